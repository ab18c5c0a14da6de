# Ce qui s'est passé, avec les arguments de l'événement ; whole-* en dit toute la vérité.

## Événements : mise en place et manches

event-help-card = La place { $who-seat } est celle du joueur { $number }.
event-objectives-dealt =
    { $count ->
        [one] Le joueur { $who-number } reçoit { $count } objectif secret.
       *[other] Le joueur { $who-number } reçoit { $count } objectifs secrets.
    }
    .cards = Vos objectifs : { $cards }.
event-draft = Le joueur { $who-number } peut jouer { $first } ou { $second }.
event-character-chosen = Le joueur { $who-number } joue { $character }.
event-first-player = { MAJ($who) } a le jeton Premier joueur.
    .setup = Le joueur { $who-number } a le jeton Premier joueur.
event-round-begins = La manche { $round } commence.
event-turn-begins = { MAJ($who) } commence son tour dans { $room }.
event-drew =
    { $count ->
        [one] { MAJ($who) } pioche { $count } carte.
       *[other] { MAJ($who) } pioche { $count } cartes.
    }
    .cards =
        { $count ->
            [one] Vous piochez « { $cards } ».
           *[other] Vous piochez { $count } cartes : { $cards }.
        }
event-reshuffled = { MAJ($who) } mélange sa défausse pour former une nouvelle pioche.
event-everything-shuffled = { MAJ($who) } mélange toutes ses cartes en une seule pioche.
event-discarded = { MAJ($who) } défausse « { $card } ».
event-passed = { MAJ($who) } passe.
event-order-set = Votre consigne est enregistrée.
    .order =
        { $order ->
            [let-turn] Vous laissez tout faire pendant ce tour.
            [let-round] Vous laissez tout faire pendant cette manche.
            [hold] La question vous sera posée à chaque instant.
           *[ask] La question vous sera posée avant chacune de vos réactions.
        }

## Événements : agir

event-acts = Action { DE($who) } : { $action }.
event-acts-without-limit = { MAJ($who) } peut agir sans limite pendant ce tour.
event-everyone-passes = { MAJ($who) } allume les propulseurs : tout le monde passe et aucun Intrus n'attaque pendant cette manche.
event-interrupted = { MAJ($who) } interrompt l'action { DE($whom) } : { $action }.
event-room-used = { MAJ($who) } utilise { $place }.
event-room-used-free = { MAJ($who) } utilise { $place } sans payer.
event-moved = { MAJ($who) } se déplace vers { $room }.
event-escaping = { MAJ($who) } tente de fuir vers { $room }.
event-covered =
    { $ammo ->
        [0] { MAJ($who) } couvre le départ avec { $item } ; il ne reste plus de munitions.
        [one] { MAJ($who) } couvre le départ avec { $item } ; il reste { $ammo } munition.
       *[other] { MAJ($who) } couvre le départ avec { $item } ; il reste { $ammo } munitions.
    }
event-explored = { MAJ($who) } explore { $kind }.
event-token-revealed =
    { $token ->
        [malfunction] Le jeton Exploration { DE($room) } indique une panne.
        [doors] Le jeton Exploration { DE($room) } indique des portes.
        [fire] Le jeton Exploration { DE($room) } indique un feu.
        [slime] Le jeton Exploration { DE($room) } indique du slime.
        [danger] Le jeton Exploration { DE($room) } indique Danger.
        [lair] Le jeton Exploration { DE($room) } indique un repaire.
       *[silence] Le jeton Exploration { DE($room) } indique Silence.
    }
event-searched = { MAJ($who) } fouille { $room } ; compteur d'objets : { $left }.
event-room-peeked = { MAJ($who) } consulte la salle { $room-number } en secret.
    .place = Vous consultez la salle { $room-number } : { $place }.
    .token = Vous consultez la salle { $room-number } : { $place } (jeton : { $token }).
event-attempt-fails = On entend { $who } dans { $room } : impossible d'entrer.
event-signal-sent = { MAJ($who) } envoie le signal.
event-items-drawn =
    { $count ->
        [one] { MAJ($who) } pioche { $count } carte dans la pioche { MAJ($deck) }.
       *[other] { MAJ($who) } pioche { $count } cartes dans la pioche { MAJ($deck) }.
    }
event-item-gained =
    { $colour ->
        [red] { MAJ($who) } prend un objet rouge.
        [yellow] { MAJ($who) } prend un objet jaune.
        [green] { MAJ($who) } prend un objet vert.
        [blue] { MAJ($who) } prend un objet fabriqué.
       *[belonging] { MAJ($who) } prend un objet personnel.
    }
    .item = Vous prenez { $item }.
