# Questions and events about the crew of Lockdown that belong to no single character.

## Prompts

ask-spray = { $you }, spend one more ammunition and roll again?
ask-lead = { $you }, whom do you take along instead?
waits-second-computer-action = { $who } may continue at the computer.
waits-redirect-attack = { $who } may stay out of sight.
waits-skip-noise-roll = { $who } may stay unheard.
waits-ignore-darkness = { $who } may ignore the darkness.
waits-agree-to-tour = { $who } is invited to come along.
waits-agree-to-drive = { $who } is offered a seat in the Rover.
waits-spray = { $who } may fire again.
waits-second-css-token = { $who } may look at another CSS token.
waits-lead = { $who } is choosing whom to take along.

## Options

option-alarm = Set off the alarm in { $room }
option-hush = Silence the corridors
    .corridor = Take the noise out of { $corridor }
option-quarantine = Close all doors of { $room }
option-study = Study what there is to learn here
option-spray = Fire again

## Events

event-false-alarm = { $who } sets off the alarm in { $room }.
event-studied = { $who } studies what is in { $room }.
event-item-broken = The { $who }'s { $item } is broken.
event-item-mended = { $who } mends the { $item }.
event-section-hushed = { $who } wails, and the whole section falls silent.
event-section-roused = { $who } wails, and noise answers from the whole section.
event-intruder-commanded = { $foe } obeys the { $who }.

## The choice of characters

setup-crew = Characters: { $value }
setup-crew-facility = those of the facility
setup-crew-with-original = those of the facility and of the Nemesis
ui-option-crew = Who you are
ui-option-crew-says = The characters of Nemesis may be dealt among those of the facility.
ui-option-crew-facility = The characters of the facility
ui-option-crew-with-original = Original characters too
