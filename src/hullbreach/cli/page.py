"""The start page in the browser of the person at this machine, with friends on the home network."""

from __future__ import annotations

import json
import os
import socket
import sys
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

from ..describe import Describer
from ..kernel import Refused
from ..server.settings import Settings
from .files import own_tables
from .language import current
from .local_server import LOOPBACK, address_at_home, announce, listen, run
from .options import PORT

ANYWHERE = "0.0.0.0"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(port: int | None, browser: bool, path: str = "") -> None:
    """Serve on this machine and show the start page, or another; if it is served already, only show it."""
    if port is None and _is_ours(PORT):
        _show(PORT, browser, path)
        return
    with _door(port) as door:
        listening = door.getsockname()[1]
        home = f"http://{address_at_home()}:{listening}/"
        tables = own_tables()

        def ready() -> None:
            announce("play-at-home", home)
            _show(listening, browser, path)
            print(Describer(current()).message("play-stops", file=tables), flush=True)

        run(Settings(database=tables, home=home, language=current()), door, ready)


def _door(port: int | None) -> socket.socket:
    """The usual port, or any free one if another program holds it and nobody asked for that port."""
    if port is not None:
        return listen(ANYWHERE, port)
    try:
        return listen(ANYWHERE, PORT)
    except Refused:
        return listen(ANYWHERE, 0)


def _is_ours(port: int) -> bool:
    """Whether Hullbreach answers at this port."""
    try:
        with urlopen(f"http://{LOOPBACK}:{port}/healthz", timeout=1) as answer:
            return "hullbreach" in json.load(answer)
    except (URLError, OSError, ValueError, TypeError):
        return False


def _show(port: int, browser: bool, path: str) -> None:
    """Open the page where somebody can see it, and say where it is. It is called by a name that keeps its cookies."""
    address = f"http://localhost:{port}/{path}"
    seen = browser and _has_screen() and webbrowser.open(address)
    print(Describer(current()).message("play-page-open" if seen else "play-page", address=address), flush=True)


def _has_screen() -> bool:
    """A text browser would take the terminal away from the person at it."""
    return not sys.platform.startswith("linux") or any(os.environ.get(each) for each in SCREENS)
