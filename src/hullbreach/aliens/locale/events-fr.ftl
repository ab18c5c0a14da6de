# Ce qui s'est passé, avec les arguments de l'événement.

## Mise en place et tours

event-mission-begins = Mission : { $mission }.
event-hero-chosen = Le joueur { $seat-seat } joue { $who }.
event-kitted-out =
    { $cards-count ->
        [0] { $who } ne prend aucun équipement.
       *[other] { $who } prend : { $cards }.
    }
event-placed = { $who } commence dans { $space }.
event-sentry-placed = { MAJ($gun) } se dresse dans { $space }, vers { $facing }.
event-turn-begins = Tour { $turn }.
event-dials-reset = Tous les cadrans de visée reviennent à leur valeur.
event-token-given = { MAJ($seat) } commence.
event-token-passed = { MAJ($seat) } reçoit le jeton d'activation.
event-activated = { $who } agit.
event-alien-phase = La phase des aliens du tour { $turn } commence.
event-finish-phase = Le tour { $turn } se termine.
event-mission-won =
    { $why ->
        [called] L'escouade termine la mission : c'est gagné.
       *[requirements-met] Tout ce que demande la mission est accompli : c'est gagné.
    }
event-mission-lost =
    { $why ->
        [nobody-left] Il n'y a plus personne sur les plateaux : la mission est perdue.
        [all-down] Il n'y a plus personne debout : la mission est perdue.
        [endurance-run-out] Il n'y a plus de cartes d'endurance : la mission est perdue.
        [nobody-trapped-left] Il n'y a plus personne à sauver du groupe piégé : la mission est perdue.
        [too-few-left] Il ne reste plus assez de monde pour sortir : la mission est perdue.
       *[other] La mission est perdue.
    }

## Cartes

event-drew = { $who } pioche « { MAJ(SANS($card)) } ».
event-returned-unseen = { $who } n'a pas de main : la carte va, face cachée, sous la pile d'épuisement.
event-exhausted =
    { $count ->
        [one] { $count } carte est épuisée.
       *[other] { $count } cartes sont épuisées.
    }
event-shortfall-discarded =
    { $count ->
        [one] La pioche est vide : { $count } carte de la pile d'épuisement est défaussée à la place.
       *[other] La pioche est vide : { $count } cartes de la pile d'épuisement sont défaussées à la place.
    }
event-recycled =
    { $count ->
        [0] Aucune carte ne peut être recyclée.
        [one] { $count } carte de la pile d'épuisement est recyclée.
       *[other] { $count } cartes de la pile d'épuisement sont recyclées.
    }
event-recycled-from-hand = { MAJ($seat) } recycle des cartes de sa main : { $cards }.
event-deck-reshuffled =
    { $count ->
        [one] La carte de mélange est sur le dessus : la carte qu'elle couvrait devient la nouvelle pioche.
       *[other] La carte de mélange est sur le dessus : les { $count } cartes qu'elle couvrait, mélangées, deviennent la nouvelle pioche.
    }
event-revealed = Carte révélée : « { MAJ(SANS($card)) } ».
    .who = { MAJ($who) } révèle « { MAJ(SANS($card)) } ».
event-discarded = { MAJ($who) } défausse « { MAJ(SANS($card)) } ».
event-event-played = { MAJ($seat) } joue « { $card } ».
event-lets-it-be = { MAJ($seat) } ne joue plus d'événement pendant cette phase.
event-hazard-strikes = Péril : « { $card } ».
    .who = Péril pour { $who } : « { $card } ».
event-hazard-ignored = Le péril est ignoré : « { $card } ».
event-looked-at-cards = { $who } regarde ces cartes : { $cards }.
event-took-card = { $who } prend « { MAJ(SANS($card)) } ».
event-equipped = { $who } s'équipe { DE($card) }.
event-unequipped = { $who } retire { $card }.

## Ce que font les personnages

