"""Saves: equal at every prompt, the same in every process, migrated for ever, and never half understood."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hullbreach.kernel import BadSave, Effect, Effects, Game, Mask, State, Together, codec
from hullbreach.kernel.effect import all_effects

from .toys import Ask, Bench, Say, Sheet, bench, crew, five, load, play_at_random, position, said, state_of


@pytest.mark.parametrize("make", [crew, five])
def test_a_position_is_equal_after_save_and_load_at_every_prompt(make: Callable[..., Game]) -> None:
    for seed in range(12):
        game = make(seed=seed)
        rng = Random(seed)
        while not game.over:
            other = load(game._plan, game.save())
            assert state_of(other).same_as(state_of(game))
            assert other.choices == game.choices
            assert [other.view(seat) for seat in (0, None)] == [game.view(seat) for seat in (0, None)]
            luck = rng.random()
            for one in (game, other):
                play_at_random(one, Random(luck), most=1)
            assert state_of(other).same_as(state_of(game)), "both go on the same"


@pytest.mark.parametrize("make", [crew, five])
def test_a_clone_is_equal_and_independent_at_every_prompt(make: Callable[..., Game]) -> None:
    for seed in range(12):
        game = make(seed=seed)
        while not game.over:
            copy = game.clone()
            assert state_of(copy).same_as(state_of(game))
            before = game.digest()
            play_at_random(copy, Random(seed))
            assert game.digest() == before
            play_at_random(game, Random(game.digest()), most=1)


def test_a_save_keeps_the_names_that_fields_had_first() -> None:
    state = codec.to_plain(state_of(five(seed=1)), 3)["state"]
    assert {"drawn", "news"} <= state.keys()
    assert not {"draws", "learned_by", "event_sink"} & state.keys()


DIGESTS = """
from random import Random
from tests.kernel.toys import crew, five, play_at_random
for make in (crew, five):
    for seed in range(6):
        game = make(seed=seed)
        play_at_random(game, Random(seed), most=20, asides=0.2)
        print(game.digest(), game.resample(0, 5).digest(), game.record()["digests"])
