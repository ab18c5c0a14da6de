"""Shooting: one target in the room, one ammunition, one throw of a die."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..event_kinds import AMMO_SPENT, SHOT
from ..position import Position
from ..position.crew import HANDS_OF
from ..refs import SEAT
from .actions import Action
from .advantage import special_face
from .dice import SPECIAL, AdvantageRoll, CombatRoll
from .shot_result import ShotResult
from .targets import EGG, target_id, targets


class Shoot(Action, tag="nemesis/shoot"):
    """Shoot one target in the room with a weapon that has ammunition."""

    rule = "nemesis/action/shoot"
    weapon: Back
    foe: int

    def fire(self, g: Position) -> Effects:
        dropped = self.weapon not in g.hands(self.who)  # while paying
        return None if dropped else [Shot(self.who, self.weapon, self.foe)]

    def _id(self, g: Position) -> str:
        return f"shoot/item:{g.item_name(self.weapon)}/{target_id(g, self.foe)}"

    def _impossible(self, g: Position) -> str | None:
        return None if g.ammo_in(self.weapon) else self.rule


class Shot(Effect, tag="nemesis/shot"):
    """Discard one ammunition, roll the combat die, deal the injuries at once."""

    rule = "nemesis/combat/shoot-sequence"
    who: Seat
    weapon: Back
    foe: int
    rerolls: int = 0
    """How often the card or item behind the shot lets the roll be repeated."""
    bonus: int = 0
    """Injuries added even to a miss (Full Auto)."""
    ammo: int = 1

    def spend(self, g: Position) -> None:
        g.ammo[self.weapon - g.box.first_item] -= self.ammo
        if g.event_sink is not None:
            item, target = g.box.item_ref[g.face[self.weapon]], target_id(g, self.foe)
            g.tell(SHOT, self.rule, who=SEAT[self.who], item=item, target=target, ammo=g.ammo_in(self.weapon))

    def roll(self, g: Position) -> Effects:
        weapon = g.game.weapon(g, self.weapon)
        roll = self._die(g)(self.who, self.rerolls + weapon.rerolls)
        return [roll, MaySpray(self.who, self.weapon, replace(roll, rerolls=0))] if weapon.sprays else [roll]

    def hit(self, g: Position) -> Effects:
        face = g.box.dice[self._die(g).die][g.rolled]
        result = ShotResult(self.who, self.weapon, self.foe, face, self.bonus)
        if face in SPECIAL:
            return special_face(g, result)
        more = g.game.weapon(g, self.weapon).may_fire_on(face) and g.ammo_in(self.weapon)
        return [MayFireOn(self.who, result)] if more else [result]

    def _die(self, g: Position) -> type[CombatRoll]:
        """The class of the roll, and so the die that is thrown."""
        lit = g.game.weapon(g, self.weapon).always_advantage or g.site.has_advantage(g, self.who)
        return AdvantageRoll if lit else CombatRoll

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or (self.foe != EGG and g.room_of_foe(self.foe) != g.room_of(self.who))


class MaySpray(Question, tag="lockdown/may-spray"):
    """Keep the roll, or discard one more ammunition and throw the same die again."""

    rule = "lockdown/combat/weapon-property"
    ask = "ask-spray"
    weapon: Back
    roll: CombatRoll

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-roll", (), self.rule)
        yield Option("spray", (SpendAmmo(self.seat, self.weapon), self.roll), self.rule)

    def _lapses(self, g: Position) -> bool:
        return not g.ammo_in(self.weapon) or not g.is_aboard(self.seat)


class MayFireOn(Question, tag="nemesis/may-fire-on"):
    """Leave it at that, or discard one more ammunition for one more injury."""

    rule = "nemesis/combat/weapon-property"
    ask = "ask-fire-on"
    result: ShotResult

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("cease-fire", (self.result,), self.rule)
        if g.ammo_in(self.result.weapon):  # it may have been dropped meanwhile
            more = replace(self.result, bonus=self.result.bonus + 1)
            yield Option("fire-on", (SpendAmmo(self.seat, self.result.weapon), more), self.rule)


class SpendAmmo(Effect, tag="nemesis/spend-ammo"):
    """One more ammunition of a weapon is discarded."""

    rule = "nemesis/combat/weapon-property"
    who: Seat
    weapon: Back

    def discard(self, g: Position) -> None:
        g.ammo[self.weapon - g.box.first_item] -= 1
        item = f"item:{g.item_name(self.weapon)}"
        g.tell(AMMO_SPENT, self.rule, who=SEAT[self.who], item=item, ammo=g.ammo_in(self.weapon))


def loaded_weapons(g: Position, who: Seat) -> list[Back]:
    """Weapons in hand that have ammunition, of alike ones the fullest."""
    loaded = [back for back in g.zones[HANDS_OF[who]] if g.ammo[back - g.box.first_item]]
    if len(loaded) < 2:
        return loaded
    return list({g.item_name(back): back for back in sorted(loaded, key=g.ammo_in)}.values())


def shots(g: Position, who: Seat) -> Iterator[tuple[str, Back, int]]:
    """Every loaded weapon and every target, with the option id of that shot."""
    for weapon in loaded_weapons(g, who):
        for foe in targets(g, who):
            yield f"shoot/item:{g.item_name(weapon)}/{target_id(g, foe)}", weapon, foe
