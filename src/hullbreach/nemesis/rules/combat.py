"""Combat: shooting and melee attacks on intruders, and on eggs nobody carries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from ...kernel import Back, Effect, Effects, Option, Question, Seat
from ..box import Box
from ..kinds import ADULT, CREEPER, LARVA
from ..position import Position
from ..position.crew import HANDS_OF
from ..refs import SEAT
from .actions import Action
from .cards import DiscardCard, payable
from .contamination import Contaminate
from .noise import NoiseRoll
from .offers import LYING, PAYS, TARGETS, Kind, Means, Offers, barred, basic
from .turn import to_take
from .wounds import SeriousWound

EGG = -1
"""Stands for "one of the eggs lying here" where an intruder could be the target."""

_SHOOT_RULES = {
    "blank": "nemesis/combat/shoot-die-miss",
    "creeper": "nemesis/combat/shoot-die-creeper",
    "adult": "nemesis/combat/shoot-die-adult",
    "hit": "nemesis/combat/shoot-die-hit",
    "double": "nemesis/combat/shoot-die-double",
}
SPECIAL = {
    "discard-for-hit": (0, "lockdown/combat/advantage-die-discard"),
    "hit-or-discard-for-two": (1, "lockdown/combat/advantage-die-hit"),
}
"""Faces of the advantage die that are neither miss nor hit: injuries without a discarded card, and the rule."""
_SHOOT_RULES |= {face: rule for face, (_, rule) in SPECIAL.items()}
_MELEE_RULES = {
    "blank": "nemesis/combat/melee-die-miss",
    "creeper": "nemesis/combat/melee-die-creeper",
    "adult": "nemesis/combat/melee-die-adult",
    "hit": "nemesis/combat/melee-die-hit",
    "double": "nemesis/combat/melee-die-double",
}


def injuries_of(face: str, kind: int) -> int:
    """How many injuries a face of the combat die means for a target of this kind; eggs take any."""
    if face == "double":
        return 2
    if face == "hit":
        return 1
    if face == "blank":
        return 0
    if face in SPECIAL:
        return SPECIAL[face][0]
    if kind == EGG:
        return 1
    return int(kind in (LARVA, CREEPER) or (face == "adult" and kind == ADULT))


def target_id(g: Position, foe: int) -> str:
    """The reference of a target."""
    return "object:egg" if foe == EGG else g.box.intruder_ref[foe & 31]


def target_kind(g: Position, foe: int) -> int:
    """The kind of a target, EGG for eggs."""
    return EGG if foe == EGG else g.kind_of(foe)


def targets(g: Position, who: Seat) -> list[int]:
    """What a character can attack here: intruders, and eggs nobody carries.

    Never another character (nemesis/combat/no-direct-player-attack).
    """
    room = g.room[who]
    foes = g.foes_in(room) if room in g.foe_room else []
    eggs = room in g.object_at or g.site.is_nest(g, room)
    return [*foes, EGG] if eggs and g.eggs_lying_in(room) else foes


def harm(g: Position, who: Seat, foe: int, count: int, room: int, sort: str = "") -> list[Effect]:
    """Injuries to an intruder, or destroyed eggs."""
    if count <= 0:
        return []
    if foe == EGG:
        return list(g.species.destroy_eggs(g, room, count))
    return list(g.species.injury(g, foe, count, sort))


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
    """How often the roll may be repeated by what ordered the shot."""
    bonus: int = 0
    """Injuries added even to a miss (Full Auto)."""
    ammo: int = 1

    def spend(self, g: Position) -> None:
        g.ammo[self.weapon - g.box.first_item] -= self.ammo
        if g.told is not None:
            item, target = g.box.item_ref[g.face[self.weapon]], target_id(g, self.foe)
            g.tell("shot", self.rule, who=SEAT[self.who], item=item, target=target, ammo=g.ammo_in(self.weapon))

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
        """Which die is thrown, that is how."""
        lit = g.game.weapon(g, self.weapon).always_advantage or g.site.has_advantage(g, self.who)
        return AdvantageRoll if lit else CombatRoll

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or (self.foe != EGG and g.room_of_foe(self.foe) != g.room_of(self.who))


class CombatRoll(Effect, tag="nemesis/combat-roll"):
    """Throw the combat die; some weapons and cards let it be thrown again."""

    rule = "nemesis/combat/shoot-sequence"
    die: ClassVar[str] = "combat"
    who: Seat
    rerolls: int = 0
    because: str = rule

    def throw(self, g: Position) -> Effects:
        faces = g.box.dice[self.die]
        g.rolled = g.roll(self.die, faces)
        if g.told is not None:
            who, face, combat = SEAT[self.who], faces[g.rolled], self.die == "combat"
            g.tell("combat-rolled" if combat else "advantage-rolled", self.because, who=who, face=face)
        return [self._again()] if self.rerolls else None

    def _again(self) -> MayReroll:
        return MayReroll(self.who, self.rerolls)


class AdvantageRoll(CombatRoll, tag="lockdown/advantage-roll"):
    """Where there is power the advantage die is thrown."""

    rule = "lockdown/combat/shoot-sequence"
    die: ClassVar[str] = "advantage"
    because: str = rule

    def _again(self) -> MayReroll:
        return MayRerollAdvantage(self.who, self.rerolls)


class MayReroll(Question, tag="nemesis/may-reroll"):
    """Keep the roll or throw again."""

    rule = "nemesis/combat/weapon-property"
    ask = "ask-reroll"
    rerolls: int

    roll: ClassVar[type[CombatRoll]] = CombatRoll

    def _options(self, g: Position) -> Iterator[Option]:
        yield Option("keep-roll", (), self.rule)
        yield Option("reroll", (self.roll(self.seat, self.rerolls - 1),), self.rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"face": g.box.dice[self.roll.die][g.rolled]}


class MayRerollAdvantage(MayReroll, tag="lockdown/may-reroll-advantage"):
    """What lets the combat die be thrown again holds for this one too (lockdown/combat/advantage-die-hit)."""

    ask = "ask-reroll-advantage"
    roll: ClassVar[type[CombatRoll]] = AdvantageRoll


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


def special_face(g: Position, result: ShotResult) -> list[Effect]:
    """A discarded card is one injury more on the special faces; asked of whoever has any card and could gain by it.

    So that it says nothing about what is in hand.
    """
    weapon, stands = g.game.weapon(g, result.weapon), SPECIAL[result.face][0] + result.bonus
    more = replace(result, bonus=result.bonus + 1)
    if weapon.keeps_cards:
        return [more]
    without, bought = weapon.injuries(result.face, stands), weapon.injuries(result.face, stands + 1)
    most = 1 if target_kind(g, result.foe) == LARVA else bought
    return [AdvantageDiscard(result.who, result)] if without < most and g.hand(result.who) else [result]


class AdvantageDiscard(Question, tag="lockdown/advantage-discard"):
    """Discard one action card for one more injury, or leave it at that."""

    rule = "lockdown/combat/advantage-die-discard"
    ask = "ask-discard-for-injury"
    result: ShotResult

    def _options(self, g: Position) -> Iterator[Option]:
        rule = SPECIAL[self.result.face][1]
        yield Option("let", (self.result,), rule)
        more = replace(self.result, bonus=self.result.bonus + 1)
        for sort, back in payable(g, self.seat).items():
            yield Option(f"discard/{g.box.card_ref[sort]}", (DiscardCard(self.seat, back), more), rule)

    def _args(self, g: Position) -> dict[str, object]:
        return {"injuries": SPECIAL[self.result.face][0]}


class SpendAmmo(Effect, tag="nemesis/spend-ammo"):
    """One more ammunition of a weapon is discarded."""

    rule = "nemesis/combat/weapon-property"
    who: Seat
    weapon: Back

    def discard(self, g: Position) -> None:
        g.ammo[self.weapon - g.box.first_item] -= 1
        item = f"item:{g.item_name(self.weapon)}"
        g.tell("ammo-spent", self.rule, who=SEAT[self.who], item=item, ammo=g.ammo_in(self.weapon))


class ShotResult(Effect, tag="nemesis/shot-result"):
    """The face counts against the kind of target; the weapon's property changes it; one injury check follows."""

    rule = "nemesis/combat/weapon-property"
    who: Seat
    weapon: Back
    foe: int
    face: str
    bonus: int

    def deal(self, g: Position) -> Effects:
        weapon = g.game.weapon(g, self.weapon)
        kind = target_kind(g, self.foe)
        blank_hits = self.face == "blank" and g.species.blank_hits(g, kind)
        face = weapon.reads("hit" if blank_hits else self.face)
        count = with_more(g, self.who, self.foe, weapon.injuries(face, injuries_of(face, kind) + self.bonus))
        if g.told is not None:
            target = target_id(g, self.foe)
            g.tell("shot-result", _SHOOT_RULES[face], who=SEAT[self.who], target=target, injuries=count)
        printed = g.item(self.weapon).weapon
        assert printed is not None
        sort = "fire" if weapon.burns else printed.kind
        after = list(weapon.after(g, self.who, face))
        return [
            *harm(g, self.who, self.foe, count, g.room_of(self.who), sort),
            *after,
            *_egg_noise(g, self.who, self.foe),
        ]

    def _lapses(self, g: Position) -> bool:
        return self.foe != EGG and not g.is_here(self.foe)


