# What hunts in the facility: events and tokens of both species, tokens of the surface, and questions and events about them.

## Event cards of the night stalkers

event-card-bulkheads-open-facility = Bulkheads Open
event-card-bulkheads-open-facility-text = All closed doors open. In darkness, noise in every silent corridor around characters.
event-card-coolant-leak-facility = Coolant Leak
event-card-coolant-leak-facility-text = If the Cooling System is explored: a malfunction there; if it has one already, the autodestruction sequence starts.
event-card-damage-facility = Damage
event-card-damage-facility-text = A malfunction in every room with an Adult, a Breeder or the Queen. In darkness, also in every room with a character.
event-card-nest-facility = Nest
event-card-nest-facility-text = Noise in every silent corridor around the Nest, if it has been found. In darkness, also around characters.
event-card-sanitary-network-failure = Sanitary Network Failure
event-card-sanitary-network-failure-text = A malfunction in every explored green room.
event-card-short-circuit-facility = Short Circuit
event-card-short-circuit-facility-text = Fire in every explored room with a working computer in a section with power.

## Exploration tokens of the surface

exploration-draw-red = Red item
exploration-draw-red-text = You draw a red item; noise follows as usual.
exploration-draw-yellow = Yellow item
exploration-draw-yellow-text = You draw a yellow item; noise follows as usual.
exploration-draw-green = Green item
exploration-draw-green-text = You draw a green item; noise follows as usual.
exploration-mars = Mars
exploration-mars-text = You draw a Mars surface card; noise follows as usual.

## Tokens

token-larva-pair = { species-larva } token, surprise number { $light }, in darkness { $dark }
token-creeper-pair = { species-creeper } token, surprise number { $light }, in darkness { $dark }
token-adult-pair = { species-adult } token, surprise number { $light }, in darkness { $dark }
token-breeder-pair = { species-breeder } token, surprise number { $light }, in darkness { $dark }
token-queen-pair = { species-queen } token, surprise number { $light }, in darkness { $dark }
token-draw-red =
    { $number ->
        [one] red item and { $number } item
       *[other] red item and { $number } items
    }
token-draw-yellow =
    { $number ->
        [one] yellow item and { $number } item
       *[other] yellow item and { $number } items
    }
token-draw-green =
    { $number ->
        [one] green item and { $number } item
       *[other] green item and { $number } items
    }
token-mars =
    { $number ->
        [one] Mars and { $number } item
       *[other] Mars and { $number } items
    }

## Questions and events

ask-reroll-advantage =
    { $face ->
        [creeper] { $you }, you rolled the small hit, which hurts larvae and creepers. Roll again?
        [adult] { $you }, you rolled the large hit, which hurts adults and smaller. Roll again?
        [discard-for-hit] { $you }, you rolled a hit that a discarded card has to buy. Roll again?
        [hit-or-discard-for-two] { $you }, you rolled a hit that a discarded card can double. Roll again?
       *[hit] { $you }, you rolled a hit. Roll again?
    }
ask-waste-ammo =
    { $count ->
        [one] { $you }, which weapon loses 1 ammunition?
       *[other] { $you }, you lose { $count } ammunition: from which weapon first?
    }
ask-give-up-item = { $you }, which item do you lose?
waits-light-up = { $who } may light up the dark.
waits-reroll-advantage = { $who } may roll again.
waits-waste-ammo = { $who } is choosing the ammunition to lose.
waits-give-up-item = { $who } is choosing an item to lose.
option-waste-ammo = 1 ammunition from { $item }
option-give-up = Lose { $item }
event-chase = { $foe } smells the { $who }'s blood and follows.
event-fire-marker-lost = A fire marker leaves the supply for good; { $left } left.
event-malfunction-marker-lost = A malfunction marker leaves the supply for good; { $left } left.
