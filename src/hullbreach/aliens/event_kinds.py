"""The kinds of events of the game, one a line."""

from __future__ import annotations

from ..kernel.event_kinds import DEED, FATE, IMPLIED, SCENE, STEP, EventKind, Moment

# -- set-up and turns ------------------------------------------------------------------------------------------
MISSION_BEGINS = EventKind("mission-begins", "mission", begins="round")
HERO_CHOSEN = EventKind("hero-chosen", "seat who", heading="characters")
KITTED_OUT = EventKind("kitted-out", "who cards", weight=IMPLIED)
PLACED = EventKind("placed", "who space", weight=IMPLIED)
SENTRY_PLACED = EventKind("sentry-placed", "gun space facing", moment=Moment("flare", "door", 350, "space"))
TURN_BEGINS = EventKind("turn-begins", "turn", begins="round")
DIALS_RESET = EventKind("dials-reset", "", weight=IMPLIED)
TOKEN_GIVEN = EventKind("token-given", "seat", weight=IMPLIED)
TOKEN_PASSED = EventKind("token-passed", "seat", weight=IMPLIED)
ACTIVATED = EventKind("activated", "who seat", weight=IMPLIED, begins="turn")
ALIEN_PHASE = EventKind("alien-phase", "turn", moment=Moment("banner", "alarm", 700), begins="event")
FINISH_PHASE = EventKind("finish-phase", "turn", weight=IMPLIED, begins="step")
MISSION_WON = EventKind("mission-won", "why mission", moment=Moment("banner", "end", 1400), begins="end")
MISSION_LOST = EventKind("mission-lost", "why mission", moment=Moment("banner", "end", 1400), begins="end")

# -- cards -----------------------------------------------------------------------------------------------------
DREW = EventKind("drew", "who seat card", weight=IMPLIED, heading="cards")
RETURNED_UNSEEN = EventKind("returned-unseen", "who", weight=IMPLIED)
EXHAUSTED = EventKind("exhausted", "count", weight=IMPLIED)
SHORTFALL_DISCARDED = EventKind("shortfall-discarded", "count")
RECYCLED = EventKind("recycled", "count", weight=IMPLIED)
RECYCLED_FROM_HAND = EventKind("recycled-from-hand", "seat cards", weight=IMPLIED)
DECK_RESHUFFLED = EventKind("deck-reshuffled", "count", moment=Moment("flare", "hum", 400), coach="anybody reshuffle")
REVEALED = EventKind("revealed", "who card", moment=Moment("card", "knock", 900, shows="card"))
DISCARDED = EventKind("discarded", "who card", weight=IMPLIED)
EVENT_PLAYED = EventKind(
    "event-played",
    "seat card",
    weight=DEED,
    names="card",
    moment=Moment("card", "knock", 900, shows="card"),
    heading="cards",
)
LETS_IT_BE = EventKind("lets-it-be", "seat", weight=IMPLIED)
HAZARD_STRIKES = EventKind(
    "hazard-strikes",
    "who card",
    moment=Moment("card", "fault", 1000, shows="card"),
    outcome="hazard",
    heading="hazards",
    coach="anybody hazard",
)
HAZARD_IGNORED = EventKind("hazard-ignored", "card")
LOOKED_AT_CARDS = EventKind("looked-at-cards", "who cards", heading="cards")
TOOK_CARD = EventKind("took-card", "who card")
EQUIPPED = EventKind("equipped", "seat who card", weight=DEED, names="card", heading="gear")
UNEQUIPPED = EventKind("unequipped", "who card", weight=IMPLIED)

