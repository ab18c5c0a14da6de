"""A request that names no game means the first on the shelf."""

from __future__ import annotations

import msgspec
import pytest
from starlette.requests import Request

from hullbreach.server.app import game_named
from hullbreach.server.table_routes import NewTable
from tests.extra_title import put_on_the_shelf
from tests.five_cards import FiveCardsTitle


def request(query: bytes) -> Request:
    return Request({"type": "http", "headers": [], "query_string": query})


def test_a_request_that_names_no_game_means_the_first_put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_named(request(b"")) == msgspec.convert({}, NewTable).game == "nemesis"
    put_on_the_shelf(monkeypatch, FiveCardsTitle())
    assert game_named(request(b"")) == msgspec.convert({}, NewTable).game == "five"
    assert game_named(request(b"game=lockdown")) == "lockdown"
