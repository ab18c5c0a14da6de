"""The Survivor: out of every room at a price."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/action/card-play")
def test_a_desperate_attack_is_two_injuries_for_a_contamination_card() -> None:
    table = holding("survivor", "desperate-attack", room=1)
    assert not may_play(table, "survivor", "desperate-attack")
    foe = table.intruder("queen", 1)
    uses(table, "survivor", "desperate-attack")
    assert table.told("injured")[0]["args"]["foe"] == foe
    assert table.injuries(foe) == 2
    assert "contamination" in table.of("survivor").discards


@cites("lockdown/movement/by-card")
def test_whoever_throws_an_item_away_leaves_without_being_attacked_but_is_heard() -> None:
    table = holding("survivor", "distraction", room=1)
    table.explore(2)
    table.intruder("adult", 1)
    assert not may_play(table, "survivor", "distraction")
    table.give("survivor", "clothes")
    table.fate(noise=["silence"])
    assert "distract/item:clothes/room:2" in uses(table, "survivor", "distraction")
    table.play("survivor", "distract", "room:2")
    assert (table.of("survivor").room, table.of("survivor").items) == ("room:2", [])
    assert not table.told("attack")
    assert table.told("noise-rolled")


@cites("lockdown/action/card-or")
def test_the_obstinate_draw_a_card_for_every_serious_wound_dressed_or_not() -> None:
    table = holding("survivor", "obstinate")
    assert not may_play(table, "survivor", "obstinate")
    table.wound("survivor", "head")
    table.wound("survivor", "knee", dressed=True)
    assert uses(table, "survivor", "obstinate") == ["draw-for-wounds", "dress/seat:0/wound:head"]
    table.play("survivor", "draw-for-wounds")
    assert len(table.of("survivor").hand) == 5


@cites("lockdown/movement/no-technical-corridors", "lockdown/movement/by-card")
def test_the_vents_lead_to_any_entrance_where_an_adult_strikes_before_the_noise() -> None:
    table = holding("survivor", "vents", room=2)
    table.explore(27)
    table.fate(attack=["cut"], noise=["silence"])
    options = uses(table, "survivor", "vents")
    assert options == [f"crawl/room:{room}" for room in (3, 5, 7, 14, 15, 16, 19, 20, 21, 23, 27)]
    table.play("survivor", "crawl/room:27")
    assert table.of("survivor").room == "room:27"
    assert table.of("survivor").light_wounds >= 1
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("moved") < kinds.index("attack-card") < kinds.index("noise-rolled")
    assert not table.intruders()
    assert not table.of("survivor").passed


@cites("lockdown/exploration/silence", "lockdown/movement/by-card")
def test_a_silent_room_behind_the_vents_spares_the_noise_roll_not_the_attack() -> None:
    table = holding("survivor", "vents", room=2)
    table.token(7, "silence-1")
    table.fate(attack=["cut"])
    uses(table, "survivor", "vents")
    table.play("survivor", "crawl/room:7")
    assert table.told("attack-card")
    assert not table.told("noise-rolled")


@cites("lockdown/exploration/doors")
def test_no_door_closes_behind_who_came_through_the_vents() -> None:
    table = holding("survivor", "vents", room=2)
    table.token(7, "doors-3")
    table.fate(attack=["cut"], noise=["silence"])
    uses(table, "survivor", "vents")
    table.play("survivor", "crawl/room:7")
    assert table.told("token-revealed")[0]["args"]["token"] == "doors"
    assert table.state.closed == 0


@pytest.mark.parametrize("known", [False, True])
@cites("lockdown/exploration/silence-slimed", "lockdown/weakness/knowledge-level")
def test_who_crawls_out_of_the_vents_slimed_is_heard_but_not_by_the_dull_of_hearing(known: bool) -> None:
    table = holding("survivor", "vents", room=2)
    table.weakness(1, "dull-hearing")
    table.knowledge("survivor", 3 if known else 2)
    table.slime("survivor")
    table.token(7, "silence-1")
    adult = table.intruder("adult", 8)
    table.fate(attack=["blood-rage"])
    uses(table, "survivor", "vents")
    table.play("survivor", "crawl/room:7")
    assert table.intruders()[adult] == ("room:8" if known else "room:7")
