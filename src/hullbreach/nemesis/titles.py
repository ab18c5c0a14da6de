"""The games of the family on the shelf, each with its rules, words, bots and odds."""

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
from .packed_box import Edition, blaming, box_with, content_of, names_wanted, problems, unknown_parts, watch
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
    *("attack-", "computer-", "contingency-", "css-", "csspod-", "event-card-", "mutation-", "object-", "species-"),
    *("surface-", "weakness-"),
)
"""Prefixes of the messages that the client uses by name."""


class FamilyTitle(Title):
    """A game of the family on the shelf."""

    id: str
    place: int
    plan_type: type[FamilyPlan]
    ruled: Sequence[str] = ()
    """The folders of parts that bring rules of their own, in the order of the rulebook."""
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
    def part_rulebooks(self) -> Mapping[str, Traversable]:
        """Rules are named after the folder of their part."""
        folders = [files("hullbreach.nemesis").joinpath(folder) for folder in self.ruled]
        return {folder.name.replace("_", "-"): folder for folder in folders}

    @property
    def locale(self) -> Sequence[Traversable]:
        """The messages of the family, of its parts, and of each game."""
        return [LOCALE / "family", *locales(self.id), LOCALE / self.id]

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event it has."""
        return self.plan_type.catalogue

    @property
    def views(self) -> Sequence[type[View]]:
        """The structs of its views."""
        return self.plan_type.views

    def chronicle(self) -> Chronicle:
        """Wounds and paths."""
        from .table.chronicle import FamilyChronicle

        return FamilyChronicle()

    @property
    def words(self) -> type[Words]:
        """The class of the texts on its screens."""
        from .table.wording.panels import FamilyWords

        return FamilyWords

    @property
    def named(self) -> Sequence[str]:
        """Prefixes for cards, tokens and intruders, which the board names."""
        return NAMED

    @property
    def lessons(self) -> Sequence[Traversable]:
        """Every game has one for beginners."""
        return [files("hullbreach.nemesis") / "lessons" / f"{self.lesson}.toml"]

    @cached_property
    def signs(self) -> Signs:
        """The outcomes that its odds count."""
        return odds.signs(self.catalogue)

    @cached_property
    def results(self) -> FamilyResults:
        """Who survives and wins, how people leave and what kills them."""
        from .table.results import FamilyResults

        return FamilyResults()

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values, the default first."""
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
        """The edition of the game with these options."""
        raise NotImplementedError

    def check(self, options: Mapping[str, str]) -> None:
        """Refuse options that do not go together: above all those that a species does not go with."""
        species = options["species"]
        hunters = self.plan_type.hunters.get(species)
        for option, (needed, rule) in hunters().goes_with.items() if hunters else ():
            if options[option] != needed:
                raise Refused("options-clash", rule, one=f"species={species}", other=f"{option}={options[option]}")

    def options_with(self, packs: Sequence[Pack]) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values. Those from packs come last."""
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
        """The box of the game with these options and packs."""
        for unknown in self._unknown_parts(packs):
            raise unknown
        edition = self.edition(options)
        return box_with(edition, packs, options) if packs else printed_box(edition)

    def problems(self, packs: Sequence[Pack]) -> Iterable[BadPack]:
        """Everything that is wrong with packs that are used together: in the default game, then with each new part."""
        found = list(problems(self.edition(self.usual), packs, self.usual)) or list(self._unknown_parts(packs))
        for options in () if found else self._each_part(packs):
            found += problems(self.edition(options), packs, options)
            try:
                self.assemble(options, packs)
            except BadPack as bad:
                return found or [bad]
        return found

    def _unknown_parts(self, packs: Sequence[Pack]) -> Iterator[BadPack]:
        """Rows that are for a part that neither the game nor these packs have."""
        folders = [self.edition({**self.usual, "species": name}).parts for name in self.options["species"]]
        known = {*chain(*folders), *chain(*self.options_with(packs).values())}
        for pack in packs:
            yield from unknown_parts(pack, known)

    def _each_part(self, packs: Sequence[Pack]) -> Iterator[Mapping[str, str]]:
        """The options of the default game, and of one with each part that packs bring."""
        yield self.usual
        for name, values in self.options_with(packs).items():
            yield from ({**self.usual, name: value} for value in values if value not in self.options[name])

    def starter_pack(self, id: str) -> Mapping[str, str]:
        """The files of a pack with one room."""
        return {**super().starter_pack(id), **room_of_my_own(self.id, id)}

    def names_wanted(self, pack: Pack) -> Iterable[str]:
        """The messages that everything new in a pack needs in each language."""
        printed = [self.edition({**self.usual, "species": name}).tables for name in self.options["species"]]
        ways = [names_wanted(self.edition(options), pack, options, printed) for options in self._each_part([pack])]
        return dict.fromkeys(chain(*ways))

    def watch(self, by: Watch) -> None:
        """Wrap the functions of the watched pack in its watchers."""
        watch(by)

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Piece]:
        """Every kind of thing in the box."""
        box = self.box(self.usual, packs)
        return pieces(box.tables, box.looks)

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> FamilyPlan:
        """The plan of the game, made once for each set of options and packs."""
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
    ruled = ("species/carnomorphs", "species/void_seeders")

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """A bot that plays by rules of thumb. It is large, so it is loaded when it is first used."""
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
        """The outcomes that odds count, with the turns of the intruder player."""
        return odds.with_intruder_player(super().signs)

    def edition(self, options: Mapping[str, str]) -> Edition:
        """What it is printed with."""
        return nemesis_edition(options["species"])

    def check(self, options: Mapping[str, str]) -> None:
        """Refuse the intruder player where nobody could play it.

        Alone there would be nobody left to play against, a crew that wins together can bring its dead back, and the
        intruder player's cards are made for some species only.
        """
        super().check(options)
        hunters = self.plan_type.hunters.get(options["species"])
        clashes = {
            "mode": options["mode"] != "semi-coop",
            "species": hunters is None or not hunters().has_player,
        }
        for option in clashes if options["intruder-player"] == "on" else ():
            if clashes[option]:
                raise Refused("options-clash", one="intruder-player=on", other=f"{option}={options[option]}")


class Lockdown(FamilyTitle):
    """Lockdown, the second game."""

    id = "lockdown"
    place = 2
    lesson = "lights_out"
    plan_type = LockdownPlan

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """The same bot, with the assessment of another site."""
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
        """The outcomes that odds count, with the advantage die and the surface."""
        return odds.with_surface(super().signs)

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Piece]:
        """Every kind of thing in the box. Those that only the facility has come last."""
        box = self.box(self.usual, packs)
        assert isinstance(box, FacilityBox)
        return [*super().gallery(packs), *facility_pieces(box.tables)]

    def edition(self, options: Mapping[str, str]) -> Edition:
        """What it is printed with."""
        return lockdown_edition(options["species"], options["crew"])
