"""When abilities happen: always, on activation, during it, at its end, in the finish phase."""

from __future__ import annotations

import pytest

from hullbreach.aliens.box import TRACKER_TOP
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

HEROES = ("gorman", "hicks", "hudson", "vasquez", "frost", "ripley")


def alone(who: str, *, hero: bool = True) -> AliensTable:
    """One character in the yard, with nobody else on the boards but the hero of the table, far away."""
    other = "gorman" if who != "gorman" else "ripley"
    t = scenario([who if hero else other])
    t.only(who, *(() if hero else (other,)))
    if not hero:
        t.at(other, "C3:A2")
    t.at(who, "C1:K5")
    return t


@cites("aliens/ability/on-activation", "aliens/activation/step1-on-activation")
@pytest.mark.parametrize(
    ("who", "ask"),
    [("gorman", "ask-order"), ("hicks", "ask-draw"), ("hudson", "ask-recycle"), ("ripley", "ask-recycle")],
)
def test_what_happens_on_activation_comes_before_cards_are_equipped(who: str, ask: str) -> None:
    t = alone(who)
    t.hand(who, "flare", "m4-helmet", "body-armor")
    t.activate(who)
    asked = [t.choice(who).ask]  # type: ignore[union-attr]
    while asked[-1] != "ask-equip":
        t.game.answer(
            next(id for id in ("no-order", "draw-none", "done", t.options(who)[0]) if id in t.options(who)), 0
        )
        asked.append(t.choice(who).ask)  # type: ignore[union-attr]
    assert asked[0] == ask
    t.play(who, "done-equipping")
    assert t.choice(who).ask == "ask-action"  # type: ignore[union-attr]
    assert t.told("activated") == [], "nobody is activated again in between"


@cites("aliens/ability/on-activation")
def test_an_ability_on_activation_is_not_resolved_again_in_the_activation() -> None:
    t = alone("vasquez")
    t.deck("flare", "bolt-gun")
    t.activate("vasquez")
    t.exhaust_pile()
    assert len(t.told("revealed")) == 1
    t.play("vasquez", "aim")
    assert t.told("revealed") == []
    t.play("vasquez", "aim")
    told = [event["kind"] for event in t.told() if event["kind"] in ("revealed", "activated")]
    assert told == ["activated", "revealed"], "not before the next activation"


@cites("aliens/ability/during-activation", "aliens/action/free-action-once", "aliens/action/free-action-extra")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_during_activation_ability_is_resolved_once_at_any_moment_of_the_actions(used: int) -> None:
    t = alone("hicks")
    t.gear("hicks", "motion-tracker")
    t.tracker("lone-contact-1", "lone-contact-2")
    t.blip("C1:B1", 2)
    t.acts("hicks")
    for _ in range(used):
        t.play("hicks", "aim")
    if used == 2:
        assert t.options("hicks") == ["track/pile:tracker", "track/space:c1-b1", "done"], "no action is left"
    t.play("hicks", "track", "pile:tracker")
    assert t.told("tracker-seen")[0]["args"]["cards"] == ["tracker:lone-contact"]
    if used < 2:
        assert t.choice("hicks").args["count"] == 2 - used  # type: ignore[union-attr]
        assert not [id for id in t.options("hicks") if id.startswith("track")], "once in an activation"


@cites("aliens/ability/during-activation", "aliens/action/free-action-once")
def test_of_two_motion_trackers_each_is_used_once() -> None:
    t = alone("hicks")
    t.gear("hicks", "motion-tracker", "motion-tracker")
    t.tracker("lone-contact-1", "lone-contact-2")
    t.blip("C1:B1", 2)
    t.acts("hicks")
    t.play("hicks", "track", "pile:tracker")
    assert [id for id in t.options("hicks") if id.startswith("track")] == ["track/space:c1-b1"]
    t.play("hicks", "track", "space:c1-b1")
    assert not [id for id in t.options("hicks") if id.startswith("track")]


@cites("aliens/ability/during-activation")
def test_a_during_activation_ability_comes_again_in_the_next_activation() -> None:
    t = alone("hudson")
    t.gear("hudson", "motion-tracker")
    t.tracker("lone-contact-1", "lone-contact-2")
    for _ in range(2):
        t.state.seen[t.state.zones[TRACKER_TOP][-1]] = 0
        t.activate("hudson")
        t.play("hudson", "done-equipping")
        t.play("hudson", "track")


@cites("aliens/ability/during-activation")
def test_a_during_activation_ability_is_only_the_active_character_s() -> None:
    t = scenario(["hicks", "gorman"])
    t.only("hicks", "gorman")
    t.gear("hicks", "motion-tracker")
    t.tracker("lone-contact-1")
    t.acts("gorman")
    assert not [id for id in t.options("gorman") if id.startswith("track")]


@cites("aliens/ability/end-of-activation", "aliens/activation/step4-end-of-activation")
def test_an_end_of_activation_ability_comes_after_the_actions_and_before_grunts_are_activated() -> None:
    t = scenario(["gorman"])
    t.only("gorman", "hicks")
    t.hand("gorman")
    t.deck("flare", "m4-helmet")
    t.marine_phase()
    assert t.told("drew") == []
    t.play("gorman", "aim")
    assert t.told("drew") == []
    t.play("gorman", "aim")
    assert [event["args"]["card"] for event in t.told("drew")] == ["card:flare", "card:m4-helmet"]
    assert t.choice("gorman").ask == "ask-which-grunt"  # type: ignore[union-attr]


