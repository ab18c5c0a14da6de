# What the things of this part are called, what they do, and what is asked about them.

setup-species-void-seeders = the void seeders
ui-option-species-void-seeders = Void seeders
species-void-seeder = Void Seeder
species-void-seeder-text = What it is depends on how mad you are.
species-lair = Lair
species-lair-text = Never moves or attacks, but whoever ends a turn here rolls for noise. Destroy all three to be rid of the Despoiler.
species-lurker = Lurker
species-lurker-text = The lower of two blood values defeats it.
species-whisperer = Whisperer
species-whisperer-text = Comes to those whose mind is going.
species-stalker = Stalker
species-stalker-text = Large; the higher of two blood values must be met to defeat it.
species-despoiler = Despoiler
species-despoiler-text = Nothing hurts it. It leaves when all three lairs are destroyed.
species-insanity-captain = Captain insanity
species-insanity-captain-text = Somebody panics.
species-insanity-pilot = Pilot insanity
species-insanity-pilot-text = Somebody panics.
species-insanity-mechanic = Mechanic insanity
species-insanity-mechanic-text = Somebody panics.
species-insanity-soldier = Soldier insanity
species-insanity-soldier-text = Somebody panics.
species-insanity-scout = Scout insanity
species-insanity-scout-text = Somebody panics.
species-insanity-scientist = Scientist insanity
species-insanity-scientist-text = Somebody panics.
token-void-seeder = Void Seeder token, surprise number { $number }
token-insanity-captain = insanity token of the { character-captain }
token-insanity-pilot = insanity token of the { character-pilot }
token-insanity-mechanic = insanity token of the { character-mechanic }
token-insanity-soldier = insanity token of the { character-soldier }
token-insanity-scout = insanity token of the { character-scout }
token-insanity-scientist = insanity token of the { character-scientist }
token-lair =
    { $number ->
        [one] lair and { $number } item
       *[other] lair and { $number } items
    }
