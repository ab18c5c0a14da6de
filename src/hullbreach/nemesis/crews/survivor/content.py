"""The Survivor's cards and rifle: a way out of every room, at a price."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...content.functions import Functions, Uses
from ...content.weapons import MoreOnAnyHit
from ...refs import ROOM
from ...rules.cards import Draw
from ...rules.contamination import Contaminate
from ...rules.items import DiscardItem
from ...rules.lapses import who_is_gone
from ...rules.movement import LOUD, SILENT, Enter, noise_on_entry, open_ways
from ...rules.wounds import dress_uses
from ...sites.facility.position import FacilityPosition

content = Functions()
content.weapon("assault-rifle-facility", MoreOnAnyHit())


DESPERATE = 2
"""The injuries it does, without a roll."""


@content.action_card("desperate-attack", rule="lockdown/action/in-combat-only")
def desperate_attack(g: FacilityPosition, who: Seat) -> Uses:
    for foe in g.foes_with(who):
        yield f"strike-desperately/{g.foe_id(foe)}", [Contaminate(who), *g.species.injury(g, foe, DESPERATE)]


@content.action_card("distraction", rule="lockdown/movement/by-card", secret=True)
def distraction(g: FacilityPosition, who: Seat) -> Uses:
    for back in g.carried_items(who):
        thrown, item = DiscardItem(who, back, "lockdown/movement/by-card"), g.box.item_ref[g.face[back]]
        for corridor, room in open_ways(g, g.room_of(who)):
            yield f"distract/{item}/{g.board.way_id(room, corridor)}", [thrown, Enter(who, room, corridor)]


@content.action_card("obstinate", rule="lockdown/action/card-or")
def obstinate(g: FacilityPosition, who: Seat) -> Uses:
    wounds = g.serious_count(who)
    if wounds:
        yield "draw-for-wounds", [Draw(who, wounds)]
    yield from dress_uses(g, who)


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
    """Something has followed: an adult attacks from the dark. If the character survives, noise comes next."""

    rule = "lockdown/movement/by-card"
    who: Seat
    room: int
    new: bool
    """Whether the room was explored on arrival, since its token may have replaced the noise roll."""

    def be_attacked(self, g: FacilityPosition) -> Effects:
        return g.species.ambush(g, self.who)

    def make_noise(self, g: FacilityPosition) -> Effects:
        token = g.box.exploration_tokens[g.face[g.exploration_token(self.room)]][0] if self.new else ""
        return None if token in ("silence", "danger") else noise_on_entry(g, self.who, LOUD)

    _lapses = who_is_gone


@content.action_card("vents", rule="lockdown/movement/no-technical-corridors")
def vents(g: FacilityPosition, who: Seat) -> Uses:
    for room in g.board.crawls[g.room_of(who)]:
        yield f"crawl/{ROOM[room]}", [CrawlThroughVents(who, room)]
