"""Goals for the bot's objective: where to go for it, and which rooms are still to be found."""

from __future__ import annotations

from collections.abc import Iterator

from ..evaluation.goal import ROOM, Goal
from ..evaluation.goals import DESTRUCTION, OBJECT, SIGNAL
from ..evaluation.specimens import NEEDED, lying, study
from .aims import FacilityAim
from .situation import CAN_BE_ANALYSED, Inside

ARCHIVE = 16.0
"""The value of reading the archive, if the objective asks for it."""
EGGS = 14.0
"""The value of being at the nest with the means to destroy all its eggs."""
AGAINST_EGGS = {"grenade": 2, "thermite-charge": 1, "combat-knife": 2}
"""By item: how many eggs it destroys, more or less."""


def objective(now: Inside, aim: FacilityAim) -> Iterator[Goal]:
    """The goals that the bot's own objective asks for."""
    known = now.room_of_kind
    if aim.needs_signal and "transmitter-control" in known:
        yield Goal(known["transmitter-control"].ref, SIGNAL, ROOM, "send-signal")
    if (aim.lacks_archive or aim.lacks_knowledge) and "archive" in known and not now.me.knowledge_active:
        yield Goal(known["archive"].ref, ARCHIVE, ROOM, "see-")
        yield Goal(known["archive"].ref, ARCHIVE, ROOM, "read-archive")
    if aim.may_destroy:
        if "cooling-system" in known:
            yield Goal(known["cooling-system"].ref, DESTRUCTION, ROOM, "start-autodestruction")
        if "autodestruction-key" in now.items:
            for room in now.view.rooms:
                if now.has_computer(room):
                    yield Goal(room.ref, DESTRUCTION, "key")
    if aim.object and not aim.carries_object:
        yield from lying(now, aim.object, OBJECT)
    yield from study(now, aim, "laboratory-facility", "analyze-toolset")
    if aim.lacks_knowledge:
        yield from _lessons(now)
    if aim.wants_nest_gone:
        yield from _eggs(now)


def _lessons(now: Inside) -> Iterator[Goal]:
    """The goal to take an object to the laboratory, which gives knowledge even if its weakness is known."""
    laboratory = now.room_of_kind.get("laboratory-facility")
    for kind in sorted(CAN_BE_ANALYSED):
        if laboratory and any(thing.startswith(f"object:{kind}") for thing in now.me.objects):
            yield Goal(laboratory.ref, NEEDED, ROOM, f"analyse/object:{kind}")


def _eggs(now: Inside) -> Iterator[Goal]:
    """The goal to go to the nest with the means to destroy its eggs."""
    nest, eggs = now.room_of_kind.get("nest"), now.view.eggs.nest
    means = now.ammunition + sum(AGAINST_EGGS.get(item, 0) for item in now.items)
    if nest and eggs and means:
        yield Goal(nest.ref, EGGS * min(1.0, means / eggs), "eggs")


def missed_rooms(now: Inside, aim: FacilityAim) -> set[str]:
    """The kinds of room that the bot needs and has not found."""
    wanted = set[str]()
    if aim.needs_signal:
        wanted.add("transmitter-control")
    if aim.lacks_archive or aim.lacks_knowledge:
        wanted.add("archive")
    if aim.specimens:
        wanted.add("laboratory-facility")
    if (aim.object == "egg" and not aim.carries_object) or "egg" in aim.specimens:
        wanted.add("nest")
    if aim.needs_end_of_brood:
        wanted |= {"cooling-system", "cargo-a"}
    return wanted - now.room_of_kind.keys()
