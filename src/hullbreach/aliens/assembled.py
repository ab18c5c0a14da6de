"""What the rules ask the assembled game: whatever only some cards, characters or missions bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..kernel import Effect, Effects, Option

if TYPE_CHECKING:
    from .missions.mission import Mission
    from .position import Position
    from .rules.defense import DefenseRolled

Character = int
Space = int


class AssembledGame(Protocol):
    """The answers of the plan to the rules."""

    missions: Sequence[Mission]
    events: Mapping[str, Any]
    events_at: Mapping[tuple[int, str], Mapping[int, Any]]
    """By the time and the moment at which they are played, and by kind of card."""
    hazards: Mapping[str, Any]
    tracker_effects: Mapping[str, Any]
    separate_models: bool
    is_campaign: bool
    first_token: int

    def after_mission(self, g: Position, won: bool) -> Effects:
        """What follows when a mission is decided."""

    def window(self, g: Position, moment: str, about: Any) -> Effects:
        """Players who hold an event for this very moment may play it."""

    def place_aliens(self, g: Position, space: Space, number: int, done: bool) -> Effects:
        """The aliens of a spotted blip are placed."""

    def is_activating(self, g: Position) -> bool:
        """Whether aliens and blips are being activated, or will be in this alien phase."""

    def newborn_act(self, g: Position, left: int, attacks: bool) -> Effects:
        """A blip spotted as it moved goes on as aliens."""

    def after_attack(self, g: Position, who: Character, card: str) -> Sequence[Effect]:
        """Abilities after an attack with a weapon."""

    def further(self, g: Position, who: Character) -> int:
        """How much further a Move action goes."""

    def on_activation(self, g: Position, who: Character) -> Sequence[Effect]:
        """Abilities at the beginning of an activation."""

    def end_of_activation(self, g: Position, who: Character) -> Sequence[Effect]:
        """Abilities at the end of an activation."""

    def card_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """Actions printed on cards, and those of abilities."""

    def free_actions(self, g: Position, who: Character) -> Iterator[Option]:
        """What can be done once in an activation without using an action."""

    def offer_defense(self, g: Position, roll: DefenseRolled) -> Effects:
        """Who may have a failed defense roll made again."""

    def after_dodge(self, g: Position, roll: DefenseRolled) -> Effects:
        """What follows when somebody dodges."""

    def finish_effects(self, g: Position) -> Sequence[Effect]:
        """Effects at the start of the finish phase."""
