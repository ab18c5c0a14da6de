"""Builds the wheels. With HULLBREACH_COMPILE=1 the engine in them is compiled, which needs Cython and GCC.

A compiled engine plays the same games from the same sources, only faster. Nothing is ever compiled beside the
sources, where an old build would hide what somebody has just written.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
PARTS = ("content", "crews", "modes", "position", "rules", "sites", "species")
"""The folders of a game that hold its rules."""
TIME_GOES_HERE = ("board.py", "game.py", *(f"{part}/**/*.py" for part in PARTS))
"""The files of a game that are compiled."""
SHELF = "hullbreach.games"
"""The entry-point group in which games are found."""
HEADER = Path(__file__).with_name("inline_cache.h")
BEGIN, END = (f"/* #### Code section: {name} ### */" for name in ("module_code", "utility_code_def"))
"""The lines between which Cython writes the C code of our own modules."""
REMEMBERING = {
    "__Pyx_PyObject_GetAttrStr(": "READ_ATTRIBUTE(",
    "__Pyx_PyObject_FastCallMethod(": "CALL_METHOD(",
    "__Pyx_PyObject_GetItem(": "READ_ITEM(",
}
"""Lookups that Cython writes, and the caching versions of them in our header."""


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]  # any builder
    """Adds the compiled engine to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard" or os.environ.get("HULLBREACH_COMPILE") != "1":
            return
        built = Path(tempfile.mkdtemp())
        for module in compiled(Path(self.root) / SOURCES, built, self.metadata.core.entry_points[SHELF]):
            build_data["force_include"][str(built / module)] = str(module)
        build_data |= {"pure_python": False, "infer_tag": True}


def compiled(sources: Path, built: Path, games: Mapping[str, str]) -> list[Path]:
    """Compile the engine into a folder, and return the paths of its modules relative to it.

    It is compiled twice. The first build counts in some games how often each piece of code runs. The second keeps the
    frequent pieces together, so that they stay in the processor's cache.
    """
    extensions = written_in_c(engine(sources, games), sources, built)
    rehearsal = built / "rehearsal"
    build(extensions, rehearsal, built / "o", "-fprofile-generate")
    rehearse(sources, rehearsal, games)
    build(extensions, built, built / "o", "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
    return [file.relative_to(built) for file in sorted((built / "hullbreach").rglob("*.*")) if file.is_file()]


def engine(sources: Path, games: Mapping[str, str]) -> list[Path]:
    """The files to compile: the kernel, and from every game on the shelf the files in which it spends its time."""
    house = sources / "hullbreach"
    homes = {house / where.partition(":")[0].split(".")[1] for where in games.values()}
    of_games = {file for home in homes for part in TIME_GOES_HERE for file in home.glob(part)}
    return sorted(file for file in {*house.glob("kernel/*.py"), *of_games} if file.stem != "__init__")


def written_in_c(files: list[Path], sources: Path, built: Path) -> list[Any]:
    """The modules of the engine in C, as Cython wrote them and with our changes."""
    from Cython.Build import cythonize
    from setuptools import Extension

    modules = {".".join(file.relative_to(sources).with_suffix("").parts): str(file) for file in files}
    extensions: list[Any] = cythonize(
        [Extension(name, [file]) for name, file in modules.items()],
        build_dir=str(built / "c"),
        compiler_directives={"language_level": 3, "annotation_typing": False},
    )
    for file in (Path(file) for extension in extensions for file in extension.sources):
        file.write_text(remembering(file.read_text()))
    return extensions


def build(extensions: list[Any], into: Path, objects: Path, *flags: str) -> None:
    """Compile all modules into a folder. Profiling counts belong to the object files of one folder."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    for extension in extensions:
        extension.extra_compile_args = ["-g0", "-O2", *flags]
        extension.extra_link_args = list(flags[:1])
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(into), str(objects), os.cpu_count()
    command.force = True
    command.ensure_finalized()
    command.run()


def rehearse(sources: Path, stage: Path, games: Mapping[str, str], played: int = 300) -> None:
    """Play games of every kind with the modules in `stage`. Each module writes its counts when Python exits."""
    shutil.copytree(sources, stage, dirs_exist_ok=True)
    shelf = stage / "hullbreach.dist-info" / "entry_points.txt"
    shelf.parent.mkdir()
    shelf.write_text("\n".join([f"[{SHELF}]", *(f"{name} = {where}" for name, where in games.items())]))
    for name in games:
        subprocess.run(
            [sys.executable, "-m", "hullbreach", "fuzz", name, "--quick", "--games", str(played), "--jobs", "1"],
            env={**os.environ, "PYTHONPATH": str(stage)},
            stdout=subprocess.DEVNULL,
            check=True,
        )


def remembering(source: str) -> str:
    """The C code from Cython, with lookups in our code cached as the interpreter caches them."""
    before, begin, rest = source.partition(BEGIN)
    ours, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("Cython divides what it writes differently now")
    for usual, better in REMEMBERING.items():
        ours = ours.replace(usual, better)
    return f'{before}{begin}\n#include "{HEADER}"\n{ours}{end}{after}'
