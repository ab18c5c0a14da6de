"""The basic rooms of the facility that are about the place itself."""

from __future__ import annotations

import pytest

from hullbreach.nemesis import box
from hullbreach.nemesis.modes.objective_choice import FirstEncounter, KeepObjective
from hullbreach.nemesis.position.crew import DEAD
from hullbreach.rulebook.citing import cites
from tests.lockdown.rooms.inside import offered, refusal, standing_in, use


@cites("lockdown/room/cooling-system")
def test_the_cooling_system_starts_autodestruction_three_slots_ahead() -> None:
    table = standing_in("cooling-system")
    table.clock(10)
    use(table)
    assert (table.state.autodestruct, table.state.autodestruct_red) == (7, False)
    assert table.told("autodestruction-starts")[0]["args"]["number"] == 7
    for red in (False, True):
        table.autodestruction(7, red=red)
        table.turn("hacker")
        assert not offered(table)
        assert refusal(table) == "lockdown/room/cooling-system"


@cites("lockdown/room/cooling-system", "lockdown/room/isolation-autodestruction")
def test_it_goes_on_the_last_slot_if_need_be_and_locked_doors_do_not_matter() -> None:
    table = standing_in("cooling-system")
    table.clock(2)
    table.lock_in("janitor")
    use(table)
    assert table.state.autodestruct == 0


@cites("lockdown/room/power-generator-stop")
def test_the_power_generator_stops_autodestruction_while_it_is_yellow() -> None:
    table = standing_in("power-generator")
    table.autodestruction(5)
    use(table, "stop-autodestruction")
    assert not table.state.autodestructs()
    table.autodestruction(5, red=True)
    table.turn("hacker")
    use(table)
    assert table.state.autodestructs()  # the only use left has been carried out at once
    assert table.told("power-on") or table.told("power-off")


@cites("lockdown/room/power-generator-stop")
def test_a_sequence_started_again_is_counted_from_the_time_token_then() -> None:
    table = standing_in("power-generator")
    table.clock(12)
    table.autodestruction(9)
    use(table, "stop-autodestruction")
    table.clock(7)
    table.place("hacker", table.lay("cooling-system"))
    table.hand("hacker", "bypass", "backdoor")
    table.turn("hacker")
    use(table)
    assert (table.state.autodestruct, table.state.autodestruct_red) == (4, False)


@cites("lockdown/room/power-generator-power")
@pytest.mark.parametrize("blue", [True, False])
def test_the_power_generator_turns_the_token_of_its_section_either_way(blue: bool) -> None:
    table = standing_in("power-generator")
    section = table.state.section(table.room_number("power-generator"))
    elsewhere = {1, 2, 3} - {section}
    for name, other in zip(("janitor", "lab-rat"), elsewhere, strict=True):
        table.place(name, f"elevator-{other}")
    table.clock(12, on=blue)
    table.turn("hacker")
    use(table)
    assert [place for place in (1, 2, 3, "elevator") if not table.has_power(place)] == [section]
    table.hand("hacker", "bypass", "backdoor")
    use(table)
    assert table.has_power(section)
    assert [table.has_power(other) for other in (1, 2, 3, "elevator")] == [True] * 4


@cites(
    "lockdown/room/decon-room",
    "lockdown/slime/removal",
    "lockdown/contamination/scan",
    "lockdown/contamination/scan-infected",
)
def test_the_decon_room_takes_what_is_infected_in_hand_and_leaves_what_is_clean() -> None:
    table = standing_in("decon-room")
    table.contaminate("hacker", "infected", "clean", "infected", where="hand")
    table.contaminate("hacker", "infected")
    table.larva("hacker")
    table.slime("hacker")
    table.slime("janitor")
    use(table)
    hacker = table.of("hacker")
    assert table.of("janitor").slimed
    assert hacker.hand.count("contamination") == 1
    assert table.told("scanned")[0]["args"] == {"who": "seat:0", "count": 3, "infected": 2}
    assert "contamination" in hacker.discards
    assert (hacker.infested, hacker.slimed) == (False, False)
    assert table.told("infested") == []


@cites("lockdown/room/decon-room")
def test_the_decon_room_is_open_to_those_who_need_nothing() -> None:
    assert offered(standing_in("decon-room"))


@cites("lockdown/contamination/removed-to-deck-bottom")
def test_a_removed_contamination_card_is_the_last_to_be_drawn_again() -> None:
    table = standing_in("decon-room")
    table.contaminate("hacker", "infected", where="hand")
    card = next(back for back in table.state.hand(0) if table.state.is_contamination(back))
    use(table)
    deck = table.state.zones[box.CONTAMINATION_DECK]
    assert deck[0] == card
    assert table.state.family[card] == box.CONTAMINATION
    assert table.told("contamination-removed")[0]["rule"] == "lockdown/contamination/removed-to-deck-bottom"