event-stepped = { $who } fait un pas vers { $space }.
event-moved = { $who } se déplace vers { $space }.
event-stopped = { $who } s'arrête dans { $space } : quelque chose est tout près.
event-put-back = { $who } ne peut pas rester là et revient dans { $space }.
event-left-by-exit =
    { $carries ->
        [yes] { $who } part par la sortie et emmène Newt.
       *[no] { $who } part par la sortie.
    }
event-acts = { $who } effectue une action hors de son activation.
event-aims = { $who } vise : le cadran indique { $dial }.
event-rests = { $who } se repose.
event-clears-jam = { $who } désenraye son arme.
event-tech-test =
    { $passed ->
        [yes] { $who } réussit un test technique : { $face }, il fallait { $needs } ou moins.
       *[no] { $who } rate un test technique : { $face }, il fallait { $needs } ou moins.
    }
event-barricade-built = { $who } barricade { $at }.
event-barricade-removed = La barricade { DE($at) } disparaît.
    .who = { $who } retire la barricade { DE($at) }.
event-barricade-broken = Un { $face } : la barricade { DE($at) } cède.
event-barricade-holds = Un { $face } : la barricade { DE($at) } tient.
event-left-behind = Ce que portait { $who } reste dans { $space }.
event-takes = { $who } porte désormais { $token }.
event-opens = { $who } ouvre une caisse.
event-token-turned = { $who } retourne un écho de mission dans { $space } : { SANS($token) }.
event-scanned = { $who } scanne une case dans { $space }.
    .number =
        { $number ->
            [one] { $who } lit l'écho { DE($space) } : { $number } alien.
           *[other] { $who } lit l'écho { DE($space) } : { $number } aliens.
        }
    .token = { $who } lit l'écho de mission { DE($space) } : { SANS($token) }.
event-ordered = { $who } donne une action à { $whom }.

## Tirer

event-attacks = { $who } attaque avec { $card }.
    .alien = { $who } attaque { $alien } avec { $card }.
    .space = { $who } tire avec { $card } vers { $space }, et tout autour.
event-shot-hits = { $who } obtient { $face } et touche ({ $needs } ou moins).
event-shot-misses = { $who } obtient { $face } et manque (il fallait { $needs } ou moins).
event-area-roll =
    { $hit ->
        [yes] Un { $face } touche ({ $needs } ou moins) : { $target }.
       *[no] Un { $face } manque (il fallait { $needs } ou moins) : { $target }.
    }
event-rerolled = { $who } relance le dé.
event-aim-drops = Le cadran de { $who } descend à { $dial }.
event-alien-hit = { MAJ($alien) } est touché, il en reste { $left }.
event-alien-killed = { MAJ($alien) } est mort.
event-blip-shot = L'écho { DE($space) } disparaît.
event-sentry-fires =
    { $hit ->
        [yes] { MAJ($gun) } tire vers { $space } et touche avec un { $face }.
       *[no] { MAJ($gun) } tire vers { $space } et manque avec un { $face }.
    }
event-sentry-empty = { MAJ($gun) } n'a plus de munitions.
event-draws-fire = { MAJ($alien) } s'expose au tir défensif.

## Ce qui chasse

event-blip-placed = Un écho apparaît dans { $space }.
event-blip-discarded = Rien ne passe par { $at }.
event-blips-hurry = Il ne reste aucun écho à faire entrer : ceux des plateaux se déplacent de 3 cases.
event-blip-spotted =
    { $number ->
        [one] Un écho est repéré dans { $space } : { $number } alien.
       *[other] Un écho est repéré dans { $space } : { $number } aliens.
    }
event-aliens-appear = { MAJ($alien) } apparaît dans { $space }.
event-facehugger-appears = { MAJ($alien) } apparaît dans { $space }.
event-blips-move =
    { $speed ->
        [0] { MAJ(SANS($side)) } : un { $face }, les échos ne bougent pas.
        [one] { MAJ(SANS($side)) } : un { $face }, les échos se déplacent de { $speed } case.
       *[other] { MAJ(SANS($side)) } : un { $face }, les échos se déplacent de { $speed } cases.
    }
