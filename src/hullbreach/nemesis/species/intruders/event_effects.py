"""What event cards do to intruders, eggs and larvae."""

from __future__ import annotations

from ....kernel import Effect, Effects, Seat
from ...event_kinds import DREW, EGG_HATCHES, INTRUDER_HEALS, ITEMS_BURNT
from ...kinds import GONE
from ...position import Position
from ...refs import ROOM, SEAT
from ...rules.cards import DiscardCard, draw_cards
from ...rules.contamination import GetLarva, scan
from ...rules.lapses import who_is_gone
from ...rules.wounds import Die
from .creatures import ADULT, CREEPER, LARVA
from .encounter import add_token
from .injury import NestCheck
from .intruder_movement import IntrudersMove, PlaceIntruder, hide

EVENT_EFFECT = "nemesis/event/effect-and-discard"


class Regenerate(Effect, tag="nemesis/regenerate"):
    """Every intruder on the board loses this many injuries."""

    rule = EVENT_EFFECT
    count: int

    def heal(self, g: Position) -> None:
        for foe in g.all_foes():
            healed = min(self.count, g.injuries[foe & 31])
            if healed:
                g.injuries[foe & 31] -= healed
                g.tell(INTRUDER_HEALS, self.rule, foe=g.foe_id(foe), count=healed, total=g.injuries[foe & 31])


class Lurk(Effect, tag="nemesis/lurk"):
    """Every intruder that shares its room with no character leaves the board, its token goes back into the bag."""

    rule = EVENT_EFFECT

    def hide(self, g: Position) -> None:
        for foe in g.all_foes():
            if not g.is_manned(g.room_of_foe(foe)):
                hide(g, foe, self.rule)


class Hunt(Effect, tag="nemesis/hunt"):
    """Every adult not in combat moves to a neighbouring room with a character, the one with the lowest number."""

    rule = EVENT_EFFECT

    def move(self, g: Position) -> Effects:
        moves: list[tuple[int, int]] = []
        for room in g.foe_rooms():
            if not g.is_manned(room) and (corridor := self._scent(g, room)) >= 0:
                moves += [(foe, corridor) for foe in g.foes_in(room) if g.kind_of(foe) == ADULT]
        return [IntrudersMove(tuple(moves), self.rule)] if moves else None

    def _scent(self, g: Position, room: int) -> int:
        """The corridor towards the prey, even if a door is closed; -1 if there is none next door."""
        for other in g.board.neighbours[room]:
            if other in g.room:
                return g.corridor_towards(room, other)
        return -1


class Hatching(Effect, tag="nemesis/hatching"):
    """An egg of the intruder board hatches on a character in the nest without action cards, or else into the bag."""

    rule = EVENT_EFFECT

    def discard_an_egg(self, g: Position) -> Effects:
        eggs = g.eggs_in_nest()
        if not eggs:
            return None
        g.object_at[eggs[0]] = GONE
        g.tell(EGG_HATCHES, self.rule, count=len(eggs) - 1)
        return [NestCheck()]

    def infest(self, g: Position) -> Effects:
        nest = g.find_room(g.box.room_kind["nest"])
        here = g.crew_in(nest) if nest else []
        prey = [who for who in here if not g.action_cards(who) and not g.is_infested(who)]
        if not prey:
            add_token(g, LARVA, self.rule)
        return [GetLarva(who) for who in prey]


class Eclosion(Effect, tag="nemesis/eclosion"):
    """Characters with a larva die of it. Then everybody else draws cards and is scanned."""

    rule = EVENT_EFFECT

    def larvae_grow_up(self, g: Position) -> Effects:
        infested = [who for who in g.crew_in_order() if g.is_infested(who)]
        return [effect for who in infested for effect in (Die(who, self.rule), PlaceIntruder(CREEPER, g.room_of(who)))]

    def the_others_are_scanned(self, g: Position) -> Effects:
        return [ScanDrawn(who, 4) for who in g.crew_in_order()]


class ScanDrawn(Effect, tag="nemesis/scan-drawn"):
    """Draw cards, scan the contamination among them, take a larva if any is infected, and discard what was drawn."""

    rule = EVENT_EFFECT
    who: Seat
    count: int

    def draw_and_scan(self, g: Position) -> Effects:
        drawn = draw_cards(g, self.who, self.count)
        g.tell(DREW, self.rule, who=SEAT[self.who], count=len(drawn))
        infected = scan(g, self.who, g.contaminations(drawn))
        larva: list[Effect] = [GetLarva(self.who)] if infected else []
        return [*larva, *(DiscardCard(self.who, back) for back in drawn)]

    _lapses = who_is_gone


class ItemsBurn(Effect, tag="nemesis/items-burn"):
    """Nothing can be found any more in burning rooms."""

    rule = EVENT_EFFECT

    def burn(self, g: Position) -> None:
        for room in g.rooms_in(g.fire):
            if g.items[room]:
                g.items[room] = 0
                g.tell(ITEMS_BURNT, self.rule, room=ROOM[room])
