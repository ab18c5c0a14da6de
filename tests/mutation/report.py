"""What the trials have shown, by rule: how many mutants citing tests notice, and which they do not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.mutation.equivalent import Equivalent
from tests.mutation.results import Outcome, Result
from tests.mutation.trial import Trial

Shown = tuple[Trial, Result]


class Tally(NamedTuple):
    """How many mutants there were of a rule or a game, and how they ended."""

    name: str
    mutants: int
    noticed: int
    missed: int
    unreached: int
    elsewhere: int
    """How many of those missed or unreached a test of another rule notices."""

    @property
    def unnoticed(self) -> int:
        """By the tests that cite the rule."""
        return self.missed + self.unreached


class Report(NamedTuple):
    """Everything a run has to say."""

    shown: Sequence[Shown]
    elsewhere: Mapping[str, str] = {}
    """By the key of a trial which test of another rule notices; "" if none does."""
    pending: int = 0
    equivalent: int = 0
    stale: Sequence[Equivalent] = ()
    ruleless: Sequence[tuple[str, int]] = ()
    """Modules that name no rule, with the number of mutants that therefore nobody can be asked about."""
    failing: Sequence[str] = ()

    def games(self) -> list[Tally]:
        """A tally for each game."""
        games = sorted({trial.game for trial, _ in self.shown})
        return [self._tally(game, (each for each in self.shown if each[0].game == game)) for game in games]

    def rules(self) -> list[Tally]:
        """A tally for each rule, worst first; a mutant that belongs to several rules counts for each."""
        by_rule: dict[str, list[Shown]] = {}
        for each in self.shown:
            for rule in each[0].rules:
                by_rule.setdefault(rule, []).append(each)
        tallies = [self._tally(rule, shown) for rule, shown in by_rule.items()]
        return sorted(tallies, key=lambda it: (it.elsewhere - it.unnoticed, -it.unnoticed, it.name))

    def _tally(self, name: str, shown: Iterable[Shown]) -> Tally:
        listed = list(shown)
        ends = [result.outcome for _, result in listed]
        noticed, missed, unreached = (ends.count(outcome) for outcome in Outcome)
        elsewhere = sum(1 for trial, _ in listed if self.elsewhere.get(trial.key))
        return Tally(name, len(ends), noticed, missed, unreached, elsewhere)

    def unnoticed(self, rule: str, outcome: Outcome) -> list[Trial]:
        """The mutants of a rule that ended so, in the order of the text."""
        found = [trial for trial, result in self.shown if rule in trial.rules and result.outcome is outcome]
        return sorted(found, key=lambda it: (it.mutant.source.name, it.mutant.edit))

    def lines(self, most: int | None = None) -> Iterator[str]:
        """The report as Markdown; with `most`, only for that many of the worst rules."""
        yield from ("# What citing tests did not notice", "")
        yield from _table("game", self.games())
        yield from ("", "*missed*: citing tests run the code and pass. *unreached*: no citing test runs it.")
        yield "*elsewhere*: of both, a test of another rule notices" + (
            "." if self.elsewhere else " (--elsewhere asks)."
        )
        if self.pending:
            yield from ("", f"Not tried yet: {self.pending} trials; run it again to go on.")
        if self.equivalent:
            yield from ("", f"Known to be harmless: {self.equivalent} mutants (tests/mutation/equivalent.toml).")
        yield from _section("Listed as harmless, but there is no such mutant any more", map(str, self.stale))
        yield from _section("Citing tests that fail without a mutant, left out", self.failing)
        yield from _section(
            "Modules that name no rule, so that no test answers for them",
            (f"{name} ({count} mutants)" for name, count in self.ruleless),
        )
        worst = [each for each in self.rules() if each.unnoticed]
        yield from ("", f"## By rule: {len(worst)} of {len(self.rules())} rules have an unnoticed mutant", "")
        yield from _table("rule", worst[:most])
        for each in worst[:most]:
            yield from self._of_rule(each)

    def _of_rule(self, of: Tally) -> Iterator[str]:
        yield from ("", f"### {of.name}: {of.noticed} of {of.mutants} noticed", "")
        for trial in self.unnoticed(of.name, Outcome.MISSED):
            yield f"- {_where(trial)}{self._elsewhere([trial])}"
            yield from _change(trial)
        unreached: dict[tuple[str, str], list[Trial]] = {}
        for trial in self.unnoticed(of.name, Outcome.UNREACHED):
            unreached.setdefault((trial.mutant.source.name, trial.mutant.function), []).append(trial)
        for trials in unreached.values():
            yield f"- {_where(trials[0])}: no citing test comes here ({len(trials)} mutants){self._elsewhere(trials)}"

    def _elsewhere(self, trials: Sequence[Trial]) -> str:
        """Who else notices one of these."""
        if not any(trial.key in self.elsewhere for trial in trials):
            return ""
        tests = {test for trial in trials if (test := self.elsewhere.get(trial.key))}
        return f"; elsewhere noticed by {min(tests)}" if tests else "; **noticed by no citing test at all**"

    def plain(self) -> dict[str, object]:
        """The same for programs."""
        return {
            "games": [each._asdict() for each in self.games()],
            "rules": [each._asdict() for each in self.rules()],
            "pending": self.pending,
            "equivalent": self.equivalent,
            "stale": [str(each) for each in self.stale],
            "failing": list(self.failing),
            "ruleless": dict(self.ruleless),
            "mutants": [_plain(*each) | {"elsewhere": self.elsewhere.get(each[0].key)} for each in self.shown],
        }


def _table(what: str, tallies: Sequence[Tally]) -> Iterator[str]:
    width = max([len(what), *(len(each.name) for each in tallies)])
    yield f"| {what:{width}} | " + " | ".join(f"{column:>9}" for column in Tally._fields[1:]) + " |"
    yield f"|{'-' * (width + 2)}|" + "----------:|" * len(Tally._fields[1:])
    for name, *counts in tallies:
        yield f"| {name:{width}} | " + " | ".join(f"{count:>9}" for count in counts) + " |"


def _section(title: str, items: Iterable[str]) -> Iterator[str]:
    listed = list(items)
    if listed:
        yield from ("", f"## {title}", "", *(f"- {each}" for each in listed))


def _where(trial: Trial) -> str:
    mutant = trial.mutant
    return f"{mutant.source.name}:{mutant.line} `{mutant.function or 'module'}` ({mutant.edit.kind})"


def _change(trial: Trial) -> Iterator[str]:
    yield f"  - was `{trial.mutant.was}`"
    yield f"  - now `{trial.mutant.becomes}`"


def _plain(trial: Trial, result: Result) -> dict[str, object]:
    mutant = trial.mutant
    return {
        "game": trial.game,
        "rules": trial.rules,
        "module": mutant.source.name,
        "line": mutant.line,
        "function": mutant.function,
        "kind": mutant.edit.kind,
        "was": mutant.was,
        "becomes": mutant.becomes,
        "outcome": result.outcome,
        "by": result.by,
    }
