# What the things of this part are called, what they do, and what is asked about them.

character-scout = Scout
character-scout-text = Walks unheard, finds what others overlook, and shoots on the run.
card-adrenaline = Adrenaline
card-adrenaline-text = Shoot, or escape, and draw 1 card.
card-reconnaissance = Reconnaissance
card-reconnaissance-text = Move to a neighbouring room without a noise roll.
card-scavenging = Scavenging
card-scavenging-text = Search, even where the item counter is 0.
item-rifle = Rifle
item-rifle-text = Energy weapon for 4 ammunition.
item-motion-scanner = Motion Scanner
item-motion-scanner-text = Activate with an Energy Charge. Heavy. Discard a card to repeat your noise roll.
item-security-key = Security Key
item-security-key-text = Activate in the Cockpit. Open or close any doors of one room.
option-rescan = Discard { $card } and roll again
option-escape = Escape to { $room }
    .corridor = Escape through { $corridor }
ask-rescan =
    { $face ->
        [silence] { $you }, your noise roll is silence. Discard a card and roll again?
        [danger] { $you }, your noise roll is danger. Discard a card and roll again?
       *[other] { $you }, your noise roll is { $face }. Discard a card and roll again?
    }
