"""Runs trials inside one pytest session: the tests are imported once, and every trial is a fork of that moment."""

from __future__ import annotations

import gc
import os
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.mutation.children import Answer, Task, answers
from tests.mutation.fresh import Job
from tests.mutation.live import Live, Place, watched
from tests.mutation.quiet import quietly
from tests.mutation.reach import Reach, Reaches
from tests.mutation.results import Outcome, Result
from tests.mutation.trial import Trial

IMPORT = 60
"""Seconds of processor time in which a fresh interpreter has surely imported what it needs."""
Told = Callable[[str, int], Callable[[], None]]
"""Told what begins and of how many parts; what it gives back is called at each part."""


class BrokenTests(Exception):
    """The tests cannot be imported as they are."""


class Setting(NamedTuple):
    """Where the code and its tests are."""

    root: Path
    package: Path
    reaches: Reaches
    ran: set[Place]
    """What has run so far outside any test; it grows when more is imported."""
    seconds: int
    """Of processor time that any trial may take; one whose tests are slow may take more."""
    fresh: bool = False
    """Whether every trial takes an interpreter of its own, be it in time or not."""


def run(
    setting: Setting, trials: Sequence[Trial], jobs: int, told: Told, done: Callable[[Trial, Result], None]
) -> list[str]:
    """Carry the trials out; the answer is the citing tests that fail without any mutant, which were left out."""
    files = sorted({test.partition("::")[0] for trial in trials for test in trial.tests})
    session = Session(setting, trials, jobs, told, done)
    if not files:
        session.without_tests()
        return []
    with watched(str(setting.package), setting.ran):
        code = quietly([f"--rootdir={setting.root}", *(str(setting.root / file) for file in files)], session)
    if session.stopped:
        raise session.stopped
    if session.unread:
        raise BrokenTests(f"pytest cannot import {', '.join(session.unread)}")
    if code == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    return session.failing


class Session:
    """The plugin that does something else than running all tests."""

    def __init__(
        self,
        setting: Setting,
        trials: Sequence[Trial],
        jobs: int,
        told: Told,
        done: Callable[[Trial, Result], None],
    ) -> None:
        self.setting, self.trials, self.jobs, self.told, self.done = setting, trials, jobs, told, done
        self.failing: list[str] = []
        self.unread: list[str] = []
        self.stopped: BaseException | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Without all its tests a rule would look worse than it is."""
        if report.failed:
            self.unread.append(report.nodeid)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """From here on it is no longer import that runs."""
        sys.setprofile(None)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests, run the trials."""
        if self.unread:
            return True
        live = Live(str(self.setting.package), self.setting.ran)
        gc.freeze()  # what is there already need not be copied for every child
        try:
            self._run(session.items, live)
        except BaseException as stopped:  # pytest would swallow an interruption
            self.stopped = stopped
        finally:
            gc.unfreeze()
        return True

    def without_tests(self) -> None:
        """Nobody cites any of these rules."""
        for trial in self.trials:
            self.done(trial, Result(trial.key, Outcome.UNREACHED))

    def _run(self, items: Sequence[pytest.Item], live: Live) -> None:
        citing = _citing(items)
        wanted = {rule for trial in self.trials for rule in trial.rules}
        reach = self._reach({item for rule in wanted for item in citing.get(rule, ())})
        self.failing = sorted(item.nodeid for item, each in reach.items() if not each.passed)
        part = self.told("mutants", len(self.trials))
        for answer in answers(self._tasks(live, citing, reach, part), self.jobs):
            self.done(answer.subject, _result(answer))
            part()

    def _reach(self, items: set[pytest.Item]) -> dict[pytest.Item, Reach]:
        """Run each test alone and unharmed, and see what it runs."""
        reaches, folder = self.setting.reaches, str(self.setting.package)
        found = {item: reach for item in items if (reach := reaches.get(item.nodeid))}
        unknown = sorted(set(items) - set(found), key=lambda item: item.nodeid)
        part = self.told("unbroken tests", len(unknown))
        for answer in answers((Task(item, _reaching(item, folder), 600) for item in unknown), self.jobs):
            reach = msgspec.json.decode(answer.text, type=Reach) if answer.text else Reach(False, 0)
            found[answer.subject] = reaches.add(answer.subject.nodeid, reach)
            part()
        return found

    def _tasks(
        self,
        live: Live,
        citing: dict[str, list[pytest.Item]],
        reach: dict[pytest.Item, Reach],
        part: Callable[[], None],
    ) -> Iterator[Task[Trial]]:
        """Those that can be put in come first: the others take an interpreter each."""
        late: list[tuple[Trial, list[pytest.Item]]] = []
        for trial in self.trials:
            items = {item: reach[item] for rule in trial.rules for item in citing.get(rule, ()) if reach[item].passed}
            quickest = sorted(items, key=lambda item: (items[item].seconds, item.nodeid))
            swap = None if self.setting.fresh else live.swap(trial.mutant)
            if swap is None and quickest:
                late.append((trial, quickest))
                continue
            reaching = [item for item in quickest if swap and items[item].places & swap.places]
            if swap is None or not reaching:
                self.done(trial, Result(trial.key, Outcome.UNREACHED))
                part()
                continue
            yield Task(trial, _trying(reaching, swap.put_in), self._limit(reach, reaching))
        for trial, quickest in late:
            mutant, tests = trial.mutant, [item.nodeid for item in quickest]
            job = Job(str(self.setting.root), str(mutant.source.path), mutant.text, tests)
            yield Task(trial, job.hand_over, self._limit(reach, quickest) + IMPORT)

    def _limit(self, reach: dict[pytest.Item, Reach], items: Sequence[pytest.Item]) -> int:
        """Many times what the tests take when nothing is broken."""
        return self.setting.seconds + int(10 * sum(reach[item].seconds for item in items))


def _citing(items: Sequence[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """By rule the tests that cite it."""
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        for rule in {rule for mark in item.iter_markers("cites") for rule in mark.args}:
            found.setdefault(rule, []).append(item)
    return found


def _reaching(item: pytest.Item, folder: str) -> Callable[[int], None]:
    def work(writing: int) -> None:
        places: set[Place] = set()
        with watched(folder, places):
            failed = first_failing([item])
        used = resource.getrusage(resource.RUSAGE_SELF)
        reach = Reach(not failed, used.ru_utime + used.ru_stime, frozenset(places))
        with os.fdopen(writing, "wb") as file:
            file.write(msgspec.json.encode(reach))

    return work


def _trying(items: Sequence[pytest.Item], put_in: Callable[[], None]) -> Callable[[int], None]:
    def work(writing: int) -> None:
        put_in()
        os.write(writing, (first_failing(items) or "-").encode())

    return work


def _result(answer: Answer[Trial]) -> Result:
    key, text = answer.subject.key, answer.text.decode()
    if text == "-":
        return Result(key, Outcome.MISSED)
    return Result(key, Outcome.NOTICED, text or ("it runs without end" if answer.endless else "it crashes"))


class _Failures:
    """Notes which tests fail."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def first_failing(items: Sequence[pytest.Item]) -> str:
    """Run tests until one fails, and say which; "" if none does."""
    failures = _Failures()
    manager = items[0].config.pluginmanager
    manager.register(failures)
    try:
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if failures.failed:
                return failures.failed[0]
        return ""
    finally:
        manager.unregister(failures)
