"""The twelve events, and when an event may be played."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import GORMAN, HICKS, PLAYED
from hullbreach.aliens.rules.endurance import Draw
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def hicks(*hand: str, at: str = "C1:K5") -> AliensTable:
    """Hicks with this hand, alone and about to act."""
    t = scenario(["hicks"])
    t.only("hicks")
    t.at("hicks", at)
    t.hand("hicks", *hand)
    t.acts("hicks")
    return t


def two(hand: tuple[str, ...], *, fallen: str | None = "C1:L6") -> AliensTable:
    """Hicks, about to act with this hand, and Hudson, who is knocked down if `fallen` names his space."""
    t = scenario(["hicks", "gorman"])
    t.only("hicks", "hudson", "gorman")
    t.at("gorman", "C3:A2")
    t.at("hudson", fallen or "C1:L6")
    t.at("hicks", "C1:K5")
    if fallen:
        t.down("hudson")
    t.hand("hicks", *hand)
    t.acts("hicks")
    return t


def events(t: AliensTable, seat: int = 0) -> list[str]:
    """The events a seat may play now."""
    return [id for id in (*t.options(seat), *t.asides(seat)) if id.startswith("event/")]


def exhausted(t: AliensTable) -> int:
    """Cards exhausted since the last answer."""
    return sum(event["args"]["count"] for event in t.told("exhausted"))


# -- when ---------------------------------------------------------------------------------------------------------


@cites("aliens/event/any-time")
def test_an_event_is_played_in_one_s_own_turn_without_using_an_action() -> None:
    t = two(("get-up",))
    t.play("hicks", "event", "card:get-up")
    assert not t.of("hudson")["down"]
    assert t.choice("hicks").args["count"] == 2  # type: ignore[union-attr]


@cites("aliens/event/any-time")
def test_an_event_is_played_in_another_player_s_turn() -> None:
    t = two(("get-up",))
    t.acts("gorman")
    assert events(t) == ["event/card:get-up/character:hudson"]
    t.play("hicks", "event")
    assert not t.of("hudson")["down"]
    assert exhausted(t) == 2
    assert t.choice("gorman").args["count"] == 2  # type: ignore[union-attr]


@cites("aliens/event/any-time")
def test_an_event_is_played_in_the_aliens_turn_before_an_alien_acts() -> None:
    t = two(("get-up", "second-wind"))
    t.exhaust_pile("flare")
    t.alien("C1:I3")
    t.fate(defense=["1"])
    t.alien_phase()
    points = []
    while t.choice("hicks") is not None and t.choice("hicks").ask == "ask-event":  # type: ignore[union-attr]
        points.append(t.choice("hicks").args["point"])  # type: ignore[union-attr]
        t.play("hicks", "let")
        if t.game.choices[0].ask != "ask-event":
            break
    assert points[0] == "alien-phase"
    assert "alien" in points
    assert "defense" in points
    assert "blips" in points


@cites("aliens/event/any-time")
def test_the_game_pauses_before_each_tracker_card_and_in_the_finish_phase() -> None:
    t = two(("second-wind",))
    t.exhaust_pile("flare")
    t.turn(6)
    t.tracker("slow-sweep-2", "false-return-1", "false-return-3")
    t.alien_phase()
    points = []
    while t.game.choices[0].ask == "ask-event":
        points.append(t.game.choices[0].args["point"])
        t.play("hicks", "let")
    assert points == ["alien-phase", "blips", "tracker", "tracker", "tracker", "finish"]


@cites("aliens/event/any-time")
def test_a_player_may_let_it_be_for_the_rest_of_the_phase() -> None:
    t = two(("second-wind",))
    t.exhaust_pile("flare")
    t.turn(6)
    t.tracker("slow-sweep-2", "false-return-1", "false-return-3")
    t.alien_phase()
    t.play("hicks", "let-phase")
    assert t.game.choices[0].args["point"] == "finish"


@cites("aliens/event/any-time")
def test_only_players_who_hold_such_an_event_are_asked() -> None:
    t = two(("keep-it-together", "flare"))
    t.hand("gorman", "deep-breath")
    t.alien_phase()
    assert t.game.choices[0].ask == "ask-who-goes-first"


@cites("aliens/event/any-time")
def test_no_event_is_played_inside_a_roll_unless_it_says_so() -> None:
    t = two(("second-wind", "flare"))
    t.exhaust_pile("flare", "bolt-gun")
    t.weapons("hicks", "hk-vp70-pistol")
    t.alien("C1:I3", 3)
    t.fate(attack=["10"])
    t.acts("hicks")
    assert events(t) == ["event/card:second-wind"]
    t.play("hicks", "attack")
    assert t.choice("hicks").ask == "ask-reroll"  # type: ignore[union-attr]
    assert events(t) == []
    with pytest.raises(Refused):
        t.play("hicks", "event", "card:second-wind")
    t.play("hicks", "keep-roll")
    assert events(t) == ["event/card:second-wind"]


@cites("aliens/event/any-time", "aliens/keyword/event-free-action", "aliens/keyword/event-action")
def test_events_with_a_keyword_wait_for_the_activation_of_one_s_own_character() -> None:
    t = two(("deep-breath", "adrenaline", "weld-shut", "scrounge", "drag-clear"))
    t.dial("hicks", 3)
    t.acts("gorman")
    assert events(t) == []
    t.acts("hicks")
    assert {id.split("/")[1].partition(":")[2] for id in events(t)} == {
        "deep-breath",
        "adrenaline",
        "scrounge",
        "drag-clear",
    }
    t.play("hicks", "aim")
    t.play("hicks", "aim")
    assert {id.split("/")[1].partition(":")[2] for id in events(t)} == {"deep-breath", "adrenaline"}


@cites("aliens/event/after-use", "aliens/event/any-time")
def test_a_played_event_goes_face_down_on_top_of_the_exhaust_pile_after_its_effect() -> None:
    t = hicks("second-wind")
    t.exhaust_pile("flare", "bolt-gun", "get-up", "body-armor", "adrenaline")
    t.play("hicks", "event")
    assert t.pile("exhaust") == ["adrenaline", "second-wind"], "it did not recycle itself"
    assert t.state.zones[PLAYED] == []
    assert "second-wind" not in str(t.game.view()["endurance"])


@cites("aliens/event/after-use")
def test_the_card_exhausted_for_it_lies_below_the_event() -> None:
    t = two(("get-up",))
    t.deck("bolt-gun", "flare")
    t.exhaust_pile()
    t.play("hicks", "event")
    assert t.pile("exhaust") == ["bolt-gun", "flare", "get-up"]


# -- Second Wind, Scrounge ----------------------------------------------------------------------------------------


def test_second_wind_recycles_four() -> None:
    t = hicks("second-wind")
    t.exhaust_pile("flare", "bolt-gun", "get-up", "body-armor", "adrenaline")
    t.play("hicks", "event")
    assert sorted(t.pile("under")) == ["body-armor", "bolt-gun", "flare", "get-up"]
    assert exhausted(t) == 0


@cites("aliens/keyword/event-action", "aliens/reshuffle/cards-go-under")
@pytest.mark.parametrize(("at", "count"), [("C1:K5", 4), ("C1:E1", 6)], ids=["in the yard", "in a store"])
def test_scrounge_looks_at_four_cards_or_six_in_a_store(at: str, count: int) -> None:
    t = hicks("scrounge", at=at)
    cards = ("panic-fire", "flare", "get-up", "bolt-gun", "losing-hope", "body-armor", "adrenaline")
    t.deck(*cards)
    t.play("hicks", "event", "card:scrounge")
    assert t.told("looked-at-cards")[0]["args"]["cards"] == [f"card:{card}" for card in cards[:count]]
    kept = ["flare", "bolt-gun", "body-armor"][: 2 if count == 4 else 3]
    assert t.options("hicks") == [*(f"keep/card:{card}" for card in kept), "take-nothing"]
    t.play("hicks", "keep", "card:bolt-gun")
    assert t.hand_of("hicks") == ["bolt-gun"]
    assert sorted(t.pile("under")) == sorted(set(cards[:count]) - {"bolt-gun"})
    assert t.told("hazard-strikes") == [], "hazards that are only looked at do nothing"
    assert t.choice("hicks").args["count"] == 1, "it is an action"  # type: ignore[union-attr]


def test_scrounge_may_take_nothing() -> None:
    t = hicks("scrounge")
    t.deck("flare", "get-up", "bolt-gun", "body-armor")
    t.play("hicks", "event", "card:scrounge")
    t.play("hicks", "take-nothing")
    assert t.hand_of("hicks") == []
    assert len(t.pile("under")) == 4


# -- Covering Fire ------------------------------------------------------------------------------------------------


def covering(shooter: str, *, weapon: str = "hk-vp70-pistol") -> AliensTable:
    """Hudson is attacked at the end of the corridor; Hicks stands farther on with Covering Fire in hand."""
    t = scenario(["hicks"])
    t.only("hicks", "hudson")
    t.at("hudson", "C2:L6")
    t.at("hicks", shooter)
    t.weapons("hicks", weapon)
    t.weapons("hudson", "hk-vp70-pistol")
    t.hand("hicks", "covering-fire")
    t.alien("C2:K7", 3)
    t.alien_phase()
    return t


def test_covering_fire_lets_one_farther_than_four_spaces_join_last() -> None:
    t = covering("C2:F7")
    assert t.choice("hicks").args["who"] == "character:hudson"  # type: ignore[union-attr]
    t.fate(attack=["10"])
    t.play("hicks", "attack")
    assert t.options("hicks") == ["let", "event/card:covering-fire/character:hicks"]
    t.play("hicks", "event")
    assert exhausted(t) == 1
    t.fate(attack=["1"], defense=["1"])
    t.play("hicks", "attack")
    assert t.told("alien-hit")


@pytest.mark.parametrize(
    ("shooter", "weapon"),
    [("C2:G7", "hk-vp70-pistol"), ("C2:B4", "hk-vp70-pistol"), ("C2:F7", "bolt-gun")],
    ids=["four spaces away", "without sight", "cumbersome"],
)
def test_covering_fire_needs_distance_sight_and_a_weapon_for_it(shooter: str, weapon: str) -> None:
    t = covering(shooter, weapon=weapon)
    asked = []
    t.fate(attack=["10"] * (2 if shooter == "C2:G7" else 1), defense=["1"])
    while not t.told("alien-attacks"):
        asked.append(t.choice("hicks").ask)  # type: ignore[union-attr]
        t.play("hicks", "attack" if asked[-1] == "ask-defensive-fire" else "keep-roll")
    assert "ask-moment" not in asked


# -- Fall Back ----------------------------------------------------------------------------------------------------


def test_fall_back_moves_a_standing_character_up_to_three() -> None:
    t = two(("fall-back",), fallen="C1:L6")
    assert events(t) == ["event/card:fall-back/character:gorman", "event/card:fall-back/character:hicks"]
    t.play("hicks", "event", "character:hicks")
    assert t.choice("hicks").args["count"] == 3  # type: ignore[union-attr]
    assert "stay" in t.options("hicks")
    t.play("hicks", "go", "space:c1-k8")
    assert t.where("hicks") == "C1:K8"
    assert exhausted(t) == 0
    assert t.choice("hicks").args["count"] == 2  # type: ignore[union-attr]


def test_only_its_first_step_goes_past_aliens() -> None:
    t = hicks("fall-back")
    t.alien("C1:K6")
    t.acts("hicks")
    t.play("hicks", "event")
    ends = {id.rpartition("-")[2] for id in t.options("hicks") if id.startswith("go/")}
    assert {"j6", "i7", "j8"} <= ends, "past the alien with the first step"
    assert "k8" not in ends, "the second step would end next to it"


# -- Deep Breath, Adrenaline, Weld Shut ---------------------------------------------------------------------------


@cites("aliens/keyword/event-free-action", "aliens/action/free-action-extra")
def test_deep_breath_sets_the_dial_to_the_aim_number() -> None:
    t = hicks("deep-breath")
    t.dial("hicks", 3)
    t.acts("hicks")
    t.play("hicks", "event")
    assert t.of("hicks")["dial"] == 7
    assert t.choice("hicks").args["count"] == 2  # type: ignore[union-attr]
    t = hicks("deep-breath")
    assert events(t) == [], "the dial stands there already"


@cites("aliens/keyword/event-free-action", "aliens/action/two-per-activation")
def test_adrenaline_gives_a_third_action() -> None:
    t = hicks("adrenaline")
    before = len(t.pile("exhaust"))
    t.play("hicks", "aim")
    t.play("hicks", "aim")
    assert t.options("hicks") == ["event/card:adrenaline", "done"]
    t.play("hicks", "event")
    assert len(t.pile("exhaust")) == before + 2
    assert t.choice("hicks").args["count"] == 1  # type: ignore[union-attr]
    t.play("hicks", "aim")
    assert [event["args"]["dial"] for event in t.told("aims")] == [10]


@cites("aliens/keyword/event-free-action")
def test_weld_shut_builds_a_barricade_next_to_the_character_without_a_test() -> None:
    t = hicks("weld-shut", at="C1:K4")
    assert events(t) == ["event/card:weld-shut/point:1"]
    t.play("hicks", "event")
    assert t.told("tech-test") == []
    assert t.game.view()["points"][0]["barricaded"]
    t = hicks("weld-shut", at="C1:G6")
    door = t.door("C1:F6", "C1:G6")
    assert f"event/card:weld-shut/door:{door}" in events(t)
    t.play("hicks", "event", f"door:{door}")
    assert t.state.barricades >> door & 1


def test_weld_shut_needs_something_without_a_barricade() -> None:
    t = hicks("weld-shut", at="C1:K4")
    t.bar_point("point:1")
    t.acts("hicks")
    assert events(t) == []


# -- Drag Clear, Get Up -------------------------------------------------------------------------------------------


@cites("aliens/keyword/event-action")
def test_drag_clear_lets_somebody_stand_up_and_both_move_two() -> None:
    t = two(("drag-clear",))
    t.alien("C1:I7")
    t.acts("hicks")
    assert events(t) == ["event/card:drag-clear/character:hudson"]
    t.play("hicks", "event")
    assert not t.of("hudson")["down"]
    choice = t.choice("hicks")
    assert choice is not None
    assert choice.args == {"who": "character:hudson", "count": 2}
    t.play("hicks", "go", "space:c1-j8")
    assert t.where("hudson") == "C1:J8"
    assert t.choice("hicks").args == {"who": "character:hicks", "count": 2}  # type: ignore[union-attr]
    t.play("hicks", "stay")
    assert t.choice("hicks").args["count"] == 1  # type: ignore[union-attr]


def test_drag_clear_needs_somebody_knocked_down_next_to_the_character() -> None:
    assert events(two(("drag-clear",), fallen="C1:K8")) == []
    assert events(two(("drag-clear",), fallen=None)) == []


def test_the_moves_of_drag_clear_stop_next_to_nothing() -> None:
    t = two(("drag-clear",), fallen="C1:L6")
    t.alien("C1:J7")
    t.acts("hicks")
    t.play("hicks", "event")
    assert "go/space:c1-l8" in t.options("hicks")
    assert "go/space:c1-k8" in t.options("hicks"), "past a space next to the alien"


@cites("aliens/event/any-time")
def test_get_up_saves_from_capture_at_the_start_of_the_alien_phase() -> None:
    t = two(("get-up",), fallen="C1:L9")
    t.alien("C1:K9")
    t.fate(defense=["1"])
    t.alien_phase()
    assert t.choice("hicks").args["point"] == "alien-phase"  # type: ignore[union-attr]
    t.play("hicks", "event")
    assert t.told("character-lost") == []
    assert t.of("hudson")["state"] == "aboard"


def test_get_up_reaches_anybody_anywhere() -> None:
    t = two(("get-up",), fallen="C3:L12")
    assert events(t) == ["event/card:get-up/character:hudson"]


# -- Tracker Ping -------------------------------------------------------------------------------------------------


def test_tracker_ping_puts_the_top_three_tracker_cards_back_in_any_order() -> None:
    t = hicks("tracker-ping")
    t.tracker("lone-contact-1", "slow-sweep-2", "false-return-3", "lone-contact-2")
    t.play("hicks", "event")
    assert exhausted(t) == 1
    assert t.options("hicks") == [
        "next/tracker:lone-contact-1",
        "next/tracker:slow-sweep-2",
        "next/tracker:false-return-3",
    ]
    t.play("hicks", "next", "tracker:false-return-3")
    t.play("hicks", "next", "tracker:lone-contact-1")
    t.play("hicks", "next", "tracker:slow-sweep-2")
    assert t.game.view()["tracker"]["top"][:3] == [
        "tracker:false-return-3",
        "tracker:lone-contact-1",
        "tracker:slow-sweep-2",
    ]
    assert t.game.view()["tracker"]["left"] == 4


def test_tracker_ping_looks_at_what_there_is() -> None:
    t = hicks("tracker-ping")
    t.tracker("lone-contact-1")
    t.play("hicks", "event")
    t.play("hicks", "next", "tracker:lone-contact-1")
    assert t.game.view()["tracker"]["left"] == 1
    t = hicks("tracker-ping")
    assert events(t) == []


# -- Keep It Together, Twist Away ---------------------------------------------------------------------------------


@cites("aliens/hazard/must-be-played", "aliens/hazard/destination-after-draw")
@pytest.mark.parametrize(("hazard", "pile"), [("losing-hope", "exhaust"), ("panic-fire", "discard")])
def test_keep_it_together_ignores_a_hazard_that_is_about_to_be_resolved(hazard: str, pile: str) -> None:
    t = hicks("keep-it-together")
    t.deck(hazard)
    t.happens(Draw(HICKS, 1))
    assert t.options("hicks") == ["let", "event/card:keep-it-together"]
    t.play("hicks", "event")
    assert exhausted(t) == 1, "its price, and no panic"
    assert t.of("hicks")["dial"] == 7
    assert hazard in t.pile(pile)
    assert t.state.zones[PLAYED] == []


def test_anybody_may_keep_it_together_for_another_or_let_the_hazard_strike() -> None:
    t = two(("keep-it-together",))
    t.deck("losing-hope")
    t.happens(Draw(GORMAN, 1))
    assert [(choice.seat, choice.ask) for choice in t.game.choices] == [(0, "ask-moment")]
    before = t.of("gorman")["dial"]
    t.play("hicks", "let")
    assert t.of("gorman")["dial"] == before - 2
    assert t.hand_of("hicks") == ["keep-it-together"]


@cites("aliens/reroll/replaces", "aliens/reroll/final")
@pytest.mark.parametrize(("second", "dodges"), [("6", True), ("9", False), ("10", False)])
def test_twist_away_rolls_a_failed_defense_again(second: str, dodges: bool) -> None:
    t = hicks("twist-away")
    t.alien("C1:J5")
    t.fate(defense=["9", second])
    t.alien_phase()
    assert t.options("hicks") == ["let", "event/card:twist-away"]
    t.play("hicks", "event")
    assert bool(t.told("defended")) is dodges
    assert bool(t.told("knocked-down")) is (second == "9")
    assert bool(t.told("character-lost")) is (second == "10")


def test_twist_away_is_not_offered_after_a_dodge() -> None:
    t = hicks("twist-away")
    t.alien("C1:J5")
    t.fate(defense=["6"])
    t.alien_phase()
    assert t.hand_of("hicks") == ["twist-away"]


@cites("aliens/reroll/final")
def test_ripley_and_twist_away_do_not_both_help() -> None:
    t = scenario(["ripley"])
    t.only("ripley", "hicks")
    t.at("ripley", "C1:K5")
    t.at("hicks", "C1:K8")
    t.hand("ripley", "twist-away")
    t.alien("C1:J9")
    t.fate(defense=["9", "9"])
    t.alien_phase()
    t.play("ripley", "save")
    assert t.told("knocked-down")
    assert t.hand_of("ripley") == ["twist-away"]


@cites("aliens/keyword/event-free-action", "aliens/newt/shared-hand")
def test_a_card_of_a_shared_hand_serves_the_hero_that_is_active() -> None:
    t = scenario(["ripley"], mission="survive")
    t.only("ripley", "newt")
    t.hand("ripley", "deep-breath")
    t.dial("ripley", 3)
    t.acts("newt")
    assert events(t) == [], "Newt's dial stands at her number"
    t.acts("ripley")
    assert events(t) == ["event/card:deep-breath"]
