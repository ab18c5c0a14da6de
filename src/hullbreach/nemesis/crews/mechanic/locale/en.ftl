# What the things of this part are called, what they do, and what is asked about them.

character-mechanic = Mechanic
character-mechanic-text = Mends anything at once, builds out of scraps, and crawls through the walls.
card-inventive = Inventive
card-inventive-text = Remove a malfunction, work on an engine, or craft with any yellow item in place of a tool.
card-pyrotechnics = Pyrotechnics
card-pyrotechnics-text = Discard an item to set fire to this room, or put out the fire here.
card-technical-corridors = Technical Corridors
card-technical-corridors-text = Crawl from one technical corridor entrance to any other, then pass.
item-sawed-off-shotgun = Sawed-off Shotgun
item-sawed-off-shotgun-text = Energy weapon for 2 ammunition. A single hit counts as a double hit.
item-plasma-torch = Plasma Torch
item-plasma-torch-text = Activate in Storage. Open or close a door of this room, even a destroyed one.
item-flashlight = Flashlight
item-flashlight-text = Activate with an Energy Charge. Search here for 2 cards.
option-place-fire = Set fire to this room
    .item = Set fire to this room with { $item }
card-quick-repairs-facility = Quick Repairs
card-quick-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
card-inventive-facility = Inventive
card-inventive-facility-text = Remove a malfunction, bring the elevator to your elevator room, or craft with any yellow item in place of a tool.
