# Messages du jeu. Le nom des choses est dans names-fr.ftl, avec l'article quand il y en a un.
# ask-*      une question : la place interrogée est $you, les autres arguments viennent avec la question.
# option-*   un verbe ; ce qu'il concerne est $what, $what2 …, et aussi selon le type : $room, $card, $item …
# event-*    ce qui s'est passé, avec les arguments de l'événement.
# Une variante (.item) sert quand l'argument de ce nom est donné : le secret d'un événement, une option plus longue.
# Pour une place dans $who, $who-number est le numéro de joueur et $who-seat la place ; pour une salle dans $room,
# $room-number est son numéro ; pour une liste dans $cards, $cards-count est sa longueur.
# refused-*  pourquoi une demande n'a rien changé.
# Un sélecteur prend plusieurs lignes : écrit sur une seule, il n'est pas un message du tout.
# DE($x) et A($x) contractent la préposition avec l'article, SANS($x) l'enlève, MAJ($x) met la majuscule.
# Les couleurs (colour-*) sont au féminin : elles qualifient une salle ou une carte. Les blessures sont du féminin aussi.

## Comment les morceaux s'assemblent

list-empty = rien
list-middle = { $a }, { $b }
list-end = { $a } et { $b }
list-either = { $a } ou { $b }
facts = { $a }, { $b }
exits = { $a } ; { $b }

## Références

ref-player = le joueur { $number }
ref-seat = la place { $number }
ref-room = { $name } ({ $number })
ref-room-unexplored = la salle { $number } (inexplorée)
ref-room-peeked = la salle { $number } (inexplorée, mais vue : { $name })
ref-corridor = le couloir entre { $one } et { $other }
ref-corridor-from-here = le couloir { $numbers } vers { $room }
ref-technical = les conduits
ref-intruder = { $species } { $number }
ref-pod = la capsule { $number }
ref-engine = le moteur { $number }
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-white = blanche
colour-blue = fabriquée
colour-belonging = personnelle
deck-blue = objet fabriqué
deck-belonging = objet personnel
deck-personal = l'objectif personnel
deck-corporate = l'objectif de la corporation

# Jetons : ce qui est tiré du sac, ce qui est posé sur une salle, ce qui est posé sur un moteur.
token-blank = jeton Vierge
token-larva = jeton { SANS(species-larva) }, valeur de surprise { $number }
token-creeper = jeton { SANS(species-creeper) }, valeur de surprise { $number }
token-adult = jeton { SANS(species-adult) }, valeur de surprise { $number }
token-breeder = jeton { SANS(species-breeder) }, valeur de surprise { $number }
token-queen = jeton { SANS(species-queen) }, valeur de surprise { $number }
token-malfunction =
    { $number ->
        [one] panne et { $number } objet
       *[other] panne et { $number } objets
    }
token-doors =
    { $number ->
        [one] portes et { $number } objet
       *[other] portes et { $number } objets
    }
token-fire =
    { $number ->
        [one] feu et { $number } objet
       *[other] feu et { $number } objets
    }
token-slime =
    { $number ->
        [one] slime et { $number } objet
       *[other] slime et { $number } objets
    }
token-danger =
    { $number ->
        [one] Danger et { $number } objet
       *[other] Danger et { $number } objets
    }
token-silence =
    { $number ->
        [one] Silence et { $number } objet
       *[other] Silence et { $number } objets
    }
token-working = en état
token-damaged = endommagé

## Questions

ask-otherwise = { MAJ($you) }, choisissez ({ $ask }).
ask-action =
    { $nth ->
        [1] { SANS($you) }, effectuez votre première action ou passez.
        [2] { SANS($you) }, effectuez votre deuxième action ou passez.
       *[other] { SANS($you) }, effectuez votre action numéro { $nth } ou passez.
    }
ask-agree = { SANS($you) }, voici l'offre { DE($by) } : { $offer }. L'acceptez-vous ?
ask-agree-to-leave = { SANS($you) }, { $who } propose de vous couvrir pendant votre départ vers { $room }. Acceptez-vous ?
ask-careful-noise = { SANS($you) }, dans quel couloir votre déplacement vigilant fait-il du bruit ?
ask-character = { MAJ(SANS($you)) }, quel personnage jouez-vous ?
ask-discard-any = { SANS($you) }, défaussez autant de cartes que vous voulez ; vous complétez ensuite votre main jusqu'à cinq cartes.
ask-discard-one = { SANS($you) }, défaussez une carte Action.
ask-drop = { SANS($you) }, vous avez les mains trop pleines : que lâchez-vous ?
ask-engine-order = { SANS($you) }, tel quel, le moteur est { $status }. Dans quel ordre remettez-vous les jetons ?
ask-fire-on = { SANS($you) }, dépensez-vous une munition de plus pour un dégât de plus ?
ask-ignore-attack =
    { $card ->
        [none] { SANS($you) }, { $foe } vous attaque. Ignorez-vous cette attaque ?
       *[other] { SANS($you) }, { $foe } vous attaque : « { $card } ». Ignorez-vous cette attaque ?
    }
ask-in-pod = { SANS($you) }, vous attendez dans la capsule : la larguer, en sortir ou attendre encore ?
ask-interrupt = { SANS($you) }, { $who } annonce : { $action }. Interrompre ?
ask-keep-item = { SANS($you) }, quel objet gardez-vous ? L'autre va sous sa pioche.
ask-launch = { SANS($you) }, larguez-vous la capsule maintenant, ou préférez-vous y attendre et passer ?
ask-look-at-room = { SANS($you) }, quelle salle inexplorée consultez-vous ?
ask-objective = { SANS($you) }, quel objectif gardez-vous ? L'autre quitte le jeu sans être révélé.
ask-operate-doors = { SANS($you) }, quelles portes ouvrez-vous ou fermez-vous autour { DE($room) } ?
ask-pay =
    { $count ->
        [one] { SANS($you) }, défaussez une carte pour payer.
       *[other] { SANS($you) }, défaussez { $count } cartes pour payer.
    }
ask-place-event = { SANS($you) }, le prochain événement est « { $event } ». Où le placez-vous ?
ask-replace-cards = { SANS($you) }, défaussez autant de cartes que vous voulez, même des contaminations ; vous en piochez autant, plus une.
ask-reroll =
    { $face ->
        [blank] { SANS($you) }, vous obtenez une face vierge. Relancez-vous le dé ?
        [creeper] { SANS($you) }, vous obtenez la petite touche, qui atteint les Larves et les Griffeurs. Relancez-vous le dé ?
        [adult] { SANS($you) }, vous obtenez la grande touche, qui atteint les Adultes et les Intrus plus petits. Relancez-vous le dé ?
        [hit] { SANS($you) }, vous obtenez une touche. Relancez-vous le dé ?
       *[double] { SANS($you) }, vous obtenez une double touche. Relancez-vous le dé ?
    }
ask-rescan =
    { $face ->
        [silence] { SANS($you) }, votre jet de bruit donne Silence. Défaussez-vous une carte pour relancer le dé ?
        [danger] { SANS($you) }, votre jet de bruit donne Danger. Défaussez-vous une carte pour relancer le dé ?
       *[other] { SANS($you) }, votre jet de bruit donne { $face }. Défaussez-vous une carte pour relancer le dé ?
    }
ask-take-door-token = { SANS($you) }, il n'y a plus de porte dans la boîte : laquelle prenez-vous pour { $corridor } ?
ask-trade =
    { $offer-count ->
        [0] { SANS($you) }, vous avez la parole : montrez quelque chose, faites une offre ou passez la parole.
       *[other] { SANS($you) }, votre offre pour l'instant : { $offer }. Complétez-la, proposez-la ou retirez-la.
    }
ask-use = { SANS($you) }, comment utilisez-vous « { MAJ(SANS($thing)) } » ?
ask-withdraw = { SANS($you) }, qui quitte le combat, et vers où ?

## Options : actions d'un tour

option-with-foes = { $option } ; { $there }
option-with-cost =
    { $cost ->
        [one] { $option } ({ $cost } carte)
       *[other] { $option } ({ $cost } cartes)
    }
option-comes-to = { $option } : { $use }
# Plusieurs options d'un même verbe sur une ligne, pour qui lit du texte simple.
several = { $number } { $name }
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
option-otherwise = { $verb }
    .what = { $verb } : { $what }
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
option-auto-load = Charger { $what2 } avec { $what }
option-pass = Passer
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
option-rescan = Défausser « { $card } » et relancer le dé
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
option-destroy-door = Détruire la porte { DE($corridor) }
option-operate-doors = Actionner les portes { DE($room) }
option-take-door = Prendre la porte { DE($corridor) }
option-done = Terminé
option-noise = Bruit dans { $corridor }
option-place-fire = Mettre le feu à cette salle
    .item = Mettre le feu à cette salle avec { $item }
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

option-escape = Fuir vers { $room }
    .corridor = Fuir par { $corridor }
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
option-fire-thrusters = Allumer les propulseurs

## Options : salles, cartes et objets

option-scan-hand = Scanner les cartes Contamination en main
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
option-look-at-event = Consulter le prochain événement
option-leave-on-top = Le laisser sur la pioche
option-put-at-bottom = Le mettre sous la pioche
option-motivate = Motiver tous les personnages présents
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

refusal = { $option } : { $reason }
refusal-action-cost = vous avez trop peu de cartes pour payer.
refusal-action-out-of-combat-only = vous êtes en combat.
refusal-action-in-combat-only = aucun Intrus n'est ici.
refusal-action-reaction = cette carte répond à quelque chose, au moment que dit son texte.
refusal-action-trade-trade = personne d'autre n'est ici.
refusal-action-craft-craft = il vous manque des composants.
refusal-action-shoot-shoot = l'arme est vide.
refusal-action-careful-move-forbidden = il y a déjà du bruit dans tous les couloirs autour.
refusal-door-closed-blocks = une porte fermée barre le passage.
refusal-search-procedure-play = il n'y a rien à trouver ici.
refusal-quest-activate-action-activate = ce qu'il faut pour cela n'est pas réuni ici.
refusal-malfunction-blocks-room-action-room-action = il y a une panne ici.
refusal-computer-condition-use-computer = aucun ordinateur en marche et alimenté n'est ici.

## Événements : mise en place et manches

event-otherwise = ({ $kind })
    .about = ({ $kind } : { $about })
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
event-undone = Une réponse est annulée.

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
event-offer-refused = L'offre { DE($who) } est refusée par { $by }.
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
event-foam = La mousse envahit { $room }.
event-airlock-procedure = La procédure du sas commence dans { $room }.
event-airlock-cancelled = La procédure du sas est annulée dans { $room }.
event-decompressed = Le sas { DE($room) } s'ouvre sur l'espace.
event-time-advances = La piste temporelle indique { $time }.
event-hibernation-opens = Les chambres d'hibernation s'ouvrent.
event-self-destruct-starts = La séquence d'autodestruction commence !
event-self-destruct-stops = La séquence d'autodestruction s'arrête.
event-self-destruct-advances = Compte à rebours de l'autodestruction : { $space }.
event-destination-set = { MAJ($who) } fixe la destination sur { $letter }.
event-coordinates-checked = { MAJ($who) } consulte les coordonnées en secret.
    .card = Vous consultez les coordonnées. { $card }.
event-engine-checked = { MAJ($who) } consulte en secret l'état { DE($engine) }.
    .status = Vous consultez { $engine } : il est { $status }.
event-engine-opened = { MAJ($who) } ouvre { $engine } et regarde en secret.
    .status = Vous ouvrez { $engine } : il est { $status }.
event-engine-order =
    { $changed ->
        [yes] { MAJ($who) } change l'ordre des jetons { DE($engine) }.
       *[no] { MAJ($who) } laisse les jetons { DE($engine) } dans le même ordre.
    }
event-pod-entered = { MAJ($who) } entre dans { $pod }.
event-pod-left = { MAJ($who) } sort de la capsule dans { $room }.
event-pod-locked = { MAJ($pod) } est verrouillée.
event-pod-unlocked = { MAJ($pod) } est déverrouillée.
event-pods-unlocked = Toutes les capsules sont déverrouillées.
event-pod-launched =
    { $count ->
        [0] { MAJ($pod) } est larguée à vide.
        [one] { MAJ($pod) } est larguée avec un personnage à bord.
       *[other] { MAJ($pod) } est larguée avec { $count } personnages à bord.
    }
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
event-ship-jumps = Le vaisseau effectue le saut hyperespace.
event-ship-explodes = Le vaisseau explose.
event-perished = { MAJ($who) } périt.
event-victory-check =
    { $alive ->
        [0] Personne n'a survécu.
        [one] Un seul survivant. Qui a gagné ?
       *[other] { $alive } survivants. Qui a gagné ?
    }
event-engine-revealed =
    { $state ->
        [working] { MAJ($engine) } est en état.
       *[damaged] { MAJ($engine) } est endommagé.
    }
event-coordinates-revealed = Le vaisseau arrive à destination : { $destination }.
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
whole-coordinates-checked = { MAJ($who) } consulte en secret les coordonnées. { $card }.
whole-engine-checked = { MAJ($who) } consulte en secret { $engine } : il est { $status }.
whole-engine-opened = { MAJ($who) } ouvre { $engine } et le consulte en secret : il est { $status }.
whole-event-seen = { MAJ($who) } consulte en secret le prochain événement : « { $event } ».
whole-objective-chosen = { MAJ($who) } garde « { $kept } ».
whole-objective-seen = { MAJ($who) } consulte en secret { $deck } { DE($other) } : « { $objective } ».
whole-attack-cards-drawn = { MAJ($who) } pioche en secret des cartes Attaque : { $cards }.
whole-event-cards-drawn = { MAJ($who) } pioche en secret des cartes Événement : { $cards }.
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'a pas été jouée jusqu'au bout.

## Le dénouement

outcome-ship-explodes = Le vaisseau a explosé.
outcome-ship-jumps = Le vaisseau a effectué le saut hyperespace.
outcome-nobody-left = Plus personne n'était éveillé à bord du vaisseau.
outcome-nobody-survived = Personne n'a survécu.
outcome-engines-failed = Au moins deux moteurs ont lâché.
outcome-ship-reaches-earth = Le vaisseau a atteint { planet-earth }.
outcome-ship-reaches-mars = Le vaisseau a atteint { planet-mars }.
outcome-ship-reaches-venus = Le vaisseau a atteint { planet-venus }.
outcome-ship-reaches-deep-space = Le vaisseau s'est perdu dans { planet-deep-space }.
outcome-died = { MAJ($who) } a perdu la vie.
outcome-perished = { MAJ($who) } a péri.
outcome-escaped = { MAJ($who) } a fui dans une capsule de sauvetage.
outcome-hibernates = { MAJ($who) } était en hibernation.
outcome-quarantined = { MAJ($who) } est en quarantaine et survit.
outcome-clean = { MAJ($who) } ne portait pas d'infection.
outcome-overcame-infection = { MAJ($who) } portait une infection et l'a vaincue.
outcome-objective-failed = { MAJ($who) } n'a pas rempli son objectif.
    .objective = { MAJ($who) } n'a pas rempli l'objectif « { $objective } ».
outcome-wins = { MAJ($who) } a rempli son objectif et gagne.
    .objective = { MAJ($who) } a rempli l'objectif « { $objective } » et gagne.
outcome-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] Gagne la partie : { $winners }.
       *[other] Gagnent la partie : { $winners }.
    }

## Les salles en mots

place-facts = { MAJ(SANS($facts)) }.
place-number = salle { $number }
place-unexplored = inexplorée
place-peeked = inexplorée mais vue
place-computer = ordinateur
place-computer-broken = ordinateur hors service
place-items =
    { $count ->
        [0] plus aucun objet
        [one] { $count } objet
       *[other] { $count } objets
    }
place-token = jeton vu : { $token }
place-fire = en feu
place-malfunction = en panne
place-airlock = procédure du sas en cours
place-crew =
    { $count ->
        [one] Personnage présent : { $crew }.
       *[other] Personnages présents : { $crew }.
    }
place-intruders =
    { $count ->
        [one] Intrus présent : { $intruders } !
       *[other] Intrus présents : { $intruders } !
    }
place-objects = Au sol : { $objects }.
place-exits = Sorties : { $exits }.
place-neighbours = Salles adjacentes : { $rooms }.
exit = { $numbers } vers { $to }
exit-numbers = { $first }
exit-numbers-two = { $first }-{ $last }
exit-door-closed = porte fermée
exit-door-destroyed = porte détruite
exit-noise = bruit
exit-fire = salle en feu
exit-there =
    { $count ->
        [one] { $who } s'y trouve
       *[other] { $who } s'y trouvent
    }
intruder-injured =
    { $count ->
        [one] { $name } ({ $count } dégât)
       *[other] { $name } ({ $count } dégâts)
    }

## Les personnages en mots

