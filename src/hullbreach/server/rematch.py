"""Routes that lead on from a finished table: a rematch with the same people, or a new table from any point of it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel import EVERYONE, Event, Refused
from ..library import title
from ..telling import describer_of
from . import keys
from .films import Films
from .hosting import tidy
from .house import LONGEST_CALL, House
from .http_responses import body, json, language_of, routed
from .kept import KeptSeat
from .limits import Name, Secret
from .live import LiveTable
from .settings import Settings
from .store import Clash
from .table_routes import check_host_key


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From which point, on which seat, and whether the others are for friends or for bots."""

    at: int
    seat: int
    you: Name
    friends: bool = False
    key: Secret = ""


class RematchRoutes:
    """Rematches, and games played on from a point of a replay."""

    def __init__(self, house: House, films: Films, settings: Settings) -> None:
        self._house, self._films, self._settings = house, films, settings

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives this once the server lives."""
        return [
            routed(find, "/tables/{code}/play-on", "play_on"),
            routed(find, "/tables/{code}/rematch", "rematch"),
            routed(find, "/tables/{code}/rematch/sit", "sit"),
        ]

    # -- from a point of a replay ----------------------------------------------------------------------------

    async def play_on(self, request: Request) -> Response:
        """A new table with the position of a point. What lies there stays; what is still to be rolled is open."""
        wanted: PlayOn = await body(request, PlayOn)
        check_host_key(wanted.key, self._settings)
        film = await self._films.of(request.path_params["code"])
        game, old = film.at(wanted.at), film.kept
        if game.over:
            raise Refused("nothing-to-play-on")
        if not 0 <= wanted.seat < old.players:
            raise Refused("unknown-seat", seat=wanted.seat)
        if not tidy(wanted.you, LONGEST_CALL):
            raise Refused("name-needed")
        others = "" if wanted.friends else title(old.game).usual_bot
        seats = [KeptSeat(seat, "", "" if seat == wanted.seat else others, "") for seat in range(old.players)]
        say = describer_of({}, language_of(request))
        name = say.message("table-continued", name=old.name or old.code, point=wanted.at)
        code, host = await self._house.again(old, name, seats)
        table = await self._house.table(code)
        position = game.with_another_fate(bytes.fromhex(table.kept.seed)).save()
        event = Event("continued", {"code": old.code, "point": wanted.at, "last": film.last}, {}, EVERYONE, "")
        await table.carry_out(lambda: table.lay(position, event))
        answer = await self._seated(request, table, host, {wanted.seat: wanted.you})
        if not wanted.friends:
            await table.carry_out(table.begin)
        return answer

    # -- the same people again -------------------------------------------------------------------------------

    async def rematch(self, request: Request) -> Response:
        """The host lays a new table for the same people; asking again shows the table that exists."""
        table = await self._over(request)
        if not await self._house.is_host(table.kept.code, keys.host_key(request, table.kept.code)):
            raise Refused("only-the-host")
        host = ""

        async def lay() -> None:
            nonlocal host
            host = await self._lay_again(table)

        await table.carry_out(lay)
        if not host:
            return json({"code": table.next})
        names = {seat: table.seats[seat].name for seat in keys.seats_held(request, table)}
        return await self._seated(request, await self._house.table(table.next), host, names)

    async def _lay_again(self, table: LiveTable) -> str:
        """Lay the next table unless there is one, and give its host's secret; done to the old table, one at a time."""
        if table.next and await self._house.store.newest([table.next]):
            return ""
        seats = [KeptSeat(each.seat, each.name, each.bot if not each.token else "", "") for each in table.seats]
        code, host = await self._house.again(table.kept, table.kept.name, seats)
        try:
            await table.go_on_at(code, Event("again", {}, {}, EVERYONE, ""))
        except Clash:  # another server was faster: its table counts, and nobody knows of this one
            await self._house.store.remove(code)
            raise
        return host

    async def sit(self, request: Request) -> Response:
        """People with a seat here take the same one at the next table."""
        table = await self._over(request)
        mine = keys.seats_held(request, table)
        if not mine:
            raise Refused("only-watching")
        if not table.next:
            raise Refused("no-rematch")
        there = await self._house.table(table.next)
        held = keys.seats_held(request, there)
        names = {seat: table.seats[seat].name for seat in mine} if not held else {}
        return await self._seated(request, there, "", names)

    async def _over(self, request: Request) -> LiveTable:
        table = await self._house.table(request.path_params["code"])
        if table.kept.phase != "over":
            raise Refused("game-is-not-over")
        return table

    async def _seated(self, request: Request, table: LiveTable, host: str, names: dict[int, str]) -> Response:
        """These people sit down on these seats, and the browser remembers what it holds."""
        code = table.kept.code
        taken = [(await self._house.sit(code, name, seat))[1] for seat, name in names.items()]
        answer = json({"code": code}, 201)
        if host:
            keys.remember_host(request, answer, code, self._settings, host)
        if taken:
            keys.remember_seats(request, answer, table, self._settings, *taken)
        return answer
