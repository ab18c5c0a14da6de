"""Set-up in the order of the rulebook: board, decks, bag, players, characters, and the first round."""

from __future__ import annotations

from ..kernel import Effect, Effects
from . import box
from .event_kinds import FIRST_PLAYER, HELP_CARD
from .kinds import BLUE_CORPSE
from .position import Position
from .refs import SEAT
from .rules.phases import GameRound

_DECKS = (
    (box.RED, box.RED_DECK),
    (box.YELLOW, box.YELLOW_DECK),
    (box.GREEN, box.GREEN_DECK),
    (box.EVENT, box.EVENT_DECK),
    (box.ATTACK, box.ATTACK_DECK),
    (box.WOUND, box.WOUND_DECK),
)
_OPEN = (
    (box.CRAFTED, box.CRAFTED_DECK),
    (box.BELONGING, box.UNDRAFTED_BELONGINGS),
    (box.UNDRAFTED, box.UNDRAFTED_CARDS),
    (box.CONTAMINATION, box.CONTAMINATION_DECK),
)
"""Components whose faces everybody knows from the start; the crafted deck stays open (nemesis/craft/deck-open)."""


class SetUp(Effect, tag="nemesis/set-up"):
    """Everything that happens before the first round."""

    rule = "nemesis/setup/decks"

    def the_board(self, g: Position) -> None:
        g.site.set_up(g)

    def the_weaknesses(self, g: Position) -> None:
        g.species.lay_out(g)

    def the_bag(self, g: Position) -> None:
        g.species.fill_the_bag(g)

    def the_decks(self, g: Position) -> None:
        for family, zone in _DECKS:
            g.mix(g.box.backs[family], f"deck-{family}")
            g.zones[zone].extend(g.box.backs[family])
        for family, zone in _OPEN:
            g.zones[zone].extend(g.box.backs[family])
            g.show_all(g.box.backs[family])
        g.zones[box.OUT].extend(g.box.backs.get(box.INTRUDER_PLAYER, ()))  # nemesis/setup/remove-unused-modules
        g.mix(g.box.backs[box.INFECTION], "contamination")
        g.zones[box.INFECTIONS_ZONE].extend(g.box.backs[box.INFECTION])

    def the_help_cards(self, g: Position) -> None:
        numbers = list(range(1, g.players + 1))
        for who in range(g.players):
            g.number[who] = numbers.pop(g.roll("help-card", [str(number) for number in numbers]))
            g.tell(HELP_CARD, "nemesis/setup/help-cards", who=SEAT[who], number=g.number[who])
        g.first_player = g.active = list(g.number).index(1)
        g.tell(FIRST_PLAYER, "nemesis/setup/first-player", who=SEAT[g.first_player])

    def the_objectives(self, g: Position) -> None:
        g.mode.deal(g)

    def the_characters(self, g: Position) -> Effects:
        return g.crew.draft(g)

    def the_corpse(self, g: Position) -> Effects:
        g.object_at[BLUE_CORPSE] = g.site.body_found()  # nemesis/setup/blue-corpse
        return [GameRound()]
