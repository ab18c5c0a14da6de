"""Tables over HTTP: made, joined, carried to another device, and read when they are over."""

from __future__ import annotations

import asyncio
from secrets import compare_digest
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import lessons, library
from ..describers import describer_of
from ..kernel import Refused
from . import cookies, host_actions
from .compression import pack
from .http_responses import body, json, language_of
from .limits import Id, Name, Secret, parameter
from .pages import LONGEST_QR, qr_of
from .settings import Settings
from .table_registry import TableRegistry

MINE = 50
"""How many tables of one browser are looked at, the latest first: each must be read and opened."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be."""

    game: Id = msgspec.field(default_factory=library.first)
    players: int = 4
    people: int = 1
    """The first seats are for people, the others for bots."""
    bot: Id = ""
    """The usual one if none is named."""
    options: Annotated[dict[Id, Id], Meta(max_length=100)] = {}
    name: Name = ""
    you: Name = ""
    """Your name, if you sit down yourself."""
    also: Annotated[list[Name], Meta(max_length=10)] = []
    """The names of those who play at the same screen as you."""
    clock: int = 0
    """Seconds a decision may take; 0 means no limit."""
    coach: bool = False
    """Whether the coach explains things when they first happen to somebody."""
    lesson: Id = ""
    """A lesson, which says itself what is played; it begins at once."""
    start: bool = False
    """Begin at once; seats nobody has taken are played by bots."""
    key: Secret = ""


