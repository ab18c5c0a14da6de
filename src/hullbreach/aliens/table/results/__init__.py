"""How simulated games are counted: which missions are won, how they end, what loses people, what is never used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import asdict

from ....kernel import EventKind, Game
from ....lab.bands import Band
from ....lab.results import Results
from ....lab.row import Row
from ....lab.tally import Section, counted, endings, everyone, one_a_game, rounds
from . import conclusion
from .bands import WON
from .row import COLUMNS, AliensRow

FATES = ("won", "survived")


class AliensResults(Results[AliensRow]):
    """What is counted of a mission or a campaign."""

    columns = COLUMNS
    fates = FATES
    shared = frozenset({"won"})
    groupings = {  # noqa: RUF012  # nobody changes it
        "character": lambda row: [row.character],
        "seat": lambda row: [str(row.seat)],
    }
    headings = (
        "characters", "cards", "gear", "weapons", "actions", "abilities", "hazards", "tracker", "mission-events",
        "sentries", "kills", "losses",
    )  # fmt: skip
    references = {"character": "character"}  # noqa: RUF012  # nobody changes it
    tried = ("card", "alien")

    def row(self, row: Row, game: Game) -> AliensRow:
        """What became of one seat of a game that is over."""
        view = game.view(None)
        here = {person["ref"] for person in view["people"] if person["state"] in conclusion.HERE}
        who = conclusion.hero(game, row.seat)
        piles = view["endurance"]
        deck = piles["deck"] + piles["under"]
        return AliensRow(
            **asdict(row),
            mission=view["mission"].partition(":")[2],
            character=who.partition(":")[2],
            survived=who in here,
            cause="" if who in here else conclusion.cause(game, who),
            survivors=len(here),
            kills=conclusion.kills(game),
            cards=deck + piles["exhaust"],
            lowest=min((deck, *conclusion.decks(game))),
            score=conclusion.score(game),
        )

    def ending(self, game: Game) -> str:
        """What ended a game."""
        return conclusion.ending(game)

    def manner(self, options: Mapping[str, str]) -> str:
        """The mission, on which the balanced shares depend."""
        return options["mission"]

    def hoped(self, options: Mapping[str, str]) -> Mapping[str, Band]:
        """How often the mission should be won."""
        mission = options["mission"]
        return {"won": WON[mission]} if mission in WON else {}

    def sections(self, rows: Sequence[AliensRow]) -> list[Section]:
        """Tables of how often the game was won, how many survived, what lost heroes, and how and when it ended."""
        games = one_a_game(rows)
        everybody = everyone(rows, FATES).fates
        lost = Counter(row.cause for row in rows if row.cause)
        return [
            Section("fate", "games", list(everyone(games, ("won",)).fates.items())),
            Section("fate", "seats", [("survived", everybody["survived"])]),
            Section("cause", "seats", counted(lost.elements(), len(rows))),
            Section("survivors", "games", sorted(counted((str(row.survivors) for row in games), len(games)))),
            Section("ending", "games", endings(rows)),
            rounds(rows),
        ]

    def heading(self, kind: EventKind, about: str) -> str:
        """The heading of an event; what is about nothing is counted with the rest."""
        return kind.heading
