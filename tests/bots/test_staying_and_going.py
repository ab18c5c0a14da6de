"""When a survivor stays where it is, how it gets through closed doors, and what it fears on the way."""

from __future__ import annotations

from hullbreach.nemesis.scenario.nemesis import NemesisTable
from hullbreach.nemesis.table.bots.evaluation.leaving import ALIVE

from .test_habits import answer, mind_of, pods_next_door
from .test_means import crew_of, worth

AT_THE_PODS = ("corridor:10-13", "corridor:13-14", "corridor:13-19")
"""The corridors that lead to the pods of `pods_next_door`."""


def waits_beside_a_pod(cards: int) -> NemesisTable:
    """The captain stands in front of an open pod, with this many cards in hand."""
    table = pods_next_door()
    table.place("captain", "room:13")
    table.hand("captain", *("rest", "search", "demolition")[:cards])
    return table


def test_whoever_lacks_the_cards_for_a_pod_waits_beside_it() -> None:
    assert answer(waits_beside_a_pod(cards=3), "captain") == "room-action/room:13"
    assert answer(waits_beside_a_pod(cards=1), "captain") == "pass"


def test_what_is_still_to_be_done_here_keeps_one_here() -> None:
    table = waits_beside_a_pod(cards=1)
    assert mind_of(table, "captain").stay > 40
    before = worth(table, "captain", "move/room:10")
    table.pods(unlocked=False)
    assert worth(table, "captain", "move/room:10") > before


def test_a_closed_door_on_the_way_is_no_end_of_the_way() -> None:
    table = pods_next_door()
    table.place("captain", "room:5")
    for corridor in AT_THE_PODS:
        table.door(corridor)
    table.hand("captain", "demolition", "rest", "search", "interruption")
    assert "room:10" in answer(table, "captain")
    mind = mind_of(table, "captain")
    assert mind.ways.distance("room:13") == 3, "two rooms and a door"
    assert "room:13" not in mind.ways.neighbours["room:10"]


def test_a_door_is_a_smaller_matter_to_whoever_can_open_it() -> None:
    table = pods_next_door()
    table.hand("captain", "rest", "search")
    helpless = mind_of(table, "captain").ways.door
    table.hand("captain", "rest", "demolition")
    assert mind_of(table, "captain").ways.door < helpless


def test_an_encounter_is_worse_for_the_wounded_and_for_those_without_cards() -> None:
    table = crew_of("captain")
    table.hand("captain", "rest", "search", "demolition", "order")
    fresh = _encounter(table)
    table.hand("captain", "rest")
    spent = _encounter(table)
    table.wound("captain", "body", "leg")
    assert fresh < spent < _encounter(table)


def _encounter(table: NemesisTable) -> float:
    """What the captain expects of an encounter in room 10."""
    mind = mind_of(table, "captain")
    return mind.ways.encounter(mind.now.rooms["room:10"])


def test_nobody_likes_to_end_a_round_amid_noise() -> None:
    table = crew_of("captain")
    before = worth(table, "captain", "move/room:13")
    table.noise("corridor:5-10")
    assert worth(table, "captain", "move/room:13") > before


def test_whoever_is_alone_makes_the_ship_fit_to_sleep_on() -> None:
    table = crew_of("captain")
    table.clock(time=8)

    def course() -> float:
        return max(goal.worth for goal in mind_of(table, "captain").wishes if goal.use == "check-coordinates")

    together = course()
    table.hibernate("scout")
    assert course() > max(together, ALIVE / 2)


def test_whoever_of_a_crew_is_at_the_end_of_its_strength_goes_home() -> None:
    table = crew_of("captain", mode="coop")
    table.common_objectives("emergency-post-mortem", "first-contact-protocol")
    table.clock(time=8)
    assert not mind_of(table, "captain").leaving.will
    table.wound("captain", "body", "leg")
    assert mind_of(table, "captain").leaving.will


def test_an_intruder_between_oneself_and_a_bed_is_fought() -> None:
    table = pods_next_door()
    table.pods(unlocked=False)
    table.place("captain", "room:11")
    table.ammo("captain", "revolver", 0)
    table.intruder("creeper", "room:11")
    table.destination("c")
    assert answer(table, "captain") == "melee/intruder:creeper-1"


def test_nobody_passes_beside_an_intruder_with_a_full_hand() -> None:
    table = crew_of("captain")
    table.lose_items("captain")
    table.place("scout", "room:10")
    table.hand("scout", "rest")
    table.hand("captain", "rest", "search", "demolition", "basic-repairs")
    table.intruder("breeder", "room:10")
    table.turn("captain")
    assert answer(table, "captain") != "pass"
    table.hand("captain", "rest", "search")
    assert answer(table, "captain") == "pass", "the scout, who has fewer cards, is attacked first"
