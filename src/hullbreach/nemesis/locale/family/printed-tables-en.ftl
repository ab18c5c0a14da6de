# What is wrong with a table of content, such as a pack's.

## Tables

refused-table-unknown = There is no table of this name.
    .near =
        { $near-count ->
            [0] There is no table of this name.
           *[other] There is no table of this name. Did you mean { $near }?
        }
refused-table-not-toml = Not valid TOML: { $because }
refused-table-without-source = The table does not say where it is from (source).
refused-table-bad-value = { $because }
    .row = { $row }: { $because }
refused-table-drawn-icon = { $row }: there is no icon “{ $value }”. Choose from: { $names }.
refused-table-drawn-colour = { $row }: nothing is drawn in the colour “{ $value }”. Choose from: { $names }.
refused-table-drawn-shape = { $row }: there is no shape “{ $value }”. Choose from: { $names }.
refused-table-row-twice = { $row } appears more than once.
refused-table-corridors-unordered = The corridors are not in increasing order.
refused-table-lower-room-first = Corridor { $row }: write the lower room first.
refused-table-way-to-nowhere = A corridor leads to room { $row }, which does not exist.
refused-table-way-numbers = The corridors of room { $row } have the numbers { $found }, not 1, 2, 3 and 4 once each.
refused-table-rooms-misnumbered = The rooms must be numbered from 1 without a gap, up to { $most } at most.
refused-table-slot-room = Room { $row }: a special slot names its room, and a named room must be of the same kind as its slot.
refused-table-special-room-missing = The board lacks special rooms: { $rooms }.
refused-table-basic-tiles = { $tiles } basic tiles for { $slots } basic slots: every tile is laid out, so the numbers must be equal.
refused-table-additional-tiles = Only { $tiles } additional tiles for { $slots } slots.
refused-table-too-few-tokens = Only { $tokens } exploration tokens for { $rooms } rooms.
refused-table-searchable-colour = { $row } can be searched, so it needs a colour.
refused-table-bag-too-full = More { $row } tokens go into the bag than there are.
refused-table-unknown-creature = { $row } names { $kind }, which is not a creature of the species: { $known }.
refused-table-supply-too-small = More { $row } at set-up than there are.
refused-table-pod-counts = There must be one pod_count for each number of players from 1 to 5.
refused-table-too-few-pods = More pods in play than there are.
refused-table-engines-differ = Engines and engine rooms differ.
refused-table-second-blood = { $row } has a second number on some of its cards only.
refused-table-die-faces = The { $row } die has faces the rules do not know: { $faces }.
refused-table-counts-down = The { $row } track does not count down.
refused-table-off-the-track = The { $row } marker starts off the track.
refused-table-destination-twice = { $row } names a destination twice.
refused-table-recipe-and-crafted = { $row }: a recipe and a number of crafted cards go together.
refused-table-recipe-unmet = { $row }: no item has a symbol of its recipe.
refused-table-quest-misplaced = { $row }: quest items belong in character_items.toml.
refused-table-weapon-shape = { $row }: a weapon is heavy, is kept (not one_use), and has no cost of its own.
refused-table-id-taken = { $row }: an item of items.toml has this id.
refused-table-weapon-or-quest = { $row } must be either a weapon or a quest item.
refused-table-in-no-deck = { $row }: a character's own item must not be in a deck.
refused-table-unknown-room = { $row }: there is no room { $room }.
refused-table-unknown-item = { $row }: there is no item { $item }.
refused-table-deck-size = { $row }: the deck has { $found } cards, not { $size }.
refused-table-unknown-card = { $row }: there is no action card { $card }.
refused-table-unknown-weapon = { $row }: there is no weapon { $item } in character_items.toml.
refused-table-unknown-quest = { $row }: there is no quest item { $item } in character_items.toml.
refused-table-in-nobodys-deck = { $row } is in nobody's deck.
refused-table-one-owner = { $row } belongs to { $owners } characters, not to one.
refused-table-ability-of-each = There must be one ability for each card, in the same order.
refused-table-effect-twice = Two cards have the same effect.
refused-table-without-function = { $row } has no function that says what it does.
refused-table-function-for-nothing = There is a function for { $id }, but { $of }.toml has nothing of that name that needs one.
refused-table-reaction = { $row } is a reaction, and no content.reaction in content.py names it.
refused-table-unknown-rule = { $row } cites an unknown rule: { $rule }.
refused-pack-site-without-board = The site { $site } has no board: tables/{ $board }.toml is missing.
refused-table-unknown-part =
    { $near-count ->
        [0] A row is for { $part }, and no game has a part of that name.
       *[other] A row is for { $part }, and no game has a part of that name. Did you mean { $near }?
    }
