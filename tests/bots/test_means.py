"""When a survivor uses its cards, items and rooms, and when it leaves them alone."""

from __future__ import annotations

from random import Random

import pytest

from hullbreach.bots import answer_of, bot_of
from hullbreach.bots.bot import Asked, Offered
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from hullbreach.nemesis.table.bots.evaluation.acting import worth_of_action
from hullbreach.nemesis.table.bots.evaluation.replying import worth_of_reply
from hullbreach.nemesis.table.bots.evaluation.things import worth_of_item
from hullbreach.nemesis.table.bots.evaluation.using import worth_of_use
from hullbreach.nemesis.table.bots.ship import habits as ship
from hullbreach.nemesis.view.shapes import Known, Token

from .test_habits import answer, mind_of


def crew_of(one: str, other: str = "scout", **options: str) -> NemesisTable:
    """Two of a crew who mean each other no harm, one in room 10, which is a storage, and the other far away."""
    table = scenario("nemesis", crew=[one, other], seed=1, **options)
    if not options:
        table.objectives(one, "best-friends-forever")
    table.tile("room:10", "storage")
    table.explore("room:10")
    table.place(one, "room:10")
    table.place(other, "room:1")
    table.turn(one)
    return table


def worth(table: NemesisTable, name: str, option: str, cost: int = 1) -> float:
    """The value of an action that costs this many cards. Passing is worth nothing."""
    return worth_of_action(Offered(option, cost), mind_of(table, name))


def way(table: NemesisTable, name: str, option: str) -> float:
    """What one way to use something is worth."""
    return worth_of_use(Offered(option), mind_of(table, name))


def test_a_grenade_goes_among_intruders_next_door_and_not_among_friends() -> None:
    table = crew_of("soldier")
    table.give("soldier", "grenade")
    table.intruder("adult", "room:13", injuries=2)
    table.intruder("adult", "room:13", injuries=3)
    assert worth(table, "soldier", "use/item:grenade") > 1
    table.place("scout", "room:13")
    assert worth(table, "soldier", "use/item:grenade") < 0


def test_a_burning_bottle_is_not_thrown_when_fire_may_destroy_the_ship() -> None:
    table = crew_of("soldier")
    table.intruder("adult", "room:13", injuries=3)
    table.intruder("adult", "room:13", injuries=3)
    before = worth(table, "soldier", "use/item:molotov-cocktail")
    assert before > 0
    table.fire("room:3", "room:9", "room:11")
    assert worth(table, "soldier", "use/item:molotov-cocktail") < before - 3


def test_a_decoy_clears_the_way_out() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.objectives("captain", "best-friends-forever")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=True)
    table.place("captain", "room:10")
    table.clock(time=4)
    table.turn("captain")
    assert way(table, "captain", "lure/room:14") < 0, "there is nobody to lure"
    table.intruder("adult", "room:13")
    assert way(table, "captain", "lure/room:14") > 5


def test_an_evacuation_key_opens_a_pod_for_whoever_wants_out() -> None:
    table = crew_of("captain")
    table.objectives("captain", "best-friends-forever")
    table.give("captain", "evacuation-key")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=False)
    table.place("captain", "room:13")
    table.clock(time=3)
    assert answer(table, "captain") == "use/item:evacuation-key"
    table.pods(unlocked=True)
    assert answer(table, "captain") == "room-action/room:13"


@pytest.mark.parametrize(("objective", "wanted"), [("the-great-hunt", True), ("the-oldest-friend", False)])
def test_a_self_destruct_key_is_for_those_who_want_the_ship_gone(objective: str, wanted: bool) -> None:
    table = crew_of("captain")
    table.objectives("captain", objective)
    table.signal("captain")
    table.give("captain", "self-destruct-key")
    table.tile("room:13", "evacuation-a")
    table.tile("room:10", "comms-room")
    assert (answer(table, "captain") == "use/item:self-destruct-key") == wanted


def test_nobody_destroys_the_ship_without_knowing_where_the_pods_are() -> None:
    table = crew_of("captain")
    table.objectives("captain", "the-great-hunt")
    table.signal("captain")
    assert not mind_of(table, "captain").aim.may_destroy
    table.tile("room:13", "evacuation-a")
    assert mind_of(table, "captain").aim.may_destroy


