"""Who asks: a proxy is believed only if the owner has named it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from hullbreach.cli.serve import _network
from hullbreach.kernel import Refused
from tests.server.running import Running

RATE = 5


def _let_through(server: Running) -> int:
    """How many of some guesses are let through that each claim to come from another address."""

    async def guess() -> int:
        async with server.browser() as browser:
            statuses = [
                (
                    await browser.post(
                        "/api/arrive", json={"word": "guess"}, headers={"X-Forwarded-For": f"198.51.100.{n}"}
                    )
                ).status_code
                for n in range(RATE + 3)
            ]
        assert set(statuses) <= {404, 429}
        return statuses.count(404)

    return asyncio.run(guess())


def test_nobody_is_believed_by_default(serving: Callable[..., Running]) -> None:
    assert _let_through(serving(rate=RATE)) == RATE


def test_a_proxy_that_is_not_named_is_not_believed(serving: Callable[..., Running]) -> None:
    assert _let_through(serving(rate=RATE, proxies=("192.0.2.1/32",))) == RATE


def test_a_named_proxy_is_believed_about_who_asks_and_how(serving: Callable[..., Running]) -> None:
    server = serving(rate=RATE, proxies=("127.0.0.0/8",))
    assert _let_through(server) == RATE + 3

    async def sit() -> str:
        async with server.browser() as browser:
            said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
            made = await browser.post("/api/tables", json={"players": 1, "you": "Ann"}, headers=said)
            return str(made.headers["set-cookie"])

    assert "Secure" in asyncio.run(sit())


@pytest.mark.parametrize("proxy", ["*", "everybody", "10.0.0.0/99", ""])
def test_what_is_not_an_address_is_refused(proxy: str) -> None:
    with pytest.raises(Refused, match="bad-proxy"):
        _network(proxy)
    assert _network("127.0.0.1") == "127.0.0.1/32"
    assert _network("10.1.2.3/8") == "10.0.0.0/8"
