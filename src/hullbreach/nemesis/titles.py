"""The games of the family on the shelf: rules and table of each, joined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from typing import TYPE_CHECKING

from ..bots import Bot
from ..kernel import Catalogue, Refused
from ..library import Title
from ..odds.signs import Signs
from ..packs import BadPack, Pack, Watch, module_of
from .box import Box
from .editions import locales, lockdown_edition, nemesis_edition
from .gallery import Piece, pieces
from .game import HOUSE_RULES, FamilyPlan, NemesisPlan
from .lockdown import LockdownPlan
from .packed import Edition, blaming, box_with, content_of, names_wanted, problems, unknown_parts, watch
from .parts import Mode
from .sites.facility.box import FacilityBox
from .sites.facility.gallery import facility_pieces
from .starter_pack import room_of_my_own
from .table import odds
from .view.shapes import View

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ..describe.chronicle import Chronicle
    from ..describe.talk import Talk
    from ..describe.things import Words
    from ..describe.wording import Wording
    from ..lab.scenario.table import Table
    from .table.results import FamilyResults

LOCALE = files(__package__) / "locale"
NAMED = (
    *("attack-", "computer-", "contingency-", "css-", "csspod-", "event-card-", "object-", "species-", "surface-"),
    "weakness-",
)
"""How the messages begin that the client says by name."""


class FamilyTitle(Title):
    """A game of the family on the shelf."""

    id: str
    place: int
    plan_type: type[FamilyPlan]
    players = Mode.player_counts
    usual_bot = "survivor"
    lesson: str

    def __init__(self) -> None:
        self._plans: dict[object, FamilyPlan] = {}

    @property
    def rulebook(self) -> Traversable:
        """Every game of the family has its own."""
        return files("hullbreach.nemesis") / "rulebook" / self.id

    @property
    def locale(self) -> Sequence[Traversable]:
        """What all games of the family say, what their parts are called, and what each game says for itself."""
        return [LOCALE / "family", *locales(self.id), LOCALE / self.id]

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event it can tell."""
        return self.plan_type.catalogue

    @property
    def views(self) -> Sequence[type[View]]:
        """What its sites show."""
        return self.plan_type.views

    def chronicle(self) -> Chronicle:
        """Wounds and ways."""
        from .table.chronicle import FamilyChronicle

        return FamilyChronicle()

    @property
    def words(self) -> type[Words]:
        """What a screen of it says at a glance."""
        from .table.wording.panels import FamilyWords

        return FamilyWords

    @property
    def named(self) -> Sequence[str]:
        """Cards, tokens and what hunts, which the board names."""
        return NAMED

    @property
    def lessons(self) -> Sequence[Traversable]:
        """Every game has one for beginners."""
        return [files("hullbreach.nemesis") / "lessons" / f"{self.lesson}.toml"]

    @cached_property
    def signs(self) -> Signs:
        """What is worth foretelling in it."""
        return odds.signs(self.catalogue)

    @cached_property
    def results(self) -> FamilyResults:
        """Who survives and wins, how people leave and what kills them."""
        from .table.results import FamilyResults

        return FamilyResults()

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values, the usual first."""
        made_of = self.plan_type
        return {
            "site": tuple(made_of.sites),
            "species": tuple(made_of.hunters),
            "mode": tuple(made_of.modes),
            **({"crew": tuple(made_of.crews)} if len(made_of.crews) > 1 else {}),
            **dict.fromkeys(made_of.additions, ("off", "on")),
            **HOUSE_RULES,
        }

    def edition(self, options: Mapping[str, str]) -> Edition:
        """What the game is printed with, made of these parts."""
        raise NotImplementedError

    def check(self, options: Mapping[str, str]) -> None:
        """Refuse what does not go together."""

    def options_with(self, packs: Sequence[Pack]) -> Mapping[str, tuple[str, ...]]:
        """What packs bring comes after what is ours."""
        brought = [content_of(pack) for pack in packs if module_of(pack)]
        more = {
            "site": [name for content in brought for name in content.sites],
            "species": [name for content in brought for name in content.hunters],
            "mode": [name for content in brought for name in content.modes],
        }
        return {name: tuple(dict.fromkeys((*ours, *more.get(name, ())))) for name, ours in self.options.items()}

    @cached_property
    def usual(self) -> Mapping[str, str]:
        """The first value of every option."""
        return {name: values[0] for name, values in self.options.items()}

    def box(self, options: Mapping[str, str], packs: Sequence[Pack]) -> Box:
        """What the game is played with."""
        for unknown in self._unknown_parts(packs):
            raise unknown
        edition = self.edition(options)
        return box_with(edition, packs, options) if packs else printed_box(edition)

    def problems(self, packs: Sequence[Pack]) -> Iterable[BadPack]:
        """Everything that is wrong with packs that are used together: in the usual game, then with what they bring."""
        found = list(problems(self.edition(self.usual), packs, self.usual)) or list(self._unknown_parts(packs))
        for options in () if found else self._each_part(packs):
            found += problems(self.edition(options), packs, options)
            try:
                self.assemble(options, packs)
            except BadPack as bad:
                return found or [bad]
        return found

    def _unknown_parts(self, packs: Sequence[Pack]) -> Iterator[BadPack]:
        """What rows are for must be a part of ours or of these packs."""
        folders = [self.edition({**self.usual, "species": name}).parts for name in self.options["species"]]
        known = {*chain(*folders), *chain(*self.options_with(packs).values())}
        for pack in packs:
            yield from unknown_parts(pack, known)

    def _each_part(self, packs: Sequence[Pack]) -> Iterator[Mapping[str, str]]:
        """The usual game, and one with every part that packs bring."""
        yield self.usual
        for name, values in self.options_with(packs).items():
            yield from ({**self.usual, name: value} for value in values if value not in self.options[name])

    def starter_pack(self, id: str) -> Mapping[str, str]:
        """One room of its own."""
        return {**super().starter_pack(id), **room_of_my_own(self.id, id)}

    def names_wanted(self, pack: Pack) -> Iterable[str]:
        """The messages that everything new in a pack needs in each language."""
        printed = [self.edition({**self.usual, "species": name}).tables for name in self.options["species"]]
        ways = [names_wanted(self.edition(options), pack, options, printed) for options in self._each_part([pack])]
        return dict.fromkeys(chain(*ways))

    def watch(self, by: Watch) -> None:
        """Have the functions of the pack under watch called through its watchers."""
        watch(by)

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Piece]:
        """Every sort of thing in the box."""
        box = self.box(self.usual, packs)
        return pieces(box.tables, box.looks)

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> FamilyPlan:
        """Plans are made once for each set of options and packs."""
        self.check(options)
        key = (tuple(sorted(options.items())), tuple(pack.digest for pack in packs))
        if key not in self._plans:
            digests = {pack.id: pack.digest for pack in packs}
            box = self.box(options, packs)
            with blaming(packs):
                self._plans[key] = self.plan_type(dict(options), box, digests)
        return self._plans[key]


@cache
def printed_box(edition: Edition) -> Box:
    """The box of a game without packs."""
    return edition.box(edition.tables, edition.functions)


class Nemesis(FamilyTitle):
    """The base game."""

    id = "nemesis"
    place = 1
    lesson = "first_steps"
    plan_type = NemesisPlan

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """A player that goes by rules of thumb; it is large, and loaded when somebody plays with it."""
        from .table.bots.ship.habits import mind_of
        from .table.bots.survivor import Survivor

        return {self.usual_bot: Survivor(mind_of)}

    @property
    def scenario(self) -> type[Table]:
        """The ship, its engines and pods, and the intruder player."""
        from .scenario.nemesis import NemesisTable

        return NemesisTable

    @cached_property
    def talk(self) -> Talk:
        """What a crew aboard the ship can say."""
        from .table.talk import ShipTalk

        return ShipTalk()

    @property
    def wording(self) -> type[Wording]:
        """The ship in words."""
        from .table.wording.ship import ShipWording

        return ShipWording

    @cached_property
    def signs(self) -> Signs:
        """Some turns are those of a player who is the intruders."""
        return odds.with_intruder_player(super().signs)

    def edition(self, options: Mapping[str, str]) -> Edition:
        """What it is printed with."""
        return nemesis_edition(options["species"])

    def check(self, options: Mapping[str, str]) -> None:
        """Alone nobody would be left to play against, and a crew that wins together can bring its dead back.

        The cards of the intruder player are those of the intruders.
        """
        for option, needed in (("mode", "semi-coop"), ("species", "intruders")):
            if options["intruder-player"] == "on" and options[option] != needed:
                raise Refused("options-clash", one="intruder-player=on", other=f"{option}={options[option]}")


class Lockdown(FamilyTitle):
    """The title on the shelf."""

    id = "lockdown"
    place = 2
    lesson = "lights_out"
    plan_type = LockdownPlan

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """The same player, with another mind for another site."""
        from .table.bots.facility.habits import mind_of
        from .table.bots.survivor import Survivor

        return {self.usual_bot: Survivor(mind_of)}

    @property
    def scenario(self) -> type[Table]:
        """Power, time, pods on a schedule, contingencies, knowledge and the ways out."""
        from .scenario.lockdown import LockdownTable

        return LockdownTable

    @cached_property
    def talk(self) -> Talk:
        """What a crew in the facility can say."""
        from .table.talk import FacilityTalk

        return FacilityTalk()

    @property
    def wording(self) -> type[Wording]:
        """The facility in words."""
        from .table.wording.facility import FacilityWording

        return FacilityWording

    @cached_property
    def signs(self) -> Signs:
        """Another die where there is light, and the surface."""
        return odds.with_surface(super().signs)

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Piece]:
        """What only the facility has comes last."""
        box = self.box(self.usual, packs)
        assert isinstance(box, FacilityBox)
        return [*super().gallery(packs), *facility_pieces(box.tables)]

    def edition(self, options: Mapping[str, str]) -> Edition:
        """What it is printed with."""
        return lockdown_edition(options["species"], options["crew"])
