# What a seat can do, the headings it stands under, and why it cannot.

## Options: actions of a turn

several-move =
    { $cost ->
        [0] Move to: { $things }.
        [one] Move ({ $cost } card) to: { $things }.
       *[other] Move ({ $cost } cards) to: { $things }.
    }
several-careful-move =
    { $cost ->
        [0] Move carefully to: { $things }.
        [one] Move carefully ({ $cost } card) to: { $things }.
       *[other] Move carefully ({ $cost } cards) to: { $things }.
    }
several-play = Play: { $things }.
several-pay = Pay with: { $things }.
several-discard = Discard: { $things }.
several-drop = Drop: { $things }.
several-noise = Noise in: { $things }.
several-look-at = Look at: { $things }.
option-move = Move to { $room }
    .corridor = Move through { $corridor }
option-careful-move = Move carefully to { $room }
    .corridor = Move carefully through { $corridor }
option-play = Play { $card }
option-use = Use { $item }
option-room-action = Use { $room }
option-shoot = Shoot { $what2 } with { $item }
option-melee = Strike { $what }
option-pick-up = Pick up { $object }
option-trade = Trade with the others here
option-craft = Craft { $item }
    .what3 = Craft { $what } from { $what2 } and { $what3 }
option-activate = Activate { $item }
    .what2 = Activate { $item }, giving up { $what2 }
option-drop = Drop { $what }

## Options: paying, keeping, discarding

option-pay = Pay with { $card }
option-discard = Discard { $card }
option-keep-rest = Keep these cards
option-have-none = I have none
option-nothing = Do nothing
option-keep = Keep { $item }
option-keep-objective = Keep { $objective }
option-character = Play the { $character }
option-draw = Draw from the { $deck } deck
option-search = Search
    .deck = Search the { $deck } deck

## Options: reacting

option-let = Let it happen
option-interrupt = Interrupt
option-ignore = Ignore it with { $what }
option-keep-roll = Keep the roll
option-reroll = Roll again
option-fire-on = Fire on
option-cease-fire = Stop firing
option-agree = Agree
    .item = Agree, giving { $item }
option-refuse = Refuse
option-order-ask = From now on ask me
option-order-let-turn = Let everything happen this turn
option-order-let-round = Let everything happen this round
option-order-hold = Stop at every moment

## Options: doors, noise, hazards

option-open-door = Open the door in { $corridor }
option-close-door = Close the door in { $corridor }
option-operate-doors = Operate the doors of { $room }
option-take-door = Take the door out of { $corridor }
option-done = Done
option-noise = Noise in { $corridor }
option-place-malfunction = Put a malfunction here
    .room = Put a malfunction in { $room }
option-remove-fire = Put out the fire
option-remove-malfunction = Remove the malfunction
option-foam = Flood { $what } with foam
option-throw = Throw it at { $what }
    .room = Throw it into { $room }
    .object = Throw it at the eggs in { $room }
option-lure = Lure them to { $room }
option-stun = Stun { $what }

## Options: other ways to move

option-crawl = Crawl through the technical corridors to { $room }
option-order = Send the { $seat } to { $room }
    .corridor = Send the { $seat } through { $corridor }
option-withdraw = Withdraw the offer
    .room = Cover the { $seat } with the { $item } on the way to { $room }
    .corridor = Cover the { $seat } with the { $item } on the way through { $corridor }
    .own = Cover your own retreat to { $room } with the { $item }
option-nobody-else = Nobody else
option-evacuate = Get into { $pod }
option-launch = Launch { $pod }
option-wait = Wait and pass
option-leave-pod = Step out of the pod
option-hibernate = Hibernate
option-slip-away = Slip away to { $room }
    .corridor = Slip away through { $corridor }
option-spacewalk = Walk outside to { $room }

## Options: rooms, cards and items

option-dress = Dress the { $seat }'s { $wound }
    .own = Dress your { $wound }
option-dress-all = Dress all serious wounds
option-heal = Heal the { $seat }'s dressed { $wound }
    .own = Heal your dressed { $wound }
option-heal-light = Heal light wounds
    .seat = Heal the { $seat }'s light wounds
    .own = Heal your light wounds
option-eat = Eat
option-eat-and-scan-hand = Eat and scan the contamination cards in hand
option-wash = Wash
option-wash-and-scan-hand = Wash and scan the contamination cards in hand
option-operate = Have the operation
option-reload = Load { $item }
option-send-signal = Send the signal
option-analyse = Analyse { $object }
option-airlock = Start the airlock procedure in { $room }
option-check-coordinates = Look at the coordinates
option-set-destination = Set the destination to { $letter }
option-check-engine = Look at the engine
option-check-engines = Look at all engines
option-work-on = Work on { $engine }
option-keep-order = Put the tokens back as they were
option-change-order = Put the tokens back the other way round
option-lock = Lock { $pod }
option-unlock = Unlock { $pod }
option-start-self-destruct = Start the self-destruct sequence
option-stop-self-destruct = Stop the self-destruct sequence
option-look-at = Look at { $room }
option-swallow = Swallow it
option-inject = Inject it
option-cleanse = Scan and remove { $card }
option-cleanse-infected = Remove { $card }, known to be infected
option-cleanse-clean = Remove { $card }, known to be clean
option-remove-slime = Wipe off the slime
option-attach = Attach it to { $item }
option-see-objective = Look at the { $seat }'s { $deck }
option-tape = Tape { $what } and { $what2 } together
option-take = Take { $object }

## Options: trade

option-give = Give { $what2 } to the { $seat }
    .what3 = { $what } gives { $what2 } to { $what3 }
option-ask = Ask the { $seat } for { $what2 }
    .deck = Ask the { $seat } for a { $deck }
option-give-ammo = Give ammunition from { $item }
option-show = Show { $item } to the { $seat }
option-reveal = Show { $item } to everybody
option-propose = Propose the offer
option-pass-floor = Yield the floor
option-counter-offer = Refuse and make another offer

## Refusals

refusal-action-cost = you have too few cards to pay for it.
refusal-action-out-of-combat-only = you are in combat.
refusal-action-in-combat-only = no intruder is here.
refusal-action-reaction = it is a reaction: play it at the moment its text names.
refusal-action-trade-trade = nobody else is here.
refusal-action-craft-craft = you lack its components.
refusal-action-shoot-shoot = the weapon is empty.
refusal-action-careful-move-forbidden = every corridor around that room is noisy already.
refusal-door-closed-blocks = a closed door is in the way.
refusal-search-procedure-play = there is nothing to find here.
refusal-quest-activate-action-activate = its condition is not met here.
refusal-malfunction-blocks-room-action-room-action = there is a malfunction here.
refusal-computer-condition-use-computer = no working computer with power is here.

## Headings of lists

group-move = Move
group-room = This room
group-card = Cards
group-item = Items
group-fight = Fight
group-hands = Hands