attack-void-frenzy = Frenzy
attack-void-frenzy-text = Everyone here: those with a serious wound die; the others suffer one, and 1 insanity.
attack-void-scratch = Scratch
attack-void-scratch-text = A light wound and a contamination card.
attack-void-duplicate = Duplicate
attack-void-duplicate-text = Another Void Seeder appears here, as your insanity shows it.
attack-void-terror = Terror
attack-void-terror-text = A serious wound and a panic card.
attack-void-braineating = Braineating
attack-void-braineating-text = If you have a serious wound, you die. If not, you suffer two.
attack-void-bite = Bite
attack-void-bite-text = With two serious wounds you die. With fewer you suffer one.
attack-void-fear = Fear
attack-void-fear-text = A contamination card and a panic card.
event-card-void-terror-1 = Terror
event-card-void-terror-1-text = Everyone draws up to 5 cards and scans the contamination in hand; if any is infected, their insanity is 5. Then everyone discards their hand.
event-card-void-terror-2 = Terror
event-card-void-terror-2-text = Everyone draws up to 5 cards and scans the contamination in hand; if any is infected, their insanity is 5. Then everyone discards their hand.
event-card-void-terror-2-lurkers = Terror
event-card-void-terror-2-lurkers-text = Everyone draws up to 5 cards and scans the contamination in hand; if any is infected, their insanity is 5. Then everyone discards their hand.
event-card-void-hunt = Hunt
event-card-void-hunt-text = Void Seeders not in combat move to a neighbouring room with a character.
event-card-void-tendrils = Tendrils
event-card-void-tendrils-text = Everyone in a room with an entrance to the technical corridors: 1 insanity.
event-card-void-computer-failure = Computer System Failure
event-card-void-computer-failure-text = If any computer room has a malfunction, all of them get one.
event-card-void-monophobia-1 = Monophobia
event-card-void-monophobia-1-text = Everyone who is alone and not in combat resolves a panic card.
event-card-void-monophobia-4 = Monophobia
event-card-void-monophobia-4-text = Everyone who is alone and not in combat resolves a panic card.
event-card-void-neurosis = Neurosis
event-card-void-neurosis-text = Everyone in a room with a Lair or next to one resolves a panic card.
event-card-void-agoraphobia-3 = Agoraphobia
event-card-void-agoraphobia-3-text = The Despoiler appears in the room with the lowest number that holds two characters or more. It surprises nobody.
event-card-void-agoraphobia-4 = Agoraphobia
event-card-void-agoraphobia-4-text = The Despoiler appears in the room with the lowest number that holds two characters or more. It surprises nobody.
event-card-void-pod-ejection = Pod Ejection
event-card-void-pod-ejection-text = The pod with the lowest number leaves, with whoever is inside.
event-card-void-fire-wave = Fire Wave
event-card-void-fire-wave-text = Fire spreads from the burning room with the lowest number.
event-card-void-generator-overheat = Generator Overheat
event-card-void-generator-overheat-text = A malfunction in the Generator; if it has one already, fire breaks out there and spreads from every burning room.
event-card-void-whispers-2 = Whispers
event-card-void-whispers-2-text = Another event card is drawn for its number: noise in that corridor of every room with a character, or an encounter where there was noise.
event-card-void-whispers-3 = Whispers
event-card-void-whispers-3-text = Another event card is drawn for its number: noise in that corridor of every room with a character, or an encounter where there was noise.
event-card-void-fear-3 = Fear
event-card-void-fear-3-text = Everyone whose insanity is higher than the number of cards in hand takes a contamination card.
event-card-void-fear-3-lurkers = Fear
event-card-void-fear-3-lurkers-text = Everyone whose insanity is higher than the number of cards in hand takes a contamination card.
event-card-void-fuel-explosion = Fuel Explosion
event-card-void-fuel-explosion-text = Fire in every engine room.
event-card-void-ship-failure = Ship AI Failure
event-card-void-ship-failure-text = With malfunctions in two computer rooms the self-destruct sequence starts. If not, the one with the lowest number gets a malfunction.
panic-destructive-outburst = Destructive Outburst
panic-destructive-outburst-text = A malfunction in your room.
panic-blind-escape = Blind Escape
panic-blind-escape-text = Draw an event card and move through the corridor with its number.
panic-insane-courage = Insane Courage
panic-insane-courage-text = Move to a neighbouring room with a Void Seeder or a Lair.
panic-sabotage = Sabotage
panic-sabotage-text = Nothing is left to find in your room.
panic-demotivation = Demotivation
panic-demotivation-text = Everyone here discards an action card. Your insanity rises by 1.
panic-ripping-off-the-bandages = Bandages Torn Off
panic-ripping-off-the-bandages-text = A light wound, and one of your dressed wounds is open again.
panic-defeatism = Defeatism
panic-defeatism-text = The insanity of everyone here rises by 1.
panic-self-mutilation = Self-Mutilation
panic-self-mutilation-text = Two light wounds.
panic-bloodlust = Bloodlust
panic-bloodlust-text = A serious wound for everyone else here, or for you if you are alone.
panic-hopelessness = Hopelessness
panic-hopelessness-text = Draw 3 cards. One action card among them leaves the game, the others are discarded.
panic-hallucinations = Hallucinations
panic-hallucinations-text = One of your weapons loses all its ammunition.
panic-pyromaniac = Pyromaniac
panic-pyromaniac-text = Fire in your room.
panic-destruction = Destruction
panic-destruction-text = Discard a heavy item.
panic-heart-attack = Heart Attack
panic-heart-attack-text = You die.
weakness-brittle-shells = Brittle Shells
weakness-brittle-shells-text = The adult face of the combat die also hits a Lair, for 1 injury.
weakness-shallow-roots = Shallow Roots
weakness-shallow-roots-text = For a Lair the lower of the two blood values counts.
weakness-bound-to-matter = Bound to Matter
weakness-bound-to-matter-text = Closed doors stop Void Seeders, who destroy them.
weakness-slow-to-strike = Slow to Strike
weakness-slow-to-strike-text = Surprise numbers are one lower, but at least 1.
weakness-fading-echo = Fading Echo
weakness-fading-echo-text = Where Void Seeders lurk, only one corridor gets noise. The first player chooses.
weakness-bright-burning = Bright Burning
weakness-bright-burning-text = In the fire damage step Void Seeders and Lairs suffer 2 injuries, and the Despoiler flees.
weakness-thin-blood = Thin Blood
weakness-thin-blood-text = Blood values of Lurkers, Whisperers and the Stalker count one lower.
weakness-steady-minds = Steady Minds
weakness-steady-minds-text = The first time you panic in a round, draw two panic cards and choose one.
option-panic = Panic: { $panic }
option-rush = Rush into { $room }
option-lose-card = Remove { $card } from the game
option-undress = Tear open: { $wound }
option-empty-weapon = Empty { $item }
option-break = Break { $item }
option-study-mind = Study the mind of the { $seat }
option-calm-down = Calm down
option-calm-down-and-scan-hand = Calm down and scan the contamination cards in hand
option-eat-and-calm-down = Eat and calm down
option-eat-and-calm-down-and-scan-hand = Eat, calm down and scan the contamination cards in hand
option-wash-and-calm-down = Wash and calm down
option-wash-and-calm-down-and-scan-hand = Wash, calm down and scan the contamination cards in hand
ask-choose-panic = { $you }, which panic card do you resolve?
ask-insane-courage = { $you }, which room do you rush into?
ask-lose-card = { $you }, which of the cards just drawn leaves the game?
ask-undress = { $you }, which dressed wound opens again?
ask-empty-weapon = { $you }, which weapon do you empty?
ask-break = { $you }, which heavy item do you break?
ask-fading-echo = { $you }, which corridor of { $room } gets the noise?
waits-choose-panic = { $who } is choosing a panic card.
waits-insane-courage = { $who } is choosing where to rush.
waits-lose-card = { $who } is choosing a card to lose.
waits-undress = { $who } is choosing a wound to open.
waits-empty-weapon = { $who } is choosing a weapon to empty.
waits-break = { $who } is choosing something to break.
waits-fading-echo = { $who } is choosing where the noise goes.
event-blind-escape = { $who } runs for corridor { $number }.
event-card-lost = The { $who }'s { $card } leaves the game.
event-despoiler-gone = The last Lair is gone, and the Despoiler leaves the game for good.
event-insanity-falls = { $who } calms down: insanity { $level }.
event-insanity-rises = { $who } is losing it: insanity { $level }.
event-insanity-token-gone = Nobody is left to panic: the { $token } leaves the game, and another token is drawn.
event-lair-destroyed =
    { $count ->
        [one] The Lair in { $room } is destroyed, the first of three.
       *[other] The Lair in { $room } is destroyed. { $count } of three are gone.
    }
