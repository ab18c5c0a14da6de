"""The kinds of events that only the ship has."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind, Moment

AIRLOCK_CANCELLED = EventKind("airlock-cancelled")
AIRLOCK_PROCEDURE = EventKind("airlock-procedure", "room")
COORDINATES_CHECKED = EventKind("coordinates-checked", "who card", subject="letter", peek=True)
COORDINATES_REVEALED = EventKind("coordinates-revealed", "destination")
DECOMPRESSED = EventKind("decompressed", "room")
DESTINATION_SET = EventKind("destination-set", "who letter")
ENGINE_CHECKED = EventKind("engine-checked", "who engine status", subject="engine", peek=True)
ENGINE_OPENED = EventKind("engine-opened", "who engine status", subject="engine", peek=True)
ENGINE_ORDER = EventKind("engine-order", "who changed engine")
ENGINE_REVEALED = EventKind("engine-revealed", "engine state")
FOAM = EventKind("foam", "room")
HIBERNATES = EventKind("hibernates", "who", mark="way-out")
HIBERNATION_OPENS = EventKind("hibernation-opens", moment=Moment("banner", "light", 1000), coach="anybody hibernation")
POD_ENTERED = EventKind("pod-entered", "who pod")
POD_LAUNCHED = EventKind("pod-launched", "count pod", moment=Moment("banner", "end", 1200))
POD_LEFT = EventKind("pod-left", "who room")
POD_LOCKED = EventKind("pod-locked", "pod")
POD_UNLOCKED = EventKind("pod-unlocked", "pod", coach="anybody pods")
PODS_UNLOCKED = EventKind("pods-unlocked", coach="anybody pods")
SELF_DESTRUCT_ADVANCES = EventKind("self-destruct-advances", "space")
SELF_DESTRUCT_STARTS = EventKind(
    "self-destruct-starts", moment=Moment("banner", "alarm", 1500), coach="anybody self-destruct"
)
SELF_DESTRUCT_STOPS = EventKind("self-destruct-stops")
SHIP_EXPLODES = EventKind("ship-explodes", moment=Moment("banner", "end", 2000), mark="ship")
SHIP_JUMPS = EventKind("ship-jumps", moment=Moment("banner", "end", 2000), mark="ship")
