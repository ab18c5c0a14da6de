"""Responses to HTTP requests: JSON that is never cached, and refusals in the language of the request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from ..describe import Describer
from ..describe.languages import LANGUAGES
from ..describers import describer_for
from ..kernel import Refused
from .compression import pack
from .limits import misunderstood
from .logs import note_failure

STATUS = {
    "host-key-needed": 403,
    "wrong-origin": 403,
    "only-watching": 403,
    "body-too-large": 413,
    "wish-too-long": 400,
    "too-often": 429,
    "wish-not-understood": 400,
    "not-stored": 503,
    "server-full": 503,
    "database-away": 503,
}


def json(data: Any, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


async def beside(request: Request, make: Callable[..., Any], *args: object) -> Response:
    """A JSON answer for everybody that takes a while to make: it is made and packed beside the loop.

    Never for anything that depends on who asks: see `compression`.
    """
    return await asyncio.to_thread(lambda: pack(request, json(make(*args))))


def routed(find: Any, path: str, name: str, method: str = "POST") -> Route:
    """A route that is answered by the method of this name of whatever `find` gives once the server lives."""

    async def endpoint(request: Request) -> Response:
        answer: Response = await getattr(find(), name)(request)
        return answer

    return Route(path, endpoint, methods=[method])


async def body(request: Request, kind: type[Any]) -> Any:
    """The body of a request as this struct; refused if it does not fit."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise misunderstood(error) from None


def language_of(connection: HTTPConnection) -> str:
    """What the page asks for, else what its reader prefers."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    preferred = connection.headers.get("accept-language", "").lower()
    return "fr" if preferred.startswith("fr") else LANGUAGES[0]


def refusal(connection: HTTPConnection, refused: Refused) -> Response:
    """Why a request changed nothing."""
    status = STATUS.get(refused.reason) or (404 if refused.reason.startswith("unknown-") else 409)
    return json({"reason": refused.reason, "text": describer_for(None, language_of(connection)).error(refused)}, status)


async def on_refused(request: Request, refused: Exception) -> Response:
    """A request that was refused."""
    assert isinstance(refused, Refused)
    return refusal(request, refused)


async def on_http(request: Request, error: Exception) -> Response:
    """A request that found nothing."""
    assert isinstance(error, HTTPException)
    text = Describer(language_of(request)).message("refused-no-such-page")
    return json({"reason": "no-such-page", "text": text}, error.status_code)


async def on_database_away(request: Request, error: Exception) -> Response:
    """The database does not answer or cannot be written to: nothing has changed, and the answer says so."""
    note_failure("storing", error, path=request.url.path)
    return refusal(request, Refused("database-away"))


async def on_failure(request: Request, error: Exception) -> Response:
    """A request that failed through no fault of its own: the answer gives no details."""
    note_failure("request", error, path=request.url.path)
    return json({"reason": "failed", "text": Describer(language_of(request)).message("refused-failed")}, 500)
