"""The critical moments: first encounter, first death, hibernation, and the point of no return."""

from __future__ import annotations

from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.nemesis.sites.ship.tracks import StopSelfDestruct
from hullbreach.rulebook.citing import cites


def crew(*names: str) -> NemesisTable:
    """These characters in the cockpit, the first about to act."""
    table = scenario("nemesis", crew=names, seed=5)
    for name in names:
        table.place(name, 1)
    table.turn(names[0])
    return table


def pods_unlocked(table: NemesisTable) -> bool:
    g = table.state
    docked = [pod for pod, section in enumerate(g.pod_section) if section in (1, 2)]
    assert docked
    states = {g.is_unlocked(pod) for pod in docked}
    assert len(states) == 1
    return states.pop()


@cites("nemesis/critical/first-encounter")
def test_when_the_first_intruder_appears_everybody_gives_up_an_objective_before_the_surprise() -> None:
    table = crew("captain", "scout")
    table.explore(3)
    table.hand("captain", "rest", "search")
    table.noise("3-7")
    table.turn("captain")
    table.bag(adult_4=1)
    table.fate(noise=["3"], bag=["adult-4"])
    table.attack_cards("scratch-6")
    table.play("captain", "move/room:3")
    assert table.room(3).intruders == ["adult"]
    assert {choice.ask for choice in table.game.choices} == {"ask-objective"}
    assert table.of("captain").light_wounds == 0
    for name in ("captain", "scout"):
        assert len(table.of(name).objectives) == 2
        table.play(name, table.options(name)[0])
    assert [len(table.of(name).objectives) for name in ("captain", "scout")] == [1, 1]
    assert table.of("captain").light_wounds == 1


@cites("nemesis/critical/first-encounter")
def test_it_happens_once_and_for_any_miniature_in_a_room() -> None:
    table = crew("captain", "scout")
    table.larva("scout")
    table.event_phase("eclosion")  # a creeper comes out of the scout
    assert table.told("encounter") == []
    assert [choice.ask for choice in table.game.choices] == ["ask-objective"]
    table.play("captain", table.options("captain")[0])
    assert len(table.of("captain").objectives) == 1
    assert table.state.first_encounter


@cites("nemesis/critical/first-encounter")
def test_a_player_asleep_or_evacuated_gives_up_an_objective_too() -> None:
    table = crew("captain", "scout", "pilot")
    table.hibernate("scout")
    table.evacuate("pilot")
    table.explore(3)
    table.noise("3-7")
    table.turn("captain")
    table.fate(noise=["3"], bag=["creeper-1"])
    table.play("captain", "move/room:3")
    assert sorted(choice.seat for choice in table.game.choices) == [0, 1, 2]
    for name in ("captain", "scout", "pilot"):
        table.play(name, "keep-objective")
    assert [len(table.of(name).objectives) for name in ("captain", "scout", "pilot")] == [1, 1, 1]


@cites("nemesis/critical/first-encounter")
def test_neither_eggs_nor_a_larva_on_a_character_board_count() -> None:
    table = crew("captain")
    table.tile(2, "nest")
    table.place("captain", 2)
    table.hand("captain")
    table.turn("captain")
    table.event_phase("hatching")
    assert table.of("captain").infested
    assert not table.state.first_encounter
    assert len(table.of("captain").objectives) == 2


@cites("nemesis/critical/first-death")
def test_the_death_of_the_first_seat_unlocks_the_pods_that_are_still_locked() -> None:
    table = crew("captain", "scout", "pilot")
    table.state.unlocked = 1 << table.state.pods_of(1)[0]
    table.wound("captain", "leg", "hand", "body")
    table.fire(1)
    table.turn("captain")
    table.play("captain", "pass")
    assert table.of("captain").dead
    assert pods_unlocked(table)


