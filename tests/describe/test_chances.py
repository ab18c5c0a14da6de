"""Odds in words and in numbers."""

from __future__ import annotations

from hullbreach import nemesis
from hullbreach.describers import describer_of
from hullbreach.odds import Chance

MOVE = [
    Chance("serious-wound", 0.02, False),
    Chance("intruder", 0.13, False),
    Chance("malfunction", 0.3, False),
    Chance("fire", 0.25, False),
    Chance("slime", 0.1, False),
    Chance("noise", 0.8, False),
    Chance("silence", 0.1, False),
]
SHOT = [Chance("kill", 0.04, False), Chance("hit", 0.5, True)]

ENGLISH, FRENCH = (describer_of({}, language, "nemesis") for language in ("en", "fr"))


def test_words_say_how_sure_it_is_and_leave_out_what_is_slight_and_harmless() -> None:
    assert ENGLISH.odds(MOVE) == (
        "noise likely; a risk of a malfunction or fire; a slight risk of a serious wound or an intruder"
    )
    assert FRENCH.odds(MOVE) == (
        "bruit probable ; un risque de panne ou de feu ; un faible risque de blessure grave ou d'Intrus"
    )


def test_what_one_wishes_for_is_a_chance() -> None:
    assert ENGLISH.odds(SHOT) == "a chance of a hit"
    assert FRENCH.odds(SHOT) == "une chance de touche"


def test_certainty_is_said() -> None:
    sure = [Chance("attack", 1.0, True), Chance("noise", 1.0, True)]
    assert ENGLISH.odds(sure) == "an attack and noise for sure"
    assert FRENCH.odds(sure[1:]) == "bruit à coup sûr"


def test_numbers_say_whether_they_are_exact() -> None:
    assert ENGLISH.odds(SHOT, numbers=True) == "a kill about 5%, a hit 50%"
    assert FRENCH.odds(SHOT, numbers=True) == "mise à mort environ 5 %, touche 50 %"
    assert ENGLISH.odds([Chance("hit", 1 / 6, True)], numbers=True) == "a hit 17%"


def test_what_is_rare_and_deadly_is_told_and_its_number_is_not_made_larger() -> None:
    rare = [Chance("death", 0.004, True), Chance("serious-wound", 0.01, False)]
    assert ENGLISH.odds(rare) == "a slight risk of death or a serious wound"
    assert ENGLISH.odds(rare, numbers=True) == "death under 1%, a serious wound under 5%"
    assert FRENCH.odds(rare, numbers=True) == "mort moins de 1 %, blessure grave moins de 5 %"


def test_every_outcome_has_a_name() -> None:
    for lang in ("en", "fr"):
        phrases = describer_of({}, lang, "nemesis").phrases
        assert [outcome for outcome in nemesis.game.signs.order() if f"odds-{outcome}" not in phrases] == []
