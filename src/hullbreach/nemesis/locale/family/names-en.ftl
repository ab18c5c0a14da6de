# What things are called and what they do, in our own words. This is the one file to replace for other names:
# ids are permanent, everything after the equals sign is free. What is said of them is in the other files.

game-nemesis = Nemesis
game-nemesis-text = Wake on a dark ship, find out what hunts you, and get home with what you came for.
game-nemesis-facts = 1 to 5 players, about two hours.

## Characters

character-captain = Captain
character-captain-text = Leads: moves others, gives them cards, and never runs out of revolver rounds.
character-pilot = Pilot
character-pilot-text = Knows the ship: flies it, opens it, and lets rooms work for free.
character-mechanic = Mechanic
character-mechanic-text = Mends anything at once, builds out of scraps, and crawls through the walls.
character-soldier = Soldier
character-soldier-text = Fights best and is not taken by surprise.
character-scout = Scout
character-scout-text = Walks unheard, finds what others overlook, and shoots on the run.
character-scientist = Scientist
character-scientist-text = Works every computer from afar and sees the next event coming.

## Creatures

species-blank = blank
species-larva = Larva
species-larva-text = Crawls onto a character and stays. A second one kills.
species-creeper = Creeper
species-creeper-text = Weak, until it changes into a Breeder.
species-adult = Adult
species-adult-text = The hunter you will meet most.
species-breeder = Breeder
species-breeder-text = Large; two blood values must be met to kill it.
species-queen = Queen
species-queen-text = Lays eggs, strikes with her tail, and dies once.
species-intruder = Intruder

## Rooms

room-armory = Armory
room-armory-text = Load 2 ammunition on one energy weapon.
room-comms-room = Comms Room
room-comms-room-text = Send the signal that some objectives ask for.
room-emergency-room = Emergency Room
room-emergency-room-text = Dress all serious wounds, or heal one dressed wound, or heal all light wounds.
room-evacuation-a = Evacuation Section A
room-evacuation-a-text = Try to get into an unlocked pod of this section.
room-evacuation-b = Evacuation Section B
room-evacuation-b-text = Try to get into an unlocked pod of this section.
room-fire-control = Fire Control System
room-fire-control-text = Foam one room: its fire goes out and every intruder there runs.
room-generator = Generator
room-generator-text = Start the self-destruct sequence, or stop it before it turns yellow.
room-laboratory = Laboratory
room-laboratory-text = Analyse a corpse, a carcass or an egg here and discover that weakness.
room-nest = Nest
room-nest-text = Take an egg, making noise. With its last egg the Nest is destroyed.
room-storage = Storage
room-storage-text = Draw 2 cards of one item deck and keep 1.
room-surgery = Surgery
room-surgery-text = Scan all your contamination cards, lose the infected ones and any larva, then a light wound, and pass.
room-airlock-control = Airlock Control
room-airlock-control-text = Seal a yellow room: at the end of the player phase everything in it dies, unless a door opens.
room-cabins = Cabins
room-cabins-text = Whoever begins a round here, out of combat, draws 1 more card.
room-canteen = Canteen
room-canteen-text = Heal a light wound, then you may scan the contamination cards in your hand.
room-command-center = Command Center
room-command-center-text = Open or close any doors of one room.
room-engine-control = Engine Control Room
room-engine-control-text = Look at the state of all three engines in secret.
room-hatch-control = Hatch Control System
room-hatch-control-text = Lock or unlock one escape pod.
room-monitoring = Monitoring Room
room-monitoring-text = Look at one unexplored room and its token in secret.
room-slime-room = Room Covered with Slime
room-slime-room-text = Whoever enters is slimed. Nothing to do here.
room-shower = Shower Room
room-shower-text = Wash off slime, then you may scan the contamination cards in your hand.
room-cockpit = Cockpit
room-cockpit-text = Look at the coordinates in secret, or set the destination.
room-hibernatorium = Hibernatorium
room-hibernatorium-text = From the blue spaces of the time track on: try to hibernate.
room-engine-1 = Engine 1
room-engine-1-text = Look at the state of engine 1 in secret.
room-engine-2 = Engine 2
room-engine-2-text = Look at the state of engine 2 in secret.
room-engine-3 = Engine 3
room-engine-3-text = Look at the state of engine 3 in secret.

