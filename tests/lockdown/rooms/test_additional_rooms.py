"""The additional rooms of the facility, venting apart."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import offered, refusal, standing_in, use


@cites("lockdown/room/defense-control-cost", "lockdown/room/defense-control-effect")
def test_a_strike_uses_up_stores_and_hits_everybody_in_the_room() -> None:
    table = standing_in("defense-control")
    table.items_in("defense-control", 2)
    foes = [table.intruder(kind, "room:14") for kind in ("queen", "breeder")]
    table.attack_cards("cut-2", "cut-3", "cut-4", "cut-5")
    use(table)
    assert table.options("hacker") == ["exterminate-with-stock/room:14", "exterminate-with-overload/room:14"]
    table.play("hacker", "exterminate-with-stock/room:14")
    assert table.room("defense-control").items == 1
    assert not table.room("defense-control").malfunction
    assert table.room("room:14").malfunction
    assert [table.injuries(foe) for foe in foes] == [1, 1]
    assert [len(table.of(name).serious_wounds) for name in ("hacker", "janitor", "lab-rat")] == [0, 1, 1]


@cites("lockdown/room/defense-control-cost")
def test_without_stores_only_an_overload_is_left() -> None:
    table = standing_in("defense-control")
    table.items_in("defense-control", 0)
    table.intruder("queen", "room:14")
    use(table)
    assert table.room("defense-control").malfunction
    assert table.room("room:14").malfunction


@cites("lockdown/room/defense-control-effect")
def test_no_room_is_struck_without_an_intruder_or_with_a_malfunction() -> None:
    table = standing_in("defense-control")
    assert refusal(table) == "lockdown/room/defense-control-effect"
    table.intruder("adult", "room:14")
    table.malfunction("room:14")
    for kind in ("nest", "contaminated-room"):
        table.intruder("adult", table.lay(kind))
    unexplored = next(r for r in table.state.board.rooms if not table.state.is_explored(r))
    table.intruder("adult", unexplored)
    assert refusal(table) == "lockdown/room/defense-control-effect"


@cites("lockdown/room/defense-control-cost", "lockdown/room/defense-control-effect")
def test_from_afar_its_own_room_is_struck_with_stores_only_as_an_overload_would_break_it_first() -> None:
    table = standing_in("defense-control")
    room = table.room_number("defense-control")
    table.items_in(room, 1)
    table.intruder("adult", room)
    g = table.state
    assert [use for use, _ in g.box.room_uses["defense-control"].uses(g, 0, room)] == [
        f"exterminate-with-stock/room:{room}"
    ]


@cites("lockdown/room/guard-room")
def test_the_guard_room_hands_out_a_taser_or_a_suit_while_its_stock_lasts() -> None:
    table = standing_in("guard-room")
    table.items_in("guard-room", 1)
    crafted = len(table.state.zones[box.CRAFTED_DECK])
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["equip/item:taser", "equip/item:enviro-suit"]
    table.play("hacker", "equip/item:taser")
    assert "taser" in table.of("hacker").heavy + table.of("hacker").items
    assert table.room("guard-room").items == 0
    table.hand("hacker", "bypass", "backdoor")
    assert not offered(table)
    assert refusal(table) == "lockdown/room/guard-room"
    table.items_in("guard-room", 3)
    table.turn("hacker")
    use(table, "equip/item:enviro-suit")
    assert "enviro-suit" in table.of("hacker").heavy + table.of("hacker").items
    assert table.room("guard-room").items == 2
    assert len(table.state.zones[box.CRAFTED_DECK]) == crafted - 2


@cites("lockdown/room/guard-room")
def test_the_guard_room_has_nothing_that_the_crafted_deck_has_not() -> None:
    table = standing_in("guard-room")
    table.items_in("guard-room", 3)
    deck = table.state.zones[box.CRAFTED_DECK]
    for back in [back for back in deck if table.state.item_name(back) in ("taser", "enviro-suit")]:
        table.state.move(back, box.CRAFTED_DECK, box.OUT)
    table.turn("hacker")
    assert refusal(table) == "lockdown/room/guard-room"


@cites("lockdown/room/testing-lab")
def test_the_testing_lab_gives_a_neutralizer_to_those_who_know_enough() -> None:
    table = standing_in("testing-lab", "janitor")
    table.knowledge("hacker", 3)
    table.knowledge("janitor", 8)
    assert refusal(table) == "lockdown/room/testing-lab"
    table.knowledge("hacker", 4)
    use(table, "equip/item:neutralizer")
    assert "neutralizer" in table.of("hacker").heavy + table.of("hacker").items
    table.knowledge("hacker", 8)
    table.hand("hacker", "bypass", "backdoor")
    table.turn("hacker")
    assert offered(table)
    g = table.state
    for back in [back for back in g.zones[box.CRAFTED_DECK] if g.item_name(back) == "neutralizer"]:
        g.move(back, box.CRAFTED_DECK, box.OUT)
    table.turn("hacker")
    assert not offered(table)
    assert refusal(table) == "lockdown/room/testing-lab"


@cites("lockdown/room/contaminated-room")
@pytest.mark.parametrize("stock", [2, 1])
def test_whoever_searches_the_contaminated_room_is_slimed(stock: int) -> None:
    table = standing_in("contaminated-room", "janitor")
    table.items_in("contaminated-room", stock)
    table.hand("janitor", "search", "rest")
    table.turn("janitor")
    table.play("janitor", "play/card:search")
    table.play("janitor", "search/deck:red")
    table.play("janitor", table.options("janitor")[0])
    assert [table.of(name).slimed for name in table.seats] == [False, True, False]
    assert table.room("contaminated-room").items == stock - 1


@cites("lockdown/room/contaminated-room")
def test_other_rooms_are_searched_without_slime() -> None:
    table = standing_in("guard-room")
    table.items_in("guard-room", 2)
    table.play("hacker", "play/card:search")
    table.play("hacker", table.options("hacker")[0])
    assert not table.of("hacker").slimed
