"""The vents: a way through the technical corridors that something waits in."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...rules.lapses import who_is_gone
from ...rules.movement import LOUD, SILENT, Enter, noise_on_entry
from .position import FacilityPosition


class CrawlThroughVents(Effect, tag="lockdown/crawl-through-vents"):
    """The character comes out at another entrance and explores the room; then the attack, then the noise."""

    rule = "lockdown/movement/no-technical-corridors"
    who: Seat
    to: int

    def arrive(self, g: FacilityPosition) -> Effects:
        new = g.site.has_token(g, self.to)
        return [Enter(self.who, self.to, -1, SILENT), OutOfTheVents(self.who, self.to, new)]

    _lapses = who_is_gone


class OutOfTheVents(Effect, tag="lockdown/out-of-the-vents"):
    """Something has followed: an adult strikes out of the dark; a survivor has then been heard."""

    rule = "lockdown/movement/by-card"
    who: Seat
    room: int
    new: bool
    """Whether the room was explored on arrival: its token may have decided about the noise."""

    def be_attacked(self, g: FacilityPosition) -> Effects:
        return g.species.ambush(g, self.who)

    def make_noise(self, g: FacilityPosition) -> Effects:
        token = g.box.exploration_tokens[g.face[g.exploration_token(self.room)]][0] if self.new else ""
        return None if token in ("silence", "danger") else noise_on_entry(g, self.who, LOUD)

    _lapses = who_is_gone
