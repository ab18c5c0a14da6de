"""The check of a pack notes what goes wrong inside its functions, by line and name, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.kernel import BrokenRule
from hullbreach.lab import pack_check
from hullbreach.library import title
from hullbreach.nemesis.scenario import NemesisTable, scenario
from hullbreach.packs import Fault, Pack, Watch, open_pack

from .folders import VIGIL, copied

CHAPEL = '    if _is_noisy(g, room):\n        yield "keep-silence", [Hush(room), Draw(who, 1)]'


ACTION = """
@content.room_action("chapel", rule="vigil/silence")
def chapel(g: Position, who: Seat, room: int) -> Uses:
"""


def watched(tmp_path: Path, old: str, new: str) -> tuple[Watch, NemesisTable]:
    """The example under watch with one text in place of another."""
    return at_table(open_pack(copied(tmp_path, content_py=(old, new))))


def at_table(pack: Pack) -> tuple[Watch, NemesisTable]:
    """A pack under watch, and a table at which the chaplain is in a noisy chapel."""
    watch = Watch(pack)
    title("nemesis").watch(watch)
    table = scenario("nemesis", ["chaplain", "scout"], packs=[watch.pack])
    table.tile(8, "chapel")
    table.explore(8)
    table.place("chaplain", 8)
    table.hand("chaplain", "rest", "search", "vigil")
    table.noise("7-8")
    table.turn("chaplain")
    return watch, table


def test_a_pack_without_a_fault_is_played_as_ever(tmp_path: Path) -> None:
    watch, table = watched(tmp_path, "Hush(room), Draw(who, 1)", "Hush(room), Draw(who, 1)")
    table.play("chaplain", "room-action/room:8")
    assert table.state.noise == 0
    assert watch.take() == []


@pytest.mark.parametrize(
    ("instead", "line", "because"),
    [
        ("    yield nothing", 45, "NameError: name 'nothing' is not defined"),
        ("    yield 'keep-silence'", 43, "TypeError: 'keep-silence' is not an option id with a list of effects"),
        ("    yield 'x', Hush(room)", 43, "TypeError: 'Hush' object is not iterable"),
        ("    return None", 43, "TypeError: 'NoneType' object is not iterable"),
    ],
)
def test_a_function_that_fails_is_named_and_there_is_nothing_to_use(
    instead: str, line: int, because: str, tmp_path: Path
) -> None:
    watch, table = watched(tmp_path, CHAPEL, instead)
    assert "room-action/room:8" not in table.options("chaplain")
    assert "play/card:vigil" in table.options("chaplain"), "the rest goes on"
    assert watch.take() == [Fault("pack-function-failed", because, line, "chapel")]


def test_the_function_that_failed_is_named_not_the_one_that_called_it(tmp_path: Path) -> None:
    watch, table = watched(tmp_path, "return bool(g.noise &", "return bool(g.noises &")
    assert "play/card:vigil" not in table.options("chaplain")
    because = "AttributeError: 'ShipPosition' object has no attribute 'noises'. Did you mean: 'noise'?"
    faults = watch.take()
    assert [(fault.line, fault.function) for fault in faults] == [(40, "_is_noisy")]
    assert faults[0].because == because.partition(". Did")[0]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("g.noise = 0", "noise"),
        ("g.zones[0].append(g.zones[8].pop())", "zones"),
        ("g.roll('noise', ['1', '2'])", "draws"),
        ("g.light[who] += 1; g.show(0)", "seen, light"),
        ("g.event_sink = []; g.tell(event_kinds.NOISE_CLEARED, room='room:8')", "event_sink"),
    ],
)
def test_a_function_that_changes_the_position_while_it_looks_is_named(change: str, what: str, tmp_path: Path) -> None:
    watch, table = watched(tmp_path, CHAPEL, f"    {change}\n    yield 'keep-silence', [Hush(room)]")
    before = table.game.digest()
    table.turn("chaplain")
    assert "room-action/room:8" in table.options("chaplain")
    assert table.game.digest() == before, "it was put back"
    assert watch.take() == [Fault("pack-function-changes", what, 43, "chapel")]


def test_an_objective_that_changes_something_or_fails_is_named(tmp_path: Path) -> None:
    witness = "return g.has_signalled(who) and"
    watch, table = watched(tmp_path / "x", witness, "g.time -= 1\n    return g.has_signalled(who) and")
    assert table.state.box.conditions["bear-witness"](table.state, 0) is False
    assert watch.take() == [Fault("pack-function-changes", "time", 56, "bear_witness")]
    watch, table = watched(tmp_path / "y", witness, "return 1 / 0 and")
    assert table.state.box.conditions["bear-witness"](table.state, 0) is False
    assert watch.take() == [Fault("pack-function-failed", "ZeroDivisionError: division by zero", 59, "bear_witness")]


QUESTION = '''
class Ponder(Question, tag="vigil/ponder"):
    """What to do about silence."""

    rule = "vigil/silence"
    ask = "ask-use"

    def _options(self, g: Position) -> Iterator[Option]:
        g.noise = 0
        yield Option("done", ())

    def _lapses(self, g: Position) -> bool:
        g.fire += 1
        return False


@content.room_action("chapel", rule="vigil/silence")
def chapel(g: Position, who: Seat, room: int) -> Uses:
    if _is_noisy(g, room):
        yield "keep-silence", [Ponder(who)]
'''


def asking(to: Path, old: str = "", new: str = "") -> Path:
    """The example with a question of its own, in which one text stands in place of another."""
    folder = copied(to, content_py=("    Effect,\n", "    Effect,\n    Option,\n    Question,\n"))
    code = folder / "content.py"
    code.write_text(code.read_text().replace(ACTION + CHAPEL + "\n", QUESTION.replace(old, new)))
    return folder


def test_a_question_of_the_pack_only_looks_too(tmp_path: Path) -> None:
    watch, table = at_table(open_pack(asking(tmp_path)))
    noise = table.state.noise
    table.play("chaplain", "room-action/room:8")
    assert table.state.noise == noise
    assert {(fault.function, fault.because) for fault in watch.take()} == {
        ("Ponder._options", "noise"),
        ("Ponder._lapses", "fire"),
    }


def test_a_step_that_fails_is_named_and_the_next_one_follows(tmp_path: Path) -> None:
    watch, table = watched(tmp_path, "g.noise &= ~", "g.fire = 1; g.noise = 1 / 0 & ~")
    cards = len(table.of("chaplain").hand)
    table.play("chaplain", "room-action/room:8")
    assert (table.state.fire, table.state.noise > 0) == (0, True), "nothing of it has happened"
    assert len(table.of("chaplain").hand) == cards - 2 + 1, "what comes after it has: a card is drawn"
    assert [(fault.line, fault.function) for fault in watch.take()] == [(35, "Hush.fall_silent")]


def test_a_question_that_cannot_be_asked_is_named_once(tmp_path: Path) -> None:
    pack = open_pack(asking(tmp_path, "g.noise = 0", "g.nothing = 0"))
    watch, table = at_table(pack)
    with pytest.raises(BrokenRule) as broken:
        table.play("chaplain", "room-action/room:8")
    watch.failed(broken.value)
    assert [fault.function for fault in watch.take() if fault.reason == "pack-function-failed"] == ["Ponder._options"]


def test_whole_games_go_on_to_their_end(tmp_path: Path) -> None:
    broken = copied(tmp_path, content_py=("g.noise &= ~", "g.noise = 1 / 0 & ~"))
    code = broken / "content.py"
    code.write_text(
        code.read_text().replace("    return g.has_signalled(who) and", "    g.time += 1\n    return 1 / 0 and")
    )
    pack = open_pack(broken)
    reports = [pack_check.play(task) for task in pack_check.tasks(str(broken), pack, 12, 1)]
    assert all(report.happened for report in reports)
    found = {fault: report.task for report in reports for fault in report.wrong}
    assert {fault.function for fault in found} <= {"Hush.fall_silent", "bear_witness"}
    assert found
    for fault, task in found.items():
        for language in LANGUAGES:
            told = describer_of({}, language).error(fault.told("vigil", task.seed, task.players))
            assert fault.function in told
            assert fault.because in told


def test_nobody_else_meets_the_watchers() -> None:
    watch = Watch(open_pack(VIGIL))
    title("nemesis").watch(watch)
    table = scenario("nemesis", ["chaplain", "scout"], packs=[VIGIL])
    assert not hasattr(table.state.box.room_uses["chapel"].uses, "__wrapped__")
    assert watch.pack.digest != open_pack(VIGIL).digest
