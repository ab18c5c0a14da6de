"""`python -m docs.capturing` (or `make captures`) draws every scene again; the diff shows what has changed."""

from __future__ import annotations

from .keeping import files
from .scenes import SCENES

for name, scene in SCENES.items():
    for file, text in files(name, scene()).items():
        file.write_text(text, encoding="utf-8")
        print(file)