def _taught(wanted: NewTable) -> NewTable:
    """A table for one learner, as the lesson has it."""
    lesson = lessons.find(wanted.lesson)
    seats = {"game": lesson.game, "players": lesson.players, "people": 1, "options": lesson.options}
    return replace(wanted, **seats, clock=0, start=True)


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """A person who sits down."""

    name: Name
    also: bool = False
    """Besides the seats this browser holds already."""


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """A secret link."""

    token: Secret


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """A word that carries a seat."""

    word: Id


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be drawn as a QR code; a secret in it is in no address and no log."""

    text: Annotated[str, Meta(max_length=LONGEST_QR)]


def check_host_key(key: str, settings: Settings) -> None:
    """If the server has a key, only people who know it can create tables."""
    if settings.host_key and not compare_digest(key.encode(), settings.host_key.encode()):
        raise Refused("host-key-needed")


class TableRoutes:
    """Tables to make, join, carry to another device and read."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings

    @staticmethod
    def routes(find: Any) -> list[Route]:
        """Every route; `find` gives the tables once the server lives."""

        def route(path: str, name: str, method: str = "POST") -> Route:
            async def endpoint(request: Request) -> Response:
                answer: Response = await getattr(find(), name)(request)
                return answer

            return Route(path, endpoint, methods=[method])

        return [
            route("/tables", "make"),
            route("/tables/{code}", "invitation", "GET"),
            route("/tables/{code}/join", "join"),
            route("/tables/{code}/seat", "take"),
            route("/tables/{code}/carry", "carry"),
            route("/tables/{code}/record", "record", "GET"),
            route("/arrive", "arrive"),
            route("/mine", "mine", "GET"),
            route("/qr", "drawn"),
        ]

    async def make(self, request: Request) -> Response:
        """A new table; the person who creates it is its host."""
        wanted: NewTable = await body(request, NewTable)
        check_host_key(wanted.key, self.settings)
        if wanted.lesson:
            wanted = _taught(wanted)
        sitting = [name for name in (wanted.you, *wanted.also) if name]
        if sitting and len(sitting) > min(wanted.people, wanted.players):
            raise Refused("no-free-seat")
        bot = wanted.bot or library.title(wanted.game).usual_bot
        bots = (bot if seat >= wanted.people else "" for seat in range(wanted.players))
        terms = replace(host_actions.seconds(wanted.clock), coach=wanted.coach, lesson=wanted.lesson)
        code, host = await self.registry.make(wanted.game, wanted.players, wanted.options, wanted.name, bots, terms)
        answer = json({"code": code}, 201)
        cookies.remember_host(request, answer, code, self.settings, host)
        table = await self.registry.table(code)
        if sitting:
            taken = [await self.registry.sit(code, name) for name in sitting]
            cookies.remember_seats(request, answer, table, self.settings, *(token for _, token in taken))
        if wanted.start:
            await table.carry_out(table.begin)
        return answer

    async def invitation(self, request: Request) -> Response:
        """What somebody who was invited may know before sitting down."""
        table = await self.registry.table(request.path_params["code"])
        held, kept = cookies.seats_held(request, table), table.kept
        return json(
            {
                "code": kept.code,
                "name": kept.name,
                "game": kept.game,
                "title": describer_of({}, language_of(request)).message(f"game-{kept.game}"),
                "phase": kept.phase,
                "options": kept.options,
                "seats": [{"name": each.name, "bot": each.bot, "free": each.free} for each in table.seats],
                "yours": held[0] if held else None,
                "held": held,
            }
        )

    async def join(self, request: Request) -> Response:
        """Sit down on a free seat; a person who has a seat keeps it, unless they ask for one more."""
        wanted: Joining = await body(request, Joining)
        table = await self.registry.table(request.path_params["code"])
        for token in [] if wanted.also else cookies.tokens(request, table.kept.code):
            if (seat := table.seat_of(token)) is not None:
                return json({"seat": seat, "token": token})
        seat, token = await self.registry.sit(table.kept.code, wanted.name)
        answer = json({"seat": seat, "token": token}, 201)
        cookies.remember_seats(request, answer, table, self.settings, token)
        return answer

    async def take(self, request: Request) -> Response:
        """A secret link becomes a cookie."""
        token = (await body(request, Link)).token
        table = await self.registry.table(request.path_params["code"])
        seat = table.seat_of(token)
        if seat is None:
            raise Refused("unknown-link")
        answer = json({"seat": seat})
        cookies.remember_seats(request, answer, table, self.settings, token)
        return answer

    async def carry(self, request: Request) -> Response:
        """A short word that brings my seat to another device; of several seats, the one asked for."""
        table = await self.registry.table(request.path_params["code"])
        held = cookies.seats_held(request, table)
        wanted = parameter(request, "seat")
        seat = int(wanted) if wanted in map(str, held) else held[0] if held and not wanted else None
        if seat is None:
            raise Refused("only-watching")
        return json({"word": await self.registry.carry(table.kept.code, seat)})

    async def arrive(self, request: Request) -> Response:
        """The seat a word stands for, on this device from now on."""
        code, seat, token = await self.registry.arrive((await body(request, Word)).word)
        answer = json({"code": code, "seat": seat})
        cookies.remember_seats(request, answer, await self.registry.table(code), self.settings, token)
        return answer

    async def drawn(self, request: Request) -> Response:
        """A text as a QR code, for a page to show."""
        text = (await body(request, Text)).text
        return json({"svg": await asyncio.to_thread(qr_of, text)})

    async def record(self, request: Request) -> Response:
        """The record of a game that is over, for everybody."""
        table = await self.registry.table(request.path_params["code"])
        async with table.lock:
            if table.game is None or not table.game.over:
                raise Refused("game-is-not-over")
            record = msgspec.json.encode(table.game.record())
        name = f'attachment; filename="{table.kept.code}.json"'
        answer = Response(record, media_type="application/json", headers={"Content-Disposition": name})
        return await asyncio.to_thread(pack, request, answer)

    async def mine(self, request: Request) -> Response:
        """The tables this browser has a seat at, those that wait for it first."""
        found = []
        for code in cookies.codes(request)[-MINE:]:
            try:
                table = await self.registry.table(code)
            except Refused:
                continue
            if held := cookies.seats_held(request, table):
                asked = table.game is not None and any(choice.seat in held for choice in table.game.choices)
                kept = table.kept
                found.append(
                    {"code": kept.code, "name": kept.name, "game": kept.game, "phase": kept.phase, "yours": asked}
                )
        return json(sorted(found, key=lambda each: not each["yours"]))
