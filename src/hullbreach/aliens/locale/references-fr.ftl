# Ce qui se nomme par plus que son propre message : joueurs, cases, portes, ce qui chasse ; distances et directions.

## Références

ref-player = le joueur { $number }
ref-nobody = personne
ref-space = { $room }, { $part } ({ $spot })
ref-blip = l'écho { DE($room) }, { $part } ({ $spot })
ref-blip-at = l'écho en { $spot }
ref-alien =
    { $count ->
        [one] l'alien { $number }
       *[other] l'alien { $number } (essaim de { $count })
    }
ref-facehugger = l'agrippeur { $number }
ref-door = la porte entre { $one } et { $other }
ref-door-at = la porte entre { $one } et { $other } en { $spot }
ref-door-number = la porte { $number }
ref-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Les parties d'une salle

part-north = nord
part-north-east = nord-est
part-east = est
part-south-east = sud-est
part-south = sud
part-south-west = sud-ouest
part-west = ouest
part-north-west = nord-ouest
part-middle = centre

## Directions et distances

direction-north = au nord
direction-north-east = au nord-est
direction-east = à l'est
direction-south-east = au sud-est
direction-south = au sud
direction-south-west = au sud-ouest
direction-west = à l'ouest
direction-north-west = au nord-ouest
direction-here = sur la même case
away =
    { $steps ->
        [0] sur la même case
       *[other] à { $steps } pas { $direction }
    }
away-cut-off = hors d'atteinte
