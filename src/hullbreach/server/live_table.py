"""A table that is open: one game, its seats, and everybody who watches. One wish after another, stored, then told."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial
from time import monotonic, time
from typing import Any

import msgspec

from .. import library
from ..describe.languages import LANGUAGES
from ..describers import describer_for
from ..kernel import EVERYONE, BrokenRule, Event, Game, Refused
from . import host_actions, judgements, objections, phrasebook, screen, talk, undo, wire
from .autoplay import AutoPlayer
from .consent import Consent
from .delta import Patch, changes
from .game_rebuild import first_game, game_of, laid_down, laid_in
from .host_actions import whole_number
from .lesson_progress import LessonProgress
from .logs import note, note_failure
from .objections import Objections
from .odds_requests import OddsRequests
from .secrets import hashed, is_token_of
from .settings import Settings
from .store import Clash, Store, as_plain
from .stored import Entry, SeatChange, StoredSeat, StoredTable
from .thinkers import Thinkers
from .viewer import Viewer
from .webhook import Webhook
from .window import Window

AGAIN = 5
"""How often a wish is tried when another server writes to the same table at the same moment."""

Kept = tuple[StoredTable, list[StoredSeat], list[Entry]]


class LiveTable:
    """An open table. Every change holds its lock; the methods that need it say so by being `async`."""

    def __init__(self, kept: Kept, store: Store, thinkers: Thinkers, settings: Settings, webhook: Webhook) -> None:
        self.store, self.settings, self._webhook = store, settings, webhook
        self.viewers: dict[Viewer, None] = {}
        self.lock = asyncio.Lock()
        self._left: dict[int, tuple[int, float]] = {}
        """By seat: how many lines of the story it had been told when nobody sat there any more, and when that was."""
        self._opened = monotonic()
        self._windows: dict[tuple[int | None, str], Window] = {}
        self._epoch = secrets.token_hex(3)
        """Prompts of an earlier life of this table cannot be answered by mistake."""
        self._asked: dict[int, tuple[object, int]] = {}
        self._is_stale = False
        """What is here may be ahead of what is stored: it must be read again before anything else happens."""
        self._position = 0
        """Goes up with every position the game comes to."""
        self.consent = Consent(self)
        self._take(kept)
        self.autoplay = AutoPlayer(self, thinkers)
        self.odds_requests = OddsRequests(self, thinkers)

    def _take(self, kept: Kept) -> None:
        self.kept, self.seats, entries = kept
        self.game: Game | None = game_of(self.kept, entries)
        self._events = [event_of(each) for entry in entries for each in entry.events]
        self.laid = laid_in(entries)
        self.next = next((entry.what[1] for entry in reversed(entries) if entry.kind == "again"), "")
        """The table the same people go on at, once there is one."""
        self._logged = len(self.game.log()) if self.game else 0
        self.guide = LessonProgress(self.kept.terms.lesson, entries)
        self.objections = Objections(entries)
        self._position += 1
        self._is_stale = False
        self.consent.forget()

    # -- who is here -----------------------------------------------------------------------------------------

    @property
    def present(self) -> set[int]:
        """The seats somebody sits at right now."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    @property
    def people(self) -> set[int]:
        """The seats that people play."""
        return {each.seat for each in self.seats if each.token and not each.bot}

    @property
    def owners(self) -> set[int]:
        """The seats somebody has a link of, whether they play or let a bot play for them."""
        return {each.seat for each in self.seats if each.token}

    @property
    def window(self) -> int:
        """Seconds somebody who is here may take to react; 0 if nobody else waits for them, or they are learning."""
        terms = self.kept.terms
        return terms.window if len(self.people) > 1 and not terms.lesson else 0

    @property
    def usual_bot(self) -> str:
        """The bot that plays here unless another is asked for."""
        return library.title(self.kept.game).usual_bot

    def is_alone(self, seat: int) -> bool:
        """Whether this is the only person who plays and nobody watches: then nobody notices how fast they answer."""
        return self.people == {seat} and all(viewer.seats for viewer in self.viewers)

    def seat_of(self, token: str) -> int | None:
        """The seat a secret link belongs to."""
        return next((seat.seat for seat in self.seats if is_token_of(token, seat.token)), None)

    def played(self) -> Game:
        """The game, if it goes on."""
        if self.game is None:
            raise Refused("table-not-begun")
        if self.game.over:
            raise Refused("table-is-over")  # the seed has been shown: after an undo, the players would know what comes
        if self.kept.terms.paused:
            raise Refused("table-paused")
        return self.game

    def gone_since(self, seat: int) -> float:
        """Since when nobody has been sitting here, as far as this server has seen."""
        return self._left.get(seat, (0, self._opened))[1]

    @property
    def asked(self) -> list[int]:
        """The seats the table waits for."""
        return [choice.seat for choice in self.game.choices] if self.game else []

    def call(self, seat: int) -> None:
        """Call the player of this seat, who is asked and away."""
        self._webhook.call(self.kept.code, seat)

    # -- watching --------------------------------------------------------------------------------------------

    async def join(self, viewer: Viewer, since: int = 0) -> None:
        """A connection begins: the whole screen, and the story from the line it has seen last."""
        async with self.lock:
            self.viewers[viewer] = None
            self.tell_all()
            self.show(viewer, since)

    async def leave(self, viewer: Viewer) -> None:
        """A connection ends."""
        async with self.lock:
            if viewer in self.viewers:
                self._forget(viewer)
                self.tell_all()

    def _forget(self, viewer: Viewer) -> None:
        del self.viewers[viewer]
        for seat in set(viewer.seats) - self.present:
            window = self._windows.get((seat, viewer.language))
            self._left[seat] = (len(window.story) if window else 0, monotonic())

    def show(self, viewer: Viewer, since: int = 0) -> None:
        """The whole screen of a viewer, and the story from a line on."""
        window = self._window(viewer)
        viewer.about = self._about(viewer)
        begin = since if 0 <= since <= len(window.story) else 0
        whole = viewer.about | window.screen
        asked = {str(seat): self.autoplay.waited(seat) for seat in self.asked}
        viewer.send(wire.Screen(wire.PROTOCOL, whole, window.story[begin:], begin, asked))

    def _window(self, viewer: Viewer) -> Window:
        """The window a viewer looks through, as things stand."""
        key = (viewer.seat, viewer.language)
        if key not in self._windows:
            window = Window(*key)
            window.look(self.game, self._position, self._events, self._shown_prompt(viewer.seat))
            self._windows[key] = window
        return self._windows[key]

    def story(self, viewer: Viewer) -> list[dict[str, Any]]:
        """All that a viewer has been told."""
        return [msgspec.json.decode(line) for line in self._window(viewer).story]

    def _about(self, viewer: Viewer) -> dict[str, Any]:
        """The part of a screen that is each viewer's own."""
        kept, present = self.kept, self.present
        table = {
            "code": kept.code,
            "name": kept.name,
            "game": kept.game,
            "options": kept.options,
            "players": kept.players,
            "phase": kept.phase,
            "paused": kept.terms.paused,
            "clock": kept.terms.clock,
            "leave": kept.terms.leave,
            "window": self.window,
            "coach": kept.terms.coach,
            "you": viewer.seat,
            "yours": viewer.seats,
            "host": viewer.is_host,
            "language": viewer.language,
            "seed_hash": hashed(kept.seed),
            "seed": kept.seed if kept.phase == "over" else None,
            "seats": [
                {
                    "seat": seat.seat,
                    "name": screen.person(seat.name, viewer.language),
                    "bot": seat.bot,
                    "taken": not seat.free,
                    "present": seat.seat in present,
                }
                for seat in self.seats
            ],
            "spectators": sum(not each.seats for each in self.viewers),
            "next": self.next if viewer.seats or viewer.is_host else "",
            "settling": self.autoplay.settling(),
            "usual_bot": self.usual_bot,
        }
        in_words = partial(judgements.in_words, self, viewer.language)
        asked = screen.choice_of(self.game, viewer.seat) if self.game else None
        is_over = kept.phase == "over"
        lesson = None if viewer.seat is None else self.guide.shown(viewer.language, asked, is_over=is_over)
        return {"table": table, "consent": self.consent.shown_to(viewer.seat, in_words), "lesson": lesson}

    def prompt(self, seat: int | None) -> str:
        """The number of what this seat is asked; it changes when the question does."""
        if self.game is None or seat is None or (choice := screen.choice_of(self.game, seat)) is None:
            return ""
        asked = (choice.ask, str(choice.args), tuple(option.id for option in choice.options), choice.prompt)
        known, number = self._asked.get(seat, (None, 0))
        if known != asked:
            number += 1
            self._asked[seat] = (asked, number)
        return f"{self._epoch}-{seat}-{number}"

    def _shown_prompt(self, seat: int | None) -> str | None:
        """The same; None if it is answered at once and need not flash up."""
        return None if seat is not None and self.autoplay.answers_at_once(seat) else self.prompt(seat)

    def tell_all(self) -> None:
        """Everybody's screen as it has become. Nobody's trouble is anybody else's."""
        by_window: dict[tuple[int | None, str], list[Viewer]] = {}
        for viewer in self.viewers:
            by_window.setdefault((viewer.seat, viewer.language), []).append(viewer)
        self._windows = {key: window for key, window in self._windows.items() if key in by_window}
        for key, viewers in by_window.items():
            window = self._windows.get(key)
            if window is None:
                continue  # nobody has been shown anything through it yet
            try:
                patch, story = window.look(self.game, self._position, self._events, self._shown_prompt(key[0]))
                for viewer in viewers:
                    self._tell(viewer, patch, story)
            except Exception as error:
                note_failure("telling", error, table=self.kept.code)
                for viewer in viewers:
                    self.close(viewer, "not-shown")
        self.autoplay.wake()

    def _tell(self, viewer: Viewer, patch: Patch, story: list[msgspec.Raw]) -> None:
        if viewer.about is None:
            return
        about = self._about(viewer)
        patch = changes(viewer.about, about) + patch
        viewer.about = about
        if patch or story:
            viewer.send(wire.Change(patch, story))

    def close(self, viewer: Viewer, reason: str) -> None:
        """Close a connection from this side; its viewer may come again."""
        refused = Refused(reason)
        viewer.send(wire.Closed(reason, describer_for(None, viewer.language).error(refused)))
        viewer.about = None

    # -- wishes ----------------------------------------------------------------------------------------------

    async def wish(self, viewer: Viewer, wish: wire.Wish) -> None:
        """Carry a wish out, or say why not; nothing changes then."""
        if isinstance(wish, wire.Look) and wish.what == "odds":
            self.odds_requests.ask(viewer, wish)  # it takes its time, and the table goes on
            return
        try:
            await self.carry_out(lambda: self._carry_out(viewer, wish))
        except Refused as refused:
            say = describer_for(self.game, viewer.language)
            viewer.send(wire.Refusal(refused.reason, say.error(refused), say.rule(refused.rule), wish.ref))

    async def carry_out(self, act: Callable[[], Any]) -> None:
        """Do something to the table and tell everybody; again, if another server was faster. Refused if it cannot be.

        Whatever goes wrong on the way, what is here is read again from the store before anything else happens.
        """
        async with self.lock:
            for _ in range(AGAIN):
                try:
                    if self._is_stale:
                        await self._read_again()
                    await act()
                except Clash:
                    self._is_stale = True
                    continue
                except BrokenRule as broken:
                    note("broken-rule", table=self.kept.code, reason=broken.reason, trace=broken.trace)
                    raise Refused("rule-broken") from None
                except Refused:
                    raise
                except Exception as error:
                    self._is_stale = True
                    note_failure("wish", error, table=self.kept.code)
                    raise Refused("not-stored") from None
                self.tell_all()
                return
            raise Refused("stale-prompt")

    async def _carry_out(self, viewer: Viewer, wish: wire.Wish) -> None:
        match wish:
            case wire.Answer():
                seat = self._seated(viewer)
                await self.answer(seat, wish.prompt, wish.option)
                if self.objections.missed(seat) is not None:
                    await self.hear(seat, self.objections.count)
            case wire.Undo():
                await undo.take_back(self, self._seated(viewer))
            case wire.Judge():
                await judgements.propose(self, self._seated(viewer), wish.option)
            case wire.Consent():
                await self.consent.answer(self._seated(viewer), wish.to, wish.agree)
            case wire.Say():
                await self.keep("talk", talk.said(self._seated(viewer), wish.text), viewer.seat)
            case wire.Claim():
                seat = self._seated(viewer)
                if self.game is None:
                    raise Refused("table-not-begun")
                await self.keep("talk", talk.claimed(seat, wish, self.game), seat)
            case wire.Rest():
                await host_actions.rest(self, self._seated(viewer), wish.bot)
            case wire.Onward():
                seat = self._seated(viewer)
                await self._write("lesson", seat, self.guide.leave(wish.step), [])
            case wire.Speak():
                if wish.language not in LANGUAGES:
                    raise Refused("unknown-language", language=wish.language, languages=list(LANGUAGES))
                viewer.language = wish.language
                self.show(viewer)
            case wire.Curtain():
                self._draw_curtain(viewer, wish.seat)
            case wire.Look():
                viewer.send(wire.Looked(self._look(viewer, wish), wish.ref))
            case wire.Host():
                if not viewer.is_host:
                    raise Refused("only-the-host")
                await host_actions.act(self, viewer, wish)

    def _seated(self, viewer: Viewer) -> int:
        if viewer.seat is None:
            raise Refused("only-watching")
        return viewer.seat

    def _draw_curtain(self, viewer: Viewer, seat: int) -> None:
        if seat != -1 and seat not in viewer.seats:
            raise Refused("not-your-seat")
        viewer.seat = None if seat == -1 else seat
        self.show(viewer)

    def _look(self, viewer: Viewer, wish: wire.Look) -> list[dict[str, str]]:
        if wish.what == "digest":
            here = -1 if viewer.seat is None else viewer.seat
            seen = whole_number(wish.about)
            seen = self._left.get(here, (0, 0.0))[0] if seen is None else seen
            return self._window(viewer).digest(self.game, self._events, seen)
        if self.game is None:
            raise Refused("table-not-begun")
        if wish.what == "phrases" and viewer.seat is not None:
            lines = phrasebook.offered(wish.about, phrasebook.speaking(self.game, viewer.seat, viewer.language))
        else:
            lines = screen.look(self.game, viewer.seat, viewer.language, wish.what, wish.about)
        if lines is None:
            raise Refused("nothing-to-look-at", what=wish.what)
        return lines

    async def answer(self, seat: int, prompt: str, option: str) -> None:
        """A seat answers what it is asked under this number, or does something besides."""
        game = self.played()
        if prompt != self.prompt(seat):
            raise Refused("stale-prompt")
        game.answer(option, seat)
        await self.keep_game("answer", seat, ["answer", seat, option])

    async def begin(self) -> None:
        """The game starts; seats that nobody has taken are played by bots."""
        if self.kept.phase != "lobby":
            raise Refused("table-has-begun")
        for seat in self.seats:
            if seat.free:
                await self.change_seat(SeatChange(seat.seat, {"bot": self.usual_bot, "name": ""}), "bot-plays")
        self.game, self._logged = first_game(self.kept, self.laid), 0
        await self.keep_game("begin", -1, ["begin"])

    # -- keeping ---------------------------------------------------------------------------------------------

    async def keep_game(self, kind: str, seat: int, what: list[Any], without: Collection[int] = ()) -> None:
        """Store what has happened in the game with the position it led to; only then is anybody told."""
        game = self.game
        assert game is not None
        self.consent.forget()
        phase = "over" if game.over else "playing"
        events = game.log(self._logged)
        told = judgements.signed(events, seat, without) if kind == judgements.KIND else events
        await self._write(kind, seat, what, told, position=game.save(), phase=phase)
        self._logged += len(events)
        self._position += 1

    async def keep(self, kind: str, event: Event, seat: int | None = None, **table: object) -> None:
        """Store something that happened at the table, outside the game."""
        await self._write(kind, -1 if seat is None else seat, [event.kind], [event], None, **table)

    async def hear(self, seat: int, upto: int) -> None:
        """A seat lets stand what was corrected without it, up to this answer."""
        await self._write(objections.KIND, seat, [objections.KIND, seat, upto], [])

    async def lay(self, position: bytes, event: Event) -> None:
        """The game begins with this position when it begins."""
        await self._write("laid", -1, laid_down(position), [event])
        self.laid = position

    async def go_on_at(self, code: str, event: Event) -> None:
        """The people of this table go on at another."""
        await self._write("again", -1, ["again", code], [event])
        self.next = code

    async def change_seat(self, change: SeatChange, kind: str) -> None:
        """A seat gets a name, a bot or another link, and the story says so."""
        seat = self.seats[change.seat]
        name = change.values.get("name", seat.name)
        event = Event(kind, {"who": f"seat:{change.seat}", "name": name}, {}, EVERYONE, "")
        await self._write("seat", change.seat, [kind, change.seat], [event], change)
        for field, value in change.values.items():
            setattr(seat, field, value)

    async def _write(
        self,
        kind: str,
        seat: int,
        what: list[Any],
        events: Sequence[Event],
        change: SeatChange | None = None,
        **table: Any,
    ) -> None:
        rules = self.game.rules_version if self.game else self.kept.rules
        entry = Entry(self.kept.seq + 1, kind, seat, what, _as_plain_events(events), rules, time())
        await self.store.append(self.kept.code, entry, change, **table)
        self.kept.seq = entry.seq
        self.guide.read(entry)
        self.objections.read(entry)
        self.kept.phase = table.get("phase", self.kept.phase)
        self._events.extend(events)

    async def catch_up(self, seq: int | None) -> None:
        """The store has come to this number; None if the table was removed."""
        async with self.lock:
            if seq is None:
                for viewer in list(self.viewers):
                    self.close(viewer, "table-removed")
            elif seq > self.kept.seq:
                await self._read_again()
                self.tell_all()

    async def _read_again(self) -> None:
        kept = await self.store.table(self.kept.code)
        if kept is None:
            raise Refused("unknown-table", code=self.kept.code)
        self._take(kept)

    def send_away(self, seat: int) -> None:
        """The link of a seat is another now: connections that came by the old one end."""
        for viewer in [each for each in self.viewers if seat in each.seats]:
            self._forget(viewer)
            viewer.send(wire.Moved())

    async def stop(self) -> None:
        """Nothing happens here any more."""
        await self.autoplay.stop()
        self.odds_requests.stop()


def event_of(plain: dict[str, Any]) -> Event:
    """An event as it was stored."""
    return Event(plain["kind"], plain["public"], plain["secret"], plain["audience"], plain["rule"])


def _as_plain_events(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as they are stored, secrets and all."""
    return as_plain([{f: getattr(event, f) for f in Event.__struct_fields__} for event in events])