status-aboard = { MAJ($who) } (joueur { $number }) est dans { $room }.
status-hibernating = { MAJ($who) } (joueur { $number }) est en hibernation.
status-escaped = { MAJ($who) } (joueur { $number }) a quitté le vaisseau.
status-dead = { MAJ($who) } (joueur { $number }) a perdu la vie.
status-choosing = { MAJ($who) } n'a pas encore choisi de personnage.
status-conditions = État : { $conditions }.
status-light =
    { $count ->
        [one] { $count } blessure légère
       *[other] { $count } blessures légères
    }
status-dressed = { $wound } (pansée)
status-slimed = marqueur Slime
status-infested = porte une Larve
status-signalled = a envoyé le signal
status-passed = a passé
status-cards =
    { $contamination ->
        [0]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche.
               *[other] { $hand } cartes en main, { $deck } dans la pioche.
            }
        [one]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche ; en tout, { $contamination } carte Contamination.
               *[other] { $hand } cartes en main, { $deck } dans la pioche ; en tout, { $contamination } carte Contamination.
            }
       *[other]
            { $hand ->
                [one] { $hand } carte en main, { $deck } dans la pioche ; en tout, { $contamination } cartes Contamination.
               *[other] { $hand } cartes en main, { $deck } dans la pioche ; en tout, { $contamination } cartes Contamination.
            }
    }
status-hands = Dans les mains : { $things }.
status-weapon = { $weapon } ({ $ammo } sur { $capacity })
status-colour =
    { $count ->
        [one] { $count } carte { $colour }
       *[other] { $count } cartes { $colour }s
    }
status-inventory =
    { $named ->
        [0] Inventaire : { $colours }.
       *[other] Inventaire : { $colours } ({ $known }).
    }
status-quests = Objets de quête : { $quests }.

## Les pistes en mots

clock-round =
    { $phase ->
        [setup] Mise en place.
        [event] Manche { $round }, phase Événement.
        [end] Fin de la partie.
       *[player] Manche { $round }, tour { DE($who) }.
    }
clock-time =
    { $space ->
        [blue] Piste temporelle : { $time } ; les chambres d'hibernation sont ouvertes.
        [red] Le vaisseau effectue le saut hyperespace.
       *[white] Piste temporelle : { $time }.
    }
clock-destination = Destination : { $letter }.
clock-self-destruct =
    { $locked ->
        [yes] Compte à rebours de l'autodestruction : { $space }, et rien ne peut l'arrêter.
       *[no] Compte à rebours de l'autodestruction : { $space }.
    }

## La table en mots

board-noise = Bruit : { $corridors }.
board-doors = Portes fermées : { $corridors }.
board-pod =
    { $state ->
        [locked] Capsule { $number }, section { $section } : verrouillée.
        [launched] Capsule { $number } : partie.
       *[unlocked] Capsule { $number }, section { $section } : déverrouillée.
    }
    .crew = Capsule { $number }, section { $section }, à bord : { $crew }.
board-engine = Le moteur { $number } est { $state }, comme vous l'avez vu.
board-coordinates = Coordonnées que vous avez vues. A : { $a }, B : { $b }, C : { $c }, D : { $d }.
board-bag =
    { $count ->
        [0] Le sac est vide.
        [one] Le sac contient { $count } jeton : { $tokens }.
       *[other] Le sac contient { $count } jetons : { $tokens }.
    }
board-tokens =
    { $count ->
        [one] { $count } { SANS($species) }
       *[other] { $count } { SANS($species) }s
    }
board-eggs =
    { $count ->
        [0] Aucun œuf dans le Nid.
        [one] { $count } œuf dans le Nid.
       *[other] { $count } œufs dans le Nid.
    }
board-weakness = Point faible découvert : « { $name } ».

## Titres des listes

group-move = Se déplacer
group-room = Cette salle
group-card = Cartes
group-item = Objets
group-fight = Combat
group-hands = Mains
group-other = Autres

## Commandes

record-verified = Avec ces règles, l'enregistrement se rejoue exactement comme il a été joué.

## Jouer dans le terminal

play-welcome =
    { $people ->
        [0]
            { $bots ->
                [one] { $bots } bot joue ; vous regardez.
               *[other] { $bots } bots jouent ; vous regardez.
            }
       *[other] Tapez le numéro de ce que vous voulez faire, ou ? pour l'aide.
    }
play-curtain = Passez le clavier { A($who) }, puis appuyez sur Entrée.
play-person = { $name } ({ SANS($character) })
play-misunderstood = « { $typed } » ne veut rien dire ici. Tapez un nombre de 1 à { $count }, ou ? pour l'aide.
play-times = { $what } ×{ $count }
play-refusals = Ce que vous ne pouvez pas faire maintenant, et pourquoi
play-keys = Ce que vous pouvez taper
play-key-number = choisir cette option ; quand plusieurs cartes sont demandées, plusieurs numéros
play-key-help = cette aide, et ce que vous ne pouvez pas faire
play-key-rule = une règle : r 3 celle d'une option, r ID ; seul, celle de cette question
play-key-rules = les règles qui parlent de ces mots : regles bruit porte
play-key-what = ce qu'est une chose ou un mot : quoi NOM, quoi 3 pour une option ; seul, les mots de cette question
play-key-prompt = la question, encore une fois
play-key-status = situation : pistes et équipage
play-key-clocks = manche et pistes
play-key-crew = les autres
play-key-body = mon état et ce que je tiens
play-key-room = ma salle et ses sorties ; une autre salle : m 7
play-key-near = ma salle et les salles adjacentes
play-key-path = le chemin vers une salle : chemin 7, chemin cockpit
play-key-changed = ce qui a changé depuis mon dernier tour
play-key-board = tout le plateau
play-key-ways = les issues et ce dont elles dépendent
play-key-hand = ma main, mon inventaire et mes objectifs
play-key-objectives = mes objectifs
play-key-win = comment gagner ?
play-key-memory = ce que chacun pourrait retenir
play-key-map = un plan sommaire
play-key-last = les derniers événements ; davantage : l 200
play-key-aside = ce que je peux faire en plus : a donne la liste, a 2 fait le choix 2
play-key-undo = annuler ma dernière réponse
play-key-save = sauvegarder la partie : sauver FICHIER
play-key-replace = de même, même si le fichier existe : sauver! FICHIER
play-key-quit = quitter
# Les mots que l'on peut taper pour chaque commande, séparés par des espaces.
command-number = numéro
command-help = ? aide
command-rule = r règle regle pourquoi
command-rules = règles regles
command-what = quoi
command-prompt = p question
command-status = s statut
command-clocks = c pistes
command-crew = équipage equipage
command-body = corps
command-room = m salle
command-near = n adjacentes voisines
command-path = chemin
command-changed = changé change
command-board = b plateau
command-ways = issues sorties
command-hand = h main
command-objectives = o objectifs
command-win = w gagner
command-memory = mémoire memoire
command-map = plan
command-last = l derniers
command-aside = a aparté
command-undo = u annuler
command-save = sauver
command-replace = sauver!
command-quit = q quitter
play-no-rules = Aucune règle ne parle de : { $words }
play-save-where = Dans quel fichier ? Tapez : sauver FICHIER
play-no-room = Il n'y a pas de salle { $room }.
play-nowhere = Vous n'êtes dans aucune salle.
play-no-option = Il n'y a pas d'option { $number } ici ; elles vont de 1 à { $count }.
what-name = { $name } ({ $sort })
what-entry = { $name } : { $text }
what-facts = Imprimé dessus : { $facts }.
what-question =
    { $count ->
        [0] Rien dans cette question n'a d'explication à part. Tapez : quoi NOM
       *[other] Dans cette question (quoi NOM explique) :
    }
what-several = Plusieurs choses portent ce nom :
what-nothing = Rien ici n'a d'explication à part : { $option }
what-unknown =
    { $near-count ->
        [0] Rien dans ce jeu ne s'appelle « { $name } ».
       *[other] Rien dans ce jeu ne s'appelle « { $name } ». Vouliez-vous dire { $near } ?
    }
path-where = Vers quelle salle ? Tapez : chemin 7
path-here = Vous êtes dans { $room }.
path-none = Aucun couloir visible ne mène { A($room) }.
path-steps =
    { $count ->
        [one] Vers { $room } : { $count } pas, par le couloir
       *[other] Vers { $room } : { $count } pas, par le couloir
    }
path-step = { $way }
path-doors =
    { $count ->
        [one] Une porte fermée barre le chemin, et rien ne la contourne.
       *[other] { $count } portes fermées barrent le chemin, et rien ne les contourne.
    }
changed-first = C'est votre premier tour ici : il n'y a rien à comparer.
changed-nothing = Rien n'a changé depuis votre dernier tour.
changed-noise = Nouveau bruit : { $corridors }.
changed-noise-gone = Plus de bruit : { $corridors }.
changed-closed = Portes fermées : { $corridors }.
changed-closed-gone = Portes qui ne sont plus fermées : { $corridors }.
changed-destroyed = Portes détruites : { $corridors }.
changed-destroyed-gone = Portes réparées : { $corridors }.
what-sort-characters = personnage
what-sort-rooms = salle
what-sort-cards = carte Action
what-sort-items = objet
what-sort-quests = objet de quête
what-sort-creatures = Intrus
what-sort-attacks = carte Attaque
what-sort-events = carte Événement
what-sort-objectives = objectif
what-sort-weaknesses = point faible
what-sort-wounds = blessure grave
what-sort-exploration = jeton Exploration
what-sort-term = mot des règles
play-hand = Main ({ $count })
play-inventory = Inventaire ({ $count })
play-objectives = Objectifs ({ $count })
play-thing = { MAJ(SANS($name)) } : { $text }
play-asides =
    { $count ->
        [0] Rien de plus.
       *[other] Vous pouvez en plus (a NUMÉRO) :
    }
play-consent = Tout le monde est d'accord ? (o/n)
# Les mots qui, une fois tapés, veulent dire oui et non, séparés par des espaces.
play-yes = o oui
play-no = n non
play-save = Sauvegarder la partie ? Tapez un nom de fichier, ou appuyez sur Entrée pour ne pas le faire :
play-saved = Partie sauvegardée. Pour la reprendre :
play-left = Vous quittez la partie.
play-left-kept = Vous quittez la partie ; elle est gardée. Pour la reprendre :
play-over = La partie est finie. Posez vos questions (détails, pourquoi, mémoire, quoi NOM, ? pour en voir plus), sauver FICHIER, ou quitter.
kept-games =
    { $count ->
        [0] Aucune partie n'est gardée ici.
       *[other] Parties gardées ici, la dernière jouée d'abord (--resume last, --resume last-2 …)
    }
kept-game =
    { $players ->
        [one] { $word } : { $game }, { $players } joueur, { $at }. { $clocks }
       *[other] { $word } : { $game }, { $players } joueurs, { $at }. { $clocks }
    }
kept-broken = { $word }, { $at } : { $because }
kept-choose = Laquelle ? Tapez son numéro, ou appuyez sur Entrée pour aucune.
play-recorded = Partie enregistrée. Pour la revoir :
play-recording = Cette partie est enregistrée. L'empreinte de sa graine est { $hash }, et hullbreach replay --verify la donnera de nouveau.

## Demandes qui ne changent rien

refused-file-not-readable = Impossible de lire { $file } : { system-cause }.
refused-file-not-writable = Impossible d'écrire { $file } : { system-cause }.
refused-file-is-there =
    { $way ->
        [command] { $file } existe déjà. Pour le remplacer, tapez : sauver! { $file }
        [prompt] { $file } existe déjà. Pour le remplacer, tapez : ! { $file }
        [record] { $file } existe déjà, et --record ne le remplace pas. Choisissez un autre nom.
       *[flag] { $file } existe déjà, et --save ne le remplace pas. Choisissez un autre nom, ou reprenez cette partie : --resume { $file }
    }
refused-not-kept =
    { $count ->
        [0] Il n'y a pas de { $word } : aucune partie n'est gardée ici.
       *[other] Il n'y a pas de { $word } ; --resume list montre les parties gardées ici.
    }
refused-bad-people =
    { $players ->
        [one] « { $people } » ne convient pas pour { $players } place : donnez un nombre, ou des noms séparés par des virgules.
       *[other] « { $people } » ne convient pas pour { $players } places : donnez un nombre, ou des noms séparés par des virgules.
    }
refused-option-needs-value = L'option { $option } a besoin d'une valeur, sous la forme nom=valeur.
refused-scenario-not-toml = Ce n'est pas du TOML : le fichier s'arrête trop tôt.
    .text = Ce n'est pas du TOML : { $text }
refused-scenario-key-unknown =
    { $near-count ->
        [0] L'en-tête d'un scénario n'a pas de clé { $key }. Clés possibles : { $keys }.
       *[other] L'en-tête d'un scénario n'a pas de clé { $key }. Vouliez-vous dire { $near } ?
    }
refused-scenario-key-missing = Il manque la clé { $key } ; elle contient { scenario-shape }.
refused-scenario-key-shape = La clé { $key } contient { scenario-shape }, et non { $found }.
scenario-shape =
    { $expected ->
        [text] un texte entre guillemets
        [number] un nombre entier
        [texts] une liste de textes entre guillemets
        [named-texts] une table de textes entre guillemets, chacun avec son nom
        [table] une table entre accolades
        [flag] true ou false
        [text-or-number] un texte entre guillemets ou un nombre entier
        [values] une liste
       *[steps] les étapes, chacune sous l'en-tête [[step]]
    }
refused-scenario-crew-twice = La clé crew nomme { $character } plusieurs fois ; chaque place a son propre personnage.
refused-scenario-rule-unknown =
    { $near-count ->
        [0] La clé rules nomme une règle qui n'est dans aucun livre de règles : { $rule }.
       *[other] La clé rules nomme une règle qui n'est dans aucun livre de règles : { $rule }. Vouliez-vous dire { $near } ?
    }
refused-scenario-step-unknown =
    { $keys-count ->
        [0] Cette étape est vide. Une étape a set, fate, expect, ou bien who et play.
       *[other] Cette étape a { $keys }. Une étape a set, fate, expect, ou bien who et play.
    }
refused-scenario-arrangement-unknown =
    { $near-count ->
        [0] Rien ne se met en place sous le nom { $verb }. Noms possibles : { $verbs }.
       *[other] Rien ne se met en place sous le nom { $verb }. Vouliez-vous dire { $near } ?
    }
refused-scenario-arrangement-takes =
    { $wanted-count ->
        [0] Impossible de mettre en place { $verb } avec { $given } : il ne faut rien.
       *[other] Impossible de mettre en place { $verb } avec { $given } : il faut { $wanted }.
    }
refused-scenario-value-shape = Dans { $verb }, { $key } contient { scenario-shape }, et non { $found }.
refused-scenario-name-unknown =
    { $near-count ->
        [0] { $sort } : { $name } n'existe pas. Noms possibles : { $names }.
       *[other] { $sort } : { $name } n'existe pas. Vouliez-vous dire { $near } ?
    }
refused-scenario-number-beyond = { $verb } ne peut pas valoir { $found } : de { $least } à { $most }.
refused-scenario-contradiction = { $second } annulerait { $first }.
refused-scenario-fate-unused = Un hasard a été fixé et n'a jamais servi : { $source } { $values }.
refused-scenario-event-unknown =
    { $near-count ->
        [0] Aucun événement n'est du genre { $kind }.
       *[other] Aucun événement n'est du genre { $kind }. Vouliez-vous dire { $near } ?
    }
refused-scenario-option-unknown =
    { $near-count ->
        [0] Le jeu n'a pas d'option { $option }.
       *[other] Le jeu n'a pas d'option { $option }. Vouliez-vous dire { $near } ?
    }
refused-fate-source-unknown =
    { $near-count ->
        [0] Rien n'est décidé par { $source }. Sources de hasard : { $sources }.
       *[other] Rien n'est décidé par { $source }. Vouliez-vous dire { $near } ?
    }
refused-fate-value-unknown =
    { $near-count ->
        [0] { $source } ne donne jamais { $wanted }. Résultats possibles : { $values }.
       *[other] { $source } ne donne jamais { $wanted }. Vouliez-vous dire { $near } ?
    }
refused-fate-not-scripted = Le hasard déciderait ici : { $source }. Fixez-le avec fate, ou écrivez strict = false.
refused-character-is-gone = { $character } : mort, dans un module ou hors du jeu.
refused-character-has-passed = { $character } : a déjà passé et n'a plus de tour dans cette manche.
refused-nobody-left-to-play = Il ne resterait personne pour jouer cette manche.
refused-item-of-another = { $item } est déjà en possession de ce personnage : { $character }. Il n'y en a pas d'autre.
refused-queen-on-board = La Reine est sur le plateau ; elle ne peut pas avoir été tuée.
refused-object-not-left = La réserve est vide : { $kind }.
refused-pod-is-manned = Ce module est déjà occupé : { $pod }.
refused-scenario-claim-unknown = Il n'y a pas de { $key } à attendre ici. Attentes possibles : { $keys }.
refused-scenario-claim-of-whom = { $key } : de qui ? Nommez quelqu'un avec who.
refused-scenario-differs = { $key } vaut { $found }, et non { $wanted }.
refused-scenario-offered =
    { $key ->
        [option] { $wanted } n'est pas proposé. Options proposées : { $offered }.
       *[no_option] { $wanted } est proposé. Options proposées : { $offered }.
    }
