# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-janitor = le Concierge
character-janitor-text = Connaît tous les passages : silencieux dans le noir, il ferme les portes derrière lui et tire parti du moindre déchet.
card-clean-up = Coup de propre
card-clean-up-text = Retirez la panne de cette salle ou éteignez le feu qui s'y trouve.
card-service-lift = Monte-charge
card-service-lift-text = Dans un sas d'ascenseur : prenez l'ascenseur jusqu'à un autre sas, où qu'il se trouve et même sans courant, avec ceux qui l'acceptent ; il n'y a pas de jet de bruit.
card-waste-sorting = Tri des déchets
card-waste-sorting-text = Défaussez un objet : piochez 2 cartes d'une même pioche d'objets et gardez-en 1, ou rechargez entièrement le cloueur.
card-mind-the-door = Attention à la porte
card-mind-the-door-text = Déplacez-vous, ou fuyez, et fermez la porte derrière vous avant toute autre chose.
card-night-shift = Équipe de nuit
card-night-shift-text = Déplacez-vous vers une salle adjacente plongée dans le noir, sans jet de bruit.
item-nailgun = le cloueur
item-nailgun-text = Arme, capacité 6, rechargée uniquement avec la carte Tri des déchets. Jamais plus de 1 dégât.
item-pressure-washer = le nettoyeur haute pression
item-pressure-washer-text = À activer avec { item-toolbelt } ou { item-duct-tape-facility }. Objet lourd. Éteignez le feu de cette salle, ou lavez un personnage présent de son slime, ou, s'il y a du courant, forcez un Intrus présent à se replier, ce qui fait du bruit tout autour.
option-sort-waste = Se défaire { DE($item) } et piocher dans la pioche { MAJ($deck) }
option-sort-nails = Se défaire { DE($item) } et recharger le cloueur
option-shut-behind = Aller vers { $room } et fermer la porte
    .corridor = Passer par { $corridor } et fermer la porte
option-wash-off = Laver le slime { DE($seat) }
option-hose = Diriger le jet sur { $what }
