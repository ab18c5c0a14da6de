"""How a survivor pursues an objective in the facility, alone or with a crew."""

from __future__ import annotations

import pytest

from hullbreach.bots.bot import Offered
from hullbreach.nemesis.table.bots.evaluation.using import worth_of_use
from hullbreach.nemesis.table.bots.facility import habits as facility
from tests.bots.inside import mind_of, standing_in, wanted


@pytest.mark.parametrize("kind", ["corpse-1", "carcass", "egg"])
def test_whoever_must_know_more_takes_anything_to_the_laboratory(kind: str) -> None:
    table = standing_in("repository", "obsession")
    table.lay("laboratory-facility")
    table.object(kind, "hacker")
    view = table.game.sight(0)
    for slot in view.laboratory:
        slot.weakness = slot.weakness or "known"
    mind = facility.mind_of(view, 0)
    assert wanted(mind, f"analyse/object:{kind.partition('-')[0]}") > 10


def test_the_nest_is_emptied_with_what_one_has() -> None:
    table = standing_in("repository", "tell-the-world")
    table.lay("nest")
    armed = [goal.worth for goal in mind_of(table).wishes if goal.sort == "eggs"]
    table.ammo("hacker", "smart-gun", 0)
    assert armed
    assert not any(goal.sort == "eggs" for goal in mind_of(table).wishes)
    table.give("hacker", "grenade")
    assert any(goal.sort == "eggs" for goal in mind_of(table).wishes)


def test_a_crew_shares_out_its_objectives_by_who_has_come_furthest() -> None:
    table = standing_in("repository", mode="coop")
    table.common_objectives("complete-understanding", "living-sample", "into-the-depths")
    table.knowledge("janitor", 7)
    table.object("egg", "survivor")
    led = [facility.mind_of(table.game.sight(seat), seat).aim.objective for seat in range(3)]
    assert led == ["into-the-depths", "living-sample", "complete-understanding"]
    table.evacuate("survivor")
    led = [facility.mind_of(table.game.sight(seat), seat).aim.objective for seat in (0, 2)]
    assert len(set(led)) == 2


def test_nobody_of_a_crew_stops_the_end_that_one_of_its_objectives_counts_on() -> None:
    table = standing_in("power-generator", mode="coop")
    table.common_objectives("complete-understanding", "nothing-left-to-hatch")
    table.autodestruction(7)
    assert wanted(mind_of(table), "stop-autodestruction") == 0
    assert worth_of_use(Offered("stop-autodestruction"), mind_of(table)) < 0
    table.common_objectives("complete-understanding", "into-the-depths")
    assert wanted(mind_of(table), "stop-autodestruction") > 0
