"""Every byte sent to a viewer stays the same when everything that viewer cannot know is dealt again.

A game is played over the real table code. At many points two worlds are made of it, one as it is and one dealt again
for a viewer, and both are put on tables that are equal in all else. The viewer joins both, asks for everything there is
to ask for, is refused everything that can be refused, and both worlds go on with the same answers as long as those
use no chance and show the viewer nothing new. All messages must be equal, in their order and to the last byte.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import JUDGE, Game
from hullbreach.kernel.events import Event
from hullbreach.lab.properties import random_answers
from hullbreach.library import load, new
from hullbreach.odds import Chance
from hullbreach.server import screen, wire
from hullbreach.server.live_table import LiveTable
from hullbreach.server.stored import Entry, StoredSeat, StoredTable, Terms
from hullbreach.server.thinkers import Odds, Thinkers, odds_of_save
from hullbreach.server.webhook import Webhook
from tests.packs.folders import VIGIL
from tests.server.tables import STILL, Witness

PLAYERS = 3
EVERY = 23
"""How many answers lie between two points that are compared."""
QUIET_ANSWERS = 4
"""The most answers for which both worlds go on."""


class NoStore:
    """A store that keeps nothing: what is stored is not sent."""

    async def append(self, *_: Any, **__: Any) -> None:
        """Nothing is kept."""


class Here(Thinkers):
    """Computes odds in this process: a test need not start one for each of its tables."""

    async def odds_for(self, position: bytes, seat: int) -> Odds:
        return odds_of_save(position, seat)


def table_of(game: Game, told: list[Event]) -> LiveTable:
    """A table at which this game is being played, with these events so far."""
    kept = StoredTable(
        code="abc234",
        name="",
        game="nemesis",
        options={},
        packs={},
        players=PLAYERS,
        phase="playing",
        seed="00" * 32,
        rules=1,
        seq=0,
        position=None,
        host="",
        created=0,
        touched=0,
        terms=Terms(lesson="first-steps"),
    )
    seats = [StoredSeat(seat, f"Person {seat}", "", "t") for seat in range(PLAYERS)]
    events: list[dict[str, Any]] = [msgspec.to_builtins(event) for event in told]
    log = [Entry(1, "begin", -1, ["begin"], events, 1, 0.0)]
    table = LiveTable((kept, seats, log), NoStore(), Here(), STILL, Webhook(STILL))  # type: ignore[arg-type]
    table.game, table._logged, table._epoch = game, len(game.log()), "here"
    return table


def wishes(game: Game, seat: int | None, prompt: str) -> list[wire.Wish]:
    """Everything that can be asked for or refused."""
    rooms = [room["ref"] for room in game.view()["rooms"]][::5]
    looks = ("refusals", "memory", "board", "digest", "corrections", "everything")
    judgements = [option.id for option in game.asides(JUDGE)]
    options = {refusal.id for refusal in game.refusals(0 if seat is None else seat)} if seat is not None else set()
    return [
        *(wire.Look(what=what) for what in looks),
        wire.Look(what="digest", about="5"),
        wire.Look(what="odds", about=prompt),
        wire.Look(what="odds", about="here-0-999"),
        *(wire.Look(what="room", about=room) for room in rooms),
        wire.Look(what="rule", about="nemesis/action/interruption"),
        *(wire.Answer(prompt=prompt, option=option) for option in sorted(options)[:3]),
        wire.Answer(prompt=prompt, option="no-such-thing"),
        wire.Answer(prompt="here-0-999", option="pass"),
        wire.Answer(prompt="", option="play/card:rest"),
        wire.Undo(),
        wire.Judge(option="judge-time-sideways"),
        *(wire.Judge(option=option) for option in judgements[::40]),
        wire.Consent(to=1, agree=False),
        wire.Consent(to=99),
        *(wire.Onward(step=step) for step in (0, 0, 99)),
        wire.Say(text="hello"),
        wire.Claim(what="have", about=["card:rest"]),
        wire.Claim(what="clean", to=0),
        wire.Claim(what="room-is", about=["room:2", "place:nest"]),
        *(wire.Claim(what="show", about=[about]) for about in ("card:rest", "item:medkit", "objective:hoarder")),
        *(
            wire.Look(what="phrases", about=about)
            for about in ("", "go", "seen", "room:3", "engine:2", "letter", "seat:1")
        ),
        wire.Host(act="start"),
        wire.Curtain(seat=0 if seat != 0 else 1),
    ]


class World:
    """A table as one viewer comes to it."""

    def __init__(self, game: Game, told: list[Event], seat: int | None) -> None:
        self.game, self.seat = game, seat
        self.table = table_of(game, told)
        self.witness = Witness() if seat is None else Witness(seat)
        self.others = [Witness(other) for other in range(PLAYERS) if other != seat]

    async def begin(self) -> None:
        """Everybody joins. What the others ask for does not concern the viewer."""
        await self.table.join(self.witness)
        for other in self.others:
            await self.table.join(other)
            await self.table.wish(other, wire.Look(what="refusals"))
            await self.table.wish(other, wire.Answer(prompt=other.prompt, option="no-such-thing"))

    async def ask_everything(self) -> None:
        """Every wish that changes nothing in the game."""
        for wish in wishes(self.game, self.seat, self.witness.prompt):
            await self.table.wish(self.witness, wish)
            await self.table.odds_requests.settled()

    async def speak_french(self) -> None:
        """The whole screen and story in another language, and from then on everything."""
        await self.table.wish(self.witness, wire.Speak(language="fr"))

    async def answer(self, seat: int, option: str) -> bool:
        """An answer; whether it used no chance and showed the viewer nothing new."""
        drawn, viewer = self.game._state.draws, 7 if self.seat is None else self.seat
        await self.table.carry_out(lambda: self.table.answer(seat, self.table.prompt(seat), option))
        return self.game._state.draws == drawn and not self.game._state.learned_by >> viewer & 1

    async def judge(self, option: str) -> bool:
        """A correction that somebody else proposes and all agree to; whether it revealed nothing to the viewer."""
        drawn, viewer = self.game._state.draws, 7 if self.seat is None else self.seat
        proposer, *rest = self.others
        if (pending := proposer.screen["consent"]) is not None:
            await self.table.wish(proposer, wire.Consent(to=pending["number"], agree=False))
        await self.table.wish(proposer, wire.Judge(option=option))
        for each in [*rest, *([] if self.seat is None else [self.witness])]:
            await self.table.wish(each, wire.Consent(to=each.screen["consent"]["number"]))
        assert self.game.entries[-1][1:] == (JUDGE, option)
        return self.game._state.draws == drawn and not self.game._state.learned_by >> viewer & 1

    async def end(self) -> None:
        """Nobody attends any more."""
        await self.table.stop()


async def compare(game: Game, told: list[Event], seat: int | None, rng: Random) -> Counter[str]:
    """Compare two worlds: how many messages were equal, followed an answer or a judgement, or held odds."""
    here = World(game.clone(), told, seat)
    there = World(game.resample(seat, rng.getrandbits(60)), told, seat)
    after = judged = 0
    judge = Random(len(told))  # of its own, so that the answers are the same without it
    try:
        is_french = rng.random() < 0.3
        for world in (here, there):
            await world.begin()
            if is_french:
                await world.speak_french()
        for _ in range(QUIET_ANSWERS):
            for world in (here, there):
                await world.ask_everything()
            assert here.witness.sent == there.witness.sent
            judgements = here.game.asides(JUDGE)
            if judgements and judge.random() < 0.3:
                option = judge.choice(judgements).id
                before = len(here.witness.sent), len(there.witness.sent)
                if not all([await world.judge(option) for world in (here, there)]):
                    break
                mine, theirs = here.witness.sent[before[0] :], there.witness.sent[before[1] :]
                assert mine == theirs, option
                judged += len(mine)
            common = _common(here.game, there.game, rng)
            if common is None:
                break
            before = len(here.witness.sent), len(there.witness.sent)
            quiet = [await world.answer(*common) for world in (here, there)]
            if not all(quiet):
                break
            mine, theirs = here.witness.sent[before[0] :], there.witness.sent[before[1] :]
            assert mine == theirs, common
            after += len(mine)
        odds = sum(b'"option":' in raw for raw in here.witness.sent)
        return Counter(sent=len(here.witness.sent), after=after, judged=judged, odds=odds)
    finally:
        await here.end()
        await there.end()


def _common(one: Game, other: Game, rng: Random) -> tuple[int, str] | None:
    """An answer that can be given in both worlds."""
    theirs = {(choice.seat, option.id) for choice in other.choices for option in choice.options}
    both = [(c.seat, o.id) for c in one.choices for o in c.options if (c.seat, o.id) in theirs]
    return rng.choice(both) if both else None


@pytest.mark.parametrize(
    ("seat", "packs"),
    [
        (0, ()),
        (None, ()),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in ((1, ()), (2, ()), (1, (VIGIL,)))),
    ],
)
def test_what_a_viewer_cannot_know_changes_no_byte(seat: int | None, packs: tuple[Path, ...]) -> None:
    rng = Random(f"secrets {seat}")
    told = "words" if seat == 0 else "numbers"
    game = new("nemesis", PLAYERS, seed=f"wire {seat}", options={"odds": told}, packs=packs)
    found = Counter[str]()

    async def whole_game() -> None:
        for number, (option, who) in enumerate(random_answers(game, rng)):
            if number % EVERY == 0:
                found.update(await compare(game, game.log(), seat, rng))
            game.answer(option, who)

    asyncio.run(whole_game())
    assert found["sent"] > 200
    assert found["after"] > 3
    assert found["judged"] > 3
    assert (found["odds"] > 0) == (seat is not None)


@pytest.mark.parametrize("leak", ["face", "seed", "length"])
def test_a_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)
    game = new("nemesis", PLAYERS, seed=5)
    for option, seat in islice(random_answers(game, rng), 60):
        game.answer(option, seat)
    honest = screen.playing

    def leaky(game: Game, *args: Any) -> dict[str, Any]:
        state = game._state
        hand = state.zones[-1]
        told = {"face": list(state.face), "seed": state.seed.hex(), "length": "." * state.face[hand[0] if hand else 0]}
        return {**honest(game, *args), "leak": told[leak]}

    monkeypatch.setattr(screen, "playing", leaky)

    async def look() -> None:
        for _ in range(8):
            await compare(game, game.log(), None, rng)

    with pytest.raises(AssertionError):
        asyncio.run(look())


def test_odds_that_know_the_truth_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)
    game = new("nemesis", PLAYERS, seed=5)
    for option, seat in islice(random_answers(game, rng), 60):
        game.answer(option, seat)

    async def cheating(thinkers: Here, position: bytes, seat: int) -> Odds:
        truth = bytes(load(position)._state.face)
        return {"pass": [Chance("noise", sum(face * nth for nth, face in enumerate(truth)) % 100 / 100, exact=True)]}

    monkeypatch.setattr(Here, "odds_for", cheating)

    async def look() -> None:
        for _ in range(8):
            await compare(game, game.log(), game.choice.seat, rng)

    with pytest.raises(AssertionError):
        asyncio.run(look())
