"""What each of the 28 action cards does."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED

from .aboard import last_told, standing_in

FREE = "nemesis/room/free-action"
BY_CARD = "nemesis/movement/by-card"


def holding(kind: str, name: str, *cards: str, other: str = "scout", seed: int = 1) -> NemesisTable:
    """A character holds exactly these cards in a room of this kind: room 3 or 7. Another is in the hibernatorium."""
    crew = (name, other if other != name else "pilot")
    table = standing_in(kind, crew=crew, seed=seed)
    table.hand(name, *cards)
    table.turn(name)
    return table


def fighting(name: str, *cards: str, foe: str = "adult", company: bool = False) -> tuple[NemesisTable, str]:
    """A character holds these cards in room 3 with an intruder, and optionally with a companion."""
    table = holding("armory", name, *cards, other="pilot")
    if company:
        table.place("pilot", "room:3")
    intruder = table.intruder(foe, "room:3")
    table.turn(name)
    return table, intruder


def told_kinds(table: NemesisTable) -> list[str]:
    return [event["kind"] for event in table.told()]


# -- census ---------------------------------------------------------------------------------------------------


@cites("nemesis/action/card-play", "nemesis/action/reaction")
def test_every_printed_card_does_something_and_reactions_alone_are_no_actions() -> None:
    actions = {action.id for action in PRINTED.actions.action if not action.reaction}
    assert set(BOX.card_uses) == actions
    assert {action.id for action in PRINTED.actions.action} - actions == {"interruption", "nerves-of-steel"}
    assert len(PRINTED.actions.action) == 28


# -- rest and demolition --------------------------------------------------------------------------------------


@cites("nemesis/action/rest")
def test_rest_removes_clean_contamination_cards_from_hand() -> None:
    table = holding("armory", "captain", "rest", "search")
    table.contaminate("captain", "clean", "clean", where="hand")
    table.contaminate("captain", "clean", where="deck")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.of("captain").hand == ["search"]
    assert "contamination" in table.of("captain").deck
    assert not table.of("captain").infested


@cites("nemesis/action/rest")
def test_rest_with_infected_cards_keeps_them_and_brings_one_larva() -> None:
    table = holding("armory", "captain", "rest")
    table.contaminate("captain", "infected", "clean", "infected", where="hand")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.of("captain").hand == ["contamination", "contamination"]
    assert table.of("captain").infested
    assert not table.of("captain").dead


@cites("nemesis/action/demolition")
def test_demolition_puts_a_malfunction_in_the_room_and_is_refused_where_it_can_do_nothing() -> None:
    table = holding("armory", "captain", "demolition")
    table.play("captain", "play/card:demolition")
    assert table.room("room:3").malfunction
    table.hand("captain", "demolition")
    table.turn("captain")
    assert table.refusals("captain")["play/card:demolition"] == "nemesis/action/demolition"
    table.door("corridor:7-8")
    assert "play/card:demolition" in table.refusals("captain")  # not a door of this room
    table.door("corridor:1-3")
    table.play("captain", "play/card:demolition")
    assert table.door_at("corridor:1-3") == "destroyed"


@cites("nemesis/action/demolition")
def test_demolition_respects_rooms_that_never_malfunction() -> None:
    table = holding("nest", "captain", "demolition")
    assert table.refusals("captain")["play/card:demolition"] == "nemesis/action/demolition"


# -- search ---------------------------------------------------------------------------------------------------


@cites("nemesis/search/procedure")
def test_search_draws_two_keeps_one_and_puts_the_other_at_the_bottom() -> None:
    table = holding("armory", "captain", "search")
    table.items_in("room:3", 2)
    table.fate(item=["grenade", "energy-charge"])
    table.play("captain", "play/card:search")
    assert set(table.options("captain")) == {"keep/item:grenade", "keep/item:energy-charge"}
    table.play("captain", "keep/item:grenade")
    assert table.of("captain").items == ["grenade"]
    assert table.room("room:3").items == 1
    g = table.state
    assert g.item_name(g.zones[box.RED_DECK][0]) == "energy-charge"


@cites("nemesis/search/counter")
def test_an_empty_room_cannot_be_searched() -> None:
    table = holding("armory", "captain", "search")
    table.items_in("room:3", 0)
    assert table.refusals("captain")["play/card:search"] == "nemesis/search/procedure"


@cites("nemesis/search/white-room")
def test_in_a_white_room_the_player_chooses_the_deck() -> None:
    table = holding("shower", "captain", "search")
    table.items_in("room:7", 1)
    table.play("captain", "play/card:search")
    assert set(table.options("captain")) == {"search/deck:red", "search/deck:yellow", "search/deck:green"}
    table.fate(item=["medkit", "bandages"])
    table.play("captain", "search/deck:green")
    table.play("captain", "keep/item:medkit")
    assert table.of("captain").items == ["medkit"]


@cites("nemesis/search/room-colour", "nemesis/search/counter")
def test_scavenging_searches_even_at_zero_and_lowers_the_counter_if_it_can() -> None:
    for items in (0, 2):
        table = holding("armory", "scout", "scavenging", "rest")
        table.items_in("room:3", items)
        table.turn("scout")
        table.fate(item=["grenade", "energy-charge"])
        table.play("scout", "play/card:scavenging")
        table.play("scout", "keep/item:grenade")
        assert table.of("scout").items == ["grenade"]
        assert table.room("room:3").items == max(0, items - 1)


@cites("nemesis/room/special-rooms")
def test_scavenging_finds_nothing_in_a_special_room() -> None:
    table = holding("cockpit", "scout", "scavenging", "rest")
    assert "play/card:scavenging" not in table.options("scout")
    assert "play/card:scavenging" in table.refusals("scout")


@cites("nemesis/search/room-colour")
def test_scavenging_does_not_help_in_a_room_without_colour() -> None:
    table = holding("nest", "scout", "scavenging", "rest")
    assert table.refusals("scout")["play/card:scavenging"] == "nemesis/search/room-colour"


# -- repairs --------------------------------------------------------------------------------------------------


@cites("nemesis/action/repairs")
@pytest.mark.parametrize(
    ("name", "card", "cost"),
    [("soldier", "basic-repairs", 2), ("scientist", "repairs", 1), ("mechanic", "quick-repairs", 0)],
)
def test_repairs_remove_the_malfunction_of_the_room_at_their_cost(name: str, card: str, cost: int) -> None:
    table = holding("armory", name, card, "rest", "search")
    table.malfunction("room:11")
    assert table.refusals(name)[f"play/card:{card}"] == "nemesis/action/repairs"
    assert f"play/card:{card}" not in table.options(name)
    table.malfunction("room:3")
    table.play(name, f"play/card:{card}")
    assert not table.room("room:3").malfunction
    assert table.room("room:11").malfunction
    assert len(table.of(name).discards) == 1 + cost


@cites("nemesis/action/repairs")
@pytest.mark.parametrize(
    ("name", "card"), [("soldier", "basic-repairs"), ("scientist", "repairs"), ("mechanic", "quick-repairs")]
)
def test_nothing_is_repaired_in_combat(name: str, card: str) -> None:
    table = holding("armory", name, card, "rest", "search")
    table.malfunction("room:3")
    table.intruder("larva", "room:3")
    assert table.refusals(name)[f"play/card:{card}"] == "nemesis/action/out-of-combat-only"
    assert f"play/card:{card}" not in table.options(name)


@cites("nemesis/action/repairs", "nemesis/room/engine-repair")
@pytest.mark.parametrize("engine", [1, 2, 3])
@pytest.mark.parametrize("status", ["working", "damaged"])
@pytest.mark.parametrize("change", [True, False])
def test_repairs_in_an_engine_room_repair_or_break_the_engine(engine: int, status: str, change: bool) -> None:
    table = holding(f"engine-{engine}", "mechanic", "quick-repairs")
    table.engine(engine, status)
    table.turn("mechanic")
    before = list(table.state.engine_stack(engine))
    table.play("mechanic", "play/card:quick-repairs")
    table.play("mechanic", "change-order" if change else "keep-order")
    assert table.state.engine_stack(engine) == (before[::-1] if change else before)


@cites("nemesis/action/repairs", "nemesis/action/card-or", "nemesis/room/engine-repair")
def test_inventive_removes_a_malfunction_or_works_on_the_engine() -> None:
    table = holding("engine-2", "mechanic", "inventive")
    table.malfunction("engine-2")
    table.play("mechanic", "play/card:inventive")
    assert set(table.options("mechanic")) == {"remove-malfunction", "work-on/engine:2"}
    table.play("mechanic", "remove-malfunction")
    assert not table.room("engine-2").malfunction


@cites("nemesis/action/card-or")
def test_inventive_crafts_with_any_yellow_item_as_the_tool() -> None:
    table = holding("armory", "mechanic", "inventive")
    assert table.refusals("mechanic")["play/card:inventive"] == "nemesis/action/repairs"
    table.give("mechanic", "energy-charge", "duct-tape")
    table.turn("mechanic")
    assert table.refusals("mechanic")["craft/item:taser"] == "nemesis/action/craft"  # duct tape is not a tool
    table.play("mechanic", "play/card:inventive")
    assert table.options("mechanic") == ["craft/item:taser/item:energy-charge/item:duct-tape"]
    table.play("mechanic", "craft")
    assert table.of("mechanic").items == ["taser"]


@cites("nemesis/action/craft")
def test_a_yellow_item_is_not_the_tool_and_the_other_component_at_once() -> None:
    table = holding("armory", "mechanic", "inventive")
    table.give("mechanic", "chemicals")
    table.turn("mechanic")
    assert "play/card:inventive" not in table.options("mechanic")
    table.give("mechanic", "chemicals")
    table.turn("mechanic")
    table.play("mechanic", "play/card:inventive")
    table.play("mechanic", "craft/item:flamethrower/item:chemicals/item:chemicals")
    assert (table.of("mechanic").items, table.of("mechanic").heavy[-1]) == ([], "flamethrower")


@cites("nemesis/item/inventory-secret")
def test_nobody_can_tell_from_inventive_whether_the_mechanic_could_have_crafted() -> None:
    for items in (("duct-tape", "energy-charge"), ("grenade", "energy-charge")):
        table = holding("armory", "mechanic", "inventive")
        table.malfunction("room:3")
        table.give("mechanic", *items)
        table.turn("mechanic")
        table.play("mechanic", "play/card:inventive")
        assert table.game.choice.ask == "ask-use"
        assert any(option.startswith("craft") for option in table.options("mechanic")) == ("duct-tape" in items)


# -- the captain ----------------------------------------------------------------------------------------------


@cites("nemesis/item/ammo-capacity")
def test_reload_adds_one_ammunition_to_the_revolver_up_to_its_capacity() -> None:
    table = holding("armory", "captain", "reload")
    assert table.refusals("captain")["play/card:reload"] == "nemesis/item/ammo-capacity"
    table.ammo("captain", "revolver", 4)
    table.intruder("adult", "room:3")
    table.turn("captain")
    table.play("captain", "play/card:reload")
    table.play("captain", "reload/item:revolver")
    assert table.of("captain").ammo == {"revolver": 5}


@cites("nemesis/movement/by-card", "nemesis/door/closed-blocks")
def test_order_moves_another_character_of_the_room_without_asking() -> None:
    table = holding("armory", "captain", "order")
    assert table.refusals("captain")["play/card:order"] == BY_CARD  # nobody here
    table.place("scout", "room:3")
    table.door("corridor:1-3")
    table.token("room:7", "danger-2")
    table.turn("captain")
    table.play("captain", "play/card:order")
    assert table.of("scout").room == "room:7"
    assert table.room("room:7").explored
    assert table.has_noise("corridor:7-8")  # the token was carried out
    assert table.of("captain").room == "room:3"


@cites("nemesis/movement/by-card")
def test_order_makes_the_moved_character_roll_for_noise() -> None:
    table = holding("armory", "captain", "order")
    table.place("scout", "room:3")
    table.explore("room:7")
    table.turn("captain")
    table.fate(noise=["2"])
    table.play("captain", "play/card:order")
    table.play("captain", "order/seat:1/room:7")
    assert table.has_noise("corridor:7-8")


@cites("nemesis/movement/by-card")
def test_order_by_intercom_reaches_a_computer_room_and_forces_an_escape() -> None:
    table = holding("armory", "captain", "order")
    table.tile("room:2", "comms-room")
    table.place("scout", "room:2")
    table.intruder("adult", "room:2")
    table.turn("captain")
    assert table.refusals("captain")["play/card:order"] == BY_CARD
    table.give("captain", "intercom")
    table.turn("captain")
    table.fate(attack=["claw-attack"], noise=["silence"])
    table.play("captain", "play/card:order")
    table.play("captain", "order/seat:1/room:1")
    assert table.of("scout").light_wounds == 2
    assert table.of("scout").room == "room:1"
    table.hand("captain", "order")
    table.place("scout", "room:2")
    table.malfunction("room:2")
    table.turn("captain")
    assert "play/card:order" in table.refusals("captain")  # a broken computer counts as absent


@cites("nemesis/action/unmarked-combat-state")
def test_motivation_lets_everyone_in_the_room_draw_a_card_in_combat_too() -> None:
    table = standing_in("armory", crew=("captain", "scout", "pilot"))
    for name in ("captain", "scout"):
        table.place(name, "room:3")
    table.hand("captain", "motivation")
    table.hand("scout")
    table.hand("pilot")
    table.intruder("adult", "room:3")
    table.turn("captain")
    table.play("captain", "play/card:motivation")
    assert [len(table.of(name).hand) for name in ("captain", "scout", "pilot")] == [1, 1, 0]


@cites("nemesis/room/computer", "nemesis/room/computer-uses")
def test_motivation_by_intercom_reaches_every_room_with_a_working_computer() -> None:
    table = standing_in("armory", crew=("captain", "scout", "pilot", "soldier"))
    table.tile("room:2", "comms-room")
    table.tile("room:4", "generator")
    table.malfunction("room:4")
    table.place("scout", "room:2")
    table.place("pilot", "room:4")
    table.give("captain", "intercom")
    table.hand("captain", "motivation")
    for name in ("scout", "pilot", "soldier"):
        table.hand(name)
    table.turn("captain")
    table.play("captain", "play/card:motivation")
    assert [len(table.of(name).hand) for name in ("captain", "scout", "pilot", "soldier")] == [1, 1, 0, 0]
    table.place("soldier", "armory")
    table.hand("captain", "motivation")
    table.hand("soldier")
    table.turn("captain")
    table.play("captain", "play/card:motivation")
    assert len(table.of("soldier").hand) == 1  # everyone in the captain's own room, computer or not


# -- withdrawing under fire -----------------------------------------------------------------------------------


@cites("nemesis/movement/by-card")
@pytest.mark.parametrize(("name", "weapon"), [("captain", "revolver"), ("scout", "rifle")])
def test_suppressive_fire_lets_one_leave_without_being_attacked(name: str, weapon: str) -> None:
    table, _ = fighting(name, "suppressive-fire")
    table.explore("room:7")
    full = table.of(name).ammo[weapon]
    table.turn(name)
    table.fate(noise=["2"])
    table.play(name, "play/card:suppressive-fire")
    table.play(name, "withdraw", "seat:0", "room:7")
    assert table.of(name).room == "room:7"
    assert table.of(name).ammo[weapon] == full - 1
    assert "attack" not in told_kinds(table)
    assert table.has_noise("corridor:7-8")  # otherwise it is a normal move
    table.place(name, "room:3")
    table.ammo(name, weapon, 0)
    table.hand(name, "suppressive-fire")
    table.turn(name)
    assert table.refusals(name)["play/card:suppressive-fire"] == BY_CARD


@cites("nemesis/movement/by-card")
def test_suppressive_fire_moves_another_only_with_their_consent() -> None:
    table, _ = fighting("captain", "suppressive-fire", company=True)
    table.explore("room:7")
    table.turn("captain")
    table.play("captain", "play/card:suppressive-fire")
    table.play("captain", "withdraw", "seat:1", "room:7")
    assert table.game.choice.seat == 1
    assert table.options("pilot") == ["agree", "refuse"]
    table.play("pilot", "refuse")
    assert table.of("pilot").room == "room:3"
    assert table.of("captain").ammo["revolver"] == 6
    assert not any("seat:1" in option for option in table.options("captain"))
    assert {"nobody-else", "withdraw/item:revolver/seat:0/room:7"} <= set(table.options("captain"))
    table.play("captain", "nobody-else")
    assert table.of("captain").room == "room:3"
    assert table.state.acted == 1
    table.hand("captain", "suppressive-fire")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "play/card:suppressive-fire")
    table.play("captain", "withdraw", "seat:1", "room:7")
    table.play("pilot", "agree")
    assert table.of("pilot").room == "room:7"
    assert table.of("captain").room == "room:3"
    assert table.of("captain").ammo["revolver"] == 5


@cites("nemesis/movement/by-card")
def test_covering_fire_moves_soldier_and_companion_with_one_noise_roll_by_the_soldier() -> None:
    table, _ = fighting("soldier", "covering-fire", company=True)
    table.explore("room:7")
    table.turn("soldier")
    table.play("soldier", "play/card:covering-fire")
    table.play("soldier", "withdraw", "seat:1", "room:1")
    table.play("pilot", "agree")
    assert set(table.options("soldier")) == {
        "nobody-else",
        "withdraw/item:assault-rifle/seat:0/room:1",
        "withdraw/item:assault-rifle/seat:0/room:7",
    }
    table.fate(noise=["2"])
    table.play("soldier", "withdraw", "seat:0", "room:7")
    assert table.of("soldier").room == "room:7"
    assert table.of("pilot").room == "room:1"
    assert told_kinds(table).count("noise-rolled") == 1
    assert table.told("noise-rolled")[0]["args"]["who"] == "seat:0"
    assert table.of("soldier").ammo["assault-rifle"] == 4
    assert "attack" not in told_kinds(table)


@cites("nemesis/movement/by-card")
def test_covering_fire_takes_only_one_companion_along() -> None:
    table = scenario("nemesis", crew=["soldier", "pilot", "scout"])
    for name in table.seats:
        table.place(name, "room:11")
    table.hand("soldier", "covering-fire", "rest", "search")
    table.intruder("adult", "room:11")
    table.explore("room:6")
    table.turn("soldier")
    table.play("soldier", "play/card:covering-fire")
    assert {option.split("/")[2] for option in table.options("soldier")} == {"seat:0", "seat:1", "seat:2"}
    table.play("soldier", "withdraw", "seat:1", "room:6")
    table.play("pilot", "agree")
    assert {option.split("/")[2] for option in table.options("soldier") if "/" in option} == {"seat:0"}


@cites("nemesis/movement/by-card")
def test_covering_fire_may_be_used_for_the_soldier_alone_or_a_companion_alone() -> None:
    for mover, seat in (("soldier", "seat:0"), ("pilot", "seat:1")):
        table, _ = fighting("soldier", "covering-fire", company=True)
        table.explore("room:7")
        table.turn("soldier")
        table.fate(noise=["silence"])
        table.play("soldier", "play/card:covering-fire")
        table.play("soldier", "withdraw", seat, "room:7")
        if mover == "pilot":
            table.play("pilot", "agree")
        table.play("soldier", "nobody-else")
        assert table.of(mover).room == "room:7"
        assert table.of("pilot" if mover == "soldier" else "soldier").room == "room:3"


# -- the pilot ------------------------------------------------------------------------------------------------


@cites("nemesis/action/card-or", "nemesis/door/open")
def test_ship_knowledge_opens_or_closes_a_door_of_the_room() -> None:
    table = holding("armory", "pilot", "ship-knowledge", "computer-skills")
    table.door("corridor:1-3")
    table.turn("pilot")
    for card, option in (("ship-knowledge", "open-door/corridor:1-3"), ("computer-skills", "close-door/corridor:3-7")):
        table.play("pilot", f"play/card:{card}")
        table.play("pilot", option)
    assert table.door_at("corridor:1-3") == "open"
    assert table.door_at("corridor:3-7") == "closed"


@cites("nemesis/action/card-or")
def test_ship_knowledge_shows_the_pilot_alone_an_unexplored_room_but_not_its_token() -> None:
    table = holding("armory", "pilot", "ship-knowledge")
    table.tile("room:9", "nest", explored=False)
    table.turn("pilot")
    table.play("pilot", "play/card:ship-knowledge")
    assert "look-at/room:3" not in table.options("pilot")
    table.play("pilot", "look-at/room:9")
    g = table.state
    assert g.seen[g.site.tile_back[9]] == 1
    assert g.seen[g.site.token_back[9]] == 0
    assert last_told(table, "room-peeked", "pilot") == {"who": "seat:0", "room": "room:9", "place": "place:nest"}
    assert last_told(table, "room-peeked", "scout") == {"who": "seat:0", "room": "room:9"}
    assert not table.room("room:9").explored


@cites("nemesis/room/free-action")
@pytest.mark.parametrize(
    ("name", "card", "kind", "free"),
    [
        ("pilot", "piloting", "cockpit", True),
        ("pilot", "piloting", "comms-room", True),
        ("pilot", "piloting", "storage", False),
        ("pilot", "old-friend", "storage", True),
        ("pilot", "old-friend", "cockpit", True),
        ("pilot", "old-friend", "comms-room", False),
        ("mechanic", "computer-skills", "comms-room", True),
        ("mechanic", "computer-skills", "cockpit", False),
        ("scientist", "access-denied", "comms-room", True),
        ("scientist", "access-denied", "storage", False),
    ],
)
def test_cards_perform_a_room_action_for_free_where_they_say_so(name: str, card: str, kind: str, free: bool) -> None:
    table = holding(kind, name, card)
    room = table.of(name).room
    ways = [option_id for option_id, _ in BOX.card_uses[card].uses(table.state, 0)]
    assert (f"room-action/{room}" in ways) == free


@cites("nemesis/room/free-action")
def test_a_free_room_action_is_one_action_costs_nothing_more_and_needs_a_working_room() -> None:
    table = holding("comms-room", "mechanic", "computer-skills")
    table.play("mechanic", "play/card:computer-skills")
    table.play("mechanic", "room-action/room:3")
    assert table.of("mechanic").signalled
    assert table.of("mechanic").discards == ["computer-skills"]
    assert table.state.acted == 1
    table = holding("storage", "pilot", "old-friend")
    table.malfunction("room:3")
    assert table.refusals("pilot")["play/card:old-friend"] == FREE


@cites("nemesis/room/free-action")
def test_a_free_room_action_is_impossible_in_combat() -> None:
    table = holding("storage", "pilot", "old-friend")
    assert "play/card:old-friend" in table.options("pilot")
    table.intruder("larva", "room:3")
    assert table.refusals("pilot")["play/card:old-friend"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/room/cockpit-check", "nemesis/action/card-or")
def test_piloting_checks_the_coordinates_from_a_computer_room() -> None:
    table = holding("comms-room", "pilot", "piloting")
    table.play("pilot", "play/card:piloting")
    assert set(table.options("pilot")) == {"room-action/room:3", "check-coordinates"}
    table.play("pilot", "check-coordinates")
    g = table.state
    assert g.seen[g.zones[box.COORDINATES_ON_BOARD][0]] == 1
    assert not table.of("pilot").signalled


# -- the mechanic ---------------------------------------------------------------------------------------------


@cites("nemesis/action/card-or", "nemesis/fire/one-per-room")
def test_pyrotechnics_burn_an_item_to_light_a_fire_or_put_a_fire_out() -> None:
    table = holding("armory", "mechanic", "pyrotechnics", "rest")
    table.give("mechanic", "clothes")
    table.turn("mechanic")
    table.play("mechanic", "play/card:pyrotechnics")
    assert set(table.options("mechanic")) == {"place-fire/item:clothes", "place-fire/item:sawed-off-shotgun"}
    table.play("mechanic", "place-fire/item:clothes")
    assert table.room("room:3").fire
    assert table.of("mechanic").items == []
    table.hand("mechanic", "pyrotechnics", "rest")
    table.turn("mechanic")
    table.play("mechanic", "play/card:pyrotechnics")
    assert not table.room("room:3").fire
    table.lose_items("mechanic")
    table.hand("mechanic", "pyrotechnics", "rest")
    table.turn("mechanic")
    assert table.refusals("mechanic")["play/card:pyrotechnics"] == "nemesis/action/card-or"


@cites("nemesis/movement/no-technical-corridors")
def test_nobody_withdraws_into_the_technical_corridors() -> None:
    table = holding("armory", "captain", "suppressive-fire", "rest")
    table.place("captain", "room:21")
    table.intruder("adult", "room:21")
    table.turn("captain")
    table.play("captain", "play/card:suppressive-fire")
    assert {option.rpartition("/")[2] for option in table.options("captain")} == {"room:16", "room:18"}


@cites("nemesis/movement/no-technical-corridors", "nemesis/movement/by-card")
def test_technical_corridors_lead_from_entrance_to_entrance_and_then_one_must_pass() -> None:
    table = scenario("nemesis", crew=["mechanic", "scout"])
    table.hand("mechanic", "technical-corridors", "rest", "search")
    table.turn("mechanic")
    no_way = "nemesis/movement/no-technical-corridors"
    assert table.refusals("mechanic")["play/card:technical-corridors"] == no_way
    table.place("mechanic", "room:2")
    table.token("room:9", "doors-3")
    table.turn("mechanic")
    table.fate(noise=["silence"])
    table.play("mechanic", "play/card:technical-corridors")
    assert table.options("mechanic") == [f"crawl/room:{room}" for room in (4, 5, 9, 14, 15, 19, 21)]
    table.automatic = False
    table.play("mechanic", "crawl/room:9")
    assert table.room("room:9").explored
    assert table.told("noise-rolled")
    assert table.state.closed == 0  # nobody can tell which door to close
    assert table.game.choice.ask == "ask-discard-any"
    table.play("mechanic", "keep-rest")
    assert table.of("mechanic").passed
    assert table.game.choice.seat == 1


# -- soldier and scout ----------------------------------------------------------------------------------------


@cites("nemesis/action/shoot", "nemesis/combat/weapon-property")
@pytest.mark.parametrize(("ammo", "face", "injuries"), [(5, "hit", 4), (4, "blank", 3), (1, "hit", 2), (1, "blank", 0)])
def test_full_auto_spends_all_ammunition_and_adds_one_injury_for_every_two(ammo: int, face: str, injuries: int) -> None:
    table, queen = fighting("soldier", "full-auto", foe="queen")
    table.ammo("soldier", "assault-rifle", ammo)
    table.turn("soldier")
    table.fate(combat=[face], attack=["scratch", "scratch"] if injuries else [])
    table.play("soldier", "play/card:full-auto")
    table.play("soldier", "shoot")
    assert table.of("soldier").ammo["assault-rifle"] == 0
    assert table.told("shot-result")[0]["args"]["injuries"] == injuries
    assert queen in table.intruders()


@cites("nemesis/action/shoot")
def test_full_auto_needs_the_assault_rifle_with_ammunition() -> None:
    table, _ = fighting("soldier", "full-auto", "aimed-fire")
    table.give("soldier", "flamethrower")
    table.ammo("soldier", "assault-rifle", 0)
    table.turn("soldier")
    assert table.refusals("soldier")["play/card:full-auto"] == "nemesis/action/shoot"
    assert table.refusals("soldier")["play/card:aimed-fire"] == "nemesis/action/shoot"  # no energy weapon loaded


@cites("nemesis/action/shoot")
def test_aimed_fire_may_roll_once_more() -> None:
    table, adult = fighting("soldier", "aimed-fire")
    table.fate(combat=["blank", "hit"], attack=["scratch"])
    table.play("soldier", "play/card:aimed-fire")
    table.play("soldier", f"shoot/item:assault-rifle/{adult}")
    assert table.options("soldier") == ["keep-roll", "reroll"]
    table.play("soldier", "reroll")
    assert table.injuries(adult) == 2
    assert table.of("soldier").ammo["assault-rifle"] == 4
    assert table.game.choice.ask == "ask-action"


@cites("nemesis/action/shoot", "nemesis/movement/by-card")
def test_adrenaline_shoots_or_escapes_and_draws_a_card() -> None:
    table, adult = fighting("scout", "adrenaline")
    table.fate(combat=["hit"], attack=["scratch"])
    table.play("scout", "play/card:adrenaline")
    table.play("scout", "shoot")
    assert table.injuries(adult) == 1
    assert len(table.of("scout").hand) == 1
    table, _ = fighting("scout", "adrenaline")
    table.explore("room:7")
    table.turn("scout")
    table.fate(attack=["claw-attack"], noise=["silence"])
    table.play("scout", "play/card:adrenaline")
    table.play("scout", "escape/room:7")
    assert table.of("scout").light_wounds == 2  # an escape like any other
    assert table.of("scout").room == "room:7"
    assert len(table.of("scout").hand) == 1


@cites("nemesis/door/closed-blocks")
@pytest.mark.parametrize(
    ("name", "card", "verb"),
    [
        ("scout", "adrenaline", "escape"),
        ("captain", "suppressive-fire", "withdraw"),
        ("soldier", "covering-fire", "withdraw"),
    ],
)
def test_no_card_saves_anybody_through_a_closed_door(name: str, card: str, verb: str) -> None:
    table, _ = fighting(name, card, "rest")
    table.door("corridor:3-7")
    table.turn(name)
    table.play(name, f"play/card:{card}")
    assert [option.split("/")[-1] for option in table.options(name) if option.startswith(verb)] == ["room:1"]


@cites("nemesis/movement/by-card")
@pytest.mark.parametrize("slimed", [False, True])
@pytest.mark.parametrize("token", ["danger-2", "silence-1", "malfunction-2"])
def test_reconnaissance_moves_and_explores_without_any_noise(token: str, slimed: bool) -> None:
    table = holding("armory", "scout", "reconnaissance", "rest", other="captain")
    if slimed:
        table.slime("scout")
    table.token("room:7", token)
    table.tile("room:7", "shower", explored=False)
    table.turn("scout")
    table.play("scout", "play/card:reconnaissance")
    table.play("scout", "move/room:7")
    assert table.of("scout").room == "room:7"
    assert table.room("room:7").explored
    assert table.room("room:7").malfunction == (token == "malfunction-2")
    assert "noise-rolled" not in told_kinds(table)
    assert table.state.noise == 0


# -- the scientist --------------------------------------------------------------------------------------------


@cites("nemesis/room/free-action", "nemesis/room/computer")
def test_intranet_performs_the_action_of_any_working_computer_room() -> None:
    table = holding("comms-room", "scientist", "intranet", "rest")
    table.tile("room:7", "engine-control")
    table.tile("room:4", "generator")
    table.malfunction("room:4")
    table.tile("room:5", "storage")
    table.turn("scientist")
    table.play("scientist", "play/card:intranet")
    assert table.options("scientist") == ["room-action/room:3", "room-action/room:7"]
    table.play("scientist", "room-action/room:7")
    g = table.state
    assert all(g.seen[g.engine_stack(engine)[-1]] == 1 for engine in (1, 2, 3))
    assert table.of("scientist").room == "room:3"


@cites("nemesis/room/free-action", "nemesis/room/laboratory")
def test_intranet_cannot_feed_the_laboratory_from_afar() -> None:
    table = holding("comms-room", "scientist", "intranet", "rest")
    table.tile("room:4", "laboratory")
    table.object("carcass", "scientist")
    table.signal("scientist")
    table.turn("scientist")
    assert table.refusals("scientist")["play/card:intranet"] == FREE
    table.object("carcass", "room:4")
    table.turn("scientist")
    assert "play/card:intranet" in table.options("scientist")


@cites("nemesis/room/computer", "nemesis/room/computer-uses")
def test_intranet_and_risk_assessment_need_a_computer_or_the_holographic_one() -> None:
    table = holding("storage", "scientist", "intranet", "risk-assessment", "rest")
    table.tile("room:4", "comms-room")
    table.turn("scientist")
    assert table.refusals("scientist")["play/card:intranet"] == FREE
    assert table.refusals("scientist")["play/card:risk-assessment"] == "nemesis/room/computer"
    table.give("scientist", "holographic-computer")
    table.malfunction("room:3")
    table.turn("scientist")
    assert {"play/card:intranet", "play/card:risk-assessment"} <= set(table.options("scientist"))
    table.play("scientist", "play/card:intranet")
    assert table.of("scientist").signalled


@cites("nemesis/room/computer-uses")
@pytest.mark.parametrize("bury", [True, False])
def test_risk_assessment_shows_the_next_event_and_may_bury_it(bury: bool) -> None:
    table = holding("comms-room", "scientist", "risk-assessment")
    table.fate(event_seen=["hunt-2"])
    table.play("scientist", "play/card:risk-assessment")
    assert table.game.choice.args == {"event": "event:hunt-2"}
    assert last_told(table, "event-seen", "scientist")["event"] == "event:hunt-2"
    assert "event" not in last_told(table, "event-seen", "scout")
    table.play("scientist", "put-at-bottom" if bury else "leave-on-top")
    g = table.state
    deck = g.zones[box.EVENT_DECK]
    assert BOX.events[g.face[deck[0 if bury else -1]]] == "hunt-2"
    assert g.seen[deck[0 if bury else -1]] == 1


@cites("nemesis/room/computer", "nemesis/room/computer-uses", "nemesis/action/card-or")
def test_access_denied_breaks_any_room_with_a_computer() -> None:
    table = holding("storage", "scientist", "access-denied")
    table.tile("room:4", "comms-room")
    table.tile("room:5", "generator")
    table.malfunction("room:5")
    table.turn("scientist")
    table.play("scientist", "play/card:access-denied")
    assert table.room("room:4").malfunction
    table.hand("scientist", "access-denied")
    table.turn("scientist")
    assert table.refusals("scientist")["play/card:access-denied"] == "nemesis/room/computer"
