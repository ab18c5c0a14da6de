"""The event phase of the carnomorphs, and feeding: who feeds when on what, and what becomes of it."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.kinds import BLUE_CORPSE, EGGS, GONE, IN_SUPPLY
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.feeding import Feeding
from hullbreach.nemesis.species.carnomorphs.fire import CarnomorphFireStep
from hullbreach.rulebook.citing import cites

from .aboard import QUIET, adapt, attack_discards, carry_out, changed, crew, eggs_to_spare, kinds, names

FAR = 9


def lone(kind: str, *food: str, injuries: int = 0) -> NemesisTable:
    """A carnomorph far from the captain, with this food."""
    table = crew("captain")
    table.intruder(kind, FAR, injuries)
    eggs_to_spare(table)
    for thing in food:
        table.object(thing, FAR)
    return table


def feed(table: NemesisTable) -> NemesisTable:
    carry_out(table, Feeding())
    return table


# -- the event phase -------------------------------------------------------------------------------------------


@cites("carnomorphs/event/step-order", "carnomorphs/event/time-track", "carnomorphs/event/event-card")
def test_time_then_attacks_and_feeding_then_fire_then_one_event_then_the_bag() -> None:
    table = crew("captain", "scout")
    table.hand("captain")
    table.intruder("shambler", 1)
    table.intruder("metagorger", FAR)
    table.object("carcass", FAR)
    table.intruder("fleshbeast", 13)
    table.fire(13)
    table.bag(blank=1, shambler_2=1)
    table.attack_cards("whiplash-7-3", "whiplash-8-1")
    time = table.state.time
    table.event_phase(QUIET, "blank")
    order = [e["kind"] for e in table.told()]
    steps = ["time-advances", "attack", "eats", "injured", "event-drawn", "bag-drawn"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)
    assert order.count("event-drawn") == order.count("bag-drawn") == 1
    assert table.state.time == time - 1


@cites("carnomorphs/event/time-track")
def test_a_running_self_destruct_marker_moves_too() -> None:
    table = crew("captain")
    table.state.destruct = 6
    table.event_phase(QUIET, "blank")
    assert table.state.destruct == 5


@cites("carnomorphs/event/attacks")
def test_all_attacks_come_before_all_feeding() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.intruder("shambler", 13)
    table.intruder("metagorger", 2)
    table.object("carcass", 2)
    table.attack_cards("whiplash-7-3")
    table.bag(blank=1)
    table.fate(noise=["silence"])
    table.event_phase(QUIET, "blank")
    order = [e["kind"] for e in table.told()]
    assert order.index("attack") < order.index("eats")


@cites("carnomorphs/event/fire-damage")
def test_each_carnomorph_in_a_burning_room_suffers_one_injury() -> None:
    table = crew("captain")
    burnt, other = table.intruder("butcher", FAR), table.intruder("shambler", 13)
    table.fire(FAR)
    table.attack_cards("whiplash-7-3")
    carry_out(table, CarnomorphFireStep())
    assert table.injuries(burnt) == 1
    assert table.injuries(other) == 0


# -- who feeds -------------------------------------------------------------------------------------------------


@cites("carnomorphs/feeding/condition")
@pytest.mark.parametrize("food", ["carcass", "egg", "corpse-blue", "corpse-0"])
def test_a_carnomorph_alone_with_a_heavy_object_feeds(food: str) -> None:
    assert names(feed(lone("metagorger", food))) == ["shambler"]


@cites("carnomorphs/feeding/condition")
def test_a_carnomorph_without_food_does_not_feed_and_is_not_its_own_food() -> None:
    table = feed(lone("metagorger", injuries=1))
    assert names(table) == ["metagorger"]
    assert table.injuries("intruder:metagorger-1") == 1


@cites("carnomorphs/feeding/condition")
def test_a_metagorger_is_food() -> None:
    table = lone("shambler")
    table.intruder("metagorger", FAR)
    assert names(feed(table)) == ["fleshbeast"]


@cites("carnomorphs/feeding/condition", "carnomorphs/feeding/voracious")
def test_in_combat_only_the_voracious_feed() -> None:
    for voracious in (False, True):
        table = crew("captain")
        table.intruder("shambler", 1)
        table.object("carcass", 1)
        if voracious:
            adapt(table, "voracious", "corpse")
        assert names(feed(table)) == (["fleshbeast"] if voracious else ["shambler"])


@cites("carnomorphs/feeding/voracious")
def test_the_voracious_feed_before_they_attack_and_not_on_what_is_carried() -> None:
    table = crew("captain")
    adapt(table, "voracious", "corpse")
    table.intruder("shambler", 1)
    table.object("carcass", "captain")
    assert names(feed(table)) == ["shambler"]
    eggs_to_spare(table)
    table.object("egg", 1)
    table.attack_cards("whiplash-7-3")
    table.bag(blank=1)
    table.event_phase(QUIET, "blank")
    order = [e["kind"] for e in table.told()]
    assert order.index("eats") < order.index("attack")
    assert table.told("attack")[0]["args"]["foe"] == "intruder:fleshbeast-1"


@cites("carnomorphs/feeding/voracious")
def test_once_the_card_is_discarded_attacks_come_first_again() -> None:
    table = crew("captain")
    adapt(table, "voracious", "corpse")
    changed(table).discarded = 0b001
    table.intruder("shambler", 1)
    table.object("carcass", 1)
    assert names(feed(table)) == ["shambler"]


@cites("carnomorphs/feeding/feeder-priority")
def test_the_highest_feeds_first_and_food_can_run_out() -> None:
    table = lone("shambler", "carcass")
    table.intruder("fleshbeast", FAR)
    assert names(feed(table)) == ["butcher", "shambler"]


@cites("carnomorphs/feeding/feeder-priority")
def test_of_equals_the_most_injured_feeds_first_and_nobody_feeds_twice() -> None:
    table = crew("captain")
    first, second = table.intruder("shambler", FAR), table.intruder("shambler", FAR, injuries=2)
    table.object("carcass", FAR)
    feed(table)
    assert kinds(table) == {"shambler": f"room:{FAR}", "fleshbeast": f"room:{FAR}"}
    assert first in table.intruders()
    assert second not in table.intruders()
    table = lone("metagorger", "carcass", "egg", "egg")
    assert names(feed(table)) == ["shambler"]
    assert len(table.room(FAR).objects) == 2


# -- heal, evolve, eat -----------------------------------------------------------------------------------------


@cites("carnomorphs/feeding/sequence")
def test_it_heals_then_evolves_then_eats() -> None:
    table = feed(lone("shambler", "carcass", injuries=2))
    order = [e["kind"] for e in table.game.events()]
    steps = ["intruder-heals", "intruder-transforms", "eats"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)


@cites("carnomorphs/feeding/heal", "carnomorphs/feeding/evolve")
@pytest.mark.parametrize(
    ("kind", "grown"),
    [
        pytest.param("metagorger", "shambler", marks=cites("carnomorphs/feeding/evolve-metagorger")),
        pytest.param("shambler", "fleshbeast", marks=cites("carnomorphs/feeding/evolve-shambler")),
        pytest.param("fleshbeast", "butcher", marks=cites("carnomorphs/feeding/evolve-fleshbeast")),
    ],
)
def test_a_feeding_carnomorph_becomes_the_next_type_without_injuries(kind: str, grown: str) -> None:
    table = lone(kind, "carcass", injuries=3)
    before = table.bag_counts()
    feed(table)
    assert names(table) == [grown]
    assert table.injuries(f"intruder:{grown}-1") == 0
    assert table.bag_counts() == before
    assert table.room(FAR).objects == []


@cites("carnomorphs/feeding/heal", "carnomorphs/feeding/butcher-only-heals")
def test_the_butcher_only_heals_and_eats() -> None:
    table = feed(lone("butcher", "carcass", injuries=4))
    assert names(table) == ["butcher"]
    assert table.injuries("intruder:butcher-1") == 0
    assert table.room(FAR).objects == []


@cites("carnomorphs/feeding/fleshbeast-after-butcher-death")
def test_after_the_death_of_the_butcher_a_fleshbeast_only_heals_and_eats() -> None:
    table = lone("fleshbeast", "carcass", injuries=3)
    table.queen_killed()
    feed(table)
    assert names(table) == ["fleshbeast"]
    assert table.injuries("intruder:fleshbeast-1") == 0
    assert table.room(FAR).objects == []


@cites("carnomorphs/feeding/no-miniature")
def test_without_a_miniature_it_heals_and_eats_but_stays_what_it_is() -> None:
    table = lone("shambler", "carcass", injuries=2)
    for room in (13, 14, 15):
        table.intruder("fleshbeast", room)
    feed(table)
    assert names(table) == ["fleshbeast"] * 3 + ["shambler"]
    assert table.injuries("intruder:shambler-1") == 0
    assert table.room(FAR).objects == []


@cites("carnomorphs/feeding/eat")
def test_an_eaten_token_returns_to_the_supply_and_the_blue_corpse_leaves_the_game() -> None:
    table = lone("metagorger", "egg")
    egg = next(egg for egg in EGGS if table.state.object_at[egg] == FAR)
    feed(table)
    assert table.state.object_at[egg] == IN_SUPPLY
    table = lone("metagorger", "corpse-blue")
    feed(table)
    assert table.state.object_at[BLUE_CORPSE] == GONE


@cites("carnomorphs/feeding/eat")
def test_an_eaten_metagorger_leaves_neither_carcass_nor_token() -> None:
    table = lone("fleshbeast")
    table.intruder("metagorger", FAR)
    table.intruder("metagorger", FAR)
    before = table.bag_counts()
    feed(table)
    assert table.bag_counts() == before
    assert table.room(FAR).objects == []
    assert names(table) == ["butcher", "metagorger"]  # one is eaten, and the other finds nothing to eat


@cites("carnomorphs/feeding/food-priority")
def test_food_is_eaten_in_its_order() -> None:
    table = lone("butcher", "corpse-blue", "carcass", "egg", "corpse-0")
    prey = table.intruder("metagorger", FAR)
    g, eaten = table.state, []
    for _ in range(4):
        left = set(table.room(FAR).objects)
        g.foe_room[0] = 0  # the metagorger steps aside, so that only the butcher feeds
        carry_out(table, Feeding())
        eaten += sorted(left - set(table.room(FAR).objects))
    assert prey
    assert [thing.removeprefix("object:") for thing in eaten] == ["corpse-0", "egg", "carcass", "corpse-blue"]


@cites("carnomorphs/feeding/food-priority")
def test_a_metagorger_is_eaten_before_the_blue_corpse_and_after_a_carcass() -> None:
    table = lone("butcher", "corpse-blue")
    table.intruder("metagorger", FAR)
    feed(table)
    assert names(table) == ["butcher"]
    assert len(table.room(FAR).objects) == 1
    table = lone("butcher", "carcass")
    table.intruder("metagorger", FAR)
    feed(table)
    assert names(table) == ["butcher", "metagorger"]


# -- the nest --------------------------------------------------------------------------------------------------


@cites("carnomorphs/feeding/nest-eggs")
def test_in_the_nest_each_eats_an_egg_of_the_board_before_anything_else() -> None:
    table = crew("captain")
    table.tile(5, "nest")
    table.explore(5)
    table.intruder("butcher", 5)
    table.intruder("metagorger", 5)
    table.object("carcass", 5)
    feed(table)
    assert len(table.state.eggs_in_nest()) == 6
    assert table.room(5).objects == ["object:carcass"] or table.room(5).objects == ["carcass"]
    assert names(table) == ["butcher", "shambler"]


@cites("carnomorphs/feeding/nest-eggs")
def test_an_unexplored_nest_feeds_nobody() -> None:
    table = crew("captain")
    table.tile(5, "nest")
    table.state.explored &= ~(1 << 5)
    table.intruder("metagorger", 5)
    feed(table)
    assert len(table.state.eggs_in_nest()) == 8
    assert names(table) == ["metagorger"]


@cites("carnomorphs/feeding/nest-eggs")
def test_with_the_last_egg_the_nest_is_destroyed() -> None:
    table = crew("captain")
    table.tile(5, "nest")
    table.explore(5)
    table.eggs(1)
    table.intruder("butcher", 5)
    feed(table)
    assert table.state.nest_destroyed


@cites("carnomorphs/feeding/nest-eggs", "carnomorphs/event/attacks")
def test_in_combat_nothing_is_eaten_in_the_nest() -> None:
    table = crew("captain")
    table.tile(5, "nest")
    table.place("captain", 5)
    table.intruder("shambler", 5)
    feed(table)
    assert len(table.state.eggs_in_nest()) == 8
    assert attack_discards(table) == 0
