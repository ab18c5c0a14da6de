"""A pytest plugin: a test whose tables have fate left that was scripted and never used has failed."""

from collections.abc import Generator

import pytest

from .scenario import Table, tables_made

TABLES = pytest.StashKey[list[Table]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Tables that fixtures make count as well."""
    with tables_made() as tables:
        yield
    item.stash[TABLES] = tables


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """After a test that has not failed anyway, ask all its tables."""
    with tables_made() as tables:
        yield
    unused = [left for table in (*item.stash[TABLES], *tables) if (left := table.unused)]
    if unused:
        pytest.fail(f"fate was scripted and never used: {', '.join(map(str, unused))}", pytrace=False)
