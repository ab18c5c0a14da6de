# Rooms in words: what is in them, their exits, and the way from one to another.

## Rooms in words

place-facts = { $facts }.
place-number = room { $number }
place-unexplored = unexplored
place-peeked = unexplored but seen
place-computer = computer
place-computer-broken = computer out of order
place-items =
    { $count ->
        [0] no items left
        [one] { $count } item
       *[other] { $count } items
    }
place-token = a token seen: { $token }
place-fire = on fire
place-malfunction = malfunction
place-airlock = airlock procedure running
place-crew =
    { $count ->
        [one] { $crew } is here.
       *[other] { $crew } are here.
    }
place-intruders =
    { $count ->
        [one] { $intruders } is here!
       *[other] { $intruders } are here!
    }
place-objects = Lying here: { $objects }.
place-exits = Exits: { $exits }.
place-neighbours = Exits to { $rooms }.
exit = { $numbers } to { $to }
exit-numbers = { $first }
exit-numbers-two = { $first }-{ $last }
exit-door-closed = door closed
exit-door-destroyed = door destroyed
exit-noise = noise
exit-fire = fire there
exit-there =
    { $count ->
        [one] { $who } is there
       *[other] { $who } are there
    }
intruder-injured =
    { $count ->
        [one] { $name } with { $count } injury
       *[other] { $name } with { $count } injuries
    }

## Playing in the terminal

play-no-room = There is no room { $room }.
play-nowhere = You are not in a room.
path-where = Where to? Type: path 7
path-here = You are in { $room }.
path-none = You see no corridor that leads to { $room }.
path-steps =
    { $count ->
        [one] To { $room }: { $count } step, through corridor
       *[other] To { $room }: { $count } steps, through corridor
    }
path-step = { $way }
path-doors =
    { $count ->
        [one] A closed door is in the way, and there is no way round it.
       *[other] { $count } closed doors are in the way, and there is no way round them.
    }

## What everybody could remember

chart-marks = [7] explored  (7) unexplored  > you  @ crew  ! intruders  ^ fire  x malfunction  o objects

## The alternative side of the ship board

ref-technical-red = the red technical corridors
ref-technical-blue = the blue technical corridors
ref-corridor-of-pair = corridor { $numbers } between { $one } and { $other }
place-behind =
    { $ways ->
        [one] { $room }
       *[other] { $room } ({ $ways } corridors)
    }
place-token-face-down = an exploration token face down
