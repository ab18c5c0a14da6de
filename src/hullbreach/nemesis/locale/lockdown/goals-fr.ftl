# La base de Lockdown : secteurs, jetons SAF, et questions et événements sur les salles, les contingences et les objectifs.

## Secteurs

section-1 = le secteur S-01
section-2 = le secteur S-02
section-3 = le secteur S-03
section-elevator = l'ascenseur

## Chapitres des règles

section-alert = La procédure d'alerte
section-autodestruction = L'autodestruction
section-computer = Les ordinateurs
section-contingency = Les contingences
section-css = Le système automatique de fret
section-knowledge = Les connaissances
section-original-crew = Les personnages d'origine
section-original-intruders = Les Intrus d'origine
section-power = Le courant et le noir

## Nacelles et jetons SAF

csspod-a = la nacelle SAF A
csspod-b = la nacelle SAF B
csspod-c = la nacelle SAF C
css-a = nacelle A
css-a-text = La nacelle A est lancée.
css-b = nacelle B
css-b-text = La nacelle B est lancée.
css-c = nacelle C
css-c-text = La nacelle C est lancée.
css-all = toutes les nacelles
css-all-text = Les trois nacelles sont lancées.
css-none = aucune nacelle
css-none-text = Aucune nacelle n'est lancée.

## Questions

waits-agree-to-ride = On propose { A($who) } une place dans l'ascenseur.
waits-passengers = { MAJ($who) } invite du monde dans l'ascenseur.
waits-move-css = { MAJ($who) } peut déplacer un jeton SAF.
waits-place-power = { MAJ($who) } répartit les jetons Courant.
waits-cheap-craft = { MAJ($who) } peut fabriquer quelque chose.
waits-computer = { MAJ($who) } est devant l'ordinateur.
waits-specimen = { MAJ($who) } choisit le corps à analyser.

## Options

option-gain-knowledge = Gagner 1 connaissance
option-swap-power = Échanger les jetons Courant { DE($what) } et { DE($what2) }
option-start-autodestruction = Lancer une séquence d'autodestruction
option-stop-autodestruction = Arrêter la séquence d'autodestruction

## Événements

event-computer-card = L'ordinateur affiche « { $computer } ».
event-computer-used = { MAJ($who) } utilise l'ordinateur dans { $room }.
event-lock-down = Verrouillage dans { $room } : les cartes Ordinateur sont mélangées.
event-room-cleared = La voie est libre dans { $room }.
event-knowledge-gained =
    { $count ->
        [one] { MAJ($who) } gagne { $count } connaissance et en a maintenant { $total }.
       *[other] { MAJ($who) } gagne { $count } connaissances et en a maintenant { $total }.
    }
event-knowledge-activated = Le jeton Connaissance { DE($who) } est actif.
event-object-analysed = { MAJ($who) } analyse { $object }.
event-contingency-dealt =
    { $count ->
        [one] Le joueur { $who-number } reçoit { $count } contingence.
       *[other] Le joueur { $who-number } reçoit { $count } contingences.
    }
    .contingencies = Vous recevez : { $contingencies }.
event-contingency-seen = { MAJ($who) } consulte en secret une contingence { DE($other) }.
    .contingency = Vous consultez une contingence { DE($other) } : « { $contingency } ».
event-pool-seen = { MAJ($who) } consulte en secret une contingence du pool neutre.
    .contingency = Vous consultez une contingence du pool neutre : « { $contingency } ».
event-contingencies-seen = { MAJ($who) } consulte en secret toutes les contingences { DE($other) }.
    .contingencies = Vous consultez toutes les contingences { DE($other) } : { $contingencies }.
event-contingency-taken = { MAJ($who) } prend une contingence du pool neutre ; il en reste { $left }.
    .contingency = Vous prenez une contingence du pool neutre : « { $contingency } ».
event-contingency-shown = Une contingence est révélée : « { $contingency } » n'est pas la contingence active.
event-contingencies-returned =
    { $count ->
        [one] { $count } contingence { DE($who) } retourne dans le pool neutre.
       *[other] { $count } contingences { DE($who) } retournent dans le pool neutre.
    }
event-contingency-active = La contingence active est « { $contingency } ».
event-contingency-kills = « { $contingency } » : { $who } meurt.
event-css-seen = { MAJ($who) } consulte en secret le jeton SAF de la case { $number }.
    .css = Vous consultez le jeton SAF de la case { $number } : { $css }.
