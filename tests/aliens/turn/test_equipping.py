"""Step 2: cards are equipped and unequipped."""

from __future__ import annotations

import pytest

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.kernel import Refused
from hullbreach.rulebook.citing import cites


def equipping(*hand: str, weapons: tuple[str, ...] = (), gear: tuple[str, ...] = ()) -> AliensTable:
    """Hero Gorman, about to equip, with Hicks two spaces away, Frost three, and Hudson next to him knocked down."""
    t = scenario(["gorman", "ripley"])
    t.only("gorman", "ripley", "hicks", "frost", "hudson")
    t.at("ripley", "C3:A2")
    t.at("frost", "C1:K8")
    t.at("hudson", "C1:L6")
    t.at("gorman", "C1:K5")
    t.at("hicks", "C1:K7")
    t.down("hudson")
    t.hand("gorman", *hand)
    t.weapons("gorman", *weapons)
    t.gear("gorman", *gear)
    t.activate("gorman")
    while t.choice("gorman").ask == "ask-order":  # type: ignore[union-attr]
        t.play("gorman", "no-order")
    return t


def offered(t: AliensTable, verb: str) -> list[str]:
    """What may be equipped or taken off."""
    return [id.partition("/")[2] for id in t.options("gorman") if id.startswith(f"{verb}/")]


@cites("aliens/equip/window", "aliens/equip/unequip")
def test_cards_are_equipped_and_taken_off_any_number_of_times_in_any_order() -> None:
    t = equipping("flare", "m4-helmet")
    for _ in range(2):
        t.play("gorman", "equip", "card:flare", "character:gorman")
        t.play("gorman", "equip", "card:m4-helmet", "character:gorman")
        t.play("gorman", "unequip", "card:flare")
        t.play("gorman", "unequip", "card:m4-helmet")
    assert sorted(t.hand_of("gorman")) == ["flare", "m4-helmet"]


@cites("aliens/equip/window")
def test_not_before_and_not_after_step_2() -> None:
    t = scenario(["gorman"])
    t.only("gorman")
    t.hand("gorman", "flare", "m4-helmet", "body-armor")
    t.activate("gorman")
    assert t.choice("gorman").ask == "ask-order"  # type: ignore[union-attr]
    assert not offered(t, "equip")
    t.play("gorman", "no-order")
    assert offered(t, "equip")
    t.play("gorman", "done-equipping")
    for _ in range(2):
        assert not offered(t, "equip")
        assert not offered(t, "unequip")
        with pytest.raises(Refused):
            t.play("gorman", "equip", "card:flare")
        t.play("gorman", "aim")


@cites("aliens/equip/from-hand", "aliens/endurance/cost")
def test_weapons_and_equipment_of_the_hand_are_put_on_at_their_cost_and_nothing_else() -> None:
    t = equipping("m41a-pulse-rifle", "flare", "second-wind", "scrounge")
    assert offered(t, "equip")[:2] == ["card:m41a-pulse-rifle/character:gorman", "card:flare/character:gorman"]
    assert not [id for id in offered(t, "equip") if "second-wind" in id or "scrounge" in id]
    before = len(t.pile("exhaust"))
    t.play("gorman", "equip", "card:m41a-pulse-rifle", "character:gorman")
    assert len(t.pile("exhaust")) == before + 3
    assert t.hand_of("gorman") == ["flare", "second-wind", "scrounge"]
    assert t.of("gorman")["weapons"] == [{"ref": "card:m41a-pulse-rifle", "jammed": False}]


@cites("aliens/equip/slot-needed")
def test_without_a_free_slot_a_card_stays_in_hand_until_something_is_taken_off() -> None:
    t = equipping("flare", gear=("m4-helmet", "body-armor"))
    assert "card:flare/character:gorman" not in offered(t, "equip")
    assert t.refusals("gorman")["equip/card:flare/character:gorman"] == "aliens/gear/equipment-slots"
    t.play("gorman", "unequip", "card:body-armor")
    assert "card:flare/character:gorman" in offered(t, "equip")
    t.play("gorman", "done-equipping")
    assert t.hand_of("gorman") == ["flare", "body-armor"], "or the new card is kept"


@cites("aliens/equip/unequip")
def test_equipped_cards_come_back_to_hand_at_no_cost_and_cost_again_later() -> None:
    t = equipping(weapons=("m41a-pulse-rifle",), gear=("flare",))
    before = len(t.pile("exhaust"))
    assert offered(t, "unequip") == ["card:m41a-pulse-rifle", "card:flare"]
    t.play("gorman", "unequip", "card:m41a-pulse-rifle")
    assert t.hand_of("gorman") == ["m41a-pulse-rifle"]
    assert len(t.pile("exhaust")) == before
    t.play("gorman", "equip", "card:m41a-pulse-rifle", "character:gorman")
    assert len(t.pile("exhaust")) == before + 3


@cites("aliens/equip/other-characters")
def test_others_up_to_two_spaces_away_are_equipped_too_even_if_knocked_down() -> None:
    t = equipping("m4-helmet")
    takers = [id.rpartition(":")[2] for id in offered(t, "equip")]
    assert takers == ["gorman", "hicks", "hudson"], "Frost is three spaces away"
    before = len(t.pile("exhaust"))
    t.play("gorman", "equip", "card:m4-helmet", "character:hudson")
    assert t.of("hudson")["equipment"] == [{"ref": "card:m4-helmet", "jammed": False}]
    assert len(t.pile("exhaust")) == before + 1
    assert t.hand_of("gorman") == []


@cites("aliens/equip/other-characters", "aliens/board/distance")
@pytest.mark.parametrize(("at", "is_near"), [("C2:C5", True), ("C2:D5", True), ("C2:A5", False)])
def test_the_two_spaces_are_walked_so_a_wall_is_gone_round_and_a_barricade_is_not_passed(
    at: str, is_near: bool
) -> None:
    """From C6 the Ward is reached through the door to C5 only."""
    t = scenario(["hicks"])
    t.only("hicks", "frost")
    t.at("hicks", "C2:C6")
    t.at("frost", at)
    t.hand("hicks", "flare")
    for barred in (False, True):
        if barred:
            t.barricade("C2:C5", "C2:C6")
        t.activate("hicks")
        t.play("hicks", "draw-none")
        assert ("equip/card:flare/character:frost" in t.options("hicks")) is (is_near and not barred)


@cites("aliens/equip/other-characters")
def test_others_need_a_free_slot_and_cannot_be_unequipped() -> None:
    t = equipping("flare")
    t.gear("hicks", "m4-helmet", "body-armor")
    t.activate("gorman")
    assert t.refusals("gorman") == {"equip/card:flare/character:hicks": "aliens/gear/equipment-slots"}
    assert offered(t, "unequip") == []


@cites("aliens/equip/other-characters")
def test_the_other_character_may_be_a_hero_of_another_player() -> None:
    t = scenario(["gorman", "ripley"])
    t.only("gorman", "ripley")
    t.at("gorman", "C1:K5")
    t.at("ripley", "C1:K7")
    t.hand("gorman", "flare")
    t.hand("ripley")
    t.activate("gorman")
    t.play("gorman", "equip", "card:flare", "character:ripley")
    assert t.of("ripley")["equipment"] == [{"ref": "card:flare", "jammed": False}]


@cites("aliens/equip/from-hand", "aliens/activation/six-steps")
def test_an_activated_grunt_is_not_equipped_from_a_hand() -> None:
    t = equipping("flare")
    t.activate("hicks")
    assert t.choice("gorman").ask == "ask-action"  # type: ignore[union-attr]
