"""Items, searching, crafting, eggs and the nest."""

from __future__ import annotations

from typing import Any

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.corrections import judgements
from hullbreach.nemesis.rules.ammunition import Reload
from hullbreach.nemesis.rules.hazards import PlaceFire, PlaceMalfunction, RemoveFire, RemoveMalfunction
from hullbreach.nemesis.rules.items import GainItem
from hullbreach.nemesis.rules.phases import PlayerTurn
from hullbreach.nemesis.species.intruders.injury import NestCheck
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene, is_shuffled

DECKS = {"red": box.RED_DECK, "yellow": box.YELLOW_DECK, "green": box.GREEN_DECK}


def inventory(scene: Scene, viewer: int = 1) -> dict[str, Any]:
    """What somebody sees of the inventory of seat 0."""
    return dict(scene.table.game.view(viewer)["crew"][0]["inventory"])


def room_of(scene: Scene, colour: str) -> int:
    """A room of this colour that can be searched, turned up with two items in it."""
    g = scene.table.state
    kinds = [
        row.id for row in g.box.tables.rooms.room if row.colour == colour and row.searchable and row.tile != "special"
    ]
    kind = next((kind for kind in kinds if any(g.room_name(r) == kind for r in g.board.rooms)), kinds[0])
    room = scene.table.lay(kind)
    scene.table.items_in(room, 2)
    return room


def searching(game: str, colour: str = "red") -> tuple[Scene, int]:
    scene = Scene(game)
    room = room_of(scene, colour)
    scene.table.hand(0, "search", "rest", "search")
    scene.stand(room)
    return scene, room


# -- searching ------------------------------------------------------------------------------------------------


@cites_shared("nemesis/search/room-colour", "nemesis/item/colours")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_the_colour_of_the_room_decides_the_deck(game: str, colour: str) -> None:
    scene, _ = searching(game, colour)
    g = scene.table.state
    top = {g.item_name(back) for back in g.zones[DECKS[colour]][-2:]}
    scene.table.play(0, "play/card:search")
    assert {option.removeprefix("keep/item:") for option in scene.table.options(0)} == top


