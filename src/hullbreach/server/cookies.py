"""Which seats a browser holds: its secrets are kept in cookies, out of reach of any script."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from .live_table import LiveTable
from .settings import Settings

KEPT_FOR = 60 * 60 * 24 * 90
SEAT, HOST = "hb_seat_", "hb_host_"
BETWEEN = "."
"""Stands between the secrets of several seats in one cookie; no secret has it."""


def tokens(connection: HTTPConnection, code: str) -> list[str]:
    """The secrets of seats a browser holds for a table."""
    return [token for token in connection.cookies.get(SEAT + code, "").split(BETWEEN) if token]


def codes(connection: HTTPConnection) -> list[str]:
    """The tables a browser holds secrets of seats for."""
    return [name.removeprefix(SEAT) for name in connection.cookies if name.startswith(SEAT)]


def seats_held(connection: HTTPConnection, table: LiveTable) -> list[int]:
    """The seats of a table whose secrets a browser holds."""
    found = (table.seat_of(token) for token in tokens(connection, table.kept.code))
    return list(dict.fromkeys(seat for seat in found if seat is not None))


def host_key(connection: HTTPConnection, code: str) -> str:
    """The secret of a host, if the browser holds it."""
    return connection.cookies.get(HOST + code, "")


def remember_seats(request: Request, answer: Response, table: LiveTable, settings: Settings, *new: str) -> None:
    """Give the browser the secrets of more seats; those that are no longer valid are forgotten."""
    held = [token for token in tokens(request, table.kept.code) if table.seat_of(token) is not None]
    kept = list(dict.fromkeys([*new, *held]))
    _set(request, answer, settings, SEAT + table.kept.code, BETWEEN.join(kept))


def remember_host(request: Request, answer: Response, code: str, settings: Settings, token: str) -> None:
    """Give the browser the secret of a host."""
    _set(request, answer, settings, HOST + code, token)


def _set(request: Request, answer: Response, settings: Settings, name: str, value: str) -> None:
    answer.set_cookie(
        name,
        value,
        max_age=KEPT_FOR,
        path=settings.base or "/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