def test_whoever_hears_the_countdown_waits_where_the_pods_will_open() -> None:
    table = crew_of("captain")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=False)
    table.clock(time=9, destruct=4)
    assert "room:13" in answer(table, "captain")


def test_a_door_is_closed_on_an_intruder_next_door() -> None:
    table = crew_of("pilot")
    assert way(table, "pilot", "close-door/corridor:10-13") < 0
    table.intruder("breeder", "room:13")
    assert way(table, "pilot", "close-door/corridor:10-13") > 1
    assert way(table, "pilot", "operate-doors/room:10") > way(table, "pilot", "operate-doors/room:5")
    assert way(table, "pilot", "close-door/corridor:5-10") < 0


def test_a_door_in_the_way_is_broken() -> None:
    table = crew_of("captain")
    table.objectives("captain", "best-friends-forever")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=True)
    table.clock(time=4)
    table.door("corridor:10-13")
    table.hand("captain", "demolition", "rest", "search", "interruption")
    assert answer(table, "captain") == "play/card:demolition"


def test_an_airlock_opens_on_intruders_and_fire_but_not_on_friends() -> None:
    table = crew_of("pilot")
    table.tile("room:14", "airlock-control")
    table.tile("room:3", "fire-control")
    table.tile("room:9", "generator")
    table.place("pilot", "room:14")
    assert worth(table, "pilot", "room-action/room:14", 2) < 0
    table.intruder("breeder", "room:3")
    assert worth(table, "pilot", "room-action/room:14", 2) > 0
    assert way(table, "pilot", "airlock/room:3") > way(table, "pilot", "airlock/room:9")
    table.place("scout", "room:3")
    assert way(table, "pilot", "airlock/room:3") < 0


def test_somebody_who_must_die_is_sealed_in() -> None:
    table = crew_of("pilot")
    table.objectives("pilot", "greener-pastures")
    table.tile("room:3", "fire-control")
    table.place("scout", "room:3")
    assert mind_of(table, "pilot").is_target("seat:1")
    assert way(table, "pilot", "airlock/room:3") > 10


def test_monitors_show_what_nobody_has_seen() -> None:
    table = crew_of("captain")
    table.tile("room:14", "monitoring")
    table.place("captain", "room:14")
    assert worth(table, "captain", "room-action/room:14", 2) > 0
    hidden = [room.ref for room in table.game.sight().rooms if not room.explored]
    table.explore(*hidden)
    assert worth(table, "captain", "room-action/room:14", 2) < 0


def test_a_danger_one_has_seen_is_avoided() -> None:
    table = crew_of("captain")
    view = table.game.sight(0)
    room = next(room for room in view.rooms if not room.explored)
    blind = ship.mind_of(view, 0).ways.steps[room.ref]
    for effect, worse in (("danger", True), ("silence", False)):
        room.token = Token(effect, 1)
        assert (ship.mind_of(view, 0).ways.steps[room.ref] > blind) == worse


@pytest.mark.parametrize(("objective", "meddles"), [("best-friends-forever", True), ("the-great-hunt", False)])
def test_the_start_of_the_countdown_is_interrupted_by_those_who_want_to_live(objective: str, meddles: bool) -> None:
    table = crew_of("captain")
    table.objectives("captain", "quarantine")
    table.objectives("scout", objective)
    table.tile("room:10", "generator")
    table.tile("room:13", "evacuation-a")
    table.place("scout", "room:10")
    table.hand("scout", "interruption", "rest")
    table.game.answer("room-action/room:10", 0)
    while table.choice("scout") is None:
        table.game.answer(table.game.choice.options[0].id, 0)
    assert answer(table, "scout").startswith("interrupt") == meddles


def test_an_order_leads_out_of_the_fire_and_the_hated_to_the_intruders() -> None:
    table = crew_of("captain")
    table.place("scout", "room:10")
    table.intruder("adult", "room:13")
    assert way(table, "captain", "order/seat:1/room:13") < 0
    table.objectives("captain", "greener-pastures")
    assert way(table, "captain", "order/seat:1/room:13") > 4


