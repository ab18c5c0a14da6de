# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-captain = le Capitaine
character-captain-text = Mène l'équipage : déplace les autres, leur donne des cartes et n'est jamais à court de munitions de revolver.
card-reload = Rechargement
card-reload-text = Chargez 1 munition dans le revolver.
card-order = Ordre
card-order-text = Déplacez un autre personnage de votre salle vers une salle adjacente, qu'il le veuille ou non.
card-motivation = Motivation
card-motivation-text = Chaque personnage de votre salle, vous compris, pioche 1 carte.
card-suppressive-fire = Tir de suppression
card-suppressive-fire-text = Dépensez 1 munition : quittez la salle, ou faites-en sortir un personnage qui l'accepte, sans que les Intrus attaquent.
item-revolver = le revolver
item-revolver-text = Arme, capacité 6, rechargée uniquement avec la carte Rechargement. Une face « 2 dégâts » inflige 1 dégât de plus.
item-ship-log = le journal de bord
item-ship-log-text = À activer dans la Salle des communications. Dans une salle avec un ordinateur : consultez un objectif d'un personnage.
item-intercom = l'intercom
item-intercom-text = À activer avec les outils ou le ruban adhésif. Ordre et Motivation portent jusque dans toutes les salles avec un ordinateur.
option-motivate = Motiver tous les personnages présents
card-reload-facility = Rechargement
card-reload-facility-text = Chargez 1 munition dans une arme à énergie que vous tenez.
