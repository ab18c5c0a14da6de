# What the things of this part are called, what they do, and what is asked and told about them.

setup-species-carnomorphs = the carnomorphs
ui-option-species-carnomorphs = Carnomorphs

## Creatures and tokens

species-blue-metagorger = blue Metagorger
species-blue-metagorger-text = A token for a Metagorger. In the bag it gives way to red ones.
species-metagorger = Metagorger
species-metagorger-text = Bites once, changes its victim, and is gone.
species-shambler = Shambler
species-shambler-text = What a Metagorger becomes once it has fed.
species-fleshbeast = Fleshbeast
species-fleshbeast-text = Leaves a Shambler behind when it dies.
species-butcher = Butcher
species-butcher-text = The last stage. It dies only once, and leaves two Shamblers.
token-blue-metagorger = { species-blue-metagorger } token, surprise number { $number }
token-metagorger = red { species-metagorger } token, surprise number { $number }
token-shambler = { species-shambler } token, surprise number { $number }
token-fleshbeast = { species-fleshbeast } token, surprise number { $number }
token-butcher = { species-butcher } token, surprise number { $number }

## Attack cards

attack-devour = Devour
attack-devour-text = If you have a serious wound, you die. If not, you suffer one. The Butcher loses all injuries.
attack-spawn = Spawn
attack-spawn-text = A Metagorger appears here, and the target gets slime.
attack-bash = Bash
attack-bash-text = A serious wound and a contamination card.
attack-regurgitate = Regurgitate
attack-regurgitate-text = Slime and a contamination card. A carcass is left in the room.
attack-slash = Slash
attack-slash-text = A light wound and a contamination card.
attack-carnomorph-bite = Jaws
attack-carnomorph-bite-text = With two serious wounds you die. With fewer you suffer one.
attack-whiplash = Whiplash
attack-whiplash-text = Two light wounds and a contamination card.

## Event cards

event-card-rampant-mutation-1 = Rampant Mutation
event-card-rampant-mutation-1-text = Everyone draws 4 cards and scans the contamination among them; if any is infected, they get a mutation marker. Then they discard the 4 cards.
event-card-rampant-mutation-2 = Rampant Mutation
event-card-rampant-mutation-2-text = Everyone draws 4 cards and scans the contamination among them; if any is infected, they get a mutation marker. Then they discard the 4 cards.
event-card-reawakening-3 = Reawakening
event-card-reawakening-3-text = In each room, one carcass that nobody carries becomes a Shambler, which attacks if a character is there.
event-card-reawakening-1 = Reawakening
event-card-reawakening-1-text = In each room, one carcass that nobody carries becomes a Shambler, which attacks if a character is there.
event-card-carnomorph-lurking-3 = Into Hiding
event-card-carnomorph-lurking-3-text = All carnomorphs that are alone go back into the bag, except Metagorgers.
event-card-carnomorph-lurking-4 = Into Hiding
event-card-carnomorph-lurking-4-text = All carnomorphs that are alone go back into the bag, except Metagorgers.
event-card-carnomorph-stalking-3 = Stalking
event-card-carnomorph-stalking-3-text = Shamblers, Fleshbeasts and the Butcher not in combat move to a neighbouring room with a character, the one with the lowest number.
event-card-carnomorph-stalking-4 = Stalking
event-card-carnomorph-stalking-4-text = Shamblers, Fleshbeasts and the Butcher not in combat move to a neighbouring room with a character, the one with the lowest number.
event-card-airlock-procedure-glitch = Airlock Procedure Glitch
event-card-airlock-procedure-glitch-text = The airlock procedure starts in the explored yellow room with the highest number.
event-card-generator-overload = Generator Overload
event-card-generator-overload-text = With 3 malfunctions or more, the self-destruct sequence starts.
event-card-marked-prey = Marked Prey
event-card-marked-prey-text = Everyone who carries a heavy object or stands beside one gets slime.
event-card-evacuation-hatches-jam = Evacuation Hatches Jam
event-card-evacuation-hatches-jam-text = A malfunction in both evacuation sections.
event-card-quarantine-procedure = Quarantine Procedure
event-card-quarantine-procedure-text = All doors around characters with slime close.
event-card-growl = Growl
event-card-growl-text = Noise in every silent corridor around rooms with carnomorphs.
event-card-scavenging-biomatter = Scavenging Biomatter
event-card-scavenging-biomatter-text = All carnomorphs not in combat, except the Butcher, move to a neighbouring room with a heavy object, the one with the lowest number.
event-card-structural-weakness = Structural Weakness
event-card-structural-weakness-text = A malfunction in every explored white room.
event-card-emergency-protocol-failure = Emergency Protocol Failure
event-card-emergency-protocol-failure-text = The pod with the highest number in Section B leaves the game. Whoever waits in it steps out.
event-card-chemical-fire = Chemical Fire
event-card-chemical-fire-text = The burning room with the highest number gets a malfunction instead of its fire, and every room next to it burns.
event-card-ammunition-meltdown = Ammunition Meltdown
event-card-ammunition-meltdown-text = The explored red room with the lowest number loses its items. It burns, and so does every room next to it.
event-card-beast-on-the-prowl = Beast on the Prowl
event-card-beast-on-the-prowl-text = A Butcher that is alone goes to the first character with slime. If it is not on the board, everyone with slime rolls for noise.