event-heavy-item-gained = { MAJ($who) } prend en main { $item }.
event-item-discarded = { MAJ($who) } défausse { $item }.
event-item-dropped =
    { $colour ->
        [red] { MAJ($who) } lâche un objet rouge pour de bon.
        [yellow] { MAJ($who) } lâche un objet jaune pour de bon.
        [green] { MAJ($who) } lâche un objet vert pour de bon.
        [blue] { MAJ($who) } lâche un objet fabriqué pour de bon.
       *[belonging] { MAJ($who) } lâche un objet personnel pour de bon.
    }
    .item = { MAJ($who) } lâche { $item } pour de bon.
event-item-revealed = { MAJ($who) } montre { $item } à tout le monde.
event-item-shown =
    { $colour ->
        [red] { MAJ($who) } montre un objet rouge { A($to) }.
        [yellow] { MAJ($who) } montre un objet jaune { A($to) }.
        [green] { MAJ($who) } montre un objet vert { A($to) }.
        [blue] { MAJ($who) } montre un objet fabriqué { A($to) }.
       *[belonging] { MAJ($who) } montre un objet personnel { A($to) }.
    }
    .item = { MAJ($who) } montre { $item } { A($to) }.
event-object-taken = { MAJ($who) } ramasse { $object }.
event-object-dropped = { MAJ($who) } lâche { $object } dans { $room }.
event-crafted = { MAJ($who) } fabrique { $item }.
event-quest-activated = { MAJ($who) } active { $item }.
event-attached = { MAJ($who) } fixe { $item } sur { $to }.
event-taped = { MAJ($who) } attache ensemble { $first } et { $second }.
event-reloaded =
    { $count ->
        [one] { MAJ($who) } charge { $count } munition dans { $item } ({ $ammo } au total).
       *[other] { MAJ($who) } charge { $count } munitions dans { $item } ({ $ammo } au total).
    }

## Événements : échange

event-trade-opened = { MAJ($who) } ouvre un échange dans { $room }.
event-trade-over = L'échange est terminé.
event-laid-out = { MAJ($giver) } propose quelque chose { A($taker) }.
    .colour =
        { $colour ->
            [red] { MAJ($giver) } propose un objet rouge { A($taker) }.
            [yellow] { MAJ($giver) } propose un objet jaune { A($taker) }.
            [green] { MAJ($giver) } propose un objet vert { A($taker) }.
            [blue] { MAJ($giver) } propose un objet fabriqué { A($taker) }.
           *[belonging] { MAJ($giver) } propose un objet personnel { A($taker) }.
        }
    .item = { MAJ($giver) } propose { $item } { A($taker) }.
    .object = { MAJ($giver) } propose { $object } { A($taker) }.
event-asked-for = { MAJ($taker) } demande quelque chose { A($giver) }.
    .colour =
        { $colour ->
            [red] { MAJ($taker) } demande un objet rouge { A($giver) }.
            [yellow] { MAJ($taker) } demande un objet jaune { A($giver) }.
            [green] { MAJ($taker) } demande un objet vert { A($giver) }.
            [blue] { MAJ($taker) } demande un objet fabriqué { A($giver) }.
           *[belonging] { MAJ($taker) } demande un objet personnel { A($giver) }.
        }
    .item = { MAJ($taker) } demande { $item } { A($giver) }.
    .object = { MAJ($taker) } demande { $object } { A($giver) }.
event-offer-proposed = { MAJ($who) } présente une offre, qui concerne { $to }.
event-offer-refused = { MAJ($by) } refuse l'offre { DE($who) }.
event-item-traded =
    { $colour ->
        [red] { MAJ($giver) } donne un objet rouge { A($taker) }.
        [yellow] { MAJ($giver) } donne un objet jaune { A($taker) }.
        [green] { MAJ($giver) } donne un objet vert { A($taker) }.
        [blue] { MAJ($giver) } donne un objet fabriqué { A($taker) }.
       *[belonging] { MAJ($giver) } donne un objet personnel { A($taker) }.
    }
    .item = { MAJ($giver) } donne { $item } { A($taker) }.
event-object-traded = { MAJ($giver) } donne { $object } { A($taker) }.

## Événements : bruit et rencontres

event-noise-rolled =
    { $face ->
        [silence] Jet de bruit { DE($who) } : Silence.
        [danger] Jet de bruit { DE($who) } : Danger.
       *[other] Jet de bruit { DE($who) } : { $face }.
    }
