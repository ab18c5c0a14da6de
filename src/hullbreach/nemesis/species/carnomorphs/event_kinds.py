"""The kinds of events that only the carnomorphs have."""

from __future__ import annotations

from ....kernel.event_kinds import EventKind, Moment

ADAPTATION_DISCARDED = EventKind("adaptation-discarded", "who object weakness", heading="weaknesses")
ADAPTATION_REVEALED = EventKind(
    "adaptation-revealed", "kind weakness", moment=Moment("card", "light", 1400, shows="weakness"), heading="weaknesses"
)
BATTERED = EventKind("battered", "foe room")
BUTCHER_COMES = EventKind("butcher-comes", "who")
EATS = EventKind("eats", "foe object room")
EATS_ANOTHER = EventKind("eats-another", "foe other")
KEEPS_OUT = EventKind("keeps-out", "foe room")
METAGORGER_LEAVES = EventKind("metagorger-leaves", "foe")
MUTATES = EventKind("mutates", "who mutation", outcome="larva")
MUTATION_DRAWN = EventKind("mutation-drawn", "who count")
MUTATION_LOST = EventKind("mutation-lost", "who")
MUTATION_MARKER = EventKind("mutation-marker", "who count")
MIMICS = EventKind("mimics", "who")
MIMICRY_WORKS = EventKind("mimicry-works", "who foe")
OBJECT_USED_UP = EventKind("object-used-up", "who object room")
POD_REMOVED = EventKind("pod-removed", "pod")
SHELLS_PLACED = EventKind("shells-placed", "who count")
SHELL_USED = EventKind("shell-used", "who")
SPAWNED = EventKind("spawned", "rooms")
TOKEN_KEPT_OUT = EventKind("token-kept-out", "who token")
TOKENS_HEARD = EventKind("tokens-heard", "who tokens")