refused-scenario-not-refused = { $wanted } n'est pas refusé.
refused-scenario-refused-by = { $wanted } est refusé par la règle { $found }.
refused-scenario-rule-idle = La règle { $wanted } n'a pas joué.
refused-bad-numbers = « { $text } » n'est pas une liste de nombres.
refused-protocol-line = Ceci n'est pas une réponse : { $line }
refused-unknown-language = Langue inconnue : { $language }. Langues possibles : { $languages }.
refused-otherwise = Demande refusée ({ $reason }).
refused-not-allowed = Pas maintenant : { $option }.
refused-unknown-option = Cette option n'existe pas en ce moment : { $option }.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-stale-prompt = C'était la réponse à une question précédente.
refused-game-is-over = La partie est terminée.
refused-game-is-not-over = La partie n'est pas terminée.
refused-unknown-seat = Place inconnue : { $seat }.
refused-nothing-to-undo = Il n'y a rien à annuler.
refused-undo-needs-consent = Cela a révélé quelque chose, ou d'autres ont répondu depuis : l'annuler demande l'accord de tout le monde.
refused-undo-never = Quelque chose a été révélé ou d'autres ont répondu depuis, et cette table ne revient pas là-dessus.
refused-truth-or-seat = Soit toute la vérité, soit ce que savait la place { $seat }, pas les deux.
refused-no-history = Cette partie ne garde pas d'historique.
refused-unknown-game = Il n'y a pas de jeu nommé { $game }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de jeu nommé { $game }.
           *[other] Il n'y a pas de jeu nommé { $game }. Vouliez-vous dire { $near } ?
        }
refused-bad-player-count = Nombre de joueurs : de { $least } à { $most }, pas { $players }.
    .only =
        { $only ->
            [one] Avec ces options, il faut { $only } joueur, et non { $players }.
           *[other] Avec ces options, il faut { $only } joueurs, et non { $players }.
        }
refused-too-many-seats = Il y a au plus { $most } places, trop peu pour { $players } joueurs.
refused-unknown-game-option = Le jeu n'a pas d'option { $option }.
    .near =
        { $near-count ->
            [0] Le jeu n'a pas d'option { $option }.
           *[other] Le jeu n'a pas d'option { $option }. Vouliez-vous dire { $near } ?
        }
refused-options-clash = { $one } ne va pas avec { $other }.
refused-bad-option-value = « { $value } » n'est pas une valeur de l'option { $option } ; valeurs possibles : { $allowed }.
refused-scripted-fate-impossible = { $source } ne peut pas donner { $wanted }.
refused-save-not-ours = Ceci n'est pas une partie sauvegardée.
refused-save-damaged = La sauvegarde est abîmée.
refused-save-from-the-future = Ce fichier vient d'une version plus récente ({ $found } ; celle-ci connaît { $known }).
refused-save-not-understood = La sauvegarde est incompréhensible ({ $what }).
refused-save-packs-differ = La partie sauvegardée a été jouée avec d'autres extensions : { $packs }.
refused-save-box-differs = La partie sauvegardée a été jouée avec un autre matériel.
refused-save-unknown-effect = La sauvegarde contient un effet inconnu ({ $tag }).
refused-save-unknown-step = La sauvegarde en est à une étape inconnue ({ $tag }, { $step }).
refused-record-not-ours = Ceci n'est pas une partie enregistrée.
refused-record-damaged = L'enregistrement est abîmé.
refused-record-incomplete = L'enregistrement est incomplet ({ $missing }).
refused-record-bad-entry = L'enregistrement est incompréhensible à l'entrée { $entry }.
refused-record-differs =
    { $because ->
        [digest] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : la position n'est pas la même.
        [outcome] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : l'issue n'est pas la même.
        [events] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : il se passe autre chose.
       *[other] À partir de l'entrée { $entry }, cette version joue l'enregistrement autrement : elle est refusée ({ $because }).
    }
refused-unknown-card = Carte inconnue : { $card }.
refused-unknown-character = Personnage inconnu : { $character }.
refused-one-of-a-colour = { $character } et { $other } ne peuvent pas jouer ensemble : chaque joueur garde une carte Draft d'une autre couleur.
refused-unknown-corridor = Couloir inconnu : { $corridor }.
refused-unknown-item = Objet inconnu : { $item }.
refused-unknown-room = Salle inconnue : { $room }.
    .room-number = Il n'y a pas de salle { $room-number }.
refused-room-is-printed = Cette salle est imprimée sur le plateau : { $room }.
refused-room-not-in-play = Cette salle n'est pas en jeu : { $room }.
refused-tile-does-not-fit = La tuile { $tile } ne va pas à cet endroit : { $room }.
refused-no-such-coordinates = Aucune carte Coordonnées n'indique { $wanted }.
refused-no-miniature = Il ne reste aucune figurine { SANS($kind) }.

## Règles consultées

rules-same = La même règle dans d'autres jeux
rules-carried-out = Mise en œuvre par
rules-no-code = pas encore de code
rules-cited = Citée par
rules-no-test = pas encore de test
rules-no-checkout = inconnu : pas de dépôt avec les tests ici
rules-none = aucune règle ne parle de : { $words }
rules-more = { $count } de plus : --limit { $all }

## Comment gagner ?

win-survive =
    { $status ->
        [hibernating] Vous dormez : vous vivrez si le vaisseau tient et si votre sang est sain.
        [escaped] Vous avez quitté le vaisseau : vous vivrez si votre sang est sain.
        [dead] Votre personnage a péri : vous ne pouvez plus gagner.
        [dead-together] Votre personnage a péri, mais vous gagnez si l'équipage gagne. Porté à l'Infirmerie, il peut revenir.
       *[other] Sortez-en vivant : en hibernation au moment du saut, ou à bord d'une capsule de sauvetage larguée.
    }
win-objective =
    { $count ->
        [one] Votre objectif, « { $name } » : { $text }
       *[other] Au choix, « { $name } » : { $text }
    }
win-common = Tous ensemble, « { $name } » : { $text }
win-engines = Il faut au moins deux moteurs en état pour le vaisseau : { $engines }.
win-engine = { $number } { $state }
token-unknown = inconnu
win-course = Le vaisseau suit le cap { $letter } : { $planet }.
win-course-unknown = Le vaisseau suit le cap { $letter } ; vous ignorez où il mène.
win-infection =
    { $cards ->
        [0] Vous n'avez aucune carte Contamination.
        [one] Vous avez 1 carte Contamination (dont { $infected } en main que vous savez infectée).
       *[other] Vous avez { $cards } cartes Contamination (dont { $infected } en main que vous savez infectées).
    }
win-larva = Vous portez une Larve.

## Ce que chacun pourrait retenir

memory-exploration = Jetons Exploration partis : { $things }.
memory-events =
    { $left ->
        [one] { $left } événement à venir ; défausse : { $things }.
       *[other] { $left } événements à venir ; défausse : { $things }.
    }
memory-attacks =
    { $left ->
        [one] { $left } carte Attaque dans la pioche ; défausse : { $things }.
       *[other] { $left } cartes Attaque dans la pioche ; défausse : { $things }.
    }
memory-signals =
    { $count ->
        [0] Personne n'a envoyé le signal.
       *[other] Signal envoyé par : { $who }.
    }
chart-marks = [7] explorée  (7) inexplorée  > vous  @ équipage  ! Intrus  ^ feu  x panne  o corps

## L'autre côté du plateau

ref-technical-red = les conduits rouges
ref-technical-blue = les conduits bleus
ref-corridor-of-pair = le couloir { $numbers } entre { $one } et { $other }
place-behind =
    { $ways ->
        [one] { $room }
       *[other] { $room } (par { $ways } couloirs)
    }
place-token-face-down = un jeton Exploration face cachée

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
outcome-revived = L'équipage a réanimé { $who }.
outcome-signals-sent = Le signal est parti autant de fois que demandé.
outcome-signals-missing = Le signal est parti trop peu de fois.
outcome-common-objective-met = L'objectif « { $objective } » est atteint.
outcome-common-objective-failed = L'objectif « { $objective } » n'est pas atteint.
outcome-crew-wins = L'équipage gagne ensemble.
outcome-crew-loses = L'équipage ne gagne pas.
board-common-objectives = Objectifs communs : { $objectives }.
play-common-objectives = Objectifs communs ({ $count })

## Décisions mises à l'épreuve

scenario-question = Question : { $question }
scenario-answer = Réponse : { $answer }
scenario-rules = D'après { $rules }
scenario-unscripted = Laissé au hasard : { $sources }
scenario-failed =
    { $count ->
        [one] 1 attente non satisfaite
       *[other] { $count } attentes non satisfaites
    }

## Relire une partie

replay-more = Entrée pour continuer, q pour arrêter { "" }

## Le joueur Intrus

ask-control-intruders = { SANS($you) }, votre personnage est mort. Continuez-vous en contrôlant les Intrus ?
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
event-intruder-player = { MAJ($who) } continue comme joueur Intrus, dès la manche { $round }.
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

## Simuler des parties

refused-unknown-result-file = { $file } ne dit pas son format : son nom peut se terminer par { $endings }.
refused-parquet-needs-duckdb = { $file } demande DuckDB. Écrivez du .csv ou du .json, ou installez-le : { $command }

## Extensions

pack-playing = les bots l'essaient
pack-is-right = { $pack } est en ordre ; son empreinte est { $digest }.
pack-is-wrong =
    { $count ->
        [one] { $count } erreur.
       *[other] { $count } erreurs.
    }
pack-begun = { $folder } est maintenant une extension. Essayez-la : hullbreach pack check { $folder }, puis hullbreach play { $game } --pack { $folder }.
refused-pack-folder-there = { $folder } existe déjà.
refused-pack-not-found = Il n'y a pas de { $manifest } dans ce dossier.
refused-pack-unknown = Ce n'est ni un dossier ni le nom d'une extension installée.
    .near =
        { $near-count ->
            [0] Ce n'est ni un dossier ni le nom d'une extension installée.
           *[other] Ce n'est ni un dossier ni le nom d'une extension installée. Vouliez-vous dire { $near } ?
        }
refused-pack-twice = Deux fois la même extension : { $packs }.
refused-pack-of-another-game = { $pack } est une extension de { $game }.
refused-pack-bad-id = « { $id } » ne peut pas être un identifiant : lettres minuscules, chiffres et tirets, une lettre d'abord.
refused-pack-bad-toml = Ce n'est pas du TOML : { $because }
refused-pack-bad-value = { $because }
refused-pack-not-utf8 = Ce n'est pas de l'UTF-8.
refused-pack-bad-code = { $because }
refused-pack-without-content = Il manque « { $name } » : écrivez { $name } = Functions() et accrochez-y chaque fonction.
refused-pack-too-many = Trop d'une même sorte : { $count } ; 255 au plus ({ $sort } et d'autres).
refused-pack-foreign-rule = { $rule } ne commence pas par { $pack }/.
refused-pack-rule-untranslated = { $rule } n'a pas de texte français (fr).
refused-pack-language-missing = Ce fichier manque : une extension parle anglais et français.
refused-pack-bad-message = Ce n'est pas un message : { $because }
refused-pack-name-missing = { $message } manque.
refused-pack-message-missing = { $message } manque ; une partie en a eu besoin.
refused-pack-untranslated = { $message } manque dans l'autre langue ({ $language }).
refused-pack-arguments-differ = { $message } n'a pas les mêmes arguments qu'en anglais.
refused-pack-function-failed = { $pack } : { $function } a échoué : { $because } (places : { $players }, graine : { $seed })
refused-pack-function-changes = { $pack } : { $function } modifie la position alors qu'elle ne doit que regarder : { $because } (places : { $players }, graine : { $seed }). Confiez-le à un effet.
refused-pack-game-broken =
    { $players ->
        [one] Une partie à { $players } place, de graine { $seed }, s'est brisée : { $because }
       *[other] Une partie à { $players } places, de graine { $seed }, s'est brisée : { $because }
    }

## Tables

refused-table-unknown = Il n'y a pas de table de ce nom.
    .near =
        { $near-count ->
            [0] Il n'y a pas de table de ce nom.
           *[other] Il n'y a pas de table de ce nom. Vouliez-vous dire { $near } ?
        }
refused-table-not-toml = Ce n'est pas du TOML : { $because }
refused-table-without-source = La table ne dit pas d'où elle vient (source).
refused-table-bad-value = { $because }
    .row = { $row } : { $because }
refused-table-drawn-icon = { $row } : il n'y a pas d'icône « { $value } ». Celles qui existent : { $names }.
refused-table-drawn-colour = { $row } : rien n'est dessiné dans la couleur « { $value } ». Celles qui existent : { $names }.
refused-table-drawn-shape = { $row } : il n'y a pas de forme « { $value } ». Celles qui existent : { $names }.
refused-table-row-twice = { $row } apparaît plusieurs fois.
refused-table-corridors-unordered = Les couloirs ne sont pas dans l'ordre croissant.
refused-table-lower-room-first = Couloir { $row } : écrivez d'abord la salle au plus petit numéro.
refused-table-way-to-nowhere = Un passage mène à la salle { $row }, qui n'existe pas.
refused-table-way-numbers = Les passages de la salle { $row } portent { $found }, et non 1, 2, 3 et 4 une fois chacun.
refused-table-rooms-misnumbered = Les salles ne sont pas numérotées à partir de 1 sans trou, jusqu'à { $most } au plus.
refused-table-slot-room = Salle { $row } : un emplacement spécial nomme sa salle, et une salle nommée doit être de la sorte de son emplacement.
refused-table-special-room-missing = Il manque des salles spéciales au plateau : { $rooms }.
refused-table-basic-tiles = { $tiles } tuiles de base pour { $slots } emplacements : toutes sont posées, les nombres doivent donc être égaux.
refused-table-additional-tiles = Seulement { $tiles } tuiles supplémentaires pour { $slots } emplacements.
refused-table-too-few-tokens = Seulement { $tokens } jetons Exploration pour { $rooms } salles.
refused-table-searchable-colour = { $row } peut être fouillée, il lui faut donc une couleur.
refused-table-bag-too-full = Il entre dans le sac plus de jetons { $row } qu'il n'y en a.
refused-table-supply-too-small = Plus de { $row } à la mise en place qu'il n'y en a.
refused-table-pod-counts = Il faut un pod_count pour chaque nombre de joueurs de 1 à 5.
refused-table-too-few-pods = Plus de capsules en jeu qu'il n'y en a.
refused-table-engines-differ = Les moteurs et les salles des moteurs ne correspondent pas.
refused-table-die-faces = Le dé { $row } a des faces que les règles ne connaissent pas : { $faces }.
refused-table-counts-down = La piste { $row } ne décompte pas.
refused-table-off-the-track = Le marqueur { $row } commence hors de la piste.
refused-table-destination-twice = { $row } nomme deux fois une destination.
refused-table-recipe-and-crafted = { $row } : une recette et un nombre de cartes fabriquées vont ensemble.
refused-table-recipe-unmet = { $row } : aucun objet ne porte un symbole de sa recette.
refused-table-quest-misplaced = { $row } : les objets de quête ont leur place dans character_items.toml.
refused-table-weapon-shape = { $row } : une arme est lourde, se garde (pas de one_use) et n'a pas de coût propre.
refused-table-id-taken = { $row } : un objet de items.toml porte cet identifiant.
refused-table-weapon-or-quest = { $row } doit être soit une arme, soit un objet de quête.
refused-table-in-no-deck = { $row } : l'objet d'un personnage n'est dans aucun paquet.
refused-table-unknown-room = { $row } : il n'y a pas de salle { $room }.
refused-table-unknown-item = { $row } : il n'y a pas d'objet { $item }.
refused-table-deck-size = { $row } : le paquet compte { $found } cartes, et non { $size }.
refused-table-unknown-card = { $row } : il n'y a pas de carte Action { $card }.
refused-table-unknown-weapon = { $row } : il n'y a pas d'arme { $item } dans character_items.toml.
refused-table-unknown-quest = { $row } : il n'y a pas d'objet de quête { $item } dans character_items.toml.
refused-table-in-nobodys-deck = { $row } n'est dans le paquet de personne.
refused-table-one-owner = { $row } appartient à { $owners } personnages, et non à un seul.
refused-table-ability-of-each = Il faut une capacité pour chaque carte, dans le même ordre.
refused-table-effect-twice = Deux cartes ont le même effet.
refused-table-without-function = { $row } n'a pas de fonction qui dise ce que cela fait.
refused-table-function-for-nothing = Il y a une fonction pour { $id }, mais { $of }.toml n'a rien de ce nom qui en demande une.
refused-table-reaction = { $row } : une extension ne peut pas apporter de réaction ; les règles ne demandent que celles qui sont imprimées.
refused-table-unknown-rule = { $row } cite { $rule }, qui n'est dans aucun livre de règles.

## Les chances

option-with-odds = { $option } : { $odds }
odds-in-words =
    { $degree ->
        [sure] { $what } à coup sûr
        [likely] { $what } probable
        [chance] une chance { $what }
        [risk] un risque { $what }
       *[slight] un faible risque { $what }
    }
