"""`python -m tests.mutation` breaks rules in the small and lists what no citing test noticed (docs/mutation.md)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn

from hullbreach.rulebook.citations import cited
from tests.mutation.clauses import clause_breaks
from tests.mutation.cosmic import cosmic_breaks, is_installed, kept
from tests.mutation.equivalent import FILE, Equivalents
from tests.mutation.mutant import Breaks, Mutant, mutants
from tests.mutation.reach import Reaches
from tests.mutation.report import Report
from tests.mutation.results import Outcome, Result, Results
from tests.mutation.rule_ids import RuleIds
from tests.mutation.session import BrokenTests, Setting, run
from tests.mutation.source import Source, Span
from tests.mutation.trial import Trial, Trials, by_game

ROOT = Path(__file__).parents[2]
PACKAGE = "src/hullbreach/nemesis"
NOT_RULES = (
    "view/",
    "content/folder.py",
    "content/printed/",
    "editions.py",
    "gallery.py",
    "looks.py",
    "census.py",
    "packed_box.py",
    "modding.py",
    "corrections/",
)
"""What shows, reads and packs; a rule is not carried out there."""


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("python -m tests.mutation", description=__doc__)
    parser.add_argument("--rules", nargs="*", default=[], help="only rules whose ids begin so: nemesis/noise")
    parser.add_argument("--modules", nargs="*", default=[], help="only modules whose paths end so: rules/noise.py")
    parser.add_argument(
        "--elsewhere", action="store_true", help="ask the tests of other rules what they notice of the rest"
    )
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn by lot")
    parser.add_argument("--seed", type=int, default=0, help="of the lot")
    parser.add_argument("--jobs", type=int, default=1, help="how many trials at a time")
    parser.add_argument("--seconds", type=int, default=5, help="of processor time that any trial may take")
    parser.add_argument("--fresh", action="store_true", help="each in an interpreter of its own, to check this tool")
    parser.add_argument("--report", action="store_true", help="try nothing, report what is known")
    parser.add_argument("--breaks", choices=["all", "clauses"], default="all", help="clauses: without Cosmic Ray")
    parser.add_argument("--most", type=int, default=15, help="how many rules to show here; the file has them all")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--package", default=PACKAGE, help=argparse.SUPPRESS)
    parser.add_argument("--equivalent", type=Path, default=FILE, help=argparse.SUPPRESS)
    return parser.parse_args(given)


class Command:
    """One run of the command."""

    def __init__(self, asked: argparse.Namespace, console: Console) -> None:
        self.asked, self.console = asked, console
        self.root: Path = asked.root.resolve()
        self.package = self.root / asked.package
        self.folder = self.root / ".mutation"
        self.results = Results(self.folder)
        self.sources = [Source(self.package, path) for path in sorted(self.package.rglob("*.py"))]
        self.ids = RuleIds(self.sources)
        reaches = Reaches(self.root, self.sources, self.folder)
        self.setting = Setting(self.root, self.package, reaches, set(), asked.seconds, asked.fresh)
        self.equivalents = Equivalents(asked.equivalent)

    def run(self) -> int:
        """Make the mutants, try those of which nothing is known, and report."""
        chosen = self._chosen()
        if not chosen:
            self.console.print("no module of the package is named so", style="red")
            return 2
        with self._progress() as progress:
            found = self._mutants(chosen, progress)
            counted = [mutant for mutant in found if mutant not in self.equivalents]
            make = Trials(self.root, self.ids, cited(self.root))
            trials = self._trials(make, counted)
            failing = self._try(trials, progress)
            rest = {trial: make.widely(trial) for trial in trials if self._is_unnoticed(trial)}
            if self.asked.elsewhere:
                failing += self._try(list(rest.values()), progress)
        report = Report(
            shown=[(trial, self.results[trial]) for trial in trials if trial in self.results],
            elsewhere={trial.key: self.results[wide].by for trial, wide in rest.items() if wide in self.results},
            pending=len(self.results.pending(trials)),
            equivalent=len(found) - len(counted),
            stale=self.equivalents.stale(found, (source.name for source in chosen)),
            ruleless=self._ruleless(found),
            failing=failing,
        )
        self._write(report)
        return 1 if report.stale or report.failing else 0

    def _chosen(self) -> list[Source]:
        """The modules that were asked for and may have to do with the rules that were asked for."""
        modules, rules = tuple(self.asked.modules), tuple(self.asked.rules)
        return [
            source
            for source in self.sources
            if not source.name.startswith(NOT_RULES)
            and (not modules or f"/{source.name}".endswith(modules))
            and (not rules or any(self._is_asked(rule) for rule in self.ids.of_file(source)))
        ]

    def _is_asked(self, rule: str) -> bool:
        return any(own.startswith(tuple(self.asked.rules)) for ids in by_game([rule]).values() for own in ids)

    def _mutants(self, sources: Sequence[Source], progress: Progress) -> list[Mutant]:
        breaks: list[Breaks] = [clause_breaks]
        if self.asked.breaks == "all":
            breaks.insert(0, kept(cosmic_breaks, self.folder))
        task = progress.add_task("modules", total=len(sources))
        found: list[Mutant] = []
        for source in sources:
            found.extend(mutants(source, breaks))
            progress.advance(task)
        return found

    def _is_unnoticed(self, trial: Trial) -> bool:
        return trial in self.results and self.results[trial].outcome is not Outcome.NOTICED

    def _trials(self, make: Trials, found: Iterable[Mutant]) -> list[Trial]:
        rules = tuple(self.asked.rules)
        by_mutant = [
            [trial for trial in make.of(mutant) if not rules or any(rule.startswith(rules) for rule in trial.rules)]
            for mutant in found
        ]
        by_mutant = [trials for trials in by_mutant if trials]
        if self.asked.sample is not None and self.asked.sample < len(by_mutant):
            by_mutant = Random(self.asked.seed).sample(by_mutant, self.asked.sample)
        return [trial for trials in by_mutant for trial in trials]

    def _try(self, trials: Sequence[Trial], progress: Progress) -> list[str]:
        def told(what: str, count: int) -> Callable[[], None]:
            task = progress.add_task(what, total=count)
            return lambda: progress.advance(task)

        def done(trial: Trial, result: Result) -> None:
            self.results.add(result)

        pending = self.results.pending(trials)
        if self.asked.report or not pending:
            return []
        try:
            return run(self.setting, pending, self.asked.jobs, told, done)
        except KeyboardInterrupt:
            return []  # what is known is reported, and the next run goes on

    def _ruleless(self, found: Iterable[Mutant]) -> list[tuple[str, int]]:
        count: dict[str, int] = {}
        for mutant in found:
            if not self.ids.of(mutant.source, Span(mutant.edit.start, mutant.edit.end)):
                count[mutant.source.name] = count.get(mutant.source.name, 0) + 1
        return sorted(count.items(), key=lambda it: (-it[1], it[0]))

    def _write(self, report: Report) -> None:
        (self.folder / "report.md").write_text("\n".join([*report.lines(), ""]), encoding="utf-8")
        (self.folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report.plain())))
        for line in report.lines(self.asked.most):
            self.console.print(line, markup=False, highlight=False, soft_wrap=True)
        self.console.print(f"\nall of it: {self.folder / 'report.md'}", markup=False, highlight=False, soft_wrap=True)

    def _progress(self) -> Progress:
        columns = (TextColumn("{task.description:>15}"), BarColumn(), MofNCompleteColumn(), TaskProgressColumn())
        return Progress(*columns, console=Console(stderr=True), transient=True)


def main(given: Sequence[str]) -> int:
    """The command; 1 if the list of harmless mutants or a citing test needs mending, 2 if it cannot work."""
    asked, console = arguments(given), Console()
    if asked.breaks == "all" and not is_installed():
        console.print("Cosmic Ray is not installed: `make mutate` does that, and --breaks clauses goes without")
        return 2
    try:
        return Command(asked, console).run()
    except BrokenTests as broken:
        console.print(str(broken), markup=False)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
