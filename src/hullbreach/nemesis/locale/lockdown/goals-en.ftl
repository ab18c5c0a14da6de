# The facility of Lockdown: rooms, computer cards, CSS tokens, contingencies and objectives, and questions and events about
# them. Rooms that the original game has with the same meaning (Emergency Room, Nest, Surgery) are in names-en.ftl.

## Rooms

room-archive = Archive
room-archive-text = Once per character: gain 2 Knowledge, your Knowledge token becomes active, and you look in secret at one contingency, never the active one.
room-cave-entrance = Cave Entrance
room-cave-entrance-text = Crawl to any other explored room with a technical corridor entrance; there an Adult attacks you out of the dark.
room-cooling-system = Cooling System
room-cooling-system-text = Start the autodestruction sequence.
room-decon-room = Decon Room
room-decon-room-text = Scan the contamination cards in your hand, lose the infected ones and any larva, and wash off slime.
room-laboratory-facility = Laboratory
room-laboratory-facility-text = Use up a corpse, a carcass or an egg here: gain 3 Knowledge and discover the next weakness, one for each sort of object.
room-cargo-a = Cargo Sending System A
room-cargo-a-text = While time stands on a CSS token and the pod is free: get into pod A, discard your hand and pass. The token decides whether it is launched; if not, you are back here with a serious wound.
room-power-generator = Power Generator
room-power-generator-text = Stop the autodestruction sequence before it turns red, or switch the power of this section on or off.
room-transmitter-control = Transmitter Control Room
room-transmitter-control-text = Send the signal, or look in secret at the objectives of somebody alive who has sent it.
room-cargo-b = Cargo Sending System B
room-cargo-b-text = While time stands on a CSS token and the pod is free: get into pod B, discard your hand and pass. The token decides whether it is launched; if not, you are back here with a serious wound.
room-cargo-c = Cargo Sending System C
room-cargo-c-text = While time stands on a CSS token and the pod is free: get into pod C, discard your hand and pass. The token decides whether it is launched; if not, you are back here with a serious wound.
room-css-control = CSS Control Room
room-css-control-text = Look in secret at one CSS token; you may then move it to a free slot next to it on the time track, unless time stands on it.
room-defense-control = Defense Control Room
room-defense-control-text = Choose a working room with an intruder: malfunction there, 1 injury to every intruder, a serious wound to every character. It takes 1 item off the counter here, or breaks this room.
room-guard-room = Guard Room
room-guard-room-text = Take 1 off the item counter here and get a Taser or an Enviro-Suit.
room-contaminated-room = Contaminated Room
room-contaminated-room-text = Nothing to do here but search, in any deck; whoever searches is slimed.
room-testing-lab = Testing Lab
room-testing-lab-text = With Knowledge 4 or more, take a Neutralizer.
room-vent-control = Vent Control Room
room-vent-control-text = Seal a room with a technical corridor entrance and no destroyed door: at the end of the player phase everything in it dies, unless a door opens.
room-alert-room = Alert Room
room-alert-room-text = Start the alert procedure, which halves the time that is left and opens the Isolation Room; or take a contingency from the neutral pool.
room-backup-power = Backup Power Supply
room-backup-power-text = Unless three power tokens are on, 1 and 2 go on, 3 and 4 off. Then deal them all out as you like, and turn the time token to its blue side.
room-elevator-1 = Elevator Room S-01
room-elevator-1-text = With power for the elevator: call it, or ride to another section with whoever agrees, without a noise roll.
room-elevator-2 = Elevator Room S-02
room-elevator-2-text = With power for the elevator: call it, or ride to another section with whoever agrees, without a noise roll.
room-elevator-3 = Elevator Room S-03
room-elevator-3-text = With power for the elevator: call it, or ride to another section with whoever agrees, without a noise roll.
room-staircase = Emergency Staircase
room-staircase-text = Between two sections and always in darkness. Nothing to do here.
room-repository = Repository
room-repository-text = Everybody here may craft an item with one of its two components, you first.
room-isolation-room = Isolation Room
room-isolation-room-text = Whoever begins a round here, while it works, draws 1 more card. From the white slots of the time track on, or during an alert, with no intruder here: roll for noise and, if none comes, you are locked in.

## Sections

section-1 = section S-01
section-2 = section S-02
section-3 = section S-03
section-elevator = the elevator

## Sections of the rules

section-alert = The alert procedure
section-autodestruction = Autodestruction
section-computer = Computers
section-contingency = Contingencies
section-css = The Cargo Sending System
section-knowledge = Knowledge
section-original-crew = The original characters
section-original-intruders = The original intruders
section-power = Power and darkness

## Computer cards

