"""`hullbreach serve`: tables for friends, in their browsers."""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from ..kernel import Refused
from ..server.settings import Settings
from .database import database_named
from .language import current, speak
from .options import PORT, PackList


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = PORT,
    database: str | None = None,
    public: Annotated[list[str] | None, Parameter(negative="")] = None,
    base: str = "",
    proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
    host_key: str = "",
    webhook: str = "",
    rate: int = Settings().rate,
    keep_open: float = Settings().kept_open,
    think: Annotated[float, Parameter(validator=Number(gte=0))] = Settings().think,
    pack: PackList = None,
    lang: str | None = None,
) -> None:
    """Serve tables that friends join with a link."""
    from .local_server import address_at_home, announce, listen, run  # a server is much to read for a word misspelt

    speak(lang)
    settings = Settings(
        database=database_named(database),
        public=tuple(public or ()),
        base=_path(base),
        proxies=tuple(map(_network, proxy or ())),
        host_key=host_key or os.environ.get("HULLBREACH_HOST_KEY", ""),
        webhook=webhook,
        rate=rate,
        kept_open=keep_open,
        think=think,
        packs=tuple(pack or ()),
        language=current(),
    )
    with listen(host, port) as door:
        shown = address_at_home() if host == "0.0.0.0" else host
        address = f"http://{shown}:{door.getsockname()[1]}{settings.base}/"
        run(settings, door, lambda: announce("serve-at", address))


def _network(proxy: str) -> str:
    try:
        return str(ip_network(proxy, strict=False))
    except ValueError:
        raise Refused("bad-proxy", proxy=proxy) from None


def _path(base: str) -> str:
    """A path of plain words with one slash before each; another name of this machine is none."""
    if base in ("", "/"):
        return ""
    if not re.fullmatch(r"(/[A-Za-z0-9_-]+)+/?", base):
        raise Refused("bad-base-path", base=base)
    return base.removesuffix("/")
