"""What `what NAME` shows."""

from __future__ import annotations

from typing import Any

from hullbreach.describe import Describer


def looked_at(say: Describer, what: str, view: Any, about: str = "") -> list[str]:
    """Every line of it, without what is printed on the thing itself."""
    return [line.text for line in say.look(what, view, about) if line.style != "printed"]
