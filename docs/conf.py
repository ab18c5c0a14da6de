"""Sphinx reads this: `make docs` builds the pages, and a warning is an error."""

from importlib.metadata import version as version_of

project = "Hullbreach"
author = "The Hullbreach authors"
copyright = author
release = version = version_of("hullbreach")

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_title = project
