"""Measure, compare, show, store."""

import gc
import os
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

import omerta
from bench import peers
from bench.calls import call_costs
from bench.clock import Measurement
from bench.contests import own_contests, peer_contests
from bench.figures import Machine, Results
from bench.interpreted import Interpreted
from bench.judging import judge
from bench.report import show
from bench.thinking import overruns, thoughts

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "results.json"
BASELINE = FOLDER / "baseline.json"


def main() -> None:
    wishes = read_wishes()
    if omerta.speed() != "compiled":
        sys.exit("bench: the installed engine is not compiled; see OMERTA_COMPILE in setup.py")
    baseline = read_baseline()
    results = run(wishes.seconds, wishes.rounds)
    if wishes.store:
        write(BASELINE, results)
    judge(results, baseline)
    write(RESULTS, results)
    show(Console(width=None if sys.stdout.isatty() else 140), results, baseline)


def read_wishes() -> Namespace:
    parser = ArgumentParser(prog="bench", description="Measure the engine against itself, its baseline and OpenSpiel.")
    parser.add_argument("--store", action="store_true", help="make these figures the new baseline")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one measurement (1.0)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured, in turns (5)")
    parser.add_argument("--quick", action="store_true", help="a rough look: 3 rounds of 0.1 seconds")
    wishes = parser.parse_args()
    if wishes.seconds <= 0 or wishes.rounds < 1:
        parser.error("nothing would be measured")
    if wishes.quick and wishes.store:
        parser.error("a rough look makes no baseline")
    if wishes.quick:
        wishes.seconds, wishes.rounds = 0.1, 3
    return wishes


def run(seconds: float, rounds: int) -> Results:
    with Interpreted() as other:
        own, foreign, calls = list(own_contests(other)), list(peer_contests()), list(call_costs())
        searches = list(thoughts())
        measure_in_turns([*own, *foreign, *calls, *searches], seconds, rounds)
    return Results(
        machine=Machine(cpu_model(), os.cpu_count() or 1, platform.python_version(), peers.installed()),
        seconds=seconds,
        plays=[contest.play() for contest in own],
        peers=[contest.play() for contest in foreign],
        costs=[call.cost() for call in calls],
        thoughts=[search.play() for search in searches],
        overruns=list(overruns()),
    )


def measure_in_turns(measurements: Sequence[Measurement], seconds: float, rounds: int) -> None:
    """Round by round, so that noise hits all alike; the bar moves only between measurements."""
    gc.collect()
    gc.freeze()
    with Progress(console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        bar = progress.add_task("Measuring", total=rounds * len(measurements))
        for _ in range(rounds):
            for measurement in measurements:
                measurement.measure(seconds)
                progress.update(bar, advance=1, refresh=True)


def cpu_model() -> str:
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", maxsplit=1)[1].strip()
    return platform.processor() or platform.machine()


def read_baseline() -> Results | None:
    return msgspec.json.decode(BASELINE.read_bytes(), type=Results) if BASELINE.exists() else None


def write(path: Path, results: Results) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")


if __name__ == "__main__":
    main()
