"""What random games in the facility should come to sooner or later, besides what every game should."""

from __future__ import annotations

from collections.abc import Iterator

from ...content.printed import FacilityTables

ENDINGS = (
    "lockdown/end/time-track",
    "lockdown/alert/game-end",
    "lockdown/autodestruction/explosion",
    "lockdown/end/both-procedures",
    "lockdown/end/last-character-neither",
    "lockdown/end/last-character-alert",
    "lockdown/end/last-character-autodestruction",
    "lockdown/fire/supply-exhausted",
    "lockdown/malfunction/supply-exhausted",
)
WAYS_OUT = ("css-pod-launched", "locked-in", "bunker-reached")
"""Events in which somebody gets away."""


def expected_here(tables: FacilityTables) -> Iterator[str]:
    """Every computer card, CSS token and contingency, every way out and every ending."""
    yield from (f"computer-card:computer:{card.id}" for card in tables.computer.card)
    yield from (f"css-revealed:css:{token.id}" for token in tables.css.token)
    yield from WAYS_OUT
    for token in tables.contingencies.contingency:
        yield f"contingency-active:contingency:{token.id}"
        if token.kills != "nobody":
            yield f"contingency-kills:contingency:{token.id}"
    yield from (f"rule:{rule}" for rule in ENDINGS)
