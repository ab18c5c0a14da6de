"""Mutations: the card, its markers, and its action; contamination with carnomorphs."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.rules.contamination import RemoveInfected, ScanHand
from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.mutation import GetMarker, GetMutation
from hullbreach.rulebook.citing import cites

from .aboard import carry_out, changed, crew, mutate, names


def person(table: NemesisTable, viewer: int | None, seat: int = 0) -> dict[str, object]:
    """What a viewer sees of a seat's mutation."""
    shown: dict[str, object] = table.game.view(viewer)["crew"][seat]["mutation"]
    return shown


def scanning(table: NemesisTable, state: str, card: str = "racing-heart") -> NemesisTable:
    """The captain has this mutation, and one contamination card in hand besides three others."""
    mutate(table, "captain", card)
    table.hand("captain", "rest", "search", "demolition")
    table.contaminate("captain", state, where="hand")
    table.turn("captain")
    return table


# -- the card --------------------------------------------------------------------------------------------------


@cites("carnomorphs/mutation/draw-two-keep-one", "carnomorphs/mutation/facedown")
def test_two_are_drawn_one_is_kept_in_secret_and_the_other_shuffled_in() -> None:
    table = crew("captain", "scout")
    carry_out(table, GetMutation(0))
    options = table.options("captain")
    assert len(options) == 2
    assert all(option.startswith("keep-mutation/mutation:") for option in options)
    kept = options[1].rpartition(":")[2]
    table.play("captain", options[1])
    g = changed(table)
    assert len(g.mutation_deck()) == 11
    assert person(table, 0)["name"] == kept
    assert person(table, 1) == {**person(table, 0), "name": None}
    assert person(table, None)["name"] is None
    assert not any(g.seen[back] for back in g.mutation_deck()), "nobody knows where the other card is"


@cites("carnomorphs/mutation/one-card")
def test_nobody_gets_a_second_card() -> None:
    table = crew("captain", "scout")
    mutate(table, "captain", "mimicry")
    carry_out(table, GetMutation(0))
    assert len(changed(table).mutations(0)) == 1
    assert len(changed(table).mutation_deck()) == 11


@cites("carnomorphs/mutation/marker-becomes-card")
def test_a_marker_without_a_card_is_a_card_instead() -> None:
    table = crew("captain")
    carry_out(table, GetMarker(0))
    table.play("captain", table.options("captain")[0])
    assert changed(table).is_mutant(0)
    assert changed(table).markers[0] == 0


@cites("carnomorphs/mutation/marker-placed")
def test_a_marker_with_a_card_is_a_marker() -> None:
    table = crew("captain")
    mutate(table, "captain", "mimicry")
    carry_out(table, GetMarker(0))
    assert person(table, None)["markers"] == 1


@cites("carnomorphs/mutation/fourth-marker-kills", "carnomorphs/mutation/fourth-marker-shambler")
def test_the_fourth_marker_kills_and_leaves_a_corpse_and_a_shambler() -> None:
    table = crew("captain", "scout")
    mutate(table, "scout", "mimicry", markers=2)
    before = table.bag_counts()
    carry_out(table, GetMarker(1))
    assert not table.of("scout").dead
    carry_out(table, GetMarker(1))
    assert table.of("scout").dead
    assert [thing.removeprefix("object:") for thing in table.room(1).objects] == ["corpse-1"]
    assert table.intruders() == {"intruder:shambler-1": "room:1"}
    assert table.bag_counts() == before
    assert changed(table).discovered & 0b010, "it was the first shambler"
    assert table.state.zones[box.ATTACK_DISCARD] == []


@cites(
    "carnomorphs/mutation/card-removal",
    "carnomorphs/mutation/markers-permanent",
    "carnomorphs/mutation/markers-stay-without-card",
)
def test_surgery_takes_the_card_into_the_deck_and_leaves_the_markers() -> None:
    table = crew("captain", "scout")
    mutate(table, "captain", "mimicry", markers=3)
    carry_out(table, RemoveInfected(0))
    g = changed(table)
    assert not g.is_mutant(0)
    assert len(g.mutation_deck()) == 12
    assert not any(g.seen[back] for back in g.mutation_deck())
    assert g.markers[0] == 3
    carry_out(table, GetMarker(0))
    table.play("captain", table.options("captain")[0])
    assert g.markers[0] == 3, "the next marker is a card again"
    carry_out(table, GetMarker(0))
    assert table.of("captain").dead or table.game.over


# -- the action ------------------------------------------------------------------------------------------------


@cites("carnomorphs/mutation-action/scan")
def test_the_action_needs_a_contamination_card_in_hand() -> None:
    table = crew("captain")
    mutate(table, "captain", "racing-heart")
    table.hand("captain", "rest")
    table.turn("captain")
    assert "mutate/mutation:racing-heart" not in table.options("captain")
    assert table.refusals("captain")["mutate/mutation:racing-heart"] == "carnomorphs/mutation-action/scan"
    table.contaminate("captain", "clean", "clean", where="hand")
    assert "mutate/mutation:racing-heart" in table.options("captain")
    table.play("captain", "mutate")
    assert table.options("captain") == ["mutation-scan/card:contamination"]


