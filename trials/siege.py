"""Floods, greed and nonsense beside games that are played: python -m trials.siege (make siege).

Every attack has a server of its own, with the limits it has by default. People play there: two with each other, one
with a Soldier and then with a Don, one reads the pages. Their times are taken before, during and after the attack,
which comes from other addresses and from processes that think last.
"""

import asyncio
import os
import sys
from argparse import ArgumentParser
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from trials import fuzzing
from trials.besieged import besieged
from trials.gang import Party
from trials.sieging import Attack, Sieged, siege
from trials.summary import Summary
from trials.times import Times

SECONDS = 6.0
FUZZ = 20_000
PAGE = 100  # milliseconds
PLAY = 100
TWICE = 2
MEMORY = 300  # megabytes of all processes of a server
CONSOLE = Console(stderr=True)
HERE = ("127.0.0.2",)
MANY = tuple(f"127.0.2.{number}" for number in range(1, 45))

ATTACKS = (
    Attack("bots", (Party("bots", HERE, 30),), thinks=True),
    Attack("attended", (Party("attended", HERE, 30),), thinks=True),
    Attack("hints", (Party("hints", HERE, 30),), thinks=True),
    Attack("graphs", (Party("graphs", HERE, 12),), thinks=True),
    Attack("replays", (Party("unread", HERE, 100),), thinks=True, cuts=True, longer=45),
    Attack("unread", (Party("unread", HERE, 100),), cuts=True, hoards=True, longer=45),  # no Don, who remembers much
    Attack("trickle", (Party("trickle", HERE, 100),), cuts=True, hoards=True, longer=45),
    Attack("returns", (Party("returns", HERE),), thinks=True, stalls=True, longer=15),
    Attack("wishes", (Party("wishes", HERE),), thinks=True, stalls=True, longer=15),
    Attack("questions", (Party("questions", HERE),), thinks=True, stalls=True, longer=15),
    Attack("lobby", (Party("lobby", HERE, 30),)),
    Attack("words", (Party("words", HERE, 30),)),
    Attack("writes", (Party("writes", HERE, 30),)),
    Attack("creations", (Party("creations", HERE, 30),)),
    Attack("halves", (Party("halves", HERE, 2000),), cuts=True, longer=30),
    Attack("refusals", (Party("refusals", HERE, 30),)),
    Attack("messages", (Party("messages", HERE, 30),)),
    Attack("chat", (Party("chat", HERE, 30),)),
    Attack("spectators", (Party("spectators", MANY, 2000),)),
)


def main() -> int:
    parser = ArgumentParser(prog="trials.siege", description=__doc__)
    parser.add_argument("--only", default="", help="attacks by name, with commas")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of one measurement")
    parser.add_argument("--fuzz", type=int, default=FUZZ, help="inputs of nonsense")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    attacks = (*ATTACKS, fuzz(wishes.fuzz))
    wanted = wishes.only.split(",") if wishes.only else [attack.name for attack in attacks]
    summary = Summary("siege", wishes.seed)
    for attack in attacks:
        if attack.name in wanted:
            CONSOLE.print(f"{attack.name} …")
            try:
                endure(summary, attack, wishes.seed, wishes.seconds)
            except Exception as trouble:  # noqa: BLE001
                CONSOLE.print_exception()
                summary.add(f"{attack.name}: not measured", repr(trouble), "measured", held=False)
            summary.keep()
    return summary.finish()


