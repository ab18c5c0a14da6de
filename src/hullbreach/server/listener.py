"""How the application is listened for: limits, headers and logs are the same wherever it runs."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette

from .connections import ClientConnection
from .settings import Settings

LONGEST_MESSAGE = 65_536
STOPS_WITHIN = 5
IDLE = 5
"""Seconds between two requests on one connection."""


def listener(app: Starlette, settings: Settings) -> uvicorn.Server:
    """A server of this application; the caller says on which socket it listens."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http=ClientConnection,
            log_config=None,  # what it says goes where our own notes go
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # changes are small; a compressor for each connection is not
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_keep_alive=IDLE,
            timeout_graceful_shutdown=STOPS_WITHIN,
        )
    )