odds-among-others =
    { $degree ->
        [sure] { $what }
        [likely] { $what }
       *[slight] { DE($what) }
    }
odds-in-numbers =
    { $exact ->
        [yes] { $what } { $percent } %
        [less] { $what } moins de { $percent } %
       *[no] { $what } environ { $percent } %
    }
odds-also = { $a } ; { $b }
odds-death = mort
odds-serious-wound = blessure grave
odds-wound = blessure légère
odds-larva = Larve
odds-contamination = contamination
odds-slime = slime
odds-attack = attaque
odds-intruder = Intrus
odds-kill = mise à mort
odds-hit = touche
odds-fire = feu
odds-malfunction = panne
odds-noise = bruit
odds-silence = silence

## Beaucoup d'événements en bref

burst-deeds = { MAJ($who) } : { $things }.
burst-deed-then = { $deed } – { $then }
burst-each-intruder-moves = { $foe } se déplace vers { $room }
burst-fares = { MAJ($who) } { $things }.
burst-moved = se déplace vers { $things }
burst-explored = explore { $things }
burst-searched =
    { $count ->
        [one] fouille
       *[other] fouille { $count } fois
    }
burst-item-gained =
    { $count ->
        [one] prend un objet
       *[other] prend { $count } objets
    }
burst-attack =
    { $count ->
        [one] subit une attaque { DE($things) }
       *[other] subit { $count } attaques : { $things }
    }
burst-light-wound =
    { $count ->
        [one] subit une blessure légère
       *[other] subit { $count } blessures légères
    }
burst-serious-wound =
    { $count ->
        [one] subit une blessure grave ({ $things })
       *[other] subit { $count } blessures graves ({ $things })
    }
burst-contaminated =
    { $count ->
        [one] prend une carte Contamination
       *[other] prend { $count } cartes Contamination
    }
burst-slimed = se couvre de slime
burst-intruder-moves = { $things }
burst-noise-placed = bruit dans { $things }
burst-fire-placed = feu dans { $things }
burst-malfunction-placed = panne dans { $things }
burst-malfunction-removed = réparé : { $things }
burst-door-opened =
    { $count ->
        [one] la porte { DE($things) } s'ouvre
       *[other] des portes s'ouvrent : { $things }
    }
burst-door-closed =
    { $count ->
        [one] la porte { DE($things) } se ferme
       *[other] des portes se ferment : { $things }
    }
burst-token-added =
    { $count ->
        [one] un jeton rejoint le sac : { $things }
       *[other] { $count } jetons rejoignent le sac : { $things }
    }
burst-token-removed =
    { $count ->
        [one] un jeton quitte le sac : { $things }
       *[other] { $count } jetons quittent le sac : { $things }
    }
# La même chose quand l'acte de personne n'y a mené.
burst-alone-intruder-moves = { MAJ($things) }.
burst-alone-noise-placed = Bruit dans { $things }.
burst-alone-fire-placed = Feu dans { $things }.
burst-alone-malfunction-placed = Panne dans { $things }.
burst-alone-malfunction-removed = Réparé : { $things }.
burst-alone-door-opened =
    { $count ->
        [one] La porte { DE($things) } s'ouvre.
       *[other] Des portes s'ouvrent : { $things }.
    }
burst-alone-door-closed =
    { $count ->
        [one] La porte { DE($things) } se ferme.
       *[other] Des portes se ferment : { $things }.
    }
burst-alone-token-added =
    { $count ->
        [one] Un jeton rejoint le sac : { $things }.
       *[other] { $count } jetons rejoignent le sac : { $things }.
    }
burst-alone-token-removed =
    { $count ->
        [one] Un jeton quitte le sac : { $things }.
       *[other] { $count } jetons quittent le sac : { $things }.
    }

## Ce que raconte le terminal

play-in-short =
    { $count ->
        [one] ({ $count } événement en bref ; tapez : détails)
       *[other] ({ $count } événements en bref ; tapez : détails)
    }
play-skipped =
    { $count ->
        [one] ({ $count } événement de plus ; tapez : détails)
       *[other] ({ $count } événements de plus ; tapez : détails)
    }
aftermath-out = La partie est finie pour vous ; les autres continuent. Tapez suivre pour voir la suite tour par tour, ou appuyez sur Entrée pour aller à la fin.
aftermath-more = Entrée pour continuer, q pour aller à la fin :
command-watch = suivre s
play-digest = Depuis votre dernière action
play-resumed = Là où vous en étiez
play-verbosity =
    { $level ->
        [full] Désormais tout est raconté en entier, avec sa règle.
        [brief] Désormais beaucoup est raconté en bref, et les règles seulement sur demande.
       *[normal] Désormais ce qui arrive d'un coup est raconté en bref.
    }
play-key-details = en entier, ce qui a été raconté en bref
play-key-verbosity = combien raconter : complet, normal ou bref
command-details = d détails details
command-verbosity = v verbosité verbosite
# Les mots que l'on peut taper pour chaque niveau, séparés par des espaces.
level-full = complet
level-normal = normal
level-brief = bref
refused-unknown-verbosity = { $level } n'est pas une façon de raconter ; il y a { $levels }.

## Une table préparée par des questions

setup-language = English: en. Français : fr. (Enter, Entrée: en)
setup-welcome = Préparons une table. Entrée prend ce qui est habituel.
setup-game = Quel jeu ? (Entrée : 1)
setup-game-each = { $game }. { $text }
setup-mode = Comment jouez-vous ? (Entrée : 1)
setup-mode-semi-coop = En rivaux, avec des objectifs secrets
setup-mode-coop = Tous ensemble, avec des objectifs communs
setup-mode-solo = En solo
setup-which = { $option } ? (Entrée : 1)
setup-people = Qui est à ce clavier ? Un nombre, ou des noms avec des virgules. (Entrée : { $usual })
setup-bot-count = Combien de bots se joignent à vous ? De { $least } à { $most }. (Entrée : { $usual })
setup-rest = Autre chose ? Un numéro le change, Entrée commence la partie.
setup-bots-random = prennent n'importe quelle option
setup-bots-survivor = jouent pour survivre
setup-option = { $option } : { $value }
setup-bots = Les bots { $value }
setup-site = Plateau : { $value }
setup-site-ship = le vaisseau, face de base
setup-site-ship-alternative = le vaisseau, autre face
setup-species = Chasseurs : { $value }
setup-species-intruders = les Intrus
setup-intruder-player = Le premier mort dirige les Intrus : { $value }
setup-intruder-player-off = non
setup-intruder-player-on = oui
setup-kill-objectives = Objectifs qui veulent la mort d'un autre : { $value }
setup-kill-objectives-dealt = distribués
setup-kill-objectives-left-out = écartés
setup-undo = Reprendre ce qui a été révélé : { $value }
setup-undo-by-consent = si tous sont d'accord
setup-undo-never = jamais
setup-odds = Ce qu'une option peut amener : { $value }
setup-odds-words = en mots
setup-odds-numbers = en chiffres
setup-odds-off = n'est pas dit
refused-no-such-number = « { $typed } » ne convient pas : tapez un nombre de { $least } à { $most }.

simulate-doing = simulation de { $game }
simulate-title =
    { $title ->
        [fate] le sort de chacun
        [cause] causes de mort
        [way-out] issues
        [ending] fins de partie
        [contingency] contingences révélées
        [contingency-kills] contingences qui tuent quelqu'un, une fois révélées
       *[round] durée en manches
    }
simulate-of =
    { $of ->
        [seats] places
        [survivors] survivants
       *[games] parties
    }
simulate-share = part
simulate-interval = 95 %
simulate-by =
    { $by ->
        [character] par personnage
        [seat] par place
       *[objective] par objectif
    }
simulate-seats = places
simulate-balance = face aux fourchettes d'une partie équilibrée
simulate-band = fourchette
simulate-group-fate = { $name } : { $fate }
simulate-verdict =
    { $verdict ->
        [below] en dessous
        [above] au-dessus
       *[within] dedans
    }
simulate-length = une partie dure { label-figure } manches
simulate-written =
    { $count ->
        [one] { $count } ligne écrite dans { $file }
       *[other] { $count } lignes écrites dans { $file }
    }
simulate-drawn = image dessinée dans { $file }
happened-so-many = { $seen } choses sur les { $of } possibles sont arrivées
happened-never = jamais arrivé : { $sort } ({ $seen } sur { $of }) : { $things }

# Noms et chiffres des tableaux et des images de parties simulées.
label-thing = { MAJ(SANS($name)) }
label-seat = Place { $number }
label-no-objective = Aucun choisi
label-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
label-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
label-percent-whole = { NUMBER($share, maximumFractionDigits: 0) } %
label-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fate-won = victoire
fate-survived = survie
way-out-pod = capsule de sauvetage
way-out-hibernation = hibernation
cause-nemesis-attack-card-hit = attaque d'Intrus
cause-nemesis-wound-death = une blessure de trop
cause-nemesis-contamination-second-larva = seconde Larve
cause-nemesis-event-effect-and-discard = éclosion d'une Larve
cause-nemesis-room-airlock-kill = ouverture du sas
cause-nemesis-fire-supply-exhausted = vaisseau perdu par le feu
cause-nemesis-malfunction-supply-exhausted = vaisseau perdu par les pannes
cause-nemesis-end-self-destruct-track = autodestruction
cause-nemesis-end-jump-during-self-destruct = saut pendant l'autodestruction
cause-nemesis-end-time-track = éveillé pendant le saut
cause-nemesis-end-last-character-resolution = endormi, vaisseau explosé
cause-nemesis-victory-engines = moteurs défaillants
cause-nemesis-victory-coordinates = endormi, mauvais cap
cause-nemesis-victory-contamination-draw = infection
ending-ship-explodes = explosion
ending-ship-jumps = saut hyperespace
ending-nobody-left = plus personne
sort-characters = personnages
sort-rooms = salles explorées
sort-room-actions = actions de salle
sort-cards = cartes Action
sort-items = objets utilisés
sort-weapons = armes employées
sort-quests = objets de quête
sort-crafted = objets fabriqués
sort-events = cartes Événement
sort-attacks = cartes Attaque
sort-wounds = blessures graves
sort-weaknesses = points faibles
sort-endings = fins de partie
sort-other = le reste
happening-interrupted = { card-interruption }

# L'image des parties simulées.
picture-title = { $game } : qui en sort vivant
picture-which =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $players ->
        [one] { $players } place
       *[other] { $players } places
    } · { $mode } · bots : { $bots } · graines { $first } à { $last }
picture-mean-survived = des places survivent
picture-mean-won = des places gagnent
picture-mean-rounds = manches par partie
picture-legend = ● part   ━ son intervalle à 95 %   ◆ sûrement hors de la bande ombrée, où devraient être de bons joueurs de même force (par place et par objectif : 0,6 à 1,6 fois la moyenne)
picture-survived-by-character = Qui survit
picture-won-by-character = Qui gagne
picture-survived-by-seat = Survie par place
picture-won-by-seat = Victoires par place
picture-survived-by-objective = Survie par objectif
picture-won-by-objective = Victoires par objectif
picture-group = { $name } ({ $count })
picture-fates = Les issues, et ce qui tue (hachuré)
picture-endings = Comment et quand finissent les parties
picture-round = manche
picture-games = parties
picture-route = { $route } { label-percent }
picture-route-rare = ◆ { $route } { label-percent }, moins de 5 %
picture-occurring = Ce qui est arrivé, sur ce qui peut arriver
picture-seen = { $seen }/{ $of }
refused-picture-needs-matplotlib = { $file } demande matplotlib. Installez-le : { $command }

## Le manuel : ce que dit --help

# help-play est ce que fait `hullbreach play` ; ses variantes sont les paramètres, tels qu'on les tape.
manual-usage = Utilisation : { $usage }
manual-commands = Commandes
manual-arguments = Arguments
manual-parameters = Paramètres
manual-help = Affiche cette aide et s'arrête.
manual-version = Affiche la version de l'application.
manual-choices = [au choix : { $choices }]
manual-default = [par défaut : { $value }]
manual-required = [obligatoire]
manual-value-command = COMMANDE
manual-value-game = JEU
manual-value-file = FICHIER
manual-value-words = MOTS
manual-value-str = TEXTE
manual-value-int = NOMBRE
manual-value-float = NOMBRE
manual-value-path = FICHIER
manual-value-choice = CHOIX
help-lang = Dans quelle langue : en ou fr ; à défaut, celle de la machine.
help-json = Écrit du JSON, pour les programmes.
help-seed = La graine de la première partie ; les suivantes prennent les graines suivantes.
help-jobs = Nombre de processus ; à défaut, autant que de processeurs.
help-database = Un fichier, ou postgresql://… pour PostgreSQL ; à défaut, les tables de `hullbreach play`.

help = Des jeux de plateau d'horreur et de survie, selon les règles : pour y jouer, en débattre, les mesurer.
help-play =
    Joue dans votre navigateur, seul avec des bots ou avec des amis qui ouvrent un lien.

    `--terminal`, ou toute option qui concerne la table, fait jouer ici. Sans ces options, des questions préparent la partie pas à pas.
    .game = Quel jeu, parmi ceux que liste `hullbreach games`.
    .terminal = Jouer dans ce terminal, seul avec des bots ou à plusieurs au même clavier.
    .port = Le port où la page est servie.
    .browser = Si la page s'ouvre d'elle-même.
    .players = Nombre de places ; à défaut quatre, ou autant qu'on peut être.
    .people = Combien sont de vraies personnes, ou leurs noms : `2`, ou `Anne,Bob` ; à défaut une seule. Elles ont les premières places.
    .bots = Qui joue les autres places : `survivor`, comme d'habitude, joue par règles simples, `random` prend une option au hasard.
    .seed = La même graine distribue la même partie.
    .option = Une option du jeu, comme `mode=semi-coop` ; peut être répétée.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .save = Où sauvegarder la partie quand vous la quittez ; un fichier qui existe n'est pas remplacé, sauf celui de la partie reprise.
    .resume = Une partie sauvegardée à reprendre ; `last` est la dernière jouée, gardée à chaque réponse, `last-2` celle d'avant ; `list` les montre.
    .record = Où écrire l'enregistrement de la partie à la fin, pour `hullbreach replay`.
    .plain = Sans couleur, ni dessin, ni effacement de l'écran, pour lecteurs d'écran et journaux.
    .verbosity = Combien raconter : `full` dit chaque événement, `normal` en résume beaucoup à la fois, `brief` laisse aussi de côté l'identifiant de la règle derrière chaque ligne ; `pourquoi` le dit toujours.
    .brief = Comme `--verbosity brief`.
    .protocol = Les personnes sont un programme : des lignes de JSON par l'entrée et la sortie standard (docs/protocol.md).
    .lang = { help-lang }
help-serve = Sert des tables que des amis rejoignent par un lien, dans leur navigateur.
    .host = L'adresse à écouter ; à défaut, toutes celles de cette machine.
    .port = Le port à écouter.
    .database = { help-database }
    .public = Un nom sous lequel le serveur est connu au dehors, comme `games.example.org` ; peut être répété.
    .base = Le chemin sous lequel il vit derrière un mandataire.
    .host-key = Si elle est donnée, seules les personnes qui connaissent cette clé peuvent créer des tables.
    .proxy = L'adresse ou le réseau d'un mandataire placé devant le serveur, que l'on croit quand il dit qui demande ; peut être donné plusieurs fois.
    .webhook = Une adresse à qui l'on dit à quelle table c'est le tour de quelqu'un qui n'est pas là.
    .rate = Nombre de changements et de connexions acceptés par minute d'une même adresse.
    .keep-open = Secondes pendant lesquelles une table où il n'y a personne reste en mémoire.
    .think = Secondes laissées à un bot pour réfléchir et au calcul des probabilités ; avec 0, sans limite. Un bot à court de temps prend la première option.
    .pack = Une extension avec laquelle se jouent les nouvelles tables : son dossier, ou son nom si elle est installée ; peut être répétée.
    .lang = { help-lang }
help-backup = Écrit toutes les tables d'un serveur dans un fichier ; le serveur peut continuer. Le fichier contient des secrets.
    .file = Où les écrire.
    .database = { help-database }
    .lang = { help-lang }
help-restore = Remplit une base vide avec les tables d'un fichier.
    .file = Ce qu'a écrit `hullbreach backup`.
    .database = { help-database }
    .lang = { help-lang }
help-schema = Affiche en TypeScript les types de tout ce qui passe par une connexion.
help-load = Joue à beaucoup de tables par de vraies connexions et mesure combien chacun attend les autres.
    .tables = Nombre de tables à la fois.
    .seats = Nombre de places à chacune, avec un client à chaque place.
    .seconds = Durée de la mesure.
    .pace = Secondes qu'une place réfléchit en moyenne avant de répondre, comme les gens ; 0 répond aussitôt.
    .seed = Décide de ce que répondent les clients.
    .database = Un fichier, ou postgresql://… pour PostgreSQL ; à défaut, un fichier jeté ensuite.
    .lang = { help-lang }
