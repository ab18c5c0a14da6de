# What things of several parts are called and what they do, in our own words; what one part has is in its folder.
# Ids are permanent, everything after the equals sign is free, and a pack may replace any of it.

game-nemesis = Nemesis
game-nemesis-text = Wake on a dark ship, find out what hunts you, and get home with what you came for.
game-nemesis-facts = 1 to 5 players, about two hours.

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

room-emergency-room = Emergency Room
room-emergency-room-text = Dress all serious wounds, or heal one dressed wound, or heal all light wounds.
room-nest = Nest
room-nest-text = Take an egg, making noise. With its last egg the Nest is destroyed.
room-surgery = Surgery
room-surgery-text = Scan all your contamination cards, lose the infected ones and any larva, then a light wound, and pass.

## Action cards

card-contamination = Contamination
card-contamination-text = Cannot pay or be played. It may be infected, which only a scan shows.

## Items

item-grenade = Grenade
item-grenade-text = Throw it here or next door, not through a closed door, at an intruder or at eggs: 2 injuries; every other intruder there takes 1, every character there a serious wound.
item-smoke-grenade = Smoke Grenade
item-smoke-grenade-text = The others here discard an action card each and you leave without being attacked.
item-decoy = Decoy
item-decoy-text = Choose a neighbouring room: every intruder in a room next to it goes there; those in combat attack once first.
item-prototype-shotgun = Prototype Shotgun
item-prototype-shotgun-text = Energy weapon for 2 ammunition. Never less than 1 injury unless blank; one more on any hit.
item-clothes = Clothes
item-clothes-text = Wipe off slime, or dress a serious wound.
item-adrenaline-injection = Adrenaline Injection
item-adrenaline-injection-text = Draw 1 card; take any number of actions this turn, then pass.
item-taser = Taser
item-taser-text = An intruder here takes 1 injury and retreats, or a character here discards the whole hand.
item-flamethrower = Flamethrower
item-flamethrower-text = Weapon for 4 ammunition. Never less than 1 injury unless blank; a double hit sets the room on fire.
item-pistol = Pistol
item-pistol-text = Energy weapon for 3 ammunition. A double hit counts as a single hit.

## Objects

object-egg = an egg
object-carcass = a carcass
object-corpse-blue = the blue body
object-corpse = a corpse
object-corpse-of = the body of the { $who }

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

## Event cards

event-card-egg-protection = Egg Protection
event-card-egg-protection-text = An encounter for everyone in the Nest or carrying an egg.
event-card-hatching = Hatching
event-card-hatching-text = An egg hatches: whoever is in the Nest without cards is infested, otherwise a larva joins the bag.
event-card-lurking = Lurking
event-card-lurking-text = Intruders that are alone go back into the dark.
event-card-eclosion = Eclosion
event-card-eclosion-text = Whoever carries a larva dies; the others draw 4 cards and scan the contamination among them.
event-card-consuming-fire = Consuming Fire
event-card-consuming-fire-text = Items in burning rooms are lost, then fire spreads.
event-card-damaging-fire = Damaging Fire
event-card-damaging-fire-text = A malfunction in burning rooms, then fire spreads.
event-card-noise-in-technical-corridors = Noise in Technical Corridors
event-card-noise-in-technical-corridors-text = Noise there; if there was noise already, everyone at an entrance rolls for noise.

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
