"""Whatever the board, the hunters, the mode and the crew: an end is decided by the same rules and put into words."""

from __future__ import annotations

import pytest

from hullbreach import library, rulebook
from hullbreach.describers import describer_of
from hullbreach.kernel import stage_of
from hullbreach.rulebook.citing import cites
from tests.lockdown.goals.ending import crew, end

PARTS = ("site", "species", "mode", "crew")
MADE_OF = dict.fromkeys(tuple((part, way[part]) for part in PARTS) for way in library.variants("lockdown"))
WAYS = [dict(parts) for parts in MADE_OF]
OBJECTIVE = {"semi-coop": "obsession", "solo": "complete-understanding", "coop": "complete-understanding"}


@cites("lockdown/end/win-condition", "lockdown/victory/order", "lockdown/solo/win", "lockdown/coop/win")
@pytest.mark.parametrize("options", WAYS, ids=["-".join(way.values()) for way in WAYS])
def test_who_knows_everything_leaves_in_time_and_the_others_do_not(options: dict[str, str]) -> None:
    mode = options["mode"]
    other = "captain" if options["crew"] == "with-original" else "survivor"
    table = crew(*(["hacker"] if mode == "solo" else ["hacker", other, "janitor"]), **options)
    table.contingency("red")
    table.knowledge("hacker", 8)
    if mode == "coop":
        table.common_objectives(OBJECTIVE[mode])
    else:
        table.objectives("hacker", OBJECTIVE[mode])
    if mode != "solo":
        table.lock_in(other)
    table.evacuate("hacker")
    outcome = end(table)
    assert (outcome["facility"], outcome["survivors"]) == ("purged", [0])
    assert outcome["winners"] == ([0, 1, 2] if mode == "coop" else [0])
    stages = table.game.stages
    lines = [(line["line"], line["rule"]) for line in outcome["lines"]]
    told = [stages.index(stage_of(stages, *line)) for line in lines]
    assert told == sorted(told)
    assert set(told) == {0, 1, 2, 3}
    assert all(rulebook.at("lockdown", rule).id.startswith("lockdown/") for _, rule in lines)
    for language in ("en", "fr"):
        said = describer_of({}, language, "lockdown").outcome(outcome, table.game.view())
        assert not any("outcome-" in sentence for sentence in said)