## Action cards

card-rest = Rest
card-rest-text = Scan the contamination cards in your hand: clean ones leave the game, an infected one brings a larva.
card-demolition = Demolition
card-demolition-text = Destroy a closed door of this room, or put a malfunction here.
card-search = Search
card-search-text = Lower the item counter by 1, draw 2 items of the room's colour and keep 1.
card-interruption = Interruption
card-interruption-text = Reaction: cancel the action, or the Interruption, of another character in your room. What was paid stays paid.
card-basic-repairs = Basic Repairs
card-basic-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
card-repairs = Repairs
card-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
card-quick-repairs = Quick Repairs
card-quick-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
card-reload = Reload
card-reload-text = Load 1 ammunition on the Revolver.
card-order = Order
card-order-text = Move another character of your room to a neighbouring room, like it or not.
card-motivation = Motivation
card-motivation-text = Everyone in your room, you too, draws 1 card.
card-suppressive-fire = Suppressive Fire
card-suppressive-fire-text = Spend 1 ammunition: you, or a character who agrees, leave without being attacked.
card-ship-knowledge = Ship Knowledge
card-ship-knowledge-text = Open or close a door of this room, or look at one unexplored room in secret.
card-piloting = Piloting
card-piloting-text = Use the Cockpit or a computer room for free, or check the coordinates from a computer room.
card-old-friend = Old Friend
card-old-friend-text = Use the room you are in for free if it has no computer.
card-computer-skills = Computer Skills
card-computer-skills-text = Open or close a door of this room, or use it for free if it has a computer.
card-inventive = Inventive
card-inventive-text = Remove a malfunction, work on an engine, or craft with any yellow item in place of a tool.
card-pyrotechnics = Pyrotechnics
card-pyrotechnics-text = Discard an item to set fire to this room, or put out the fire here.
card-technical-corridors = Technical Corridors
card-technical-corridors-text = Crawl from one technical corridor entrance to any other, then pass.
card-full-auto = Full Auto
card-full-auto-text = Empty the Assault Rifle into one target: one more injury for every 2 ammunition, even on a miss.
card-nerves-of-steel = Nerves of Steel
card-nerves-of-steel-text = Reaction: ignore a surprise attack on you.
card-covering-fire = Covering Fire
card-covering-fire-text = Spend 1 ammunition: you and a character who agrees may leave without being attacked.
card-aimed-fire = Aimed Fire
card-aimed-fire-text = Shoot with an energy weapon; you may roll again once.
card-adrenaline = Adrenaline
card-adrenaline-text = Shoot, or escape, and draw 1 card.
card-reconnaissance = Reconnaissance
card-reconnaissance-text = Move to a neighbouring room without a noise roll.
card-scavenging = Scavenging
card-scavenging-text = Search, even where the item counter is 0.
card-intranet = Intranet
card-intranet-text = In a computer room, use any working computer room for free.
card-access-denied = Access Denied
card-access-denied-text = Use the room you are in for free if it has a computer, or put a malfunction in any computer room.
card-risk-assessment = Risk Assessment
card-risk-assessment-text = In a computer room, look at the next event and leave it or put it at the bottom.
card-contamination = Contamination
card-contamination-text = Cannot pay or be played. It may be infected, which only a scan shows.

## Items

