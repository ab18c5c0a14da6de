"""A walk is an effect that returns itself; something seen on the way is dealt with before the next step."""

from __future__ import annotations

from hullbreach.kernel import Effect, Effects

from .toys import Ask, Die, Say, Sheet, bench, load, said, state_of

BLIP = 5


class Walk(Effect, tag="walk/walk"):
    who: int
    way: tuple[int, ...]

    def one_space(self, g: Sheet) -> Effects:
        if not self.way:
            return None
        return [Stepped(self.who, self.way[0]), Walk(self.who, self.way[1:])]

    def _lapses(self, g: Sheet) -> bool:
        return g.is_dead(self.who)


class Stepped(Effect, tag="walk/stepped"):
    who: int
    at: int

    def sentry_first(self, g: Sheet) -> Effects:
        g.count = max(g.count, len(g.stack))
        return [Say(f"sentry {self.at}")] if self.at == BLIP else None

    def then_spotting(self, g: Sheet) -> Effects:
        return [Ask(self.who, ("stand", "run", "trip")), Shock(self.who)] if self.at == BLIP else None


class Shock(Effect, tag="walk/shock"):
    who: int

    def shock(self, g: Sheet) -> Effects:
        return [Die(self.who)] if f"{self.who}:trip" in g.said else None


def test_a_long_walk_keeps_the_stack_low_and_stops_at_the_blip() -> None:
    game = bench(Walk(0, (*range(6), *range(10, 300))))
    assert said(game) == [f"sentry {BLIP}"]
    assert len(state_of(game).stack) <= 6
    game.answer("stand")
    assert game.over
    assert state_of(game).count <= 6


def test_a_walk_is_saved_in_the_middle_and_goes_on() -> None:
    game = bench(Walk(0, (4, BLIP, 6)), Say("arrived"))
    other = load(game._plan, game.save())
    assert other.digest() == game.digest()
    other.answer("run")
    assert said(other) == [f"sentry {BLIP}", "0:run", "arrived"]


def test_who_dies_on_the_way_walks_no_further() -> None:
    game = bench(Walk(0, (BLIP, 6, BLIP)), Say("over"))
    game.answer("trip")
    assert said(game) == [f"sentry {BLIP}", "0:trip", "over"]