"""


def test_digests_are_equal_under_two_hash_seeds() -> None:
    root = Path(__file__).parents[2]

    def digests(hash_seed: str) -> str:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        ran = subprocess.run([sys.executable, "-c", DIGESTS], env=env, cwd=root, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    assert digests("1") == digests("2") != ""


# -- what is refused -------------------------------------------------------------------------------------------


def sealed(plain: Any) -> bytes:
    """A save with a correct digest around whatever it holds."""
    from hashlib import blake2b

    body = msgspec.msgpack.encode(plain)
    return codec.MAGIC + blake2b(body, digest_size=16).digest() + body


def opened(data: bytes) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.msgpack.decode(data[len(codec.MAGIC) + 16 :])
    return plain


def test_every_truncation_and_every_flipped_byte_is_noticed() -> None:
    game = five()
    data = game.save()
    for cut in range(len(data)):
        with pytest.raises(BadSave):
            load(game._plan, data[:cut])
    for at in range(len(data)):
        with pytest.raises(BadSave):
            load(game._plan, data[:at] + bytes([data[at] ^ 0x40]) + data[at + 1 :])


@pytest.mark.parametrize("foreign", [b"", b"PK\x03\x04", b"{}", codec.MAGIC, sealed([]), sealed({}), sealed(7)])
def test_foreign_files_are_refused(foreign: bytes) -> None:
    with pytest.raises(BadSave):
        load(five()._plan, foreign)


def test_a_save_of_a_future_format_or_of_future_rules_is_refused() -> None:
    game = five()
    for key in ("format", "rules"):
        plain = opened(game.save())
        plain[key] += 1
        with pytest.raises(BadSave, match="save-from-the-future"):
            load(game._plan, sealed(plain))


@pytest.mark.parametrize("key", ["format", "game", "rules", "packs", "options", "players", "box", "state"])
def test_a_save_without_a_heading_is_refused(key: str) -> None:
    game = five()
    plain = opened(game.save())
    del plain[key]
    with pytest.raises(BadSave):
        load(game._plan, sealed(plain))


@pytest.mark.parametrize("box", [[], [0], ["0", ""], [0, "?"], [-1, ""], [1, ""], [0, "", 0], [None, ""]])
def test_a_save_with_another_box_is_refused(box: list[Any]) -> None:
    game = five()
    with pytest.raises(BadSave, match="save-box-differs"):
        load(game._plan, sealed({**opened(game.save()), "box": box}))


def test_a_format_that_no_migration_knows_is_refused() -> None:
    game = five()
    for ancient in (0, -3):
        with pytest.raises(BadSave, match="save-not-understood"):
            load(game._plan, sealed({**opened(game.save()), "format": ancient}))


@pytest.mark.parametrize(
    ("field", "value"),
    [("zones", 3), ("zones", [["x"]]), ("face", "abc"), ("drawn", "many"), ("heaps", [[1]]), ("stack", 5),
     ("stack", [["<ends>", {"": "no/such"}]]), ("stack", [["no-such-step", {"": "toy/say", "word": "x"}]]),
     ("stack", [["say", {"": "toy/say", "sword": "x"}]]), ("script", [1]), ("new-field", 1)],
)  # fmt: skip
def test_a_state_of_another_shape_is_refused_with_what_was_not_understood(field: str, value: Any) -> None:
    game = bench(Ask(0), cards=3)
    plain = opened(game.save())
    plain["state"][field] = value
    with pytest.raises(BadSave):
        load(game._plan, sealed(plain))


def test_a_missing_field_is_refused() -> None:
    game = bench(Ask(0), cards=3)
    for field in opened(game.save())["state"]:
        plain = opened(game.save())
        del plain["state"][field]
        with pytest.raises(BadSave):
            load(game._plan, sealed(plain))


# -- later versions --------------------------------------------------------------------------------------------


class Ritual(Effect, tag="saves/ritual"):
    def light(self, g: Sheet) -> Effects:
        return [Say("light"), Ask(0, ("go",))]

    def sing(self, g: Sheet) -> Effects:
        return [Say("sing")]

    def _ends(self, g: Sheet) -> Effects:
        return [Say("ends")]


class RitualOfLater(Effect):
    """The same tag in a later version: another class name, and a step put in before the one that comes next."""

    def light(self, g: Sheet) -> Effects:
        return [Say("light"), Ask(0, ("go",))]

    def bow(self, g: Sheet) -> Effects:
        return [Say("bow")]

    def sing(self, g: Sheet) -> Effects:
        return [Say("sing louder")]

    def _ends(self, g: Sheet) -> Effects:
        return [Say("ends")]


class Later(Bench):
    """The bench of a later version, in which the ritual has another class."""

    rules_version = 2

    def __init__(self, *opening: Effect) -> None:
        super().__init__(*opening)
        self.tags["saves/ritual"] = self.tags.pop("saves/later-ritual")


class TaggedRitual(RitualOfLater, tag="saves/later-ritual"):
    pass


def test_an_inserted_step_and_a_renamed_class_do_not_shift_what_comes_next() -> None:
    game = bench(Ritual())
    other = load(Later(), game.save())
    other.answer("go")
    assert said(other) == ["light", "0:go", "sing louder", "ends"], "the step was saved by name"


class WithoutRitual(Bench):
    rules_version = 2

    def __init__(self) -> None:
        super().__init__()
        del self.tags["saves/ritual"]


class Migrating(WithoutRitual):
    @staticmethod
    def ritual_became_a_word(plain: dict[str, Any]) -> dict[str, Any]:
        stack = [
            ["say", {"": "toy/say", "word": "sung"}] if fields[""] == "saves/ritual" else [step, fields]
            for step, fields in plain["state"]["stack"]
        ]
        return {**plain, "state": {**plain["state"], "stack": stack}}

    migrations = {1: ritual_became_a_word}  # noqa: RUF012


def test_a_removed_tag_is_refused_by_name_until_a_migration_says_what_became_of_it() -> None:
    data = bench(Ritual()).save()
    with pytest.raises(BadSave, match="saves/ritual"):
        load(WithoutRitual(), data)
    other = load(Migrating(), data)
    other.answer("go")
    assert said(other) == ["light", "0:go", "sung"]


def test_a_format_migration_runs_before_anything_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bench(Ask(0))
    data = game.save()
    monkeypatch.setattr(codec, "FORMAT", 2)

    def to_two(plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "format": 2, "state": {**plain["state"], "said": ["migrated"]}}

    with pytest.raises(BadSave, match="save-not-understood"):
        load(game._plan, data)
    monkeypatch.setitem(codec.MIGRATIONS, 1, to_two)
    assert said(load(game._plan, data)) == ["migrated"]


# -- what a field may hold -------------------------------------------------------------------------------------


class Grid(State):
    fog: Mask
    seen_by: list[Mask]
    names: dict[str, int]
    pairs: list[tuple[int, str]]
    leader: int | None


class GridPlan(Bench):
    game = "grid"
    state_type = Grid

    def begin(self, players: int, seed: bytes) -> Any:
        wide = 1 << 899 | 1 << 70 | 5
        g = position(
            Grid, self, players, seed, 1, 0,
            fog=wide, seen_by=[0, wide + 1], names={"a": 1}, pairs=[(1, "x")], leader=None,
        )  # fmt: skip
        g.stack = [(Reveal(wide, (wide - 1, 3)), 0)]
        return g

    def view(self, sight: Any, viewer: int) -> dict[str, Any]:
        return {}


class Reveal(Effect, tag="saves/reveal"):
    cells: int
    more: tuple[int, ...]

    def reveal(self, g: Grid) -> Effects:
        return [Ask(0)]

    def remember(self, g: Grid) -> Effects:
        g.fog = self.cells
        return None


def test_masks_of_nine_hundred_bits_are_saved_in_fields_lists_and_effects() -> None:
    game = Game.new(GridPlan(), 2, seed=1)
    other = load(game._plan, game.save())
    assert state_of(other).same_as(state_of(game))
    assert state_of(other).seen_by[1].bit_length() == 900
    assert state_of(other).stack[0][0].more[0].bit_length() == 900


def test_a_copy_shares_nothing_that_can_change() -> None:
    game = Game.new(GridPlan(), 2, seed=1)
    g, copy = state_of(game), state_of(game.clone())
    copy.names["a"] = 2
    copy.seen_by[0] = 7
    copy.zones[0].append(1)
    assert (g.names, g.seen_by[0], g.zones) == ({"a": 1}, 0, [[]])


class Careless(State):
    owners: list[dict[str, int]]


def test_a_field_that_could_not_be_copied_is_an_error_and_not_an_alias() -> None:
    g = position(Careless, Bench(), 1, b"", 0, 0, owners=[{}])
    with pytest.raises(TypeError, match="owners"):
        g.clone()


class Wrapped(Effect, tag="saves/wrapped"):
    inner: Effect
    rest: tuple[Effect, ...]

    def wait(self, g: Sheet) -> Effects:
        return [Ask(0, ("go",))]

    def unwrap(self, g: Sheet) -> Effects:
        return [self.inner, *self.rest]


def test_effects_of_a_pack_loaded_later_are_saved_inside_the_fields_of_others() -> None:
    class FromAPack(Effect, tag="pack/thing"):
        note: str
        nested: Effect

        def do(self, g: Sheet) -> Effects:
            return [Say(self.note), self.nested]

    game = bench(Wrapped(FromAPack("a", Say("b")), (FromAPack("c", Together(())),)))
    other = load(Bench(), game.save())
    assert state_of(other).same_as(state_of(game))
    other.answer("go")
    assert said(other) == ["0:go", "a", "b", "c"]


def test_every_effect_of_the_kernel_that_can_stand_on_the_stack_has_a_tag() -> None:
    kernel = [cls for cls in all_effects() if cls.__module__.startswith("hullbreach.kernel")]
    nameless = {cls.__name__ for cls in kernel if cls.__struct_config__.tag is None}
    assert nameless == {"Waiting", "Question"}
