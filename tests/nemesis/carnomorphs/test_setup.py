"""Set-up with carnomorphs: board, bag, decks, and what they are called."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach
from hullbreach.kernel import Refused
from hullbreach.nemesis import box
from hullbreach.rulebook.citing import cites

from .aboard import changed, crew

CREW = ("captain", "pilot", "mechanic", "soldier", "scout")


@cites("carnomorphs/setup/base-setup")
def test_only_the_basic_side_of_the_board_is_offered() -> None:
    with pytest.raises(Refused) as refused:
        hullbreach.new("nemesis", players=2, seed=1, options={"species": "carnomorphs", "site": "ship-alternative"})
    assert refused.value.rule == "carnomorphs/setup/base-setup"
    g = crew("captain", "scout").state
    assert len(g.board.rooms) == 21
    assert g.time == 15
    assert len(g.zones[box.EVENT_DECK]) == 20


@cites("carnomorphs/setup/carnomorph-board", "carnomorphs/setup/eggs")
def test_all_eight_eggs_are_in_the_nest() -> None:
    table = crew("captain", "scout")
    assert len(table.state.eggs_in_nest()) == 8


@cites("carnomorphs/setup/adaptation-cards", "carnomorphs/setup/adaptation-miniatures")
def test_three_random_adaptations_lie_face_down_under_a_shambler_a_fleshbeast_and_the_butcher() -> None:
    dealt = set()
    for seed in range(12):
        table = crew("captain", "scout", seed=seed)
        g = table.state
        slots = g.zones[box.WEAKNESS_SLOTS]
        assert len(slots) == 3
        assert not any(g.seen[back] for back in g.box.backs[box.WEAKNESS])
        assert sum(back in g.zones[box.OUT] for back in g.box.backs[box.WEAKNESS]) == 5
        dealt |= {g.box.weaknesses[g.face[back]] for back in slots}
    assert len(dealt) == 8
    shown = table.game.view()["weaknesses"]
    assert {slot["slot"]: slot["creature"] for slot in shown} == {
        "corpse": "butcher", "egg": "shambler", "carcass": "fleshbeast",
    }  # fmt: skip
    assert [slot["name"] for slot in shown] == [None] * 3
    assert table.intruders() == {}


@cites("carnomorphs/setup/intruder-bag")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_bag_has_two_red_metagorgers_more_than_there_are_players(players: int) -> None:
    counts: Counter[str] = Counter()
    for name, count in crew(*CREW[:players]).bag_counts().items():
        counts[name.rpartition("-")[0] or name] += count
    assert counts == {"blank": 1, "blue-metagorger": 2, "metagorger": 2 + players}


@cites("carnomorphs/setup/event-deck", "carnomorphs/setup/attack-deck")
def test_events_and_attacks_are_those_of_the_carnomorphs() -> None:
    g = crew("captain", "scout").state
    names = {g.game.name_of(g, back) for back in g.zones[box.ATTACK_DECK]}
    assert names == {"devour", "spawn", "bash", "regurgitate", "slash", "carnomorph-bite", "whiplash"}
    assert len(g.zones[box.ATTACK_DECK]) == len(g.zones[box.EVENT_DECK]) == 20
    events = [g.game.name_of(g, back) for back in g.zones[box.EVENT_DECK]]
    assert "growl" in events
    assert "hunt" not in events
    other = crew("captain", "scout", seed=6).state
    assert events != [other.game.name_of(other, back) for back in other.zones[box.EVENT_DECK]]


@cites("carnomorphs/setup/mutation-deck")
def test_twelve_mutations_are_shuffled_face_down() -> None:
    here, there = (changed(crew("captain", "scout", seed=seed)) for seed in (1, 2))
    assert len(here.mutation_deck()) == 12
    assert not any(here.seen[back] for back in here.mutation_deck())
    first, second = ([g.mutation_name(back) for back in g.mutation_deck()] for g in (here, there))
    assert first != second
    assert sorted(first) == sorted(second)


@cites("carnomorphs/setup/help-cards")
def test_everybody_has_a_help_card_with_a_number_of_their_own() -> None:
    game = hullbreach.new("nemesis", players=3, seed=4, options={"species": "carnomorphs"})
    assert sorted(person["number"] for person in game.view()["crew"]) == [1, 2, 3]


@cites("carnomorphs/terms/carnomorph-is-intruder", "carnomorphs/terms/levels")
def test_there_are_four_types_and_blue_and_red_share_eight_miniatures() -> None:
    g = crew("captain", "scout").state
    assert g.box.foe_names == ("blank", "blue-metagorger", "metagorger", "shambler", "fleshbeast", "butcher")
    spans = [end - first for first, end in g.box.miniatures_of]
    assert spans == [0, 0, 8, 8, 3, 1]
