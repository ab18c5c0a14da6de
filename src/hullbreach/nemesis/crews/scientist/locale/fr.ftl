# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-scientist = la Scientifique
character-scientist-text = Commande tous les ordinateurs à distance et voit venir le prochain événement.
card-intranet = Intranet
card-intranet-text = Dans une salle avec un ordinateur, utilisez gratuitement n'importe quelle salle dont l'ordinateur fonctionne.
card-access-denied = Accès refusé
card-access-denied-text = Utilisez gratuitement votre salle si elle a un ordinateur, ou placez un marqueur Panne dans n'importe quelle salle avec un ordinateur.
card-risk-assessment = Évaluation des risques
card-risk-assessment-text = Dans une salle avec un ordinateur, consultez le prochain événement et laissez-le en place ou remettez-le sous la pioche.
item-holographic-computer = l'ordinateur holographique
item-holographic-computer-text = À activer dans la Génératrice. Objet lourd. Intranet et Évaluation des risques fonctionnent depuis n'importe quelle salle.
item-lab-equipment = le matériel de laboratoire
item-lab-equipment-text = À activer avec les produits chimiques. Découvrez le point faible d'un cadavre, d'une carcasse ou d'un œuf de votre salle.
option-look-at-event = Consulter le prochain événement
