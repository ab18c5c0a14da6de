"""What helps a troubled mind: rest, shower, canteen, surgery, antidote, and what the laboratory makes of it."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import haunted, madden, madness

WAYS = ["calm-down", "scan-hand", "calm-down-and-scan-hand"]


def resting(level: int, where: str = "rest", *contamination: str) -> NemesisTable:
    """The captain, this mad, is about to rest, wash or eat, with these contamination cards in hand."""
    table = haunted()
    table.hand("captain", "rest", "search", "search")
    if where != "rest":
        table.place("captain", table.tile(7, where))
    table.contaminate("captain", *contamination, where="hand")
    table.turn("captain")
    madden(table, captain=level)
    return table


def rest(table: NemesisTable, where: str, way: str) -> None:
    """The captain rests, washes or eats in this way."""
    table.play("captain", "play/card:rest" if where == "rest" else "room-action/room:7")
    if way in table.options("captain"):
        table.play("captain", way)


@cites("void-seeders/rest/reduce-insanity")
@pytest.mark.parametrize(("level", "ways"), [(1, 1), (2, 3), (3, 1), (4, 3), (5, 3)])
def test_rest_calms_and_scans_but_never_below_a_level_that_stays(level: int, ways: int) -> None:
    table = resting(level)
    g = table.state
    assert [option for option, _ in g.species.rests(g, 0)] == (WAYS if ways == 3 else ["scan-hand"])
    table = resting(level)
    rest(table, "rest", "calm-down")
    assert madness(table) == level - (ways == 3)


@cites("void-seeders/rest/reduce-insanity")
@pytest.mark.parametrize(("where", "prefix"), [("rest", ""), ("shower", "wash-and-"), ("canteen", "eat-and-")])
def test_rest_shower_and_canteen_can_do_both(where: str, prefix: str) -> None:
    table = resting(4, where, "clean")
    table.light("captain", 2)
    rest(table, where, f"{prefix}calm-down-and-scan-hand")
    captain = table.of("captain")
    assert madness(table) == 3
    assert "contamination" not in captain.hand
    assert captain.light_wounds == (1 if where == "canteen" else 2)


@cites("void-seeders/rest/reduce-insanity")
@pytest.mark.parametrize(("where", "prefix"), [("shower", "wash-and-"), ("canteen", "eat-and-")])
def test_in_a_room_one_may_only_calm_down_or_only_scan(where: str, prefix: str) -> None:
    table = resting(4, where, "clean")
    rest(table, where, f"{prefix}calm-down")
    assert (madness(table), table.of("captain").hand.count("contamination")) == (3, 1)
    table = resting(4, where, "clean")
    rest(table, where, f"{prefix}scan-hand")
    assert (madness(table), table.of("captain").hand.count("contamination")) == (4, 0)


@cites("void-seeders/rest/infected")
@pytest.mark.parametrize("way", ["scan-hand", "calm-down-and-scan-hand"])
def test_an_infected_card_sets_the_level_to_five_whatever_else_was_done(way: str) -> None:
    table = resting(4, "rest", "infected", "clean")
    rest(table, "rest", way)
    captain = table.of("captain")
    assert madness(table) == 5
    assert captain.hand.count("contamination") == 1  # the infected one stays
    assert not captain.dead


@cites("void-seeders/rest/infected-at-five")
def test_at_level_five_an_infected_card_does_no_harm_but_nothing_calms() -> None:
    table = resting(5, "rest", "infected")
    rest(table, "rest", "calm-down-and-scan-hand")
    assert madness(table) == 5
    assert not table.of("captain").dead


@cites("void-seeders/room/surgery")
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_surgery_brings_the_level_down_to_three(level: int, after: int) -> None:
    table = haunted()
    table.place("captain", table.tile(3, "surgery"))
    table.hand("captain", "rest", "search", "search")
    table.contaminate("captain", "infected", "clean")
    table.turn("captain")
    madden(table, captain=level)
    table.play("captain", "room-action/room:3")
    captain = table.of("captain")
    assert madness(table) == after
    assert (captain.light_wounds, captain.passed) == (1, True)
    assert [captain.deck.count("contamination"), captain.hand, captain.discards] == [1, [], []]


@cites("void-seeders/item/antidote")
@pytest.mark.parametrize(("level", "after"), [(2, 2), (5, 3)])
def test_the_antidote_brings_the_level_down_to_three(level: int, after: int) -> None:
    table = haunted()
    table.give("captain", "antidote")
    table.hand("captain", "rest", "search", "search")
    table.turn("captain")
    madden(table, captain=level)
    table.play("captain", "use/item:antidote")
    if table.options("captain") == ["swallow"]:
        table.play("captain", "swallow")
    assert madness(table) == after
    assert table.of("captain").passed


@cites("void-seeders/item/clothes")
def test_clothes_only_dress_wounds() -> None:
    table = haunted()
    table.give("captain", "clothes")
    table.hand("captain", "rest", "search")
    table.turn("captain")
    assert "use/item:clothes" not in table.options("captain")
    table.wound("captain", "leg")
    table.turn("captain")
    table.play("captain", "use/item:clothes")
    assert table.of("captain").dressed_wounds == ["leg"]


# -- the laboratory --------------------------------------------------------------------------------------------


def in_the_laboratory(*crew: str) -> NemesisTable:
    """The captain is in the laboratory, room 3."""
    table = haunted(*(crew or ("captain", "scout")))
    table.place("captain", table.tile(3, "laboratory"))
    table.hand("captain", "rest", "search", "search")
    table.turn("captain")
    return table


def ways_in(table: NemesisTable) -> list[str]:
    """How something can be analysed there."""
    g = table.state
    return [option for option, _ in g.species.analyses(g, 0, 3)]


@cites("void-seeders/room/laboratory")
def test_a_mind_of_level_three_takes_the_place_of_a_corpse() -> None:
    table = in_the_laboratory("captain", "scout", "pilot")
    table.place("scout", 3)
    table.object("corpse-blue", 3)
    assert ways_in(table) == []
    madden(table, captain=2, scout=3, pilot=5)
    assert ways_in(table) == ["study-mind/seat:1"]
    madden(table, captain=3)
    assert ways_in(table) == ["study-mind/seat:0", "study-mind/seat:1"]
    table.weakness("corpse", "thin-blood", discovered=False)
    table.play("captain", "room-action/room:3")
    table.play("captain", "study-mind/seat:1")
    assert table.state.knows_weakness("thin-blood")
    assert ways_in(table) == []


@cites("void-seeders/room/laboratory-unchanged")
def test_eggs_and_carcasses_are_analysed_as_ever() -> None:
    table = in_the_laboratory()
    table.object("carcass", 3)
    table.object("egg", "captain")
    assert ways_in(table) == ["analyse/object:egg", "analyse/object:carcass"]
    table.play("captain", "room-action/room:3")
    table.play("captain", "analyse/object:carcass")
    assert table.state.discovered == 4
