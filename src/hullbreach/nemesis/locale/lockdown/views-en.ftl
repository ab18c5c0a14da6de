# The facility in words: clocks, power, ways out, what everybody knows, and notes about them.

game-lockdown = Nemesis: Lockdown
game-lockdown-text = Below Mars the lights go out one after another: find out what the company hides, and leave before it shuts everything down.
game-lockdown-facts = 1 to 5 players, about two and a half hours. A step more demanding than Nemesis.

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
clock-launches = CSS tokens turned over so far: { $tokens }.
clock-launched-at = { $css } at { $number }
clock-isolation = The Isolation Room can be locked.
clock-autodestruction =
    { $red ->
        [yes] { $number ->
            [0] Autodestruction when time reaches S, and nothing can stop it.
           *[other] Autodestruction when time leaves { $number }, and nothing can stop it.
        }
       *[no] Autodestruction token at { $space }, still yellow.
    }
clock-alert =
    { $number ->
        [0] Alert: the game ends when time reaches S.
       *[other] Alert: the game ends when time leaves { $number }.
    }
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

win-contingency-unknown = The active contingency kills those it names. You cannot tell which one it is.
win-contingency-not = The active contingency kills those it names. It is none of these: { $contingencies }.
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
setup-site-facility-surface = the facility, alternative side
setup-species-night-stalkers = the night stalkers
ui-option-site-facility = Basic side of the board
ui-option-site-facility-surface = Advanced side of the board, with the surface
ui-option-species-night-stalkers = Night stalkers
ui-state-locked-in = locked in
ui-state-in-bunker = in the bunker
ui-state-in-pod = in a pod

## Notes of the coach

coach-power = The lights went out somewhere. Where there is no power you are surprised more easily, computers are dead, and the dark has effects of its own.
coach-darkness = You are in darkness: intruders surprise you by the larger number of their token, you shoot with the plain combat die, noise does not die down, and many attacks and events are worse here.
coach-computer = There is a computer here, and it has power. For one card you do one of the three things on the card it shows; then the next card comes up.
coach-elevator = From an Elevator Room you reach the other sections without a noise roll, as long as the elevator has power. If it is elsewhere, call it first.
coach-advantage = Where there is power you shoot with the advantage die: it misses less often, and some of its faces turn a card you discard into an injury.
coach-schedule = You have seen what a CSS token launches; it stays written down for you, and for nobody else. Tell the truth about it, or something else.
coach-failed-launch = The token did not name your pod: you are back in its room with a serious wound. Look at a token before you trust it, at a computer or in the CSS Control Room.
coach-bunker = The main gate is open. The bunker is a way out of the facility now: in the Rover, or on foot in an Enviro-Suit.
coach-venting = A room has been sealed. At the end of the player phase everything in it dies, unless one of its doors is opened first.
coach-lock-down = Lock-down: whoever turned up this computer card has a malfunction in their room now, and the computer cards are shuffled.
coach-contingency = One contingency is active. Nobody may look at it, and at the end it kills those it names. It is none of those you have seen, so every look tells you more about who is in danger.
coach-knowledge = Your Knowledge grows, and everyone can see it. With 3, 5 and 8 you profit from the weaknesses that are discovered, and some rooms, cards and objectives ask for it.
coach-alert = The alert has cut the time that is left by half. The Isolation Room is open now; the game ends when time leaves the space of the alert token.
coach-paths = A path leads out of here, onto the surface of Mars. Anybody can walk there, without any equipment. A path has no number, and never holds noise.
coach-crossroads = You are under the open sky. A crossroads is next to every area, so any number you roll puts noise in the area of that number, and Danger calls every intruder on the surface that is free and not in a building. Nothing burns or breaks here.
coach-areas = You are in a building on the surface. Its rooms are like those below, but its area is next to all of them: noise there is noise beside every room of the building. Rules about technical corridors do not apply to areas.
coach-surface-die = Outside, you roll the surface die for noise. One of its faces turns up a surface card: it strikes hardest in the open, and less hard in a building or an Enviro-Suit.
coach-rover = The Rover is here. For one card you drive it alone to another exit room, without a noise roll; for two, to the bunker, if the main gate is open.
coach-on-foot = From this crossroads the bunker is in sight. If the main gate is open and you have an Enviro-Suit, you can try to walk there: you roll for noise, and if no intruder comes, you have escaped.

## Scenarios

refused-unknown-section = There is no section { $section }.
refused-unknown-token = There is no token { $token }.
