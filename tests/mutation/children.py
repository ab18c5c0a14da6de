"""Work in child processes: each has a limit of processor time, and what it finds comes back through a pipe."""

from __future__ import annotations

import os
import resource
import selectors
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
MEMORY = 2 << 30
"""How many bytes a child may have; a mutant may fill a list without end."""


class Task(NamedTuple, Generic[T]):
    """Something to do in a child; it writes its answer to the file number it is given."""

    subject: T
    work: Callable[[int], None]
    seconds: int
    """Of processor time: how busy the machine is does not matter."""


class FailedChild(Exception):
    """A child could not do its work: nothing is known of its subject."""


class Answer(NamedTuple, Generic[T]):
    """What a child wrote, and whether it was stopped at its limit."""

    subject: T
    text: bytes
    endless: bool


class _Child(NamedTuple, Generic[T]):
    subject: T
    pid: int
    text: bytearray


def answers(tasks: Iterable[Task[T]], jobs: int) -> Iterator[Answer[T]]:
    """Do the tasks, some at a time; whatever happens here, no child is left behind."""
    waiting = iter(tasks)
    with _selector() as selector:
        while True:
            while len(selector.get_map()) < jobs and (task := next(waiting, None)):
                reading, child = _started(task)
                selector.register(reading, selectors.EVENT_READ, child)
            if not selector.get_map():
                return
            for key, _ in selector.select():
                child = key.data
                if piece := os.read(key.fd, 1 << 16):
                    child.text.extend(piece)
                    continue
                selector.unregister(key.fd)
                os.close(key.fd)
                _, status = os.waitpid(child.pid, 0)
                if os.WIFEXITED(status) and os.WEXITSTATUS(status):
                    raise FailedChild(f"{child.subject}\n{child.text.decode()}")
                endless = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
                yield Answer(child.subject, bytes(child.text), endless)


@contextmanager
def _selector() -> Iterator[selectors.BaseSelector]:
    selector = selectors.DefaultSelector()
    try:
        yield selector
    finally:
        for key in list(selector.get_map().values()):
            os.kill(key.data.pid, signal.SIGKILL)
            os.waitpid(key.data.pid, 0)
            os.close(key.fd)
        selector.close()


def _started(task: Task[T]) -> tuple[int, _Child[T]]:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return reading, _Child(task.subject, pid, bytearray())
    try:
        os.close(reading)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (task.seconds, task.seconds + 1))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)
        task.work(writing)
        os._exit(0)
    except BaseException:
        os.write(writing, traceback.format_exc().encode())
    finally:
        os._exit(1)
