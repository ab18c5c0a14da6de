"""Search: ids weigh more than texts, texts more than notes, and small differences of form do not matter."""

from hullbreach.rulebook import load
from hullbreach.rulebook.search import Index, words


def _ids(question: str) -> list[str]:
    return [rule.id for rule in load("nemesis").search(question)]


def test_the_rule_that_is_named_so_comes_first() -> None:
    assert _ids("noise silence")[0] == "nemesis/noise/silence"
    assert _ids("airlock kill")[0] == "nemesis/room/airlock-kill"
    assert _ids("trade ammo")[0] == "nemesis/action/trade-no-ammo"


def test_all_words_have_to_be_there_if_any_rule_has_them_all() -> None:
    for rule in load("nemesis").search("queen egg"):
        text = f"{rule.id} {rule.en} {rule.note}".lower()
        assert "queen" in text
        assert "egg" in text


def test_if_no_rule_has_all_words_most_are_enough() -> None:
    assert _ids("queen egg bicycle") == _ids("queen egg")


def test_nothing_is_found_for_words_of_no_rule() -> None:
    assert _ids("bicycle") == []
    assert _ids("") == []


def test_case_plural_and_accents_do_not_matter() -> None:
    assert _ids("Closed DOORS") == _ids("closed door")
    assert words("Éclosion des œufs, 2 portes") == words("eclosion des oeuf 2 porte")


def test_the_beginning_of_a_word_finds_it_but_weighs_less() -> None:
    texts = ["a fireplace", "a fire"]
    assert Index(texts, lambda text: [(text, 1.0)]).ranked("fire") == ["a fire", "a fireplace"]


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    texts = ["red door", "red door", "blue wall", "red queen"]
    fields = Index(texts, lambda text: [(text, 1.0)]).ranked("door queen")
    assert fields[0] == "red queen"
