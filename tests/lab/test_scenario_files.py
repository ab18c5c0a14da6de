"""Scenario files: carried out step by step, with errors that name the line, the key and what is expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.describers import describer_of
from hullbreach.lab.scenario.source import BadScenario
from tests.scenario_files import run_file, run_text

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "scenarios").glob("*.toml"))
HEAD = 'game = "nemesis"\ncrew = ["captain", "scout"]\n'


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_holds(file: Path) -> None:
    lines = list(run_file(file))
    assert lines
    assert [line.wrong for line in lines if line.wrong] == []


MOVED = """
[[step]]
set = "place"
with = ["captain", "room:1"]
[[step]]
set = "explore"
with = ["room:2"]
[[step]]
set = "turn"
with = ["captain"]
[[step]]
fate = { noise = ["silence"] }
[[step]]
who = "captain"
play = "move"
about = ["room:2"]
[[step]]
"""


@pytest.mark.parametrize(
    ("expected", "wrong"),
    [
        ('of = "captain", room = "room:2"', []),
        ('of = "captain", room = "room:1"', ['room is "room:2", not "room:1".']),
        (
            'of = "captain", room = "room:1", dead = true',
            ['room is "room:2", not "room:1".', "dead is false, not true."],
        ),
        ('event = "moved", who = ["seat:0"], room = ["room:2"]', []),
        ('event = "moved", room = ["room:1"]', ['room is ["room:2"], not ["room:1"].']),
        ('event = "noise-rolled", times = 1', []),
        ('event = "encounter", times = 1', ["times is 0, not 1."]),
        ('who = "captain", ask = "ask-action"', []),
        ('who = "scout", ask = "ask-action"', ['ask is "", not "ask-action".']),
        ('who = "scout", option = "shoot"', ['"shoot" is not offered. The options are [].']),
        ('who = "captain", refused = "hide"', ['"hide" is not refused.']),
        ('rule = "nemesis/trade/offer"', ["The rule nemesis/trade/offer did not come into play."]),
        ("eggs = 5", []),
    ],
)
def test_what_an_expectation_is_about_and_what_it_claims(expected: str, wrong: list[str]) -> None:
    line = list(run_text(f"{HEAD}{MOVED}expect = {{ {expected} }}\n"))[-1]
    assert [describer_of({}, "en").error(one) for one in line.wrong] == wrong


@pytest.mark.parametrize(
    ("text", "where", "en", "fr"),
    [
        (
            "game = ",
            "scenario:1",
            "Not valid TOML: game =",
            "Ce n'est pas du TOML : game =",
        ),
        (
            HEAD + 'question = """',
            "scenario:3",
            'Not valid TOML: question = """',
            'Ce n\'est pas du TOML : question = """',
        ),
        (
            'crew = ["captain"]\nstep = []\n',
            "scenario",
            "The key game is missing; it holds a text in quotation marks.",
            "Il manque la clé game ; elle contient un texte entre guillemets.",
        ),
        (
            HEAD + "sead = 3\nstep = []\n",
            "scenario:3",
            "The head of a scenario has no key sead. Did you mean seed?",
            "L'en-tête d'un scénario n'a pas de clé sead. Vouliez-vous dire seed ?",
        ),
        (
            HEAD + "step = 3\n",
            "scenario:3",
            "The key step holds the steps, each under the heading [[step]], not 3.",
            "La clé step contient les étapes, chacune sous l'en-tête [[step]], et non 3.",
        ),
        (
            'game = "nemesis"\ncrew = ["captain", 3]\nstep = []\n',
            "scenario:2",
            'The key crew holds a list of texts in quotation marks, not ["captain",3].',
            'La clé crew contient une liste de textes entre guillemets, et non ["captain",3].',
        ),
        (
            HEAD + 'rules = ["nemesis/noise/rol-number"]\nstep = []\n',
            "scenario:3",
            "The key rules names an unknown rule: nemesis/noise/rol-number. Did you mean nemesis/noise/roll-number",
            "La clé rules nomme une règle inconnue : nemesis/noise/rol-number. "
            "Vouliez-vous dire nemesis/noise/roll-number",
        ),
        (
            HEAD + '[[step]]\nset = "plaice"\n',
            "scenario:3",
            "There is nothing called plaice to set. Did you mean place?",
            "On ne peut rien mettre en place sous le nom plaice. Vouliez-vous dire place ?",
        ),
        (
            HEAD + '[[step]]\nset = "place"\n',
            "scenario:3",
            "place cannot be set with {}: it takes name and room.",
            "Impossible de mettre en place place avec {} : il faut name et room.",
        ),
        (
            HEAD + '\n[[step]]\nset = "turn"\nwith = ["captain"]\n[[step]]\nset = "wound"\nwith = ["captain", "ear"]\n',
            "scenario:7",
            "There is no wound ear. Did you mean arm?",
            "wound : ear n'existe pas. Vouliez-vous dire arm ?",
        ),
        (
            HEAD + "step = [{ wait = 1 }]\n",
            "scenario [[step]] 1",
            "This step has wait. A step has set, fate, expect, or who and play.",
            "Cette étape a wait. Une étape a set, fate, expect, ou bien who et play.",
        ),
        (
            HEAD.replace("scout", "captain") + "step = []\n",
            "scenario:2",
            "The key crew names captain more than once; every seat has a character of its own.",
            "La clé crew nomme captain plusieurs fois ; chaque place a son propre personnage.",
        ),
        (
            HEAD + "[[step]]\nset = 3\n",
            "scenario:3",
            "The key set holds a text in quotation marks, not 3.",
            "La clé set contient un texte entre guillemets, et non 3.",
        ),
        (
            HEAD + "[[step]]\nexpect = true\n",
            "scenario:3",
            "The key expect holds a table in braces, not true.",
            "La clé expect contient une table entre accolades, et non true.",
        ),
        (
            HEAD + '[[step]]\nexpect = { who = "captain", refused = ["pass"] }\n',
            "scenario:3",
            'The key refused holds a text in quotation marks, not ["pass"].',
            'La clé refused contient un texte entre guillemets, et non ["pass"].',
        ),
        (
            HEAD + "[[step]]\nfate = { noise = 3 }\n",
            "scenario:3",
            "The key noise holds a list of texts in quotation marks, not 3.",
            "La clé noise contient une liste de textes entre guillemets, et non 3.",
        ),
        (
            HEAD + '[[step]]\nwho = "captain"\nplay = "pass"\nabout = "room:2"\n',
            "scenario:3",
            'The key about holds a list of texts in quotation marks, not "room:2".',
            'La clé about contient une liste de textes entre guillemets, et non "room:2".',
        ),
        (
            HEAD + '[[step]]\nexpect = { of = "captain", luck = 1 }\n',
            "scenario:3",
            "You cannot expect luck here. Choose from: room, dead,",
            "On ne peut pas attendre luck ici. Attentes possibles : room, dead,",
        ),
        (
            HEAD + '[[step]]\nexpect = { corridor = "1-2", colour = 1 }\n',
            "scenario:3",
            "You cannot expect colour here. Choose from: noise and door.",
            "On ne peut pas attendre colour ici. Attentes possibles : noise et door.",
        ),
        (
            HEAD + "[[step]]\nexpect = { luck = 1 }\n",
            "scenario:3",
            "You cannot expect luck here. Choose from: over, intruders,",
            "On ne peut pas attendre luck ici. Attentes possibles : over, intruders,",
        ),
        (
            HEAD + '[[step]]\nexpect = { option = "pass" }\n',
            "scenario:3",
            "Whose option? Name them with who.",
            "option : de qui ? Nommez un personnage avec who.",
        ),
    ],
)
def test_a_file_that_cannot_be_understood_is_refused_with_line_key_and_what_is_expected(
    text: str, where: str, en: str, fr: str
) -> None:
    with pytest.raises(BadScenario) as refused:
        list(run_text(text))
    assert refused.value.__notes__ == [where]
    for lang, said in {"en": en, "fr": fr}.items():
        assert describer_of({}, lang).error(refused.value).startswith(said)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadScenario) as refused:
        list(run_file(tmp_path / "none.toml"))
    assert refused.value.reason == "file-not-readable"
