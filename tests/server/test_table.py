"""What happens at a table besides the rules: undo by consent, stand-ins, links, the curtain, talk, the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import CLOCK, Choice, Game, Refused
from hullbreach.server import wire
from hullbreach.server.autoplay import Job
from hullbreach.server.live_table import LiveTable
from hullbreach.server.secrets import hashed
from hullbreach.server.settings import Settings
from hullbreach.server.table_registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.tables import STILL, Witness, answer, begun, with_registry


@pytest.fixture
def at_home(tmp_path: Path) -> Callable[..., Any]:
    """Do something with a registry of its own."""

    def run(act: Callable[[TableRegistry], Awaitable[Any]], settings: Settings = STILL) -> Any:
        return asyncio.run(with_registry(str(tmp_path / "house.sqlite"), act, settings))

    return run


def reasons(witness: Witness) -> list[str]:
    """Why this viewer was refused something, in order."""
    messages = [msgspec.json.decode(raw) for raw in witness.sent]
    return [message["reason"] for message in messages if message["is"] == "refused"]


def kinds(table: LiveTable, witness: Witness) -> list[str]:
    """The kinds of all lines of a viewer's story."""
    return [line["kind"] for line in table.story(witness)]


def played(table: LiveTable) -> Game:
    """The game at a table where one has begun."""
    assert table.game is not None
    return table.game


async def until_asked(table: LiveTable, seat: int, ask: str = "") -> None:
    """Answers at random until this seat is asked."""
    rng = Random(3)
    while table.game is not None and not table.game.over:
        if any(choice.seat == seat and (not ask or choice.ask == ask) for choice in table.game.choices):
            return
        await answer(table, rng)
    raise AssertionError("never asked")


