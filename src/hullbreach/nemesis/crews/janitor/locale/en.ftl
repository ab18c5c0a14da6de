# What the things of this part are called, what they do, and what is asked about them.

character-janitor = Janitor
character-janitor-text = Knows every back way: silent in the dark, shuts doors behind, and turns rubbish into something useful.
card-clean-up = Clean Up
card-clean-up-text = Remove the malfunction or the fire here.
card-service-lift = Service Lift
card-service-lift-text = In an elevator room: take the elevator to another one, wherever it is and even without power, with whoever agrees; nobody rolls for noise.
card-waste-sorting = Waste Sorting
card-waste-sorting-text = Discard an item: draw 2 cards of any one item deck and keep 1, or fill the Nailgun.
card-mind-the-door = Mind the Door
card-mind-the-door-text = Move, or escape, and close the door behind you before anything else happens.
card-night-shift = Night Shift
card-night-shift-text = Move to a neighbouring room that lies in darkness, without a noise roll.
item-nailgun = Nailgun
item-nailgun-text = Weapon for 6 ammunition, loaded only with Waste Sorting. Never more than 1 injury.
item-pressure-washer = Pressure Washer
item-pressure-washer-text = Activate with a { item-toolbelt } or { item-duct-tape-facility }. Heavy. Put out the fire here, or wash the slime off a character here, or, with power, make an intruder here retreat, which brings noise all around.
option-sort-waste = Give up { $item } and draw from the { $deck } deck
option-sort-nails = Give up { $item } and fill the Nailgun
option-shut-behind = Go to { $room } and shut the door
    .corridor = Go through { $corridor } and shut the door
option-wash-off = Wash the slime off the { $seat }
option-hose = Turn the jet on { $what }
