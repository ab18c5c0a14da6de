"""The catalogue of events: every kind is listed once, has its words, and is reported with the arguments it names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from random import Random
from types import SimpleNamespace

import pytest

import hullbreach
from hullbreach import library
from hullbreach.describers import phrases_of
from hullbreach.kernel import Catalogue, EventKind
from tests.describe import source

GAMES = sorted(library.games())


def kinds(family: str) -> dict[str, EventKind]:
    games = source.FAMILIES[family]
    return {name: kind for game in games for name, kind in library.title(game).catalogue.items()}


def test_a_kind_is_listed_once() -> None:
    with pytest.raises(ValueError, match="the event moved is listed twice"):
        Catalogue(SimpleNamespace(ONE=EventKind("moved"), OTHER=EventKind("moved", "who")))  # type: ignore[arg-type]


def test_what_is_not_listed_is_told_in_full() -> None:
    assert Catalogue()["of-a-pack"] == EventKind("of-a-pack")


PASSED_ON: Mapping[str, frozenset[str]] = {
    "nemesis": frozenset(
        [
            *(
                "airlock-procedure",
                "airlock-cancelled",
                "decompressed",
                "venting-begins",
                "venting-cancelled",
                "vented",
            ),
            *("bag-drawn", "token-drawn", "item-traded", "object-traded", "laid-out", "asked-for"),
        ]
    ),
    "aliens": frozenset(),
}
"""Kinds that are chosen in one place and told in another."""


@pytest.mark.parametrize("family", source.FAMILIES)
def test_every_kind_belongs_to_a_game_and_is_told_somewhere(family: str) -> None:
    assert set(source.KINDS[family].values()) == set(kinds(family))
    told = {kind for kind, _, _ in source.events(family)}
    assert set(kinds(family)) - told <= PASSED_ON[family]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_has_a_message(lang: str) -> None:
    for game in GAMES:
        phrases = phrases_of(lang, game)
        assert [kind for kind in library.title(game).catalogue if f"event-{kind}" not in phrases] == []


@pytest.mark.parametrize("family", source.FAMILIES)
def test_what_is_named_of_a_kind_are_arguments_it_has(family: str) -> None:
    for kind in kinds(family).values():
        moment = kind.moment
        named = {kind.named, *((moment.at, moment.shows, moment.veils) if moment else ())}
        concerns = kind.coach.partition(" ")[0]
        named |= {concerns} - {"anybody"}
        assert named - {""} <= set(kind.args.split()), kind.name


@pytest.mark.parametrize("family", source.FAMILIES)
def test_the_source_tells_every_kind_with_arguments_that_are_listed(family: str) -> None:
    listed = kinds(family)
    for kind, keys, where in source.events(family):
        assert keys - {source.OPEN} <= set(listed[kind].args.split()), where


@pytest.mark.parametrize("game", GAMES)
def test_games_tell_nothing_that_the_catalogue_does_not_list(game: str) -> None:
    catalogue, told = library.title(game).catalogue, defaultdict[str, set[str]](set)
    for seed in range(6):
        played, luck = hullbreach.new(game, players=3, seed=seed), Random(seed)
        while not played.over:
            choice = played.choice
            played.answer(luck.choice(choice.options).id, choice.seat)
        for seat in range(3):
            for event in played.events(seat):
                told[event["kind"]] |= set(event["args"])
    assert len(told) > 60
    assert {kind: args - set(catalogue[kind].args.split()) for kind, args in told.items() if kind in catalogue} == {
        kind: set() for kind in told
    }
