"""What trials have shown so far: a file that only grows, a line a trial, so that a run can stop at any moment."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

from tests.mutation.trial import Trial


class Outcome(StrEnum):
    """How a trial can end."""

    NOTICED = "noticed"
    MISSED = "missed"
    """Citing tests run this code, and none of them fails."""
    UNREACHED = "unreached"
    """No citing test runs this code at all."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a trial, and the test that noticed."""

    key: str
    outcome: Outcome
    by: str = ""


class Results:
    """The file of results in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "results.jsonl"
        self._known: dict[str, Result] = {}
        if self._file.exists():
            whole, end, rest = self._file.read_bytes().rpartition(b"\n")
            self._known = {each.key: each for each in msgspec.json.Decoder(Result).decode_lines(whole)}
            if rest:  # a run that was killed may have left half a line
                self._file.write_bytes(whole + end)

    def __getitem__(self, trial: Trial) -> Result:
        return self._known[trial.key]

    def __contains__(self, trial: object) -> bool:
        return isinstance(trial, Trial) and trial.key in self._known

    def pending(self, trials: Iterable[Trial]) -> list[Trial]:
        """The trials that nothing is known of."""
        return [trial for trial in trials if trial not in self]

    def add(self, result: Result) -> None:
        """Keep one more, at once."""
        self._known[result.key] = result
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
