# Corrections of the position that a table can agree on.

## Corrections that a table agrees on

option-judge-noise-add = Put a noise marker in { $corridor }
option-judge-noise-remove = Take the noise marker out of { $corridor }
option-judge-fire-add = Put a fire marker in { $room }
option-judge-fire-remove = Take the fire marker out of { $room }
option-judge-malfunction-add = Put a malfunction marker in { $room }
option-judge-malfunction-remove = Take the malfunction marker out of { $room }
option-judge-door-open = Remove the door from { $corridor }
option-judge-door-close = Put a closed door in { $corridor }
option-judge-door-destroy = Put a destroyed door in { $corridor }
option-judge-time-forward = Move the time marker one space forward
option-judge-time-back = Move the time marker one space back
option-judge-person-move = Put the { $seat } in { $room }
option-judge-wound-add = Give the { $seat } a light wound
option-judge-wound-remove = Take a light wound off the { $seat }
option-judge-wound-dress = Dress the { $seat }'s { $wound }
option-judge-wound-heal = Heal the { $seat }'s dressed { $wound }
option-judge-slime-add = Give the { $seat } a slime marker
option-judge-slime-remove = Take the slime marker off the { $seat }
option-judge-ammunition-add = Put one ammunition on the { $seat }'s { $item }
option-judge-ammunition-remove = Take one ammunition off the { $seat }'s { $item }
option-judge-card-draw = Let the { $seat } draw a card
option-judge-intruder-move = Put { $intruder } in { $room }
option-judge-intruder-remove = Take { $intruder } off the board; a token of its kind goes back into the bag
group-judge-noise = Noise
group-judge-fire = Fire
group-judge-malfunction = Malfunctions
group-judge-door = Doors
group-judge-time = Time
group-judge-person = Where the crew is
group-judge-wound = Wounds
group-judge-slime = Slime
group-judge-ammunition = Ammunition
group-judge-card = Cards
group-judge-intruder = Intruders
event-judged = Correction, by agreement: { $action }.
    .who = Correction, proposed by { $who } and agreed on: { $action }.
    .without = Correction, proposed by { $who } and agreed on without { $without }: { $action }.
