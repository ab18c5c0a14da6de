# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-scout = l'Éclaireuse
character-scout-text = Marche sans bruit, trouve ce qui échappe aux autres et tire en pleine course.
card-adrenaline = Adrénaline
card-adrenaline-text = Tirez, ou fuyez, et piochez 1 carte.
card-reconnaissance = Reconnaissance
card-reconnaissance-text = Déplacez-vous vers une salle adjacente sans jet de bruit.
card-scavenging = Récupération
card-scavenging-text = Fouillez, même là où le compteur d'objets est à 0.
item-rifle = le fusil
item-rifle-text = Arme à énergie, capacité 4.
item-motion-scanner = le détecteur de mouvement
item-motion-scanner-text = À activer avec une charge d'énergie. Objet lourd. Défaussez une carte pour refaire votre jet de bruit.
item-security-key = la clé de sécurité
item-security-key-text = À activer dans le Cockpit. Ouvrez ou fermez les portes de votre choix autour d'une salle.
option-rescan = Défausser « { $card } » et relancer le dé
option-escape = Fuir vers { $room }
    .corridor = Fuir par { $corridor }
ask-rescan =
    { $face ->
        [silence] { SANS($you) }, votre jet de bruit donne Silence. Défaussez-vous une carte pour relancer le dé ?
        [danger] { SANS($you) }, votre jet de bruit donne Danger. Défaussez-vous une carte pour relancer le dé ?
       *[other] { SANS($you) }, votre jet de bruit donne { $face }. Défaussez-vous une carte pour relancer le dé ?
    }
