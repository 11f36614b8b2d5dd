"""The figures as tables. Every ratio says how many times as fast: above 1 is faster."""

from rich.console import Console
from rich.table import Table

from bench.contests import FROM_PYTHON, INTERPRETED
from bench.figures import Aim, Figure, Play, Results, name_of
from bench.judging import in_way, interpreted_twin, pairs, ratio_of

NOTHING = "–"


def show(console: Console, results: Results, baseline: Results | None) -> None:
    machine = results.machine
    console.print(
        f"{machine.cpu}, {machine.cores} cores, Python {machine.python}, OpenSpiel {machine.open_spiel or NOTHING}"
    )
    console.print("Medians, least and most of all rounds, in processor time; ratios above 1 are faster.")
    if baseline is None:
        console.print("No baseline yet: make bench-baseline stores one.")
    elif baseline.machine != machine:
        console.print(
            f"The baseline is of another machine or Python: {baseline.machine.cpu}, {baseline.machine.python}."
        )
    for table in (
        _play_table(results),
        _peer_table(results),
        _call_table(results),
        _thought_table(results),
        _aim_table(results.aims),
    ):
        console.print()
        console.print(table)


def _table(title: str, words: list[str], numbers: list[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for column in words:
        table.add_column(column)
    for column in numbers:
        table.add_column(column, justify="right")
    return table


def _play_table(results: Results) -> Table:
    numbers = ["decisions/s", "least – most", "games/s", "× interpreted", "× baseline"]
    table = _table("Random play", ["game", "setup", "way"], numbers)
    for play in results.plays:
        table.add_row(
            play.game,
            play.setup,
            play.way,
            *_rates(play),
            _times(ratio_of(results, play, interpreted_twin(results.plays, play))),
            _to_baseline(results, name_of(play)),
            end_section=play.way == INTERPRETED,
        )
    return table


def _peer_table(results: Results) -> Table:
    ours = in_way(results.plays, FROM_PYTHON)
    numbers = [
        "decisions/s",
        "least – most",
        "games/s",
        *(f"{play.game} {play.setup} ÷ it" for play in ours),
        "× baseline",
    ]
    table = _table(f"OpenSpiel's C++ games, {FROM_PYTHON}", ["game", "seats"], numbers)
    for peer in results.peers:
        ratios = [_times(ratio_of(results, play, peer)) for play in ours]
        table.add_row(peer.game, peer.setup, *_rates(peer), *ratios, _to_baseline(results, name_of(peer)))
    return table


def _call_table(results: Results) -> Table:
    numbers = ["µs", "least – most", "slowest position", "× baseline"]
    table = _table("Calls from Python", ["game", "setup", "call"], numbers)
    for cost in results.costs:
        table.add_row(
            cost.game,
            cost.setup,
            cost.call,
            f"{cost.typical.median:.2f}",
            f"{cost.typical.least:.2f} – {cost.typical.most:.2f}",
            f"{cost.slowest:.2f}",
            _to_baseline(results, name_of(cost)),
            end_section=cost.call == "to_json",
        )
    return table


def _thought_table(results: Results) -> Table:
    table = _table("Search", ["game", "setup", "way"], ["iterations/s", "least – most", "× ISMCTS", "× baseline"])
    for ours in results.thoughts:
        ahead = [ratio_of(results, ours, theirs) for theirs in results.thoughts if pairs(ours, theirs)]
        ratio = _times(next((found for found in ahead if found is not None), None))
        table.add_row(ours.game, ours.setup, ours.way, *_rates(ours)[:2], ratio, _to_baseline(results, name_of(ours)))
    return table


def _aim_table(aims: list[Aim]) -> Table:
    table = _table("Aims (told, never enforced)", ["aim"], ["target", "measured", "verdict"])
    for aim in aims:
        sign = "<" if aim.at_most else "≥"
        verdict = "[green]met" if aim.met else f"[red]missed by {aim.missed_by:.0%}"
        table.add_row(aim.aim, f"{sign} {_amount(aim.target, aim.unit)}", _amount(aim.measured, aim.unit), verdict)
    return table


def _rates(play: Play) -> list[str]:
    decisions = play.decisions
    return [f"{decisions.median:,.0f}", f"{decisions.least:,.0f} – {decisions.most:,.0f}", f"{play.games.median:,.0f}"]


def _times(ratio: Figure | None) -> str:
    return NOTHING if ratio is None else f"{ratio.median:.2f} ({ratio.least:.2f} – {ratio.most:.2f})"


def _to_baseline(results: Results, name: str) -> str:
    return f"{results.to_baseline[name]:.2f}" if name in results.to_baseline else NOTHING


def _amount(number: float, unit: str) -> str:
    return f"{number:,.0f} {unit}" if number >= 1000 else f"{number:.2f} {unit}"
