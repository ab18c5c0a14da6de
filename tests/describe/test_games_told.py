"""Whole random games are told without a single message missing, whatever seat listens."""

from __future__ import annotations

import re
from random import Random

import pytest

import hullbreach
from hullbreach.describe import Describer
from hullbreach.describe.languages import LANGUAGES

WRONG_FRENCH = re.compile(
    r"\b(?:de les?|à les?|[dl]e [aeéèêiouœ]\w+|que [aei]ll?e?s?)\b|\b[dl]'(?![aàâeéèêhiîoôuùyœAÀÂEÉÈÊHIÎOÔUÙYŒ«])|  ",
)
"""« de le », « à les », « de extincteur », « d'Bob »: what French contracts or elides, and what it does not."""


class Strict(Describer):
    """Fails where a describer would make do."""

    def message(self, id: str, /, **args: object) -> str:
        assert not id.endswith("-otherwise"), f"no message for {args}"
        return super().message(id, **args)


GAMES = [*((seed, "semi-coop") for seed in range(6)), (6, "coop"), (7, "coop"), (8, "solo"), (9, "semi-coop")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "mode"), GAMES)
def test_everything_in_a_game_can_be_said(seed: int, mode: str, lang: str) -> None:
    say = Strict(lang)
    rng = Random(seed)
    players = 1 if mode == "solo" else 2 + seed % 4
    game = hullbreach.new(
        "nemesis", players, seed, {"mode": mode, "intruder-player": "on" if mode == "semi-coop" and seed > 4 else "off"}
    )
    told = 0
    while not game.over:
        choice = game.choice
        view = game.view(choice.seat)
        lines = [say.choice(choice, view)]
        lines += [say.option(option, view) for option in (*choice.options, *game.asides(choice.seat))]
        lines += [sentence for sentence, _ in say.refusals(game.refusals(choice.seat), view)]
        lines += [say.event(event, game.view(0)) for event in game.events(0, told)]
        told = len(game.events(0))
        assert not [line for line in lines if "{" in line or "$" in line or ":" in line.replace(": ", "")]
        assert lang != "fr" or not [line for line in lines if WRONG_FRENCH.search(line)]
        game.answer(rng.choice(choice.options).id, choice.seat)
    view = game.view()
    lines = [*say.outcome(game.outcome, view), *say.board(view)]
    lines += [say.status(view, seat) for seat in range(game.players)]
    lines += [say.room(view, room["ref"]) for room in view["rooms"]]
    assert not [line for line in lines if "{" in line or "outcome " in line]
