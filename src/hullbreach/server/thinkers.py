"""Bots think in processes of their own, with a time budget; they are handed a view and a question, nothing else.

Odds are computed there too, since they take as long as a decision.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from types import FrameType
from typing import TypeVar

from .. import library
from ..bots import Asked, Offered, View, bot_of
from ..kernel import Choice
from ..odds import Chance, odds
from ..packs import find
from .logs import note
from .settings import Settings

T = TypeVar("T")
Odds = dict[str, list[Chance]]


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int = 1, packs: Sequence[str] = (), think: float = Settings().think) -> None:
        self._processes = processes
        self._packs = packs
        self._think = think
        self._pools: dict[Callable[..., object], ProcessPoolExecutor] = {}
        """By the work they do, so that odds never keep a bot waiting."""

    async def choose(self, game: str, bot: str, view: View, choice: Choice, seed: str) -> str:
        """The id of the option a bot takes; the first, if it comes to no decision."""
        asked = Asked(choice.seat, choice.ask, choice.args, [Offered(o.id, o.cost) for o in choice.options])
        if len(asked.options) == 1:
            return asked.options[0].id
        option = await self._in_a_process(_think, game, bot, view, asked, seed)
        if option is None:
            note("bot-undecided", bot=bot, ask=choice.ask)
        return option or asked.options[0].id

    async def odds_for(self, position: bytes, seat: int) -> Odds:
        """What each option of a seat's question may bring, from what that seat knows; nothing if it takes too long."""
        return await self._in_a_process(odds_of_save, position, seat) or {}

    async def _in_a_process(self, work: Callable[..., T | None], *args: object) -> T | None:
        if work not in self._pools:  # made when first needed, not while the server starts
            self._pools[work] = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(self._packs,)
            )
        pool = self._pools[work]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _in_time, self._think, work, args)
        except BrokenProcessPool:
            if self._pools.get(work) is pool:
                del self._pools[work]
            return None

    async def close(self) -> None:
        """Stop; a decision under way is finished first, which does not take long."""
        while self._pools:
            _, pool = self._pools.popitem()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


class _TimeIsUp(BaseException):
    """Not an Exception: a bot that catches its own mistakes must not catch this."""


def _begin(packs: Sequence[str]) -> None:
    """In a thinking process: an alarm ends a thought that takes too long, and Ctrl-C is for the server alone.

    A server that was killed leaves no thinkers behind. Games use the packs of the server.
    """
    for pack in packs:
        find(pack)
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


def _think(game: str, bot: str, view: View, asked: Asked, seed: str) -> str:
    """The option a bot takes."""
    return bot_of(game, bot).choose(view, asked, Random(seed))


def odds_of_save(position: bytes, seat: int) -> Odds:
    """The odds of a saved position for a seat, by option id."""
    game = library.load(position)
    choice = next(each for each in game.choices if each.seat == seat)
    return odds(game, choice)


def _in_time(seconds: float, work: Callable[..., T], args: tuple[object, ...]) -> T | None:
    """What comes of some work; None if it fails or takes too long. The budget is of working, not of queueing."""
    try:
        _set_alarm(seconds)
        return work(*args)
    except (Exception, _TimeIsUp):
        return None
    finally:
        _set_alarm(0)


def _set_alarm(seconds: float) -> None:
    """0 takes the alarm away."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
