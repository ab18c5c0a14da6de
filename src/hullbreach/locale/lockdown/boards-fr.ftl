# Les plateaux de la base : les salles propres au côté alternatif, les zones, les sentiers, le rover.

room-junction = la Jonction
room-junction-text = Le cœur du bâtiment ouest. Rien à y faire, rien à y trouver.
room-crossroads = le Carrefour
room-crossroads-text = Terrain découvert à la surface de Mars : ni feu ni panne, et chaque bruit se répand dans une zone.
ref-area = la zone { $number }
ref-path = le sentier entre { $one } et { $other }
ref-path-from-here = le sentier vers { $room }
option-drive = Conduire le Rover jusqu'{ A($room) }
event-rover-drives = { MAJ($who) } conduit le Rover jusqu'{ A($room) }.
event-surface-danger = Danger : tout ce qui rôde à la surface se rue vers { $room }.
