"""The box of base Nemesis: what only a game aboard the ship has in it."""

from __future__ import annotations

from collections.abc import Mapping

from ...box import COORDINATES, ENGINE_1, ENGINE_2, ENGINE_3, INTRUDER_PLAYER, MUTATION, Box, Names, faces
from ...content.printed import ShipTables

ENGINE_TOKENS: Names = ("", "working", "damaged")


class ShipBox(Box):
    """Coordinates, engines, the cards of the intruder player, and mutations with a species that causes them."""

    tables: ShipTables

    def _own_faces(self) -> Mapping[int, Names]:
        self.coordinate_cards = faces(card.id for card in self.tables.coordinates.card)
        self.intruder_cards = faces(card.id for card in self.tables.intruder_player.card)
        self.mutation_cards = faces(card.id for card in self.tables.mutations.mutation)
        return {
            COORDINATES: self.coordinate_cards,
            **dict.fromkeys((ENGINE_1, ENGINE_2, ENGINE_3), ENGINE_TOKENS),
            INTRUDER_PLAYER: self.intruder_cards,
            **({MUTATION: self.mutation_cards} if len(self.mutation_cards) > 1 else {}),
        }
