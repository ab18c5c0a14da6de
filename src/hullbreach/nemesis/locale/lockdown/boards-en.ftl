# The boards of the facility: rooms only the alternative side has, areas, paths, the rover.

ref-area = area { $number }
ref-path = the path between { $one } and { $other }
ref-path-from-here = the path to { $room }
exit-path = path to { $to }
event-rover-drives = { $who } drives the Rover to { $room }.
event-surface-danger = Danger: everything that roams the surface comes to { $room }.

## Mars surface cards

event-surface-card = { $who } draws a Mars surface card: { $surface }.
event-surface-exposed = { $who } is out in the open.
event-surface-sheltered = { $who } is protected.
event-surface-suit = { $who } wears the { $item }.
waits-freeze = { $who } is fighting the cold.
waits-dig = { $who } has found something in the sand.

## The surface in words

place-outside =
    { $where ->
        [building] in a building on the surface
       *[crossroads] on the surface
    }
board-exit-rooms = Exit rooms: { $rooms }.
board-bunker = The way on foot to the bunker begins in { $rooms }.
board-surface-deck =
    { $count ->
        [one] Mars surface deck: { $count } card.
       *[other] Mars surface deck: { $count } cards.
    }
    .discard = Mars surface deck: { $count } left; discarded: { $discard }.
