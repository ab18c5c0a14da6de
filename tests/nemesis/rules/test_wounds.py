"""Wounds: light ones on their track, serious ones as cards, death, dressing and healing."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites
from tests.nemesis.rules.aboard import standing_in


def facing(*attacks: str, deadly: bool = False) -> NemesisTable:
    """The captain is in the hibernatorium with one adult for each attack card to come; the scout is far away.

    The first attack may be the last, and then nobody makes noise any more.
    """
    table = scenario("nemesis", crew=["captain", "scout"], seed=2)
    table.place("captain", "room:11")
    table.place("scout", "room:1")
    table.explore("room:6")
    for _ in attacks:
        table.intruder("adult", "room:11")
    table.turn("captain")
    table.fate(attack=attacks[:1] if deadly else attacks, noise=[] if deadly else ["3"])
    return table


def escape(table: NemesisTable) -> None:
    table.play("captain", "move/room:6")


# -- light wounds ---------------------------------------------------------------------------------------------


@cites("nemesis/wound/light-first")
def test_the_first_light_wound_goes_on_the_upper_space() -> None:
    table = facing("scratch")
    escape(table)
    assert table.of("captain").light_wounds == 1
    assert [event["rule"] for event in table.told("light-wound")] == ["nemesis/wound/light-first"]


@cites("nemesis/wound/light-second")
def test_the_second_light_wound_moves_the_marker_to_the_lower_space() -> None:
    table = facing("claw-attack")
    escape(table)
    assert table.of("captain").light_wounds == 2
    assert table.of("captain").serious_wounds == []
    assert [event["args"]["count"] for event in table.told("light-wound")] == [1, 2]
    assert table.told("light-wound")[1]["rule"] == "nemesis/wound/light-second"


@cites("nemesis/wound/light-third")
def test_the_third_light_wound_becomes_a_serious_one_and_empties_the_track() -> None:
    table = facing("scratch")
    table.light("captain", 2)
    table.fate(wound=["leg"])
    escape(table)
    assert table.of("captain").light_wounds == 0
    assert table.of("captain").serious_wounds == ["leg"]
    assert "nemesis/wound/light-third" in table.rules_told()


@cites("nemesis/wound/light-third")
def test_surplus_light_wounds_start_again_on_the_emptied_track() -> None:
    table = facing("claw-attack")
    table.light("captain", 2)
    table.fate(wound=["leg"])
    escape(table)
    assert table.of("captain").light_wounds == 1
    assert table.of("captain").serious_wounds == ["leg"]


# -- serious wounds -------------------------------------------------------------------------------------------


@cites("nemesis/wound/serious-card")
def test_a_serious_wound_is_a_card_whose_effect_applies_at_once() -> None:
    table = facing("bite")
    table.object("carcass", "captain")
    table.turn("captain")
    table.fate(wound=["arm"])
    deck = len(table.state.zones[box.WOUND_DECK])
    escape(table)
    assert table.of("captain").serious_wounds == ["arm"]
    assert len(table.state.zones[box.WOUND_DECK]) == deck - 1
    assert table.options("captain") == ["drop/item:revolver", "drop/object:carcass"]
    table.play("captain", "drop/item:revolver")
    assert table.of("captain").objects == ["carcass"]
    assert table.of("captain").room == "room:6"


@cites("nemesis/wound/serious-card")
def test_the_effect_of_a_serious_wound_lasts() -> None:
    table = facing("bite", "bite")
    table.fate(wound=["leg", "body"])
    escape(table)
    table.intruder("larva", "room:6")
    table.turn("captain")
    hand = len(table.of("captain").hand)
    table.play("captain", "move/room:7")
    assert len(table.of("captain").hand) == hand - 2
    table.place("captain", "room:1")
    table.turn("captain")
    table.event_phase()
    assert len(table.of("captain").hand) == 4


@cites("nemesis/wound/serious-card")
def test_discarded_wound_cards_are_shuffled_when_the_deck_runs_out() -> None:
    table = facing("bite")
    g = table.state
    g.zones[box.WOUND_DISCARD].extend(g.zones[box.WOUND_DECK])
    g.zones[box.WOUND_DECK].clear()
    escape(table)
    assert len(table.of("captain").serious_wounds) == 1
    assert len(g.zones[box.WOUND_DISCARD]) == 0


@cites("nemesis/wound/serious-not-cumulative")
def test_two_identical_wounds_have_the_effect_of_one_but_count_as_two() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=2)
    table.place("captain", "room:1")
    table.wound("captain", "body", "body")
    table.hand("captain", "rest")
    table.turn("captain")
    table.event_phase()
    assert len(table.of("captain").hand) == 4
    table.wound("captain", "leg")
    table.fire("room:1")
    table.turn("captain")
    table.play("captain", "pass")
    assert table.of("captain").dead


@cites("nemesis/wound/serious-not-cumulative")
def test_two_wounded_arms_leave_one_hand_slot_and_two_bleedings_one_light_wound() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=2)
    table.wound("captain", "arm", "arm")
    table.wound("scout", "bleeding", "bleeding")
    assert table.state.hand_slots(0) == 1
    table.turn("scout")
    table.play("scout", "pass")
    assert table.of("scout").light_wounds == 1


# -- death ----------------------------------------------------------------------------------------------------


@cites("nemesis/wound/death")
@pytest.mark.parametrize("attack", ["scratch", "bite"])
def test_any_wound_after_three_serious_ones_dressed_or_not_kills(attack: str) -> None:
    table = facing(attack, deadly=True)
    table.wound("captain", "hand", "bleeding")
    table.wound("captain", "arm", dressed=True)
    table.turn("captain")
    escape(table)
    assert table.of("captain").dead


@cites("nemesis/wound/death")
def test_three_serious_wounds_alone_do_not_kill() -> None:
    table = facing("scratch")
    table.wound("captain", "hand")
    table.wound("captain", "arm", dressed=True)
    table.light("captain", 2)
    table.turn("captain")
    table.fate(wound=["body"])
    escape(table)
    assert not table.of("captain").dead
    assert table.of("captain").serious_wounds == ["hand", "body"]


@cites("nemesis/wound/death")
def test_the_wounds_of_one_attack_that_follow_death_do_not_matter() -> None:
    table = facing("claw-attack", "scratch", deadly=True)
    table.wound("captain", "hand", "bleeding", "body")
    table.turn("captain")
    escape(table)
    assert table.of("captain").dead
    assert len(table.told("died")) == 1
    assert "contamination" not in table.of("captain").discards


@cites("nemesis/wound/death-remains")
def test_corpse_and_carried_objects_stay_in_the_room_and_all_items_leave_the_game() -> None:
    table = facing("scratch", deadly=True)
    table.give("captain", "medkit", "extended-magazine")
    table.object("egg", "captain")
    g = table.state
    revolver, medkit, magazine = (g.held(0, name) for name in ("revolver", "medkit", "extended-magazine"))
    quests = list(g.quests(0))
    g.move(magazine, g.zone(0, box.INVENTORY), box.ATTACHED)
    g.attached.append((magazine, revolver))
    table.wound("captain", "hand", "bleeding", "body")
    table.turn("captain")
    escape(table)
    assert table.room(11).crew == []
    assert table.state.room_of(0) == 0
    assert {"corpse-0", "egg"} <= set(table.room(11).objects)
    assert table.of("captain").objects == table.of("captain").items == table.of("captain").heavy == []
    assert {revolver, medkit, magazine, *quests} <= set(table.state.zones[box.OUT])


# -- dressing and healing -------------------------------------------------------------------------------------


@cites("nemesis/wound/dress")
def test_a_dressed_wound_has_no_effect_but_still_counts() -> None:
    table = standing_in("emergency-room")
    table.wound("captain", "body", "arm", "leg")
    table.turn("captain")
    assert table.state.hand_slots(0) == 1
    table.play("captain", "room-action")
    assert table.of("captain").serious_wounds == []
    assert sorted(table.of("captain").dressed_wounds) == ["arm", "body", "leg"]
    assert table.state.hand_slots(0) == 2
    table.event_phase()
    assert len(table.of("captain").hand) == 5
    table.fire("emergency-room")
    table.turn("captain")
    table.play("captain", "pass")
    assert table.of("captain").dead


@cites("nemesis/wound/heal")
def test_only_a_dressed_wound_can_be_healed_and_its_card_is_discarded() -> None:
    table = standing_in("emergency-room")
    table.wound("captain", "leg")
    table.wound("captain", "arm", dressed=True)
    table.light("captain", 2)
    table.turn("captain")
    table.play("captain", "room-action")
    assert table.options("captain") == ["dress-all", "heal/seat:0/wound:arm", "heal-light"]
    table.play("captain", "heal/seat:0/wound:arm")
    assert table.of("captain").dressed_wounds == []
    assert table.of("captain").serious_wounds == ["leg"]
    assert table.of("captain").light_wounds == 2
    g = table.state
    assert [g.wound_name(back) for back in g.zones[box.WOUND_DISCARD]] == ["arm"]


@cites("nemesis/wound/heal")
def test_healing_light_wounds_leaves_serious_ones() -> None:
    table = standing_in("emergency-room")
    table.wound("captain", "leg")
    table.light("captain", 2)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "heal-light")
    assert table.of("captain").light_wounds == 0
    assert table.of("captain").serious_wounds == ["leg"]
    table = standing_in("canteen")
    table.light("captain", 2)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "eat")
    assert table.of("captain").light_wounds == 1
    table = standing_in("canteen")
    table.light("captain", 2)
    table.turn("captain")
    table.play("captain", "room-action")
    table.play("captain", "eat-and-scan-hand")
    assert table.of("captain").light_wounds == 1
