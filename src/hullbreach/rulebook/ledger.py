"""A ledger is the list of a game's rules: those of its own `rules.toml`, then those that its parts bring in theirs."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Literal

import msgspec

from hullbreach import shelf
from hullbreach.rulebook.books import RULES, document, folders, owners, parts_of
from hullbreach.rulebook.near_names import near
from hullbreach.rulebook.search import Index


class UnknownRule(LookupError):
    """No rule has this id; `near` are ids that look like it, looked for only when somebody wants to know."""

    def __init__(self, rule: str, ids: list[str]) -> None:
        super().__init__(rule)
        self.rule, self._ids = rule, ids

    @cached_property
    def near(self) -> list[str]:
        """Up to three ids, the likest first."""
        return near(self.rule, self._ids)

    def __str__(self) -> str:
        return f"no rule {self.rule!r}, near: {', '.join(self.near)}"


class UnknownGame(LookupError):
    """There is no such game; `near` are those that look like it, `there` all that have rules."""

    def __init__(self, game: str) -> None:
        self.game, self.near, self.there = game, near(game, games()), games()
        super().__init__(f"no rules of a game {game!r}, there are {', '.join(self.there)}")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its text in English and French, the ruling on what the books leave open, where it is from.

    `same_as` is the rule of another game with the same mechanics, which the same code carries out; `stands_for` are
    rules of another game without a counterpart of their own, in whose place this one is shown.
    """

    id: str
    module: str
    source: Literal["rulebook", "published", "house"]
    en: str
    fr: str | None = None
    note: str | None = None
    note_fr: str | None = None
    same_as: str | None = None
    stands_for: tuple[str, ...] = ()

    def text(self, lang: str = "en") -> str:
        """The rule in a language, or in English until it is translated."""
        return self.fr if lang == "fr" and self.fr else self.en

    def ruling(self, lang: str = "en") -> str:
        """The ruling in a language; empty if there is none."""
        return (self.note_fr if lang == "fr" and self.note_fr else self.note) or ""


