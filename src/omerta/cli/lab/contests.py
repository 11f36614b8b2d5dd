"""arena and tournament: bots against bots."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from omerta.cli.lab.watching import watch
from omerta.cli.lab.wishes import Lineups, Wishes
from omerta.cli.screen import encode, show_caveats
from omerta.core.problems import Fact, Unknown
from omerta.core.words import Words
from omerta.lab.arena import Arena, Standings
from omerta.lab.figures import Figures
from omerta.lab.plans import arena_lineups, tournament_lineups

INTERRUPTED = 130


def arena(wishes: Wishes, precision: float | None, language: str) -> int:
    """Win rates and ratings of the bots named."""
    if precision is not None and not 0 < precision < 0.5:
        raise Unknown("lab-precision")
    return _contest(wishes, precision, arena_lineups, language, _show_standings)


def tournament(wishes: Wishes, language: str) -> int:
    """Everybody against everybody."""
    levels = wishes.levels()
    for level in levels:
        if levels.count(level) > 1:
            raise Unknown("lab-twice", {"what": level})
    if len(levels) < 2:
        raise Unknown("lab-few-bots")
    return _contest(wishes, None, tournament_lineups, language, _show_tournament)


def _contest(
    wishes: Wishes, precision: float | None, lineups: Lineups, language: str, show: Callable[[Words, Arena], None]
) -> int:
    plan = wishes.plan(lineups)
    words = Words(language, plan.found_game())
    contest = Arena(plan, wishes.games, precision, wishes.path())
    try:
        with wishes.make_engine() as engine:
            watch(words, contest.play(engine), contest.end, lambda: running(contest.standings, words))
    except KeyboardInterrupt:
        _say_how_to_go_on(words, contest, wishes.path())
        return INTERRUPTED
    if wishes.json:
        print(encode({**contest.to_json(), **_meetings(contest.standings)}))
        return 0
    show_caveats(words, plan.found_game().new(plan.seats, plan.options))
    show(words, contest)
    return 0


def running(standings: Standings, words: Words) -> str:
    """Don 61 % ±2 · capo 39 % ±2."""
    figures = Figures(words)
    parts: list[str] = []
    for player, rate in sorted(standings.rates.items(), key=lambda item: -item[1].won / item[1].played):
        interval = rate.interval()
        parts.append(f"{player} {figures.percent(interval.value)} ±{figures.number(100 * interval.half_width)}")
    return " · ".join(parts)


def _say_how_to_go_on(words: Words, contest: Arena, path: Path | None) -> None:
    print()
    print(words.text("lab-interrupted", {"games": contest.standings.games}))
    print(words.text("lab-lost-hint") if path is None else words.text("lab-resume-hint", {"file": str(path)}))


def _meetings(standings: Standings) -> dict[str, Any]:
    found = [
        {"player": one, "against": other, "rate": [round(bound, 6) for bound in rate.interval()]}
        for (one, other), rate in sorted(standings.meetings.items())
    ]
    return {"meetings": found}


def _show_standings(words: Words, contest: Arena) -> None:
    figures = Figures(words)
    table = Table(*(words.text(f"lab-{key}") for key in ("player", "games", "win-rate", "interval", "elo", "interval")))
    for column in table.columns[1:]:
        column.justify = "right"
    for standing in contest.standings.table():
        rate, rating = standing.rate, standing.rating
        table.add_row(
            standing.player,
            figures.number(standing.games, 0),
            figures.percent(rate.value),
            f"{figures.number(100 * rate.low)}–{figures.number(100 * rate.high)}",
            figures.signed(rating.value, 0),
            f"{figures.signed(rating.low, 0)} … {figures.signed(rating.high, 0)}",
        )
    Console(highlight=False).print(table)
    _show_end(words, contest)


def _show_end(words: Words, contest: Arena) -> None:
    standings = contest.standings
    facts: dict[str, Fact] = {"games": standings.games, "deals": standings.deals, "seed": str(contest.plan.seed)}
    print(words.text("lab-summary", facts))
    if contest.stopped_early:
        print(words.text("lab-stopped-early"))


def _show_tournament(words: Words, contest: Arena) -> None:
    """The ranking, and each row's win rate against each column."""
    figures = Figures(words)
    players = [standing.player for standing in contest.standings.table()]
    cross = Table("", *players)
    for one in players:
        cells: list[str] = []
        for other in players:
            cells.append("–")
            with suppress(KeyError):
                rate = contest.standings.meetings[one, other].interval()
                cells[-1] = (
                    f"{figures.percent(rate.value)}\n{figures.number(100 * rate.low)}–{figures.number(100 * rate.high)}"
                )
        cross.add_row(words.text("lab-versus", {"player": one}), *cells)
    Console(highlight=False).print(cross)
    _show_standings(words, contest)
