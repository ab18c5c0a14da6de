"""Movement: from room to room, with what it brings about on arrival."""

from __future__ import annotations

import pytest

from hullbreach.kernel import Refused
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def crew(seed: int = 1) -> NemesisTable:
    """The captain alone in the cockpit, the scout and the pilot far away; it is the captain's turn."""
    table = scenario("nemesis", ["captain", "scout", "pilot"], seed=seed)
    table.place("captain", 1)
    table.turn("captain")
    return table


def moves(table: NemesisTable, name: str) -> set[str]:
    return {option.split("/")[1] for option in table.options(name) if option.startswith("move/")}


@cites("nemesis/movement/rooms-only")
def test_characters_and_intruders_are_in_rooms_and_never_in_corridors() -> None:
    table = crew()
    table.explore(2)
    table.intruder("adult", 6)
    table.turn("captain")
    assert moves(table, "captain") == {"room:2", "room:3", "room:4"}
    table.fate(noise=["danger"])
    table.play("captain", "move", to="room:2")
    assert table.of("captain").room == "room:2"
    assert table.intruders() == {"intruder:adult-1": "room:2"}
    for place in ("corridor:1-2", "corridor:technical"):
        with pytest.raises(Refused, match="unknown-option"):
            table.play("captain", f"move/{place}")


@cites("nemesis/movement/rooms-only")
def test_who_waits_in_a_pod_is_in_no_room_and_cannot_act() -> None:
    table = crew()
    table.tile(2, "evacuation-a")
    for name in ("captain", "scout"):
        table.place(name, 2)
    table.pods(unlocked=True)
    table.turn("captain")
    assert table.room(2).crew == ["captain", "scout"]
    table.fate(noise=["silence"])
    table.play("captain", "room-action")
    table.play("captain", "evacuate/pod:1")
    table.play("captain", "wait")
    assert table.of("captain").pod == 1
    assert table.state.crew_in(2) == [table.seat("scout")]
    table.play("scout", "pass")
    assert table.of("captain").passed


@cites("nemesis/movement/corridor-effects-on-arrival")
def test_what_a_corridor_brings_about_happens_in_the_room_behind_it() -> None:
    table = crew()
    table.explore(2)
    table.noise("corridor:2-6")
    table.bag(adult_2=1)
    table.turn("captain")
    table.fate(noise=["4"], bag=["adult-2"])
    table.play("captain", "move", to="room:2")
    told = [event["kind"] for event in table.told()]
    assert told.index("moved") < told.index("noise-rolled") < told.index("encounter")
    assert table.room(2).intruders == ["adult"]
    assert table.room(2).crew == ["captain"]


@cites("nemesis/movement/no-technical-corridors")
def test_an_entrance_of_the_technical_corridors_is_no_way() -> None:
    table = crew()
    table.place("captain", 21)
    table.turn("captain")
    assert table.state.board.entrances == (2, 4, 5, 9, 14, 15, 19, 21)
    assert moves(table, "captain") == {"room:16", "room:18"}


@cites("nemesis/movement/explore-on-entry")
def test_an_unexplored_room_is_turned_up_before_its_token() -> None:
    table = crew()
    table.tile(2, "armory", explored=False)
    table.token(2, "fire-2")
    table.fate(noise=["silence"])
    table.play("captain", "move", to="room:2")
    told = [event["kind"] for event in table.told()]
    assert told.index("moved") < told.index("explored") < told.index("token-revealed") < told.index("fire-placed")
    room = table.room(2)
    assert (room.kind, room.explored, room.fire, room.items) == ("armory", True, True, 2)


@cites("nemesis/movement/explore-on-entry", "nemesis/exploration/silence-slimed")
def test_the_room_covered_with_slime_acts_before_its_token() -> None:
    table = crew()
    table.place("captain", 3)
    table.tile(7, "slime-room", explored=False)
    table.token(7, "silence-1")
    table.turn("captain")
    table.play("captain", "move", to="room:7")
    assert table.of("captain").slimed
    assert all(table.has_noise(corridor) for corridor in ("3-7", "6-7", "7-8"))


@cites("nemesis/movement/noise-roll-on-entry")
def test_whoever_enters_an_empty_room_rolls_for_noise_after_exploring() -> None:
    table = crew()
    table.token(2, "fire-1")
    table.fate(noise=["3"])
    table.play("captain", "move", to="room:2")
    told = [event["kind"] for event in table.told()]
    assert told.index("token-revealed") < told.index("noise-rolled")
    assert table.has_noise("1-2")


@cites("nemesis/movement/noise-roll-on-entry")
def test_no_roll_in_a_room_with_another_character() -> None:
    table = crew()
    table.place("scout", 2)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.told("noise-rolled") == []


@cites("nemesis/movement/noise-roll-on-entry")
def test_no_roll_in_a_room_with_an_intruder_and_no_encounter_either() -> None:
    table = crew()
    table.explore(2)
    table.intruder("adult", 2)
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.told("noise-rolled") == table.told("encounter") == table.told("attack") == []
    assert table.state.in_combat(0)


@cites("nemesis/movement/noise-roll-on-entry")
def test_somebody_waiting_in_a_pod_counts_as_present() -> None:
    table = crew()
    table.tile(2, "evacuation-a")
    table.place("scout", 2)
    table.state.pod[1] = table.state.pods_of(1)[0]
    table.turn("captain")
    table.play("captain", "move", to="room:2")
    assert table.told("noise-rolled") == []


@cites("nemesis/movement/by-card")
def test_a_card_that_moves_explores_and_changes_only_the_noise() -> None:
    table = crew()
    table.place("scout", 20)
    table.token(17, "fire-1")
    table.hand("scout", "reconnaissance", "rest")
    table.turn("scout")
    table.play("scout", "play/card:reconnaissance")
    table.play("scout", next(option for option in table.options("scout") if "room:17" in option))
    assert table.of("scout").room == "room:17"
    assert (table.room(17).explored, table.room(17).fire) == (True, True)
    assert table.told("noise-rolled") == []


@cites("nemesis/movement/by-card")
def test_a_card_that_moves_out_of_combat_only_is_refused_in_combat() -> None:
    table = crew()
    table.place("scout", 20)
    table.intruder("larva", 20)
    table.hand("scout", "reconnaissance", "rest")
    table.turn("scout")
    assert table.refusals("scout")["play/card:reconnaissance"] == "nemesis/action/out-of-combat-only"


@cites("nemesis/movement/by-card")
def test_a_card_that_moves_in_combat_is_an_escape_with_attacks() -> None:
    table = crew()
    table.place("scout", 20)
    table.explore(17)
    table.intruder("adult", 20)
    table.hand("scout", "adrenaline", "rest")
    table.fate(attack=["scratch"], noise=["silence"])
    table.turn("scout")
    table.play("scout", "play/card:adrenaline")
    escape = next(option for option in table.options("scout") if "room:17" in option)
    table.play("scout", escape)
    assert table.of("scout").room == "room:17"
    assert table.of("scout").light_wounds == 1