@cites("carnomorphs/mutation-action/scan")
def test_it_is_one_action_that_costs_no_card_and_obeys_its_combat_symbol() -> None:
    table = scanning(crew("captain"), "infected", "quick-scars")
    table.light("captain", 1)
    table.turn("captain")
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert table.state.acted == 1
    assert table.of("captain").light_wounds == 0
    table = scanning(crew("captain"), "infected", "quick-scars")
    table.light("captain", 1)
    table.intruder("shambler", 1)
    table.turn("captain")
    assert "mutate/mutation:quick-scars" not in table.options("captain")


@cites("carnomorphs/mutation-action/marker")
@pytest.mark.parametrize("state", ["infected", "clean"])
def test_every_use_gives_a_marker(state: str) -> None:
    table = scanning(crew("captain"), state)
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert changed(table).markers[0] == 1


@cites("carnomorphs/mutation-action/marker")
def test_a_fourth_marker_kills_before_the_effect() -> None:
    table = scanning(crew("captain", "scout"), "infected", "shell-skin")
    changed(table).markers[0] = 3
    table.turn("captain")
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert table.of("captain").dead
    assert changed(table).shells[0] == 0


@cites("carnomorphs/mutation-action/infected")
def test_an_infected_card_is_discarded_and_its_effect_carried_out() -> None:
    table = scanning(crew("captain"), "infected", "shell-skin")
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert table.of("captain").discards == ["contamination"]
    assert "contamination" not in table.of("captain").hand
    assert (changed(table).shells[0], changed(table).wound_shells[0]) == (2, 0)
    assert not table.of("captain").infested


@cites("carnomorphs/mutation-action/not-infected-exchange", "carnomorphs/mutation-action/not-infected-effect")
def test_a_clean_card_is_exchanged_for_a_new_one_and_the_other_effect_follows() -> None:
    table = scanning(crew("captain"), "clean", "shell-skin")
    g = changed(table)
    card = next(back for back in g.hand(0) if g.is_contamination(back))
    table.play("captain", "mutate")
    table.play("captain", "mutation-scan")
    assert g.clean_cards() == [card]
    assert table.of("captain").discards[-1] == "contamination"
    assert "contamination" not in table.of("captain").hand
    assert (g.shells[0], g.wound_shells[0]) == (0, 1)


@cites("carnomorphs/mutation-action/not-infected-exchange")
def test_exchanged_cards_are_shuffled_in_when_the_contamination_deck_runs_out() -> None:
    table = scanning(crew("captain"), "clean", "shell-skin")
    g = changed(table)
    table.play("captain", "mutate")
    g.zones[box.OUT].extend(g.zones[box.CONTAMINATION_DECK])
    g.zones[box.CONTAMINATION_DECK].clear()
    table.play("captain", "mutation-scan")
    assert g.clean_cards() == []
    assert table.of("captain").discards == ["contamination"]


@cites("carnomorphs/mutation-action/reveal")
def test_the_card_is_open_from_its_first_use_on() -> None:
    table = scanning(crew("captain", "scout"), "clean", "shell-skin")
    assert person(table, 1)["name"] is None
    table.play("captain", "mutate")
    assert person(table, 1)["name"] == "shell-skin"
    assert person(table, None)["open"] is True


# -- contamination ---------------------------------------------------------------------------------------------


@cites("carnomorphs/contamination/infected-scan")
def test_infected_cards_give_one_marker_and_stay_and_clean_ones_go() -> None:
    table = crew("captain")
    mutate(table, "captain", "mimicry")
    table.hand("captain")
    table.contaminate("captain", "infected", "infected", "clean", where="hand")
    carry_out(table, ScanHand(0))
    assert changed(table).markers[0] == 1
    assert table.of("captain").hand == ["contamination"] * 2
    assert not table.of("captain").infested


@cites("carnomorphs/contamination/infected-scan", "carnomorphs/contamination/no-larvae")
def test_without_a_card_an_infected_scan_gives_one_and_never_a_larva() -> None:
    table = crew("captain")
    table.hand("captain")
    table.contaminate("captain", "infected", where="hand")
    carry_out(table, ScanHand(0))
    assert all(option.startswith("keep-mutation") for option in table.options("captain"))
    table.play("captain", table.options("captain")[0])
    assert not table.of("captain").infested
    assert changed(table).markers[0] == 0


@cites("carnomorphs/contamination/otherwise-unchanged")
def test_clean_cards_leave_the_game_when_scanned_at_rest() -> None:
    table = crew("captain")
    table.hand("captain")
    table.contaminate("captain", "clean", where="hand")
    carry_out(table, ScanHand(0))
    assert table.of("captain").hand == []
    assert changed(table).clean_cards() == []
    assert names(table) == []
