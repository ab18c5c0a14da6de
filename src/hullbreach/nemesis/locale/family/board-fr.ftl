# Le plateau en mots : les pistes, ce qui se trouve où, ce que chacun pourrait retenir, comment gagner.

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

## Jouer dans le terminal

changed-noise = Nouveau bruit : { $corridors }.
changed-noise-gone = Plus de bruit : { $corridors }.
changed-closed = Portes fermées : { $corridors }.
changed-closed-gone = Portes qui ne sont plus fermées : { $corridors }.
changed-destroyed = Portes détruites : { $corridors }.
changed-destroyed-gone = Portes réparées : { $corridors }.

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

memory-exploration = Jetons Exploration déjà sortis : { $things }.
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

## Le mode coopératif

board-common-objectives = Objectifs communs : { $objectives }.
