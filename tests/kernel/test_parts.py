"""Which species hunts is a choice of parts, and what is not in the game does not exist."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.kernel import Effect, Effects, Option, Part, Question

from .toys import Say, Sheet, bench, load, said, state_of


class Noise(Effect, tag="parts/noise"):
    who: int = 0

    def roll(self, g: Sheet) -> Effects:
        return [Say("noise")]


class Infest(Effect, tag="parts/infest"):
    def larva(self, g: Sheet) -> Effects:
        return [Say("larva")]


class Panic(Question, tag="parts/panic"):
    ask = "panic?"

    def _options(self, g: Sheet) -> Iterable[Option]:
        return [Option("calm"), Option("scream", (Say("scream"),))]


intruders, void_seeders = Part("intruders"), Part("void-seeders")


@void_seeders.before(Noise)
def panic_first(g: Sheet, noise: Noise) -> Effects:
    return [Panic(noise.who)]


@void_seeders.before(Noise)
def and_whispers(g: Sheet, noise: Noise) -> Effects:
    return [Say("whispers")]


@void_seeders.instead(Infest)
def mutation(g: Sheet, infest: Infest) -> Effects:
    return [Say("mutation")]


@intruders.adjust("surprise-number")
def reaction_to_danger(g: Sheet, number: int, who: int) -> int:
    return max(1, number - 1)


def test_panic_windows_open_only_where_the_void_seeders_hunt() -> None:
    assert said(bench(Noise(), Infest(), parts=[intruders])) == ["noise", "larva"]
    game = bench(Noise(), Infest(), parts=[void_seeders])
    game.answer("calm")
    assert said(game) == ["whispers", "noise", "mutation"]


def test_numbers_are_adjusted_by_the_parts_in_play_only() -> None:
    assert state_of(bench(parts=[intruders])).adjusted("surprise-number", 4, 0) == 3
    assert state_of(bench(parts=[void_seeders])).adjusted("surprise-number", 4, 0) == 4


def test_a_save_between_two_listeners_does_not_ask_the_first_again() -> None:
    game = bench(Noise(), parts=[void_seeders])
    other = load(game._plan, game.save())
    other.answer("scream")
    assert said(other) == ["scream", "whispers", "noise"]


def test_a_save_whose_listener_is_gone_goes_on_with_the_effect_itself() -> None:
    game = bench(Noise(), parts=[void_seeders])
    other = load(bench(parts=[intruders])._plan, game.save())
    other.answer("calm")
    assert said(other) == ["noise"]
