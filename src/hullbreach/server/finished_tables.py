"""Routes of a finished table, open to anybody who knows its code: its ending, its numbers and its replay."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel import Refused
from .ceremony import ending
from .chronicle import chronicle
from .host_actions import whole_number
from .http_responses import beside, language_of, routed
from .limits import parameter
from .replay_page import overview, shown
from .timeline import PUBLIC
from .timeline_cache import TimelineCache


class FinishedTableRoutes:
    """The slow work is done outside the event loop, so that tables in play do not wait."""

    def __init__(self, timelines: TimelineCache) -> None:
        self._timelines = timelines

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives this once the server lives."""
        return [
            routed(find, "/tables/{code}/ending", "ending", "GET"),
            routed(find, "/tables/{code}/chronicle", "chronicle", "GET"),
            routed(find, "/tables/{code}/replay", "replay", "GET"),
            routed(find, "/tables/{code}/replay/{point}", "point", "GET"),
        ]

    async def ending(self, request: Request) -> Response:
        """The victory check step by step, and the claims with the truth."""
        timeline = await self._timelines.of(request.path_params["code"])
        return await beside(request, ending, timeline, language_of(request))

    async def chronicle(self, request: Request) -> Response:
        """The game in numbers, for pictures and tables."""
        timeline = await self._timelines.of(request.path_params["code"])
        return await beside(request, chronicle, timeline, language_of(request))

    async def replay(self, request: Request) -> Response:
        """How long the game was, and its story as one viewer saw it."""
        timeline = await self._timelines.of(request.path_params["code"])
        return await beside(request, overview, timeline, _whose(request), language_of(request))

    async def point(self, request: Request) -> Response:
        """The screen of one point."""
        timeline = await self._timelines.of(request.path_params["code"])
        wanted = request.path_params["point"]
        point = whole_number(wanted)
        if point is None:
            raise Refused("unknown-point", point=wanted, last=timeline.last)
        return await beside(request, shown, timeline, point, _whose(request), language_of(request))


def _whose(request: Request) -> str:
    return parameter(request, "whose", PUBLIC)
