# The intruder player: questions, options and events.

## The intruder player

ask-control-intruders = { $you }, your character is dead. Will you carry on as the intruders?
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
event-intruder-player = { $who } carries on as the intruder player from round { $round }.
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
