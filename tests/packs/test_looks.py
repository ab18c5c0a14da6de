"""What a pack brings is drawn as it declares; what it leaves out follows from the id, and what is ours stays ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hullbreach
from hullbreach.nemesis.looks import ICONS
from hullbreach.packs import CHOICES, Declared, Look, look_of

from .folders import VIGIL, copied

ROOT = Path(__file__).parents[2]


def test_everything_new_says_how_it_is_drawn() -> None:
    drawn = hullbreach.new("nemesis", 2, seed=1, packs=[VIGIL]).looks
    assert drawn["place:chapel"] == Look("bell", "brass", "shield")
    assert drawn["character:chaplain"] == Look("book", "violet", "hexagon")
    assert set(drawn) == {
        "place:chapel",
        "character:chaplain",
        *("item:flare", "item:flare-gun", "item:prayer-book", "item:hand-bell"),
        *("card:vigil", "card:last-rites", "card:sanctuary"),
        "objective:bear-witness",
    }


@pytest.mark.parametrize("game", ["nemesis", "lockdown"])
def test_without_packs_nothing_does(game: str) -> None:
    assert hullbreach.new(game, 2, seed=1).looks == {}


def test_what_is_left_out_follows_from_the_id_and_never_changes(tmp_path: Path) -> None:
    silent = copied(
        tmp_path, tables__rooms_toml=('drawn = { icon = "bell", colour = "brass", shape = "shield" }\n', "")
    )
    drawn = hullbreach.new("nemesis", 2, seed=1, packs=[silent]).looks
    assert drawn["place:chapel"] == Look("lens", "violet", "diamond")
    assert look_of("chapel", ICONS["place"], Declared(icon="skull")) == Look("skull", "violet", "diamond")


def test_ids_are_spread_over_all_that_can_be_chosen() -> None:
    for icons in ICONS.values():
        looks = [look_of(f"thing-{number}", icons, None) for number in range(400)]
        assert {look.icon for look in looks} == set(icons)
        assert {look.colour for look in looks} == set(CHOICES["colour"])
        assert {look.shape for look in looks} == set(CHOICES["shape"])


def test_a_thing_of_ours_may_be_drawn_otherwise(tmp_path: Path) -> None:
    canteen = """\
id = "canteen"
tile = "additional"
colour = "green"
computer = false
action = true
searchable = true
drawn.icon = "cup"

[[room]]
id = "chapel"
"""
    pack = copied(tmp_path, tables__rooms_toml=('id = "chapel"\n', canteen))
    assert hullbreach.new("nemesis", 2, seed=1, packs=[pack]).looks["place:canteen"].icon == "cup"


def test_every_name_is_in_the_documentation() -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    for part, names in CHOICES.items():
        line = next(line for line in page.splitlines() if line.startswith(f"| `{part}` |"))
        assert re.findall(r"\w+", line.split("|")[2]) == list(names)


def test_every_colour_is_seen_on_dark_ground() -> None:
    sheets = ROOT / "client" / "src" / "style"
    drawings, tokens = ((sheets / name).read_text(encoding="utf-8") for name in ("drawings.css", "tokens.css"))
    values = dict(re.findall(r"--([\w-]+): #(\w{6});", tokens))
    own = re.findall(r"\.own-(\w+) {\s*--own: var\(--([\w-]+)\);\s*}", drawings)
    colours = {name: values[token] for name, token in own}
    assert set(colours) == set(CHOICES["colour"])
    for name, colour in colours.items():
        assert (_luminance(colour) + 0.05) / (_luminance("111920") + 0.05) > 4.5, name


def _luminance(colour: str) -> float:
    """How bright a colour is, by the definition used for contrasts."""
    parts = [value / 255 for value in bytes.fromhex(colour)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
