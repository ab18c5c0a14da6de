"""How the end is revealed: what ended the mission, who was lost, and the score of a campaign step by step."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from hullbreach.aliens.rules.losses import LoseCharacter
from hullbreach.aliens.scenario import AliensTable
from hullbreach.describers import describer_of
from hullbreach.rulebook.citing import cites
from hullbreach.server.ceremony import ending
from hullbreach.server.screen import playing
from hullbreach.server.timeline import GameTimeline
from tests.aliens.alien_phase.lane import squad
from tests.aliens.campaign.road import campaign, win


class Ended(GameTimeline):
    """The timeline of a table in whose last play everything happened."""

    def __init__(self, table: AliensTable) -> None:
        self.kept: Any = SimpleNamespace(game="aliens", players=table.game.players)
        self._stills, self._made = [table.game], {}
        self.told = [(0, event) for event in table.game.log()]


def revealed(table: AliensTable, language: str = "en") -> list[tuple[str, str]]:
    """The steps of the ceremony: each stage and what is told."""
    assert table.game.over
    return [
        (step["stage"], step["text"].replace("\u00a0", " ").replace("\u202f", " "))
        for step in ending(Ended(table), language)["steps"]
    ]


def won_campaign() -> AliensTable:
    """Survive is won; Frost was killed in an earlier mission."""
    table = campaign("hicks", "hudson", mission="survive")
    g, frost = table.state, table.character("frost")
    table.piles(deck=30, exhaust=4)
    g.facts["killed"] = 1 << frost
    g.verdicts.append(("killed", frost, "aliens/defense/killed-on-ten"))
    win(table)
    return table


def everybody_lost(table: AliensTable) -> AliensTable:
    """Hudson is killed, and then Hicks is captured."""
    rules = {"hudson": "aliens/defense/killed-on-ten", "hicks": "aliens/capture/trigger"}
    for name, rule in rules.items():
        killed = name == "hudson"
        how = "defense" if killed else "captured"
        table.happens(LoseCharacter(table.character(name), killed, how, rule))
    return table


WON = {
    "en": [
        ("mission", "Everything the mission asks for is done: the squad has won."),
        ("losses", "Frost was killed."),
        ("score", "Everything that is left is gathered: 34 cards."),
        ("score", "For the characters lost, cards go: 5."),
        ("score", "Newt is safe: up to 10 cards come back."),
        ("score", "The discard pile does not count."),
        ("score", "The campaign ends with 38 cards: Most of Us."),
        ("winners", "The winners: Hicks and Hudson."),
    ],
    "fr": [
        ("mission", "Tout ce que demande la mission est accompli : c'est gagné."),
        ("losses", "Frost a trouvé la mort."),
        ("score", "On rassemble tout ce qui reste : 34 cartes."),
        ("score", "Cartes retirées pour les personnages perdus : 5."),
        ("score", "Newt est sauve : jusqu'à 10 cartes reviennent."),
        ("score", "La défausse ne compte pas."),
        ("score", "La campagne se termine avec 38 cartes : « Presque tous »."),
        ("winners", "Victoire : Hicks et Hudson."),
    ],
}


@cites("aliens/score/step-1-gather", "aliens/score/step-5-total")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_won_campaign_tells_how_its_last_mission_ended_who_was_lost_and_each_step_of_the_score(language: str) -> None:
    assert revealed(won_campaign(), language) == WON[language]


def test_a_lost_mission_tells_why_before_it_tells_who_was_lost() -> None:
    assert revealed(everybody_lost(squad("hicks", grunts=["hudson"]))) == [
        ("mission", "Nobody was left on the boards."),
        ("losses", "Hudson was killed."),
        ("losses", "Hicks was captured."),
        ("winners", "Nobody wins."),
    ]


def test_a_campaign_says_why_it_was_lost_even_where_its_outcome_has_no_line_for_it() -> None:
    table = everybody_lost(campaign("hicks", grunts=["hudson"]))
    assert [line["line"] for line in table.game.outcome["lines"]] == ["killed", "captured"]
    assert revealed(table) == [
        ("mission", "Nobody is left on the boards, and the mission is lost."),
        ("losses", "Hudson was killed."),
        ("losses", "Hicks was captured."),
        ("winners", "Nobody wins."),
    ]


def test_a_table_that_cannot_be_played_again_has_its_lines_in_the_same_order() -> None:
    game = everybody_lost(squad("hicks", grunts=["hudson"])).game
    shown = playing(game, None, describer_of({}, "en", "aliens"), game.sight(None), "")["outcome"]
    assert [(line["stage"], line["text"]) for line in shown["lines"]] == [
        ("mission", "Nobody was left on the boards."),
        ("losses", "Hudson was killed."),
        ("losses", "Hicks was captured."),
        ("winners", "Nobody wins."),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_stage_has_a_name(language: str) -> None:
    say = describer_of({}, language, "aliens")
    names = [say.message(f"ui-stage-{stage.id}") for stage in won_campaign().game.stages]
    assert len(set(names)) == len(names)
    assert not [name for name in names if name.startswith("ui-stage")]
