# Many events in few words: deeds as they are told, and what is said of several of a kind together.

## Deeds

burst-deed-event-played = play { $card }
burst-deed-equipped = equip the { $card }
burst-deed-acts = act out of turn
burst-deed-aims = aim
burst-deed-rests = rest
burst-deed-clears-jam = clear a jam
burst-deed-takes = pick up: { $token }
burst-deed-opens = open a crate
burst-deed-ordered = give { $whom } an action
burst-deed-attacks = attack with the { $card }
    .alien = attack { $alien } with the { $card }
    .space = fire the { $card } at { $space }
burst-deed-rerolled = roll again

## What came of them

burst-moved = moves to { $things }
burst-left-by-exit = leaves by the exit
burst-tech-test =
    { $count ->
        [one] makes a tech test
       *[other] makes { $count } tech tests
    }
burst-each-barricade-built = { $at }
burst-barricade-built = barricades { $things }
burst-each-barricade-removed = { $at }
burst-barricade-removed = removes the barricade from { $things }
burst-shot-misses =
    { $count ->
        [one] misses
       *[other] misses { $count } times
    }
burst-alien-hit =
    { $count ->
        [one] a hit
       *[other] { $count } hits
    }
burst-each-alien-killed = { $alien }
burst-alien-killed = dead: { $things }
burst-each-blip-shot = { $space }
burst-blip-shot = blip gone: { $things }
burst-each-alien-attacks = { $alien }
burst-alien-attacks = is attacked by { $things }
burst-defended =
    { $count ->
        [one] dodges
       *[other] dodges { $count } times
    }
burst-knocked-down = is knocked down
burst-hugged = is caught by a facehugger
burst-stands-up = stands up
burst-each-freed = { $whom }
burst-freed = frees { $things }
burst-ship-called = calls the ship
burst-blip-placed =
    { $count ->
        [one] a blip at { $things }
       *[other] { $count } blips at { $things }
    }
burst-blip-discarded = nothing gets through: { $things }
burst-each-aliens-appear = { $alien } at { $space }
burst-aliens-appear = { $things }
burst-scalded = steam clears { $things }

# The same where nobody's deed led to it.
burst-alone-left-by-exit = Somebody leaves by the exit.
burst-alone-tech-test =
    { $count ->
        [one] A tech test.
       *[other] { $count } tech tests.
    }
burst-alone-barricade-built = Barricaded: { $things }.
burst-alone-barricade-removed = Barricade removed: { $things }.
burst-alone-shot-misses =
    { $count ->
        [one] A miss.
       *[other] { $count } misses.
    }
burst-alone-alien-hit =
    { $count ->
        [one] A hit.
       *[other] { $count } hits.
    }
burst-alone-alien-killed = Dead: { $things }.
burst-alone-blip-shot = Blip gone: { $things }.
burst-alone-alien-attacks = Attacks by { $things }.
burst-alone-defended = Somebody dodges.
burst-alone-knocked-down = Somebody is knocked down.
burst-alone-hugged = A facehugger gets somebody.
burst-alone-stands-up = Somebody stands up.
burst-alone-freed = Freed: { $things }.
burst-alone-ship-called = The ship is called.
burst-alone-moved = Moved to { $things }.
burst-alone-blip-placed =
    { $count ->
        [one] A blip appears at { $things }.
       *[other] { $count } blips appear at { $things }.
    }
burst-alone-blip-discarded = Nothing gets through: { $things }.
burst-alone-aliens-appear = Spotted: { $things }.
burst-alone-scalded = Steam clears { $things }.
