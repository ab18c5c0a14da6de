# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

card-rest = Repos
card-rest-text = Scannez les cartes Contamination de votre main : les cartes saines sont retirées du jeu, une carte infectée amène une Larve.
card-demolition = Démolition
card-demolition-text = Détruisez une porte fermée de cette salle, ou placez ici un marqueur Panne.
card-search = Fouille
card-search-text = Baissez le compteur d'objets de 1, piochez 2 objets de la couleur de la salle et gardez-en 1.
card-interruption = Interruption
card-interruption-text = Réaction : annulez l'action, ou l'Interruption, d'un autre personnage dans votre salle. Ce qui a été payé reste payé.
card-basic-repairs = Réparations de base
card-basic-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
card-repairs = Réparations
card-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
card-quick-repairs = Réparations rapides
card-quick-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
option-destroy-door = Détruire la porte { DE($corridor) }
option-scan-hand = Scanner les cartes Contamination en main
card-basic-repairs-facility = Réparations de base
card-basic-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
card-repairs-facility = Réparations
card-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
