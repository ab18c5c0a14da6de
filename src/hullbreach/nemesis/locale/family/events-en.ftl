# What happened, with the arguments of the event; whole-* is the whole truth of it.

## Events: set-up and rounds

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
        [lair] The exploration token in { $room } shows a lair.
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
event-offer-refused = { $by } turns down the { $who }'s offer.
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
event-token-drawn = Drawn from the bag: { $token }.
event-nothing-there = Nothing there, but noise all around { $room }.
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
event-larva-infests = { $foe } crawls onto the { $who }.
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
event-ammo-spent = { $who } spends more ammunition from the { $item }; { $ammo } left.
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
event-light-to-serious = The { $who }'s light wounds become a serious one.
event-serious-wound = { $who } takes a serious wound: { $wound }.
event-wound-dressed = The { $who }'s { $wound } is dressed.
event-wound-healed = The { $who }'s { $wound } is healed.
event-light-healed =
    { $count ->
        [one] One of the { $who }'s light wounds is healed.
       *[other] { $count } of the { $who }'s light wounds are healed.
    }
event-burned = { $who } burns.
event-slimed = { $who } is covered with slime.
event-slime-removed = { $who } gets rid of the slime.
event-contaminated = { $who } takes a contamination card.
event-scanned =
    { $infected ->
        [0]
            { $count ->
                [one] The scanner finds the { $who }'s contamination card clean.
               *[other] The scanner finds the { $who }'s { $count } contamination cards clean.
            }
       *[other]
            { $count ->
                [one] The scanner finds the { $who }'s contamination card infected.
               *[other] The scanner finds { $infected } of the { $who }'s { $count } contamination cards infected.
            }
    }
event-contamination-removed =
    { $count ->
        [one] { $count } of the { $who }'s contamination cards leaves the game.
       *[other] { $count } of the { $who }'s contamination cards leave the game.
    }
event-infested = { $who } carries a larva.
event-larva-removed = { $who } gets rid of the larva.
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
event-time-advances = The time track shows { $time }.
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
event-perished = { $who } perishes.
event-victory-check =
    { $alive ->
        [0] Nobody has survived.
        [one] One survivor. Who has won?
       *[other] { $alive } survivors. Who has won?
    }
event-final-draw = { $who } draws { $cards }.
event-objective-chosen = { $who } keeps one objective.
    .removed = { $who } keeps one objective and removes the { $removed }, face down.
    .kept = You keep { $kept }.
event-objective-seen = { $who } looks in secret at the { $other }'s { $deck }.
    .objective = You look at the { $other }'s { $deck }: { $objective }.
event-objective-revealed =
    { $met ->
        [yes] The { $who }'s objective was { $objective }: fulfilled.
       *[no] The { $who }'s objective was { $objective }: not fulfilled.
    }
whole-objectives-dealt = The { $who }'s objectives: { $cards }.
whole-drew =
    { $count ->
        [one] { $who } draws { $cards }.
       *[other] { $who } draws { $count } cards: { $cards }.
    }
whole-order-set = Somebody sets a standing order.
whole-room-peeked = { $who } looks into room { $room-number } in secret: it is the { $place }.
    .token = { $who } looks into room { $room-number } in secret: it is the { $place }, with { $token }.
whole-item-gained = { $who } takes { $item }.
whole-event-seen = { $who } looks at the next event in secret: { $event }.
whole-objective-chosen = { $who } keeps { $kept }.
whole-objective-seen = { $who } looks in secret at the { $other }'s { $deck }: { $objective }.

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

## Events: cards and items that only some games have

event-tour = { $who } takes the { $other } along to { $room }.
event-noise-roll-avoided = { $who } stays unheard in the dark.
event-noise-taken-away = Noise taken away: { $corridors }.
event-hushed = { $who } silences the corridors of { $room }.
event-baited = { $who } lures { $foe } into { $room }.
event-attack-redirected = { $who } stays out of sight, and { $foe } turns on the { $other }.
event-darkness-ignored = { $who } is at home in the dark: { $event } has no darkness effect there.
event-advantage-rolled =
    { $face ->
        [creeper] { $who } rolls the small hit, which hurts only larvae and creepers.
        [adult] { $who } rolls the large hit, which hurts adults and smaller.
        [discard-for-hit] { $who } rolls a hit that a discarded card has to buy.
        [hit-or-discard-for-two] { $who } rolls a hit that a discarded card can double.
       *[hit] { $who } rolls a hit.
    }
event-ammo-lost =
    { $count ->
        [one] { $who } loses { $count } ammunition from the { $item }; { $ammo } left.
       *[other] { $who } loses { $count } ammunition from the { $item }; { $ammo } left.
    }
event-thermite-thrown =
    { $eggs ->
        [yes] { $who } throws a thermite charge at the eggs in { $room }.
       *[no] { $who } throws a thermite charge into { $room }.
    }
