"""Every run records which rules its passing tests cite."""

pytest_plugins = ["hullbreach.rulebook.pytest_citations", "hullbreach.lab.pytest_scenarios", "pytester"]
