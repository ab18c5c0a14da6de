"""The ship: rooms around a hibernatorium, engines aft, a cockpit forward, pods on both sides."""

from .site import Ship

__all__ = ["Ship"]