# -- what characters do ----------------------------------------------------------------------------------------
STEPPED = EventKind("stepped", "who space", weight=IMPLIED)
MOVED = EventKind("moved", "who space", weight=STEP, names="space")
STOPPED = EventKind("stopped", "who space", weight=IMPLIED, coach="who stopped")
PUT_BACK = EventKind("put-back", "who space")
LEFT_BY_EXIT = EventKind(
    "left-by-exit",
    "who space carries",
    weight=FATE,
    moment=Moment("flare", "launch", 900, "space"),
    outcome="out",
    mark="out",
)
ACTS = EventKind("acts", "who", weight=DEED)
AIMS = EventKind("aims", "who dial", weight=DEED, heading="actions")
RESTS = EventKind("rests", "who", weight=DEED, heading="actions")
CLEARS_JAM = EventKind("clears-jam", "who", weight=DEED)
TECH_TEST = EventKind(
    "tech-test", "who face needs passed", weight=FATE, moment=Moment("die", "die", 800, shows="face", die="tech")
)
BARRICADE_BUILT = EventKind(
    "barricade-built",
    "at who",
    weight=FATE,
    moment=Moment("flare", "door", 500, "at"),
    outcome="built",
    heading="actions",
)
BARRICADE_REMOVED = EventKind("barricade-removed", "at who", weight=FATE, moment=Moment("ripple", "door", 400, "at"))
BARRICADE_BROKEN = EventKind("barricade-broken", "at face", moment=Moment("ripple", "blow", 700, "at", die="break"))
BARRICADE_HOLDS = EventKind("barricade-holds", "at face", moment=Moment("ripple", "knock", 500, "at", die="break"))
LEFT_BEHIND = EventKind("left-behind", "who space")
TAKES = EventKind("takes", "who token space", weight=DEED)
OPENS = EventKind("opens", "who token", weight=DEED)
TOKEN_TURNED = EventKind(
    "token-turned", "who space token", moment=Moment("token", "contact", 900, "space", shows="token")
)
SCANNED = EventKind("scanned", "who space token number")
ORDERED = EventKind("ordered", "who whom", weight=DEED, names="whom", heading="abilities")

# -- shooting --------------------------------------------------------------------------------------------------
ATTACKS = EventKind("attacks", "who alien space card", weight=DEED, names="card", heading="weapons")
SHOT_HITS = EventKind(
    "shot-hits",
    "who alien face needs",
    weight=IMPLIED,
    moment=Moment("die", "blow", 700, "alien", shows="face", die="attack"),
)
SHOT_MISSES = EventKind(
    "shot-misses",
    "who alien face needs",
    weight=FATE,
    moment=Moment("die", "die", 700, "alien", shows="face", die="attack"),
    outcome="miss",
)
AREA_ROLL = EventKind(
    "area-roll",
    "target face needs hit",
    weight=IMPLIED,
    moment=Moment("die", "fire", 450, "target", shows="face", die="attack"),
)
REROLLED = EventKind("rerolled", "who", weight=DEED, heading="abilities")
AIM_DROPS = EventKind("aim-drops", "who dial", weight=IMPLIED)
ALIEN_HIT = EventKind("alien-hit", "alien left by", weight=FATE, outcome="hit", heading="kills")
ALIEN_KILLED = EventKind(
    "alien-killed",
    "alien by",
    weight=FATE,
    moment=Moment("flare", "blow", 500, "alien"),
    outcome="kill",
    heading="kills",
)
BLIP_SHOT = EventKind("blip-shot", "space", weight=FATE, moment=Moment("flare", "fire", 500, "space"), heading="kills")
SENTRY_FIRES = EventKind(
    "sentry-fires",
    "gun space face hit",
    moment=Moment("die", "fire", 600, "space", shows="face", die="sentry"),
    heading="sentries",
)
SENTRY_EMPTY = EventKind("sentry-empty", "gun")
DRAWS_FIRE = EventKind("draws-fire", "alien", weight=IMPLIED, coach="anybody defensive-fire")