@cites("nemesis/critical/first-death", "nemesis/pod/unlock-manual")
def test_the_first_death_unlocks_the_pods_which_can_be_locked_again_and_later_ones_do_not() -> None:
    table = crew("captain", "scout", "pilot")
    table.wound("scout", "leg", "hand", "body")
    table.fire(1)
    table.turn("scout")
    assert not pods_unlocked(table)
    table.play("scout", "pass")
    assert table.of("scout").dead
    assert pods_unlocked(table)
    table.tile(7, "hatch-control")
    table.place("captain", 7)
    for _ in range(3):
        table.hand("captain", "rest", "search")
        table.turn("captain")
        table.play("captain", "room-action/room:7")
        table.play("captain", "lock")
    assert not pods_unlocked(table)
    table.wound("pilot", "leg", "hand", "body")
    table.turn("pilot")
    table.play("pilot", "pass")
    assert table.of("pilot").dead
    assert not pods_unlocked(table)


@cites("nemesis/critical/hibernation-opens")
def test_hibernation_opens_on_space_eight() -> None:
    table = crew("captain")
    table.place("captain", 11)
    table.clock(time=10)
    table.turn("captain")
    table.event_phase("nest")
    table.turn("captain")
    assert table.state.time == 9
    assert table.refusals("captain")["room-action/room:11"] == "nemesis/room/hibernatorium-condition"
    table.event_phase("regeneration")
    assert "nemesis/critical/hibernation-opens" in table.rules_told()
    table.turn("captain")
    assert "room-action/room:11" in table.options("captain")
    table.event_phase("bulkheads-open")
    assert "nemesis/critical/hibernation-opens" not in table.rules_told()
    table.turn("captain")
    assert "room-action/room:11" in table.options("captain"), "they stay open"


@cites("nemesis/critical/self-destruct-yellow", "nemesis/pod/unlock-manual")
def test_the_first_yellow_space_unlocks_the_pods_and_only_the_first() -> None:
    table = crew("captain")
    table.clock(destruct=5)
    table.event_phase("nest")
    assert table.state.destruct == 4
    assert not pods_unlocked(table)
    table.turn("captain")
    table.event_phase("regeneration")
    assert table.state.destruct == 3
    assert pods_unlocked(table)
    table.pods(unlocked=False)
    table.turn("captain")
    table.event_phase("bulkheads-open")
    assert table.state.destruct == 2
    assert not pods_unlocked(table)


@cites("nemesis/critical/self-destruct-yellow")
def test_a_yellow_space_unlocks_the_other_pods_if_one_is_unlocked_already() -> None:
    table = crew("captain")
    table.state.unlocked = 1 << table.state.pods_of(1)[0]
    table.clock(destruct=4)
    table.turn("captain")
    table.event_phase("nest")
    assert pods_unlocked(table)


@cites("nemesis/critical/self-destruct-yellow")
def test_pods_unlocked_by_a_yellow_space_can_be_locked_again() -> None:
    table = crew("captain")
    table.tile(3, "evacuation-a")
    table.place("captain", 3)
    table.give("captain", "evacuation-key")
    table.clock(destruct=4)
    table.turn("captain")
    table.event_phase("nest")
    assert pods_unlocked(table)
    table.turn("captain")
    table.play("captain", "use/item:evacuation-key")
    (pod,) = table.state.pods_of(1)
    assert not table.state.is_unlocked(pod)


@cites("nemesis/critical/self-destruct-yellow")
def test_on_a_yellow_space_the_sequence_can_no_longer_be_stopped() -> None:
    table = crew("captain")
    table.tile(2, "generator")
    table.place("captain", 2)
    table.clock(destruct=5)
    table.turn("captain")
    assert "room-action/room:2" in table.options("captain")
    table.event_phase("nest")
    table.turn("captain")
    table.event_phase("regeneration")
    table.turn("captain")
    assert table.state.destruct == 3
    assert "room-action/room:2" not in table.options("captain")
    assert "room-action/room:2" in table.refusals("captain")
    table.state.stack.append((StopSelfDestruct(), 0))
    table.run()
    assert table.state.destruct == 3