item-energy-charge = Energy Charge
item-energy-charge-text = Fill one energy weapon, or open or close a door of this room.
item-grenade = Grenade
item-grenade-text = Throw it here or next door, not through a closed door, at an intruder or at eggs: 2 injuries; every other intruder there takes 1, every character there a serious wound.
item-smoke-grenade = Smoke Grenade
item-smoke-grenade-text = The others here discard an action card each and you leave without being attacked.
item-recon-drone = Recon Drone
item-recon-drone-text = Look at one unexplored room and its token in secret.
item-decoy = Decoy
item-decoy-text = Choose a neighbouring room: every intruder in a room next to it goes there; those in combat attack once first.
item-extended-magazine = Extended Magazine
item-extended-magazine-text = Attach to an energy weapon: 2 ammunition now and 2 more capacity.
item-prototype-rifle = Prototype Rifle
item-prototype-rifle-text = Energy weapon for 6 ammunition. On a double hit, one more ammunition buys one more injury.
item-prototype-shotgun = Prototype Shotgun
item-prototype-shotgun-text = Energy weapon for 2 ammunition. Never less than 1 injury unless blank; one more on any hit.
item-prototype-pistol = Prototype Pistol
item-prototype-pistol-text = Energy weapon for 3 ammunition. Every combat roll may be repeated once.
item-comms-key = Comms Key
item-comms-key-text = In a computer room: see an objective of a character who has sent the signal.
item-evacuation-key = Evacuation Key
item-evacuation-key-text = In an evacuation section: lock or unlock one of its pods.
item-self-destruct-key = Self-Destruct Key
item-self-destruct-key-text = In a computer room: start the self-destruct sequence, or stop it before it turns yellow.
item-chemicals = Chemicals
item-chemicals-text = Fill a Flamethrower.
item-tools = Tools
item-tools-text = Remove a malfunction, or work on an engine, or open or close a door of this room.
item-duct-tape = Duct Tape
item-duct-tape-text = Remove a malfunction, or work on an engine, or join two heavy items in one hand.
item-fire-extinguisher = Fire Extinguisher
item-fire-extinguisher-text = Heavy. Put out the fire here, or make one intruder here retreat.
item-clothes = Clothes
item-clothes-text = Wipe off slime, or dress a serious wound.
item-technical-corridors-plans = Technical Corridors Plans
item-technical-corridors-plans-text = Crawl from one technical corridor entrance to any other.
item-space-suit = Space Suit
item-space-suit-text = In a yellow room: discard all action cards and walk outside to any other yellow room.
item-nemesis-plans = Ship Plans
item-nemesis-plans-text = Look at two unexplored rooms in secret.
item-bandages = Bandages
item-bandages-text = Dress a serious wound, or heal all light wounds.
item-medkit = Medkit
item-medkit-text = Dress a serious wound, or heal a dressed one.
item-synthetic-food = Synthetic Food
item-synthetic-food-text = Draw 2 action cards.
item-adrenaline-injection = Adrenaline Injection
item-adrenaline-injection-text = Draw 1 card; take any number of actions this turn, then pass.
item-alcohol = Alcohol
item-alcohol-text = Scan one contamination card in hand and remove it; if it was infected, take a new one.
item-military-drugs = Military Drugs
item-military-drugs-text = Discard any cards, contamination too, and draw that many plus one.
item-antidote = Antidote
item-antidote-text = Scan all your contamination cards, lose the infected ones and any larva, take a new one, and pass.
item-taser = Taser
item-taser-text = An intruder here takes 1 injury and retreats, or a character here discards the whole hand.
item-flamethrower = Flamethrower
item-flamethrower-text = Weapon for 4 ammunition. Never less than 1 injury unless blank; a double hit sets the room on fire.
item-molotov-cocktail = Molotov Cocktail
item-molotov-cocktail-text = Fire in this or a neighbouring room with an intruder; everyone there is hurt.
item-revolver = Revolver
item-revolver-text = Weapon for 6 ammunition, loaded only with Reload. A double hit deals one more injury.
item-shotgun = Shotgun
item-shotgun-text = Energy weapon for 2 ammunition. Every hit deals one more injury.
item-sawed-off-shotgun = Sawed-off Shotgun
item-sawed-off-shotgun-text = Energy weapon for 2 ammunition. A single hit counts as a double hit.
item-assault-rifle = Assault Rifle
item-assault-rifle-text = Energy weapon for 5 ammunition. Every hit deals one more injury.
item-rifle = Rifle
item-rifle-text = Energy weapon for 4 ammunition.
item-pistol = Pistol
item-pistol-text = Energy weapon for 3 ammunition. A double hit counts as a single hit.
item-ship-log = Ship Log
item-ship-log-text = Activate in the Comms Room. In a computer room: see an objective of one character.
item-intercom = Intercom
item-intercom-text = Activate with Tools or Duct Tape. Order and Motivation reach every computer room.
item-orbital-manoeuvring-system = Orbital Manoeuvring System
item-orbital-manoeuvring-system-text = Activate with an Energy Charge. Everyone passes at once and no intruder attacks this round.
item-pilot-evacuation-key = Pilot's Evacuation Key
item-pilot-evacuation-key-text = Activate in Fire Control. In an evacuation section: lock or unlock one of its pods.
item-plasma-torch = Plasma Torch
item-plasma-torch-text = Activate in Storage. Open or close a door of this room, even a destroyed one.
item-flashlight = Flashlight
item-flashlight-text = Activate with an Energy Charge. Search here for 2 cards.
item-auto-loader = Auto Loader
item-auto-loader-text = Activate in the Armory. One more capacity for the Assault Rifle; Energy Charges on it cost nothing.
item-armor = Armor
item-armor-text = Activate with Tools or Duct Tape. Discard it to ignore an intruder attack.
item-motion-scanner = Motion Scanner
item-motion-scanner-text = Activate with an Energy Charge. Heavy. Discard a card to repeat your noise roll.
item-security-key = Security Key
item-security-key-text = Activate in the Cockpit. Open or close any doors of one room.
item-holographic-computer = Holographic Computer
item-holographic-computer-text = Activate in the Generator. Heavy. Intranet and Risk Assessment work from any room.
item-lab-equipment = Lab Equipment
item-lab-equipment-text = Activate with Chemicals. Discover the weakness of a corpse, carcass or egg in your room.

