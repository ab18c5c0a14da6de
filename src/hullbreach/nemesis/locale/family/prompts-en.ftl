# What a seat is asked, and what the others wait for.

## Prompts

ask-agree = { $you }, the { $by } offers: { $offer }. Do you agree?
ask-agree-to-leave = { $you }, the { $who } would cover you while you go to { $room }. Do you agree?
ask-careful-noise = { $you }, which corridor gets the noise of your careful steps?
ask-character = { $you }, which character do you play?
ask-discard-any = { $you }, discard any cards you like; you draw up to five again.
ask-discard-one = { $you }, discard one action card.
ask-drop = { $you }, your hands are too full: what do you drop?
ask-engine-order = { $you }, the engine is { $status } now. In which order do the tokens go back?
ask-fire-on = { $you }, spend one more ammunition for one more injury?
ask-in-pod = { $you }, you wait in the pod: launch, step out, or keep waiting?
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
ask-replace-cards = { $you }, discard any cards, contamination too; you draw that many plus one.
ask-reroll =
    { $face ->
        [blank] { $you }, you rolled a blank. Roll again?
        [creeper] { $you }, you rolled the small hit, which hurts larvae and creepers. Roll again?
        [adult] { $you }, you rolled the large hit, which hurts adults and smaller. Roll again?
        [hit] { $you }, you rolled a hit. Roll again?
       *[double] { $you }, you rolled a double hit. Roll again?
    }
ask-take-door-token = { $you }, no door is left in the box: which one do you take for { $corridor }?
ask-trade =
    { $offer-count ->
        [0] { $you }, you have the floor: show something, make an offer, or yield the floor.
       *[other] { $you }, your offer so far: { $offer }. Add to it, propose it, or withdraw it.
    }
ask-use = { $you }, how do you use { $thing }?
ask-withdraw = { $you }, who leaves the fight, and where to?

## Rules that are looked up in vain

waits-agree = { $who } is considering an offer.
waits-agree-to-leave = { $who } is offered cover to leave.
waits-careful-noise = { $who } is placing the noise of careful steps.
waits-character = { $who } is choosing a character.
waits-discard-any = { $who } is choosing cards to discard.
waits-discard-one = { $who } is choosing a card to discard.
waits-drop = { $who } is choosing what to drop.
waits-engine-order = { $who } is working on an engine.
waits-fire-on = { $who } may spend more ammunition.
waits-ignore-attack = { $who } may ignore an attack.
waits-in-pod = { $who } is deciding in a pod.
waits-interrupt = { $who } may interrupt.
waits-keep-item = { $who } is choosing an item to keep.
waits-launch = { $who } may launch a pod.
waits-look-at-room = { $who } is choosing a room to look at.
waits-objective = { $who } is choosing an objective.
waits-operate-doors = { $who } is operating doors.
waits-pay = { $who } is choosing a card to pay with.
waits-place-event = { $who } is placing an event.
waits-replace-cards = { $who } is choosing cards to replace.
waits-reroll = { $who } may roll again.
waits-rescan = { $who } may roll for noise again.
waits-take-door-token = { $who } is taking a door from elsewhere.
waits-trade = { $who } is trading.
waits-use = { $who } is thinking.
waits-withdraw = { $who } is choosing who leaves the fight.
waits-control-intruders = { $who } may carry on as the intruders.
waits-intruder-action = { $who } is playing the intruders.
waits-attack-card = { $who } is choosing an attack.
waits-event = { $who } is choosing an event.
waits-keep-one-card = { $who } may keep a card.
