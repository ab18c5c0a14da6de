"""Fate in scenarios: what was scripted is used, what was not scripted is named, and no name can be misspelt."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from hullbreach import lessons, library
from hullbreach.describers import describer_of
from hullbreach.kernel import Refused
from hullbreach.lab.scenario import tables_made
from hullbreach.lab.scenario.file import Line
from hullbreach.lab.scenario.source import BadScenario
from hullbreach.nemesis.scenario import FamilyTable, NemesisTable, scenario
from tests.describe import source
from tests.scenario_files import run_text

HEAD = 'game = "nemesis"\ncrew = ["captain", "scout"]\n'
MOVE = """
[[step]]
set = "place"
with = ["captain", "room:1"]
[[step]]
set = "explore"
with = ["room:2"]
[[step]]
set = "hand"
with = ["captain", "interruption", "rest", "search"]
"""
PLAY = """
[[step]]
who = "captain"
play = "move"
about = ["room:2"]
"""


def table(*, strict: bool = False) -> NemesisTable:
    """The captain is about to walk into an explored room."""
    made = scenario("nemesis", crew=["captain", "scout"])
    made.place("captain", 1)
    made.explore(2)
    made.turn("captain")
    made.strict = strict
    return made


# -- scripted and never used ----------------------------------------------------------------------------------


def test_fate_that_was_not_used_fails_the_run_of_a_file_where_it_was_scripted() -> None:
    text = f'{HEAD}{MOVE}[[step]]\nfate = {{ noise = ["1", "2"], attack = ["bite"] }}\n{PLAY}'
    *steps, attack, noise = run_text(text)
    assert [line.wrong for line in steps] == [[]] * 5
    for line, en, fr in (
        (noise, "Scripted fate was never used: noise 2.", "noise 2."),
        (attack, "Scripted fate was never used: attack bite.", "attack bite."),
    ):
        [wrong] = line.wrong
        assert (line.number, wrong.__notes__) == (4, ["scenario:13"])
        assert describer_of({}, "en").error(wrong) == en
        assert describer_of({}, "fr").error(wrong).endswith(fr)


def test_fate_that_was_used_is_not_left() -> None:
    made = table()
    made.fate(noise=["1", "2"])
    assert made.unused == {"noise": ("1", "2")}
    made.play("captain", "move", to="room:2")
    assert made.unused == {"noise": ("2",)}
    made.turn("captain")
    made.explore(1)
    made.play("captain", "move", to="room:1")
    assert made.unused == {}


def test_a_quiet_event_phase_leaves_nothing_behind_for_the_next_draw() -> None:
    made = table()
    made.clock(time=1)
    made.event_phase()
    assert made.unused == {}
    with tables_made():
        other = table()
        other.intruder("adult", 1)
        other.event_phase("lurking")
    assert other.unused == {}


def test_the_end_of_a_round_waits_for_a_routine_question_nobody_answers() -> None:
    made = table()
    made.automatic = False
    made.event_phase()
    assert [choice.ask for choice in made.game.choices] == ["ask-discard-any"]


def test_a_test_fails_whose_tables_have_fate_left(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["hullbreach.lab.pytest_scenarios"]')
    pytester.makepyfile(
        """
        import pytest
        from hullbreach.nemesis.scenario import NemesisTable, scenario

        @pytest.fixture
        def laid():
            table = scenario("nemesis", crew=["captain"])
            table.fate(noise=["1"])
            return table

        def test_left(): NemesisTable("nemesis", ["captain"]).fate(attack=["bite"])
        def test_left_by_a_fixture(laid): pass
        def test_nothing_left(): scenario("nemesis", crew=["captain"])
        def test_fails_anyway():
            scenario("nemesis", crew=["captain"]).fate(attack=["bite"])
            assert False, "this is what is told"
        """
    )
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=3)
    result.stdout.fnmatch_lines(["*never used: {'attack': ('bite',)}*", "*never used: {'noise': ('1',)}*"])
    assert "this is what is told" in result.stdout.str()


# -- used and never scripted ----------------------------------------------------------------------------------


def test_a_table_says_which_chance_nobody_had_scripted() -> None:
    made = table()
    made.intruder("adult", 1)
    made.fate(attack=["scratch"])
    made.play("captain", "move", to="room:2")
    assert made.unscripted == ["noise"]


def test_a_strict_table_refuses_it_and_changes_nothing() -> None:
    made = table(strict=True)
    before = made.game.digest()
    with pytest.raises(Refused) as refused:
        made.play("captain", "move", to="room:2")
    assert (refused.value.reason, refused.value.about) == ("fate-not-scripted", {"source": "noise"})
    made.game.undo()
    assert (made.game.digest(), made.unscripted) == (before, [])


def test_cards_that_were_laid_on_a_deck_are_not_left_to_chance() -> None:
    made = table(strict=True)
    made.intruder("adult", 1)
    made.deck("attack", "scratch")
    made.fate(noise=["1"])
    made.play("captain", "move", to="room:2")
    assert made.of("captain").light_wounds == 1
    assert made.unscripted == []


def test_a_bag_with_one_sort_of_token_is_not_left_to_chance() -> None:
    made = table(strict=True)
    made.bag(adult_2=1)
    made.noise("1-2")
    number = next(str(n) for n in (1, 2, 3, 4) if made.state.board.spot_by_number[2][n] == made.corridor_number("1-2"))
    made.fate(noise=[number])
    made.play("captain", "move", to="room:2")
    assert made.room(2).intruders == ["adult"]


def lines(head: str) -> list[Line]:
    return list(run_text(f"{HEAD}{head}{MOVE}{PLAY}"))


def test_a_file_tells_what_was_left_to_chance() -> None:
    assert [line.unscripted for line in lines("")] == [[], [], [], ["noise"]]
    assert [line.unscripted for line in lines('question = "Why?"\nstrict = false\n')][-1] == ["noise"]


@pytest.mark.parametrize("head", ["strict = true\n", 'question = "What happens?"\n'])
def test_where_a_question_is_answered_nothing_is_left_to_chance(head: str) -> None:
    with pytest.raises(Refused, match="fate-not-scripted") as refused:
        lines(head)
    assert refused.value.__notes__[0].startswith("scenario:")


# -- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fate", "reason", "near"),
    [
        ({"nose": ["1"]}, "fate-source-unknown", ["noise"]),
        ({"noise": ["dangr"]}, "fate-value-unknown", ["danger"]),
        ({"attack": ["scrach"]}, "fate-value-unknown", ["scratch"]),
        ({"bag": ["adult"]}, "fate-value-unknown", ["adult-2", "adult-3", "adult-4"]),
    ],
)
def test_a_misspelt_source_or_result_is_refused_with_the_nearest(
    fate: dict[str, Any], reason: str, near: list[str]
) -> None:
    with pytest.raises(BadScenario) as refused:
        table().fate(**fate)
    assert (refused.value.reason, refused.value.about["near"]) == (reason, near)


def sources() -> set[str]:
    """Every source of chance that the rules of the family name, set-up and mere shuffles apart."""
    found: set[str] = set()
    at = {"roll": 0, "pick": 0, "top": 1, "turn_up": 2, "draw_aside": 3, "return_token": 1}
    for _, tree in source._trees(*source._of("nemesis")):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in at and len(call.args) > at[name] and isinstance(given := call.args[at[name]], ast.Constant):
                found.add(str(given.value))
    return found - {"power", "pods", "help-card", "draft"}


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_every_source_of_the_rules_can_be_scripted(game: str) -> None:
    crew = {"nemesis": ["captain"], "lockdown": ["hacker"]}[game]
    known: dict[str, Any] = {}
    for species in library.title(game).options["species"]:
        known |= scenario(game, crew=crew, species=species).faces() or {}
    others = {"nemesis": {"computer-card", "surface-card", "contingency"}, "lockdown": {"mutation", "panic"}}[game]
    assert sources() - others <= set(known)
    assert all(list(values) for values in known.values())


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ('event = "encountr", times = 0', "There is no kind of event called encountr. Did you mean encounter"),
        ('event = "moved", rom = ["room:2"]', "You cannot expect rom here. Choose from: room and who."),
        ('event = "attack", fo = []', "You cannot expect fo here."),
        ('who = "captain", no_option = "moev"', "There is no option moev in the game. Did you mean move"),
        ('who = "captain", refused = "moev/room:2"', "There is no option moev in the game. Did you mean move"),
    ],
)
def test_a_misspelt_event_argument_or_option_is_refused(expected: str, said: str) -> None:
    text = f'{HEAD}{MOVE}[[step]]\nfate = {{ noise = ["1"] }}\n{PLAY}[[step]]\nexpect = {{ {expected} }}\n'
    with pytest.raises(BadScenario) as refused:
        list(run_text(text))
    assert describer_of({}, "en").error(refused.value).startswith(said)
    assert describer_of({}, "fr").error(refused.value) != describer_of({}, "en").error(refused.value)


def test_every_event_that_the_rules_tell_is_a_known_kind() -> None:
    known = {kind for game in library.games() for kind in library.title(game).catalogue}
    assert {kind for kind, _, _ in source.events()} <= known


@pytest.mark.parametrize("done", ['{ event = "movd" }', '{ event = "moved", rom = "room:2" }', '{ kind = "moved" }'])
def test_a_lesson_that_waits_for_what_never_happens_is_refused(done: str) -> None:
    text = f'{HEAD}step = []\n[[teach]]\nid = "walk"\ndone = {done}\n'
    with pytest.raises(BadScenario) as refused:
        lessons._read("short_walk.toml", text)
    assert refused.value.__notes__ == ["short_walk.toml [[teach]] walk"]


# -- paying ---------------------------------------------------------------------------------------------------


def test_the_table_pays_with_an_interruption_last() -> None:
    made = table()
    made.hand("captain", "interruption", "rest", "search")
    made.fate(noise=["1"])
    made.play("captain", "move", to="room:2")
    assert made.of("captain").discards == ["rest"]


def test_the_table_does_not_pay_with_what_a_file_speaks_of_later() -> None:
    for later, left in (
        ('who = "captain"\nplay = "play/card:rest"', ["interruption"]),
        ("", ["interruption", "search"]),
    ):
        step = f"[[step]]\n{later}\n" if later else ""
        held = f'[[step]]\nexpect = {{ of = "captain", hand = {left} }}\n'.replace("'", '"')
        found = list(run_text(f'{HEAD}{MOVE}[[step]]\nfate = {{ noise = ["1"] }}\n{PLAY}{step}{held}'))
        assert [line.wrong for line in found] == [[]] * len(found)


def test_every_table_of_the_family_is_watched() -> None:
    with tables_made() as made:
        tables: list[FamilyTable] = [table(), scenario("lockdown", crew=["hacker"])]
    assert made == tables
