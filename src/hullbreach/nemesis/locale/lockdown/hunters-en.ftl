# Night stalkers and what comes with them in the facility: attacks, events, wounds, weaknesses, the surface of Mars and
# tokens. What is called and does the same aboard the ship is in names-en.ftl.

## Intruder attacks

attack-blood-chase = Blood Chase
attack-blood-chase-text = A light wound and slime. If you are escaping with an undressed serious wound, the intruder comes after you.
attack-blood-rage = Blood Rage
attack-blood-rage-text = Death with two serious wounds; two serious wounds if you have one that is not dressed; otherwise one.
attack-cut = Cut
attack-cut-text = A light wound and a contamination card. In darkness, another light wound.
attack-evolve = Evolve
attack-evolve-text = The Creeper becomes a Breeder, if one is left. In darkness, the Breeder attacks at once.
attack-infecting-the-host = Infecting the Host
attack-infecting-the-host-text = Slime. In darkness, also a larva.
attack-perched-in-the-dark = Perched in the Dark
attack-perched-in-the-dark-text = A serious wound. In darkness, death if that makes three.
attack-piercing-the-heart = Piercing the Heart
attack-piercing-the-heart-text = A serious wound and a contamination card. In darkness, death if you now have two serious wounds or more.

## Event cards of the night stalkers

event-card-blood-trace-2 = Blood Trace
event-card-blood-trace-2-text = In each section, intruders not in combat go to a character with an undressed serious wound and no action cards, in the room with the lowest number if there are several. In darkness, action cards do not help.
event-card-blood-trace-3 = Blood Trace
event-card-blood-trace-3-text = In each section, intruders not in combat go to a character with an undressed serious wound and no action cards, in the room with the lowest number if there are several. In darkness, action cards do not help.
event-card-blue-screen = Blue Screen
event-card-blue-screen-text = A malfunction in the explored room with the lowest number that has a working computer in a section with power.
event-card-bulkheads-open-facility = Bulkheads Open
event-card-bulkheads-open-facility-text = All closed doors open. In darkness, noise in every silent corridor around characters.
event-card-coolant-leak-facility = Coolant Leak
event-card-coolant-leak-facility-text = If the Cooling System is explored: a malfunction there; if it has one already, the autodestruction sequence starts.
event-card-damage-facility = Damage
event-card-damage-facility-text = A malfunction in every room with an Adult, a Breeder or the Queen. In darkness, also in every room with a character.
event-card-egg-protection-facility = Egg Protection
event-card-egg-protection-facility-text = An encounter for everyone in the Nest or carrying an egg. In darkness, every character takes a contamination card.
event-card-fire-in-the-hole = Fire in the Hole
event-card-fire-in-the-hole-text = Fire in the explored Cargo Sending Systems; whoever is there without action cards takes a serious wound.
event-card-hatching-facility = Hatching
event-card-hatching-facility-text = An egg hatches: whoever is in the Nest without action cards or a larva is infested, otherwise a larva joins the bag. In darkness, whoever is elsewhere without action cards or a larva is infested too.
event-card-kickstopper = Kickstopper
event-card-kickstopper-text = The elevator loses power, and every elevator room gets a malfunction.
event-card-leaving-the-shell-1 = Leaving the Shell
event-card-leaving-the-shell-1-text = Whoever carries a larva takes and scans a contamination card; if it is infected, they die and a Creeper comes out. The others draw 4 cards and scan the contamination among them; if any is infected, they get a larva. Then they discard the 4 cards.
event-card-leaving-the-shell-4 = Leaving the Shell
event-card-leaving-the-shell-4-text = Whoever carries a larva takes and scans a contamination card; if it is infected, they die and a Creeper comes out. The others draw 4 cards and scan the contamination among them; if any is infected, they get a larva. Then they discard the 4 cards.
event-card-lurking-facility = Lurking
event-card-lurking-facility-text = Intruders that are alone go back into the bag. In darkness, the others attack.
event-card-nest-facility = Nest
event-card-nest-facility-text = Noise in every silent corridor around the Nest, if it has been found. In darkness, also around characters.
event-card-noise-in-corridors = Noise in Corridors
event-card-noise-in-corridors-text = Noise in the technical corridors; if there was noise already, a fire and a malfunction marker are lost from the supply. In darkness, everyone at an entrance takes a light wound.
event-card-panic = Panic
event-card-panic-text = Everyone without action cards loses 2 ammunition, or an item if there is not enough. In darkness, action cards do not help.
event-card-power-surge = Power Surge
event-card-power-surge-text = The backup power is off: the time token turns red.
event-card-sanitary-network-failure = Sanitary Network Failure
event-card-sanitary-network-failure-text = A malfunction in every explored green room.
event-card-scent-of-blood = Scent of Blood
event-card-scent-of-blood-text = Noise in every silent corridor around characters with an undressed serious wound. In darkness, an Adult comes into each room where one of them is not in combat.
event-card-short-circuit-facility = Short Circuit
event-card-short-circuit-facility-text = Fire in every explored room with a working computer in a section with power.
event-card-thats-hot = That's Hot
event-card-thats-hot-text = Fire in the Backup Power Supply and, if it is explored, in the Power Generator.