computer-surveillance = Surveillance
computer-surveillance-text = Move the Rover; or look in secret at a CSS token; or look in secret at all contingencies of another player in your section.
computer-research-network = Research Network
computer-research-network-text = Gain 1 Knowledge; or look in secret at a CSS token; or swap two power tokens.
computer-crisis-response = Crisis Response
computer-crisis-response-text = Put out the fire in one room and make all intruders there retreat; or swap two power tokens; or look in secret at all contingencies of another player in your section.
computer-logistics = Logistics
computer-logistics-text = Open or close one door; or look in secret at a CSS token; or move the Rover.
computer-maintenance = Maintenance
computer-maintenance-text = Put out the fire in one room and make all intruders there retreat; or swap two power tokens; or look in secret at a CSS token.
computer-lock-down = Lock-down
computer-lock-down-text = A malfunction in the room of whoever turned this card up. All computer cards are shuffled.

## CSS pods and tokens

csspod-a = CSS pod A
csspod-b = CSS pod B
csspod-c = CSS pod C
css-a = pod A
css-a-text = Pod A is launched.
css-b = pod B
css-b-text = Pod B is launched.
css-c = pod C
css-c-text = Pod C is launched.
css-all = all pods
css-all-text = All three pods are launched.
css-none = no pod
css-none-text = No pod is launched.

## Contingencies

contingency-code-green = Code Green
contingency-code-green-text = Stand down. Nobody is killed.
contingency-code-yellow = Code Yellow
contingency-code-yellow-text = They know too much. Whoever has Knowledge 6 or more dies.
contingency-code-blue = Code Blue
contingency-code-blue-text = No sign of life. Whoever has not sent the signal dies.
contingency-code-gray = Code Gray
contingency-code-gray-text = Nothing gets off the ground. Whoever left in a CSS pod dies.
contingency-code-red = Code Red
contingency-code-red-text = Nothing stays behind. Whoever is locked in the Isolation Room dies.
contingency-code-purple = Code Purple
contingency-code-purple-text = Our own people only. Whoever holds no corporate objective dies, unless their Knowledge token is active.
contingency-code-black = Code Black
contingency-code-black-text = The recovery team wants every sample. Whoever is in the bunker, or carries a corpse, a carcass or an egg, dies.

## Objectives: personal

objective-unfinished-business = Unfinished Business
objective-unfinished-business-text = Player 2 does not survive, or you are the only survivor.
objective-an-unpaid-debt = An Unpaid Debt
objective-an-unpaid-debt-text = Player 4 does not survive, or you are the only survivor.
objective-tell-the-world = Tell the World
objective-tell-the-world-text = Send the signal, and the Nest or the facility is destroyed.
objective-blood-for-blood = Blood for Blood
objective-blood-for-blood-text = The Queen is killed or the facility destroyed.
objective-every-door = Behind Every Door
objective-every-door-text = Send the signal, and every room of sections S-01 and S-02 is explored.
objective-obsession = Obsession
objective-obsession-text = Your Knowledge is 7 or more.
objective-whistleblower = Whistleblower
objective-whistleblower-text = Send the signal, and your Knowledge token is active.
objective-not-without-you = Not Without You
objective-not-without-you-text = Send the signal, and at least one other survives.
objective-one-version-of-events = One Version of Events
objective-one-version-of-events-text = You are the only survivor, or all three weaknesses are discovered.

## Objectives: corporate

objective-contract-terminated = Contract Terminated
objective-contract-terminated-text = Player 1 does not survive, or you are the only survivor.
objective-downsizing = Downsizing
objective-downsizing-text = Player 3 does not survive, or you are the only survivor.
objective-industrial-espionage = Industrial Espionage
objective-industrial-espionage-text = Player 5 does not survive, or you are the only survivor.
objective-asset-recovery = Asset Recovery
objective-asset-recovery-text = Survive with an egg.
objective-applied-xenobiology = Applied Xenobiology
objective-applied-xenobiology-text = At least two weaknesses are discovered, and your Knowledge token is active.
objective-site-survey = Site Survey
objective-site-survey-text = Every room of sections S-02 and S-03 is explored.
objective-sterilisation = Sterilisation
objective-sterilisation-text = The Nest or the facility is destroyed, and your Knowledge is 5 or more.
objective-embryology = Embryology
objective-embryology-text = An egg has been analysed, no matter by whom.
objective-sealed-records = Sealed Records
objective-sealed-records-text = No survivor of the Nemesis but you survives, and your Knowledge token is active.

## Objectives: solo and coop

