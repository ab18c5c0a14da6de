# What the things of this part are called, what they do, and what is asked about them.

character-sentry = Sentry
character-sentry-text = Seals rooms from afar, leads others through the facility, and stuns anyone who gives trouble.
card-quarantine = Quarantine
card-quarantine-text = At a working computer, even without power: close all doors of any room.
card-stun = Stun
card-stun-text = A character here with 3 cards or fewer discards the whole hand. Or discard a weapon: an intruder here retreats.
card-defense-plan = Defense Plan
card-defense-plan-text = Use the room you are in for free if it is white or red, or look at two unexplored rooms in secret.
card-facility-tour = Facility Tour
card-facility-tour-text = Move to a neighbouring room together with another character here who agrees; only you roll for noise.
item-smg = SMG
item-smg-text = Energy weapon for 5 ammunition. Once per shot, one more ammunition lets you roll again.
item-battle-suit = Battle Suit
item-battle-suit-text = Activate with a { item-weapon-battery } or a { item-power-cell }. You ignore slime and the fire of your room, and may walk to the bunker once the main gate is open.
ask-agree-to-tour = { $you }, the { $who } would take you along to { $room }. Do you agree?
option-give-up-weapon = Give up { $item } to drive off { $what2 }
option-lead = Take the { $seat } along to { $room }
    .corridor = Take the { $seat } along through { $corridor }
