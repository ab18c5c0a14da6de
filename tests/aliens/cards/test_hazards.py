"""The six hazards."""

from __future__ import annotations

import pytest

from hullbreach.aliens.rules.endurance import Draw
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def hudson(*, at: str = "C1:K5") -> AliensTable:
    """Hudson, alone, with an empty hand, about to act."""
    t = scenario(["hudson"])
    t.only("hudson")
    t.at("hudson", at)
    t.hand("hudson")
    t.acts("hudson")
    return t


def strikes(t: AliensTable, hazard: str) -> None:
    """Hudson draws the hazard."""
    t.deck(hazard)
    t.happens(Draw(t.character("hudson"), 1))


def attacks(t: AliensTable) -> set[str]:
    """The weapons that can be fired now."""
    return {id.split("/")[1].partition(":")[2] for id in t.options("hudson") if id.startswith("attack/")}


@pytest.mark.parametrize(("before", "after"), [(6, 4), (3, 1), (2, 1), (1, 1)])
@cites("aliens/aim/dial-limits")
def test_losing_hope_lowers_the_dial_by_two_but_not_below_one(before: int, after: int) -> None:
    t = hudson()
    t.dial("hudson", before)
    strikes(t, "losing-hope")
    assert t.of("hudson")["dial"] == after


def test_in_the_dark_one_attacks_only_up_to_four_spaces_until_the_next_marine_phase() -> None:
    t = hudson(at="C1:K4")
    t.weapons("hudson", "bolt-gun")
    near, far = t.alien("C1:K8"), t.alien("C1:K9")
    t.acts("hudson")
    assert len([id for id in t.options("hudson") if id.startswith("attack")]) == 2
    strikes(t, "lights-out")
    assert t.of("hudson")["dark"]
    shots = [id.rpartition("/")[2] for id in t.options("hudson") if id.startswith("attack")]
    assert shots == [near]
    assert far not in shots
    t.marine_phase()
    assert not t.of("hudson")["dark"]


@pytest.mark.parametrize("weapon", ["m41a-pulse-rifle", "ithaca-37-shotgun"])
def test_the_dark_shortens_no_weapon_that_reaches_less_and_every_other(weapon: str) -> None:
    t = hudson(at="C1:K4")
    t.weapons("hudson", weapon)
    t.alien("C1:K7")
    t.acts("hudson")
    strikes(t, "lights-out")
    assert attacks(t) == ({"m41a-pulse-rifle"} if weapon == "m41a-pulse-rifle" else set())


@cites("aliens/action/two-per-activation")
def test_a_jammed_first_weapon_cannot_attack_until_an_action_clears_it() -> None:
    t = hudson()
    t.weapons("hudson", "m41a-pulse-rifle", "hk-vp70-pistol")
    t.alien("C1:I3")
    t.acts("hudson")
    assert attacks(t) == {"m41a-pulse-rifle", "hk-vp70-pistol"}
    strikes(t, "feed-jam")
    assert attacks(t) == {"hk-vp70-pistol"}, "the backup works"
    assert [card["jammed"] for card in t.of("hudson")["weapons"]] == [True, False]
    t.play("hudson", "clear-jam")
    assert attacks(t) == {"m41a-pulse-rifle", "hk-vp70-pistol"}
    assert t.choice("hudson").args["count"] == 1  # type: ignore[union-attr]


def test_a_jam_lasts_beyond_the_turn_and_bars_defensive_fire() -> None:
    t = hudson()
    t.weapons("hudson", "m41a-pulse-rifle")
    strikes(t, "feed-jam")
    t.alien("C1:J5")
    t.fate(defense=["1"])
    t.alien_phase()
    assert t.told("defended"), "nobody was asked to shoot"
    assert [card["jammed"] for card in t.of("hudson")["weapons"]] == [True]


def test_a_jam_stays_with_its_weapon_when_slots_change() -> None:
    t = hudson()
    t.weapons("hudson", "hk-vp70-pistol")
    strikes(t, "feed-jam")
    t.hand("hudson", "m41a-pulse-rifle")
    t.activate("hudson")
    t.play("hudson", "done")

    def worn() -> list[tuple[str, bool]]:
        return [(card["ref"], card["jammed"]) for card in t.of("hudson")["weapons"]]

    t.play("hudson", "equip", "card:m41a-pulse-rifle", "character:hudson")
    assert worn() == [("card:m41a-pulse-rifle", False), ("card:hk-vp70-pistol", True)]
    t.play("hudson", "unequip", "card:m41a-pulse-rifle")
    assert worn() == [("card:hk-vp70-pistol", True)]
    t.play("hudson", "equip", "card:m41a-pulse-rifle", "character:hudson")
    t.play("hudson", "unequip", "card:hk-vp70-pistol")
    assert worn() == [("card:m41a-pulse-rifle", False)], "it takes its jam along"
    t.play("hudson", "equip", "card:hk-vp70-pistol", "character:hudson")
    assert worn() == [("card:m41a-pulse-rifle", False), ("card:hk-vp70-pistol", False)]


