"""The game on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import msgspec

from ..bots import Bot
from ..kernel import Catalogue
from ..library import Title
from ..odds.signs import Signs
from ..packs import BadPack, Pack, Watch
from .box import Box
from .gallery import pieces
from .missions.burn_it_out import BurnItOut
from .missions.escape import Escape
from .missions.mess_call import MessCall
from .missions.mission import Mission
from .missions.newt import Newt
from .missions.purge_cycle import PurgeCycle
from .missions.rescue import Rescue
from .missions.resupply import Resupply
from .missions.survive import Survive
from .missions.two_rooms import TwoRooms
from .packed import Packed, messages_of, missions_named, names_wanted, watch
from .plan import AliensPlan
from .starter_pack import hunt_of_my_own
from .table import odds
from .view.shapes import AliensView

if TYPE_CHECKING:
    from ..describe.chronicle import Chronicle
    from ..describe.talk import Talk
    from ..describe.things import Words
    from ..describe.wording import Wording
    from ..lab.scenario.table import Table
    from .table.results import AliensResults

MISSIONS: Mapping[str, type[Mission]] = {
    "newt": Newt,
    "escape": Escape,
    "survive": Survive,
    "rescue": Rescue,
    "resupply": Resupply,
    "mess-call": MessCall,
    "purge-cycle": PurgeCycle,
    "two-rooms": TwoRooms,
    "burn-it-out": BurnItOut,
}
CAMPAIGN = "campaign"
HOUSE_RULES: Mapping[str, tuple[str, ...]] = {
    "undo": ("by-consent", "never"),
    "odds": ("words", "numbers", "off"),
}


class Aliens(Title):
    """A squad on a grid, alone or as a campaign over several evenings."""

    id = "aliens"
    place = 3
    players = range(1, 7)
    usual_bot = "trooper"

    def __init__(self) -> None:
        self._plans: dict[object, AliensPlan] = {}
        self._packed: dict[object, Packed] = {}

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"mission": (*MISSIONS, CAMPAIGN), "swarms": ("tokens", "models"), **HOUSE_RULES}

    @property
    def rulebook(self) -> Traversable:
        return files(__package__) / "rulebook"

    @property
    def locale(self) -> Sequence[Traversable]:
        return [files(__package__) / "locale"]

    @property
    def lessons(self) -> Sequence[Traversable]:
        """One for beginners."""
        return [files(__package__) / "lessons" / "first_patrol.toml"]

    @property
    def catalogue(self) -> Catalogue:
        return AliensPlan.catalogue

    @property
    def views(self) -> Sequence[type[msgspec.Struct]]:
        return (AliensView,)

    @cached_property
    def signs(self) -> Signs:
        """The outcomes that its odds count."""
        return odds.signs(self.catalogue)

    @cached_property
    def results(self) -> AliensResults:
        """Which missions are won, how they end, what loses people."""
        from .table.results import AliensResults

        return AliensResults()

    def chronicle(self) -> Chronicle:
        """Kills, losses and paths."""
        from .table.chronicle import AliensChronicle

        return AliensChronicle()

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        """Fights as a squad and does what the mission asks."""
        from .table.bots.trooper import Trooper

        return {self.usual_bot: Trooper()}

    @property
    def wording(self) -> type[Wording]:
        """Its views in words."""
        from .table.wording.squad import AliensWording

        return AliensWording

    @property
    def words(self) -> type[Words]:
        """The class of the texts on its screens."""
        from .table.wording.panels import AliensWords

        return AliensWords

    @property
    def talk(self) -> Talk:
        """What a squad calls out."""
        from .table.talk import AliensTalk

        return AliensTalk()

    @property
    def measured(self) -> Mapping[str, Callable[[], object]]:
        """Reach and sight on the boards of the first mission."""
        from .measures import measures

        return measures(self.missions[0].board)

    @property
    def scenario(self) -> type[Table]:
        """A squad, what hunts it, and the cards."""
        from .scenario.table import AliensTable

        return AliensTable

    @cached_property
    def missions(self) -> Sequence[Mission]:
        """The nine missions on our own boards."""
        return self.packed(()).missions()

    @cached_property
    def box(self) -> Box:
        """What is in the box."""
        return self.packed(()).box

    # -- packs ------------------------------------------------------------------------------------------------

    def packed(self, packs: Sequence[Pack]) -> Packed:
        """The box and the missions with these packs, read once."""
        key = tuple(pack.digest for pack in packs)
        if key not in self._packed:
            self._packed[key] = Packed(MISSIONS, CAMPAIGN, packs)
        return self._packed[key]

    def options_with(self, packs: Sequence[Pack]) -> Mapping[str, tuple[str, ...]]:
        """Every option with its values. Missions of packs come last."""
        brought = [id for pack in packs for id in missions_named(pack)]
        return {**self.options, "mission": tuple(dict.fromkeys((*self.options["mission"], *brought)))}

    def problems(self, packs: Sequence[Pack]) -> Iterable[BadPack]:
        """Everything that is wrong with packs that are used together."""
        return self.packed(packs).problems()

    def starter_pack(self, id: str) -> Mapping[str, str]:
        """The files of a pack with one board side and a bug hunt on it."""
        return {**super().starter_pack(id), **hunt_of_my_own(id)}

    def names_wanted(self, pack: Pack) -> Iterable[str]:
        """The messages that everything new in a pack needs in each language."""
        return names_wanted(pack, self.box.tables, MISSIONS)

    def messages_of(self, pack: Pack, language: str) -> str:
        """Sides and rooms are called what their map says, and a mission is called the same wherever it is chosen."""
        return messages_of(pack, language)

    def names_in(self, view: Mapping[str, Any]) -> Iterable[str]:
        """What a mission asks for."""
        return [f"goal-{goal['id']}" for goal in view["goals"]]

    def gallery(self, packs: Sequence[Pack] = ()) -> Sequence[Mapping[str, Any]]:
        """Every kind of thing in the box."""
        packed = self.packed(packs)
        return pieces(packed.box, packed.missions())

    def watch(self, by: Watch) -> None:
        """Have the missions and cards of the watched pack called through its watchers."""
        watch(by)

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> AliensPlan:
        """The plan of the game, made once for each set of options and packs."""
        key = (tuple(sorted(options.items())), tuple(pack.digest for pack in packs))
        if key not in self._plans:
            wanted, packed = options["mission"], self.packed(packs)
            missions = packed.missions()
            first = 0 if wanted == CAMPAIGN else [mission.id for mission in missions].index(wanted)
            digests = {pack.id: pack.digest for pack in packs}
            self._plans[key] = AliensPlan(dict(options), packed.box, missions, first, packed.functions, digests)
        return self._plans[key]


ALIENS = Aliens()
