"""The shares of a balanced game of the family, played by good bots of equal strength."""

from __future__ import annotations

from ....lab.bands import Band

SURVIVED = {"semi-coop": Band(0.25, 0.55)}
"""How often a character should survive, by mode."""
WON = {"semi-coop": Band(0.12, 0.35), "coop": Band(0.15, 0.45), "solo": Band(0.15, 0.45)}
"""How often a character should win, by mode."""
