"""An activation in its six steps."""

from __future__ import annotations

import pytest

from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def squad(heroes: list[str], *grunts: str) -> AliensTable:
    """These heroes and grunts, with empty hands."""
    t = scenario(heroes)
    t.only(*heroes, *grunts)
    for seat in range(len(heroes)):
        t.hand(seat)
    return t


def to_grunts(t: AliensTable, hero: str, seat: int = 0) -> None:
    """A hero takes no action; its player comes to the question of grunts, or beyond it."""
    t.marine_phase()
    if t.game.choices[0].ask == "ask-who-goes-first":
        t.play(t.game.choices[0].seat, "token", f"seat:{seat}")
    while t.game.view()["active"] == f"character:{hero}":
        ids = t.options(seat)
        idle = ("done", "done-equipping", "draw-none", "stay", "leave-it", "no-order")
        t.play(seat, next((id for id in idle if id in ids), ids[0]))


def grunts_offered(t: AliensTable, seat: int = 0) -> set[str]:
    """The grunts a player may activate now."""
    choice = t.choice(seat)
    if choice is None or choice.ask != "ask-which-grunt":
        return set()
    return {id.rpartition(":")[2] for id in t.options(seat) if id.startswith("activate/")}


# -- the steps ----------------------------------------------------------------------------------------------------


@cites(
    "aliens/activation/six-steps",
    "aliens/activation/step1-on-activation",
    "aliens/activation/step4-end-of-activation",
    "aliens/activation/step6-pass-token",
)
def test_the_six_steps_come_in_order() -> None:
    t = squad(["hudson", "ripley"], "frost")
    t.hand("hudson", "flare")
    t.deck("bolt-gun")
    t.tracker("lone-contact-1")
    t.marine_phase()
    t.play("hudson", "token", "seat:0")
    asks = []
    while t.game.view()["token"] == 0:
        choice = t.choice("hudson")
        assert choice is not None
        asks.append(choice.ask)
        ids = t.options("hudson")
        t.play("hudson", next(id for id in ("done", "done-equipping", "leave-it", "no-more") if id in ids))
    assert asks == ["ask-recycle", "ask-equip", "ask-action", "ask-bury", "ask-which-grunt"]


@cites("aliens/activation/six-steps")
def test_a_knocked_down_hero_goes_through_every_step_but_takes_no_action() -> None:
    t = squad(["hudson", "ripley"], "frost")
    t.hand("hudson", "flare")
    t.deck("bolt-gun")
    t.tracker("lone-contact-1")
    t.down("hudson")
    t.marine_phase()
    t.play("hudson", "token", "seat:0")
    asks = []
    while t.game.view()["token"] == 0:
        asks.append(t.choice("hudson").ask)  # type: ignore[union-attr]
        ids = t.options("hudson")
        t.play("hudson", next(id for id in ("done", "done-equipping", "leave-it", "no-more") if id in ids))
    assert asks == ["ask-recycle", "ask-equip", "ask-bury", "ask-which-grunt"]


@cites("aliens/activation/six-steps")
def test_a_grunt_activates_no_other_grunt_and_does_not_pass_the_token() -> None:
    t = squad(["hudson", "ripley"], "frost", "vasquez")
    to_grunts(t, "hudson")
    t.play("hudson", "activate", "character:frost")
    t.play("hudson", "stay")
    t.play("hudson", "done")
    assert t.game.view()["token"] == 1, "rank 1 may activate one grunt, and that was he"


# -- step 5 -------------------------------------------------------------------------------------------------------


@cites("aliens/activation/step5-grunts-by-rank", "aliens/character/rank")
@pytest.mark.parametrize(("hero", "count"), [("hudson", 1), ("hicks", 2), ("gorman", 3)])
def test_a_hero_activates_as_many_grunts_as_its_rank(hero: str, count: int) -> None:
    low = [who for who in ("hudson", "vasquez", "frost") if who != hero]
    extra = ["hicks"] if hero == "gorman" else []
    t = squad([hero, "ripley"], *low, *extra)
    to_grunts(t, hero)
    done = 0
    while grunts_offered(t):
        assert t.choice(0).args["count"] == count - done  # type: ignore[union-attr]
        t.play(0, "activate", f"character:{min(grunts_offered(t))}")
        done += 1
        while t.game.view()["token"] == 0 and t.choice(0).ask != "ask-which-grunt":  # type: ignore[union-attr]
            t.play(0, next(id for id in ("stay", "done-equipping", "done") if id in t.options(0)))
    assert done == count


