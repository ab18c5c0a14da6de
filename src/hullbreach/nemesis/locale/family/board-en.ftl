# The board in words: clocks, what lies where, what everybody could remember, how to win.

## Clocks in words

clock-round =
    { $phase ->
        [setup] Set-up.
        [event] Round { $round }, event phase.
        [end] The end.
       *[player] Round { $round }, the { $who }'s turn.
    }
clock-time =
    { $space ->
        [blue] Time { $time }: the hibernation chambers are open.
        [red] The ship jumps.
       *[white] Time { $time }.
    }
clock-destination = Destination { $letter }.
clock-self-destruct =
    { $locked ->
        [yes] Self-destruction in { $space }, and nothing can stop it.
       *[no] Self-destruction in { $space }.
    }

## The table in words

board-noise = Noise: { $corridors }.
board-doors = Closed doors: { $corridors }.
board-pod =
    { $state ->
        [locked] Pod { $number }, section { $section }: locked.
        [launched] Pod { $number }: gone.
       *[unlocked] Pod { $number }, section { $section }: unlocked.
    }
    .crew = Pod { $number }, section { $section }: { $crew } inside.
board-engine = Engine { $number } is { $state }, as you have seen.
board-coordinates = Coordinates you have seen: A { $a }, B { $b }, C { $c }, D { $d }.
board-bag =
    { $count ->
        [one] The bag holds { $count } token: { $tokens }.
       *[other] The bag holds { $count } tokens: { $tokens }.
    }
board-tokens = { $count } { $species }
board-eggs =
    { $count ->
        [0] No eggs in the Nest.
        [one] { $count } egg in the Nest.
       *[other] { $count } eggs in the Nest.
    }
board-weakness = Weakness discovered: { $name }.

## Playing in the terminal

changed-noise = New noise: { $corridors }.
changed-noise-gone = Noise gone: { $corridors }.
changed-closed = Doors closed: { $corridors }.
changed-closed-gone = Doors no longer closed: { $corridors }.
changed-destroyed = Doors destroyed: { $corridors }.
changed-destroyed-gone = Doors repaired: { $corridors }.

## How do I win?

win-survive =
    { $status ->
        [hibernating] You are asleep: you live if the ship does and your blood is clean.
        [escaped] You are off the ship: you live if your blood is clean.
        [dead] You are dead and cannot win.
        [dead-together] You are dead, but you win if the crew does. Carried to the Emergency Room, you may come back.
       *[other] Get out alive: asleep in the hibernatorium when the ship jumps, or gone in an escape pod.
    }
win-objective =
    { $count ->
        [one] Your objective, { $name }: { $text }
       *[other] On offer, { $name }: { $text }
    }
win-common = All together, { $name }: { $text }
win-engines = At least two engines must work for the ship: { $engines }.
win-engine = { $number } { $state }
win-course = The ship is on course { $letter }: { $planet }.
win-course-unknown = The ship is on course { $letter }; you do not know where that leads.
win-infection =
    { $cards ->
        [0] You have no contamination cards.
        [one] You have 1 contamination card ({ $infected } in hand known to be infected).
       *[other] You have { $cards } contamination cards ({ $infected } in hand known to be infected).
    }
win-larva = You carry a larva.

## What everybody could remember

memory-exploration = Exploration tokens gone: { $things }.
memory-events =
    { $left ->
        [one] { $left } event to come; discarded: { $things }.
       *[other] { $left } events to come; discarded: { $things }.
    }
memory-attacks =
    { $left ->
        [one] { $left } attack card in the deck; discarded: { $things }.
       *[other] { $left } attack cards in the deck; discarded: { $things }.
    }
memory-signals =
    { $count ->
        [0] Nobody has sent the signal.
       *[other] The signal was sent by { $who }.
    }

## The cooperative mode

board-common-objectives = Common objectives: { $objectives }.
