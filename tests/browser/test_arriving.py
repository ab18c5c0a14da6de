"""From the first page to the first decision."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from hullbreach.server.app import make_app
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.playing import decide, open_table, options, question, wait_until_asked
from tests.browser.serving import behind_a_proxy, served


def test_one_click_leads_to_the_first_decision(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    expect(options(page).first).to_be_enabled()


def test_an_invited_friend_gives_a_name_and_sits_down(people: People) -> None:
    host = people.come()
    code = open_table(host, "Ann")
    expect(host.get_by_role("textbox", name="Link for friends")).to_have_value(f"{people.address}/join/{code}")
    host.get_by_role("button", name="Copy the link").first.click()
    expect(host.get_by_role("status").filter(has_text="Copied").first).to_be_visible()
    host.get_by_role("textbox", name="Link for friends").evaluate("it => { it.readOnly = false; it.value = '' }")
    host.get_by_role("textbox", name="Link for friends").press("Control+v")
    expect(host.get_by_role("textbox", name="Link for friends")).to_have_value(f"{people.address}/join/{code}")
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()

    friend = people.come(f"/join/{code}")
    expect(friend.get_by_text("Ann invites you to a game of Nemesis.")).to_be_visible()
    friend.get_by_role("textbox", name="Your name").fill("Bob")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("The host begins the game when everybody is here.")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()

    host.get_by_role("button", name="Begin the game").click()
    expect(friend.get_by_role("region", name="Question", exact=True)).to_be_visible()


def test_a_code_typed_on_the_first_page_leads_to_the_invitation(people: People) -> None:
    code = open_table(people.come(), "Ann")
    page = people.come()
    page.get_by_role("textbox", name="Code of the table").fill(code.upper())
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="Invitation")).to_be_visible()


def test_a_browser_finds_its_tables_again(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    page.goto("/")
    page.get_by_role("link", name="Your turn").click()
    expect(options(page).first).to_be_enabled()


def test_a_seat_is_carried_to_another_browser(people: People) -> None:
    old = people.come()
    old.get_by_role("button", name="Play now").click()
    wait_until_asked(old)
    old.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    old.get_by_role("button", name="Show transfer code").click()
    said = old.get_by_text("Within five minutes").inner_text()

    new = people.come("/arrive")
    new.get_by_role("textbox", name="Transfer code").fill(said.rsplit(" ", 1)[-1])
    new.get_by_role("button", name="Take my seat").click()
    expect(options(new).first).to_be_enabled()
    expect(old.get_by_role("heading", name="Your seat has moved")).to_be_visible()


def test_a_restarted_server_is_found_again(people: People, tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    with served(make_app(settings)) as address:
        people.address = address
        page = people.come(f"{address}/")
        page.get_by_role("button", name="Play now").click()
        wait_until_asked(page)
        asked = question(page).get_by_role("heading", level=2).inner_text()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    with served(make_app(settings), port=int(address.rsplit(":", 1)[1])):
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(question(page).get_by_role("heading", level=2)).to_have_text(asked)
        decide(page, Random(1))
        page.close()
    people.errors.clear()  # a browser complains about a server that is away


def test_a_proxy_may_show_it_under_a_path(people: People, tmp_path: Path) -> None:
    app = make_app(Settings(database=str(tmp_path / "tables.sqlite"), base="/games"))
    with served(behind_a_proxy("/games", app)) as address:
        people.address = address
        page = people.come("/games/")
        page.get_by_role("button", name="Play now").click()
        wait_until_asked(page)
        assert page.url.startswith(f"{address}/games/t/")
        page.reload()
        expect(options(page).first).to_be_enabled()
        page.close()  # before the server is: a browser complains about a server that is away
