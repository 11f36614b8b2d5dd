"""Many tables of one game side by side, for learners who decide for all of them at once."""

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.core.chance import settle
from omerta.core.game import OVER, Game, Json, Result, State
from omerta.core.numbers import Numbers

GOLDEN: Final = 0x9E3779B97F4A7C15  # spreads the seeds of neighbouring tables


@final
class Batch:
    """Tables at which somebody always decides: chance is settled, and a game that ends is followed by a new one.

    Each table has numbers of its own, so what happens there does not depend on the others.
    """

    def __init__(self, game: Game, seats: int, options: Json, count: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.numbers = [Numbers(seed + table * GOLDEN) for table in range(count)]
        self.states: list[State] = [self._fresh(table) for table in range(count)]
        self._legal = Actions()
        self._blank = bytes(game.action_count)

    def _fresh(self, table: int) -> State:
        state = self.game.new(self.seats, self.options)
        settle(state, self.numbers[table])
        return state

    def step(self, actions: list[int]) -> list[tuple[int, Result]]:
        """Make one decision at every table; the tables whose games ended, with their results.

        If one of the actions is illegal it is refused, and nothing happens at any table.
        """
        states = self.states
        for table in range(len(states)):
            if not states[table].is_legal(actions[table]):
                raise states[table].explain(actions[table])
        ended: list[tuple[int, Result]] = []
        for table in range(len(states)):
            state = states[table]
            state.advance(actions[table])
            settle(state, self.numbers[table])
            if state.to_move == OVER:
                result = state.result()
                assert result is not None
                ended.append((table, result))
                states[table] = self._fresh(table)
        return ended

    def to_move(self) -> list[int]:
        """The seat that decides at each table."""
        return [int(state.to_move) for state in self.states]

    def observations(self) -> bytes:
        """What the deciding seats observe, table after table."""
        into = BytesWriter()
        for state in self.states:
            self.game.observe_into(state.view(int(state.to_move)), into)
        return into.getvalue()

    def masks(self) -> bytes:
        """A byte for each action of each table: 1 where it is legal."""
        into = BytesWriter()
        legal = self._legal
        first: i64 = 0
        for state in self.states:
            legal.clear()
            state.legal_into(legal)
            into.write(self._blank)
            for i in range(legal.count):
                into[first + legal.numbers[i]] = 1
            first += len(self._blank)
        return into.getvalue()
