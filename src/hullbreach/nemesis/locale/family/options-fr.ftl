# Ce qu'un joueur peut faire, sous quels titres, et pourquoi il ne le peut pas.

## Options : actions d'un tour

several-move =
    { $cost ->
        [0] Se déplacer vers : { $things }.
        [one] Se déplacer ({ $cost } carte) vers : { $things }.
       *[other] Se déplacer ({ $cost } cartes) vers : { $things }.
    }
several-careful-move =
    { $cost ->
        [0] Se déplacer avec vigilance vers : { $things }.
        [one] Se déplacer avec vigilance ({ $cost } carte) vers : { $things }.
       *[other] Se déplacer avec vigilance ({ $cost } cartes) vers : { $things }.
    }
several-play = Jouer : { $things }.
several-pay = Payer avec : { $things }.
several-discard = Défausser : { $things }.
several-drop = Lâcher : { $things }.
several-noise = Bruit dans : { $things }.
several-look-at = Consulter : { $things }.
option-move = Se déplacer vers { $room }
    .corridor = Se déplacer par { $corridor }
option-careful-move = Se déplacer avec vigilance vers { $room }
    .corridor = Se déplacer avec vigilance par { $corridor }
option-play = Jouer « { $card } »
option-use = Utiliser { $item }
option-room-action = Utiliser { $room }
option-shoot = Tirer sur { $what2 } avec { $item }
option-melee = Attaquer { $what } au corps-à-corps
option-pick-up = Ramasser { $object }
option-trade = Échanger avec les personnages présents
option-craft = Fabriquer { $item }
    .what3 = Fabriquer { $what } avec { $what2 } et { $what3 }
option-activate = Activer { $item }
    .what2 = Activer { $item } en sacrifiant { $what2 }
option-drop = Lâcher { $what }

## Options : payer, garder, défausser

option-pay = Payer avec « { $card } »
option-discard = Défausser « { $card } »
option-keep-rest = Garder ces cartes
option-have-none = Je n'en ai pas
option-nothing = Ne rien faire
option-keep = Garder { $item }
option-keep-objective = Garder « { $objective } »
option-character = Jouer { $character }
option-draw = Piocher dans la pioche { MAJ($deck) }
option-search = Fouiller
    .deck = Fouiller dans la pioche { MAJ($deck) }

## Options : réagir

option-let = Laisser faire
option-interrupt = Interrompre
option-ignore = L'ignorer avec « { MAJ(SANS($what)) } »
option-keep-roll = Garder le résultat
option-reroll = Relancer le dé
option-fire-on = Continuer à tirer
option-cease-fire = Cesser le tir
option-agree = Accepter
    .item = Accepter et donner { $item }
option-refuse = Refuser
option-order-ask = Désormais, me demander
option-order-let-turn = Tout laisser faire pendant ce tour
option-order-let-round = Tout laisser faire pendant cette manche
option-order-hold = S'arrêter à chaque instant

## Options : portes, bruit, dangers

option-open-door = Ouvrir la porte { DE($corridor) }
option-close-door = Fermer la porte { DE($corridor) }
option-operate-doors = Actionner les portes { DE($room) }
option-take-door = Prendre la porte { DE($corridor) }
option-done = Terminé
option-noise = Bruit dans { $corridor }
option-place-malfunction = Placer une panne ici
    .room = Placer une panne dans { $room }
option-remove-fire = Éteindre le feu
option-remove-malfunction = Réparer la panne
option-foam = Noyer { $what } sous la mousse
option-throw = Lancer sur { $what }
    .room = Lancer dans { $room }
    .object = Lancer sur les œufs { DE($room) }
option-lure = Les attirer vers { $room }
option-stun = Étourdir { $what }

## Options : se déplacer autrement

option-crawl = Emprunter un conduit jusqu'{ A($room) }
option-order = Envoyer { $seat } vers { $room }
    .corridor = Envoyer { $seat } par { $corridor }
option-withdraw = Retirer l'offre
    .room = Couvrir { $seat } avec { $item } pendant son départ vers { $room }
    .corridor = Couvrir { $seat } avec { $item } pendant son départ par { $corridor }
    .own = Couvrir votre propre retraite vers { $room } avec { $item }
