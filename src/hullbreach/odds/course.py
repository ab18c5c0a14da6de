"""What follows from one option in one imagined game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel import Back, Choice, Event, Game, State, workbench
from .signs import Signs

MOST = 40
"""Most questions answered while an option plays out."""


class Point(NamedTuple):
    """Something that chance or what is hidden has decided."""

    what: str | Back
    """The source of a roll or a blind pick, or a component that has come to light."""
    results: Mapping[Any, int]
    """What could have come of it, and how many ways lead there; empty if that cannot be said."""
    steady: bool
    """Whether the same could have come of it whatever was decided before: so it is with dice, and not with the bag."""


Face = tuple[Back, Hashable]
"""A component and the sort of face it bears."""


class Decided(NamedTuple):
    """What is fixed beforehand, in the order in which it was."""

    rolls: tuple[tuple[str, str], ...] = ()
    faces: tuple[Face, ...] = ()

    def with_result(self, what: str | Back, result: Hashable) -> Decided:
        """With one thing more."""
        if isinstance(what, str):
            return self._replace(rolls=(*self.rolls, (what, str(result))))
        return self._replace(faces=(*self.faces, (what, result)))

    def script(self) -> dict[str, tuple[str, ...]]:
        """The results of rolls and picks by their source."""
        script: dict[str, tuple[str, ...]] = {}
        for source, result in self.rolls:
            script[source] = (*script.get(source, ()), result)
        return script


UNDECIDED = Decided()


class Course(NamedTuple):
    """What an option brought: its events, how many of them came before the first point, and all points in order."""

    events: Sequence[Mapping[str, Any]]
    sure: int
    points: Sequence[Point]


class Hidden:
    """What a seat does not see of an imagined game, and may lie one way as well as another."""

    def __init__(self, world: Game, seat: int, signs: Signs, alone: bool) -> None:
        self._state = workbench.position(world)
        self._seat = seat
        self._signs = signs
        self._kept = {heap.family for heap in self._state.heaps if heap.viewer == seat}
        self._alone = alone

    def may_change(self, back: Back) -> bool:
        """Whether its face may be exchanged with any other that is hidden.

        Not if the seat can tell some of the family apart, nor while others are asked who must have something to say.
        """
        return self._alone and self._state.family[back] not in self._kept

    def results(self, back: Back, decided: Decided) -> Mapping[Any, int]:
        """What may come to light on a component when these others are decided."""
        if not self.may_change(back):
            return {}
        found = Counter(self._state.plan.likeness(self._state, other) for other in self._alike(back))
        family = self._state.family
        found.subtract(sort for other, sort in decided.faces if family[other] == family[back])
        return {sort: count for sort, count in found.items() if count > 0}

    def lay(self, state: State, faces: Iterable[Face]) -> None:
        """Exchange faces until these are where they are to be, as far as there are enough of them."""
        likeness, laid = state.plan.likeness, set[Back]()
        for back, sort in faces:
            if likeness(state, back) != sort:
                other = next((b for b in self._alike(back) if b not in laid and likeness(state, b) == sort), back)
                state.face[back], state.face[other] = state.face[other], state.face[back]
            laid.add(back)

    def _alike(self, back: Back) -> list[Back]:
        state = self._state
        members = state.plan.members(state, state.family[back])
        return [other for other in members if not state.seen[other] >> self._seat & 1]


class Witness(list[Event]):
    """Hears events, and at which points chance or something hidden has decided."""

    def __init__(self, state: State, seat: int, signs: Signs, hidden: Hidden, decided: Decided) -> None:
        super().__init__()
        self.ended = False
        """Whether something else has begun: what follows was not caused by the option."""
        self.sure: list[bool] = []
        self.points: list[Point] = []
        self._state = state
        self._seat = seat
        self._ends = signs.ends
        self._dice = state.plan.dice()
        self._hidden = hidden
        self._decided = decided
        self._expected = {back for back, _ in decided.faces}
        self._mixed: set[Back] = set()
        self._known = self._seen()

    def append(self, event: Event) -> None:
        self.look()
        if event.kind in self._ends:
            self.ended = True
        if not self.ended:
            super().append(event)
            self.sure.append(not self.points)

    def watch(self, source: str, backs: Sequence[Back], results: Mapping[str, int]) -> None:
        """Chance decides. What is drawn counts when it is seen; what is mixed can no longer be fixed beforehand."""
        self.look()
        if len(backs) > 1:
            self._mixed.update(backs)
        elif len(results) > 1 and not self.ended:
            self.points.append(Point(source, results, source in self._dice))

    def look(self) -> None:
        """Notice what the seat has seen since it was last asked."""
        if self.ended:
            return
        seen = self._seen()
        new = seen & ~self._known
        self._known = seen
        while new:
            low = new & -new
            new ^= low
            back = len(self._state.seen) - 1 - (low.bit_length() - 1) // 8
            if back in self._mixed:
                self.points.append(Point(back, {}, False))
            elif back not in self._expected:
                results = self._hidden.results(back, self._decided)
                if len(results) != 1:
                    self.points.append(Point(back, results, True))

    def _seen(self) -> int:
        """Which hidden components the seat has seen, as a mask."""
        seen = self._state.seen
        return int.from_bytes(seen, "big") & int.from_bytes(bytes([1 << self._seat]) * len(seen), "big")


def course_of(
    world: Game,
    option: str,
    seat: int,
    signs: Signs,
    alone: bool = True,
    decided: Decided = UNDECIDED,
    lying: Sequence[Face] = (),
) -> Course:
    """Answer the option, then whatever needs no deciding, until something else begins.

    Other faces may be `lying` somewhere without being decided: nobody knows of them before they come to light.
    What is answered unasked is told as well: that somebody could have decided differently may be worth knowing.
    """
    hidden = Hidden(world, seat, signs, alone)
    game = world.clone(keep_history=False)
    state = workbench.position(game)
    hidden.lay(state, (*decided.faces, *lying))
    told = Witness(state, seat, signs, hidden, decided)
    workbench.script(game, decided.script())
    workbench.listen(game, told)
    workbench.watch(game, told.watch)
    game.answer(option, seat)
    for _ in range(MOST):
        goes_on = None if told.ended else _goes_on(game, signs)
        if goes_on is None:
            break
        choice, answer = goes_on
        told.append(Event(choice.ask, {}, choice.args, 1 << choice.seat, choice.rule))
        game.answer(answer, choice.seat)
    told.look()
    shown = [event.shown_to(seat) for event in told]
    sure = sum(event is not None for event, sure in zip(shown, told.sure, strict=True) if sure)
    return Course([event for event in shown if event is not None], sure, told.points)


def _goes_on(game: Game, signs: Signs) -> tuple[Choice, str] | None:
    """A question and an answer that decides nothing: the only one there is, or one that lets things go on."""
    return next(((choice, answer) for choice in game.choices if (answer := _plain_answer(choice, signs))), None)


def _plain_answer(choice: Choice, signs: Signs) -> str | None:
    if choice.ask in signs.turns:
        return None
    first = choice.options[0]
    if len(choice.options) == 1 or (
        first.verb in signs.any_will_do and all(o.verb == first.verb for o in choice.options)
    ):
        return first.id
    return next((option.id for option in choice.options if option.verb in signs.routine), None)