def test_a_card_that_works_rooms_from_afar_works_the_one_that_is_wanted() -> None:
    table = crew_of("scientist")
    table.objectives("scientist", "the-great-hunt")
    table.tile("room:10", "generator")
    table.tile("room:3", "comms-room")
    assert way(table, "scientist", "room-action/room:3") > way(table, "scientist", "room-action/room:10")
    assert worth(table, "scientist", "play/card:intranet") > 5


def test_a_crawl_is_worth_as_much_as_the_place_it_leads_to() -> None:
    table = crew_of("mechanic")
    table.objectives("mechanic", "best-friends-forever")
    table.place("mechanic", "room:2")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=True)
    table.clock(time=4)
    entrances = mind_of(table, "mechanic").now.corridors["corridor:technical"].ends
    worths = {room: way(table, "mechanic", f"crawl/{room}") for room in entrances if room != "room:2"}
    assert max(worths.values()) > mind_of(table, "mechanic").best_step


def test_a_weakness_is_looked_for_with_what_is_at_hand() -> None:
    table = crew_of("captain")
    table.tile("room:10", "laboratory")
    assert worth(table, "captain", "room-action/room:10", 2) < 0
    table.object("carcass", "room:10")
    assert answer(table, "captain") == "room-action/room:10"


def test_a_specimen_is_fetched_but_not_left_for_another_when_the_hands_are_full() -> None:
    table = crew_of("captain")
    table.objectives("captain", "extreme-field-biology")
    table.object("egg", "room:10")
    assert answer(table, "captain") == "pick-up/object:egg"
    table.object("corpse-blue", "captain")
    assert len(mind_of(table, "captain").now.me.hands) == 1, "with the corpse both hands are full"
    assert answer(table, "captain") != "pick-up/object:egg"


def test_with_a_wounded_arm_one_specimen_fills_the_hands() -> None:
    table = crew_of("captain")
    table.objectives("captain", "extreme-field-biology")
    table.wound("captain", "arm")
    table.object("egg", "room:10")
    assert answer(table, "captain") == "pick-up/object:egg"
    table.lose_items("captain")
    table.object("corpse-blue", "captain")
    assert answer(table, "captain") != "pick-up/object:egg"


def test_what_must_be_analysed_is_dropped_last() -> None:
    table = crew_of("captain")
    table.objectives("captain", "extreme-field-biology")
    table.object("corpse-blue", "captain")
    mind, asked = mind_of(table, "captain"), Asked(0, "ask-drop", {}, [])
    corpse, gun = (
        worth_of_reply(Offered(f"drop/{thing}"), asked, mind) for thing in ("object:corpse-blue", "item:revolver")
    )
    assert corpse < gun


def test_the_blue_body_is_laid_down_in_the_surgery() -> None:
    table = crew_of("captain", mode="coop")
    table.common_objectives("emergency-post-mortem", "destination-earth")
    table.tile("room:10", "surgery")
    table.object("corpse-blue", "captain")
    assert answer(table, "captain") == "drop/object:corpse-blue"
    table.place("captain", "room:13")
    assert not answer(table, "captain").startswith("drop")


def test_a_crew_shares_out_what_is_still_to_be_done() -> None:
    table = crew_of("captain", mode="coop")
    table.common_objectives("emergency-post-mortem", "first-contact-protocol")
    names = ("captain", "scout")
    assert len({mind_of(table, name).aim.objective for name in names}) == 2
    table.tile("room:10", "surgery")
    table.object("corpse-blue", "room:10")
    assert {mind_of(table, name).aim.objective for name in names} == {"first-contact-protocol"}


def test_a_crew_does_not_go_home_while_there_is_hope() -> None:
    table = crew_of("captain", mode="coop")
    table.common_objectives("emergency-post-mortem", "first-contact-protocol")
    table.clock(time=8)
    assert not mind_of(table, "captain").leaving.will
    table.clock(time=6)
    assert mind_of(table, "captain").leaving.will


def test_signals_of_a_crew_are_counted_together() -> None:
    table = crew_of("captain", mode="coop")
    table.common_objectives("no-man-left-behind", "first-contact-protocol")
    assert any(aim.needs_signal for aim in mind_of(table, "captain").aims)
    table.signal("scout")
    assert not any(aim.needs_signal for aim in mind_of(table, "captain").aims)


