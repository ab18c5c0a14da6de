"""Routes for the owner of the server, opened by the host key: they list and remove tables and show no secret."""

from __future__ import annotations

import asyncio
from secrets import compare_digest
from time import time
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel import Refused
from .http_responses import body, json
from .limits import Code
from .reports import Reports
from .settings import Settings
from .stored import StoredTable
from .table_registry import TableRegistry

KEY_HEADER = "x-host-key"
"""The key comes in a header: addresses are logged, headers are not."""
DAY = 86_400


class Expire(msgspec.Struct, forbid_unknown_fields=True):
    """Tables that nobody has touched for this many days are removed."""

    days: Annotated[int, Meta(ge=1, le=36_500)]


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    """One table goes."""

    code: Code


class AdminRoutes:
    """Tables to list, expire and remove, and reports to read."""

    def __init__(self, registry: TableRegistry, settings: Settings, reports: Reports) -> None:
        self.registry = registry
        self.settings = settings
        self.problems = reports

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives this once the server lives."""

        def route(path: str, name: str, method: str) -> Route:
            async def endpoint(request: Request) -> Response:
                admin = find()
                admin.check(request)
                answer: Response = await getattr(admin, name)(request)
                return answer

            return Route(path, endpoint, methods=[method])

        return [
            route("/admin", "overview", "GET"),
            route("/admin/expire", "expire", "POST"),
            route("/admin/remove", "remove", "POST"),
            route("/admin/reports", "reports", "GET"),
            route("/admin/reports/{name}", "report", "GET"),
        ]

    def check(self, request: Request) -> None:
        """Only people who know the key may pass; without a key nobody may."""
        key = self.settings.host_key
        if not key or not compare_digest(request.headers.get(KEY_HEADER, "").encode(), key.encode()):
            raise Refused("host-key-needed")

    async def overview(self, request: Request) -> Response:
        """Every table, the one touched last first."""
        return json(
            [shown(table, table.code in self.registry.open_codes) for table in await self.registry.store.all_tables()]
        )

    async def expire(self, request: Request) -> Response:
        """Remove what nobody has touched for some days."""
        wanted: Expire = await body(request, Expire)
        before = time() - wanted.days * DAY
        old = [table.code for table in await self.registry.store.all_tables() if table.touched < before]
        for code in old:
            await self.registry.remove(code)
        return json({"removed": old})

    async def remove(self, request: Request) -> Response:
        """Remove one table."""
        code = (await body(request, Remove)).code
        await self.registry.remove(code)
        return json({"removed": [code]})

    async def reports(self, request: Request) -> Response:
        """The problems people have reported, the newest first, without what their files hold of the game."""
        return json(await asyncio.to_thread(self.problems.listed))

    async def report(self, request: Request) -> Response:
        """The file of one report; it holds the secrets of its game, and only the owner gets it."""
        name = request.path_params["name"]
        data = await asyncio.to_thread(self.problems.read, name)
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(data, media_type="application/json", headers=headers)


def shown(table: StoredTable, is_open: bool) -> dict[str, Any]:
    """What an owner sees of a table: neither its seed nor anybody's link."""
    return {
        "code": table.code,
        "name": table.name,
        "game": table.game,
        "players": table.players,
        "phase": table.phase,
        "entries": table.seq,
        "created": int(table.created),
        "touched": int(table.touched),
        "open": is_open,
    }
