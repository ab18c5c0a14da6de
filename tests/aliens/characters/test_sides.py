"""Heroes and grunts: the two sides of a character's card, and who decides for whom."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import EXHAUST, HUDSON, VASQUEZ
from hullbreach.aliens.rules.endurance import Draw
from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.aliens.titles import ALIENS
from hullbreach.rulebook.citing import cites

NUMBERS = {
    "gorman": ((4, 5, 6, 4, 2), (4, 4, 5, 4, 1)),
    "hicks": ((4, 7, 5, 6, 3), (4, 6, 4, 4, 2)),
    "hudson": ((4, 6, 7, 6, 2), (4, 6, 6, 5, 1)),
    "vasquez": ((4, 8, 5, 4, 2), (4, 6, 4, 3, 1)),
    "frost": ((3, 6, 6, 5, 3), (4, 5, 5, 4, 1)),
    "ripley": ((5, 7, 6, 6, 2), (4, 5, 5, 5, 1)),
    "newt": ((5, 1, 3, 6, 0), (4, 1, 2, 5, 0)),
}
"""By character: speed, aim, tech, defense and melee of the hero and of the grunt."""


def numbers(t: AliensTable, who: str) -> tuple[int, ...]:
    """What everybody sees on a card."""
    seen = t.of(who)
    return tuple(seen[name] for name in ("speed", "aim", "tech", "defense", "melee"))


@cites("aliens/character/two-sides", "aliens/character/hero-control")
@pytest.mark.parametrize("who", [name for name in NUMBERS if name != "newt"])
def test_a_hero_has_the_numbers_of_the_hero_side_and_a_grunt_those_of_the_other(who: str) -> None:
    other = "hicks" if who != "hicks" else "gorman"
    assert numbers(scenario([who]), who) == NUMBERS[who][0]
    assert numbers(scenario([other]), who) == NUMBERS[who][1]


@cites("aliens/character/two-sides")
def test_newt_has_two_sides_as_well() -> None:
    assert numbers(scenario(["ripley"], mission="survive"), "newt") == NUMBERS["newt"][0]
    assert numbers(scenario(["hicks"], mission="survive"), "newt") == NUMBERS["newt"][1]


@cites("aliens/character/marine-or-civilian")
def test_ripley_and_newt_are_civilians_and_all_others_marines() -> None:
    people = scenario(["ripley"], mission="survive").game.view()["people"]
    assert {one["ref"] for one in people if not one["marine"]} == {"character:ripley", "character:newt"}
    assert len(people) == 7


@cites("aliens/character/hero-control")
def test_only_its_own_player_is_asked_what_a_hero_does() -> None:
    t = scenario(["hudson", "gorman"])
    for name, seat in (("hudson", 0), ("gorman", 1)):
        t.acts(name)
        assert [choice.seat for choice in t.game.choices] == [seat]
        assert t.of(name)["seat"] == seat


@cites("aliens/character/rank")
@pytest.mark.parametrize("heroes", [["gorman"], ["hudson"], ["ripley"]])
def test_marines_have_a_rank_from_one_to_three_on_both_sides_and_civilians_have_none(heroes: list[str]) -> None:
    people = scenario(heroes, mission="survive").game.view()["people"]
    assert {one["ref"].partition(":")[2]: one["rank"] for one in people} == {
        "gorman": 3,
        "hicks": 2,
        "hudson": 1,
        "vasquez": 1,
        "frost": 1,
        "ripley": 0,
        "newt": 0,
    }


@cites("aliens/character/grunt-shared")
def test_a_grunt_belongs_to_nobody_and_any_player_may_activate_it() -> None:
    t = scenario(["hudson", "vasquez"])
    t.only("hudson", "vasquez", "frost")
    assert t.of("frost")["seat"] is None
    t.marine_phase()
    t.play("hudson", "token", "seat:0")
    while t.game.choices[0].ask != "ask-which-grunt":
        t.game.answer(t.game.choices[0].options[-1].id, 0)
    assert "activate/character:frost" in t.options("hudson")
    t.play("hudson", "no-more")
    while t.game.choices[0].ask != "ask-which-grunt":
        t.game.answer(next(id for id in ("leave-it", "done") if id in t.options("vasquez")), 1)
    assert "activate/character:frost" in t.options("vasquez")


# -- grunts have no hand ------------------------------------------------------------------------------------------


@cites("aliens/character/grunt-no-hand")
def test_what_a_grunt_would_draw_goes_unseen_to_the_bottom_of_the_exhaust_pile() -> None:
    t = scenario(["hicks"])
    t.hand("hicks")
    t.exhaust_pile("flare", "body-armor")
    t.deck("m4-helmet", "bolt-gun")
    t.happens(Draw(HUDSON, 2))
    assert t.pile("exhaust") == ["bolt-gun", "m4-helmet", "body-armor", "flare"]
    assert t.hand_of("hicks") == []
    assert not any(t.state.is_known(back) for back in t.state.zones[EXHAUST][:2])
    assert "card" not in t.told("returned-unseen")[0]["args"]


@cites("aliens/character/grunt-no-hand")
def test_a_hazard_that_a_grunt_would_draw_is_not_resolved() -> None:
    t = scenario(["hicks"])
    t.exhaust_pile("flare")
    t.deck("panic-fire")
    t.happens(Draw(HUDSON, 1))
    assert t.told("hazard-strikes") == []
    assert t.pile("exhaust") == ["panic-fire", "flare"]


@cites("aliens/character/grunt-no-hand", "aliens/equip/unequip", "aliens/activation/six-steps")
def test_a_card_unequipped_from_a_grunt_goes_to_the_bottom_of_the_exhaust_pile() -> None:
    t = scenario(["hicks"])
    t.only("hicks", "hudson")
    t.hand("hicks", "m4-helmet")
    t.weapons("hudson", "hk-vp70-pistol")
    t.exhaust_pile("flare")
    t.activate("hudson")
    assert t.options("hicks") == ["done-equipping", "unequip/card:hk-vp70-pistol"], "he has no hand to equip from"
    t.play("hicks", "unequip", "card:hk-vp70-pistol")
    assert t.pile("exhaust") == ["hk-vp70-pistol", "flare"]
    assert t.hand_of("hicks") == ["m4-helmet"]


# -- who decides for a grunt --------------------------------------------------------------------------------------


@cites("aliens/character/grunt-promotion")
@pytest.mark.parametrize("killed", [True, False])
def test_a_player_whose_hero_is_killed_or_captured_may_take_over_a_grunt(killed: bool) -> None:
    t = scenario(["hicks"])
    t.only("hicks", "hudson", "frost")
    t.happens(LoseCharacter(1, killed, "attack", "aliens/defense/killed-on-ten"))
    assert t.options("hicks") == ["take/character:hudson", "take/character:frost", "wait"]
    t.play("hicks", "take", "character:frost")
    assert (t.of("frost")["seat"], numbers(t, "frost")) == (0, NUMBERS["frost"][0])


@cites("aliens/character/grunt-decisions")
def test_the_player_who_activates_a_grunt_decides_for_it() -> None:
    t = scenario(["hudson", "gorman"])
    t.only("hudson", "gorman", "vasquez")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    while t.game.choices[0].ask != "ask-which-grunt":
        t.game.answer(t.game.choices[0].options[-1].id, 0)
    t.play("hudson", "activate", "character:vasquez")
    assert [(choice.seat, choice.args["who"]) for choice in t.game.choices] == [(0, "character:vasquez")]
    t.play("hudson", "move")
    assert [(choice.seat, choice.ask) for choice in t.game.choices] == [(0, "ask-where-to")]


@cites("aliens/character/grunt-decisions")
def test_outside_its_activation_the_highest_rank_decides_for_a_grunt() -> None:
    t = scenario(["hudson", "gorman"])
    t.only("hudson", "gorman", "vasquez")
    t.at("hudson", "C2:A6")
    t.at("gorman", "C2:B6")
    t.at("vasquez", "C1:K5")
    t.weapons("vasquez", "hk-vp70-pistol")
    t.alien("C1:J5")
    t.alien_phase()
    assert [(choice.seat, choice.ask) for choice in t.game.choices] == [(1, "ask-defensive-fire")]
    assert t.state.decider(VASQUEZ) == 1


def test_the_numbers_are_those_of_the_tables() -> None:
    assert {row.id: (row.hero, row.grunt) for row in ALIENS.box.characters} == NUMBERS
