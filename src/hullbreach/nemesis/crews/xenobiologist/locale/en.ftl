# What the things of this part are called, what they do, and what is asked about them.

character-xenobiologist = Xenobiologist
character-xenobiologist-text = Learns from whatever the others run from, and every bit of Knowledge makes the cuts deeper.
card-vivisection = Vivisection
card-vivisection-text = An intruder here suffers 1 injury and 1 more for every 2 Knowledge you have.
card-field-experience = Field Experience
card-field-experience-text = With an intruder, a carcass, a corpse or an egg here: gain 1 Knowledge, or 2 if a Breeder or the Queen is here.
card-pheromones = Pheromones
card-pheromones-text = With Knowledge 3 or more an intruder here retreats; with 6 or more, all intruders here do.
card-lab-routine = Lab Routine
card-lab-routine-text = Use the room you are in for free if it is green, or dress a serious wound of any character here.
item-probe-arm = Probe Arm
item-probe-arm-text = Not heavy. Take a carcass from the supply; then it is broken until a { item-toolbelt } mends it.
item-overmind = Overmind
item-overmind-text = Activate in the Nest. Take a contamination card: an intruder of your section that is not in combat leaves its room by the corridor of your choice; the Queen only with Knowledge 7.
option-vivisect = Cut { $what } open
option-drive-off = Drive { $what } off
option-drive-all-off = Drive all intruders off
option-command = Send { $what } through { $corridor }
