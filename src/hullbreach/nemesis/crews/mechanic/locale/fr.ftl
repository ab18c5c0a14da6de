# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-mechanic = le Mécano
character-mechanic-text = Répare tout sur-le-champ, fabrique avec trois fois rien et rampe derrière les cloisons.
card-inventive = Inventif
card-inventive-text = Retirez une panne, intervenez sur un moteur, ou fabriquez un objet en utilisant n'importe quel objet jaune à la place d'un outil.
card-pyrotechnics = Pyrotechnie
card-pyrotechnics-text = Défaussez un objet pour mettre le feu à cette salle, ou éteignez le feu qui s'y trouve.
card-technical-corridors = Conduits
card-technical-corridors-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre, puis passez.
item-sawed-off-shotgun = le fusil à canon scié
item-sawed-off-shotgun-text = Arme à énergie, capacité 2. Une face « 1 dégât » compte comme une face « 2 dégâts ».
item-plasma-torch = le chalumeau à plasma
item-plasma-torch-text = À activer dans l'Entrepôt. Ouvrez ou fermez une porte de cette salle, même détruite.
item-flashlight = la lampe torche
item-flashlight-text = À activer avec une charge d'énergie. Fouillez ici au prix de 2 cartes.
option-place-fire = Mettre le feu à cette salle
    .item = Mettre le feu à cette salle avec { $item }
card-quick-repairs-facility = Réparations rapides
card-quick-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
card-inventive-facility = Inventif
card-inventive-facility-text = Retirez une panne, faites venir l'ascenseur dans votre sas, ou fabriquez un objet en utilisant n'importe quel objet jaune à la place d'un outil.
