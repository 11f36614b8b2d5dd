"""Positions and boxes with something in them changed at random: refused or played, but never breaking."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from omerta import games
from omerta.core.game import OVER, Game, State
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Broken, Impossible, Unknown
from omerta.core.words import LANGUAGES, Words, game_words
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


class BoxMangler:
    """Changes the data of a box: refused as broken, or playable, but never breaking."""

    def __init__(self, game: str, data: dict[str, Any], seed: int) -> None:
        self._game = game
        self._data = data
        self._numbers = Numbers(seed)
        self._paths = list(paths(data))
        self.refused = 0
        self.played = 0

    def try_one(self, most_played: int) -> None:
        """One or two changes; no more than so many of the boxes that are taken are played to the end."""
        data = deepcopy(self._data)
        for _ in range(1 + self._numbers.below(3) // 2):
            self._change(data, self._paths[self._numbers.below(len(self._paths))])
        try:
            box = games.read_box(json.dumps(data).encode(), self._game)
        except Broken as broken:
            self._check_told(broken)
            return
        self.played += 1
        if self.played <= most_played:
            self._play(games.make(self._game, box))

    def _check_told(self, broken: Broken) -> None:
        self.refused += 1
        for language in LANGUAGES:
            words = game_words(language, self._game)
            assert not any(fault.reason in words.problem(fault.problem()) for fault in broken.faults)

    def _change(self, data: dict[str, Any], path: tuple[Any, ...]) -> None:
        holder: Any = data
        for key in path[:-1]:
            holder = holder[key] if _has(holder, key) else None
        if not _has(holder, path[-1]):
            return  # gone with an earlier change
        way = self._numbers.below(8)
        if isinstance(holder[path[-1]], int) and way < 4:
            holder[path[-1]] += self._numbers.below(5) - 2
        elif way == 0:
            del holder[path[-1]]
        elif way == 1 and isinstance(holder, list):
            holder.append(deepcopy(holder[path[-1]]))
        elif way < 5:
            holder[path[-1]] = deepcopy(self._value())
        else:
            holder[path[-1]] = ANYTHING[self._numbers.below(len(ANYTHING) - 2)]

    def _value(self) -> Any:
        """Something from elsewhere in the file."""
        value: Any = self._data
        for key in self._paths[self._numbers.below(len(self._paths))]:
            value = value[key]
        return value

    def _play(self, game: Game) -> None:
        assert Words("en", game).text("title")
        setup = game.setups[self._numbers.below(len(game.setups))]
        state = game.new(setup.seats, setup.options)
        whim = Whim(self._numbers)
        while state.to_move != OVER:
            state.apply(whim.decide(state))
        assert game.from_json(state.to_json()).to_json() == state.to_json()


def _has(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else isinstance(holder, list) and key < len(holder)


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of plain data."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from paths(data[key], (*path, key))