whole-contingency-dealt = { MAJ($who) } reçoit : { $contingencies }.
whole-contingency-seen = { MAJ($who) } consulte en secret une contingence { DE($other) } : « { $contingency } ».
whole-pool-seen = { MAJ($who) } consulte en secret une contingence du pool neutre : « { $contingency } ».
whole-contingencies-seen = { MAJ($who) } consulte en secret toutes les contingences { DE($other) } : { $contingencies }.
whole-contingency-taken = { MAJ($who) } prend une contingence du pool neutre : « { $contingency } ».
whole-css-seen = { MAJ($who) } consulte en secret le jeton SAF de la case { $number } : { $css }.
event-css-moved = { MAJ($who) } déplace le jeton SAF de la case { $number } à la case { $to }.
event-css-stays = { MAJ($who) } laisse le jeton SAF sur la case { $number }.
event-css-revealed = Lancement SAF : { $css }.
event-css-pod-entered = { MAJ($who) } entre dans { $csspod }.
event-css-pod-launched = { MAJ($csspod) } est lancée.
event-css-pod-fails = { MAJ($csspod) } n'est pas lancée : { $who } retourne dans { $room }.
event-power-on = Le courant revient dans { $section }.
event-power-off = Le courant est coupé dans { $section }.
event-power-swapped = Les jetons Courant { DE($one) } et { DE($other) } changent de place.
event-power-placed = Le jeton Courant { $number } va { A($section) }.
event-threshold = Chute de courant.
event-time-token-on = Le jeton Temps présente son côté bleu : le courant de secours tient.
event-time-token-off = Le jeton Temps présente son côté rouge : le courant de secours a lâché.
event-elevator-comes = L'ascenseur arrive { A($room) }.
event-elevator-rides =
    { $count ->
        [0] { MAJ($who) } prend l'ascenseur jusqu'{ A($room) }.
       *[other] { MAJ($who) } prend l'ascenseur jusqu'{ A($room) } avec { $others }.
    }
event-rover-moves = Le Rover roule vers { $room }.
event-rover-moves-to-bunker = Le Rover roule vers le Bunker.
event-gate-opens = La Grande porte s'ouvre.
event-bunker-reached = { MAJ($who) } atteint le Bunker.
event-isolation-opens = On peut désormais s'enfermer dans la Chambre d'isolement.
event-locked-in = { MAJ($who) } verrouille la porte de la Chambre d'isolement.
event-autodestruction-starts =
    { $number ->
        [0] La séquence d'autodestruction est lancée : son jeton est sur la case S.
       *[other] La séquence d'autodestruction est lancée : son jeton est sur la case { $number }.
    }
event-autodestruction-stops = La séquence d'autodestruction est arrêtée.
event-autodestruction-red =
    { $number ->
        [0] Le jeton Autodestruction passe au rouge et avance à la case S : plus rien ne l'arrête.
       *[other] Le jeton Autodestruction passe au rouge et avance à la case { $number } : plus rien ne l'arrête.
    }
event-alert-starts =
    { $number ->
        [0] La procédure d'alerte est lancée : la partie prend fin quand le jeton Temps atteint la case S.
       *[other] La procédure d'alerte est lancée : la partie prend fin quand le jeton Temps quitte la case { $number }.
    }
event-venting-begins = { MAJ($room) } : portes scellées, dépressurisation imminente.
event-venting-cancelled = { MAJ($room) } : dépressurisation annulée.
event-vented = { MAJ($room) } : dépressurisation.
event-exterminated = Les systèmes de défense frappent { $room }.
event-item-taken-out = { MAJ($who) } prend { $item } dans les réserves.
event-facility-destroyed = La base est détruite.
event-facility-purged = La base est purgée.
event-facility-empty = Il n'y a plus personne dans la base.

## Le résultat

outcome-facility-destroyed = La base a été détruite.
outcome-facility-purged = La base a été purgée.
outcome-alert-ended = La procédure d'alerte a mis fin à la partie.
outcome-facility-empty = Il ne restait plus personne dans la base.
outcome-contingency = La contingence active était « { $contingency } ». { $contingency-text }
outcome-contingency-killed = { MAJ($who) } (connaissances : { $knowledge }) n'a pas survécu à « { $contingency } ».
outcome-contingency-spared = { MAJ($who) } (connaissances : { $knowledge }) échappe à « { $contingency } ».
outcome-locked-in = { MAJ($who) } avait verrouillé la Chambre d'isolement.
outcome-in-bunker = { MAJ($who) } a atteint le Bunker.
outcome-css-escaped = { MAJ($who) } a quitté la base dans une nacelle SAF.
status-locked-in = { MAJ($who) } (joueur { $number }) est à l'abri dans la Chambre d'isolement.
status-in-bunker = { MAJ($who) } (joueur { $number }) est dans le Bunker.
status-in-pod = { MAJ($who) } (joueur { $number }) attend dans { $room }.
status-knowledge =
    { $count ->
        [one] { $count } connaissance
       *[other] { $count } connaissances
    }
status-knowledge-active = jeton Connaissance actif
