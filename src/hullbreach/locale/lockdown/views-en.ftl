# The facility in words: clocks, power, ways out, what everybody knows, and what is told about them.

game-lockdown = Nemesis: Lockdown
game-lockdown-text = Below Mars the lights go out one after another: find out what the company hides, and leave before it shuts everything down.

## Clocks

clock-facility-time =
    { $time ->
        [0] Time S: the end of the track.
       *[other] Time { $time }.
    }
clock-backup-power =
    { $on ->
        [yes] Backup power is on.
       *[no] Backup power is off.
    }
clock-power =
    { $count ->
        [0] Nothing has power.
       *[other] Power: { $sections }.
    }
clock-isolation = The Isolation Room can be locked.
clock-autodestruction =
    { $red ->
        [yes] Autodestruction when time leaves { $space }, and nothing stops it.
       *[no] Autodestruction token at { $space }, still yellow.
    }
clock-alert = Alert: the game ends when time leaves { $space }.
slot-final = S

## Rooms and people

place-section = { $section }
place-dark = in darkness
place-elevator = the elevator is here
place-rover = the Rover is here
status-contingencies =
    { $count ->
        [one] Contingencies: { $count } token.
       *[other] Contingencies: { $count } tokens.
    }
    .known = Contingencies: { $count } ({ $known }).

## The table

board-power =
    { $on ->
        [yes] Power token { $number }, { $section }: on.
       *[no] Power token { $number }, { $section }: off.
    }
board-css = CSS tokens on the time track: { $tokens }.
board-css-token = at { $number }
    .css = at { $number } ({ $css })
board-css-pod = { $crew } waits in { $csspod }.
board-elevator = The elevator stands in { $section }.
board-rover = The Rover is in { $room }.
board-rover-bunker = The Rover is at the bunker.
board-gate =
    { $state ->
        [open] The main gate is open.
       *[closed] The main gate is closed.
    }
board-computer = The computer shows { $computer }.
board-pool =
    { $count ->
        [0] The neutral pool of contingencies is empty.
        [one] { $count } contingency in the neutral pool.
       *[other] { $count } contingencies in the neutral pool.
    }
board-not-active = Known not to be the active contingency: { $contingencies }.
board-weakness-at = Weakness discovered: { $name }, of use with Knowledge { $level }.
board-active = The active contingency: { $contingency }.

## How do I win?

win-contingency-unknown = The active contingency kills whom it names. You cannot tell which one it is.
win-contingency-not = The active contingency kills whom it names. It is none of these: { $contingencies }.
win-contingency = The active contingency is { $contingency }: { $text }
win-knowledge =
    { $active ->
        [yes] Your Knowledge is { $count }, and your token is active.
       *[no] Your Knowledge is { $count }, and your token is not active.
    }

## Events

event-noise-dies-down =
    { $corridors-count ->
        [one] Where there is power, the noise dies down: { $corridors }.
       *[other] Where there is power, the noise dies down in { $corridors-count } corridors: { $corridors }.
    }

## Setting up, and games in numbers

setup-site-facility = the facility, basic side
setup-species-night-stalkers = the night stalkers
ui-option-site-facility = Basic side of the board
ui-option-species-night-stalkers = Night stalkers
ui-state-locked-in = locked in
ui-state-in-bunker = in the bunker
ui-state-in-pod = in a pod
way-out-css-pod = CSS pod
way-out-isolation = Isolation Room
way-out-bunker = bunker
ending-facility-destroyed = facility destroyed
ending-facility-purged = facility purged
ending-alert-ended = end of the alert
ending-facility-empty = nobody left
cause-lockdown-attack-card-hit = intruder's attack
cause-lockdown-room-vent-kill = vented
cause-lockdown-fire-supply-exhausted = facility lost to fire
cause-lockdown-malfunction-supply-exhausted = facility lost to malfunctions
cause-lockdown-autodestruction-explosion = autodestruction
cause-lockdown-alert-game-end = end of the alert
cause-lockdown-end-time-track = end of the time track
cause-lockdown-end-last-character-autodestruction = locked in during autodestruction
cause-lockdown-victory-contingency = contingency

## Notes of the coach

coach-power = The lights went out somewhere. Where there is no power you are surprised more easily, computers are dead, and the dark has effects of its own.
coach-contingency = You hold contingencies, and nobody sees the one that counts. What you have seen elsewhere it is not: so you can tell more and more whom it may kill at the end.
coach-knowledge = Your Knowledge grows, and all see it. With 3, 5 and 8 you profit from the weaknesses that are discovered, and some rooms, cards and objectives ask for it.
coach-alert = The alert has cut the time that is left by half. The Isolation Room is open now; the game ends when time leaves the space of the alert token.

## Scenarios

refused-unknown-section = There is no section { $section }.
refused-unknown-token = There is no token { $token }.
