# What the things of this part are called, what they do, and what is asked about them.

option-drive = Drive the Rover to { $room }
ask-freeze = { $you }, the cold creeps in: discard an action card, or suffer a light wound?
ask-dig =
    { $sheltered ->
        [yes] { $you }, something is buried here: an item of which colour do you draw?
       *[no] { $you }, something is buried here: do you suffer a light wound to draw an item?
    }
option-be-wounded = Suffer a light wound
option-dig = Draw from the { $deck } deck
option-leave-buried = Leave it buried
surface-radioactive-dust = Radioactive Dust
surface-radioactive-dust-text = Everyone on the surface: a contamination card and slime. Protected: a contamination card.
surface-dust-storm = Dust Storm
surface-dust-storm-text = Everyone on the surface: discard 2 action cards. Protected: discard 1. Then the noise in all areas falls silent.
surface-deep-freeze = Deep Freeze
surface-deep-freeze-text = Everyone on the surface: two light wounds. Protected: a light wound, or discard 1 action card.
surface-static-discharge = Static Discharge
surface-static-discharge-text = Everyone on the surface: a light wound, and each of your weapons loses 1 ammunition. Protected: one of your weapons loses 1 ammunition.
surface-meteorite = Meteorite
surface-meteorite-text = You: a serious wound. Protected: a malfunction in your room, or a light wound if there can be none.
surface-tracks-in-the-sand = Tracks in the Sand
surface-tracks-in-the-sand-text = You: an encounter. Protected: noise in every silent corridor and area around you.
surface-loose-ground = Loose Ground
surface-loose-ground-text = You: drop all objects and discard an item. Protected: drop all objects.
surface-buried-cache = Buried Cache
surface-buried-cache-text = You: take a light wound, if you want, to draw an item of any colour. Protected: draw an item of any colour.
