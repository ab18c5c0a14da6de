"""Every face of both dice with every weapon that can be found or crafted."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hullbreach.nemesis.scenario import LockdownTable
from hullbreach.rulebook.citing import cites

from .carrying import carrying

WEAPONS = ("pistol", "flamethrower", "prototype-shotgun", "flare-gun", "tracking-carbine")
COMBAT = {
    "blank": (0, 0, 0, None, 0),
    "creeper": (0, 1, 1, None, 0),
    "hit": (1, 1, 2, None, 1),
    "double": (1, 2, 3, None, 2),
}
ADVANTAGE = {
    "creeper": (0, 1, 1, 0, 0),
    "hit": (1, 1, 2, 1, 1),
    "discard-for-hit": (0, 1, 1, 0, 1),
    "hit-or-discard-for-two": (1, 1, 1, 1, 2),
}
"""By face and weapon: the injuries to a breeder, which the creeper does not cover, if no card is discarded."""
BOUGHT = {
    "discard-for-hit": (1, None, None, 1, None),
    "hit-or-discard-for-two": (2, 2, 2, 2, None),
}
"""With a discarded card; nobody is asked where it would add nothing."""


def shot(weapon: str, die: str, face: str) -> LockdownTable:
    """The survivor shoots at a breeder that shrugs it off, where this die is rolled."""
    table = carrying(weapon)
    if die == "combat":
        table.dark(2)
    breeder = table.intruder("breeder", "alert-room")
    table.ammo("survivor", weapon, 1)
    table.turn("survivor")
    table.attack_cards("cut-5", "cut-4")
    table.fate(**{die: [face]})
    table.play("survivor", f"shoot/item:{weapon}/{breeder}")
    return table


def dealt(table: LockdownTable) -> int:
    """The injuries the breeder has suffered."""
    return table.injuries("intruder:breeder-1")


def cases(faces: Mapping[str, tuple[int | None, ...]]) -> list[tuple[str, str, int]]:
    """Weapon, face, injuries."""
    return [
        (weapon, face, count)
        for face, counts in faces.items()
        for weapon, count in zip(WEAPONS, counts, strict=True)
        if count is not None
    ]


@pytest.mark.parametrize(("weapon", "face", "count"), cases(COMBAT))
@cites("lockdown/combat/shoot-sequence", "lockdown/combat/weapon-property")
def test_without_power_the_combat_die_is_rolled(weapon: str, face: str, count: int) -> None:
    table = shot(weapon, "combat", face)
    assert dealt(table) == count
    assert table.room("alert-room").fire == (weapon == "flamethrower" and face == "double")
    assert table.of("survivor").ammo == {weapon: 0}


@pytest.mark.parametrize(("weapon", "face", "count"), cases(ADVANTAGE))
@cites("lockdown/combat/shoot-sequence", "lockdown/combat/advantage-die-discard", "lockdown/combat/advantage-die-hit")
def test_with_power_the_advantage_die_is_rolled(weapon: str, face: str, count: int) -> None:
    table = shot(weapon, "advantage", face)
    bought = BOUGHT.get(face, (None,) * len(WEAPONS))[WEAPONS.index(weapon)]
    assert ("let" in table.options("survivor")) == (bought is not None)
    if bought is not None:
        table.play("survivor", "let")
    assert dealt(table) == count
    assert not table.room("alert-room").fire


@pytest.mark.parametrize(("weapon", "face", "count"), cases(BOUGHT))
@cites("lockdown/combat/advantage-die-discard", "lockdown/combat/advantage-die-hit")
def test_a_discarded_card_buys_an_injury(weapon: str, face: str, count: int) -> None:
    table = shot(weapon, "advantage", face)
    table.play("survivor", "discard", "card:search")
    assert dealt(table) == count


@cites("lockdown/combat/shoot-sequence")
def test_a_flare_gun_rolls_the_advantage_die_even_in_darkness() -> None:
    table = carrying("flare-gun")
    table.dark(2)
    breeder = table.intruder("breeder", "alert-room")
    table.turn("survivor")
    table.attack_cards("cut-5", "cut-4")
    table.fate(advantage=["hit"])
    table.play("survivor", f"shoot/item:flare-gun/{breeder}")
    assert dealt(table) == 1
