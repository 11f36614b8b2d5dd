"""Whoever hangs up in the middle of a request or an answer is no fault of ours, and none is told of."""

import logging
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from omerta.web.gate import HUNG_UP
from online import API, PATIENCE, Online, online

TIMES = 20
ASKED = f"POST {API}/guests HTTP/1.1\r\nHost: {{host}}\r\nContent-Type: application/json\r\nContent-Length: "


def connected(house: Online) -> socket.socket:
    parts = urlsplit(house.address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE)


def said(house: Online, content: str) -> None:
    """Send, say that nothing more will come, and wait until the server has closed the connection."""
    with connected(house) as one:
        one.sendall(content.encode())
        one.shutdown(socket.SHUT_WR)
        while one.recv(1 << 16):
            pass


def test_a_request_that_is_not_finished_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with capture_logs() as lines, online(tmp_path) as house:
        asked = ASKED.format(host=house.address.removeprefix("http://"))
        for size in range(TIMES):
            said(house, f'{asked}500\r\n\r\n{{"name": "{"x" * size}')
        with house.browser("Ala") as browser:
            assert browser.token
    outcomes = [line["status"] for line in lines if line["event"] == "request" and line["route"].endswith("/guests")]
    assert outcomes == [HUNG_UP] * TIMES + [201]
    assert not [line for line in lines if line["log_level"] == "error"]
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


def test_an_answer_that_nobody_waits_for_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The loop closes a connection that will say no more, and refuses to write to it from then on."""
    with capture_logs() as lines, online(tmp_path) as house:
        host = house.address.removeprefix("http://")
        for _ in range(10 * TIMES):
            said(house, 3 * f"GET {API}/tables HTTP/1.1\r\nHost: {host}\r\n\r\n")
        with house.browser("Ala") as browser:
            assert browser.token
    assert len([line for line in lines if line["event"] == "request"]) > 10 * TIMES
    assert not [line for line in lines if line["log_level"] == "error"]
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
