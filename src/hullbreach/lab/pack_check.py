"""A pack put to the test: what is wrong with its files, and what games with it show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import cycle
from random import Random

import msgspec

from ..bots import answer_of, bot_of, bots_of
from ..describe.languages import LANGUAGES
from ..describe.texts import written
from ..describers import describer_of
from ..kernel import Game
from ..library import assembled, new, title, variants
from ..packs import Advice, BadPack, Fault, Pack, Watch, find
from . import properties
from .coverage import happenings

CHECKED_EVERY = 10
"""One decision in this many has its position checked: saves, secrets, components."""
LONGEST = 20_000
"""A game with this many decisions counts as endless."""


def problems(pack: Pack) -> list[BadPack]:
    """Everything that is wrong with the files of a pack, without playing."""
    found = list(title(pack.manifest.game).problems([pack]))
    unsound = any(not isinstance(bad, Advice) for bad in found)
    return [*found, *_texts(pack, [] if unsound else list(title(pack.manifest.game).names_wanted(pack)))]


def _texts(pack: Pack, wanted: list[str]) -> Iterator[BadPack]:
    """Both languages are there, can be read, name everything new, and say the same things about the same arguments."""
    texts = pack.named("locale")
    said = {}
    for language in LANGUAGES:
        file = f"locale/{language}.ftl"
        if language not in texts:
            yield BadPack("pack-language-missing", file)
            continue
        said[language], junk = written(texts[language])
        yield from (BadPack("pack-bad-message", file, line, because=because) for line, because in junk)
        own = (f"pack-{pack.id}", f"pack-{pack.id}-text")
        yield from (
            BadPack("pack-name-missing", file, 0, message=id) for id in own + tuple(wanted) if id not in said[language]
        )
    for language, other in zip(said, reversed(said), strict=True):
        for id, message in said[language].items():
            theirs = said[other].get(id)
            if theirs is None:
                yield BadPack("pack-untranslated", f"locale/{language}.ftl", message.line, message=id, language=other)
            elif theirs.arguments != message.arguments and language == LANGUAGES[0]:
                yield BadPack("pack-arguments-differ", f"locale/{other}.ftl", theirs.line, message=id)


# -- games -----------------------------------------------------------------------------------------------------


class Task(msgspec.Struct, frozen=True):
    """One game to play with a pack."""

    pack: str
    game: str
    players: int
    seed: int
    bot: str
    options: dict[str, str]


class Report(msgspec.Struct):
    """What a game showed."""

    task: Task
    decisions: int = 0
    wrong: list[Fault] = msgspec.field(default_factory=list)
    """What failed in it, and which functions changed what they should only look at."""
    happened: set[str] = msgspec.field(default_factory=set)
    messages: set[str] = msgspec.field(default_factory=set)
    """The ids of everything that was asked, offered and told."""


def tasks(reference: str, pack: Pack, games: int, seed: int) -> list[Task]:
    """Games in every mode and on every site, with as many and as few seats as can be, between all sorts of bots."""
    game = pack.manifest.game
    ways = [(way, assembled(game, way, [pack]).player_counts) for way in variants(game, packs=[pack])]
    tables = [(options, players) for options, counts in ways for players in dict.fromkeys((counts[-1], counts[0]))]
    if games < len(tables):  # over all of them, as far as they go
        tables = [tables[number * len(tables) // games] for number in range(games)]
    turns = zip(range(games), cycle(tables), cycle(bots_of(game)), strict=False)
    return [Task(reference, game, players, seed + n, bot, options) for n, (options, players), bot in turns]


def play(task: Task) -> Report:
    """Play one game to its end and note what happened; what fails in the pack's functions does not end it."""
    report = Report(task)
    rng = Random(f"pack:{task.seed}")
    watch = _watch(find(task.pack))
    try:
        game = new(task.game, task.players, task.seed, task.options, packs=[watch.pack])
        _play(game, task, rng, report)
    except Exception as error:
        watch.failed(error)
    report.wrong = watch.take()
    return report


def _watch(pack: Pack) -> Watch:
    """The pack under watch, once in every process."""
    if pack.digest not in _WATCHES:
        _WATCHES[pack.digest] = watch = Watch(pack)
        title(pack.manifest.game).watch(watch)
    return _WATCHES[pack.digest]


_WATCHES: dict[str, Watch] = {}


def _play(game: Game, task: Task, rng: Random, report: Report) -> None:
    while not game.over:
        choice = game.choice
        report.messages.add(choice.ask)
        report.messages.update(f"option-{option.id.partition('/')[0]}" for option in choice.options)
        if report.decisions % CHECKED_EVERY == 0:
            properties.check_position(game, rng)
        if report.decisions == LONGEST:
            raise properties.Broken("end", f"no end after {LONGEST} decisions")
        game.answer(answer_of(bot_of(task.game, task.bot), game, choice, rng), choice.seat)
        report.decisions += 1
        if report.decisions % CHECKED_EVERY == 1:
            report.messages.update(title(task.game).names_in(game.view()))
    report.happened = set(happenings(game))
    report.messages.update(f"event-{event.kind}" for event in game.log())


def unsaid(pack: Pack, messages: Iterable[str]) -> list[BadPack]:
    """Messages that the games needed and that are missing in a language."""
    missing = []
    for language in LANGUAGES:
        known = describer_of({pack.id: pack.digest}, language, pack.manifest.game).phrases
        file = f"locale/{language}.ftl"
        missing += [BadPack("pack-message-missing", file, 0, message=id) for id in sorted(messages) if id not in known]
    return missing


def brought(reference: str) -> set[str]:
    """What can happen with a pack and not without; what no game shows of it may be dead."""
    game = find(reference).manifest.game
    ways = variants(game, packs=[reference])
    with_it = {thing for options in ways for thing in assembled(game, options, [reference]).expected()}
    return with_it - {thing for options in variants(game) for thing in assembled(game, options).expected()}
