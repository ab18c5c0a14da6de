# What the things of this part are called, what they do, and what is asked about them.

card-rest = Rest
card-rest-text = Scan the contamination cards in your hand: clean ones leave the game, an infected one brings a larva.
card-demolition = Demolition
card-demolition-text = Destroy a closed door of this room, or put a malfunction here.
card-search = Search
card-search-text = Lower the item counter by 1, draw 2 items of the room's colour and keep 1.
card-interruption = Interruption
card-interruption-text = Reaction: cancel the action, or the Interruption, of another character in your room. What was paid stays paid.
card-basic-repairs = Basic Repairs
card-basic-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
card-repairs = Repairs
card-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
card-quick-repairs = Quick Repairs
card-quick-repairs-text = Remove the malfunction here, or open this engine and put its tokens in any order.
option-destroy-door = Destroy the door in { $corridor }
option-scan-hand = Scan the contamination cards in hand
card-basic-repairs-facility = Basic Repairs
card-basic-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
card-repairs-facility = Repairs
card-repairs-facility-text = Remove the malfunction here, or in an elevator room bring the elevator here, even without power.