event-silence-broken = Le slime trahit { $who }.
event-noise-placed = Bruit dans { $corridor }.
event-noise-again = Encore du bruit dans { $corridor } : on a entendu { $who }.
event-noise-cleared = Le bruit cesse autour { DE($room) }.
event-noise-roll-skipped = { MAJ($who) } est en combat et ne fait pas de jet de bruit.
event-danger = Danger dans { $room }.
event-encounter = Rencontre dans { $room } : { $who }.
event-token-drawn = On tire du sac un { $token }.
event-nothing-there = Rien en vue, mais du bruit tout autour { DE($room) }.
event-no-miniature = Il ne reste aucune figurine { SANS($kind) } à faire apparaître.
event-intruder-appears = { MAJ($foe) } apparaît dans { $room } !
event-surprise-check =
    { $surprised ->
        [yes]
            { $cards ->
                [one] { MAJ($who) } a { $cards } carte contre une valeur de { $number } : attaque surprise !
               *[other] { MAJ($who) } a { $cards } cartes contre une valeur de { $number } : attaque surprise !
            }
       *[no]
            { $cards ->
                [one] { MAJ($who) } a { $cards } carte contre une valeur de { $number } : pas d'attaque surprise.
               *[other] { MAJ($who) } a { $cards } cartes contre une valeur de { $number } : pas d'attaque surprise.
            }
    }

## Événements : Intrus

event-attack =
    { $surprise ->
        [yes] { MAJ($foe) } attaque { $who } par surprise.
       *[no] { MAJ($foe) } attaque { $who }.
    }
event-attack-card =
    { $hits ->
        [yes] « { $card } » touche { $who }.
       *[no] « { $card } » ne s'applique pas { A($foe) } : { $who } ne subit rien.
    }
event-attack-ignored = { MAJ($who) } ignore l'attaque avec « { MAJ(SANS($card)) } ».
event-attack-deck-reshuffled = La pioche Attaque d'Intrus est de nouveau mélangée.
event-larva-infests = { MAJ($foe) } s'accroche { A($who) }.
event-intruder-transforms = { MAJ($foe) } change de forme dans { $room }.
event-intruder-moves = { MAJ($foe) } se déplace vers { $room }.
event-intruder-blocked = { MAJ($foe) } se heurte à une porte fermée { DE($room) }.
event-intruder-hides =
    { $returned ->
        [yes] { MAJ($foe) } retourne dans l'ombre.
       *[no] { MAJ($foe) } quitte { $room }.
    }
event-intruder-heals =
    { $count ->
        [one]
            { $total ->
                [0] { MAJ($foe) } guérit de { $count } dégât ; il n'en reste aucun.
               *[other] { MAJ($foe) } guérit de { $count } dégât ; il en reste { $total }.
            }
       *[other]
            { $total ->
                [0] { MAJ($foe) } guérit de { $count } dégâts ; il n'en reste aucun.
               *[other] { MAJ($foe) } guérit de { $count } dégâts ; il en reste { $total }.
            }
    }
event-intruder-dies = { MAJ($foe) } meurt dans { $room }.
event-injured =
    { $count ->
        [one] { MAJ($foe) } subit { $count } dégât ({ $total } au total).
       *[other] { MAJ($foe) } subit { $count } dégâts ({ $total } au total).
    }
event-injury-check =
    { $result ->
        [dies] Valeur de sang { $blood } : assez pour tuer { $foe }.
        [retreat] { MAJ($foe) } bat en retraite.
       *[lives]
            { $blood ->
                [one] { MAJ($foe) } survit : il fallait { $blood } dégât.
               *[other] { MAJ($foe) } survit : il fallait { $blood } dégâts.
            }
    }
event-retreats = { MAJ($foe) } se replie par le couloir { $number }.
event-egg-added = La Reine pond un œuf ; le Nid en contient { $count }.
event-egg-hatches =
    { $count ->
        [0] Un œuf éclot ; il n'en reste aucun dans le Nid.
       *[other] Un œuf éclot ; il en reste { $count } dans le Nid.
    }
event-eggs-destroyed =
    { $count ->
        [one] { $count } œuf est détruit dans { $room }.
       *[other] { $count } œufs sont détruits dans { $room }.
    }
event-nest-destroyed = Le Nid est détruit.
event-queen-in-nest = La Reine rejoint son Nid.
event-weakness-discovered = { MAJ($who) } analyse { $object } et découvre le point faible « { $weakness } ».

## Événements : se battre

event-grenade-thrown = { MAJ($who) } lance une grenade sur { $target } dans { $room }.
event-molotov-thrown =
    { $eggs ->
        [yes] { MAJ($who) } lance une bouteille enflammée sur les œufs { DE($room) }.
       *[no] { MAJ($who) } lance une bouteille enflammée dans { $room }.
    }
