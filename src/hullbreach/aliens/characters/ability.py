"""What the rules ask the abilities of a character."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Effect
from ..position import Position


class Abilities:
    """A character without abilities. `is_hero` is the side of the card in use."""

    def on_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        """Resolved at the beginning of an activation (aliens/ability/on-activation)."""
        return ()

    def end_of_activation(self, g: Position, is_hero: bool) -> Sequence[Effect]:
        """Resolved in step 4 (aliens/ability/end-of-activation)."""
        return ()

    def after_attack(self, g: Position, is_hero: bool, card: str) -> Sequence[Effect]:
        """Resolved after an attack with a weapon."""
        return ()
