"""The alternative side of the ship board: only the layout differs from the basic side."""

from .site import ShipAlternative

__all__ = ["ShipAlternative"]
