"""The picture of simulated games: every figure is in it, in both languages, and colour never speaks alone."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.text import Text

from hullbreach.describe.languages import LANGUAGES
from hullbreach.describers import describer_of
from hullbreach.kernel import Refused
from hullbreach.lab import tally
from hullbreach.lab.coverage import LAST, Sort
from hullbreach.lab.labels import Labels
from hullbreach.lab.picture import formats, look
from hullbreach.lab.picture.header import About
from hullbreach.lab.picture.sheet import draw, sheet
from hullbreach.nemesis.table.results import FamilyResults
from hullbreach.nemesis.table.results.picture import GREEN
from hullbreach.nemesis.table.results.row import FamilyRow

ABOUT = About("nemesis", {"mode": "semi-coop"}, 2, "survivor", 7)
SORTS = [Sort("rooms", 20, 20, []), Sort("cards", 1, 28, ["interrupted"])]
DEATHS = ("nemesis/attack/card-hit", "nemesis/victory/contamination-draw")


def row(game: int, seat: int) -> FamilyRow:
    """Of fifty games of two: the captain always escapes and wins one game in five, the pilot never survives."""
    lives = seat == 0
    return FamilyRow(
        game=game,
        seed=7 + game,
        players=2,
        seat=seat,
        bot="survivor",
        character="captain" if lives else "pilot",
        objective="quarantine" if lives else "",
        survived=lives,
        won=lives and game % 5 == 0,
        way_out="pod" if lives else "",
        cause="" if lives else DEATHS[game % 2],
        rounds=14 + game % 2,
        ending="ship-jumps" if game % 2 else "nobody-left",
        decisions=1,
    )


ROWS = [row(game, seat) for game in range(50) for seat in (0, 1)]


def labels_in(lang: str) -> Labels:
    return Labels(describer_of({}, lang), FamilyResults.references)


def drawn(lang: str) -> Figure:
    return sheet(ABOUT, ROWS, SORTS, labels_in(lang))


def texts(figure: Figure) -> list[str]:
    return [found.get_text() for found in figure.findobj(Text) if isinstance(found, Text)]


def panel(figure: Figure, title: str) -> Axes:
    return next(axes for axes in figure.axes if axes.get_title(loc="left") == title)


WORDS = {
    "en": [
        "Nemesis: who gets out alive",
        "50 games · 2 seats · semi-coop · bots: survivor · seeds 7 to 56",
        "Captain (50)", "Pilot (50)", "Seat 1 (50)", "Quarantine (50)", "None chosen (50)",
        "escape pod", "intruder's attack", "infection",
        "hyperspace jump 50.0 %", "nobody left 50.0 %",
        "rooms explored", "20/20", "action cards", "1/28",
        "100.0 %", "20.0 %", "50.0 %", "10.0 %", "25.0 %", "14.5",
    ],
    "fr": [
        "Nemesis : qui en sort vivant",
        "50 parties · 2 places · semi-coop · bots : survivor · graines 7 à 56",
        "Capitaine (50)", "Pilote (50)", "Place 1 (50)", "Quarantaine (50)", "Aucun choisi (50)",
        "capsule de sauvetage", "attaque d'Intrus", "infection",
        "saut hyperespace 50,0 %", "plus personne 50,0 %",
        "salles explorées", "20/20", "cartes Action", "1/28",
        "100,0 %", "20,0 %", "50,0 %", "10,0 %", "25,0 %", "14,5",
    ],
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_is_in_the_picture(lang: str) -> None:
    said = [
        text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") for text in texts(drawn(lang))
    ]
    assert [word for word in WORDS[lang] if word not in said] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_panel_has_a_title_of_its_own(lang: str) -> None:
    titles = [axes.get_title(loc="left") for axes in drawn(lang).axes]
    assert len(set(titles)) == 9
    assert not any(re.search(r"picture|-by-", title) for title in titles)


def dots(axes: Axes) -> list[tuple[float, object, object]]:
    """Where the dots are, with their shapes and colours."""
    points: list[tuple[Any, object, object]] = [
        (line.get_xdata(), line.get_marker(), line.get_color()) for line in axes.lines
    ]
    return [(float(x[0]), shape, colour) for x, shape, colour in points if len(x) == 1]


def bars(axes: Axes) -> list[Rectangle]:
    return [bar for bar in axes.patches if isinstance(bar, Rectangle)]


def test_what_misses_the_band_has_another_shape_too() -> None:
    figure = drawn("en")
    assert dots(panel(figure, "Who survives")) == [(1.0, "D", look.WARNING), (0.0, "D", look.WARNING)]
    one_in_five, none_of_fifty = dots(panel(figure, "Who wins"))
    assert one_in_five == (0.2, "o", look.INK), "this is within 12 to 35 %"
    assert none_of_fifty == (0.0, "D", look.WARNING)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_leave_each_other_room(lang: str) -> None:
    many = [Sort(name, 1, 2, ["interrupted"]) for name in (*FamilyResults.headings, *LAST)]
    figure = sheet(ABOUT, ROWS, many, labels_in(lang))
    for axes in figure.axes:
        boxes = [label.get_window_extent() for label in axes.get_yticklabels() if label.get_text()]
        edges = sorted((box.y0, box.y1) for box in boxes)
        assert all(above.y0 > 0 for above in boxes)
        assert all(high < low for (_, high), (low, _) in pairwise(edges)), axes.get_title(loc="left")


def test_columns_are_stacked_by_route() -> None:
    ends = panel(drawn("en"), "How and when games end")
    columns = [(bar.get_x() + bar.get_width() / 2, bar.get_height()) for bar in bars(ends)]
    assert sorted(columns) == [(14, 25), (15, 25)]
    assert len({bar.get_hatch() for bar in bars(ends)}) == 2


def test_only_infection_is_green() -> None:
    fates = panel(drawn("en"), "Ways out, and what kills (hatched)")
    shown = [(round(bar.get_width(), 2), to_hex(bar.get_edgecolor()), bar.get_hatch() or "") for bar in bars(fates)]
    assert [width for width, _, _ in shown] == [0.5, 0.25, 0.25]
    assert shown[1:] == [(0.25, look.RED, "///"), (0.25, GREEN, "///")]
    labels = [label.get_text() for label in fates.get_yticklabels()]
    assert labels == ["escape pod", "intruder's attack", "infection"]


@pytest.mark.parametrize(("ending", "begins"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")])
def test_the_same_games_give_the_same_file(ending: str, begins: bytes, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}{ending}" for number in (1, 2)]
    for file in files:
        formats.check(file)
        draw(file, ABOUT, ROWS, SORTS, labels_in("fr"))
    assert files[0].read_bytes().startswith(begins)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_letters_stay_letters(tmp_path: Path) -> None:
    file = tmp_path / "report.svg"
    draw(file, ABOUT, ROWS, SORTS, labels_in("fr"))
    assert ">Capitaine (50)</text>" in file.read_text(encoding="utf-8")


def test_a_picture_of_another_kind_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        formats.check(Path("report.gif"))
    assert refused.value.about["endings"] == [".png", ".svg", ".pdf"]


CAUSES = [
    "attack/card-hit", "wound/death", "contamination/second-larva", "event/effect-and-discard", "room/airlock-kill",
    "fire/supply-exhausted", "malfunction/supply-exhausted", "end/self-destruct-track", "end/jump-during-self-destruct",
    "end/time-track", "end/last-character-resolution", "victory/engines", "victory/coordinates",
    "victory/contamination-draw",
]  # fmt: skip


DEATHS_BELOW = [
    "attack/card-hit", "event/effect", "room/vent-kill", "fire/supply-exhausted", "malfunction/supply-exhausted",
    "autodestruction/explosion", "alert/game-end", "end/time-track", "end/last-character-autodestruction",
    "victory/contingency",
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_kills_or_ends_a_game_has_a_short_name(lang: str) -> None:
    labels = labels_in(lang)
    assert [rule for rule in CAUSES if "/" in labels.of("cause", f"nemesis/{rule}")] == []
    assert [rule for rule in DEATHS_BELOW if "/" in labels.of("cause", f"lockdown/{rule}")] == []
    assert labels.of("cause", "outside/pack/boredom") == "outside/pack/boredom"
    for kind, names in {"ending": ["ship-explodes", "ship-jumps", "nobody-left"], "way-out": ["pod"]}.items():
        assert [name for name in names if labels.of(kind, name) == name] == []


def judged(row: FamilyRow) -> FamilyRow:
    """In every fifth game the contingency is red and kills the pilot; in the others it is green."""
    red = row.game % 5 == 0
    cause = "lockdown/victory/contingency" if red and row.seat else row.cause
    return msgspec.structs.replace(row, contingency="code-red" if red else "code-green", cause=cause)


@pytest.mark.parametrize(("lang", "title"), [("en", "Contingencies, and"), ("fr", "Les contingences, et")])
def test_contingencies_have_a_panel_where_there_are_any(lang: str, title: str) -> None:
    assert not [axes for axes in drawn(lang).axes if axes.get_title(loc="left").startswith(title)]
    figure = sheet(ABOUT, [judged(row) for row in ROWS], SORTS, labels_in(lang))
    (axes,) = (axes for axes in figure.axes if axes.get_title(loc="left").startswith(title))
    widths = [(round(bar.get_width(), 2), bar.get_hatch() or "") for bar in bars(axes)]
    assert widths == [(0.8, ""), (0.0, "///"), (0.2, ""), (0.2, "///")]
    assert "100" in next(text.get_text() for text in axes.texts if text.get_text().startswith("20"))


def test_the_rows_of_the_test_are_what_they_say() -> None:
    assert tally.everyone(ROWS, ["won"]).fates["won"].hits == 10
