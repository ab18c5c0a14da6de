# Options, questions and events about several items of Lockdown.

## Options

option-stab = Stab { $what }
option-cut-out = Cut the larva out of the { $seat }
option-see-pool = Look at a contingency in the neutral pool
option-see-contingency = Look at one of the { $seat }'s contingencies
option-scan-one = Scan { $card }
option-scan-one-infected = Scan { $card }, known to be infected
option-scan-one-clean = Scan { $card }, known to be clean

## Questions and events

ask-discard-for-injury =
    { $injuries ->
        [0] { $you }, discard a card for 1 injury?
       *[1] { $you }, that is 1 injury. Discard a card for 2?
    }
    .option-let = Discard nothing
waits-discard-for-injury = { $who } may discard a card for an injury.
waits-scan-one = { $who } may scan a contamination card.
event-light-shown = { $who } holds up { $item }: the lower number counts.
event-slime-kept-off = { $who } stays clean inside { $item }.
