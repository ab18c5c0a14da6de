"""What the medical items do."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites

from .test_red_items import with_item


@pytest.mark.parametrize("item", ["bandages", "medkit"])
@pytest.mark.parametrize("patient", ["soldier", "scout"])
@cites("nemesis/wound/dress")
def test_bandages_and_medkits_dress_a_wound_of_anybody_in_the_room(item: str, patient: str) -> None:
    table = with_item(item)
    table.place("scout", "surgery")
    table.wound(patient, "leg", "hand")
    table.turn("soldier")
    table.play("soldier", f"use/item:{item}")
    table.play("soldier", "dress", f"seat:{table.seat(patient)}", "wound:hand")
    assert table.of(patient).serious_wounds == ["leg"]
    assert table.of(patient).dressed_wounds == ["hand"]


@cites("nemesis/wound/heal")
def test_bandages_heal_all_light_wounds_and_a_medkit_a_dressed_serious_one() -> None:
    table = with_item("bandages", "medkit")
    table.place("scout", "surgery")
    table.light("scout", 2)
    table.wound("soldier", "leg", dressed=True)
    table.turn("soldier")
    table.play("soldier", "use/item:bandages")
    assert table.of("scout").light_wounds == 0
    table.play("soldier", "use/item:medkit")
    assert table.of("soldier").dressed_wounds == []


@cites("nemesis/wound/heal")
def test_bandages_heal_no_dressed_wound_and_medkits_no_light_one() -> None:
    table = with_item("bandages", "medkit")
    table.wound("soldier", "leg", dressed=True)
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:bandages"] == "nemesis/wound/dress"
    table = with_item("bandages", "medkit")
    table.light("soldier", 1)
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:medkit"] == "nemesis/wound/heal"


def test_food_draws_two_cards() -> None:
    table = with_item("synthetic-food")
    table.play("soldier", "use/item:synthetic-food")
    assert len(table.of("soldier").hand) == 5 - 1 + 2


@cites("nemesis/round/two-actions")
def test_an_injection_draws_a_card_and_lifts_the_limit_of_two_actions_until_one_passes() -> None:
    table = with_item("adrenaline-injection")
    table.explore(7)
    table.fate(noise=["silence", "silence", "silence"])
    table.play("soldier", "use/item:adrenaline-injection")
    assert len(table.of("soldier").hand) == 5 - 1 + 1
    for nth, room in enumerate((7, 3, 7), start=2):
        table.play("soldier", f"move/room:{room}")
        assert table.state.acted == nth
        assert table.game.choices[0].seat == 0
    table.play("soldier", "pass")
    assert table.of("soldier").passed
    assert table.game.choices[0].seat == 1


@cites("nemesis/contamination/scan", "nemesis/contamination/removed-from-game")
@pytest.mark.parametrize("state", ["clean", "infected"])
def test_alcohol_removes_a_contamination_card_and_an_infected_one_is_replaced(state: str) -> None:
    table = with_item("alcohol")
    table.contaminate("soldier", state, where="hand")
    table.turn("soldier")
    table.play("soldier", "use/item:alcohol")
    [card] = table.state.contaminations(table.state.hand(0))
    table.play("soldier", "cleanse/card:contamination")
    assert card in table.state.zones[box.OUT]
    assert "contamination" not in table.of("soldier").hand
    assert table.of("soldier").discards.count("contamination") == int(state == "infected")
    assert not table.of("soldier").infested
    assert table.told("scanned")[0]["args"]["infected"] == int(state == "infected")


def test_alcohol_without_contamination_is_useless() -> None:
    table = with_item("alcohol")
    assert table.refusals("soldier")["use/item:alcohol"] == "nemesis/contamination/scan"


def test_alcohol_lets_one_pick_the_card_that_a_scan_has_shown_to_be_infected() -> None:
    table = with_item("alcohol")
    table.contaminate("soldier", "clean", "infected", where="hand")
    g = table.state
    g.show(g.infection_of(g.hand(0)[-1]))
    table.turn("soldier")
    table.play("soldier", "use/item:alcohol")
    assert table.options("soldier") == ["cleanse/card:contamination", "cleanse-infected/card:contamination"]
    table.play("soldier", "cleanse-infected/card:contamination")
    assert table.told("scanned")[0]["args"]["infected"] == 1


def test_drugs_replace_any_cards_and_one_more() -> None:
    table = with_item("military-drugs")
    table.hand("soldier", "rest", "search", "demolition", "contamination")
    table.turn("soldier")
    table.automatic = False
    table.play("soldier", "use/item:military-drugs")
    table.play("soldier", "pay/card:rest")
    table.play("soldier", "discard/card:contamination")
    table.play("soldier", "discard/card:search")
    assert table.of("soldier").hand == ["demolition"]
    table.play("soldier", "keep-rest")
    assert len(table.of("soldier").hand) == 4
    assert table.of("soldier").hand[0] == "demolition"


def test_drugs_taken_with_an_empty_hand_still_give_a_card() -> None:
    table = with_item("military-drugs")
    table.hand("soldier", "rest")
    table.turn("soldier")
    table.play("soldier", "use/item:military-drugs")
    assert len(table.of("soldier").hand) == 1
