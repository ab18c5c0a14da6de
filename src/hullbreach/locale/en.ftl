# Messages of the game. What things are called is in names-en.ftl.
# ask-*      a prompt: the seat asked is $you, other arguments come with the question.
# option-*   a verb; what it concerns is $what, $what2 …, and also by type: $room, $card, $item …
# event-*    what happened, with the arguments of the event.
# A variant (.item) is used when the argument of that name is given: the secret of an event, a longer option.
# Of a seat in $who, $who-number is the player number and $who-seat the seat; of a room in $room, $room-number its
# number; of a list in $cards, $cards-count its length.
# refused-*  why a request changed nothing.
# A selector takes several lines: written on one it is no message at all.

## How things are put together

list-empty = nothing
list-middle = { $a }, { $b }
list-end = { $a } and { $b }
list-either = { $a } or { $b }
facts = { $a }, { $b }
exits = { $a }; { $b }

## References

ref-player = Player { $number }
ref-seat = Seat { $number }
ref-room = { $name } ({ $number })
ref-room-unexplored = room { $number }, unexplored
ref-room-peeked = room { $number }, unexplored but seen to be { $name }
ref-corridor = the corridor between { $one } and { $other }
ref-corridor-from-here = corridor { $numbers } to { $room }
ref-technical = the technical corridors
ref-intruder = { $species } { $number }
ref-pod = Pod { $number }
ref-engine = Engine { $number }
colour-red = red
colour-yellow = yellow
colour-green = green
colour-white = white
colour-blue = crafted
colour-belonging = personal
deck-blue = crafted item
deck-belonging = personal item
deck-personal = personal objective
deck-corporate = corporate objective

# Tokens: what was drawn from the bag, what lies on a room, what lies on an engine.
token-blank = blank token
token-larva = { species-larva } token, surprise number { $number }
token-creeper = { species-creeper } token, surprise number { $number }
token-adult = { species-adult } token, surprise number { $number }
token-breeder = { species-breeder } token, surprise number { $number }
token-queen = { species-queen } token, surprise number { $number }
token-malfunction =
    { $number ->
        [one] malfunction and { $number } item
       *[other] malfunction and { $number } items
    }
token-doors =
    { $number ->
        [one] doors and { $number } item
       *[other] doors and { $number } items
    }
token-fire =
    { $number ->
        [one] fire and { $number } item
       *[other] fire and { $number } items
    }
token-slime =
    { $number ->
        [one] slime and { $number } item
       *[other] slime and { $number } items
    }
token-danger =
    { $number ->
        [one] danger and { $number } item
       *[other] danger and { $number } items
    }
token-silence =
    { $number ->
        [one] silence and { $number } item
       *[other] silence and { $number } items
    }
token-working = working
token-damaged = damaged

## Prompts

ask-otherwise = { $you }, choose one ({ $ask }).
ask-action =
    { $nth ->
        [1] { $you }, take your first action or pass.
        [2] { $you }, take your second action or pass.
       *[other] { $you }, take action number { $nth } or pass.
    }
ask-agree = { $you }, the { $by } offers: { $offer }. Do you agree?
ask-agree-to-leave = { $you }, the { $who } would cover you while you go to { $room }. Do you agree?
ask-careful-noise = { $you }, which corridor gets the noise of your careful steps?
ask-character = { $you }, which character do you play?
ask-discard-any = { $you }, discard any cards you like; you draw up to five again.
ask-discard-one = { $you }, discard one action card.
ask-drop = { $you }, your hands are too full: what do you drop?
ask-engine-order = { $you }, the engine is { $status } as it is. In which order do the tokens go back?
ask-fire-on = { $you }, spend one more ammunition for one more injury?
ask-ignore-attack =
    { $card ->
        [none] { $you }, { $foe } attacks you. Do you ignore it?
       *[other] { $you }, { $foe } attacks you with { $card }. Do you ignore it?
    }
ask-in-pod = { $you }, you wait in the pod: launch, step out, or go on waiting?
ask-interrupt = { $you }, the { $who } announces: { $action }. Interrupt?
ask-keep-item = { $you }, which item do you keep? The other goes to the bottom of its deck.
ask-launch = { $you }, launch the pod now, or wait in it and pass?
ask-look-at-room = { $you }, which unexplored room do you look at?
ask-objective = { $you }, which objective do you keep? The other leaves the game unseen.
ask-operate-doors = { $you }, which doors do you open or close around { $room }?
ask-pay =
    { $count ->
        [one] { $you }, discard one card to pay.
       *[other] { $you }, discard { $count } cards to pay.
    }
ask-place-event = { $you }, the next event is { $event }. Where does it go?
ask-replace-cards = { $you }, discard any cards, contamination too; you draw as many and one more.
ask-reroll =
    { $face ->
        [blank] { $you }, you rolled a blank. Roll again?
        [creeper] { $you }, you rolled the small hit, which hurts larvae and creepers. Roll again?
        [adult] { $you }, you rolled the large hit, which hurts adults and smaller. Roll again?
        [hit] { $you }, you rolled a hit. Roll again?
       *[double] { $you }, you rolled a double hit. Roll again?
    }
ask-rescan =
    { $face ->
        [silence] { $you }, your noise roll is silence. Discard a card and roll again?
        [danger] { $you }, your noise roll is danger. Discard a card and roll again?
       *[other] { $you }, your noise roll is { $face }. Discard a card and roll again?
    }
ask-take-door-token = { $you }, no door is left in the box: which one do you take for { $corridor }?
ask-trade =
    { $offer-count ->
        [0] { $you }, you have the floor: show something, make an offer, or pass the floor.
       *[other] { $you }, your offer so far: { $offer }. Add to it, propose it, or withdraw it.
    }
ask-use = { $you }, how do you use { $thing }?
ask-withdraw = { $you }, who leaves the fight, and where to?

## Options: actions of a turn

option-with-foes = { $option }; { $there }
option-with-cost =
    { $cost ->
        [one] { $option } ({ $cost } card)
       *[other] { $option } ({ $cost } cards)
    }
option-comes-to = { $option }: { $use }
# Several options of one verb in one line, for readers of plain text.
several = { $number } { $name }
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
option-otherwise = { $verb }
    .what = { $verb }: { $what }
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
option-auto-load = Load { $what2 } with { $what }
option-pass = Pass
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
option-rescan = Discard { $card } and roll again
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
option-destroy-door = Destroy the door in { $corridor }
option-operate-doors = Work the doors of { $room }
option-take-door = Take the door out of { $corridor }
option-done = Done
option-noise = Noise in { $corridor }
option-place-fire = Set fire to this room
    .item = Set fire to this room with { $item }
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

## Options: moving otherwise

option-escape = Escape to { $room }
    .corridor = Escape through { $corridor }
option-crawl = Crawl through the technical corridors to { $room }
option-order = Send the { $seat } to { $room }
    .corridor = Send the { $seat } through { $corridor }
option-withdraw = Take the offer back
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
option-fire-thrusters = Fire the thrusters

## Options: rooms, cards and items

option-scan-hand = Scan the contamination cards in hand
option-dress = Dress one { $wound } of the { $seat }
    .own = Dress your { $wound }
option-dress-all = Dress all serious wounds
option-heal = Heal a dressed { $wound } of the { $seat }
    .own = Heal your dressed { $wound }
option-heal-light = Heal light wounds
    .seat = Heal the light wounds of the { $seat }
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
option-look-at-event = Look at the next event
option-leave-on-top = Leave it on top
option-put-at-bottom = Put it at the bottom
option-motivate = Motivate everyone here
option-swallow = Swallow it
option-inject = Inject it
option-cleanse = Scan and remove { $card }
option-cleanse-infected = Remove { $card }, known to be infected
option-cleanse-clean = Remove { $card }, known to be clean
option-remove-slime = Wipe off the slime
option-attach = Attach it to { $item }
option-see-objective = Look at the { $deck } of the { $seat }
option-tape = Tape { $what } and { $what2 } together
option-take = Take { $object }

## Options: trade

option-give = Give { $what2 } to the { $seat }
    .what3 = { $what } gives { $what2 } to { $what3 }
option-ask = Ask the { $seat } for { $what2 }
    .deck = Ask the { $seat } for a { $deck }
option-give-ammo = Give ammunition of { $item }
option-show = Show { $item } to the { $seat }
option-reveal = Show { $item } to everybody
option-propose = Propose the offer
option-pass-floor = Pass the floor
option-counter-offer = Refuse and make another offer

## Refusals

refusal = { $option }: { $reason }
refusal-action-cost = you have too few cards to pay for it.
refusal-action-out-of-combat-only = you are in combat.
refusal-action-in-combat-only = no intruder is here.
refusal-action-reaction = it answers something that happens, at the moment its text names.
refusal-action-trade-trade = nobody else is here.
refusal-action-craft-craft = you lack its components.
refusal-action-shoot-shoot = the weapon is empty.
refusal-action-careful-move-forbidden = every corridor around it is noisy already.
refusal-door-closed-blocks = a closed door is in the way.
refusal-search-procedure-play = there is nothing to find here.
refusal-quest-activate-action-activate = what it asks for is not met here.
refusal-malfunction-blocks-room-action-room-action = there is a malfunction here.
refusal-computer-condition-use-computer = no working computer with power is here.

## Events: set-up and rounds

event-otherwise = ({ $kind })
    .about = ({ $kind }: { $about })
event-help-card = Seat { $who-seat } is Player { $number }.
event-objectives-dealt =
    { $count ->
        [one] Player { $who-number } gets { $count } secret objective.
       *[other] Player { $who-number } gets { $count } secret objectives.
    }
    .cards = Your objectives are { $cards }.
event-draft = Player { $who-number } may play the { $first } or the { $second }.
event-character-chosen = Player { $who-number } plays the { $character }.
event-first-player = { $who } has the first player token.
    .setup = Player { $who-number } has the first player token.
