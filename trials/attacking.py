"""A process of attackers: told where the server is, attacks until it is stopped, and says what it saw.

    python -m trials.attacking bots --server http://127.0.0.1:7777 --source 127.0.0.2 --seed 1

It says "ready" once the attack stands, and one line of JSON at its end. It thinks last of all processes of the machine,
so that what is measured is the server under attack, not the attackers' own work.
"""

import asyncio
import os
import resource
import signal
import time
from argparse import ArgumentParser
from collections import Counter, defaultdict
from contextlib import suppress
from importlib import import_module
from random import Random

import httpx
import msgspec

from omerta.web.client import Browser
from trials.raw import Wire

NICENESS = 10
LOOK = 0.05  # seconds
COOKIE = "omerta_guest"
MODULES = ("trials.greed", "trials.floods", "trials.fuzzing")


class Seen(msgspec.Struct):
    """What an attacker tells afterwards."""

    counts: dict[str, int] = {}
    times: dict[str, list[float]] = {}
    processor: float = 0.0  # seconds of its own
    examples: list[str] = []  # of what should not have been


class Attacker:
    """Where to attack from, and what was seen."""

    def __init__(self, server: str, sources: list[str], seed: int, most: int) -> None:
        self.server = server
        self.sources = sources
        self.rng = Random(seed)
        self.most = most  # how many of whatever it is
        self.counts: Counter[str] = Counter()
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        self.examples: list[str] = []

    def say(self, word: str) -> None:
        print(word, flush=True)

    async def stand(self) -> None:
        """The attack stands; keep it up until the end."""
        self.say("ready")
        await asyncio.Event().wait()

    def note(self, what: str, status: int) -> None:
        self.counts[f"{what} {status}"] += 1

    def browser(self, source: str = "") -> Browser:
        return Browser(self.server, source or self.sources[0])

    def wire(self, cookie: str = "", source: str = "") -> Wire:
        return Wire(self.server, source or self.sources[0], cookie)

    async def cookie(self, source: str = "") -> str:
        """Of a new guest."""
        transport = httpx.AsyncHTTPTransport(local_address=source or self.sources[0])
        async with httpx.AsyncClient(base_url=self.server, transport=transport) as client:
            answer = await client.post("/api/v1/guests", json={"name": f"a{self.rng.randrange(10**6)}"})
            answer.raise_for_status()
            return f"{COOKIE}={client.cookies[COOKIE]}"

    def seen(self) -> Seen:
        return Seen(dict(self.counts), dict(self.times), time.process_time(), self.examples[:20])


def main() -> None:
    parser = ArgumentParser(prog="trials.attacking", description=__doc__)
    parser.add_argument("attack")
    parser.add_argument("--server", required=True)
    parser.add_argument("--source", required=True, help="addresses to speak from, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=0)
    parser.add_argument("--until", default="", help="what must have been seen before it ends by itself, with commas")
    wishes = parser.parse_args()
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacker = Attacker(wishes.server, wishes.source.split(","), wishes.seed, wishes.most)
    asyncio.run(_attack(attacker, wishes.attack, [what for what in wishes.until.split(",") if what]))
    attacker.say(msgspec.json.encode(attacker.seen()).decode())


async def _attack(attacker: Attacker, name: str, wanted: list[str]) -> None:
    function = next(found for found in (getattr(import_module(module), name, None) for module in MODULES) if found)
    attack = asyncio.create_task(function(attacker))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attack.cancel)
    watching = asyncio.create_task(_watch(attacker, attack, wanted))
    with suppress(asyncio.CancelledError):
        await attack
    watching.cancel()


async def _watch(attacker: Attacker, attack: asyncio.Task[None], wanted: list[str]) -> None:
    """End the attack when it has seen all that it was to see."""
    while not wanted or not all(attacker.counts[what] for what in wanted):  # noqa: ASYNC110
        await asyncio.sleep(LOOK)
    attack.cancel()


if __name__ == "__main__":
    main()
