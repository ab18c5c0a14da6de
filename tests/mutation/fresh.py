"""A mutant of what runs during import: tried in an interpreter of its own, which imports the mutant from the start."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

import msgspec
import pytest

from tests.mutation.quiet import quietly


class Job(msgspec.Struct, frozen=True):
    """What the other interpreter needs to know."""

    root: str
    path: str
    text: str
    tests: list[str]

    def hand_over(self, writing: int) -> None:
        """Become that interpreter; it writes the first test that fails, or "-", to this file number."""
        with tempfile.TemporaryFile() as file:
            file.write(msgspec.json.encode(self))
            file.seek(0)
            os.dup2(file.fileno(), 0)
        os.set_inheritable(writing, True)
        os.execv(sys.executable, [sys.executable, "-m", __name__, str(writing)])


class Mutated(SourceFileLoader):
    """Loads a text in place of a file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.mutated = text

    def get_code(self, fullname: str) -> CodeType:
        """The code of the text; a compiled file beside the source is not for this one."""
        return compile(self.mutated, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds one module before anybody else does."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = path, text
        self.end = Path(path).stem

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module whose file this is, below the folders it is looked for in."""
        name = fullname.rpartition(".")[2]
        for folder in path or ():
            for file in (Path(folder) / f"{name}.py", Path(folder) / name / "__init__.py"):
                if str(file) == self.path:
                    return spec_from_file_location(fullname, file, loader=Mutated(fullname, str(file), self.text))
        return None


class _Chosen:
    """Runs only some tests, in their order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: nth for nth, test in enumerate(tests)}
        self.found = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((it for it in items if it.nodeid in self.order), key=lambda it: self.order[it.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found = self.found or report.nodeid


def main(writing: int) -> None:
    """Do the job that standard input describes."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    sys.meta_path.insert(0, Finder(job.path, job.text))
    chosen = _Chosen(job.tests)
    files = sorted({str(Path(job.root) / test.partition("::")[0]) for test in job.tests})
    code = quietly(["-x", f"--rootdir={job.root}", *files], chosen)
    if code != pytest.ExitCode.OK:
        chosen.found = chosen.found or "the tests cannot be imported"
    os.write(writing, (chosen.found or "-").encode())


if __name__ == "__main__":
    main(int(sys.argv[1]))
