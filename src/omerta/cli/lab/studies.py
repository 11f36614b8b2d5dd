"""balance, record and perf: what games say, kept or measured."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from omerta import bots, games
from omerta.cli.lab.contests import INTERRUPTED
from omerta.cli.lab.watching import watch
from omerta.cli.lab.wishes import Wishes
from omerta.cli.options import find_setup
from omerta.cli.screen import encode
from omerta.core.game import Setup
from omerta.core.problems import Damaged, Unknown
from omerta.core.records import telling_of
from omerta.core.words import Words
from omerta.lab import dump, perf
from omerta.lab.chunks import Foreman
from omerta.lab.engines import Engine
from omerta.lab.extras import needs
from omerta.lab.figures import Figures
from omerta.lab.ledger import Ledger
from omerta.lab.match import Note
from omerta.lab.plans import Plan, arena_lineups, study_plans, unit, units_for
from omerta.lab.study import Findings

FORMATS = (".jsonl", ".parquet")


def balance(wishes: Wishes, level: str, against: str | None, html: str | None, language: str) -> int:
    """Play, study, and write the report."""
    report = needs("lab", "omerta.lab.report")
    game = wishes.found_game()
    rival = against or rival_of(level)
    if rival == level:
        raise Unknown("lab-same-rival")
    chosen = [find_setup(game, name) for name in wishes.setups] or game.setups
    plans = [plan for setup in chosen for plan in study_plans(game, setup, level, rival, wishes.seed)]
    words = Words(language, game)
    ledger = Ledger(plans, "study", wishes.path())
    end = units_for(plans, wishes.games)
    try:
        with wishes.make_engine() as engine:
            watch(words, _filled(ledger, engine, plans, end), end, lambda: "")
    except KeyboardInterrupt:
        done = sum(len(notes) for notes in ledger.units)
        print(words.text("lab-interrupted", {"games": done}))
        hint = "lab-lost-hint" if wishes.out is None else "lab-resume-hint"
        print(words.text(hint, {"file": str(wishes.out)}))
        return INTERRUPTED
    findings = _findings(chosen, plans, ledger.units[:end])
    path = Path(html or f"{game.name}-{language}.html")
    with telling_of(path):
        path.write_text(report.render(game, words, findings), encoding="utf-8")
    print(words.text("lab-written", {"file": str(path)}))
    return 0


def _filled(ledger: Ledger, engine: Engine, plans: list[Plan], end: int) -> Iterator[None]:
    """Play what the ledger lacks."""
    yield from (None for _ in ledger.units)
    for notes in Foreman(engine, plans, "study").units(len(ledger.units), end):
        ledger.add(notes)
        yield


def _findings(setups: list[Setup], plans: list[Plan], units: list[list[Note]]) -> dict[str, Findings]:
    """Each set-up has two plans: of equals, and of the trial."""
    deals: list[list[list[Note]]] = [[] for _ in plans]
    for number, notes in enumerate(units):
        deals[unit(plans, number)[0]].append(notes)
    return {
        setup.name: Findings(plans[2 * i : 2 * i + 2], deals[2 * i], deals[2 * i + 1]) for i, setup in enumerate(setups)
    }


def rival_of(level: str) -> str:
    """The next level below; the lowest is compared with the one above it."""
    place = bots.LEVELS.index(bots.read_level(level).name)
    return bots.LEVELS[place - 1] if place > 0 else bots.LEVELS[1]


def record(wishes: Wishes, language: str) -> int:
    """Exactly so many games, every decision kept."""
    path = Path(wishes.out or "")
    if path.suffix not in FORMATS:
        raise Unknown("lab-format", {"file": str(path)})
    if path.exists():
        raise Damaged("lab-exists", {"file": str(path)})
    plan = wishes.plan(arena_lineups)
    game = plan.found_game()
    words = Words(language, game)
    parquet = needs("lab", "omerta.lab.parquet") if path.suffix == ".parquet" else None
    kept: list[Note] = []
    with wishes.make_engine() as engine:
        watch(words, _keeping(kept, _played(engine, plan, wishes.games)), wishes.games, lambda: "")
    del kept[wishes.games :]  # the last deal's
    if parquet is None:
        dump.write_lines(path, plan, kept)
    else:
        parquet.write_parquet(path, game, plan, kept)
    print(words.text("lab-written", {"file": str(path)}))
    return 0


def _keeping(kept: list[Note], notes: Iterator[Note]) -> Iterator[None]:
    for note in notes:
        kept.append(note)
        yield


def _played(engine: Engine, plan: Plan, wanted: int) -> Iterator[Note]:
    for notes in Foreman(engine, [plan], "record").units(0, units_for([plan], wanted)):
        yield from notes


def measure(wishes: Wishes, only: str | None, seconds: float, language: str) -> int:
    """Games and decisions per second, and how long a decision takes, for every level at every set-up."""
    chosen = [wishes.found_game()] if only is not None else [games.find(name) for name in games.NAMES]
    found: dict[str, list[perf.Speed]] = {}
    for game in chosen:
        setups = game.setups if wishes.setup is None else [find_setup(game, wishes.setup)]
        pairs = [(setup, level) for setup in setups for level in wishes.levels()]
        found[game.name] = [perf.measure(game, setup, level, seconds, wishes.seed) for setup, level in pairs]
    if wishes.json:
        print(encode({name: [speed.to_json() for speed in speeds] for name, speeds in found.items()}))
        return 0
    for game in chosen:
        _show_speeds(Words(language, game), found[game.name])
    return 0


def _show_speeds(words: Words, speeds: list[perf.Speed]) -> None:
    figures = Figures(words)
    keys = ("setup", "level", "games-second", "decisions-second", "median", "slow")
    table = Table(*(words.text(f"lab-{key}") for key in keys), title=words.text("title"))
    for column in table.columns[2:]:
        column.justify = "right"
    for speed in speeds:
        games_per_second = "–" if speed.games_per_second is None else figures.number(speed.games_per_second)
        rates = (games_per_second, figures.number(speed.decisions_per_second, 0))
        table.add_row(speed.setup, speed.level, *rates, figures.number(speed.median, 3), figures.number(speed.slow, 3))
    Console(highlight=False).print(table)
