# What is named by more than its own message: players, spaces, doors, what hunts; distances and directions.

## References

ref-player = Player { $number }
ref-nobody = nobody
ref-space = { $room }, { $part } ({ $spot })
ref-blip = blip at { $room }, { $part } ({ $spot })
ref-blip-at = blip at { $spot }
ref-alien =
    { $count ->
        [one] Alien { $number }
       *[other] Alien { $number } (swarm of { $count })
    }
ref-facehugger = Facehugger { $number }
ref-door = the door between { $one } and { $other }
ref-door-at = the door between { $one } and { $other } at { $spot }
ref-door-number = door { $number }
ref-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Parts of a room

part-north = north
part-north-east = north-east
part-east = east
part-south-east = south-east
part-south = south
part-south-west = south-west
part-west = west
part-north-west = north-west
part-middle = middle

## Directions and distances

direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
direction-here = on the same space
away =
    { $steps ->
        [0] on the same space
        [one] 1 step { $direction }
       *[other] { $steps } steps { $direction }
    }
away-cut-off = cut off
