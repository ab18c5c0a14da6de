"""Stub."""

from typing import Any

from .position import Position


def view_of(g: Position, viewer: int) -> dict[str, Any]:
    return {}
