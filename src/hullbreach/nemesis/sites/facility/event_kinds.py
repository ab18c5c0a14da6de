"""The kinds of events that only the facility has."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind, Moment

ALERT_STARTS = EventKind("alert-starts", "number", moment=Moment("banner", "alarm", 1500), coach="anybody alert")
AUTODESTRUCTION_RED = EventKind("autodestruction-red", "number", moment=Moment("banner", "alarm", 1800))
AUTODESTRUCTION_STARTS = EventKind(
    "autodestruction-starts", "number", moment=Moment("banner", "alarm", 1500), coach="anybody self-destruct"
)
AUTODESTRUCTION_STOPS = EventKind("autodestruction-stops", moment=Moment("banner", "light", 1000))
BUNKER_REACHED = EventKind(
    "bunker-reached", "who", moment=Moment("banner", "door", 1200), mark="way-out", heading="ways-out"
)
COMPUTER_CARD = EventKind(
    "computer-card", "computer", moment=Moment("card", "screen", 900, shows="computer"), heading="computer-cards"
)
COMPUTER_USED = EventKind("computer-used", "who room")
CONTINGENCIES_RETURNED = EventKind("contingencies-returned", "who count")
CONTINGENCIES_SEEN = EventKind("contingencies-seen", "who other contingencies", subject="contingency", peek=True)
CONTINGENCY_ACTIVE = EventKind("contingency-active", "contingency", heading="contingencies")
CONTINGENCY_DEALT = EventKind("contingency-dealt", "who contingencies count", subject="contingency")
CONTINGENCY_KILLS = EventKind("contingency-kills", "who contingency", mark="death", heading="contingency-kills")
CONTINGENCY_SEEN = EventKind("contingency-seen", "who other contingency", subject="contingency", peek=True)
CONTINGENCY_SHOWN = EventKind(
    "contingency-shown", "contingency", moment=Moment("card", "light", 1400, shows="contingency")
)
CONTINGENCY_TAKEN = EventKind("contingency-taken", "who left contingency", subject="contingency", peek=True)
CSS_MOVED = EventKind("css-moved", "who number to")
CSS_POD_ENTERED = EventKind("css-pod-entered", "who csspod")
CSS_POD_FAILS = EventKind(
    "css-pod-fails", "who room csspod", moment=Moment("banner", "fault", 1500, "room"), coach="who failed-launch"
)
CSS_POD_LAUNCHED = EventKind("css-pod-launched", "csspod", moment=Moment("banner", "launch", 1500), heading="ways-out")
CSS_REVEALED = EventKind(
    "css-revealed", "css", moment=Moment("card", "alarm", 1400, shows="css"), heading="css-tokens", begins="step"
)
CSS_SEEN = EventKind("css-seen", "who css number", subject="number", coach="who schedule", peek=True)
CSS_STAYS = EventKind("css-stays", "who number")
ELEVATOR_COMES = EventKind("elevator-comes", "room", moment=Moment("flare", "lift", 700, "room"))
ELEVATOR_RIDES = EventKind("elevator-rides", "who room count others", moment=Moment("flare", "lift", 800, "room"))
EXTERMINATED = EventKind("exterminated", "room", moment=Moment("flare", "fire", 800, "room"))
FACILITY_DESTROYED = EventKind("facility-destroyed", moment=Moment("banner", "end", 2000), mark="ship")
FACILITY_PURGED = EventKind("facility-purged", moment=Moment("banner", "end", 2000), mark="ship")
FALSE_ALARM = EventKind("false-alarm", "who room")
GATE_OPENS = EventKind("gate-opens", moment=Moment("banner", "door", 1100), coach="anybody bunker")
INTRUDER_COMMANDED = EventKind("intruder-commanded", "who foe")
ISOLATION_OPENS = EventKind("isolation-opens", moment=Moment("banner", "light", 1000), coach="anybody hibernation")
ITEM_BROKEN = EventKind("item-broken", "who item")
ITEM_MENDED = EventKind("item-mended", "who item")
ITEM_TAKEN_OUT = EventKind("item-taken-out", "who item")
KNOWLEDGE_ACTIVATED = EventKind("knowledge-activated", "who")
KNOWLEDGE_GAINED = EventKind("knowledge-gained", "who count total", coach="who knowledge")
LOCK_DOWN_BEGINS = EventKind(
    "lock-down", "room", moment=Moment("flare", "alarm", 900, "room"), coach="anybody lock-down"
)
LOCKED_IN = EventKind("locked-in", "who", moment=Moment("banner", "door", 1200), mark="way-out", heading="ways-out")
NOISE_DIES_DOWN = EventKind("noise-dies-down", "corridors")
OBJECT_ANALYSED = EventKind("object-analysed", "who object")
POOL_SEEN = EventKind("pool-seen", "who contingency", subject="contingency", peek=True)
POWER_OFF = EventKind("power-off", "section", moment=Moment("dark", "dark", 1600), coach="anybody power")
POWER_ON = EventKind("power-on", "section", moment=Moment("lit", "hum", 1200))
POWER_PLACED = EventKind("power-placed", "number section")
POWER_SWAPPED = EventKind("power-swapped", "one other")
ROOM_CLEARED = EventKind("room-cleared", "room")
ROVER_DRIVES = EventKind("rover-drives", "who room", moment=Moment("flare", "", 800, "room"))
ROVER_MOVES = EventKind("rover-moves", "room")
ROVER_MOVES_TO_BUNKER = EventKind("rover-moves-to-bunker")
SECTION_HUSHED = EventKind("section-hushed", "who")
SECTION_ROUSED = EventKind("section-roused", "who")
SLIME_KEPT_OFF = EventKind("slime-kept-off", "who item")
STUDIED = EventKind("studied", "who room")
SURFACE_CARD = EventKind(
    "surface-card", "who surface", moment=Moment("card", "light", 1500, "who", shows="surface"), heading="surface-cards"
)
SURFACE_DANGER = EventKind("surface-danger", "room")
SURFACE_EXPOSED = EventKind("surface-exposed", "who")
SURFACE_SHELTERED = EventKind("surface-sheltered", "who")
SURFACE_SUIT = EventKind("surface-suit", "who item")
THRESHOLD = EventKind("threshold")
TIME_TOKEN_OFF = EventKind("time-token-off", moment=Moment("banner", "dark", 1100))
TIME_TOKEN_ON = EventKind("time-token-on", moment=Moment("banner", "hum", 1000))
VENTED = EventKind("vented", "room", moment=Moment("flare", "blow", 900, "room"))
VENTING_BEGINS = EventKind(
    "venting-begins", "room", moment=Moment("flare", "alarm", 800, "room"), coach="anybody venting"
)
VENTING_CANCELLED = EventKind("venting-cancelled", "room")