def test_caught_without_cards_one_hides_behind_the_thrusters() -> None:
    table = crew_of("pilot")
    assert worth(table, "pilot", "use/item:orbital-manoeuvring-system") < 0
    table.intruder("breeder", "room:10")
    table.hand("pilot", "rest", "search")
    assert worth(table, "pilot", "use/item:orbital-manoeuvring-system") > 0


def test_asides_are_offered_apart_from_options() -> None:
    """A bot that answers at random does not drop what it carries."""
    table = crew_of("captain")
    choice = table.choice("captain")
    assert choice is not None
    answers = {answer_of(bot_of("nemesis", "random"), table.game, choice, Random(seed)) for seed in range(200)}
    assert answers == {option.id for option in choice.options}


def test_whoever_is_almost_done_stays_for_it() -> None:
    table = crew_of("captain")
    table.objectives("captain", "necroscopy")
    table.signal("captain")
    table.clock(time=8)
    assert mind_of(table, "captain").leaving.will
    table.tile("room:13", "laboratory")
    table.object("carcass", "captain")
    assert not mind_of(table, "captain").leaving.will
    table.clock(time=4)
    assert mind_of(table, "captain").leaving.will


def test_whoever_is_alone_explores_less_and_trusts_nobody_else_with_the_ship() -> None:
    table = crew_of("captain")
    table.clock(time=8)

    def explore() -> float:
        return max(goal.worth for goal in mind_of(table, "captain").wishes if goal.sort == "explore")

    together, asleep = explore(), mind_of(table, "captain").leaving.sleep
    table.hibernate("scout")
    assert explore() < together
    assert asleep > mind_of(table, "captain").leaving.sleep == 0


def test_secrets_are_spied_out_once() -> None:
    table = crew_of("captain")
    table.tile("room:10", "comms-room")
    table.signal("captain")
    table.give("captain", "comms-key")
    assert worth(table, "captain", "use/item:comms-key") < 0, "nobody else has sent the signal"
    table.signal("scout")
    assert worth(table, "captain", "use/item:comms-key") > 1
    assert way(table, "captain", "see-objective/seat:1/deck:personal") > 0
    view = table.game.sight(0)
    view.crew[1].objectives = Known(1, ["hoarder"])
    assert worth_of_use(Offered("see-objective/seat:1/deck:personal"), ship.mind_of(view, 0)) < 0


def test_chemicals_are_for_an_empty_flamethrower() -> None:
    table = crew_of("captain")
    table.give("captain", "flamethrower")
    table.ammo("captain", "flamethrower", 4)
    assert worth(table, "captain", "use/item:chemicals") < 0
    table.ammo("captain", "flamethrower", 1)
    assert worth(table, "captain", "use/item:chemicals") > 0


def test_a_full_hand_and_an_injection_are_for_those_in_need() -> None:
    table = crew_of("captain")
    table.objectives("captain", "the-oldest-friend")
    table.hand("captain", "rest", "search", "demolition", "order", "motivation")
    assert worth(table, "captain", "use/item:adrenaline-injection") < 0
    table.intruder("adult", "room:10")
    assert worth(table, "captain", "use/item:adrenaline-injection") > 0


def test_a_light_is_for_rooms_with_something_to_find() -> None:
    table = crew_of("mechanic")
    table.items_in("room:10", 2)
    assert worth(table, "mechanic", "use/item:flashlight", 2) > 0
    table.items_in("room:10", 0)
    assert worth(table, "mechanic", "use/item:flashlight", 2) < 0


def test_fire_is_put_out_with_pyrotechnics() -> None:
    table = crew_of("mechanic")
    assert worth(table, "mechanic", "play/card:pyrotechnics") < 0
    table.fire("room:10")
    assert worth(table, "mechanic", "play/card:pyrotechnics") > 0


def test_what_a_quest_takes_is_kept() -> None:
    table = crew_of("scientist")
    now = mind_of(table, "scientist")
    assert "lab-equipment" in now.now.me.quests
    assert worth_of_item("chemicals", now) > worth_of_item("chemicals", mind_of(table, "scout"))
