"""The event phase: its five steps, the event card, and what becomes of the card."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.original import BOX, PRINTED

SAYING_WHERE_THEY_GO = {
    "malfunction", "evacuation-pod-ejection", "short-circuit", "coolant-leak", "life-support-failure",
}  # fmt: skip


def alone() -> NemesisTable:
    """The captain alone in the cockpit."""
    table = scenario("nemesis", crew=["captain"], seed=3)
    table.place("captain", 1)
    table.turn("captain")
    return table


def event_zone(table: NemesisTable, zone: int) -> list[str]:
    g = table.state
    return [BOX.events[g.face[back]] for back in g.zones[zone]]


@cites("nemesis/event/step-order")
def test_time_attacks_fire_event_and_bag_follow_each_other() -> None:
    table = alone()
    table.intruder("adult", 1)
    table.fire(1)
    table.turn("captain")
    table.attack_cards("scratch-6", "slime-5")
    table.event_phase()
    kinds = [event["kind"] for event in table.told()]
    steps = ["time-advances", "attack", "injured", "event-drawn", "bag-drawn"]
    assert [kind for kind in kinds if kind in steps] == steps


@cites("nemesis/event/intruder-attacks")
def test_every_intruder_that_shares_a_room_attacks_once_by_room_number_the_largest_first() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=3)
    table.place("captain", 7)
    table.place("scout", 3)
    table.intruder("creeper", 7)
    table.intruder("queen", 7)
    table.intruder("adult", 3)
    table.intruder("adult", 17)
    table.turn("captain")
    table.attack_cards("scratch-6", "scratch-5", "scratch-3")
    table.event_phase()
    attacks = [(event["args"]["foe"], event["args"]["who"]) for event in table.told("attack")]
    assert attacks == [
        ("intruder:adult-1", "seat:1"),
        ("intruder:queen-1", "seat:0"),
        ("intruder:creeper-1", "seat:0"),
    ]
    assert table.of("captain").light_wounds == 2
    assert table.of("scout").light_wounds == 1


@cites("nemesis/event/intruder-fire-damage")
def test_only_intruders_in_burning_rooms_suffer_one_injury() -> None:
    table = alone()
    burning, safe = table.intruder("adult", 7), table.intruder("adult", 17)
    table.fire(7)
    table.turn("captain")
    table.attack_cards("slime-5")
    table.event_phase()
    assert (table.injuries(burning), table.injuries(safe)) == (1, 0)


@cites("nemesis/event/intruder-fire-damage")
def test_an_intruder_that_flees_from_one_fire_into_another_burns_only_once() -> None:
    table = alone()
    adult = table.intruder("adult", 7)
    table.fire(7, 8)
    table.turn("captain")
    table.attack_cards("bite-0")
    table.fate(event=["egg-protection"])  # direction 2: from 7 to 8
    table.event_phase()
    assert table.intruders() == {adult: "room:8"}
    assert table.injuries(adult) == 1


@cites("nemesis/event/draw-card")
def test_one_card_is_drawn_and_intruders_move_before_its_effect() -> None:
    table = alone()
    table.explore(14, 17)
    adult = table.intruder("adult", 17)
    table.turn("captain")
    table.event_phase("damage")  # direction 2: from 17 to 14
    assert [event["args"]["card"] for event in table.told("event-drawn")] == ["event:damage"]
    assert table.intruders() == {adult: "room:14"}
    assert table.room(14).malfunction
    assert not table.room(17).malfunction


@cites("nemesis/event/reshuffle")
def test_an_empty_event_deck_is_made_new_from_the_discard_pile() -> None:
    table = alone()
    zones = table.state.zones
    zones[box.EVENT_DISCARD].extend(zones[box.EVENT_DECK])
    zones[box.EVENT_DECK].clear()
    table.turn("captain")
    table.event_phase()
    assert "nemesis/event/reshuffle" in table.rules_told()
    assert len(event_zone(table, box.EVENT_DECK)) == 19
    assert event_zone(table, box.EVENT_DISCARD) == ["nest"]


@cites("nemesis/event/intruder-movement")
def test_intruders_on_the_card_move_through_the_corridor_with_its_number() -> None:
    table = alone()
    adult, queen, larva = (table.intruder(kind, 7) for kind in ("adult", "queen", "larva"))
    table.turn("captain")
    table.event_phase("scent-of-prey")  # creepers and adults, direction 3: from 7 to 3
    assert table.intruders() == {adult: "room:3", queen: "room:7", larva: "room:7"}


@cites("nemesis/event/intruder-movement")
def test_an_intruder_moves_at_most_once_on_a_card() -> None:
    table = alone()
    first, second = table.intruder("adult", 7), table.intruder("adult", 8)
    table.turn("captain")
    table.event_phase("damage")  # direction 2 leads from 7 to 8 and from 8 to 7
    assert table.intruders() == {first: "room:8", second: "room:7"}


@cites("nemesis/event/intruder-movement-not-in-combat")
def test_intruders_with_a_character_do_not_move() -> None:
    table = alone()
    table.intruder("adult", 1)
    table.turn("captain")
    table.attack_cards("scratch-6")
    table.event_phase("scent-of-prey")
    assert table.intruders() == {"intruder:adult-1": "room:1"}


@cites("nemesis/event/effect-and-discard")
def test_the_effect_happens_and_the_card_is_discarded() -> None:
    table = alone()
    table.door("1-2")
    table.turn("captain")
    table.event_phase("bulkheads-open")
    assert table.door_at("1-2") == "open"
    assert event_zone(table, box.EVENT_DISCARD) == ["bulkheads-open"]


@cites("nemesis/event/effect-and-discard")
@pytest.mark.parametrize("event", sorted({event.id for event in PRINTED.events.event} - SAYING_WHERE_THEY_GO))
def test_a_card_that_does_not_say_otherwise_is_discarded(event: str) -> None:
    table = alone()
    table.event_phase(event)
    assert event_zone(table, box.EVENT_DISCARD) == [event]


@cites("nemesis/event/effect-and-discard")
def test_a_card_that_says_so_is_shuffled_back_into_the_deck() -> None:
    table = alone()
    before = event_zone(table, box.EVENT_DECK)
    table.event_phase("malfunction")
    assert event_zone(table, box.EVENT_DISCARD) == []
    assert sorted(event_zone(table, box.EVENT_DECK)) == sorted(BOX.events[1:])
    assert sum(one == other for one, other in zip(event_zone(table, box.EVENT_DECK), before, strict=True)) < 10


@cites("nemesis/event/remove-from-game")
def test_a_card_that_orders_its_removal_goes_even_without_effect_and_the_discards_come_back() -> None:
    table = alone()
    table.event_phase("nest")
    table.turn("captain")
    table.event_phase("coolant-leak")
    assert not table.state.destruct_runs()
    assert "coolant-leak" in event_zone(table, box.OUT)
    assert event_zone(table, box.EVENT_DISCARD) == []
    assert "nest" in event_zone(table, box.EVENT_DECK)
    assert len(event_zone(table, box.EVENT_DECK)) == 19


def test_every_event_effect_is_registered() -> None:
    assert set(BOX.event_effects) == {event.effect for event in PRINTED.events.event}
