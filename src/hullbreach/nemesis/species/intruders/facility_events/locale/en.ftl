# What the things of this part are called, what they do, and what is asked about them.

event-card-regeneration-facility = Regeneration
event-card-regeneration-facility-text = Every intruder on the board heals 1 injury; in darkness, all its injuries.
event-card-flammable-stores = Flammable Stores
event-card-flammable-stores-text = Fire in the Repository; if it burns already, in the rooms around it.
event-card-hunt-2-facility = Hunt
event-card-hunt-2-facility-text = Adults not in combat move to the neighbouring room with a character that has the lowest number. In darkness, so does every other intruder.
event-card-hunt-3-facility = Hunt
event-card-hunt-3-facility-text = Adults not in combat move to the neighbouring room with a character that has the lowest number. In darkness, so does every other intruder.
event-card-scent-of-prey-facility = Scent of Prey
event-card-scent-of-prey-facility-text = Noise in every silent corridor around slimed characters. In darkness, those not in combat then roll for noise.
event-card-brownout = Brownout
event-card-brownout-text = The power token with the highest number that is still on goes off. If none is on, noise in the technical corridors.
event-card-unscheduled-launch = Unscheduled Launch
event-card-unscheduled-launch-text = The next CSS token to come is revealed and removed: its pods leave too early, and empty.
