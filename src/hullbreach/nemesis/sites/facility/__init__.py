"""The facility on Mars: three sections, an elevator, power that fails, and pods that leave on a schedule."""

from .site import Facility

__all__ = ["Facility"]
