"""The box of Lockdown: what only a game in the facility has in it."""

from __future__ import annotations

from collections.abc import Mapping

from ...box import COMPUTER, CONTINGENCY, CSS, SURFACE, Box, Names, faces
from ...content.printed import Contingency, CssToken, FacilityTables


class FacilityBox(Box):
    """Computer cards, CSS tokens, contingency tokens and the cards of the surface."""

    tables: FacilityTables

    def _own_faces(self) -> Mapping[int, Names]:
        it = self.tables
        tokens = [token for token in it.css.token for _ in range(token.count)]
        self.css_token: tuple[CssToken | None, ...] = (None, *tokens)
        """By face: which pods a CSS token launches."""
        self.contingency: tuple[Contingency | None, ...] = (None, *it.contingencies.contingency)
        """By face: whom a contingency kills."""
        self.strikes_all = frozenset(card.id for card in it.surface.surface if card.reach == "all")
        """The cards of the surface that strike everybody out there."""
        self.computer_cards = faces(card.id for card in it.computer.card)
        return {
            COMPUTER: self.computer_cards,
            CSS: faces(token.id for token in tokens),
            CONTINGENCY: faces(token.id for token in it.contingencies.contingency),
            SURFACE: faces(card.id for card in it.surface.surface),
        }
