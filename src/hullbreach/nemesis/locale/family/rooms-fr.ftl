# Les salles en mots : ce qui s'y trouve, leurs sorties, et le chemin de l'une à l'autre.

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

## Jouer dans le terminal

play-no-room = Il n'y a pas de salle { $room }.
play-nowhere = Vous n'êtes dans aucune salle.
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
        [one] Une porte fermée barre le chemin, et on ne peut pas la contourner.
       *[other] { $count } portes fermées barrent le chemin, et on ne peut pas les contourner.
    }

## Ce que chacun pourrait retenir

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
