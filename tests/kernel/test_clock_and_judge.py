"""Time and the host answer as seats of their own, so that everything is in the record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hullbreach.kernel import CLOCK, JUDGE, Effect, EventKind, Game, Option, Refused, record

from .test_interruption import bandage
from .toys import CrewPlan, crew

MENDED = EventKind("mended")


class Mend(Effect, tag="toy/mend"):
    """The host heals the ship."""

    def mend(self, g: Any) -> None:
        g.tell(MENDED)


class JudgedPlan(CrewPlan):
    def judgements(self, g: Any) -> Iterable[Option]:
        yield Option("mend", (Mend(),))


def test_the_clock_declines_for_whoever_is_too_slow_and_for_nobody_else() -> None:
    game = crew(4)
    assert game.asides(CLOCK) == [], "no window, no hurry"
    game.answer(bandage(game))
    assert [option.id for option in game.asides(CLOCK)] == ["time-out/seat:1", "time-out/seat:2", "time-out/seat:3"]
    game.answer("time-out/seat:2", seat=CLOCK)
    assert [choice.seat for choice in game.choices] == [1, 3]
    prompt = game.choice.prompt
    game.answer("time-out/seat:1", seat=CLOCK)
    assert game.choice.prompt == prompt, "the third is still asked the same"
    game.answer("time-out/seat:3", seat=CLOCK)
    assert game.choice.ask == "crew-turn"


def test_what_the_clock_did_is_replayed_with_the_rest() -> None:
    game = crew(4)
    game.answer(bandage(game))
    game.answer("time-out/seat:1", seat=CLOCK)
    written = game.record()
    assert ["answer", CLOCK, "time-out/seat:1"] in written["entries"]
    again = record.play(crew(4), written)
    assert again.digest() == game.digest()


def test_the_clock_is_nobody_elses_to_move_and_is_undone_only_by_consent() -> None:
    game = crew(4)
    game.answer(bandage(game))
    before = game.digest()
    with pytest.raises(Refused, match="unknown-option"):
        game.answer("time-out/seat:2", seat=1)
    game.answer("time-out/seat:2", seat=CLOCK)
    with pytest.raises(Refused, match="undo-needs-consent"):
        game.undo(CLOCK)
    game.undo(CLOCK, consent=range(4))
    assert game.digest() == before


def test_the_judge_does_what_the_game_lets_a_host_do() -> None:
    game = Game.new(JudgedPlan(), 4, 1)
    waits = game.choice
    assert [option.id for option in game.asides(JUDGE)] == ["mend"]
    game.answer("mend", seat=JUDGE)
    assert game.events()[-1]["kind"] == "mended"
    assert game.choice == waits, "the question is asked again"
    assert crew(4).asides(JUDGE) == []
