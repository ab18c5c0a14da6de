"""Contamination: where cards come from, what a scan shows, and the larva."""

from __future__ import annotations

from hullbreach.nemesis import box
from hullbreach.nemesis.rules.contamination import Contaminate
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.rulebook.citing import cites


def resting(*cards: str) -> NemesisTable:
    """The captain holds Rest and these contamination cards, `infected` or `clean`, and is about to act."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=4)
    table.place("captain", "room:11")
    table.place("scout", "room:1")
    table.hand("captain", "rest", "demolition")
    table.contaminate("captain", *cards, where="hand")
    table.turn("captain")
    return table


def bitten() -> NemesisTable:
    """The captain flees from an adult that scratches."""
    table = scenario("nemesis", crew=["captain", "scout"], seed=4)
    table.place("scout", "room:1")
    table.explore("room:6")
    table.intruder("adult", "room:11")
    table.turn("captain")
    table.fate(attack=["scratch"], noise=["3"])
    table.play("captain", "move/room:6")
    return table


@cites("nemesis/contamination/to-discard-pile")
def test_a_contamination_card_goes_on_top_of_the_own_discard_pile() -> None:
    table = bitten()
    assert len(table.of("captain").discards) == 2
    assert table.of("captain").discards[-1] == "contamination"
    assert "contamination" not in table.of("captain").hand + table.of("captain").deck
    assert len(table.state.zones[box.CONTAMINATION_DECK]) == 26


@cites("nemesis/contamination/to-discard-pile")
def test_when_no_card_is_left_nobody_is_contaminated() -> None:
    table = scenario("nemesis", crew=["captain", "scout"], seed=4)
    table.explore("room:6")
    table.intruder("adult", "room:11")
    zones = table.state.zones
    zones[box.OUT].extend(zones[box.CONTAMINATION_DECK])
    zones[box.CONTAMINATION_DECK].clear()
    table.place("scout", "room:1")
    table.turn("captain")
    table.fate(attack=["scratch"], noise=["3"])
    table.play("captain", "move/room:6")
    assert table.of("captain").light_wounds == 1
    assert "contamination" not in table.of("captain").discards


@cites("nemesis/contamination/hidden")
def test_nobody_knows_whether_a_new_card_is_infected_not_even_its_owner() -> None:
    table = bitten()
    card = table.state.discards(0)[-1]
    assert table.state.seen[table.state.infection_of(card)] == 0
    for seat in (0, 1):
        found = set()
        for seed in range(40):
            other = table.game.resample(seat, seed)
            assert other.view(seat) == table.game.view(seat)
            found.add(other._state.is_infected(card))  # type: ignore[attr-defined]
        assert found == {True, False}


@cites("nemesis/contamination/hidden")
def test_a_card_in_hand_looks_the_same_infected_or_clean_until_it_is_scanned() -> None:
    infected, clean = resting("infected"), resting("clean")
    for seat in (0, 1):
        assert infected.game.view(seat) == clean.game.view(seat)
        assert infected.game.events(seat) == clean.game.events(seat)
    for table in (infected, clean):
        table.play("captain", "play/card:rest")
    assert infected.game.view(0) != clean.game.view(0)


@cites("nemesis/contamination/removed-from-game")
def test_a_removed_contamination_card_leaves_the_game() -> None:
    table = resting("clean")
    card = table.state.contaminations(table.state.hand(0))[0]
    table.play("captain", "play/card:rest")
    person = table.of("captain")
    assert "contamination" not in person.hand + person.deck + person.discards
    assert card in table.state.zones[box.OUT]
    assert card not in table.state.zones[box.CONTAMINATION_DECK]
    assert "nemesis/contamination/removed-from-game" in table.rules_told()
    table.state.zones[box.CONTAMINATION_DECK].clear()
    table.state.stack.append((Contaminate(0), 0))
    table.run()
    assert "contamination" not in table.of("captain").discards  # not even when there is no other


@cites("nemesis/contamination/scan")
def test_every_card_is_scanned_before_it_goes_and_only_clean_ones_go() -> None:
    table = resting("clean", "infected", "clean")
    table.play("captain", "play/card:rest")
    kinds = [event["kind"] for event in table.told()]
    assert kinds.index("scanned") < kinds.index("contamination-removed")
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 3, "infected": 1}
    assert table.told("contamination-removed")[0]["args"]["count"] == 2
    assert table.of("captain").hand.count("contamination") == 1


@cites("nemesis/contamination/scan")
def test_what_a_scan_shows_is_seen_by_the_whole_table() -> None:
    table = resting("infected", "clean")
    cards = table.state.contaminations(table.state.hand(0))
    table.play("captain", "play/card:rest")
    seen = table.state.seen
    assert [seen[table.state.infection_of(card)] & table.state.plan.viewers(table.state) for card in cards] == [
        table.state.plan.viewers(table.state)
    ] * 2


@cites("nemesis/contamination/scan")
def test_contamination_cards_elsewhere_are_not_scanned() -> None:
    table = resting("clean")
    table.contaminate("captain", "infected", where="deck")
    table.contaminate("captain", "infected")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 1, "infected": 0}
    assert not table.of("captain").infested


@cites("nemesis/contamination/scan-infected")
def test_an_infected_card_stays_and_brings_a_larva() -> None:
    table = resting("infected")
    table.play("captain", "play/card:rest")
    assert table.of("captain").infested
    assert "contamination" in table.of("captain").hand
    assert table.intruders() == {}


@cites("nemesis/contamination/scan-infected")
def test_several_infected_cards_in_one_scan_bring_one_larva_and_do_not_kill() -> None:
    table = resting("infected", "infected")
    table.play("captain", "play/card:rest")
    assert table.of("captain").infested
    assert not table.of("captain").dead
    assert table.of("captain").hand.count("contamination") == 2


@cites("nemesis/contamination/second-larva")
def test_an_infected_card_kills_whoever_has_a_larva_and_a_creeper_appears() -> None:
    table = resting("infected")
    table.larva("captain")
    table.intruder("adult", "room:20")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert table.of("captain").dead
    assert table.room(11).intruders == ["creeper"]
    assert "corpse-0" in table.room(11).objects
    assert [event["rule"] for event in table.told("died")] == ["nemesis/contamination/second-larva"]


@cites("nemesis/contamination/second-larva")
def test_a_larva_alone_is_no_danger_when_a_scan_shows_nothing() -> None:
    table = resting("clean")
    table.larva("captain")
    table.turn("captain")
    table.play("captain", "play/card:rest")
    assert not table.of("captain").dead
    assert table.of("captain").infested
