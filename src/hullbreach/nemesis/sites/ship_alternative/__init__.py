"""The alternative side of the ship board: everything is as on the basic side but the layout."""

from .site import ShipAlternative

__all__ = ["ShipAlternative"]
