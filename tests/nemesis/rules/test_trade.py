"""Trade: who takes part, who must agree, what may change hands, and who learns what."""

from __future__ import annotations

import pytest

import hullbreach
from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX

CREW = ["captain", "scout", "mechanic"]


def table_of(*crew: str, room: str = "room:11") -> NemesisTable:
    """Everybody in one room without their weapons; the first is to act."""
    table = scenario("nemesis", crew=crew or CREW, seed=5)
    for name in table.seats:
        table.place(name, room)
        table.lose_items(name)
    table.turn(table.seats[0])
    return table


def opened(table: NemesisTable) -> NemesisTable:
    table.turn(table.seats[0])
    table.play(table.seats[0], "trade")
    return table


def asked(table: NemesisTable, name: str) -> str:
    """The question a character is asked now."""
    choice = table.choice(name)
    return choice.ask if choice else ""


# -- the action -----------------------------------------------------------------------------------------------


@cites("nemesis/action/trade")
def test_trade_costs_one_card_and_lets_items_and_objects_change_hands() -> None:
    table = table_of()
    table.give("captain", "medkit")
    table.object("egg", "captain")
    opened(table)
    assert len(table.of("captain").hand) == 4
    table.play("captain", "give/seat:1/item:medkit")
    table.play("captain", "give/seat:1/object:egg")
    table.play("captain", "propose")
    table.play("scout", "agree")
    assert table.of("scout").items == ["medkit"]
    assert table.of("scout").objects == ["egg"]
    assert table.of("captain").items == table.of("captain").objects == []


@cites("nemesis/action/trade")
def test_there_is_no_trade_alone_in_a_room_nor_where_nobody_has_anything() -> None:
    table = table_of("captain", "scout")
    assert table.refusals("captain")["trade"] == "nemesis/action/trade"
    table.give("captain", "medkit")
    table.turn("captain")
    assert "trade" in table.options("captain")
    table.place("scout", "room:6")
    table.turn("captain")
    assert table.refusals("captain")["trade"] == "nemesis/action/trade"