## Event cards of the original intruders in the facility

event-card-regeneration-facility = Regeneration
event-card-regeneration-facility-text = Every intruder on the board heals 1 injury; in darkness, all its injuries.
event-card-flammable-stores = Flammable Stores
event-card-flammable-stores-text = Fire in the Repository; if it burns already, in the rooms around it.
event-card-hunt-2-facility = Hunt
event-card-hunt-2-facility-text = Adults not in combat move to the neighbouring room with a character that has the lowest number. In darkness, so does every other intruder.
event-card-hunt-3-facility = Hunt
event-card-hunt-3-facility-text = Adults not in combat move to the neighbouring room with a character that has the lowest number. In darkness, so does every other intruder.
event-card-scent-of-prey-facility = Scent of Prey
event-card-scent-of-prey-facility-text = Noise in every silent corridor around slimed characters. In darkness, those not in combat then roll for noise.
event-card-brownout = Brownout
event-card-brownout-text = The power token with the highest number that is still on goes off. If none is on, noise in the technical corridors.
event-card-unscheduled-launch = Unscheduled Launch
event-card-unscheduled-launch-text = The next CSS token to come is revealed and removed: its pods leave too early, and empty.

## Serious wounds

wound-knee = knee wound
wound-knee-text = In your first turn of a round, your first movement costs 1 more card.
wound-eyes = eye wound
wound-eyes-text = You are in darkness even where there is power.
wound-nerves = nerve wound
wound-nerves-text = If you pass in darkness, you discard your whole hand.
wound-head = head wound
wound-head-text = Room actions and computer actions cost 1 more card.

## Weaknesses

weakness-wary-of-shadows = Wary of Shadows
weakness-wary-of-shadows-text = An Adult's Perched in the Dark has no darkness effect on you.
weakness-light-shy = Light-Shy
weakness-light-shy-text = When you escape from a room with power, Creepers and Adults do not attack you.
weakness-heat-blind = Blind to Heat
weakness-heat-blind-text = In a burning room, no intruder attacks you in the attack step of the event phase.
weakness-old-wounds = Old Wounds
weakness-old-wounds-text = If you hit an intruder that is already injured, it takes 1 more injury.
weakness-dull-hearing = Dull Hearing
weakness-dull-hearing-text = Danger that you roll or reveal draws no intruder near: it only leaves noise.
weakness-sleeping-brood = Sleeping Brood
weakness-sleeping-brood-text = You take and destroy eggs without a noise roll.

## Mars surface cards

