"""What is sent of a screen: enough to make the new one, and no more than it takes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.json import decode, encode

from hullbreach.lab.load import patch as patch_as_load_does
from hullbreach.server.delta import changes
from hullbreach.server.screen_cache import ScreenCache
from tests.server.client_screen import patched

LEAVES = some.none() | some.booleans() | some.integers(0, 3) | some.text("ab", max_size=3)
VALUES = some.recursive(
    LEAVES,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)
PARTS = some.dictionaries(some.sampled_from(("rooms", "crew", "clocks")), VALUES, max_size=3)
SCREENS = some.fixed_dictionaries({"view": PARTS, "words": PARTS, "prompt": VALUES, "outcome": VALUES})


@given(VALUES, VALUES)
def test_a_change_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    assert patched(old, changes(old, new)) == new


@given(some.lists(SCREENS, min_size=1, max_size=4))
def test_what_is_kept_packed_is_what_was_shown_last(screens: list[dict[str, Any]]) -> None:
    packed, shown = ScreenCache(), dict[str, Any]()
    for screen in screens:
        shown = patched(shown, packed.show(screen))
        assert shown == screen
        assert {name: part for name, part in screen.items() if part != {}} == {
            name: part for name, part in packed.whole().items() if part != {}
        }


@given(SCREENS, SCREENS)
def test_a_client_of_the_load_follows_what_it_is_asked(old: dict[str, Any], new: dict[str, Any]) -> None:
    screen = decode(encode(old))
    patch_as_load_does(screen, changes(old, new))
    assert (screen["prompt"], screen["outcome"]) == (new["prompt"], new["outcome"])


OPTIONS = [{"id": f"move/room:{number}", "text": f"Move to room {number}", "cost": 1} for number in range(8)]


@pytest.mark.parametrize(
    ("new", "patch"),
    [
        ([*OPTIONS, {"id": "pass"}], [[["asides", 8], {"id": "pass"}]]),
        (OPTIONS[:-1], [[["asides", "length"], 7]]),
        ([*OPTIONS[:7], OPTIONS[7] | {"cost": 2}], [[["asides", 7, "cost"], 2]]),
        ([OPTIONS[5]], [[["asides"], [OPTIONS[5]]]]),
    ],
    ids=["one more", "one less", "one otherwise", "hardly anything left"],
)
def test_of_a_list_only_what_is_new_is_sent(new: list[Any], patch: list[Any]) -> None:
    assert changes({"asides": OPTIONS}, {"asides": new}) == patch
