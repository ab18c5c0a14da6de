"""The six original characters, drafted two at a time."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Effect, Effects, Option, Question, Seat
from .. import box
from ..event_kinds import CHARACTER_CHOSEN, DRAFT
from ..parts import Crew
from ..position import Position
from ..position.crew import ABOARD
from ..refs import SEAT
from ..rules.quests import Activate
from .soldier.auto_loader import fit_auto_loader

DECK_SIZE = 10  # nemesis/action/card-deck-size


class OriginalCrew(Crew):
    """Captain, pilot, mechanic, soldier, scout and scientist."""

    def __init__(self) -> None:
        super().__init__("original-crew")
        self.after(Activate)(fit_auto_loader)

    def draft(self, g: Position) -> list[Effect]:
        """Everyone drafts a character in player-number order."""
        return [Draft(who) for who in g.by_number()]


class Draft(Effect, tag="nemesis/draft"):
    """Draw two random draft cards, reveal both and keep one."""

    rule = "nemesis/setup/character-draft"
    who: Seat

    def draw_two(self, g: Position) -> Effects:
        left = self._left(g)
        drawn = [left.pop(g.roll("draft", [g.box.character_names[character] for character in left])) for _ in range(2)]
        g.tell(
            DRAFT,
            self.rule,
            who=SEAT[self.who],
            first=f"character:{g.box.character_names[drawn[0]]}",
            second=f"character:{g.box.character_names[drawn[1]]}",
        )
        return [self._keep(drawn[0], drawn[1])]

    def _left(self, g: Position) -> list[int]:
        """The characters whose draft cards have not been taken."""
        taken = drafted(g)
        return [character for character in range(len(g.box.characters)) if character not in taken]

    def _keep(self, first: int, second: int) -> Question:
        return KeepCharacter(self.who, first, second)


def drafted(g: Position) -> list[int]:
    """Characters already taken."""
    return [g.character[who] for who in range(g.players) if g.status[who] == ABOARD]


class KeepCharacter(Question, tag="nemesis/keep-character"):
    """Which of the two characters to play."""

    rule = "nemesis/setup/character-draft"
    ask = "ask-character"
    first: int
    second: int

    def _options(self, g: Position) -> Iterator[Option]:
        for character in (self.first, self.second):
            name = g.box.character_names[character]
            yield Option(f"character/character:{name}", (TakeCharacter(self.seat, character),), self.rule)


class TakeCharacter(Effect, tag="nemesis/take-character"):
    """The player gets the character's board, deck, starting item and quest items. The miniature goes to its start."""

    rule = "nemesis/setup/character-board"
    who: Seat
    character: int

    def stand_in_the_hibernatorium(self, g: Position) -> None:
        g.character[self.who] = self.character
        g.status[self.who] = ABOARD
        g.room[self.who] = g.site.starts_in(g, self.who)
        name = f"character:{g.box.character_names[self.character]}"
        g.tell(CHARACTER_CHOSEN, self.rule, who=SEAT[self.who], character=name)

    def shuffle_the_action_deck(self, g: Position) -> None:
        first = g.box.backs[box.UNDRAFTED][DECK_SIZE * self.character]  # the cards of a character lie together
        undrafted, pile = g.zones[box.UNDRAFTED_CARDS], g.draw_pile(self.who)
        at = undrafted.index(first)
        pile.extend(undrafted[at : at + DECK_SIZE])
        del undrafted[at : at + DECK_SIZE]
        g.family[first : first + DECK_SIZE] = bytes((box.DECK + self.who,)) * DECK_SIZE
        g.mix(pile, "reshuffle")  # nemesis/setup/action-deck

    def take_belongings(self, g: Position) -> None:
        character = g.box.characters[self.character]
        if character.weapon is not None:  # nemesis/setup/starting-item
            weapon = g.box.belongings[character.weapon]
            place = box.HANDS if g.item(weapon).heavy else box.INVENTORY
            g.move(weapon, box.UNDRAFTED_BELONGINGS, g.zone(self.who, place))
            g.ammo[weapon - g.box.first_item] = g.capacity(weapon)
        for name in character.quests:  # nemesis/setup/quest-items
            g.move(g.box.belongings[name], box.UNDRAFTED_BELONGINGS, g.zone(self.who, box.QUESTS))
