"""Saves and records on disk: left, resumed, shown and verified; and refused when they cannot be read."""

from __future__ import annotations

import re
from hashlib import blake2b, sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import hullbreach
from hullbreach.describers import describer_of, phrases_of
from hullbreach.kernel import codec, record
from hullbreach.nemesis.game import NemesisPlan

from .conftest import Refuse, Run


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    """The record of a game of bots."""
    ended = run("play", "--players", 2, "--people", 0, "--bots", "random", "--seed", 4, "--record", "game.json")
    assert (ended.code, ended.err) == (0, "")
    return tmp_path / "game.json"


def plain(file: Path) -> dict[str, Any]:
    return record.read(file.read_bytes())


def encoded(data: dict[str, Any]) -> bytes:
    """The file of a record that says something else and is not damaged."""
    return msgspec.json.encode(record.sealed(data))


def changed(save: bytes, **heading: Any) -> bytes:
    """A save that says something else and is not damaged."""
    head = len(codec.MAGIC) + 16
    body = msgspec.msgpack.encode({**msgspec.msgpack.decode(save[head:]), **heading})
    return codec.MAGIC + blake2b(body, digest_size=16).digest() + body


# -- playing ---------------------------------------------------------------------------------------------------


def test_at_the_end_of_the_input_the_first_decision_has_been_shown(run: Run) -> None:
    ended = run("play", "--seed", 3)
    assert (ended.code, ended.err) == (0, "")
    assert "   1. " in ended.out


def test_answers_may_be_piped_in_and_the_game_is_saved_when_they_run_out(run: Run, tmp_path: Path) -> None:
    rng = Random(2)
    typed = "".join(f"{rng.randint(1, 3)}\n" for _ in range(20))
    ended = run("play", "--players", 1, "--seed", 5, "--save", "game.save", "--record", "game.json", typed=typed)
    assert (ended.code, ended.err) == (0, "")
    answers = plain(tmp_path / "game.json")["entries"]
    assert len(answers) > 10
    game = hullbreach.load((tmp_path / "game.save").read_bytes())
    assert game.digest() == hullbreach.replay(plain(tmp_path / "game.json")).digest()


def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    run("play", "--players", 2, "--people", 2, "--seed", 5, "--save", "game.save", typed="\n1\n\n1\n")
    left = hullbreach.load((tmp_path / "game.save").read_bytes())
    ended = run("play", "--resume", "game.save", "--people", 2, "--save", "later.save", typed="\n")
    assert (ended.code, ended.err) == (0, "")
    assert hullbreach.load((tmp_path / "later.save").read_bytes()).digest() == left.digest()


# -- records ---------------------------------------------------------------------------------------------------


def test_a_record_is_told_and_verified(run: Run, recorded: Path) -> None:
    ended = run("replay", recorded)
    assert (ended.code, ended.err) == (0, "")
    assert len(ended.out.splitlines()) >= len(hullbreach.replay(plain(recorded)).events())
    ended = run("replay", recorded, "--verify")
    assert ended.code == 0
    assert ended.out.startswith("These rules play the record just as it was played.\n")
    assert sha256(plain(recorded)["start"]["seed"].encode()).hexdigest() in ended.out


def test_a_record_tells_a_seat_what_that_seat_was_told(run: Run, recorded: Path) -> None:
    told = {seat: run("replay", recorded, *(["--seat", seat] if seat is not None else [])).out for seat in (0, 1, None)}
    assert len(set(told.values())) == 3


def test_a_record_is_told_even_if_its_rules_are_not_known_any_more(run: Run, recorded: Path) -> None:
    told = run("replay", recorded).out
    strange = {**plain(recorded), "rules": 99, "options": {"mode": "forgotten"}, "entries": [["sing"]]}
    recorded.write_bytes(encoded(strange))
    assert run("replay", recorded).out == told


def test_a_record_that_these_rules_play_otherwise_is_said_to_with_exit_code_one(run: Run, recorded: Path) -> None:
    data = plain(recorded)
    data["entries"][7][2] = "sing"
    recorded.write_bytes(encoded(data))
    ended = run("replay", recorded, "--verify")
    assert (ended.code, ended.err) == (1, "")
    said = "From entry 7 on, this version plays the record differently: the answer is refused (unknown-option)."
    assert " ".join(ended.out.split()) == said


# -- what is refused -------------------------------------------------------------------------------------------


def test_a_record_that_cannot_be_read_is_refused(refuse: Refuse, recorded: Path) -> None:
    whole = plain(recorded)
    for data, complaint in (
        (b"", "This is not a recorded game."),
        (recorded.read_bytes()[:-9], "This is not a recorded game."),
        (b"[]", "This is not a recorded game."),
        (b"[" * 100_000, "This is not a recorded game."),
        (recorded.read_bytes().replace(b'"players":2', b'"players":3'), "The record is damaged."),
        (b"{}", "The record is incomplete (format)."),
        (encoded({**whole, "format": 9}), "This was saved by a newer version (9; this one knows 2)."),
        (encoded({**whole, "events": [{"kind": 3}]}), "The record is incomplete (events)."),
    ):
        recorded.write_bytes(data)
        assert refuse("replay", recorded) == complaint


