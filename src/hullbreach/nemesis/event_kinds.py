"""The kinds of events in every game of the family, one a line."""

from __future__ import annotations

from ..kernel.event_kinds import DEED, FATE, IMPLIED, SCENE, STEP, EventKind, Moment

# -- rounds and turns ------------------------------------------------------------------------------------------
ROUND_BEGINS = EventKind("round-begins", "round", begins="round")
FIRST_PLAYER = EventKind("first-player", "who", weight=IMPLIED)
TURN_BEGINS = EventKind("turn-begins", "who room", weight=IMPLIED, begins="turn")
ACTS = EventKind("acts", "who action", weight=DEED, names="action")
ACTS_WITHOUT_LIMIT = EventKind("acts-without-limit", "who")
PASSED = EventKind("passed", "who", weight=DEED)
EVERYONE_PASSES = EventKind("everyone-passes", "who")
INTERRUPTED = EventKind("interrupted", "who action whom", heading="cards")
ORDER_SET = EventKind("order-set", "order")
TIME_ADVANCES = EventKind("time-advances", "time", begins="step")

# -- set-up and crew -------------------------------------------------------------------------------------------
DRAFT = EventKind("draft", "who first second")
CHARACTER_CHOSEN = EventKind("character-chosen", "who character", heading="characters")
HELP_CARD = EventKind("help-card", "who number")
OBJECTIVES_DEALT = EventKind("objectives-dealt", "who cards count")
OBJECTIVE_CHOSEN = EventKind("objective-chosen", "who kept removed")
OBJECTIVE_SEEN = EventKind("objective-seen", "who other deck objective", subject="other", peek=True)
COMMON_OBJECTIVES = EventKind("common-objectives", "cards")

# -- cards -----------------------------------------------------------------------------------------------------
DREW = EventKind("drew", "who cards count", weight=IMPLIED)
DISCARDED = EventKind("discarded", "who card", weight=IMPLIED)
RESHUFFLED = EventKind("reshuffled", "who", weight=IMPLIED)
EVERYTHING_SHUFFLED = EventKind("everything-shuffled", "who")

# -- moving and exploring --------------------------------------------------------------------------------------
MOVED = EventKind("moved", "who room", weight=STEP, names="room")
ESCAPING = EventKind("escaping", "who room")
COVERED = EventKind("covered", "who ammo item")
TOUR = EventKind("tour", "who room other")
ATTEMPT_FAILS = EventKind("attempt-fails", "who room", moment=Moment("banner", "fault", 1100, "room"))
EXPLORED = EventKind(
    "explored",
    "who room kind",
    weight=FATE,
    names="kind",
    moment=Moment("flare", "light", 600, "room"),
    heading="rooms",
    coach="who exploration",
)
TOKEN_REVEALED = EventKind("token-revealed", "room items token", weight=IMPLIED)
ROOM_PEEKED = EventKind("room-peeked", "who room place token", subject="room", peek=True)
SEARCHED = EventKind("searched", "who room left", weight=FATE)
ROOM_USED = EventKind("room-used", "who place", weight=IMPLIED, heading="room-actions")
ROOM_USED_FREE = EventKind("room-used-free", "who place")
DOOR_CLOSED = EventKind(
    "door-closed", "corridor", weight=SCENE, moment=Moment("ripple", "door", 350, "corridor"), coach="corridor doors"
)
DOOR_OPENED = EventKind(
    "door-opened", "corridor", weight=SCENE, moment=Moment("ripple", "door", 350, "corridor"), coach="corridor doors"
)
DOOR_DESTROYED = EventKind(
    "door-destroyed", "corridor", moment=Moment("ripple", "blow", 450, "corridor"), coach="corridor doors"
)

