"""`hullbreach play` by itself: the page is served, shown in the browser, and kept."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

import pytest

from tests.patience import PATIENCE

from .conftest import Refuse, Run

pytestmark = pytest.mark.slow  # servers in processes of their own


@contextmanager
def played(folder: Path, *flags: str) -> Iterator[tuple[str, list[str]]]:
    """The address that was opened in the browser, and in the end what was said. The browser only writes it down."""
    folder.mkdir(exist_ok=True)
    opened = folder / "opened"
    opened.unlink(missing_ok=True)
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    around = {**os.environ, "XDG_STATE_HOME": str(folder), "HULLBREACH_LANG": "en", "BROWSER": str(browser)}
    command = [sys.executable, "-m", "hullbreach", "play", *flags]
    said: list[str] = []
    with subprocess.Popen(command, env=around, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            until = monotonic() + PATIENCE
            while not opened.exists():
                assert server.poll() is None, "the server has stopped"
                assert monotonic() < until, "no page was opened"
                sleep(0.05)
            yield opened.read_text().strip(), said
        finally:
            server.send_signal(signal.SIGINT)
            said.append(server.communicate(timeout=PATIENCE)[0])
    assert server.returncode in (0, 130)


def test_a_game_that_is_named_opens_where_it_is_hosted(tmp_path: Path) -> None:
    with played(tmp_path, "lockdown", "--port", "0") as (address, _), urlopen(address) as answer:
        assert address.endswith("/host/lockdown")
        assert '<div id="app">' in answer.read().decode()


def test_the_page_opens_by_itself_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    with played(tmp_path, "--port", "0") as (address, heard):
        with urlopen(address) as answer:
            page = answer.read().decode()
        assert '<div id="app">' in page
        assert 'name="home" content="http://' in page, "friends are told another address than this machine's own"
        with urlopen(f"{address}api/games") as answer:
            assert [game["id"] for game in json.load(answer)] == ["nemesis", "lockdown", "aliens"]
    (said,) = heard
    assert f"The page is open in your browser: {address}" in said
    assert "Friends on your network can join at http://" in said
    assert str(tmp_path / "hullbreach" / "tables.sqlite") in said
    assert (tmp_path / "hullbreach" / "tables.sqlite").exists()
    assert "Traceback" not in said


def test_tables_are_found_again_and_backed_up_without_naming_them(tmp_path: Path, run: Run) -> None:
    with played(tmp_path / "state", "--port", "0") as (address, _):
        wanted = json.dumps({"you": "Ann", "players": 2, "people": 1, "start": True}).encode()
        with urlopen(f"{address}api/tables", data=wanted) as answer:
            code = json.load(answer)["code"]
    with played(tmp_path / "state", "--port", "0") as (address, _), urlopen(f"{address}api/tables/{code}") as answer:
        assert json.load(answer)["code"] == code
    assert "1" in run("backup", "all.backup").out


def test_a_port_that_is_taken_is_named(refuse: Refuse) -> None:
    with socket.create_server(("0.0.0.0", 0)) as other:
        port = other.getsockname()[1]
        complaint = f"Cannot listen on 0.0.0.0, port {port}: something else is already listening there."
        for command in ("play", "serve"):
            assert refuse(command, "--port", port) == complaint


@pytest.mark.parametrize("flags", [("--terminal", "--port", "1"), ("--seed", "3", "--no-browser")])
def test_a_page_and_a_terminal_at_once_are_refused(refuse: Refuse, flags: tuple[str, ...]) -> None:
    assert refuse("play", *flags).startswith("--port and --no-browser are for the page in the browser")


def test_an_unknown_game_is_refused_before_a_page_is_opened(refuse: Refuse) -> None:
    assert "monopoly" in refuse("play", "monopoly")
