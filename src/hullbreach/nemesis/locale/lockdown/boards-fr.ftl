# Les plateaux de la base : les salles propres au côté alternatif, les zones, les sentiers, le rover.

ref-area = la zone { $number }
ref-path = le sentier entre { $one } et { $other }
ref-path-from-here = le sentier vers { $room }
exit-path = sentier vers { $to }
event-rover-drives = { MAJ($who) } conduit le Rover jusqu'{ A($room) }.
event-surface-danger = Danger : tout ce qui rôde à la surface se rue vers { $room }.

## Cartes Surface de Mars

event-surface-card = { MAJ($who) } pioche une carte Surface de Mars : « { $surface } ».
event-surface-exposed = { MAJ($who) } est à découvert.
event-surface-sheltered = { MAJ($who) } est à l'abri.
event-surface-suit = { MAJ($who) } porte { $item }.
waits-freeze = { MAJ($who) } lutte contre le froid.
waits-dig = { MAJ($who) } a trouvé quelque chose dans le sable.

## La surface en mots

place-outside =
    { $where ->
        [building] dans un bâtiment de la surface
       *[crossroads] à la surface
    }
board-exit-rooms = Salles de sortie : { $rooms }.
board-bunker = Le chemin à pied vers le Bunker part { DE($rooms) }.
board-surface-deck =
    { $count ->
        [one] Pioche Surface de Mars : { $count } carte.
       *[other] Pioche Surface de Mars : { $count } cartes.
    }
    .discard = Pioche Surface de Mars : { $count } ; défausse : { $discard }.
