"""Every run records which rules its passing tests cite; every test is quick or slow."""

pytest_plugins = ["hullbreach.rulebook.pytest_citations", "hullbreach.lab.pytest_scenarios", "pytester", "tests.tiers"]