event-round-begins = Round { $round } begins.
event-turn-begins = { $who } begins a turn in { $room }.
event-drew =
    { $count ->
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
    .cards =
        { $count ->
            [one] You draw { $cards }.
           *[other] You draw { $count } cards: { $cards }.
        }
event-reshuffled = { $who } shuffles the discard pile into a new deck.
event-everything-shuffled = { $who } shuffles all cards into one deck.
event-discarded = { $who } discards { $card }.
event-passed = { $who } passes.
event-order-set = Your standing order is set.
    .order =
        { $order ->
            [let-turn] You let everything happen this turn.
            [let-round] You let everything happen this round.
            [hold] You will be asked at every moment.
           *[ask] You will be asked before you react.
        }
event-undone = An answer was taken back.

## Events: acting

event-acts = { $who }: { $action }.
event-acts-without-limit = { $who } may act without limit this turn.
event-everyone-passes = { $who } fires the thrusters: everyone passes, and no intruder attacks this round.
event-interrupted = { $who } interrupts { $whom }: { $action }.
event-room-used = { $who } uses the { $place }.
event-room-used-free = { $who } uses the { $place } without paying.
event-moved = { $who } moves to { $room }.
event-escaping = { $who } tries to escape to { $room }.
event-covered = { $who } covers the way out with the { $item }; { $ammo } ammunition left.
event-explored = { $who } explores the { $kind }.
event-token-revealed =
    { $token ->
        [malfunction] The exploration token in { $room } shows a malfunction.
        [doors] The exploration token in { $room } shows doors.
        [fire] The exploration token in { $room } shows fire.
        [slime] The exploration token in { $room } shows slime.
        [danger] The exploration token in { $room } shows danger.
       *[silence] The exploration token in { $room } shows silence.
    }
event-searched = { $who } searches { $room }; item counter now { $left }.
event-room-peeked = { $who } looks into room { $room-number } in secret.
    .place = You look into room { $room-number }: it is the { $place }.
    .token = You look into room { $room-number }: it is the { $place }, with { $token }.
event-attempt-fails = { $who } is heard in { $room } and does not get in.
event-signal-sent = { $who } sends the signal.
event-items-drawn =
    { $count ->
        [one] { $who } draws { $count } card from the { $deck } deck.
       *[other] { $who } draws { $count } cards from the { $deck } deck.
    }
event-item-gained = { $who } takes a { $colour } item.
    .item = You take { $item }.
event-heavy-item-gained = { $who } takes the { $item } in hand.
event-item-discarded = { $who } discards { $item }.
event-item-dropped = { $who } drops a { $colour } item; it is lost.
    .item = { $who } drops { $item }; it is lost.
event-item-revealed = { $who } shows { $item } to everybody.
event-item-shown = { $who } shows the { $to } a { $colour } item.
    .item = { $who } shows the { $to } { $item }.
event-object-taken = { $who } picks up { $object }.
event-object-dropped = { $who } drops { $object } in { $room }.
event-crafted = { $who } crafts { $item }.
event-quest-activated = { $who } activates { $item }.
event-attached = { $who } attaches { $item } to { $to }.
event-taped = { $who } tapes { $first } and { $second } together.
event-reloaded =
    { $count ->
        [one] { $who } loads { $count } ammunition on the { $item }, which now has { $ammo }.
       *[other] { $who } loads { $count } ammunition on the { $item }, which now has { $ammo }.
    }

## Events: trade

event-trade-opened = { $who } opens a trade in { $room }.
event-trade-over = The trade is over.
event-laid-out = { $giver } lays something out for the { $taker }.
    .colour = { $giver } lays out a { $colour } item for the { $taker }.
    .item = { $giver } lays out { $item } for the { $taker }.
    .object = { $giver } lays out { $object } for the { $taker }.
event-asked-for = { $taker } asks the { $giver } for something.
    .colour = { $taker } asks the { $giver } for a { $colour } item.
    .item = { $taker } asks the { $giver } for { $item }.
    .object = { $taker } asks the { $giver } for { $object }.
event-offer-proposed = { $who } proposes the offer to { $to }.
event-offer-refused = { $by } will not have the offer of the { $who }.
event-item-traded = { $giver } gives the { $taker } a { $colour } item.
    .item = { $giver } gives the { $taker } { $item }.
event-object-traded = { $giver } gives the { $taker } { $object }.

## Events: noise and encounters

event-noise-rolled =
    { $face ->
        [silence] { $who } rolls for noise: silence.
        [danger] { $who } rolls for noise: danger.
       *[other] { $who } rolls for noise: { $face }.
    }
event-silence-broken = The slime gives the { $who } away.
event-noise-placed = Noise in { $corridor }.
event-noise-again = Noise again in { $corridor }: { $who } has been heard.
event-noise-cleared = The noise around { $room } falls silent.
event-noise-roll-skipped = { $who } is in combat and does not roll for noise.
event-danger = Danger in { $room }.
event-encounter = Encounter in { $room }: { $who }.
event-token-drawn = From the bag comes: { $token }.
event-nothing-there = Nothing there; but noise all around { $room }.
event-no-miniature = No { $kind } is left to appear.
event-intruder-appears = { $foe } appears in { $room }!
event-surprise-check =
    { $surprised ->
        [yes]
            { $cards ->
                [one] { $who } holds { $cards } card against surprise { $number }: a surprise attack!
               *[other] { $who } holds { $cards } cards against surprise { $number }: a surprise attack!
            }
       *[no]
            { $cards ->
                [one] { $who } holds { $cards } card against surprise { $number }: no surprise attack.
               *[other] { $who } holds { $cards } cards against surprise { $number }: no surprise attack.
            }
    }

## Events: intruders

event-attack =
    { $surprise ->
        [yes] { $foe } attacks the { $who } by surprise.
       *[no] { $foe } attacks the { $who }.
    }
event-attack-card =
    { $hits ->
        [yes] { $card } hits the { $who }.
       *[no] { $card } does not apply to { $foe }. The { $who } is unhurt.
    }
event-attack-ignored = { $who } ignores the attack with { $card }.
event-attack-deck-reshuffled = The attack deck is reshuffled.
event-larva-infests = { $foe } gets at the { $who }.
event-intruder-transforms = { $foe } changes shape in { $room }.
event-intruder-moves = { $foe } moves to { $room }.
event-intruder-blocked = { $foe } runs into a closed door of { $room }.
event-intruder-hides =
    { $returned ->
        [yes] { $foe } slips back into the dark.
       *[no] { $foe } leaves { $room }.
    }
event-intruder-heals =
    { $total ->
        [0] { $foe } heals { $count } and has no injuries left.
        [one] { $foe } heals { $count } and has { $total } injury left.
       *[other] { $foe } heals { $count } and has { $total } injuries left.
    }
event-intruder-dies = { $foe } dies in { $room }.
event-injured =
    { $count ->
        [one] { $foe } takes { $count } injury ({ $total } in all).
       *[other] { $foe } takes { $count } injuries ({ $total } in all).
    }
event-injury-check =
    { $result ->
        [dies] Blood value { $blood }: enough to kill { $foe }.
        [retreat] { $foe } runs.
       *[lives]
            { $blood ->
                [one] { $foe } survives: { $blood } injury was needed.
               *[other] { $foe } survives: { $blood } injuries were needed.
            }
    }
event-retreats = { $foe } flees through corridor { $number }.
event-egg-added =
    { $count ->
        [one] The Queen lays an egg; { $count } is in the Nest.
       *[other] The Queen lays an egg; { $count } are in the Nest.
    }
event-egg-hatches =
    { $count ->
        [0] An egg hatches; none is left in the Nest.
        [one] An egg hatches; { $count } is left in the Nest.
       *[other] An egg hatches; { $count } are left in the Nest.
    }
event-eggs-destroyed =
    { $count ->
        [one] { $count } egg is destroyed in { $room }.
       *[other] { $count } eggs are destroyed in { $room }.
    }
event-nest-destroyed = The Nest is destroyed.
event-queen-in-nest = The Queen comes to her Nest.
event-weakness-discovered = { $who } analyses { $object } and discovers { $weakness }.

## Events: fighting

event-grenade-thrown = { $who } throws a grenade at { $target } in { $room }.
event-molotov-thrown =
    { $eggs ->
        [yes] { $who } throws a burning bottle at the eggs in { $room }.
       *[no] { $who } throws a burning bottle into { $room }.
    }
event-decoy-thrown = { $who } throws a decoy into { $room }.
event-shot = { $who } shoots at { $target } with the { $item }; { $ammo } left.
event-ammo-spent = { $who } empties the { $item } further; { $ammo } left.
event-combat-rolled =
    { $face ->
        [blank] { $who } rolls a blank.
        [creeper] { $who } rolls the small hit, which hurts only larvae and creepers.
        [adult] { $who } rolls the large hit, which hurts adults and smaller.
        [hit] { $who } rolls a hit.
       *[double] { $who } rolls a double hit.
    }
event-shot-result =
    { $injuries ->
        [0] { $who } misses { $target }.
        [one] { $who } hits { $target } for { $injuries } injury.
       *[other] { $who } hits { $target } for { $injuries } injuries.
    }
event-melee-result =
    { $injuries ->
        [0] { $who } strikes at { $target } and misses.
       *[other] { $who } strikes { $target }.
    }

## Events: wounds and contamination

event-light-wound =
    { $count ->
        [1] { $who } takes a light wound.
       *[other] { $who } takes a second light wound.
    }
event-light-to-serious = The light wounds of the { $who } become a serious one.
event-serious-wound = { $who } takes a serious wound: { $wound }.
event-wound-dressed = One { $wound } of the { $who } is dressed.
event-wound-healed = One { $wound } of the { $who } is healed.
event-light-healed =
    { $count ->
        [one] A light wound of the { $who } is healed.
       *[other] { $count } light wounds of the { $who } are healed.
    }
event-burned = { $who } burns.
event-slimed = { $who } is covered with slime.
event-slime-removed = { $who } is rid of the slime.
event-contaminated = { $who } takes a contamination card.
event-scanned =
    { $infected ->
        [0]
            { $count ->
                [one] The scanner finds the contamination card of the { $who } clean.
               *[other] The scanner finds the { $count } contamination cards of the { $who } clean.
            }
       *[other]
            { $count ->
                [one] The scanner finds the contamination card of the { $who } infected.
               *[other] The scanner finds { $infected } of { $count } contamination cards of the { $who } infected.
            }
    }
event-contamination-removed =
    { $count ->
        [one] { $count } contamination card of the { $who } leaves the game.
       *[other] { $count } contamination cards of the { $who } leave the game.
    }
event-infested = { $who } carries a larva.
event-larva-removed = { $who } is rid of the larva.
event-died = { $who } dies in { $room }.

## Events: the ship

event-door-opened = The door in { $corridor } opens.
event-door-closed = The door in { $corridor } closes.
event-door-destroyed = The door in { $corridor } is destroyed.
event-fire-placed = Fire in { $room }.
event-fire-removed = The fire in { $room } is out.
event-malfunction-placed = Malfunction in { $room }.
event-malfunction-removed = The malfunction in { $room } is repaired.
event-items-burnt = The items in { $room } burn.
event-foam = Foam floods { $room }.
event-airlock-procedure = The airlock procedure begins in { $room }.
event-airlock-cancelled = The airlock procedure in { $room } is cancelled.
event-decompressed = { $room } is opened to space.
event-time-advances = The time track shows { $time }.
event-hibernation-opens = The hibernation chambers open.
event-self-destruct-starts = The self-destruct sequence starts!
event-self-destruct-stops = The self-destruct sequence stops.
event-self-destruct-advances = Self-destruction in { $space }.
event-destination-set = { $who } sets the destination to { $letter }.
event-coordinates-checked = { $who } looks at the coordinates in secret.
    .card = You look at the coordinates: { $card }.
event-engine-checked = { $who } looks at { $engine } in secret.
    .status = You look at { $engine }: it is { $status }.
event-engine-opened = { $who } opens { $engine } and looks in secret.
    .status = You open { $engine }: it is { $status }.
event-engine-order =
    { $changed ->
        [yes] { $who } changes the order of the tokens of { $engine }.
       *[no] { $who } leaves the tokens of { $engine } as they were.
    }
event-pod-entered = { $who } gets into { $pod }.
event-pod-left = { $who } steps out of the pod in { $room }.
event-pod-locked = { $pod } is locked.
event-pod-unlocked = { $pod } is unlocked.
event-pods-unlocked = All pods are unlocked.
event-pod-launched =
    { $count ->
        [0] { $pod } is launched empty.
        [one] { $pod } is launched with one aboard.
       *[other] { $pod } is launched with { $count } aboard.
    }
event-escaped = { $who } has escaped.
event-hibernates = { $who } hibernates.

## Events: the event phase

event-event-drawn = Event: { $card }.
event-event-removed = { $card } leaves the game.
event-event-deck-reshuffled = The event deck is reshuffled.
event-event-seen = { $who } looks at the next event in secret.
    .event = You see the next event: { $event }.
event-event-buried = { $who } puts the next event at the bottom.
event-bag-drawn = Drawn from the bag: { $token }.
event-token-added = One { $kind } token joins the bag.
event-token-removed = The { $kind } token leaves the bag.
event-something-moves = Something stirs. Everyone rolls for noise.

## Events: the end

event-nobody-left = Nobody is left awake on the ship.
event-ship-jumps = The ship jumps.
event-ship-explodes = The ship explodes.
event-perished = { $who } perishes.
event-victory-check =
    { $alive ->
        [0] Nobody has survived.
        [one] One survivor. Who has won?
       *[other] { $alive } survivors. Who has won?
    }
event-engine-revealed =
    { $state ->
        [working] { $engine } works.
       *[damaged] { $engine } is damaged.
    }
event-coordinates-revealed = The ship arrives: { $destination }.
event-final-draw = { $who } draws { $cards }.
event-objective-chosen = { $who } keeps one objective.
    .removed = { $who } keeps one objective and removes the { $removed }, face down.
    .kept = You keep { $kept }.
event-objective-seen = { $who } looks in secret at the { $deck } of the { $other }.
    .objective = You look at the { $deck } of the { $other }: { $objective }.
event-objective-revealed =
    { $met ->
        [yes] The objective of the { $who } was { $objective }: fulfilled.
       *[no] The objective of the { $who } was { $objective }: not fulfilled.
    }
whole-objectives-dealt = Objectives of the { $who }: { $cards }.
whole-drew =
    { $count ->
        [one] { $who } draws { $cards }.
       *[other] { $who } draws { $count } cards: { $cards }.
    }
whole-order-set = Somebody sets a standing order.
whole-room-peeked = { $who } looks into room { $room-number } in secret: it is the { $place }.
    .token = { $who } looks into room { $room-number } in secret: it is the { $place }, with { $token }.
whole-item-gained = { $who } takes { $item }.
whole-coordinates-checked = { $who } looks at the coordinates in secret: { $card }.
whole-engine-checked = { $who } looks at { $engine } in secret: it is { $status }.
whole-engine-opened = { $who } opens { $engine } and looks in secret: it is { $status }.
whole-event-seen = { $who } looks at the next event in secret: { $event }.
whole-objective-chosen = { $who } keeps { $kept }.
whole-objective-seen = { $who } looks in secret at the { $deck } of the { $other }: { $objective }.
whole-attack-cards-drawn = { $who } draws attack cards in secret: { $cards }.
whole-event-cards-drawn = { $who } draws event cards in secret: { $cards }.
replay-unfinished = The record ends here; the game was not played to its end.

## The outcome

outcome-ship-explodes = The ship exploded.
outcome-ship-jumps = The ship jumped.
outcome-nobody-left = Nobody was left awake on the ship.
outcome-nobody-survived = Nobody survived.
outcome-engines-failed = At least two engines failed.
outcome-ship-reaches-earth = The ship reached { planet-earth }.
outcome-ship-reaches-mars = The ship reached { planet-mars }.
outcome-ship-reaches-venus = The ship reached { planet-venus }.
outcome-ship-reaches-deep-space = The ship was lost in { planet-deep-space }.
outcome-died = { $who } died.
outcome-perished = { $who } perished.
outcome-escaped = { $who } escaped in a pod.
outcome-hibernates = { $who } hibernated.
outcome-quarantined = { $who } was taken into quarantine and lives.
outcome-clean = { $who } was not infected.
outcome-overcame-infection = { $who } was infected and overcame it.
outcome-objective-failed = { $who } did not fulfil the objective.
    .objective = { $who } did not fulfil { $objective }.
outcome-wins = { $who } fulfilled the objective and wins.
    .objective = { $who } fulfilled { $objective } and wins.
outcome-winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }

## Rooms in words

place-facts = { $facts }.
place-number = room { $number }
place-unexplored = unexplored
place-peeked = unexplored but seen
place-computer = computer
place-computer-broken = computer out of order
place-items =
    { $count ->
        [0] no items left
        [one] { $count } item
       *[other] { $count } items
    }
place-token = a token seen: { $token }
place-fire = on fire
place-malfunction = malfunction
place-airlock = airlock procedure running
place-crew =
    { $count ->
        [one] { $crew } is here.
       *[other] { $crew } are here.
    }
place-intruders =
    { $count ->
        [one] { $intruders } is here!
       *[other] { $intruders } are here!
    }
place-objects = Lying here: { $objects }.
place-exits = Exits: { $exits }.
place-neighbours = Exits to { $rooms }.
exit = { $numbers } to { $to }
exit-numbers = { $first }
exit-numbers-two = { $first }-{ $last }
exit-door-closed = door closed
exit-door-destroyed = door destroyed
exit-noise = noise
exit-fire = fire there
exit-there =
    { $count ->
        [one] { $who } is there
       *[other] { $who } are there
    }
intruder-injured =
    { $count ->
        [one] { $name } with { $count } injury
       *[other] { $name } with { $count } injuries
    }

## Characters in words

status-aboard = { $who } (player { $number }) is in { $room }.
status-hibernating = { $who } (player { $number }) hibernates.
status-escaped = { $who } (player { $number }) has escaped.
status-dead = { $who } (player { $number }) is dead.
status-choosing = { $who } has yet to choose a character.
status-conditions = Condition: { $conditions }.
status-light =
    { $count ->
        [one] { $count } light wound
       *[other] { $count } light wounds
    }
status-dressed = { $wound }, dressed
status-slimed = slimed
status-infested = carries a larva
status-signalled = has sent the signal
status-passed = has passed
status-cards =
    { $contamination ->
        [0]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck.
               *[other] { $hand } cards in hand, { $deck } in the deck.
            }
        [one]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck; { $contamination } contamination card among all.
               *[other] { $hand } cards in hand, { $deck } in the deck; { $contamination } contamination card among all.
            }
       *[other]
            { $hand ->
                [one] { $hand } card in hand, { $deck } in the deck; { $contamination } contamination cards among all.
               *[other] { $hand } cards in hand, { $deck } in the deck; { $contamination } contamination cards among all.
            }
    }
status-hands = In hand: { $things }.
status-weapon = { $weapon } ({ $ammo } of { $capacity })
status-colour = { $count } { $colour }
status-inventory =
    { $named ->
        [0] Inventory: { $colours }.
       *[other] Inventory: { $colours } ({ $known }).
    }
status-quests = Quest items: { $quests }.

## Clocks in words

clock-round =
    { $phase ->
        [setup] Set-up.
        [event] Round { $round }, event phase.
        [end] The end.
       *[player] Round { $round }, the turn of the { $who }.
    }
clock-time =
    { $space ->
        [blue] Time { $time }: the hibernation chambers are open.
        [red] The ship jumps.
       *[white] Time { $time }.
    }
clock-destination = Destination { $letter }.
clock-self-destruct =
    { $locked ->
        [yes] Self-destruction in { $space }, and nothing stops it.
       *[no] Self-destruction in { $space }.
    }

## The table in words

board-noise = Noise: { $corridors }.
board-doors = Closed doors: { $corridors }.
board-pod =
    { $state ->
        [locked] Pod { $number }, section { $section }: locked.
        [launched] Pod { $number }: gone.
       *[unlocked] Pod { $number }, section { $section }: unlocked.
    }
    .crew = Pod { $number }, section { $section }: { $crew } inside.
board-engine = Engine { $number } is { $state }, as you have seen.
board-coordinates = Coordinates you have seen: A { $a }, B { $b }, C { $c }, D { $d }.
board-bag =
    { $count ->
        [one] The bag holds { $count } token: { $tokens }.
       *[other] The bag holds { $count } tokens: { $tokens }.
    }
board-tokens = { $count } { $species }
board-eggs =
    { $count ->
        [0] No eggs in the Nest.
        [one] { $count } egg in the Nest.
       *[other] { $count } eggs in the Nest.
    }
board-weakness = Weakness discovered: { $name }.

## Headings of lists

group-move = Move
group-room = This room
group-card = Cards
group-item = Items
group-fight = Fight
group-hands = Hands
group-other = Other

## Commands

record-verified = These rules play the record just as it was played.

## Playing in the terminal

play-welcome =
    { $people ->
        [0] { $bots } bots play; you watch.
       *[other] Type the number of what you want to do, or ? for help.
    }