## Objects

object-egg = an egg
object-carcass = a carcass
object-corpse-blue = the blue body
object-corpse = a corpse
object-corpse-of = the body of the { $who }

## Objectives

objective-salvaging-the-prime-asset = Salvaging the Prime Asset
objective-salvaging-the-prime-asset-text = The ship reaches Earth, or you are the only survivor.
objective-quarantine = Quarantine
objective-quarantine-text = The ship reaches Mars, or it reaches Earth with the Nest destroyed.
objective-the-great-hunt = The Great Hunt
objective-the-great-hunt-text = Send the signal, and the Queen is killed or the ship destroyed.
objective-hoarder = Hoarder
objective-hoarder-text = Leave in a pod with 7 or more items.
objective-relentless-investigator = Relentless Investigator
objective-relentless-investigator-text = Send the signal, and every room is explored.
objective-a-proper-burial = A Proper Burial
objective-a-proper-burial-text = Send the signal, and end in a pod or hibernating with the blue body.
objective-the-oldest-friend = The Oldest Friend
objective-the-oldest-friend-text = The ship reaches Earth, or you are the only survivor.
objective-best-friends-forever = Best Friends Forever
objective-best-friends-forever-text = You and at least one other survive.
objective-aliens-on-a-spaceship = Aliens on a Spaceship
objective-aliens-on-a-spaceship-text = Send the signal, and the Nest or the ship is destroyed.
objective-the-right-moment-to-strike = The Right Moment to Strike
objective-the-right-moment-to-strike-text = Player 1 does not survive, or you are the only survivor.
objective-greener-pastures = Greener Pastures
objective-greener-pastures-text = Player 2 does not survive, or you are the only survivor.
objective-an-old-feud = An Old Feud
objective-an-old-feud-text = Player 3 does not survive, or you are the only survivor.
objective-hostile-takeover = Hostile Takeover
objective-hostile-takeover-text = Player 4 does not survive, or you are the only survivor.
objective-the-final-enlightenment = The Final Enlightenment
objective-the-final-enlightenment-text = Player 5 does not survive, or you are the only survivor.
objective-extreme-field-biology = Extreme Field Biology
objective-extreme-field-biology-text = At least two weaknesses are discovered.
objective-ab-ovo = Ab Ovo
objective-ab-ovo-text = The weakness behind the egg is discovered.
objective-necroscopy = Necroscopy
objective-necroscopy-text = Send the signal, and the weakness behind the carcass is discovered.
objective-my-precious = My Precious
objective-my-precious-text = Send the signal, and end in a pod or hibernating with an egg.
objective-destination-earth = Destination: Earth
objective-destination-earth-text = The ship reaches Earth.
objective-emergency-post-mortem = Emergency Post-Mortem
objective-emergency-post-mortem-text = The blue body lies in the Surgery.
objective-first-contact-protocol = First Contact Protocol
objective-first-contact-protocol-text = At least two weaknesses are discovered.
objective-cutting-off-the-head = Cutting Off the Head
objective-cutting-off-the-head-text = Send the signal, and the Queen is killed or the ship destroyed.
objective-no-man-left-behind = No Man Left Behind
objective-no-man-left-behind-text = Send the signal, and every room is explored.
objective-special-delivery = Special Delivery
objective-special-delivery-text = End in a pod or hibernating with an egg.
objective-clean-up-crew = Clean-Up Crew
objective-clean-up-crew-text = Send the signal, and the Nest or the ship is destroyed.