event-alien-stepped = Mouvement vers { $space } : { $mover }.
event-alien-attacks = { MAJ($alien) } attaque { $who }.
event-defended =
    { $countered ->
        [yes] { $who } esquive et contre-attaque : { $result }, pour une défense de { $needs }.
       *[no] { $who } esquive : { $result }, pour une défense de { $needs }.
    }
event-defense-fails = { $who } n'esquive pas : { $result }, pour une défense de { $needs }.
event-knocked-down = { $who } est à terre.
event-hugged = Un agrippeur saisit { $who }.
event-stands-up = { $who } se relève.
event-carried-away = { MAJ($alien) } emporte { $who }.
event-character-lost =
    { $how ->
        [attack] { $who } meurt.
        [area] { $who } meurt sous le feu de l'escouade.
        [sentry] { $who } meurt sous le feu d'une tourelle.
        [left-behind] { $who } reste en arrière.
       *[captured] Les aliens capturent { $who }.
    }
event-hand-lost = { MAJ($seat) } perd toute sa main.
event-hero-taken = Le joueur { $seat-seat } joue désormais { $who }.
event-player-out = { MAJ($seat) } ne joue plus dans cette mission.
event-tunnel-dug = Un tunnel s'ouvre dans { $space }.
event-tracker-drawn =
    { $place ->
        [0] { MAJ($seat) } pioche une carte détecteur de niveau { $level } : « { $card } ».
       *[other] { MAJ($seat) } pioche une carte détecteur de niveau { $level } : « { $card } », au point d'entrée { $place }.
    }
event-tracker-empty = La pioche détecteur est vide.
event-tracker-reshuffled =
    { $count ->
        [one] La pioche détecteur est refaite avec { $count } carte.
       *[other] La pioche détecteur est refaite avec { $count } cartes.
    }
event-tracker-seen = Les prochaines cartes détecteur : { $cards }.
event-tracker-buried = La carte détecteur du dessus va sous la pioche sans être vue.
    .card = Retirée de la pioche détecteur : « { $card } ».
event-bonus = Le bonus de « { $card } » s'applique.
event-swarm-grows = { MAJ($alien) } grossit : { $number } aliens.

## Missions

event-mission-event =
    { $what ->
        [newt-way-home] D'autres arrivent : un écho entre aux points d'entrée 1 et 3.
        [escape-facehuggers] Des œufs s'ouvrent : des agrippeurs en sortent.
        [rescue-stir] Le nid s'agite : un écho entre aux points d'entrée 1 et 2.
        [survive-ship-a] Le vaisseau est à la sortie A.
        [survive-ship-b] Le vaisseau est à la sortie B.
        [survive-tunnel] Le sol s'ouvre : un tunnel est creusé.
        [survive-dish] L'antenne est orientée : le vaisseau reste plus longtemps.
       *[purge-held] Les purges sont retardées d'un tour.
    }
event-freed = { $who } libère { $whom }.
event-ship-called = { $who } appelle le vaisseau au tour { $turn }.
event-steam = La vapeur envahit { $side }.
event-scalded = La vapeur tue ce qui était dans { $space }.

## La campagne

event-card-saved = { MAJ($seat) } sauve « { MAJ(SANS($card)) } » de la défausse.
event-hazards-return = Des périls retournent dans la pioche : { $cards }.
event-cards-removed = Retirées pour le reste de la campagne : { $cards }.
event-cards-return =
    { $count ->
        [one] { $count } carte retourne dans la pioche.
       *[other] { $count } cartes retournent dans la pioche.
    }
event-crates-paid = Retrouvées dans les caisses : { $cards }.
event-next-mission = Prochaine mission : { $mission }.
event-score-step =
    { $step ->
        [gather] On rassemble tout ce qui reste : { $count } cartes.
        [lost] Cartes retirées pour les personnages perdus : { $count }.
        [newt-lost] Newt est perdue : { $count } cartes sont retirées.
        [newt-safe] Newt est sauve : jusqu'à { $count } cartes reviennent.
       *[discards] La défausse ne compte pas.
    }
event-final-score = La campagne se termine avec { $score } cartes : « { $rank } ».