def with_more(g: Position, who: Seat, foe: int, count: int) -> int:
    """Injuries with what a weakness adds to any at all."""
    return count + g.species.more_injuries(g, who, foe) if count > 0 and foe != EGG else count


def _egg_noise(g: Position, who: Seat, foe: int) -> list[Effect]:
    """Every attempt to destroy an egg makes noise (nemesis/egg/destroy-noise)."""
    return [NoiseRoll(who)] if foe == EGG and g.species.hears_eggs(g, who) else []


class Melee(Action, tag="nemesis/melee"):
    """Attack one target in the room with bare hands."""

    rule = "nemesis/action/melee"
    foe: int

    def strike(self, g: Position) -> Effects:
        return [MeleeAttack(self.who, self.foe)]

    def _id(self, g: Position) -> str:
        return f"melee/{target_id(g, self.foe)}"


class MeleeAttack(Effect, tag="nemesis/melee-attack"):
    """Take a contamination card, roll the combat die; a miss costs a serious wound.

    Neither happens to whoever strikes at eggs (nemesis/egg/destroy-melee).
    """

    rule = "nemesis/combat/melee-sequence"
    who: Seat
    foe: int

    def take_contamination(self, g: Position) -> Effects:
        return None if self.foe == EGG else [Contaminate(self.who)]

    def roll(self, g: Position) -> Effects:
        return [CombatRoll(self.who, because=self.rule)]

    def strike(self, g: Position) -> Effects:
        kind = target_kind(g, self.foe)
        face = g.box.combat_die[g.rolled]
        if face == "blank" and g.species.blank_hits(g, kind):
            face = "hit"
        count = with_more(g, self.who, self.foe, min(1, injuries_of(face, kind)))
        if g.told is not None:
            target = target_id(g, self.foe)
            g.tell("melee-result", _MELEE_RULES[face], who=SEAT[self.who], target=target, injuries=count)
        if count == 0 and self.foe != EGG:
            return [self._wound()]
        return [*harm(g, self.who, self.foe, count, g.room_of(self.who)), *_egg_noise(g, self.who, self.foe)]

    def _wound(self) -> Effect:
        """What a miss costs."""
        return SeriousWound(self.who)

    def _lapses(self, g: Position) -> bool:
        return not g.is_aboard(self.who) or (self.foe != EGG and not g.is_here(self.foe))


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


