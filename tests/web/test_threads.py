"""On an interpreted server replays and checks are asked for beside the tables: lists and moves stay right."""

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any, Final

import msgspec

from omerta import games
from omerta.core import records
from omerta.core.records import Record, Sitter
from omerta.table.replaying import replayed
from omerta.table.verifying import verified
from online import Browser
from tables import ROOT, uniform_decisions

HASTY: Final = "0.00001"  # seconds after which a thread must let another go on: what is rare shows at once
CLIENTS: Final = 3
STUDIED: Final = ("gangs", "syndicate")
MOST_REFUSED: Final = 10

SERVE: Final = f"import sys; sys.setswitchinterval({HASTY}); from omerta.cli import run; sys.exit(run(sys.argv[1:]))"


@contextmanager
def interpreted(folder: Path) -> Iterator[str]:
    """The address of a server that runs the plain source, whatever is tested here."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", str(folder / "tables.sqlite")]
    command += ["--limit", "records=100000", "--quiet"]
    environment = {"PYTHONPATH": str(ROOT / "src"), "OMERTA_LANG": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


class Studied:
    """A random game as a record, and what a server must say about it."""

    def __init__(self, name: str, seed: int) -> None:
        game = games.find(name)
        setup = game.setups[0]
        decisions = list[records.Decision](uniform_decisions(game, setup, seed))
        record = Record(name, [Sitter("Ala"), Sitter("Bo")], setup.options, decisions, game.version)
        self.text = records.written(record).decode()
        self.film = plain(replayed(record, None))
        self.check = plain(verified(self.text.encode(), "record"))


def plain(answer: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(answer))


def study(address: str, games_studied: list[Studied], over: Event) -> int:
    """Ask for replays and checks until the table is over; how many answers were wrong."""
    wrong = 0
    with Browser(address) as browser:
        while not over.is_set():
            for one in games_studied:
                wrong += browser.post("/replay", {"record": one.text}).json() != one.film
                wrong += browser.post("/verify", {"record": one.text}).json() != one.check
    return wrong


class Played:
    """A table that one browser plays with both seats, by HTTP."""

    def __init__(self, browser: Browser, table: str) -> None:
        self._browser = browser
        self._table = table
        self.offered: list[list[int]] = []
        self.refused: list[Any] = []

    def play(self) -> None:
        """Choose here and there until nothing is offered, or all that is offered is refused."""
        while len(self.refused) < MOST_REFUSED and (sight := self._asked()) is not None:
            actions = [choice["action"] for choice in sight["choices"]]
            chosen = actions[len(self.offered) * 7 % len(actions)]
            body = {"seat": sight["seat"], "moment": sight["moment"], "action": chosen}
            answer = self._browser.post(f"/tables/{self._table}/moves", body)
            if answer.status_code == 200:
                self.offered.append(actions)
            else:
                self.refused.append(answer.json())

    def _asked(self) -> Any:
        shown = self._browser.get(f"/tables/{self._table}").json()
        return next((sight for sight in shown["sights"] if sight["choices"]), None)

    def wrong(self) -> int:
        """How many of the lists were not those of the game as it is kept."""
        record = records.parse(self._browser.get(f"/tables/{self._table}/record").content, "record")
        game = games.find(record.game)
        state, right = records.start(game, record), list[list[int]]()
        for ply, decision in enumerate(record.decisions):
            if state.to_move >= 0:
                right.append(state.legal())
            state.apply(records.action_at(game, state, decision, ply))
        return sum(one != other for one, other in zip(self.offered, right, strict=True))


def test_a_table_is_played_while_replays_and_checks_are_asked_for(tmp_path: Path) -> None:
    records_studied = [Studied(name, seed) for seed, name in enumerate(STUDIED, start=1)]
    over = Event()
    with interpreted(tmp_path) as address, Browser(address) as browser, ThreadPoolExecutor(CLIENTS) as pool:
        assert browser.http.get("/healthz").json()["speed"] == "interpreted"
        assert browser.post("/guests", {"name": "Ala"}).status_code == 201
        played = Played(browser, browser.table("gangs", "me", "me")["table"]["id"])
        students = [pool.submit(study, address, records_studied, over) for _ in range(CLIENTS)]
        try:
            played.play()
            wrong = played.wrong()
        finally:
            over.set()
        assert ([student.result() for student in students], played.refused, wrong) == ([0] * CLIENTS, [], 0)