@cites("aliens/action/two-per-activation")
def test_one_action_clears_a_jam_of_the_second_weapon() -> None:
    t = hudson()
    t.weapons("hudson", "hk-vp70-pistol")
    strikes(t, "feed-jam")
    t.hand("hudson", "m41a-pulse-rifle")
    t.alien("C1:I3")
    t.activate("hudson")
    t.play("hudson", "done")
    t.play("hudson", "equip", "card:m41a-pulse-rifle", "character:hudson")
    t.play("hudson", "done-equipping")
    assert attacks(t) == {"m41a-pulse-rifle"}
    t.play("hudson", "clear-jam")
    assert attacks(t) == {"m41a-pulse-rifle", "hk-vp70-pistol"}


def test_without_a_weapon_nothing_jams() -> None:
    t = hudson()
    strikes(t, "feed-jam")
    assert "clear-jam" not in t.options("hudson")


def test_acid_takes_a_piece_of_equipment_of_the_player_s_choice_if_an_alien_is_next() -> None:
    t = hudson()
    t.gear("hudson", "m4-helmet", "flare")
    t.alien("C1:J5")
    t.acts("hudson")
    strikes(t, "acid-spray")
    assert t.options("hudson") == ["lose/card:m4-helmet", "lose/card:flare"]
    t.play("hudson", "lose", "card:flare")
    assert t.pile("discard") == ["flare", "acid-spray"]
    assert t.told("exhausted") == []


@pytest.mark.parametrize(
    ("gear", "alien"),
    [(("m4-helmet",), "C1:I5"), ((), "C1:J5"), (("m4-helmet",), "")],
    ids=["alien two spaces away", "no equipment", "no alien"],
)
def test_acid_exhausts_two_otherwise(gear: tuple[str, ...], alien: str) -> None:
    t = hudson()
    t.gear("hudson", *gear)
    if alien:
        t.alien(alien)
    t.acts("hudson")
    before = len(t.pile("exhaust"))
    strikes(t, "acid-spray")
    assert len(t.pile("exhaust")) == before + 2
    assert t.pile("discard") == ["acid-spray"]


@cites("aliens/event/any-time", "aliens/exit/leaving")
def test_acid_takes_nothing_from_somebody_who_falls_back_onto_an_exit_before_it_is_chosen() -> None:
    t = scenario(["hudson", "ripley"])
    t.only("hudson", "ripley")
    t.at("ripley", "C3:A2")
    t.at("hudson", "C1:L8")
    t.alien("C1:K7")
    t.gear("hudson", "m4-helmet", "flare")
    t.hand("hudson", "fall-back")
    t.acts("hudson")
    strikes(t, "acid-spray")
    t.play("hudson", "event", "card:fall-back", "character:hudson")
    t.play("hudson", "go", t.ref("C1:L9"))
    assert not any(id.startswith("lose/") for id in t.options("hudson"))
    assert [card["ref"] for card in t.of("hudson")["equipment"]] == ["card:m4-helmet", "card:flare"]


@pytest.mark.parametrize(
    ("at", "tunnel", "enters"), [("C1:K6", "", "C1:L3"), ("C1:K6", "C1:K8", "C1:K8"), ("C4:K7", "", "C4:L7")]
)
def test_vent_noise_brings_a_blip_to_the_nearest_spawn_point_or_tunnel(at: str, tunnel: str, enters: str) -> None:
    t = hudson(at=at)
    if tunnel:
        t.tunnel(tunnel)
    t.pool(1)
    t.acts("hudson")
    strikes(t, "vent-noise")
    layout = t.state.board.refs[t.space(enters)]
    assert [event["args"]["space"] for event in t.told("blip-placed")] == [layout]


@pytest.mark.parametrize(("face", "enters"), [("4", False), ("5", True)])
def test_a_barricade_may_keep_the_blip_of_vent_noise_out(face: str, enters: bool) -> None:
    t = hudson()
    t.bar_point("point:1")
    t.fate(**{"break": [face]})
    strikes(t, "vent-noise")
    assert bool(t.told("blip-placed")) is enters


def test_panic_fire_exhausts_three() -> None:
    t = hudson()
    before = len(t.pile("exhaust"))
    strikes(t, "panic-fire")
    assert len(t.pile("exhaust")) == before + 3


@cites("aliens/endurance/running-out-loses")
def test_panic_fire_may_lose_the_mission() -> None:
    t = hudson()
    t.deck("panic-fire")
    t.piles(deck=2, under=0, exhaust=0)
    t.happens(Draw(t.character("hudson"), 1))
    assert t.game.over


@cites("aliens/hazard/must-be-played")
def test_a_hazard_strikes_the_hero_for_whom_it_was_drawn() -> None:
    t = scenario(["hudson", "gorman"])
    t.deck("losing-hope")
    t.happens(Draw(t.character("gorman"), 1))
    assert (t.of("gorman")["dial"], t.of("hudson")["dial"]) == (3, 6)
