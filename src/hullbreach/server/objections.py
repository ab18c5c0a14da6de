"""Corrections made while somebody was away: that person may take them back until they play on themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .stored import Entry

KIND = "heard"
"""The kind of an entry by which somebody lets stand what was corrected without them."""


class Standing(NamedTuple):
    """An answer that has not been taken back; of a correction, who proposed it and who was not asked."""

    seat: int
    option: str
    by: int
    without: set[int]


class Objections:
    """Reads every entry of one table, so that it lasts as long as the table does."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._answers: list[Standing] = []
        for entry in entries:
            self.read(entry)

    def read(self, entry: Entry) -> None:
        """Something has happened."""
        match entry.what:
            case ["answer", int(seat), str(option)]:
                self._answers.append(Standing(seat, option, entry.seat, _without(entry)))
            case ["undo", int(back_to), list()]:
                del self._answers[back_to:]
            case ["take-back", int(seat)]:
                at = max((at for at, answer in enumerate(self._answers) if answer.seat == seat), default=None)
                if at is not None:
                    del self._answers[at]
            case ["heard", int(seat), int(upto)]:
                for answer in self._answers[: upto + 1]:
                    answer.without.discard(seat)

    def missed(self, seat: int | None) -> tuple[int, Standing] | None:
        """The first correction that was made without a seat, with its number among the answers that stand."""
        return next(((at, answer) for at, answer in enumerate(self._answers) if seat in answer.without), None)

    @property
    def count(self) -> int:
        """How many answers stand."""
        return len(self._answers)


def _without(entry: Entry) -> set[int]:
    seats = [ref for event in entry.events if event["kind"] == "judged" for ref in event["public"].get("without", ())]
    return {int(ref.removeprefix("seat:")) for ref in seats}
