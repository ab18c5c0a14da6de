"""One more title on the shelf, for as long as a test lasts."""

from __future__ import annotations

import pytest

from hullbreach import shelf
from hullbreach.library import Title


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    """Put a game where its place is among ours, as if an entry point had named it."""
    games = sorted({**shelf.titles(), title.id: title}.items(), key=lambda named: named[1].place)
    monkeypatch.setattr(shelf, "titles", lambda: dict(games))
