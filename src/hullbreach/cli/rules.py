"""`hullbreach rules`: look rules up, see where they are carried out and which of them tests prove."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

from hullbreach.cli.language import current, speak
from hullbreach.cli.paragraphs import paragraph
from hullbreach.describe import Describer
from hullbreach.kernel import Refused
from hullbreach.lab.install import install_line
from hullbreach.rulebook import Ledger, Rule, UnknownRule, find, games, load, passed_tests, same
from hullbreach.rulebook import search as find_words
from hullbreach.rulebook.citations import UnreadableCitation, checkout, cited
from hullbreach.rulebook.near_names import near
from hullbreach.rulebook.sources import places

app = App(name="rules", version_flags=())


@app.command
def search(
    *words: str,
    game: str | None = None,
    limit: int = 10,
    lang: str | None = None,
) -> None:
    """Search the rules, best matches first."""
    language = speak(lang)
    say = Describer(language).message
    if not words:
        raise Refused("no-words")
    question = " ".join(words)
    found = find_words(question, _ledgers(game))
    if not found:
        print(say("rules-none", words=question), file=sys.stderr)
        raise SystemExit(1)
    out = _console()
    for rule in found[:limit]:
        out.print(Text(rule.id, style="bold cyan"))
        paragraph(out, rule.text(language), indent="  ")
    if len(found) > limit:
        out.print(Text(say("rules-more", count=len(found) - limit, all=len(found)), style="dim"))


@app.command
def show(rule_id: Annotated[str, Parameter(name="ID")], /, *, lang: str | None = None) -> None:
    """Show a rule: its text, the ruling, where it is carried out, which tests cite it."""
    language = speak(lang)
    try:
        rule = find(rule_id)
    except UnknownRule as unknown:
        raise Refused("unknown-rule", rule=unknown.rule, near=unknown.near) from None
    out = _console()
    out.print(Text.assemble((rule.id, "bold cyan"), (f"  {rule.module}, {rule.source}", "dim")))
    out.print()
    paragraph(out, rule.text(language), indent="  ")
    if ruling := rule.ruling(language):
        out.print()
        paragraph(out, ruling, style="italic", indent="  ")
    say = Describer(language).message
    if twins := same(rule):
        _listing(out, say("rules-same"), [twin.id for twin in twins], "")
    code = [place for id in filter(None, (rule.id, rule.same_as)) for place in places(id)]
    carried_out = [f"{place.file}:{place.line} {place.within}".rstrip() for place in code]
    _listing(out, say("rules-carried-out"), carried_out, say("rules-no-code"))
    _listing(out, say("rules-cited"), *_citing_tests(rule, say))


@app.command
def rulings(*, game: str | None = None, lang: str | None = None) -> None:
    """List what was decided where the books are unclear, silent or at odds."""
    language = speak(lang)
    out = _console()
    for ledger in _ledgers(game):
        for rule in ledger:
            if ruling := rule.ruling(language):
                out.print(Text(rule.id, style="bold cyan"))
                paragraph(out, rule.text(language), indent="  ")
                paragraph(out, ruling, style="italic", indent="  ")
                out.print()


@app.command
def coverage(
    *,
    game: str | None = None,
    module: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: str | None = None,
) -> None:
    """Count the rules that a passing test cites, and name the others."""
    say = Describer(speak(lang)).message
    chosen = _chosen(_ledgers(game), module)
    proven = _proven()
    missing = {name: [rule.id for rule in rules if rule.id not in proven] for name, rules in chosen.items()}
    if as_json:
        print(json.dumps({name: _counts(rules, missing[name]) for name, rules in chosen.items()}, indent=2))
        return
    out = _console()
    for name, rules in chosen.items():
        number = len(rules) - len(missing[name])
        headline = say("rules-are-cited", count=number, all=len(rules), percent=round(100 * number / len(rules)))
        out.print(Text.assemble((name, "bold cyan"), f"  {headline}"))
        for section, ids in _sections(missing[name]).items():
            out.print(Text(section, style="bold"))
            paragraph(out, ", ".join(ids), indent="  ")


def _counts(rules: list[Rule], missing: list[str]) -> dict[str, int | list[str]]:
    return {"rules": len(rules), "cited": len(rules) - len(missing), "missing": missing}


def _sections(ids: Iterable[str]) -> dict[str, list[str]]:
    """The last parts of ids by the parts before."""
    sections: dict[str, list[str]] = {}
    for each in ids:
        section, _, name = each.rpartition("/")
        sections.setdefault(section, []).append(name)
    return sections


def _ledgers(game: str | None) -> list[Ledger]:
    if game and game not in games():
        raise Refused("no-rules-of-game", game=game, there=games(), near=near(game, games()))
    return [load(each) for each in ([game] if game else games())]


def _chosen(ledgers: list[Ledger], module: str | None) -> dict[str, list[Rule]]:
    """The rules to count by game, and by part with rules of its own; what has none in the asked module is left out."""
    chosen: dict[str, list[Rule]] = {}
    modules = list(dict.fromkeys(each for ledger in ledgers for each in ledger.modules))
    if module is not None and module not in modules:
        raise Refused("unknown-module", module=module, there=modules, near=near(module, modules))
    for rule in (rule for ledger in ledgers for rule in ledger if module in (None, rule.module)):
        chosen.setdefault(rule.id.partition("/")[0], []).append(rule)
    return chosen


def _proven() -> set[str]:
    """The rules that a passing test cites, after running the citing tests if the record is not up to date."""
    root = checkout()
    if root is None:
        raise Refused("no-checkout")
    try:
        citations = cited(root)
    except UnreadableCitation as error:
        raise Refused("unreadable-citation", because=str(error)) from None
    if unproven := passed_tests.unproven(passed_tests.read(root), citations):
        _run_citing_tests(root, unproven)
    return {rule for passed in passed_tests.read(root).values() for rule in passed.cites}


def _run_citing_tests(root: Path, unproven: list[str]) -> None:
    if absent := [name for name in ("pytest", "xdist") if find_spec(name) is None]:
        raise Refused("tests-need", programs=absent, command=install_line("-e", f"{root}[dev]"))
    say = Describer(current()).message
    print(say("rules-runs-tests", files=", ".join(unproven)), file=sys.stderr)
    command = [sys.executable, "-m", "pytest", "-m", "cites", "-q", "-n", "auto"]
    code = subprocess.run(command, cwd=root, stdout=sys.stderr, check=False).returncode
    if code:
        print(say("rules-tests-ended", code=code), file=sys.stderr)


def _citing_tests(rule: Rule, say: Callable[[str], str]) -> tuple[list[str], str]:
    """The tests that cite a rule, and what to say if there are none."""
    root = checkout()
    if root is None:
        return [], say("rules-no-checkout")
    try:
        return sorted({each.test for each in cited(root) if each.rule == rule.id}), say("rules-no-test")
    except UnreadableCitation as error:
        return [], str(error)


def _listing(out: Console, title: str, lines: list[str], otherwise: str) -> None:
    out.print()
    out.print(Text(title, style="bold"))
    for line in lines:
        out.print(Text(f"  {line}"), soft_wrap=True)
    if not lines:
        paragraph(out, otherwise, style="dim", indent="  ")


def _console() -> Console:
    console = Console(highlight=False)
    console.width = min(console.width, 80)
    return console
