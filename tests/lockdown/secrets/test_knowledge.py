"""Knowledge, the archive, and the laboratory, where objects are used up."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.kinds import CARCASSES, CORPSES, GONE, IN_SUPPLY
from hullbreach.nemesis.sites.facility.zones import CONTINGENCY_POOL
from hullbreach.rulebook.citing import cites
from tests.lockdown.away import clear_away
from tests.lockdown.secrets.inside import HAND, act, keeps_its_secrets, standing_in, told


@cites("lockdown/setup/knowledge-token")
def test_workers_start_with_one_and_survivors_of_the_nemesis_with_three() -> None:
    table = standing_in("repository")
    assert [table.of(name).knowledge for name in table.seats] == [1, 3, 1]
    crew = table.game.view()["crew"]
    assert [(person["knowledge"], person["knowledge_active"]) for person in crew] == [
        (1, False),
        (3, False),
        (1, False),
    ]


@cites("lockdown/room/archive")
def test_the_archive_teaches_activates_and_shows_one_contingency() -> None:
    table = standing_in("archive")
    table.contingencies("janitor", "red")
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["see-pool", "see-contingency/seat:1", "see-contingency/seat:2"]
    table.play("hacker", "see-contingency/seat:2")
    assert (table.of("hacker").knowledge, table.of("hacker").archived) == (3, True)
    assert [table.of(name).archived for name in table.seats] == [True, False, False]
    seen = told(table, "contingency-seen", "hacker")
    assert seen == {"who": "seat:0", "other": "seat:2", "contingency": "contingency:code-red"}
    assert told(table, "contingency-seen", "survivor") == {"who": "seat:0", "other": "seat:2"}
    assert table.of("janitor").contingencies == ["code-red"]
    order = ["knowledge-gained", "knowledge-activated", "contingency-seen"]
    assert [event["kind"] for event in table.told() if event["kind"] in order] == order
    assert keeps_its_secrets(table)


@cites("lockdown/room/archive")
def test_the_archive_teaches_even_if_there_is_no_contingency_to_look_at() -> None:
    table = standing_in("archive")
    g = table.state
    clear_away(table, g.zones[CONTINGENCY_POOL], g.contingencies(1), g.contingencies(2))
    table.turn("hacker")
    table.play("hacker", "room-action")
    assert (table.of("hacker").knowledge, table.of("hacker").archived) == (3, True)
    assert table.told("contingency-seen", 0) == []


@cites("lockdown/room/archive-condition")
def test_the_archive_works_once_for_everybody() -> None:
    table = standing_in("archive")
    act(table, "hacker", "room-action", "see-pool")
    table.turn("hacker")
    use = f"room-action/room:{table.room_number('archive')}"
    assert table.refusals("hacker")[use] == "lockdown/room/archive-condition"
    assert use not in table.options("hacker")
    table.place("survivor", "archive")
    table.turn("survivor")
    assert use in table.options("survivor")


@cites("lockdown/knowledge/other")
def test_knowledge_stops_at_eight() -> None:
    table = standing_in("archive")
    table.knowledge("hacker", 7)
    act(table, "hacker", "room-action", "see-pool")
    assert table.of("hacker").knowledge == 8
    assert told(table, "knowledge-gained", "janitor") == {"who": "seat:0", "count": 1, "total": 8}


@cites("lockdown/room/laboratory", "lockdown/knowledge/analyze")
def test_an_analysed_object_is_used_up_and_reveals_the_next_weakness() -> None:
    table = standing_in("laboratory-facility")
    table.object("carcass", "laboratory-facility")
    before, supply = table.of("hacker").knowledge, table.state.object_at.count(IN_SUPPLY)
    assert table.state.discovered == 0b001
    table.play("hacker", "room-action")
    assert table.of("hacker").knowledge == before + 3
    assert table.state.discovered == 0b011
    assert table.room("laboratory-facility").objects == []
    laboratory = table.game.view()["laboratory"]
    assert [slot["object"] for slot in laboratory] == [None, "object:carcass", None]
    assert table.state.object_at.count(IN_SUPPLY) == supply  # it stays on the laboratory board
    assert [slot["weakness"] is None for slot in laboratory] == [False, False, True]
    assert [slot["level"] for slot in laboratory] == [3, 5, 8]


@cites("lockdown/room/laboratory")
def test_objects_in_anybodys_hands_will_do() -> None:
    table = standing_in("laboratory-facility")
    use = f"room-action/room:{table.room_number('laboratory-facility')}"
    table.object("egg", "janitor")
    table.object("carcass", "repository")
    assert table.of("janitor").room != f"room:{table.room_number('laboratory-facility')}"
    assert use not in table.options("hacker")
    assert table.refusals("hacker")[use] == "lockdown/room/laboratory"
    table.place("survivor", "laboratory-facility")
    table.object("egg", "survivor")
    table.object("carcass", "survivor")
    table.object("corpse-2", "laboratory-facility")
    table.turn("hacker")
    table.play("hacker", "room-action")
    analyses = ["analyse/object:carcass", "analyse/object:corpse", "analyse/object:egg"]
    assert sorted(table.options("hacker")) == analyses
    table.play("hacker", "analyse/object:egg")
    assert table.of("survivor").objects == ["carcass"]
    table.hand("hacker", "search", "rest")
    act(table, "hacker", "room-action", "analyse/object:corpse")
    assert [slot["object"] for slot in table.game.view()["laboratory"]] == [None, "object:egg", "object:corpse"]
    assert len(table.room("laboratory-facility").objects) == 0


@cites("lockdown/room/laboratory")
def test_of_several_alike_one_chooses_the_lying_the_own_or_anothers() -> None:
    places = {
        "specimen-lying": ["hacker", "survivor"],
        "specimen-of/seat:0": ["survivor"],
        "specimen-of/seat:1": ["hacker"],
    }
    for chosen, left_with in places.items():
        table = standing_in("laboratory-facility")
        table.place("survivor", "laboratory-facility")
        for where in ("laboratory-facility", "hacker", "survivor"):
            table.object("carcass", where)
        table.turn("hacker")
        table.play("hacker", "room-action")
        assert table.options("hacker") == list(places)
        table.play("hacker", chosen)
        assert [name for name in ("hacker", "survivor") if table.of(name).objects] == left_with
        assert len(table.room("laboratory-facility").objects) == (chosen != "specimen-lying")


@cites("lockdown/room/laboratory")
def test_two_that_lie_side_by_side_are_no_question() -> None:
    table = standing_in("laboratory-facility")
    for _ in range(2):
        table.object("carcass", "laboratory-facility")
    table.turn("hacker")
    act(table, "hacker", "room-action")
    assert len(table.room("laboratory-facility").objects) == 1


@cites("lockdown/weakness/one-per-object-type", "lockdown/knowledge/analyze")
def test_a_sort_of_object_that_has_served_gives_knowledge_alone() -> None:
    table = standing_in("laboratory-facility")
    for _ in range(2):
        table.object("carcass", "laboratory-facility")
    act(table, "hacker", "room-action")
    act(table, "hacker", "room-action")
    assert table.of("hacker").knowledge == 7
    assert table.state.discovered == 0b011
    places = [table.state.object_at[thing] for thing in CARCASSES]
    assert sorted(places) == [IN_SUPPLY] * 7 + [GONE]


@cites("lockdown/weakness/one-per-object-type")
@pytest.mark.parametrize("things", [("egg", "egg"), ("corpse-1", "corpse-2")], ids=["eggs", "corpses"])
def test_a_second_egg_or_corpse_discovers_no_more_than_a_second_carcass(things: tuple[str, str]) -> None:
    table = standing_in("laboratory-facility")
    for thing in things:
        table.hand("hacker", *HAND)
        table.object(thing, "laboratory-facility")
        act(table, "hacker", "room-action")
    assert table.of("hacker").knowledge == 7
    assert table.state.discovered == 0b011
    assert table.room("laboratory-facility").objects == []


@cites("lockdown/weakness/one-per-object-type")
def test_another_sort_of_object_discovers_the_next_one() -> None:
    table = standing_in("laboratory-facility")
    for sort in ("corpse-1", "egg"):
        table.hand("hacker", *HAND)
        table.object(sort, "laboratory-facility")
        act(table, "hacker", "room-action")
    assert table.state.discovered == 0b111
    assert [slot["object"] for slot in table.game.view()["laboratory"]] == [None, "object:corpse", "object:egg"]


@cites("lockdown/weakness/one-per-object-type")
def test_with_every_weakness_known_an_object_only_teaches() -> None:
    table = standing_in("laboratory-facility")
    table.state.discovered = 0b111
    table.object("egg", "laboratory-facility")
    act(table, "hacker", "room-action")
    assert table.of("hacker").knowledge == 4
    assert not any(slot["object"] for slot in table.game.view()["laboratory"])
    assert table.room("laboratory-facility").objects == []


@cites("lockdown/room/laboratory")
def test_together_it_matters_whose_corpse_is_used_up() -> None:
    table = standing_in("laboratory-facility", mode="coop")
    room = table.room_number("laboratory-facility")
    table.state.object_at[CORPSES[2]] = table.state.object_at[CORPSES[3]] = room
    table.turn("hacker")
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["analyse/object:corpse-1", "analyse/object:corpse-2"]
    table.play("hacker", "analyse/object:corpse-2")
    assert table.state.object_at[CORPSES[3]] == GONE


@cites("lockdown/setup/weakness-cards", "lockdown/weakness/knowledge-level")
def test_a_weakness_helps_only_those_who_know_enough_for_its_slot() -> None:
    table = standing_in("repository")
    assert [slot["weakness"] is None for slot in table.game.view()["laboratory"]] == [False, True, True]
    table.weakness(1, "light-shy")
    table.weakness(2, "heat-blind")
    table.weakness(3, "old-wounds", discovered=False)
    g = table.state
    for name, level in (("hacker", 2), ("survivor", 3), ("janitor", 8)):
        table.knowledge(name, level)
    helped = {name: [g.species.benefits(g, who, name) for who in range(3)] for name in ("light-shy", "heat-blind")}
    assert helped == {"light-shy": [False, True, True], "heat-blind": [False, False, True]}
    assert not g.species.benefits(g, 2, "old-wounds")
