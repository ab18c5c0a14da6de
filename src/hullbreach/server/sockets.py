"""One connection of a viewer: the whole screen once, then what changes. A viewer that does not read is disconnected."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..describers import describer_for
from ..kernel import Refused
from . import cookies, wire
from .host_actions import whole_number
from .http_guard import HEAVY, Recently, Spent, address_of
from .http_responses import language_of
from .limits import misunderstood
from .live_table import LiveTable
from .logs import note
from .table_registry import TableRegistry
from .viewer import Viewer

LONGEST_WISH = 8_192
LONGEST_QUEUE = 200
"""The most messages that wait for a viewer."""
WISHES, WITHIN = 200, 4.0
"""The most wishes within this many seconds; one that takes a long answer counts as several."""
LOOKS = (wire.Look, wire.Speak, wire.Curtain)
UNKNOWN, MOVED, REMOVED, SLOW = 4404, 4401, 4410, 4408


class Connection:
    """A socket, and what is on its way out."""

    def __init__(self, socket: WebSocket, stalled: float, looks: Recently) -> None:
        self._socket = socket
        self._stalled = stalled
        self._looks = looks
        self._out: asyncio.Queue[wire.Told] = asyncio.Queue(LONGEST_QUEUE)
        self._writing: asyncio.Task[int] | None = None
        self._spent = Spent()

    def send(self, told: wire.Told) -> None:
        """Something to be sent as soon as the viewer reads."""
        try:
            self._out.put_nowait(told)
        except asyncio.QueueFull:
            if self._writing is not None:
                self._writing.cancel()

    async def serve(self, table: LiveTable, viewer: Viewer, since: int) -> None:
        """Read and write until one of the two ends."""
        self._writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read(table, viewer))
        try:
            await table.join(viewer, since)
            await asyncio.wait((self._writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                code = SLOW if self._writing.cancelled() else self._writing.result()
                note("closed", table=table.kept.code, code=code)
                async with asyncio.timeout(1):
                    await self._socket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            pass  # it is gone already
        finally:
            reading.cancel()
            self._writing.cancel()
            await asyncio.gather(reading, self._writing, return_exceptions=True)
            await table.leave(viewer)

    async def _write(self) -> int:
        """Send what there is to send; with which code the connection is to be closed."""
        while True:
            told = await self._out.get()
            try:
                async with asyncio.timeout(self._stalled):
                    await self._socket.send_text(wire.write(told).decode())
            except TimeoutError:
                return SLOW
            except (WebSocketDisconnect, RuntimeError):
                return SLOW
            if isinstance(told, wire.Moved):
                return MOVED
            if isinstance(told, wire.Closed):
                return REMOVED

    async def _read(self, table: LiveTable, viewer: Viewer) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self._spent.count(monotonic(), 1, WISHES, WITHIN)
                wish = _wish(message.get("text"))
                if isinstance(wish, LOOKS):
                    self._spent.count(monotonic(), HEAVY - 1, WISHES, WITHIN)
                    self._looks.count(address_of(self._socket), HEAVY)
            except Refused as refused:
                said = describer_for(table.game, viewer.language).error(refused)
                self.send(wire.Refusal(refused.reason, said, refused.rule))
            else:
                await table.wish(viewer, wish)
            await asyncio.sleep(0)  # a client that sends without a pause must not starve the others


def _wish(text: str | None) -> wire.Wish:
    if text is None:
        raise Refused("wish-not-understood")
    if len(text) > LONGEST_WISH:
        raise Refused("wish-too-long")
    try:
        wish: wire.Wish = wire.read_wish(text)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise misunderstood(error) from None
    return wish


async def watch(socket: WebSocket, registry: TableRegistry, looks: Recently) -> None:
    """Somebody comes to a table; their cookies say whom they play."""
    await socket.accept()
    try:
        table = await registry.table(socket.path_params["code"])
    except Refused:
        await socket.close(UNKNOWN)
        return
    connection = Connection(socket, registry.settings.stalled, looks)
    is_host = await registry.is_host(table.kept.code, cookies.host_key(socket, table.kept.code))
    viewer = Viewer(cookies.seats_held(socket, table), language_of(socket), connection.send, is_host)
    await connection.serve(table, viewer, whole_number(socket.query_params.get("since", "")) or 0)
