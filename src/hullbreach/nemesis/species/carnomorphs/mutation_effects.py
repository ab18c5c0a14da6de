"""What mutations do beyond what other things do as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ....kernel import Effect, Effects, Option, Question, Seat
from ...kinds import BLUE_CORPSE, GONE, IN_SUPPLY
from ...position import Position
from ...position.place import bits_of
from ...refs import ROOM, SEAT
from ...rules.cards import DiscardCard, Draw, by_sort
from ...rules.dice import CombatRoll
from ...rules.doors import DestroyDoor
from ...rules.lapses import seat_is_gone, who_is_gone
from ...rules.melee import MeleeAttack
from ...rules.movement import Escape
from ...rules.noise import make_noise
from ...rules.turn import ChooseAction
from ...rules.wounds import LightWound
from ..intruders.encounter import set_aside
from ..intruders.injury import NestCheck
from ..intruders.intruder_movement import foe_is_gone, hide
from .creatures import BLANK
from .event_kinds import MIMICS, OBJECT_USED_UP, SHELL_USED, SHELLS_PLACED, TOKEN_KEPT_OUT, TOKENS_HEARD
from .metamorphosis import Metamorphosis
from .mutation_action import INFECTED, NOT_INFECTED


class Mimic(Effect, tag="nemesis/carnomorph-mimic"):
    """Attacks of carnomorphs have no effect on the character until the end of the game round."""

    rule = INFECTED
    who: Seat

    def hide(self, g: Metamorphosis) -> None:
        g.mimics |= 1 << self.who
        g.tell(MIMICS, self.rule, who=SEAT[self.who])


def stop_mimicking(g: Metamorphosis, effect: Effect) -> Effects:
    """A new game round ends every Mimicry."""
    g.mimics = 0
    return None


class BoneStrike(MeleeAttack, tag="nemesis/carnomorph-bone-strike"):
    """A melee attack without a contamination card, with one reroll, and without a wound on a miss."""

    rule = NOT_INFECTED

    def take_contamination(self, g: Position) -> Effects:
        return None

    def roll(self, g: Position) -> Effects:
        return [CombatRoll(self.who, 1, self.rule)]

    def _wound(self) -> Effect:
        return NoWound(self.who)


class NoWound(Effect, tag="nemesis/carnomorph-no-wound"):
    """The blades take the blow."""

    rule = NOT_INFECTED
    who: Seat

    def nothing_happens(self, g: Position) -> None:
        """A miss costs nothing."""


class Slip(Escape, tag="nemesis/carnomorph-slip"):
    """An escape on which only one carnomorph of the lowest type in the room attacks."""

    rule = NOT_INFECTED

    def each_intruder_attacks(self, g: Position) -> Effects:
        foes = g.species.attackers(g, self.who)
        return g.species.attack(g, min(foes, key=g.kind_of), self.who) if foes else None


class BurnDoors(Question, tag="nemesis/carnomorph-burn-doors"):
    """Any of the closed doors of the room are destroyed, until the player is done."""

    rule = INFECTED
    ask = "ask-burn-doors"
    gather = "dissolve-door"
    room: int

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("done", (), self.rule)
        for corridor in bits_of(g.board.door_mask[self.room] & g.closed):
            then = (DestroyDoor(corridor), BurnDoors(self.seat, self.room))
            yield Option(f"dissolve-door/{g.board.spot_id(corridor)}", then, self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or not g.board.door_mask[self.room] & g.closed


class ListenToTheBag(Effect, tag="nemesis/carnomorph-listen-to-the-bag"):
    """Three tokens are drawn for all to see; one that is not the blank is set aside, the others return."""

    rule = INFECTED
    who: Seat
    count: ClassVar[int] = 3

    def draw(self, g: Position) -> Effects:
        left, drawn = bytearray(g.bag), []
        for _ in range(min(self.count, sum(left))):
            sort = g.pick("bag", left, g.box.token_names)
            left[sort] -= 1
            drawn.append(sort)
        g.tell(TOKENS_HEARD, self.rule, who=SEAT[self.who], tokens=[g.box.token_ref[sort] for sort in drawn])
        there = tuple(sort for sort in dict.fromkeys(drawn) if g.box.tokens[sort][0] != BLANK)
        return [KeepOut(self.who, there)] if there else None


class KeepOut(Question, tag="nemesis/carnomorph-keep-token-out"):
    """Which of the tokens drawn does not go back into the bag."""

    rule = INFECTED
    ask = "ask-keep-token-out"
    drawn: tuple[int, ...]

    def _options(self, g: Position) -> Iterator[Option]:
        for sort in self.drawn:
            yield Option(f"keep-out/{g.box.token_ref[sort]}", (SetAside(self.seat, sort),), self.rule)

    _lapses = seat_is_gone


class SetAside(Effect, tag="nemesis/carnomorph-set-aside"):
    """A token leaves the bag for the supply."""

    rule = INFECTED
    who: Seat
    sort: int

    def leave(self, g: Position) -> None:
        if g.bag[self.sort]:
            set_aside(g, self.sort)
            g.tell(TOKEN_KEPT_OUT, self.rule, who=SEAT[self.who], token=g.box.token_ref[self.sort])


class ActTwiceMore(Effect, tag="nemesis/carnomorph-act-twice-more"):
    """Two more actions in this turn, taken at once, besides those that are left."""

    rule = INFECTED
    who: Seat
    acted: int
    """How many actions had been taken before this one."""

    def first(self, g: Position) -> Effects:
        g.acted = 1
        return [ChooseAction(self.who)]

    def second(self, g: Position) -> Effects:
        g.acted = 1
        return [ChooseAction(self.who)]

    def _ends(self, g: Position) -> Effects:
        g.acted = self.acted
        return None

    _lapses = who_is_gone


class DrawAndDiscard(Effect, tag="nemesis/carnomorph-draw-and-discard"):
    """Draw cards, then discard one."""

    rule = NOT_INFECTED
    who: Seat
    count: int

    def draw(self, g: Position) -> Effects:
        return [Draw(self.who, self.count)]

    def discard(self, g: Position) -> Effects:
        return [DiscardOne(self.who)] if g.hand(self.who) else None

    _lapses = who_is_gone


class DiscardOne(Question, tag="nemesis/carnomorph-discard-one"):
    """Which card of the hand is discarded."""

    rule = NOT_INFECTED
    ask = "ask-discard-drawn"

    def _options(self, g: Position) -> Iterator[Option]:
        for back in by_sort(g, g.hand(self.seat)).values():
            yield Option(f"discard/{g.card_ref(back)}", (DiscardCard(self.seat, back),), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.seat) or not g.hand(self.seat)


class PlaceShells(Effect, tag="nemesis/carnomorph-place-shells"):
    """Shells are put on the mutation card: some stop an attack, others a light wound."""

    rule = INFECTED
    who: Seat
    hard: int
    thin: int

    def place(self, g: Metamorphosis) -> None:
        g.shells[self.who] += self.hard
        g.wound_shells[self.who] += self.thin
        g.tell(SHELLS_PLACED, self.rule, who=SEAT[self.who], count=self.hard + self.thin)


class SpendShell(Effect, tag="nemesis/carnomorph-spend-shell"):
    """A shell is spent to ignore an attack."""

    rule = INFECTED
    who: Seat

    def spend(self, g: Metamorphosis) -> None:
        g.shells[self.who] -= 1


def shell_takes_wound(g: Metamorphosis, wound: LightWound) -> Effects:
    """A thin shell prevents the next light wound and is gone."""
    who = wound.who
    if not g.wound_shells[who] or not g.is_aboard(who):
        return None
    g.wound_shells[who] -= 1
    g.tell(SHELL_USED, NOT_INFECTED, who=SEAT[who])
    return []


class Lure(Effect, tag="nemesis/carnomorph-lure"):
    """Carnomorphs next to the room that are not in combat move in."""

    rule = INFECTED
    room: int

    def attract(self, g: Position) -> Effects:
        moves = [
            (foe, g.corridor_towards(other, self.room))
            for other in g.board.neighbours[self.room]
            if not g.is_manned(other)
            for foe in g.foes_in(other)
        ]
        return g.species.move(g, moves, self.rule) if moves else None


class MakeNoiseHere(Effect, tag="nemesis/carnomorph-make-noise-here"):
    """A noise marker in this corridor; a second one means an encounter."""

    rule = NOT_INFECTED
    who: Seat
    spot: int

    def make_noise(self, g: Position) -> Effects:
        return make_noise(g, self.who, self.spot, self.rule)

    _lapses = who_is_gone


class UseUpObject(Effect, tag="nemesis/carnomorph-use-up-object"):
    """A heavy object is discarded: tokens go to the supply, the blue corpse leaves the game."""

    rule = INFECTED
    who: Seat
    thing: int

    def discard(self, g: Position) -> Effects:
        room = ROOM[g.room_of(self.who)]
        g.tell(OBJECT_USED_UP, self.rule, who=SEAT[self.who], room=room, object=g.object_id(self.thing))
        g.object_at[self.thing] = GONE if self.thing == BLUE_CORPSE else IN_SUPPLY
        return [NestCheck()]


class HideAlly(Effect, tag="nemesis/carnomorph-hide-ally"):
    """A carnomorph leaves the board, and its token goes into the bag."""

    rule = INFECTED
    foe: int

    def hide(self, g: Position) -> None:
        hide(g, self.foe, self.rule)

    _lapses = foe_is_gone