# -- noise -----------------------------------------------------------------------------------------------------
NOISE_ROLLED = EventKind(
    "noise-rolled",
    "who die face",
    weight=IMPLIED,
    moment=Moment("die", "die", 1100, "who", shows="face", die="noise"),
    coach="who noise",
)
NOISE_ROLL_SKIPPED = EventKind("noise-roll-skipped", "who", weight=IMPLIED)
NOISE_ROLL_AVOIDED = EventKind("noise-roll-avoided", "who")
SILENCE_BROKEN = EventKind("silence-broken", "who")
NOISE_PLACED = EventKind(
    "noise-placed", "corridor", weight=SCENE, moment=Moment("ripple", "knock", 750, "corridor"), outcome="noise"
)
NOISE_AGAIN = EventKind("noise-again", "who corridor", moment=Moment("ripple", "contact", 700, "corridor"))
NOISE_CLEARED = EventKind("noise-cleared", "room", weight=IMPLIED)
NOISE_TAKEN_AWAY = EventKind("noise-taken-away", "corridors")
HUSHED = EventKind("hushed", "who room")
DANGER = EventKind("danger", "room", weight=IMPLIED, moment=Moment("ripple", "knock", 600, "room"))
NOTHING_THERE = EventKind("nothing-there", "room")

# -- intruders -------------------------------------------------------------------------------------------------
ENCOUNTER = EventKind(
    "encounter",
    "who room",
    weight=IMPLIED,
    moment=Moment("flare", "contact", 600, "room"),
    mark="encounter",
    coach="who encounter",
)
TOKEN_DRAWN = EventKind("token-drawn", "token", moment=Moment("token", "bag", 1100, shows="token"))
BAG_DRAWN = EventKind(
    "bag-drawn", "token", weight=IMPLIED, moment=Moment("token", "bag", 1000, shows="token"), begins="step"
)
TOKEN_ADDED = EventKind("token-added", "kind", weight=SCENE)
TOKEN_REMOVED = EventKind("token-removed", "kind", weight=SCENE)
SURPRISE_CHECK = EventKind(
    "surprise-check",
    "who cards number surprised",
    weight=IMPLIED,
    moment=Moment("banner", "", 900, "who"),
    coach="who surprise",
)
INTRUDER_APPEARS = EventKind(
    "intruder-appears",
    "foe room",
    moment=Moment("rise", "contact", 1700, "room", shows="foe", veils="foe"),
    outcome="intruder",
)
INTRUDER_MOVES = EventKind("intruder-moves", "foe room", weight=SCENE, moment=Moment("flare", "knock", 500, "room"))
INTRUDER_BLOCKED = EventKind("intruder-blocked", "foe room")
INTRUDER_HIDES = EventKind("intruder-hides", "foe room returned")
INTRUDER_TRANSFORMS = EventKind(
    "intruder-transforms", "foe room", moment=Moment("rise", "contact", 1500, "room", shows="foe")
)
INTRUDER_HEALS = EventKind("intruder-heals", "foe count total")
INTRUDER_DIES = EventKind("intruder-dies", "foe room", moment=Moment("flare", "blow", 700, "room"), outcome="kill")
RETREATS = EventKind("retreats", "foe number")
NO_MINIATURE = EventKind("no-miniature", "kind")
SOMETHING_MOVES = EventKind("something-moves", "kind")
QUEEN_IN_NEST = EventKind("queen-in-nest")
BAITED = EventKind("baited", "who foe room")
DECOY_THROWN = EventKind("decoy-thrown", "who room")

# -- the nest --------------------------------------------------------------------------------------------------
EGG_ADDED = EventKind("egg-added", "count")
EGG_HATCHES = EventKind("egg-hatches", "count")
EGGS_DESTROYED = EventKind("eggs-destroyed", "room count")
NEST_DESTROYED = EventKind("nest-destroyed")
WEAKNESS_DISCOVERED = EventKind(
    "weakness-discovered",
    "who object weakness",
    moment=Moment("card", "light", 1400, shows="weakness"),
    heading="weaknesses",
)

