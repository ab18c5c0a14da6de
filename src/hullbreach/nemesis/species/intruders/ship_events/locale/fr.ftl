# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

event-card-regeneration = Régénération
event-card-regeneration-text = Chaque Intrus sur le plateau guérit de 2 dégâts.
event-card-damage = Avaries
event-card-damage-text = Un marqueur Panne dans chaque salle où se trouve un Adulte, un Hybride ou la Reine.
event-card-flammable-compounds = Composés inflammables
event-card-flammable-compounds-text = Le feu prend dans l'Hibernatorium ; s'il y brûle déjà, il gagne les salles adjacentes.
event-card-hunt-2 = Chasse
event-card-hunt-2-text = Les Adultes hors combat se déplacent vers une salle adjacente où se trouve un personnage.
event-card-hunt-3 = Chasse
event-card-hunt-3-text = Les Adultes hors combat se déplacent vers une salle adjacente où se trouve un personnage.
event-card-scent-of-prey = Odeur de la proie
event-card-scent-of-prey-text = Un marqueur Bruit dans chaque couloir silencieux autour des personnages couverts de slime.
event-card-malfunction = Panne
event-card-malfunction-text = Un marqueur Panne dans la salle explorée au plus petit numéro.
event-card-nest = Nid
event-card-nest-text = Un marqueur Bruit dans chaque couloir silencieux autour du Nid, s'il a été découvert.
event-card-bulkheads-open = Ouverture des cloisons
event-card-bulkheads-open-text = Toutes les portes fermées s'ouvrent.
event-card-evacuation-pod-ejection = Éjection d'une capsule de sauvetage
event-card-evacuation-pod-ejection-text = La capsule au plus petit numéro part, avec quiconque est à l'intérieur.
event-card-short-circuit = Court-circuit
event-card-short-circuit-text = Un marqueur Panne dans chaque salle jaune explorée avec un ordinateur.
event-card-coolant-leak = Fuite de liquide de refroidissement
event-card-coolant-leak-text = Si la Génératrice est en panne, la séquence d'autodestruction commence.
event-card-life-support-failure = Défaillance des systèmes vitaux
event-card-life-support-failure-text = Un marqueur Panne dans chaque salle verte explorée.
