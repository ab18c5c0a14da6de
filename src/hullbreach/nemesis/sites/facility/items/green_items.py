"""What the medical items of Lockdown do. They help only their user, unless the card says differently."""

from __future__ import annotations

from .....kernel import Back, Effect, Effects, Seat
from ....content.functions import Functions, Uses
from ....event_kinds import BAITED
from ....position import Position
from ....refs import ROOM, SEAT
from ....rules.blades import cut_out_uses, scalpel_uses
from ....rules.cards import Draw
from ....rules.contamination import cleanse_uses
from ....rules.movement import open_ways
from ....rules.wounds import HealLight, dress_uses, heal_uses
from ...ship.items.green_items import adrenaline_injection
from ...ship.items.yellow_items import clothes
from ..knowledge import GainKnowledge
from ..laboratory import analyse_uses
from ..position import FacilityPosition
from ..where import at_a_computer
from .scans import MayScanOne, ScanSafely
from .yellow_items import remove_slime_uses

content = Functions()

content.item_action("clothes", rule="lockdown/slime/removal")(clothes)
content.item_action("adrenaline-injection", rule="lockdown/round/two-actions")(adrenaline_injection)


@content.item_action("medkit-facility", rule="lockdown/wound/heal")
def medkit(g: Position, who: Seat, back: Back) -> Uses:
    yield from dress_uses(g, who)
    yield from heal_uses(g, who)


@content.item_action("medical-stapler", rule="lockdown/wound/dress")
def medical_stapler(g: Position, who: Seat, back: Back) -> Uses:
    for patient in g.crew_in(g.room[who]):
        yield from dress_uses(g, patient)


@content.item_action("antiseptic", rule="lockdown/contamination/scan", secret=True)
def antiseptic(g: Position, who: Seat, back: Back) -> Uses:
    if g.light[who]:
        yield "heal-light", [HealLight(who)]
    yield from cleanse_uses(g, who)


@content.item_action("caffeine-pills", rule="lockdown/round/reshuffle-action-deck")
def caffeine_pills(g: Position, who: Seat, back: Back) -> Uses:
    yield "swallow", [Draw(who, 2), MayScanOne(who)]


@content.item_action("research-documents", rule="lockdown/knowledge/other")
def research_documents(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    if not g.knows(who, g.box.tables.facility_tracks.knowledge.most):
        yield "study", [GainKnowledge(who, 2 if at_a_computer(g, who) else 1, "lockdown/knowledge/other")]


@content.item_action("scalpel", rule="lockdown/combat/no-direct-player-attack")
def scalpel(g: Position, who: Seat, back: Back) -> Uses:
    yield from cut_out_uses(g, who)
    yield from scalpel_uses(g, who)


@content.item_action("analyze-toolset", rule="lockdown/knowledge/analyze")
def analyze_toolset(g: FacilityPosition, who: Seat, back: Back) -> Uses:
    yield from analyse_uses(g, who, [*g.objects_in(g.room[who]), *g.objects_of(who)])
    if g.hand(who):
        yield "scan-safely", [ScanSafely(who)]


@content.item_action("uv-lamp", rule="lockdown/slime/removal")
def uv_lamp(g: Position, who: Seat, back: Back) -> Uses:
    return remove_slime_uses(g, who)


def bait_uses(g: Position, who: Seat) -> Uses:
    """Choose an intruder here and where it goes; never through a closed door or the technical corridors."""
    for foe in g.foes_with(who):
        for corridor, room in open_ways(g, g.room[who]):
            yield f"bait/{g.foe_id(foe)}/{g.board.way_id(room, corridor)}", [Bait(who, foe, corridor, room)]


class Bait(Effect, tag="lockdown/bait"):
    """An intruder goes where it smells blood; it attacks nobody on its way, nor where it arrives."""

    rule = "lockdown/encounter/not-by-movement"
    who: Seat
    foe: int
    corridor: int
    room: int

    def go(self, g: Position) -> Effects:
        g.tell(BAITED, self.rule, who=SEAT[self.who], foe=g.foe_id(self.foe), room=ROOM[self.room])
        return g.species.move(g, [(self.foe, self.corridor)], self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.is_here(self.foe)


@content.item_action("blood-bag", rule="lockdown/encounter/not-by-movement")
def blood_bag(g: Position, who: Seat, back: Back) -> Uses:
    return bait_uses(g, who)