# -- attacks ---------------------------------------------------------------------------------------------------
INTRUDER_ATTACKS = EventKind(
    "attack", "who foe surprise", weight=FATE, names="foe", moment=Moment("flare", "blow", 600, "who"), outcome="attack"
)
ATTACK_CARD = EventKind(
    "attack-card",
    "who foe card hits",
    weight=IMPLIED,
    moment=Moment("card", "blow", 1200, "who", shows="card"),
    heading="attacks",
)
ATTACK_DECK_RESHUFFLED = EventKind("attack-deck-reshuffled")
ATTACK_IGNORED = EventKind("attack-ignored", "who card", heading="cards")
ATTACK_REDIRECTED = EventKind("attack-redirected", "who foe other", heading="cards")
DARKNESS_IGNORED = EventKind("darkness-ignored", "who event")
LARVA_INFESTS = EventKind("larva-infests", "who foe", moment=Moment("flare", "hurt", 900, "who"), coach="who larva")

# -- fighting --------------------------------------------------------------------------------------------------
SHOT = EventKind("shot", "who ammo item target", heading="weapons")
COMBAT_ROLLED = EventKind(
    "combat-rolled", "who face", weight=IMPLIED, moment=Moment("die", "die", 1000, "who", shows="face", die="combat")
)
ADVANTAGE_ROLLED = EventKind(
    "advantage-rolled",
    "who face",
    weight=IMPLIED,
    moment=Moment("die", "die", 1100, "who", shows="face", die="advantage"),
    coach="who advantage",
)
SHOT_RESULT = EventKind("shot-result", "who injuries target")
MELEE_RESULT = EventKind("melee-result", "who injuries target")
AMMO_SPENT = EventKind("ammo-spent", "who ammo item")
AMMO_LOST = EventKind("ammo-lost", "who ammo count item")
RELOADED = EventKind("reloaded", "who ammo count item")
INJURED = EventKind("injured", "foe count total", outcome="hit")
INJURY_CHECK = EventKind("injury-check", "foe blood result", weight=IMPLIED)
GRENADE_THROWN = EventKind("grenade-thrown", "who room target")
MOLOTOV_THROWN = EventKind("molotov-thrown", "who room eggs")
THERMITE_THROWN = EventKind("thermite-thrown", "who room eggs")

# -- bodies ----------------------------------------------------------------------------------------------------
LIGHT_WOUND = EventKind(
    "light-wound",
    "who count",
    weight=FATE,
    moment=Moment("flare", "hurt", 500, "who"),
    outcome="wound",
    coach="who wound",
)
LIGHT_TO_SERIOUS = EventKind("light-to-serious", "who", weight=IMPLIED)
SERIOUS_WOUND = EventKind(
    "serious-wound",
    "who wound",
    weight=FATE,
    names="wound",
    moment=Moment("flare", "hurt", 700, "who"),
    outcome="serious-wound",
    heading="wounds",
    coach="who serious-wound",
)
LIGHT_HEALED = EventKind("light-healed", "who count")
WOUND_DRESSED = EventKind("wound-dressed", "who wound")
WOUND_HEALED = EventKind("wound-healed", "who wound")
BURNED = EventKind("burned", "who", weight=IMPLIED, moment=Moment("flare", "fire", 400, "who"))
CONTAMINATED = EventKind(
    "contaminated",
    "who",
    weight=FATE,
    moment=Moment("flare", "hurt", 400, "who"),
    outcome="contamination",
    coach="who contamination",
)
CONTAMINATION_REMOVED = EventKind("contamination-removed", "who count")
SCANNED = EventKind("scanned", "who count infected", peek=True)
INFESTED = EventKind("infested", "who", outcome="larva", coach="who larva")
LARVA_REMOVED = EventKind("larva-removed", "who")
SLIMED = EventKind("slimed", "who", weight=FATE, outcome="slime", coach="who slime")
SLIME_REMOVED = EventKind("slime-removed", "who")
DIED = EventKind(
    "died",
    "who room",
    moment=Moment("banner", "end", 1600, "room"),
    outcome="death",
    mark="death",
    coach="anybody death",
)
PERISHED = EventKind("perished", "who", moment=Moment("banner", "end", 900), mark="death")