class Following(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which books we follow and how we rule where they are silent, in one language."""

    printing: str
    faq: str
    components: str
    rulings: str


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ledger says about itself; each rule of a finished module needs a citing test."""

    game: str
    finished: tuple[str, ...]
    en: Following
    fr: Following | None = None


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules of a part say about themselves: its rules are one module, which is named as the part is."""

    id: str
    finished: bool
    en: Following
    fr: Following | None = None


class PartRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that a part brings to the ledgers of the games it belongs to."""

    part: Part
    rules: tuple[Rule, ...] = msgspec.field(name="rule")


class Ledger(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The rules of one game in the order of play, and after them those of its parts."""

    edition: Edition
    rules: tuple[Rule, ...] = msgspec.field(name="rule")
    parts: tuple[Part, ...] = ()

    @property
    def game(self) -> str:
        """The game's id, with which its rule ids begin; those of a part begin with the part's."""
        return self.edition.game

    @property
    def finished(self) -> list[str]:
        """The modules whose every rule has a citing test."""
        return [*self.edition.finished, *(part.id for part in self.parts if part.finished)]

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _counterparts(self) -> dict[str, Rule]:
        twins = {rule.same_as: rule for rule in self.rules if rule.same_as}
        return twins | {other: rule for rule in self.rules for other in rule.stands_for}

    def own(self, rule: str) -> Rule | None:
        """This game's rule for an id: its counterpart of another game's rule, else the one of the same name.

        The id of a rule that a part brings means that rule only.
        """
        owner, _, name = rule.partition("/")
        if rule in self._by_id or owners().get(owner, owner) != owner:
            return self._by_id.get(rule)
        return self._counterparts.get(rule) or self._by_id.get(f"{self.game}/{name}")

    @property
    def ids(self) -> list[str]:
        """The ids of all rules in the order of play."""
        return list(self._by_id)

    @property
    def modules(self) -> list[str]:
        """The modules in the order in which they first appear."""
        return list(dict.fromkeys(rule.module for rule in self.rules))

    def __getitem__(self, rule: str) -> Rule:
        if rule not in self._by_id:
            raise UnknownRule(rule, self.ids)
        return self._by_id[rule]

    def __contains__(self, rule: object) -> bool:
        return rule in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def search(self, words: str) -> list[Rule]:
        """The rules that speak of all these words, best first; of most of them if none speaks of all."""
        return _once(self._index.ranked(words))

    @cached_property
    def _index(self) -> Index[Rule]:
        return Index(self.rules, _fields)


def search(words: str, ledgers: Iterable[Ledger]) -> list[Rule]:
    """The rules of several games that speak of some words, as `Ledger.search`; what games share is found once."""
    rules = {rule.id: rule for ledger in ledgers for rule in ledger}
    return _once(Index(list(rules.values()), _fields).ranked(words))


def _once(found: list[Rule]) -> list[Rule]:
    ids = {rule.id for rule in found}
    return [rule for rule in found if rule.same_as not in ids]


def _fields(rule: Rule) -> list[tuple[str, float]]:
    """What search looks at, with the weight of a word found there."""
    return [
        (rule.id, 4.0),
        (rule.en, 3.0),
        (rule.fr or "", 3.0),
        (rule.note or "", 1.0),
        (rule.note_fr or "", 1.0),
    ]


def read(toml: bytes) -> Ledger:
    """The ledger in a .toml file; ValueError if it contradicts itself."""
    ledger = msgspec.toml.decode(toml, type=Ledger)
    _check_ids(ledger.game, ledger.rules)
    if strangers := sorted(set(ledger.edition.finished) - set(ledger.modules)):
        raise ValueError(f"{strangers[0]} is finished but is not a module of {ledger.game}")
    return ledger


def read_part(toml: bytes) -> PartRules:
    """The rules in a part's .toml file; ValueError if they contradict themselves."""
    brought = msgspec.toml.decode(toml, type=PartRules)
    _check_ids(brought.part.id, brought.rules)
    if strangers := [rule.id for rule in brought.rules if rule.module != brought.part.id]:
        raise ValueError(f"{strangers[0]} is not in the module {brought.part.id}")
    return brought


def _check_ids(owner: str, rules: Sequence[Rule]) -> None:
    """Every id is there once and begins with the name of the game or part."""
    if len({rule.id for rule in rules}) != len(rules):
        raise ValueError(f"two rules of {owner} have one id")
    if strangers := [rule.id for rule in rules if not rule.id.startswith(f"{owner}/")]:
        raise ValueError(f"{strangers[0]} is not an id of {owner}")


@cache
def games() -> list[str]:
    """The games whose rules can be looked up."""
    return sorted(folders())


@cache
def load(game: str) -> Ledger:
    """The ledger of a game, without a rule if it has written none; UnknownGame if there is no such game."""
    toml = document(game, RULES) if game in folders() else None
    if toml is not None:
        ledger, brought = read(toml), [part_rules(part) for part in parts_of(game)]
        rules = (*ledger.rules, *(rule for each in brought for rule in each.rules))
        return Ledger(ledger.edition, rules, tuple(each.part for each in brought))
    if game not in shelf.titles():
        raise UnknownGame(game)
    return Ledger(Edition(game, (), Following("", "", "", "")), ())


@cache
def part_rules(part: str) -> PartRules:
    """The rules that a part brings; ValueError if its file is that of another part."""
    toml = document(part, RULES)
    assert toml is not None, f"{part} brings no rules"
    brought = read_part(toml)
    if brought.part.id != part:
        raise ValueError(f"the rules of {part} say that they are of {brought.part.id}")
    return brought


def game_of(rule: str) -> str:
    """The game in whose ledger rules with such an id stand; empty if there is none."""
    return owners().get(rule.partition("/")[0], "")


def find(rule: str) -> Rule:
    """The rule with this id in whichever ledger holds it; UnknownRule if none does."""
    if game := game_of(rule):
        return load(game)[rule]
    raise UnknownRule(rule, [known for each in games() for known in load(each).ids])


def at(game: str, rule: str) -> Rule:
    """A rule as a game has it; UnknownRule if there is none.

    Code that games share cites the rules of the first; at another's table such an id means that game's own rule.
    """
    known = load(game) if game in games() and not rule.startswith(f"{game}/") else None
    return (known.own(rule) if known else None) or find(rule)


def same(rule: Rule) -> list[Rule]:
    """The rules of other games with the same mechanics."""
    first = rule.same_as or rule.id
    alike = {each.id: each for game in games() for each in load(game) if first in (each.id, each.same_as)}
    return [each for each in alike.values() if each.id != rule.id]
