pack-vigil = The Vigil
pack-vigil-text = A chapel, a chaplain, and two more rounds to find out what you believe in.

room-chapel = Chapel
room-chapel-text = Keep silence: remove all noise around this room and draw a card.
item-flare = Flare
item-flare-text = Look into an unexplored room next door: its tile and its exploration token.
objective-bear-witness = Bear Witness
objective-bear-witness-text = Send the signal, and leave the ship in a pod.
character-chaplain = Chaplain
character-chaplain-text = Quiets the ship, closes its doors, and lets nobody die of a scratch.
card-vigil = Vigil
card-vigil-text = Remove all noise around your room.
card-last-rites = Last Rites
card-last-rites-text = Heal all light wounds of one character in your room.
card-sanctuary = Sanctuary
card-sanctuary-text = Close every door next to your room.
item-flare-gun = Flare Gun
item-flare-gun-text = A blank counts as a creeper: it still hits the smallest.
item-prayer-book = Prayer Book
item-prayer-book-text = Draw a card.
item-hand-bell = Hand Bell
item-hand-bell-text = Danger in a room next door where nobody is.

option-keep-silence = Keep silence: the noise around you falls silent
option-close-every-door = Close every door next to your room
option-read = Read: draw a card
option-ring = Ring the bell towards { $room }
