# Ce qui est demandé à un joueur, et ce qu'attendent les autres. On nomme le personnage plutôt que le joueur, car les
# troupiers agissent aussi.

## Mise en place

ask-hero = { MAJ(SANS($you)) }, quel héros jouez-vous ?
ask-how-to-gear-up = { MAJ(SANS($you)) }, comment l'escouade s'équipe-t-elle ?
ask-gear-up = { $who } : quelles armes et quel équipement ?
    .option-done = Rien de plus
ask-where-to-begin = Où commence { $who } ?
ask-sentry-room = Où se dresse la tourelle { $number } ?
ask-sentry-space = Sur quelle case se dresse la tourelle { $number } ?
ask-sentry-facing = De quel côté regarde la tourelle { $number } ?

## La phase des Marines

ask-who-goes-first = { MAJ(SANS($you)) }, qui reçoit le jeton d'activation et commence ?
ask-which-hero = { MAJ(SANS($you)) }, lequel de vos héros agit d'abord ?
ask-which-grunt =
    { $count ->
        [one] { $who } peut encore faire agir un troupier. Lequel ?
       *[other] { $who } peut faire agir { $count } troupiers, l'un après l'autre. Lequel ?
    }
ask-next-grunt = { MAJ(SANS($you)) }, quel troupier agit ensuite ?
ask-equip = Avant l'activation de { $who } : équiper des cartes, ou en retirer ?
ask-where-to =
    { $count ->
        [one] { $who } peut faire un pas. Vers où ?
       *[other] { $who } peut faire jusqu'à { $count } pas. Vers où ?
    }
ask-draw = { $who } peut piocher. Combien de cartes ?
ask-recycle =
    { $count ->
        [one] { $who } peut recycler une carte. Laquelle ?
       *[other] { $who } peut recycler { $count } cartes. Laquelle d'abord ?
    }
    .option-done = Ne plus recycler
ask-discard =
    { $count ->
        [one] { $who } doit défausser une carte. D'où ?
       *[other] { $who } doit défausser { $count } cartes. D'où vient la première ?
    }
ask-order = { MAJ(SANS($you)) }, dépensez-vous trois cartes de votre main pour donner une action à un autre Marine ?
ask-swap = { MAJ(SANS($you)) }, recyclez-vous une carte pour en piocher une autre ?
ask-bury = { MAJ(SANS($you)) }, mettez-vous la carte détecteur du dessus sous sa pioche ?
ask-keep = { MAJ(SANS($you)) }, prenez-vous en main la carte révélée ?
ask-what-to-keep = { MAJ(SANS($you)) }, laquelle de ces cartes prenez-vous ?
ask-which-find = { MAJ(SANS($you)) }, qui prend quoi dans la caisse ?
ask-where-it-lands = { $who } lance une fusée éclairante. Où tombe-t-elle ?
ask-call-it = { MAJ(SANS($you)) }, la mission est gagnée. La terminer, ou continuer ? Si elle se termine maintenant, tous ceux qui sont encore sur les plateaux y restent.

## Tirer

ask-reroll = { $who } manque sa cible. Défausser une carte pour relancer le dé ?
ask-keep-firing = { $who } touche et peut encore tirer avec { $card }. Encore un tir ?
    .option-cease-fire = Cesser le tir
ask-free-attack = { $who } peut attaquer encore une fois après avoir tiré avec { $card }. Sur quoi ?
ask-who-shoots = { MAJ($alien) } approche. Qui peut tirer en premier ?
ask-defensive-fire = { MAJ($alien) } approche. { $who } tire ?

## Ce qui chasse

ask-which-alien = { MAJ(SANS($you)) }, quel alien agit ensuite ?
ask-which-side = { MAJ(SANS($you)) }, sur quel plateau les échos se déplacent-ils ensuite ?
ask-which-blip-moves = { MAJ(SANS($you)) }, lequel des échos aussi proches se déplace ensuite ?
ask-which-blip = { MAJ(SANS($you)) }, quel écho est repéré d'abord ?
ask-which-target = { MAJ(SANS($you)) }, plusieurs personnages sont aussi proches. Qui devient la cible { DE($mover) } ?
ask-which-way = { MAJ(SANS($you)) }, plusieurs chemins vers { $target } sont aussi courts. Où va { $mover } ?
ask-where-closer = { MAJ(SANS($you)) }, { $mover } ne peut attaquer personne, et plusieurs cases sont aussi près de quelqu'un. Où va cette figurine ?
ask-whom-it-attacks = { MAJ(SANS($you)) }, qui est attaqué par { $alien } ?
ask-which-captor = { MAJ(SANS($you)) }, quel alien emporte { $who } ?
ask-where-it-enters = { MAJ(SANS($you)) }, où entre l'écho ?
ask-where-model = { MAJ(SANS($you)) }, où se tient le prochain alien de cet écho ?
ask-beside-whom = { MAJ(SANS($you)) }, à côté de qui s'ouvre le tunnel ?
ask-where-it-opens = { MAJ(SANS($you)) }, où s'ouvre le tunnel ?
ask-put-back = { MAJ(SANS($you)) }, laquelle de ces cartes détecteur vient ensuite ?
ask-save = { $who } rate un jet de défense. Ripley le fait-elle relancer ?
ask-what-is-lost = L'acide détruit un équipement de { $who }. Lequel ?
ask-take-grunt = { MAJ(SANS($you)) }, vous n'avez plus de héros. Quel troupier le devient ?
    .option-wait = Pas maintenant

