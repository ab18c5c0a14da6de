"""Wounds: two light ones, then a serious one; after three serious ones any further wound kills."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Back, Effect, Effects, Seat
from .. import box
from ..event_kinds import DIED, LIGHT_HEALED, LIGHT_TO_SERIOUS, LIGHT_WOUND, SERIOUS_WOUND, WOUND_DRESSED, WOUND_HEALED
from ..kinds import CORPSES
from ..position import Position
from ..position.crew import DEAD
from ..refs import ROOM, SEAT
from .items import DropExcess, strip
from .lapses import who_is_gone
from .outcome import verdict
from .piles import refill, turn_up

LETHAL = 3
"""How many serious wounds a character can carry. Any further wound kills."""


class LightWound(Effect, tag="nemesis/light-wound"):
    """The first light wound goes on the upper space, the second on the lower one, the third becomes a serious wound."""

    rule = "nemesis/wound/light-first"
    who: Seat

    def suffer(self, g: Position) -> Effects:
        who = self.who
        if g.serious_count(who) >= LETHAL:
            return [Die(who, "nemesis/wound/death")]
        count = g.light[who] + 1
        if count == 3:
            g.light[who] = 0
            g.tell(LIGHT_TO_SERIOUS, "nemesis/wound/light-third", who=SEAT[who])
            return [SeriousWound(who)]
        g.light[who] = count
        if g.event_sink is not None:
            rule = self.rule if count == 1 else "nemesis/wound/light-second"
            g.tell(LIGHT_WOUND, rule, who=SEAT[who], count=count)
        return None

    _lapses = who_is_gone


class SeriousWound(Effect, tag="nemesis/serious-wound"):
    """Draw a serious wound card; its effect applies from now on."""

    rule = "nemesis/wound/serious-card"
    who: Seat

    def suffer(self, g: Position) -> Effects:
        who = self.who
        if g.serious_count(who) >= LETHAL:
            return [Die(who, "nemesis/wound/death")]
        if not g.zones[box.WOUND_DECK]:
            refill(g, box.WOUND_DECK, box.WOUND_DISCARD, "wound-shuffle")
        back = turn_up(g, box.WOUND_DECK, "wound")
        g.serious_wounds(who).append(back)
        if g.event_sink is not None:
            g.tell(SERIOUS_WOUND, self.rule, who=SEAT[who], wound=g.box.wound_ref[g.face[back]])
        return [DropExcess(who)]

    _lapses = who_is_gone


class Die(Effect, tag="nemesis/die"):
    """The miniature leaves the board; corpse and heavy objects stay, all items leave the game."""

    rule = "nemesis/wound/death-remains"
    who: Seat
    because: str
    """The rule that killed."""

    def leave_the_board(self, g: Position) -> None:
        who = self.who
        room = g.room[who]
        g.tell(DIED, self.because, who=SEAT[who], room=ROOM[room])
        verdict(g, "died", who, self.because)
        g.object_at[CORPSES[1 + who]] = room
        for thing in g.objects_of(who):
            g.object_at[thing] = room
        g.status[who] = DEAD
        g.room[who] = g.pod[who] = 0
        g.slimed &= ~(1 << who)
        g.infested &= ~(1 << who)

    def belongings_go(self, g: Position) -> Effects:
        return g.mode.remains(g, self.who)

    def the_others_go_on(self, g: Position) -> Effects:
        return g.site.character_died(g, self.who)


def lose_everything(g: Position, who: Seat) -> None:
    """All item cards of a character leave the game unseen."""
    out = g.zones[box.OUT]
    for zone in (g.inventory(who), g.hands(who), g.quests(who)):
        for back in zone:
            out.append(back)
            out += strip(g, back)
        zone.clear()


class DressWound(Effect, tag="nemesis/dress-wound"):
    """The card is flipped: its effect is ignored, but it still counts towards three."""

    rule = "nemesis/wound/dress"
    who: Seat
    back: Back

    def flip(self, g: Position) -> None:
        if self.back in g.serious_wounds(self.who):
            g.move(self.back, g.zone(self.who, box.SERIOUS), g.zone(self.who, box.DRESSED))
            g.tell(WOUND_DRESSED, self.rule, who=SEAT[self.who], wound=g.box.wound_ref[g.face[self.back]])


class HealWound(Effect, tag="nemesis/heal-wound"):
    """A dressed serious wound is discarded."""

    rule = "nemesis/wound/heal"
    who: Seat
    back: Back

    def discard(self, g: Position) -> None:
        if self.back in g.dressed_wounds(self.who):
            g.move(self.back, g.zone(self.who, box.DRESSED), box.WOUND_DISCARD)
            g.tell(WOUND_HEALED, self.rule, who=SEAT[self.who], wound=g.box.wound_ref[g.face[self.back]])


class HealLight(Effect, tag="nemesis/heal-light"):
    """Light wounds are healed."""

    rule = "nemesis/wound/heal"
    who: Seat
    count: int = 2

    def heal(self, g: Position) -> None:
        healed = min(self.count, g.light[self.who])
        if healed:
            g.light[self.who] -= healed
            g.tell(LIGHT_HEALED, self.rule, who=SEAT[self.who], count=healed)


def distinct_wounds(g: Position, wounds: list[Back]) -> Iterator[tuple[str, Back]]:
    """Wounds by name, alike ones once."""
    return iter({g.wound_name(back): back for back in wounds}.items())


def dress_uses(g: Position, who: Seat) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Dress one of a character's serious wounds."""
    for name, back in distinct_wounds(g, g.serious_wounds(who)):
        yield f"dress/{SEAT[who]}/wound:{name}", (DressWound(who, back),)


def heal_uses(g: Position, who: Seat) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Heal one of a character's dressed wounds."""
    for name, back in distinct_wounds(g, g.dressed_wounds(who)):
        yield f"heal/{SEAT[who]}/wound:{name}", (HealWound(who, back),)
