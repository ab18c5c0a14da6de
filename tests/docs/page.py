"""A page of the documentation whose files make a pack."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Page:
    """The blocks of a page, each with the file that is named before it."""

    def __init__(self, name: str) -> None:
        self.text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        self.blocks = re.findall(r"`([\w/.-]+\.(?:toml|py|ftl|txt))`[^\n]*\n\n```\w*\n(.*?)```", self.text, re.DOTALL)
        self.ours = [(file, text) for file, text in self.blocks if (ROOT / file).is_file()]
        """What it shows of files that are there."""
        self.yours = [(file, text) for file, text in self.blocks if (file, text) not in self.ours]
        """What it says to write."""

    def follow(self, into: Path) -> None:
        """Write everything that the page says."""
        for file, text in self.yours:
            (into / file).parent.mkdir(parents=True, exist_ok=True)
            (into / file).write_text(text, encoding="utf-8")

    @property
    def block_count(self) -> int:
        """How many blocks it has at all."""
        return len(re.findall(r"^```", self.text, re.MULTILINE)) // 2


def run_tests(file: Path) -> int:
    """Call every test in a file; returns how many there were."""
    names: dict[str, object] = {}
    exec(file.read_text(encoding="utf-8"), names)
    tests = [test for name, test in names.items() if name.startswith("test_") and callable(test)]
    for test in tests:
        test()
    return len(tests)
