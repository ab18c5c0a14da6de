"""Answers given for a seat: for bots, for people away from a reaction window, and when the clock has run out.

Everything here goes by what the whole table can see. The moment of an answer is fixed before anybody looks at what the
seat holds: a window is let pass after the same time whatever that is, and a bot thinks in the time until then. Where
everybody knows that a person has nothing to decide, the answer is given for them after a second.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from ..kernel import CLOCK, Choice, Game, Refused, formality, is_known_to_all
from . import screen
from .logs import note_failure
from .stored import SeatChange
from .thinkers import Thinkers

if TYPE_CHECKING:
    from .live_table import LiveTable

AHEAD = 3.0
"""Seconds before the moment of its answer that a bot begins to think."""
SHOWN = 1.0
"""Seconds a formality is shown to somebody who plays with others before it is answered for them."""
AFTER_FAILURE = 2.0
"""Seconds to wait before trying again what has failed."""


class Job(msgspec.Struct, frozen=True):
    """Something to be done for a seat at a time, if it is still asked the same then."""

    at: float
    do: str
    """`let` a window pass by the clock, have a `bot` answer, settle a `formality`, `hand-over` the seat to a bot, or
    `forget` what is wanted."""
    seat: int = -1
    prompt: str = ""
    is_window: bool = False


class AutoPlayer:
    """One task for each open table; it sleeps until something happens or is due."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._awake = asyncio.Event()
        self._since: dict[int, tuple[str, float]] = {}
        """By seat: what it is asked, and since when."""
        self._refused: dict[str, set[str]] = {}
        """By prompt: options that could not be carried out for a bot."""
        self._thoughts: dict[str, asyncio.Task[str]] = {}
        """By prompt: what a bot makes of it."""
        self._settled: dict[int, tuple[str, str | None]] = {}
        """By seat: what it is asked, and the answer if that is a formality."""
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something has happened at the table."""
        if self._task is None:
            self._task = asyncio.create_task(self._attend())
        self._awake.set()

    async def stop(self) -> None:
        """Stop answering."""
        tasks = [*self._thoughts.values(), *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Whether nothing will happen unless somebody comes."""
        return self._next() is None

    def waited(self, seat: int) -> int:
        """For how many seconds a seat is asked what it is asked now."""
        known, since = self._since.get(seat, ("", 0.0))
        return int(monotonic() - since) if known == self._table.prompt(seat) else 0

    def restart_clocks(self) -> None:
        """Nobody has waited yet: a pause, or a clock that was not there, is nobody's time."""
        self._since.clear()

    async def _attend(self) -> None:
        while True:
            self._awake.clear()
            try:
                job = self._next()
                if job is None:
                    await self._awake.wait()
                elif (wait := job.at - monotonic()) > 0:
                    if wait <= AHEAD:
                        await self._think_ahead()
                        wait = job.at - monotonic()
                    async with asyncio.timeout(wait if wait <= AHEAD else wait - AHEAD):
                        await self._awake.wait()
                else:
                    await self._do(job)
            except TimeoutError:
                continue
            except Exception as error:
                note_failure("attending", error, table=self._table.kept.code)
                await asyncio.sleep(AFTER_FAILURE)

    # -- what is due -----------------------------------------------------------------------------------------

    def _next(self) -> Job | None:
        """The next thing to be done; None if only people present are asked."""
        table = self._table
        game = table.game
        if game is None or game.over or table.kept.terms.paused:
            return None
        if table.consent.wanted is not None:
            return Job(table.consent.until, "forget")
        windows = {int(option.id.rpartition(":")[2]) for option in game.asides(CLOCK)}
        jobs = [job for choice in game.choices if (job := self._job(choice, choice.seat in windows)) is not None]
        return min(jobs, key=lambda job: job.at, default=None)

    def _job(self, choice: Choice, is_window: bool) -> Job | None:
        table, seat = self._table, choice.seat
        prompt = table.prompt(seat)
        since = self._asked(choice, prompt)
        settings, terms = table.settings, table.kept.terms
        if table.seats[seat].bot:
            return Job(since + (settings.moment if is_window else settings.pace), "bot", seat, prompt, is_window)
        if is_window and seat not in table.present:
            return Job(since + settings.patience, "let", seat, prompt)
        jobs = []
        if self._formality(choice, prompt):
            jobs.append(Job(since + (0 if table.is_alone(seat) else SHOWN), "formality", seat, prompt))
        if terms.clock:
            jobs.append(Job(since + terms.clock, "let" if is_window else "bot", seat, prompt))
        if is_window and table.window:
            jobs.append(Job(since + table.window, "let", seat, prompt))
        if terms.leave and seat not in table.present:
            jobs.append(Job(max(since, table.gone_since(seat)) + 60 * terms.leave, "hand-over", seat, prompt))
        return min(jobs, key=lambda job: job.at, default=None)

    def answers_at_once(self, seat: int) -> bool:
        """Whether a person who plays alone is asked for a formality, which is answered before they could."""
        table = self._table
        choice = screen.choice_of(table.game, seat) if table.game is not None else None
        return choice is not None and table.is_alone(seat) and self._formality(choice, table.prompt(seat)) is not None

    def settling(self) -> list[int]:
        """Seats whose one answer everybody knows: nobody has to be called to give it."""
        table, game = self._table, self._table.game
        if game is None or game.over or table.kept.terms.paused:
            return []
        return [choice.seat for choice in game.choices if self._formality(choice, table.prompt(choice.seat))]

    def _formality(self, choice: Choice, prompt: str) -> str | None:
        """The answer a person cannot but give, if others know that too or do not matter.

        In a lesson people give every answer themselves.
        """
        table, seat = self._table, choice.seat
        game = table.game
        if game is None or table.kept.terms.lesson or table.seats[seat].bot:
            return None
        if self._settled.get(seat, ("", None))[0] != prompt:
            only = formality(game, choice)
            hides_nothing = only is not None and (table.is_alone(seat) or is_known_to_all(game, choice))
            self._settled[seat] = (prompt, only if hides_nothing else None)
        return self._settled[seat][1]

    def _asked(self, choice: Choice, prompt: str) -> float:
        """Since when a seat is asked this; people who are away are called if there is something to decide."""
        seat = choice.seat
        known, since = self._since.get(seat, ("", 0.0))
        if known != prompt:
            since = monotonic()
            self._since[seat] = (prompt, since)
            self._refused.clear()
            if seat in self._table.people - self._table.present and not self._formality(choice, prompt):
                self._table.call(seat)
        return since

    # -- doing it --------------------------------------------------------------------------------------------

    async def _do(self, job: Job) -> None:
        table = self._table
        try:
            if job.do == "forget":
                await table.carry_out(table.consent.lapse)
            elif job.do == "let":
                await table.carry_out(lambda: self._let(job))
            elif job.do == "formality":
                await table.carry_out(lambda: self._settle(job))
            elif job.do == "hand-over":
                change = SeatChange(job.seat, {"bot": table.usual_bot})
                await table.carry_out(lambda: table.change_seat(change, "bot-plays"))
            else:
                await self._decide(job)
        except Refused as refused:
            if refused.reason != "stale-prompt":
                await asyncio.sleep(AFTER_FAILURE)

    def _still_due(self, job: Job) -> None:
        """Refused if something came between: another question, or a request to take an answer back."""
        if self._table.prompt(job.seat) != job.prompt or self._table.consent.wanted is not None:
            raise Refused("stale-prompt")

    async def _let(self, job: Job) -> None:
        table = self._table
        self._still_due(job)
        option = f"time-out/seat:{job.seat}"
        table.played().answer(option, CLOCK)
        await table.keep_game("answer", CLOCK, ["answer", CLOCK, option])

    async def _settle(self, job: Job) -> None:
        self._still_due(job)
        prompt, only = self._settled.get(job.seat, ("", None))
        if prompt != job.prompt or only is None:
            raise Refused("stale-prompt")
        await self._table.answer(job.seat, job.prompt, only)

    async def _decide(self, job: Job) -> None:
        table = self._table
        async with table.lock:
            game = table.game
            choice = next((each for each in game.choices if each.seat == job.seat), None) if game else None
            if game is None or choice is None or table.prompt(job.seat) != job.prompt:
                return
            option = self._untried(choice, job.prompt)
            thought = self._thought(game, choice, job.prompt)
        if option is None and job.is_window and table.settings.moment and not thought.done():
            option = choice.options[0].id  # it lets pass: a wait would show that it had a choice
        option = option or await thought

        async def answer() -> None:
            self._still_due(job)
            await table.answer(job.seat, job.prompt, option)

        try:
            await table.carry_out(answer)
        except Refused as refused:
            if refused.reason == "rule-broken":
                self._refused.setdefault(job.prompt, set()).add(option)
            raise

    async def _think_ahead(self) -> None:
        """Bots begin to think in time for their answer, and forget questions that are no longer asked."""
        table = self._table
        if not any(seat.bot for seat in table.seats) or table.consent.wanted is not None:
            return
        async with table.lock:
            game = table.game
            choices = game.choices if game is not None and not table.kept.terms.paused else ()
            asked = {table.prompt(choice.seat): choice for choice in choices if table.seats[choice.seat].bot}
            for prompt in self._thoughts.keys() - asked.keys():
                self._thoughts.pop(prompt).cancel()
            for prompt, choice in asked.items():
                assert game is not None
                self._thought(game, choice, prompt)

    def _thought(self, game: Game, choice: Choice, prompt: str) -> asyncio.Task[str]:
        """What a bot makes of a question, once for each; the caller holds the table's lock."""
        known = self._thoughts.get(prompt)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            table, seat = self._table, choice.seat
            bot = table.seats[seat].bot or table.usual_bot
            luck = f"{table.kept.code}:{table.kept.seq}"
            thinking = self._thinkers.choose(game.title, bot, game.sight(seat), choice, luck)
            self._thoughts[prompt] = asyncio.create_task(thinking)
        return self._thoughts[prompt]

    def _untried(self, choice: Choice, prompt: str) -> str | None:
        """If the bot's answer could not be carried out, another option, and in the end the first again."""
        failed = self._refused.get(prompt)
        if not failed:
            return None
        return next((option.id for option in choice.options if option.id not in failed), choice.options[0].id)
