"""The same scene in every game of the family: a hall with four corridors, a shaft, and a double corridor.

The first of the crew (seat 0) is about to act next to the hall, everybody else is far away, and it is light everywhere.
Nothing is wrong with the place itself: engines work, and the contingency is harmless.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hullbreach.kernel import Effect
from hullbreach.nemesis.position.crew import ABOARD
from hullbreach.nemesis.scenario import FamilyTable, LockdownTable, NemesisTable, scenario


class Ground(NamedTuple):
    """Where things are on a board, and which things have another name on a card."""

    crew: tuple[str, ...]
    hall: int
    """Its corridors 1, 2, 3 and 4 lead to four rooms; it has no entrance."""
    shaft: int
    """It has an entrance of the technical corridors, under the number that is not a corridor's."""
    double: int
    """Its corridor 3 and 4 is one and the same."""
    far: int
    lair: int
    """Where the nest is, unexplored."""
    gun: str
    """A weapon without a property, as far as the combat die goes."""
    scratch: str
    """The attack that every kind but a larva makes: a light wound and contamination."""
    bite: str
    """The attack of adults and larger ones that means a serious wound, or death for those with two."""
    quiet: tuple[str, ...]
    """Event cards that change nothing: they move no adult and no creeper."""
    roaming: str
    """An event card that moves adults and changes nothing else on an empty board."""
    removed: str
    """An event card that leaves the game."""
    alone: str
    """An objective that is met if nobody else survives."""
    wipe: str
    """An objective that is met if its owner has sent the signal and the nest is destroyed."""
    study: str
    """An objective that is met if all weaknesses are known."""
    common: tuple[str, str, str]
    """Common objectives: two ask for the signal, none for more than all weaknesses, the nest and the queen."""
    stroll: str
    """An action card of the first of the crew that moves them without a noise roll, in darkness at least."""
    tape: str
    components: tuple[str, str, str]
    """A crafted item and two items it is made of."""
    rifle: str
    """A heavy item of the red deck."""


GROUND = {
    "nemesis": Ground(
        ("scout", "captain", "pilot"), 6, 14, 7, 12, 18, "rifle", "scratch", "bite",
        ("nest", "regeneration", "egg-protection"), "hatching", "evacuation-pod-ejection",
        "the-oldest-friend", "aliens-on-a-spaceship", "extreme-field-biology",
        ("first-contact-protocol", "cutting-off-the-head", "clean-up-crew"),
        "reconnaissance", "duct-tape", ("taser", "energy-charge", "tools"), "prototype-pistol",
    ),
    "lockdown": Ground(
        ("janitor", "hacker", "xenobiologist"), 25, 20, 26, 8, 11, "tracking-carbine", "cut", "perched-in-the-dark",
        ("power-surge", "egg-protection-facility", "nest-facility"), "panic", "coolant-leak-facility",
        "one-version-of-events", "tell-the-world", "one-version-of-events",
        ("know-your-enemy", "head-of-the-brood", "early-warning"),
        "night-shift", "duct-tape-facility", ("taser", "weapon-battery", "toolbelt"), "flare-gun",
    ),
}  # fmt: skip