surface-radioactive-dust = Radioactive Dust
surface-radioactive-dust-text = Everyone on the surface: a contamination card and slime. Protected: a contamination card.
surface-dust-storm = Dust Storm
surface-dust-storm-text = Everyone on the surface: discard 2 action cards. Protected: discard 1. Then the noise in all areas falls silent.
surface-deep-freeze = Deep Freeze
surface-deep-freeze-text = Everyone on the surface: two light wounds. Protected: a light wound, or discard 1 action card.
surface-static-discharge = Static Discharge
surface-static-discharge-text = Everyone on the surface: a light wound, and each of your weapons loses 1 ammunition. Protected: one of your weapons loses 1 ammunition.
surface-meteorite = Meteorite
surface-meteorite-text = You: a serious wound. Protected: a malfunction in your room, or a light wound if there can be none.
surface-tracks-in-the-sand = Tracks in the Sand
surface-tracks-in-the-sand-text = You: an encounter. Protected: noise in every silent corridor and area around you.
surface-loose-ground = Loose Ground
surface-loose-ground-text = You: drop all objects and discard an item. Protected: drop all objects.
surface-buried-cache = Buried Cache
surface-buried-cache-text = You: take a light wound, if you want, to draw an item of any colour. Protected: draw an item of any colour.

## Exploration tokens of the surface

exploration-draw-red = Red item
exploration-draw-red-text = You draw a red item; noise follows as usual.
exploration-draw-yellow = Yellow item
exploration-draw-yellow-text = You draw a yellow item; noise follows as usual.
exploration-draw-green = Green item
exploration-draw-green-text = You draw a green item; noise follows as usual.
exploration-mars = Mars
exploration-mars-text = You draw a Mars surface card; noise follows as usual.

## Tokens

token-larva-pair = { species-larva } token, surprise number { $light }, in darkness { $dark }
token-creeper-pair = { species-creeper } token, surprise number { $light }, in darkness { $dark }
token-adult-pair = { species-adult } token, surprise number { $light }, in darkness { $dark }
token-breeder-pair = { species-breeder } token, surprise number { $light }, in darkness { $dark }
token-queen-pair = { species-queen } token, surprise number { $light }, in darkness { $dark }
token-draw-red =
    { $number ->
        [one] red item and { $number } item
       *[other] red item and { $number } items
    }
token-draw-yellow =
    { $number ->
        [one] yellow item and { $number } item
       *[other] yellow item and { $number } items
    }
token-draw-green =
    { $number ->
        [one] green item and { $number } item
       *[other] green item and { $number } items
    }
token-mars =
    { $number ->
        [one] Mars and { $number } item
       *[other] Mars and { $number } items
    }

## Questions and events

ask-light-up = { $you }, { $card } strikes you in the dark. Do you light it up?
ask-reroll-advantage =
    { $face ->
        [creeper] { $you }, you rolled the small hit, which hurts larvae and creepers. Roll again?
        [adult] { $you }, you rolled the large hit, which hurts adults and smaller. Roll again?
        [discard-for-hit] { $you }, you rolled a hit that a discarded card has to buy. Roll again?
        [hit-or-discard-for-two] { $you }, you rolled a hit that a discarded card can double. Roll again?
       *[hit] { $you }, you rolled a hit. Roll again?
    }
ask-waste-ammo =
    { $count ->
        [one] { $you }, which weapon loses 1 ammunition?
       *[other] { $you }, you lose { $count } ammunition: from which weapon first?
    }
ask-give-up-item = { $you }, which item do you lose?
waits-light-up = { $who } may light up the dark.
waits-reroll-advantage = { $who } may roll again.
waits-waste-ammo = { $who } is choosing the ammunition to lose.
waits-give-up-item = { $who } is choosing an item to lose.
option-waste-ammo = 1 ammunition from { $item }
option-give-up = Lose { $item }
event-chase = { $foe } smells the { $who }'s blood and follows.
event-fire-marker-lost = A fire marker leaves the supply for good; { $left } left.
event-malfunction-marker-lost = A malfunction marker leaves the supply for good; { $left } left.