help-games = Liste les jeux avec leur nombre de joueurs et leurs options.
    .json = { help-json }
    .lang = { help-lang }
help-rules = Consulte les règles ; montre où elles sont appliquées et quels tests les prouvent.
help-rules-search = Trouve les règles qui parlent de certains mots, les meilleures d'abord.
    .words = Ce dont les règles doivent parler.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .limit = Combien de règles montrer.
    .lang = { help-lang }
help-rules-show = Montre une règle : son texte, la décision, où elle est appliquée, quels tests la citent.
    .id = L'identifiant d'une règle, tel que search le montre.
    .lang = { help-lang }
help-rules-rulings = Liste ce qui a été décidé là où les livres sont obscurs, muets ou en désaccord, chaque décision avec sa règle.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .lang = { help-lang }
help-rules-coverage = Compte les règles citées par un test réussi, et nomme les autres.
    .game = Un seul jeu, parmi ceux que liste `hullbreach games`.
    .module = Un seul module, par exemple base ou coop.
    .json = Écrit du JSON, et rien d'autre.
    .lang = { help-lang }
help-scenario = Installe une position d'après un fichier TOML, la joue, et montre ce qu'en font les règles.
help-scenario-run =
    Joue un scénario pas à pas ; code de sortie 1 si une attente n'est pas remplie.

    La question d'une décision vient d'abord ; sa réponse, avec les règles qui la donnent, vient à la fin et seulement si elle tient.
    .file = Un fichier TOML ; `docs/scenario.md` le décrit.
    .lang = { help-lang }
help-pack = Les extensions : en vérifier une, ou en commencer une.
help-pack-check =
    Vérifie une extension : chaque fichier, les deux langues, et des parties entre bots dans chaque mode.

    Le code de sortie est 1 si quelque chose ne va pas.
    .pack = Son dossier, ou son nom si elle est installée.
    .games = Combien de parties les bots jouent avec elle.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .lang = { help-lang }
help-pack-new = Commence une extension : un dossier en ordre, avec lequel on peut jouer aussitôt.
    .folder = Où ; la dernière partie est l'identifiant de l'extension.
    .game = Le jeu auquel elle est destinée, parmi ceux que liste `hullbreach games`.
    .lang = { help-lang }
help-replay = Raconte une partie enregistrée comme l'a vécue un spectateur ou une place, d'après les événements gardés.
    .file = L'enregistrement, tel que l'écrit `hullbreach play --record FICHIER`.
    .seat = La place dont on veut le savoir ; à défaut, un spectateur.
    .truth = Toute la vérité : les secrets de tout le monde aussi.
    .step = Attend Entrée avant chaque tour.
    .verify = Rejoue l'enregistrement avec ces règles et dit s'il finit de la même façon.
    .pack = Une extension avec laquelle la partie a été jouée : son dossier, ou son nom si elle est installée ; peut être répétée.
    .lang = { help-lang }
help-fuzz =
    Joue des parties au hasard et vérifie à chaque décision les promesses du moteur.

    Copies et sauvegardes sont égales, aucun élément ne se perd, personne ne distingue un monde redistribué, les relectures finissent où la partie a fini, et toute partie finit.
    .game = Quel jeu.
    .games = Combien de parties.
    .players = Nombres de joueurs, comme 3 ou 1-5 ; à défaut, tous ceux que permet le jeu.
    .seed = { help-seed }
    .jobs = { help-jobs }
    .option = Une option du jeu sous la forme clé=valeur ; peut être répétée. Ce qui n'est pas donné est essayé de toutes les façons.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .quick = Joue seulement, sans vérifier chaque décision.
    .lang = { help-lang }
