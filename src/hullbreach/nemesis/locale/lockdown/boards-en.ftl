# The boards of the facility: rooms only the alternative side has, areas, paths, the rover.

room-junction = Junction
room-junction-text = The hub of the western building. Nothing to do and nothing to find here.
room-crossroads = Crossroads
room-crossroads-text = Open ground on the surface of Mars: neither fire nor malfunction, and every noise spreads into an area.
ref-area = area { $number }
ref-path = the path between { $one } and { $other }
ref-path-from-here = the path to { $room }
exit-path = path to { $to }
option-drive = Drive the Rover to { $room }
event-rover-drives = { $who } drives the Rover to { $room }.
event-surface-danger = Danger: everything that roams the surface comes to { $room }.

## Mars surface cards

event-surface-card = { $who } draws a Mars surface card: { $surface }.
event-surface-exposed = { $who } is out in the open.
event-surface-sheltered = { $who } is protected.
event-surface-suit = { $who } wears the { $item }.
ask-freeze = { $you }, the cold creeps in: discard an action card, or suffer a light wound?
ask-dig =
    { $sheltered ->
        [yes] { $you }, something is buried here: an item of which colour do you draw?
       *[no] { $you }, something is buried here: do you suffer a light wound to draw an item?
    }
waits-freeze = { $who } is fighting the cold.
waits-dig = { $who } has found something in the sand.
option-be-wounded = Suffer a light wound
option-dig = Draw from the { $deck } deck
option-leave-buried = Leave it buried

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
