"""Intruders on the move: unexplored rooms, technical corridors, doors, and too many adults."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def alone() -> NemesisTable:
    """The captain alone in the cockpit, the bag with a blank only."""
    table = scenario("nemesis", crew=["captain"], seed=5)
    table.place("captain", 1)
    table.state.first_encounter = True
    table.bag(blank=1)
    table.turn("captain")
    return table


@cites("nemesis/intruder-movement/unexplored-room")
def test_an_intruder_reveals_nothing_where_it_goes() -> None:
    table = alone()
    adult = table.intruder("adult", 7)
    table.turn("captain")
    table.event_phase("damage")  # direction 2: from 7 to 8
    assert table.intruders() == {adult: "room:8"}
    assert not table.room(8).explored
    g = table.state
    assert g.site.has_token(g, 8)


@cites("nemesis/intruder-movement/technical-corridors")
def test_an_intruder_in_the_technical_corridors_is_gone_with_its_injuries_and_its_token_is_back() -> None:
    table = alone()
    table.intruder("creeper", 2, injuries=2)
    table.noise("technical")
    table.turn("captain")
    table.event_phase("damage")  # direction 2 of room 2 is its entrance
    assert table.intruders() == {}
    assert table.bag_counts()["creeper-1"] == 1
    assert table.has_noise("technical")
    assert not any(table.state.injuries)


@cites("nemesis/intruder-movement/closed-door")
def test_a_closed_door_stops_an_intruder_and_is_destroyed() -> None:
    table = alone()
    adult = table.intruder("adult", 7)
    table.door("7-8")
    table.turn("captain")
    table.event_phase("damage")
    assert table.intruders() == {adult: "room:7"}
    assert table.door_at("7-8") == "destroyed"


@cites("nemesis/intruder-movement/closed-door")
def test_danger_makes_an_intruder_break_the_door_too() -> None:
    table = alone()
    table.explore(3)
    adult = table.intruder("adult", 7)
    table.door("3-7")
    table.turn("captain")
    table.fate(noise=["danger"])
    table.play("captain", "move/room:3")
    assert table.intruders() == {adult: "room:7"}
    assert table.door_at("3-7") == "destroyed"
    assert not table.has_noise("3-7")


@cites("nemesis/intruder-movement/closed-door-simultaneous")
def test_together_they_break_the_door_and_none_gets_through() -> None:
    table = alone()
    foes = [table.intruder("adult", 7), table.intruder("creeper", 7), table.intruder("adult", 8)]
    table.door("7-8")
    table.turn("captain")
    table.event_phase("damage")  # direction 2 joins 7 and 8
    assert table.intruders() == dict(zip(foes, ("room:7", "room:7", "room:8"), strict=True))
    assert table.door_at("7-8") == "destroyed"


def encounter_with_every_adult_out(*rooms: int) -> NemesisTable:
    """Eight adults in these rooms when a ninth is drawn in room 3."""
    table = alone()
    table.explore(3)
    table.bag(blank=1, adult_2=4)
    for room in rooms:
        table.intruder("adult", room)
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["adult-2"])
    table.play("captain", "move/room:3")
    return table


@cites("nemesis/intruder-movement/adult-limit")
def test_a_ninth_adult_sends_all_adults_not_in_combat_into_hiding() -> None:
    table = encounter_with_every_adult_out(*(5, 6, 9, 10, 12, 13, 16, 17))
    assert list(table.intruders().values()) == ["room:3"]
    assert sum(count for name, count in table.bag_counts().items() if name.startswith("adult")) == 3 + 8


@cites("nemesis/intruder-movement/adult-limit")
def test_adults_in_combat_stay_when_a_ninth_appears() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=5)
    table.place("captain", 1)
    table.place("scout", 17)
    table.explore(3)
    for room in (17, 17, 6, 6, 6, 6, 6, 6):
        table.intruder("adult", room)
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["adult-2"])
    table.play("captain", "move/room:3")
    assert sorted(table.intruders().values()) == ["room:17", "room:17", "room:3"]


@cites("nemesis/intruder-movement/adult-limit")
def test_if_every_adult_is_in_combat_none_appears_and_the_token_goes_back() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=5)
    table.place("captain", 1)
    table.place("scout", 17)
    table.explore(3)
    table.bag(blank=1, adult_2=1)
    for _ in range(8):
        table.intruder("adult", 17)
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["adult-2"])
    table.play("captain", "move/room:3")
    assert table.room(3).intruders == []
    assert table.bag_counts() == {"blank": 1, "adult-2": 1}


@cites("nemesis/intruder-movement/adult-limit")
def test_without_a_miniature_of_another_kind_none_appears_either() -> None:
    table = alone()
    table.explore(3)
    table.bag(blank=1, larva_1=1)
    for _ in range(5):
        table.intruder("larva", 6)
    table.larva("captain")  # the sixth is on the character board
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["larva-1"])
    table.play("captain", "move/room:3")
    assert table.room(3).intruders == []
    assert table.bag_counts() == {"blank": 1, "larva-1": 1}
