"""The game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

import msgspec

from ..kernel import Catalogue
from ..library import Title
from ..packs import Pack
from .board.layout import laid
from .board.side import ours as our_sides
from .box import Box
from .missions.burn_it_out import BurnItOut
from .missions.escape import Escape
from .missions.mess_call import MessCall
from .missions.mission import Mission, MissionRow
from .missions.newt import Newt
from .missions.purge_cycle import PurgeCycle
from .missions.rescue import Rescue
from .missions.resupply import Resupply
from .missions.survive import Survive
from .missions.two_rooms import TwoRooms
from .plan import AliensPlan
from .tables import ours as our_tables
from .view.shapes import AliensView

if TYPE_CHECKING:
    from ..lab.scenario.table import Table

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

    def __init__(self) -> None:
        self._plans: dict[object, AliensPlan] = {}

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
    def catalogue(self) -> Catalogue:
        return AliensPlan.catalogue

    @property
    def views(self) -> Sequence[type[msgspec.Struct]]:
        return (AliensView,)

    @property
    def scenario(self) -> type[Table]:
        """A squad, what hunts it, and the cards."""
        from .scenario.table import AliensTable

        return AliensTable

    @cached_property
    def missions(self) -> Sequence[Mission]:
        """The nine missions on our own boards."""
        sides = our_sides()
        found = []
        for id, kind in MISSIONS.items():
            text = files(__package__) / "missions" / id.replace("-", "_") / "mission.toml"
            row = msgspec.toml.decode(text.read_bytes(), type=MissionRow)
            found.append(kind(row, laid(row.layout, sides, row.sealed)))
        return found

    @cached_property
    def box(self) -> Box:
        """What is in the box."""
        return Box(our_tables())

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> AliensPlan:
        """The plan of the game, made once for each set of options."""
        key = tuple(sorted(options.items()))
        if key not in self._plans:
            wanted = options["mission"]
            first = 0 if wanted == CAMPAIGN else list(MISSIONS).index(wanted)
            self._plans[key] = AliensPlan(dict(options), self.box, self.missions, first)
        return self._plans[key]


ALIENS = Aliens()
