"""A finished game in numbers, point by point."""

from __future__ import annotations

from typing import Any

from .wording import Wording


class Chronicle:
    """What the pictures of a finished game are made from; a game counts what matters in it."""

    def see(self, point: int, said: Wording) -> None:
        """What everybody saw at a point; points come in order."""

    def told(self, truth: Wording) -> dict[str, Any]:
        """Everything counted, with names from a view of everything at the end."""
        return {}