def combat_offers(g: Position, who: Seat, means: Means) -> Offers:
    """Shoot with every weapon and strike, at every target."""
    foes = targets(g, who)
    weapons = {g.item_name(back): back for back in sorted(g.weapons(who), key=g.ammo_in)}
    return (
        basic(g, means, "shoot", [Shoot(who, weapon, foe) for weapon in weapons.values() for foe in foes]),
        basic(g, means, "melee", [Melee(who, foe) for foe in foes]),
    )


def combat_options(g: Position, who: Seat, means: Means) -> tuple[Option, ...]:
    """The same, from options made once for each set of weapons and targets."""
    eggs = means.there & LYING or means.kind == g.site.nest
    foes = targets(g, who) if eggs else g.foes_in(g.room[who])
    if not foes:
        return ()
    shoot, melee = g.box.basic["shoot"], g.box.basic["melee"]
    weapons = () if barred(means, shoot.cost, shoot.combat) else tuple(loaded_weapons(g, who))
    faces = tuple(map(g.face.__getitem__, weapons))
    return attacks(g.box, who, weapons, faces, tuple(foes), not barred(means, melee.cost, melee.combat))


@lru_cache(maxsize=1 << 14)
def attacks(
    box: Box, who: Seat, weapons: tuple[Back, ...], faces: tuple[int, ...], foes: tuple[int, ...], melee: bool
) -> tuple[Option, ...]:
    """The options to shoot with these weapons, of these faces, and to strike, at every target."""
    target = {foe: "object:egg" if foe == EGG else box.intruder_ref[foe & 31] for foe in foes}
    shots = [
        to_take(f"shoot/{box.item_ref[face]}/{target[foe]}", Shoot(who, weapon, foe), box.basic["shoot"].cost)
        for weapon, face in zip(weapons, faces, strict=True)
        for foe in foes
    ]
    blows = [to_take(f"melee/{target[foe]}", Melee(who, foe), box.basic["melee"].cost) for foe in foes if melee]
    return (*shots, *blows)


COMBAT = Kind(PAYS | TARGETS, combat_offers, combat_options)
