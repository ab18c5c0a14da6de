"""The crew of the facility, and the original characters in their place (lockdown/original-crew/draft)."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Option, Question
from ..position import Position
from .facility import FacilityCrew
from .original import Draft, TakeCharacter, drafted


class MixedCrew(FacilityCrew):
    """A player who keeps a draft card plays either character of its colour."""

    def draft(self, g: Position) -> list[Effect]:
        """Everyone drafts a colour in player-number order."""
        return [DraftColour(who) for who in g.by_number()]


class DraftColour(Draft, tag="lockdown/draft-colour"):
    """Draw two random draft cards, reveal both and keep one; each shows a character of the facility."""

    rule = "lockdown/original-crew/draft"

    def _left(self, g: Position) -> list[int]:
        characters = g.box.characters
        taken = {characters[character].colour for character in drafted(g)}
        first = {row.colour: number for number, row in reversed(list(enumerate(characters)))}
        return sorted(number for colour, number in first.items() if colour not in taken)

    def _keep(self, first: int, second: int) -> Question:
        return KeepColour(self.who, first, second)


class KeepColour(Question, tag="lockdown/keep-colour"):
    """Which of the characters of the two colours to play."""

    rule = "lockdown/original-crew/draft"
    ask = "ask-character"
    first: int
    second: int

    def _options(self, g: Position) -> Iterator[Option]:
        characters = g.box.characters
        for drawn in (self.first, self.second):
            for number, row in enumerate(characters):
                if row.colour == characters[drawn].colour:
                    yield Option(f"character/character:{row.id}", (TakeCharacter(self.seat, number),), self.rule)