help-simulate =
    Fait jouer beaucoup de parties aux bots et compte qui survit, qui gagne et ce qui tue, chaque part avec son intervalle à 95 %.

    À la fin, nomme ce qui n'est jamais arrivé. La même graine donne les mêmes parties, quel que soit le nombre de processus.
    .game = Quel jeu.
    .games = Combien de parties.
    .players = Combien de places a chaque partie.
    .bots = Qui joue : `survivor` par règles simples, `random` prend une option au hasard.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .option = Une option du jeu sous la forme clé=valeur ; peut être répétée.
    .pack = Une extension avec laquelle jouer : son dossier, ou son nom si elle est installée ; peut être répétée.
    .out = Un fichier d'une ligne par place et par partie : .csv, .json, ou .parquet (demande DuckDB : l'extra `lab`).
    .plot = Une image de tout cela : .png, .svg ou .pdf (demande matplotlib : l'extra `lab`).
    .lang = { help-lang }
help-bench = Mesure décisions, copies, options, vues et sauvegardes des jeux, et des moteurs voisins installés, d'une traite.
    .games = Les jeux à mesurer ; tous, si aucun n'est nommé.
    .seconds = Combien de temps jouer à chaque jeu.
    .json = { help-json }
    .lang = { help-lang }

## Ce qui ne va pas dans une commande

refused-unknown-command = Commande inconnue : « { $command } ». Commandes possibles : { $commands }.
    .near =
        { $near-count ->
            [0] Commande inconnue : « { $command } ». Commandes possibles : { $commands }.
           *[other] Commande inconnue : « { $command } ». Vouliez-vous dire « { $near } » ? Commandes possibles : { $commands }.
        }
refused-unknown-flag = Option inconnue : { $flag }.
    .near =
        { $near-count ->
            [0] Option inconnue : { $flag }.
           *[other] Option inconnue : { $flag }. Vouliez-vous dire { $near } ?
        }
refused-not-a-choice = « { $value } » ne convient pas pour { $flag }. Au choix : { $choices }.
refused-not-converted =
    { $kind ->
        [int] « { $value } » ne convient pas pour { $flag } : ce n'est pas un nombre entier.
        [float] « { $value } » ne convient pas pour { $flag } : ce n'est pas un nombre.
       *[other] « { $value } » ne convient pas pour { $flag }.
    }
refused-argument-missing = La commande « { $command } » a besoin d'une valeur pour { $flag }.
refused-value-too-small = « { $value } » ne convient pas pour { $flag } : il faut au moins { $least }.
    .above = « { $value } » ne convient pas pour { $flag } : il faut plus que { $above }.
refused-command-line = { $said }
refused-unused-words = Rien à faire de : { $words }.
system-cause =
    { $because ->
        [ENOENT] aucun fichier ni dossier de ce nom
        [EACCES] accès refusé
        [EPERM] opération interdite
        [EISDIR] c'est un dossier
        [ENOTDIR] ce n'est pas un dossier
        [EROFS] système de fichiers en lecture seule
        [ENOSPC] plus de place sur le disque
        [EIO] erreur d'entrée-sortie
        [EADDRINUSE] quelque chose d'autre y écoute déjà
        [EADDRNOTAVAIL] cette machine n'a pas cette adresse
        [not-text] ce n'est pas du texte en UTF-8
       *[other] { $because }
    }

## Lister les jeux, fuzzer, mesurer

games-game = jeu
games-players = joueurs
games-options = options (la première est l'habituelle)
fuzz-doing = fuzzing de { $game }
fuzz-broken = rompu
fuzz-again = de nouveau : { $command }
series-interrupted = Interrompu : { $games } sur { $of } parties jouées.
fuzz-sum = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions, { $dealt } faces redistribuées, { $broken ->
        [one] { $broken } rupture
       *[other] { $broken } ruptures
    }
fuzz-endings = fins : { $endings }
fuzz-ship = { $state ->
        [exploded] vaisseau explosé
        [jumped] vaisseau parti
        [flying] vaisseau encore en vol
        [destroyed] base détruite
        [purged] base purgée
        [standing] base encore debout
       *[none] inachevée
    } { $count }
bench-doing = mesure
    .what = mesure de { $what }
bench-as-written = Le moteur tel qu'il est écrit ; `make fast` le compile.
bench-compiled = Le moteur compilé.
bench-decisions_per_s = décisions par seconde
bench-choices_per_s = décisions avec un choix par seconde
bench-games_per_s = parties par seconde
bench-decisions_per_game = décisions par partie
bench-copy_us = une copie, µs
bench-options_us = les options d'une question, µs
bench-view_us = une vue, µs
bench-save_us = une sauvegarde, µs
bench-load_us = charger une sauvegarde, µs
bench-resample_us = un monde redistribué, µs
bench-late_to_early = décisions tardives sur premières
bench-x = { $peer } = 1, décisions
bench-x-choices = { $peer } = 1, décisions avec un choix
bench-peer = moteur
bench-peer-decisions = décisions/s
bench-peer-choices = avec un choix/s
bench-peer-copy = copie µs
bench-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-great-figure = { NUMBER($figure, maximumFractionDigits: 0) }
bench-no-peer = Aucun moteur voisin n'est installé ici : `make bench` les apporte.

## Décider dans le navigateur

sign-cost =
    { $cost ->
        [0] gratuit
        [one] coûte { $cost } carte
       *[other] coûte { $cost } cartes
    }
sign-combat-in = en combat seulement
sign-combat-out = hors combat seulement
sign-reaction = réaction
digest-said = { $who } : « { $said } »
ui-option-odds = Probabilités
ui-option-odds-words = En mots : un risque de bruit
ui-option-odds-numbers = En chiffres : bruit 30 %
ui-option-odds-off = Pas du tout
ui-odds-says = Ce qu'un choix peut entraîner, pour autant que vous puissiez le savoir. Comment le dire ?
ui-may-bring = Peut entraîner : { $odds }
ui-free = gratuit
ui-spends = Vous dépensez : { $cards }
ui-spends-more = Coût : { $count } cartes
ui-spends-one = Coût : 1 carte
ui-gather-any = Cochez-en autant que vous voulez, puis confirmez une fois.
ui-gather-due = Cochez-en { $due }, puis confirmez une fois.
ui-gather-confirm = Confirmer (cochées : { $chosen })
ui-gather-keep-all = Tout garder
ui-gather-confirm-due = Confirmer (cochées : { $chosen } sur { $due })
ui-gather-stopped = On vous demande maintenant autre chose. Réponses données : { $given } sur { $wanted }.
ui-gather-copy = { $text } (exemplaire { $number })
ui-words-here = Expliquer les termes
ui-words-none = Aucun mot à expliquer ici.
ui-word-rule = Lire la règle
ui-digest = Pendant votre absence
ui-digest-today = Où en sont les choses
ui-digest-all = Montrer chaque ligne
ui-ear = À l'oreille et au clavier
ui-level = Ce qui est annoncé
ui-level-brief = Bref : une rafale en quelques phrases, puis la question
ui-level-normal = Normal : chaque ligne, les longues rafales en bref
ui-level-full = Complet : chaque ligne, et les choix numérotés
ui-key-words = les termes de la question
ui-key-all = toutes les lignes de la dernière rafale
ui-key-command = la ligne de commande
ui-key-of = Touche : { $what }
ui-key-taken = { $key } est déjà la touche d'autre chose : { $what }.
ui-keys-reset = Revenir aux touches habituelles
ui-command = Ligne de commande
ui-command-says = Un numéro, les premiers mots d'un choix, ou : { $words }
ui-command-go = Valider
ui-command-unknown = « { $typed } » n'est ni un choix ni une commande. Tapez : { $help }
ui-command-several = Ce peut être { $options }
ui-command-numbered = { $number } : { $text }
ui-command-done = Fait : { $text }
ui-command-busy = On ne peut rien répondre pour le moment.
ui-command-told = Désormais : { $level }
ui-drawn-card = carte
ui-drawn-item = objet
ui-drawn-objective = objectif
ui-drawn-place = salle
ui-drawn-token = jeton
ui-drawn-event = événement

## Les pages du navigateur

ui-title = { MAJ(SANS($name)) }
ui-pages = Pages
ui-language = Langue
ui-start = Accueil
ui-rules = Règles
ui-which-game = Quel jeu ?
ui-play-now = Jouer tout de suite
ui-play-now-says = Vous êtes assis avec trois bots et la partie commence aussitôt. On peut quitter une table et la retrouver.
ui-you-default = Joueur
ui-host = Ouvrir une table
ui-join = Rejoindre une table
ui-code = Code de la table
ui-join-go = Rejoindre
ui-arrive-link = Apporter ma place ici depuis un autre appareil
ui-my-tables = Mes tables
ui-my-tables-none = Les tables où vous êtes assis apparaîtront ici.
ui-table-unnamed = Table { $code }
ui-your-turn = À vous de jouer
ui-phase-lobby = attend des joueurs
ui-phase-playing = en cours
ui-phase-over = terminée
ui-invitation = Invitation
ui-invited-by = { $host } vous invite à une partie de { $game }.
ui-invited = Vous êtes invité à une partie de { $game }.
ui-mode-semi-coop = Chacun a un objectif secret, et tous ne veulent pas la même chose.
ui-mode-coop = Vous gagnez ou perdez ensemble.
ui-mode-solo = Vous êtes seul à bord.
ui-seats-free = Places libres : { $free } sur { $all }
ui-your-name = Votre nom
ui-sit-down = S'asseoir
ui-sit-down-says = Pas de compte. Ce navigateur retrouvera votre place.
ui-has-begun = La partie a commencé. Vous pouvez regarder.
ui-no-seat = Toutes les places sont prises. Vous pouvez regarder.
ui-watch = Regarder
ui-watch-link = Lien pour ceux qui ne font que regarder
ui-arrive = Apporter ma place ici
ui-arrive-says = Sur l'autre appareil, ouvrez la table, choisissez « Table » puis « Vers un autre appareil », et tapez ici le code affiché.
ui-word = Code de transfert
ui-arrive-go = Prendre ma place
ui-rules-words = Chercher dans les règles
ui-rules-found = Règles trouvées : { $count }
ui-search = Chercher
ui-ruling = Interprétation :
ui-rule = Règle
ui-preset = Quel genre de partie ?
ui-preset-first-voyage = Premier voyage
ui-preset-first-voyage-says = On gagne ou on perd ensemble, des conseils expliquent ce qui est nouveau, les risques sont dits en mots ; des bots occupent les places vides.
ui-preset-full-game = La partie complète
ui-preset-full-game-says = Des objectifs secrets, et quelqu'un souhaite peut-être votre mort.
ui-preset-solo = Solo
ui-preset-solo-says = Un seul personnage, seul dans le vaisseau.
ui-details = Détails
ui-table-name = Nom de la table
ui-players = Personnages à bord
ui-people = Dont joués par des humains
ui-make-table = Ouvrir la table
ui-host-key = Clé d'hôte de ce serveur
ui-admin = Tables de ce serveur
ui-admin-show = Montrer les tables
ui-admin-days = Jours sans réponse
ui-admin-expire = Supprimer ce qui est plus ancien
ui-admin-tables = Tables : { $count }
ui-admin-game = Jeu
ui-admin-phase = État
ui-admin-answers = Entrées
ui-admin-touched = Dernier changement
ui-admin-open = ouverte en ce moment
ui-admin-removed = Tables supprimées : { $count }
ui-admin-remove = Supprimer la table { $code }
ui-admin-remove-short = Supprimer
ui-admin-surely = Vraiment supprimer la table { $code }, pour toujours
ui-admin-surely-short = Vraiment supprimer
ui-option-site = Vaisseau
ui-option-site-says = La face avancée dispose autrement les salles et les couloirs.
ui-option-site-ship = Face de base du plateau
ui-option-site-ship-alternative = Face avancée du plateau
ui-option-species = Ce qui vous traque
ui-option-species-says = Les créatures à bord.
ui-option-species-intruders = Les Intrus
ui-option-mode = Comment on gagne
ui-option-mode-says = Objectifs secrets : quelqu'un vous veut peut-être du mal. Ensemble : tous gagnent ou perdent. Seul : un seul personnage.
ui-option-mode-semi-coop = Objectifs secrets
ui-option-mode-coop = Ensemble
ui-option-mode-solo = Seul
ui-option-intruder-player = Un joueur incarne les Intrus
ui-option-intruder-player-says = Le premier joueur mort peut alors continuer en jouant les Intrus.
ui-option-intruder-player-off = Non
ui-option-intruder-player-on = Après la première mort
ui-option-kill-objectives = Objectifs qui veulent la mort de quelqu'un
ui-option-kill-objectives-says = Sans eux, personne ne reçoit un objectif qui exige la mort d'un autre personnage.
ui-option-kill-objectives-dealt = Distribués
ui-option-kill-objectives-left-out = Écartés
ui-option-undo = Revenir sur ce qui a été révélé
ui-option-undo-says = Une réponse qui n'a rien révélé peut toujours être reprise ; il s'agit ici de celles qui ont révélé quelque chose.
ui-option-undo-by-consent = Si tout le monde est d'accord
ui-option-undo-never = Jamais
ui-table = Table
ui-connecting = Connexion…
ui-reconnecting = Connexion perdue. Reconnexion en cours ; votre partie est à l'abri.
ui-reconnecting-answer = Connexion perdue. Reconnexion en cours ; votre réponse est gardée et repart si elle n'est pas arrivée.
ui-part-missing = Cette partie de la page n'a pas pu être chargée ; le serveur a peut-être été mis à jour.
ui-load-again = Recharger la page
ui-trouble-moved = Votre place a changé d'appareil
ui-trouble-moved-says = Elle a été emportée sur un autre appareil, ou l'hôte a émis un nouveau lien.
ui-trouble-unknown-table = Cette table n'existe pas
ui-trouble-unknown-table-says = Le code contient peut-être une faute de frappe.
ui-trouble-refused = Cette page ne peut pas ouvrir la table
ui-trouble-refused-says = Le serveur ne reconnaît pas comme sienne l'adresse de votre navigateur.
ui-to-start = Vers la page d'accueil
ui-waiting-room = Salle d'attente
ui-waiting-for = Places encore libres : { $free }
ui-all-here = Tout le monde est là.
ui-seat-bot = Bot
ui-seat-free = libre
ui-you = vous
ui-give-to-bot = Donner à un bot
ui-free-seat = Ouvrir cette place
ui-start-game = Commencer la partie
ui-start-with-bots = Commencer ; des bots prennent les places libres ({ $free })
ui-host-starts = L'hôte lance la partie quand tout le monde est là.
ui-invite = Inviter des amis
ui-invite-says = Envoyez ce lien, ou dites le code : { $code }
ui-invite-link = Lien pour vos amis
ui-copy = Copier le lien
ui-copied = Copié
ui-qr = Le lien sous forme de code QR
ui-why = pourquoi ?
ui-why-about = pourquoi ? { $about }
ui-question = Question
ui-close = Fermer
ui-press-again = Touchez de nouveau pour confirmer.
ui-is-over = La partie est terminée.
ui-paused = L'hôte a mis la partie en pause.
ui-nobody-asked = Un instant…
ui-undo = Annuler
ui-undo-asked = { $who } voudrait revenir sur sa dernière réponse.
ui-cannot = Ce que vous ne pouvez pas faire, et pourquoi
ui-cannot-nothing = Rien n'est exclu ici.
ui-only-you = Vous seul voyez ceci
ui-only-you-short = vous seul
ui-seen = J'ai vu
ui-any-time = À tout moment
ui-pass = Passer
ui-crew = Équipage
ui-player-number = joueur { $number }
ui-wounds-count = Blessures : { $light } légères, { $serious } graves
ui-wounds-count-dressed = Blessures : { $light } légères, { $serious } graves, dont { $dressed } pansées
ui-wound-dressed = Pansée, mais elle compte toujours.
ui-wounds-last = Toute autre blessure vous tue.
ui-cards-count = Cartes en main : { $count }
ui-contamination-count = Contamination : { $count }
ui-slimed = slime
ui-infested = Larve
ui-signalled = signal envoyé
ui-passed = a passé
ui-first-player = Premier joueur : les tours de cette manche commencent ici.
ui-turn-order = Ordre du tour : { $number }
ui-is-asked = doit répondre
ui-bot = bot
ui-away = absent
ui-state-hibernating = en hibernation
ui-state-escaped = a quitté le vaisseau
ui-state-dead = a péri
ui-you-died = Vous êtes mort.
ui-you-died-says = Vous pouvez suivre la fin de la partie, parler aux autres et lire ensuite toute la vérité.
ui-state-choosing = choisit
ui-carried = À portée de main
ui-your-place = Votre place
ui-your-room = Votre salle
ui-show-ship = Montrer tout le vaisseau
ui-small-map = Petit plan du vaisseau
ui-zoom-in = Agrandir le vaisseau
ui-zoom-out = Réduire le vaisseau
ui-zoom-fit = Montrer tout le vaisseau
ui-fear = Moments sur le plateau
ui-pace-full = L'un après l'autre
ui-pace-quiet = Rapides : une phase d'événement en quelques secondes
ui-pace-off = Aucun : les mots seulement
ui-by-hand = Vos jets attendent un instant que vous appuyiez
ui-throw-die = Appuyez pour lancer
ui-turn-card = Appuyez pour retourner la carte
ui-sounds = Sons
ui-sounds-on = Les sons sont activés
ui-sounds-off = Les sons sont coupés
ui-captions = Sous-titres des sons
ui-sound-die = un dé roule
ui-sound-knock = un coup sourd
ui-sound-bag = on tire quelque chose du sac
ui-sound-contact = quelque chose est là
ui-sound-blow = un choc
ui-sound-wound = un cri
ui-sound-fire = le feu
ui-sound-fault = un crépitement électrique
ui-sound-door = une porte
ui-sound-alarm = l'alarme
ui-sound-light = une lampe s'allume
ui-sound-end = un long son qui descend
ui-sound-turn = c'est à vous
ui-ship = Le vaisseau ; les flèches vont de salle en salle
ui-noise = bruit
ui-fire = feu
ui-door-open = porte ouverte
ui-door-closed = porte fermée
ui-door-destroyed = porte détruite
ui-technical = conduits
ui-story = Le récit
ui-since = Nouveau depuis votre départ
ui-story-new = Nouvelles lignes : { $count }
ui-chat = Dire quelque chose à la table
ui-chat-send = Dire
ui-veil = Cacher
ui-unveil = Montrer comment je gagne
ui-unveil-says = Votre objectif secret y figure : regardez d'abord par-dessus votre épaule.
ui-board = Tout le vaisseau en mots
ui-side = Récit, victoire, mémoire, règles, table
ui-side-story = Récit
ui-side-win = Gagner ?
ui-side-memory = Mémoire
ui-side-rules = Règles
ui-side-tools = Table
ui-parts = Ce qui est montré au-dessus de la question
ui-top-here = Ici
ui-top-ship = Vaisseau
ui-top-me = Moi
ui-top-side = Récit
ui-time-track = Piste temporelle, à présent { $time }
ui-self-destruct = Autodestruction : { $space }
ui-keys = Raccourcis à une touche
ui-key-prompt = la question
ui-key-events = les derniers événements
ui-key-room = ma salle et ses sorties
ui-key-hand = ma main
ui-key-body = mon état
ui-key-crew = l'équipage
ui-key-clocks = la manche et le temps
ui-key-ways = les issues
ui-key-win = comment je gagne (lu à voix haute !)
ui-carry = Vers un autre appareil
ui-carry-says = Emportez votre place dans un autre navigateur ; celui-ci la quitte.
ui-carry-go = Afficher le code de transfert
ui-carry-word = Tapez ce code là-bas dans les cinq minutes : { $word }
ui-carry-link = Ou ouvrez-y ce lien
ui-host-tools = Pour l'hôte
ui-pause = Pause
ui-resume = Reprendre
ui-to-bot = Donner à un bot
ui-from-bot = Reprendre au bot
ui-relink = Nouveau lien
ui-relink-link = Le nouveau lien de cette place ; l'ancien ne vaut plus
ui-fair = Dés honnêtes
ui-fair-says = La graine de cette partie est fixée dès le début par cette empreinte et montrée à la fin : chacun peut vérifier que rien n'a été relancé.
ui-leave = Quitter ; la table reste
ui-outcome = Dénouement
ui-you-won = Vous avez gagné.
ui-you-lost = Vous avez perdu.
ui-lived = a survécu
ui-did-not-live = est mort
ui-won = a gagné
ui-lost = a perdu
ui-record = Télécharger l'enregistrement
ui-next = Suite
ui-show-all = Tout montrer
ui-more-lines = Lignes en plus : { $count }.
ui-at-this-screen = Personnes devant cet écran
ui-at-this-screen-says = Qui partage cet écran avec vous ? Un rideau tombe entre vos tours.
ui-their-name = Nom de la personne { $number }
ui-their-name-too = Nom d'une autre personne
ui-sit-down-too = Prendre place ici aussi
ui-one-more = Une personne de plus
ui-not-here = Retirer
ui-not-here-about = Retirer la personne { $number }
ui-told-of = { $whom } : { $what }
ui-clock = Temps pour décider
ui-clock-none = Sans limite
ui-window = Temps pour réagir
ui-left-alone = Une place où il n'y a personne passe à un bot après
ui-left-alone-never = Jamais
ui-seconds = { $seconds } s
ui-minutes = { $minutes } min { $seconds } s
ui-minutes-only = { $minutes } min
ui-time-left = Temps restant : { $time }
ui-phrases = Phrases
ui-talk = Discussion de table
ui-talk-says = Vrai ou faux : personne ne vérifie ce que vous dites.
ui-sentences = Ce que vous pouvez dire
ui-to-whom = À
ui-to-all = tout le monde
ui-narrow = Réduire la liste par un mot
ui-narrow-nothing = Rien ne contient ce mot.
ui-back = Retour
ui-mute = Faire taire quelqu'un
ui-mute-says = Ce que dit cette personne reste hors de votre récit, dans ce navigateur seulement.
ui-claim = affirmation
ui-shown = montré
ui-speak-of-it = En parler
ui-speak-of-it-says = Vrai ou faux. Les autres savent que vous avez regardé, pas ce que vous avez vu.
ui-show-it = Montrer…
ui-show-it-about = Montrer : { $about }
ui-show-it-says = La personne à qui vous la montrez voit la vraie carte.
ui-show-now = Montrer
ui-curtain = Rideau
ui-curtain-falls = Un instant…
ui-curtain-says = Que les autres regardent ailleurs, s'il vous plaît.
ui-turn-of = { $name }, à vous de jouer
ui-i-am = Je suis { $name }, montrez ma place
ui-look-first = Voir d'abord le vaisseau
ui-everybody-sees = Tout le monde peut regarder : voici l'écran public.
ui-seat-of = Voici la place de { $name }.
ui-draw-curtain = Tirer le rideau
ui-watching = Vous ne faites que regarder.
ui-watching-says = Vous voyez ce que tout le monde peut voir ; vous ne répondez à rien et n'avez aucune carte.
ui-resting = Un bot joue pour vous.
ui-resting-says = Il sait ce que sait { $who }.
ui-resting-title = Une pause
ui-rest = Laisser jouer un bot
ui-rest-says = Le bot sait ce que sait votre place. Vous pouvez revenir à tout moment.
ui-i-am-back = Je suis de retour
ui-call = Quand c'est à vous
ui-call-offer = Vous prévenir à votre tour ?
ui-call-sound = Un son bref
ui-call-notice = Une notification
ui-call-no = Non merci
ui-try-again = Réessayer
ui-trouble-removed = Cette table a été supprimée
ui-trouble-removed-says = La personne qui tient le serveur l'a supprimée, avec tout ce qui en était gardé. Vous pouvez en ouvrir une autre.
ui-trouble-closed = La table n'a pas pu être montrée
ui-trouble-closed-says = Quelque chose s'est mal passé sur le serveur. La partie est gardée ; réessayez dans un instant.
ui-trouble-slow = Votre connexion est trop lente
ui-trouble-slow-says = Elle n'a pas pu suivre la table. Rien n'est perdu : votre place vous attend. Réessayez, peut-être sur un autre réseau.

## Apprendre : le guide à la table

ui-coach = Conseils
ui-coach-says = Une courte note la première fois qu'une chose vous arrive.
ui-coach-next = Note suivante
ui-coach-off = Ne plus afficher de notes
ui-coach-put-away = Ranger cette note
coach-turn = À vous : jusqu'à deux actions, chacune payée avec des cartes de votre main. Pour garder le reste, passez.
coach-paying = On paie en défaussant des cartes, n'importe lesquelles sauf les contaminations. Une carte qui paie est une carte que vous ne jouez pas : choisissez celle qui vous manquera le moins.
coach-noise = Qui entre dans une salle vide fait un jet de bruit. Un chiffre place un marqueur dans le couloir de ce numéro ; un second dans le même couloir provoque une rencontre.
coach-exploration = Vous êtes le premier ici : la salle est révélée, et son jeton dit ce que vous y trouvez et combien d'objets il y a.
coach-doors = Une porte a bougé près de vous. Personne ne franchit une porte fermée ; un Intrus qui s'y heurte la détruit et reste où il était.
coach-encounter = On vous a entendu. Un jeton sort du sac et dit ce qui se dresse devant vous ; le bruit autour de la salle cesse.
coach-surprise = Le nombre du jeton est comparé aux cartes de votre main : si vous en avez moins, on vous attaque aussitôt. Une main pleine est un bouclier.
coach-wound = Seule, une blessure légère ne fait rien, mais la troisième devient une blessure grave.
coach-serious-wound = Une blessure grave vous gêne tant qu'elle n'est pas pansée ; avec trois, toute autre blessure tue. Bandages, trousse de secours ou Infirmerie vous aideront.
coach-contamination = Une carte Contamination encombre votre pioche et ne paie rien. Elle est peut-être infectée ; seul un scan le dit, et à la fin elle peut vous coûter la vie.
coach-slime = Le slime vous trahit : quand le dé de bruit donne Silence, c'est Danger pour vous. Des vêtements ou les Douches vous en débarrassent.
coach-larva = Vous portez une Larve. Un scan qui vous trouve infecté vous tuerait désormais : cherchez à temps le Bloc opératoire ou un antidote.
coach-fire = La salle brûle : qui y termine son tour subit une blessure légère.
coach-malfunction = Une panne : cette salle est inutilisable tant qu'elle n'est pas réparée, mais on peut encore la fouiller.
coach-objective = Le premier Intrus est là : chacun garde un seul objectif, pour de bon. Gardez celui que vous pouvez encore atteindre en restant en vie.
coach-interruption = Quelqu'un agit dans votre salle, et vous avez peut-être une Interruption. On interroge tous ceux qui pourraient interrompre, pour que personne ne se trahisse ; des consignes répondent à votre place.
coach-passing = Qui passe ne joue plus de la manche. Défaussez ce qui ne vous sert pas : à la manche suivante, vous piochez de nouveau jusqu'à cinq cartes.
coach-event-phase = Quand tout le monde a passé, c'est au vaisseau : les Intrus attaquent et se déplacent, un événement survient, et le sac devient plus dangereux.
coach-pods = Une capsule est déverrouillée. Depuis une section d'évacuation, vous pouvez tenter d'y entrer et partir sans attendre le vaisseau.
coach-hibernation = Les chambres sont ouvertes : dans l'Hibernatorium, vous pouvez désormais vous endormir, si rien ne vous entend.
coach-self-destruct = Le vaisseau compte à rebours. Si personne ne l'arrête avant le jaune, il emporte tous ceux qui sont à bord.
coach-death = Quelqu'un est mort. La première mort à bord déverrouille toutes les capsules de sauvetage : une issue s'ouvre.

## Apprendre : la mission guidée

ui-learn = Apprendre en jouant
ui-learn-says = Vous débutez ? Une mission guidée d'une vingtaine de minutes, seul à bord.
ui-lesson = Mission guidée
ui-lesson-step = Étape { $step } sur { $count }
ui-lesson-next = Continuer
ui-lesson-skip = Sauter cette étape
ui-lesson-waits = C'est fait. Répondez à la question pour continuer.
ui-lesson-hint = Indice
ui-lesson-here = C'est ce que la leçon propose.
ui-lesson-read = Lire les règles
ui-lesson-again = Encore une fois depuis le début
ui-lesson-host = Ouvrir une table « Premier voyage »
refused-unknown-lesson = Il n'y a pas de leçon { $lesson }. Il y a : { $lessons }.
refused-no-such-step = La leçon en est déjà à une autre étape.
lesson-first-steps-welcome-title = Le réveil
lesson-first-steps-welcome = Vous êtes le capitaine, seul dans l'Entrepôt d'un vaisseau silencieux. La question dit ce qu'il faut décider ; vos choix sont listés en dessous. À chaque tour, vous avez deux actions.
lesson-first-steps-welcome-hint = « Pourquoi ? » à côté d'une ligne ouvre la règle qui la fonde. Le premier appui sur un choix le montre, le second l'exécute. Les mots soulignés de points s'expliquent eux-mêmes.
lesson-first-steps-move-title = Se déplacer et payer
lesson-first-steps-move = Déplacez-vous dans la salle 7. Un déplacement coûte une carte de votre main : défaussez-en une qui ne vous manquera pas, mais gardez Fouille.
lesson-first-steps-move-hint = Choisissez le déplacement vers la salle 7, dans la liste ou sur le vaisseau, puis la carte qui paie.
lesson-first-steps-noise-title = Le bruit
lesson-first-steps-noise = Vous avez trouvé la Cantine, une porte s'est refermée derrière vous, et le dé a placé du bruit dans un couloir. Le bruit, c'est le vaisseau qui écoute : un second marqueur dans le même couloir attirerait quelque chose.
lesson-first-steps-noise-hint = Le couloir bruyant est ce qui se voit le plus sur le vaisseau. Continuer ne coûte rien ; vous pouvez aussi simplement jouer.
lesson-first-steps-search-title = Fouiller
lesson-first-steps-search = Jouez votre carte Fouille. Vous regardez deux objets, vous en gardez un, et la salle en compte un de moins.
lesson-first-steps-search-hint = Certaines cartes ne coûtent rien d'autre qu'elles-mêmes. Si Fouille a servi à payer, sautez cette étape : rien de grave.
lesson-first-steps-careful-title = Le déplacement vigilant
lesson-first-steps-careful = Gagnez le Contrôle des moteurs (salle 6) par un déplacement vigilant. Il coûte deux cartes au lieu d'une, mais vous choisissez le couloir où va le bruit, sans lancer de dé.
lesson-first-steps-careful-hint = Choisissez le déplacement vigilant vers le Contrôle des moteurs, payez avec deux cartes, puis prenez un couloir sans bruit.
lesson-first-steps-pass-title = Passer
lesson-first-steps-pass = Il vous reste une carte. Passez : vous ne jouez plus de cette manche, et à la suivante vous piochez jusqu'à cinq cartes.
lesson-first-steps-pass-hint = « Passer » ne bouge jamais : il est sous la question. Vous pouvez encore défausser des cartes ; les garder convient aussi.
lesson-first-steps-events-title = C'est au vaisseau
lesson-first-steps-events = Après les joueurs viennent les événements : le temps avance, les Intrus remuent, une carte est révélée et un jeton est tiré du sac. Les chambres d'hibernation se sont ouvertes. Le récit raconte tout, ligne par ligne.
lesson-first-steps-events-hint = Les pistes au-dessus du vaisseau montrent combien de manches restent avant le saut.
lesson-first-steps-room-title = Utiliser une salle
lesson-first-steps-room = La plupart des salles servent à quelque chose, pour deux cartes. Le Contrôle des moteurs vous montre, à vous seul, si les moteurs fonctionnent. Utilisez-le.
lesson-first-steps-room-hint = Le choix est dans le groupe de cette salle. Ce qui s'ouvre sur votre écran, personne d'autre ne le verrait.
lesson-first-steps-encounter-title = Une rencontre
lesson-first-steps-encounter = Allez maintenant dans l'Hibernatorium (salle 11). Tous les couloirs qui l'entourent sont déjà bruyants : impossible d'y entrer avec vigilance, et presque chaque jet provoque une rencontre. Courage.
lesson-first-steps-encounter-hint = Choisissez le déplacement vers l'Hibernatorium. Sous les choix, vous pouvez voir ce qui vous est impossible, et pourquoi.
lesson-first-steps-objective-title = Votre objectif
lesson-first-steps-objective = Le premier Intrus force le choix : gardez un objectif. Prenez Destination : Terre, car les moteurs fonctionnent et le cap est bon. Vous gagnez si vous vivez et qu'il se réalise.
lesson-first-steps-objective-hint = Le panneau sur la victoire, à côté du récit, liste tout ce qu'il vous faut encore.
lesson-first-steps-shoot-title = Se battre
lesson-first-steps-shoot = Vous aviez moins de cartes que le nombre de son jeton : il a attaqué aussitôt. Ripostez : une carte, une munition, un dé.
lesson-first-steps-shoot-hint = Personne ne sait ce qu'un Intrus peut encaisser : après chaque coup porté, une carte est révélée, et il meurt s'il a subi au moins autant de dégâts.
lesson-first-steps-flee-title = Fuir
lesson-first-steps-flee = Il tient encore debout. Fuyez vers le Contrôle des moteurs : si vous quittez un combat, vous êtes attaqué une fois, puis vous vous échappez. Tir de suppression vous épargnerait l'attaque ; cette fois, fuyez sans cette carte, pour voir ce qu'il en coûte.
lesson-first-steps-flee-hint = Choisissez un déplacement pendant que l'Intrus est avec vous : c'est une fuite.
lesson-first-steps-dress-title = Les blessures
lesson-first-steps-dress = C'était une blessure grave ; tant qu'elle n'est pas pansée, elle vous gêne, et avec trois, toute autre blessure tue. Sans cartes, vous ne pouvez que passer. À la nouvelle manche, utilisez vos bandages et pansez-la.
lesson-first-steps-dress-hint = Passez d'abord. Choisissez ensuite les bandages, payez avec une carte et pansez la blessure.
lesson-first-steps-return-title = Retour dans le noir
lesson-first-steps-return = La créature s'est éclipsée. La carte qu'elle vous a laissée, une contamination, ne paie rien et est peut-être infectée. Retournez dans l'Hibernatorium, avec ou sans vigilance.
lesson-first-steps-return-hint = Gardez deux cartes : il vous les faudra là-bas. Le bruit autour de la salle a cessé avec la rencontre.
lesson-first-steps-sleep-title = S'en sortir
lesson-first-steps-sleep = Utilisez l'Hibernatorium et endormez-vous. Vous faites d'abord un jet de bruit ; si rien ne vient, vous êtes à l'abri jusqu'à l'arrivée. L'autre issue est une capsule de sauvetage.
lesson-first-steps-sleep-hint = Il faut deux cartes. Si vous en avez trop peu, passez et réessayez à la manche suivante.
lesson-first-steps-end-title = Vous connaissez le chemin
lesson-first-steps-end = Vous savez vous déplacer, écouter, fouiller, combattre, fuir, vous soigner et partir. La suite : un premier voyage avec des amis ou des bots, où l'on gagne ou perd ensemble et où les conseils expliquent ce qui est nouveau.
lesson-first-steps-astray-title = La mission est finie
lesson-first-steps-astray = Cela peut se passer ainsi : les règles étaient les vraies. Recommencez depuis le début, ou passez à un premier voyage, où l'on gagne ou perd ensemble et où les conseils expliquent ce qui est nouveau.

## Les règles, section par section

ui-rules-contents = Sommaire
ui-rules-follow = Ces règles suivent le livret officiel de Nemesis (2018) et la FAQ officielle 2.1 du 8 août 2020, avec nos propres mots. Là où les deux laissent une question ouverte, une décision y répond et le dit.
ui-rules-all = Toutes les règles
ui-rules-section = Dans la même section
ui-rules-same = La même règle dans d'autres jeux
ui-rules-tried = Essayé à une table
ui-rules-address = Adresse de cette règle
rule-source-rulebook = Tirée du livret de règles
rule-source-published = Tirée de la FAQ officielle et des listes publiques de matériel
rule-source-house = De nous
section-terms = Termes
section-setup = Mise en place
section-round = La manche
section-event = La phase Événement
section-time = Le temps
section-bag = Le sac
section-critical = Les moments spéciaux du jeu
section-action = Les actions
section-movement = Le déplacement
section-exploration = L'exploration
section-noise = Le bruit
section-intruder-movement = Le déplacement des Intrus
section-door = Les portes
section-fire = Le feu
section-malfunction = Les pannes
section-slime = Le slime
section-encounter = Les rencontres
section-combat = Le combat
section-escape = La fuite
section-attack = Les attaques des Intrus
section-wound = Les blessures
section-injury = Les dégâts des Intrus
section-contamination = La contamination
section-weakness = Les points faibles
section-item = Les objets
section-search = La fouille
section-craft = La fabrication
section-quest = Les objets de quête
section-end = La fin de la partie
section-victory = La vérification de la victoire
section-objective = Les objectifs
section-solo = Seul
section-coop = Ensemble
section-intruder-player = Le joueur Intrus
section-room = Les salles
section-egg = Les œufs
section-pod = Les capsules de sauvetage
section-alternative-board = L'autre face du plateau

## Corrections sur lesquelles la table s'accorde

option-judge-noise-add = Placer un marqueur Bruit dans { $corridor }
option-judge-noise-remove = Retirer le marqueur Bruit { DE($corridor) }
option-judge-fire-add = Placer un marqueur Feu dans { $room }
option-judge-fire-remove = Retirer le marqueur Feu { DE($room) }
option-judge-malfunction-add = Placer un marqueur Panne dans { $room }
option-judge-malfunction-remove = Retirer le marqueur Panne { DE($room) }
option-judge-door-open = Ne laisser aucune porte dans { $corridor }
option-judge-door-close = Placer une porte fermée dans { $corridor }
option-judge-door-destroy = Placer une porte détruite dans { $corridor }
option-judge-time-forward = Avancer d'une case sur la piste temporelle
option-judge-time-back = Reculer d'une case sur la piste temporelle
option-judge-person-move = Placer { $seat } dans { $room }
option-judge-wound-add = Donner une blessure légère { A($seat) }
option-judge-wound-remove = Retirer une blessure légère { A($seat) }
option-judge-wound-dress = Panser une { $wound } { DE($seat) }
option-judge-wound-heal = Soigner une { $wound } pansée { DE($seat) }
option-judge-slime-add = Donner un marqueur Slime { A($seat) }
option-judge-slime-remove = Retirer le marqueur Slime { DE($seat) }
option-judge-ammunition-add = Ajouter une munition { A($item) } { DE($seat) }
option-judge-ammunition-remove = Retirer une munition { A($item) } { DE($seat) }
option-judge-card-draw = Faire piocher une carte { A($seat) }
option-judge-intruder-move = Placer { $intruder } dans { $room }
option-judge-intruder-remove = Retirer { $intruder } du plateau ; un jeton de son espèce retourne dans le sac
group-judge-noise = Bruit
group-judge-fire = Feu
group-judge-malfunction = Pannes
group-judge-door = Portes
group-judge-time = Temps
group-judge-person = Emplacement de l'équipage
group-judge-wound = Blessures
group-judge-slime = Slime
group-judge-ammunition = Munitions
group-judge-card = Cartes
group-judge-intruder = Intrus
event-judged = Correction, d'un commun accord : { $action }.
    .who = Correction proposée par { $who } et acceptée par tous : { $action }.
    .without = Correction proposée par { $who } et acceptée sans { $without } : { $action }.
event-consent-refused = { MAJ($who) } refuse la demande.
event-consent-withdrawn = { MAJ($who) } retire sa demande.
event-consent-lapsed = Trop peu de personnes ont accepté à temps la demande { DE($who) }.
event-correction-taken-back = { MAJ($who) } n'a pas été consulté et annule la correction. La partie reprend juste avant.
refused-unknown-correction = Cela ne peut pas être corrigé maintenant : { $option }.
refused-another-wish = On demande déjà autre chose à la table. Attendez que ce soit réglé.
refused-nothing-wanted = Plus personne ne le demande.
play-key-judge = corriger la position : corriger liste les sortes, corriger bruit 7 cherche, corriger 3 propose le numéro 3
command-judge = j corriger
play-judgements = Ce qui peut être corrigé ; pour en voir plus : corriger SORTE
play-judgements-kind = { $kind } : { $count }
play-judgements-found = Corrections (corriger NUMÉRO) :
play-judgements-none = Rien ne peut être corrigé maintenant. Attendez qu'une action soit demandée à quelqu'un.
play-judgements-unknown = Aucune correction ne parle de : { $words }
ui-consent-agree = D'accord
ui-consent-refuse = Pas d'accord
ui-consent-withdraw = Y renoncer
ui-consent-waits = { $agreed } accord sur les { $needed } qu'il faut. La demande expire au bout de { $seconds } secondes.
ui-missed = { $who } a corrigé la position sans vous : { $what }. Si vous l'annulez, tout ce qui a été joué depuis est annulé aussi. Si vous continuez à jouer, la correction reste.
ui-missed-keep = La garder
ui-missed-undo = L'annuler
ui-judge-title = Une erreur
ui-judge = Corriger la position
ui-judge-says = Pour une erreur que l'on ne peut plus annuler. Toutes les personnes présentes et plus de la moitié de celles qui jouent doivent être d'accord. Une personne absente peut l'annuler ; le récit dit qui a proposé la correction.
ui-judge-asked = { $who } propose une correction : { $what }.
ui-judge-find = Chercher une correction
ui-judge-found = Corrections : { $count }
ui-judge-not-now = Rien ne peut être corrigé maintenant. Attendez qu'une action soit demandée à quelqu'un.
ui-judge-propose = Proposer
ui-judge-choose = Choisissez ce qu'il faut corriger.

## Après la fin

ui-stage-play = La partie
ui-stage-voyage = Le voyage
ui-stage-engines = Moteurs
ui-stage-course = Cap
ui-stage-contamination = Contamination
ui-stage-objectives = Objectifs
ui-stage-winners = Le verdict
ui-step-of = Révélé : { $shown } sur { $all }
ui-story-later = Le récit reprend ici quand tout aura été révélé.
ui-ending-small = Regarder la table
ui-ending-large = Revenir à la fin
ui-who-lived = Qui a survécu, qui a gagné
ui-claims = Les affirmations et la vérité
ui-claims-none = Personne n'a rien affirmé à cette table.
ui-claims-says = Chacune est jugée d'après ce qui était vrai au moment où elle a été faite.
ui-verdict-true = vrai
ui-verdict-false = faux
ui-verdict-open = invérifiable
ui-round-number = Manche { $round }
ui-before-rounds = Mise en place
ui-pictures = La partie en images
ui-pictures-show = Montrer les images
ui-as-picture = Image
ui-as-table = Tableau
ui-shown-as = { $what } : présentation
ui-timeline = Ce qui est arrivé, manche par manche
ui-moment-death = Mort
ui-moment-encounter = Rencontre
ui-moment-claim = Affirmation
ui-moment-way-out = Sortie
ui-moment-ship = Le vaisseau
ui-wounds-by-round = Blessures par manche
ui-wounds-light = blessure légère
ui-wounds-serious = blessure grave
ui-wounds-gone = mort ou parti
ui-ways = Qui est allé où
ui-ways-of = Le chemin de { $who }, de salle en salle
ui-ways-visits = Les nombres indiquent la manche où chaque chemin a été pris.
ui-who = Qui
ui-round = Manche
ui-happened = Ce qui est arrivé
ui-rooms-gone-to = Salles, dans l'ordre
ui-replay = Revoir la partie
ui-replay-watch = Revoir la partie
ui-replay-link = Lien pour revoir la partie
ui-replay-point = Point { $at } sur { $last }
ui-replay-scrub = Point de la partie
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-back = Un point en arrière
ui-replay-on = Un point en avant
ui-replay-round = Aller à la manche
ui-whose = Ce que savait
ui-whose-public = Tout le monde
ui-whose-truth = Toute la vérité
ui-replay-chosen = choisi
ui-replay-nobody = Cette décision est cachée de ce point de vue.
ui-replay-held = En main : { $who }
ui-replay-keys = Les flèches gauche et droite avancent d'un point, la barre d'espace lance et arrête la lecture.
ui-play-on = Reprendre la partie ici
ui-play-on-says = Une nouvelle table avec cette position exacte. Ce qui a été distribué reste en place ; ce qui doit encore être lancé ou pioché est de nouveau ouvert.
ui-play-on-seat = Vous jouez
ui-play-on-others = Qui joue les autres ?
ui-play-on-bots = Des bots ; la partie reprend aussitôt
ui-play-on-friends = Des amis ; vous recevez un lien pour eux
ui-play-on-over = La partie est finie à ce point. Revenez en arrière pour la reprendre.
ui-rematch = Encore une fois
ui-rematch-says = Une nouvelle table pour les mêmes personnes, aux mêmes places, avec les mêmes options.
ui-rematch-go = Rejouer
ui-rematch-invited = L'hôte veut rejouer avec vous tous.
ui-rematch-sit = M'asseoir à ma place
ui-rematch-waits = Quand l'hôte voudra rejouer, votre invitation apparaîtra ici.
ui-seat-kept = gardée pour { $name }
ui-sharing = Garder et partager
ui-report = Signaler un problème
ui-report-says = Vos mots et la partie dans son état actuel sont gardés pour le propriétaire de ce serveur. Personne à la table ne les voit.
ui-report-text = Que s'est-il passé ?
ui-report-send = Envoyer
ui-report-kept = Merci. Le propriétaire du serveur le trouvera.
ui-admin-reports = Problèmes signalés : { $count }
ui-admin-reports-say = Les fichiers contiennent les secrets de parties peut-être encore en cours.
ui-admin-report = Télécharger le signalement de la table { $code }
ui-admin-report-short = Télécharger
ui-finished = Parties terminées
table-continued = { $name } (suite)
event-continued = Cette table reprend la table { $code }, au point { $point } sur { $last }.
event-again = L'hôte a dressé une nouvelle table pour les mêmes personnes.
truth-have = { MAJ($who) } l'avait.
truth-have-not = { MAJ($who) } ne l'avait pas.
truth-seen = C'était vrai : il y en avait.
truth-seen-not = Il n'y avait rien de tel.
truth-room-is = C'était bien cela.
truth-room-is-not = C'était une autre salle.
truth-course = C'était bien cela.
truth-course-not = Elle menait ailleurs.
truth-wants = C'était bien cela.
truth-wants-not = Ce n'était pas cela.
truth-engine-works = { MAJ($what) } était en état.
truth-engine-works-not = { MAJ($what) } était endommagé.
truth-infected = { MAJ($who) } avait une infection.
truth-infected-not = { MAJ($who) } n'avait pas d'infection.
truth-open = Ce que pensait { $who }, aucune carte ne le dit.
refused-replay-not-over = Cette table est encore en jeu. La partie pourra être revue quand elle sera finie.
refused-replay-of-other-rules = Cette partie a été jouée avec d'autres règles que celles de cette version : elle ne peut pas être revue.
refused-unknown-point = Cette partie n'a pas de point { $point } ; le dernier est { $last }.
refused-unknown-eyes = Personne n'a vu la partie comme { $whose } : indiquez une place, public ou truth.
refused-nothing-to-play-on = La partie est finie à ce point. Choisissez un point antérieur.
refused-no-rematch = L'hôte n'a pas encore dressé de nouvelle table.
refused-reports-full = Aucun autre signalement ne peut être gardé : le propriétaire du serveur doit d'abord en lire.
refused-unknown-report = Il n'y a pas de signalement { $name }.

## Le serveur et ses pages

serve-at = Les tables sont servies à l'adresse { $address }
play-at-home = Sur votre réseau, vos amis vous trouvent à l'adresse { $address }
play-page-open = La page est ouverte dans votre navigateur : { $address }
play-page = Ouvrez cette page dans votre navigateur : { $address }
play-stops = Ctrl+C arrête le serveur. Toutes les tables sont gardées, dans { $file }.
refused-cannot-listen = Impossible de servir à l'adresse { $host }, port { $port } : { system-cause }.
refused-page-or-terminal = --port et --no-browser concernent la page dans le navigateur ; les autres options placent des gens à ce terminal. Donnez les unes ou les autres.
refused-only-watching = Vous ne faites que regarder.
refused-table-not-begun = La partie n'a pas commencé.
refused-table-has-begun = La partie a déjà commencé.
refused-table-is-over = La partie est terminée, et rien n'en est annulé. Pour repartir d'un moment antérieur, choisissez-le en revoyant la partie et créez une nouvelle table.
refused-table-paused = L'hôte a mis la partie en pause.
refused-only-the-host = Seul l'hôte peut faire cela.
refused-nothing-said = C'est vide.
refused-nothing-to-look-at = Il n'y a rien à dire de { $what }.
refused-unknown-wish = Personne ne sait faire { $wish }.
refused-unknown-bot = Il n'y a pas de bot nommé « { $bot } » ; il y a { $bots }.
refused-unknown-table = Il n'y a pas de table { $code }.
refused-unknown-link = Ce lien n'est plus valable : demandez-en un nouveau à l'hôte.
refused-unknown-word = Ce mot est inconnu ou n'est plus valable.
refused-name-needed = Donnez un nom.
refused-no-free-seat = Toutes les places de cette table sont prises.
refused-host-key-needed = Ce serveur demande sa clé d'hôte avant qu'une table soit créée.
refused-wish-not-understood = Cela n'a pas été compris.
refused-wish-too-long = C'était trop long.
    .field = « { $field } » est trop long : { $most } au plus.
refused-rule-broken = Quelque chose s'est brisé dans les règles. Rien n'a changé ; prévenez l'hôte.

## Des règles cherchées en vain

refused-unknown-rule = Il n'y a pas de règle { $rule }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de règle { $rule }.
           *[other] Il n'y a pas de règle { $rule }. Vouliez-vous dire { $near } ?
        }
refused-no-rules-of-game = Il n'y a pas de règles d'un jeu { $game } ; il y a { $there }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de règles d'un jeu { $game } ; il y a { $there }.
           *[other] Il n'y a pas de règles d'un jeu { $game }. Vouliez-vous dire { $near } ?
        }