## Adaptations

weakness-voracious = Voracious
weakness-voracious-text = Carnomorphs feed before they attack.
weakness-agile = Agile
weakness-agile-text = The creeper face of the combat die always misses.
weakness-thick-hide = Thick Hide
weakness-thick-hide-text = It takes 1 more injury to kill a carnomorph that is not a Metagorger.
weakness-carrion-scent = Carrion Scent
weakness-carrion-scent-text = Silence counts as danger for anyone in a room with a heavy object.
weakness-battering-rush = Battering Rush
weakness-battering-rush-text = Carnomorphs that break a door go on through it at once, except Metagorgers.
weakness-scorched-hide = Scorched Hide
weakness-scorched-hide-text = The fire damage step hurts no carnomorph, and other fire does 1 injury less, but at least 1.
weakness-patient-hunter = Patient Hunter
weakness-patient-hunter-text = Surprise numbers are 1 higher.
weakness-knitting-flesh = Knitting Flesh
weakness-knitting-flesh-text = Before the fire damage step, carnomorphs that neither fight nor burn heal 1 injury.

## Mutations

mutation-mimicry = Mimicry
mutation-mimicry-text = Infected: attacks do nothing to you until the round ends. Not infected: a carnomorph in your room attacks.
mutation-bone-blades = Bone Blades
mutation-bone-blades-text = Infected: 3 injuries to a carnomorph here. Not infected: a melee attack with one reroll, without contamination and without a wound on a miss.
mutation-loose-joints = Loose Joints
mutation-loose-joints-text = Infected: from one technical entrance to any other; nothing attacks you. Not infected: move to a neighbouring room without noise; only the lowest carnomorph attacks you.
mutation-quick-scars = Quick Scars
mutation-quick-scars-text = Infected: heal all light wounds and dress all serious ones. Not infected: heal 1 light wound or dress 1 serious one.
mutation-acid-glands = Acid Glands
mutation-acid-glands-text = Infected: 2 injuries to a carnomorph here, and you may destroy closed doors of this room. Not infected: destroy a closed door of this room or put a malfunction here.
mutation-brood-ear = Brood Ear
mutation-brood-ear-text = Infected: draw 3 tokens from the bag and keep 1 out that is not the blank. Not infected: look at the next event; you may put it at the bottom.
mutation-racing-heart = Racing Heart
mutation-racing-heart-text = Infected: draw 3 cards and take 2 more actions. Not infected: draw 2 cards, then discard 1.
mutation-shell-skin = Shell Skin
mutation-shell-skin-text = Infected: 2 shells, each of which lets you ignore an attack. Not infected: a shell that prevents your next light wound.
mutation-lure-gland = Lure Gland
mutation-lure-gland-text = Infected: carnomorphs not in combat next to a room up to 2 corridors away move in. Not infected: place or remove a noise marker in a corridor here.
mutation-foul-appetite = Foul Appetite
mutation-foul-appetite-text = Infected: discard a heavy object here to heal all light wounds and a dressed one and to lose your slime. Not infected: discard a heavy object here to draw 2 cards.
mutation-static-nerves = Static Nerves
mutation-static-nerves-text = Infected: perform the action of any explored room with a working computer for free. Not infected: open or close any door.
mutation-kindred-voice = Kindred Voice
mutation-kindred-voice-text = Infected: a Metagorger or Shambler without other characters in its room goes into the bag. Not infected: a carnomorph next door that is not in combat moves by one room.

