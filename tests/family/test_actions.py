"""Actions: what they cost, when combat allows them, cards, trade and interruption."""

from __future__ import annotations

import pytest

from hullbreach.kernel import EVERYONE
from hullbreach.nemesis.scenario import scenario
from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene

INTERRUPT = "interrupt/card:interruption"
DEAR = {"nemesis": "reconnaissance", "lockdown": "waste-sorting"}
"""A card of the first of the crew that costs one more card."""


def holding(game: str, *cards: str) -> Scene:
    scene = Scene(game)
    scene.table.hand(0, *cards)
    scene.table.turn(0)
    return scene


# -- costs and combat -----------------------------------------------------------------------------------------


@cites_shared("nemesis/action/cost")
def test_the_player_discards_exactly_the_cost_of_cards_of_their_choice_face_up(game: str) -> None:
    scene = holding(game, "rest", "demolition", "search")
    scene.table.automatic = False
    scene.table.play(0, f"careful-move/{scene.hall}")
    scene.table.play(0, "pay/card:search")
    scene.table.play(0, "pay/card:rest")
    assert scene.table.of(0).discards == ["search", "rest"]
    assert scene.table.of(0).hand == ["demolition"]
    g = scene.table.state
    assert {g.seen[back] for back in g.discards(0)} == {EVERYONE}
    scene = holding(game, "rest")
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/cost"
    assert f"careful-move/{scene.hall}" not in scene.table.options(0)


@cites_shared("nemesis/action/cost", "nemesis/action/card-play")
def test_a_card_that_nothing_else_in_hand_can_pay_for_is_not_played(game: str) -> None:
    dear = f"play/card:{DEAR[game]}"
    scene = holding(game, DEAR[game], "rest")
    assert dear in scene.table.options(0)
    scene.table.hand(0, DEAR[game], "contamination")
    scene.table.turn(0)
    assert dear not in scene.table.options(0)
    assert scene.table.refusals(0)[dear] == f"{game}/action/cost"


