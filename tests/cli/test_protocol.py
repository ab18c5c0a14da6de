"""An outside program plays over lines of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from hullbreach import library
from hullbreach.bots import bot_of
from hullbreach.cli.protocol import Protocol

from .conftest import Run

BOT = Path(__file__).parents[2] / "examples" / "bots" / "first_option.sh"


def said(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_what_is_asked_shows_what_the_seat_knows_and_no_more(run: Run) -> None:
    lines = said(run("play", "--protocol", "--seed", 5, "--players", 3).out)
    assert [line["say"] for line in lines] == ["hello", "choice"], "nobody answers: the game waits no longer"
    hello, choice = lines
    assert hello == {"say": "hello", "protocol": 1, "players": 3, "seats": [0]}
    assert choice["seat"] == 0
    assert choice["view"]["viewer"] == 0
    assert {option["id"].partition("/")[0] for option in choice["options"]} == {"character"}
    game = library.new("nemesis", 3, "5")
    while game.choice.seat != 0:
        game.answer(game.choice.options[0].id)
    assert choice["events"][0] == game.events(0)[0]


def test_an_answer_that_is_none_is_refused_and_the_game_still_waits(run: Run) -> None:
    typed = '{"answer": "fly"}\nhello\n{"answer": "pass", "seat": 2}\n{"answer": "pass", "prompt": -1}\n'
    lines = said(run("play", "--protocol", "--seed", 5, "--players", 3, typed=typed).out)
    assert [line.get("reason") for line in lines[2:]] == [
        "unknown-option",
        "protocol-line",
        "not-your-turn",
        "stale-prompt",
    ]
    assert lines[2]["message"] == "There is no such option now: fly."


def test_a_program_in_another_language_plays_a_whole_game() -> None:
    command = [sys.executable, "-m", "hullbreach", "play", "--protocol", "--seed", "3", "--players", "2"]
    with (
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game,
        subprocess.Popen(["sh", str(BOT)], stdin=subprocess.PIPE, stdout=game.stdin, text=True) as bot,
    ):
        assert game.stdin is not None
        assert game.stdout is not None
        assert bot.stdin is not None
        game.stdin.close()
        heard = []
        for line in game.stdout:
            heard.append(json.loads(line)["say"])
            if heard[-1] == "over":
                break
            bot.stdin.write(line)
            bot.stdin.flush()
        bot.stdin.close()
    assert heard[0] == "hello"
    assert heard[-1] == "over"
    assert heard.count("choice") > 10
    assert "refused" not in heard


def test_every_seat_hears_the_end() -> None:
    game = library.new("nemesis", 2, 7)

    class FirstOption:
        """Answers as soon as it is asked."""

        def __init__(self) -> None:
            self.heard: list[dict[str, Any]] = []

        def write(self, line: str) -> None:
            self.heard.append(json.loads(line))

        def flush(self) -> None:
            pass

        def __iter__(self) -> Any:
            while self.heard[-1]["say"] == "choice":
                yield json.dumps({"answer": self.heard[-1]["options"][0]["id"]})

    player: Any = FirstOption()
    Protocol(game, range(2), bot_of("nemesis", "random"), Random(1), player, player).play()
    ends = [line for line in player.heard if line["say"] == "over"]
    assert [line["seat"] for line in ends] == [0, 1]
    assert ends[0]["outcome"] == json.loads(json.dumps(game.outcome))