# -- things ----------------------------------------------------------------------------------------------------
ITEMS_DRAWN = EventKind("items-drawn", "who count deck", weight=IMPLIED)
ITEM_GAINED = EventKind("item-gained", "who colour item", weight=FATE)
HEAVY_ITEM_GAINED = EventKind("heavy-item-gained", "who item")
ITEM_DROPPED = EventKind("item-dropped", "who colour item")
ITEM_DISCARDED = EventKind("item-discarded", "who item")
ITEM_REVEALED = EventKind("item-revealed", "who item")
ITEM_SHOWN = EventKind("item-shown", "who colour item to", peek=True)
ITEMS_BURNT = EventKind("items-burnt", "room")
OBJECT_TAKEN = EventKind("object-taken", "who object")
OBJECT_DROPPED = EventKind("object-dropped", "who room object")
CRAFTED = EventKind("crafted", "who item", heading="crafted")
ATTACHED = EventKind("attached", "who item to")
TAPED = EventKind("taped", "who first second")
QUEST_ACTIVATED = EventKind("quest-activated", "who item", heading="quests")

# -- trade -----------------------------------------------------------------------------------------------------
TRADE_OPENED = EventKind("trade-opened", "who room")
LAID_OUT = EventKind("laid-out", "colour giver item object taker")
ASKED_FOR = EventKind("asked-for", "colour giver item object taker")
OFFER_PROPOSED = EventKind("offer-proposed", "who to")
OFFER_REFUSED = EventKind("offer-refused", "who by")
ITEM_TRADED = EventKind("item-traded", "colour giver item taker")
OBJECT_TRADED = EventKind("object-traded", "giver object taker")
TRADE_OVER = EventKind("trade-over")

# -- fire and malfunction --------------------------------------------------------------------------------------
FIRE_PLACED = EventKind(
    "fire-placed", "room", weight=SCENE, moment=Moment("flare", "fire", 550, "room"), outcome="fire", coach="room fire"
)
FIRE_REMOVED = EventKind("fire-removed", "room")
MALFUNCTION_PLACED = EventKind(
    "malfunction-placed",
    "room",
    weight=SCENE,
    moment=Moment("flare", "fault", 500, "room"),
    outcome="malfunction",
    coach="room malfunction",
)
MALFUNCTION_REMOVED = EventKind("malfunction-removed", "room", weight=SCENE)

# -- event cards -----------------------------------------------------------------------------------------------
EVENT_DRAWN = EventKind(
    "event-drawn",
    "card",
    moment=Moment("card", "light", 1500, shows="card"),
    heading="events",
    coach="anybody event-phase",
    begins="event",
)
EVENT_SEEN = EventKind("event-seen", "who event", subject="event", peek=True)
EVENT_BURIED = EventKind("event-buried", "who")
EVENT_REMOVED = EventKind("event-removed", "card")
EVENT_DECK_RESHUFFLED = EventKind("event-deck-reshuffled")

# -- the end ---------------------------------------------------------------------------------------------------
SIGNAL_SENT = EventKind("signal-sent", "who")
HAS_ESCAPED = EventKind("escaped", "who", mark="way-out")
NOBODY_LEFT = EventKind("nobody-left")
VICTORY_CHECK = EventKind("victory-check", "alive", begins="end")
FINAL_DRAW = EventKind("final-draw", "who cards")
OBJECTIVE_REVEALED = EventKind("objective-revealed", "who met objective")
COMMON_OBJECTIVE = EventKind("common-objective", "met objective")
REVIVED = EventKind("revived", "who room")
REVIVAL_BLOCKED = EventKind("revival-blocked", "who room")

# -- corrections -----------------------------------------------------------------------------------------------
JUDGED = EventKind("judged", "action")