@cites_shared("nemesis/item/colours")
def test_every_item_shows_the_colour_of_the_deck_it_came_from(game: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    g = scene.table.state
    for zone in (*DECKS.values(), box.CRAFTED_DECK):
        found = next(back for back in g.zones[zone] if not g.item(back).heavy)
        scene.carry_out(GainItem(0, found, zone))
    assert inventory(scene)["colours"] == {"red": 1, "yellow": 1, "green": 1, "blue": 1}


@cites_shared("nemesis/search/white-room")
def test_in_a_white_room_the_player_chooses_one_deck_for_both_cards(game: str) -> None:
    scene, _ = searching(game, "white")
    scene.table.play(0, "play/card:search")
    assert scene.table.options(0) == [f"search/deck:{colour}" for colour in DECKS]
    before = {colour: len(scene.table.state.zones[zone]) for colour, zone in DECKS.items()}
    scene.table.play(0, "search/deck:yellow")
    after = {colour: len(scene.table.state.zones[zone]) for colour, zone in DECKS.items()}
    assert {colour: before[colour] - after[colour] for colour in DECKS} == {"red": 0, "yellow": 2, "green": 0}


@cites_shared("nemesis/search/white-room")
@pytest.mark.parametrize("colour", DECKS)
def test_everybody_sees_which_deck_is_drawn_from(game: str, colour: str) -> None:
    scene, _ = searching(game, "white")
    scene.table.play(0, "play/card:search")
    scene.table.play(0, f"search/deck:{colour}")
    assert [event["args"]["deck"] for event in scene.table.told("items-drawn")] == [f"deck:{colour}"]


@cites_shared("nemesis/search/white-room")
def test_everybody_sees_which_deck_is_drawn_from_whatever_is_found(game: str) -> None:
    scene, _ = searching(game, "white")
    scene.table.fate(item=[scene.ground.rifle])
    scene.table.play(0, "play/card:search")
    scene.table.play(0, "search/deck:red")
    assert [event["args"] for event in scene.table.told("items-drawn")] == [
        {"who": "seat:0", "deck": "deck:red", "count": 2}
    ]
    scene.table.play(0, f"keep/item:{scene.ground.rifle}")
    assert scene.table.told("heavy-item-gained")


@cites_shared("nemesis/search/counter")
@pytest.mark.parametrize("colour", ["red", "white"])
def test_every_search_lowers_the_counter_and_at_zero_there_is_nothing_to_find(game: str, colour: str) -> None:
    scene, room = searching(game, colour)
    for left in (1, 0):
        scene.table.play(0, "play/card:search")
        if colour == "white":
            scene.table.play(0, "search/deck:red")
        scene.table.play(0, scene.table.options(0)[0])
        assert scene.table.room(room).items == left
        scene.table.lose_items(0)
        scene.table.hand(0, "search", "rest")
        scene.table.turn(0)
    assert "play/card:search" not in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:search"] == f"{game}/search/procedure"


@cites_shared("nemesis/search/counter")
def test_a_search_lowers_the_counter_of_a_white_room_by_one_too(game: str) -> None:
    scene, room = searching(game, "white")
    scene.table.play(0, "play/card:search")
    scene.table.play(0, "search/deck:yellow")
    assert scene.table.room(room).items == 1


@cites_shared("nemesis/search/procedure", "nemesis/item/inventory-secret", "nemesis/item/kinds")
def test_one_of_two_cards_is_kept_in_secret_and_the_other_goes_to_the_bottom(game: str) -> None:
    scene, room = searching(game)
    g = scene.table.state
    scene.table.fate(item=["grenade", "decoy"])
    scene.table.play(0, "play/card:search")
    scene.table.play(0, "keep/item:grenade")
    assert scene.table.of(0).items == ["grenade"]
    assert scene.table.room(room).items == 1
    assert g.item_name(g.zones[box.RED_DECK][0]) == "decoy"
    assert g.seen[g.zones[box.RED_DECK][0]] == 1  # by the finder alone
    assert scene.table.told("item-gained", 1)[0]["args"] == {"who": "seat:0", "colour": "red"}
    assert inventory(scene) == {"count": 1, "colours": {"red": 1}, "known": []}
    assert inventory(scene, 0)["known"] == ["grenade"]
    assert "decoy" not in str(scene.table.game.view(1))


@cites_shared("nemesis/search/procedure")
def test_a_search_costs_its_card_alone_and_is_impossible_in_combat(game: str) -> None:
    scene, room = searching(game)
    scene.table.hand(0, "search")
    scene.table.turn(0)
    assert "play/card:search" in scene.table.options(0)
    scene.meet("adult")
    assert "play/card:search" not in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:search"] == f"{game}/action/out-of-combat-only"
    assert scene.table.room(room).items == 2


@cites_shared("nemesis/search/procedure")
def test_a_deck_with_a_single_card_gets_its_discards_shuffled_under_it(game: str) -> None:
    scene, _ = searching(game)
    g = scene.table.state
    deck, discards = g.zones[box.RED_DECK], g.zones[box.RED_DISCARD]
    last = deck.pop()
    discards.extend(deck)
    deck[:] = [last]
    before = scene.faces(box.RED_DISCARD)
    scene.table.turn(0)
    scene.table.play(0, "play/card:search")
    assert [back == last for back in g.zones[g.zone(0, box.ASIDE)]] == [True, False]
    assert (len(deck), discards) == (len(before) - 1, [])
    assert is_shuffled(scene.faces(box.RED_DECK), before)


@cites_shared("nemesis/search/procedure")
def test_two_cards_are_enough_to_leave_the_discards_alone(game: str) -> None:
    scene, _ = searching(game)
    g = scene.table.state
    deck, discards = g.zones[box.RED_DECK], g.zones[box.RED_DISCARD]
    discards.extend(deck[:-2])
    deck[:] = deck[-2:]
    before = list(discards)
    scene.table.turn(0)
    scene.table.play(0, "play/card:search")
    assert (deck, discards) == ([], before)


@cites_shared("nemesis/search/procedure")
def test_who_finds_the_last_card_of_all_keeps_it(game: str) -> None:
    scene, _ = searching(game)
    g = scene.table.state
    g.zones[box.OUT].extend(g.zones[box.RED_DECK][1:])
    del g.zones[box.RED_DECK][1:]
    scene.table.play(0, "play/card:search")
    (keep,) = scene.table.options(0)
    scene.table.play(0, keep)
    assert g.zones[box.RED_DECK] == []


@cites_shared("nemesis/search/procedure")
def test_where_nothing_is_left_nobody_searches(game: str) -> None:
    scene, room = searching(game)
    scene.table.items_in(room, 1)
    assert "play/card:search" in scene.table.options(0)
    scene.table.items_in(room, 0)
    assert "play/card:search" not in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:search"] == f"{game}/search/procedure"


@cites_shared("nemesis/action/pick-up-not-for-items", "nemesis/item/heavy-public", "nemesis/item/kinds")
def test_a_heavy_item_found_is_taken_in_hand_for_all_to_see(game: str) -> None:
    scene, _ = searching(game)
    rifle = scene.ground.rifle
    scene.table.fate(item=[rifle, "grenade"])
    scene.table.play(0, "play/card:search")
    scene.table.play(0, f"keep/item:{rifle}")
    assert rifle in scene.table.of(0).heavy
    assert rifle in [held["item"] for held in scene.table.game.view(1)["crew"][0]["hands"]]
    assert [event["args"]["item"] for event in scene.table.told("heavy-item-gained", 1)] == [f"item:{rifle}"]
    assert scene.table.state.acted == 1
    assert scene.table.of(0).discards == ["search"]


@cites_shared("nemesis/item/heavy-public")
def test_a_heavy_tool_is_as_public_as_a_weapon(game: str) -> None:
    scene, _ = searching(game, "yellow")
    tool = {"nemesis": "fire-extinguisher", "lockdown": "portable-terminal"}[game]
    scene.table.fate(item=[tool, "duct-tape" if game == "nemesis" else "toolbelt"])
    scene.table.play(0, "play/card:search")
    scene.table.play(0, f"keep/item:{tool}")
    assert tool in [held["item"] for held in scene.table.game.view(1)["crew"][0]["hands"]]


@cites_shared("nemesis/room/special-rooms", "nemesis/room/nest-no-search")
def test_special_rooms_and_the_nest_cannot_be_searched(game: str) -> None:
    scene = Scene(game)
    assert all(scene.table.room(room).explored for room in special_rooms(scene))
    elsewhere = scene.table.lay("surgery")
    for room in (elsewhere, *special_rooms(scene), scene.table.lay("nest")):
        scene.table.items_in(room, 2)
        scene.table.hand(0, "search", "rest")
        scene.stand(room)
        assert ("play/card:search" in scene.table.options(0)) == (room == elsewhere)
        assert ("play/card:search" in scene.table.refusals(0)) == (room != elsewhere)


@cites_shared("nemesis/room/special-rooms")
def test_special_rooms_burn_and_malfunction_like_others(game: str) -> None:
    scene = Scene(game)
    for room in special_rooms(scene):
        scene.carry_out(PlaceFire(room), PlaceMalfunction(room))
        assert (scene.table.room(room).fire, scene.table.room(room).malfunction) == (True, True)
        scene.carry_out(RemoveFire(room), RemoveMalfunction(room))


def special_rooms(scene: Scene) -> list[int]:
    """The rooms that are printed on the board."""
    g = scene.table.state
    return [room for room in g.board.rooms if g.site.printed_kind[room]]


# -- items ----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/item/two-hand-slots")
def test_with_both_hands_full_one_of_the_heavy_things_must_be_dropped(game: str) -> None:
    scene, _ = searching(game)
    rifle = scene.ground.rifle
    scene.table.object("egg", scene.table.seats[0])
    scene.table.give(0, "clothes")  # not heavy, so no help
    scene.table.turn(0)
    scene.table.fate(item=[rifle, "grenade"])
    scene.table.play(0, "play/card:search")
    scene.table.play(0, f"keep/item:{rifle}")
    held = [f"drop/item:{item}" for item in scene.table.of(0).heavy]
    assert (len(held), scene.table.options(0)) == (2, [*held, "drop/object:egg"])
    scene.table.play(0, "drop/object:egg")
    assert len(scene.table.of(0).heavy) == 2


@cites_shared("nemesis/item/kinds", "nemesis/item/two-hand-slots")
@pytest.mark.parametrize("thing", ["corpse-1", "carcass", "egg"])
def test_every_object_can_be_carried_and_takes_a_hand(game: str, thing: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    scene.table.object(thing, scene.near[4])
    scene.table.turn(0)
    scene.table.play(0, f"pick-up/object:{thing}")
    assert (scene.table.of(0).objects, scene.table.state.slots_used(0)) == ([thing], 1)


@cites_shared("nemesis/item/kinds")
def test_a_heavy_item_that_is_no_weapon_takes_a_hand_too(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    scene.table.lose_items(0)
    piles = [(back, deck) for deck in box.DECK_OF_COLOUR.values() for back in g.zones[deck]]
    back, deck = next((back, deck) for back, deck in piles if g.item(back).heavy and g.item(back).weapon is None)
    scene.carry_out(GainItem(0, back, deck))
    assert (scene.table.of(0).heavy, scene.table.of(0).items) == ([g.item_name(back)], [])
    assert g.slots_used(0) == 1


@cites_shared("nemesis/item/kinds")
def test_a_crafted_item_is_kept_where_its_kind_is_kept(game: str) -> None:
    for heavy in (True, False):
        scene = Scene(game)
        g = scene.table.state
        scene.table.lose_items(0)
        back = next(back for back in g.zones[box.CRAFTED_DECK] if g.item(back).heavy is heavy)
        scene.carry_out(GainItem(0, back, box.CRAFTED_DECK))
        kept = scene.table.of(0).heavy if heavy else scene.table.of(0).items
        assert (kept, g.slots_used(0)) == ([g.item_name(back)], int(heavy))


@cites_shared("nemesis/item/inventory-secret")
def test_the_inventory_has_no_size_limit(game: str) -> None:
    scene = Scene(game)
    found = [back for back in scene.table.state.zones[box.RED_DECK] if not scene.table.state.item(back).heavy]
    scene.carry_out(*(GainItem(0, back, box.RED_DECK) for back in found))
    assert inventory(scene)["colours"] == {"red": len(found)}
    assert len(found) > 9
    assert "pass" in scene.table.options(0)


@cites_shared("nemesis/item/drop-free", "nemesis/item/drop-object")
def test_dropping_costs_nothing_and_an_object_stays_in_the_room(game: str) -> None:
    scene = Scene(game)
    scene.table.object("carcass", scene.table.seats[0])
    scene.table.turn(0)
    hand = scene.table.of(0).hand
    scene.table.play(0, "drop/object:carcass")
    assert scene.table.room(scene.near[4]).objects == ["carcass"]
    (gun,) = scene.table.of(0).heavy
    scene.table.play(0, f"drop/item:{gun}")
    assert scene.table.of(0).heavy == []
    assert (scene.table.of(0).hand, scene.table.state.acted) == (hand, 0)


@cites_shared("nemesis/item/drop-free", "nemesis/item/drop-object")
@pytest.mark.parametrize("thing", ["egg", "carcass", "corpse-1"])
def test_every_object_stays_where_it_was_dropped_even_in_the_nest(game: str, thing: str) -> None:
    scene = Scene(game)
    scene.table.explore(scene.ground.lair)
    scene.stand(scene.ground.lair)
    scene.table.lose_items(0)
    scene.table.object(thing, scene.table.seats[0])
    scene.table.object("corpse-0", scene.table.seats[0])
    scene.meet("creeper")
    eggs = len(scene.table.state.eggs_in_nest())
    scene.table.play(0, f"drop/object:{thing}")
    assert scene.table.room(scene.ground.lair).objects == [thing]
    assert (scene.table.of(0).objects, len(scene.table.state.eggs_in_nest())) == (["corpse-0"], eggs)


@cites_shared("nemesis/item/drop-free")
def test_one_drops_something_between_two_actions_too(game: str) -> None:
    scene = Scene(game)
    (gun,) = scene.table.of(0).heavy
    scene.enter_the_hall()
    assert scene.table.state.acted == 1
    scene.table.play(0, f"drop/item:{gun}")
    assert (scene.table.of(0).heavy, scene.table.state.acted) == ([], 1)


@cites_shared("nemesis/item/drop-free")
def test_nobody_drops_anything_in_the_turn_of_another(game: str) -> None:
    scene = Scene(game)
    for seat in (0, 1):
        scene.table.give(seat, "clothes")
    scene.table.turn(0)
    drops = [[option.id for option in scene.table.game.asides(seat) if option.verb == "drop"] for seat in (0, 1)]
    assert "drop/item:clothes" in drops[0]
    assert drops[1] == []


@cites_shared("nemesis/item/drop-free")
def test_who_acted_last_drops_nothing_once_the_turn_is_over(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "clothes")
    scene.table.turn(0)
    assert "drop/item:clothes" in scene.table.asides(0)
    stack = scene.table.state.stack
    stack[:] = [waiting for waiting in stack if not isinstance(waiting[0], PlayerTurn)]
    assert scene.table.state.active == 0
    assert "drop/item:clothes" not in scene.table.asides(0)


@cites_shared("nemesis/item/ammo-capacity")
def test_a_weapon_never_holds_more_than_its_capacity(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    g = scene.table.state
    gun = g.held(0, scene.ground.gun)
    scene.table.ammo(0, scene.ground.gun, 1)
    assert any(option.id.startswith("judge-ammunition-add/seat:0") for option in judgements(g))
    scene.carry_out(Reload(gun, 9))
    assert g.ammo_in(gun) == g.capacity(gun) < 9
    assert not any(option.id.startswith("judge-ammunition-add/seat:0") for option in judgements(g))


@cites_shared("nemesis/item/ammo-capacity")
def test_nor_does_it_come_with_more(game: str) -> None:
    scene = Scene(game)
    scene.table.lose_items(0)
    g = scene.table.state
    made = next(back for back in g.zones[box.CRAFTED_DECK] if g.item_name(back) == "flamethrower")
    scene.carry_out(GainItem(0, made, box.CRAFTED_DECK))
    assert scene.table.of(0).heavy == ["flamethrower"]
    assert g.ammo_in(made) <= g.capacity(made) == 4


@cites_shared("nemesis/item/weapon-classes")
def test_a_battery_loads_energy_weapons_and_no_classic_one(game: str) -> None:
    scene = Scene(game)
    scene.arm("flamethrower", "prototype-shotgun")
    _, battery, _ = scene.ground.components
    scene.table.give(0, battery)
    for gun in ("flamethrower", "prototype-shotgun"):
        scene.table.ammo(0, gun, 0)
    scene.table.turn(0)
    scene.table.play(0, f"use/item:{battery}")
    if "reload/item:prototype-shotgun" in scene.table.options(0):
        assert "reload/item:flamethrower" not in scene.table.options(0)
        scene.table.play(0, "reload/item:prototype-shotgun")
    ammo = scene.table.of(0).ammo
    assert ammo["flamethrower"] == 0 < ammo["prototype-shotgun"]


@cites_shared("nemesis/item/attached", "nemesis/item/duct-tape")
def test_taped_heavy_items_share_a_hand_and_the_tape_goes_when_one_of_them_does(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    gun, rifle, tape = scene.ground.gun, scene.ground.rifle, scene.ground.tape
    scene.table.give(0, rifle, tape)
    scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    assert scene.table.state.slots_used(0) == 2
    scene.table.play(0, f"use/item:{tape}")
    scene.table.play(0, f"tape/item:{gun}/item:{rifle}")
    assert (scene.table.state.slots_used(0), scene.table.of(0).items) == (1, [])
    view = scene.table.game.view(1)
    assert [held["attached"] for held in view["crew"][0]["hands"]] == [[tape], [tape]]
    assert not any(tape in pile for pile in view["discards"].values())
    scene.table.play(0, "pick-up/object:egg")
    assert scene.table.of(0).objects == ["egg"]
    scene.table.turn(0)
    scene.table.play(0, f"drop/item:{rifle}")
    g = scene.table.state
    assert (g.attached, g.taped, g.zones[box.ATTACHED]) == ([], [], [])
    assert (scene.table.of(0).heavy, scene.table.of(0).items) == ([gun], [])
    gone = g.zones[box.YELLOW_DISCARD][-1] if game == "nemesis" else g.zones[box.YELLOW_DECK][0]
    assert g.item_name(gone) == tape


@cites_shared("nemesis/item/duct-tape", "nemesis/item/attached")
@pytest.mark.parametrize("together", [False, True])
def test_tape_goes_along_with_both_items_and_is_discarded_when_they_part_in_a_trade(game: str, together: bool) -> None:
    scene = Scene(game)
    scene.arm()
    gun, rifle, tape = scene.ground.gun, scene.ground.rifle, scene.ground.tape
    scene.table.give(0, rifle, tape)
    scene.table.place(1, scene.near[4])
    scene.table.lose_items(1)
    scene.table.turn(0)
    scene.table.play(0, f"use/item:{tape}")
    scene.table.play(0, f"tape/item:{gun}/item:{rifle}")
    scene.table.play(0, "trade")
    for gift in (gun, rifle)[: 1 + together]:
        scene.table.play(0, f"give/seat:1/item:{gift}")
    scene.table.play(0, "propose")
    scene.table.play(1, "agree")
    assert scene.table.state.slots_used(1) == 1
    view = scene.table.game.view(1)
    assert view["crew"][1]["hands"][0]["attached"] == ([tape] if together else [])
    assert (tape in view["discards"]["yellow"]) is not together


@cites_shared("nemesis/item/duct-tape")
def test_tape_joins_no_object_and_no_item_to_a_second_one(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    gun, rifle, tape = scene.ground.gun, scene.ground.rifle, scene.ground.tape
    scene.table.give(0, tape, "clothes")
    scene.table.object("egg", scene.table.seats[0])
    scene.table.turn(0)
    use = f"use/item:{tape}"
    assert use not in scene.table.options(0)
    assert scene.table.refusals(0)[use] == f"{game}/item/duct-tape"
    scene.table.play(0, "drop/object:egg")
    scene.table.give(0, rifle, tape)
    scene.table.turn(0)
    scene.table.play(0, use)
    scene.table.play(0, f"tape/item:{gun}/item:{rifle}")
    scene.table.give(0, "flamethrower")
    scene.table.turn(0)
    assert sorted(scene.table.of(0).items) == ["clothes", tape]
    assert use not in scene.table.options(0)
    assert scene.table.refusals(0)[use] == f"{game}/item/duct-tape"


@cites_shared("nemesis/item/shown-when-used", "nemesis/item/one-use")
def test_a_one_use_item_is_shown_to_all_when_it_is_used_and_discarded(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "clothes")
    scene.table.slime(0)
    scene.table.turn(0)
    assert inventory(scene)["known"] == []
    scene.table.play(0, "use/item:clothes")
    assert scene.table.of(0).items == []
    assert any("clothes" in pile for pile in scene.table.game.view(1)["discards"].values())


# -- crafting -------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/craft", "nemesis/craft/deck-open")
def test_two_matching_components_are_discarded_for_a_card_of_the_open_deck(game: str) -> None:
    scene = Scene(game)
    made, one, other = scene.ground.components
    scene.table.give(0, one, other)
    scene.table.turn(0)
    assert scene.table.game.view(1)["decks"]["crafted"][made] == 3
    options = {f"craft/item:{made}/item:{one}/item:{other}", f"craft/item:{made}/item:{other}/item:{one}"}
    (craft,) = options & set(scene.table.options(0))
    scene.table.play(0, craft)
    assert scene.table.of(0).items == [made]
    assert scene.table.game.view(1)["decks"]["crafted"][made] == 2
    discards = [card for pile in scene.table.game.view(1)["discards"].values() for card in pile]
    assert sorted(discards) == sorted([one, other])
    scene.table.event_phase()
    assert [scene.table.game.view(viewer)["decks"]["crafted"][made] for viewer in (0, 1)] == [2, 2]


@cites_shared("nemesis/action/craft")
@pytest.mark.parametrize("nth", [1, 2])
def test_one_component_is_not_enough_nor_are_two_alike(game: str, nth: int) -> None:
    scene = Scene(game)
    made, part = scene.ground.components[0], scene.ground.components[nth]
    for _ in range(2):
        scene.table.give(0, part)
        scene.table.turn(0)
        assert not any(option.startswith("craft/") for option in scene.table.options(0))
        assert scene.table.refusals(0)[f"craft/item:{made}"] == f"{game}/action/craft"


@cites_shared("nemesis/craft/card-must-be-available")
def test_nothing_is_crafted_whose_card_is_not_in_the_deck(game: str) -> None:
    scene = Scene(game)
    g = scene.table.state
    made, one, other = scene.ground.components
    scene.table.give(0, one, other)
    for back in [b for b in g.zones[box.CRAFTED_DECK] if g.item_name(b) == made]:
        g.move(back, box.CRAFTED_DECK, box.CRAFTED_DISCARD)
    scene.table.turn(0)
    assert not any(option.startswith(f"craft/item:{made}") for option in scene.table.options(0))
    refused = {rule for option, rule in scene.table.refusals(0).items() if option.startswith(f"craft/item:{made}")}
    assert refused == {f"{game}/craft/card-must-be-available"}


# -- eggs -----------------------------------------------------------------------------------------------------


def nest(game: str, eggs: int = 5, armed: bool = True) -> tuple[Scene, str]:
    scene = Scene(game)
    if armed:
        scene.arm()
    room = f"room:{scene.table.lay('nest')}"
    scene.table.eggs(eggs)
    scene.stand(room)
    return scene, room


def eggs(scene: Scene) -> int:
    return len(scene.table.state.eggs_in_nest())


@cites_shared("nemesis/objective/destroy-nest")
def test_the_nest_is_destroyed_even_if_an_egg_lies_somewhere_else(game: str) -> None:
    scene, _ = nest(game, eggs=1)
    scene.table.object("egg", scene.hall)
    scene.table.turn(0)
    scene.table.fate(combat=["hit"], noise=["silence"])
    scene.table.play(0, "melee/object:egg")
    assert (eggs(scene), scene.table.state.nest_destroyed) == (0, True)


@cites_shared("nemesis/room/nest-take-egg", "nemesis/room/nest-destroyed")
def test_taking_an_egg_makes_noise_and_the_last_one_destroys_the_nest(game: str) -> None:
    scene, room = nest(game, eggs=2, armed=False)
    for left in (1, 0):
        scene.table.lose_items(0)
        scene.table.turn(0)
        scene.table.fate(noise=["silence"])
        scene.table.play(0, "room-action", room)
        assert (eggs(scene), len(scene.table.told("noise-rolled"))) == (left, 1)
        assert scene.table.state.nest_destroyed == (left == 0)
        scene.table.hand(0, "rest", "search", "demolition")
    assert scene.table.of(0).objects == ["egg", "egg"]
    scene.table.turn(0)
    assert scene.table.refusals(0)[f"room-action/{room}"] == f"{game}/room/nest-take-egg"


@cites_shared("nemesis/room/nest-take-egg", "nemesis/room/nest-destroyed")
def test_an_egg_from_the_nest_is_heavy_and_one_that_lies_there_again_is_no_longer_the_nests(game: str) -> None:
    scene, room = nest(game, eggs=2, armed=False)
    table = scene.table
    table.lose_items(0)
    table.object("carcass", table.seats[0])
    table.object("carcass", table.seats[0])
    table.turn(0)
    table.fate(noise=["silence"])
    table.play(0, "room-action", room)
    assert sorted(table.options(0)) == ["drop/object:carcass", "drop/object:egg"]
    table.play(0, "drop/object:egg")
    assert table.told("noise-rolled")  # the noise comes last
    assert (eggs(scene), table.room(room).objects) == (1, ["egg"])
    table.eggs(0)
    scene.carry_out(NestCheck())
    assert table.state.nest_destroyed
    assert f"room-action/{room}" not in table.options(0)
    assert table.refusals(0)[f"room-action/{room}"] == f"{game}/room/nest-take-egg"


@cites_shared("nemesis/room/nest-destroyed")
def test_the_nest_is_destroyed_as_well_when_its_last_egg_is_shot_or_burns(game: str) -> None:
    scene, _ = nest(game, eggs=1)
    scene.table.fate(combat=["hit"], noise=["silence"])
    assert not scene.table.game.view(1)["nest_destroyed"]
    scene.table.play(0, "shoot", "object:egg")
    assert scene.table.state.nest_destroyed
    assert scene.table.game.view(1)["nest_destroyed"]  # the marker that everybody sees
    scene, room = nest(game, eggs=1, armed=False)
    scene.table.fire(room)
    scene.stand(scene.near[4])
    scene.bag("blank")
    scene.table.event_phase()
    assert scene.table.state.nest_destroyed


@cites_shared("nemesis/room/nest-fire")
def test_a_fire_in_an_unexplored_nest_burns_no_egg(game: str) -> None:
    scene = Scene(game)
    scene.table.fire(scene.ground.lair)
    scene.bag("blank")
    before = eggs(scene)
    scene.table.event_phase()
    assert eggs(scene) == before > 0


@cites_shared("nemesis/room/nest-fire")
def test_fire_burns_one_egg_in_every_room_with_eggs_nobody_carries(game: str) -> None:
    scene, room = nest(game)
    scene.table.object("egg", scene.hall)
    scene.table.object("egg", scene.hall)
    scene.table.object("egg", scene.table.seats[0])
    scene.table.fire(room, scene.hall, scene.near[4])
    scene.stand(scene.near[4])
    scene.bag("blank")
    scene.table.event_phase()
    assert (eggs(scene), scene.table.room(scene.hall).objects) == (4, ["egg"])
    assert scene.table.of(0).objects == ["egg"]


@cites_shared(
    "nemesis/egg/destroy",
    "nemesis/egg/destroy-noise",
    "nemesis/combat/shoot-die-miss",
    "nemesis/combat/shoot-die-hit",
    "nemesis/combat/shoot-die-double",
)
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("creeper", 4), ("hit", 4), ("double", 3)])
def test_every_injury_of_a_shot_destroys_an_egg_and_every_attempt_makes_noise(game: str, face: str, left: int) -> None:
    scene, _ = nest(game)
    scene.table.fate(combat=[face], noise=["silence"])
    scene.table.play(0, "shoot", "object:egg")
    assert eggs(scene) == left
    assert len(scene.table.told("noise-rolled")) == 1


@cites_shared("nemesis/egg/destroy")
def test_eggs_can_be_attacked_in_combat_too_but_not_those_that_somebody_carries(game: str) -> None:
    scene, _ = nest(game)
    assert "melee/object:egg" in scene.table.options(0)
    scene.meet("larva")
    scene.table.fate(combat=["hit"], noise=["silence"])
    scene.table.play(0, "melee/object:egg")
    assert eggs(scene) == 4
    scene, _ = nest(game)
    scene.table.eggs(0)
    scene.table.turn(0)
    assert "melee/object:egg" not in scene.table.options(0)
    scene = Scene(game)
    scene.table.object("egg", scene.table.seats[0])
    scene.table.turn(0)
    assert not any(option.endswith("object:egg") and "drop" not in option for option in scene.table.options(0))


@cites_shared("nemesis/egg/destroy")
def test_a_shot_at_an_egg_on_the_floor_spares_the_one_somebody_carries(game: str) -> None:
    scene = Scene(game)
    scene.arm()
    scene.table.place(1, scene.near[4])
    scene.table.object("egg", scene.table.seats[1])
    scene.table.object("egg", scene.near[4])
    scene.table.turn(0)
    scene.table.fate(combat=["double"], noise=["silence"])
    scene.table.play(0, "shoot", "object:egg")
    assert (scene.table.room(scene.near[4]).objects, scene.table.of(1).objects) == ([], ["egg"])


@cites_shared("nemesis/egg/destroy-melee", "nemesis/egg/destroy-noise", "nemesis/egg/destroy")
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("hit", 4)])
def test_striking_at_eggs_brings_no_contamination_and_a_miss_no_wound(game: str, face: str, left: int) -> None:
    scene, _ = nest(game)
    scene.table.fate(combat=[face], noise=["silence"])
    scene.table.play(0, "melee/object:egg")
    person = scene.table.of(0)
    assert eggs(scene) == left
    assert "contamination" not in person.discards
    assert (person.serious_wounds, person.light_wounds) == ([], 0)
    assert len(scene.table.told("noise-rolled")) == 1
