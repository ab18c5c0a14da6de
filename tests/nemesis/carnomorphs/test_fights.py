"""Attacks of carnomorphs, injuries and death."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.scenario import NemesisTable
from hullbreach.nemesis.species.carnomorphs.injury import KillCarnomorph
from hullbreach.nemesis.species.intruders.attack import IntruderAttack
from hullbreach.rulebook.citing import cites

from .aboard import attack_discards, carry_out, changed, crew, in_bag, mutate, names


def bitten(*others: str, mutant: bool = False, items: tuple[str, ...] = ()) -> NemesisTable:
    """A metagorger has attacked the captain."""
    table = crew("captain", *others)
    if mutant:
        mutate(table, "captain", "mimicry", markers=1)
    table.give("captain", *items)
    table.bag(blank=1)
    table.intruder("metagorger", 1)
    carry_out(table, IntruderAttack(table.state.all_foes()[0], 0))
    return table


@cites("carnomorphs/attack/metagorger-no-card", "carnomorphs/attack/metagorger-effect")
def test_a_metagorger_draws_no_card_and_gives_a_mutation_a_contamination_and_a_light_wound() -> None:
    table = bitten()
    assert attack_discards(table) == 0
    assert table.of("captain").light_wounds == 0, "the mutation comes first"
    table.play("captain", table.options("captain")[0])
    assert changed(table).is_mutant(0)
    assert table.of("captain").discards == ["contamination"]
    assert table.of("captain").light_wounds == 1
    assert changed(table).markers[0] == 0


@cites("carnomorphs/attack/metagorger-already-mutated", "carnomorphs/attack/metagorger-shambler-token")
def test_a_mutant_gets_only_contamination_and_a_wound_and_a_shambler_token_joins_all_the_same() -> None:
    table = bitten(mutant=True)
    assert changed(table).markers[0] == 1
    assert len(changed(table).mutations(0)) == 1
    assert table.of("captain").discards == ["contamination"]
    assert table.of("captain").light_wounds == 1
    assert in_bag(table, "shambler") == 1


@cites("carnomorphs/attack/metagorger-leaves", "carnomorphs/attack/metagorger-shambler-token")
def test_the_metagorger_leaves_without_carcass_or_token() -> None:
    table = bitten()
    table.play("captain", table.options("captain")[0])
    assert names(table) == []
    assert table.room(1).objects == []
    assert in_bag(table, "metagorger") == 0
    assert in_bag(table, "shambler") == 1


@cites("carnomorphs/attack/metagorger-no-card", "carnomorphs/attack/metagorger-shambler-token")
def test_armor_stops_the_bite_but_the_metagorger_is_gone_and_the_token_added() -> None:
    table = crew("captain")
    table.give("captain", "armor")
    table.bag(blank=1)
    table.intruder("metagorger", 1)
    table.by_hand()
    table.state.stack.append((IntruderAttack(table.state.all_foes()[0], 0), 0))
    table.run()
    table.play("captain", "ignore/item:armor")
    assert table.of("captain").light_wounds == 0
    assert not changed(table).is_mutant(0)
    assert names(table) == []
    assert in_bag(table, "shambler") == 1


@cites("carnomorphs/attack/otherwise-unchanged")
@pytest.mark.parametrize(("card", "hits"), [("whiplash-7-3", True), ("devour-3-0", False)])
def test_other_types_need_their_symbol_on_a_card(card: str, hits: bool) -> None:
    table = crew("captain")
    table.intruder("shambler", 1)
    table.attack_cards(card)
    carry_out(table, IntruderAttack(table.state.all_foes()[0], 0))
    assert table.of("captain").light_wounds == (2 if hits else 0)
    assert attack_discards(table) == 1


@cites("carnomorphs/attack/otherwise-unchanged")
@pytest.mark.parametrize(
    ("card", "kind", "wounded", "light", "slimed", "contaminated"),
    [
        ("slash-3-1", "butcher", 0, 1, False, 1),
        ("bash-5-0", "butcher", 1, 0, False, 1),
        ("regurgitate-5-2", "shambler", 0, 0, True, 1),
        ("carnomorph-bite-4-2", "shambler", 1, 0, False, 0),
        ("spawn-4-1", "shambler", 0, 0, True, 0),
        ("devour-3-0", "butcher", 1, 0, False, 0),
    ],
)
def test_what_the_attack_cards_do(
    card: str, kind: str, wounded: int, light: int, slimed: bool, contaminated: int
) -> None:
    table = crew("captain")
    foe = table.intruder(kind, 1, injuries=2)
    table.attack_cards(card)
    carry_out(table, IntruderAttack(table.state.all_foes()[0], 0))
    captain = table.of("captain")
    assert (len(captain.serious_wounds), captain.light_wounds) == (wounded, light)
    assert captain.slimed == slimed
    assert captain.discards.count("contamination") == contaminated
    assert ("metagorger" in names(table)) == card.startswith("spawn")
    assert len(table.room(1).objects) == card.startswith("regurgitate")
    assert table.injuries(foe) == (0 if card.startswith("devour") else 2)


# -- injuries --------------------------------------------------------------------------------------------------


def injure(kind: str, card: str, injuries: int) -> tuple[NemesisTable, str]:
    """A carnomorph with these injuries gets one more, and this card is drawn."""
    table = crew("captain")
    foe = table.intruder(kind, 9, injuries)
    table.attack_cards(card)
    g = table.state
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 1))
    return table, foe


@cites("carnomorphs/injury/one-card", "carnomorphs/injury/killed")
@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast", "butcher"])
def test_one_card_is_drawn_whatever_the_type(kind: str) -> None:
    table, foe = injure(kind, "carnomorph-bite-6-3", 0)
    assert attack_discards(table) == 1
    assert table.injuries(foe) == 1


@cites("carnomorphs/injury/two-values", "carnomorphs/injury/killed")
@pytest.mark.parametrize(
    ("kind", "injuries", "dies"),
    [("metagorger", 2, True), ("metagorger", 1, False), ("shambler", 5, True), ("shambler", 4, False)],
)
def test_metagorgers_have_a_value_of_their_own(kind: str, injuries: int, dies: bool) -> None:
    table, foe = injure(kind, "carnomorph-bite-6-3", injuries)
    assert (foe not in table.intruders()) == dies


@cites("carnomorphs/injury/one-card")
def test_an_arrow_counts_only_for_the_type_it_stands_for() -> None:
    table = crew("captain")
    shambler = table.intruder("shambler", 9, 3)
    table.attack_cards("devour-3-0")
    g = table.state
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 1))
    assert shambler not in table.intruders(), "the arrow is the metagorger's"
    assert table.told("retreats") == []


@cites("carnomorphs/injury/metagorger-death", "carnomorphs/injury/shambler-death")
@pytest.mark.parametrize("kind", ["metagorger", "shambler"])
def test_small_ones_leave_one_carcass(kind: str) -> None:
    table, _ = injure(kind, "carnomorph-bite-6-3", 9)
    assert names(table) == []
    assert [thing.removeprefix("object:") for thing in table.room(9).objects] == ["carcass"]


@cites("carnomorphs/injury/fleshbeast-death", "carnomorphs/injury/spawned-shamblers")
def test_a_fleshbeast_leaves_a_carcass_and_a_shambler() -> None:
    table, _ = injure("fleshbeast", "carnomorph-bite-6-3", 9)
    assert table.intruders() == {"intruder:shambler-1": "room:9"}
    assert len(table.room(9).objects) == 1
    table = crew("captain")
    table.intruder("fleshbeast", 9)
    for room in range(2, 6):
        table.intruder("shambler", room)
        table.intruder("shambler", room)
    before = table.bag_counts()
    carry_out(table, KillCarnomorph(table.state.foes_in(9)[0], "carnomorphs/injury/killed"))
    assert names(table) == ["shambler"] * 8
    assert table.state.foes_in(9) == []
    assert table.bag_counts() == before


@cites("carnomorphs/injury/butcher-death", "carnomorphs/injury/butcher-never-returns")
def test_the_butcher_leaves_two_shamblers_no_carcass_and_never_returns() -> None:
    table = crew("captain")
    table.bag(blank=1, butcher_4=1)
    table.intruder("butcher", 1, 9)
    table.attack_cards("carnomorph-bite-6-3")
    g = table.state
    carry_out(table, *g.species.injury(g, g.all_foes()[0], 1))
    assert names(table) == ["shambler", "shambler"]
    assert table.room(1).objects == []
    assert in_bag(table, "butcher") == 0
    assert sum(g.pool[g.box.token_sorts_of[5]]) == 0
    carry_out(table, *g.species.appear(g, 5, 9))
    assert names(table) == ["shambler", "shambler"]


@cites("carnomorphs/injury/spawned-shamblers")
def test_spawned_shamblers_surprise_nobody_and_change_nothing_in_the_bag() -> None:
    table = crew("captain")
    table.hand("captain")
    table.intruder("butcher", 1, 9)
    before = table.bag_counts()
    carry_out(table, KillCarnomorph(table.state.all_foes()[0], "carnomorphs/injury/killed"))
    assert table.bag_counts() == before
    assert attack_discards(table) == 0
    assert table.state.in_combat(0)


@cites("carnomorphs/injury/spawned-shamblers")
def test_in_the_airlock_nothing_is_left_behind() -> None:
    table = crew("captain")
    table.intruder("butcher", 9)
    carry_out(table, KillCarnomorph(table.state.all_foes()[0], "nemesis/room/airlock-kill"))
    assert names(table) == []


@cites("carnomorphs/injury/shambler-death")
def test_there_are_twelve_carcass_tokens() -> None:
    table = crew("captain")
    for _ in range(13):
        table.intruder("shambler", 9)
        carry_out(table, KillCarnomorph(table.state.foes_in(9)[0], "carnomorphs/injury/killed"))
    assert [thing.removeprefix("object:") for thing in table.room(9).objects] == ["carcass"] * 12
