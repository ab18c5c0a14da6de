"""What the event cards of the carnomorphs do."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.rulebook.citing import cites

from .aboard import carry_out, changed, crew, mutate, names


def happen(table: NemesisTable, card: str) -> NemesisTable:
    """The effect of an event card, without its movement."""
    g = table.state
    g.first_encounter = True
    carry_out(table, *(g.box.event_effects[card](g) or ()))
    return table


def noise_around(table: NemesisTable, room: int) -> bool:
    around = table.state.board.spot_mask[room]
    return table.state.noise & around == around


@cites("carnomorphs/event/event-card")
def test_one_card_is_drawn_and_only_its_types_move_before_its_effect() -> None:
    table = crew("captain")
    spots = table.state.board.spot_by_number
    technical = table.state.board.technical
    room = next(room for room in range(2, 18) if spots[room][1] < technical and spots[room][4] < technical)
    table.intruder("shambler", room)
    table.intruder("fleshbeast", room)
    table.bag(blank=1)
    table.fate(noise=["silence"])
    table.event_phase("beast-on-the-prowl", "blank")
    moved = {event["args"]["foe"] for event in table.told("intruder-moves")}
    assert moved == {"intruder:shambler-1"}
    assert len(table.told("event-drawn")) == 1


@cites("carnomorphs/event/event-card")
def test_rampant_mutation_gives_a_marker_for_any_infected_card_among_four() -> None:
    table = crew("captain", "scout")
    mutate(table, "captain", "mimicry")
    mutate(table, "scout", "shell-skin")
    for name, state in (("captain", "infected"), ("scout", "clean")):
        table.hand(name)
        table.contaminate(name, state, where="deck")
    happen(table, "rampant-mutation")
    assert list(changed(table).markers[:2]) == [1, 0]
    assert [len(table.of(name).discards) for name in ("captain", "scout")] == [4, 4]


@cites("carnomorphs/event/event-card")
def test_reawakening_raises_one_carcass_in_each_room_and_the_shambler_attacks() -> None:
    table = crew("captain", "scout")
    table.object("carcass", 9)
    table.object("carcass", 9)
    table.object("carcass", 1)
    table.object("carcass", "scout")
    table.attack_cards("slash-6-1")
    happen(table, "reawakening")
    assert sorted(table.intruders().values()) == ["room:1", "room:9"]
    assert len(table.room(9).objects) == 1
    assert table.room(1).objects == []
    assert table.of("captain").light_wounds + table.of("scout").light_wounds == 1


@cites("carnomorphs/event/event-card")
def test_lurking_spares_metagorgers_and_those_in_combat() -> None:
    table = crew("captain")
    for kind, room in (("metagorger", 9), ("shambler", 9), ("butcher", 13), ("fleshbeast", 1)):
        table.intruder(kind, room)
    happen(table, "carnomorph-lurking")
    assert names(table) == ["fleshbeast", "metagorger"]


@cites("carnomorphs/event/event-card")
def test_stalking_moves_all_but_metagorgers_to_the_lowest_room_with_prey() -> None:
    table = crew("captain", "scout")
    board = table.state.board
    room = next(room for room in range(4, 18) if len(board.neighbours[room]) >= 3)
    low, high = sorted(board.neighbours[room])[:2]
    table.place("captain", high)
    table.place("scout", low)
    table.intruder("shambler", room)
    table.intruder("metagorger", room)
    happen(table, "carnomorph-stalking")
    assert table.intruders() == {"intruder:shambler-1": f"room:{low}", "intruder:metagorger-1": f"room:{room}"}


@cites("carnomorphs/event/event-card")
def test_the_airlock_glitch_seals_the_highest_yellow_room_unless_a_door_is_destroyed() -> None:
    table = crew("captain")
    table.explore(*range(1, 22))
    g = table.state
    yellow = max(room for room in g.board.rooms if g.colour_of(room) == "yellow")
    happen(table, "airlock-procedure-glitch")
    assert g.airlock == yellow
    g.airlock = 0
    corridor = next(c for c in g.board.corridors if g.board.door_mask[yellow] >> c & 1)
    g.closed &= ~(1 << corridor)
    g.wrecked |= 1 << corridor
    happen(table, "airlock-procedure-glitch")
    assert g.airlock == 0


@cites("carnomorphs/event/event-card")
def test_generator_overload_asks_for_three_malfunctions() -> None:
    for count, runs in ((2, False), (3, True)):
        table = crew("captain")
        for room in (19, 20, 21)[:count]:
            table.malfunction(room)
        happen(table, "generator-overload")
        assert table.state.destruct_runs() == runs


@cites("carnomorphs/event/event-card")
def test_marked_prey_slimes_those_with_or_beside_a_heavy_object() -> None:
    table = crew("captain", "scout", "pilot")
    table.place("scout", 9)
    table.place("pilot", 13)
    table.object("carcass", "captain")
    table.object("carcass", 9)
    happen(table, "marked-prey")
    assert [table.of(name).slimed for name in ("captain", "scout", "pilot")] == [True, True, False]


@cites("carnomorphs/event/event-card")
def test_the_hatches_jam_in_both_sections() -> None:
    table = crew("captain")
    table.explore(*range(1, 22))
    happen(table, "evacuation-hatches-jam")
    assert all(table.room(room).malfunction for room in ("evacuation-a", "evacuation-b"))
    assert table.state.malfunction.bit_count() == 2


@cites("carnomorphs/event/event-card")
def test_quarantine_closes_the_doors_around_the_slimed() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.slime("scout")
    happen(table, "quarantine-procedure")
    assert table.state.closed == table.state.board.door_mask[13]


@cites("carnomorphs/event/event-card")
def test_growl_makes_noise_around_every_carnomorph() -> None:
    table = crew("captain")
    table.intruder("shambler", 9)
    table.intruder("butcher", 13)
    happen(table, "growl")
    board = table.state.board
    assert table.state.noise == board.spot_mask[9] | board.spot_mask[13]


@cites("carnomorphs/event/event-card")
def test_scavenging_moves_all_but_the_butcher_to_the_lowest_room_with_an_object_even_a_carried_one() -> None:
    table = crew("captain")
    board = table.state.board
    table.state.object_at[16] = 101
    room = next(room for room in range(4, 18) if len(board.neighbours[room]) >= 3)
    low, high = sorted(board.neighbours[room])[:2]
    table.place("captain", low)
    table.object("carcass", "captain")
    table.object("carcass", high)
    table.intruder("fleshbeast", room)
    table.intruder("butcher", room)
    happen(table, "scavenging-biomatter")
    assert table.intruders() == {"intruder:fleshbeast-1": f"room:{low}", "intruder:butcher-1": f"room:{room}"}


@cites("carnomorphs/event/event-card")
def test_structural_weakness_breaks_the_explored_white_rooms() -> None:
    table = crew("captain")
    table.explore(*range(1, 22))
    happen(table, "structural-weakness")
    g = table.state
    broken = {room for room in g.board.rooms if g.is_malfunctioning(room)}
    assert broken
    assert all(g.colour_of(room) == "white" for room in broken)


@cites("carnomorphs/event/event-card")
def test_the_highest_pod_of_section_b_is_lost_and_whoever_waits_in_it_steps_out() -> None:
    table = crew("captain", "scout")
    pods = table.state.pods_of(2)
    table.board_pod("scout", max(pods))
    happen(table, "emergency-protocol-failure")
    assert table.state.pods_of(2) == pods[:-1]
    assert table.of("scout").pod == 0
    assert not table.of("scout").escaped


@cites("carnomorphs/event/event-card")
def test_a_chemical_fire_goes_from_the_highest_burning_room_to_all_its_neighbours() -> None:
    table = crew("captain")
    table.explore(9)
    table.fire(4)
    table.fire(9)
    happen(table, "chemical-fire")
    g = table.state
    assert not g.is_burning(9)
    assert {room for room in g.board.rooms if g.is_burning(room)} == {4, *g.board.neighbours[9]}
    assert g.is_malfunctioning(9)


@cites("carnomorphs/event/event-card")
def test_ammunition_meltdown_empties_and_burns_the_lowest_red_room() -> None:
    table = crew("captain")
    table.explore(*range(1, 22))
    g = table.state
    red = min(room for room in g.board.rooms if g.colour_of(room) == "red")
    g.items[red] = 2
    happen(table, "ammunition-meltdown")
    assert g.items[red] == 0
    assert {room for room in g.board.rooms if g.is_burning(room)} == {red, *g.board.neighbours[red]}


@cites("carnomorphs/event/event-card")
def test_the_beast_goes_to_the_first_slimed_or_is_only_heard() -> None:
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.slime("scout")
    table.intruder("butcher", 9)
    happen(table, "beast-on-the-prowl")
    assert table.intruders() == {"intruder:butcher-1": "room:13"}
    table = crew("captain", "scout")
    table.place("scout", 13)
    table.slime("scout")
    table.fate(noise=["1"])
    happen(table, "beast-on-the-prowl")
    assert table.state.noise.bit_count() == 1
