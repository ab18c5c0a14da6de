"""How far a learner has come: told by what has happened at the table, so that it lasts as long as the table does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .. import lessons
from ..describe.phrases import phrases
from ..kernel import Refused
from .kept import Entry

KIND = "lesson"
"""The kind of an entry that goes on to the next step without doing this one."""


class Guide:
    """Reads every entry of one table; without a lesson there is nothing to show."""

    def __init__(self, lesson: str, entries: Iterable[Entry] = ()) -> None:
        self._lesson = lessons.lessons().get(lesson)
        self._step = 0
        for entry in entries:
            self.read(entry)

    def read(self, entry: Entry) -> None:
        """Something has happened; what everybody was told of it decides."""
        if self._lesson is None:
            return
        if entry.kind == KIND:
            self._step += 1
        for event in entry.events:
            self._step = self._lesson.after(self._step, event["kind"], event["public"])

    def leave(self, step: int) -> list[Any]:
        """What to keep when the learner goes on from this step; refused if it is not the one that is shown."""
        if self._lesson is None or step != self._step or step >= len(self._lesson.teach):
            raise Refused("no-such-step")
        return [KIND, step]

    def shown(self, language: str, is_over: bool = False) -> dict[str, Any] | None:
        """The step as a learner reads it; behind the last, or if the game is over before, how it goes on from here."""
        lesson = self._lesson
        if lesson is None:
            return None
        said, count = phrases(language), len(lesson.teach)
        message = lesson.message(self._step)
        if is_over and self._step < count:
            message = f"lesson-{lesson.id}-astray"
        number = count if is_over else self._step
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
        }
