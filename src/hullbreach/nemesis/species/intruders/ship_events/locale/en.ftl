# What the things of this part are called, what they do, and what is asked about them.

event-card-regeneration = Regeneration
event-card-regeneration-text = Every intruder on the board heals 2 injuries.
event-card-damage = Damage
event-card-damage-text = A malfunction in every room with an Adult, a Breeder or the Queen.
event-card-flammable-compounds = Flammable Compounds
event-card-flammable-compounds-text = Fire in the Hibernatorium; if it burns already, in the rooms around it.
event-card-hunt-2 = Hunt
event-card-hunt-2-text = Adults not in combat move to a neighbouring room with a character.
event-card-hunt-3 = Hunt
event-card-hunt-3-text = Adults not in combat move to a neighbouring room with a character.
event-card-scent-of-prey = Scent of Prey
event-card-scent-of-prey-text = Noise in every silent corridor around slimed characters.
event-card-malfunction = Malfunction
event-card-malfunction-text = A malfunction in the explored room with the lowest number.
event-card-nest = Nest
event-card-nest-text = Noise in every silent corridor around the Nest, if it has been found.
event-card-bulkheads-open = Bulkheads Open
event-card-bulkheads-open-text = All closed doors open.
event-card-evacuation-pod-ejection = Evacuation Pod Ejection
event-card-evacuation-pod-ejection-text = The pod with the lowest number leaves, with whoever is inside.
event-card-short-circuit = Short Circuit
event-card-short-circuit-text = A malfunction in every explored yellow computer room.
event-card-coolant-leak = Coolant Leak
event-card-coolant-leak-text = If the Generator has a malfunction, the self-destruct sequence starts.
event-card-life-support-failure = Life Support Failure
event-card-life-support-failure-text = A malfunction in every explored green room.
