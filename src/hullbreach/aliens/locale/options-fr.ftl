# Ce qu'un joueur peut faire, et sous quels titres.

## Mise en place

option-hero = Jouer { $character }
option-kits = Prendre les équipements conseillés
option-choose-gear = Choisir carte par carte
option-kit = Prendre l'équipement conseillé
option-gear = Prendre { $card }
option-place-all = Placer tous les autres sur les premières cases libres
option-begin = Commencer dans { $space }
option-advised-post = L'installer là où la mission le conseille
option-sentry = L'installer dans { $what }
    .space = L'installer dans { $space }
option-face = Vers { $facing }

## Actions

option-move = Se déplacer
option-attack = Attaquer { $what2 } avec { $card }
    .space = Tirer avec { $card } vers { $space }, et tout autour
option-bar = Barricader { $what }
option-unbar = Retirer la barricade { DE($what) }
option-aim = Viser : le cadran monte de 1
option-rest = Se reposer
option-clear-jam = Désenrayer l'arme
option-use = Utiliser { $card }
    .character = Utiliser { $card } sur { $character }
option-event = Jouer « { $card } »
    .character = Jouer « { $card } » pour { $character }
    .door = Jouer « { $card } » sur { $door }
    .point = Jouer « { $card } » sur { $point }
    .tunnel = Jouer « { $card } » sur { $tunnel }
option-track = Lire un écho au détecteur
    .space = Lire au détecteur l'écho { DE($space) }
    .pile = Lire au détecteur la carte du dessus { DE($pile) }
option-crawl = Ramper dans les gaines jusqu'{ A($what) }
option-turn-up = Retourner l'écho de mission { DE($space) }
option-scan = Scanner { $what }
    .space = Scanner l'écho de mission { DE($space) }
    .side = Scanner tous les échos { DE($side) }
option-open = Ouvrir { $token } que vous portez
    .space = Ouvrir { $token } { DE($space) }
option-take = Diriger { $what } désormais
    .token = Prendre { $token } dans les bras
    .character = Prendre { $token } des bras de { $character }
    .space = Ramasser { $token } { DE($space) }
option-put-down = Poser { $token }
option-free = Libérer { $character } du cocon { DE($space) }
option-call-ship = Appeler le vaisseau
option-turn-dish = Orienter l'antenne
option-lock = Verrouiller { $door } d'ici
option-hold-purge = Retarder la prochaine purge
option-done = Terminé
option-let = Laisser faire

## Se déplacer

several-go = Aller vers : { $things }.
several-step = Un pas vers : { $things }.
several-begin = Commencer dans : { $things }.
several-gear = Prendre : { $things }.
option-go = Aller vers { $space }
option-step = Faire un pas vers { $space }
option-stay = Ne pas aller plus loin
awaits-beside = à côté : { $things }
awaits-blip = un écho en { $spot }

## Tirer

option-fire = Tirer sur { $alien }
option-cease-fire = Cesser le tir
option-no-attack = Ne plus attaquer
option-first = { $character } d'abord
option-hold-fire = Ne pas tirer
option-keep-roll = Garder le résultat
option-reroll = Défausser « { MAJ(SANS($card)) } » et relancer le dé

## Cartes

option-equip = Équiper { $character } { DE($card) }
option-unequip = Retirer { $card }
option-done-equipping = Commencer l'activation
option-draw = Piocher { $count }
option-draw-none = Ne rien piocher
option-recycle = Recycler « { MAJ(SANS($what)) } »
    .pile = Recycler une carte { DE($pile) }
option-discard = Défausser « { MAJ(SANS($what)) } »
    .pile = Défausser la carte du dessus { DE($pile) }
option-keep = Prendre « { MAJ(SANS($card)) } »
option-find = { MAJ(SANS($card)) } pour { $character }
option-hold = Garder « { MAJ(SANS($card)) } » en main
option-take-nothing = N'en prendre aucune
option-leave-it = Non
option-bury = La mettre tout au fond { DE($pile) }
option-lose = Perdre { $card }
option-let-phase = Pas d'événement pendant le reste de cette phase
option-order = Donner une action à { $character }
option-no-order = Ne pas donner d'ordre
option-save = Faire relancer le jet
option-let-it-stand = Garder le résultat
option-flare = La lancer vers { $space }

## Joueurs et troupiers

option-token = Donner le jeton d'activation { A($seat) }
option-activate = Activer { $character }
option-no-more = N'activer aucun autre troupier
option-wait = Attendre
option-go-on = Continuer
option-call-it = Terminer la mission maintenant

## Ce qui chasse

option-next = Ensuite : { $what }
option-blips = { MAJ(SANS($side)) }
option-spot = Repérer l'écho { DE($space) }
option-target = Cible : { $character }
option-way = Vers { $space }
option-attacks = Attaquer { $character }
option-captor = { MAJ($alien) }
option-enter = Dans { $space }
option-model = Dans { $space }
option-beside = À côté de { $character }
option-tunnel = Dans { $space }

## La campagne

option-pick = Sauver « { MAJ(SANS($card)) } »
option-return = Faire revenir « { MAJ(SANS($card)) } »
option-play = Jouer « { $mission } »

## Titres des listes

group-move = Se déplacer
group-attack = Attaquer
group-barricade = Barricader
group-interact = Interagir
group-card = Cartes
group-rest = Se reposer et viser

## Refus

refusal-gear-weapon-slots = il n'y a plus de place pour cette arme.
refusal-gear-equipment-slots = les deux emplacements d'équipement sont pris.
refusal-keyword-backup = deux armes d'appoint ne vont pas ensemble.
refusal-keyword-bulky = une arme encombrante ne va avec aucune autre.
refusal-newt-no-weapons = Newt ne prend pas d'armes.
