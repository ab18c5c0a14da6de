"""The alternative side of the facility board: the base below, two buildings above, and open ground between them."""

from .site import FacilitySurface

__all__ = ["FacilitySurface"]
