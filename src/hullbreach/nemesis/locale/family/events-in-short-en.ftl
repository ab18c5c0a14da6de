# Many events in few words: what is said of several of a kind together.

## Many events in short

burst-each-intruder-moves = { $foe } moves to { $room }
burst-moved = moves to { $things }
burst-explored = explores { $things }
burst-searched =
    { $count ->
        [one] searches
       *[other] searches { $count } times
    }
burst-item-gained =
    { $count ->
        [one] takes an item
       *[other] takes { $count } items
    }
burst-attack =
    { $count ->
        [one] is attacked by { $things }
       *[other] is attacked { $count } times by { $things }
    }
burst-light-wound =
    { $count ->
        [one] takes a light wound
       *[other] takes { $count } light wounds
    }
burst-serious-wound =
    { $count ->
        [one] takes a serious wound ({ $things })
       *[other] takes { $count } serious wounds ({ $things })
    }
burst-contaminated =
    { $count ->
        [one] takes a contamination card
       *[other] takes { $count } contamination cards
    }
burst-slimed = is covered with slime
burst-intruder-moves = { $things }
burst-noise-placed = noise in { $things }
burst-fire-placed = fire in { $things }
burst-malfunction-placed = malfunction in { $things }
burst-malfunction-removed = repaired: { $things }
burst-door-opened =
    { $count ->
        [one] the door in { $things } opens
       *[other] doors open in { $things }
    }
burst-door-closed =
    { $count ->
        [one] the door in { $things } closes
       *[other] doors close in { $things }
    }
burst-token-added =
    { $count ->
        [one] a token joins the bag: { $things }
       *[other] { $count } tokens join the bag: { $things }
    }
burst-token-removed =
    { $count ->
        [one] a token leaves the bag: { $things }
       *[other] { $count } tokens leave the bag: { $things }
    }
# The same where nobody's deed led to it.
burst-alone-intruder-moves = { $things }.
burst-alone-noise-placed = Noise in { $things }.
burst-alone-fire-placed = Fire in { $things }.
burst-alone-malfunction-placed = Malfunction in { $things }.
burst-alone-malfunction-removed = Repaired: { $things }.
burst-alone-door-opened =
    { $count ->
        [one] The door in { $things } opens.
       *[other] Doors open in { $things }.
    }
burst-alone-door-closed =
    { $count ->
        [one] The door in { $things } closes.
       *[other] Doors close in { $things }.
    }
burst-alone-token-added =
    { $count ->
        [one] A token joins the bag: { $things }.
       *[other] { $count } tokens join the bag: { $things }.
    }
burst-alone-token-removed =
    { $count ->
        [one] A token leaves the bag: { $things }.
       *[other] { $count } tokens leave the bag: { $things }.
    }