event-decoy-thrown = { MAJ($who) } lance un leurre dans { $room }.
event-shot =
    { $ammo ->
        [0] { MAJ($who) } tire sur { $target } avec { $item } ; il ne reste plus de munitions.
        [one] { MAJ($who) } tire sur { $target } avec { $item } ; il reste { $ammo } munition.
       *[other] { MAJ($who) } tire sur { $target } avec { $item } ; il reste { $ammo } munitions.
    }
event-ammo-spent =
    { $ammo ->
        [0] { MAJ($who) } continue à tirer avec { $item } ; il ne reste plus de munitions.
        [one] { MAJ($who) } continue à tirer avec { $item } ; il reste { $ammo } munition.
       *[other] { MAJ($who) } continue à tirer avec { $item } ; il reste { $ammo } munitions.
    }
event-combat-rolled =
    { $face ->
        [blank] { MAJ($who) } obtient une face vierge.
        [creeper] { MAJ($who) } obtient la petite touche, qui n'atteint que les Larves et les Griffeurs.
        [adult] { MAJ($who) } obtient la grande touche, qui atteint les Adultes et les Intrus plus petits.
        [hit] { MAJ($who) } obtient une touche.
       *[double] { MAJ($who) } obtient une double touche.
    }
event-shot-result =
    { $injuries ->
        [0] { MAJ($who) } manque { $target }.
        [one] { MAJ($who) } touche { $target } et inflige { $injuries } dégât.
       *[other] { MAJ($who) } touche { $target } et inflige { $injuries } dégâts.
    }
event-melee-result =
    { $injuries ->
        [0] { MAJ($who) } attaque { $target } au corps-à-corps et manque son coup.
       *[other] { MAJ($who) } frappe { $target } au corps-à-corps.
    }

## Événements : blessures et contamination

event-light-wound =
    { $count ->
        [1] { MAJ($who) } subit une blessure légère.
       *[other] { MAJ($who) } subit une deuxième blessure légère.
    }
event-light-to-serious = Les blessures légères { DE($who) } deviennent une blessure grave.
event-serious-wound = { MAJ($who) } subit une blessure grave : { $wound }.
event-wound-dressed = Une { $wound } { DE($who) } est pansée.
event-wound-healed = Une { $wound } { DE($who) } est soignée.
event-light-healed =
    { $count ->
        [one] Une blessure légère { DE($who) } est soignée.
       *[other] { $count } blessures légères { DE($who) } sont soignées.
    }
event-burned = { MAJ($who) } brûle.
event-slimed = Le slime recouvre { $who }.
event-slime-removed = { MAJ($who) } se débarrasse du slime.
event-contaminated = { MAJ($who) } prend une carte Contamination.
event-scanned =
    { $infected ->
        [0] Cartes Contamination { DE($who) } au scanner : aucune n'est infectée.
        [one] Cartes Contamination { DE($who) } au scanner : { $infected } infectée sur { $count }.
       *[other] Cartes Contamination { DE($who) } au scanner : { $infected } infectées sur { $count }.
    }
event-contamination-removed =
    { $count ->
        [one] { $count } carte Contamination { DE($who) } quitte le jeu.
       *[other] { $count } cartes Contamination { DE($who) } quittent le jeu.
    }
event-infested = { MAJ($who) } porte une Larve.
event-larva-removed = { MAJ($who) } se débarrasse de la Larve.
event-died = { MAJ($who) } meurt dans { $room }.

## Événements : le vaisseau

event-door-opened = La porte { DE($corridor) } s'ouvre.
event-door-closed = La porte { DE($corridor) } se ferme.
event-door-destroyed = La porte { DE($corridor) } est détruite.
event-fire-placed = Feu dans { $room }.
event-fire-removed = Le feu est éteint dans { $room }.
event-malfunction-placed = Panne dans { $room }.
event-malfunction-removed = La panne est réparée dans { $room }.
event-items-burnt = Les objets brûlent dans { $room }.
event-time-advances = La piste temporelle indique { $time }.
event-escaped = { MAJ($who) } réussit à s'échapper.
event-hibernates = { MAJ($who) } entre en hibernation.

## Événements : la phase Événement

event-event-drawn = Événement : « { $card } ».
event-event-removed = « { $card } » quitte le jeu.
event-event-deck-reshuffled = La pioche Événement est de nouveau mélangée.
event-event-seen = { MAJ($who) } consulte le prochain événement en secret.
    .event = Vous voyez le prochain événement : « { $event } ».
