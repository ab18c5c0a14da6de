# What the things of this part are called, what they do, and what is asked about them.

character-captain = Captain
character-captain-text = Leads: moves others, gives them cards, and never runs out of revolver rounds.
card-reload = Reload
card-reload-text = Load 1 ammunition on the Revolver.
card-order = Order
card-order-text = Move another character of your room to a neighbouring room, like it or not.
card-motivation = Motivation
card-motivation-text = Everyone in your room, you too, draws 1 card.
card-suppressive-fire = Suppressive Fire
card-suppressive-fire-text = Spend 1 ammunition: you, or a character who agrees, leave without being attacked.
item-revolver = Revolver
item-revolver-text = Weapon for 6 ammunition, loaded only with Reload. A double hit deals one more injury.
item-ship-log = Ship Log
item-ship-log-text = Activate in the Comms Room. In a computer room: see an objective of one character.
item-intercom = Intercom
item-intercom-text = Activate with Tools or Duct Tape. Order and Motivation reach every computer room.
option-motivate = Motivate everyone here
card-reload-facility = Reload
card-reload-facility-text = Load 1 ammunition on an energy weapon in your hands.
