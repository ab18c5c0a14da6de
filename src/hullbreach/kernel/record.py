"""A finished or unfinished game as plain data, and how to play it again."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from . import codec
from .errors import BadSave, BrokenRule, Refused
from .events import Event

if TYPE_CHECKING:
    from .game import Game
    from .history import History

FORMAT = 2
"""The format of records. Since 2 a record carries a seal."""
SHAPE = {
    "format": int, "game": str, "rules": int, "packs": dict, "options": dict, "players": int, "start": dict,
    "entries": list, "digest": str, "digests": dict, "events": list, "view": dict, "outcome": dict | None,
}  # fmt: skip


class Difference(Refused):
    """A record that these rules do not reproduce: `entry` is the first that differs, `game` the game up to it."""

    def __init__(self, game: Game, data: Mapping[str, Any], entry: int, because: str, rule: str = "") -> None:
        ours = game._plan.rules_version
        super().__init__("record-differs", rule, entry=entry, because=because, rules=data["rules"], ours=ours)
        self.game = game


def write(game: Game, history: History, start: Mapping[str, Any] | None, log: Sequence[Event]) -> dict[str, Any]:
    """The record of a game, from its seed or from the position it began with.

    The last view of a spectator is part of it, so that its events can be put into words without playing it again.
    """
    plan = game._plan
    if start is None:
        first = history.first if history.first is not None else game._state
        start = {"position": b64encode(codec.dump(first, game.players)).decode()}
    return sealed(
        {
            "format": FORMAT,
            "game": plan.game,
            "rules": plan.rules_version,
            "packs": plan.packs,
            "options": plan.options,
            "players": game.players,
            "start": start,
            "entries": [list(entry) for entry in history.entries],
            "digest": game.digest(),
            "digests": {str(count): digest for count, digest in history.digests.items()},
            "events": [msgspec.to_builtins(event) for event in log],
            "view": game.view(),
            "outcome": game._outcome() if game.over else None,
        }
    )


def check(data: Any) -> dict[str, Any]:
    """The record, if it is undamaged; if not, a refusal that says what is wrong."""
    if not isinstance(data, dict):
        raise BadSave("record-not-ours")
    for key, kind in SHAPE.items():
        if key not in data or not isinstance(data[key], kind):
            raise BadSave("record-incomplete", missing=key)
    if data["format"] > FORMAT:
        raise BadSave("save-from-the-future", found=data["format"], known=FORMAT)
    if (data["format"] > 1 or "seal" in data) and data.get("seal") != sealed(data)["seal"]:
        raise BadSave("record-damaged")
    return data


def read(file: bytes) -> dict[str, Any]:
    """The record in a file of JSON."""
    try:
        return check(msgspec.json.decode(file))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadSave("record-not-ours") from None


def sealed(data: Mapping[str, Any]) -> dict[str, Any]:
    """The record with a digest of everything in it, by which `check` notices damage."""
    content = {key: value for key, value in data.items() if key != "seal"}
    return {**content, "seal": blake2b(_plainly(content), digest_size=16).hexdigest()}


def told(data: Mapping[str, Any], viewer: int | None) -> list[dict[str, Any]]:
    """The events one viewer was told of (None: all, with their secrets), from the record alone.

    No rules are run, so the result is the same for ever.
    """
    try:
        events = msgspec.convert(data["events"], list[Event])
    except msgspec.ValidationError:
        raise BadSave("record-incomplete", missing="events") from None
    if viewer is None:
        return [event.whole() for event in events]
    return [shown for event in events if (shown := event.shown_to(viewer)) is not None]


def begin(data: Mapping[str, Any], new: Callable[[bytes], Game], load: Callable[[bytes], Game]) -> Game:
    """The game at the start of a record."""
    start = data["start"]
    try:
        if "seed" in start:
            return new(bytes.fromhex(start["seed"]))
        return load(b64decode(start["position"]))
    except (ValueError, KeyError, TypeError):
        raise BadSave("record-incomplete", missing="start") from None


def play(game: Game, data: Mapping[str, Any], upto: int | None = None) -> Game:
    """Play the entries of a record and compare the events. The first difference is raised.

    Digests are compared only under the rules that wrote them: another version may store the same position differently.
    """
    if data["packs"] != game._plan.packs:
        raise BadSave("save-packs-differ", packs=sorted(data["packs"]))
    same_rules = data["rules"] == game._plan.rules_version
    digests = data["digests"] if same_rules else {}
    told = _compare_told(game, data, 0, 0)
    for number, entry in enumerate(data["entries"][:upto]):
        try:
            _play_entry(game, number, entry)
        except BadSave:
            raise
        except (Refused, BrokenRule) as no:
            raise Difference(game, data, number, no.reason, getattr(no, "rule", "")) from None
        told = _compare_told(game, data, number, told)
        if str(number + 1) in digests and game.digest() != digests[str(number + 1)]:
            raise Difference(game, data, number, "digest")
    if upto is None:
        if same_rules and game.digest() != data["digest"]:
            raise Difference(game, data, len(data["entries"]), "digest")
        if _plainly(game._outcome() if game.over else None) != _plainly(data["outcome"]):
            raise Difference(game, data, len(data["entries"]), "outcome")
    return game


def _play_entry(game: Game, number: int, entry: Any) -> None:
    match entry:
        case ["answer", int(seat), str(option)]:
            game.answer(option, seat)
        case ["take-back", int(seat)]:
            game.undo(seat)
        case ["undo", int(back_to), list(consent)] if 0 <= back_to < game.answered:
            game.undo_to(back_to, consent)
        case _:
            raise BadSave("record-bad-entry", entry=number)


def _compare_told(game: Game, data: Mapping[str, Any], number: int, since: int) -> int:
    """Compare the events from number `since` on with the record's. Returns how many there are now."""
    now = len(game._log)
    if _plainly(game._log[since:]) != _plainly(data["events"][since:now]):
        raise Difference(game, data, number, "events")
    return now


def _plainly(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")
