"""`hullbreach scenario run`: a ruling tried out, and a file that cannot be understood named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Refuse, Run

HEAD = 'game = "nemesis"\ncrew = ["captain", "scout"]\n'


def test_an_example_holds_step_by_step(run: Run) -> None:
    example = Path(__file__).parents[2] / "examples" / "scenarios" / "escape.toml"
    ended = run("scenario", "run", example)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("✓") == len([line for line in ended.out.splitlines() if line.startswith("✓")]) > 3


def test_an_expectation_that_fails_is_told_with_exit_code_one(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(HEAD + '[[step]]\nexpect = { of = "captain", light_wounds = 2 }\n')
    ended = run("scenario", "run", "wrong.toml")
    assert (ended.code, ended.err) == (1, "")
    assert "light_wounds is 0, not 2." in ended.out
    assert "light_wounds vaut 0, et non 2." in run("scenario", "run", "wrong.toml", "--lang", "fr").out


RULING = Path(__file__).parents[2] / "examples" / "rulings" / "second-larva.toml"


@pytest.mark.parametrize(
    ("lang", "question", "answer"),
    [
        ("en", "Question: A larva attacks a character who carries", "Answer: No. The attacking larva disappears"),
        ("fr", "Question : Une Larve attaque un personnage qui porte", "Réponse : Non. La Larve qui attaque disparaît"),
    ],
)
def test_a_ruling_is_asked_first_and_answered_last_in_the_language_of_the_run(
    run: Run, lang: str, question: str, answer: str
) -> None:
    ended = run("scenario", "run", RULING, "--lang", lang)
    assert (ended.code, ended.err) == (0, "")
    before, played, after = ended.out.partition("✓")
    assert before.startswith(question)
    assert answer in after
    assert after.index(answer) > after.rindex("✓")
    assert after.rstrip().endswith(" nemesis/attack/larva-already-infested")
    assert played


def test_an_answer_that_does_not_hold_is_not_given(run: Run, tmp_path: Path) -> None:
    text = HEAD + 'question = "Hurt?"\nanswer = "Yes."\n[[step]]\nexpect = { of = "captain", light_wounds = 1 }\n'
    (tmp_path / "wrong.toml").write_text(text)
    ended = run("scenario", "run", "wrong.toml")
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.startswith("Question: Hurt?\n")
    assert ended.out.endswith("\n1 expectation failed\n")
    assert "Answer" not in ended.out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game =", "x.toml:1: Not valid TOML: game ="),
        ("step = []\n", "x.toml: The key game is missing; it holds a text in quotation marks."),
        (HEAD + "step = 3\n", "x.toml:3: The key step holds the steps, each under the heading [[step]], not 3."),
        (HEAD.replace("nemesis", "chess") + "step = []\n", "x.toml: There is no game called chess."),
        (HEAD.replace("captain", "cook") + "step = []\n", "x.toml: There is no character cook."),
        (HEAD + '[[step]]\nset = "explode"\n', "x.toml:3: There is nothing called explode to set."),
        (HEAD + '[[step]]\nset = "fire"\nwith = [99]\n', "x.toml:3: There is no room 99."),
        (HEAD + '[[step]]\nwho = "cook"\nplay = "pass"\n', "x.toml:3: There is no seat cook."),
        (HEAD + "[[step]]\nexpect = { of = 9, dead = true }\n", "x.toml:3: There is no seat 9."),
        (HEAD + '[[step]]\nwho = "captain"\nplay = "sing"\n', "x.toml:3: There is no such option now: sing."),
        (HEAD + "[[step]]\nexpect = { luck = 1 }\n", "x.toml:3: You cannot expect luck here."),
    ],
)
def test_a_file_that_cannot_be_understood_is_refused_with_the_line(
    refuse: Refuse, tmp_path: Path, text: str, complaint: str
) -> None:
    (tmp_path / "x.toml").write_text(text)
    assert refuse("scenario", "run", "x.toml").startswith(complaint)


def test_a_file_that_is_no_text_is_refused(refuse: Refuse, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    assert refuse("scenario", "run", "x.toml") == "x.toml cannot be read: It is not UTF-8 text."


def test_what_a_rule_forbids_is_refused_with_the_rule(refuse: Refuse, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(HEAD + '[[step]]\nwho = "captain"\nplay = "craft"\n')
    complaint = refuse("scenario", "run", "x.toml")
    assert complaint.startswith("x.toml:3: Not now: Craft ")
    assert complaint.endswith(" [nemesis/action/craft]")


def test_a_pack_is_looked_for_beside_the_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "vigil").symlink_to(Path(__file__).parents[2] / "examples" / "packs" / "vigil")
    head = 'game = "nemesis"\ncrew = ["chaplain"]\npacks = ["vigil"]\n'
    (tmp_path / "below" / "x.toml").write_text(head + '[[step]]\nset = "turn"\nwith = ["chaplain"]\n')
    assert run("scenario", "run", "below/x.toml").code == 0
