"""Cards of several characters: repairs, and those that every deck has."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.lockdown.crew.deck import holding, may_play, uses


@cites("lockdown/room/elevator-call")
@pytest.mark.parametrize(("who", "card"), [("lab-rat", "basic-repairs-facility"), ("sentry", "repairs-facility")])
def test_repairs_remove_a_malfunction_or_fetch_the_elevator_without_power(who: str, card: str) -> None:
    table = holding(who, card, room=1)
    table.dark("elevator")
    table.elevator(2)
    table.malfunction(1)
    assert uses(table, who, card) == ["remove-malfunction", "bring-elevator"]
    table.play(who, "bring-elevator")
    assert (table.state.elevator, table.of(who).room, table.room(1).malfunction) == (1, "room:1", True)


@cites("lockdown/malfunction/blocks-room-action")
def test_there_is_nothing_to_repair_where_all_is_well() -> None:
    table = holding("sentry", "repairs-facility", room=1)
    table.elevator(1)
    assert not may_play(table, "sentry", "repairs-facility")


@cites("lockdown/action/common-cards")
def test_every_deck_holds_the_five_common_cards_and_five_others() -> None:
    table = holding("hacker", "bypass")
    for character in table.state.box.characters:
        common = [card for card in character.deck if card in ("rest", "demolition", "search", "interruption")]
        assert sorted(common) == ["demolition", "interruption", "rest", "search", "search"]
        assert len(character.deck) == 10


@cites("lockdown/action/card-play")
def test_a_card_does_not_pay_for_itself() -> None:
    table = holding("janitor", "service-lift", room=1)
    table.hand("janitor", "service-lift")
    assert not may_play(table, "janitor", "service-lift")
    table.hand("janitor", "service-lift", "rest")
    table.turn("janitor")
    uses(table, "janitor", "service-lift")
    assert sorted(table.of("janitor").discards) == ["rest", "service-lift"]


@cites("lockdown/action/demolition")
def test_demolition_breaks_a_door_or_the_room() -> None:
    table = holding("hacker", "demolition", room=1)
    table.door("corridor:1-2")
    assert uses(table, "hacker", "demolition") == ["destroy-door/corridor:1-2", "place-malfunction"]
    table.play("hacker", "destroy-door")
    assert table.door_at("corridor:1-2") == "destroyed"