refused-unknown-module = Il n'y a pas de module { $module } ; il y a { $there }.
    .near =
        { $near-count ->
            [0] Il n'y a pas de module { $module } ; il y a { $there }.
           *[other] Il n'y a pas de module { $module }. Vouliez-vous dire { $near } ?
        }
refused-no-words = Pour chercher, donnez au moins un mot.
refused-no-checkout = Les tests ne font pas partie du paquet installé : coverage demande une copie du dépôt.
refused-tests-need = Coverage doit lancer les tests qui citent, ce qui demande { $programs }. Installez ce qu'il faut aux tests : { $command }
refused-unreadable-citation = { $because }
rules-are-cited = { $count } règles sur { $all } sont citées par un test réussi ({ $percent } %)
rules-runs-tests = Pas de réussite à jour notée dans { $files } : les tests qui citent sont lancés
rules-tests-ended = pytest a fini avec le code { $code } ; seuls comptent les tests réussis

refused-not-stored = Cela n'a pas pu être enregistré, donc rien n'a changé. Réessayez.
refused-not-shown = Cette table n'a pas pu être affichée. Rechargez la page.
refused-not-your-seat = Cette place n'est pas l'une des vôtres.
refused-table-removed = Cette table a été supprimée.
refused-unknown-claim = Il n'y a pas de phrase { $claim } ; il y a { $claims }.
refused-claim-about-nothing = La phrase { $claim } ne peut pas porter là-dessus.
refused-nothing-to-show = On ne peut montrer qu'une carte ou un objet que l'on possède.
refused-bad-number = { $text } n'est pas un nombre entier de 0 à { $most }.
refused-body-too-large = C'était trop gros.
refused-wrong-origin = Cela venait d'un autre site.
refused-too-often = Trop de demandes. Attendez un instant.
refused-server-full = Ce serveur est plein. Réessayez dans une minute.
refused-database-away = Le serveur ne peut rien enregistrer pour le moment, donc rien n'a changé. Réessayez plus tard ou prévenez son propriétaire.
refused-no-such-page = Cette page n'existe pas.
refused-failed = Quelque chose a échoué. Réessayez.
webhook-your-turn = À vous de jouer à la table { $code }
event-seat-taken = { $name } s'assied : { $who }.
event-seat-carried = { $name } continue sur un autre appareil : { $who }.
event-seat-free = La place { $who-seat } est libre.
event-link-renewed = L'hôte a renouvelé le lien { DE($who) }.
event-bot-plays = Un bot joue désormais pour { $who }.
event-person-plays = { $name } joue de nouveau { $who }.
event-renamed = La table s'appelle maintenant « { $name } ».
event-paused = L'hôte met la partie en pause.
event-resumed = La partie reprend.
event-clock-set = { $clock ->
    [0] Il n'y a plus de limite de temps.
    [one] Une décision peut prendre { $clock } seconde.
   *[other] Une décision peut prendre { $clock } secondes.
 }
