"""What the technical items do."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import last_told, top_of

from .test_red_items import use, with_item


def test_chemicals_fill_a_flamethrower() -> None:
    table = with_item("chemicals", "flamethrower")
    table.ammo("soldier", "flamethrower", 1)
    table.turn("soldier")
    table.play("soldier", "use/item:chemicals")
    table.play("soldier", "reload/item:flamethrower")
    assert table.of("soldier").ammo["flamethrower"] == 4


@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_tools_and_tape_remove_a_malfunction(item: str) -> None:
    table = with_item(item)
    table.malfunction("surgery")
    table.turn("soldier")
    use(table, "soldier", item, "remove-malfunction")
    assert not table.room("surgery").malfunction
    assert table.of("soldier").items == []


@pytest.mark.parametrize("item", ["tools", "duct-tape"])
@cites("nemesis/room/engine-repair")
def test_tools_and_tape_repair_or_break_an_engine(item: str) -> None:
    table = with_item(item, room="engine-1")
    table.engine(1, "damaged")
    table.turn("soldier")
    use(table, "soldier", item, "work-on/engine:1")
    table.play("soldier", "change-order/engine:1")
    assert top_of(table, 1) == "working"


def test_tools_open_or_close_a_door() -> None:
    table = with_item("tools")
    table.play("soldier", "use/item:tools")
    table.play("soldier", "close-door/corridor:3-7")
    assert table.door_at("3-7") == "closed"


def test_tape_opens_no_door() -> None:
    table = with_item("duct-tape")
    assert table.refusals("soldier")["use/item:duct-tape"] == "nemesis/item/duct-tape"


def test_tape_joins_two_heavy_items() -> None:
    table = with_item("duct-tape", "fire-extinguisher")
    table.play("soldier", "use/item:duct-tape")
    table.play("soldier", "tape/item:assault-rifle/item:fire-extinguisher")
    assert table.state.slots_used(0) == 1


def test_an_extinguisher_puts_a_fire_out() -> None:
    table = with_item("fire-extinguisher")
    table.fire("surgery")
    table.turn("soldier")
    table.play("soldier", "use/item:fire-extinguisher")
    assert not table.room("surgery").fire
    assert table.of("soldier").heavy == ["assault-rifle"]


@cites("nemesis/weakness/effect")
@pytest.mark.parametrize("known", [False, True])
def test_an_extinguisher_makes_an_intruder_flee_and_hurts_it_once_phosphates_are_known(known: bool) -> None:
    table = with_item("fire-extinguisher")
    foe = table.intruder("breeder", "surgery")
    table.weakness("egg", "susceptibility-to-phosphates", discovered=known)
    table.turn("soldier")
    table.attack_cards("bite-6", "scratch-6")
    table.fate(event=["regeneration"])  # number 1: from room 3 to room 1
    table.play("soldier", "use/item:fire-extinguisher")
    assert table.intruders()[foe] == "room:1"
    assert table.injuries(foe) == int(known)


def test_an_intruder_that_has_fled_from_the_foam_does_not_flee_twice() -> None:
    table = with_item("fire-extinguisher")
    foe = table.intruder("breeder", "surgery")
    table.weakness("egg", "susceptibility-to-phosphates")
    table.turn("soldier")
    table.attack_cards("bite-0", "scratch-6")
    table.fate(event=["regeneration"])
    table.play("soldier", "use/item:fire-extinguisher")
    assert table.intruders()[foe] == "room:1"
    assert len(table.told("retreats")) == 1


@cites("nemesis/slime/removal")
def test_clothes_wipe_slime_off_or_dress_a_wound() -> None:
    table = with_item("clothes", "clothes")
    table.slime("soldier")
    table.wound("soldier", "leg")
    table.turn("soldier")
    table.play("soldier", "use/item:clothes")
    table.play("soldier", "remove-slime")
    assert not table.of("soldier").slimed
    use(table, "soldier", "clothes", "dress/seat:0/wound:leg")
    assert table.of("soldier").dressed_wounds == ["leg"]


def test_clothes_are_for_oneself() -> None:
    table = with_item("clothes")
    table.place("scout", "surgery")
    table.wound("scout", "leg")
    table.slime("scout")
    table.turn("soldier")
    assert table.refusals("soldier")["use/item:clothes"] == "nemesis/slime/removal"


@cites("nemesis/movement/no-technical-corridors", "nemesis/movement/by-card")
def test_plans_of_the_technical_corridors_lead_from_entrance_to_entrance_with_a_noise_roll() -> None:
    table = with_item("technical-corridors-plans", room="engine-3")
    table.explore(21)
    table.turn("soldier")
    table.fate(noise=["1"])
    table.play("soldier", "use/item:technical-corridors-plans")
    assert set(table.options("soldier")) == {f"crawl/room:{room}" for room in (2, 4, 5, 9, 14, 15, 21)}
    table.play("soldier", "crawl/room:21")
    assert table.of("soldier").room == "room:21"
    assert len(table.told("noise-rolled")) == 1
    table = with_item("technical-corridors-plans")
    refused = table.refusals("soldier")["use/item:technical-corridors-plans"]
    assert refused == "nemesis/movement/no-technical-corridors"


@cites("nemesis/movement/by-card")
def test_a_space_suit_leads_from_one_yellow_room_to_another_at_the_price_of_all_action_cards() -> None:
    table = with_item("space-suit", room="generator")
    table.tile(9, "comms-room")
    table.tile(10, "surgery")
    table.hand("soldier", "rest", "search", "contamination")
    table.turn("soldier")
    table.fate(noise=["silence"])
    use(table, "soldier", "space-suit", "spacewalk/room:9")
    assert table.of("soldier").room == "room:9"
    assert len(table.told("noise-rolled")) == 1
    assert table.of("soldier").hand == ["contamination"]
    table = with_item("space-suit")
    assert table.refusals("soldier")["use/item:space-suit"] == "nemesis/movement/by-card"


def test_the_plans_of_the_ship_show_two_rooms_without_their_tokens() -> None:
    table = with_item("nemesis-plans")
    table.tile(9, "generator", explored=False)
    table.tile(10, "armory", explored=False)
    table.turn("soldier")
    table.play("soldier", "use/item:nemesis-plans")
    table.play("soldier", "look-at/room:9")
    assert last_told(table, "room-peeked", "soldier")["place"] == "place:generator"
    assert "look-at/room:9" not in table.options("soldier")
    table.play("soldier", "look-at/room:10")
    told = last_told(table, "room-peeked", "soldier")
    assert told["place"] == "place:armory"
    assert "token" not in told
    g = table.state
    assert not g.seen[g.exploration_token(9)] & 1
    assert (choice := table.choice("soldier")) is not None
    assert choice.ask == "ask-action"
