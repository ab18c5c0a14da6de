# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

event-card-regeneration-facility = Régénération
event-card-regeneration-facility-text = Chaque Intrus sur le plateau guérit de 1 dégât ; dans le noir, de tous ses dégâts.
event-card-flammable-stores = Stocks inflammables
event-card-flammable-stores-text = Le feu prend dans le Dépôt ; s'il y brûle déjà, il gagne les salles adjacentes.
event-card-hunt-2-facility = Chasse
event-card-hunt-2-facility-text = Les Adultes hors combat se déplacent vers la salle adjacente au plus petit numéro où se trouve un personnage. Dans le noir, les autres Intrus aussi.
event-card-hunt-3-facility = Chasse
event-card-hunt-3-facility-text = Les Adultes hors combat se déplacent vers la salle adjacente au plus petit numéro où se trouve un personnage. Dans le noir, les autres Intrus aussi.
event-card-scent-of-prey-facility = Odeur de la proie
event-card-scent-of-prey-facility-text = Un marqueur Bruit dans chaque couloir silencieux autour des personnages couverts de slime. Dans le noir, ceux qui sont hors combat font ensuite un jet de bruit.
event-card-brownout = Baisse de tension
event-card-brownout-text = Le jeton Courant encore actif au plus grand numéro s'éteint. S'il n'en reste aucun, un marqueur Bruit dans les conduits.
event-card-unscheduled-launch = Lancement imprévu
event-card-unscheduled-launch-text = Le prochain jeton SAF est révélé et retiré du jeu : ses nacelles partent trop tôt, et vides.
