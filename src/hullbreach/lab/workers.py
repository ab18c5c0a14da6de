"""Tasks spread over processes, which stop at once when Ctrl-C is pressed.

Every process has a pipe of its own and nothing in common with the others: no thread and no lock that an interruption
could catch in the middle of something, as it does in the pools of the standard library.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, TypeVar

Task = TypeVar("Task")
Report = TypeVar("Report")


class Failed(Exception):
    """A task has failed in another process: the traceback it left there."""


def spread(work: Callable[[Task], Report], todo: Sequence[Task], jobs: int, done: Callable[[Report], None]) -> None:
    """Do every task in several processes; the reports come in the order of the tasks, whichever process did them."""
    if jobs <= 1:
        for task in todo:
            done(work(task))
        return
    workers = []
    try:
        for _ in range(min(jobs, len(todo))):
            with _uninterrupted():
                workers.append(_Worker(work))
        _hand_out(workers, todo, done)
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


class _Worker:
    """A process that does one task after another."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.pipe, theirs = Pipe()
        self.process = Process(target=_serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()


def _hand_out(workers: Sequence[_Worker], todo: Sequence[Any], done: Callable[[Any], None]) -> None:
    """A free worker gets the next task; a report waits for those before it."""
    pipes = [worker.pipe for worker in workers]
    tasks = enumerate(todo)
    reports: dict[int, Any] = {}
    told = 0
    for pipe in pipes:
        pipe.send(next(tasks))
    while told < len(todo):
        ready = wait(pipes)
        for pipe in (pipe for pipe in pipes if pipe in ready):
            try:
                number, report, failure = pipe.recv()
            except EOFError:
                failure = "a process has died"
            if failure:
                raise Failed(failure)
            reports[number] = report
            if following := next(tasks, None):
                pipe.send(following)
        while told in reports:
            done(reports.pop(told))
            told += 1


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        number, task = pipe.recv()
        try:
            pipe.send((number, work(task), ""))
        except Exception:
            pipe.send((number, None, format_exc()))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C has to wait while a process is made: Python forgets it there."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
