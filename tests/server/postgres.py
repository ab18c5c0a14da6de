"""A PostgreSQL of our own: a throw-away cluster in a folder, started for the tests and gone after them."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "postgres"
"""PostgreSQL does not run as root; Debian makes this user for it."""


def programs() -> Path | None:
    """Where initdb and postgres are; None if PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@contextmanager
def cluster(bin: Path) -> Iterator[str]:
    """A running PostgreSQL: the address of its server, to which the name of a database is added."""
    folder = Path(tempfile.mkdtemp(prefix="hullbreach-postgres-"))
    as_owner: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, OWNER, pwd.getpwnam(OWNER).pw_gid)
        as_owner = ["runuser", "-u", OWNER, "--"]
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run([*as_owner, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)

    try:
        run(str(bin / "initdb"), "-D", str(data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        run(str(bin / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://{OWNER}@127.0.0.1:{port}/"
        finally:
            run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