option-nobody-else = Personne d'autre
option-evacuate = Entrer dans { $pod }
option-launch = Larguer { $pod }
option-wait = Attendre et passer
option-leave-pod = Sortir de la capsule
option-hibernate = Entrer en hibernation
option-slip-away = S'éclipser vers { $room }
    .corridor = S'éclipser par { $corridor }
option-spacewalk = Rejoindre { $room } par l'extérieur

## Options : salles, cartes et objets

option-dress = Panser une { $wound } { DE($seat) }
    .own = Panser votre { $wound }
option-dress-all = Panser toutes les blessures graves
option-heal = Soigner une { $wound } pansée { DE($seat) }
    .own = Soigner votre { $wound } pansée
option-heal-light = Soigner les blessures légères
    .seat = Soigner les blessures légères { DE($seat) }
    .own = Soigner vos blessures légères
option-eat = Manger
option-eat-and-scan-hand = Manger et scanner les cartes Contamination en main
option-wash = Se laver
option-wash-and-scan-hand = Se laver et scanner les cartes Contamination en main
option-operate = Mener une procédure chirurgicale
option-reload = Charger { $item }
option-send-signal = Envoyer un signal
option-analyse = Analyser { $object }
option-airlock = Lancer la procédure du sas dans { $room }
option-check-coordinates = Consulter les coordonnées
option-set-destination = Fixer la destination sur { $letter }
option-check-engine = Consulter l'état du moteur
option-check-engines = Consulter l'état de tous les moteurs
option-work-on = Intervenir sur { $engine }
option-keep-order = Remettre les jetons dans le même ordre
option-change-order = Remettre les jetons dans l'ordre inverse
option-lock = Verrouiller { $pod }
option-unlock = Déverrouiller { $pod }
option-start-self-destruct = Lancer la séquence d'autodestruction
option-stop-self-destruct = Arrêter la séquence d'autodestruction
option-look-at = Consulter { $room }
option-swallow = Avaler
option-inject = Injecter
option-cleanse = Scanner et retirer « { $card } »
option-cleanse-infected = Retirer « { $card } », que l'on sait infectée
option-cleanse-clean = Retirer « { $card } », que l'on sait saine
option-remove-slime = Essuyer le slime
option-attach = Fixer sur { $item }
option-see-objective = Consulter { $deck } { DE($seat) }
option-tape = Attacher ensemble { $what } et { $what2 }
option-take = Prendre { $object }

## Options : échange

option-give = Donner { $what2 } { A($seat) }
    .what3 = { SANS($what2) } ({ DE($what) } { A($what3) })
option-ask = Demander { $what2 } { A($seat) }
    .deck = Demander un { $deck } { A($seat) }
option-give-ammo = Donner des munitions { DE($item) }
option-show = Montrer { $item } { A($seat) }
option-reveal = Montrer { $item } à tout le monde
option-propose = Proposer l'offre
option-pass-floor = Passer la parole
option-counter-offer = Refuser et faire une autre offre

## Refus

refusal-action-cost = vous n'avez pas assez de cartes pour payer.
refusal-action-out-of-combat-only = vous êtes en combat.
refusal-action-in-combat-only = il n'y a pas d'Intrus ici.
refusal-action-reaction = c'est une réaction : jouez-la au moment indiqué par son texte.
refusal-action-trade-trade = il n'y a personne d'autre ici.
refusal-action-craft-craft = il vous manque des composants.
refusal-action-shoot-shoot = l'arme est vide.
refusal-action-careful-move-forbidden = il y a déjà du bruit dans tous les couloirs autour de cette salle.
refusal-door-closed-blocks = une porte fermée barre le passage.
refusal-search-procedure-play = il n'y a rien à trouver ici.
refusal-quest-activate-action-activate = sa condition n'est pas remplie ici.
refusal-malfunction-blocks-room-action-room-action = il y a une panne ici.
refusal-computer-condition-use-computer = il n'y a pas ici d'ordinateur en état de marche et alimenté.

## Titres des listes

group-move = Se déplacer
group-room = Cette salle
group-card = Cartes
group-item = Objets
group-fight = Combat
group-hands = Mains