@cites("lockdown/contamination/removed-to-deck-bottom")
@pytest.mark.parametrize(("scan", "removed"), [("play/card:rest", "clean"), ("room-action", "infected")])
def test_resting_and_surgery_put_what_they_remove_below_the_deck(scan: str, removed: str) -> None:
    table = standing_in("surgery")
    table.hand("hacker", "rest", "search", "demolition")
    table.contaminate("hacker", removed, where="hand")
    card = next(back for back in table.state.hand(0) if table.state.is_contamination(back))
    table.turn("hacker")
    table.play("hacker", scan)
    assert table.state.zones[box.CONTAMINATION_DECK][0] == card
    assert table.told("contamination-removed")[0]["rule"] == "lockdown/contamination/removed-to-deck-bottom"


@cites("lockdown/room/transmitter-signal", "lockdown/objective/send-signal")
def test_a_signal_is_sent_once_by_everybody_for_themselves() -> None:
    table = standing_in("transmitter-control", "janitor")
    use(table)
    assert [table.of(name).signalled for name in table.seats] == [True, False, False]
    table.turn("hacker")
    assert not offered(table)
    assert refusal(table) == "lockdown/room/transmitter-signal"
    table.hand("janitor", "rest", "search")
    table.turn("janitor")
    table.play("janitor", "room-action")
    table.play("janitor", "send-signal")
    assert [table.of(name).signalled for name in table.seats] == [True, True, False]


@cites("lockdown/room/transmitter-check-objective")
def test_the_objectives_of_whoever_has_sent_a_signal_are_read_in_secret() -> None:
    table = standing_in("transmitter-control")
    table.signal("janitor")
    table.objectives("janitor", "obsession", "asset-recovery")
    table.play("hacker", "room-action")
    assert table.options("hacker") == ["send-signal", "see-objectives/seat:1"]
    table.play("hacker", "see-objectives")
    seen = [event["args"].get("objective") for event in table.told("objective-seen", seat=0)]
    assert seen == ["objective:obsession", "objective:asset-recovery"]
    assert all("objective" not in event["args"] for event in table.told("objective-seen", seat=2))
    known = [table.game.view(viewer)["crew"][1]["objectives"]["known"] for viewer in (0, 2)]
    assert known == [["asset-recovery", "obsession"], []]


@cites("lockdown/critical/first-encounter", "lockdown/room/transmitter-check-objective")
@pytest.mark.parametrize(("other", "known"), [("asset-recovery", ["obsession"]), ("whistleblower", [])])
def test_whoever_has_seen_both_objectives_knows_the_kept_one_by_the_back_of_the_removed(
    other: str, known: list[str]
) -> None:
    """A corporate card beside a personal one is told by its back, two personal ones are alike."""
    table = standing_in("transmitter-control")
    table.state.first_encounter = False
    table.signal("janitor")
    table.objectives("janitor", "obsession", other)
    table.turn("hacker")
    use(table, "see-objectives")
    table.state.stack.append((FirstEncounter((KeepObjective(1),)), 0))
    table.run()
    table.play("janitor", "keep-objective/objective:obsession")
    seen = table.game.view(0)["crew"][1]["objectives"]
    assert seen == {"count": 1, "known": known}
    assert table.of("janitor").objectives == ["obsession"]
    worlds = {table.game.resample(0, seed).view(1)["you"]["objectives"][0] for seed in range(20)}
    assert worlds == ({"obsession"} if known else {"obsession", other})


@cites("lockdown/room/transmitter-check-objective")
def test_a_signal_is_read_wherever_its_sender_is_but_not_of_the_dead() -> None:
    table = standing_in("transmitter-control")
    for name in ("hacker", "janitor", "lab-rat"):
        table.signal(name)
    table.lock_in("janitor")
    table.state.status[2], table.state.room[2] = DEAD, 0
    table.turn("hacker")
    use(table)  # there is only one whose objectives can be read
    assert {event["args"]["other"] for event in table.told("objective-seen")} == {"seat:1"}


@cites("lockdown/room/nest-knowledge")
def test_whoever_discovers_the_nest_learns_something_once() -> None:
    table = standing_in("repository")
    table.state.explored &= ~(1 << 19)
    nest = next(room for room in (3, 4, 20, 23, 25, 26) if not table.room(room).explored)
    table.tile(nest, "nest", explored=False)
    neighbour = table.state.board.neighbours[nest][0]
    table.place("hacker", neighbour)
    table.turn("hacker")
    before = table.of("hacker").knowledge
    table.fate(noise=["silence"])
    table.play("hacker", "move", f"room:{nest}")
    assert table.of("hacker").knowledge == before + 1
    assert table.told("knowledge-gained")[0]["rule"] == "lockdown/room/nest-knowledge"
    table.place("janitor", neighbour)
    table.turn("janitor")
    table.play("janitor", "move", f"room:{nest}")
    assert table.told("knowledge-gained") == []


@cites("lockdown/room/nest-knowledge")
@pytest.mark.parametrize(("kind", "gained"), [("nest", 1), ("decon-room", 0)])
def test_it_is_the_discoverer_who_learns_and_only_of_the_nest(kind: str, gained: int) -> None:
    table = standing_in("repository")
    table.tile("room:3", kind, explored=False)
    table.token("room:3", "silence-1")
    table.place("janitor", "elevator-1")
    table.turn("janitor")
    before = [table.of(name).knowledge for name in table.seats]
    table.play("janitor", "move", "room:3")
    assert [table.of(name).knowledge for name in table.seats] == [before[0], before[1] + gained, before[2]]
