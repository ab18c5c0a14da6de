# Everything in the box: its sorts, and what is printed on each thing.

## Playing in the terminal

what-sort-characters = character
what-sort-rooms = room
what-sort-cards = action card
what-sort-items = item
what-sort-quests = quest item
what-sort-creatures = intruder
what-sort-attacks = attack card
what-sort-events = event card
what-sort-objectives = objective
what-sort-weaknesses = weakness
what-sort-wounds = serious wound
what-sort-exploration = exploration token

## The gallery

gallery-tile =
    { $value ->
        [special] always in the same place
        [basic] basic room
       *[other] additional room
    }
gallery-colour =
    { $value ->
        [red] red items
        [yellow] yellow items
        [green] green items
        [white] items of any colour
       *[other] no items
    }
gallery-computer = computer
gallery-cost =
    { $value ->
        [0] free
        [one] costs { $value } card
       *[other] costs { $value } cards
    }
gallery-combat =
    { $value ->
        [in] only in combat
        [out] not in combat
       *[other] in combat or not
    }
gallery-character = only the { $value }
gallery-use =
    { $value ->
        [0] using it is free
        [one] using it costs { $value } card
       *[other] using it costs { $value } cards
    }
gallery-one-use = one use only
gallery-heavy = heavy: in the hands
gallery-loaded = comes with { $value } ammunition
gallery-symbols = component: { $value }
gallery-recipe = crafted from { $value }
gallery-red = red deck: { $value }
gallery-yellow = yellow deck: { $value }
gallery-green = green deck: { $value }
gallery-crafted = crafted: { $value }
gallery-numbers = surprise numbers: { $value }
gallery-blood = blood: { $value }
gallery-direction = moves along corridors { $value }
gallery-deck =
    { $value ->
        [personal] personal
        [corporate] corporate
       *[other] solo and cooperative
    }
gallery-players =
    { $value ->
        [1] for any number of players
       *[other] from { $value } players on
    }
gallery-items = items: { $value }
ui-family-characters = Characters
ui-family-rooms = Rooms
ui-family-cards = Action cards
ui-family-items = Items
ui-family-quests = Quest items
ui-family-creatures = Intruders
ui-family-attacks = Attacks
ui-family-events = Events
ui-family-objectives = Objectives
ui-family-weaknesses = Weaknesses
ui-family-wounds = Serious wounds
ui-family-exploration = Exploration tokens
