# What the things of this part are called, what they do, and what is asked about them.

character-survivor = Survivor
character-survivor-text = Unarmed and stubborn: gets out of any room at a price, and wounds only bring more cards.
card-desperate-attack = Desperate Attack
card-desperate-attack-text = Take a contamination card: an intruder here suffers 2 injuries.
card-distraction = Distraction
card-distraction-text = Discard an item: you leave without being attacked.
card-obstinate = Obstinate
card-obstinate-text = Draw 1 card for each of your serious wounds, dressed or not, or dress one of them.
card-vents = Vents
card-vents-text = Crawl from one technical corridor entrance to any other; there an Adult attacks you as in darkness, and is gone again.
item-assault-rifle-facility = Assault Rifle
item-assault-rifle-facility-text = Activate in the Alert Room. Energy weapon for 5 ammunition; it comes with 2. If it injures at all, it deals one more injury.
option-strike-desperately = Throw yourself at { $what }
option-distract = Throw { $item } away and slip off to { $room }
    .corridor = Throw { $item } away and slip off through { $corridor }
option-draw-for-wounds = Draw a card for each serious wound
