"""How simulated games of the family are counted: who survives and wins, how people leave and what kills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from ....kernel import EventKind, Game
from ....lab.bands import Band
from ....lab.labels import Labels
from ....lab.results import Results
from ....lab.row import Row
from ....lab.tally import Section
from . import conclusion, tally
from .bands import SURVIVED, WON
from .row import COLUMNS, FamilyRow

if TYPE_CHECKING:
    from ....lab.picture.panel import Panel

BY_VERB = {"play": "cards", "use": "items"}
"""The heading of an action, by its verb."""


class FamilyResults(Results[FamilyRow]):
    """What is counted in every game of the family."""

    columns = COLUMNS
    fates = tally.FATES
    groupings = {  # noqa: RUF012  # nobody changes it
        "character": lambda row: [row.character],
        "seat": lambda row: [str(row.seat)],
        "objective": lambda row: row.common.split() or [row.objective],  # each of those a crew shares
    }
    banded = "character"
    headings = (
        "characters", "rooms", "room-actions", "cards", "items", "weapons", "quests", "crafted", "events", "attacks",
        "wounds", "weaknesses", "computer-cards", "css-tokens", "surface-cards", "ways-out", "contingencies",
        "contingency-kills",
    )  # fmt: skip
    references = {  # noqa: RUF012  # nobody changes it
        "character": "character",
        "objective": "objective",
        "contingency": "contingency",
        "contingency-kills": "contingency",
    }
    tried = ("card", "item")

    def row(self, row: Row, game: Game) -> FamilyRow:
        """What became of one seat of a game that is over."""
        seat, view = row.seat, game.view(row.seat)
        kept = view["you"]["objectives"]
        survived = seat in game.outcome["survivors"]
        return FamilyRow(
            **asdict(row),
            character=view["crew"][seat]["character"] or "",
            objective=kept[0] if len(kept) == 1 else "",
            survived=survived,
            way_out=conclusion.way_out(game, seat) if survived else "",
            cause="" if survived else conclusion.cause(game, seat),
            contingency=conclusion.contingency(game),
            common=" ".join(view["common_objectives"]),
        )

    def ending(self, game: Game) -> str:
        """What ended a game."""
        return conclusion.ending(game)

    def state(self, game: Game) -> str:
        """What became of the ship or the facility."""
        return str(game.outcome.get("ship") or game.outcome.get("facility", ""))

    def in_words(self, state: str, count: int, labels: Labels) -> str:
        """How many ships exploded, jumped …"""
        return labels.say("fuzz-ship", state=state, count=count)

    def manner(self, options: Mapping[str, str]) -> str:
        """The mode, on which the balanced shares depend."""
        return options["mode"]

    def hoped(self, options: Mapping[str, str]) -> Mapping[str, Band]:
        """How often a character should survive and win."""
        mode = options["mode"]
        return {fate: bands[mode] for fate, bands in (("survived", SURVIVED), ("won", WON)) if mode in bands}

    def heading(self, kind: EventKind, about: str) -> str:
        """The heading of an event; for actions, by their verb."""
        return BY_VERB.get(about.partition("/")[0], "") if kind.name == "acts" else kind.heading

    def sections(self, rows: Sequence[FamilyRow]) -> list[Section]:
        """Tables of what became of everybody, what they died of, how they left, and how and when the games ended."""
        return tally.sections(rows)

    def panels(self, rows: Sequence[FamilyRow], plain: Sequence[Panel], labels: Labels) -> Sequence[Panel]:
        """Ways out and causes of death come first, contingencies last."""
        from .picture import contingencies, fates  # matplotlib is an extra

        return [fates(rows, labels), *plain, *contingencies(rows, labels)]
