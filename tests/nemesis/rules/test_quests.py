"""Quest items: activated by a basic action once their condition is met, ordinary items from then on."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED

from .aboard import standing_in

QUESTS = {
    item.id: (next(c.id for c in BOX.characters if item.id in c.quests), item.quest)
    for item in PRINTED.character_items.item
    if item.quest
}
IN_A_ROOM = sorted(item for item, (_, quest) in QUESTS.items() if quest.room)
FOR_AN_ITEM = sorted(item for item, (_, quest) in QUESTS.items() if quest.discard)


def owner_in(room: str, item: str, *given: str) -> NemesisTable:
    """The owner of a quest item is in this room with these items, about to act."""
    who = QUESTS[item][0]
    table = standing_in(room, crew=(who, "captain" if who != "captain" else "scout"))
    table.hand(who, "rest", "demolition", "search", "search")
    table.give(who, *given)
    table.turn(who)
    return table


@cites("nemesis/quest/activate-action")
@pytest.mark.parametrize("item", IN_A_ROOM)
def test_some_are_activated_in_the_named_room(item: str) -> None:
    who, quest = QUESTS[item]
    assert quest.room is not None
    table = owner_in("emergency-room", item)
    assert table.refusals(who)[f"activate/item:{item}"] == "nemesis/quest/activate-action"
    table = owner_in(quest.room, item)
    table.play(who, f"activate/item:{item}")
    assert item not in table.of(who).quests
    assert len(table.of(who).hand) == 3
    assert table.state.acted == 1


@cites("nemesis/quest/activate-action")
@pytest.mark.parametrize("item", FOR_AN_ITEM)
def test_others_are_activated_by_discarding_the_named_item(item: str) -> None:
    who, quest = QUESTS[item]
    table = owner_in("emergency-room", item, "grenade")
    assert table.refusals(who)[f"activate/item:{item}"] == "nemesis/quest/activate-action"
    for price in quest.discard:
        table = owner_in("emergency-room", item, price)
        table.play(who, f"activate/item:{item}/item:{price}")
        assert price not in table.of(who).items
        assert item in table.of(who).items + table.of(who).heavy
        assert table.told("item-discarded")[0]["rule"] == "nemesis/quest/activate-action"


@cites("nemesis/quest/activate-action")
def test_the_player_chooses_what_to_give_up() -> None:
    table = owner_in("emergency-room", "armor", "tools", "duct-tape")
    assert "activate/item:armor/item:tools" in table.options("soldier")
    table.play("soldier", "activate/item:armor/item:duct-tape")
    assert sorted(table.of("soldier").items) == ["armor", "tools"]


@cites("nemesis/quest/activate-action")
def test_activation_costs_a_card_and_is_impossible_in_combat_but_not_in_a_malfunction() -> None:
    table = owner_in("storage", "plasma-torch")
    table.malfunction("storage")
    table.turn("mechanic")
    assert "activate/item:plasma-torch" in table.options("mechanic")
    given = owner_in("emergency-room", "armor", "tools")
    given.malfunction("emergency-room")
    given.turn("soldier")
    assert "activate/item:armor/item:tools" in given.options("soldier")
    table.hand("mechanic")
    table.turn("mechanic")
    assert table.refusals("mechanic")["activate/item:plasma-torch"] == "nemesis/action/cost"
    table = owner_in("storage", "plasma-torch")
    table.intruder("larva", "storage")
    table.turn("mechanic")
    assert table.refusals("mechanic")["activate/item:plasma-torch"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/quest/activation")
def test_before_activation_it_is_no_item_and_afterwards_an_ordinary_one() -> None:
    table = owner_in("storage", "plasma-torch")
    assert "use/item:plasma-torch" not in {*table.options("mechanic"), *table.refusals("mechanic")}
    assert "drop/item:plasma-torch" not in table.asides("mechanic")
    table.play("mechanic", "activate/item:plasma-torch")
    assert table.of("mechanic").items == ["plasma-torch"]
    assert "use/item:plasma-torch" in table.options("mechanic")
    assert "drop/item:plasma-torch" in table.asides("mechanic")
    assert "activate/item:plasma-torch" not in {*table.options("mechanic"), *table.refusals("mechanic")}


@cites("nemesis/quest/activation")
def test_a_heavy_quest_item_goes_to_the_hands_once_activated() -> None:
    table = owner_in("emergency-room", "motion-scanner", "energy-charge")
    assert table.state.slots_used(0) == 1
    table.play("scout", "activate/item:motion-scanner/item:energy-charge")
    assert table.of("scout").heavy == ["rifle", "motion-scanner"]
    assert table.state.slots_used(0) == 2


@cites("nemesis/quest/activate-action")
def test_what_was_to_be_given_up_and_was_dropped_meanwhile_activates_nothing() -> None:
    table = owner_in("emergency-room", "armor", "tools")
    table.automatic = False
    table.play("soldier", "activate/item:armor/item:tools")
    table.play("soldier", "drop/item:tools")
    table.play("soldier", "pay/card:rest")
    assert "armor" in table.of("soldier").quests
    assert table.of("soldier").items == []


@cites("nemesis/quest/activation")
def test_nothing_activates_by_itself() -> None:
    table = owner_in("storage", "plasma-torch")
    table.play("mechanic", "pass")
    assert "plasma-torch" in table.of("mechanic").quests