# -- what hunts ------------------------------------------------------------------------------------------------
BLIP_PLACED = EventKind(
    "blip-placed", "space", weight=SCENE, moment=Moment("ripple", "contact", 500, "space"), coach="anybody blip"
)
BLIP_DISCARDED = EventKind("blip-discarded", "at", weight=SCENE)
BLIPS_HURRY = EventKind("blips-hurry", "")
BLIP_SPOTTED = EventKind(
    "blip-spotted",
    "space number",
    moment=Moment("token", "contact", 900, "space", shows="number"),
    coach="anybody spotted",
)
ALIENS_APPEAR = EventKind(
    "aliens-appear",
    "alien space number",
    weight=SCENE,
    moment=Moment("rise", "contact", 1100, "space", shows="alien"),
    outcome="alien",
)
FACEHUGGER_APPEARS = EventKind(
    "facehugger-appears", "alien space", moment=Moment("rise", "contact", 1100, "space", shows="alien"), outcome="alien"
)
BLIPS_MOVE = EventKind("blips-move", "side face speed", moment=Moment("die", "die", 600, shows="face", die="blips"))
ALIEN_STEPPED = EventKind("alien-stepped", "mover space", weight=IMPLIED)
ALIEN_ATTACKS = EventKind(
    "alien-attacks",
    "alien who",
    weight=FATE,
    moment=Moment("dark", "blow", 700, "who"),
    outcome="attacked",
    coach="who defense",
)
DEFENDED = EventKind(
    "defended",
    "who face result needs countered",
    weight=FATE,
    moment=Moment("die", "die", 800, "who", shows="face", die="defense"),
    outcome="dodged",
)
DEFENSE_FAILS = EventKind(
    "defense-fails",
    "who face result needs",
    weight=IMPLIED,
    moment=Moment("die", "hurt", 800, "who", shows="face", die="defense"),
)
KNOCKED_DOWN = EventKind(
    "knocked-down",
    "who",
    weight=FATE,
    moment=Moment("flare", "hurt", 900, "who"),
    outcome="down",
    mark="down",
    coach="who down",
)
HUGGED = EventKind(
    "hugged", "who", weight=FATE, moment=Moment("dark", "hurt", 1200, "who"), outcome="down", mark="hugged"
)
STANDS_UP = EventKind("stands-up", "who", weight=FATE)
CARRIED_AWAY = EventKind("carried-away", "who alien", weight=IMPLIED)
CHARACTER_LOST = EventKind(
    "character-lost",
    "who how killed",
    moment=Moment("dark", "hurt", 1600, "who"),
    outcome="lost",
    mark="lost",
    heading="losses",
)
HAND_LOST = EventKind("hand-lost", "seat", weight=IMPLIED)
HERO_TAKEN = EventKind("hero-taken", "seat who")
PLAYER_OUT = EventKind("player-out", "seat")
TUNNEL_DUG = EventKind(
    "tunnel-dug", "at space", moment=Moment("ripple", "blow", 700, "space"), coach="anybody tunnel", heading="tracker"
)
TRACKER_DRAWN = EventKind(
    "tracker-drawn",
    "seat card place level",
    moment=Moment("card", "contact", 900, shows="card"),
    heading="tracker",
    begins="step",
)
TRACKER_EMPTY = EventKind("tracker-empty", "", moment=Moment("banner", "alarm", 900))
TRACKER_RESHUFFLED = EventKind("tracker-reshuffled", "count")
TRACKER_SEEN = EventKind("tracker-seen", "cards")
TRACKER_BURIED = EventKind("tracker-buried", "card", heading="abilities")
BONUS = EventKind("bonus", "card")
SWARM_GROWS = EventKind("swarm-grows", "alien number")

# -- missions --------------------------------------------------------------------------------------------------
MISSION_EVENT = EventKind(
    "mission-event",
    "what turn",
    moment=Moment("banner", "alarm", 1000),
    begins="step",
    mark="dial",
    heading="mission-events",
)
FREED = EventKind("freed", "who whom", weight=FATE, moment=Moment("flare", "light", 900, "whom"), outcome="freed")
SHIP_CALLED = EventKind(
    "ship-called", "who turn", weight=FATE, moment=Moment("banner", "launch", 1200), outcome="called"
)
STEAM = EventKind("steam", "side", moment=Moment("banner", "fire", 1200))
SCALDED = EventKind("scalded", "space", weight=SCENE)

# -- campaign --------------------------------------------------------------------------------------------------
CARD_SAVED = EventKind("card-saved", "seat card")
HAZARDS_RETURN = EventKind("hazards-return", "cards")
CARDS_REMOVED = EventKind("cards-removed", "cards", outcome="loss")
CARDS_RETURN = EventKind("cards-return", "count")
CRATES_PAID = EventKind("crates-paid", "cards")
NEXT_MISSION = EventKind("next-mission", "mission")
SCORE_STEP = EventKind("score-step", "step count")
# The end begins with the mission that was the last: the steps of the score belong to it.
FINAL_SCORE = EventKind("final-score", "score rank", moment=Moment("banner", "end", 1600), begins="step")

# -- corrections -----------------------------------------------------------------------------------------------
JUDGED = EventKind("judged", "action")
