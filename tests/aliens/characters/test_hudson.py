"""Hudson: he empties his hand on activation, and reveals a card at the end."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites


def finishing(top: str, *, under: int | None = None) -> AliensTable:
    """Hudson, alone, with this card on top of the deck, is about to finish his activation."""
    t = scenario(["hudson"])
    t.only("hudson")
    t.hand("hudson")
    t.tracker("lone-contact-1", "slow-sweep-2", "false-return-3")
    t.deck(top)
    if under is not None:
        t.piles(under=under)
    t.activate("hudson")
    return t


@cites("aliens/ability/hudson-hero", "aliens/ability/on-activation", "aliens/recycle/from-hand")
def test_he_is_offered_to_recycle_cards_from_hand_before_anything_else() -> None:
    t = scenario(["hudson"])
    t.only("hudson")
    t.hand("hudson", "flare", "flare", "bolt-gun")
    t.exhaust_pile("body-armor")
    t.activate("hudson")
    assert t.options("hudson") == ["recycle/card:flare", "recycle/card:bolt-gun", "done"], "from hand only"
    t.play("hudson", "recycle", "card:flare")
    t.play("hudson", "recycle", "card:bolt-gun")
    assert t.pile("under") == [], "until all are chosen nothing moves"
    t.play("hudson", "done")
    assert t.hand_of("hudson") == ["flare"]
    assert sorted(t.pile("under")) == ["bolt-gun", "flare"]
    assert t.pile("exhaust") == ["body-armor"]
    assert t.choice("hudson").ask == "ask-equip"  # type: ignore[union-attr]


@cites("aliens/ability/hudson-hero", "aliens/endurance/may-or-must")
@pytest.mark.parametrize("count", [0, 3])
def test_he_may_recycle_nothing_or_the_whole_hand(count: int) -> None:
    t = scenario(["hudson"])
    t.only("hudson")
    t.hand("hudson", "flare", "body-armor", "bolt-gun")
    t.activate("hudson")
    for card in ("flare", "body-armor", "bolt-gun")[:count]:
        t.play("hudson", "recycle", f"card:{card}")
    if count < 3:
        t.play("hudson", "done")
    assert len(t.hand_of("hudson")) == 3 - count
    assert len(t.pile("under")) == count


@cites("aliens/ability/hudson-hero", "aliens/ability/end-of-activation", "aliens/reveal/matching")
@pytest.mark.parametrize(("answer", "next_card"), [("bury", "slow-sweep-2"), ("leave-it", "lone-contact-1")])
def test_on_a_weapon_he_may_put_the_top_tracker_card_on_the_bottom(answer: str, next_card: str) -> None:
    t = finishing("bolt-gun")
    t.play("hudson", "aim")
    assert t.told("revealed") == [], "not before the end"
    t.play("hudson", "aim")
    assert t.told("revealed")[0]["args"]["card"] == "card:bolt-gun"
    assert t.options("hudson") == ["leave-it", "bury/pile:tracker"]
    t.turn(6)
    t.play("hudson", answer)
    drawn = [f"{event['args']['card'].partition(':')[2]}-{event['args']['place']}" for event in t.told("tracker-drawn")]
    assert drawn[0] == next_card
    assert t.pile("under")[0] == "bolt-gun"


@cites("aliens/ability/hudson-hero")
def test_the_buried_card_comes_last() -> None:
    t = finishing("bolt-gun")
    t.hand("hudson", "tracker-ping")
    t.play("hudson", "done")
    t.play("hudson", "bury")
    assert [t.game.view()["tracker"][name] for name in ("left", "level")] == [3, 1]
    t.play("hudson", "event", "card:tracker-ping")
    assert [id.partition(":")[2] for id in t.options("hudson")] == ["slow-sweep-2", "false-return-3", "lone-contact-1"]


@cites("aliens/ability/hudson-hero", "aliens/reveal/placement")
@pytest.mark.parametrize("card", ["flare", "scrounge"])
@pytest.mark.parametrize("keeps", [True, False])
def test_he_may_take_a_revealed_equipment_or_event_into_hand(card: str, keeps: bool) -> None:
    t = finishing(card)
    t.play("hudson", "done")
    assert t.options("hudson") == [f"keep/card:{card}", "leave-it"]
    t.play("hudson", "keep" if keeps else "leave-it")
    assert t.hand_of("hudson") == ([card] if keeps else [])
    assert t.pile("under") == ([] if keeps else [card])


@cites("aliens/ability/hudson-hero", "aliens/reveal/hazard")
def test_a_revealed_hazard_is_resolved_and_never_kept() -> None:
    t = finishing("losing-hope")
    t.play("hudson", "done")
    assert t.told("hazard-strikes")[0]["args"] == {"who": "character:hudson", "card": "card:losing-hope"}
    assert t.pile("under") == ["losing-hope"]
    assert t.hand_of("hudson") == []


@cites("aliens/ability/hudson-hero", "aliens/endurance/may-or-must")
def test_he_must_reveal() -> None:
    t = finishing("losing-hope")
    t.play("hudson", "done")
    assert len(t.told("revealed")) == 1


@cites("aliens/ability/hudson-hero", "aliens/reveal/empty-deck")
def test_keeping_the_last_card_of_both_piles_loses_the_mission() -> None:
    t = scenario(["hudson"])
    t.only("hudson")
    t.deck("flare")
    t.piles(deck=1, under=0, exhaust=0)
    t.activate("hudson")
    t.play("hudson", "done")
    assert not t.game.over
    t.play("hudson", "keep")
    assert t.game.over
    assert t.game.outcome["lines"][-1]["rule"] == "aliens/endurance/running-out-loses"
