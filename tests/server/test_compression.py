"""What is packed and kept: the page, its parts and what is the same for everybody; never what depends on a cookie."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx2
import pytest

from hullbreach.server.app import WEB
from hullbreach.server.compression import packed
from tests.server.test_costs import asked

PACKS = {"Accept-Encoding": "gzip, deflate"}
PLAIN = {"Accept-Encoding": "identity"}


def test_parts_of_the_page_are_packed_and_kept_for_ever_under_their_mark(tmp_path: Path) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        page = (await browser.get("/")).text
        (script,) = re.findall(r'src="(/assets-[0-9a-f]{16}/app\.js)"', page)
        small, plain = await browser.get(script, headers=PACKS), await browser.get(script, headers=PLAIN)
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert small.content == plain.content == (WEB / "assets" / "app.js").read_bytes()
        assert int(small.headers["content-length"]) < len(plain.content) / 2
        for answer in (small, plain):
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
        beside = script.replace("app.js", "facility.js")
        assert (await browser.get(beside)).headers["cache-control"] == small.headers["cache-control"]
        for other in ("/assets/app.js", f"/assets-{'0' * 16}/app.js"):
            assert (await browser.get(other)).headers["cache-control"] == "no-cache"
        for nothing in ("/assets/nothing.js", script.replace("app.js", "nothing.js"), "/assets/%2e%2e"):
            assert (await browser.get(nothing)).status_code == 404

    asked(tmp_path, act)


@pytest.mark.parametrize("path", ["/", "/assets/app.css"])
def test_what_a_browser_has_already_is_not_sent_again(tmp_path: Path, path: str) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        first = await browser.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = await browser.get(path, headers={"If-None-Match": f'"other", {first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert (await browser.get(path, headers={"If-None-Match": '"other"'})).status_code == 200

    asked(tmp_path, act)


@pytest.mark.parametrize(
    "path", ["/api/words/en", "/api/words/fr", "/api/gallery", "/api/rules?q=queen", "/api/vocabulary", "/api/games"]
)
def test_lists_are_packed_for_whoever_can_unpack(tmp_path: Path, path: str) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        small, plain = await browser.get(path, headers=PACKS), await browser.get(path, headers=PLAIN)
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert small.json() == plain.json()
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"])
        for refusing in ("gzip;q=0", "br", ""):
            answer = await browser.get(path, headers={"Accept-Encoding": refusing})
            assert "content-encoding" not in answer.headers

    asked(tmp_path, act)


def test_nothing_that_depends_on_who_asks_is_packed(tmp_path: Path) -> None:
    async def act(browser: httpx2.AsyncClient) -> None:
        named = {"players": 5, "people": 5, "you": "Ann", "name": "a" * 60}
        made = await browser.post("/api/tables", json=named, headers=PACKS)
        code = made.json()["code"]
        joining = [
            await browser.post(f"/api/tables/{code}/join", json={"name": f"Friend {n}", "also": True}, headers=PACKS)
            for n in range(3)
        ]
        answers = [
            made,
            *joining,
            await browser.get(f"/api/tables/{code}", headers=PACKS),
            await browser.get("/api/mine", headers=PACKS),
            await browser.post(f"/api/tables/{code}/carry?seat=0", headers=PACKS),
        ]
        assert {answer.status_code for answer in answers} <= {200, 201}
        assert [answer for answer in answers if "content-encoding" in answer.headers] == []

    asked(tmp_path, act)


def test_packing_gives_the_same_bytes_each_time() -> None:
    assert packed(b"x" * 1_000) == packed(b"x" * 1_000)
    assert gzip.decompress(packed(b"x" * 1_000)) == b"x" * 1_000