def fuzz(inputs: int) -> Attack:
    """Half of the inputs over HTTP, half through sockets."""
    asked = Party("fuzz_http", ("127.0.0.3",), inputs // 2, ends=True)
    said = Party("fuzz_socket", ("127.0.0.4",), inputs // 2, ends=True)
    return Attack("fuzz", (asked, said), options=fuzzing.OPTIONS)


def endure(summary: Summary, attack: Attack, seed: int, seconds: float) -> None:
    """One attack on a server of its own."""
    summary.add(f"{attack.name}: the machine before", _busyness())
    with besieged(*attack.options) as server:
        sieged = asyncio.run(siege(server, attack, seed, seconds))
        faults = server.faults()
        tell(summary, attack, sieged)
        shown = ", ".join(f"{count} × {fault}" for fault, count in faults.most_common(5)) or 0
        summary.add(f"{attack.name}: 5xx, errors and tracebacks in the log", shown, "0", held=not faults)


def _busyness() -> str:
    """What else went on: figures of a machine whose processors were wanted all the time say little."""
    said = f"load {os.getloadavg()[0]:.1f}"
    with suppress(OSError):
        waited = Path("/proc/pressure/cpu").read_text(encoding="ascii").split()[1].removeprefix("avg10=")
        said += f", somebody waited for a processor {waited} % of the time"
    return said


def tell(summary: Summary, attack: Attack, sieged: Sieged) -> None:
    """The figures of an attack, each with its aim."""
    if attack.thinks:
        for level in ("soldier", "don"):
            _tell_bots(summary, attack, sieged, level)
    _tell_waits(summary, attack, sieged)
    _tell_server(summary, attack, sieged)


def _tell_bots(summary: Summary, attack: Attack, sieged: Sieged, level: str) -> None:
    before, during, after = (diary.times[level] for diary in (sieged.before, sieged.during, sieged.after))
    held = during.p50 <= TWICE * before.p50 if during.taken else None
    summary.add(f"{attack.name}: {level}", _three(before, during, after), "p50 ≤ 2 × before", held=held)
    own = Times([time for one in sieged.seen for time in one.times.get(level, [])])
    if own.taken:
        held = own.p50 <= TWICE * before.p50
        summary.add(f"{attack.name}: {level} at the attacker's table", own.told(), "p50 ≤ 2 × before", held=held)


def _tell_waits(summary: Summary, attack: Attack, sieged: Sieged) -> None:
    diaries = (sieged.before, sieged.during, sieged.after)
    pages, plays = [diary.pages() for diary in diaries], [diary.times["play"] for diary in diaries]
    held = pages[1].p99 <= PAGE
    summary.add(f"{attack.name}: pages", _three(*pages), f"p99 ≤ {PAGE} ms", held=held)
    held = bool(plays[1].taken) and plays[1].p99 <= PLAY
    summary.add(f"{attack.name}: a move told to both", _three(*plays), f"p99 ≤ {PLAY} ms", held=held)
    drops = sum(diary.drops for diary in diaries)
    refusals = [refusal for diary in diaries for refusal in diary.refusals]
    shown = f"{drops} dropped, {len(refusals)} refused or lost {refusals[:3] or ''}"
    summary.add(f"{attack.name}: players", shown, "0", held=not drops and not refusals)


def _three(before: Times, during: Times, after: Times) -> str:
    return f"before {before.told()}; during {during.told()}; after {after.told()}"


def _tell_server(summary: Summary, attack: Attack, sieged: Sieged) -> None:
    held = ", ".join(f"{kind} {size}" for kind, size in sieged.memory.items())
    kind = "all" if attack.hoards else "serving"  # what bots remember has a bound of its own
    shown = f"at most {held} MB, afterwards all {sieged.resting} MB"
    summary.add(f"{attack.name}: memory", shown, f"{kind} < {MEMORY} MB", held=sieged.memory[kind] < MEMORY)
    if attack.cuts:
        cut = "never" if sieged.cut_after is None else f"after {sieged.cut_after:.0f} s"
        summary.add(f"{attack.name}: cut off", cut, "all", held=sieged.cut_after is not None)
    summary.add(f"{attack.name}: attackers' connections left", sieged.left, "0", held=not sieged.left)
    faults = [example for one in sieged.seen for example in one.examples]
    summary.add(f"{attack.name}: answers that must not be", faults or 0, "0", held=not faults)
    seen = ", ".join(f"{what}: {count}" for what, count in sorted(sieged.counts().items()))
    work = f"server {sieged.processor:.0%} of a processor, attackers {sum(one.processor for one in sieged.seen):.1f} s"
    summary.add(f"{attack.name}: attackers", f"{sieged.connections} connections; {seen}; {work}")


if __name__ == "__main__":
    sys.exit(main())
