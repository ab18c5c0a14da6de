# The items of Lockdown. Those it shares with Nemesis are in names-en.ftl.

## Items: military

item-weapon-battery = Weapon Battery
item-weapon-battery-text = Fill one energy weapon, or, out of combat at a working computer, perform a computer action even without power.
item-glowstick = Glowstick
item-glowstick-text = Light source: in darkness, the lower number of the token counts for you. Reaction: discard it, and for one attack or event you are not in the dark.
item-thermite-charge = Thermite Charge
item-thermite-charge-text = Throw it here or next door, not through a closed door: fire, malfunction, 1 injury to every intruder there and a light wound to every character.
item-combat-knife = Combat Knife
item-combat-knife-text = Attack in melee; a miss is only a light wound.
item-flare-gun = Flare Gun
item-flare-gun-text = Weapon for 3 ammunition, never reloaded. Always roll the advantage die. While loaded it is a light source: in darkness, the lower number of the token counts for you.
item-tracking-carbine = Tracking Carbine
item-tracking-carbine-text = Energy weapon for 5 ammunition. On the advantage die you get what a discarded card would buy, and keep the card.
item-sealed-orders = Sealed Orders
item-sealed-orders-text = Look in secret at one contingency: one from the neutral pool, or a random one held by another character still in the facility.
item-gate-override = Gate Override
item-gate-override-text = In an exit room or at a working computer, even without power: open the main gate for good, or move the Rover.
item-autodestruction-key = Autodestruction Key
item-autodestruction-key-text = At a working computer, even without power: start the autodestruction sequence, or stop it before it turns red.

## Items: technical

item-toolbelt = Toolbelt
item-toolbelt-text = Remove a malfunction, or repair the Probe Arm, or open or close a door of this room.
item-flashlight-facility = Flashlight
item-flashlight-facility-text = Light source: in darkness, the lower number of the token counts for you. As an action: look in secret at an unexplored room next door, not through a closed door, and its token.
item-duct-tape-facility = Duct Tape
item-duct-tape-facility-text = Remove a malfunction, or join two heavy items in one hand.
item-fire-blanket = Fire Blanket
item-fire-blanket-text = Put out the fire here, or wipe off your slime.
item-reagent = Reagent
item-reagent-text = Fill a Flamethrower. With Knowledge 5 or more, make one intruder here retreat instead.
item-cave-plans = Cave Plans
item-cave-plans-text = Crawl from one technical corridor entrance to any other.
item-power-cell = Power Cell
item-power-cell-text = Heavy. Give this section power, or the elevator if you are in an Elevator Room, or fill one energy weapon.
item-jumper-cables = Jumper Cables
item-jumper-cables-text = Swap the power token of this section with that of another section or of the elevator.
item-sound-damper = Sound Damper
item-sound-damper-text = Remove the noise from all corridors of this room, technical corridors included.
item-portable-terminal = Portable Terminal
item-portable-terminal-text = Heavy. Perform a computer action in any room of a section with power.
item-launch-codes = Launch Codes
item-launch-codes-text = At a working computer, even without power: look in secret at one CSS token; you may then move it to a free slot next to it, unless time stands on it.
item-elevator-crank = Elevator Crank
item-elevator-crank-text = In an Elevator Room: bring the elevator here and ride it to another section, with whoever agrees, even without power.

## Items: medical

item-medkit-facility = Medkit
item-medkit-facility-text = Dress one of your serious wounds, or heal a dressed one.
item-medical-stapler = Medical Stapler
item-medical-stapler-text = Dress a serious wound of any character here, even in combat.
item-antiseptic = Antiseptic
item-antiseptic-text = Heal all your light wounds, or scan one contamination card in hand and remove it; if it was infected, take a new one.
item-caffeine-pills = Caffeine Pills
item-caffeine-pills-text = Draw 2 cards. You may then scan one contamination card in hand: if clean it is removed, if infected you get a larva.
item-research-documents = Research Documents
item-research-documents-text = Gain 1 Knowledge, or 2 in a room with a working computer, even without power.
item-scalpel = Scalpel
item-scalpel-text = Cut the larva out of a character here, who suffers a serious wound, but not out of another character whom it would kill; or deal 1 injury to an intruder here and take a contamination card.
item-analyze-toolset = Analyze Toolset
item-analyze-toolset-text = Discard an object you carry or that lies here: discover its weakness and gain 3 Knowledge; or scan your hand and remove what is clean, with no harm from what is infected.
item-uv-lamp = UV Lamp
item-uv-lamp-text = Light source: in darkness, the lower number of the token counts for you. As an action: dry off your slime.
item-blood-bag = Blood Bag
item-blood-bag-text = Lure one intruder here into a neighbouring room of your choice, not through a closed door; it does not attack.

## Items: crafted

item-neutralizer = Neutralizer
item-neutralizer-text = Scan all your contamination cards, lose the infected ones and any larva, shuffle all your cards into your deck, and pass.
item-enviro-suit = Enviro-Suit
item-enviro-suit-text = Lets you walk to the bunker once the main gate is open, and protects you on the surface. While you have it you get no slime.

## Options

option-power-computer = Run the computer on the battery
option-use-terminal = Use the terminal
option-stab = Stab { $what }
option-cut-out = Cut the larva out of the { $seat }
option-see-pool = Look at a contingency in the neutral pool
option-see-contingency = Look at one of the { $seat }'s contingencies
option-open-gate = Open the main gate
option-repel = Drive { $what } away
option-power-section = Give this section power
option-power-elevator = Give the elevator power
option-crank = Crank the elevator to { $room }
option-bait = Lure { $what } into { $room }
    .corridor = Lure { $what } through { $corridor }
option-scan-one = Scan { $card }
option-scan-one-infected = Scan { $card }, known to be infected
option-scan-one-clean = Scan { $card }, known to be clean
option-scan-none = Scan nothing
option-scan-safely = Scan the contamination cards in hand, without risk

## Questions and events

ask-discard-for-injury =
    { $injuries ->
        [0] { $you }, discard a card for 1 injury?
       *[1] { $you }, that is 1 injury. Discard a card for 2?
    }
    .option-let = Discard nothing
ask-scan-one = { $you }, scan one contamination card?
waits-discard-for-injury = { $who } may discard a card for an injury.
waits-scan-one = { $who } may scan a contamination card.
event-light-shown = { $who } holds up { $item }: the lower number counts.
event-slime-kept-off = { $who } stays clean inside { $item }.
