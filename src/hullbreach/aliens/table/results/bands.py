"""How often a balanced mission is won by good bots."""

from __future__ import annotations

from ....lab.bands import Band

WON = {
    "newt": Band(0.35, 0.65),
    "escape": Band(0.45, 0.65),
    "survive": Band(0.40, 0.60),
    "rescue": Band(0.60, 0.85),
    "resupply": Band(0.75, 0.90),
    "mess-call": Band(0.30, 0.60),
    "purge-cycle": Band(0.30, 0.60),
    "two-rooms": Band(0.30, 0.60),
    "burn-it-out": Band(0.30, 0.60),
    "campaign": Band(0.10, 0.25),
}
"""By mission."""
