"""Insanity and panic."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.void_seeders.insanity import CalmDown, LoseMind
from hullbreach.nemesis.species.void_seeders.madness import PANIC_DECK, PANIC_DISCARD, PANIC_PLAYED
from hullbreach.nemesis.species.void_seeders.panic import ResolvePanic
from hullbreach.nemesis.species.void_seeders.panic_cards import PANIC_EFFECTS
from hullbreach.rulebook.citing import cites
from tests.nemesis.void_seeders.haunted import drawn, haunted, madden, madness, mind

STRIKES, IMPOSSIBLE, TOO_LOW = ["strikes"], ["impossible"], ["too-low"]


def panics(table: NemesisTable, card: str, name: str = "captain", **fate: list[str]) -> None:
    """Somebody resolves this panic card, after all of them are back in the deck."""
    g = mind(table)
    discards = g.zones[g.species_zone(PANIC_DISCARD)]
    g.zones[g.species_zone(PANIC_DECK)].extend(discards)
    discards.clear()
    table.fate(panic=[card], **fate)
    table.state.stack.append((ResolvePanic(table.seat(name)), 0))
    table._told = len(table.game.events())
    table.run()
    table.settle()


# -- insanity --------------------------------------------------------------------------------------------------


@cites("void-seeders/insanity/track", "void-seeders/insanity/death")
def test_the_level_rises_one_by_one_and_kills_past_five() -> None:
    table = haunted()
    levels = []
    for _ in range(5):
        table.state.stack.append((LoseMind(0), 0))
        table.run()
        levels.append(madness(table))
    assert levels == [2, 3, 4, 5, 5]
    assert table.of("captain").dead
    assert not table.of("scout").dead


@cites("void-seeders/insanity/floor-three")
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 4)])
def test_the_level_never_falls_from_three_to_two(level: int, after: int) -> None:
    table = haunted()
    madden(table, captain=level)
    table.state.stack.append((CalmDown(0), 0))
    table.run()
    assert madness(table) == after


# -- panic -----------------------------------------------------------------------------------------------------


@cites("void-seeders/panic/level-too-low")
@pytest.mark.parametrize(("level", "result", "after"), [(2, "too-low", 3), (3, "strikes", 3), (4, "strikes", 4)])
def test_a_card_above_the_level_only_raises_it(level: int, result: str, after: int) -> None:
    table = haunted()
    madden(table, captain=level)
    panics(table, "pyromaniac")
    assert drawn(table, "panic") == [result]
    assert madness(table) == after
    assert table.room(3).fire == (result == "strikes")


@cites("void-seeders/panic/level-too-low", "void-seeders/insanity/death")
def test_a_raise_by_panic_kills_at_five() -> None:
    table = haunted()
    madden(table, captain=5)
    table.fire(3)
    panics(table, "pyromaniac")
    assert drawn(table, "panic") == IMPOSSIBLE
    assert table.of("captain").dead


@cites("void-seeders/panic/effect-impossible")
def test_an_impossible_effect_raises_the_level_instead() -> None:
    table = haunted()
    madden(table, captain=3)
    table.fire(3)
    panics(table, "pyromaniac")
    assert drawn(table, "panic") == IMPOSSIBLE
    assert madness(table) == 4


@cites("void-seeders/panic/effect")
def test_an_effect_leaves_the_level_and_the_card_is_discarded() -> None:
    table = haunted()
    madden(table, captain=3)
    panics(table, "self-mutilation")
    g = mind(table)
    assert (madness(table), table.of("captain").light_wounds) == (3, 2)
    assert [g.box.panic[g.face[back]] for back in g.zones[g.species_zone(PANIC_DISCARD)]] == ["self-mutilation"]
    assert g.zones[g.species_zone(PANIC_PLAYED)] == []


@cites("void-seeders/panic/effect")
def test_the_deck_is_shuffled_again_when_it_runs_out() -> None:
    table = haunted()
    madden(table, captain=1)
    g = mind(table)
    deck, discard = (g.zones[g.species_zone(zone)] for zone in (PANIC_DECK, PANIC_DISCARD))
    discard.extend(deck)
    deck.clear()
    table.state.stack.append((ResolvePanic(0), 0))
    table.run()
    assert (len(deck), len(discard)) == (19, 1)


def together(level: int = 3) -> NemesisTable:
    """Captain and scout in room 3, both with an Interruption; the pilot is elsewhere with one."""
    table = haunted("captain", "scout", "pilot")
    for name in table.seats:
        table.place(name, 3 if name != "pilot" else 7)
        table.hand(name, "interruption", "rest", "search")
    madden(table, captain=level)
    table.automatic = False
    return table


@cites("void-seeders/panic/interruption", "void-seeders/panic/interruption-no-rise")
def test_another_in_the_room_can_interrupt_the_effect_and_the_level_stays() -> None:
    table = together()
    table.passed("scout")
    panics(table, "self-mutilation")
    assert [choice.seat for choice in table.game.choices] == [1]
    assert table.game.choice.args == {"who": "seat:0", "action": "panic/panic:self-mutilation"}
    table.play("scout", "interrupt/card:interruption")
    table.play("captain", "let")
    assert table.of("captain").light_wounds == 0
    assert madness(table) == 3
    assert "interruption" in table.of("scout").discards


@cites("void-seeders/panic/interruption")
def test_what_is_not_interrupted_happens() -> None:
    table = together()
    panics(table, "self-mutilation")
    table.play("scout", "let")
    assert table.of("captain").light_wounds == 2


@cites("void-seeders/panic/interruption")
def test_nobody_can_stop_the_rise_itself() -> None:
    table = together(2)
    panics(table, "self-mutilation")
    assert [choice.ask for choice in table.game.choices] == ["ask-action"]
    assert madness(table) == 3


# -- the cards -------------------------------------------------------------------------------------------------


def test_every_panic_card_has_its_effect_and_every_effect_its_card() -> None:
    assert {*haunted().state.box.panic[1:]} == {*PANIC_EFFECTS}


def scared(level: int, *crew: str) -> NemesisTable:
    """The captain is this mad, in room 3."""
    table = haunted(*crew)
    table.hand("captain", "rest", "search", "search")
    table.turn("captain")
    madden(table, captain=level)
    return table


@cites("void-seeders/panic/effect")
def test_destructive_outburst_breaks_the_room() -> None:
    table = scared(2)
    panics(table, "destructive-outburst")
    assert table.room(3).malfunction
    panics(table, "destructive-outburst")
    assert (drawn(table, "panic"), madness(table)) == (IMPOSSIBLE, 3)


@cites("void-seeders/panic/effect")
def test_blind_escape_follows_the_number_of_an_event() -> None:
    table = scared(2)
    panics(table, "blind-escape", event=["void-monophobia-4"], noise=["1"])
    assert table.of("captain").room == "room:7"
    table = scared(2)
    table.door("3-7")
    panics(table, "blind-escape", event=["void-monophobia-4"])
    assert (table.of("captain").room, madness(table)) == ("room:3", 3)


@cites("void-seeders/panic/effect")
def test_insane_courage_leads_to_an_intruder_next_door() -> None:
    table = scared(2)
    panics(table, "insane-courage")
    assert (drawn(table, "panic"), madness(table)) == (IMPOSSIBLE, 3)
    table.intruder("lair", 7)
    panics(table, "insane-courage")
    assert table.of("captain").room == "room:7"
    table = scared(2)
    table.intruder("lair", 7)
    table.intruder("lurker", 1)
    panics(table, "insane-courage")
    assert table.options("captain") == ["rush/room:1", "rush/room:7"]
    table.play("captain", "rush/room:1")
    assert table.of("captain").room == "room:1"


@cites("void-seeders/panic/effect")
def test_sabotage_leaves_nothing_to_find() -> None:
    table = scared(2)
    table.items_in(3, 2)
    panics(table, "sabotage")
    assert table.room(3).items == 0
    panics(table, "sabotage")
    assert madness(table) == 3


@cites("void-seeders/panic/effect")
def test_demotivation_costs_everybody_here_a_card_and_the_panicked_their_mind() -> None:
    table = scared(2)
    table.place("scout", 3)
    table.hand("scout", "search")
    panics(table, "demotivation")
    table.play("captain", "discard/card:rest")
    table.play("scout", "discard/card:search")
    assert (table.of("captain").discards, table.of("scout").discards) == (["rest"], ["search"])
    assert (madness(table), madness(table, "scout")) == (3, 1)


@cites("void-seeders/panic/effect")
def test_bandages_come_off() -> None:
    table = scared(2)
    table.wound("captain", "leg", "body", dressed=True)
    panics(table, "ripping-off-the-bandages")
    table.play("captain", "undress/wound:leg")
    captain = table.of("captain")
    assert (captain.light_wounds, captain.serious_wounds, captain.dressed_wounds) == (1, ["leg"], ["body"])


@cites("void-seeders/panic/effect")
def test_defeatism_spreads_to_everybody_here() -> None:
    table = scared(3, "captain", "scout", "pilot")
    table.place("scout", 3)
    panics(table, "defeatism")
    assert [madness(table, name) for name in table.seats] == [4, 2, 1]


@cites("void-seeders/panic/effect")
def test_bloodlust_strikes_the_others_here_or_oneself_alone() -> None:
    table = scared(3, "captain", "scout", "pilot")
    table.place("scout", 3)
    panics(table, "bloodlust", wound=["leg"])
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [0, 1, 0]
    table = scared(3)
    panics(table, "bloodlust", wound=["leg"])
    assert [len(table.of(name).serious_wounds) for name in table.seats] == [1, 0]


@cites("void-seeders/panic/effect")
def test_hopelessness_takes_a_card_for_good() -> None:
    table = scared(3)
    table.hand("captain")
    table.deck("captain", "rest", "search", "reload")
    panics(table, "hopelessness")
    table.play("captain", "lose-card/card:search")
    captain = table.of("captain")
    assert sorted(captain.discards) == ["reload", "rest"]
    assert len(captain.hand) + len(captain.deck) + len(captain.discards) == 9
    seen = table.game.view(1)["crew"][0]
    assert seen["contamination"] == 0


@cites("void-seeders/panic/effect")
def test_hallucinations_empty_a_weapon() -> None:
    table = scared(3)
    table.lose_items("captain")
    panics(table, "hallucinations")
    assert madness(table) == 4
    table.give("captain", "prototype-pistol")
    panics(table, "hallucinations")
    assert table.of("captain").ammo == {"prototype-pistol": 0}


@cites("void-seeders/panic/effect")
def test_destruction_costs_a_heavy_item() -> None:
    table = scared(4)
    table.lose_items("captain")
    panics(table, "destruction")
    assert madness(table) == 5
    table.give("captain", "prototype-pistol")
    panics(table, "destruction")
    assert table.of("captain").heavy == []


@cites("void-seeders/panic/effect")
def test_a_heart_attack_kills() -> None:
    table = scared(5)
    panics(table, "heart-attack")
    assert table.of("captain").dead
