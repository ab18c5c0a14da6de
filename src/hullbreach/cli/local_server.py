"""The server started from this machine: what `serve` and `play` share."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from errno import errorcode
from itertools import product

import segno

from .. import library
from ..describe import Describer
from ..describe.languages import LANGUAGES
from ..describers import describer_of
from ..kernel import Refused
from ..server.app import make_app
from ..server.listener import listener
from ..server.logs import write_logs
from ..server.settings import Settings
from ..server.store import Store
from .language import current

SELDOM = (2_000, 20, 200)
"""How much garbage gathers before it is looked for: nearly all goes by itself, and a look stops every table."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket of our own; connections made before the server is ready wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen()
    except (OSError, OverflowError) as error:
        door.close()
        cause = errorcode.get(getattr(error, "errno", None) or 0, "EADDRNOTAVAIL")
        raise Refused("cannot-listen", host=host, port=str(port), because=cause) from None
    return door


def run(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it. A database that cannot be opened is refused before anything is announced."""
    app = make_app(settings)
    asyncio.run(_try(settings.database))
    ready()
    write_logs()
    _settle()
    listener(app, settings).run(sockets=[door])


def _settle() -> None:
    """What every table needs is loaded once and never looked through for garbage: that stopped them all for long."""
    for language, game in product(LANGUAGES, library.games()):
        said = describer_of({}, language, game).phrases
        for message in said.ids():
            said.wants(message)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _try(database: str) -> None:
    await (await Store.open(database)).close()


def announce(message: str, address: str) -> None:
    """Where to find the tables; a phone can read it off the terminal."""
    print(Describer(current()).message(message, address=address))
    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
    sys.stdout.flush()


def address_at_home() -> str:
    """This machine as its home network knows it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


LOOPBACK = "127.0.0.1"
