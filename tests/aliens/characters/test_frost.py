"""Frost: two free spaces on activation, and a flamethrower that pays him back."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def frost(*, hero: bool = True) -> AliensTable:
    """Frost in the yard; nobody else is near."""
    t = scenario(["frost" if hero else "gorman"])
    t.only("frost", *(() if hero else ("gorman",)))
    if not hero:
        t.at("gorman", "C3:A2")
    t.at("frost", "C1:I3")
    return t


def reachable(t: AliensTable) -> set[str]:
    """The spaces a move may end in."""
    return {id.rpartition("-")[2] for id in t.options(0) if id.startswith("go/")}


def within(steps: int) -> set[str]:
    """The spaces of the yard so far from its north-western corner, the spawn point excepted."""
    spaces = {f"{'ijkl'[x]}{3 + y}" for x in range(4) for y in range(7) if 0 < max(x, y) <= steps}
    return spaces - {"l3"}


@cites("aliens/ability/on-activation", "aliens/endurance/may-or-must")
@pytest.mark.parametrize("hero", [True, False])
def test_both_sides_may_move_two_spaces_on_activation(hero: bool) -> None:
    t = frost(hero=hero)
    t.activate("frost")
    assert reachable(t) == within(2)
    t.play(0, "stay")
    assert t.where("frost") == "C1:I3"
    assert t.choice(0).args["count"] == 2, "it is no action"  # type: ignore[union-attr]


@cites("aliens/ability/on-activation")
def test_the_free_spaces_come_on_top_of_both_actions() -> None:
    t = frost()
    t.activate("frost")
    t.play("frost", "go", "space:c1-i5")
    assert t.choice("frost").args["count"] == 2  # type: ignore[union-attr]
    t.play("frost", "move")
    assert "go/space:c1-i8" in t.options("frost"), "five spaces for one action"
    assert "go/space:c1-i9" not in t.options("frost")


@cites("aliens/ability/on-activation", "aliens/move/stop-next-to-alien")
def test_the_free_spaces_end_next_to_an_alien() -> None:
    t = frost()
    t.alien("C1:K4")
    t.activate("frost")
    assert reachable(t) == {"j3", "j4", "i4", "i5", "j5"}, "not past the alien"
    t.play("frost", "go", "space:c1-j4")
    assert t.where("frost") == "C1:J4"
    assert t.choice("frost").ask == "ask-action"  # type: ignore[union-attr]


def burns(top: str, *, hero: bool = True) -> AliensTable:
    """Frost has fired his flamethrower at an alien, and reveals this card."""
    t = frost(hero=hero)
    t.weapons("frost", "m240-flamethrower")
    t.alien("C1:I7")
    t.exhaust_pile("get-up", "adrenaline", "weld-shut")
    t.deck("body-armor", "body-armor", top)
    t.fate(attack=["10"])
    t.acts("frost")
    t.play(0, "attack", "space:c1-i7")
    return t


@cites("aliens/reveal/matching", "aliens/reveal/placement")
@pytest.mark.parametrize(("top", "hero"), [("flare", True), ("flare", False), ("scrounge", False)])
def test_after_the_flamethrower_equipment_recycles_two_and_for_the_grunt_an_event_too(top: str, hero: bool) -> None:
    t = burns(top, hero=hero)
    assert t.pile("exhaust") == ["weld-shut", "adrenaline", "get-up"]
    assert t.pile("under") == ["body-armor", "body-armor", top]
    assert t.choice(0).ask == "ask-action"  # type: ignore[union-attr]


@cites("aliens/reveal/matching")
@pytest.mark.parametrize("top", ["scrounge", "bolt-gun", "losing-hope"])
def test_on_any_other_card_the_hero_may_move_two(top: str) -> None:
    t = burns(top)
    assert t.choice(0).ask == "ask-where-to"  # type: ignore[union-attr]
    assert "stay" in t.options(0)
    assert max(int(space[1:]) for space in reachable(t)) == 5
    t.play(0, "go", "space:c1-i5")
    assert t.where("frost") == "C1:I5"
    assert t.pile("under") == [top]
    assert t.choice(0).args["count"] == 1  # type: ignore[union-attr]


@cites("aliens/reveal/not-matching")
def test_on_a_weapon_nothing_happens_for_the_grunt() -> None:
    t = burns("bolt-gun", hero=False)
    assert t.choice(0).ask == "ask-action"  # type: ignore[union-attr]
    assert t.pile("exhaust")[-2:] == ["body-armor", "body-armor"]
    assert t.pile("under") == ["bolt-gun"]


@cites("aliens/reveal/procedure")
def test_other_weapons_reveal_nothing() -> None:
    t = frost()
    t.weapons("frost", "m40-grenades")
    t.alien("C1:I7")
    t.fate(attack=["10"])
    t.acts("frost")
    t.play("frost", "attack", "space:c1-i7")
    assert t.told("revealed") == []
