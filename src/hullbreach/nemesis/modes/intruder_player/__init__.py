"""The intruder player: the first whose character dies may go on by controlling the intruders."""

from .part import IntruderPlayer

__all__ = ["IntruderPlayer"]