event-event-buried = { MAJ($who) } met le prochain événement sous la pioche.
event-bag-drawn = Tiré du sac : { $token }.
event-token-added = Un jeton { SANS($kind) } rejoint le sac.
event-token-removed = Le jeton { SANS($kind) } quitte le sac.
event-something-moves = Quelque chose s'agite. Chacun fait un jet de bruit.

## Événements : la fin

event-nobody-left = Plus personne n'est éveillé à bord du vaisseau.
event-perished = { MAJ($who) } périt.
event-victory-check =
    { $alive ->
        [0] Personne n'a survécu.
        [one] Un seul survivant. Qui a gagné ?
       *[other] { $alive } survivants. Qui a gagné ?
    }
event-final-draw = { MAJ($who) } pioche : { $cards }.
event-objective-chosen = { MAJ($who) } garde un objectif.
    .removed = { MAJ($who) } garde un objectif et retire { $removed }, face cachée.
    .kept = Vous gardez « { $kept } ».
event-objective-seen = { MAJ($who) } consulte en secret { $deck } { DE($other) }.
    .objective = Vous consultez { $deck } { DE($other) } : « { $objective } ».
event-objective-revealed =
    { $met ->
        [yes] L'objectif { DE($who) } était « { $objective } » : rempli.
       *[no] L'objectif { DE($who) } était « { $objective } » : non rempli.
    }
whole-objectives-dealt = Objectifs { DE($who) } : { $cards }.
whole-drew =
    { $count ->
        [one] { MAJ($who) } pioche : { $cards }.
       *[other] { MAJ($who) } pioche { $count } cartes : { $cards }.
    }
whole-order-set = Quelqu'un donne une consigne.
whole-room-peeked = { MAJ($who) } consulte en secret la salle { $room-number } : { $place }.
    .token = { MAJ($who) } consulte en secret la salle { $room-number } : { $place } (jeton : { $token }).
whole-item-gained = { MAJ($who) } prend { $item }.
whole-event-seen = { MAJ($who) } consulte en secret le prochain événement : « { $event } ».
whole-objective-chosen = { MAJ($who) } garde « { $kept } ».
whole-objective-seen = { MAJ($who) } consulte en secret { $deck } { DE($other) } : « { $objective } ».

## Le mode coopératif

event-common-objectives =
    { $cards-count ->
        [one] L'objectif commun, visible de tous : { $cards }.
       *[other] Les objectifs communs, visibles de tous : { $cards }.
    }
event-revived = { MAJ($who) } revient à la vie dans { $room }.
event-revival-blocked = Impossible de réanimer { $who } : une panne ou un Intrus dans { $room }.
event-common-objective =
    { $met ->
        [yes] « { $objective } » : atteint.
       *[no] « { $objective } » : manqué.
    }

## Événements : cartes et objets que seuls certains jeux ont

event-tour = { MAJ($who) } emmène { $other } vers { $room }.
event-noise-roll-avoided = { MAJ($who) } passe inaperçu dans le noir.
event-noise-taken-away = Bruit retiré : { $corridors }.
event-hushed = { MAJ($who) } étouffe le bruit des couloirs { DE($room) }.
event-baited = { MAJ($who) } attire { $foe } vers { $room }.
event-attack-redirected = { MAJ($who) } se fait oublier, et { $foe } se tourne contre { $other }.
event-darkness-ignored = { MAJ($who) } n'a rien à craindre du noir : « { $event } » y reste sans effet « dans le noir ».
event-advantage-rolled =
    { $face ->
        [creeper] { MAJ($who) } obtient la petite touche, qui n'atteint que les Larves et les Griffeurs.
        [adult] { MAJ($who) } obtient la grande touche, qui atteint les Adultes et les Intrus plus petits.
        [discard-for-hit] { MAJ($who) } obtient une touche qui demande de défausser une carte.
        [hit-or-discard-for-two] { MAJ($who) } obtient une touche qu'une carte défaussée peut doubler.
       *[hit] { MAJ($who) } obtient une touche.
    }
event-ammo-lost =
    { $count ->
        [one] { MAJ($who) } perd { $count } munition { DE($item) } ; il en reste { $ammo }.
       *[other] { MAJ($who) } perd { $count } munitions { DE($item) } ; il en reste { $ammo }.
    }
event-thermite-thrown =
    { $eggs ->
        [yes] { MAJ($who) } lance une charge de thermite sur les œufs { DE($room) }.
       *[no] { MAJ($who) } lance une charge de thermite dans { $room }.
    }