async def until_due(done: Callable[[], bool]) -> None:
    """Wait for what happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


# -- undo ------------------------------------------------------------------------------------------------------


def test_what_revealed_something_is_taken_back_when_everybody_who_plays_agrees(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        game = table.game
        assert game is not None
        rng = Random(1)
        while True:
            given = await answer(table, rng)
            assert given is not None
            if given[0] == 0 and _used_chance(table):
                break
        entries = len(game.entries)
        before = _view_before_last(table)
        await table.wish(ann, wire.Undo())
        wanted = {"number": 1, "kind": "undo", "by": 0, "text": "", "agreed": [0], "needed": 2, "seconds": 45}
        assert ann.screen["consent"] == wanted | {"yours": True}
        assert bob.screen["consent"] == wanted | {"yours": False}
        assert len(game.entries) == entries
        await table.wish(bob, wire.Consent(to=1, agree=False))
        assert ann.screen["consent"] is None
        assert kinds(table, ann)[-1] == "consent-refused"
        assert len(game.entries) == entries
        await table.wish(ann, wire.Undo())
        await table.wish(bob, wire.Consent(to=2))
        assert bob.screen["consent"] is None
        assert game.entries[-1][0] == "undo"
        assert game.view() == before
        assert kinds(table, ann)[-1] == "undone"

    at_home(act)


def test_a_host_who_seats_a_bot_for_somebody_does_not_undo_alone(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        while (given := await answer(table, Random(1))) is None or given[0] != 0 or not _used_chance(table):
            assert given is not None
        assert table.game is not None
        entries = len(table.game.entries)
        await table.wish(ann, wire.Host(act="bot", seat=1))
        await table.wish(ann, wire.Undo())
        assert ann.screen["consent"]["needed"] == 2
        assert len(table.game.entries) == entries
        await table.wish(bob, wire.Consent(to=1))
        assert table.game.entries[-1][0] == "undo"

    at_home(act)


def _used_chance(table: LiveTable) -> bool:
    assert table.game is not None
    history = table.game._history
    return history is not None and history.answers[-1][2]


def _view_before_last(table: LiveTable) -> Any:
    assert table.game is not None
    history = table.game._history
    assert history is not None
    return type(table.game)(history.restore(table.game, len(history.answers) - 1), 3).view()


def test_bots_wait_while_people_think_about_an_undo_but_not_for_ever(
    at_home: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        while (given := await answer(table, Random(1))) is None or given[0] != 0 or not _used_chance(table):
            assert given is not None
        monkeypatch.setattr("hullbreach.server.consent.WAITS", 0.0)
        await table.wish(ann, wire.Undo())
        assert bob.screen["consent"] is not None
        await until_due(lambda: bob.screen["consent"] is None)
        assert ann.screen["consent"] is None
        assert table.consent.wanted is None

    at_home(act)


def test_a_bot_that_was_thinking_already_does_not_overtake_a_wish_to_take_back(at_home: Callable[..., Any]) -> None:
    thinks, may_answer = asyncio.Event(), asyncio.Event()

    async def slowly(game: str, bot: str, view: Any, choice: Choice, seed: str) -> str:
        thinks.set()
        await may_answer.wait()
        return choice.options[0].id

    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        rng = Random(1)
        while True:  # until Ann has thrown dice and the bot is asked next
            given = await answer(table, rng)
            assert given is not None
            if given[0] == 0 and _used_chance(table) and [each.seat for each in played(table).choices] == [2]:
                break
        registry.thinkers.choose = slowly  # type: ignore[method-assign]
        job = Job(0.0, "bot", 2, table.prompt(2))
        thinking = asyncio.create_task(table.autoplay._do(job))
        await thinks.wait()
        await table.wish(ann, wire.Undo())
        seq = table.kept.seq
        may_answer.set()
        await thinking
        assert table.kept.seq == seq
        wanted = bob.screen["consent"]
        assert (wanted["kind"], wanted["by"], wanted["agreed"]) == ("undo", 0, [0])
        await table.wish(bob, wire.Consent(to=wanted["number"], agree=False))
        await table.autoplay._do(job)
        assert played(table).entries[-1][1] == 2

    at_home(act)


# -- who plays -------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_with_what_the_seat_knows_and_hands_it_back(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        seen: list[tuple[str, Any, int]] = []

        async def choose(game: str, bot: str, view: Any, choice: Any, seed: str) -> str:
            seen.append((bot, view, choice.seat))
            return str(choice.options[0].id)

        registry.thinkers.choose = choose  # type: ignore[method-assign]
        await until_asked(table, 1)
        assert table.game is not None
        view = table.game.sight(1)
        await table.wish(bob, wire.Rest(bot="survivor"))
        await until_due(lambda: bool(seen))
        assert ("survivor", view, 1) == seen[0]
        assert ann.screen["table"]["seats"][1]["bot"] == "survivor"
        await table.wish(bob, wire.Rest())
        assert ann.screen["table"]["seats"][1]["bot"] == ""
        told = kinds(table, ann)
        assert "bot-plays" in told
        assert "person-plays" in told
        seen.clear()
        await until_asked(table, 1)
        await asyncio.sleep(0.05)
        assert all(seat != 1 for _, _, seat in seen)

    at_home(act, Settings(pace=0, moment=0, think=0))


def test_the_host_gives_a_seat_to_a_bot_frees_it_and_somebody_else_sits_down(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, _) = await begun(registry)
        await table.wish(ann, wire.Host(act="bot", seat=2, what="random"))
        await table.wish(ann, wire.Host(act="free", seat=2))
        assert not ann.screen["table"]["seats"][2]["taken"]
        seat, token = await registry.sit(table.kept.code, "Cy")
        assert (seat, table.seat_of(token)) == (2, 2)
        assert ann.screen["table"]["seats"][2]["name"] == "Cy"
        for wish in (wire.Host(act="bot", seat=7), wire.Host(act="bot", seat=0, what="cheat"), wire.Host(act="dance")):
            await table.wish(ann, wish)
        assert reasons(ann) == ["unknown-seat", "unknown-bot", "unknown-wish"]

    at_home(act)


def test_a_renewed_link_voids_the_old_one(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 2, {}, "", ["", ""])
        _, old = await registry.sit(code, "Ann")
        table = await registry.table(code)
        host, ann = Witness(is_host=True), Witness(0)
        await table.join(host)
        await table.join(ann)
        await table.wish(host, wire.Host(act="relink", seat=0))
        told = [msgspec.json.decode(raw) for raw in host.sent]
        new = next(message["lines"][0]["text"] for message in told if message["is"] == "looked")
        assert (table.seat_of(old), table.seat_of(new)) == (None, 0)
        assert ann.last == {"is": "moved"}
        sent = len(ann.sent)
        await table.wish(host, wire.Host(act="rename", what="Thursday"))
        assert len(ann.sent) == sent
        assert host.screen["table"]["name"] == "Thursday"

    at_home(act)


def test_a_short_word_carries_a_seat_to_another_device_once(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 2, {}, "", ["", ""])
        _, old = await registry.sit(code, "Ann")
        table = await registry.table(code)
        laptop = Witness(0)
        await table.join(laptop)
        word = await registry.carry(code, 0)
        there, seat, new = await registry.arrive(f" {word.upper()} ")
        assert (there, seat, table.seat_of(new)) == (code, 0, 0)
        assert laptop.last == {"is": "moved"}
        assert table.seat_of(old) is None
        with pytest.raises(Refused, match="unknown-word"):
            await registry.arrive(word)

    at_home(act)


def test_one_screen_shows_several_seats_one_at_a_time(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, _ = await begun(registry)
        both = Witness(0, 1)
        await table.join(both)
        assert (both.screen["table"]["you"], both.screen["table"]["yours"]) == (None, [0, 1])
        assert both.screen["view"]["you"] is None
        await until_asked(table, 1)
        await table.wish(both, wire.Curtain())
        assert both.screen["view"]["you"] is None
        assert both.screen["prompt"] is None
        await table.wish(both, wire.Answer(prompt="", option="pass"))
        await table.wish(both, wire.Curtain(seat=2))
        assert reasons(both) == ["only-watching", "not-your-seat"]
        await table.wish(both, wire.Curtain(seat=1))
        assert both.screen["view"]["viewer"] == 1
        await table.wish(both, wire.Answer(prompt=both.prompt, option=both.options[0]))
        assert reasons(both) == ["only-watching", "not-your-seat"]

    at_home(act)


def test_a_paused_table_waits_even_after_a_restart(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> str:
        table, (ann, _) = await begun(registry)
        await until_asked(table, 0)
        await table.wish(ann, wire.Host(act="pause"))
        assert ann.screen["table"]["paused"]
        await table.wish(ann, wire.Answer(prompt=ann.prompt, option=ann.options[0]))
        assert reasons(ann) == ["table-paused"]
        return table.kept.code

    code = at_home(act)

    async def later(registry: TableRegistry) -> None:
        table = await registry.table(code)
        ann = Witness(0, is_host=True)
        await table.join(ann)
        assert ann.screen["table"]["paused"]
        await table.wish(ann, wire.Host(act="resume"))
        await table.wish(ann, wire.Answer(prompt=ann.prompt, option=ann.options[0]))
        assert reasons(ann) == []

    at_home(later)


# -- people who are away -------------------------------------------------------------------------------------------


def test_a_window_is_let_pass_for_who_is_away_after_the_same_moment_whatever_they_hold(
    at_home: Callable[..., Any],
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (_, bob) = await begun(registry)
        await table.leave(bob)
        await until_asked(table, 1, "ask-interrupt")
        assert table.game is not None
        seq = table.kept.seq
        await until_due(lambda: table.kept.seq > seq)
        assert table.game.entries[-1] == ("answer", CLOCK, "time-out/seat:1")
        job = table.autoplay._next()
        assert job is None or job.do != "let"

    at_home(act, Settings(pace=3600, moment=3600, patience=0.05))


def test_a_seat_left_alone_goes_to_a_bot_if_the_table_has_agreed_so(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        await until_asked(table, 1, "ask-action")
        await table.leave(bob)
        assert table.autoplay._next() is None or table.autoplay._next().do != "hand-over"  # type: ignore[union-attr]
        await table.wish(ann, wire.Host(act="leave", what="5"))
        job = table.autoplay._next()
        assert job is not None
        assert (job.do, job.seat) == ("hand-over", 1)
        await table.autoplay._do(job)
        assert ann.screen["table"]["seats"][1]["bot"] == "survivor"
        await table.wish(ann, wire.Host(act="leave", what="lots"))
        assert reasons(ann) == ["bad-number"]

    at_home(act)


def test_when_the_clock_runs_out_a_bot_decides_once(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, _) = await begun(registry)
        await until_asked(table, 0, "ask-action")
        await table.wish(ann, wire.Host(act="clock", what="1"))
        assert ann.screen["table"]["clock"] == 1
        seq = table.kept.seq
        await until_due(lambda: table.kept.seq > seq)
        assert table.game is not None
        assert table.game.entries[-1][1] == 0
        assert not ann.screen["table"]["seats"][0]["bot"]

    at_home(act)


def test_whoever_is_away_is_called_by_the_code_of_the_table_alone(
    at_home: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []

    class Answer:
        def __enter__(self) -> None: ...
        def __exit__(self, *_: object) -> None: ...

    def post(request: Any, timeout: float) -> Answer:
        sent.append((request.full_url, msgspec.json.decode(request.data)))
        return Answer()

    monkeypatch.setattr("hullbreach.server.webhook.urlopen", post)

    async def act(registry: TableRegistry) -> None:
        table, (_, bob) = await begun(registry)
        await table.leave(bob)
        await until_asked(table, 1)
        await until_due(lambda: bool(sent))
        code = table.kept.code
        text = f"Your turn at table {code}"
        told = {"event": "your-turn", "table": code, "text": text, "content": text}
        assert all(call == ("http://hook.example/x", told) for call in sent)

    at_home(act, Settings(pace=3600, moment=3600, patience=3600, webhook="http://hook.example/x"))


# -- talk ------------------------------------------------------------------------------------------------------


def test_talk_is_told_to_whom_it_is_meant_for(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        spectator = Witness()
        await table.join(spectator)
        await table.wish(ann, wire.Say(text="  hello\n there "))
        await table.wish(ann, wire.Claim(what="have", about=["card:rest"]))
        await table.wish(ann, wire.Claim(what="have", about=["card:interruption"], to=1))
        said, claim, told = (table.story(bob)[-3], table.story(bob)[-2], table.story(bob)[-1])
        assert said == {"kind": "said", "seat": 0, "text": "hello there"}
        assert (claim["claim"], claim["seat"]) == (True, 0)
        assert "Rest" in claim["text"]
        assert "Interruption" in told["text"]
        assert table.story(ann)[-1] == told
        unheard = table.story(spectator)[-1]
        assert "nterruption" not in str(unheard)
        assert "something" in unheard["text"]

    at_home(act)


def test_who_comes_back_reads_what_happened_since(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        await table.leave(bob)
        seen = len(table.story(ann))
        await table.wish(ann, wire.Say(text="one"))
        await table.wish(ann, wire.Say(text="two"))
        again = Witness(1)
        await table.join(again)
        for about in ("", str(seen), "99999999999999999999", "-1"):
            await table.wish(again, wire.Look(what="digest", about=about))
        lines = [msgspec.json.decode(raw)["lines"] for raw in again.sent[-4:]]
        told = [line["text"] for line in lines[0]]
        assert [text.rpartition(": ")[2] for text in told[:-1]] == ["“one”", "“two”"]
        assert told[-1] == again.screen["words"]["clocks"]
        assert lines[1] == lines[0]

    at_home(act)


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, _) = await begun(registry, mode="semi-coop")
        promised, shown = ann.screen["table"]["seed_hash"], ann.screen["table"]["seed"]
        assert shown is None
        rng = Random(6)
        while await answer(table, rng):
            pass
        assert hashed(ann.screen["table"]["seed"]) == promised
        assert ann.screen["table"]["phase"] == "over"
        assert ann.screen["outcome"]["lines"]

    at_home(act)


def test_the_end_is_the_end(at_home: Callable[..., Any]) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry, mode="semi-coop")
        rng = Random(6)
        while await answer(table, rng):
            pass
        entries = len(played(table).entries)
        for wish in (wire.Undo(), wire.Judge(option="judge-time-forward"), wire.Answer(prompt="", option="pass")):
            for witness in (ann, bob):
                await table.wish(witness, wish)
                assert reasons(witness)[-1] == "table-is-over"
                assert witness.screen["consent"] is None
        assert len(played(table).entries) == entries
        assert table.kept.phase == "over"

    at_home(act)


# -- the registry ----------------------------------------------------------------------------------------------


def test_tables_nobody_is_at_are_put_away_and_come_back(
    at_home: Callable[..., Any],
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, witnesses = await begun(registry, people=2, players=2)
        await until_asked(table, 0, "ask-action")
        await registry._look_after()
        assert table.kept.code in registry.open_codes
        for witness in witnesses:
            await table.leave(witness)
        await registry._look_after()
        assert not registry.open_codes
        again = await registry.table(table.kept.code)
        assert again is not table
        assert again.game is not None
        assert table.game is not None
        assert again.game.digest() == table.game.digest()

    at_home(act, msgspec.structs.replace(STILL, kept_open=-1.0))


def test_a_table_opened_while_the_others_are_looked_after_is_not_taken_for_removed(
    at_home: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        code, _ = await registry.make("nemesis", 2, {}, "", [])
        newest = registry.store.newest

        async def somebody_comes_meanwhile(codes: Collection[str]) -> dict[str, int]:
            found = await newest(codes)
            await registry.table(code)
            return found

        monkeypatch.setattr(registry.store, "newest", somebody_comes_meanwhile)
        assert not registry.open_codes
        await registry._look_after()
        assert registry.open_codes == {code}

    at_home(act)


def test_a_screen_that_cannot_be_made_ends_its_own_connection_only(
    at_home: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(registry: TableRegistry) -> None:
        table, (ann, bob) = await begun(registry)
        window = table._windows[1, "en"]

        def broken(*_: Any) -> Any:
            raise KeyError("a word")

        monkeypatch.setattr(window, "look", broken)
        await table.wish(ann, wire.Say(text="still here?"))
        assert table.story(ann)[-1]["text"] == "still here?"
        assert bob.last["is"] == "closed"

    at_home(act)
