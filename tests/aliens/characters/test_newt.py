"""Newt: she goes with Ripley, holds no weapon, rests well and crawls through ducts."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import NEWT, RIPLEY
from hullbreach.aliens.rules.endurance import Draw
from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites
from tests.aliens.set_up.recruits import ids, new, set_up


def with_ripley(*others: str, mission: str = "survive", hero: bool = True) -> AliensTable:
    """Ripley and Newt in the main corridor of the operations side, as heroes of the first seat or both as grunts."""
    t = scenario(["ripley" if hero else "gorman", *others], mission=mission)
    t.only("ripley", "newt", *others, *(() if hero else ("gorman",)))
    return t


def lose(t: AliensTable, who: int) -> None:
    """A character is killed."""
    t.happens(LoseCharacter(who, True, "attack", "aliens/defense/killed-on-ten"))


# -- when and with whom -------------------------------------------------------------------------------------------


@cites("aliens/newt/availability")
@pytest.mark.parametrize(
    ("mission", "there"),
    [("newt", False), ("escape", True), ("survive", True), ("campaign", False), ("mess-call", False)],
)
def test_newt_takes_part_only_after_the_first_mission(mission: str, there: bool) -> None:
    people = {one["ref"] for one in set_up("ripley", mission=mission).view()["people"]}
    assert ("character:newt" in people) is there


@cites("aliens/newt/availability", "aliens/newt/with-ripley")
@pytest.mark.parametrize("mission", ["newt", "survive"])
def test_nobody_picks_newt_as_a_hero(mission: str) -> None:
    assert "hero/character:newt" not in ids(new(1, mission))


@cites("aliens/newt/with-ripley")
def test_the_player_of_ripley_plays_newt_as_a_hero() -> None:
    t = with_ripley("hicks")
    assert [t.of(name)["seat"] for name in ("ripley", "newt", "hicks")] == [0, 0, 1]


@cites("aliens/newt/with-ripley")
def test_with_grunt_ripley_newt_is_a_grunt() -> None:
    t = with_ripley(hero=False)
    assert [t.of(name)["seat"] for name in ("ripley", "newt")] == [None, None]


@cites("aliens/newt/with-ripley")
def test_whoever_takes_grunt_ripley_takes_newt_too_and_never_newt_alone() -> None:
    t = with_ripley("hicks", hero=False)
    lose(t, t.character("hicks"))
    assert t.options("hicks") == ["take/character:ripley", "wait"]
    t.play("hicks", "take", "character:ripley")
    assert [t.of(name)["seat"] for name in ("ripley", "newt")] == [1, 1]


@cites("aliens/newt/with-ripley")
def test_when_hero_ripley_is_lost_newt_becomes_a_grunt_who_may_be_taken() -> None:
    t = with_ripley("hicks")
    lose(t, RIPLEY)
    assert t.of("newt")["seat"] is None
    assert t.options("ripley") == ["take/character:newt", "wait"]
    t.play("ripley", "take", "character:newt")
    assert t.of("newt")["seat"] == 0


@cites("aliens/newt/with-ripley")
def test_when_ripley_has_left_by_an_exit_newt_stays_a_hero_of_the_same_player() -> None:
    t = with_ripley("hicks", mission="escape")
    t.away("ripley", state="out")
    assert t.of("newt")["seat"] == 0
    t.acts("newt")
    assert [choice.seat for choice in t.game.choices] == [0]


# -- one hand, two activations ------------------------------------------------------------------------------------


@cites("aliens/newt/shared-hand")
def test_newt_draws_to_the_hand_that_ripley_uses() -> None:
    t = with_ripley()
    t.hand("ripley", "m4-helmet")
    t.deck("flare", "flare")
    t.happens(Draw(NEWT, 1), Draw(RIPLEY, 1))
    assert t.hand_of("ripley") == ["m4-helmet", "flare", "flare"]
    for name in ("newt", "ripley"):
        t.exhaust_pile()
        t.hand("ripley", "m4-helmet", "body-armor", "flare")
        t.activate(name)
        while t.choice("ripley").ask != "ask-equip":  # type: ignore[union-attr]
            t.play("ripley", t.options("ripley")[0])
        assert f"equip/card:flare/character:{name}" in t.options("ripley")


@cites("aliens/newt/own-activation")
@pytest.mark.parametrize("first", ["ripley", "newt"])
def test_both_are_activated_in_either_order_before_the_token_goes_on(first: str) -> None:
    other = "newt" if first == "ripley" else "ripley"
    t = with_ripley("hicks")
    t.hand("ripley")
    t.marine_phase()
    t.play("hicks", "token", "seat:0")
    assert t.options("ripley") == ["activate/character:ripley", "activate/character:newt"]
    t.play("ripley", "activate", f"character:{first}")
    active = [t.game.view()["active"]]
    while t.game.view()["token"] == 0:
        wanted = [id for id in ("done", "done-equipping") if id in t.options("ripley")]
        t.play("ripley", (wanted or t.options("ripley"))[0])
        if t.game.view()["active"] != active[-1]:
            active.append(t.game.view()["active"])
    assert active == [f"character:{first}", f"character:{other}", "character:hicks"]
    assert t.of(first)["activated"]
    assert t.of(other)["activated"]


@cites("aliens/newt/own-activation")
def test_each_has_two_actions_of_its_own() -> None:
    t = with_ripley("hicks")
    t.hand("ripley")
    t.marine_phase()
    t.play("hicks", "token", "seat:0")
    t.play("ripley", "activate", "character:newt")
    t.play("ripley", "aim")
    t.play("ripley", "aim")
    while t.choice("ripley").ask != "ask-action":  # type: ignore[union-attr]
        t.play("ripley", t.options("ripley")[0])
    assert t.choice("ripley").args["who"] == "character:ripley"  # type: ignore[union-attr]
    assert t.choice("ripley").args["count"] == 2  # type: ignore[union-attr]


# -- what she can hold --------------------------------------------------------------------------------------------


@cites("aliens/newt/no-weapons")
def test_newt_equips_equipment_but_no_weapon() -> None:
    t = with_ripley()
    t.hand("ripley", "hk-vp70-pistol", "m40-grenades", "bolt-gun", "flare")
    t.at("newt", "C3:A2")
    t.activate("newt")
    assert [id for id in t.options("ripley") if id.startswith("equip/")] == ["equip/card:flare/character:newt"]
    refused = {f"equip/card:{card}/character:newt" for card in ("hk-vp70-pistol", "m40-grenades", "bolt-gun")}
    assert t.refusals("ripley") == dict.fromkeys(refused, "aliens/newt/no-weapons")
    t.play("ripley", "equip", "card:flare")
    assert t.of("newt")["equipment"] == [{"ref": "card:flare", "jammed": False}]


@cites("aliens/newt/no-weapons")
def test_newt_takes_no_weapon_at_the_start() -> None:
    game = set_up("ripley", mission="survive", until="ask-gear-up")
    while game.choices[0].args["who"] != "character:newt":
        game.answer("done")
    types = {game.printed[id.removeprefix("gear/")]["type"] for id in ids(game) if id.startswith("gear/")}
    assert types == {"equipment"}


# -- her abilities ------------------------------------------------------------------------------------------------


@cites("aliens/ability/passive", "aliens/rest/hero")
@pytest.mark.parametrize(("sees", "count"), [(False, 5), (True, 3)])
def test_hero_newt_recycles_five_when_she_rests_and_sees_no_alien(sees: bool, count: int) -> None:
    t = with_ripley()
    t.hand("ripley")
    t.at("newt", "C2:A6")
    t.exhaust_pile("flare", "bolt-gun", "body-armor", "get-up", "adrenaline", "weld-shut")
    if sees:
        t.alien("C2:L6")
    t.acts("newt")
    t.play("ripley", "rest")
    t.play("ripley", "draw-none")
    for _ in range(count):
        assert t.choice("ripley").ask == "ask-recycle"  # type: ignore[union-attr]
        t.play("ripley", "recycle", "pile:exhaust")
    assert len(t.pile("under")) == count
    assert len(t.pile("exhaust")) == 6 - count


@cites("aliens/ability/passive", "aliens/rest/grunt")
@pytest.mark.parametrize(("sees", "count"), [(False, 5), (True, 3)])
def test_grunt_newt_does_so_too(sees: bool, count: int) -> None:
    t = with_ripley(hero=False)
    t.at("newt", "C2:A6")
    t.exhaust_pile("flare", "bolt-gun", "body-armor", "get-up", "adrenaline", "weld-shut")
    if sees:
        t.alien("C2:L6")
    t.acts("newt")
    t.play("gorman", "rest")
    assert len(t.pile("under")) == count


@cites("aliens/ability/passive")
@pytest.mark.parametrize(("hero", "passes"), [(True, True), (False, False)])
def test_what_hunts_never_stops_hero_newt(hero: bool, passes: bool) -> None:
    t = with_ripley(hero=hero)
    t.at("newt", "C1:K4")
    t.alien("C1:K6")
    t.at("ripley", "C3:A2")
    if not hero:
        t.at("gorman", "C3:B2")
    t.acts("newt")
    t.play(0, "move")
    assert ("go/space:c1-k8" in t.options(0)) is passes


def beside_a_point(point: str, *, hero: bool = True) -> AliensTable:
    """Newt next to spawn point 2, with a barricade on `point` if one is named."""
    t = with_ripley(hero=hero)
    t.at("newt", "C1:K4")
    if point:
        t.bar_point(point)
    t.acts("newt")
    return t


@cites("aliens/ability/passive")
def test_ducts_take_hero_newt_from_next_to_a_point_to_next_to_another() -> None:
    t = beside_a_point("")
    assert t.game.view()["points"][1]["space"] == "space:c1-l3"
    assert [id for id in t.options(0) if id.startswith("crawl")] == ["crawl/point:1", "crawl/point:3", "crawl/point:4"]
    t.play("ripley", "crawl", "point:3")
    at = t.state.at[NEWT]
    assert t.state.next_to(at) >> t.state.mission.spawn[2] & 1
    assert t.choice("ripley").args["count"] == 1  # type: ignore[union-attr]


@cites("aliens/ability/passive")
def test_a_barricade_closes_a_duct_at_either_end() -> None:
    assert [id for id in beside_a_point("point:3").options(0) if id.startswith("crawl")] == [
        "crawl/point:1",
        "crawl/point:4",
    ]
    assert not [id for id in beside_a_point("point:2").options(0) if id.startswith("crawl")]


@cites("aliens/ability/passive")
def test_grunt_newt_and_others_do_not_crawl() -> None:
    assert not [id for id in beside_a_point("", hero=False).options(0) if id.startswith("crawl")]
    t = with_ripley()
    t.at("ripley", "C1:K4")
    t.acts("ripley")
    assert not [id for id in t.options(0) if id.startswith("crawl")]


@cites("aliens/ability/passive")
def test_there_are_no_ducts_on_the_processor_boards() -> None:
    t = with_ripley(mission="escape")
    t.at("newt", "P3:A11")
    assert t.state.next_to(t.state.at[NEWT]) >> t.state.mission.spawn[2] & 1
    t.acts("newt")
    assert not [id for id in t.options(0) if id.startswith("crawl")]
