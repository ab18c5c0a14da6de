"""Trade: who takes part, what changes hands, and that everybody concerned must agree."""

from __future__ import annotations

import pytest

from hullbreach.rulebook.citing import cites_shared
from tests.family.scene import Scene


def together(game: str, players: int = 3) -> Scene:
    """Everybody is in one room with nothing at all, and seat 1 is to act."""
    scene = Scene(game, players)
    for seat in range(players):
        scene.table.place(seat, scene.near[4])
        scene.table.lose_items(seat)
    scene.table.turn(1)
    return scene


def opened(scene: Scene) -> None:
    """Seat 1 begins to trade."""
    scene.table.turn(1)
    scene.table.play(1, "trade")


def asked(scene: Scene) -> list[int]:
    """The seats that are to decide something."""
    return [choice.seat for choice in scene.table.game.choices]


# -- the action -----------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/trade")
def test_there_is_no_trade_alone_nor_where_nobody_has_anything(game: str) -> None:
    scene = together(game, players=2)
    assert scene.table.refusals(1)["trade"] == f"{game}/action/trade"
    assert "trade" not in scene.table.options(1)
    scene.table.give(0, "grenade")
    scene.table.turn(1)
    assert "trade" in scene.table.options(1)
    assert "trade" not in scene.table.refusals(1)
    scene.table.place(0, scene.hall)
    scene.table.give(1, "clothes")
    scene.table.turn(1)
    assert scene.table.refusals(1)["trade"] == f"{game}/action/trade"
    assert "trade" not in scene.table.options(1)


@cites_shared("nemesis/action/trade")
def test_an_object_is_reason_enough_and_is_swapped_like_an_item(game: str) -> None:
    scene = together(game, players=2)
    scene.table.object("carcass", scene.table.seats[0])
    scene.table.turn(1)
    assert "trade" in scene.table.options(1)
    scene.table.give(1, "clothes")
    opened(scene)
    scene.table.play(1, "give/seat:0/item:clothes")
    scene.table.play(1, "ask/seat:0/object:carcass")
    scene.table.play(1, "propose")
    scene.table.play(0, "agree")
    assert (scene.table.of(0).items, scene.table.of(0).objects) == (["clothes"], [])
    assert (scene.table.of(1).items, scene.table.of(1).objects) == ([], ["carcass"])


@cites_shared("nemesis/action/trade", "nemesis/item/heavy-public", "nemesis/item/kinds")
def test_a_heavy_item_goes_from_hand_to_hand_for_all_to_see(game: str) -> None:
    scene = together(game)
    rifle = scene.ground.rifle
    scene.table.give(1, rifle)
    opened(scene)
    scene.table.play(1, f"give/seat:0/item:{rifle}")
    scene.table.play(1, "propose")
    scene.table.play(0, "agree")
    assert rifle in [held["item"] for held in scene.table.game.view(2)["crew"][0]["hands"]]
    assert scene.table.of(0).items == []
    assert rifle not in scene.table.of(1).heavy


@cites_shared("nemesis/action/trade", "nemesis/action/trade-consent")
def test_a_hidden_item_is_asked_for_by_its_colour_and_its_owner_chooses_which(game: str) -> None:
    scene = together(game)
    scene.table.give(0, "grenade", "decoy", "clothes")
    opened(scene)
    assert "ask/seat:0/item:grenade" not in scene.table.options(1)
    scene.table.play(1, "ask/seat:0/deck:red")
    scene.table.play(1, "propose")
    assert {"agree/item:grenade", "agree/item:decoy", "refuse"} <= set(scene.table.options(0))
    assert "agree/item:clothes" not in scene.table.options(0)
    scene.table.play(0, "agree/item:decoy")
    assert (sorted(scene.table.of(0).items), scene.table.of(1).items) == (["clothes", "grenade"], ["decoy"])


@cites_shared("nemesis/action/trade")
def test_an_item_may_be_shown_to_one_or_revealed_to_all(game: str) -> None:
    scene = together(game)
    scene.table.give(1, "clothes", "grenade")
    opened(scene)

    def known(seat: int) -> list[str]:
        return list(scene.table.game.view(seat)["crew"][1]["inventory"]["known"])

    scene.table.play(1, "show/seat:2/item:clothes")
    assert (known(0), known(2)) == ([], ["clothes"])
    scene.table.play(1, "reveal/item:grenade")
    assert (known(0), sorted(known(2))) == (["grenade"], ["clothes", "grenade"])


@cites_shared("nemesis/action/trade")
def test_an_item_that_is_revealed_is_seen_by_those_in_other_rooms_too(game: str) -> None:
    scene = together(game)
    scene.table.place(0, scene.hall)
    scene.table.give(1, "grenade")
    opened(scene)
    scene.table.play(1, "reveal/item:grenade")
    assert scene.table.game.view(0)["crew"][1]["inventory"]["known"] == ["grenade"]