event-window-set = { $window ->
    [0] Une réaction peut prendre tout le temps qu'il faut.
    [one] Une réaction peut prendre { $window } seconde, puis on laisse faire.
   *[other] Une réaction peut prendre { $window } secondes, puis on laisse faire.
 }
event-leave-set = { $leave ->
    [0] Les places laissées seules restent comme elles sont.
    [one] Une place laissée seule pendant { $leave } minute est confiée à un bot.
   *[other] Une place laissée seule pendant { $leave } minutes est confiée à un bot.
 }
claim-to-all = { MAJ($who) } affirme : « { $said } »
claim-to-one = { MAJ($who) } { A($whom) } : « { $said } »
claim-unheard = { MAJ($who) } dit quelque chose { A($whom) }.
shown-to-all = { MAJ($who) } montre à tous : { $said }.
shown-to-one = { MAJ($who) } montre { A($whom) } : { $said }.
shown-unheard = { MAJ($who) } montre quelque chose { A($whom) }.
claim-yes = Oui.
claim-no = Non.
claim-help = J'ai besoin d'aide ici !
claim-wait = Attendez-moi.
claim-follow = Suivez-moi.
claim-fight = Combattons.
claim-run = Partons d'ici.
claim-thanks = Merci.
claim-heading = Je vais vers { $what }.
claim-go = Allons vers { $what }.
claim-keep-away = N'approchez pas { DE($what) }.
claim-engine-works = { MAJ($what) } fonctionne.
claim-engine-broken = { MAJ($what) } est en panne.
claim-room-is = Salle { $what-number } : c'est { $what2 }.
claim-seen = J'ai vu { $what } dans { $what2 }.
claim-course = Le cap { $what } mène vers { $what2 }.
claim-next-event = Le prochain événement est « { MAJ(SANS($what)) } ».
claim-wants = L'objectif { DE($what) } est « { MAJ(SANS($what2)) } ».
claim-have = J'ai ceci : { SANS($what) }.
claim-have-not = Je n'ai pas ceci : { SANS($what) }.
claim-need = J'ai besoin de ceci : { SANS($what) }.
claim-who-has = Qui a ceci : { SANS($what) } ?
claim-trust-me = Vous pouvez me faire confiance.
claim-do-not-shoot = Ne tirez pas.
claim-signal = J'enverrai le signal.
claim-infected = J'ai l'infection.
claim-clean = Je n'ai pas l'infection.
claim-trust = Je fais confiance { A($what) }.
claim-doubt = Je ne fais pas confiance { A($what) }.

# Ce qui figure sur les boutons des phrases toutes faites, et leurs titres.

phrases-short = En bref
phrases-going = Où aller
phrases-seen = Ce que je sais
phrases-things = Objets et cartes
phrases-people = Vous et moi
phrase-yes = Oui
phrase-no = Non
phrase-help = À l'aide
phrase-wait = Attendez-moi
phrase-follow = Suivez-moi
phrase-fight = Combattons
phrase-run = Partons d'ici
phrase-thanks = Merci
phrase-heading = Je vais vers…
phrase-go = Allons vers…
phrase-keep-away = N'approchez pas de…
phrase-engine-works = Moteur en état…
phrase-engine-broken = Moteur en panne…
phrase-room-is = Telle salle est…
phrase-seen = J'ai vu…
phrase-course = Le cap mène vers…
phrase-next-event = Prochain événement…
phrase-wants = L'objectif de…
phrase-have = J'ai…
phrase-have-not = Je n'ai pas…
phrase-need = J'ai besoin de…
phrase-who-has = Qui a… ?
phrase-trust-me = Faites-moi confiance
phrase-do-not-shoot = Ne tirez pas
phrase-signal = J'enverrai le signal
phrase-infected = J'ai l'infection
phrase-clean = Je n'ai pas l'infection
phrase-trust = Je fais confiance à…
phrase-doubt = Je ne fais pas confiance à…

# Qui la table attend, tel que les autres le lisent.

waits-otherwise = On attend { $who }.
waits-action = { MAJ($who) } choisit une action.
waits-agree = { MAJ($who) } réfléchit à une offre.
waits-agree-to-leave = { MAJ($who) } peut partir à couvert.
waits-careful-noise = { MAJ($who) } place le bruit d'un déplacement vigilant.
waits-character = { MAJ($who) } choisit un personnage.
waits-discard-any = { MAJ($who) } choisit des cartes à défausser.
waits-discard-one = { MAJ($who) } choisit une carte à défausser.
waits-drop = { MAJ($who) } choisit ce qu'il faut lâcher.
waits-engine-order = { MAJ($who) } travaille sur un moteur.
waits-fire-on = { MAJ($who) } peut dépenser d'autres munitions.
waits-ignore-attack = { MAJ($who) } peut ignorer une attaque.
waits-in-pod = { MAJ($who) } décide dans une capsule.
waits-interrupt = { MAJ($who) } peut interrompre.
waits-keep-item = { MAJ($who) } choisit un objet à garder.
waits-launch = { MAJ($who) } peut larguer une capsule.
waits-look-at-room = { MAJ($who) } choisit une salle à consulter.
waits-objective = { MAJ($who) } choisit un objectif.
waits-operate-doors = { MAJ($who) } manœuvre des portes.
waits-pay = { MAJ($who) } choisit une carte pour payer.
waits-place-event = { MAJ($who) } place un événement.
waits-replace-cards = { MAJ($who) } choisit des cartes à remplacer.
waits-reroll = { MAJ($who) } peut relancer le dé.
waits-rescan = { MAJ($who) } peut refaire le jet de bruit.
waits-take-door-token = { MAJ($who) } prend une porte ailleurs.
waits-trade = { MAJ($who) } échange.
waits-use = { MAJ($who) } réfléchit.
waits-withdraw = { MAJ($who) } choisit qui quitte le combat.
waits-control-intruders = { MAJ($who) } peut continuer avec les Intrus.
waits-intruder-action = { MAJ($who) } joue les Intrus.
waits-attack-card = { MAJ($who) } choisit une attaque.
waits-event = { MAJ($who) } choisit un événement.
waits-keep-one-card = { MAJ($who) } peut garder une carte.
refused-database-not-empty = Il y a déjà des tables dans cette base de données : restaurez dans une base vide.
refused-backup-not-ours = { $file } n'est pas une sauvegarde de Hullbreach.
refused-backup-damaged = La sauvegarde { $file } est abîmée. Rien n'a été restauré.
refused-bad-proxy = { $proxy } n'est pas l'adresse d'un mandataire ; écrivez-la comme 127.0.0.1 ou 10.0.0.0/8.
refused-bad-base-path = { $base } n'est pas un chemin où s'installer ; écrivez-le comme /games.
backup-written = { $count ->
    [one] { $count } table est dans { $file }. Ce fichier contient des secrets : gardez-le pour vous.
   *[other] { $count } tables sont dans { $file }. Ce fichier contient des secrets : gardez-le pour vous.
 }
backup-restored = { $count ->
    [one] { $count } table a été restaurée depuis { $file }.
   *[other] { $count } tables ont été restaurées depuis { $file }.
 }
refused-unknown-database = { $scheme }:// n'est pas une base de données que nous connaissons. Nommez un fichier, comme tables.sqlite ou sqlite:///tables.sqlite, ou un serveur, comme postgresql://UTILISATEUR@HÔTE/NOM.
refused-postgresql-needs-asyncpg = PostgreSQL demande asyncpg. Installez-le : { $command }
refused-database-not-opened = La base de données ne s'ouvre pas ({ $because }).
refused-bad-load = Il faut au moins une table, une place et quelques secondes, et un rythme qui n'est pas négatif.
refused-server-not-started = Le serveur n'a pas démarré.
load-tables = { $tables } tables de { $seats } places, { $pace } s de réflexion, { $games } parties terminées
load-decisions = { $count } décisions, { $rate } par seconde, { $refused } refusées
load-waits = D'une réponse au dernier écran : p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
load-sizes = Un changement : p50 { $p50 } octets, p95 { $p95 } octets
load-work = Travail du serveur : { $each } ms par décision, { $share } % d'un cœur
load-memory = Mémoire : { $empty } Ko sans table, { $table } Ko pour chacune où tout le monde est là, { $idle } Ko pour chacune où il n'y a plus personne ; { $kept } Ko gardés pour les suivantes
record-seed = L'empreinte de sa graine est { $hash }. Une table affiche cette empreinte avant sa première question : si les deux sont identiques, personne n'a choisi une autre graine.

## La galerie

gallery-name = { SANS($name) }
gallery-source =
    { $source ->
        [house] Contenu maison : aucune source publique ne le donne, il est donc de nous.
        [rulebook] D'après le livret de règles.
       *[other] D'après des listes de matériel publiées.
    }
gallery-tile =
    { $value ->
        [special] toujours au même endroit
        [basic] salle de base
       *[other] salle supplémentaire
    }
gallery-colour =
    { $value ->
        [red] objets rouges
        [yellow] objets jaunes
        [green] objets verts
        [white] objets de toute couleur
       *[other] aucun objet
    }
gallery-computer = ordinateur
gallery-cost =
    { $value ->
        [0] gratuite
        [one] coûte { $value } carte
       *[other] coûte { $value } cartes
    }
gallery-combat =
    { $value ->
        [in] seulement en combat
        [out] hors combat
       *[other] en combat ou non
    }
gallery-character = réservée { A($value) }
gallery-use =
    { $value ->
        [0] utilisation gratuite
        [one] son utilisation coûte { $value } carte
       *[other] son utilisation coûte { $value } cartes
    }
gallery-one-use = usage unique
gallery-heavy = lourd : se tient en main
gallery-loaded =
    { $value ->
        [one] arrive avec { $value } munition
       *[other] arrive avec { $value } munitions
    }
gallery-symbols = composant : { $value }
gallery-recipe = se fabrique avec { $value }
gallery-red = paquet rouge : { $value }
gallery-yellow = paquet jaune : { $value }
gallery-green = paquet vert : { $value }
gallery-crafted = fabriqué : { $value }
gallery-numbers = valeurs de surprise : { $value }
gallery-blood = sang : { $value }
gallery-direction = déplace le long des couloirs { $value }
gallery-deck =
    { $value ->
        [personal] personnel
        [corporate] corporatiste
       *[other] solo et coopératif
    }
gallery-players =
    { $value ->
        [1] à tout nombre de joueurs
       *[other] à partir de { $value } joueurs
    }
gallery-items = objets : { $value }
ui-gallery = Galerie
ui-gallery-says = Tout ce que contient la boîte : ce que cela fait, combien il y en a et d'où vient le texte.
ui-gallery-search = Chercher dans la galerie
ui-gallery-all = Tout
ui-gallery-found = Affichés : { $count }
ui-gallery-count = dans la boîte : { $count }
ui-meanwhile = En attendant, dans la boîte
ui-another = Autre chose
ui-family-characters = Personnages
ui-family-rooms = Salles
ui-family-cards = Cartes Action
ui-family-items = Objets
ui-family-quests = Objets de quête
ui-family-creatures = Intrus
ui-family-attacks = Attaques
ui-family-events = Événements
ui-family-objectives = Objectifs
ui-family-weaknesses = Faiblesses
ui-family-wounds = Blessures graves
ui-family-exploration = Jetons Exploration