play-curtain = Pass the keyboard to { $who }, then press Enter.
play-person = { $name } ({ $character })
play-misunderstood = “{ $typed }” is nothing I know here. Type a number from 1 to { $count }, or ? for help.
play-times = { $what } ×{ $count }
play-refusals = What you cannot do now, and why
play-keys = What you can type
play-key-number = choose that option; where several cards are asked for, several numbers
play-key-help = this help, and what you cannot do
play-key-rule = a rule: r 3 of an option, r ID; alone, the rule of this question
play-key-rules = the rules that speak of some words: rules noise door
play-key-what = what a thing or a word is: what NAME, what 3 of an option; alone, the words of this question
play-key-prompt = the question once more
play-key-status = status: clocks and crew
play-key-clocks = round and tracks
play-key-crew = the others
play-key-body = my own body and what I hold
play-key-room = my room and its exits; another room: m 7
play-key-near = my room and the rooms next to it
play-key-path = the way to a room: path 7, path cockpit
play-key-changed = what is different since my last turn
play-key-board = the whole board
play-key-ways = ways out, and what they depend on
play-key-hand = my hand, inventory and objectives
play-key-objectives = my objectives
play-key-win = how do I win?
play-key-memory = what everybody could remember
play-key-map = a compact map
play-key-last = the last events; more of them: l 200
play-key-aside = what I may do besides: a lists it, a 2 does it
play-key-undo = undo my last answer
play-key-save = save the game: save FILE
play-key-replace = the same, even if the file is there: save! FILE
play-key-quit = quit
# Words that may be typed for each command, with spaces between.
command-number = number
command-help = ? help
command-rule = r rule why
command-rules = rules
command-what = what
command-prompt = p prompt
command-status = s status
command-clocks = c clocks
command-crew = crew
command-body = body
command-room = m room
command-near = n near
command-path = path
command-changed = changed
command-board = b board
command-ways = ways out
command-hand = h hand
command-objectives = o objectives
command-win = w win
command-memory = memory
command-map = map
command-last = l last
command-aside = a aside
command-undo = u undo
command-save = save
command-replace = save!
command-quit = q quit
play-no-rules = No rule speaks of: { $words }
play-save-where = Where to? Type: save FILE
play-no-room = There is no room { $room }.
play-nowhere = You are in no room.
play-no-option = There is no option { $number } here; they go from 1 to { $count }.
what-name = { $name } ({ $sort })
what-entry = { $name }: { $text }
what-facts = Printed on it: { $facts }.
what-question =
    { $count ->
        [0] Nothing in this question has an explanation of its own. Type: what NAME
       *[other] In this question (what NAME explains):
    }
what-several = Several things are called like that:
what-nothing = Nothing here has an explanation of its own: { $option }
what-unknown =
    { $near-count ->
        [0] Nothing in this game is called “{ $name }”.
       *[other] Nothing in this game is called “{ $name }”. Did you mean { $near }?
    }
path-where = Where to? Type: path 7
path-here = You are in { $room }.
path-none = No corridor you see leads to { $room }.
path-steps =
    { $count ->
        [one] To { $room }: { $count } step, through corridor
       *[other] To { $room }: { $count } steps, through corridor
    }
path-step = { $way }
path-doors =
    { $count ->
        [one] A closed door is in the way, and there is no way round it.
       *[other] { $count } closed doors are in the way, and there is no way round them.
    }
changed-first = This is your first turn here: there is nothing to compare with.
changed-nothing = Nothing has changed since your last turn.
changed-noise = New noise: { $corridors }.
changed-noise-gone = Noise gone: { $corridors }.
changed-closed = Doors closed: { $corridors }.
changed-closed-gone = Doors no longer closed: { $corridors }.
changed-destroyed = Doors destroyed: { $corridors }.
changed-destroyed-gone = Doors repaired: { $corridors }.
what-sort-characters = character
what-sort-rooms = room
what-sort-cards = action card
what-sort-items = item
what-sort-quests = quest item
what-sort-creatures = intruder
what-sort-attacks = attack card
what-sort-events = event card
what-sort-objectives = objective
what-sort-weaknesses = weakness
what-sort-wounds = serious wound
what-sort-exploration = exploration token
what-sort-term = word of the rules
play-hand = Hand ({ $count })
play-inventory = Inventory ({ $count })
play-objectives = Objectives ({ $count })
play-thing = { $name }: { $text }
play-asides =
    { $count ->
        [0] Nothing besides.
       *[other] Besides you may (a NUMBER):
    }
play-consent = Does everybody agree? (y/n)
# Words that mean yes and no when typed, with spaces between.
play-yes = y yes
play-no = n no
play-save = Save the game? Type a file name, or press Enter not to:
play-saved = Saved. Go on with:
play-left = You leave the game.
play-left-kept = You leave the game; it is kept. Go on with:
play-over = The game is over. Ask about it (details, why, memory, what NAME, ? for more), save FILE, or quit.
kept-games =
    { $count ->
        [0] No game is kept here.
       *[other] Games kept here, the one played last first (--resume last, --resume last-2 …)
    }
kept-game =
    { $players ->
        [one] { $word }: { $game }, { $players } player, { $at }. { $clocks }
       *[other] { $word }: { $game }, { $players } players, { $at }. { $clocks }
    }
kept-broken = { $word }, { $at }: { $because }
kept-choose = Which one? Type its number, or press Enter for none.
play-recorded = Recorded. Watch it again with:
play-recording = This game is recorded. Its seed has the hash { $hash }, and hullbreach replay --verify will name it again.

## Requests that change nothing

refused-file-not-readable = { $file } cannot be read: { system-cause }.
refused-file-not-writable = { $file } cannot be written: { system-cause }.
refused-file-is-there =
    { $way ->
        [command] { $file } is there already. To replace it, type: save! { $file }
        [prompt] { $file } is there already. To replace it, type: ! { $file }
        [record] { $file } is there already, and --record does not replace it. Choose another name.
       *[flag] { $file } is there already, and --save does not replace it. Choose another name, or go on with that game: --resume { $file }
    }
refused-not-kept =
    { $count ->
        [0] There is no { $word }: no game is kept here.
       *[other] There is no { $word }; --resume list shows the games kept here.
    }
refused-bad-people =
    { $players ->
        [one] “{ $people }” does not fit { $players } seat: give a number or names with commas.
       *[other] “{ $people }” does not fit { $players } seats: give a number or names with commas.
    }
refused-option-needs-value = { $option } needs a value, as in name=value.
refused-scenario-not-toml = Not valid TOML: the file ends too early.
    .text = Not valid TOML: { $text }
refused-scenario-key-unknown =
    { $near-count ->
        [0] There is no key { $key } in the head of a scenario. There are: { $keys }.
       *[other] There is no key { $key } in the head of a scenario. Did you mean { $near }?
    }
refused-scenario-key-missing = The key { $key } is missing; it holds { scenario-shape }.
refused-scenario-key-shape = The key { $key } holds { scenario-shape }, not { $found }.
scenario-shape =
    { $expected ->
        [text] a text in quotation marks
        [number] a whole number
        [texts] a list of texts in quotation marks
        [named-texts] a table of texts in quotation marks, each with a name
        [table] a table in braces
        [flag] true or false
        [text-or-number] a text in quotation marks or a whole number
        [values] a list
       *[steps] the steps, each under the heading [[step]]
    }
refused-scenario-crew-twice = The key crew names { $character } more than once; every seat has a character of its own.
refused-scenario-rule-unknown =
    { $near-count ->
        [0] The key rules names a rule that is in no rule book: { $rule }.
       *[other] The key rules names a rule that is in no rule book: { $rule }. Did you mean { $near }?
    }
refused-scenario-step-unknown =
    { $keys-count ->
        [0] This step is empty. A step has set, fate, expect, or who and play.
       *[other] This step has { $keys }. A step has set, fate, expect, or who and play.
    }
refused-scenario-arrangement-unknown =
    { $near-count ->
        [0] Nothing can be set by the name { $verb }. There are: { $verbs }.
       *[other] Nothing can be set by the name { $verb }. Did you mean { $near }?
    }
refused-scenario-arrangement-takes =
    { $wanted-count ->
        [0] { $verb } cannot be set with { $given }: it takes nothing.
       *[other] { $verb } cannot be set with { $given }: it takes { $wanted }.
    }
refused-scenario-value-shape = In { $verb }, { $key } holds { scenario-shape }, not { $found }.
refused-scenario-name-unknown =
    { $near-count ->
        [0] There is no { $sort } { $name }. There are: { $names }.
       *[other] There is no { $sort } { $name }. Did you mean { $near }?
    }
refused-scenario-number-beyond = { $verb } cannot be { $found }: it goes from { $least } to { $most }.
refused-scenario-contradiction = { $second } would undo { $first }.
refused-scenario-fate-unused = Fate was scripted and never used: { $source } { $values }.
refused-scenario-event-unknown =
    { $near-count ->
        [0] There are no events of the kind { $kind }.
       *[other] There are no events of the kind { $kind }. Did you mean { $near }?
    }
refused-scenario-option-unknown =
    { $near-count ->
        [0] There is no option { $option } in the game.
       *[other] There is no option { $option } in the game. Did you mean { $near }?
    }
refused-fate-source-unknown =
    { $near-count ->
        [0] Nothing is decided by { $source }. Sources of fate: { $sources }.
       *[other] Nothing is decided by { $source }. Did you mean { $near }?
    }
refused-fate-value-unknown =
    { $near-count ->
        [0] { $source } never gives { $wanted }. It gives: { $values }.
       *[other] { $source } never gives { $wanted }. Did you mean { $near }?
    }
refused-fate-not-scripted = Chance would decide here: { $source }. Script it with fate, or say strict = false.
refused-character-is-gone = { $character } is dead, in a pod or no longer in play.
refused-character-has-passed = { $character } has passed and gets no turn in this round.
refused-nobody-left-to-play = Nobody would be left to play this round.
refused-item-of-another = { $character } already has { $item }, and there is no other.
refused-queen-on-board = The queen is on the board; she cannot have been killed.
refused-object-not-left = There is no { $kind } left in the supply.
refused-pod-is-manned = Somebody already waits in pod { $pod }.
refused-scenario-claim-unknown = There is no { $key } to expect here. There are: { $keys }.
refused-scenario-claim-of-whom = Who has this { $key }? Name somebody with who.
refused-scenario-differs = { $key } is { $found }, not { $wanted }.
refused-scenario-offered =
    { $key ->
        [option] { $wanted } is not offered. Offered are { $offered }.
       *[no_option] { $wanted } is offered. Offered are { $offered }.
    }
refused-scenario-not-refused = { $wanted } is not refused.
refused-scenario-refused-by = { $wanted } is refused by the rule { $found }.
refused-scenario-rule-idle = The rule { $wanted } was not at work.
refused-bad-numbers = “{ $text }” is no list of numbers.
refused-protocol-line = This is no answer: { $line }
refused-unknown-language = I do not speak { $language }; I speak { $languages }.
refused-otherwise = That was refused ({ $reason }).
refused-not-allowed = Not now: { $option }.
refused-unknown-option = There is no such option now: { $option }.
refused-not-your-turn = It is not your turn.
refused-stale-prompt = That was the answer to an earlier question.
refused-game-is-over = The game is over.
refused-game-is-not-over = The game is not over.
refused-unknown-seat = There is no seat { $seat }.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-needs-consent = That revealed something or others have answered since: taking it back needs everybody's consent.
refused-undo-never = That revealed something or others have answered since, and this table takes nothing of that back.
refused-truth-or-seat = Either the whole truth or what seat { $seat } knew, not both.
refused-no-history = This game keeps no history.
refused-unknown-game = There is no game called { $game }.
    .near =
        { $near-count ->
            [0] There is no game called { $game }.
           *[other] There is no game called { $game }. Did you mean { $near }?
        }
refused-bad-player-count = This game is for { $least } to { $most } players, not { $players }.
    .only =
        { $only ->
            [one] With these options there must be { $only } player, not { $players }.
           *[other] With these options there must be { $only } players, not { $players }.
        }
refused-too-many-seats = There are at most { $most } seats, too few for { $players } players.
refused-unknown-game-option = The game has no option { $option }.
    .near =
        { $near-count ->
            [0] The game has no option { $option }.
           *[other] The game has no option { $option }. Did you mean { $near }?
        }
refused-options-clash = { $one } does not go together with { $other }.
refused-bad-option-value = { $value } is not a value of { $option }; there are { $allowed }.
refused-scripted-fate-impossible = { $source } cannot come out as { $wanted }.
refused-save-not-ours = This is not a saved game.
refused-save-damaged = The saved game is damaged.
refused-save-from-the-future = This was saved by a newer version ({ $found }; this one knows { $known }).
refused-save-not-understood = The saved game cannot be understood ({ $what }).
refused-save-packs-differ = The saved game was played with other packs: { $packs }.
refused-save-box-differs = The saved game was played with other components.
refused-save-unknown-effect = The saved game contains an unknown effect ({ $tag }).
refused-save-unknown-step = The saved game is at an unknown step ({ $tag }, { $step }).
refused-record-not-ours = This is not a recorded game.
refused-record-damaged = The record is damaged.
refused-record-incomplete = The record is incomplete ({ $missing }).
refused-record-bad-entry = The record cannot be understood at entry { $entry }.
refused-record-differs =
    { $because ->
        [digest] From entry { $entry } on, this version plays the record differently: the position is not the same.
        [outcome] From entry { $entry } on, this version plays the record differently: the outcome is not the same.
        [events] From entry { $entry } on, this version plays the record differently: something else happens.
       *[other] From entry { $entry } on, this version plays the record differently: it is refused ({ $because }).
    }
refused-unknown-card = There is no card { $card }.
refused-unknown-character = There is no character { $character }.
refused-one-of-a-colour = { $character } and { $other } cannot play together: every player keeps a draft card of another colour.
refused-unknown-corridor = There is no corridor { $corridor }.
refused-unknown-item = There is no item { $item }.
refused-unknown-room = There is no room { $room }.
    .room-number = There is no room { $room-number }.
refused-room-is-printed = { $room } is printed on the board.
refused-room-not-in-play = { $room } is not in play.
refused-tile-does-not-fit = The tile { $tile } does not fit { $room }.
refused-no-such-coordinates = No coordinates card says { $wanted }.
refused-no-miniature = No { $kind } is left.

## Rules looked up

rules-same = The same rule in other games
rules-carried-out = Carried out by
rules-no-code = no code yet
rules-cited = Cited by
rules-no-test = no test yet
rules-no-checkout = unknown: no checkout with tests here
rules-none = no rule speaks of: { $words }
rules-more = { $count } more: --limit { $all }

## How do I win?

win-survive =
    { $status ->
        [hibernating] You are asleep: you live if the ship does and your blood is clean.
        [escaped] You are off the ship: you live if your blood is clean.
        [dead] You are dead and cannot win.
        [dead-together] You are dead, but you win if the crew does. Carried to the Emergency Room, you may come back.
       *[other] Get out alive: asleep in the hibernatorium when the ship jumps, or gone in an escape pod.
    }
win-objective =
    { $count ->
        [one] Your objective, { $name }: { $text }
       *[other] On offer, { $name }: { $text }
    }
win-common = All together, { $name }: { $text }
win-engines = At least two engines must work for the ship: { $engines }.
win-engine = { $number } { $state }
token-unknown = unknown
win-course = The ship is on course { $letter }: { $planet }.
win-course-unknown = The ship is on course { $letter }; you do not know where that leads.
win-infection =
    { $cards ->
        [0] You have no contamination cards.
        [one] You have 1 contamination card ({ $infected } in hand known to be infected).
       *[other] You have { $cards } contamination cards ({ $infected } in hand known to be infected).
    }
win-larva = You carry a larva.

## What everybody could remember

memory-exploration = Exploration tokens gone: { $things }.
memory-events =
    { $left ->
        [one] { $left } event to come; discarded: { $things }.
       *[other] { $left } events to come; discarded: { $things }.
    }
memory-attacks =
    { $left ->
        [one] { $left } attack card in the deck; discarded: { $things }.
       *[other] { $left } attack cards in the deck; discarded: { $things }.
    }
memory-signals =
    { $count ->
        [0] Nobody has sent the signal.
       *[other] The signal was sent by { $who }.
    }
chart-marks = [7] explored  (7) unexplored  > you  @ crew  ! intruders  ^ fire  x malfunction  o objects

## The alternative side of the ship board

ref-technical-red = the red technical corridors
ref-technical-blue = the blue technical corridors
ref-corridor-of-pair = corridor { $numbers } between { $one } and { $other }
place-behind =
    { $ways ->
        [one] { $room }
       *[other] { $room } ({ $ways } corridors)
    }
