"""An attack: cards are exhausted, a die is rolled against the aim dial, a hit kills."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Back, Effect, Effects, Instead, Option, Question
from ..board.layout import Space, bits
from ..box import DISCARD, HANDS, HICKS, VASQUEZ, WEAPONS, Character
from ..event_kinds import AIM_DROPS, ATTACKS, DISCARDED, REROLLED, SHOT_HITS, SHOT_MISSES
from ..position import CRATE, OFF, Alien, Position
from ..refs import ALIEN, CHARACTER
from ..tables import EnduranceRow
from .choices import of_hand
from .endurance import Exhaust
from .losses import hit_alien

MARINE_DIE = tuple(str(face) for face in range(1, 11))
IN_ACTION, FREE, IN_DEFENSE = range(3)
"""How an attack is made: as an action or with one that is granted, as a free action, in defensive fire."""
DARK_REACH = 4
"""How far somebody attacks in the dark (the hazard Lights Out)."""


def weapon_row(g: Position, weapon: Back) -> EnduranceRow:
    """What is printed on a weapon."""
    row = g.box.cards[g.face[weapon]]
    assert row is not None
    return row


def usable_weapons(g: Position, who: Character, *, defending: bool = False) -> Iterator[Back]:
    """The equipped weapons somebody can attack with now."""
    for nth, weapon in enumerate(g.zones[WEAPONS + who]):
        keywords = weapon_row(g, weapon).keywords
        if g.is_jammed(who, nth):
            continue
        if g.load[who] == CRATE and "backup" not in keywords:
            continue
        if not (defending and "cumbersome" in keywords):  # aliens/keyword/cumbersome
            yield weapon


def reach(g: Position, who: Character, row: EnduranceRow) -> int:
    """How far a weapon shoots; 0 for any distance."""
    if g.in_the_dark >> who & 1:
        return min(row.reach or DARK_REACH, DARK_REACH)
    return row.reach


def targets(g: Position, who: Character, weapon: Back, seen: int) -> list[Alien]:
    """The aliens a weapon can be fired at, of those in the spaces that are seen (aliens/attack/target)."""
    far = reach(g, who, weapon_row(g, weapon))
    there = seen & g.board.square(g.at[who], far) if far else seen
    return [g.alien_at.index(space) for space in bits(there)]


# aliens/attack/shoot-through
def aliens_seen(g: Position, who: Character) -> int:
    """The spaces of aliens that a character has line of sight to."""
    return g.seen_from(g.at[who], g.aliens)


# aliens/attack/area-choose-space
def centres(g: Position, who: Character, weapon: Back) -> int:
    """Spaces an area attack may be aimed at: in sight and reach, with something to hit there or beside."""
    here = g.at[who]
    far = reach(g, who, weapon_row(g, weapon))
    around = g.board.square(here, far) if far else g.board.floor
    worth = g.people | g.aliens | g.blips
    worth |= g.board.around(worth, g.barricades)
    return g.seen_from(here, around & worth)


def attack_options(
    g: Position, who: Character, *, mode: int, only: int = -1, weapons: Iterable[Back]
) -> Iterator[Option]:
    """The options to attack; `only` is the alien that a defensive shot must be aimed at."""
    seen = -1
    for weapon in weapons:
        row = weapon_row(g, weapon)
        card = f"card:{row.id}"
        cost = attack_cost(g, who, row)
        if "area" in row.keywords:
            for space in bits(centres(g, who, weapon)):
                if only < 0 or area(g, space) >> g.alien_at[only] & 1:
                    yield Option(
                        f"attack/{card}/{g.board.refs[space]}",
                        (AreaAttack(who, weapon, space, mode),),
                        AreaAttack.rule,
                        cost,
                    )
            continue
        if seen < 0:
            seen = aliens_seen(g, who)
        for alien in targets(g, who, weapon, seen):
            if only in (OFF, alien):
                yield Option(f"attack/{card}/{ALIEN[alien]}", (Attack(who, weapon, alien, mode),), Attack.rule, cost)


def attack_cost(g: Position, who: Character, row: EnduranceRow) -> int:
    """How many cards an attack exhausts (aliens/attack/exhaust-to-attack)."""
    # aliens/exhaust/smart-gun
    return row.shot - (who == VASQUEZ and row.id == "m56-smart-gun")


class Attack(Effect, tag="aliens/attack"):
    """One equipped weapon is used against one alien in line of sight."""

    rule = "aliens/attack/target"
    who: Character
    weapon: Back
    alien: Alien
    mode: int

    def pay(self, g: Position) -> Effects:
        row = weapon_row(g, self.weapon)
        g.tell(ATTACKS, self.rule, who=CHARACTER[self.who], alien=ALIEN[self.alien], card=f"card:{row.id}")
        if row.id == "m56-smart-gun":
            g.dial[self.who] = min(g.dial[self.who] + 1, 10)
        cost = attack_cost(g, self.who, row)
        return [Exhaust(cost)] if cost else None

    def shoot(self, g: Position) -> Effects:
        return [Shot(self.who, self.weapon, self.alien, self.mode)]

    def go_on_free_of_charge(self, g: Position) -> Effects:
        return after_attack(g, self.who, self.weapon, self.mode)


class Shot(Effect, tag="aliens/shot"):
    """A die is rolled, and the aim dial goes down by one, hit or miss."""

    rule = "aliens/attack/roll"
    who: Character
    weapon: Back
    alien: Alien
    mode: int

    def roll_the_die(self, g: Position) -> Effects:
        # aliens/aim/dial-meaning, aliens/attack/always-hits-on
        needs = to_hit(g, self.who, self.weapon, g.alien_at[self.alien], self.mode)
        lower_dial(g, self.who)
        face = g.roll("attack", MARINE_DIE) + 1
        return [ShotRolled(self.who, self.weapon, self.alien, self.mode, face, needs, False)]

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF or g.alien_at[self.alien] == OFF


def to_hit(g: Position, who: Character, weapon: Back, space: Space, mode: int) -> int:
    """The number that a shot must not exceed: the dial and what raises it, or what the weapon always hits on."""
    bonus = any(g.board.layout.far(space, flare) <= 3 for flare in g.flares)
    lamp = mode != IN_DEFENSE and who == g.active and g.has_gear(who, "shoulder-lamp") and not g.used >> LAMP & 1
    if lamp:
        g.used |= 1 << LAMP
    return max(min(g.dial[who] + bonus + lamp, 10), weapon_row(g, weapon).sure)


def lower_dial(g: Position, who: Character) -> None:
    """After an attack roll the aim dial goes down by one, never below one (aliens/aim/dial-drops-after-roll)."""
    if g.dial[who] > 1:
        g.dial[who] -= 1
        g.tell(AIM_DROPS, "aliens/aim/dial-drops-after-roll", who=CHARACTER[who], dial=g.dial[who])


class ShotRolled(Effect, tag="aliens/shot-rolled"):
    """A result equal to or lower than the number hits; a hit kills."""

    rule = "aliens/attack/hit-kills"
    who: Character
    weapon: Back
    alien: Alien
    mode: int
    face: int
    needs: int
    is_final: bool

    def offer_another_roll(self, g: Position) -> Effects:
        hit = self.face <= self.needs
        who, alien, face = CHARACTER[self.who], ALIEN[self.alien], str(self.face)
        g.tell(SHOT_HITS if hit else SHOT_MISSES, Shot.rule, who=who, alien=alien, face=face, needs=self.needs)
        if hit or self.is_final or not may_reroll(g, self.who):
            return None
        return [MayReroll(g.decider(self.who), self)]

    def hit_or_miss(self, g: Position) -> Effects:
        if self.face > self.needs:
            return None
        row = weapon_row(g, self.weapon)
        space = g.alien_at[self.alien]
        by = CHARACTER[self.who]
        hit_alien(g, self.alien, self.rule, by)
        if "close" in row.keywords and g.alien_at[self.alien] != OFF and g.next_to(space) >> g.at[self.who] & 1:
            hit_alien(g, self.alien, self.rule, by)
        if "full-auto" not in row.keywords:
            return None
        return [KeepFiring(g.decider(self.who), self.who, self.weapon, self.alien, self.mode)]


def may_reroll(g: Position, who: Character) -> bool:
    """Hero Hicks may discard a card once a turn to roll a failed attack again."""
    hero = g.hero[who]
    return who == HICKS and hero != 0 and not g.used_this_turn >> HICKS & 1 and bool(g.zones[HANDS + hero - 1])


class MayReroll(Question, tag="aliens/may-reroll"):
    """A failed attack may be rolled again for a card from hand."""

    rule = "aliens/reroll/replaces"
    ask = "ask-reroll"
    what: ShotRolled

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("keep-roll")
        for card, back in of_hand(g, self.seat):
            yield Option(f"reroll/card:{card}", (Reroll(self.what, back),))

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.what.who]}


class Reroll(Effect, tag="aliens/reroll"):
    """The new result replaces the old one, even if it is worse, and stands (aliens/reroll/final)."""

    rule = "aliens/reroll/replaces"
    what: ShotRolled
    card: Back

    def roll_again(self, g: Position) -> Effects:
        was = self.what
        g.move(self.card, HANDS + g.hero[was.who] - 1, DISCARD)
        g.tell(DISCARDED, "aliens/discard/from-hand-only", who=CHARACTER[was.who], card=f"card:{g.card_id(self.card)}")
        g.used_this_turn |= 1 << HICKS
        # aliens/reroll/counts-once
        face = g.roll("attack", MARINE_DIE) + 1
        g.tell(REROLLED, self.rule, who=CHARACTER[was.who])
        again = ShotRolled(was.who, was.weapon, was.alien, was.mode, face, was.needs, True)
        return [Instead(was, (again,))]


class KeepFiring(Question, tag="aliens/keep-firing"):
    """After a hit with full auto, one card more is exhausted for another shot (aliens/attack/full-auto-repeat)."""

    rule = "aliens/attack/full-auto"
    ask = "ask-keep-firing"
    who: Character
    weapon: Back
    alien: Alien
    mode: int

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("cease-fire")
        for alien in self._targets(g):
            shot = Shot(self.who, self.weapon, alien, self.mode)
            yield Option(f"fire/{ALIEN[alien]}", (Exhaust(1), shot), self.rule, 1)

    def _targets(self, g: Position) -> Iterator[Alien]:
        there = targets(g, self.who, self.weapon, aliens_seen(g, self.who))
        # aliens/attack/full-auto-target
        return (alien for alien in there if self.mode != IN_DEFENSE or alien == self.alien)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "card": f"card:{g.card_id(self.weapon)}"}

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF or next(self._targets(g), None) is None


# -- area attacks -------------------------------------------------------------------------------------------------


def area(g: Position, centre: Space) -> int:
    """The centre and all spaces next to it (aliens/attack/area-targets)."""
    return 1 << centre | g.next_to(centre)


class AreaAttack(Effect, tag="aliens/area-attack"):
    """Every character, alien and blip in a space and next to it is rolled for; it counts as a single attack."""

    rule = "aliens/attack/area-targets"
    who: Character
    weapon: Back
    centre: Space
    mode: int

    def pay(self, g: Position) -> Effects:
        row = weapon_row(g, self.weapon)
        g.tell(ATTACKS, self.rule, who=CHARACTER[self.who], space=g.board.refs[self.centre], card=f"card:{row.id}")
        if "grenade" in row.keywords:
            g.weapon_leaves(self.who, self.weapon)
            g.move(self.weapon, WEAPONS + self.who, DISCARD)
            g.tell(DISCARDED, "aliens/attack/m40-grenades", who=CHARACTER[self.who], card=f"card:{row.id}")
        cost = attack_cost(g, self.who, row)
        return [Exhaust(cost)] if cost else None

    def roll_for_everything(self, g: Position) -> Effects:
        from .area import roll_for

        needs = to_hit(g, self.who, self.weapon, self.centre, self.mode)
        then = roll_for(g, self.who, area(g, self.centre), needs)
        # aliens/attack/area-single-cost
        lower_dial(g, self.who)
        return then

    def go_on_free_of_charge(self, g: Position) -> Effects:
        return after_attack(g, self.who, self.weapon, self.mode)

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF


# -- what an attack brings ----------------------------------------------------------------------------------------

LAMP = 200
"""In what was used in this activation: the first roll with a Shoulder Lamp."""


def after_attack(g: Position, who: Character, weapon: Back, mode: int) -> Effects:
    """Abilities and free attacks, once the attack is finished (aliens/attack/free-second-weapon)."""
    if g.at[who] == OFF:
        return None
    then = g.game.after_attack(g, who, g.card_id(weapon))
    if mode == IN_DEFENSE or who != g.active:
        return then
    follow = FreeAttack(g.decider(who), who, weapon)
    return [*then, follow]


class FreeAttack(Question, tag="aliens/free-attack"):
    """Grenades after a Pulse Rifle, or a second shot of the pistol for one card; each once an activation."""

    rule = "aliens/attack/free-second-weapon"
    ask = "ask-free-attack"
    who: Character
    after: Back

    def _options(self, g: Position) -> Iterable[Option]:
        yield Option("no-attack")
        yield from self._attacks(g)

    def _attacks(self, g: Position) -> Iterator[Option]:
        if g.down >> self.who & 1 or self.who != g.active or g.used >> self.after & 1:
            return
        fired = g.card_id(self.after)
        if fired == "m41a-pulse-rifle":
            grenades = [back for back in usable_weapons(g, self.who) if "grenade" in weapon_row(g, back).keywords]
            for throw in attack_options(g, self.who, mode=FREE, weapons=grenades):
                yield Option(throw.id, (UseUp(self.after), *throw.then), throw.rule, throw.cost)
        elif fired == "hk-vp70-pistol" and self.after in usable_weapons(g, self.who):
            for alien in targets(g, self.who, self.after, aliens_seen(g, self.who)):
                attack = Attack(self.who, self.after, alien, FREE)
                yield Option(f"fire/{ALIEN[alien]}", (UseUp(self.after), Exhaust(1), attack), self.rule, 1)

    def _args(self, g: Position) -> dict[str, object]:
        return {"who": CHARACTER[self.who], "card": f"card:{g.card_id(self.after)}"}

    def _lapses(self, g: Position) -> bool:
        return g.at[self.who] == OFF or next(self._attacks(g), None) is None


class UseUp(Effect, tag="aliens/use-up"):
    """A free action is used up for this activation (aliens/action/free-action-once)."""

    rule = "aliens/action/free-action-once"
    what: int

    def note(self, g: Position) -> None:
        g.used |= 1 << self.what