objective-complete-understanding = Complete Understanding
objective-complete-understanding-text = A survivor has Knowledge 8.
objective-head-of-the-brood = Head of the Brood
objective-head-of-the-brood-text = Send the signal, and the Queen is killed or the facility destroyed.
objective-nothing-left-to-hatch = Nothing Left to Hatch
objective-nothing-left-to-hatch-text = The Nest or the facility is destroyed, and a survivor's Knowledge token is active.
objective-living-sample = Living Sample
objective-living-sample-text = Send the signal, and somebody survives with an egg.
objective-know-your-enemy = Know Your Enemy
objective-know-your-enemy-text = All three weaknesses are discovered.
objective-into-the-depths = Into the Depths
objective-into-the-depths-text = Send the signal, and every room of sections S-01 and S-03 is explored.
objective-deep-survey = Deep Survey
objective-deep-survey-text = Every room of sections S-02 and S-03 is explored, and a survivor has Knowledge 5 or more.
objective-early-warning = Early Warning
objective-early-warning-text = Send the signal, and at least two weaknesses are discovered.
objective-shared-memory = Shared Memory
objective-shared-memory-text = The Knowledge token of every survivor is active, and one of them has Knowledge 5 or more.
objective-first-generation = First Generation
objective-first-generation-text = An egg has been analysed, and the Nest or the facility is destroyed.

## Prompts

ask-agree-to-ride = { $you }, the { $who } would take you along in the elevator to { $room }. Do you agree?
ask-passengers = { $you }, whom do you invite into the elevator?
ask-move-css = { $you }, where does the token “{ $css }” go?
ask-place-power = { $you }, where does power token { $number } go?
ask-cheap-craft = { $you }, do you craft something here?
ask-computer = { $you }, what do you do on the computer?
ask-specimen = { $you }, which one do you analyse?
waits-agree-to-ride = { $who } is offered a ride.
waits-passengers = { $who } is inviting people into the elevator.
waits-move-css = { $who } may move a CSS token.
waits-place-power = { $who } is dealing out the power tokens.
waits-cheap-craft = { $who } may craft something.
waits-computer = { $who } is at the computer.
waits-specimen = { $who } is choosing what to analyse.

## Options

option-use-computer = Use the computer: { $computer }
option-look-at-contingencies = Look at all of the { $seat }'s contingencies
option-gain-knowledge = Gain 1 Knowledge
option-swap-power = Swap the power tokens of { $what } and { $what2 }
option-clear-room = Clear { $room }: no fire, and all intruders retreat
option-send-the-rover = Send the Rover to { $room }
option-send-the-rover-to-bunker = Send the Rover to the bunker
option-read-archive = Read the files
option-start-autodestruction = Start the autodestruction sequence
option-stop-autodestruction = Stop the autodestruction sequence
option-decontaminate = Go through decontamination
option-enter-pod = Get into { $csspod }
option-switch-power = Turn over the power token of { $section }
option-see-objectives = Look at the { $seat }'s objectives
option-move-css = Move it to slot { $number }
option-leave-css = Leave it where it is
option-exterminate-with-stock = Strike { $room } and use up an item here
option-exterminate-with-overload = Strike { $room } and break this room
option-equip = Take { $item }
option-vent = Vent { $room }
option-start-alert = Start the alert procedure
option-specimen-lying = The one lying here
option-specimen-of = The one the { $seat } carries
option-take-contingency = Take a contingency from the neutral pool
option-restore-power = Restore power
option-place-power = Give it to { $section }
option-leave-power = Leave all power tokens where they are
option-call-elevator = Call the elevator
option-invite = Invite the { $seat }
option-ride-now = Go
option-craft-together = Open the workshop
option-craft-with = Craft { $what } from { $what2 }
option-craft-nothing = Craft nothing
option-lock-in = Lock yourself in
option-leave-by-rover = Drive to the bunker
option-leave-on-foot = Walk to the bunker

## Events

event-computer-card = The computer shows { $computer }.
event-computer-used = { $who } uses the computer in { $room }.
event-lock-down = Lock-down in { $room }: the computer cards are shuffled.
event-room-cleared = Cleared: { $room }.
event-knowledge-gained = { $who } gains { $count } Knowledge and has { $total } now.
event-knowledge-activated = The { $who }'s Knowledge token is active.
event-object-analysed = { $who } analyses { $object }.
event-contingency-dealt =
    { $count ->
        [one] Player { $who-number } gets { $count } contingency.
       *[other] Player { $who-number } gets { $count } contingencies.
    }
    .contingencies = You get: { $contingencies }.
event-contingency-seen = { $who } looks in secret at one of the { $other }'s contingencies.
    .contingency = You look at one of the { $other }'s contingencies: { $contingency }.
event-pool-seen = { $who } looks in secret at a contingency in the neutral pool.
    .contingency = You look at a contingency in the neutral pool: { $contingency }.
