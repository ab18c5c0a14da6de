"""French lines never begin with « : », « ; », « ! », « ? » or « » », and never end with « « »."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.cli.paragraphs import filled
from hullbreach.cli.terminal import Terminal
from hullbreach.rulebook import load

from .conftest import Run

SENTENCE = "Que faites-vous ? Le « Rover » attend ; la Grande porte : fermée ! Événement : « Surtension »."
BROKEN = re.compile(r"^\s*[:;!?»]|«\s*$", re.MULTILINE)


@pytest.mark.parametrize("width", range(19, 60))
def test_a_sentence_is_broken_between_words_only(width: int) -> None:
    lines = filled(SENTENCE, width, "  ", "    ")
    assert not BROKEN.search(lines)
    assert " ".join(filter(None, re.split("[ \n]", lines))) == SENTENCE
    assert max(map(len, lines.split("\n"))) <= width
    assert lines.split("\n")[0].startswith("  Que")


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_no_rule_in_french_is_broken_there(game: str) -> None:
    texts = [rule.text("fr") for rule in load(game)]
    assert any("»" in text for text in texts)
    assert [text for text in texts for width in (40, 60, 80) if BROKEN.search(filled(text, width))] == []


def test_the_terminal_tells_sentences_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for width in range(20, 60):
        monkeypatch.setenv("COLUMNS", str(width))
        Terminal(plain=True).tell(SENTENCE, "lockdown/power/darkness", mark="   1. ")
    said = capsys.readouterr().out
    assert "Surtension" in said
    assert not BROKEN.search(said)


def test_rulings_and_rules_are_printed_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ruling = Path(__file__).parents[2] / "examples" / "rulings" / "second-larva.toml"
    for width in range(40, 80, 9):
        monkeypatch.setenv("COLUMNS", str(width))
        ended = run("scenario", "run", ruling, "--lang", "fr")
        shown = run("rules", "show", "lockdown/room/staircases", "--lang", "fr")
        assert ended.out.startswith("Question : ")
        assert not BROKEN.search(ended.out + shown.out)
