"""The games on the shelf: what each offers, and functions to start, load and replay one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from . import shelf
from .kernel import BadSave, Catalogue, Game, Plan, Refused, check_seats, codec, record, soundness
from .packs import BadPack, Pack, Watch, bad_rules, find, remembered
from .packs.skeleton import plain_pack

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .describe.chronicle import Chronicle
    from .describe.talk import Talk
    from .describe.things import Words
    from .describe.wording import Wording
    from .lab.results import Results
    from .lab.scenario.table import Table
    from .odds.signs import Signs


class Title:
    """What a game gives to the rest of the program. Only the plan is required. The rest has working defaults."""

    id: str
    place = 0
    """Its order on the shelf. The lowest is the game to begin with."""
    players: range
    """The player counts it allows. Some options allow fewer."""
    usual_bot = "random"
    """The bot that plays unless another is asked for."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values, the default first."""
        return {}

    def options_with(self, packs: Sequence[Pack]) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values, those that packs add included."""
        return self.options

    @property
    def rulebook(self) -> Traversable | None:
        """The folder with its `rules.toml`, and maybe `words.toml`, `notes.toml` and `differences.toml`."""
        return None

    @property
    def part_rulebooks(self) -> Mapping[str, Traversable]:
        """The folders of its parts that bring the same documents, by the name with which the part's rule ids begin."""
        return {}

    @property
    def locale(self) -> Sequence[Traversable]:
        """Folders of its messages: `en.ftl` or `…-en.ftl`, and the same for each language. Later folders win."""
        return ()

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event it has."""
        return Catalogue()

    @property
    def views(self) -> Sequence[type[msgspec.Struct]]:
        """The structs of its views. The client's types are made from them."""
        return ()

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Bots by name, besides the one that plays any game at random."""
        return {}

    @property
    def wording(self) -> type[Wording]:
        """The class that puts its views into words. The messages are loaded when they are first needed."""
        from .describe.wording import Wording

        return Wording

    @property
    def talk(self) -> Talk:
        """The quick phrases its players can say."""
        from .describe.talk import Talk

        return Talk()

    def chronicle(self) -> Chronicle:
        """The class that summarises a finished game for the pictures of its end."""
        from .describe.chronicle import Chronicle

        return Chronicle()

    @property
    def words(self) -> type[Words]:
        """The short texts on a screen of this game. The client's types are made from the class."""
        from .describe.things import Words

        return Words

    @property
    def named(self) -> Sequence[str]:
        """Prefixes of the messages that its own part of the client uses by name, besides those of every game."""
        return ()

    @property
    def lessons(self) -> Sequence[Traversable]:
        """The files of its lessons."""
        return ()

    @property
    def signs(self) -> Signs | None:
        """The outcomes that its odds count. A game without signs shows no odds."""
        return None

    @property
    def measured(self) -> Mapping[str, Callable[[], object]]:
        """What else `hullbreach bench` times, by the name of the figure: `NAME_us` is told as `bench-NAME_us`."""
        return {}

    @property
    def scenario(self) -> type[Table] | None:
        """The table class of its scenarios, with its own vocabulary; None for a plain table."""
        return None

    @property
    def results(self) -> Results[Any] | None:
        """How simulated games are counted; if None, by the winners' seats and how the games ended."""
        return None

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        """The plan of a game with these options and packs."""
        raise NotImplementedError

    def problems(self, packs: Sequence[Pack]) -> Iterable[BadPack]:
        """Everything that is wrong with packs that are used together."""
        return [bad for pack in packs for bad in bad_rules(pack)]

    def starter_pack(self, id: str) -> Mapping[str, str]:
        """The files of a new pack, by path."""
        return plain_pack(self.id, id)

    def names_wanted(self, pack: Pack) -> Iterable[str]:
        """The messages that everything new in a pack needs in each language."""
        return ()

    def messages_of(self, pack: Pack, language: str) -> str:
        """Messages that follow from what a pack brings, in Fluent. Those it writes itself win."""
        return ""

    def names_in(self, view: Any) -> Iterable[str]:
        """The messages that a view needs by name, so that the check of a pack can miss them."""
        return ()

    def watch(self, by: Watch) -> None:
        """Have the functions of the pack under watch called through its watchers."""

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Mapping[str, Any]]:
        """Every kind of thing in the box: its family, its reference, the message of its name, its count, its source."""
        return ()


def games(packs: Packs = ()) -> dict[str, dict[str, Any]]:
    """Every game with its player counts and its options, those that packs add included."""
    return {
        name: {"players": list(it.players), "options": {k: list(v) for k, v in options_of(name, packs).items()}}
        for name, it in shelf.titles().items()
    }


def options_of(name: str, packs: Packs = ()) -> Mapping[str, tuple[str, ...]]:
    """Every option of a game with its values, the default first, when played with those of these packs that fit it."""
    return title(name).options_with([find(pack) for pack in packs_for(name, packs)] if packs else ())


