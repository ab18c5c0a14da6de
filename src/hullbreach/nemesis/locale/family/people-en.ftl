# Characters in words: how they are and what they hold.

## Characters in words

status-aboard = { $who } (player { $number }) is in { $room }.
status-hibernating = { $who } (player { $number }) hibernates.
status-escaped = { $who } (player { $number }) has escaped.
status-dead = { $who } (player { $number }) is dead.
status-choosing = { $who } has yet to choose a character.
status-conditions = Condition: { $conditions }.
status-light =
    { $count ->
        [one] { $count } light wound
       *[other] { $count } light wounds
    }
status-dressed = { $wound }, dressed
status-slimed = slimed
status-infested = carries a larva
status-mutated =
    { $known ->
        [0] has mutated
       *[other] has mutated: { $name }
    }
status-mutation-markers =
    { $count ->
        [one] has { $count } mutation marker
       *[other] has { $count } mutation markers
    }
status-insanity = at insanity { $level } of 5
status-signalled = has sent the signal
status-passed = has passed
status-cards =
    { $contamination ->
        [0]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck.
               *[other] { $hand } cards in hand, { $deck } in the deck.
            }
        [one]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck; { $contamination } contamination card in all.
               *[other] { $hand } cards in hand, { $deck } in the deck; { $contamination } contamination card in all.
            }
       *[other]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck; { $contamination } contamination cards in all.
               *[other] { $hand } cards in hand, { $deck } in the deck; { $contamination } contamination cards in all.
            }
    }
status-hands = In hand: { $things }.
status-weapon = { $weapon } ({ $ammo } of { $capacity })
status-colour = { $count } { $colour }
status-inventory =
    { $named ->
        [0] Inventory: { $colours }.
       *[other] Inventory: { $colours } ({ $known }).
    }
status-quests = Quest items: { $quests }.

## Playing in the terminal

play-hand = Hand ({ $count })
play-inventory = Inventory ({ $count })
play-objectives = Objectives ({ $count })

## The cooperative mode

play-common-objectives = Common objectives ({ $count })
