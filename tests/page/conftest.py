"""A server, a browser, and a tour for every story of the page."""

import signal
from collections.abc import Iterator
from typing import Any, Final

import pytest
from bench.server import Server, serving
from playwright.sync_api import Browser

from browsing import Tour, chromium
from omerta.web.built import FOLDER

LONGEST: Final = 300  # seconds for one story


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The program itself, with its bots in their processes."""
    assert (FOLDER / "index.html").is_file(), "the page has not been built: make page"
    with serving(str(tmp_path_factory.mktemp("house") / "tables.sqlite"), 1) as server:
        yield server


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    """Some questions to a browser have no limit of their own; a page that hangs must not hang the tests."""

    def bark(*_: object) -> None:
        raise TimeoutError("the browser does not answer")

    before = signal.signal(signal.SIGALRM, bark)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def tour(browser: Browser, server: Server) -> Iterator[Tour]:
    tour = Tour(browser, server.address)
    yield tour
    tour.close()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Figures that tests have measured but do not judge: clocks depend on the machine."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    called = [report for report in reports if getattr(report, "when", "") == "call"]
    for name, value in [figure for report in called for figure in report.user_properties]:
        terminalreporter.write_line(f"{name}: {value}")