def test_a_record_that_cannot_be_played_is_refused_when_it_is_to_be_verified(refuse: Refuse, recorded: Path) -> None:
    whole = plain(recorded)
    for change, complaint in (
        ({"entries": [["sing"]]}, "Entry 0 of the record cannot be read."),
        ({"start": {"seed": "zz"}}, "The record is incomplete (start)."),
        ({"game": "chess"}, "There is no game called chess."),
        ({"packs": {"house": "1"}}, "The saved game was played with different packs: house."),
    ):
        recorded.write_bytes(encoded({**whole, **change}))
        assert refuse("replay", recorded, "--verify") == complaint


def test_a_seat_that_nobody_had_is_refused(refuse: Refuse, recorded: Path) -> None:
    assert refuse("replay", recorded, "--seat", 2) == "There is no seat 2."


def test_a_save_that_cannot_be_read_is_refused(refuse: Refuse, tmp_path: Path) -> None:
    whole = hullbreach.new("nemesis", 2, seed=1).save()
    ours = NemesisPlan.rules_version
    for data, complaint in (
        (b"", "This is not a saved game."),
        (b"hello", "This is not a saved game."),
        (whole[:-1], "The saved game is damaged."),
        (whole[:60] + b"?" + whole[61:], "The saved game is damaged."),
        (changed(whole, format=9), "This was saved by a newer version (9; this one knows 1)."),
        (
            changed(whole, rules=9),
            f"This was saved by a newer version (9; this one knows {ours}).",
        ),
        (changed(whole, game="chess"), "There is no game called chess."),
        (changed(whole, packs={"house": "1"}), "The saved game was played with different packs: house."),
        (changed(whole, box=[9, "?"]), "The saved game was played with different components."),
        (changed(whole, state={}), "The saved game cannot be read ('stack')."),
    ):
        (tmp_path / "game.save").write_bytes(data)
        assert refuse("play", "--resume", "game.save", "--save", "new.save", "--record", "new.json") == complaint


def test_a_record_is_told_with_the_whole_truth(run: Run, recorded: Path) -> None:
    truth, watched = run("replay", recorded, "--truth").out, run("replay", recorded).out
    assert truth.count("\n") >= watched.count("\n")
    assert truth.count("'s objectives: ") == 2, "the secrets of both seats"
    assert "'s objectives: " not in watched
    assert run("replay", recorded, "--truth", "--seat", 0).code == 2


@pytest.mark.parametrize(("lang", "you"), [("en", r"\b[Yy]ou"), ("fr", r"\b[Vv](ous|otre|os)\b")])
def test_the_truth_is_told_of_everybody_by_name(run: Run, recorded: Path, lang: str, you: str) -> None:
    assert re.findall(you, run("replay", recorded, "--truth", "--lang", lang).out) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_every_event_that_speaks_to_a_seat_can_be_told_of_it(game: str, lang: str) -> None:
    said = phrases_of(lang, game)
    to_a_seat = [
        id.removeprefix("event-")
        for id in said.ids()
        if id.startswith("event-") and not id.startswith("event-card-")
        for variant in said.wants(id)
        if re.search(r"\b(you|your|vous|votre|vos)\b", said._format(id, variant, {}), re.IGNORECASE)
    ]
    assert to_a_seat
    assert [kind for kind in to_a_seat if f"whole-{kind}" not in said] == []


@pytest.mark.parametrize("whose", [(), ("--truth",), ("--seat", 0)])
def test_a_record_ends_with_who_won_and_why(run: Run, recorded: Path, whose: tuple[object, ...]) -> None:
    out = run("replay", recorded, *whose).out
    record = plain(recorded)
    ending = describer_of({}, "en", "nemesis").outcome(record["outcome"], record["view"])
    assert " ".join(out.split()).endswith(" ".join(ending))


def test_a_record_that_is_not_finished_says_so(run: Run) -> None:
    run("play", "--players", 2, "--seed", 4, "--record", "part.json", typed="1\n")
    assert run("replay", "part.json").out.endswith("the game was not played to its end.\n")


def test_the_hash_of_the_seed_is_shown_when_the_game_begins_and_when_it_is_verified(run: Run) -> None:
    began = run("play", "--players", 2, "--seed", 4, "--record", "game.json", typed="1\n").out
    (hash,) = re.findall(r"[0-9a-f]{64}", began)
    assert hash in run("replay", "game.json", "--verify").out


def test_a_record_is_read_turn_by_turn(run: Run, recorded: Path) -> None:
    whole = run("replay", recorded).out
    first = run("replay", recorded, "--step", typed="\nq\n").out
    assert 0 < first.count("\n") < whole.count("\n") / 2
    assert "Enter for more" in first