@cites_shared("nemesis/action/trade")
def test_a_quest_item_that_is_not_activated_cannot_be_traded(game: str) -> None:
    scene = together(game, players=2)
    scene.table.give(0, "grenade")
    opened(scene)
    assert scene.table.of(1).quests
    assert not [option for option in scene.table.options(1) if option.startswith("give/")]


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
    assert table.refusals(0)[f"give-ammo/item:{gun}"] == f"{game}/action/trade-no-ammo"
    table.play(0, f"give/seat:1/item:{gun}")
    table.play(0, "propose")
    table.play(1, "agree")
    while (choice := table.choice(1)) is not None and choice.ask == "ask-drop":
        table.play(1, next(option for option in table.options(1) if gun not in option))
    assert table.of(1).ammo[gun] == 1


# -- who takes part -------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/trade-participants")
def test_the_floor_goes_clockwise_and_the_trade_is_over_when_everyone_in_turn_has_passed_it(game: str) -> None:
    scene = together(game)
    scene.table.give(0, "grenade")
    opened(scene)
    for seat in (1, 2, 0):
        assert asked(scene) == [seat]
        scene.table.play(seat, "pass-floor")
    assert len(scene.table.told("trade-over")) == 1
    assert scene.table.state.acted == 1


@cites_shared("nemesis/action/trade-participants")
def test_the_floor_goes_round_twice_at_most(game: str) -> None:
    scene = together(game)
    for seat in range(3):
        scene.table.object("carcass", scene.table.seats[seat])
    opened(scene)
    for seat in (1, 2, 0, 1, 2, 0):
        assert asked(scene) == [seat]
        scene.table.play(seat, f"give/seat:{(seat + 1) % 3}/object:carcass")
        scene.table.play(seat, "propose")
        scene.table.play((seat + 1) % 3, "refuse")
    assert len(scene.table.told("trade-over")) == 1
    choice = scene.table.choice(1)
    assert choice is not None
    assert choice.ask == "ask-action"


# -- consent --------------------------------------------------------------------------------------------------


@cites_shared("nemesis/action/trade-consent", "nemesis/action/trade-participants")
@pytest.mark.parametrize("answers", [("agree", "agree"), ("agree", "refuse"), ("refuse", "agree")])
def test_an_offer_to_several_stands_or_falls_as_a_whole(game: str, answers: tuple[str, str]) -> None:
    scene = together(game)
    scene.table.give(1, "clothes")
    scene.table.object("carcass", scene.table.seats[0])
    opened(scene)
    scene.table.play(1, "give/seat:2/item:clothes")
    scene.table.play(1, "ask/seat:0/object:carcass")
    scene.table.play(1, "propose")
    assert sorted(asked(scene)) == [0, 2]
    scene.table.play(2, answers[0])
    assert scene.table.told("offer-refused") == []
    scene.table.play(0, answers[1])
    done = "refuse" not in answers
    assert (scene.table.of(2).items == ["clothes"]) is done
    assert (scene.table.of(1).objects == ["carcass"]) is done


@cites_shared("nemesis/action/trade-consent")
def test_at_most_two_counter_offers_follow_each_other(game: str) -> None:
    scene = together(game, players=2)
    scene.table.object("carcass", scene.table.seats[1])
    opened(scene)
    scene.table.play(1, "give/seat:0/object:carcass")
    scene.table.play(1, "propose")
    for one, gift in ((0, "ask/seat:1/object:carcass"), (1, "give/seat:0/object:carcass")):
        scene.table.play(one, "counter-offer")
        scene.table.play(one, gift)
        scene.table.play(one, "propose")
    assert scene.table.options(0) == ["agree", "refuse"]


@cites_shared("nemesis/action/trade-consent")
def test_of_several_who_want_to_make_a_counter_offer_the_first_clockwise_from_the_proposer_does(game: str) -> None:
    scene = together(game)
    for seat in (0, 2):
        scene.table.object("carcass", scene.table.seats[seat])
    opened(scene)
    for seat in (0, 2):
        scene.table.play(1, f"ask/seat:{seat}/object:carcass")
    scene.table.play(1, "propose")
    for seat in (0, 2):
        scene.table.play(seat, "counter-offer")
    assert asked(scene) == [2]


@cites_shared("nemesis/action/trade-consent")
def test_an_offer_holds_six_gifts_at_most(game: str) -> None:
    scene = together(game, players=2)
    things = ("adrenaline-injection", "clothes", "decoy", "grenade", "smoke-grenade", "taser", scene.ground.tape)
    scene.table.give(1, *things)
    opened(scene)
    for nth, item in enumerate(things):
        assert (f"give/seat:0/item:{item}" in scene.table.options(1)) == (nth < 6)
        scene.table.play(1, f"give/seat:0/item:{item}" if nth < 6 else "propose")
    scene.table.play(0, "agree")
    assert (len(scene.table.of(0).items), scene.table.of(1).items) == (6, [things[6]])
