"""Random legal games with every property checked at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle
from random import Random
from traceback import format_exc

import msgspec

from ..bots import answer_of, bot_of
from ..kernel import CLOCK, JUDGE, BrokenRule, Game, Refused
from ..library import assembled, new, replay
from . import properties
from .coverage import happenings
from .results import results_of

ASIDE_EVERY = 25
"""One answer in this many is an aside (dropping something, a standing order, a judgement)."""
SLIP_EVERY, MOST_ANSWERS = 30, 20_000
OPTIONS_EVERY = 40
"""One decision in this many has every option tried on a copy."""


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    thorough: bool = True
    packs: tuple[str, ...] = ()
    bots: bool = False
    """Whether the usual bot plays, with a slip now and then: it comes to what random play never reaches."""

    def command(self) -> str:
        """What replays exactly this game."""
        options = "".join(f" --option {key}={value}" for key, value in self.options.items())
        options += "".join(f" --pack {pack}" for pack in self.packs)
        flags = "" if self.thorough else " --quick"
        flags += " --bots" if self.bots else ""
        return f"hullbreach fuzz {self.game} --games 1 --players {self.players} --seed {self.seed}{options}{flags}"


class Report(msgspec.Struct):
    """What one game showed."""

    task: Task
    decisions: int = 0
    dealt_anew: int = 0
    happened: set[str] = msgspec.field(default_factory=set)
    ending: str = ""
    broken: str = ""
    trace: str = ""


def play(task: Task) -> Report:
    """Play one game with random answers, checking as it goes."""
    report = Report(task)
    rng = Random(f"fuzz:{task.seed}:{task.players}")
    try:
        game = new(task.game, task.players, task.seed, task.options, packs=task.packs)
        _play(game, rng, report)
    except properties.Broken as broken:
        report.broken = str(broken)
    except BrokenRule as broken:
        report.broken, report.trace = f"rule: {broken.reason}", broken.trace
        if broken.__cause__ is not None:
            report.broken += f": {broken.__cause__!r}"
    except Refused as refused:
        report.broken = f"refused: {refused}"
    except Exception as error:
        report.broken, report.trace = f"error: {error!r}", format_exc()
    return report


def _play(game: Game, rng: Random, report: Report) -> None:
    thorough = report.task.thorough
    checks = Random(f"checks:{report.task.seed}")  # of its own, so that the game is the same without them
    answers = _bots_answers(game, rng) if report.task.bots else properties.random_answers(game, rng)
    for option_id, seat in answers:
        if thorough:
            report.dealt_anew += properties.check_position(game, checks)
            if report.decisions % OPTIONS_EVERY == 0:
                properties.options_are_accepted(game)
                properties.judgements_are_sound(game)
            properties.quiet_answers_tell_nothing(game, option_id, seat, checks)
        if rng.random() < 1 / ASIDE_EVERY and _take_aside(game, rng):
            continue
        game.answer(option_id, seat)
        report.decisions += 1
    if thorough:
        properties.components_are_conserved(game)
        record = game.record()
        again = replay(msgspec.json.decode(msgspec.json.encode(record)))
        if again.digest() != game.digest():
            raise properties.Broken("replay", "a replayed record ends elsewhere")
    report.happened = set(happenings(game))
    report.ending = results_of(game.title).state(game)


def _bots_answers(game: Game, rng: Random) -> Iterator[tuple[str, int]]:
    """The answers of the usual bot until the game is over, one in many replaced by any other."""
    bot = bot_of(game.title)
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        choice = rng.choice(game.choices)
        slips = rng.random() < 1 / SLIP_EVERY
        yield rng.choice(choice.options).id if slips else answer_of(bot, game, choice, rng), choice.seat
    raise properties.Broken("play-ends", f"not over after {MOST_ANSWERS} answers")


def _take_aside(game: Game, rng: Random) -> bool:
    seats = [seat for seat in (*range(game.players), CLOCK, JUDGE) if game.asides(seat)]
    if not seats:
        return False
    seat = rng.choice(seats)
    game.answer(rng.choice(game.asides(seat)).id, seat)
    return True


def tasks(
    game: str,
    games: int,
    players: Iterable[int],
    seed: int,
    ways: Sequence[dict[str, str]] = ({},),
    thorough: bool = True,
    packs: tuple[str, ...] = (),
    bots: bool = False,
) -> list[Task]:
    """Games spread evenly over the player counts and the ways to play, as far as these go together.

    Fewer games than tables are spread over the ways to play first. Every game has a seed of its own, since the same
    seed deals the same set-up no matter who plays.
    """
    wanted = list(players)
    possible = [assembled(game, options, packs).player_counts for options in ways]
    seats = [[count for count in wanted if count in counts] for counts in possible]
    seated = [(counts, options) for counts, options in zip(seats, ways, strict=True) if counts]
    tables = [(count, options) for counts, options in seated for count in counts]
    if games < len(tables):
        some = [seated[number * len(seated) // games] for number in range(games)]
        tables = [(counts[number % len(counts)], options) for number, (counts, options) in enumerate(some)]
    turns = zip(range(games), cycle(tables), strict=False)
    return [Task(game, count, seed + i, options, thorough, packs, bots) for i, (count, options) in turns]


class Summary:
    """Reports added up."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.dealt_anew = 0
        self.endings: Counter[str] = Counter()
        self.happened: set[str] = set()
        self.failures: list[Report] = []

    def add(self, report: Report) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += report.decisions
        self.dealt_anew += report.dealt_anew
        self.endings[report.ending] += 1
        self.happened |= report.happened
        if report.broken:
            self.failures.append(report)
