"""The answers of a game, with a snapshot now and then. Rollback, undo and records need nothing more."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from . import codec
from .effect import Seat
from .errors import Refused
from .state import State

if TYPE_CHECKING:
    from .game import Game

EVERY = 16
KEPT = 8
Entry = tuple[Any, ...]


class History:
    """Answers in order: `entries` is the append-only journal, `answers` the part of it that was not taken back."""

    __slots__ = ("answers", "before", "clock", "digests", "entries", "first", "snapshots")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.answers: list[tuple[Seat, str, bool, int]] = []
        """Seat, option id, whether chance was used, and the viewers who learned something."""
        self.snapshots: dict[int, State] = {}
        self.first: State | None = None
        self.before = 0
        self.clock: int | None = None
        self.digests: dict[int, str] = {}
        """The digest of the position after this number of entries."""

    def about_to_answer(self, g: State) -> None:
        """Take a snapshot every sixteenth answer. The first is kept for ever, and of the others the latest few."""
        count = len(self.answers)
        if count % EVERY == 0 and count not in self.snapshots:
            self._keep(g)
        self.before = g.draws

    def _keep(self, g: State) -> None:
        copy = self.snapshots[len(self.answers)] = g.clone()
        if self.first is None:
            self.first = copy
        if len(self.snapshots) > KEPT:
            del self.snapshots[sorted(self.snapshots)[1]]

    def answered(self, g: State, seat: Seat, option_id: str) -> None:
        """Note an answer that has been carried out, and a digest when a round has begun."""
        self.answers.append((seat, option_id, g.draws != self.before, g.learned_by))
        self.entries.append(("answer", seat, option_id))
        clock = g.plan.clock(g)
        if clock != self.clock:
            self.clock = clock
            self.digests[len(self.entries)] = codec.digest(g)

    def took_back(self, g: State, seat: Seat, option_id: str) -> None:
        """Note that a secret answer was taken back. The others stand as if it had never been given."""
        mine = [i for i, answer in enumerate(self.answers) if answer[:2] == (seat, option_id)]
        if mine:  # else it was given before this history began
            del self.answers[mine[-1]]
            self._forget_snapshots(mine[-1])
        self._keep(g)
        self.entries.append(("take-back", seat))

    def _forget_snapshots(self, after: int) -> None:
        for at in [at for at in self.snapshots if at > after]:
            del self.snapshots[at]

    def restore(self, game: Game, count: int) -> State:
        """The position after `count` answers: the nearest snapshot, played on."""
        start = max(at for at in self.snapshots if at <= count)
        g = self.snapshots[start].clone()
        for seat, option_id, _, _ in self.answers[start:count]:
            replay_answer(game, g, seat, option_id)
        return g

    def last_of(self, seat: Seat | None) -> int:
        """The index of the last answer of this seat (None: of anybody)."""
        for at in range(len(self.answers) - 1, -1, -1):
            if seat is None or self.answers[at][0] == seat:
                return at
        raise Refused("nothing-to-undo")

    def undo(self, game: Game, back_to: int, consent: Collection[Seat]) -> State:
        """The position before this answer. Viewers keep what they have learned since."""
        who = self.answers[back_to][0]
        everybody = game._plan.undo_by_consent and set(range(game.players)) <= set(consent)
        if not everybody:
            for other, _, used_chance, news in self.answers[back_to:]:
                if who < 0 or other != who or used_chance or news >> who & 1:
                    raise Refused("undo-needs-consent" if game._plan.undo_by_consent else "undo-never", seat=who)
        later = game._state
        g = self.restore(game, back_to)
        for back, (old, new) in enumerate(zip(g.face, later.face, strict=True)):
            if old == new:
                g.seen[back] |= later.seen[back]
        del self.answers[back_to:]
        self._forget_snapshots(back_to)
        self._keep(g)  # the answers alone would not reproduce what is remembered here
        self.clock = g.plan.clock(g)
        self.entries.append(("undo", back_to, sorted(consent)))
        return g


def replay_answer(game: Game, g: State, seat: Seat, option_id: str) -> None:
    """Carry an old answer out again, without events."""
    type(game)(g, game.players, keep_history=False).answer(option_id, seat)
