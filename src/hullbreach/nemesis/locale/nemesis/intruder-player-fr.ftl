# Le joueur Intrus : questions, options et événements.

## Le joueur Intrus

ask-control-intruders = { SANS($you) }, votre personnage est mort. Voulez-vous continuer en jouant les Intrus ?
ask-intruder-action = { SANS($you) }, jouez une carte pour les Intrus ou passez.
ask-attack-card = { SANS($you) }, { $foe } attaque { $target } : laquelle des cartes piochées résolvez-vous ? Les autres vont sous la pioche.
ask-event = { SANS($you) }, lequel des événements piochés a lieu ?
ask-keep-one-card = { SANS($you) }, vous pouvez garder une carte ; les autres sont défaussées.
option-control-intruders = Contrôler les Intrus
option-stay-out = Ne plus prendre part à la partie
option-move-with = Déplacer un Intrus avec « { $card } »
option-attack-with = Attaquer avec « { $card } »
option-effect-of = Utiliser l'effet de « { $card } »
option-send = Envoyer { $intruder } par { $corridor }
option-attack = Attaquer avec { $intruder }
option-resolve = Résoudre « { $what } »
option-keep-card = Garder « { $card } »
option-keep-no-card = Ne garder aucune carte
option-danger = Danger dans { $room }
option-break-doors = Détruire les portes fermées autour { DE($room) }
option-stalk = Imposer un jet de bruit { A($seat) }
option-hunt = Lancer les Adultes en chasse
option-plan-event = Piocher trois événements et en résoudre un
option-call = Appeler un autre Intrus dans { $room }
option-onslaught = Faire attaquer tous les Intrus dans { $room }
option-grow = Faire grandir { $what }
option-lick-wounds = Soigner { $intruder }
option-hide = Cacher { $intruder }
event-intruder-player = { MAJ($who) } continue comme joueur Intrus à partir de la manche { $round }.
event-intruders-left-alone = Personne ne contrôle les Intrus.
event-intruder-turn-begins = { MAJ($who) }, joueur Intrus, commence son tour.
event-attack-cards-drawn =
    { $count ->
        [one] { MAJ($who) } pioche { $count } carte Attaque d'Intrus.
       *[other] { MAJ($who) } pioche { $count } cartes Attaque d'Intrus.
    }
    .cards = Vous piochez : { $cards }.
event-attack-cards-returned =
    { $count ->
        [one] { $count } carte Attaque d'Intrus va sous la pioche.
       *[other] { $count } cartes Attaque d'Intrus vont sous la pioche.
    }
event-event-cards-drawn =
    { $count ->
        [one] { MAJ($who) } pioche { $count } carte Événement en secret.
       *[other] { MAJ($who) } pioche { $count } cartes Événement en secret.
    }
    .cards = Vous piochez ces événements : { $cards }.
event-event-cards-returned =
    { $top ->
        [yes] Les autres événements ({ $count }) retournent sur la pioche.
       *[no] Les autres événements ({ $count }) vont sous la pioche.
    }
outcome-intruders-let-nobody-win = { MAJ($who) } menait les Intrus, et personne n'a gagné.
outcome-intruders-were-escaped = { MAJ($who) } menait les Intrus, mais quelqu'un a gagné quand même.
status-intruder-player =
    { $hand ->
        [one] Contrôle les Intrus : { $hand } carte en main, { $deck } dans la pioche.
       *[other] Contrôle les Intrus : { $hand } cartes en main, { $deck } dans la pioche.
    }
