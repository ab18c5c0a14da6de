"""An objective and how far the bot is with it, as for every game of the family."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, TypeVar

from ....view.shapes import Person
from .outlook import Outlook
from .situation import Situation

EASE_OF_A_DEATH = 8.0
"""The ease of an objective that asks for a death: others usually die without help."""
EASE_OF_A_DEATH_PAST = 12.0


class Aim:
    """One objective. Subclasses for a site say what its cards ask for."""

    targets: ClassVar[Mapping[str, int]]
    """By objective: the number of the player who must not survive."""
    signals: ClassVar[Collection[str]]
    """Objectives that want a signal sent."""

    def __init__(self, objective: str, now: Situation, outlook: Outlook) -> None:
        self.objective = objective
        self.now = now
        self.outlook = outlook

    # -- what it asks for ------------------------------------------------------------------------------------

    @property
    def target(self) -> Person | None:
        """The character who must not survive."""
        number = self.targets.get(self.objective)
        return next((one for one in self.now.crew if number is not None and one.number == number), None)

    @property
    def needs_signal(self) -> bool:
        """Whether the bot must still send a signal. Each common objective needs one from another of the crew."""
        return self.lacks_signal and not self.now.me.signalled

    @property
    def lacks_signal(self) -> bool:
        """Whether a signal is still missing, whoever sends it."""
        if self.objective not in self.signals:
            return False
        asked = sum(name in self.signals for name in self.now.view.common_objectives)
        return sum(one.signalled for one in self.now.crew) < asked if asked else not self.now.me.signalled

    @property
    def object(self) -> str:
        """The object that must be carried out or to its place: `corpse-blue`, `egg`, or nothing."""
        return ""

    @property
    def carries_object(self) -> bool:
        """Whether the bot carries this object."""
        return f"object:{self.object}" in self.now.me.objects or self.object in self.now.me.objects

    @property
    def bed(self) -> str:
        """The kind of room in which the object must lie, if it is not to be carried away."""
        return ""

    @property
    def placed(self) -> bool:
        """Whether the object lies there."""
        room = self.now.room_of_kind.get(self.bed)
        return room is not None and f"object:{self.object}" in room.objects

    @property
    def specimens(self) -> set[str]:
        """The kinds of object that must still be analysed."""
        return set()

    @property
    def needs_explored(self) -> bool:
        """Whether rooms must still be explored for their own sake."""
        return False

    @property
    def wants_queen_dead(self) -> bool:
        """Whether the queen, or with her the whole place, must still go."""
        return False

    @property
    def wants_nest_gone(self) -> bool:
        """Whether the nest, or with it the whole place, must still go."""
        return False

    @property
    def needs_end_of_brood(self) -> bool:
        """Whether it would help to destroy the place."""
        return self.wants_queen_dead or self.wants_nest_gone

    @property
    def may_destroy(self) -> bool:
        """Whether it is time to destroy the place."""
        raise NotImplementedError

    # -- how one stands with it ------------------------------------------------------------------------------

    @property
    def hopeless(self) -> bool:
        """Whether nothing can be done about it any more."""
        target = self.target
        return target is not None and (target.seat == self.now.seat or target.status in self.now.out_and_alive)

    @property
    def met(self) -> bool:
        """Whether the bot would win by leaving now, as far as it can know."""
        raise NotImplementedError

    @property
    def ease(self) -> float:
        """How easily it will be met from here; the larger, the easier."""
        if self.target is not None:
            return 0.0 if self.hopeless else EASE_OF_A_DEATH_PAST if self.met else EASE_OF_A_DEATH
        return self.ease_of_work

    @property
    def ease_of_work(self) -> float:
        """The ease of an objective that takes more than waiting for a death."""
        raise NotImplementedError


AnAim = TypeVar("AnAim", bound=Aim)


def aims_of(now: Situation, aim_of: Callable[[str], AnAim]) -> list[AnAim]:
    """The objective kept, or the easier of the two. Of common ones, those not met, each led by one of the crew."""
    names: list[str] = now.you.objectives or now.view.common_objectives
    aims = [aim_of(name) for name in names] or [aim_of("")]
    if now.you.objectives:
        return [max(aims, key=lambda aim: aim.ease)]
    pending = [aim for aim in aims if not aim.met]
    able = [one.seat for one in now.crew if one.status == "aboard"]
    mine = able.index(now.seat) % len(pending) if pending and now.seat in able else 0
    return pending[mine:] + pending[:mine] or aims
