# Boards that cannot be read or laid out, and tables that cannot be set up, and why.

## Maps

refused-map-corner = The corner is drawn as “{ $drawn }”; with these borders it has to be “{ $wanted }”.
refused-map-cut-off = No way leads to the space { $space }.
refused-map-door-within-room = A door at { $space } does not lie between two rooms.
refused-map-expected = A line that begins with “{ $word }” is expected here.
refused-map-height = The map has { $rows } lines; it needs { $wanted }.
refused-map-low-not-railed = The low thing at { $space } needs a white line or a wall on every border.
refused-map-name-in-one-language = A name is needed in both languages: English | French.
refused-map-port = The rim at { $space } is open; a rim may only be open at these places: { $allowed }.
refused-map-room-in-pieces = The room { $room } is in several pieces; { $space } belongs to another one.
refused-map-room-letter = A room begins with one small letter and its kind.
refused-map-room-not-drawn = The room { $room } is listed but not drawn.
refused-map-room-twice = The room { $room } is listed twice.
refused-map-solid-not-walled = The solid space { $space } needs a wall on every border.
refused-map-unknown-border = “{ $drawn }” is not a border.
refused-map-unknown-kind = There is no kind of room called { $kind }. Choose from: { $allowed }.
refused-map-unknown-set = There is no set of boards called { $set }. Choose from: { $allowed }.
refused-map-unknown-space = “{ $space }” is not a space of this map.
refused-map-unnamed-room = “{ $drawn }” is drawn, but no room has that letter.
refused-map-vent-not-floor = The vent at { $space } is not on floor.
refused-map-width = A line of the map has { $columns } characters; it needs { $wanted }.
refused-map-without-floor = The map has no floor.

## Layouts

refused-layout-board-twice = Board { $board } is used with both of its sides.
refused-layout-cut-off = No way leads to { $space }.
refused-layout-empty = No board is laid out.
refused-layout-no-door = There is no door at { $door }.
refused-layout-unknown-side = There is no side { $side }. Choose from: { $known }.
refused-layout-unknown-space = There is no space { $space } on these boards.

## Scenarios

refused-scenario-no-door = There is no door between { $one } and { $other }.
refused-scenario-no-such-blip =
    { $number ->
        [one] No blip of 1 is left in the pool.
       *[other] No blip of { $number } is left in the pool.
    }
refused-scenario-no-such-card = No card { $card } is left to take.
refused-scenario-no-such-token = No mission blip { $kind } is left to take.
refused-scenario-space-taken = Somebody or something is at { $space } already.