event-lair-found = { $foe } has grown in { $room }.
event-lurks = { $foe } melts into the dark in { $room }.
event-mind-studied = { $who } studies the mind of the { $whom } and discovers { $weakness }.
event-panic =
    { $result ->
        [too-low] { $who } panics ({ $panic }), but is not mad enough: insanity rises.
        [impossible] { $who } panics ({ $panic }), but it cannot be done: insanity rises.
       *[strikes] { $who } panics: { $panic }!
    }
event-panic-reshuffled = The panic discards are shuffled into a new deck.
event-sabotaged = { $who } wrecks everything of use in { $room }.
event-seeder-check =
    { $result ->
        [runs] { $foe } runs.
        [saved] A retreat icon saves { $foe }.
        [falls] Blood value { $blood }: enough to defeat { $foe }.
        [destroyed] Blood value { $blood }: enough to destroy { $foe }.
       *[stands] Blood value { $blood }: { $foe } stands.
    }
event-seeder-defeated = { $foe } is defeated in { $room }, but not dead.
event-whispers = Whispers: { $card } is drawn for its number, { $number }.
event-wound-undressed = The { $who }'s { $wound } is open again.
outcome-kept-mind = { $who } kept a clear head.
outcome-overcame-fear = { $who } was mad with fear and overcame it.
