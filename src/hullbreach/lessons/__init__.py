"""Lessons: a position laid out with the scenario tools, and the steps that are taught from there.

The engine knows nothing of them. A lesson looks at events, and whatever the learner does, the rules are the real ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ..kernel import Game, Refused
from ..kernel.fate import seed_from
from ..lab.scenario import table_type
from ..lab.scenario.file import arranged
from ..lab.scenario.head import Head
from ..lab.scenario.known_events import known_argument, known_event
from ..library import games, load, title


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is taught: done when such an event happens, or read if there is none."""

    id: str
    rule: str = ""
    done: dict[str, str] = {}
    """The kind of an event under `event`, and the public arguments it must have."""
    points: tuple[str, ...] = ()
    """How the ids of the options begin that lead on."""
    about: tuple[str, ...] = ()
    """What it is about on the board: references, or `noise` and `intruder` for all of it around the learner."""

    def is_done_by(self, kind: str, args: Mapping[str, Any]) -> bool:
        """Whether an event with these public arguments completes the step."""
        wanted = {"event": kind, **args}
        return bool(self.done) and all(wanted.get(name) == value for name, value in self.done.items())


class Lesson(msgspec.Struct):
    """A scenario whose steps lay the table out, and what is taught at it."""

    id: str
    laid: Head
    teach: tuple[Step, ...] = ()

    @property
    def game(self) -> str:
        """The game it teaches."""
        return self.laid.game

    @property
    def options(self) -> Mapping[str, str]:
        """What the game is made of."""
        return self.laid.options

    @property
    def players(self) -> int:
        """How many seats its table has."""
        return len(self.laid.seats)

    @property
    def fate(self) -> str:
        """Its seed in the digits by which tables keep theirs."""
        return seed_from(self.laid.seed).hex()

    def begin(self) -> Game:
        """The game at the beginning of the lesson, the same every time; story, undo and record begin there."""
        return load(arranged(self.laid, self.id).game.save())

    def message(self, step: int) -> str:
        """The id of what is said at a step; its `-title` and `-hint` go with it. The last is the end."""
        return f"lesson-{self.id}-{self.teach[step].id if step < len(self.teach) else 'end'}"

    def after(self, step: int, kind: str, args: Mapping[str, Any]) -> int:
        """The step that follows when an event happens; what is only read may be passed over."""
        due = step
        while due < len(self.teach) and not self.teach[due].done:
            due += 1
        return due + 1 if due < len(self.teach) and self.teach[due].is_done_by(kind, args) else step


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id."""
    files = (file for game in games() for file in title(game).lessons)
    read = (_read(file.name, file.read_text(encoding="utf-8")) for file in files)
    return {lesson.id: lesson for lesson in read}


def _read(name: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    teach = msgspec.convert(data.pop("teach", ()), tuple[Step, ...])
    laid = msgspec.convert(data, table_type(data["game"]).head)
    for step in teach:
        _check_done(name, laid.game, step)
    return Lesson(name.removesuffix(".toml").replace("_", "-"), laid, teach)


def _check_done(name: str, game: str, step: Step) -> None:
    """A step that is done by something is done by an event there is, with arguments that it has."""
    if not step.done:
        return
    try:
        kind = step.done.get("event", "")
        known_event(game, kind)
        for argument in step.done.keys() - {"event"}:
            known_argument(game, kind, argument)
    except Refused as refused:
        refused.add_note(f"{name} [[teach]] {step.id}")
        raise


def lesson_of(game: str) -> str:
    """The lesson that teaches a game; empty if there is none."""
    return next((lesson.id for lesson in lessons().values() if lesson.game == game), "")


def find(lesson: str) -> Lesson:
    """The lesson of this id."""
    if lesson not in lessons():
        raise Refused("unknown-lesson", lesson=lesson, lessons=list(lessons()))
    return lessons()[lesson]