def first() -> str:
    """The game used when none is named."""
    return next(iter(shelf.titles()))


def title(name: str) -> Title:
    """The game of this name."""
    found: Title | None = shelf.titles().get(name)
    if found is None:
        raise Refused("unknown-game", game=name, near=get_close_matches(name, shelf.titles()))
    return found


Packs = Sequence[str | Path | Pack]
"""Packs: each as a folder, as the name of an installed pack, or already read. A later pack overrides an earlier one."""


def gallery(name: str, packs: Packs = ()) -> Sequence[Mapping[str, Any]]:
    """Everything in the box of a game, packs included."""
    return title(name).gallery(_found(name, packs))


def packs_for(name: str, packs: Packs) -> Packs:
    """The packs among these that are for this game."""
    return [pack for pack in packs if find(pack).manifest.game == name]


def assembled(name: str, options: Mapping[str, str] | None = None, packs: Packs = ()) -> Plan:
    """The plan of a game, after its options and packs have been checked."""
    box, found = title(name), _found(name, packs)
    there = box.options_with(found)
    chosen = {key: values[0] for key, values in there.items()}
    for key, value in (options or {}).items():
        if key not in there:
            raise Refused("unknown-game-option", option=key, near=get_close_matches(key, there))
        if value not in there[key]:
            raise Refused("bad-option-value", option=key, value=value, allowed=list(there[key]))
        chosen[key] = value
    made = box.assemble(chosen, found)
    check_seats(made.player_counts[-1])
    return made


def _found(name: str, packs: Packs) -> list[Pack]:
    found = [find(pack) for pack in packs]
    for pack in found:
        if pack.manifest.game != name:
            raise BadPack("pack-of-another-game", pack.id, 0, pack=pack.id, game=pack.manifest.game)
    if len({pack.id for pack in found}) < len(found):
        raise Refused("pack-twice", packs=[pack.id for pack in found])
    return found


def variants(name: str, options: Mapping[str, str] | None = None, packs: Packs = ()) -> list[dict[str, str]]:
    """Every valid combination of a game's options that includes these, the default one first.

    Options that change nothing in the game itself, such as how odds are shown, keep their defaults.
    """
    given = {key: (value,) for key, value in (options or {}).items()}
    there = title(name).options_with(_found(name, packs))
    usual = {key: there[key][:1] for key in assembled(name, options, packs).manners}
    values = {**there, **usual, **given}
    ways = (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
    return [way for way in ways if _goes_together(name, way, packs)]


def _goes_together(name: str, options: Mapping[str, str], packs: Packs) -> bool:
    try:
        assembled(name, options, packs)
    except Refused:
        return False
    return True


def plan(name: str, players: int, options: Mapping[str, str] | None = None, packs: Packs = ()) -> Plan:
    """The plan of a game, after its options, its packs and its player count have been checked."""
    return _seated(assembled(name, options, packs), players)


def _seated(made: Plan, players: int) -> Plan:
    least, most = made.player_counts[0], made.player_counts[-1]
    if isinstance(players, int) and players in made.player_counts:
        return made
    if least == most:
        raise Refused("bad-player-count", players=players, only=most)
    raise Refused("bad-player-count", players=players, least=least, most=most)


def new(
    name: str,
    players: int,
    seed: int | str | bytes | None = None,
    options: Mapping[str, str] | None = None,
    *,
    packs: Packs = (),
    keep_history: bool = True,
) -> Game:
    """Set up a game and run to its first question."""
    return Game.new(plan(name, players, options, packs), players, seed, keep_history=keep_history)


def load(data: bytes, *, packs: Packs = ()) -> Game:
    """Load a saved game. Its packs are looked for among those given, those in use and those installed."""
    plain = codec.read(bytes(data))
    try:
        made = saved_plan(plain["game"], plain["players"], plain["options"], plain["packs"], packs)
    except KeyError as missing:
        raise BadSave("save-not-understood", what=str(missing)) from None
    return soundness.check(Game(codec.from_plain(made, plain), plain["players"]))


def saved_plan(
    name: str, players: int, options: Mapping[str, str], saved: Mapping[str, str], packs: Packs = ()
) -> Plan:
    """The plan a game was saved with. Refused if its packs cannot be found or have changed."""
    if not all(isinstance(word, str) for pair in saved.items() for word in pair):
        raise BadSave("save-not-understood", what="packs")
    for pack in packs:
        find(pack)
    found = remembered(saved)
    if found is None:
        raise BadSave("save-packs-differ", packs=sorted(saved))
    return plan(name, players, options, found)


def replay(data: Any, upto: int | None = None, *, packs: Packs = ()) -> Game:
    """Play a record again. `hullbreach.kernel.record.Difference` names the first entry that comes out differently."""
    checked = record.check(data)
    made = saved_plan(checked["game"], checked["players"], checked["options"], checked["packs"], packs)
    game = record.begin(checked, lambda seed: Game.new(made, checked["players"], seed), load)
    return record.play(game, checked, upto)
