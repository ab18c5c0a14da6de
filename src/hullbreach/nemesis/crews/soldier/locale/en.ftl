# What the things of this part are called, what they do, and what is asked about them.

character-soldier = Soldier
character-soldier-text = Fights best and is not taken by surprise.
card-full-auto = Full Auto
card-full-auto-text = Empty the Assault Rifle into one target: one more injury for every 2 ammunition, even on a miss.
card-nerves-of-steel = Nerves of Steel
card-nerves-of-steel-text = Reaction: ignore a surprise attack on you.
card-covering-fire = Covering Fire
card-covering-fire-text = Spend 1 ammunition: you and a character who agrees may leave without being attacked.
card-aimed-fire = Aimed Fire
card-aimed-fire-text = Shoot with an energy weapon; you may roll again once.
item-assault-rifle = Assault Rifle
item-assault-rifle-text = Energy weapon for 5 ammunition. Every hit deals one more injury.
item-auto-loader = Auto Loader
item-auto-loader-text = Activate in the Armory. One more capacity for the Assault Rifle; Energy Charges on it cost nothing.
item-armor = Armor
item-armor-text = Activate with Tools or Duct Tape. Discard it to ignore an intruder attack.
option-auto-load = Load { $what2 } with { $what }
