"""Bots think in processes of their own, with a time budget; they are handed a view and a question, nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from types import FrameType
from typing import Any

from ..bots import BOTS, Asked, Offered, View
from ..kernel import Choice
from .logs import note

BUDGET = 3.0
"""Seconds a bot may think; then it takes the first option."""


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, choice: Choice, seed: str) -> str:
        """The id of the option a bot takes; the first, if it comes to no decision."""
        asked = Asked(choice.seat, choice.ask, choice.args, [Offered(o.id, o.cost) for o in choice.options])
        if len(asked.options) == 1:
            return asked.options[0].id
        if self._pool is None:  # made when first needed, not while the server starts
            self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_mind_time)
        pool = self._pool
        try:
            option = await asyncio.get_running_loop().run_in_executor(pool, _think, bot, view, asked, seed)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            option = None
        if option is None:
            note("bot-undecided", bot=bot, ask=choice.ask)
        return option or asked.options[0].id

    async def close(self) -> None:
        """Stop thinking; whoever is in the middle of a thought may end it, which does not take long."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
            self._pool = None


class _TimeIsUp(BaseException):
    """Not an Exception: a bot that catches its own mistakes must not catch this."""


def _mind_time() -> None:
    """In a thinking process: an alarm ends a thought that takes too long, and Ctrl-C is for the server alone.

    A server that was killed leaves no thinkers behind.
    """
    Thread(target=_end_with, args=(parent_process(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _give_up)


def _end_with(server: BaseProcess | None) -> None:
    if server is not None:
        server.join()
        os._exit(0)


def _give_up(number: int, frame: FrameType | None) -> None:
    raise _TimeIsUp


def _think(bot: str, view: dict[str, Any], asked: Asked, seed: str) -> str | None:
    """The option a bot takes; None if it fails or takes too long. The budget is of thinking, not of queueing."""
    try:
        _set_alarm(BUDGET)
        return BOTS[bot].choose(view, asked, Random(seed))
    except (Exception, _TimeIsUp):
        return None
    finally:
        _set_alarm(0)


def _set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
