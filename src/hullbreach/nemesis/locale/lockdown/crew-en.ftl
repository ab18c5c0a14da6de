# The crew of Lockdown: characters, action cards, their own items, and questions and events about them.
# Cards and items that the original game has with the same meaning are in names-en.ftl.

## Characters

character-hacker = Hacker
character-hacker-text = Moves power about, works computers in the dark and from afar, and sets off alarms in other rooms.
character-janitor = Janitor
character-janitor-text = Knows every back way: silent in the dark, shuts doors behind, and turns rubbish into something useful.
character-lab-rat = Lab Rat
character-lab-rat-text = Unarmed and hard to find: hears everything, fears no darkness, and lets others be attacked instead.
character-sentry = Sentry
character-sentry-text = Seals rooms from afar, leads others through the facility, and stuns anyone who gives trouble.
character-survivor = Survivor
character-survivor-text = Unarmed and stubborn: gets out of any room at a price, and wounds only bring more cards.
character-xenobiologist = Xenobiologist
character-xenobiologist-text = Learns from whatever the others run from, and every bit of Knowledge makes the cuts deeper.

## Action cards

card-basic-repairs-facility = Basic Repairs
card-basic-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
card-repairs-facility = Repairs
card-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
card-quick-repairs-facility = Quick Repairs
card-quick-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
card-bypass = Bypass
card-bypass-text = Swap the power token of your section with that of another section or of the elevator.
card-backdoor = Back Door
card-backdoor-text = At a working computer, even without power: perform up to 2 different actions of the open computer card for free.
card-remote-access = Remote Access
card-remote-access-text = At a working computer, even without power: use for free any other explored room with a working computer in a section with power.
card-false-alarm = False Alarm
card-false-alarm-text = Choose an explored room with a working computer in a section with power: danger, as if the noise die had shown it there.
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
card-inconspicuous = Inconspicuous
card-inconspicuous-text = Reaction: an intruder attacks another character in your room instead of you, but not while you escape. Or, in darkness: skip a noise roll of the bag development.
card-weird-metabolism = Weird Metabolism
card-weird-metabolism-text = Discard a contamination card from your hand and draw 2 cards, or get rid of your slime.
card-sensitive-hearing = Sensitive Hearing
card-sensitive-hearing-text = Take away a noise marker at your room or a neighbouring one, or put one there; in the technical corridors only if your room has an entrance.
card-feel-of-the-dark = Feel of the Dark
card-feel-of-the-dark-text = Reaction, in darkness: ignore the darkness effect of an event, or a surprise attack on you.
card-quarantine = Quarantine
card-quarantine-text = At a working computer, even without power: close all doors of any room.
card-stun = Stun
card-stun-text = A character here with 3 cards or fewer discards the whole hand. Or discard a weapon: an intruder here retreats.
card-defense-plan = Defense Plan
card-defense-plan-text = Use the room you are in for free if it is white or red, or look at two unexplored rooms in secret.
card-facility-tour = Facility Tour
card-facility-tour-text = Move to a neighbouring room together with another character here who agrees; only you roll for noise.
card-desperate-attack = Desperate Attack
card-desperate-attack-text = Take a contamination card: an intruder here suffers 2 injuries.
card-distraction = Distraction
card-distraction-text = Discard an item: you leave without being attacked.
card-obstinate = Obstinate
card-obstinate-text = Draw 1 card for each of your serious wounds, dressed or not, or dress one of them.
card-vents = Vents
card-vents-text = Crawl from one technical corridor entrance to any other; there an Adult attacks you as in darkness, and is gone again.
card-vivisection = Vivisection
card-vivisection-text = An intruder here suffers 1 injury and 1 more for every 2 Knowledge you have.
card-field-experience = Field Experience
card-field-experience-text = With an intruder, a carcass, a corpse or an egg here: gain 1 Knowledge, or 2 if a Breeder or the Queen is here.
card-pheromones = Pheromones
card-pheromones-text = With Knowledge 3 or more an intruder here retreats; with 6 or more, all intruders here do.
card-lab-routine = Lab Routine
card-lab-routine-text = Use the room you are in for free if it is green, or dress a serious wound of any character here.
card-reload-facility = Reload
card-reload-facility-text = Load 1 ammunition on an energy weapon in your hands.
card-inventive-facility = Inventive
card-inventive-facility-text = Remove a malfunction, bring the elevator to your elevator room, or craft with any yellow item in place of a tool.
card-at-the-wheel = At the Wheel
card-at-the-wheel-text = Move the Rover. Or, with the Rover here and the main gate open: drive to the bunker and take along one character who agrees.
card-flight-plan = Flight Plan
card-flight-plan-text = At a working computer, even without power, or in a cargo sending system: look at a CSS token in secret; in a cargo sending system at two.

## Items

