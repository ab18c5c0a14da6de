"""How far a learner has come, read from what has happened at the table, so that it lasts as long as the table does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .. import lessons, library
from ..describe.wording import ACTION
from ..describers import phrases_of
from ..kernel import Choice, Refused
from .stored import Entry

KIND = "lesson"
"""The kind of an entry that goes on to the next step without doing this one."""


class LessonProgress:
    """Reads every entry of one table; without a lesson there is nothing to show."""

    def __init__(self, lesson: str, entries: Iterable[Entry] = ()) -> None:
        self._lesson = lessons.lessons().get(lesson)
        self._step = 0
        self._done = False
        """Whether the step before this one has been done by the action that is going on."""
        for entry in entries:
            self.read(entry)

    def read(self, entry: Entry) -> None:
        """Something has happened; what everybody was told of it decides."""
        if self._lesson is None:
            return
        if entry.kind == KIND:
            self._step, self._done = self._step + 1, False
        if entry.kind == "answer" and _begins_an_action(self._lesson.game, entry.what[-1]):
            self._done = False
        for event in entry.events:
            step = self._lesson.after(self._step, event["kind"], event["public"])
            self._step, self._done = step, self._done or step != self._step

    def leave(self, step: int) -> list[Any]:
        """What to keep when the learner goes on from this step; refused if it is not the one that is shown."""
        if self._lesson is None or step != self._step or step >= len(self._lesson.teach):
            raise Refused("no-such-step")
        return [KIND, step]

    def _waits(self, asked: Choice | None) -> bool:
        """Whether the learner is still asked about what the step before this one was about."""
        assert self._lesson is not None
        if not self._done or asked is None or asked.ask == ACTION:  # with an action something new begins
            return False
        points = self._lesson.teach[self._step].points if self._step < len(self._lesson.teach) else ()
        return not any(f"{option.id}/".startswith(f"{start}/") for option in asked.options for start in points)

    def shown(self, language: str, asked: Choice | None = None, *, is_over: bool = False) -> dict[str, Any] | None:
        """The step as a learner reads it beside a question; behind the last, or if the game is over before, how it
        goes on from here.
        """
        lesson = self._lesson
        if lesson is None:
            return None
        said, count = phrases_of(language, lesson.game), len(lesson.teach)
        waits = not is_over and self._waits(asked)
        number = count if is_over else self._step - waits
        message = lesson.message(number)
        if is_over and self._step < count:
            message = f"lesson-{lesson.id}-astray"
        step = lesson.teach[number] if number < count else None
        return {
            "lesson": lesson.id,
            "step": number,
            "count": count,
            "title": said.say(f"{message}-title"),
            "text": said.say(message),
            "hint": said.say(hint) if (hint := f"{message}-hint") in said else "",
            "rule": step.rule if step else "",
            "points": list(step.points) if step else [],
            "about": list(step.about) if step else [],
            "reads": step is not None and not step.done,
            "waits": waits,
        }


def _begins_an_action(game: str, option: str) -> bool:
    verb = option.partition("/")[0]
    return verb in library.title(game).wording.groups or verb == "pass"
