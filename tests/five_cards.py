"""A game of no family: five secret cards, with a plan and nothing else that the house may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.kernel import Plan
from hullbreach.library import Title
from hullbreach.packs import Pack
from tests.kernel.toys import FiveCards


class FiveCardsTitle(Title):
    """Stands before every other game."""

    id = "five"
    place = -1
    players = range(3, 4)

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"length": ("short", "long")}

    def assemble(self, options: Mapping[str, str], packs: Sequence[Pack] = ()) -> Plan:
        plan = FiveCards(turns=4 if options["length"] == "short" else 16)
        plan.player_counts, plan.options = self.players, dict(options)
        return plan
