"""What a survivor does, and leaves alone, at tables laid out for the purpose."""

from __future__ import annotations

from random import Random

from hullbreach.bots import answer_of, bot_of
from hullbreach.nemesis.scenario import scenario
from hullbreach.nemesis.scenario.nemesis import NemesisTable
from hullbreach.nemesis.table.bots.assessment.danger import cost_of_attack, ends_by_shot
from hullbreach.nemesis.table.bots.evaluation.leaving import HOME
from hullbreach.nemesis.table.bots.ship import habits as ship
from hullbreach.nemesis.table.bots.ship.mind import ShipMind
from hullbreach.nemesis.table.bots.ship.situation import Aboard


def answer(table: NemesisTable, name: str) -> str:
    """What the survivor says in this seat."""
    choice = table.choice(name)
    assert choice is not None
    return answer_of(bot_of("nemesis"), table.game, choice, Random(1))


def mind_of(table: NemesisTable, name: str) -> ShipMind:
    """What the survivor has in mind in this seat."""
    seat = table.seat(name)
    return ship.mind_of(table.game.sight(seat), seat)


def pods_next_door() -> NemesisTable:
    """The captain is in room 10, next to an evacuation section with open pods, and has nothing better to do."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.objectives("captain", "the-right-moment-to-strike", "best-friends-forever")
    table.tile("room:10", "storage")
    table.tile("room:13", "evacuation-a")
    table.pods(unlocked=True)
    table.place("captain", "room:10")
    table.clock(time=4)
    table.turn("captain")
    return table


def test_an_open_way_out_is_taken_in_time() -> None:
    assert answer(pods_next_door(), "captain").split("/")[:2] in (["move", "room:13"], ["careful-move", "room:13"])


def test_nobody_walks_in_on_the_intruder_in_front_of_a_way_out() -> None:
    table = pods_next_door()
    table.intruder("adult", "room:13")
    assert "room:13" not in answer(table, "captain")


def test_whoever_is_infected_thinks_less_of_leaving() -> None:
    table = pods_next_door()
    healthy = mind_of(table, "captain").leaving.pod
    table.larva("captain")
    table.contaminate("captain", "infected", "infected")
    assert mind_of(table, "captain").leaving.pod < 0.6 * healthy


def test_a_larva_is_shot() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.place("captain", "room:6")
    table.intruder("larva", "room:6")
    table.turn("captain")
    assert answer(table, "captain").startswith("shoot/item:revolver/intruder:larva")


def test_a_card_for_computers_is_not_wasted_where_there_is_none() -> None:
    table = scenario("nemesis", crew=["mechanic", "scout"], seed=1)
    table.place("mechanic", "room:1")
    table.hand("mechanic", "computer-skills", "rest", "demolition", "interruption")
    table.turn("mechanic")
    assert "play/card:computer-skills" in table.options("mechanic"), "it would close a door"
    assert answer(table, "mechanic") != "play/card:computer-skills"


def test_fire_that_would_spread_to_more_rooms_than_there_are_markers_is_feared() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.fire("room:3", "room:9")
    assert not mind_of(table, "captain").outlook.tinder
    table.fire("room:11")
    assert mind_of(table, "captain").outlook.tinder
    assert mind_of(table, "captain").leaving.ship_fails


def test_wounds_make_an_attack_worse_and_better_weapons_end_a_fight_sooner() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    fresh = cost_of_attack(Aboard(table.game.sight(0), 0), "adult")
    table.wound("captain", "body", "leg")
    assert cost_of_attack(Aboard(table.game.sight(0), 0), "adult") > 2 * fresh
    assert ends_by_shot("adult", 2, "assault-rifle") > ends_by_shot("adult", 2, "pistol")
    assert ends_by_shot("adult", 4, "pistol") > ends_by_shot("adult", 0, "pistol")


def test_a_common_objective_is_worked_on_by_one_of_the_crew() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1, mode="coop")
    common = table.game.sight(0).common_objectives
    assert [mind_of(table, name).aim.objective for name in ("captain", "scout")] == common


def test_whoever_started_the_self_destruct_sequence_leaves_the_generator_alone() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=1)
    table.objectives("captain", "the-great-hunt")
    table.signal("captain")
    table.tile("room:10", "generator")
    table.tile("room:13", "evacuation-a")
    table.place("captain", "room:10")
    table.turn("captain")
    assert answer(table, "captain") == "room-action/room:10"
    table.clock(time=8, destruct=5)
    assert answer(table, "captain") != "room-action/room:10"


def at_a_running_generator(mode: str, objective: str, *crew: str) -> NemesisTable:
    """The captain has signalled and started the end of the ship; the pods that will open are next door."""
    table = scenario("nemesis", crew=["captain", *crew], seed=1, mode=mode)
    table.objectives("captain", objective)
    table.signal("captain")
    table.tile("room:10", "generator")
    table.tile("room:13", "evacuation-a")
    table.place("captain", "room:10")
    table.clock(time=10, destruct=6)
    table.turn("captain")
    return table


def test_where_nobody_would_stop_it_whoever_started_the_end_goes_to_the_pods_at_once() -> None:
    alone = at_a_running_generator("solo", "clean-up-crew")
    assert mind_of(alone, "captain").leaving.will == HOME
    assert answer(alone, "captain").split("/")[1] == "room:13"
    among_others = at_a_running_generator("semi-coop", "the-great-hunt", "scout")
    assert mind_of(among_others, "captain").leaving.will < HOME, "somebody may still stop it"
