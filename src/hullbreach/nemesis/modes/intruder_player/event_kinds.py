"""The kinds of events in games in which one player controls the intruders."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind

ATTACK_CARDS_DRAWN = EventKind("attack-cards-drawn", "who cards count")
ATTACK_CARDS_RETURNED = EventKind("attack-cards-returned", "count")
EVENT_CARDS_DRAWN = EventKind("event-cards-drawn", "who cards count")
EVENT_CARDS_RETURNED = EventKind("event-cards-returned", "count top")
INTRUDER_PLAYER = EventKind("intruder-player", "who round")
INTRUDER_TURN_BEGINS = EventKind("intruder-turn-begins", "who", begins="turn")
INTRUDERS_LEFT_ALONE = EventKind("intruders-left-alone")
