"""How wheels are made. With HULLBREACH_COMPILE=1 the engine in them is compiled, which needs Cython and a C compiler.

The sources are the same, and so is every game; it is only played faster. Nothing is ever compiled beside the sources,
where an old compilation would hide what somebody has just written.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
FAMILY = ("content", "crews", "modes", "position", "rules", "sites", "species")
ENGINE = ("kernel/*.py", "nemesis/board.py", "nemesis/game.py", *(f"nemesis/{part}/**/*.py" for part in FAMILY))
"""Where the time of a game goes."""
HEADER = Path(__file__).with_name("inline_cache.h")
BEGIN, END = (f"/* #### Code section: {name} ### */" for name in ("module_code", "utility_code_def"))
"""Between these lines Cython writes what it has made of our code."""
REMEMBERING = {
    "__Pyx_PyObject_GetAttrStr(": "READ_ATTRIBUTE(",
    "__Pyx_PyObject_FastCallMethod(": "CALL_METHOD(",
    "__Pyx_PyObject_GetItem(": "READ_ITEM(",
}
"""How it looks things up, and the way of the header that does the same, but remembers."""


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]  # any builder
    """Adds the compiled engine to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or os.environ.get("HULLBREACH_COMPILE") != "1":
            return
        built = Path(tempfile.mkdtemp())
        for module in compiled(Path(self.root) / SOURCES, built):
            build_data["force_include"][str(built / module)] = str(module)
        build_data |= {"pure_python": False, "infer_tag": True}


def compiled(sources: Path, built: Path) -> list[Path]:
    """Compile the engine into a folder: the modules that are there now, relative to it."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    files = sorted(file for part in ENGINE for file in (sources / "hullbreach").glob(part))
    modules = {
        ".".join(file.relative_to(sources).with_suffix("").parts): str(file)
        for file in files
        if file.stem != "__init__"
    }
    extensions = cythonize(
        [Extension(name, [file], extra_compile_args=["-g0", "-O2"]) for name, file in modules.items()],
        build_dir=str(built / "c"),
        compiler_directives={"language_level": 3, "annotation_typing": False},
    )
    for file in (Path(file) for extension in extensions for file in extension.sources):
        file.write_text(remembering(file.read_text()))
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(built), str(built / "o"), os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_filename(name)) for name in modules]


def remembering(source: str) -> str:
    """What Cython has written, with our code looking things up as the interpreter would."""
    before, begin, rest = source.partition(BEGIN)
    ours, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("Cython divides what it writes otherwise now")
    for usual, better in REMEMBERING.items():
        ours = ours.replace(usual, better)
    return f'{before}{begin}\n#include "{HEADER}"\n{ours}{end}{after}'