place-token-face-down = an exploration token face down

## The cooperative mode

event-common-objectives =
    { $cards-count ->
        [one] The common objective, for all to see: { $cards }.
       *[other] The common objectives, for all to see: { $cards }.
    }
event-revived = { $who } comes back to life in { $room }.
event-revival-blocked = { $who } cannot be revived: { $room } does not work, or an intruder is there.
event-common-objective =
    { $met ->
        [yes] { $objective }: fulfilled.
       *[no] { $objective }: not fulfilled.
    }
outcome-revived = { $who } was revived.
outcome-signals-sent = The signal was sent by as many as were asked for.
outcome-signals-missing = The signal was sent by too few.
outcome-common-objective-met = { $objective } was fulfilled.
outcome-common-objective-failed = { $objective } was not fulfilled.
outcome-crew-wins = The crew wins together.
outcome-crew-loses = The crew does not win.
board-common-objectives = Common objectives: { $objectives }.
play-common-objectives = Common objectives ({ $count })

## Rulings tried out

scenario-question = Question: { $question }
scenario-answer = Answer: { $answer }
scenario-rules = By { $rules }
scenario-unscripted = Left to chance: { $sources }
scenario-failed =
    { $count ->
        [one] 1 expectation failed
       *[other] { $count } expectations failed
    }

## Reading a record

replay-more = Enter for more, q to stop { "" }

## The intruder player

ask-control-intruders = { $you }, your character is dead. Do you go on by controlling the intruders?
ask-intruder-action = { $you }, play a card for the intruders or pass.
ask-attack-card = { $you }, { $foe } attacks the { $target }: which of the cards drawn is resolved? The others go under the deck.
ask-event = { $you }, which of the events drawn happens?
ask-keep-one-card = { $you }, you may keep one card; the others are discarded.
option-control-intruders = Control the intruders
option-stay-out = Take no further part
option-move-with = Move an intruder with { $card }
option-attack-with = Attack with { $card }
option-effect-of = Use the effect of { $card }
option-send = Send { $intruder } through { $corridor }
option-attack = Attack with { $intruder }
option-resolve = Resolve { $what }
option-keep-card = Keep { $card }
option-keep-no-card = Keep no card
option-danger = Danger in { $room }
option-break-doors = Destroy the closed doors around { $room }
option-stalk = Make the { $seat } roll for noise
option-hunt = Let the adults hunt
option-plan-event = Draw three events and resolve one
option-call = Call another intruder to { $room }
option-onslaught = Everything in { $room } attacks
option-grow = Let { $what } grow
option-lick-wounds = Heal { $intruder }
option-hide = Hide { $intruder }
event-intruder-player = { $who } goes on as the intruder player, from round { $round } on.
event-intruders-left-alone = Nobody controls the intruders.
event-intruder-turn-begins = { $who }, the intruder player, begins a turn.
event-attack-cards-drawn =
    { $count ->
        [one] { $who } draws { $count } attack card.
       *[other] { $who } draws { $count } attack cards.
    }
    .cards = You draw { $cards }.
event-attack-cards-returned =
    { $count ->
        [one] { $count } attack card goes under the deck.
       *[other] { $count } attack cards go under the deck.
    }
event-event-cards-drawn =
    { $count ->
        [one] { $who } draws { $count } event card in secret.
       *[other] { $who } draws { $count } event cards in secret.
    }
    .cards = You draw the events { $cards }.
event-event-cards-returned =
    { $top ->
        [yes]
            { $count ->
                [one] The other event goes back on top of the deck.
               *[other] The other { $count } events go back on top of the deck.
            }
       *[no]
            { $count ->
                [one] The other event goes under the deck.
               *[other] The other { $count } events go under the deck.
            }
    }
outcome-intruders-let-nobody-win = { $who } led the intruders, and nobody won.
outcome-intruders-were-escaped = { $who } led the intruders, and somebody won all the same.
status-intruder-player =
    { $hand ->
        [one] Controls the intruders: { $hand } card in hand, { $deck } in the deck.
       *[other] Controls the intruders: { $hand } cards in hand, { $deck } in the deck.
    }

## Simulating games

refused-unknown-result-file = { $file } does not say what it is to be: its name may end in { $endings }.
refused-parquet-needs-duckdb = { $file } needs DuckDB. Write .csv or .json, or install it: { $command }

## Packs

pack-playing = bots try it
pack-is-right = { $pack } is right; its fingerprint is { $digest }.
pack-is-wrong =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
pack-begun = { $folder } is a pack now. Try it: hullbreach pack check { $folder }, then hullbreach play { $game } --pack { $folder }.
refused-pack-folder-there = { $folder } is there already.
refused-pack-not-found = There is no { $manifest } in this folder.
refused-pack-unknown = This is neither a folder nor the name of an installed pack.
    .near =
        { $near-count ->
            [0] This is neither a folder nor the name of an installed pack.
           *[other] This is neither a folder nor the name of an installed pack. Did you mean { $near }?
        }
refused-pack-twice = The same pack twice: { $packs }.
refused-pack-of-another-game = { $pack } is a pack for { $game }.
refused-pack-bad-id = “{ $id }” will not do as an id: small letters, digits and dashes, a letter first.
refused-pack-bad-toml = Not valid TOML: { $because }
refused-pack-bad-value = { $because }
refused-pack-not-utf8 = This is not UTF-8.
refused-pack-bad-code = { $because }
refused-pack-without-content = There is no “{ $name }”: write { $name } = Functions(), and hang every function on it.
refused-pack-too-many = Too many of one kind: { $count }; at most 255 ({ $sort } and others).
refused-pack-foreign-rule = { $rule } does not begin with { $pack }/.
refused-pack-rule-untranslated = { $rule } has no French text (fr).
refused-pack-language-missing = This file is missing: a pack speaks English and French.
refused-pack-bad-message = This is no message: { $because }
refused-pack-name-missing = { $message } is missing.
refused-pack-message-missing = { $message } is missing; a game needed it.
refused-pack-untranslated = { $message } is missing in the other language ({ $language }).
refused-pack-arguments-differ = { $message } has other arguments than in English.
refused-pack-function-failed = { $pack }: { $function } failed: { $because } (seats: { $players }, seed: { $seed })
refused-pack-function-changes = { $pack }: { $function } changes the position while it should only look: { $because } (seats: { $players }, seed: { $seed }). Let an effect do it.
refused-pack-game-broken =
    { $players ->
        [one] A game with { $players } seat and the seed { $seed } broke: { $because }
       *[other] A game with { $players } seats and the seed { $seed } broke: { $because }
    }

## Tables

refused-table-unknown = There is no table of this name.
    .near =
        { $near-count ->
            [0] There is no table of this name.
           *[other] There is no table of this name. Did you mean { $near }?
        }
refused-table-not-toml = Not valid TOML: { $because }
refused-table-without-source = The table does not say where it is from (source).
refused-table-bad-value = { $because }
    .row = { $row }: { $because }
refused-table-drawn-icon = { $row }: there is no icon “{ $value }”. Those there are: { $names }.
refused-table-drawn-colour = { $row }: nothing is drawn in the colour “{ $value }”. Those there are: { $names }.
refused-table-drawn-shape = { $row }: there is no shape “{ $value }”. Those there are: { $names }.
refused-table-row-twice = { $row } appears more than once.
refused-table-corridors-unordered = The corridors are not in increasing order.
refused-table-lower-room-first = Corridor { $row }: write the lower room first.
refused-table-way-to-nowhere = A way leads to room { $row }, which is not there.
refused-table-way-numbers = The ways of room { $row } carry { $found }, not 1, 2, 3 and 4 once each.
refused-table-rooms-misnumbered = The rooms are not numbered from 1 on without a gap, up to { $most } at most.
refused-table-slot-room = Room { $row }: a special slot names its room, and a room that is named must be of the sort of its slot.
refused-table-special-room-missing = The board lacks special rooms: { $rooms }.
refused-table-basic-tiles = { $tiles } basic tiles for { $slots } basic slots: all of them are laid out, so the numbers must be equal.
refused-table-additional-tiles = Only { $tiles } additional tiles for { $slots } slots.
refused-table-too-few-tokens = Only { $tokens } exploration tokens for { $rooms } rooms.
refused-table-searchable-colour = { $row } can be searched, so it needs a colour.
refused-table-bag-too-full = More { $row } tokens go into the bag than there are.
refused-table-supply-too-small = More { $row } at set-up than there are.
refused-table-pod-counts = There must be one pod_count for each number of players from 1 to 5.
refused-table-too-few-pods = More pods in play than there are.
refused-table-engines-differ = Engines and engine rooms differ.
refused-table-die-faces = The { $row } die has faces the rules do not know: { $faces }.
refused-table-counts-down = The { $row } track does not count down.
refused-table-off-the-track = The { $row } marker starts off the track.
refused-table-destination-twice = { $row } names a destination twice.
refused-table-recipe-and-crafted = { $row }: a recipe and a number of crafted cards go together.
refused-table-recipe-unmet = { $row }: no item has a symbol of its recipe.
refused-table-quest-misplaced = { $row }: quest items belong in character_items.toml.
refused-table-weapon-shape = { $row }: a weapon is heavy, is kept (not one_use), and has no cost of its own.
refused-table-id-taken = { $row }: an item of items.toml has this id.
refused-table-weapon-or-quest = { $row } must be either a weapon or a quest item.
refused-table-in-no-deck = { $row }: a character's own item is in no deck.
refused-table-unknown-room = { $row }: there is no room { $room }.
refused-table-unknown-item = { $row }: there is no item { $item }.
refused-table-deck-size = { $row }: the deck has { $found } cards, not { $size }.
refused-table-unknown-card = { $row }: there is no action card { $card }.
refused-table-unknown-weapon = { $row }: there is no weapon { $item } in character_items.toml.
refused-table-unknown-quest = { $row }: there is no quest item { $item } in character_items.toml.
refused-table-in-nobodys-deck = { $row } is in nobody's deck.
refused-table-one-owner = { $row } belongs to { $owners } characters, not to one.
refused-table-ability-of-each = There must be one ability for each card, in the same order.
refused-table-effect-twice = Two cards have the same effect.
refused-table-without-function = { $row } has no function that says what it does.
refused-table-function-for-nothing = There is a function for { $id }, but { $of }.toml has nothing of that name that needs one.
refused-table-reaction = { $row }: a pack cannot bring a reaction; the rules ask for the printed ones only.
refused-table-unknown-rule = { $row } cites { $rule }, which is in no rule book.

## Odds

option-with-odds = { $option }: { $odds }
odds-in-words =
    { $degree ->
        [sure] { $what } for sure
        [likely] { $what } likely
        [chance] a chance of { $what }
        [risk] a risk of { $what }
       *[slight] a slight risk of { $what }
    }
odds-among-others =
    { $degree ->
       *[slight] { $what }
    }
odds-in-numbers =
    { $exact ->
        [yes] { $what } { $percent }%
        [less] { $what } under { $percent }%
       *[no] { $what } about { $percent }%
    }
odds-also = { $a }; { $b }
odds-death = death
odds-serious-wound = a serious wound
odds-wound = a light wound
odds-larva = a larva
odds-contamination = contamination
odds-slime = slime
odds-attack = an attack
odds-intruder = an intruder
odds-kill = a kill
odds-hit = a hit
odds-fire = fire
odds-malfunction = a malfunction
odds-noise = noise
odds-silence = silence

## Many events in short

burst-deeds = { $who }: { $things }.
burst-deed-then = { $deed } – { $then }
burst-each-intruder-moves = { $foe } moves to { $room }
burst-fares = { $who } { $things }.
burst-moved = moves to { $things }
burst-explored = explores { $things }
burst-searched =
    { $count ->
        [one] searches
       *[other] searches { $count } times
    }
burst-item-gained =
    { $count ->
        [one] takes an item
       *[other] takes { $count } items
    }
burst-attack =
    { $count ->
        [one] is attacked by { $things }
       *[other] is attacked { $count } times by { $things }
    }
burst-light-wound =
    { $count ->
        [one] takes a light wound
       *[other] takes { $count } light wounds
    }
burst-serious-wound =
    { $count ->
        [one] takes a serious wound ({ $things })
       *[other] takes { $count } serious wounds ({ $things })
    }
burst-contaminated =
    { $count ->
        [one] takes a contamination card
       *[other] takes { $count } contamination cards
    }
burst-slimed = is covered with slime
burst-intruder-moves = { $things }
burst-noise-placed = noise in { $things }
burst-fire-placed = fire in { $things }
burst-malfunction-placed = malfunction in { $things }
burst-malfunction-removed = repaired: { $things }
burst-door-opened =
    { $count ->
        [one] the door in { $things } opens
       *[other] doors open in { $things }
    }
burst-door-closed =
    { $count ->
        [one] the door in { $things } closes
       *[other] doors close in { $things }
    }
burst-token-added =
    { $count ->
        [one] a token joins the bag: { $things }
       *[other] { $count } tokens join the bag: { $things }
    }
burst-token-removed =
    { $count ->
        [one] a token leaves the bag: { $things }
       *[other] { $count } tokens leave the bag: { $things }
    }
# The same where nobody's deed led to it.
burst-alone-intruder-moves = { $things }.
burst-alone-noise-placed = Noise in { $things }.
burst-alone-fire-placed = Fire in { $things }.
burst-alone-malfunction-placed = Malfunction in { $things }.
burst-alone-malfunction-removed = Repaired: { $things }.
burst-alone-door-opened =
    { $count ->
        [one] The door in { $things } opens.
       *[other] Doors open in { $things }.
    }
burst-alone-door-closed =
    { $count ->
        [one] The door in { $things } closes.
       *[other] Doors close in { $things }.
    }
burst-alone-token-added =
    { $count ->
        [one] A token joins the bag: { $things }.
       *[other] { $count } tokens join the bag: { $things }.
    }
burst-alone-token-removed =
    { $count ->
        [one] A token leaves the bag: { $things }.
       *[other] { $count } tokens leave the bag: { $things }.
    }

## How much is told in the terminal

play-in-short =
    { $count ->
        [one] ({ $count } event in short; type: details)
       *[other] ({ $count } events in short; type: details)
    }
play-skipped =
    { $count ->
        [one] ({ $count } event more; type: details)
       *[other] ({ $count } events more; type: details)
    }
aftermath-out = You are out of the game; the others play on. Type watch to see the rest turn by turn, or press Enter to skip to the end.
aftermath-more = Enter for more, q to skip to the end:
command-watch = watch w
play-digest = Since you last acted
play-resumed = Where you left off
play-verbosity =
    { $level ->
        [full] From now on everything is told in full, with its rule.
        [brief] From now on much is told in short, and rules only when asked for.
       *[normal] From now on much that happens at once is told in short.
    }
play-key-details = what was told in short, in full
play-key-verbosity = how much is told: full, normal or brief
command-details = d details
command-verbosity = v verbosity
# Words that may be typed for each level, with spaces between.
level-full = full
level-normal = normal
level-brief = brief
refused-unknown-verbosity = { $level } is no way of telling; there are { $levels }.

## A table set up by questions

