"""Step 3: the actions, tech tests, the aim dial, rest and interact."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import HICKS, UNDER
from hullbreach.aliens.rules.actions import Aim
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def acting(who: str = "hudson", at: str = "C1:K5", *, hero: bool = True) -> AliensTable:
    """A character about to act, alone in sight."""
    t = scenario([who if hero else "gorman"])
    t.only(who, *(() if hero else ("gorman",)))
    if not hero:
        t.at("gorman", "C3:A2")
    t.at(who, at)
    t.hand(0)
    t.acts(who)
    return t


def verbs(t: AliensTable) -> set[str]:
    """What may be done now, by its verb."""
    return {id.split("/")[0] for id in t.options(0)}


def left(t: AliensTable) -> int:
    """How many actions are left; 0 once nobody is asked for one."""
    choice = t.choice(0)
    return int(str(choice.args["count"])) if choice is not None and choice.ask == "ask-action" else 0


# -- two actions --------------------------------------------------------------------------------------------------


@cites("aliens/action/two-per-activation")
@pytest.mark.parametrize("actions", [("aim", "aim"), ("aim", "rest"), ("rest", "rest")])
def test_two_actions_are_taken_the_same_or_different_ones(actions: tuple[str, str]) -> None:
    t = acting(hero=False)
    t.exhaust_pile("flare", "flare")
    t.acts("hudson")
    for nth, action in enumerate(actions):
        assert left(t) == 2 - nth
        t.play(0, action)
    assert t.told("alien-phase"), "there is no third"


@cites("aliens/action/two-per-activation")
@pytest.mark.parametrize("taken", [0, 1])
def test_fewer_actions_may_be_taken(taken: int) -> None:
    t = acting()
    for _ in range(taken):
        t.play("hudson", "aim")
    t.play("hudson", "done")
    assert t.told("alien-phase")


@cites("aliens/action/list", "aliens/action/card-action")
def test_move_attack_barricade_aim_interact_card_action_and_rest_are_the_actions() -> None:
    t = acting(at="C2:J4")
    t.mission_blip("C2:A1", "empty")
    t.weapons("hudson", "hk-vp70-pistol")
    t.gear("hudson", "flare")
    t.alien("C2:L4")
    t.acts("hudson")
    assert verbs(t) == {"move", "attack", "aim", "scan", "use", "rest", "done"}
    t = acting(at="C1:K4")
    assert verbs(t) == {"move", "bar", "aim", "rest", "done"}


@cites("aliens/action/list")
@pytest.mark.parametrize("action", ["move", "attack", "bar", "aim", "scan", "use", "rest"])
def test_each_of_them_uses_one_action(action: str) -> None:
    t = acting(at="C2:J4" if action != "bar" else "C1:K4")
    t.mission_blip("C2:A1", "empty")
    t.weapons("hudson", "bolt-gun")
    t.gear("hudson", "flare")
    t.alien("C2:L4")
    if action == "attack":
        t.fate(attack=["10"])
    if action in ("bar", "scan"):
        t.fate(tech=["10"])
    t.acts("hudson")
    t.play("hudson", action)
    while t.choice("hudson").ask != "ask-action":  # type: ignore[union-attr]
        t.play(
            "hudson", next((id for id in ("draw-none", "done") if id in t.options("hudson")), t.options("hudson")[0])
        )
    assert left(t) == 1


@cites("aliens/action/card-action")
def test_a_card_action_needs_its_card_equipped_and_an_action() -> None:
    t = acting()
    t.hand("hudson", "flare")
    t.acts("hudson")
    assert "use" not in verbs(t)
    t.hand("hudson")
    t.gear("hudson", "flare", "motion-tracker")
    t.tracker("lone-contact-1")
    t.acts("hudson")
    t.play("hudson", "aim")
    assert "use" in verbs(t)
    t.play("hudson", "aim")
    assert verbs(t) == {"track", "done"}, "only free actions are left"


@cites("aliens/action/free-action-extra", "aliens/action/free-action-own-activation")
def test_free_actions_use_none_of_the_two_and_need_one_s_own_activation() -> None:
    t = acting()
    t.gear("hudson", "motion-tracker")
    t.tracker("lone-contact-1")
    t.acts("hudson")
    t.play("hudson", "track")
    assert left(t) == 2
    t.play("hudson", "aim")
    t.play("hudson", "aim")
    assert t.told("alien-phase")


# -- aim ----------------------------------------------------------------------------------------------------------


@cites("aliens/aim/action", "aliens/aim/above-card-number")
def test_aiming_raises_hudson_s_dial_from_six_to_seven() -> None:
    t = acting()
    assert (t.of("hudson")["aim"], t.of("hudson")["dial"]) == (6, 6)
    t.play("hudson", "aim")
    assert t.of("hudson")["dial"] == 7
    assert left(t) == 1


@cites("aliens/aim/dial-limits", "aliens/aim/above-card-number")
def test_the_dial_goes_up_to_ten_and_no_further() -> None:
    t = acting()
    t.dial("hudson", 9)
    t.acts("hudson")
    t.play("hudson", "aim")
    assert t.of("hudson")["dial"] == 10
    assert "aim" not in verbs(t)
    with pytest.raises(Refused):
        t.play("hudson", "aim")
    t.happens(Aim(t.character("hudson")))
    assert t.of("hudson")["dial"] == 10


def shooting(dial: int, face: str, *, area: bool = False) -> AliensTable:
    """Hudson shoots once."""
    t = acting()
    t.weapons("hudson", "m40-grenades" if area else "bolt-gun")
    t.dial("hudson", dial)
    t.alien("C1:I5", 3 if area else 0)
    t.fate(attack=[face] * (4 if area else 1))
    t.acts("hudson")
    t.play("hudson", "attack", *(("space:c1-i5",) if area else ()))
    return t


@cites("aliens/aim/dial-meaning")
@pytest.mark.parametrize(("dial", "face", "hits"), [(7, "7", True), (7, "8", False), (7, "1", True), (10, "10", True)])
def test_a_shot_hits_on_the_number_of_the_dial_or_less(dial: int, face: str, hits: bool) -> None:
    assert bool(shooting(dial, face).told("shot-hits")) is hits


@cites("aliens/aim/dial-drops-after-roll", "aliens/aim/dial-limits")
@pytest.mark.parametrize(("dial", "face", "after"), [(7, "7", 6), (7, "8", 6), (2, "1", 1), (1, "10", 1)])
def test_after_a_roll_the_dial_goes_down_by_one_hit_or_miss_and_never_below_one(
    dial: int, face: str, after: int
) -> None:
    assert shooting(dial, face).of("hudson")["dial"] == after


@cites("aliens/aim/dial-drops-after-roll")
def test_all_rolls_of_an_area_attack_lower_it_once_and_use_one_number() -> None:
    t = shooting(6, "6", area=True)
    assert t.of("hudson")["dial"] == 5
    assert [event["args"]["needs"] for event in t.told("area-roll")] == [6, 6, 6, 6]
    assert t.aliens() == {}


# -- tech tests ---------------------------------------------------------------------------------------------------


def tries_a_door(face: str, who: str = "hicks") -> AliensTable:
    """Somebody tries to barricade a door."""
    t = acting(who, "C1:G6")
    t.fate(tech=[face])
    t.play(who, "bar", f"door:{t.door('C1:F6', 'C1:G6')}")
    return t


@cites("aliens/tech/test")
@pytest.mark.parametrize(
    ("who", "face", "passes"),
    [("hicks", "4", True), ("hicks", "5", True), ("hicks", "6", False), ("hudson", "7", True), ("hudson", "8", False)],
)
def test_a_tech_test_passes_on_the_tech_number_or_less(who: str, face: str, passes: bool) -> None:
    t = tries_a_door(face, who)
    assert t.told("tech-test")[0]["args"]["passed"] is passes
    assert bool(t.state.barricades >> t.door("C1:F6", "C1:G6") & 1) is passes


@cites("aliens/tech/failure")
def test_a_failed_test_uses_up_the_action_without_effect_and_may_be_tried_again() -> None:
    t = tries_a_door("6")
    door = t.door("C1:F6", "C1:G6")
    assert not t.state.barricades >> door & 1
    assert left(t) == 1
    t.fate(tech=["5"])
    t.play("hicks", "bar", f"door:{door}")
    assert t.state.barricades >> door & 1


# -- rest ---------------------------------------------------------------------------------------------------------


@cites("aliens/rest/hero")
@pytest.mark.parametrize(("answer", "drawn"), [("draw/count:2", 2), ("draw/count:1", 1), ("draw-none", 0)])
def test_a_resting_hero_may_draw_up_to_two_and_then_may_recycle_up_to_three(answer: str, drawn: int) -> None:
    t = acting()
    t.exhaust_pile("get-up", "adrenaline", "weld-shut", "bolt-gun")
    t.deck("flare", "body-armor", "m4-helmet")
    t.acts("hudson")
    t.play("hudson", "rest")
    assert t.options("hudson") == ["draw/count:2", "draw/count:1", "draw-none"]
    t.play("hudson", answer)
    assert t.hand_of("hudson") == ["flare", "body-armor"][:drawn]
    for nth in range(3):
        assert "done" in t.options("hudson")
        assert t.choice("hudson").args["count"] == 3 - nth  # type: ignore[union-attr]
        t.play("hudson", "recycle", "pile:exhaust")
    assert left(t) == 1
    assert len(t.pile("under")) == 3


@cites("aliens/rest/hero", "aliens/recycle/from-hand")
@pytest.mark.parametrize("from_hand", [0, 1, 2, 3])
def test_it_recycles_in_any_mix_from_hand_and_from_the_exhaust_pile(from_hand: int) -> None:
    t = acting()
    t.hand("hudson", "flare", "body-armor", "m4-helmet", "shoulder-lamp")
    t.exhaust_pile("get-up", "adrenaline", "weld-shut", "bolt-gun")
    t.acts("hudson")
    t.play("hudson", "rest")
    t.play("hudson", "draw-none")
    for card in ("flare", "body-armor", "m4-helmet")[:from_hand]:
        t.play("hudson", "recycle", f"card:{card}")
    for _ in range(3 - from_hand):
        t.play("hudson", "recycle", "pile:exhaust")
    assert sorted(t.pile("under")) == sorted(
        [*("flare", "body-armor", "m4-helmet")[:from_hand], *("get-up", "adrenaline", "weld-shut")[: 3 - from_hand]]
    )
    assert len(t.hand_of("hudson")) == 4 - from_hand


@cites("aliens/rest/hero", "aliens/endurance/may-or-must")
def test_a_hero_need_not_recycle_and_may_recycle_a_card_just_drawn() -> None:
    t = acting()
    t.deck("flare")
    t.acts("hudson")
    t.play("hudson", "rest")
    t.play("hudson", "draw/count:1")
    assert "recycle/card:flare" in t.options("hudson")
    t.play("hudson", "done")
    assert t.hand_of("hudson") == ["flare"]
    assert t.state.zones[UNDER] == []


@cites("aliens/rest/grunt")
@pytest.mark.parametrize(("pile", "recycled"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_a_resting_grunt_recycles_three_draws_none_and_is_not_asked(pile: int, recycled: int) -> None:
    t = acting(hero=False)
    cards = ("get-up", "adrenaline", "weld-shut", "bolt-gun", "flare")
    t.hand("gorman", "m4-helmet")
    t.exhaust_pile(*cards[:pile])
    t.acts("hudson")
    t.play("gorman", "rest")
    assert sorted(t.pile("under")) == sorted(cards[:recycled])
    assert len(t.pile("exhaust")) == pile - recycled
    assert t.hand_of("gorman") == ["m4-helmet"]
    assert t.told("drew") == []
    assert left(t) == 1


# -- interact -----------------------------------------------------------------------------------------------------


@cites("aliens/interact/action", "aliens/mission-token/computers-and-crates")
@pytest.mark.parametrize(("at", "offered"), [("C2:H4", True), ("C2:J5", True), ("C2:K4", False)])
def test_one_interacts_with_what_the_mission_names_from_a_space_next_to_it(at: str, offered: bool) -> None:
    t = acting(at=at)
    t.mission_blip("C2:A1", "nest")
    t.acts("hudson")
    assert ("scan" in verbs(t)) is offered


@cites("aliens/interact/action", "aliens/board/no-interaction-through-walls")
@pytest.mark.parametrize(("at", "offered"), [("C2:C5", True), ("C2:D6", False), ("C2:C6", False), ("C2:D4", False)])
def test_nobody_interacts_through_a_wall_or_slantwise_through_a_door(at: str, offered: bool) -> None:
    t = acting(at=at)
    t.mission_blip("C2:D5", "empty")
    t.acts("hudson")
    assert ("turn-up" in verbs(t)) is offered


@cites("aliens/interact/action", "aliens/mission-token/computers-and-crates", "aliens/tech/failure")
@pytest.mark.parametrize(("face", "known"), [("7", "token:nest"), ("8", None)])
def test_the_computer_does_what_the_mission_says(face: str, known: str | None) -> None:
    t = acting(at="C2:J4")
    t.mission_blip("C2:A1", "nest")
    t.fate(tech=[face])
    t.acts("hudson")
    t.play("hudson", "scan", "space:c2-a1")
    kinds = [token["kind"] for token in t.game.view()["tokens"] if token["sort"] == "mission-blip"]
    assert kinds == [known]
    assert left(t) == 1


@cites("aliens/interact/action")
@pytest.mark.parametrize(("at", "offered"), [("C2:B2", True), ("C2:C1", False)])
def test_a_mission_blip_is_turned_up_from_next_to_it(at: str, offered: bool) -> None:
    t = acting(at=at)
    t.mission_blip("C2:A1", "empty")
    t.deck("flare", "bolt-gun")
    t.acts("hudson")
    assert ("turn-up" in verbs(t)) is offered
    if offered:
        t.play("hudson", "turn-up", "space:c2-a1")
        assert t.hand_of("hudson") == ["flare", "bolt-gun"]
        assert left(t) == 1


@cites("aliens/mission-token/computers-and-crates")
def test_crates_work_as_each_mission_says() -> None:
    t = scenario(["hicks"], mission="mess-call")
    t.only("hicks")
    t.state.crates = [t.space("C3:D12")]
    t.at("hicks", "C3:D11")
    t.hand("hicks")
    t.deck("flare", "get-up", "body-armor")
    t.acts("hicks")
    t.play("hicks", "open")
    assert t.choice("hicks").ask == "ask-which-find"  # type: ignore[union-attr]
    t.play("hicks", "find", "card:flare", "character:hicks")
    assert t.of("hicks")["equipment"] == [{"ref": "card:flare", "jammed": False}]
    assert sorted(t.pile("under")) == ["body-armor", "get-up"]
    t = scenario(["hicks"], mission="resupply")
    t.only("hicks")
    t.state.crates = [t.space("C2:A8")]
    t.at("hicks", "C2:A9")
    t.acts("hicks")
    t.play("hicks", "take")
    assert t.of("hicks")["carries"] == "token:crate"
    assert t.state.load[HICKS]


@cites("aliens/interact/action")
def test_with_nothing_named_next_to_one_there_is_nothing_to_interact_with() -> None:
    t = acting()
    assert verbs(t) == {"move", "aim", "rest", "done"}
