"""The kinds of events that only the void seeders have."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind

BLIND_ESCAPE = EventKind("blind-escape", "who number")
CARD_LOST = EventKind("card-lost", "who card")
DESPOILER_GONE = EventKind("despoiler-gone")
INSANITY_FALLS = EventKind("insanity-falls", "who level")
INSANITY_RISES = EventKind("insanity-rises", "who level")
INSANITY_TOKEN_GONE = EventKind("insanity-token-gone", "token")
LAIR_DESTROYED = EventKind("lair-destroyed", "room count")
LAIR_FOUND = EventKind("lair-found", "foe room")
LURKS = EventKind("lurks", "foe room")
MIND_STUDIED = EventKind("mind-studied", "who whom weakness")
PANIC = EventKind("panic", "who panic result")
PANIC_RESHUFFLED = EventKind("panic-reshuffled")
SABOTAGED = EventKind("sabotaged", "who room")
SEEDER_CHECK = EventKind("seeder-check", "foe result blood")
SEEDER_DEFEATED = EventKind("seeder-defeated", "foe room")
WHISPERS = EventKind("whispers", "card number")
WOUND_UNDRESSED = EventKind("wound-undressed", "who wound")
