"""The raids: Rescue frees captives from the nest, Resupply carries crates out."""

from __future__ import annotations

import pytest

from hullbreach.aliens.position import OFF
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites
from tests.aliens.alien_phase.lane import asked, facts, squad, story, take_first

CARD = "aliens/setup/mission-card-authority"
COMPUTER = "aliens/mission-token/computers-and-crates"


# -- rescue -------------------------------------------------------------------------------------------------------


def nest(kind: str, *, hero: str = "hicks", grunts: tuple[str, ...] = ()) -> AliensTable:
    """A hero about to act beside a mission blip of this kind; two others are captives."""
    table = squad(hero, grunts=grunts, mission="rescue")
    table.state.facts["captives"] = 1 << table.character("frost") | 1 << table.character("ripley")
    table.at(hero, "P1:L5")
    table.mission_blip("P1:L4", kind)
    table.acts(hero)
    return table


@cites("aliens/setup/mission-card-authority")
def test_played_on_its_own_four_are_free_and_two_are_captives() -> None:
    table = scenario(["hicks", "ripley"], mission="rescue")
    g = table.state
    assert len(list(g.on_boards())) == 4
    captives = [who for who in range(7) if g.facts["captives"] >> who & 1]
    assert len(captives) == 2
    assert not {*captives} & {*g.on_boards()}


@cites("aliens/setup/mission-card-authority", "aliens/rescue/purpose", "aliens/tech/test")
@pytest.mark.parametrize(("face", "is_free"), [("5", True), ("6", False)])
def test_a_captive_of_the_players_choice_is_freed_from_an_open_cocoon_by_a_tech_test(face: str, is_free: bool) -> None:
    table = nest("cocoon")
    assert "turn-up/space:p1-l4" in table.options("hicks")
    table.play("hicks", "turn-up")
    free = [option for option in table.options("hicks") if option.startswith("free")]
    assert free == ["free/space:p1-l4/character:frost", "free/space:p1-l4/character:ripley"]
    table.fate(tech=[face])
    table.play("hicks", "free/space:p1-l4/character:ripley")
    assert (table.where("ripley") == "P1:L4") == is_free
    assert table.state.facts.get("freed", 0) == (1 << table.character("ripley")) * is_free
    if is_free:
        ripley = table.of("ripley")
        assert ripley["seat"] is None
        assert ripley["weapons"] == ripley["equipment"] == []
        assert ripley["dial"] == ripley["aim"] == 5  # the number of the grunt side


@cites("aliens/blip/spotting-trigger", "aliens/rescue/purpose")
def test_a_freed_captive_spots_at_once_what_nobody_else_sees() -> None:
    table = nest("cocoon")
    table.at("hicks", "P1:K3")
    table.blip("P1:B3", 1)
    table.acts("hicks", 3)
    table.play("hicks", "turn-up")
    assert table.blips() == ["P1:B3"]
    table.fate(tech=["1"])
    table.play("hicks", "free", "character:frost")
    assert asked(table) == [(0, "ask-action")]
    assert table.sees("P1:L4", "P1:B3")
    assert not table.sees("P1:K3", "P1:B3")
    assert table.aliens() == {"P1:B3": 1}


@cites("aliens/setup/mission-card-authority", "aliens/activation/step5-grunts-by-rank")
def test_a_freed_captive_acts_from_the_next_turn_on() -> None:
    table = nest("cocoon", grunts=("hudson",))
    table.at("hudson", "P3:A1")
    table.marine_phase()
    table.play("hicks", "draw-none")
    table.play("hicks", "turn-up")
    table.fate(tech=["1"])
    table.play("hicks", "free", "character:frost")
    assert table.options("hicks") == ["activate/character:hudson", "no-more"]
    table.play("hicks", "activate")
    turn = table.state.turn
    while table.state.turn == turn:
        take_first(table, "done", "no-more", "draw-none", "wait")
    table.play("hicks", "draw-none")
    table.play("hicks", "done")
    assert table.options("hicks") == ["activate/character:hudson", "activate/character:frost", "no-more"]


@cites("aliens/setup/mission-card-authority", "aliens/facehugger/acts-as-alien")
@pytest.mark.parametrize("kind", ["facehugger", "empty"])
def test_the_other_mission_blips_hold_a_facehugger_or_nothing(kind: str) -> None:
    table = nest(kind)
    table.play("hicks", "turn-up")
    assert len(table.told("facehugger-appears")) == (kind == "facehugger")
    assert not [at for at in table.state.token_at if at != OFF]
    assert not [option for option in table.options("hicks") if option.startswith("free")]


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_the_computer_shows_what_one_mission_blip_is() -> None:
    table = nest("cocoon")
    table.at("hicks", "P3:J2")
    table.acts("hicks")
    table.fate(tech=["5"])
    table.play("hicks", "scan/space:p1-l4")
    assert facts(table, "scanned", "token") == ["token:cocoon"]
    assert not [option for option in table.options("hicks") if option.startswith("scan")]


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(("turn", "enter"), [(5, []), (6, ["space:p1-a3", "space:p1-l7"]), (7, [])])
def test_at_the_start_of_turn_six_blips_enter_at_points_one_and_two(turn: int, enter: list[str]) -> None:
    table = squad("hicks", mission="rescue")
    table.at("hicks", "P3:L3")
    table.turn(turn - 1)
    table.finish_phase()
    assert facts(table, "blip-placed", "space") == enter