## Serious wounds

wound-body = body wound
wound-body-text = Draw up to 4 cards instead of 5.
wound-leg = leg wound
wound-leg-text = Escaping from combat costs 2 cards.
wound-hand = hand wound
wound-hand-text = Using an item costs 1 more card.
wound-arm = arm wound
wound-arm-text = Only one hand slot.
wound-bleeding = bleeding wound
wound-bleeding-text = A light wound each time you pass.

## Weaknesses

weakness-vulnerability-to-fire = Vulnerability to Fire
weakness-vulnerability-to-fire-text = Fire deals intruders one more injury and burns two eggs.
weakness-vulnerability-to-energy = Vulnerability to Energy
weakness-vulnerability-to-energy-text = A hit with an energy weapon deals one more injury.
weakness-reaction-to-danger = Reaction to Danger
weakness-reaction-to-danger-text = Surprise numbers are one lower, but at least 1.
weakness-way-of-moving = The Way of Moving
weakness-way-of-moving-text = Only Breeders and the Queen destroy closed doors.
weakness-vital-places = Vital Places
weakness-vital-places-text = A blank against an Adult counts as a hit.
weakness-brink-of-extinction = Species on the Brink of Extinction
weakness-brink-of-extinction-text = One fewer injury is needed to kill.
weakness-way-of-fighting = The Way of Fighting
weakness-way-of-fighting-text = The Bite of an Adult gives a light wound instead of a serious one.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
weakness-susceptibility-to-phosphates-text = Foam and extinguishers also give 1 injury.

## Intruder attacks

attack-scratch = Scratch
attack-scratch-text = A light wound and a contamination card.
attack-claw-attack = Claw Attack
attack-claw-attack-text = Two light wounds and a contamination card.
attack-bite = Bite
attack-bite-text = Death with two serious wounds, otherwise a serious wound.
attack-tail-attack = Tail Attack
attack-tail-attack-text = Death with a serious wound, otherwise a serious wound.
attack-transformation = Transformation
attack-transformation-text = The Creeper becomes a Breeder.
attack-frenzy = Frenzy
attack-frenzy-text = Everyone here: death with two serious wounds, otherwise a serious wound.
attack-slime = Slime
attack-slime-text = Slime and a contamination card.
attack-summoning = Summoning
attack-summoning-text = Another intruder comes out of the bag.

## Event cards

event-card-egg-protection = Egg Protection
event-card-egg-protection-text = An encounter for everyone in the Nest or carrying an egg.
event-card-hatching = Hatching
event-card-hatching-text = An egg hatches: whoever is in the Nest without cards is infested, otherwise a larva joins the bag.
event-card-regeneration = Regeneration
event-card-regeneration-text = Every intruder on the board heals 2 injuries.
event-card-damage = Damage
event-card-damage-text = A malfunction in every room with an Adult, a Breeder or the Queen.
event-card-lurking = Lurking
event-card-lurking-text = Intruders that are alone go back into the dark.
event-card-eclosion = Eclosion
event-card-eclosion-text = Whoever carries a larva dies; the others draw 4 cards and scan the contamination among them.
event-card-flammable-compounds = Flammable Compounds
event-card-flammable-compounds-text = Fire in the Hibernatorium; if it burns already, in the rooms around it.
event-card-hunt-2 = Hunt
event-card-hunt-2-text = Adults not in combat move to a neighbouring room with a character.
event-card-hunt-3 = Hunt
event-card-hunt-3-text = Adults not in combat move to a neighbouring room with a character.
event-card-consuming-fire = Consuming Fire
event-card-consuming-fire-text = Items in burning rooms are lost, then fire spreads.
event-card-damaging-fire = Damaging Fire
event-card-damaging-fire-text = A malfunction in burning rooms, then fire spreads.
event-card-scent-of-prey = Scent of Prey
event-card-scent-of-prey-text = Noise in every silent corridor around slimed characters.
event-card-malfunction = Malfunction
event-card-malfunction-text = A malfunction in the explored room with the lowest number.
event-card-noise-in-technical-corridors = Noise in Technical Corridors
event-card-noise-in-technical-corridors-text = Noise there; if there was noise already, everyone at an entrance rolls for noise.
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

