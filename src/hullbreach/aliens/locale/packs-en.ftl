# What is wrong with a pack, and what missions of packs ask for and say.

## Missions of packs

outcome-too-few-left = Too few were left to get out.

## Maps

refused-map-file-name = The key of a map is a capital letter and a number, and its file has the same name in lower case: side { $key } does not belong here.

## Tables

refused-table-unknown =
    { $near-count ->
        [0] There is no table of this name. A pack may have characters, endurance, tracker, tokens, and mission_NAME.
       *[other] There is no table of this name. Did you mean { $near }?
    }
refused-table-bad-value = { $because }
refused-table-row-twice = { $row } appears more than once.
refused-table-unknown-row = There is no { $row } to replace. Choose from: { $known }.
refused-table-out-of-range = { $row }: { $field } is { $value }; it must be from { $least } to { $most }.
refused-table-new-equipment = { $row } is new equipment. Packs may add weapons, events and hazards; the rules ask for each equipment card by name.
refused-table-other-type = { $row } must stay of type { $wanted }.
refused-table-tracker-places = { $row } names a place it cannot have. A tunnel card has 0, any other card spawn points 1 to 4.
refused-table-dial = The numbers of the dial must go down to 0.
refused-table-empty = None are left of one kind: { $sort }.
refused-table-without-function = { $row } has no function that says what it does.
refused-table-function-for-nothing = There is a function for { $id }, but { $of }.toml has nothing of that name that needs one.
refused-table-unknown-rule = { $row } cites an unknown rule: { $rule }.
refused-pack-foreign-tag = The tag { $tag } does not begin with { $pack }/.

## Missions

refused-mission-file-name = A mission is in the table of its name: this one belongs in mission_{ $id }.toml.
refused-mission-kind = A mission cannot be of the kind { $kind } here. Choose from: { $allowed }.
refused-mission-bad-seam = { $seam } is not a seam of this layout. Write two sides of it with a dash between: C1-C4.
refused-mission-number = { $field } is { $value }; it must be from { $least } to { $most }.
refused-mission-draws-row = A row of draws needs either more or cards, not both.
refused-mission-empty-area = There is no space in { $area }. Write the north-western corner first: C1:K5-L8.
refused-mission-not-floor = { $field }: { $space } is not a space of these boards where somebody can stand.
refused-mission-no-door = There is no door at { $door }. Write a space beside it and a direction: C1:H6E.
refused-mission-bad-post = { $post } is not a post. Write a space and a direction: C1:H6E.
refused-mission-too-many = { $field } names { $count } spaces; there are { $most } in the box.
refused-mission-spawn-count = There are { $count } spawn points; a mission has exactly { $wanted }.
refused-mission-space-twice = Two things lie in { $space }: { $one } and { $other }.
refused-mission-start-small = The start has room for { $count }; this mission needs { $wanted }.
refused-mission-blip-in-sight = The blip at { $space } would be seen from the start, at { $start }.
refused-mission-without-exit = The mission has no exit.
refused-mission-exit-inside = The exit { $space } is not on the outer rim of the boards.
refused-mission-no-token =
    { $count ->
        [0] There is no mission blip { $token }. Choose from: { $known }.
       *[other] The box has { $count } mission blips { $token } and no more.
    }
refused-mission-token-count = Spaces for mission blips: { $spaces }; tokens: { $tokens }. Name one token for each space.
refused-mission-out-of-reach = Nobody can stop beside { $space }: everything around it is taken.
refused-mission-other-deck = This kind of mission stacks its tracker deck by { $wanted }, not by { $field }.
refused-mission-without-deck = The tracker deck is empty: { $field } says how many cards of each threat level are stacked.
refused-mission-deck-too-large = { $count } tracker cards of level { $level } are needed; the box has { $most }.
refused-mission-idle-computers = Computers do nothing in this mission unless its code says what they do.
refused-mission-spawn-not-vent = The spawn point { $space } is not on a spot of its map. Spots are: { $vents }.
refused-mission-spawn-near =
    { $steps ->
        [one] Advice: the spawn point { $space } is 1 step from the start. Blips from there are upon the squad at once; keep { $least } steps or more.
       *[other] Advice: the spawn point { $space } is { $steps } steps from the start. Blips from there are upon the squad at once; keep { $least } steps or more.
    }