@cites("aliens/ability/end-of-activation")
def test_an_end_of_activation_ability_is_resolved_once() -> None:
    t = scenario(["gorman"])
    t.only("gorman", "hicks")
    t.hand("gorman")
    t.deck("flare", "m4-helmet", "body-armor", "bolt-gun")
    t.marine_phase()
    t.play("gorman", "done")
    t.play("gorman", "activate", "character:hicks")
    assert t.hand_of("gorman") == ["flare", "m4-helmet"]


@cites("aliens/ability/start-of-finish-phase")
def test_a_start_of_finish_phase_ability_is_resolved_once_every_turn_in_the_finish_phase() -> None:
    t = scenario(["hicks", "gorman"])
    t.only("hicks", "gorman")
    t.gear("hicks", "ammo-satchel")
    t.exhaust_pile("flare", "bolt-gun", "body-armor")
    t.finish_phase()
    assert t.told("recycled")[0]["args"] == {"count": 1}
    assert len(t.told("recycled")) == 1
    assert t.pile("under") == ["flare"]
    kinds = [event["kind"] for event in t.told()]
    assert kinds.index("finish-phase") < kinds.index("recycled") < kinds.index("turn-begins")
    t.finish_phase()
    assert t.pile("under") == ["flare", "bolt-gun"]


@cites("aliens/ability/passive")
def test_a_passive_ability_works_in_the_alien_phase() -> None:
    t = scenario(["ripley"])
    t.only("ripley")
    t.at("ripley", "C1:K5")
    t.alien("C1:J5")
    t.fate(defense=["7", "6"])
    t.alien_phase()
    assert "save/character:ripley" in t.options("ripley")
    t.play("ripley", "save")
    assert t.told("defended")


@cites("aliens/ability/passive")
def test_a_passive_ability_works_in_every_action_and_is_never_used_up() -> None:
    t = scenario(["vasquez"])
    t.only("vasquez")
    t.at("vasquez", "C1:K5")
    t.weapons("vasquez", "m56-smart-gun")
    t.alien("C1:I3", tokens=5)
    t.fate(attack=["10", "10"])
    t.acts("vasquez")
    for _ in range(2):
        t.play("vasquez", "attack")
        assert t.told("exhausted")[0]["args"] == {"count": 2}


@cites("aliens/ability/who-has-them")
def test_every_hero_side_has_abilities() -> None:
    for who in HEROES:
        t = alone(who)
        t.hand(who, "flare", "m4-helmet", "body-armor")
        t.deck("bolt-gun")
        t.activate(who)
        shown = t.choice(who)
        assert shown is not None
        assert shown.ask in ("ask-order", "ask-draw", "ask-recycle", "ask-where-to") or t.told("revealed"), who
    t = scenario(["ripley"], mission="survive")
    assert t.of("newt")["seat"] == 0, "hero Newt's are passive, see her own tests"


@cites("aliens/ability/who-has-them", "aliens/character/hero-control")
@pytest.mark.parametrize("who", ["gorman", "hicks", "hudson", "vasquez", "ripley"])
def test_these_grunts_do_nothing_on_and_after_their_activation(who: str) -> None:
    t = alone(who, hero=False)
    seat = t.seats[0]
    t.deck("bolt-gun")
    t.exhaust_pile("flare", "m4-helmet")
    t.activate(who)
    assert t.choice(seat).ask == "ask-action"  # type: ignore[union-attr]
    t.play(seat, "done")
    before = {event["kind"] for event in t.told() if event["number"] < t.told("alien-phase")[0]["number"]}
    assert not before & {"drew", "revealed", "recycled", "recycled-from-hand"}


@cites("aliens/ability/who-has-them")
def test_grunt_frost_has_abilities() -> None:
    t = alone("frost", hero=False)
    t.activate("frost")
    assert t.choice("gorman").ask == "ask-where-to"  # type: ignore[union-attr]


@cites("aliens/activation/step1-order", "aliens/activation/step4-order")
@pytest.mark.parametrize("who", HEROES)
def test_nobody_has_two_abilities_at_one_moment_so_there_is_no_order_to_decide(who: str) -> None:
    """The one ability of a character follows the order of its text; no card adds another."""
    t = alone(who)
    t.gear(who, "motion-tracker", "ammo-satchel")
    t.hand(who, "flare", "m4-helmet", "body-armor")
    t.deck("second-wind", "flare", "bolt-gun")
    t.activate(who)
    asked = []
    while t.choice(who).ask != "ask-equip":  # type: ignore[union-attr]
        asked.append(t.choice(who).ask)  # type: ignore[union-attr]
        t.game.answer(
            next(
                id
                for id in ("no-order", "draw-none", "stay", "leave-it", "done", *t.options(who))
                if id in t.options(who)
            ),
            0,
        )
    assert len(set(asked)) <= 1
