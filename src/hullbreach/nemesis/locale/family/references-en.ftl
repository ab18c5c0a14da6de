# What is named by more than its own message: rooms, corridors, tokens, colours, decks.

## References

ref-player = Player { $number }
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

## How do I win?

token-unknown = unknown
