"""Whole random games are put into words without a single missing message, for every seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

import hullbreach
from hullbreach import Game, Option, library
from hullbreach.describe import Describer
from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import texts_of
from tests.describe.looks import looked_at

WRONG_FRENCH = re.compile(
    r"\b(?:de les?|à les?|[dl]e [aeéèêiouœ]\w+|que [aei]ll?e?s?)\b|\b[dl]'(?![aàâeéèêhiîoôuùyœAÀÂEÉÈÊHIÎOÔUÙYŒ«])|  ",
)
"""« de le », « à les », « de extincteur », « d'Bob »: what French contracts or elides, and what it does not."""


class Strict(Describer):
    """Fails where a describer would make do."""

    def message(self, id: str, /, **args: object) -> str:
        assert not id.endswith("-otherwise"), f"no message for {args}"
        return super().message(id, **args)


GAMES = [(2, "semi-coop"), (5, "semi-coop"), (6, "coop"), (8, "solo")]
"""Every mode; others follow in the slow tests."""
MORE = [pytest.param(seed, mode, marks=pytest.mark.slow) for seed, mode in [
    *((seed, "semi-coop") for seed in (0, 1, 3, 4, 9)), (7, "coop"),
]]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "mode"), [*GAMES, *MORE])
def test_everything_in_a_game_can_be_said(seed: int, mode: str, lang: str) -> None:
    players = 1 if mode == "solo" else 2 + seed % 4
    with_an_intruder = "on" if mode == "semi-coop" and seed > 4 else "off"
    game = hullbreach.new("nemesis", players, seed, {"mode": mode, "intruder-player": with_an_intruder})
    _tell(game, strict(lang, "nemesis"), Random(seed), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "mode"), [*GAMES, *MORE])
def test_everything_in_the_facility_can_be_said(seed: int, mode: str, lang: str) -> None:
    players = 1 if mode == "solo" else 2 + seed % 4
    game = hullbreach.new("lockdown", players, seed, {"mode": mode})
    _tell(game, strict(lang, "lockdown"), Random(seed), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "mode"), [*GAMES[1:], *MORE[3:]])
def test_everything_on_the_surface_can_be_said(seed: int, mode: str, lang: str) -> None:
    """Random play that prefers to walk or drive out onto the surface."""
    players = 1 if mode == "solo" else 2 + seed % 4
    game = hullbreach.new("lockdown", players, seed, {"mode": mode, "site": "facility-surface"})
    _tell(game, strict(lang, "lockdown"), Outwards(seed), lang)


class Outwards(Random):
    """Mostly chooses what leads to an exit room, onto the surface or to the bunker."""

    def choice(self, options: Sequence[Option]) -> Option:  # type: ignore[override]
        leading = [option for option in options if OUTWARDS.match(option.id)]
        return super().choice(leading if leading and self.random() < 0.6 else options)


OUTWARDS = re.compile(r"(?:move|careful-move|drive)/room:(?:[1-9]|16|23|28|29|30)$|leave-")


def strict(lang: str, game: str) -> Describer:
    """A describer that fails on anything without a message."""
    return Strict(lang, texts=texts_of(lang, game), wording=library.title(game).wording)


def _tell(game: Game, say: Describer, rng: Random, lang: str) -> None:
    """Play at random, and put everything on the way into words."""
    told = 0
    while not game.over:
        choice = game.choice
        view = game.sight(choice.seat)
        lines = [say.choice(choice, view)]
        lines += [say.option(option, view) for option in (*choice.options, *game.asides(choice.seat))]
        lines += [sentence for sentence, _ in say.refusals(game.refusals(choice.seat), view)]
        lines += [say.event(event, game.sight(0)) for event in game.events(0, told)]
        told = len(game.events(0))
        assert not [line for line in lines if "{" in line or "$" in line or ":" in line.replace(": ", "")]
        assert lang != "fr" or not [line for line in lines if WRONG_FRENCH.search(line)]
        game.answer(rng.choice(choice.options).id, choice.seat)
    view = game.sight()
    lines = [*say.outcome(game.outcome, view), *looked_at(say, "board", view)]
    lines += [say.status(view, seat) for seat in range(game.players)]
    lines += [looked_at(say, "room", view, room.ref)[0] for room in view.rooms]
    lines += [line for seat in range(game.players) for line in looked_at(say, "win", game.sight(seat))]
    lines += [say.clocks(view), *looked_at(say, "memory", view)]
    assert lang != "fr" or not [line for line in lines if WRONG_FRENCH.search(line)]
    assert not [line for line in lines if "{" in line or "outcome " in line]