event-contingencies-seen = { $who } looks in secret at all of the { $other }'s contingencies.
    .contingencies = You look at all of the { $other }'s contingencies: { $contingencies }.
event-contingency-taken = { $who } takes a contingency from the neutral pool; { $left } left there.
    .contingency = You take a contingency from the neutral pool: { $contingency }.
event-contingency-shown = A contingency comes to light: { $contingency } is not the active one.
event-contingencies-returned =
    { $count ->
        [one] { $count } of the { $who }'s contingencies goes back to the neutral pool.
       *[other] { $count } of the { $who }'s contingencies go back to the neutral pool.
    }
event-contingency-active = The active contingency is { $contingency }.
event-contingency-kills = { $contingency }: { $who } dies.
event-css-seen = { $who } looks in secret at the CSS token at { $number }.
    .css = You look at the CSS token at { $number }: { $css }.
whole-contingency-dealt = { $who } gets contingencies: { $contingencies }.
whole-contingency-seen = { $who } looks in secret at one of the { $other }'s contingencies: { $contingency }.
whole-pool-seen = { $who } looks in secret at a contingency in the neutral pool: { $contingency }.
whole-contingencies-seen = { $who } looks in secret at all of the { $other }'s contingencies: { $contingencies }.
whole-contingency-taken = { $who } takes a contingency from the neutral pool: { $contingency }.
whole-css-seen = { $who } looks in secret at the CSS token at { $number }: { $css }.
event-css-moved = { $who } moves the CSS token from { $number } to { $to }.
event-css-stays = { $who } leaves the CSS token at { $number }.
event-css-revealed = CSS launch: { $css }.
event-css-pod-entered = { $who } gets into { $csspod }.
event-css-pod-launched = { $csspod } is launched.
event-css-pod-fails = { $csspod } is not launched: { $who } is back in { $room }.
event-power-on = Power comes back: { $section }.
event-power-off = Power goes out: { $section }.
event-power-swapped = The power tokens of { $one } and { $other } change places.
event-power-placed = Power token { $number } goes to { $section }.
event-threshold = Power drops.
event-time-token-on = The time token shows its blue side: backup power holds.
event-time-token-off = The time token shows its red side: backup power has failed.
event-elevator-comes = The elevator comes to { $room }.
event-elevator-rides =
    { $count ->
        [0] { $who } rides to { $room }.
       *[other] { $who } rides to { $room } with { $others }.
    }
event-rover-moves = The Rover drives to { $room }.
event-rover-moves-to-bunker = The Rover drives to the bunker.
event-gate-opens = The main gate opens.
event-bunker-reached = { $who } reaches the bunker.
event-isolation-opens = The Isolation Room can be locked now.
event-locked-in = { $who } locks the door of the Isolation Room.
event-autodestruction-starts =
    { $number ->
        [0] The autodestruction sequence starts: its token lies at S.
       *[other] The autodestruction sequence starts: its token lies at { $number }.
    }
event-autodestruction-stops = The autodestruction sequence stops.
event-autodestruction-red =
    { $number ->
        [0] The autodestruction token turns red and goes to S: nothing can stop it now.
       *[other] The autodestruction token turns red and goes to { $number }: nothing can stop it now.
    }
event-alert-starts =
    { $number ->
        [0] The alert procedure starts: the game ends when time reaches S.
       *[other] The alert procedure starts: the game ends when time leaves { $number }.
    }
event-venting-begins = Sealed, to be vented: { $room }.
event-venting-cancelled = The venting of { $room } is cancelled.
event-vented = Vented: { $room }.
event-exterminated = The defense system strikes { $room }.
event-item-taken-out = { $who } takes { $item } from the stores.
event-facility-destroyed = The facility is destroyed.
event-facility-purged = The facility is purged.
event-facility-empty = Nobody is left in the facility.

## The outcome

outcome-facility-destroyed = The facility was destroyed.
outcome-facility-purged = The facility was purged.
outcome-alert-ended = The alert procedure ended the game.
outcome-facility-empty = Nobody was left in the facility.
outcome-contingency = The active contingency was { $contingency }. { $contingency-text }
outcome-contingency-killed = { $who }, Knowledge { $knowledge }, was killed by { $contingency }.
outcome-contingency-spared = { $who }, Knowledge { $knowledge }, was spared by { $contingency }.
outcome-locked-in = { $who } was locked in the Isolation Room.
outcome-in-bunker = { $who } reached the bunker.
outcome-css-escaped = { $who } left in a CSS pod.
status-locked-in = { $who } (player { $number }) is locked in the Isolation Room.
status-in-bunker = { $who } (player { $number }) is in the bunker.
status-in-pod = { $who } (player { $number }) waits in { $room }.
status-knowledge = Knowledge { $count }
status-knowledge-active = Knowledge token active
