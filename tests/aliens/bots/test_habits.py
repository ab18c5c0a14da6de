"""What the trooper does in plain situations, where anything else would be a blunder."""

from __future__ import annotations

from random import Random

from hullbreach.aliens.scenario import AliensTable
from hullbreach.bots import answer_of, bot_of
from tests.aliens.alien_phase.lane import squad


def does(table: AliensTable) -> str:
    """The bot's answer to the question that waits, which is given."""
    game = table.game
    answer = answer_of(bot_of("aliens"), game, game.choice, Random(1))
    game.answer(answer, game.choice.seat)
    return answer


def equips(table: AliensTable) -> list[str]:
    """All that Frost takes off and puts on in an activation."""
    table.activate("frost")
    answers = []
    while (ask := table.game.choice.ask) != "ask-action":
        answer = does(table)
        answers += [answer] * (ask == "ask-equip")
    return answers


def test_a_bearer_beside_the_exit_leaves_though_something_could_be_shot_from_there() -> None:
    table = squad("hicks", "hudson", mission="resupply")
    table.at("hudson", "C2:B7")
    table.at("hicks", "C2:B6")
    for who in ("hicks", "hudson"):
        table.weapons(who, "hk-vp70-pistol")
    table.alien("C2:K6")
    table.carries("hicks", "crate")
    table.acts("hicks")
    assert [does(table), does(table)] == ["move", "go/space:c2-a6"]


def test_a_pistol_comes_off_for_a_smart_gun_in_hand() -> None:
    table = squad("frost", mission="mess-call")
    table.at("frost", "C3:B5")
    table.weapons("frost", "hk-vp70-pistol")
    table.hand("frost", "m56-smart-gun")
    assert equips(table) == [
        "unequip/card:hk-vp70-pistol",
        "equip/card:m56-smart-gun/character:frost",
        "done-equipping",
    ]


def test_a_rifle_does_not_come_off_for_a_flamethrower() -> None:
    table = squad("frost", mission="mess-call")
    table.at("frost", "C3:B5")
    table.weapons("frost", "m41a-pulse-rifle")
    table.hand("frost", "m240-flamethrower")
    assert equips(table) == ["done-equipping"]


def test_what_has_no_slot_is_kept_in_hand_out_of_a_crate() -> None:
    table = squad("frost", mission="mess-call")
    table.state.crates = []
    table.at("frost", "C3:B2")
    table.weapons("frost", "hk-vp70-pistol")
    table.hand("frost")
    table.crate("C3:A1")
    table.deck("m56-smart-gun", "panic-fire", "losing-hope")
    table.acts("frost")
    table.play("frost", "open")
    assert does(table) == "hold/card:m56-smart-gun"


def test_the_dish_is_turned_while_nobody_can_call() -> None:
    table = squad("hicks", "hudson", mission="survive")
    table.at("hicks", "C4:K2")
    table.at("hudson", "C2:H1")
    table.turn(2)
    table.acts("hicks")
    assert does(table) == "turn-dish"


def test_steam_that_would_find_nothing_is_held_up_and_steam_that_would_clear_much_is_not() -> None:
    for hunters, holds in ((0, True), (6, False)):
        table = squad("hicks", mission="purge-cycle")
        table.state.crates = []
        table.at("hicks", "P2:A7")
        table.turn(4)
        for column in range(hunters):
            table.blip(f"P3:{'ABCDEF'[column]}12", 1)
        table.acts("hicks")
        assert (does(table) == "hold-purge") == holds


def test_once_newt_is_out_the_others_follow_and_search_no_more() -> None:
    table = squad("hicks", "hudson", mission="newt")
    table.carries("hudson", "newt")
    table.away("hudson", state="out")
    table.at("hicks", "C1:K5")
    table.mission_blip("C2:A1", "nest")
    table.acts("hicks")
    assert [does(table), does(table)] == ["move", "go/space:c1-l9"]
