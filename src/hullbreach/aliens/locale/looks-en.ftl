# What can be asked about a mission, and how it is told.

## Clocks

clock-turn =
    { $phase ->
        [set-up] Set-up.
        [marine] Turn { $turn }, marine phase.
        [alien] Turn { $turn }, alien phase.
        [finish] Turn { $turn }, finish phase.
       *[between] Between two missions.
    }
clock-acting = Turn { $turn }, { $who } acts.
clock-cards = Endurance: { $deck } in the deck, { $exhaust } exhausted.
clock-tracker =
    { $draws ->
        [0] Tracker: { $left } left, none drawn this turn.
       *[other] Tracker: { $left } left, { $draws } drawn each alien phase.
    }

## Characters

status-hero = { $who } (player { $number })
status-grunt = { $who } (grunt)
status-at = { $who }: { $space }.
status-unplaced = { $who } is not placed yet.
status-absent = { $who } does not take part.
status-out = { $who } is out, in safety.
status-killed = { $who } was killed.
status-captured = { $who } was captured.
status-conditions = State: { $conditions }.
status-numbers = Dial { $dial }, aim { $aim }, tech { $tech }, defense { $defense }.
status-gear =
    { $count ->
        [0] No gear.
       *[other] Gear: { $things }.
    }
status-without-hero = Player { $number } has no hero.
status-hand =
    { $count ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
condition-down = knocked down
condition-hugged = held by a facehugger
condition-dark = in the dark
condition-carries = carrying: { $thing }
condition-activated = has acted
condition-jammed = { $card } (jammed)
here-at = { $who }: { $space }.
play-hand = Hand ({ $count })

## What hunts

contact-word = blip
contact-alien = { $alien } at { $space }
contact-blip = Blip at { $space }
contact-known =
    { $count ->
        [one] Blip of 1 alien at { $space }
       *[other] Blip of { $count } aliens at { $space }
    }
contact-from = { $away } of { $who }
contact-line = { $what }: { $ways }.
contacts-none = Nothing that hunts is on the boards.
near-at = Around { $who }, at { $place }:
near-hunter = { $away }: { $what }.
near-friend = { $away }: { $who }, knocked down.
near-nothing = Nothing that hunts is within { $count } steps of { $who }.
near-closest = Closest: { $what }, { $away }.
play-nowhere = None of your heroes is on the boards.
play-no-room = No room or board is called { $room }.

## The boards

board-side = { $side } ({ $key })
board-room =
    { $count ->
        [one] { $room }, 1 space: { $exits }.
       *[other] { $room }, { $count } spaces: { $exits }.
    }
board-here = Here: { $things }.
board-thing = { $what } ({ $spot })
board-point =
    { $barred ->
        [yes] { $what }, barricaded ({ $spot })
       *[no] { $what } ({ $spot })
    }
board-sentry =
    { $shots ->
        [0] { $what }, empty ({ $spot })
        [one] { $what }, facing { $facing }, 1 shot left ({ $spot })
       *[other] { $what }, facing { $facing }, { $shots } shots left ({ $spot })
    }
board-exit =
    { $state ->
        [open] exit { $letter }, open
       *[closed] exit { $letter }, closed
    }
exit-open = open { $direction } to { $room }
exit-door =
    { $count ->
        [one]
            { $barred ->
                [0] door { $direction } to { $room }
               *[other] barricaded door { $direction } to { $room }
            }
       *[other]
            { $barred ->
                [0] { $count } doors { $direction } to { $room }
               *[other] { $count } doors { $direction } to { $room }, barricaded: { $barred }
            }
    }
doors-barred = Barricaded: { $things }.
doors-none-barred = Nothing is barricaded.
doors-open = Held open: { $things }.
doors-closed = Other doors, closed until somebody stands at them: { $count }.
doors-left = Barricades left to build: { $count }.
chart-marks = ! alien  ? blip  * spawn point or tunnel  X barricade  ^ > v < sentry gun  E exit  o token  D door  : white line  # ~ no floor
chart-person = { $letter } { $who }

## Cards

deck-left =
    { $under ->
        [0] Endurance deck: { $deck } cards, nothing under the reshuffle card.
       *[other] Endurance deck: { $deck } cards, and { $under } under the reshuffle card.
    }
deck-exhaust = Exhaust pile: { $count }.
deck-discard = Discard pile: { $count }.
deck-loses = Cards until the squad loses: { $count }. That is when deck and exhaust pile are both empty.
tracker-left = Motion tracker deck: { $count }.
tracker-draws = Cards drawn in this turn's alien phase: { $count }.
tracker-level = The top card has threat level { $level }.
tracker-next = Known to come next: { $cards }.
tracker-pool = Blips left in the pool: { $count }.
hands-line =
    { $count ->
        [0] { $who } holds no cards.
       *[other] { $who } holds: { $cards }.
    }
memory-discard =
    { $count ->
        [0] Nothing is discarded.
       *[other] Discarded: { $cards }.
    }
memory-removed = Removed from the game: { $cards }.
memory-tracker =
    { $count ->
        [0] No tracker card has been drawn.
       *[other] Tracker cards drawn: { $cards }.
    }
memory-blip = Blip at { $space }: { $count }.
memory-token = Mission blip at { $space }: { $token }.
campaign-none = This mission is not part of a campaign.
campaign-played = Missions played: { $count }.
campaign-killed = Killed: { $who }.
campaign-captives = Captured: { $who }.
campaign-nobody-lost = Nobody has been lost.
campaign-newt = Newt is with the squad.
campaign-score = Score: { $score }.
campaign-so-far = Score if it were won as it stands: { $score }.

## What has changed

changed-hunters = New: { $things }.
changed-hunters-gone = No longer there: { $things }.
changed-barred = Barricaded: { $things }.
changed-barred-gone = No longer barricaded: { $things }.

## Playing in the terminal

play-key-status = status: turn, cards and players
play-key-hand = my hand
play-key-squad = the whole squad
play-key-near = what is around my hero, and the room; distances and directions
play-key-contacts = every alien and blip, with its distance from each character
play-key-room = my room with its exits and what is in it; for another: room reception
play-key-map = the boards drawn with letters
play-key-doors = doors and barricades
play-key-win = what the mission asks for, and how far it has come
play-key-tracker = the motion tracker deck
play-key-deck = the endurance cards: how long we can hold out
play-key-hands = everybody's hand
play-key-memory = what lies open: discards, what was looked at
play-key-campaign = how the campaign stands
command-squad = squad
command-near = n near
command-contacts = contacts k
command-room = room
command-map = m map
command-doors = doors
command-win = w win goals
command-tracker = t tracker
command-deck = deck e
command-hands = hands
command-memory = memory
command-campaign = campaign
