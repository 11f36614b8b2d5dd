"""Who wins how often: the standings of an experiment, and when it has said enough."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from omerta.lab import elo
from omerta.lab.chunks import Foreman
from omerta.lab.engines import Engine
from omerta.lab.intervals import Interval, Rate
from omerta.lab.ledger import Ledger
from omerta.lab.match import Note
from omerta.lab.plans import Plan, units_for

LOOKS: Final = 20  # deals between two looks at the precision reached


class Standing:
    """A player's win rate and rating."""

    def __init__(self, player: str, games: int, rate: Interval, rating: Interval) -> None:
        self.player = player
        self.games = games
        self.rate = rate
        self.rating = rating

    def to_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "games": self.games,
            "rate": _rounded(self.rate, 6),
            "elo": _rounded(self.rating, 2),
        }


def _rounded(interval: Interval, digits: int) -> list[float]:
    return [round(bound, digits) for bound in interval]


class Standings:
    """What the deals so far say of every player; automata are players too."""

    def __init__(self) -> None:
        self.games = 0
        self.deals = 0
        self.rates: dict[str, Rate] = {}
        self.meetings: dict[tuple[str, str], Rate] = {}  # of tables where these two alone sit
        self._names: list[str] = []
        self._tables: list[elo.Deal] = []

    def add(self, notes: list[Note]) -> None:
        """All games of one deal."""
        self.deals += 1
        self.games += len(notes)
        won, played = _sums(notes)
        for player, count in played.items():
            there = sum(player in note.players for note in notes)
            self.rates.setdefault(player, Rate()).add(won[player], count, there)
        lineups: dict[int, list[Note]] = {}
        for note in notes:
            lineups.setdefault(note.lineup, []).append(note)
        self._tables.append([self._table(some) for some in lineups.values()])
        for pair, some in _by_pair(notes).items():
            shares, _ = _sums(some)
            for one, other in (pair, pair[::-1]):
                self.meetings.setdefault((one, other), Rate()).add(shares[one], len(some))

    def _table(self, notes: list[Note]) -> elo.Tables:
        won, _ = _sums(notes)
        players = [self._number(player) for player in notes[0].players]
        return elo.Tables(players, len(notes), {self._number(player): share for player, share in won.items()})

    def _number(self, player: str) -> int:
        if player not in self._names:
            self._names.append(player)
        return self._names.index(player)

    def widest(self) -> float:
        """The half-width of the widest interval."""
        return max(rate.interval().half_width for rate in self.rates.values())

    def table(self) -> list[Standing]:
        """Everybody, the strongest first."""
        found = [
            Standing(name, int(self.rates[name].played), self.rates[name].interval(), rating)
            for name, rating in zip(self._names, elo.ratings(len(self._names), self._tables), strict=True)
        ]
        return sorted(found, key=lambda standing: (-standing.rating.value, standing.player))


def _sums(notes: list[Note]) -> tuple[dict[str, float], dict[str, int]]:
    """What every player won, and in how many seats it sat."""
    won: dict[str, float] = {}
    played: dict[str, int] = {}
    for note in notes:
        for seat, player in enumerate(note.players):
            won[player] = won.get(player, 0.0) + note.share(seat)
            played[player] = played.get(player, 0) + 1
    return won, played


def _by_pair(notes: list[Note]) -> dict[tuple[str, str], list[Note]]:
    pairs: dict[tuple[str, str], list[Note]] = {}
    for note in notes:
        present = sorted(set(note.players))
        if len(present) == 2:
            pairs.setdefault((present[0], present[1]), []).append(note)
    return pairs


class Arena:
    """An experiment under way: iterate to play it, deal by deal."""

    def __init__(self, plan: Plan, games: int, precision: float | None, path: Path | None) -> None:
        self.plan = plan
        self.end = units_for([plan], games)
        self.precision = precision
        self.ledger = Ledger([plan], "result", path)
        self.standings = Standings()
        self.stopped_early = False

    def play(self, engine: Engine) -> Iterator[None]:
        """Count what the file has, then play on; stop where the precision asked for is reached.

        The decision is taken on the deals in order, so it is the same for any engine and any number of workers.
        """
        known = self.ledger.units[: self.end]
        for notes in known:
            if self._count(notes):
                return
            yield
        for notes in Foreman(engine, [self.plan], "result").units(len(known), self.end):
            self.ledger.add(notes)
            if self._count(notes):
                return
            yield

    def _count(self, notes: list[Note]) -> bool:
        """Whether that was enough."""
        self.standings.add(notes)
        if self.precision is not None and self.standings.deals % LOOKS == 0:
            self.stopped_early = self.standings.widest() <= self.precision
        return self.stopped_early

    def to_json(self) -> dict[str, Any]:
        standings = self.standings
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "lineups": self.plan.lineups,
            "games": standings.games,
            "deals": standings.deals,
            "stopped_early": self.stopped_early,
            "standings": [standing.to_json() for standing in standings.table()],
        }
