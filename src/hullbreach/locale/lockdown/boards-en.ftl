# The boards of the facility: rooms only the alternative side has, areas, paths, the rover.

room-junction = Junction
room-junction-text = The hub of the western building. Nothing to do and nothing to find here.
room-crossroads = Crossroads
room-crossroads-text = Open ground on the surface of Mars: neither fire nor malfunction, and every noise spreads into an area.
ref-area = area { $number }
ref-path = the path between { $one } and { $other }
ref-path-from-here = the path to { $room }
option-drive = Drive the Rover to { $room }
event-rover-drives = { $who } drives the Rover to { $room }.
event-surface-danger = Danger: everything that roams the surface comes to { $room }.