@cites_shared("nemesis/action/cost")
def test_without_cards_nobody_moves_uses_an_item_or_a_room(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    room = f"room:{table.lay('emergency-room')}"
    table.light(0, 1)
    table.slime(0)
    table.give(0, "clothes")
    table.hand(0, "rest", "search")
    scene.stand(room)
    actions = {"use/item:clothes": 1, f"room-action/{room}": 2}
    actions[next(option for option in table.options(0) if option.startswith("move/"))] = 1
    for cards in (["rest", "search"], ["rest", "contamination"], ["contamination", "contamination"]):
        table.hand(0, *cards)
        table.turn(0)
        purse = 2 - cards.count("contamination")
        for action, cost in actions.items():
            assert (action in table.options(0)) == (cost <= purse)
            assert table.refusals(0).get(action) == (None if cost <= purse else f"{game}/action/cost")


@cites_shared("nemesis/action/contamination-cannot-pay")
def test_contamination_cards_offer_no_action_and_never_pay(game: str) -> None:
    scene = holding(game, "rest", "contamination", "contamination")
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/cost"
    assert "play/card:contamination" not in scene.table.options(0)
    scene.table.automatic = False
    scene.table.play(0, f"move/{scene.hall}")
    assert scene.table.options(0) == ["pay/card:rest"]


@cites_shared("nemesis/action/contamination-cannot-pay")
def test_contamination_pays_neither_for_an_item_nor_for_a_room(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    room = f"room:{table.lay('emergency-room')}"
    table.light(0, 1)
    table.slime(0)
    table.give(0, "clothes")
    table.hand(0, "rest", "contamination")
    scene.stand(room)
    assert "use/item:clothes" in table.options(0)
    assert f"room-action/{room}" not in table.options(0)
    assert table.refusals(0)[f"room-action/{room}"] == f"{game}/action/cost"
    table.hand(0, "contamination", "contamination")
    table.turn(0)
    assert "use/item:clothes" not in table.options(0)
    assert table.refusals(0)["use/item:clothes"] == f"{game}/action/cost"


@cites_shared("nemesis/action/unmarked-combat-state", "nemesis/action/out-of-combat-only")
def test_an_unmarked_action_is_always_available_and_a_marked_one_is_not(game: str) -> None:
    scene = holding(game, "demolition", "rest")
    assert {"play/card:demolition", "play/card:rest"} <= set(scene.table.options(0))
    scene.meet("larva")
    assert "play/card:demolition" in scene.table.options(0)
    assert "play/card:demolition" not in scene.table.refusals(0)
    assert scene.table.refusals(0)["play/card:rest"] == f"{game}/action/out-of-combat-only"
    assert "play/card:rest" not in scene.table.options(0)


@cites_shared("nemesis/action/unmarked-combat-state", "nemesis/action/out-of-combat-only")
def test_so_it_is_with_items(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "grenade", "clothes")
    scene.table.slime(0)
    scene.meet("creeper", where=scene.hall)
    assert {"use/item:grenade", "use/item:clothes"} <= set(scene.table.options(0))
    scene.meet("larva")
    assert "use/item:grenade" in scene.table.options(0)
    assert "use/item:grenade" not in scene.table.refusals(0)
    assert "use/item:clothes" not in scene.table.options(0)
    assert scene.table.refusals(0)["use/item:clothes"] == f"{game}/action/out-of-combat-only"


@cites_shared("nemesis/action/in-combat-only")
def test_an_in_combat_action_needs_an_intruder_in_the_room_and_an_egg_is_none(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "smoke-grenade")
    scene.table.object("egg", scene.near[4])
    scene.meet("adult", where=scene.hall)
    assert scene.table.refusals(0)["use/item:smoke-grenade"] == f"{game}/action/in-combat-only"
    assert "use/item:smoke-grenade" not in scene.table.options(0)
    scene.meet("creeper")
    assert "use/item:smoke-grenade" in scene.table.options(0)
    assert "use/item:smoke-grenade" not in scene.table.refusals(0)


@cites_shared("nemesis/action/basic-in-combat", "nemesis/action/out-of-combat-only")
def test_in_combat_one_can_only_escape_shoot_or_strike(game: str) -> None:
    scene = Scene(game)
    scene.table.object("carcass", scene.near[4])
    scene.table.place(1, scene.near[4])
    scene.table.give(0, *scene.ground.components[1:])
    scene.table.turn(0)
    peaceful = {"careful-move", "pick-up", "trade", "craft", "activate"}
    before = {option.partition("/")[0] for option in scene.table.options(0)}
    assert peaceful | {"move"} <= before
    assert not {"shoot", "melee"} & before
    scene.meet("adult")
    verbs = {option.partition("/")[0] for option in scene.table.options(0)}
    assert {"move", "shoot", "melee"} <= verbs
    assert not peaceful & verbs
    out = f"{game}/action/out-of-combat-only"
    assert peaceful <= {option.partition("/")[0] for option, rule in scene.table.refusals(0).items() if rule == out}


@cites_shared("nemesis/action/careful-move-forbidden")
def test_careful_movement_is_refused_into_a_room_full_of_noise(game: str) -> None:
    scene = Scene(game)
    scene.table.noise(*scene.way.values())
    scene.table.turn(0)
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/careful-move-forbidden"
    assert f"careful-move/{scene.hall}" not in scene.table.options(0)


@cites_shared("nemesis/action/careful-move-forbidden")
def test_one_silent_corridor_or_entrance_is_enough_for_careful_movement(game: str) -> None:
    scene = Scene(game)
    table, shaft = scene.table, scene.ground.shaft
    board = table.state.board
    there = f"careful-move/room:{shaft}"
    table.explore(shaft)
    table.noise(*(board.spot_ids[spot] for spot, _ in board.ways[shaft]))
    scene.stand(board.neighbours[shaft][0])
    assert there in table.options(0)
    assert there not in table.refusals(0)
    table.play(0, there)
    assert table.options(0) == ["noise/corridor:technical"]
    table.play(0, "noise/corridor:technical")
    scene.stand(board.neighbours[shaft][0])
    assert there not in table.options(0)
    assert table.refusals(0)[there] == f"{game}/action/careful-move-forbidden"


@cites_shared("nemesis/action/careful-move-forbidden")
def test_careful_movement_is_refused_in_combat(game: str) -> None:
    scene = Scene(game)
    assert f"careful-move/{scene.hall}" in scene.table.options(0)
    scene.meet("larva")
    assert f"careful-move/{scene.hall}" not in scene.table.options(0)
    assert f"careful-move/{scene.hall}" in scene.table.refusals(0)
    assert f"move/{scene.hall}" in scene.table.options(0)


@cites_shared("nemesis/action/pick-up", "nemesis/item/two-hand-slots")
def test_picking_up_takes_a_hand_and_may_drive_something_out(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.object("carcass", table.seats[0])
    table.object("egg", scene.near[4])
    table.turn(0)
    held = table.of(0).heavy[0]
    table.play(0, "pick-up/object:egg")
    assert set(table.options(0)) == {f"drop/item:{held}", "drop/object:carcass", "drop/object:egg"}
    table.play(0, "drop/object:carcass")
    assert (table.of(0).objects, table.room(scene.near[4]).objects) == (["egg"], ["carcass"])


@cites_shared("nemesis/action/pick-up")
def test_one_object_of_the_room_is_picked_up_a_corpse_a_carcass_or_an_egg(game: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    table.place(2, scene.near[4])
    table.dead(2)
    table.lose_items(0)
    for kind in ("carcass", "egg"):
        table.object(kind, scene.near[4])
    table.object("carcass", scene.hall)
    table.turn(0)
    assert sorted(table.room(scene.near[4]).objects) == ["carcass", "corpse-2", "egg"]
    picks = {option for option in table.options(0) if option.startswith("pick-up/")}
    assert picks == {"pick-up/object:carcass", "pick-up/object:corpse-2", "pick-up/object:egg"}
    table.play(0, "pick-up/object:corpse-2")
    assert table.of(0).objects == ["corpse-2"]
    assert sorted(table.room(scene.near[4]).objects) == ["carcass", "egg"]


@cites_shared("nemesis/action/pick-up")
def test_of_two_eggs_one_is_picked_up(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    table.lose_items(0)
    for _ in range(2):
        table.object("egg", scene.near[4])
    table.turn(0)
    table.play(0, "pick-up/object:egg")
    assert (table.of(0).objects, table.room(scene.near[4]).objects) == (["egg"], ["egg"])


# -- cards ----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/card-deck-size", "nemesis/action/common-cards")
def test_every_deck_has_ten_cards_five_of_them_common(game: str) -> None:
    for character in Scene(game).table.state.box.characters:
        assert len(character.deck) == 10
        assert {"rest", "demolition", "interruption"} <= set(character.deck)
        assert list(character.deck).count("search") == 2


@cites_shared("nemesis/action/card-deck-size")
def test_whoever_plays_a_character_gets_all_ten_cards_of_its_deck(game: str) -> None:
    for character in Scene(game).table.state.box.characters:
        g = scenario(game, crew=[character.id]).state
        cards = [g.card_name(back) for back in g.hand(0) + g.draw_pile(0) + g.discards(0)]
        assert sorted(cards) == sorted(character.deck)


@cites_shared("nemesis/action/card-play")
def test_a_played_card_is_discarded_and_cannot_pay_for_itself(game: str) -> None:
    scene = holding(game, "demolition")
    scene.table.play(0, "play/card:demolition")
    assert (scene.table.of(0).hand, scene.table.of(0).discards) == ([], ["demolition"])
    scene = holding(game, "search", "rest")
    scene.table.automatic = False
    scene.table.play(0, f"move/{scene.hall}")
    assert set(scene.table.options(0)) == {"pay/card:search", "pay/card:rest"}


@cites_shared("nemesis/action/card-play")
def test_the_printed_cost_is_paid_with_another_card(game: str) -> None:
    scene = holding(game, DEAR[game], "rest")
    scene.table.automatic = False
    scene.table.play(0, f"play/card:{DEAR[game]}")
    g = scene.table.state
    assert (scene.table.of(0).hand, scene.table.of(0).discards) == ([], [DEAR[game], "rest"])
    assert {g.seen[back] for back in g.discards(0)} == {EVERYONE}


@cites_shared("nemesis/action/card-play")
def test_a_printed_cost_of_two_takes_two_other_cards(game: str) -> None:
    scene = Scene(game)
    repairs = {"nemesis": "basic-repairs", "lockdown": "basic-repairs-facility"}[game]
    scene.table.explore(scene.far)
    scene.table.malfunction(scene.far)
    scene.table.hand(1, repairs, "search", "rest", "contamination")
    scene.table.turn(1)
    scene.table.automatic = False
    scene.table.play(1, f"play/card:{repairs}")
    assert set(scene.table.options(1)) == {"pay/card:search", "pay/card:rest"}
    scene.table.play(1, "pay/card:search")
    scene.table.play(1, "pay/card:rest")
    assert scene.table.of(1).hand == ["contamination"]
    assert scene.table.of(1).discards == [repairs, "search", "rest"]


@cites_shared("nemesis/action/card-or", "nemesis/action/demolition")
@pytest.mark.parametrize("section", ["destroy-door", "place-malfunction"])
def test_of_two_sections_one_is_chosen_and_performed(game: str, section: str) -> None:
    scene = holding(game, "demolition", "rest")
    scene.table.door(scene.way[1])
    scene.stand(scene.hall)
    scene.table.play(0, "play/card:demolition")
    assert set(scene.table.options(0)) == {f"destroy-door/{scene.way[1]}", "place-malfunction"}
    scene.table.play(0, section)
    assert scene.table.room(scene.hall).malfunction == (section == "place-malfunction")
    assert (scene.table.door_at(scene.way[1]) == "destroyed") == (section == "destroy-door")


# -- interruption ---------------------------------------------------------------------------------------------


def together(game: str, players: int = 2) -> Scene:
    scene = Scene(game, players)
    for seat in (0, 1):
        scene.table.place(seat, scene.hall)
        scene.table.hand(seat, "interruption", "demolition", "search", "rest")
    scene.table.turn(0)
    scene.table.automatic = False
    return scene


@cites_shared("nemesis/action/interruption", "nemesis/action/reaction")
def test_an_interrupted_action_has_no_effect_and_still_counts_as_one_of_two(game: str) -> None:
    scene = together(game)
    assert scene.table.refusals(0)["play/card:interruption"] == f"{game}/action/reaction"
    scene.table.play(0, "play/card:demolition")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, "let")
    assert not scene.table.room(scene.hall).malfunction
    assert scene.table.of(1).discards == ["interruption"]
    assert len(scene.table.of(1).hand) == 3
    assert scene.table.state.acted == 1


@cites_shared("nemesis/action/interruption")
def test_the_second_action_can_be_interrupted_too_and_then_the_turn_is_over(game: str) -> None:
    scene = together(game)
    scene.table.play(0, "play/card:rest")
    scene.table.play(1, "let")
    scene.table.play(0, "play/card:demolition")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, "let")
    assert not scene.table.room(scene.hall).malfunction
    assert [choice.seat for choice in scene.table.game.choices] == [1]


@cites_shared("nemesis/action/interruption")
def test_nobody_interrupts_their_own_action_nor_one_in_another_room(game: str) -> None:
    scene = together(game)
    scene.table.hand(1)
    scene.table.turn(0)
    scene.table.play(0, "play/card:demolition")
    assert scene.table.room(scene.hall).malfunction
    scene = together(game, players=3)
    scene.table.place(1, scene.near[4])
    scene.table.place(2, scene.hall)
    scene.table.turn(0)
    scene.table.play(0, "play/card:demolition")
    assert scene.table.choice(1) is None


@cites_shared("nemesis/action/interruption", "nemesis/action/interruption-scope")
def test_it_comes_after_paying_and_before_anything_is_revealed(game: str) -> None:
    scene = together(game)
    scene.table.play(0, f"move/{scene.near[3]}")
    assert scene.table.choice(1) is None
    scene.table.play(0, "pay/card:search")
    assert set(scene.table.options(1)) == {"let", INTERRUPT}
    assert scene.table.of(0).room == scene.hall
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, "let")
    assert (scene.table.of(0).room, scene.table.of(0).discards) == (scene.hall, ["search"])
    assert not scene.table.room(scene.near[3]).explored


@cites_shared("nemesis/action/cost-when-interrupted")
def test_the_cost_of_an_interrupted_action_stays_paid(game: str) -> None:
    scene = together(game)
    scene.table.play(0, f"move/{scene.near[4]}")
    scene.table.play(0, "pay/card:search")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, "let")
    assert scene.table.of(0).discards == ["search"]
    assert scene.table.of(0).room == scene.hall


@cites_shared("nemesis/action/cost-when-interrupted")
def test_a_one_use_item_is_gone_even_if_its_action_is_interrupted(game: str) -> None:
    scene = together(game)
    scene.table.give(0, "clothes")
    scene.table.slime(0)
    scene.table.turn(0)
    scene.table.play(0, "use/item:clothes")
    scene.table.play(0, "pay/card:search")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, "let")
    assert scene.table.of(0).slimed
    assert "clothes" not in scene.table.of(0).items


