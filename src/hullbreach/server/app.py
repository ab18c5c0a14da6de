"""HTTP for pages and lists, a socket for every viewer. A cookie says who acts, never a message."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from html import escape
from importlib.resources import files
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import __version__, library
from ..describe.languages import LANGUAGES
from ..kernel import Refused
from . import cookies
from .admin import AdminRoutes
from .assets import EACH_TIME, Part, assets_in, marked, part_of
from .connections import ConnectionPlaces, places
from .finished_tables import FinishedTableRoutes
from .http_guard import Costs, HttpGuard
from .http_responses import beside, json, language_of, on_database_away, on_failure, on_http, on_refused
from .limits import LONGEST_QUESTION, parameter
from .logs import note, on_loop_failure
from .pages import (
    differences_page,
    found_rules,
    gallery_page,
    games_page,
    named_rules,
    notes_page,
    vocabulary_page,
    words_of,
)
from .rematch import RematchRoutes
from .report_routes import ReportRoutes
from .reports import Reports
from .rule_pages import contents_page, rule_page, section_page
from .settings import Settings
from .sockets import watch
from .store import Store
from .table_registry import TableRegistry
from .table_routes import TableRoutes
from .thinkers import Thinkers
from .timeline_cache import TimelineCache

WEB = Path(str(files("hullbreach") / "web"))
LAST = 5
"""How many tables of a browser are checked for a seat it holds."""


class Server:
    """The routes, and what they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.costs = Costs(settings)
        self.crowd = ConnectionPlaces(places(settings.connections), settings.silence)
        self.registry: TableRegistry
        self.timelines: TimelineCache
        self.reports: Reports

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[dict[str, ConnectionPlaces]]:
        """From the first request to the last."""
        asyncio.get_running_loop().set_exception_handler(on_loop_failure)
        store = await Store.open(self.settings.database)
        thinkers = Thinkers(self.settings.thinkers, self.settings.packs, self.settings.think)
        self.registry = TableRegistry(store, thinkers, self.settings)
        self.registry.start()
        self.timelines = TimelineCache(self.registry)
        self.reports = Reports(self.settings)
        note("started")
        yield {"crowd": self.crowd}
        await self.registry.close()
        note("stopped")

    def app(self) -> Starlette:
        """The application."""
        api = [
            Route("/games", self.games),
            Route("/words/{language}", self.words),
            Route("/rules", self.rules),
            Route("/rules/contents", self.contents),
            Route("/rules/section", self.section),
            Route("/rules/page", self.rule),
            Route("/gallery", self.gallery),
            Route("/vocabulary", self.vocabulary),
            Route("/differences", self.differences),
            Route("/notes", self.notes),
            *TableRoutes.routes(lambda: TableRoutes(self.registry, self.settings)),
            *FinishedTableRoutes.routes(lambda: FinishedTableRoutes(self.timelines)),
            *RematchRoutes.routes(lambda: RematchRoutes(self.registry, self.timelines, self.settings)),
            *ReportRoutes.routes(lambda: ReportRoutes(self.registry, self.reports)),
            *AdminRoutes.routes(lambda: AdminRoutes(self.registry, self.settings, self.reports)),
        ]
        routes = [
            Route("/healthz", self.health),
            Mount("/api", routes=api),
            WebSocketRoute("/ws/{code}", self.socket),
            Route("/assets-{version}/{name}", assets_in(WEB / "assets").versioned),
            Route("/assets/{name}", assets_in(WEB / "assets").plain),
            Route("/{path:path}", self.page),
        ]
        handlers = {
            Refused: on_refused,
            HTTPException: on_http,
            SQLAlchemyError: on_database_away,
            ConnectionError: on_database_away,
            Exception: on_failure,
        }
        app = Starlette(routes=routes, lifespan=self.life, exception_handlers=handlers)
        app.add_middleware(
            HttpGuard, settings=self.settings, costs=self.costs, crowd=self.crowd, holds_seat=self.holds_seat
        )
        return app

    async def holds_seat(self, connection: HTTPConnection) -> bool:
        """Whether somebody has a seat at one of the tables their browser came to last."""
        for code in cookies.codes(connection)[-LAST:]:
            with suppress(Refused):
                if cookies.seats_held(connection, await self.registry.table(code)):
                    return True
        return False

    async def page(self, request: Request) -> Response:
        """The client; it finds its own way. Its parts are named from the path the server lives under."""
        return marked(request, self._page, EACH_TIME)

    @cached_property
    def _page(self) -> Part:
        base, version = self.settings.base, assets_in(WEB / "assets").version
        page = (WEB / "index.html").read_text(encoding="utf-8")
        page = page.replace('"./assets/', f'"{base}/assets-{version}/').replace('"./', f'"{base}/')
        page = page.replace('name="home" content=""', f'name="home" content="{escape(self.settings.home)}"')
        return part_of(page.encode(), "text/html")

    async def health(self, request: Request) -> Response:
        """Whether the server and its database answer, and whether anything can be stored."""
        await self.registry.store.try_writing()
        return json({"ok": True, "hullbreach": __version__})

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return await beside(request, games_page, language_of(request), self.settings.packs)

    async def words(self, request: Request) -> Response:
        """The messages of the client and the names of things in a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refused("unknown-language", language=language, languages=list(LANGUAGES))
        return await beside(request, words_of, language, parameter(request, "game"), self.settings.packs)

    async def rules(self, request: Request) -> Response:
        """The rules that speak of some words, or one by its id."""
        game, language = game_named(request), language_of(request)
        if "id" in request.query_params:
            return await beside(request, named_rules, game, parameter(request, "id"), language)
        return await beside(request, found_rules, game, parameter(request, "q", longest=LONGEST_QUESTION), language)

    async def contents(self, request: Request) -> Response:
        """The sections of the rules."""
        return await beside(request, contents_page, game_named(request), language_of(request))

    async def section(self, request: Request) -> Response:
        """The rules of one section."""
        return await beside(request, section_page, parameter(request, "id"), language_of(request))

    async def rule(self, request: Request) -> Response:
        """One rule with all there is about it."""
        return await beside(request, rule_page, parameter(request, "id"), language_of(request))

    async def gallery(self, request: Request) -> Response:
        """Everything in the box of a game."""
        return await beside(request, gallery_page, game_named(request), self.settings.packs, language_of(request))

    async def vocabulary(self, request: Request) -> Response:
        """The words of a game that explain themselves."""
        return await beside(request, vocabulary_page, game_named(request), language_of(request))

    async def differences(self, request: Request) -> Response:
        """How a game differs from the one people already know."""
        return await beside(request, differences_page, parameter(request, "game"), language_of(request))

    async def notes(self, request: Request) -> Response:
        """Where the coach's notes lead in a game."""
        return await beside(request, notes_page, parameter(request, "game"))

    async def socket(self, socket: WebSocket) -> None:
        """One viewer."""
        await watch(socket, self.registry, self.costs.looks)


def make_app(settings: Settings | None = None) -> Starlette:
    """The whole server."""
    settings = settings or Settings()
    for game in library.games():  # a broken game or pack is noticed at once
        library.assembled(game, packs=library.packs_for(game, settings.packs))
    return Server(settings).app()


def game_named(request: Request) -> str:
    """The game that an address names, or the first on the shelf."""
    return parameter(request, "game", library.first())