## Événements

ask-event =
    { $point ->
        [alien-phase] { MAJ(SANS($you)) }, jouez-vous un événement avant la phase des aliens ?
        [blips] { MAJ(SANS($you)) }, jouez-vous un événement avant le déplacement des échos ?
        [blip] { MAJ(SANS($you)) }, jouez-vous un événement avant le déplacement de cet écho ?
        [alien] { MAJ(SANS($you)) }, jouez-vous un événement avant que cet alien agisse ?
        [defense] { MAJ(SANS($you)) }, jouez-vous un événement avant le jet de défense ?
        [tracker] { MAJ(SANS($you)) }, jouez-vous un événement avant la prochaine carte détecteur ?
       *[finish] { MAJ(SANS($you)) }, jouez-vous un événement dans la phase finale ?
    }
    .option-let = Pas d'événement maintenant
ask-moment =
    { $moment ->
        [defensive-fire] { MAJ(SANS($you)) }, jouez-vous un événement pour vous joindre au tir défensif ?
        [hazard] { MAJ(SANS($you)) }, jouez-vous un événement contre ce péril ?
       *[defense] { MAJ(SANS($you)) }, jouez-vous un événement pour faire relancer le jet de défense ?
    }
    .option-let = Pas d'événement

## La campagne

ask-pick-up = { MAJ(SANS($you)) }, quelle carte sauvez-vous de la défausse ?
ask-which-returns = { MAJ(SANS($you)) }, quelle carte retirée revient ?
ask-which-mission = { MAJ(SANS($you)) }, quelle mission vient ensuite ?

## Ce qu'attendent les autres

waits-hero = { MAJ($who) } choisit un héros.
waits-how-to-gear-up = { MAJ($who) } choisit comment s'équiper.
waits-gear-up = { MAJ($who) } distribue le matériel.
waits-where-to-begin = { MAJ($who) } place l'escouade.
waits-sentry-room = { MAJ($who) } installe une tourelle.
waits-sentry-space = { MAJ($who) } installe une tourelle.
waits-sentry-facing = { MAJ($who) } oriente une tourelle.
waits-who-goes-first = { MAJ($who) } choisit qui commence.
waits-which-hero = { MAJ($who) } choisit quel héros activer.
waits-which-grunt = { MAJ($who) } peut activer des troupiers.
waits-next-grunt = { MAJ($who) } choisit le prochain troupier.
waits-equip = { MAJ($who) } peut équiper des cartes.
waits-where-to = { MAJ($who) } choisit où aller.
waits-draw = { MAJ($who) } peut piocher des cartes.
waits-recycle = { MAJ($who) } recycle des cartes.
waits-discard = { MAJ($who) } défausse des cartes.
waits-order = { MAJ($who) } peut donner un ordre.
waits-swap = { MAJ($who) } peut échanger une carte.
waits-bury = { MAJ($who) } peut enterrer une carte détecteur.
waits-keep = { MAJ($who) } peut garder une carte.
waits-what-to-keep = { MAJ($who) } choisit une carte à garder.
waits-which-find = { MAJ($who) } vide une caisse.
waits-where-it-lands = { MAJ($who) } lance une fusée.
waits-call-it = { MAJ($who) } décide s'il faut terminer la mission.
waits-reroll = { MAJ($who) } peut relancer le dé.
waits-keep-firing = { MAJ($who) } peut encore tirer.
waits-free-attack = { MAJ($who) } peut attaquer encore une fois.
waits-who-shoots = { MAJ($who) } choisit qui tire d'abord.
waits-defensive-fire = { MAJ($who) } peut tirer pour se défendre.
waits-which-alien = { MAJ($who) } choisit le prochain alien.
waits-which-side = { MAJ($who) } choisit le prochain plateau.
waits-which-blip-moves = { MAJ($who) } choisit le prochain écho.
waits-which-blip = { MAJ($who) } choisit quel écho est repéré d'abord.
waits-which-target = { MAJ($who) } choisit la cible de ce qui chasse.
waits-which-way = { MAJ($who) } choisit le chemin de ce qui chasse.
waits-where-closer = { MAJ($who) } choisit où va ce qui chasse.
waits-whom-it-attacks = { MAJ($who) } choisit qui un alien attaque.
waits-which-captor = { MAJ($who) } choisit quel alien s'en va.
waits-where-it-enters = { MAJ($who) } place un écho.
waits-where-model = { MAJ($who) } place un alien.
waits-beside-whom = { MAJ($who) } choisit où s'ouvre un tunnel.
waits-where-it-opens = { MAJ($who) } choisit où s'ouvre un tunnel.
waits-put-back = { MAJ($who) } trie des cartes détecteur.
waits-save = { MAJ($who) } peut faire relancer un jet de défense.
waits-what-is-lost = { MAJ($who) } choisit ce que l'acide détruit.
waits-take-grunt = { MAJ($who) } choisit un nouveau héros.
waits-event = { MAJ($who) } peut jouer un événement.
waits-moment = { MAJ($who) } peut jouer un événement.
waits-pick-up = { MAJ($who) } sauve une carte.
waits-which-returns = { MAJ($who) } choisit une carte à faire revenir.
waits-which-mission = { MAJ($who) } choisit la prochaine mission.