@cites_shared("nemesis/action/interruption-of-interruption", "nemesis/action/reaction")
def test_an_interrupted_interruption_lets_the_action_take_effect(game: str) -> None:
    scene = together(game)
    scene.table.play(0, "play/card:demolition")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, INTERRUPT)
    assert scene.table.room(scene.hall).malfunction
    assert [scene.table.of(seat).discards for seat in (0, 1)] == [["demolition", "interruption"], ["interruption"]]
    assert scene.table.state.acted == 1


@cites_shared("nemesis/action/interruption-of-interruption")
def test_replies_chain_and_each_cancels_the_one_before_it(game: str) -> None:
    scene = together(game, players=3)
    scene.table.place(2, scene.hall)
    scene.table.hand(2, "interruption")
    scene.table.state.passed |= 4  # players who have passed may reply as well
    scene.table.turn(0)
    scene.table.play(0, "play/card:demolition")
    for seat in (1, 0, 2):
        scene.table.play(seat, INTERRUPT)
    assert not scene.table.room(scene.hall).malfunction


@cites_shared("nemesis/action/interruption-scope", "nemesis/action/reaction", "nemesis/round/passed-is-final")
@pytest.mark.parametrize("here", [False, True])
def test_interruption_needs_the_room_of_the_acting_character_and_may_come_after_passing(game: str, here: bool) -> None:
    scene = together(game, players=3)
    scene.table.state.passed |= 2
    scene.table.hand(2, "interruption")
    if not here:
        scene.table.place(1, scene.near[4])
    scene.table.turn(0)
    scene.table.play(0, "play/card:demolition")
    assert scene.table.choice(2) is None
    if here:
        scene.table.play(1, INTERRUPT)
        scene.table.play(0, "let")
    assert scene.table.room(scene.hall).malfunction != here