## Places and parts

planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
planet-deep-space = deep space
symbol-battery = battery
symbol-cloth = cloth
symbol-cross = medicine
symbol-flame = flame
symbol-tool = tool
deck-red = red item
deck-yellow = yellow item
deck-green = green item
deck-crafted = crafted item
deck-events = event deck
deck-attacks = attack deck
deck-action = action deck

## Coordinates cards

card-coordinates-1 = A { planet-venus }, B { planet-deep-space }, C { planet-mars }, D { planet-earth }
card-coordinates-2 = A { planet-mars }, B { planet-venus }, C { planet-deep-space }, D { planet-earth }
card-coordinates-3 = A { planet-deep-space }, B { planet-mars }, C { planet-earth }, D { planet-venus }
card-coordinates-4 = A { planet-mars }, B { planet-venus }, C { planet-earth }, D { planet-deep-space }
card-coordinates-5 = A { planet-venus }, B { planet-earth }, C { planet-deep-space }, D { planet-mars }
card-coordinates-6 = A { planet-deep-space }, B { planet-earth }, C { planet-venus }, D { planet-mars }
card-coordinates-7 = A { planet-earth }, B { planet-deep-space }, C { planet-mars }, D { planet-venus }
card-coordinates-8 = A { planet-earth }, B { planet-mars }, C { planet-venus }, D { planet-deep-space }

## Cards of the intruder player

card-pursuit-1 = Pursuit (1)
card-pursuit-1-text = Move by 1. Attack with 2 cards. Or choose a room with a character: danger, as if the noise die had shown it.
card-pursuit-2 = Pursuit (2)
card-pursuit-2-text = Move by 2. Attack with 3 cards. Or choose a room with an intruder: every closed door around it is destroyed.
card-pursuit-3 = Pursuit (3)
card-pursuit-3-text = Move by 3. Attack with 1 card. Or choose a character not in combat, who makes a noise roll.
card-pursuit-any = Pursuit (any)
card-pursuit-any-text = Move by any number. Attack with 2 cards. Or all adults not in combat move to a neighbouring room with a character.
card-preparation-4 = Preparation (4)
card-preparation-4-text = Move by 4. Attack with 1 card. Or draw 3 events in secret, resolve 1 and put the others under the deck.
card-preparation-any = Preparation (any)
card-preparation-any-text = Move by any number. Attack with 1 card. Or draw 3 events in secret, resolve 1 and put the others back on top of the deck.
card-pack-hunt-3 = Pack Hunt (3)
card-pack-hunt-3-text = Move by 3. Attack with 2 cards. Or choose a room with an intruder and a character: a token is drawn and its intruder appears there, surprising nobody.
card-pack-hunt-4 = Pack Hunt (4)
card-pack-hunt-4-text = Move by 4. Attack with 2 cards. Or choose a room with an intruder and a character: every intruder there attacks, each with 1 card.
card-metamorphosis = Metamorphosis
card-metamorphosis-text = Move by 1. Attack with 1 card. Or a larva becomes an adult, or a creeper a breeder, on the board or in the bag.
card-recovery = Recovery
card-recovery-text = Move by 2. Attack with 3 cards. Or an intruder loses 2 injuries, or one not in combat goes back into the bag.

## Exploration tokens

exploration-malfunction = Malfunction
exploration-malfunction-text = The room gets a malfunction marker.
exploration-doors = Doors
exploration-doors-text = The door of the corridor you came through closes behind you.
exploration-fire = Fire
exploration-fire-text = The room gets a fire marker.
exploration-slime = Slime
exploration-slime-text = You are slimed.
exploration-danger = Danger
exploration-danger-text = Danger instead of a noise roll: intruders next door come here, or every corridor around gets noise.
exploration-silence = Silence
exploration-silence-text = You do not roll for noise, unless you are slimed: then it is danger.
