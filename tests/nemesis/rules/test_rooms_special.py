"""The special rooms: cockpit, engine rooms, hibernatorium."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX
from tests.nemesis.rules.aboard import behind, last_told, refusal, standing_in, top_of

# -- cockpit --------------------------------------------------------------------------------------------------


@cites("nemesis/room/cockpit-choice")
def test_one_action_in_the_cockpit_either_checks_the_coordinates_or_sets_the_destination() -> None:
    table = standing_in("cockpit")
    table.play("captain", "room-action")
    destinations = [f"set-destination/letter:{letter}" for letter in "acd"]
    assert table.options("captain") == ["check-coordinates", *destinations]
    table.play("captain", "set-destination/letter:c")
    assert table.state.acted == 1
    assert table.state.seen[table.state.zones[box.COORDINATES_ON_BOARD][0]] & 1 == 0


@cites("nemesis/room/cockpit-check")
def test_only_the_player_who_checks_learns_the_coordinates() -> None:
    table = standing_in("cockpit")
    card = table.state.zones[box.COORDINATES_ON_BOARD][0]
    table.play("captain", "room-action")
    table.play("captain", "check-coordinates")
    assert table.state.seen[card] & 0b10000011 == 1
    assert table.state.zones[box.COORDINATES_ON_BOARD] == [card]
    name = f"card:{BOX.coordinate_cards[table.state.face[card]]}"
    assert last_told(table, "coordinates-checked", "captain")["card"] == name
    assert last_told(table, "coordinates-checked", "scout") == {"who": "seat:0"}
    assert table.state.destination == 1


@cites("nemesis/room/cockpit-set")
@pytest.mark.parametrize("letter", ["a", "c", "d"])
def test_the_destination_marker_goes_wherever_the_player_wants(letter: str) -> None:
    table = standing_in("cockpit")
    table.destination("b")
    table.play("captain", "room-action")
    assert "set-destination/letter:b" not in table.options("captain")  # it is there already
    table.play("captain", f"set-destination/letter:{letter}")
    assert "abcd"[table.state.destination] == letter
    assert last_told(table, "destination-set", "scout")["letter"] == f"letter:{letter}"


@cites("nemesis/room/cockpit-set-hibernating")
def test_the_destination_cannot_be_changed_while_somebody_hibernates() -> None:
    table = standing_in("cockpit")
    table.hibernate("scout")
    table.play("captain", "room-action")
    assert table.state.destination == 1
    assert last_told(table, "coordinates-checked", "captain")["card"]  # the only thing left to do
    table = scenario("nemesis", crew=["captain", "scout"])
    assert "set-destination" in _cockpit_uses(table, "captain")
    table.hibernate("scout")
    assert _cockpit_uses(table, "captain") == ["check-coordinates"]  # from anywhere


def _cockpit_uses(table: NemesisTable, name: str) -> list[str]:
    """What a card could do in the cockpit for a character somewhere on the ship."""
    uses = BOX.room_uses["cockpit"].uses(table.state, table.seat(name), table.room_number("cockpit"))
    return [option_id.split("/")[0] for option_id, _ in uses]


@cites("nemesis/room/cockpit-set-intruder")
def test_the_destination_is_never_set_with_an_intruder_in_the_cockpit() -> None:
    table = standing_in("cockpit")
    assert "set-destination" in _cockpit_uses(table, "scout")
    table.intruder("adult", "cockpit")
    assert refusal(table, "cockpit") == "nemesis/action/out-of-combat-only"
    assert "set-destination" not in _cockpit_uses(table, "scout")  # not from afar either
    assert "set-destination" not in _cockpit_uses(table, "captain")


# -- engines --------------------------------------------------------------------------------------------------


@cites("nemesis/room/engine-check")
@pytest.mark.parametrize("engine", [1, 2, 3])
def test_an_engine_room_shows_the_top_token_of_its_own_engine_in_secret(engine: int) -> None:
    table = standing_in(f"engine-{engine}")
    table.engine(engine, "damaged")
    table.play("captain", "room-action")
    g = table.state
    bottom, top = g.engine_stack(engine)
    assert g.seen[top] & 0b10000011 == 1
    assert g.seen[bottom] & 0b10000011 == 0
    assert all(not g.seen[back] & 1 for other in {1, 2, 3} - {engine} for back in g.engine_stack(other))
    public = {"who": "seat:0", "engine": f"engine:{engine}"}
    assert last_told(table, "engine-checked", "captain") == {**public, "status": "token:damaged"}
    assert last_told(table, "engine-checked", "scout") == public


def _repairing(malfunction: bool = False) -> NemesisTable:
    """The pilot is in engine room 2, whose engine is damaged, with a Repairs card."""
    table = standing_in("engine-2", crew=("pilot", "scout"))
    table.engine(2, "damaged")
    table.hand("pilot", "repairs", "search", "rest")
    if malfunction:
        table.malfunction("engine-2")
    table.play("pilot", "play/card:repairs")
    if malfunction:
        table.play("pilot", "work-on/engine:2")
    return table


@cites("nemesis/room/engine-repair")
@pytest.mark.parametrize("malfunction", [False, True])
def test_repairs_show_both_tokens_and_let_the_player_choose_their_order(malfunction: bool) -> None:
    table = _repairing(malfunction)
    g = table.state
    assert all(g.seen[back] & 0b10000011 == 1 for back in g.engine_stack(2))
    assert table.options("pilot") == ["keep-order/engine:2", "change-order/engine:2"]
    table.play("pilot", "change-order/engine:2")
    assert top_of(table, 2) == "working"
    assert table.room("engine-2").malfunction is malfunction


@cites("nemesis/room/engine-repair")
@pytest.mark.parametrize("engine", [1, 2, 3])
def test_every_engine_is_worked_on_in_its_own_room(engine: int) -> None:
    table = standing_in(f"engine-{engine}", crew=("pilot", "scout"))
    table.engine(engine, "damaged")
    table.give("pilot", "tools")
    table.turn("pilot")
    table.play("pilot", "use/item:tools")
    table.play("pilot", f"work-on/engine:{engine}")
    table.play("pilot", f"change-order/engine:{engine}")
    assert top_of(table, engine) == "working"


@cites("nemesis/room/engine-repair")
def test_an_engine_can_be_broken_as_well_and_only_from_its_own_room() -> None:
    table = _repairing()
    table.play("pilot", "keep-order/engine:2")
    assert top_of(table, 2) == "damaged"

    table = standing_in("engine-2", crew=("pilot", "scout"))
    table.engine(2, "working")
    table.give("pilot", "tools")
    table.play("pilot", "use/item:tools")
    table.play("pilot", "work-on/engine:2")
    table.play("pilot", "change-order/engine:2")
    assert top_of(table, 2) == "damaged"

    table = standing_in("cockpit", crew=("pilot", "scout"))
    table.hand("pilot", "repairs", "search", "rest")
    assert "play/card:repairs" in table.refusals("pilot")


@cites("nemesis/room/engine-repair-claims")
@pytest.mark.parametrize(("verb", "changed"), [("keep-order", False), ("change-order", True)])
def test_everybody_learns_whether_the_order_changed_and_not_what_the_tokens_show(verb: str, changed: bool) -> None:
    table = _repairing()
    table.play("pilot", verb)
    public = {"who": "seat:0", "engine": "engine:2", "changed": changed}
    assert last_told(table, "engine-order", "scout") == public
    assert "status" not in last_told(table, "engine-opened", "scout")
    assert all(not table.state.seen[back] & 0b10000010 for back in table.state.engine_stack(2))


@cites("nemesis/room/engine-repair-claims")
def test_whoever_knew_the_top_token_can_follow_it_through_a_change_of_order() -> None:
    """The claim is truthful, so an earlier look stays worth something."""
    table = _repairing()
    g = table.state
    bottom, top = g.engine_stack(2)
    g.look(top, 1 << 1)
    table.play("pilot", "change-order/engine:2")
    assert g.engine_stack(2) == [top, bottom]
    assert g.seen[top] >> 1 & 1
    assert not g.seen[bottom] >> 1 & 1


# -- hibernatorium --------------------------------------------------------------------------------------------


@cites("nemesis/room/hibernatorium-condition")
def test_hibernation_needs_a_blue_space_and_a_room_without_intruders() -> None:
    table = standing_in("hibernatorium")
    table.clock(time=9)
    assert refusal(table, "hibernatorium") == "nemesis/room/hibernatorium-condition"
    table.clock(time=8)
    assert refusal(table, "hibernatorium") is None
    table.clock(time=1)
    assert refusal(table, "hibernatorium") is None
    table.intruder("larva", "hibernatorium")
    assert refusal(table, "hibernatorium") == "nemesis/action/out-of-combat-only"
    table.place("captain", "cockpit")
    table.turn("captain")
    uses = BOX.room_uses["hibernatorium"].uses(table.state, 0, table.room_number("hibernatorium"))
    assert list(uses) == []  # not from afar either


@cites("nemesis/room/hibernatorium-attempt")
def test_after_a_quiet_noise_roll_the_character_hibernates() -> None:
    table = standing_in("hibernatorium")
    table.clock(time=8)
    table.fate(noise=["silence"])
    table.play("captain", "room-action")
    person = table.of("captain")
    assert person.hibernating
    assert person.room == "room:0"
    assert "captain" not in table.room("hibernatorium").crew
    assert table.choice("captain") is None
    assert table.state.active == 1


@cites("nemesis/room/hibernatorium-attempt")
def test_an_intruder_brought_by_the_noise_spoils_the_hibernation() -> None:
    table = standing_in("hibernatorium")
    table.clock(time=8)
    table.intruder("creeper", "room:6")
    table.fate(noise=["danger"])
    table.play("captain", "room-action")
    assert table.room("hibernatorium").intruders == ["creeper"]
    assert not table.of("captain").hibernating
    assert table.state.in_combat(0)


@cites("nemesis/room/hibernatorium-attempt")
def test_a_larva_that_appears_and_infests_at_once_still_spoils_the_hibernation() -> None:
    table = standing_in("hibernatorium")
    table.clock(time=8)
    table.state.first_encounter = True
    table.hand("captain", "search", "search")
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[11]))
    table.bag(larva_1=1)
    table.fate(noise=["1"])
    table.play("captain", "room-action")
    assert table.of("captain").infested
    assert table.room("hibernatorium").intruders == []
    assert not table.of("captain").hibernating
    assert table.told("attempt-fails")


@cites("nemesis/room/hibernatorium-attempt")
def test_a_sleeper_survives_if_the_ship_does_and_the_last_to_lie_down_ends_the_game() -> None:
    table = standing_in("hibernatorium")
    table.clock(time=8)
    table.coordinates(b="earth")
    table.destination("b")
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    for name in table.seats:
        table.objectives(name, "the-oldest-friend" if name == "captain" else "quarantine")
    table.evacuate("scout")
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "room-action")
    assert table.game.over
    assert table.of("captain").hibernating
    assert 0 in table.game.outcome["survivors"]


@cites("nemesis/room/hibernatorium-attempt")
def test_a_sleeper_lives_or_dies_with_the_ship() -> None:
    table = scenario("nemesis", crew=["captain", "scout"])
    table.clock(time=1, destruct=1)
    table.hibernate("captain")
    table.turn("scout")
    table.end_round()
    assert table.game.over
    assert table.of("captain").dead


@cites("nemesis/room/hibernating-out-of-reach")
def test_nothing_on_board_reaches_a_hibernating_character() -> None:
    table = standing_in("hibernatorium")
    table.place("scout", "cockpit")
    table.wound("captain", "leg", "arm", "hand")
    table.clock(time=8)
    table.turn("captain")
    table.fate(noise=["silence"])
    table.play("captain", "room-action")
    table.fire("hibernatorium")
    table.malfunction("hibernatorium")
    adult = table.intruder("adult", "hibernatorium")
    table.bag(adult_2=1)
    table.turn("scout")
    table.attack_cards("scratch-6")  # the fire does not kill it
    table.fate(event=["scent-of-prey"], noise=["silence"])
    table.end_round()
    person = table.of("captain")
    assert person.hibernating
    assert person.light_wounds == 0
    assert len(person.serious_wounds) == 3
    assert {event["args"]["who"] for event in table.told("noise-rolled")} == {"seat:1"}
    assert not table.told("attack")
    assert table.intruders()[adult] == behind(table, 11, 3)  # nobody there to fight: it walks on