## Options and questions

option-mutate = Use { $mutation }
option-keep-mutation = Keep { $mutation }
option-mutation-scan = Scan { $card }
option-mutation-scan-infected = Scan { $card }, known to be infected
option-mutation-scan-clean = Scan { $card }, known to be clean
option-provoke = { $intruder } attacks
option-mimic = Be one of them until the round ends
option-bone-strike = Strike { $intruder } with the blades
option-impale = Impale { $intruder }
option-slip = Slip into { $room }
    .corridor = Slip through { $corridor }
option-squeeze = Squeeze through the technical corridors to { $room }
option-scar-over = Heal light wounds and dress serious ones
option-dissolve-door = Destroy the door in { $corridor }
option-corrode = Put a malfunction here
option-spit-acid = Spit acid at { $intruder }
option-burn-doors = Destroy doors
option-listen-to-bag = Draw 3 tokens
option-keep-out = Keep out the { $token }
option-draw-two = Draw 2 cards, discard 1
option-race = Draw 3 cards, take 2 more actions
option-hard-shells = Grow 2 shells
option-thin-shell = Grow a thin shell
option-rustle = Make noise in { $corridor }
option-quiet = Take the noise out of { $corridor }
option-devour = Eat { $object }
option-send-away = Send { $intruder } into the bag
option-call-over = Call { $intruder } to { $room }
    .corridor = Call { $intruder } through { $corridor }
ask-mutation = { $you }, which mutation do you keep? The other is shuffled into the deck.
ask-mutation-scan = { $you }, which contamination card do you scan?
ask-burn-doors = { $you }, which doors do you destroy?
ask-keep-token-out = { $you }, which token stays out of the bag?
ask-discard-drawn = { $you }, which card do you discard?
waits-mutation = { $who } is choosing a mutation.
waits-mutation-scan = { $who } is choosing a card to scan.
waits-burn-doors = { $who } is choosing doors to destroy.
waits-keep-token-out = { $who } is choosing a token.
waits-discard-drawn = { $who } is choosing a card to discard.

## Events

event-adaptation-revealed = The first { $kind } reveals an adaptation: { $weakness }.
event-adaptation-discarded = { $who } studies { $object } and gets rid of { $weakness }.
event-battered = { $foe } rushes on through the door of { $room }.
event-butcher-comes = The Butcher comes to { $who }.
event-eats = { $foe } eats { $object } in { $room }.
event-eats-another = { $foe } eats { $other }.
event-keeps-out = { $foe } is too large for the technical corridors and stays in { $room }.
event-metagorger-leaves = { $foe } is gone.
event-mutates = { $who } mutates.
    .mutation = You mutate: { $mutation }.
whole-mutates = { $who } mutates: { $mutation }.
event-mutation-drawn =
    { $count ->
        [one] { $who } draws { $count } mutation.
       *[other] { $who } draws { $count } mutations.
    }
event-mutation-lost = { $who } gets rid of the mutation.
event-mutation-marker =
    { $count ->
        [one] { $who } has { $count } mutation marker.
       *[other] { $who } has { $count } mutation markers.
    }
event-mimics = { $who } passes for one of them until the round ends.
event-mimicry-works = { $foe } takes { $who } for one of its own: the attack has no effect.
event-object-used-up = { $who } eats { $object } in { $room }.
event-pod-removed = { $pod } is lost.
event-shells-placed =
    { $count ->
        [one] { $who } grows { $count } shell.
       *[other] { $who } grows { $count } shells.
    }
event-shell-used = A shell of { $who } prevents a light wound.
event-spawned = Metagorgers hatch in { $rooms }.
event-token-kept-out = { $who } keeps the { $token } out of the bag.
event-tokens-heard = { $who } draws { $tokens }.