setup-language = English: en. Français : fr. (Enter, Entrée: en)
setup-welcome = Let us set up a table. Enter takes what is usual.
setup-game = Which game? (Enter: 1)
setup-game-each = { $game }. { $text }
setup-mode = How do you play? (Enter: 1)
setup-mode-semi-coop = As rivals with secret objectives
setup-mode-coop = All together, with objectives in common
setup-mode-solo = Alone
setup-which = { $option }? (Enter: 1)
setup-people = Who sits at this keyboard? A number, or names with commas. (Enter: { $usual })
setup-bot-count = How many bots join? From { $least } to { $most }. (Enter: { $usual })
setup-rest = Anything else? A number changes it, Enter begins the game.
setup-bots-random = take any option
setup-bots-survivor = play to survive
setup-option = { $option }: { $value }
setup-bots = Bots { $value }
setup-site = Board: { $value }
setup-site-ship = the ship, basic side
setup-site-ship-alternative = the ship, alternative side
setup-species = Hunters: { $value }
setup-species-intruders = the intruders
setup-intruder-player = Whoever dies first leads the intruders: { $value }
setup-intruder-player-off = no
setup-intruder-player-on = yes
setup-kill-objectives = Objectives that want another dead: { $value }
setup-kill-objectives-dealt = dealt
setup-kill-objectives-left-out = left out
setup-undo = Taking back what was revealed: { $value }
setup-undo-by-consent = if everybody agrees
setup-undo-never = never
setup-odds = What an option may bring: { $value }
setup-odds-words = in words
setup-odds-numbers = in numbers
setup-odds-off = not told
refused-no-such-number = “{ $typed }” will not do: type a number from { $least } to { $most }.

simulate-doing = simulating { $game }
simulate-title =
    { $title ->
        [fate] what became of everybody
        [cause] causes of death
        [way-out] ways out
        [ending] endings
        [contingency] contingencies revealed
        [contingency-kills] contingencies that kill somebody, where they are revealed
       *[round] length in rounds
    }
simulate-of =
    { $of ->
        [seats] of seats
        [survivors] of survivors
       *[games] of games
    }
simulate-share = share
simulate-interval = 95 %
simulate-by =
    { $by ->
        [character] by character
        [seat] by seat
       *[objective] by objective
    }
simulate-seats = seats
simulate-balance = beside the bands of a balanced game
simulate-band = band
simulate-group-fate = { $name }: { $fate }
simulate-verdict =
    { $verdict ->
        [below] below
        [above] above
       *[within] within
    }
simulate-length = a game lasts { label-figure } rounds
simulate-written =
    { $count ->
        [one] { $count } row written to { $file }
       *[other] { $count } rows written to { $file }
    }
simulate-drawn = picture drawn in { $file }
happened-so-many = { $seen } of { $of } things that can happen have happened
happened-never = never happened: { $sort } ({ $seen } of { $of } seen): { $things }

# Names and figures in tables and pictures of simulated games.
label-thing = { $name }
label-seat = Seat { $number }
label-no-objective = None chosen
label-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
label-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
label-percent-whole = { NUMBER($share, maximumFractionDigits: 0) } %
label-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fate-won = won
fate-survived = survived
way-out-pod = escape pod
way-out-hibernation = hibernation
cause-nemesis-attack-card-hit = intruder's attack
cause-nemesis-wound-death = one wound too many
cause-nemesis-contamination-second-larva = second larva
cause-nemesis-event-effect-and-discard = larva hatched
cause-nemesis-room-airlock-kill = airlock opened
cause-nemesis-fire-supply-exhausted = ship lost to fire
cause-nemesis-malfunction-supply-exhausted = ship lost to malfunctions
cause-nemesis-end-self-destruct-track = self-destruction
cause-nemesis-end-jump-during-self-destruct = jump into self-destruction
cause-nemesis-end-time-track = awake during the jump
cause-nemesis-end-last-character-resolution = asleep on a ship that exploded
cause-nemesis-victory-engines = engines failed
cause-nemesis-victory-coordinates = asleep on a ship off course
cause-nemesis-victory-contamination-draw = infection
ending-ship-explodes = explosion
ending-ship-jumps = hyperspace jump
ending-nobody-left = nobody left
sort-characters = characters
sort-rooms = rooms explored
sort-room-actions = room actions
sort-cards = action cards
sort-items = items used
sort-weapons = weapons fired
sort-quests = quest items
sort-crafted = items crafted
sort-events = event cards
sort-attacks = attack cards
sort-wounds = serious wounds
sort-weaknesses = weaknesses
sort-endings = endings
sort-other = the rest
happening-interrupted = { card-interruption }

# The picture of simulated games.
picture-title = { $game }: who gets out alive
picture-which =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    } · { $mode } · bots: { $bots } · seeds { $first } to { $last }
picture-mean-survived = of seats survive
picture-mean-won = of seats win
picture-mean-rounds = rounds a game
picture-legend = ● share   ━ its 95 % interval   ◆ surely outside the shaded band, where good players of equal strength should lie (by seat and objective: 0.6 to 1.6 times the mean)
picture-survived-by-character = Who survives
picture-won-by-character = Who wins
picture-survived-by-seat = Survival by seat
picture-won-by-seat = Wins by seat
picture-survived-by-objective = Survival by objective
picture-won-by-objective = Wins by objective
picture-group = { $name } ({ $count })
picture-fates = Ways out, and what kills (hatched)
picture-endings = How and when games end
picture-round = round
picture-games = games
picture-route = { $route } { label-percent }
picture-route-rare = ◆ { $route } { label-percent }, rarer than 5 %
picture-occurring = What has occurred of what can
picture-seen = { $seen }/{ $of }
refused-picture-needs-matplotlib = { $file } needs matplotlib. Install it: { $command }

## The manual: what --help says

# help-play is what `hullbreach play` does; its variants are the parameters, as they are typed.
manual-usage = Usage: { $usage }
manual-commands = Commands
manual-arguments = Arguments
manual-parameters = Parameters
manual-help = Display this message and exit.
manual-version = Display application version.
manual-choices = [choices: { $choices }]
manual-default = [default: { $value }]
manual-required = [required]
manual-value-command = COMMAND
manual-value-game = GAME
manual-value-file = FILE
manual-value-words = WORDS
manual-value-str = TEXT
manual-value-int = NUMBER
manual-value-float = NUMBER
manual-value-path = FILE
manual-value-choice = CHOICE
help-lang = In which language: en or fr; that of this machine if not given.
help-json = Print JSON for programs.
help-seed = The seed of the first game; the next games take the next seeds.
help-jobs = Processes; as many as there are processors if not given.
help-database = A file, or postgresql://… for PostgreSQL; the tables of `hullbreach play` if not given.

help = Survival-horror board games by the book: play them, argue about them, measure them.
help-play =
    Play in your browser, alone with bots or with friends who open a link.

    `--terminal`, or any option about the table, plays here. Without such options you are asked step by step.
    .game = Which game, as `hullbreach games` lists them.
    .terminal = Play in this terminal, alone with bots or with others at one keyboard.
    .port = The port the page is served at.
    .browser = Whether the page is opened by itself.
    .players = How many seats there are; four if not given, or as many as can play.
    .people = How many of them are people, or their names: `2`, or `Ann,Bob`; one if not given. They have the first seats.
    .bots = Who plays the other seats: `survivor`, which is usual, plays by rules of thumb, `random` takes any option.
    .seed = The same seed deals the same game.
    .option = An option of the game, as `mode=semi-coop`; may be repeated.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .save = Where the game is saved when you leave it; a file that is there is not replaced, unless it is the game you resume.
    .resume = A saved game to go on with; `last` is the one you played last, kept at every answer, `last-2` the one before; `list` shows them.
    .record = Where the record of the game is written at the end, for `hullbreach replay`.
    .plain = Without colour, drawing or a cleared screen, for screen readers and logs.
    .verbosity = How much is told: `full` tells every event, `normal` tells many at once in short, `brief` also leaves out the id of the rule behind every line; `why` still tells it.
    .brief = The same as `--verbosity brief`.
    .protocol = The people are a program: lines of JSON over standard input and output (docs/protocol.md).
    .lang = { help-lang }
help-serve = Serve tables that friends join with a link, in their browsers.
    .host = The address to listen at; all of this machine's if not given.
    .port = The port to listen at.
    .database = { help-database }
    .public = A name the server is reached by from outside, as `games.example.org`; may be repeated.
    .base = The path it lives under behind a proxy.
    .host-key = If given, only people who know this key can create tables.
    .proxy = The address or network of a proxy in front of the server, which is believed when it says who asks; may be given several times.
    .webhook = An address that is told at which table it is the turn of somebody who is not there.
    .rate = Changes and connections a minute that one address may make.
    .keep-open = Seconds a table stays in memory when nobody is at it.
    .think = Seconds a bot may think and odds may take; 0 sets no limit. A bot that runs out of time takes the first option.
    .pack = A pack that new tables play with: its folder, or its name if it is installed; may be repeated.
    .lang = { help-lang }
help-backup = Write all tables of a server to a file; the server may go on running. The file holds secrets.
    .file = Where to write them.
    .database = { help-database }
    .lang = { help-lang }
help-restore = Fill an empty database with the tables of a file.
    .file = What `hullbreach backup` has written.
    .database = { help-database }
    .lang = { help-lang }
help-schema = Print the types of everything that goes over a socket, as TypeScript.
help-load = Play at many tables over real sockets and measure how long everybody waits for everybody else.
    .tables = Number of tables.
    .seats = Seats at each table, with a client at every one.
    .seconds = Seconds to measure.
    .pace = Seconds a seat thinks on average before it answers, as people do; 0 answers at once.
    .seed = Decides what the clients answer.
    .database = A file, or postgresql://… for PostgreSQL; a file that is thrown away if not given.
    .lang = { help-lang }
help-games = List the games with their player counts and options.
    .json = { help-json }
    .lang = { help-lang }
help-rules = Look rules up; see where they are carried out and which tests prove them.
help-rules-search = Find the rules that speak of some words, best first.
    .words = What the rules are to speak of.
    .game = One game only, as `hullbreach games` lists them.
    .limit = How many rules to show.
    .lang = { help-lang }
help-rules-show = Show a rule: its text, the ruling, where it is carried out, which tests cite it.
    .id = A rule's id, as search shows it.
    .lang = { help-lang }
help-rules-rulings = List what was decided where the books are unclear, silent or at odds: each decision with its rule.
    .game = One game only, as `hullbreach games` lists them.
    .lang = { help-lang }
help-rules-coverage = Count the rules that a passing test cites, and name the others.
    .game = One game only, as `hullbreach games` lists them.
    .module = One module only, such as base or coop.
    .json = Print JSON only.
    .lang = { help-lang }
help-scenario = Set a position up in a TOML file, play it, and see what the rules make of it.
help-scenario-run =
    Carry a scenario out step by step; exit code 1 when an expectation fails.

    A ruling's question comes first; its answer, with the rules that give it, comes last and only if it holds.
    .file = A TOML file; `docs/scenario.md` describes it.
    .lang = { help-lang }
help-pack = Packs: check one, or begin one.
help-pack-check =
    Check a pack: every file, both languages, and games between bots in every mode.

    The exit code is 1 if something is wrong with it.
    .pack = Its folder, or its name if it is installed.
    .games = How many games bots play with it.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .lang = { help-lang }
help-pack-new = Begin a pack: a folder that passes its check and can be played with at once.
    .folder = Where; its last part is the id of the pack.
    .game = The game it is for, as `hullbreach games` lists them.
    .lang = { help-lang }
help-replay = Tell a recorded game as a spectator or one seat was told it, from the events stored in the record.
    .file = The record, as `hullbreach play --record FILE` writes it.
    .seat = Whose knowledge; a spectator's if not given.
    .truth = The whole truth: everybody's secrets too.
    .step = Wait for Enter before every turn.
    .verify = Play the record again with these rules and say whether it ends the same.
    .pack = A pack the game was played with: its folder, or its name if it is installed; may be repeated.
    .lang = { help-lang }
help-fuzz =
    Play random games and check the engine's promises at every decision.

    Copies and saves are equal, components are conserved, nobody can tell a re-dealt world apart, replays end where the game ended, and play ends.
    .game = Which game.
    .games = How many games.
    .players = Player counts, such as 3 or 1-5; all that the game allows if not given.
    .seed = { help-seed }
    .jobs = { help-jobs }
    .option = An option of the game as key=value; may be repeated. What is not given is tried in every way.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .quick = Only play, without checking every decision.
    .lang = { help-lang }
help-simulate =
    Let bots play many games and count who lives, who wins and what kills, each share with its 95 % interval.

    In the end it names what never happened. The same seed gives the same games, whatever the number of processes.
    .game = Which game.
    .games = How many games.
    .players = How many seats each game has.
    .bots = Who plays: `survivor` by rules of thumb, `random` takes any option.
    .jobs = { help-jobs }
    .seed = { help-seed }
    .option = An option of the game as key=value; may be repeated.
    .pack = A pack to play with: its folder, or its name if it is installed; may be repeated.
    .out = A file for one row a seat and game: .csv, .json, or .parquet (needs DuckDB: the extra `lab`).
    .plot = A picture of all that: .png, .svg or .pdf (needs matplotlib: the extra `lab`).
    .lang = { help-lang }
help-bench = Measure decisions, copies, options, views and saves of games, and of installed peers, in one run.
    .games = The games to measure; all of them if none is named.
    .seconds = How long each game is played.
    .json = { help-json }
    .lang = { help-lang }

## What is wrong with a command

refused-unknown-command = Unknown command "{ $command }". Available commands: { $commands }.
    .near =
        { $near-count ->
            [0] Unknown command "{ $command }". Available commands: { $commands }.
           *[other] Unknown command "{ $command }". Did you mean "{ $near }"? Available commands: { $commands }.
        }
refused-unknown-flag = Unknown option: { $flag }.
    .near =
        { $near-count ->
            [0] Unknown option: { $flag }.
           *[other] Unknown option: { $flag }. Did you mean { $near }?
        }
refused-not-a-choice = Invalid value "{ $value }" for { $flag }. Choose from: { $choices }.
refused-not-converted =
    { $kind ->
        [int] Invalid value for { $flag }: "{ $value }" is not a whole number.
        [float] Invalid value for { $flag }: "{ $value }" is not a number.
       *[other] Invalid value for { $flag }: "{ $value }".
    }
refused-argument-missing = Command "{ $command }" parameter { $flag } requires an argument.
refused-value-too-small = Invalid value "{ $value }" for { $flag }. Must be >= { $least }.
    .above = Invalid value "{ $value }" for { $flag }. Must be > { $above }.
refused-command-line = { $said }
refused-unused-words = Nothing is known to do with: { $words }.
system-cause =
    { $because ->
        [ENOENT] No such file or directory
        [EACCES] Permission denied
        [EPERM] Operation not permitted
        [EISDIR] Is a directory
        [ENOTDIR] Not a directory
        [EROFS] Read-only file system
        [ENOSPC] No space left on device
        [EIO] Input/output error
        [EADDRINUSE] something else listens there already
        [EADDRNOTAVAIL] this machine has no such address
        [not-text] It is not a text in UTF-8
       *[other] { $because }
    }

## Listing games, fuzzing, measuring

games-game = game
games-players = players
games-options = options (the first is the usual one)
fuzz-doing = fuzzing { $game }
fuzz-broken = broken
fuzz-again = again: { $command }
series-interrupted = Interrupted after { $games } of { $of } games.
fuzz-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions, { $dealt } faces dealt anew, { $broken } broken
fuzz-endings = endings: { $endings }
fuzz-ship = { $state ->
        [exploded] ship exploded
        [jumped] ship jumped
        [flying] ship still flying
        [destroyed] facility destroyed
        [purged] facility purged
        [standing] facility still standing
       *[none] not over
    } { $count }
bench-doing = measuring
    .what = measuring { $what }
