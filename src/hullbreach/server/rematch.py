"""Routes that lead on from a finished table: a rematch with the same people, or a new table from any point of it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..describers import describer_for, describer_of
from ..kernel import EVERYONE, Event, Game, Refused
from ..library import title
from . import cookies
from .host_actions import tidy
from .http_responses import body, json, language_of, routed
from .limits import Name, Secret
from .live_table import LiveTable
from .settings import Settings
from .store import Clash
from .stored import StoredSeat, StoredTable
from .table_registry import LONGEST_CALL, TableRegistry
from .table_routes import check_host_key
from .timeline_cache import TimelineCache


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From which point, on which seat, and whether the others are for friends or for bots."""

    at: int
    seat: int
    you: Name
    friends: bool = False
    key: Secret = ""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """On which seat, and whether the others are for friends or for bots."""

    seat: int
    friends: bool = False
    key: Secret = ""


class RematchRoutes:
    """Rematches, games played on from a point of a replay, and second tables where a game rests."""

    def __init__(self, registry: TableRegistry, timelines: TimelineCache, settings: Settings) -> None:
        self._registry, self._timelines, self._settings = registry, timelines, settings

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives this once the server lives."""
        return [
            routed(find, "/tables/{code}/play-on", "play_on"),
            routed(find, "/tables/{code}/fork", "fork"),
            routed(find, "/tables/{code}/rematch", "rematch"),
            routed(find, "/tables/{code}/rematch/sit", "sit"),
        ]

    # -- from a point of a replay ----------------------------------------------------------------------------

    async def play_on(self, request: Request) -> Response:
        """A new table with the position of a point. What lies there stays; what is still to be rolled is open."""
        wanted: PlayOn = await body(request, PlayOn)
        check_host_key(wanted.key, self._settings)
        timeline = await self._timelines.of(request.path_params["code"])
        game, old = timeline.at(wanted.at), timeline.kept
        if game.over:
            raise Refused("nothing-to-play-on")
        if not 0 <= wanted.seat < old.players:
            raise Refused("unknown-seat", seat=wanted.seat)
        if not tidy(wanted.you, LONGEST_CALL):
            raise Refused("name-needed")
        event = Event("continued", {"code": old.code, "point": wanted.at, "last": timeline.last}, {}, EVERYONE, "")
        return await self._laid(request, old, game, event, wanted.seat, wanted.you, friends=wanted.friends)

    async def _laid(
        self, request: Request, old: StoredTable, game: Game, event: Event, seat: int, you: str, *, friends: bool
    ) -> Response:
        """A new table with a position of another one; with bots it begins at once."""
        others = "" if friends else title(old.game).usual_bot
        seats = [StoredSeat(each, "", "" if each == seat else others, "") for each in range(old.players)]
        say = describer_of({}, language_of(request))
        name = say.message("table-continued", name=old.name or old.code)
        code, host = await self._registry.again(old, name, seats)
        table = await self._registry.table(code)
        position = game.with_another_fate(bytes.fromhex(table.kept.seed)).save()
        await table.carry_out(lambda: table.lay(position, event))
        answer = await self._seated(request, table, host, {seat: you})
        if not friends:
            await table.carry_out(table.begin)
        return answer

    # -- the same game at two tables -------------------------------------------------------------------------

    async def fork(self, request: Request) -> Response:
        """A second table with the position of one that rests; who sits there keeps their seat at both."""
        wanted: Fork = await body(request, Fork)
        check_host_key(wanted.key, self._settings)
        table = await self._registry.table(request.path_params["code"])
        if wanted.seat not in cookies.seats_held(request, table):
            raise Refused("only-watching")
        game, old = table.played(), table.kept
        if not describer_for(game, "en").of(game.sight(None)).rests:
            # in the middle of a part a second table would tell what lies hidden at the first
            raise Refused("fork-not-now")
        event = Event("forked", {"code": old.code}, {}, EVERYONE, "")
        you = table.seats[wanted.seat].name
        return await self._laid(request, old, game, event, wanted.seat, you, friends=wanted.friends)

    # -- the same people again -------------------------------------------------------------------------------

    async def rematch(self, request: Request) -> Response:
        """The host opens a new table for the same people; asking again shows the table that exists."""
        table = await self._over(request)
        if not await self._registry.is_host(table.kept.code, cookies.host_key(request, table.kept.code)):
            raise Refused("only-the-host")
        host = ""

        async def lay() -> None:
            nonlocal host
            host = await self._lay_again(table)

        await table.carry_out(lay)
        if not host:
            return json({"code": table.next})
        names = {seat: table.seats[seat].name for seat in cookies.seats_held(request, table)}
        return await self._seated(request, await self._registry.table(table.next), host, names)

    async def _lay_again(self, table: LiveTable) -> str:
        """Open the next table unless there is one, and give its host's secret; done to the old table, one at a time."""
        if table.next and await self._registry.store.newest([table.next]):
            return ""
        seats = [StoredSeat(each.seat, each.name, each.bot if not each.token else "", "") for each in table.seats]
        code, host = await self._registry.again(table.kept, table.kept.name, seats)
        try:
            await table.go_on_at(code, Event("again", {}, {}, EVERYONE, ""))
        except Clash:  # another server was faster: its table counts, and nobody knows of this one
            await self._registry.store.remove(code)
            raise
        return host

    async def sit(self, request: Request) -> Response:
        """People with a seat here take the same one at the next table."""
        table = await self._over(request)
        mine = cookies.seats_held(request, table)
        if not mine:
            raise Refused("only-watching")
        if not table.next:
            raise Refused("no-rematch")
        there = await self._registry.table(table.next)
        held = cookies.seats_held(request, there)
        names = {seat: table.seats[seat].name for seat in mine} if not held else {}
        return await self._seated(request, there, "", names)

    async def _over(self, request: Request) -> LiveTable:
        table = await self._registry.table(request.path_params["code"])
        if table.kept.phase != "over":
            raise Refused("game-is-not-over")
        return table

    async def _seated(self, request: Request, table: LiveTable, host: str, names: dict[int, str]) -> Response:
        """These people sit down on these seats, and the browser remembers what it holds."""
        code = table.kept.code
        taken = [(await self._registry.sit(code, name, seat))[1] for seat, name in names.items()]
        answer = json({"code": code}, 201)
        if host:
            cookies.remember_host(request, answer, code, self._settings, host)
        if taken:
            cookies.remember_seats(request, answer, table, self._settings, *taken)
        return answer
