"""Leaving by an exit."""

from __future__ import annotations

from hullbreach.aliens.scenario import AliensTable, scenario
from hullbreach.rulebook.citing import cites

EXIT = "C1:L9"


def at_the_exit(*others: str, hero: str = "gorman") -> AliensTable:
    """A hero two steps from the exit, about to act, and others far off."""
    table = scenario([hero])
    table.state.barricades = 0
    table.only(hero, *others)
    table.at(hero, "C1:L7")
    for number, other in enumerate(others):
        table.at(other, f"C1:{'ABCDE'[number]}12")
    table.weapons(hero, "m41a-pulse-rifle")
    table.gear(hero, "m4-helmet")
    table.hand(hero, "scrounge")
    table.acts(hero)
    return table


def out(table: AliensTable, hero: str = "gorman") -> None:
    table.play(hero, "move")
    table.play(hero, "go", table.ref(EXIT))


@cites("aliens/exit/leaving")
def test_who_moves_onto_an_exit_leaves_at_once_alive_and_with_everything() -> None:
    table = at_the_exit("hicks")
    out(table)
    gone = table.of("gorman")
    assert (gone["state"], gone["space"]) == ("out", None)
    assert [event["args"]["who"] for event in table.told("left-by-exit")] == ["character:gorman"]
    assert not table.state.people >> table.space(EXIT) & 1
    assert [card["ref"] for card in gone["weapons"]] == ["card:m41a-pulse-rifle"]
    assert [card["ref"] for card in gone["equipment"]] == ["card:m4-helmet"]
    assert table.hand_of("gorman") == ["scrounge"]
    assert not table.told("character-lost")


@cites("aliens/exit/leaving")
def test_who_has_left_takes_no_grunt_is_not_activated_again_and_keeps_its_rank_for_choices() -> None:
    table = scenario(["gorman", "hicks"])
    table.state.barricades = 0
    table.only("gorman", "hicks", "frost")
    table.at("gorman", "C1:L7")
    table.at("hicks", "C1:A12")
    table.at("frost", "C1:B12")
    table.acts("gorman")
    out(table)
    g = table.state
    assert g.hero[table.character("gorman")] == 1
    assert not table.told("hero-taken")
    assert g.rank_of(0) == 3
    assert g.choosers() == (0,)
    table.marine_phase()
    assert not any("gorman" in option for seat in ("gorman", "hicks") for option in table.options(seat))
    assert table.options("gorman") == [] or table.game.choices[0].ask == "ask-who-goes-first"
    assert "token/seat:0" not in table.options("gorman")


@cites("aliens/exit/during-activation")
def test_leaving_ends_the_actions_of_the_activation_and_its_abilities_lapse() -> None:
    table = at_the_exit("frost")
    table.marine_phase()
    table.play("gorman", "done-equipping")
    deck = len(table.pile("deck"))
    out(table)
    assert table.hand_of("gorman") == ["scrounge"]  # he would draw two
    assert len(table.pile("deck")) == deck
    assert table.game.choices[0].ask != "ask-action"


@cites("aliens/exit/during-activation")
def test_a_marine_hero_that_has_just_left_still_activates_grunts_by_its_rank() -> None:
    table = at_the_exit("frost", "hudson")
    table.marine_phase()
    table.play("gorman", "done-equipping")
    out(table)
    assert table.game.choices[0].ask == "ask-which-grunt"
    assert {"activate/character:frost", "activate/character:hudson"} <= set(table.options("gorman"))


@cites("aliens/exit/during-activation", "aliens/exit/leaving")
def test_walking_across_an_exit_without_stopping_there_does_not_leave() -> None:
    table = at_the_exit("hicks")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:L8"))
    table.play("gorman", "step", table.ref(EXIT))
    assert table.where("gorman") == EXIT
    table.play("gorman", "step", table.ref("C1:K9"))
    table.play("gorman", "go", table.ref("C1:J9"))
    assert (table.where("gorman"), table.of("gorman")["state"]) == ("C1:J9", "aboard")
    table = at_the_exit("hicks")
    table.play("gorman", "move")
    table.play("gorman", "step", table.ref("C1:L8"))
    table.play("gorman", "step", table.ref(EXIT))
    table.play("gorman", "stay")
    assert table.of("gorman")["state"] == "out"


@cites("aliens/exit/during-activation")
def test_aliens_and_blips_stay_on_the_boards_when_they_stop_on_an_exit() -> None:
    table = at_the_exit("hicks")
    table.at("hicks", "C1:L10")
    table.at("gorman", "C2:A1")
    table.alien("C1:L5")
    table.alien_phase()
    for _ in range(5):
        if EXIT in table.aliens() or not table.game.choices:
            break
        wanted = [f"way/{table.ref(EXIT)}", "hold-fire", "let-it-be"]
        ids = table.options("gorman")
        table.play("gorman", next(id for id in wanted if id in ids))
    assert EXIT in table.aliens()
