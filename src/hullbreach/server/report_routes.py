"""The route by which somebody at a table reports a problem. Nobody at the table sees the report."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel import Refused
from . import cookies
from .http_responses import body, json, routed
from .limits import Said
from .logs import note
from .reports import Reports
from .table_registry import TableRegistry


class Problem(msgspec.Struct, forbid_unknown_fields=True):
    """What went wrong, in somebody's own words."""

    text: Said


class ReportRoutes:
    """Takes reports from people with a seat and from the host."""

    def __init__(self, registry: TableRegistry, reports: Reports) -> None:
        self._registry, self._reports = registry, reports

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives this once the server lives."""
        return [routed(find, "/tables/{code}/report", "report")]

    async def report(self, request: Request) -> Response:
        """Keep the report together with the game as it stands."""
        text = (await body(request, Problem)).text.strip()
        table = await self._registry.table(request.path_params["code"])
        held, code = cookies.seats_held(request, table), table.kept.code
        if not held and not await self._registry.is_host(code, cookies.host_key(request, code)):
            raise Refused("only-watching")
        if not text:
            raise Refused("nothing-said")
        self._reports.recently.count(code)
        async with table.lock:
            await asyncio.to_thread(self._reports.keep, table.kept, table.game, held[0] if held else None, text)
        note("reported", table=code)
        return json({"kept": True}, 201)