@cites("aliens/setup/mission-card-authority", "aliens/rescue/purpose", "aliens/finish/victory")
@pytest.mark.parametrize(("out", "is_won"), [("ripley", True), ("hicks", False)])
def test_it_is_won_when_a_freed_captive_has_left(out: str, is_won: bool) -> None:
    table = nest("cocoon")
    table.at("ripley", "P3:L3")
    table.state.facts["freed"] = 1 << table.character("ripley")
    table.away(out, state="out")
    table.finish_phase()
    assert ("ask-call-it" in [ask for _, ask in asked(table)]) == is_won


@cites("aliens/setup/mission-card-authority", "aliens/finish/nobody-left")
def test_with_nobody_out_it_is_lost() -> None:
    table = squad("hicks", mission="rescue")
    table.at("hicks", "P3:A1")
    table.down("hicks")
    table.finish_phase()
    assert table.game.over
    assert story(table, "mission-lost") == ["mission-lost"]


# -- resupply -----------------------------------------------------------------------------------------------------


def beside_a_crate(hero: str = "ripley", grunts: tuple[str, ...] = ()) -> AliensTable:
    """A hero about to act next to a crate."""
    table = squad(hero, grunts=grunts, mission="resupply")
    table.state.crates = []
    table.at(hero, "C2:F6")
    table.crate("C2:G6")
    table.acts(hero)
    return table


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_a_crate_is_taken_one_each_and_slows_its_bearer_down() -> None:
    table = beside_a_crate()
    table.crate("C2:G7")
    table.acts("ripley")
    assert table.of("ripley")["speed"] == 5
    table.play("ripley", "take", "space:c2-g6")
    assert table.of("ripley")["carries"] == "token:crate"
    assert table.of("ripley")["speed"] == 4
    assert table.state.board.layout.name(table.state.crates[1]) == "C2:G7"
    assert not [option for option in table.options("ripley") if option.startswith("take")]


@cites("aliens/setup/mission-card-authority")
def test_the_bearer_of_a_crate_attacks_only_with_a_backup_weapon() -> None:
    table = beside_a_crate()
    table.weapons("ripley", "m41a-pulse-rifle", "hk-vp70-pistol")
    table.alien("C2:F2")
    table.acts("ripley")
    table.play("ripley", "take")
    attacks = [option for option in table.options("ripley") if option.startswith("attack")]
    assert attacks == ["attack/card:hk-vp70-pistol/alien:0"]


@cites("aliens/setup/mission-card-authority")
def test_a_crate_is_put_down_at_no_cost() -> None:
    table = beside_a_crate()
    table.play("ripley", "take")
    left = table.choice("ripley").args["count"]  # type: ignore[union-attr]
    table.play("ripley", "put-down")
    assert table.choice("ripley").args["count"] == left  # type: ignore[union-attr]
    assert [table.state.board.layout.name(at) for at in table.state.crates] == ["C2:F6"]
    assert table.of("ripley")["carries"] is None


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_an_opened_crate_is_gone_and_a_hero_draws_two_from_it() -> None:
    table = beside_a_crate()
    table.play("ripley", "take")
    table.deck("scrounge", "flare")
    table.play("ripley", "open")
    assert table.hand_of("ripley") == ["scrounge", "flare"]
    assert table.of("ripley")["carries"] is None
    assert [at for at in table.state.crates if at != OFF] == []


@cites("aliens/setup/mission-card-authority")
def test_a_grunt_who_opens_a_crate_recycles_three() -> None:
    table = beside_a_crate(grunts=("hudson",))
    table.at("hudson", "C2:H6")
    table.carries("hudson", "crate")
    table.exhaust_pile("flare", "scrounge", "bolt-gun", "get-up")
    table.acts("hudson")
    table.play("ripley", "open")
    assert len(table.pile("exhaust")) == 1
    assert table.hand_of("ripley") == []


@cites("aliens/setup/mission-card-authority", "aliens/mission-token/computers-and-crates")
def test_the_computer_shows_the_blips_of_a_side_and_slows_nothing() -> None:
    table = beside_a_crate()
    table.at("ripley", "C2:H4")
    table.blip("C4:A12", 3)
    table.blip("C4:L11", 2)
    table.acts("ripley")
    table.fate(tech=["5"])
    table.play("ripley", "scan/side:c4")
    assert sorted(facts(table, "scanned", "number")) == [2, 3]


@cites("aliens/setup/mission-card-authority", "aliens/resupply/purpose", "aliens/finish/victory")
@pytest.mark.parametrize(("crates", "is_won"), [(1, False), (2, True)])
def test_it_is_won_with_two_crates_out(crates: int, is_won: bool) -> None:
    table = squad("hicks", "hudson", "frost", mission="resupply")
    for hero, space in (("hicks", "C2:A7"), ("hudson", "C2:B6"), ("frost", "C2:L1")):
        table.at(hero, space)
    for hero in ("hicks", "hudson")[:crates]:
        table.carries(hero, "crate")
    for hero in ("hicks", "hudson"):
        table.acts(hero)
        table.play(hero, "move")
        table.play(hero, "go/space:c2-a6")
        assert table.where(hero) is None
    assert table.state.facts.get("crates_out", 0) == crates
    table.finish_phase()
    assert ("ask-call-it" in [ask for _, ask in asked(table)]) == is_won


@cites("aliens/setup/mission-card-authority")
@pytest.mark.parametrize(("turn", "ends"), [(9, False), (10, True)])
def test_it_is_over_at_the_end_of_turn_ten_and_who_is_left_is_captured(turn: int, ends: bool) -> None:
    table = squad("hicks", "hudson", mission="resupply")
    table.at("hicks", "C2:F6")
    table.away("hudson", state="out")
    table.state.facts["crates_out"] = 2
    table.turn(turn)
    table.finish_phase()
    assert table.game.over == ends
    assert (table.of("hicks")["state"] == "captured") == ends
    assert bool(story(table, "mission-won")) == ends