class Scene:
    """A table and its ground: rooms by the numbers of the hall's corridors."""

    def __init__(self, game: str, players: int = 2, seed: int = 1, **options: str) -> None:
        self.ground = ground = GROUND[game]
        self.table: FamilyTable = _table(game, ground.crew[:players], seed, options)
        self.hall, self.far = f"room:{ground.hall}", f"room:{ground.far}"
        board = self.table.state.board
        spots = board.spot_by_number[ground.hall]
        self.way = {number: board.spot_ids[spots[number]] for number in (1, 2, 3, 4)}
        """The corridors of the hall by number."""
        self.near = {number: f"room:{board.behind(ground.hall, spots[number])}" for number in (1, 2, 3, 4)}
        """The rooms next to the hall by number."""
        table = self.table
        table.tile(ground.lair, "nest", explored=False)
        for other in range(1, players):
            table.place(other, self.far)
        table.explore(ground.hall)
        self.stand(self.near[4])

    def stand(self, room: str | int) -> None:
        """Seat 0 is in this room and about to act."""
        self.table.place(0, room)
        self.table.turn(0)

    def meet(self, *kinds: str, where: str | None = None, injuries: int = 0) -> list[str]:
        """These intruders are with seat 0, or somewhere else, and seat 0 is about to act."""
        foes = [self.table.intruder(kind, where or self.table.of(0).room, injuries) for kind in kinds]
        self.table.turn(0)
        return foes

    def arm(self, *guns: str) -> None:
        """Seat 0 has a plain weapon, or these, loaded, and it is dark, so that shots are rolled with the combat die."""
        guns = guns or (self.ground.gun,)
        if self.table.of(0).heavy != list(guns):
            self.table.lose_items(0)
            self.table.give(0, *guns)
        self.darken()

    def darken(self) -> None:
        """Switch off all power, in games that have it."""
        if isinstance(self.table, LockdownTable):
            self.table.dark()
        self.table.turn(0)

    def carry_out(self, *effects: Effect) -> None:
        """These effects happen now, one after another."""
        self.table.state.stack.extend((effect, 0) for effect in reversed(effects))
        self.table.run()

    def enter_the_hall(self, noise: str = "silence") -> None:
        """Seat 0 walks into the hall and, if it has to roll, rolls this."""
        self.table.fate(noise=[noise])
        self.table.play(0, "move", to=self.hall)

    def token(self, kind: str, surprise: int = 9) -> str:
        """The intruder token of a kind that surprises the least, or those with fewer cards than this in the light."""
        box = self.table.state.box
        of_kind = [name for name in box.token_names if name.split("-")[0] == kind]
        numbers = {name: int(name.split("-")[1]) if "-" in name else 0 for name in of_kind}
        fitting = [name for name in of_kind if surprise == 9 or numbers[name] >= surprise]
        return min(fitting, key=lambda name: numbers[name])

    def bag(self, *tokens: str) -> None:
        """The bag holds exactly these tokens."""
        self.table.bag(**{name.replace("-", "_"): tokens.count(name) for name in tokens})
        self.table.turn(0)

    def card(self, blood: int, name: str = "") -> str:
        """An attack card with this number in its blood symbol, 0 being the arrow."""
        box = self.table.state.box
        pairs = zip(box.attacks, box.blood, strict=True)
        return next(f"{its}-{number}" for its, number in pairs if its and number == blood and name in ("", its))

    def direction(self, event: str) -> int:
        """The corridor number on an event card."""
        card = next(card for card in self.table.state.box.tables.events.event if card.id == event)
        return card.direction if isinstance(card.direction, int) else card.direction[0]

    def beyond(self, room: str) -> str:
        """A room that is not next to this one and in which nobody is."""
        board, number = self.table.state.board, self.table.room_number(room)
        near = {number, *board.neighbours[number], *self.table.state.room}
        return f"room:{next(other for other in board.rooms if other not in near)}"

    def faces(self, zone: int) -> list[int]:
        """What the cards of a pile show, from the bottom up."""
        g = self.table.state
        return [g.face[back] for back in g.zones[zone]]

    def noisy(self) -> set[str]:
        """Every corridor with a noise marker."""
        g = self.table.state
        return {name for spot, name in enumerate(g.board.spot_ids) if g.is_noisy(spot)}

    def everything_done(self) -> None:
        """The queen is dead, the nest is destroyed and all weaknesses are known."""
        g = self.table.state
        g.queen_dead = g.nest_destroyed = True
        g.discovered = 7

    def end(self) -> dict[str, Any]:
        """The time track runs out; the outcome."""
        self.table.state.time = 1
        first = self.table.state.status.index(ABOARD)
        self.table.turn(first)
        self.table.end_round()
        while not self.table.game.over:  # players who still have two objectives choose one
            self.table.game.answer(self.table.game.choice.options[0].id, self.table.game.choice.seat)
        return dict(self.table.game.outcome)

    def kinds_told(self) -> list[str]:
        """What has happened since the last play."""
        return [event["kind"] for event in self.table.told()]


def is_shuffled(now: list[int], before: list[int]) -> bool:
    """Whether a pile is in another order: of its cards fewer than half are where they were, from the bottom up."""
    stayed = sum(one == other for one, other in zip(now, before, strict=False))
    return stayed < len(now) / 2


def _table(game: str, crew: tuple[str, ...], seed: int, options: dict[str, str]) -> FamilyTable:
    table = scenario(game, crew, seed, **options)
    assert isinstance(table, FamilyTable)
    if isinstance(table, LockdownTable):
        table.power()
        table.contingency("green")
    elif isinstance(table, NemesisTable):
        for engine in (1, 2, 3):
            table.engine(engine, "working")
    return table
