"""Where the tables of a server are kept, as it is named at the shell."""

from __future__ import annotations

from importlib.util import find_spec

from ..kernel import Refused
from ..lab.install import install_line
from .files import own_tables

SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")


def database_named(name: str | None) -> str:
    """A file or the address of a PostgreSQL server: a path, `sqlite:///path` or `postgresql://…`; our own if none is.

    An address is never said again, since it may hold a password.
    """
    if not name:
        return own_tables()
    scheme, separator, rest = name.partition("://")
    if not separator:
        return name
    if scheme in SQLITE and rest.removeprefix("/"):
        return rest.removeprefix("/")
    if scheme in POSTGRESQL:
        if find_spec("asyncpg") is None:
            raise Refused("postgresql-needs-asyncpg", command=install_line("asyncpg"))
        return f"postgresql://{rest}"
    raise Refused("unknown-database", scheme=scheme)
