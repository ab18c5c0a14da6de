# The facility of Lockdown: sections, CSS tokens, and questions and events about rooms, contingencies and objectives.

## Sections

section-1 = section S-01
section-2 = section S-02
section-3 = section S-03
section-elevator = the elevator

## Sections of the rules

section-alert = The alert procedure
section-autodestruction = Autodestruction
section-computer = Computers
section-contingency = Contingencies
section-css = The Cargo Sending System
section-knowledge = Knowledge
section-original-crew = The original characters
section-original-intruders = The original intruders
section-power = Power and darkness

## CSS pods and tokens

csspod-a = CSS pod A
csspod-b = CSS pod B
csspod-c = CSS pod C
css-a = pod A
css-a-text = Pod A is launched.
css-b = pod B
css-b-text = Pod B is launched.
css-c = pod C
css-c-text = Pod C is launched.
css-all = all pods
css-all-text = All three pods are launched.
css-none = no pod
css-none-text = No pod is launched.

## Prompts

waits-agree-to-ride = { $who } is offered a ride.
waits-passengers = { $who } is inviting people into the elevator.
waits-move-css = { $who } may move a CSS token.
waits-place-power = { $who } is dealing out the power tokens.
waits-cheap-craft = { $who } may craft something.
waits-computer = { $who } is at the computer.
waits-specimen = { $who } is choosing what to analyse.

## Options

option-gain-knowledge = Gain 1 Knowledge
option-swap-power = Swap the power tokens of { $what } and { $what2 }
option-start-autodestruction = Start the autodestruction sequence
option-stop-autodestruction = Stop the autodestruction sequence

## Events

event-computer-card = The computer shows { $computer }.
event-computer-used = { $who } uses the computer in { $room }.
event-lock-down = Lock-down in { $room }: the computer cards are shuffled.
event-room-cleared = Cleared: { $room }.
event-knowledge-gained = { $who } gains { $count } Knowledge and has { $total } now.
event-knowledge-activated = The { $who }'s Knowledge token is active.
event-object-analysed = { $who } analyses { $object }.
event-contingency-dealt =
    { $count ->
        [one] Player { $who-number } gets { $count } contingency.
       *[other] Player { $who-number } gets { $count } contingencies.
    }
    .contingencies = You get: { $contingencies }.
event-contingency-seen = { $who } looks in secret at one of the { $other }'s contingencies.
    .contingency = You look at one of the { $other }'s contingencies: { $contingency }.
event-pool-seen = { $who } looks in secret at a contingency in the neutral pool.
    .contingency = You look at a contingency in the neutral pool: { $contingency }.
event-contingencies-seen = { $who } looks in secret at all of the { $other }'s contingencies.
    .contingencies = You look at all of the { $other }'s contingencies: { $contingencies }.
event-contingency-taken = { $who } takes a contingency from the neutral pool; { $left } left there.
    .contingency = You take a contingency from the neutral pool: { $contingency }.
event-contingency-shown = A contingency comes to light: { $contingency } is not the active one.
event-contingencies-returned =
    { $count ->
        [one] { $count } of the { $who }'s contingencies goes back to the neutral pool.
       *[other] { $count } of the { $who }'s contingencies go back to the neutral pool.
    }
event-contingency-active = The active contingency is { $contingency }.
event-contingency-kills = { $contingency }: { $who } dies.
event-css-seen = { $who } looks in secret at the CSS token at { $number }.
    .css = You look at the CSS token at { $number }: { $css }.
whole-contingency-dealt = { $who } gets contingencies: { $contingencies }.
whole-contingency-seen = { $who } looks in secret at one of the { $other }'s contingencies: { $contingency }.
whole-pool-seen = { $who } looks in secret at a contingency in the neutral pool: { $contingency }.
whole-contingencies-seen = { $who } looks in secret at all of the { $other }'s contingencies: { $contingencies }.
whole-contingency-taken = { $who } takes a contingency from the neutral pool: { $contingency }.
whole-css-seen = { $who } looks in secret at the CSS token at { $number }: { $css }.
event-css-moved = { $who } moves the CSS token from { $number } to { $to }.
event-css-stays = { $who } leaves the CSS token at { $number }.
event-css-revealed = CSS launch: { $css }.
event-css-pod-entered = { $who } gets into { $csspod }.
event-css-pod-launched = { $csspod } is launched.
event-css-pod-fails = { $csspod } is not launched: { $who } is back in { $room }.
event-power-on = Power comes back: { $section }.
event-power-off = Power goes out: { $section }.
event-power-swapped = The power tokens of { $one } and { $other } change places.
event-power-placed = Power token { $number } goes to { $section }.
event-threshold = Power drops.
event-time-token-on = The time token shows its blue side: backup power holds.
event-time-token-off = The time token shows its red side: backup power has failed.
event-elevator-comes = The elevator comes to { $room }.
event-elevator-rides =
    { $count ->
        [0] { $who } rides to { $room }.
       *[other] { $who } rides to { $room } with { $others }.
    }
event-rover-moves = The Rover drives to { $room }.
event-rover-moves-to-bunker = The Rover drives to the bunker.
event-gate-opens = The main gate opens.
event-bunker-reached = { $who } reaches the bunker.
event-isolation-opens = The Isolation Room can be locked now.
event-locked-in = { $who } locks the door of the Isolation Room.
event-autodestruction-starts =
    { $number ->
        [0] The autodestruction sequence starts: its token lies at S.
       *[other] The autodestruction sequence starts: its token lies at { $number }.
    }
event-autodestruction-stops = The autodestruction sequence stops.
event-autodestruction-red =
    { $number ->
        [0] The autodestruction token turns red and goes to S: nothing can stop it now.
       *[other] The autodestruction token turns red and goes to { $number }: nothing can stop it now.
    }
event-alert-starts =
    { $number ->
        [0] The alert procedure starts: the game ends when time reaches S.
       *[other] The alert procedure starts: the game ends when time leaves { $number }.
    }
event-venting-begins = Sealed, to be vented: { $room }.
event-venting-cancelled = The venting of { $room } is cancelled.
event-vented = Vented: { $room }.
event-exterminated = The defense system strikes { $room }.
event-item-taken-out = { $who } takes { $item } from the stores.
event-facility-destroyed = The facility is destroyed.
event-facility-purged = The facility is purged.
event-facility-empty = Nobody is left in the facility.

## The outcome

outcome-facility-destroyed = The facility was destroyed.
outcome-facility-purged = The facility was purged.
outcome-alert-ended = The alert procedure ended the game.
outcome-facility-empty = Nobody was left in the facility.
outcome-contingency = The active contingency was { $contingency }. { $contingency-text }
outcome-contingency-killed = { $who }, Knowledge { $knowledge }, was killed by { $contingency }.
outcome-contingency-spared = { $who }, Knowledge { $knowledge }, was spared by { $contingency }.
outcome-locked-in = { $who } was locked in the Isolation Room.
outcome-in-bunker = { $who } reached the bunker.
outcome-css-escaped = { $who } left in a CSS pod.
status-locked-in = { $who } (player { $number }) is locked in the Isolation Room.
status-in-bunker = { $who } (player { $number }) is in the bunker.
status-in-pod = { $who } (player { $number }) waits in { $room }.
status-knowledge = Knowledge { $count }
status-knowledge-active = Knowledge token active
