# The intruder player: questions, options and events.

## The intruder player

option-attack = Attack with { $intruder }
option-danger = Danger in { $room }
option-hunt = Let the adults hunt
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
