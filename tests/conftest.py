"""For whoever needs one: an address of a fresh database of each kind."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from omerta.table.storage.migrating import stored
from postgres import PostgresServer, postgres_server

collect_ignore = ["toy"]  # a game that is no part of the program: test_new_game.py lays it over a copy of the sources
KINDS: Final = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def running() -> Iterator[PostgresServer]:
    """A server with a database called made, of which copies can be had."""
    with postgres_server() as server:
        server.run("CREATE DATABASE made")
        server.run(stored("postgresql").read_text(encoding="utf-8"), database="made")
        yield server


@pytest.fixture
def postgres(running: PostgresServer) -> Iterator[PostgresServer]:
    """The server, for databases that last as long as the test."""
    yield running
    running.drop()


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Of a database that is ready (SQLite makes its file itself, in no time)."""
    return str(tmp_path / "tables.sqlite") if kind == "sqlite" else _server(request).new("made")


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> str:
    """The same, of PostgreSQL alone: where several servers may share one."""
    return postgres.new("made")


@pytest.fixture
def empty(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Of a database in which nothing is yet."""
    return f"sqlite:///{tmp_path / 'empty.sqlite'}" if kind == "sqlite" else _server(request).new()


def _server(request: pytest.FixtureRequest) -> PostgresServer:
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server
