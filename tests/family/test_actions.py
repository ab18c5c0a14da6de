"""Actions: what they cost, when combat allows them, cards, trade and interruption."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene

INTERRUPT = "interrupt/card:interruption"


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
    scene = holding(game, "rest")
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/cost"


@cites_shared("nemesis/action/contamination-cannot-pay")
def test_contamination_cards_offer_no_action_and_never_pay(game: str) -> None:
    scene = holding(game, "rest", "contamination", "contamination")
    assert scene.table.refusals(0)[f"careful-move/{scene.hall}"] == f"{game}/action/cost"
    assert "play/card:contamination" not in scene.table.options(0)
    scene.table.automatic = False
    scene.table.play(0, f"move/{scene.hall}")
    assert scene.table.options(0) == ["pay/card:rest"]


@cites_shared("nemesis/action/unmarked-combat-state", "nemesis/action/out-of-combat-only")
def test_an_unmarked_action_is_always_available_and_a_marked_one_is_not(game: str) -> None:
    scene = holding(game, "demolition", "rest")
    assert {"play/card:demolition", "play/card:rest"} <= set(scene.table.options(0))
    scene.meet("larva")
    assert "play/card:demolition" in scene.table.options(0)
    assert scene.table.refusals(0)["play/card:rest"] == f"{game}/action/out-of-combat-only"


@cites_shared("nemesis/action/in-combat-only")
def test_an_in_combat_action_needs_an_intruder_in_the_room_and_an_egg_is_none(game: str) -> None:
    scene = Scene(game)
    scene.table.give(0, "smoke-grenade")
    scene.table.object("egg", scene.near[4])
    scene.meet("adult", where=scene.hall)
    assert scene.table.refusals(0)["use/item:smoke-grenade"] == f"{game}/action/in-combat-only"
    scene.meet("creeper")
    assert "use/item:smoke-grenade" in scene.table.options(0)


@cites_shared("nemesis/action/basic-in-combat")
def test_in_combat_one_can_only_escape_shoot_or_strike(game: str) -> None:
    scene = Scene(game)
    scene.table.object("carcass", scene.near[4])
    scene.table.place(1, scene.near[4])
    scene.meet("adult")
    verbs = {option.partition("/")[0] for option in scene.table.options(0)}
    assert {"move", "shoot", "melee"} <= verbs
    assert not {"careful-move", "pick-up", "trade", "craft", "activate"} & verbs


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


# -- cards ----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/card-deck-size", "nemesis/action/common-cards")
def test_every_deck_has_ten_cards_five_of_them_common(game: str) -> None:
    for character in Scene(game).table.state.box.characters:
        assert len(character.deck) == 10
        assert {"rest", "demolition", "interruption"} <= set(character.deck)
        assert list(character.deck).count("search") == 2


@cites_shared("nemesis/action/card-play")
def test_a_played_card_is_discarded_and_cannot_pay_for_itself(game: str) -> None:
    scene = holding(game, "demolition")
    scene.table.play(0, "play/card:demolition")
    assert (scene.table.of(0).hand, scene.table.of(0).discards) == ([], ["demolition"])
    scene = holding(game, "search", "rest")
    scene.table.automatic = False
    scene.table.play(0, f"move/{scene.hall}")
    assert set(scene.table.options(0)) == {"pay/card:search", "pay/card:rest"}


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
    assert scene.table.state.acted == 1


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


@cites_shared("nemesis/action/interruption-of-interruption")
def test_an_interrupted_interruption_lets_the_action_take_effect(game: str) -> None:
    scene = together(game)
    scene.table.play(0, "play/card:demolition")
    scene.table.play(1, INTERRUPT)
    scene.table.play(0, INTERRUPT)
    assert scene.table.room(scene.hall).malfunction


@cites_shared("nemesis/action/interruption-scope")
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


# -- trade ----------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/trade", "nemesis/action/trade-consent", "nemesis/action/trade-participants")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_what_is_offered_changes_hands_if_the_other_agrees(game: str, answer: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    table.place(1, scene.near[4])
    table.give(0, "grenade")
    table.turn(0)
    hand = len(table.of(0).hand)
    table.play(0, "trade")
    assert len(table.of(0).hand) == hand - 1
    assert not any("seat:2" in option for option in table.options(0))
    table.play(0, "give/seat:1/item:grenade")
    table.play(0, "propose")
    table.play(1, answer)
    assert ("grenade" in table.of(1).items) == (answer == "agree")


@cites_shared("nemesis/action/trade-participants", "nemesis/action/trade-consent")
def test_others_exchange_without_whoever_started_the_trade_and_only_that_one_has_acted(game: str) -> None:
    scene = Scene(game, players=3)
    table = scene.table
    for seat in (1, 2):
        table.place(seat, scene.near[4])
    table.give(1, "grenade")
    table.turn(0)
    hands = [len(table.of(seat).hand) for seat in range(3)]
    table.play(0, "trade")
    table.play(0, "pass-floor")
    table.play(1, "give/seat:2/item:grenade")
    table.play(1, "propose")
    table.play(2, "agree")
    assert "grenade" in table.of(2).items
    assert [len(table.of(seat).hand) for seat in range(3)] == [hands[0] - 1, hands[1], hands[2]]


@cites_shared("nemesis/action/trade-no-ammo")
def test_ammunition_goes_with_its_weapon_and_alone_not_at_all(game: str) -> None:
    scene = Scene(game)
    table = scene.table
    scene.arm()
    gun = scene.ground.gun
    table.ammo(0, gun, 1)
    table.place(1, scene.near[4])
    table.turn(0)
    table.play(0, "trade")
    assert not any("ammo" in option for option in table.options(0))
    table.play(0, f"give/seat:1/item:{gun}")
    table.play(0, "propose")
    table.play(1, "agree")
    while (choice := table.choice(1)) is not None and choice.ask == "ask-drop":
        table.play(1, next(option for option in table.options(1) if gun not in option))
    assert table.of(1).ammo[gun] == 1
