"""The gallery: every kind of thing in the box with its name, how many there are, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .box import Box
from .missions.mission import Mission
from .tables import EnduranceRow, Numbers

Piece = dict[str, Any]
FAMILIES = {"weapon": "weapons", "equipment": "equipment", "event": "events", "hazard": "hazards"}
"""By type: the family of an endurance card."""


def pieces(box: Box, missions: Sequence[Mission]) -> list[Piece]:
    """Every character, card, token, mission and board side, family by family."""
    return [
        *_characters(box),
        *_endurance(box),
        *_tracker(box),
        *_blips(box),
        *_missions(missions),
        *_sides(missions),
    ]


def one(family: str, kind: str, id: str, count: int, source: str, **facts: Any) -> Piece:
    """One kind of thing. The message `kind-id` is its name, and `kind-id-text` says what it does."""
    return {
        "family": family,
        "ref": f"{kind}:{id}",
        "name": f"{kind}-{id}",
        "count": count,
        "source": source,
        "facts": facts,
        "drawn": None,
    }


def _characters(box: Box) -> Iterator[Piece]:
    for row in box.characters:
        facts = {"rank": row.rank, "hero": _numbers(row.hero), "grunt": _numbers(row.grunt)}
        yield one("characters", "character", row.id, 1, row.source, **facts)


def _numbers(numbers: Numbers) -> str:
    return ", ".join(map(str, numbers))


def _endurance(box: Box) -> Iterator[Piece]:
    rows = box.tables.endurance
    for type, family in FAMILIES.items():
        for row in rows:
            if row.type == type:
                yield one(family, "card", row.id, row.count, row.source, **_printed(row))


def _printed(row: EnduranceRow) -> dict[str, Any]:
    """The cost and the keywords of a card; a hazard says where it goes."""
    if row.type == "hazard":
        return {"after": "after-discard" if row.discarded else "after-exhaust"}
    keywords = tuple(f"keyword-{keyword}" for keyword in row.keywords)
    return {"cost": row.cost, **({"keywords": keywords} if keywords else {})}


def _tracker(box: Box) -> Iterator[Piece]:
    for row in box.tables.tracker:
        facts: dict[str, Any] = {"level": row.level, "type": f"tracker-type-{row.type}"}
        if row.type != "tunnel":
            facts["at"] = ", ".join(map(str, row.at))
        yield one("tracker", "tracker", row.id, len(row.at), row.source, **facts)


def _blips(box: Box) -> Iterator[Piece]:
    for blip in box.tables.blips:
        yield one("blips", "blip", str(blip.number), blip.count, blip.source)
    for token in box.tables.mission_blips:
        yield one("mission-blips", "token", token.id, token.count, token.source)


def _missions(missions: Sequence[Mission]) -> Iterator[Piece]:
    for mission in missions:
        sides = tuple(f"side-{side.key.lower()}" for side in mission.layout.placed.values())
        facts = {"mission-kind": f"mission-kind-{mission.row.kind}", "boards": sides, "players": mission.row.players}
        yield one("missions", "mission", mission.id, 1, mission.row.source, **facts)


def _sides(missions: Sequence[Mission]) -> Iterator[Piece]:
    """Every side that a mission is played on."""
    laid = {side.key: side for mission in missions for side in mission.layout.placed.values()}
    for _, side in sorted(laid.items()):
        key = side.key.lower()
        rooms = tuple(f"room-{key}-{letter}" for letter in side.rooms)
        yield one("sides", "side", key, 1, "house", set=f"set-{side.set}", rooms=rooms)
