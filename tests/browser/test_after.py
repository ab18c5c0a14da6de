"""After the game: the ceremony, the pictures, the replay, playing on, once more, and reporting a problem."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hullbreach.library import replay
from hullbreach.server.app import make_app
from hullbreach.server.cookies import HOST
from hullbreach.server.settings import Settings
from tests.browser.conftest import People
from tests.browser.judging import violations
from tests.browser.playing import is_asked, wait_until_asked
from tests.browser.serving import served
from tests.server.finished import Ended, ended

KEY = "a long word"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Ended]]:
    """A server with a key and a table that is over."""
    database = tmp_path_factory.mktemp("after") / "tables.sqlite"
    over = ended(tmp_path_factory, database)
    with served(
        make_app(Settings(database=str(database), rate=10_000, think=0, host_key=KEY, pace=0.05, moment=0.05))
    ) as address:
        yield address, over


@pytest.fixture
def crowd(server: tuple[str, Ended], browser: Browser) -> Iterator[People]:
    """Opens pages of that server. A page may log a refused request, but no other error."""
    people = People(browser, server[0])
    yield people
    for context in people.contexts:
        context.close()
    assert [error for error in people.errors if not re.search("40[39]", error)] == []


@pytest.fixture
def over(server: tuple[str, Ended]) -> Ended:
    """The table that is over."""
    return server[1]


def end_of(page: Page) -> Locator:
    """The part of the page that shows the end."""
    return page.get_by_role("region", name="How it ended")


def revealed(page: Page) -> Locator:
    """What has been revealed so far."""
    return page.locator(".revealed").get_by_role("listitem")


def at_point(page: Page, point: int) -> None:
    """Wait until the replay has come to a point."""
    expect(page.get_by_role("slider", name="Point of the game")).to_have_value(str(point))
    expect(page).to_have_url(re.compile(f"#{point}$"))


def test_the_end_is_revealed_step_by_step(crowd: People, over: Ended) -> None:
    page = crowd.come(over.seat(1))
    expect(revealed(page)).to_have_count(1)
    story = page.get_by_role("complementary")
    expect(story).to_contain_text("when everything has been revealed")
    page.locator("body").press("Space")
    expect(revealed(page)).to_have_count(2)
    end_of(page).get_by_role("button", name="Next").click()
    expect(revealed(page)).to_have_count(3)
    expect(page.locator("#announcer")).to_have_text(revealed(page).last.inner_text().split(" why?")[0].strip())
    revealed(page).last.get_by_role("button", name="why?").click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_contain_text("nemesis/")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert end_of(page).get_by_role("row").count() == 0
    assert violations(page) == []
    end_of(page).get_by_role("button", name="Show all").click()
    expect(end_of(page).get_by_role("row")).to_have_count(4)
    assert page.evaluate("document.activeElement.textContent") == "Who lived, who won"
    expect(story.get_by_role("region", name="The story")).to_contain_text("Who has won?")
    page.reload()
    expect(end_of(page).get_by_role("row")).to_have_count(4)


def test_the_game_names_the_stages_even_where_it_cannot_be_played_again(crowd: People, over: Ended) -> None:
    page = crowd.come(over.seat(1))
    expect(revealed(page)).to_have_count(1)
    stages = page.get_by_role("list", name="How it ended").get_by_role("listitem")
    whole = stages.all_inner_texts()
    assert (whole[0], whole[-1]) == ("The voyage", "The verdict")
    page.route("**/ending*", lambda route: route.fulfill(status=409, json={"reason": "", "text": ""}))
    page.reload()
    expect(revealed(page)).to_have_count(1)
    alone = stages.all_inner_texts()
    assert len(alone) > 2
    assert [stage for stage in whole if stage in alone] == alone


def test_claims_stand_beside_the_truth(crowd: People, over: Ended) -> None:
    page = crowd.come(over.seat(1))
    end_of(page).get_by_role("button", name="Show all").click()
    claims = page.locator(".claims").get_by_role("listitem")
    expect(claims).to_have_count(4)
    expect(claims.first).to_contain_text("“Engine 1 works.”")
    expect(claims.first).to_contain_text(re.compile("true Engine 1 was (working|damaged)"))
    expect(claims.last).to_contain_text("cannot be checked")


def test_every_picture_is_also_a_table(crowd: People, over: Ended) -> None:
    page = crowd.come(over.seat(1))
    end_of(page).get_by_role("button", name="Show all").click()
    end_of(page).get_by_role("button", name="Show the pictures").click()
    figures = page.get_by_role("figure")
    expect(figures).to_have_count(3)
    expect(figures.get_by_role("img")).to_have_count(3)
    assert violations(page) == []
    for nth in range(3):
        figures.nth(nth).get_by_role("button", name="Table").click()
        expect(figures.nth(nth).get_by_role("img")).to_have_count(0)
        assert figures.nth(nth).get_by_role("row").count() > 3
    assert violations(page) == []
    figures.first.get_by_role("link").last.click()
    expect(page.get_by_role("slider", name="Point of the game")).to_be_visible()


def test_a_replay_goes_back_and_forth_by_mouse_and_keys(crowd: People, over: Ended) -> None:
    page = crowd.come(f"/replay/{over.code}#60")
    at_point(page, 60)
    page.locator("body").press("ArrowRight")
    at_point(page, 61)
    page.get_by_role("button", name="One point back").click()
    at_point(page, 60)
    page.get_by_role("slider", name="Point of the game").press("ArrowLeft")
    at_point(page, 59)
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    at_point(page, 60)
    page.get_by_role("button", name="Pause", exact=True).click()
    page.get_by_role("combobox", name="Go to round").select_option("3")
    expect(page.get_by_role("group", name="Replay")).to_contain_text(re.compile("Round 3 · Point"))
    assert violations(page) == []


@pytest.mark.parametrize("phone", [False, True])
def test_a_replay_shows_each_seat_what_it_knew(crowd: People, over: Ended, phone: bool) -> None:
    page = crowd.come(f"/replay/{over.code}#60", phone=phone)
    at_point(page, 60)
    whose = page.get_by_role("combobox", name="Whose knowledge")
    ship, held = page.get_by_role("group", name="The ship"), page.locator(".held")
    unknown = ship.get_by_role("button", name=re.compile("unexplored$"))
    expect(held).to_have_count(0)
    expect(unknown).not_to_have_count(0)  # the ship is fetched after the words
    for seat in range(4):
        whose.select_option(str(seat))
        expect(held).to_have_count(1)
        told = crowd.contexts[-1].request.get(f"/api/tables/{over.code}/replay/60?whose={seat}").json()
        for pile in told["words"]["piles"]:
            for thing in pile["things"]:
                expect(held).to_contain_text(thing["name"])
        for asked in told["asked"]:
            expect(page.get_by_role("region", name="Question", exact=True)).to_contain_text(asked["text"])
    whose.select_option("truth")
    expect(held).to_have_count(4)
    expect(unknown).to_have_count(0)
    assert violations(page) == []


def test_a_table_that_is_being_played_has_no_replay(crowd: People) -> None:
    page = crowd.come()
    page.get_by_role("button", name="Play now").click()
    page.get_by_label("Host key of this server").fill(KEY)
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(page)
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}")
    expect(page.get_by_role("alert").first).to_contain_text("still being played")


def test_a_game_is_played_on_from_a_point(crowd: People, over: Ended) -> None:
    page = crowd.come(f"/replay/{over.code}#60")
    at_point(page, 60)
    form = page.get_by_role("region", name="Play on from here")
    form.get_by_role("combobox", name="You play").select_option("2")
    form.get_by_role("textbox", name="Your name").fill("Zoe")
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("alert")).to_contain_text("host key")
    form.get_by_label("Host key of this server").fill(KEY)
    form.get_by_role("button", name="Open the table").click()
    wait_until_asked(page)
    assert is_asked(page)
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("heading", name="Thursday (continued)")).to_be_visible()


def test_the_last_point_cannot_be_played_on(crowd: People, over: Ended) -> None:
    page = crowd.come(f"/replay/{over.code}#99999")
    form = page.get_by_role("region", name="Play on from here")
    expect(form).to_contain_text("The game is over at this point")
    expect(form.get_by_role("button")).to_have_count(0)


def test_the_same_people_play_once_more(crowd: People, over: Ended) -> None:
    cleo = crowd.come(over.seat(2))
    end_of(cleo).get_by_role("button", name="Show all").click()
    expect(end_of(cleo)).to_contain_text("your invitation appears here")
    ann = crowd.come()
    ann.context.add_cookies([{"name": HOST + over.code, "value": over.host, "url": crowd.address}])
    ann.goto(over.seat(0))
    end_of(ann).get_by_role("button", name="Show all").click()
    end_of(ann).get_by_role("button", name="Play again").click()
    expect(ann.get_by_role("listitem").filter(has_text="kept for Cleo")).to_be_visible()
    card = end_of(cleo).get_by_role("region", name="Once more")
    expect(card).to_contain_text("The host wants to play again, with all of you.")
    card.get_by_role("button", name="Sit down at my seat").click()
    expect(cleo.get_by_role("listitem").filter(has_text="Cleo")).to_contain_text("(you)")
    expect(ann.get_by_role("listitem").filter(has_text="kept for Cleo")).to_have_count(0)
    expect(ann.get_by_role("listitem").filter(has_text="kept for Bob")).to_be_visible()


def test_a_problem_is_reported_and_found_by_the_owner(crowd: People, over: Ended, tmp_path: Path) -> None:
    page = crowd.come(over.seat(3))
    page.get_by_role("navigation").get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("textbox", name="What went wrong?").fill("The pod left without me.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The owner of the server will see it.")).to_be_visible()
    assert violations(page) == []
    page.goto("/admin")
    page.get_by_label("Host key of this server").fill(KEY)
    page.get_by_role("button", name="Show the tables").click()
    report = page.get_by_role("listitem").filter(has_text="The pod left without me.")
    with page.expect_download() as download:
        report.get_by_role("button", name=f"Download the report on table {over.code}").click()
    download.value.save_as(tmp_path / "report.json")
    assert replay(json.loads((tmp_path / "report.json").read_text())).over
    assert violations(page) == []


def test_the_first_page_lists_games_that_are_over(crowd: People, over: Ended) -> None:
    page = crowd.come(over.seat(1))
    expect(end_of(page)).to_be_visible()
    page.goto("/")
    page.get_by_role("listitem").filter(has_text="Thursday").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay: Thursday")).to_be_visible()
    at_point(page, 0)
