pack-soft-steps = Soft steps
pack-soft-steps-text = A card of the Scout that avoids a noise roll.
card-soft-steps = Soft Steps
card-soft-steps-text = Reaction. When you are about to roll for noise, discard this card: do not roll.
ask-step-softly = Do you roll for noise?
option-step-softly = Discard Soft Steps and do not roll
event-stepped-softly = { $who } steps softly and makes no noise roll.
