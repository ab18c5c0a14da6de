"""What must add up in every position, and what random games should come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .box import BLIPS, CHARACTERS, EQUIPMENT, GEAR, NEWT, TOKENS, WEAPON, WEAPONS, Box
from .position import ABOARD, OFF, SET_UP, Position


def census(g: Position) -> Iterator[str]:
    """Complaints about a position in which something does not add up."""
    people = sum({1 << space for space in g.at if space != OFF})
    standing = sum({1 << g.at[who] for who in CHARACTERS if g.at[who] != OFF and not g.down >> who & 1})
    if g.people != people or g.standing != standing:
        yield "the spaces of the characters do not fit"
    if g.aliens != sum(1 << space for space in g.alien_at if space != OFF):
        yield "the spaces of the aliens do not fit"
    if g.blips != sum(1 << space for space in g.blip_at if space != OFF):
        yield "the spaces of the blips do not fit"
    if g.aliens & g.blips or (g.aliens | g.blips) & g.people:
        yield "two things share a space"
    if (g.people | g.aliens | g.blips) & ~g.board.floor:
        yield "something stands where there is no floor"
    out = {g.box.first_blip + blip for blip, space in enumerate(g.blip_at) if space != OFF}
    if out != set(g.zones[BLIPS]):
        yield "the blips on the boards are not those in their zone"
    lying = {g.game.first_token + token for token, space in enumerate(g.token_at) if space != OFF}
    if lying != set(g.zones[TOKENS]):
        yield "the mission blips on the boards are not those in their zone"
    if g.phase != SET_UP:
        for who in CHARACTERS:
            if (g.status[who] == ABOARD) != (g.at[who] != OFF):
                yield f"character {who} is neither here nor there"
    for who in CHARACTERS:
        if any(g.card_type(back) != WEAPON for back in g.zones[WEAPONS + who]) or len(g.zones[WEAPONS + who]) > 2:
            yield f"character {who} holds what is not a weapon, or too many"
        if any(g.card_type(back) != EQUIPMENT for back in g.zones[GEAR + who]) or len(g.zones[GEAR + who]) > 2:
            yield f"character {who} wears what is not equipment, or too much"
        if not 0 <= g.dial[who] <= 10:
            yield f"the dial of character {who} stands at {g.dial[who]}"


MISSION_EVENTS: Mapping[str, tuple[str, ...]] = {
    "newt": ("newt-way-home",),
    "escape": ("escape-facehuggers",),
    "survive": ("survive-tunnel", "survive-dish", "survive-ship-a", "survive-ship-b"),
    "rescue": ("rescue-stir",),
    "purge-cycle": ("purge-held",),
}
"""By mission: what only happens there."""


def expected(box: Box, missions: Iterable[str]) -> Iterable[str]:
    """What games of these missions should come to sooner or later."""
    yield from ("aims", "rests", "barricade-built", "ordered", "rerolled", "tracker-buried", "tunnel-dug")
    yield from (f"hero-chosen:character:{row.id}" for row in box.characters if row.id != box.character_ids[NEWT])
    for type, kind in (("event", "event-played"), ("hazard", "hazard-strikes"), ("weapon", "attacks")):
        yield from (f"{kind}:card:{row.id}" for row in box.tables.endurance if row.type == type)
    yield from (f"equipped:card:{row.id}" for row in box.tables.endurance if row.type == "equipment")
    yield from (f"tracker-drawn:tracker:{row.id}" for row in box.tables.tracker)
    yield from (f"mission-event:{what}" for mission in missions for what in MISSION_EVENTS.get(mission, ()))
    yield from ("rule:aliens/finish/defeat", "rule:aliens/finish/nobody-left")
