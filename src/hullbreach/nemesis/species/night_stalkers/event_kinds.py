"""The kinds of events that only the night stalkers have."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind

CHASE = EventKind("chase", "who foe")
FIRE_MARKER_LOST = EventKind("fire-marker-lost", "left")
LIGHT_SHOWN = EventKind("light-shown", "who item")
MALFUNCTION_MARKER_LOST = EventKind("malfunction-marker-lost", "left")