@cites("nemesis/action/trade")
def test_there_is_no_trade_in_combat() -> None:
    table = table_of()
    table.give("captain", "medkit")
    table.intruder("larva", "room:11")
    table.turn("captain")
    assert table.refusals("captain")["trade"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/action/trade")
def test_an_item_may_be_shown_to_one_or_revealed_to_all() -> None:
    table = table_of()
    table.give("captain", "medkit", "alcohol")
    opened(table)
    table.play("captain", "show/seat:2/item:alcohol")
    assert table.game.view(2)["crew"][0]["inventory"]["known"] == ["alcohol"]
    assert table.game.view(1)["crew"][0]["inventory"]["known"] == []
    table.play("captain", "reveal/item:medkit")
    assert table.game.view(1)["crew"][0]["inventory"]["known"] == ["medkit"]
    assert table.game.view()["crew"][0]["inventory"]["known"] == ["medkit"]
    assert table.of("captain").items.count("medkit") == 1


@cites("nemesis/action/trade")
def test_a_quest_item_that_is_not_yet_an_item_cannot_be_traded() -> None:
    table = table_of()
    table.give("scout", "medkit")
    opened(table)
    assert table.of("captain").quests
    assert not [option for option in table.options("captain") if option.startswith("give/")]


# -- who takes part -------------------------------------------------------------------------------------------


@cites("nemesis/action/trade-participants")
def test_others_may_swap_without_the_one_who_started_and_only_that_one_has_used_an_action() -> None:
    table = table_of()
    table.give("scout", "medkit")
    table.give("mechanic", "tools")
    hands = [len(table.of(name).hand) for name in CREW]
    opened(table)
    table.play("captain", "pass-floor")
    table.play("scout", "give/seat:2/item:medkit")
    table.play("scout", "ask/seat:2/deck:yellow")
    table.play("scout", "propose")
    table.play("mechanic", "agree/item:tools")
    assert table.of("scout").items == ["tools"]
    assert table.of("mechanic").items == ["medkit"]
    for name in ("mechanic", "captain", "scout"):
        table.play(name, "pass-floor")
    assert [len(table.of(name).hand) for name in CREW] == [hands[0] - 1, *hands[1:]]
    assert table.state.acted == 1
    assert asked(table, "captain") == "ask-action"


@cites("nemesis/action/trade-participants", "nemesis/action/trade-consent")
def test_one_offer_may_concern_several_players_and_all_of_them_must_agree() -> None:
    for answers, done in ((("agree", "agree"), True), (("agree", "refuse"), False)):
        table = table_of()
        table.give("captain", "medkit")
        table.object("carcass", "mechanic")
        opened(table)
        table.play("captain", "give/seat:1/item:medkit")
        table.play("captain", "ask/seat:2/object:carcass")
        table.play("captain", "propose")
        table.play("scout", answers[0])
        assert table.of("scout").items == []
        table.play("mechanic", answers[1])
        assert (table.of("scout").items == ["medkit"]) is done
        assert (table.of("captain").objects == ["carcass"]) is done


@cites("nemesis/action/trade-participants")
def test_characters_elsewhere_or_waiting_in_a_pod_take_no_part() -> None:
    table = table_of("captain", "scout", "mechanic", "pilot")
    room = table.tile(2, "evacuation-a")
    for name in ("captain", "scout", "mechanic"):
        table.place(name, room)
    table.give("captain", "medkit")
    table.state.pod[table.seat("mechanic")] = table.state.pods_of(1)[0]
    opened(table)
    gifts = [option for option in table.options("captain") if option.startswith("give/")]
    assert gifts == ["give/seat:1/item:medkit"]
    table.play("captain", "pass-floor")
    table.play("scout", "pass-floor")
    assert asked(table, "captain") == "ask-action"


@cites("nemesis/action/trade-participants")
def test_the_floor_goes_round_clockwise_and_the_trade_ends_when_all_have_passed_it_or_it_has_gone_round_twice() -> None:
    table = table_of()
    table.give("captain", "medkit")
    opened(table)
    for name in ("captain", "scout", "mechanic"):
        assert asked(table, name) == "ask-trade"
        table.play(name, "pass-floor")
    assert asked(table, "captain") == "ask-action"
    opened(table)
    for name in CREW * 2:
        table.play(name, next(option for option in table.options(name) if option.startswith(("give", "ask"))))
        table.play(name, "propose")
        for seat in [choice.seat for choice in table.game.choices]:
            table.play(seat, "refuse")
    assert asked(table, "captain") == "ask-action"


# -- consent --------------------------------------------------------------------------------------------------


@cites("nemesis/action/trade-consent")
def test_nothing_changes_hands_if_one_refuses() -> None:
    table = table_of()
    table.give("captain", "medkit")
    table.object("carcass", "scout")
    opened(table)
    table.play("captain", "give/seat:1/item:medkit")
    table.play("captain", "ask/seat:1/object:carcass")
    table.play("captain", "propose")
    table.play("scout", "refuse")
    assert table.of("captain").items == ["medkit"]
    assert table.of("scout").objects == ["carcass"]
    assert "nemesis/action/trade-consent" in table.rules_told()


@cites("nemesis/action/trade-consent")
def test_a_gift_needs_nothing_in_return_but_the_one_who_takes_it_must_agree() -> None:
    table = table_of()
    table.object("carcass", "captain")
    opened(table)
    table.play("captain", "give/seat:1/object:carcass")
    table.play("captain", "propose")
    assert table.options("scout") == ["agree", "refuse", "counter-offer"]
    table.play("scout", "agree")
    assert table.of("scout").objects == ["carcass"]


@cites("nemesis/action/trade-consent")
def test_one_who_refuses_may_make_a_counter_offer_at_once() -> None:
    table = table_of()
    table.give("captain", "medkit")
    table.give("scout", "tools")
    opened(table)
    table.play("captain", "ask/seat:1/deck:yellow")
    table.play("captain", "propose")
    table.play("scout", "counter-offer")
    table.play("scout", "give/seat:0/item:tools")
    table.play("scout", "ask/seat:0/deck:green")
    table.play("scout", "propose")
    table.play("captain", "agree/item:medkit")
    assert table.of("captain").items == ["tools"]
    assert table.of("scout").items == ["medkit"]
    assert asked(table, "scout") == "ask-trade"


@cites("nemesis/action/trade-consent")
def test_counter_offers_to_counter_offers_come_to_an_end() -> None:
    table = table_of("captain", "scout")
    table.object("carcass", "captain")
    opened(table)
    table.play("captain", "give/seat:1/object:carcass")
    table.play("captain", "propose")
    table.play("scout", "counter-offer")
    table.play("scout", "ask/seat:0/object:carcass")
    table.play("scout", "propose")
    table.play("captain", "counter-offer")
    table.play("captain", "give/seat:1/object:carcass")
    table.play("captain", "propose")
    assert table.options("scout") == ["agree", "refuse"]


@cites("nemesis/action/trade-consent")
def test_if_several_want_to_make_a_counter_offer_the_first_clockwise_from_the_proposer_does() -> None:
    table = table_of()
    table.object("carcass", "captain")
    table.object("egg", "mechanic")
    opened(table)
    table.play("captain", "pass-floor")
    table.play("scout", "ask/seat:0/object:carcass")
    table.play("scout", "ask/seat:2/object:egg")
    table.play("scout", "propose")
    for name in ("captain", "mechanic"):
        table.play(name, "counter-offer")
    assert [choice.seat for choice in table.game.choices] == [table.seat("mechanic")]
    assert asked(table, "mechanic") == "ask-trade"


@cites("nemesis/action/trade-consent")
def test_an_offer_holds_six_gifts_at_most() -> None:
    table = table_of()
    table.give("captain", "medkit", "alcohol", "tools", "clothes", "chemicals", "grenade", "decoy")
    opened(table)
    for nth in range(7):
        gifts = [option for option in table.options("captain") if option.startswith("give/seat:1")]
        assert bool(gifts) == (nth < 6)
        table.play("captain", gifts[0] if gifts else "propose")
    table.play("scout", "agree")
    assert (len(table.of("captain").items), len(table.of("scout").items)) == (1, 6)


@cites("nemesis/action/trade-consent")
def test_an_offer_cannot_be_agreed_to_once_something_in_it_was_dropped() -> None:
    table = table_of()
    table.give("captain", "medkit")
    opened(table)
    table.play("captain", "give/seat:1/item:medkit")
    table.play("captain", "propose")
    table.play("captain", "drop/item:medkit")
    assert table.options("scout") == ["refuse", "counter-offer"]


# -- ammunition, hand slots, what belongs together ------------------------------------------------------------


@cites("nemesis/action/trade-no-ammo", "nemesis/item/weapon-starting-ammo")
def test_a_weapon_changes_hands_with_its_ammunition_which_cannot_be_given_alone() -> None:
    table = table_of()
    table.give("captain", "pistol")
    table.ammo("captain", "pistol", 2)
    opened(table)
    assert table.refusals("captain") == {"give-ammo/item:pistol": "nemesis/action/trade-no-ammo"}
    with pytest.raises(Refused) as refused:
        table.play("captain", "give-ammo", "item:pistol")
    assert refused.value.rule == "nemesis/action/trade-no-ammo"
    table.play("captain", "give/seat:1/item:pistol")
    table.play("captain", "propose")
    table.play("scout", "agree")
    assert table.of("scout").ammo == {"pistol": 2}


@cites("nemesis/action/trade", "nemesis/item/two-hand-slots")
def test_whoever_holds_too_much_after_a_swap_drops_the_excess() -> None:
    table = table_of()
    table.give("captain", "pistol")
    table.give("scout", "assault-rifle")
    table.object("carcass", "scout")
    opened(table)
    table.play("captain", "give/seat:1/item:pistol")
    table.play("captain", "propose")
    table.play("scout", "agree")
    assert asked(table, "scout") == "ask-drop"
    table.play("scout", "drop/object:carcass")
    assert table.of("scout").heavy == ["assault-rifle", "pistol"]
    assert "carcass" in table.room(11).objects


@cites("nemesis/action/trade", "nemesis/item/two-hand-slots")
def test_two_full_pairs_of_hands_can_swap() -> None:
    table = table_of()
    table.give("captain", "pistol", "fire-extinguisher")
    table.give("scout", "assault-rifle")
    table.object("carcass", "scout")
    opened(table)
    table.play("captain", "give/seat:1/item:pistol")
    table.play("captain", "ask/seat:1/item:assault-rifle")
    table.play("captain", "propose")
    table.play("scout", "agree")
    assert table.of("captain").heavy == ["fire-extinguisher", "assault-rifle"]
    assert table.of("scout").heavy == ["pistol"]
    assert table.of("scout").objects == ["carcass"]


def taped(table: NemesisTable) -> int:
    """The captain's two weapons are joined; returns the back of the tape card."""
    g = table.state
    table.give("captain", "pistol", "assault-rifle", "duct-tape")
    tape = g.held(0, "duct-tape")
    one, other = g.hands(0)
    g.move(tape, g.zone(0, box.INVENTORY), box.ATTACHED)
    g.show(tape)
    g.taped.append((one, other))
    g.attached.extend([(tape, one), (tape, other)])
    return tape


@cites("nemesis/action/trade", "nemesis/item/duct-tape")
def test_tape_goes_along_with_both_items_and_is_discarded_when_they_part() -> None:
    for gifts, still in ((("pistol", "assault-rifle"), True), (("pistol",), False)):
        table = table_of()
        tape = taped(table)
        opened(table)
        for gift in gifts:
            table.play("captain", f"give/seat:1/item:{gift}")
        table.play("captain", "propose")
        table.play("scout", "agree")
        g = table.state
        assert bool(g.taped) is still
        assert (tape in g.zones[box.ATTACHED]) is still
        assert (tape in g.zones[box.YELLOW_DISCARD]) is not still
        assert g.slots_used(1) == 1


@cites("nemesis/action/trade", "nemesis/item/attached")
def test_what_is_attached_to_a_weapon_goes_along() -> None:
    table = table_of()
    table.give("captain", "assault-rifle", "extended-magazine")
    g = table.state
    magazine, rifle = g.held(0, "extended-magazine"), g.held(0, "assault-rifle")
    g.move(magazine, g.zone(0, box.INVENTORY), box.ATTACHED)
    g.show(magazine)
    g.attached.append((magazine, rifle))
    g.extra_capacity[rifle - BOX.first_item] = 2
    opened(table)
    assert "give/seat:1/item:extended-magazine" not in table.options("captain")
    table.play("captain", "give/seat:1/item:assault-rifle")
    table.play("captain", "propose")
    table.play("scout", "agree")
    g = table.state
    assert g.capacity(g.held(1, "assault-rifle")) == 7
    assert g.attached == [(magazine, rifle)]


# -- secrecy --------------------------------------------------------------------------------------------------


def secret_trade(table: NemesisTable, given: str) -> NemesisTable:
    """The captain gives the scout one of two green cards while the mechanic watches."""
    table.give("captain", "medkit", "alcohol")
    opened(table)
    table.play("captain", f"give/seat:1/item:{given}")
    return table


def seen_by(table: NemesisTable, seat: int) -> tuple[object, ...]:
    """All that a seat gets: view, events, what it is asked."""
    return (
        table.game.view(seat),
        table.game.events(seat),
        [choice for choice in table.game.choices if choice.seat == seat],
        table.game.refusals(seat),
    )


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_giver_and_taker_know_the_card_and_others_only_its_colour() -> None:
    table = secret_trade(table_of(), "medkit")
    assert table.told("laid-out", 1)[-1]["args"]["item"] == "item:medkit"
    assert table.told("laid-out", 2)[-1]["args"] == {"giver": "seat:0", "taker": "seat:1", "colour": "green"}
    table.play("captain", "propose")
    assert table.game.choice.args["offer"] == ["give/seat:0/item:medkit/seat:1"]
    table.play("scout", "agree")
    assert table.told("item-traded", 1)[-1]["args"]["item"] == "item:medkit"
    assert "item" not in table.told("item-traded", 2)[-1]["args"]
    assert "item" not in table.told("item-traded")[-1]["args"]
    assert table.game.view(1)["crew"][1]["inventory"]["known"] == ["medkit"]
    assert table.game.view(2)["crew"][1]["inventory"] == {"count": 1, "colours": {"green": 1}, "known": []}


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_a_third_player_gets_the_same_whichever_card_is_given() -> None:
    medkit, alcohol = secret_trade(table_of(), "medkit"), secret_trade(table_of(), "alcohol")
    for table in (medkit, alcohol):
        table.play("captain", "propose")
        table.play("scout", "agree")
    assert medkit.of("scout").items != alcohol.of("scout").items
    assert seen_by(medkit, 2) == seen_by(alcohol, 2)
    assert seen_by(medkit, 1) != seen_by(alcohol, 1)


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_an_offer_that_concerns_a_third_player_names_hidden_items_to_their_taker_only() -> None:
    table = secret_trade(table_of(), "medkit")
    table.object("carcass", "mechanic")
    table.play("captain", "ask/seat:2/object:carcass")
    table.play("captain", "propose")
    offers = {choice.seat: choice.args["offer"] for choice in table.game.choices}
    carcass = "give/seat:2/object:carcass/seat:0"
    assert offers[1] == ["give/seat:0/item:medkit/seat:1", carcass]
    assert offers[2] == ["give/seat:0/deck:green/seat:1", carcass]


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_a_third_player_who_knew_one_of_the_cards_cannot_tell_whether_it_was_given() -> None:
    table = table_of()
    table.give("captain", "comms-key", "grenade")
    table.state.look(table.state.held(0, "comms-key"), 1 << 2)
    opened(table)
    table.play("captain", "give/seat:1/item:grenade")
    table.play("captain", "propose")
    table.play("scout", "agree")
    given = set()
    for seed in range(24):
        other = table.game.resample(2, seed)
        assert other.view(2) == table.game.view(2)
        kept, gone = (other._state.item_name(other._state.inventory(who)[0]) for who in (0, 1))  # type: ignore[attr-defined]
        assert "comms-key" in (kept, gone)
        given.add(gone)
    assert {"comms-key"} < given


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_the_choice_of_a_face_down_item_is_the_givers_secret() -> None:
    table = table_of()
    table.give("scout", "medkit", "alcohol")
    opened(table)
    assert [option for option in table.options("captain") if option.startswith("ask")] == ["ask/seat:1/deck:green"]
    table.play("captain", "ask/seat:1/deck:green")
    table.play("captain", "propose")
    assert table.options("scout")[:2] == ["agree/item:medkit", "agree/item:alcohol"]
    table.play("scout", "agree/item:alcohol")
    assert table.of("captain").items == ["alcohol"]
    assert table.told("item-traded", 0)[-1]["args"]["item"] == "item:alcohol"
    assert "item" not in table.told("item-traded", 2)[-1]["args"]
    assert table.game.view(2)["crew"][0]["inventory"]["known"] == []
    assert table.game.view(1)["crew"][0]["inventory"]["known"] == ["alcohol"]


@cites("nemesis/action/trade", "nemesis/item/inventory-secret")
def test_a_card_one_was_shown_can_be_asked_for_by_name() -> None:
    table = table_of()
    table.give("captain", "medkit", "alcohol")
    opened(table)
    table.play("captain", "show/seat:1/item:alcohol")
    table.play("captain", "pass-floor")
    asks = [option for option in table.options("scout") if option.startswith("ask/seat:0")]
    assert asks == ["ask/seat:0/item:alcohol", "ask/seat:0/deck:green"]
    table.play("scout", "ask/seat:0/item:alcohol")
    table.play("scout", "ask/seat:0/deck:green")
    assert "item" not in table.told("asked-for", 2)[0]["args"]
    table.play("scout", "propose")
    assert [option for option in table.options("captain") if option.startswith("agree")] == ["agree/item:medkit"]
    table.play("captain", "agree/item:medkit")
    assert sorted(table.of("scout").items) == ["alcohol", "medkit"]


@cites("nemesis/action/trade")
def test_a_trade_can_be_saved_in_the_middle_of_an_offer() -> None:
    table = secret_trade(table_of(), "medkit")
    table.play("captain", "propose")
    again = hullbreach.load(table.game.save())
    assert [choice.args for choice in again.choices] == [choice.args for choice in table.game.choices]
    again.answer("agree")
    assert again.view(1)["crew"][1]["inventory"]["known"] == ["medkit"]
