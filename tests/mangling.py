"""Positions with one thing in them changed at random: refused or played, but never breaking."""

import json
from typing import Any, Final

from omerta.core.game import OVER, Game, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible, Unknown
from tables import Whim, is_open, random_game

ANYTHING: Final[tuple[Any, ...]] = (None, -1, 0, 1, 7, True, "", [], {}, 10**6, 10**40, 1.5)


class Mangler:
    """Changes positions of a game; ``things`` are values that belong elsewhere in them."""

    def __init__(self, game: Game, *things: Any) -> None:
        self._game = game
        self._others = [*ANYTHING, *things]
        self._numbers = Numbers(9)
        self.refused = 0
        self.played = 0

    def mangle_game(self, seed: int, times: int, most_played: int) -> None:
        """Positions of a random game, so many times; no more than so many of those that are taken up are played on."""
        setup = self._game.setups[seed % len(self._game.setups)]
        states = [state.copy() for state in random_game(self._game, setup, Numbers(seed)) if is_open(state)]
        for _ in range(times):
            self._try(states[self._numbers.below(len(states))], most_played)

    def _try(self, state: State, most_played: int) -> None:
        position = json.loads(json.dumps(state.to_json()))
        key = list(position)[self._numbers.below(len(position))]
        try:
            twin = self._game.from_json({**position, key: self._mangled(position[key])})
        except (Impossible, Unknown):
            self.refused += 1
            return
        if self.played < most_played:
            self._play_on(twin)
        self.played += 1

    def _mangled(self, value: Any) -> Any:
        below = self._numbers.below
        if isinstance(value, dict) and value and below(5):
            key = list(value)[below(len(value))]
            return {**value, key: self._mangled(value[key])}
        if isinstance(value, list) and value and below(5):
            place = below(len(value))
            return [*value[:place], self._mangled(value[place]), *value[place + 1 :]]
        return self._others[below(len(self._others))]

    def _play_on(self, state: State) -> None:
        state.journal = Journal()
        whim = Whim(self._numbers)
        while state.to_move != OVER:
            state.apply(whim.decide(state))
        assert state.result() is not None
