# Positions that cannot be set up, and why.

## Requests that change nothing

refused-scenario-crew-twice = The key crew names { $character } more than once; every seat has a character of its own.
refused-character-is-gone = { $character } is dead, in a pod or no longer in play.
refused-character-has-passed = { $character } has passed and gets no turn in this round.
refused-nobody-left-to-play = Nobody would be left to play this round.
refused-item-of-another = { $character } already has { $item }, and there is no other.
refused-queen-on-board = The queen is on the board; she cannot have been killed.
refused-object-not-left = There is no { $kind } left in the supply.
refused-nobody-plays-intruders = Nobody can control the intruders in this game; set the option intruder-player to on.
refused-pod-is-manned = Somebody is already waiting in pod { $pod }.
refused-unknown-card = There is no card { $card }.
refused-unknown-character = There is no character { $character }.
refused-one-of-a-colour = { $character } and { $other } cannot play together: every player keeps a draft card of a different colour.
refused-unknown-corridor = There is no corridor { $corridor }.
refused-unknown-item = There is no item { $item }.
refused-unknown-room = There is no room { $room }.
    .room-number = There is no room { $room-number }.
refused-room-is-printed = { $room } is printed on the board.
refused-room-not-in-play = { $room } is not in play.
refused-tile-does-not-fit = The tile { $tile } does not fit { $room }.
refused-no-such-coordinates = No coordinates card says { $wanted }.
refused-no-miniature = No { $kind } is left.
