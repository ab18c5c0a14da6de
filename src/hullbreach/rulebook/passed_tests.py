"""The record says which citing tests passed when they last ran: a file in the checkout, not kept in git."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from hullbreach.rulebook.citations import Citation

NAME = ".citations.json"


class Passed(msgspec.Struct, frozen=True):
    """A test that passed: the rules it cites and the digest of its file at that time."""

    cites: tuple[str, ...]
    sha256: str


Record = dict[str, Passed]


def read(root: Path) -> Record:
    """The passed tests by node id, without those whose file has changed or is gone."""
    try:
        record = msgspec.json.decode((root / NAME).read_bytes(), type=Record)
    except (FileNotFoundError, msgspec.DecodeError):
        return {}
    digest = cache(digest_of)
    return {test: passed for test, passed in record.items() if passed.sha256 == digest(root, test)}


def merge(root: Path, passed: dict[str, tuple[str, ...]], others: Iterable[str]) -> None:
    """Add the tests that passed with what they cite, and forget the others that ran."""
    forgotten = set(others)
    record = {test: entry for test, entry in read(root).items() if test not in forgotten}
    digest = cache(digest_of)
    record |= {test: Passed(rules, digest(root, test)) for test, rules in passed.items()}
    new = root / f"{NAME}.new"
    new.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(record.items())))) + b"\n")
    new.replace(root / NAME)


def digest_of(root: Path, test: str) -> str:
    """The digest of the file a test stands in; "" if the file is gone."""
    file = root / test.partition("::")[0]
    return sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def unproven(record: Record, citations: Iterable[Citation]) -> list[str]:
    """The files with a citing test that the record does not show as passed."""
    return sorted({each.file for each in citations if not _covers(record, each)})


def _covers(record: Record, citation: Citation) -> bool:
    return any(
        citation.rule in passed.cites and (test == citation.test or test.startswith(_inside(citation.test)))
        for test, passed in record.items()
    )


def _inside(test: str) -> tuple[str, str]:
    """How the node ids begin that belong to a function's parameters, or to a class or file."""
    return f"{test}[", f"{test}::"