bench-as-written = The engine as it is written; `make fast` compiles it.
bench-compiled = The engine compiled.
bench-decisions_per_s = decisions a second
bench-choices_per_s = decisions with a choice a second
bench-games_per_s = games a second
bench-decisions_per_game = decisions a game
bench-copy_us = a copy, µs
bench-options_us = options of a question, µs
bench-view_us = a view, µs
bench-save_us = a save, µs
bench-load_us = loading a save, µs
bench-resample_us = a re-dealt world, µs
bench-late_to_early = late decisions to early ones
bench-x = { $peer } = 1, decisions
bench-x-choices = { $peer } = 1, decisions with a choice
bench-peer = peer
bench-peer-decisions = decisions/s
bench-peer-choices = with a choice/s
bench-peer-copy = copy µs
bench-figure = { NUMBER($figure, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-great-figure = { NUMBER($figure, maximumFractionDigits: 0) }
bench-no-peer = No peer is installed here: `make bench` brings them.

## Deciding in the browser

sign-cost =
    { $cost ->
        [0] free
        [one] costs { $cost } card
       *[other] costs { $cost } cards
    }
sign-combat-in = in combat only
sign-combat-out = out of combat only
sign-reaction = reaction
digest-said = { $who }: “{ $said }”
ui-option-odds = Odds
ui-option-odds-words = In words: a risk of noise
ui-option-odds-numbers = In numbers: noise 30%
ui-option-odds-off = Not at all
ui-odds-says = What an option may bring, as far as you can know. How should it be told?
ui-may-bring = May bring: { $odds }
ui-free = free
ui-spends = You spend: { $cards }
ui-spends-more = Cost: { $count } cards
ui-spends-one = Cost: 1 card
ui-gather-any = Tick as many as you like, then confirm once.
ui-gather-due = Tick { $due }, then confirm once.
ui-gather-confirm = Confirm: { $chosen } ticked
ui-gather-keep-all = Keep all cards
ui-gather-confirm-due = Confirm: { $chosen } of { $due } ticked
ui-gather-stopped = Something else is asked now. Answered as ticked: { $given } of { $wanted }.
ui-gather-copy = { $text } (copy { $number })
ui-words-here = Explain the terms
ui-words-none = No word here needs explaining.
ui-word-rule = Read the rule
ui-digest = While you were away
ui-digest-today = Where things stand
ui-digest-all = Show every line
ui-ear = By ear and by keyboard
ui-level = How much is announced
ui-level-brief = Brief: a burst in a few sentences, then the question
ui-level-normal = Normal: every line, long bursts in short
ui-level-full = Full: every line, and the options by number
ui-key-words = the terms of the question
ui-key-all = all lines of the last burst
ui-key-command = the command line
ui-key-of = Key: { $what }
ui-key-taken = { $key } is the key for something else: { $what }.
ui-keys-reset = The usual keys again
ui-command = Command line
ui-command-says = A number, the first words of an option, or: { $words }
ui-command-go = Do it
ui-command-unknown = “{ $typed }” is neither an option nor a command. Type: { $help }
ui-command-several = That may be { $options }
ui-command-numbered = { $number }: { $text }
ui-command-done = Done: { $text }
ui-command-busy = Nothing can be answered just now.
ui-command-told = From now on: { $level }
ui-drawn-card = card
ui-drawn-item = item
ui-drawn-objective = objective
ui-drawn-place = room
ui-drawn-token = token
ui-drawn-event = event

## The pages in the browser

ui-title = { $name }
ui-pages = Pages
ui-language = Language
ui-start = Start
ui-rules = Rules
ui-which-game = Which game?
ui-play-now = Play now
ui-play-now-says = Play now seats you with three bots and begins at once. A table can be left and found again.
ui-you-default = Player
ui-host = Host a table
ui-join = Join a table
ui-code = Code of the table
ui-join-go = Join
ui-arrive-link = Bring my seat here from another device
ui-my-tables = My tables
ui-my-tables-none = Tables you sit at will be listed here.
ui-table-unnamed = Table { $code }
ui-your-turn = Your turn
ui-phase-lobby = waiting for players
ui-phase-playing = being played
ui-phase-over = over
ui-invitation = Invitation
ui-invited-by = { $host } invites you to a game of { $game }.
ui-invited = You are invited to a game of { $game }.
ui-mode-semi-coop = Everybody has a secret objective; not everybody wants the same.
ui-mode-coop = You win or lose together.
ui-mode-solo = You are alone on board.
ui-seats-free = Free seats: { $free } of { $all }
ui-your-name = Your name
ui-sit-down = Sit down
ui-sit-down-says = No account. This browser will find your seat again.
ui-has-begun = The game has begun. You can watch.
ui-no-seat = All seats are taken. You can watch.
ui-watch = Watch
ui-watch-link = Link for those who only watch
ui-arrive = Bring my seat here
ui-arrive-says = On the other device, open the table, choose “Table” and “To another device”, and type the code here.
ui-word = Transfer code
ui-arrive-go = Take my seat
ui-rules-words = Search the rules
ui-rules-found = Rules found: { $count }
ui-search = Search
ui-ruling = Ruling:
ui-rule = Rule
ui-preset = What kind of game?
ui-preset-first-voyage = First voyage
ui-preset-first-voyage-says = You win or lose together, the coach explains what is new, risks are told in words; bots fill the empty seats.
ui-preset-full-game = The full game
ui-preset-full-game-says = Secret objectives, and somebody may wish you dead.
ui-preset-solo = Solo
ui-preset-solo-says = One character, alone on the ship.
ui-details = Details
ui-table-name = Name of the table
ui-players = Characters on board
ui-people = Of these, played by people
ui-make-table = Open the table
ui-host-key = Host key of this server
ui-admin = Tables of this server
ui-admin-show = Show the tables
ui-admin-days = Days without an answer
ui-admin-expire = Remove what is older
ui-admin-tables = Tables: { $count }
ui-admin-game = Game
ui-admin-phase = State
ui-admin-answers = Entries
ui-admin-touched = Last touched
ui-admin-open = open now
ui-admin-removed = Tables removed: { $count }
ui-admin-remove = Remove table { $code }
ui-admin-remove-short = Remove
ui-admin-surely = Really remove table { $code }, for good
ui-admin-surely-short = Really remove
ui-option-site = Ship
ui-option-site-says = The advanced side has its rooms and corridors in other places.
ui-option-site-ship = Basic side of the board
ui-option-site-ship-alternative = Advanced side of the board
ui-option-species = What hunts you
ui-option-species-says = The kind of creature aboard.
ui-option-species-intruders = Intruders
ui-option-mode = How you win
ui-option-mode-says = Secret objectives: somebody may wish you harm. Together: all win or lose as one. Alone: a single character.
ui-option-mode-semi-coop = Secret objectives
ui-option-mode-coop = Together
ui-option-mode-solo = Alone
ui-option-intruder-player = Somebody plays the intruders
ui-option-intruder-player-says = With it, the first player to die may go on as the intruders.
ui-option-intruder-player-off = No
ui-option-intruder-player-on = After the first death
ui-option-kill-objectives = Objectives that want somebody dead
ui-option-kill-objectives-says = Left out, nobody is dealt an objective that needs another character dead.
ui-option-kill-objectives-dealt = Dealt
ui-option-kill-objectives-left-out = Left out
ui-option-undo = Taking back what was revealed
ui-option-undo-says = An answer that revealed nothing can always be taken back; this is about one that did.
ui-option-undo-by-consent = When everybody agrees
ui-option-undo-never = Never
ui-table = Table
ui-connecting = Connecting…
ui-reconnecting = Connection lost. Reconnecting; your game is safe.
ui-reconnecting-answer = Connection lost. Reconnecting; your answer is kept and sent again if it did not arrive.
ui-part-missing = This part of the page could not be loaded; perhaps the server has been upgraded.
ui-load-again = Load the page again
ui-trouble-moved = Your seat has moved
ui-trouble-moved-says = It was taken to another device, or the host has issued a new link.
ui-trouble-unknown-table = There is no such table
ui-trouble-unknown-table-says = Perhaps the code has a typing mistake.
ui-trouble-refused = This page may not open the table
ui-trouble-refused-says = The server does not know the address in your browser as its own.
ui-to-start = To the start page
ui-waiting-room = Waiting room
ui-waiting-for = Seats still free: { $free }
ui-all-here = Everybody is here.
ui-seat-bot = Bot
ui-seat-free = free
ui-you = you
ui-give-to-bot = Give to a bot
ui-free-seat = Open this seat
ui-start-game = Begin the game
ui-start-with-bots = Begin; bots take the free seats ({ $free })
ui-host-starts = The host begins the game when everybody is here.
ui-invite = Invite friends
ui-invite-says = Send this link, or say the code: { $code }
ui-invite-link = Link for friends
ui-copy = Copy the link
ui-copied = Copied
ui-qr = The link as a QR code
ui-why = why?
ui-why-about = why? { $about }
ui-question = Question
ui-close = Close
ui-press-again = Press again to do it.
ui-is-over = The game is over.
ui-paused = The host has paused the game.
ui-nobody-asked = One moment…
ui-undo = Take back
ui-undo-asked = { $who } would like to take the last answer back.
ui-cannot = What you cannot do, and why
ui-cannot-nothing = Nothing is ruled out here.
ui-only-you = Only you see this
ui-only-you-short = only you
ui-seen = I have seen it
ui-any-time = At any time
ui-pass = Pass
ui-crew = Crew
ui-player-number = player { $number }
ui-wounds-count = Wounds: { $light } light, { $serious } serious
ui-wounds-count-dressed = Wounds: { $light } light, { $serious } serious, { $dressed } of them dressed
ui-wound-dressed = Dressed, but it still counts.
ui-wounds-last = Any further wound kills you.
ui-cards-count = Cards in hand: { $count }
ui-contamination-count = Contamination: { $count }
ui-slimed = slimed
ui-infested = larva
ui-signalled = signal sent
ui-passed = passed
ui-first-player = First player: the turns of this round begin here.
ui-turn-order = Turn order: { $number }
ui-is-asked = is asked
ui-bot = bot
ui-away = away
ui-state-hibernating = hibernating
ui-state-escaped = escaped
ui-state-dead = dead
ui-you-died = You are dead.
ui-you-died-says = You can watch how it ends, talk with the others, and read the whole truth afterwards.
ui-state-choosing = choosing
ui-carried = At hand
ui-your-place = Your place
ui-your-room = Your room
ui-show-ship = Show the whole ship
ui-small-map = Small map of the ship
ui-zoom-in = Enlarge the ship
ui-zoom-out = Make the ship smaller
ui-zoom-fit = Show the whole ship
ui-fear = Moments on the board
ui-pace-full = One after another
ui-pace-quiet = Quick: an event phase in a few seconds
ui-pace-off = None: only the words
ui-by-hand = Your throws wait a moment for your press
ui-throw-die = Press to throw
ui-turn-card = Press to turn the card
ui-sounds = Sounds
ui-sounds-on = Sounds are on
ui-sounds-off = Sounds are off
ui-captions = Captions for sounds
ui-sound-die = a die rattles
ui-sound-knock = a dull knock
ui-sound-bag = something is drawn from the bag
ui-sound-contact = something is there
ui-sound-blow = a blow
ui-sound-wound = a cry
ui-sound-fire = fire
ui-sound-fault = an electric crackle
ui-sound-door = a door
ui-sound-alarm = the alarm
ui-sound-light = a lamp flickers on
ui-sound-end = a long, falling tone
ui-sound-turn = your turn
ui-ship = The ship; arrow keys go from room to room
ui-noise = noise
ui-fire = fire
ui-door-open = door open
ui-door-closed = door closed
ui-door-destroyed = door destroyed
ui-technical = technical corridors
ui-story = The story
ui-since = New since you left
ui-story-new = New lines: { $count }
ui-chat = Say something to the table
ui-chat-send = Say
ui-veil = Hide
ui-unveil = Show how I win
ui-unveil-says = It names your secret objective: look over your shoulder first.
ui-board = The whole ship in words
ui-side = Story, winning, memory, rules, table
ui-side-story = Story
ui-side-win = How do I win?
ui-side-memory = Memory
ui-side-rules = Rules
ui-side-tools = Table
ui-parts = What is shown above the question
ui-top-here = Here
ui-top-ship = Ship
ui-top-me = Me
ui-top-side = Story
ui-time-track = Time track, now at { $time }
ui-self-destruct = Self-destruction: { $space }
ui-keys = Single-key shortcuts
ui-key-prompt = the question
ui-key-events = what happened last
ui-key-room = my room and its exits
ui-key-hand = my hand
ui-key-body = how I am
ui-key-crew = the crew
ui-key-clocks = round and time
ui-key-ways = the ways out
ui-key-win = how I win (read aloud!)
ui-carry = To another device
ui-carry-says = Take your seat to another browser; this one lets it go.
ui-carry-go = Show transfer code
ui-carry-word = Within five minutes, type this code there: { $word }
ui-carry-link = Or open this link there
ui-host-tools = For the host
ui-pause = Pause
ui-resume = Go on
ui-to-bot = Give to a bot
ui-from-bot = Take back from the bot
ui-relink = New link
ui-relink-link = The new link of this seat; the old one is void
ui-fair = Fair dice
ui-fair-says = The seed of this game is fixed by this hash from the start and shown at the end, so that anyone can check that nothing was rolled again.
ui-leave = Leave; the table stays
ui-outcome = How it ended
ui-you-won = You have won.
ui-you-lost = You have lost.
ui-lived = lived
ui-did-not-live = died
ui-won = won
ui-lost = lost
ui-record = Download the record
ui-next = Next
ui-show-all = Show all
ui-more-lines = More lines: { $count }.
ui-at-this-screen = People at this screen
ui-at-this-screen-says = Who shares this screen with you? A curtain falls between your turns.
ui-their-name = Name of person { $number }
ui-their-name-too = Name of one more person
ui-sit-down-too = Sit down here too
ui-one-more = One more person
ui-not-here = Remove
ui-not-here-about = Remove person { $number }
ui-told-of = { $whom }: { $what }
ui-clock = Time for a decision
ui-clock-none = No limit
ui-window = Time to react
ui-left-alone = A seat nobody sits at goes to a bot after
ui-left-alone-never = Never
ui-seconds = { $seconds } s
ui-minutes = { $minutes } min { $seconds } s
ui-minutes-only = { $minutes } min
ui-time-left = Time left: { $time }
ui-phrases = Phrases
ui-talk = Table talk
ui-talk-says = True or not: nobody checks what you say.
ui-sentences = What you can say
ui-to-whom = To
ui-to-all = everybody
ui-narrow = Narrow the list by a word
ui-narrow-nothing = Nothing has this word in it.
ui-back = Back
ui-mute = Mute somebody
ui-mute-says = What they say is left out of your story, in this browser alone.
ui-claim = claim
ui-shown = shown
ui-speak-of-it = Say something about it
ui-speak-of-it-says = True or not. The others know that you looked, not what you saw.
ui-show-it = Show…
ui-show-it-about = Show: { $about }
ui-show-it-says = Whoever is shown it sees the real thing.
ui-show-now = Show it
ui-curtain = Curtain
ui-curtain-falls = One moment…
ui-curtain-says = Everybody else looks away, please.
ui-turn-of = { $name }, it is your turn
ui-i-am = I am { $name }, show my seat
ui-look-first = Look at the ship first
ui-everybody-sees = Everybody may look: this is the public screen.
ui-seat-of = This is the seat of { $name }.
ui-draw-curtain = Draw the curtain
ui-watching = You only watch.
ui-watching-says = You see what everybody may see; you answer nothing and hold no cards.
ui-resting = A bot plays for you.
ui-resting-says = It knows what { $who } knows.
ui-resting-title = A rest
ui-rest = Let a bot play for me
ui-rest-says = The bot knows what your seat knows. You can come back at any time.
ui-i-am-back = I am back
ui-call = When it is your turn
ui-call-offer = Alert you when it's your turn?
ui-call-sound = A short sound
ui-call-notice = A notification
ui-call-no = No, thanks
ui-try-again = Try again
ui-trouble-removed = This table was removed
ui-trouble-removed-says = It was removed by the owner of the server, and everything kept about it with it. You can host another.
ui-trouble-closed = The table could not be shown
ui-trouble-closed-says = Something went wrong on the server. The game is stored; try again in a moment.
ui-trouble-slow = Your connection is too slow
ui-trouble-slow-says = It could not keep up with the table. Nothing is lost: your seat waits for you. Try again, perhaps on another network.

## Learning: the coach at the table

ui-coach = Coach
ui-coach-says = A short note the first time something happens to you.
ui-coach-next = Next note
ui-coach-off = No more notes
ui-coach-put-away = Put this note away
coach-turn = Your turn: up to two actions, each paid with cards from your hand. When you want to keep the rest, pass.
coach-paying = You pay by discarding cards, any of them but contamination. A card you pay with is a card you do not play, so choose what you can do without.
coach-noise = Whoever enters an empty room rolls for noise. A number puts a marker in the corridor of that number; a second one in the same corridor brings an encounter.
coach-exploration = You are the first one here: the room is turned up, and its token says what you find and how many items there are.
coach-doors = A door beside you has moved. Nobody walks through a closed door; an intruder that runs into one destroys it and stays where it was.
coach-encounter = You have been heard. A token comes out of the bag and says what stands before you; the noise around the room falls silent.
coach-surprise = The number on the token is compared with the cards in your hand: with fewer cards than that you are attacked at once. A full hand is a shield.
coach-wound = A light wound alone does nothing, but the third one becomes a serious wound.
coach-serious-wound = A serious wound hampers you until it is dressed; with three of them any further wound kills. Bandages, a Medkit or the Emergency Room help.
coach-contamination = A contamination card clogs your deck and pays for nothing. It may be infected; only a scan tells, and at the end it can cost your life.
coach-slime = Slime gives you away: when the noise die shows silence, it is danger for you. Clothes or the Shower rid you of it.
coach-larva = You carry a larva. A scan that finds you infected will kill you now, so see the Surgery or find an Antidote in time.
coach-fire = The room burns: whoever ends a turn in it takes a light wound.
coach-malfunction = Something broke: this room cannot be used until it is repaired, though it can still be searched.
coach-objective = The first intruder is here, so everybody keeps one objective for good. Keep the one you can still reach and live with.
coach-interruption = Somebody in your room acts, and you may hold an Interruption. Everyone who could interrupt is asked, so nobody gives a card away; standing orders answer for you.
coach-passing = Whoever passes is out of this round. Discard what you do not need: next round you draw up to five cards again.
coach-event-phase = When everybody has passed, the ship has its turn: intruders attack and move, an event happens, and the bag grows worse.
coach-pods = A pod is unlocked. From an evacuation section you can try to get in, and leave without waiting for the ship.
coach-hibernation = The chambers are open: in the Hibernatorium you can go to sleep now, if nothing hears you doing it.
coach-self-destruct = The ship counts down. Unless somebody stops it before it turns yellow, it takes everyone aboard along.
coach-death = Somebody died. With the first death aboard all escape pods unlock: there is a way out now.

## Learning: the guided mission

ui-learn = Learn by playing
ui-learn-says = New here? A guided mission of about twenty minutes, alone aboard.
ui-lesson = Guided mission
ui-lesson-step = Step { $step } of { $count }
ui-lesson-next = Go on
ui-lesson-skip = Skip this step
ui-lesson-waits = Done. Answer the question to go on.
ui-lesson-hint = Hint
ui-lesson-here = The lesson points here.
ui-lesson-read = Read the rules
ui-lesson-again = Once more from the beginning
ui-lesson-host = Host a first voyage
refused-unknown-lesson = There is no lesson { $lesson }. There are: { $lessons }.
refused-no-such-step = The lesson is at another step by now.
lesson-first-steps-welcome-title = Waking up
lesson-first-steps-welcome = You are the captain, alone in the Storage of a silent ship. The question says what to decide; your choices are listed below. In a turn you have two actions.
lesson-first-steps-welcome-hint = “Why?” beside a line opens the rule behind it. The first tap on an option shows it, the second one does it. Words with dots beneath them explain themselves.
lesson-first-steps-move-title = Moving and paying
lesson-first-steps-move = Move to room 7. A move costs one card of your hand: discard one you can spare, but keep Search.
lesson-first-steps-move-hint = Choose “Move to room 7”, in the list or on the ship, then the card to pay with.
lesson-first-steps-noise-title = Noise
lesson-first-steps-noise = You found the Canteen, a door fell shut behind you, and the die put noise in a corridor. Noise is the ship listening: a second marker in the same corridor would bring something to you.
lesson-first-steps-noise-hint = The noisy corridor is the loudest thing on the ship. Going on costs nothing; you may also simply play on.
lesson-first-steps-search-title = Searching
lesson-first-steps-search = Play your Search card. You look at two items, keep one, and the room has one fewer.
lesson-first-steps-search-hint = Some cards cost nothing but themselves. If you paid with Search, skip this step: no harm done.
lesson-first-steps-careful-title = Careful movement
lesson-first-steps-careful = Go to the Engine Control Room (room 6) carefully. That costs two cards instead of one, but you choose the corridor that gets the noise, and no die is thrown.
lesson-first-steps-careful-hint = Choose “Move carefully to Engine Control Room”, pay with two cards, then take a corridor without noise.
lesson-first-steps-pass-title = Passing
lesson-first-steps-pass = You have one card left. Pass: you are out of this round, and draw up to five cards in the next.
lesson-first-steps-pass-hint = “Pass” never moves: it is below the question. You may discard more cards; keeping them is fine too.
lesson-first-steps-events-title = The ship has its turn
lesson-first-steps-events = After the players come the events: time runs, intruders stir, a card is turned, and a token is drawn from the bag. The hibernation chambers have opened. The story tells it all, line by line.
lesson-first-steps-events-hint = The clocks above the ship show how many rounds are left until it jumps.
lesson-first-steps-room-title = Using a room
lesson-first-steps-room = Most rooms can do something for two cards. The Engine Control Room shows you, and only you, whether the engines work. Use it.
lesson-first-steps-room-hint = The option is in the group of this room. What opens over your screen nobody else would see.
lesson-first-steps-encounter-title = An encounter
lesson-first-steps-encounter = Now move to the Hibernatorium (room 11). All corridors around it are noisy already, so careful steps are impossible there, and nearly every roll brings an encounter. Courage.
lesson-first-steps-encounter-hint = Choose “Move to Hibernatorium”. Below the options you can see what you cannot do, and why.
lesson-first-steps-objective-title = Your objective
lesson-first-steps-objective = The first intruder forces the choice: keep one objective. Take Destination: Earth, for the engines work and the course is set. You win if you live and it comes true.
lesson-first-steps-objective-hint = “How do I win?” beside the story lists all you still need.
lesson-first-steps-shoot-title = Fighting
lesson-first-steps-shoot = You had fewer cards than the number on its token, so it attacked at once. Shoot back: one card, one ammunition, one die.
lesson-first-steps-shoot-hint = Nobody knows how much an intruder can take: after every injury a card is turned, and it dies if it has suffered at least that much.
lesson-first-steps-flee-title = Fleeing
lesson-first-steps-flee = It still stands. Run back to the Engine Control Room: if you leave a fight, you are attacked once, then you get away. Suppressive Fire would spare you the attack; this time run without it, to see what running costs.
lesson-first-steps-flee-hint = Choose a move while the intruder is with you; that is an escape.
lesson-first-steps-dress-title = Wounds
lesson-first-steps-dress = That was a serious wound; until it is dressed it hampers you, and with three of them any further wound kills. Without cards you can only pass. In the new round use your Bandages and dress it.
lesson-first-steps-dress-hint = Pass first. Then choose the Bandages, pay with a card, and dress the wound.
lesson-first-steps-return-title = Back into the dark
lesson-first-steps-return = The creature has slunk away. The card it left you, contamination, pays for nothing and may be infected. Go to the Hibernatorium once more, carefully or not.
lesson-first-steps-return-hint = Keep two cards besides: you will need them there. The noise around the room fell silent with the encounter.
lesson-first-steps-sleep-title = Getting out
lesson-first-steps-sleep = Use the Hibernatorium and go to sleep. You make a noise roll first; if nothing comes, you are safe until the ship arrives. The other way out is an escape pod.
lesson-first-steps-sleep-hint = It costs two cards. If you have too few, pass and try in the next round.
lesson-first-steps-end-title = You know the way now
lesson-first-steps-end = You can move, listen, search, fight, run, mend and leave. What comes next: a first voyage with friends or bots, in which you win or lose together and the coach explains whatever is new.
lesson-first-steps-astray-title = The mission is over
lesson-first-steps-astray = That is how it can go: the rules were the real ones. Try once more from the beginning, or go on with a first voyage, in which you win or lose together and the coach explains whatever is new.

## The rules, section by section

ui-rules-contents = Contents
ui-rules-follow = These rules follow the official rulebook of Nemesis (2018) with the official FAQ 2.1 of 8 August 2020, in our own words. Where both leave a question open, a ruling answers it and says so.
ui-rules-all = All rules
ui-rules-section = In the same section
ui-rules-same = The same rule in other games
ui-rules-tried = Tried out at a table
ui-rules-address = Address of this rule
rule-source-rulebook = From the rulebook
rule-source-published = From the official FAQ and public component lists
rule-source-house = Ours
section-terms = Terms
section-setup = Setting up
section-round = The round
section-event = The event phase
section-time = Time
section-bag = The bag
section-critical = Turning points
section-action = Actions
section-movement = Movement
section-exploration = Exploring
section-noise = Noise
section-intruder-movement = How intruders move
section-door = Doors
section-fire = Fire
section-malfunction = Malfunctions
section-slime = Slime
section-encounter = Encounters
section-combat = Fighting
section-escape = Escaping
section-attack = Intruder attacks
section-wound = Wounds
section-injury = Injuries of intruders
section-contamination = Contamination
section-weakness = Weaknesses
section-item = Items
section-search = Searching
section-craft = Crafting
section-quest = Quest items
section-end = The end of the game
section-victory = The victory check
section-objective = Objectives
section-solo = Alone
section-coop = Together
section-intruder-player = The intruder player
section-room = Rooms
section-egg = Eggs
section-pod = Escape pods
section-alternative-board = The alternative board

## Corrections that a table agrees on

option-judge-noise-add = Put a noise marker in { $corridor }
option-judge-noise-remove = Take the noise marker out of { $corridor }
option-judge-fire-add = Put a fire marker in { $room }
option-judge-fire-remove = Take the fire marker out of { $room }
option-judge-malfunction-add = Put a malfunction marker in { $room }
option-judge-malfunction-remove = Take the malfunction marker out of { $room }
option-judge-door-open = Leave no door in { $corridor }
option-judge-door-close = Put a closed door in { $corridor }
option-judge-door-destroy = Put a destroyed door in { $corridor }
option-judge-time-forward = Move the time marker one space forward
option-judge-time-back = Move the time marker one space back
option-judge-person-move = Put the { $seat } in { $room }
option-judge-wound-add = Give the { $seat } a light wound
option-judge-wound-remove = Take a light wound off the { $seat }
option-judge-wound-dress = Dress one { $wound } of the { $seat }
option-judge-wound-heal = Heal a dressed { $wound } of the { $seat }
option-judge-slime-add = Give the { $seat } a slime marker
option-judge-slime-remove = Take the slime marker off the { $seat }
option-judge-ammunition-add = Put one ammunition on { $item } of the { $seat }
option-judge-ammunition-remove = Take one ammunition off { $item } of the { $seat }
option-judge-card-draw = Let the { $seat } draw a card
option-judge-intruder-move = Put { $intruder } in { $room }
option-judge-intruder-remove = Take { $intruder } off the board; a token of its kind goes back into the bag
group-judge-noise = Noise
group-judge-fire = Fire
group-judge-malfunction = Malfunctions
group-judge-door = Doors
group-judge-time = Time
group-judge-person = Where the crew is
group-judge-wound = Wounds
group-judge-slime = Slime
group-judge-ammunition = Ammunition
group-judge-card = Cards
group-judge-intruder = Intruders
event-judged = Correction, by agreement: { $action }.
    .who = Correction, proposed by { $who } and agreed on: { $action }.
    .without = Correction, proposed by { $who } and agreed on without { $without }: { $action }.
event-consent-refused = { $who } does not agree to the request.
event-consent-withdrawn = { $who } withdraws the request.
event-consent-lapsed = Too few people have agreed to the request of { $who } in time.
event-correction-taken-back = { $who } was not asked and takes the correction back. The game goes on from before it.
refused-unknown-correction = That cannot be corrected now: { $option }.
refused-another-wish = The table is being asked something else. Wait until that is settled.
refused-nothing-wanted = Nobody wants that any more.
play-key-judge = correct the position: judge lists kinds, judge noise 7 searches, judge 3 proposes number 3
command-judge = j judge
play-judgements = What can be corrected; more with: judge KIND
play-judgements-kind = { $kind }: { $count }
play-judgements-found = Corrections (judge NUMBER):
play-judgements-none = Nothing can be corrected now. Wait until somebody is asked for an action.
play-judgements-unknown = No correction speaks of: { $words }
ui-consent-agree = I agree
ui-consent-refuse = I do not agree
ui-consent-withdraw = Withdraw it
ui-consent-waits = { $agreed } of the { $needed } people who must agree have agreed. After { $seconds } seconds the request lapses.
ui-missed = { $who } has corrected the position without you: { $what }. If you take that back, everything played since goes too. If you play on, it stands.
ui-missed-keep = Let it stand
ui-missed-undo = Take it back
ui-judge-title = A mistake
ui-judge = Correct the position
ui-judge-says = For a mistake that cannot be taken back any more. Everybody at the table and more than half of the people who play have to agree. Whoever is away may take it back; the story tells who proposed it.
ui-judge-asked = { $who } proposes a correction: { $what }.
ui-judge-find = Find a correction
ui-judge-found = Corrections: { $count }
ui-judge-not-now = Nothing can be corrected now. Wait until somebody is asked for an action.
ui-judge-propose = Propose it
ui-judge-choose = Choose what should be corrected.

## After the end

ui-stage-play = The game
ui-stage-voyage = The voyage
ui-stage-engines = Engines
ui-stage-course = Course
ui-stage-contamination = Contamination
ui-stage-objectives = Objectives
ui-stage-winners = The verdict
ui-step-of = Revealed: { $shown } of { $all }
ui-story-later = The story goes on here when everything has been revealed.
ui-ending-small = Look at the table
ui-ending-large = Back to the ending
ui-who-lived = Who lived, who won
ui-claims = Claims beside the truth
ui-claims-none = Nobody claimed anything at this table.
ui-claims-says = Each is judged by what was true when it was made.
ui-verdict-true = true
ui-verdict-false = not true
ui-verdict-open = cannot be checked
ui-round-number = Round { $round }
ui-before-rounds = Set-up
ui-pictures = Pictures of the game
ui-pictures-show = Show the pictures
ui-as-picture = Picture
ui-as-table = Table
ui-shown-as = { $what }: shown as
ui-timeline = What happened in which round
ui-moment-death = Death
ui-moment-encounter = Encounter
ui-moment-claim = Claim
ui-moment-way-out = Way out
ui-moment-ship = The ship
ui-wounds-by-round = Wounds by round
ui-wounds-light = light wound
ui-wounds-serious = serious wound
ui-wounds-gone = dead or gone
ui-ways = Who went where
ui-ways-of = The way of { $who }, from room to room
ui-ways-visits = Numbers show the round each path was walked.
ui-who = Who
ui-round = Round
ui-happened = What happened
ui-rooms-gone-to = Rooms, in their order
ui-replay = Replay
ui-replay-watch = Watch the replay
ui-replay-link = Link to the replay
ui-replay-point = Point { $at } of { $last }
ui-replay-scrub = Point of the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One point back
ui-replay-on = One point on
ui-replay-round = Go to round
ui-whose = Whose knowledge
ui-whose-public = What everybody saw
ui-whose-truth = The whole truth
ui-replay-chosen = chosen
ui-replay-nobody = This decision is hidden from this view.
ui-replay-held = In the hands of { $who }
ui-replay-keys = Arrow keys left and right go one point, the space bar plays and pauses.
ui-play-on = Play on from here
ui-play-on-says = A new table with this very position. What has been dealt stays where it is; what is still to be rolled or drawn is open again.
ui-play-on-seat = You play
ui-play-on-others = Who plays the others?
ui-play-on-bots = Bots; the game goes on at once
ui-play-on-friends = Friends; you get a link for them
ui-play-on-over = The game is over at this point. Go back to an earlier one to play on from there.
ui-rematch = Once more
ui-rematch-says = A new table for the same people, on the same seats, with the same options.
ui-rematch-go = Play again
ui-rematch-invited = The host wants to play again, with all of you.
ui-rematch-sit = Sit down at my seat
ui-rematch-waits = When the host wants to play again, your invitation appears here.
ui-seat-kept = kept for { $name }
ui-sharing = Keep and share
ui-report = Report a problem
ui-report-says = Your words and the game as it stands are kept for the owner of this server. Nobody at the table gets to see them.
ui-report-text = What went wrong?
ui-report-send = Send the report
ui-report-kept = Thank you. The owner of the server will find it.
ui-admin-reports = Reported problems: { $count }
ui-admin-reports-say = The files hold the secrets of games that may still be played.
ui-admin-report = Download the report on table { $code }
ui-admin-report-short = Download
ui-finished = Finished games
table-continued = { $name } (continued)
event-continued = This table plays on from table { $code }, at point { $point } of { $last }.
event-again = The host has laid a new table for the same people.
truth-have = { $who } had it.
truth-have-not = { $who } did not have it.
truth-seen = It was there.
truth-seen-not = Nothing of the kind was there.
truth-room-is = So it was.
truth-room-is-not = It was another room.
truth-course = So it did.
truth-course-not = It led elsewhere.
truth-wants = It was.
truth-wants-not = It was not.
truth-engine-works = { $what } was working.
truth-engine-works-not = { $what } was damaged.
truth-infected = { $who } was infected.
truth-infected-not = { $who } was not infected.
truth-open = What { $who } meant by it, no card can tell.
refused-replay-not-over = This table is still being played. Its replay can be seen when the game is over.
refused-replay-of-other-rules = This game was played with other rules than this version has, so it cannot be shown again.
refused-unknown-point = There is no point { $point } in this game; the last is { $last }.
refused-unknown-eyes = Nobody saw the game as { $whose }: name a seat, public or truth.
refused-nothing-to-play-on = The game is over at this point. Choose an earlier one.
refused-no-rematch = The host has not laid a new table yet.
refused-reports-full = No more reports can be kept: the owner of the server must look at some first.
refused-unknown-report = There is no report { $name }.

## The server and its pages

serve-at = Tables are served at { $address }
play-at-home = Friends on your network find you at { $address }
play-page-open = The page is open in your browser: { $address }
play-page = Open this page in your browser: { $address }
play-stops = Ctrl+C stops the server. Every table is kept, in { $file }.
refused-cannot-listen = Nothing can be served at { $host }, port { $port }: { system-cause }.
refused-page-or-terminal = --port and --no-browser are for the page in the browser; the other flags seat people at this terminal. Give one or the other.
refused-only-watching = You are only watching.
refused-table-not-begun = The game has not begun.
refused-table-has-begun = The game has begun already.
refused-table-is-over = The game is over, and nothing of it is taken back. To go on from an earlier point, choose it in the replay and make a new table.
refused-table-paused = The host has paused the game.
refused-only-the-host = Only the host can do that.
refused-nothing-said = There is nothing in it.
refused-nothing-to-look-at = There is nothing to tell about { $what }.
refused-unknown-wish = Nobody knows how to do { $wish }.
refused-unknown-bot = There is no bot called { $bot }; there are { $bots }.
refused-unknown-table = There is no table { $code }.
refused-unknown-link = This link is no longer valid: ask the host for a new one.
refused-unknown-word = This word is not known or no longer valid.
refused-name-needed = Please give a name.
refused-no-free-seat = All seats of this table are taken.
refused-host-key-needed = This server asks for its host key before a table is made.
refused-wish-not-understood = That was not understood.
refused-wish-too-long = That was too long.
    .field = “{ $field }” is too long: { $most } at most.
refused-rule-broken = Something went wrong inside the rules. Nothing has changed; please tell the host.

## Rules that are looked up in vain

refused-unknown-rule = There is no rule { $rule }.
    .near =
        { $near-count ->
            [0] There is no rule { $rule }.
           *[other] There is no rule { $rule }. Did you mean { $near }?
        }
refused-no-rules-of-game = There are no rules of a game { $game }; there are { $there }.
    .near =
        { $near-count ->
            [0] There are no rules of a game { $game }; there are { $there }.
           *[other] There are no rules of a game { $game }. Did you mean { $near }?
        }
refused-unknown-module = There is no module { $module }; there are { $there }.
    .near =
        { $near-count ->
            [0] There is no module { $module }; there are { $there }.
           *[other] There is no module { $module }. Did you mean { $near }?
        }
refused-no-words = To search, give at least one word.
refused-no-checkout = The tests are not part of the installed package: coverage needs a checkout of the repository.
refused-tests-need = Coverage has to run the citing tests, which needs { $programs }. Install what tests need: { $command }
refused-unreadable-citation = { $because }
rules-are-cited = { $count } of { $all } rules are cited by a passing test ({ $percent }%)
rules-runs-tests = No up-to-date pass recorded in { $files }: running the citing tests
rules-tests-ended = pytest ended with exit code { $code }; only tests that passed count

refused-not-stored = That could not be stored, so nothing has changed. Please try again.
refused-not-shown = This table could not be shown. Please load the page again.
refused-not-your-seat = That is not one of your seats.
refused-table-removed = This table was removed.
refused-unknown-claim = There is no phrase { $claim }; there are { $claims }.
refused-claim-about-nothing = The phrase { $claim } cannot be about that.
refused-nothing-to-show = Only a card or an item you hold can be shown.
refused-bad-number = { $text } is no whole number from 0 to { $most }.
refused-body-too-large = That was too large.
refused-wrong-origin = That came from another site.
refused-too-often = Too many requests. Please wait a moment.
refused-server-full = This server is full. Please try again in a minute.
refused-database-away = The server cannot store anything at the moment, so nothing has changed. Please try again later, or tell its owner.
refused-no-such-page = There is no such page.
refused-failed = Something went wrong. Please try again.
webhook-your-turn = Your turn at table { $code }
event-seat-taken = { $name } sits down: { $who }.
event-seat-carried = { $name } goes on playing on another device: { $who }.
event-seat-free = Seat { $who-seat } is free.
event-link-renewed = The host has renewed the link of { $who }.
event-bot-plays = A bot plays for { $who } from now on.
event-person-plays = { $name } plays { $who } again.
event-renamed = The table is called “{ $name }” now.
event-paused = The host pauses the game.
event-resumed = The game goes on.
event-clock-set = { $clock ->
    [0] There is no clock any more.
    [one] A decision may take { $clock } second.
   *[other] A decision may take { $clock } seconds.
 }
event-window-set = { $window ->
    [0] A reaction may take as long as it takes.
    [one] A reaction may take { $window } second; then it is let pass.
   *[other] A reaction may take { $window } seconds; then it is let pass.
 }
event-leave-set = { $leave ->
    [0] Seats left alone stay as they are.
    [one] A seat left alone for { $leave } minute goes to a bot.
   *[other] A seat left alone for { $leave } minutes goes to a bot.
 }
claim-to-all = { $who } claims: “{ $said }”
claim-to-one = { $who } to { $whom }: “{ $said }”
claim-unheard = { $who } tells { $whom } something.
shown-to-all = { $who } shows everybody: { $said }.
shown-to-one = { $who } shows { $whom }: { $said }.
shown-unheard = { $who } shows { $whom } something.
claim-yes = Yes.
claim-no = No.
claim-help = I need help here!
claim-wait = Wait for me.
claim-follow = Follow me.
claim-fight = Let us fight it.
claim-run = Let us get out of here.
claim-thanks = Thank you.
claim-heading = I am heading to { $what }.
claim-go = Let us go to { $what }.
claim-keep-away = Keep away from { $what }.
claim-engine-works = { $what } works.
claim-engine-broken = { $what } is broken.
claim-room-is = Room { $what-number } is the { $what2 }.
claim-seen = I have seen this in { $what2 }: { $what }.
claim-course = Course { $what } leads to { $what2 }.
claim-next-event = The next event is “{ $what }”.
claim-wants = The objective of { $what } is “{ $what2 }”.
claim-have = I have this: { $what }.
claim-have-not = I do not have this: { $what }.
claim-need = I need this: { $what }.
claim-who-has = Who has this: { $what }?
claim-trust-me = You can trust me.
claim-do-not-shoot = Do not shoot.
claim-signal = I will send the signal.
claim-infected = I am infected.
claim-clean = I am not infected.
claim-trust = I trust { $what }.
claim-doubt = I do not trust { $what }.

# What stands on the buttons of the quick phrases, and their headings.

phrases-short = In short
phrases-going = Where to
phrases-seen = What I know
phrases-things = Things
phrases-people = You and me
phrase-yes = Yes
phrase-no = No
phrase-help = I need help
phrase-wait = Wait for me
phrase-follow = Follow me
phrase-fight = Let us fight
phrase-run = Out of here
phrase-thanks = Thank you
phrase-heading = I am heading to…
phrase-go = Let us go to…
phrase-keep-away = Keep away from…
phrase-engine-works = Engine works…
phrase-engine-broken = Engine is broken…
phrase-room-is = Room is…
phrase-seen = I have seen…
phrase-course = Course leads to…
phrase-next-event = Next event…
phrase-wants = Objective of…
phrase-have = I have…
phrase-have-not = I do not have…
phrase-need = I need…
phrase-who-has = Who has…?
phrase-trust-me = Trust me
phrase-do-not-shoot = Do not shoot
phrase-signal = I will signal
phrase-infected = I am infected
phrase-clean = I am not infected
phrase-trust = I trust…
phrase-doubt = I do not trust…

# Whom the table waits for, as the others read it.

waits-otherwise = { $who } is asked.
waits-action = { $who } chooses an action.
waits-agree = { $who } thinks about an offer.
waits-agree-to-leave = { $who } is offered cover to leave.
waits-careful-noise = { $who } places the noise of careful steps.
waits-character = { $who } chooses a character.
waits-discard-any = { $who } chooses cards to discard.
waits-discard-one = { $who } chooses a card to discard.
waits-drop = { $who } chooses what to drop.
waits-engine-order = { $who } works on an engine.
waits-fire-on = { $who } may spend more ammunition.
waits-ignore-attack = { $who } may ignore an attack.
waits-in-pod = { $who } decides in a pod.
waits-interrupt = { $who } may interrupt.
waits-keep-item = { $who } chooses an item to keep.
waits-launch = { $who } may launch a pod.
waits-look-at-room = { $who } chooses a room to look at.
waits-objective = { $who } chooses an objective.
waits-operate-doors = { $who } operates doors.
waits-pay = { $who } chooses a card to pay with.
waits-place-event = { $who } places an event.
waits-replace-cards = { $who } chooses cards to replace.
waits-reroll = { $who } may roll again.
waits-rescan = { $who } may roll for noise again.
waits-take-door-token = { $who } takes a door from elsewhere.
waits-trade = { $who } trades.
waits-use = { $who } is thinking.
waits-withdraw = { $who } chooses who leaves the fight.
waits-control-intruders = { $who } may go on with the intruders.
waits-intruder-action = { $who } plays the intruders.
waits-attack-card = { $who } chooses an attack.
waits-event = { $who } chooses an event.
waits-keep-one-card = { $who } may keep a card.
refused-database-not-empty = There are tables in this database already: restore into an empty one.
refused-backup-not-ours = { $file } is not a backup of Hullbreach.
refused-backup-damaged = The backup { $file } is damaged. Nothing was restored.
refused-bad-proxy = { $proxy } is not the address of a proxy; write it like 127.0.0.1 or 10.0.0.0/8.
refused-bad-base-path = { $base } is no path to live under; write it like /games.
backup-written = { $count ->
    [one] { $count } table is in { $file }. It holds secrets: keep it to yourself.
   *[other] { $count } tables are in { $file }. It holds secrets: keep it to yourself.
 }
backup-restored = { $count ->
    [one] { $count } table was restored from { $file }.
   *[other] { $count } tables were restored from { $file }.
 }
refused-unknown-database = { $scheme }:// is no kind of database we know. Name a file, as tables.sqlite or sqlite:///tables.sqlite, or a server, as postgresql://USER@HOST/NAME.
refused-postgresql-needs-asyncpg = PostgreSQL needs asyncpg. Install it: { $command }
refused-database-not-opened = The database cannot be opened ({ $because }).
refused-bad-load = At least one table, one seat and some seconds are needed, and a pace that is not negative.
refused-server-not-started = The server did not start.
load-tables = { $tables } tables with { $seats } seats, { $pace } s to think, { $games } games ended
load-decisions = { $count } decisions, { $rate } a second, { $refused } refused
load-waits = From an answer to the last screen: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
load-sizes = A change: p50 { $p50 } bytes, p95 { $p95 } bytes
load-work = The server's work: { $each } ms for each decision, { $share } % of one core
load-memory = Memory: { $empty } KB without tables, { $table } KB for each with everybody at it, { $idle } KB for each that nobody is at; { $kept } KB kept for the next ones
record-seed = Its seed has the hash { $hash }. A table shows this hash before its first question: if the two are the same, nobody chose another seed.

## The gallery

gallery-name = { $name }
gallery-source =
    { $source ->
        [house] House content: no public source gives it, so it is ours.
        [rulebook] From the rulebook.
       *[other] From published component lists.
    }
gallery-tile =
    { $value ->
        [special] always in the same place
        [basic] basic room
       *[other] additional room
    }
gallery-colour =
    { $value ->
        [red] red items
        [yellow] yellow items
        [green] green items
        [white] items of any colour
       *[other] no items
    }
gallery-computer = computer
gallery-cost =
    { $value ->
        [0] free
        [one] costs { $value } card
       *[other] costs { $value } cards
    }
gallery-combat =
    { $value ->
        [in] only in combat
        [out] not in combat
       *[other] in combat or not
    }
gallery-character = only the { $value }
gallery-use =
    { $value ->
        [0] using it is free
        [one] using it costs { $value } card
       *[other] using it costs { $value } cards
    }
gallery-one-use = one use only
gallery-heavy = heavy: in the hands
gallery-loaded = comes with { $value } ammunition
gallery-symbols = component: { $value }
gallery-recipe = crafted from { $value }
gallery-red = red deck: { $value }
gallery-yellow = yellow deck: { $value }
gallery-green = green deck: { $value }
gallery-crafted = crafted: { $value }
gallery-numbers = surprise numbers: { $value }
gallery-blood = blood: { $value }
gallery-direction = moves along corridors { $value }
gallery-deck =
    { $value ->
        [personal] personal
        [corporate] corporate
       *[other] solo and cooperative
    }
gallery-players =
    { $value ->
        [1] for any number of players
       *[other] from { $value } players on
    }
gallery-items = items: { $value }
ui-gallery = Gallery
ui-gallery-says = Everything in the box, with what it does, how many there are and where the text comes from.
ui-gallery-search = Search the gallery
ui-gallery-all = Everything
ui-gallery-found = Shown: { $count }
ui-gallery-count = in the box: { $count }
ui-meanwhile = Meanwhile, from the box
ui-another = Another
ui-family-characters = Characters
ui-family-rooms = Rooms
ui-family-cards = Action cards
ui-family-items = Items
ui-family-quests = Quest items
ui-family-creatures = Intruders
ui-family-attacks = Attacks
ui-family-events = Events
ui-family-objectives = Objectives
ui-family-weaknesses = Weaknesses
ui-family-wounds = Serious wounds
ui-family-exploration = Exploration tokens
