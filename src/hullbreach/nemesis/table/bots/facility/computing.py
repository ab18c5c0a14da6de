"""The value of a computer's actions."""

from __future__ import annotations

from collections.abc import Iterator

from .mind import FacilityMind

CARDS = {
    "surveillance": ("move-the-rover", "look-at-css", "look-at-contingencies"),
    "research-network": ("gain-knowledge", "look-at-css", "swap-power"),
    "crisis-response": ("clear-room", "swap-power", "look-at-contingencies"),
    "logistics": ("operate-door", "look-at-css", "move-the-rover"),
    "maintenance": ("clear-room", "swap-power", "look-at-css"),
}
"""By computer card: the actions printed on it."""
ANY = ("move-the-rover", "look-at-css", "look-at-contingencies", "swap-power", "clear-room", "operate-door")
"""Every action but the one that teaches."""


def computed(mind: FacilityMind) -> Iterator[str]:
    """The predicted options of the open card."""
    return _spelled(CARDS.get(mind.now.view.computer or "", ()), mind)


def cheated(mind: FacilityMind) -> Iterator[str]:
    """The predicted options of all actions but the one that teaches."""
    return _spelled(ANY, mind)


def swaps(mind: FacilityMind) -> Iterator[str]:
    """The predicted options to swap the power tokens of two places."""
    places = [place.ref for place in mind.now.view.power]
    for number, one in enumerate(places):
        yield from (f"swap-power/{one}/{other}" for other in places[number + 1 :])


def looks_at_css(mind: FacilityMind) -> Iterator[str]:
    """Every token on the time track."""
    return (f"look-at-css/number:{slot.number}" for slot in mind.now.view.css)


def _spelled(actions: tuple[str, ...], mind: FacilityMind) -> Iterator[str]:
    now = mind.now
    for action in actions:
        if action == "swap-power":
            yield from swaps(mind)
        elif action == "look-at-css":
            yield from looks_at_css(mind)
        elif action == "clear-room":
            yield from (f"clear-room/{ref}" for ref, room in now.rooms.items() if room.fire or room.intruders)
        elif action == "operate-door":
            yield from (f"open-door/{ref}" for ref, way in now.corridors.items() if way.door == "closed")
        elif action == "look-at-contingencies":
            yield from _neighbours(mind)
        else:
            yield action


def _neighbours(mind: FacilityMind) -> Iterator[str]:
    """Characters in the bot's own section who hold a contingency."""
    now = mind.now
    section = now.room.section if now.room else None
    for one in now.crew:
        near = one.room and section and now.rooms[one.room].section == section
        if near and one.seat != now.seat and one.contingencies.count:
            yield f"look-at-contingencies/{one.ref}"
