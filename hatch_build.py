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
ENGINE = ("kernel", "nemesis/content", "nemesis/position", "nemesis/rules", "nemesis/sites", "nemesis/species")
"""Where the time of a game goes."""


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

    files = sorted(file for part in ENGINE for file in (sources / "hullbreach" / part).rglob("*.py"))
    modules = {
        ".".join(file.relative_to(sources).with_suffix("").parts): str(file)
        for file in files
        if file.stem != "__init__"
    }
    extensions = cythonize(
        [Extension(name, [file], extra_compile_args=["-g0"]) for name, file in modules.items()],
        build_dir=str(built / "c"),
        compiler_directives={"language_level": 3, "annotation_typing": False},
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(built), str(built / "o"), os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_filename(name)) for name in modules]
