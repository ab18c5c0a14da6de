"""The games on the shelf, and what can be asked of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
    """Everything the house may ask a game. Only the plan is required; the rest has a plain default that works."""

    id: str
    place = 0
    """Where it stands on the shelf: the first is the one to begin with."""
    players: range
    """How many can play it at all; some options are for fewer."""
    usual_bot = "random"
    """The one that plays unless another is asked for."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Every option with the values it takes, the first being the usual one."""
        return {}

    def options_with(self, packs: Sequence[Pack]) -> Mapping[str, tuple[str, ...]]:
        """The same with what packs add to choose from."""
        return self.options

    @property
    def rulebook(self) -> Traversable | None:
        """The folder with its `rules.toml`, and maybe `words.toml`, `notes.toml` and `differences.toml`."""
        return None

    @property
    def locale(self) -> Sequence[Traversable]:
        """Folders of its messages: `en.ftl` or `…-en.ftl`, and so in each language. A later one replaces an earlier."""
        return ()

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event it has."""
        return Catalogue()

    @property
    def views(self) -> Sequence[type[msgspec.Struct]]:
        """What its views are, by option; the client's types are made from them."""
        return ()

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Programs that play it, by name, besides the one that plays anything at random."""
        return {}

    @property
    def wording(self) -> type[Wording]:
        """How its views are put into words. The messages are loaded when they are first needed."""
        from .describe.wording import Wording

        return Wording

    @property
    def talk(self) -> Talk:
        """What its players can say with quick phrases."""
        from .describe.talk import Talk

        return Talk()

    def chronicle(self) -> Chronicle:
        """What counts a finished game for its pictures."""
        from .describe.chronicle import Chronicle

        return Chronicle()

    @property
    def words(self) -> type[Words]:
        """What a screen of it says at a glance; the client's types are made from it."""
        from .describe.things import Words

        return Words

    @property
    def named(self) -> Sequence[str]:
        """How the messages begin that its own part of the client says by name, besides those of every game."""
        return ()

    @property
    def lessons(self) -> Sequence[Traversable]:
        """The files of its lessons."""
        return ()

    @property
    def signs(self) -> Signs | None:
        """What its odds count; a game without signs shows no odds."""
        return None

    @property
    def scenario(self) -> type[Table] | None:
        """What its scenarios are played at, with words of its own; without one it is a plain table."""
        return None

    @property
    def results(self) -> Results[Any] | None:
        """What simulated games of it are counted by; without it, who won by seat and how the games ended."""
        return None

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        """The plan of a game with these options and packs."""
        raise NotImplementedError

    def problems(self, packs: Sequence[Pack]) -> Iterable[BadPack]:
        """Everything that is wrong with packs that are used together."""
        return [bad for pack in packs for bad in bad_rules(pack)]

    def starter_pack(self, id: str) -> Mapping[str, str]:
        """The files of a pack to begin with, by their paths."""
        return plain_pack(self.id, id)

    def names_wanted(self, pack: Pack) -> Iterable[str]:
        """The messages that everything new in a pack needs in each language."""
        return ()

    def watch(self, by: Watch) -> None:
        """Have the functions of the pack under watch called through its watchers."""

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Mapping[str, Any]]:
        """Every sort of thing in the box: its family, its reference, the message of its name, how many, its source."""
        return ()


def games(packs: Packs = ()) -> dict[str, dict[str, Any]]:
    """Every game, with its player counts and its options; packs may add to those of their game."""
    return {
        name: {"players": list(it.players), "options": {k: list(v) for k, v in options_of(name, packs).items()}}
        for name, it in shelf.titles().items()
    }


def options_of(name: str, packs: Packs = ()) -> Mapping[str, tuple[str, ...]]:
    """Every option of a game with its values, the usual first, if those of these packs that are for it are used."""
    return title(name).options_with([find(pack) for pack in packs_for(name, packs)] if packs else ())


def first() -> str:
    """The game that is meant where none is named."""
    return next(iter(shelf.titles()))


def title(name: str) -> Title:
    """The game of this name."""
    found: Title | None = shelf.titles().get(name)
    if found is None:
        raise Refused("unknown-game", game=name, near=get_close_matches(name, shelf.titles()))
    return found


Packs = Sequence[str | Path | Pack]
"""Packs by folder, by name if they are installed, or as they were read; the last has the last word."""


def gallery(name: str, packs: Packs = ()) -> Sequence[Mapping[str, Any]]:
    """Everything in the box of a game, and what packs put into it."""
    return title(name).gallery(_found(name, packs))


def packs_for(name: str, packs: Packs) -> Packs:
    """Those of some packs that are for a game."""
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
    """Every way to play a game that has these options, as far as its options go together; the usual one first.

    What changes nothing in the game itself, such as how odds are told, is as usual.
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
    """The game of a save; its packs are those given, those in use here, or those installed."""
    plain = codec.read(bytes(data))
    try:
        made = saved_plan(plain["game"], plain["players"], plain["options"], plain["packs"], packs)
    except KeyError as missing:
        raise BadSave("save-not-understood", what=str(missing)) from None
    return soundness.check(Game(codec.from_plain(made, plain), plain["players"]))


def saved_plan(
    name: str, players: int, options: Mapping[str, str], saved: Mapping[str, str], packs: Packs = ()
) -> Plan:
    """The plan a game was saved with, if its packs can be found and are still what they were."""
    if not all(isinstance(word, str) for pair in saved.items() for word in pair):
        raise BadSave("save-not-understood", what="packs")
    for pack in packs:
        find(pack)
    found = remembered(saved)
    if found is None:
        raise BadSave("save-packs-differ", packs=sorted(saved))
    return plan(name, players, options, found)


def replay(data: Any, upto: int | None = None, *, packs: Packs = ()) -> Game:
    """Play a record again; `hullbreach.kernel.record.Difference` names the first entry these rules do not allow."""
    checked = record.check(data)
    made = saved_plan(checked["game"], checked["players"], checked["options"], checked["packs"], packs)
    game = record.begin(checked, lambda seed: Game.new(made, checked["players"], seed), load)
    return record.play(game, checked, upto)