@cites("aliens/activation/step5-grunts-by-rank", "aliens/endurance/may-or-must")
@pytest.mark.parametrize("used", [0, 1])
def test_it_may_activate_fewer(used: int) -> None:
    t = squad(["hicks", "ripley"], "hudson", "vasquez")
    to_grunts(t, "hicks")
    for _ in range(used):
        t.play("hicks", "activate", "character:hudson")
        t.play("hicks", "done")
    t.play("hicks", "no-more")
    assert t.game.view()["token"] == 1


@cites("aliens/activation/step5-grunts-by-rank", "aliens/turn/one-activation-each")
def test_a_grunt_that_was_activated_in_this_phase_is_not_offered_again() -> None:
    t = squad(["gorman", "hicks"], "hudson", "vasquez")
    to_grunts(t, "gorman")
    assert grunts_offered(t) == {"hudson", "vasquez"}
    t.play("gorman", "activate", "character:hudson")
    t.play("gorman", next(id for id in ("done-equipping", "done") if id in t.options("gorman")))
    while grunts_offered(t) == set():
        t.play("gorman", "done")
    assert grunts_offered(t) == {"vasquez"}
    t.play("gorman", "no-more")
    while grunts_offered(t, 1) == set():
        t.play("hicks", next(id for id in ("draw-none", "done") if id in t.options("hicks")))
    assert grunts_offered(t, 1) == {"vasquez"}


@cites("aliens/activation/step5-rank-limit", "aliens/character/rank")
@pytest.mark.parametrize(
    ("hero", "offered"),
    [
        ("frost", {"hudson", "vasquez"}),
        ("hicks", {"hudson", "vasquez", "frost"}),
        ("gorman", {"hicks", "hudson", "vasquez", "frost"}),
    ],
)
def test_no_grunt_of_a_higher_rank_is_activated(hero: str, offered: set[str]) -> None:
    t = squad([hero, "ripley"], *({"gorman", "hicks", "hudson", "vasquez", "frost"} - {hero}))
    to_grunts(t, hero)
    assert grunts_offered(t) == offered
    above = ({"gorman", "hicks"} - {hero}) - offered
    for who in above:
        with pytest.raises(Refused):
            t.play(hero, "activate", f"character:{who}")


@cites("aliens/activation/step5-marine-grunts")
def test_only_marine_grunts_are_activated_by_rank() -> None:
    t = scenario(["gorman"], mission="survive")
    t.only("gorman", "ripley", "newt", "frost")
    t.hand("gorman")
    to_grunts(t, "gorman")
    assert grunts_offered(t) == {"frost"}
    t.play("gorman", "no-more")
    assert {id.rpartition(":")[2] for id in t.options("gorman")} == {"ripley", "newt", "frost"}, "with the rest"


@cites("aliens/activation/step5-not-civilians")
def test_ripley_activates_no_grunts_in_step_5() -> None:
    t = squad(["ripley", "hudson"], "frost")
    to_grunts(t, "ripley")
    assert t.game.view()["token"] == 1
    assert grunts_offered(t) == set()


@cites("aliens/activation/step5-not-civilians")
def test_newt_activates_none_either() -> None:
    t = scenario(["ripley", "hudson"], mission="survive")
    t.only("ripley", "newt", "hudson", "frost")
    t.hand("ripley")
    t.marine_phase()
    t.play("hudson", "token", "seat:0")
    asks = set()
    while t.game.view()["token"] == 0:
        asks.add(t.choice("ripley").ask)  # type: ignore[union-attr]
        ids = t.options("ripley")
        t.play("ripley", next((id for id in ("done", "done-equipping") if id in ids), ids[0]))
    assert "ask-which-grunt" not in asks


@cites("aliens/activation/step5-grunts-by-rank")
def test_a_hero_that_was_lost_activates_no_more_grunts() -> None:
    t = squad(["gorman", "hudson"], "frost")
    t.marine_phase()
    t.play("gorman", "token", "seat:0")
    t.happens(LoseCharacter(t.character("gorman"), True, "attack", "aliens/defense/killed-on-ten"))
    t.play("gorman", "wait")
    assert grunts_offered(t) == set()
    assert t.game.view()["token"] == 1
