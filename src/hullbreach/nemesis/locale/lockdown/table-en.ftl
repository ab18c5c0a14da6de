# What the page says of the facility on the table: its sections, its vehicles, and what lies beside the board.

## On the board

ui-in-the-dark = in darkness
ui-section-tab = S-0{ $section }
ui-section-is-lit = Section S-0{ $section }: lit, power token { $token } is on
ui-section-is-dark = Section S-0{ $section }: in darkness, power token { $token } is off
ui-elevator-at = The elevator is in section S-0{ $section }.
ui-elevator-is-on = It has power: token { $token }.
ui-elevator-is-off = It has no power: token { $token }.
ui-gate-is-open = The main gate is open.
ui-gate-is-closed = The main gate is closed.
ui-bunker = Bunker
ui-rover = Rover
ui-exit-room = Exit room
ui-area = Area { $number }
ui-area-noise = Area { $number }, noise

## The time track

ui-space = Space { $number }
ui-space-last = S
ui-time-is-blue = time now, backup power on
ui-time-is-red = time now, backup power off
ui-threshold-red = threshold while backup power is off
ui-threshold-blue = threshold
ui-css-hidden = CSS token face down
ui-css-seen = CSS token, which you have seen: { $css }
ui-css-turned-over = CSS token turned over here: { $css }
ui-alert-here =
    { $number ->
        [0] the alert ends the game when time reaches this space
       *[other] the alert ends the game when time leaves this space
    }
ui-autodestruction-yellow = autodestruction, which can still be stopped
ui-autodestruction-red = autodestruction, which nothing can stop

## Beside the board

ui-instruments = Beside the board
ui-instrument-time = Time
ui-instrument-pods = Pods
ui-instrument-computer = Computer
ui-instrument-contingencies = Contingencies
ui-instrument-laboratory = Laboratory
ui-instrument-ways = Ways out
ui-pod-named = CSS pod { $letter }
ui-pod-not-found = The room it leaves from has not been found yet.
ui-pod-crew = Aboard: { $crew }
ui-pod-empty = Nobody is aboard.
ui-pod-launched = Launches so far: { $count }.
ui-launches = Turned over so far: { $tokens }.
ui-schedule = While time stands on a CSS token, you can get into a pod. At the end of that round the token is turned over: the pods it names are launched, the others are not.
ui-computer-below = Below it, from the top:
ui-card-unknown = not seen since the last shuffle
ui-pool-count = Neutral pool: { $count }
ui-active-is = Active contingency: { $name }
ui-codes-active = The active contingency
ui-codes-own = Yours, so not the active one
ui-codes-shown = Shown to all
ui-codes-not-active = You know that it is not the active one
ui-codes-active-hidden = The active contingency is turned over at the end.
ui-contingencies-count = Contingency tokens: { $count }
ui-slot-unknown = Weakness not discovered, Knowledge { $level }
ui-slot-needs = Of use with Knowledge { $level } or more.
ui-slot-studied = Studied: { $object }
ui-knows-active = Knowledge { $count }, token active
ui-knows-inactive = Knowledge { $count }, token not active
ui-knowledge-active = active
ui-gate-short-open = Gate open
ui-gate-short-closed = Gate closed
ui-isolation-short-open = Isolation open
ui-isolation-short-closed = Isolation closed
ui-isolation-is-open = The Isolation Room can be locked from inside.
ui-isolation-is-closed = The Isolation Room cannot be locked yet.
ui-rover-in = The Rover is here: { $room }
ui-rover-at-bunker = The Rover is at the bunker.
ui-broken = Broken

# Names of rooms on the board, where there is little space.
plate-cargo-a = { room-cargo-a }
plate-cargo-b = { room-cargo-b }
plate-cargo-c = { room-cargo-c }
