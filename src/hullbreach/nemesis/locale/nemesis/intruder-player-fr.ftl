# Le joueur Intrus : questions, options et événements.

## Le joueur Intrus

option-attack = Attaquer avec { $intruder }
option-danger = Danger dans { $room }
option-hunt = Lancer les Adultes en chasse
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
