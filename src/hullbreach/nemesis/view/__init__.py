"""What a viewer sees of a position, one subject a file. It is made from a copy with only the faces the viewer knows."""

from __future__ import annotations

from ...kernel import SPECTATOR
from .. import box
from ..position import Position
from .crew import crew_of, known
from .flow import phase_of
from .hunters import bag_of, eggs_of, weaknesses_of
from .own import own_of
from .piles import decks_of, discards_of, memory_of
from .place import corridors_of, rooms_of
from .shapes import View


def view_of(g: Position, viewer: int) -> View:
    """What is public and what this viewer knows, as a new struct for each call."""
    return g.site.view_shown(
        game=g.game.game,
        viewer=viewer if viewer < g.players else None,
        **phase_of(g),
        rooms=rooms_of(g),
        corridors=corridors_of(g),
        crew=crew_of(g),
        common_objectives=known(g, g.zones[box.OPEN_OBJECTIVES], g.box.objectives),
        you=own_of(g, viewer) if viewer < g.players else None,
        bag=bag_of(g),
        eggs=eggs_of(g),
        weaknesses=weaknesses_of(g),
        **g.site.view(g),
        **g.species.view(g),
        decks=decks_of(g),
        discards=discards_of(g),
        memory=memory_of(g),
    )


def truth_of(g: Position) -> View:
    """What a spectator would see who has seen every face, and how many infected cards everybody owns."""
    seen = view_of(g, SPECTATOR)
    for who, person in enumerate(seen.crew):
        cards = g.hand(who) + g.draw_pile(who) + g.discards(who) if who != g.hunters_player() else []
        person.infected = sum(g.is_infected(card) for card in g.contaminations(cards))
    return seen
