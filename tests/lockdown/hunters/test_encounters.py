"""Encounters in the light and in darkness, and attacks by what nobody sees."""

from __future__ import annotations

import pytest

from hullbreach.nemesis.species.intruders.attack import UNSEEN
from hullbreach.nemesis.species.night_stalkers.assault import Assault
from hullbreach.rulebook.citing import cites
from tests.lockdown.hunters.below import DARK, LIT, crew


@pytest.mark.parametrize(("room", "wounds", "number"), [(LIT, (), 1), (DARK, (), 3), (6, (), 3), (LIT, ("eyes",), 3)])
@cites("lockdown/encounter/token-number", "lockdown/power/darkness")
def test_in_darkness_the_larger_number_counts(room: int, wounds: tuple[str, ...], number: int) -> None:
    table = crew("sentry", room=room)
    table.wound("sentry", *wounds)
    table.bag(adult_1_3=1)
    table.hand("sentry", "rest", "search")
    table.turn("sentry")
    table.fate(attack=["blood-rage"] if number > 1 else [])
    g = table.state
    spots = g.board.spot_by_number[room]
    to = next(other for via, other in g.board.ways[room] if via == spots[1])
    table.place("sentry", to)
    table.explore(room)
    table.noise(*(g.board.spot_ids[spot] for spot in g.board.spots[room]))
    table.turn("sentry")
    table.fate(noise=["1"])
    table.play("sentry", f"move/room:{room}")
    check = table.told("surprise-check")[0]["args"]
    assert (check["number"], check["surprised"]) == (number, number > 1)


@cites("lockdown/encounter/token-number")
def test_both_numbers_of_the_queen_are_the_same_and_the_blank_has_none() -> None:
    box = crew().state.box
    named = dict(zip(box.token_names, box.tokens, strict=True))
    assert named["queen-4"][1] == (4, 4)
    assert named["blank"][1] == (0, 0)


@cites("lockdown/attack/card-hit", "lockdown/attack/card-miss")
def test_what_strikes_unseen_is_an_adult_in_darkness() -> None:
    table = crew("sentry", room=LIT)
    g = table.state
    assert g.species.struck(g, UNSEEN, 0, "cut") == [Assault(UNSEEN, 0, "cut")]
    for card, wounds in (("blood-rage-5", 0), ("cut-5", 2)):
        table.attack_cards(card)
        g.stack += [(effect, 0) for effect in g.species.ambush(g, 0)]
        table.place("sentry", LIT)
        assert (table.of("sentry").light_wounds, table.of("sentry").serious_wounds) == (wounds, [])


@pytest.mark.parametrize("room", [LIT, DARK])
@cites("lockdown/action/reaction")
def test_feel_of_the_dark_ignores_a_surprise_attack_in_darkness(room: int) -> None:
    table = crew("lab-rat", room=room)
    table.bag(queen_4=1)
    to = table.state.board.neighbours[room][0]
    table.explore(to)
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[to]))
    table.hand("lab-rat", "rest", "feel-of-the-dark")
    table.attack_cards("piercing-the-heart-5")
    table.turn("lab-rat")
    table.fate(noise=["1"], wound=["hand"] if room == LIT else [])
    table.by_hand()
    table.play("lab-rat", f"move/room:{to}")
    table.play("lab-rat", "pay/card:rest")
    if room == LIT:
        assert table.of("lab-rat").serious_wounds == ["hand"]
        return
    assert table.options("lab-rat") == ["let", "ignore/card:feel-of-the-dark"]
    table.play("lab-rat", "ignore/card:feel-of-the-dark")
    assert table.of("lab-rat").serious_wounds == []


@cites("lockdown/action/reaction")
def test_whoever_has_passed_may_still_ignore_a_surprise_attack() -> None:
    table = crew("lab-rat", room=DARK)
    table.bag(adult_1_3=1)
    table.noise(*(table.state.board.spot_ids[spot] for spot in table.state.board.spots[DARK]))
    table.hand("lab-rat", "feel-of-the-dark")
    table.attack_cards("cut-5")
    table.fate(noise=["1"])
    table.event_phase(bag="adult-1-3")
    table.by_hand()
    table.play("lab-rat", "let")  # the noise roll could have been avoided with another card
    assert table.of("lab-rat").passed
    assert table.options("lab-rat") == ["let", "ignore/card:feel-of-the-dark"]
    table.play("lab-rat", "ignore/card:feel-of-the-dark")
    assert table.of("lab-rat").light_wounds == 0
    assert table.of("lab-rat").discards == ["feel-of-the-dark"]
