"""A real PostgreSQL for the tests: an ordinary process on a temporary folder, reached by a socket in it."""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
}


def program(name: str) -> str:
    """A program of PostgreSQL, where Debian or the PATH has it."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(debian[-1]) if debian else shutil.which(name)
    assert found, "the tests need PostgreSQL: make .make/system installs it"
    return found


def _nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then it runs as somebody who may do nothing else."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class PostgresServer:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count()
        self._databases: list[str] = []
        if "user" in _nobody():
            os.chown(folder, _nobody()["user"], _nobody()["group"])
        command = [program("initdb"), "-D", str(folder / "data"), "-U", "omerta", "-E", "UTF8", "--no-locale"]
        command += ["--auth=trust", "--no-sync"]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **_nobody())

    def start(self) -> None:
        options = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program("postgres"), "-D", self._folder / "data", *options],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **_nobody(),
            )
        deadline = time.monotonic() + 20
        while not self._answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, (self._folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it properly, SIGQUIT as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def address(self, database: str) -> str:
        return f"postgresql://omerta@/{database}?host={self._folder}"

    def new(self, template: str = "template0") -> str:
        """The address of a new database, empty or a copy of another."""
        name = f"d{next(self._numbers)}"
        self.run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        self._databases.append(name)
        return self.address(name)

    def drop(self) -> None:
        """Remove what ``new`` has made, before the system takes the trouble to write it to the disk."""
        if self._databases:
            self.run(*(f'DROP DATABASE "{name}" WITH (FORCE)' for name in self._databases))
            self._databases.clear()

    def run(self, *statements: str, database: str = "postgres") -> None:
        async def work() -> None:
            connection = await asyncpg.connect(self.address(database))
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        asyncio.run(work())

    def _answers(self) -> bool:
        try:
            self.run()
        except (OSError, asyncpg.PostgresError):
            return False
        return True


@contextmanager
def postgres_server(**settings: str) -> Iterator[PostgresServer]:
    """A server that runs as long as this is open."""
    # Not in pytest's folder: that is closed to others, and the name of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="omerta-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(Path(folder), **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
