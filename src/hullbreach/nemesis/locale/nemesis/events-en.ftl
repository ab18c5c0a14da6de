# What only happens aboard the ship.

## Events: the ship

event-foam = Foam floods { $room }.
event-airlock-procedure = The airlock procedure begins in { $room }.
event-airlock-cancelled = The airlock procedure in { $room } is cancelled.
event-decompressed = { $room } is opened to space.
event-hibernation-opens = The hibernation chambers open.
event-self-destruct-starts = The self-destruct sequence starts!
event-self-destruct-stops = The self-destruct sequence stops.
event-self-destruct-advances = Self-destruction in { $space }.
event-destination-set = { $who } sets the destination to { $letter }.
event-coordinates-checked = { $who } looks at the coordinates in secret.
    .card = You look at the coordinates: { $card }.
event-engine-checked = { $who } looks at { $engine } in secret.
    .status = You look at { $engine }: it is { $status }.
event-engine-opened = { $who } opens { $engine } and looks in secret.
    .status = You open { $engine }: it is { $status }.
event-engine-order =
    { $changed ->
        [yes] { $who } changes the order of the tokens of { $engine }.
       *[no] { $who } leaves the tokens of { $engine } as they were.
    }
event-pod-entered = { $who } gets into { $pod }.
event-pod-left = { $who } steps out of the pod in { $room }.
event-pod-locked = { $pod } is locked.
event-pod-unlocked = { $pod } is unlocked.
event-pods-unlocked = All pods are unlocked.
event-pod-launched =
    { $count ->
        [0] { $pod } is launched empty.
        [one] { $pod } is launched with one aboard.
       *[other] { $pod } is launched with { $count } aboard.
    }

## Events: the end

event-ship-jumps = The ship jumps.
event-ship-explodes = The ship explodes.
event-engine-revealed =
    { $state ->
        [working] { $engine } works.
       *[damaged] { $engine } is damaged.
    }
event-coordinates-revealed = The ship arrives: { $destination }.
whole-coordinates-checked = { $who } looks at the coordinates in secret: { $card }.
whole-engine-checked = { $who } looks at { $engine } in secret: it is { $status }.
whole-engine-opened = { $who } opens { $engine } and looks in secret: it is { $status }.
whole-attack-cards-drawn = { $who } draws attack cards in secret: { $cards }.
whole-event-cards-drawn = { $who } draws event cards in secret: { $cards }.
