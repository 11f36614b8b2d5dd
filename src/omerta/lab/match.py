"""Playing one game, and what an observer notes of it."""

from threading import Lock
from time import monotonic
from typing import Any, Final

import msgspec

from omerta import bots
from omerta.bots.budget import UNLIMITED
from omerta.core import chance
from omerta.core.game import CHANCE, OVER, Game, State
from omerta.core.numbers import Numbers
from omerta.lab.plans import AUTOMATON, Match, Plan

PARTS: Final = 10  # into which a game is cut to follow its course

# A Dask worker may have several threads: whoever has a budget of time must not lose it to another game.
_engine: Final = Lock()


class Study(msgspec.Struct, omit_defaults=True):
    """What the balance report asks of a game, beyond its result."""

    turns: int  # runs of decisions by one seat
    choices: list[float]  # legal actions of a decision, on average, by tenths of the game
    marks: list[dict[str, bool | int]]  # by free seat


class Note(msgspec.Struct, omit_defaults=True):
    """One finished game."""

    lineup: int
    rotation: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    clause: str
    plies: int  # decisions of seats; chance's are not counted
    study: Study | None = None
    decisions: list[int] | None = None  # all of them, chance's too

    def share(self, seat: int) -> float:
        """What a seat won of this game: shared victories count in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Observer:
    """Watches a game; the kinds of observers note more."""

    def asking(self) -> None:
        """A seat is asked."""

    def decided(self, state: State, legal: list[int], action: int) -> None:
        """A seat or chance (then without the legal actions) is about to carry out an action."""

    def finish(self, game: Game, state: State, note: Note, free: list[int]) -> None:
        """The game is over."""


class Student(Observer):
    """Follows the course of a game and asks the game itself for each seat's marks."""

    def __init__(self) -> None:
        self._choices: list[int] = []
        self._turns = 0
        self._mover = -1

    def decided(self, state: State, legal: list[int], action: int) -> None:  # noqa: ARG002
        if state.to_move == CHANCE:
            return
        self._choices.append(len(legal))
        if state.to_move != self._mover:
            self._turns += 1
            self._mover = int(state.to_move)

    def finish(self, game: Game, state: State, note: Note, free: list[int]) -> None:
        marks = [game.marks(state, seat) for seat in free]
        note.study = Study(self._turns, tenths(self._choices), marks)


class Writer(Observer):
    """Keeps every decision."""

    def __init__(self) -> None:
        self._decisions: list[int] = []

    def decided(self, state: State, legal: list[int], action: int) -> None:  # noqa: ARG002
        self._decisions.append(action)

    def finish(self, game: Game, state: State, note: Note, free: list[int]) -> None:  # noqa: ARG002
        note.decisions = self._decisions


OBSERVERS: Final[dict[str, type[Observer]]] = {"result": Observer, "study": Student, "record": Writer}


def tenths(choices: list[int]) -> list[float]:
    """The mean of each tenth of a list; a tenth with nothing in it is like the one before."""
    means: list[float] = []
    for part in range(PARTS):
        some = choices[len(choices) * part // PARTS : len(choices) * (part + 1) // PARTS]
        means.append(round(sum(some) / len(some), 2) if some else (means[-1] if means else 0.0))
    return means


def play(plan: Plan, match: Match, observer: Observer) -> Note:
    """One game from the deal to the end."""
    with _engine:
        game = plan.found_game()
        state = game.new(plan.seats, plan.options)
        numbers = Numbers(match.chance)
        players = {seat: seat_bot(game, match, seat) for seat in range(plan.seats) if match.players[seat] != AUTOMATON}
        watchers = {seat: bot for seat, bot in players.items() if bot.is_watchful}
        plies = 0
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                action = chance.sample(state, numbers)
                observer.decided(state, [], action)
                state.advance(action)
                continue
            observer.asking()
            legal = state.legal()
            action = players[int(state.to_move)].choose(state.view(int(state.to_move)), legal)
            observer.decided(state, legal, action)
            witnesses = game.witnesses(state) if watchers else []
            state.apply(action)
            bots.tell(watchers, witnesses, action)
            plies += 1
        note = _noted(state, match, plies)
        observer.finish(game, state, note, sorted(players))
        return note


def seat_bot(game: Game, match: Match, seat: int) -> bots.Bot:
    """A level with a budget of time gets a clock; the others play the same everywhere."""
    written = match.players[seat]
    needs_clock = bots.read_level(written).iterations == UNLIMITED
    return bots.make(written, game, Numbers(match.seeds[seat]), monotonic if needs_clock else None)


def _noted(state: State, match: Match, plies: int) -> Note:
    result = state.result()
    assert result is not None
    ending: dict[str, Any] = {"reason": result.reason, "clause": result.clause, "plies": plies}
    return Note(match.lineup, match.rotation, match.players, result.scores, result.winners, **ending)


def play_units(plans: list[Plan], watch: str, units: list[tuple[int, int]]) -> list[list[Note]]:
    """The games of some units of work (a plan's number and a deal), in order."""
    return [
        [play(plans[number], match, OBSERVERS[watch]()) for match in plans[number].block(deal)]
        for number, deal in units
    ]
