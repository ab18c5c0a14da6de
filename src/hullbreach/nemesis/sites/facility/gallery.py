"""What lies in the facility's box besides what every game of the family has."""

from __future__ import annotations

from collections.abc import Iterator

from ...content.printed import FacilityTables
from ...gallery import Piece, exploration_tokens, one


def facility_pieces(tables: FacilityTables) -> Iterator[Piece]:
    """Contingencies, CSS and power tokens, computer cards, and what belongs to the surface."""
    for contingency in tables.contingencies.contingency:
        yield one("contingencies", "contingency", contingency.id, 1, contingency.source)
    for token in tables.css.token:
        yield one("css", "css", token.id, token.count, token.source)
    power, source = tables.facility_tracks.power, tables.facility_tracks.source
    for number in range(1, power.tokens + 1):
        on = "on" if number in power.powered else "off"
        found = one("power", "power", str(number), 1, source, powered=on)
        yield found | {"ref": f"mark:power-{on}-{number}"}
    for card in tables.computer.card:
        yield one("computers", "computer", card.id, 1, card.source)
    for surface in tables.surface.surface:
        yield one("surface", "surface", surface.id, 1, surface.source, reach=surface.reach)
    yield from exploration_tokens("surface-exploration", tables.surface_exploration)
