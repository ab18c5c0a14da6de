"""Events that change what a waiting question is about."""

from __future__ import annotations

from hullbreach.aliens.box import HICKS
from hullbreach.aliens.rules.endurance import Discard
from hullbreach.aliens.scenario import scenario
from hullbreach.rulebook.citing import cites


@cites("aliens/event/any-time", "aliens/exit/leaving")
def test_a_hero_that_falls_back_onto_an_exit_while_equipping_equips_no_more() -> None:
    t = scenario(["hicks", "ripley"])
    t.only("hicks", "ripley")
    t.at("ripley", "C3:A2")
    t.at("hicks", "C1:L8")
    t.hand("hicks", "fall-back", "flare")
    t.activate("hicks")
    t.play("hicks", "draw-none")
    assert t.choice("hicks").ask == "ask-equip"  # type: ignore[union-attr]
    t.play("hicks", "event", "card:fall-back", "character:hicks")
    t.play("hicks", "go", t.ref("C1:L9"))
    assert t.of("hicks")["state"] == "out"
    assert t.hand_of("hicks") == ["flare"]


@cites("aliens/event/any-time", "aliens/discard/empty-deck")
def test_whoever_plays_the_last_hand_card_before_a_discard_discards_from_the_exhaust_pile() -> None:
    t = scenario(["hicks"])
    t.only("hicks", "frost")
    t.down("frost")
    t.hand("hicks", "get-up")
    t.exhaust_pile("flare", "bolt-gun", "scrounge", "m4-helmet")
    t.piles(deck=0, under=0)
    t.acts("hicks")
    t.happens(Discard(HICKS, 1))
    t.play("hicks", "event", "card:get-up", "character:frost")
    t.play("hicks", "discard", "pile:exhaust")
    assert t.pile("discard") == ["flare", "bolt-gun", "get-up"], "two for the event, then the event itself"
    assert t.pile("exhaust") == ["m4-helmet", "scrounge"]
