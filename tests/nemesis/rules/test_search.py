"""Searching: the deck of the room's colour, the counter, two cards of which one is kept."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites

from .aboard import standing_in

HAND = ("search", "search", "rest", "demolition", "basic-repairs")
DECKS = {"red": box.RED_DECK, "yellow": box.YELLOW_DECK, "green": box.GREEN_DECK}


def about_to_search(kind: str, items: int = 2, crew: tuple[str, ...] = ("captain", "scout")) -> NemesisTable:
    table = standing_in(kind, crew=crew)
    table.items_in(kind, items)
    table.hand(crew[0], *HAND)
    table.turn(crew[0])
    return table


@cites("nemesis/search/room-colour")
@pytest.mark.parametrize(("kind", "colour"), [("armory", "red"), ("generator", "yellow"), ("surgery", "green")])
def test_the_colour_of_the_room_decides_the_deck(kind: str, colour: str) -> None:
    table = about_to_search(kind)
    top_two = [table.state.item_name(back) for back in table.state.zones[DECKS[colour]][-2:]]
    table.play("captain", "play/card:search")
    offered = {option.removeprefix("keep/item:") for option in table.options("captain")}
    assert offered == set(top_two)
    table.play("captain", table.options("captain")[0])
    inventory = table.game.view(1)["crew"][0]["inventory"]
    heavy = len(table.of("captain").heavy) > 1
    assert heavy or inventory["colours"] == {colour: 1}


@cites("nemesis/search/white-room")
def test_in_a_white_room_the_player_chooses_one_deck_for_both_cards() -> None:
    for colour, deck in DECKS.items():
        table = about_to_search("shower")
        table.play("captain", "play/card:search")
        assert table.options("captain") == ["search/deck:red", "search/deck:yellow", "search/deck:green"]
        before = {name: len(table.state.zones[zone]) for name, zone in DECKS.items()}
        table.play("captain", f"search/deck:{colour}")
        assert len(table.state.zones[deck]) == before[colour] - 2
        others = [name for name in DECKS if name != colour]
        assert all(len(table.state.zones[DECKS[name]]) == before[name] for name in others)


@cites("nemesis/search/counter")
def test_every_search_lowers_the_counter_and_at_zero_there_is_nothing_to_find() -> None:
    table = about_to_search("armory", items=1)
    table.play("captain", "play/card:search")
    table.play("captain", table.options("captain")[0])
    assert table.room("armory").items == 0
    assert table.refusals("captain")["play/card:search"] == "nemesis/search/procedure"
    table = about_to_search("armory", items=2)
    table.play("captain", "play/card:search")
    table.play("captain", table.options("captain")[0])
    assert table.room("armory").items == 1
    assert "play/card:search" in table.options("captain")


@cites("nemesis/search/procedure")
def test_one_of_two_cards_is_kept_in_secret_and_the_other_goes_to_the_bottom() -> None:
    table = about_to_search("armory")
    table.fate(item=["grenade", "decoy"])
    hand = len(table.of("captain").hand)
    table.play("captain", "play/card:search")
    assert len(table.of("captain").hand) == hand - 1
    assert sorted(table.options("captain")) == ["keep/item:decoy", "keep/item:grenade"]
    assert "grenade" not in str(table.game.events(1))
    table.play("captain", "keep/item:grenade")
    g = table.state
    assert table.of("captain").items == ["grenade"]
    assert len(g.zones[box.RED_DECK]) == 29
    assert g.item_name(g.zones[box.RED_DECK][0]) == "decoy"
    assert "decoy" not in str(table.game.view(1))
    assert g.seen[g.zones[box.RED_DECK][0]] == 1


@cites("nemesis/search/procedure")
def test_search_is_an_out_of_combat_card() -> None:
    table = about_to_search("armory")
    table.intruder("adult", "armory")
    table.turn("captain")
    assert table.refusals("captain")["play/card:search"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/search/procedure")
def test_a_deck_of_fewer_than_two_cards_gets_its_discards_shuffled_under_it() -> None:
    table = about_to_search("armory")
    g = table.state
    deck, discards = g.zones[box.RED_DECK], g.zones[box.RED_DISCARD]
    discards.extend(deck[:3])
    g.zones[box.OUT].extend(deck[3:-1])
    last = deck[-1]
    deck[:] = [last]
    for back in discards:
        g.show(back)
    table.turn("captain")
    table.play("captain", "play/card:search")
    aside = g.zones[g.zone(0, box.ASIDE)]
    assert aside[0] == last
    assert len(aside) == 2
    assert (len(deck), len(discards)) == (2, 0)


@cites("nemesis/search/procedure")
def test_the_last_card_is_kept_without_another() -> None:
    table = about_to_search("armory")
    g = table.state
    g.zones[box.OUT].extend(g.zones[box.RED_DECK][1:])
    del g.zones[box.RED_DECK][1:]
    table.play("captain", "play/card:search")
    assert len(table.options("captain")) == 1
    table.play("captain", table.options("captain")[0])
    assert g.zones[box.RED_DECK] == []


@cites("nemesis/room/special-rooms")
def test_special_rooms_cannot_be_searched() -> None:
    table = standing_in("cockpit")
    table.items_in("cockpit", 3)
    table.hand("captain", *HAND)
    table.turn("captain")
    assert table.refusals("captain")["play/card:search"] == "nemesis/search/procedure"
