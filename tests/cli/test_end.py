"""The end of a game at the keyboard: the rest is watched or skipped, and the game stays open for questions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hullbreach.cli.teller import Teller
from hullbreach.cli.terminal import Leave, Terminal

from .conftest import Run

DIES = ("play", "--seed", 4, "--players", 3)
"""With the first option everywhere the person is dead long before the others are through."""
Keys = Callable[[str, str], str]


@pytest.fixture
def played(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Play by a function that sees the last text and the question. The default is the first option."""

    def play(keys: Keys, *arguments: object) -> str:
        said = [""]
        say = Teller.say

        def heard(self: Teller, message: str, /, **args: object) -> None:
            said[0] = message
            say(self, message, **args)  # type: ignore[arg-type]

        def ask(self: Terminal, prompt: str) -> str:
            typed = keys(said[0], prompt)
            said[0] = ""
            self.line(f"{prompt} {typed}")
            return typed

        monkeypatch.setattr(Teller, "say", heard)
        monkeypatch.setattr(Terminal, "ask", ask)
        return run(*DIES, *arguments).out

    return play


def asking(*questions: str, watches: str = "") -> Keys:
    """Skip or watch the rest, ask these questions at the end, then leave."""
    left = [*questions]
    over = [False]

    def keys(said: str, prompt: str) -> str:
        over[0] = over[0] or said == "play-over"
        if over[0]:
            return left.pop(0) if left else "quit"
        return watches if said == "aftermath-out" else "" if prompt != ">" else "1"

    return keys


def test_what_follows_when_one_is_out_can_be_skipped(played: Callable[..., str]) -> None:
    out = played(asking("details"))
    rest = " ".join(out.partition("You are out of the game")[2].split())
    assert "more events; type: details)" in rest
    assert rest.index("The winner: ") < rest.index("begins a turn"), "it is told on demand only"


def test_what_follows_when_one_is_out_can_be_watched_turn_by_turn(played: Callable[..., str]) -> None:
    out = played(asking(watches="watch"))
    assert out.count("Enter for more, q to skip to the end") > 3
    assert "more events; type: details)" not in out
    french = played(asking(watches="suivre"), "--lang", "fr")
    assert french.count("Entrée pour continuer") > 3


def test_the_rest_can_still_be_skipped_while_one_watches(played: Callable[..., str]) -> None:
    keys = asking(watches="watch")
    out = played(lambda said, prompt: "q" if "Enter for more" in prompt else keys(said, prompt))
    assert out.count("Enter for more, q to skip to the end") == 1
    assert "more events; type: details)" in out


def test_a_finished_game_stays_open_for_questions(played: Callable[..., str], run: Run) -> None:
    out = " ".join(played(asking("why", "what nest", "memory", "help", "prompt", "1", "save end.save")).split())
    after = out.partition("The game is over.")[2]
    assert "[nemesis/end/last-character] The game ends when no living" in after
    assert "Nest (room): " in after
    assert "attack card" in after
    assert "undo my last answer" not in after, "nothing is left to undo"
    assert after.count("The winner: ") == 2
    assert after.count("The game is over.") == 1, "a number answers nothing any more"
    assert "--resume end.save" in after


def test_where_nobody_can_be_asked_the_rest_is_played_to_its_end(played: Callable[..., str]) -> None:
    keys = asking()

    def until_out(said: str, prompt: str) -> str:
        if said == "aftermath-out":
            raise Leave(asked=False)
        return keys(said, prompt)

    assert "The winner: " in played(until_out)


def test_ctrl_c_leaves_a_finished_game(played: Callable[..., str]) -> None:
    def keys(said: str, prompt: str) -> str:
        if said == "play-over":
            raise Leave(asked=False)
        return "" if said == "aftermath-out" else "1"

    assert "The game is over." in played(keys)