item-smart-gun = Smart Gun
item-smart-gun-text = Energy weapon for 3 ammunition. It aims by itself: roll the advantage die even without power.
item-nailgun = Nailgun
item-nailgun-text = Weapon for 6 ammunition, loaded only with Waste Sorting. Never more than 1 injury.
item-smg = SMG
item-smg-text = Energy weapon for 5 ammunition. Once per shot, one more ammunition lets you roll again.
item-probe-arm = Probe Arm
item-probe-arm-text = Not heavy. Take a carcass from the supply; then it is broken until a { item-toolbelt } mends it.
item-cheat-codes = Cheat Codes
item-cheat-codes-text = Activate at a working computer in darkness. At a working computer with power: perform any computer action but gaining Knowledge.
item-pressure-washer = Pressure Washer
item-pressure-washer-text = Activate with a { item-toolbelt } or { item-duct-tape-facility }. Heavy. Put out the fire here, or wash the slime off a character here, or, with power, make an intruder here retreat, which brings noise all around.
item-wail = Wail
item-wail-text = Activate with Knowledge 5. Silence every corridor of your section, or put noise in every silent one.
item-battle-suit = Battle Suit
item-battle-suit-text = Activate with a { item-weapon-battery } or a { item-power-cell }. You ignore slime and the fire of your room, and may walk to the bunker once the main gate is open.
item-assault-rifle-facility = Assault Rifle
item-assault-rifle-facility-text = Activate in the Alert Room. Energy weapon for 5 ammunition; it comes with 2. If it injures at all, it deals one more injury.
item-overmind = Overmind
item-overmind-text = Activate in the Nest. Take a contamination card: an intruder of your section that is not in combat leaves its room by the corridor of your choice; the Queen only with Knowledge 7.

## Prompts

ask-second-computer-action = { $you }, another action of this computer card?
ask-redirect-attack = { $you }, { $foe } attacks you. Does somebody else get in its way?
ask-skip-noise-roll = { $you }, do you stay unheard instead of rolling for noise?
ask-ignore-darkness = { $you }, { $event } reaches you in the dark. Do you ignore its darkness effect?
ask-agree-to-tour = { $you }, the { $who } would take you along to { $room }. Do you agree?
ask-agree-to-drive = { $you }, the { $who } would take you along to the bunker. Do you agree?
ask-spray = { $you }, spend one more ammunition and roll again?
ask-second-css-token = { $you }, which other CSS token do you look at?
ask-lead = { $you }, whom do you take along instead?
waits-second-computer-action = { $who } may continue at the computer.
waits-redirect-attack = { $who } may stay out of sight.
waits-skip-noise-roll = { $who } may stay unheard.
waits-ignore-darkness = { $who } may ignore the darkness.
waits-agree-to-tour = { $who } is invited to come along.
waits-agree-to-drive = { $who } is offered a seat in the Rover.
waits-spray = { $who } may fire again.
waits-second-css-token = { $who } may look at another CSS token.
waits-lead = { $who } is choosing whom to take along.

## Options

option-bring-elevator = Bring the elevator here
option-bypass = Swap power with { $what }
option-alarm = Set off the alarm in { $room }
option-ride = Ride to { $room }
option-sort-waste = Give up { $item } and draw from the { $deck } deck
option-sort-nails = Give up { $item } and fill the Nailgun
option-shut-behind = Go to { $room } and shut the door
    .corridor = Go through { $corridor } and shut the door
option-redirect = Let it attack the { $seat }
option-skip-noise-roll = Stay unheard with { $card }
option-metabolise = Discard { $card } and draw 2 cards
option-hush = Silence the corridors
    .corridor = Take the noise out of { $corridor }
option-quarantine = Close all doors of { $room }
option-give-up-weapon = Give up { $item } to drive off { $what2 }
option-lead = Take the { $seat } along to { $room }
    .corridor = Take the { $seat } along through { $corridor }
option-strike-desperately = Throw yourself at { $what }
option-distract = Throw { $item } away and slip off to { $room }
    .corridor = Throw { $item } away and slip off through { $corridor }
option-draw-for-wounds = Draw a card for each serious wound
option-vivisect = Cut { $what } open
option-study = Study what there is to learn here
option-drive-off = Drive { $what } off
option-drive-all-off = Drive all intruders off
option-move-the-rover = Move the Rover
option-drive-to-bunker = Drive to the bunker with the { $seat }
option-look-at-css = Look at the CSS token at { $number }
option-spray = Fire again
option-mend = Mend { $item }
option-wash-off = Wash the slime off the { $seat }
option-hose = Turn the jet on { $what }
option-hush-section = Silence the whole section
option-rouse-section = Fill the whole section with noise
option-command = Send { $what } through { $corridor }

## Events

event-false-alarm = { $who } sets off the alarm in { $room }.
event-studied = { $who } studies what is in { $room }.
event-item-broken = The { $who }'s { $item } is broken.
event-item-mended = { $who } mends the { $item }.
event-section-hushed = { $who } wails, and the whole section falls silent.
event-section-roused = { $who } wails, and noise answers from the whole section.
event-intruder-commanded = { $foe } obeys the { $who }.

## The choice of characters

setup-crew = Characters: { $value }
setup-crew-facility = those of the facility
setup-crew-with-original = those of the facility and of the Nemesis
ui-option-crew = Who you are
ui-option-crew-says = The characters of Nemesis may be dealt among those of the facility.
ui-option-crew-facility = The characters of the facility
ui-option-crew-with-original = Original characters too
