"""PettingZoo: every registered game as an AEC environment, a learner on each seat that decides.

Chance is settled from the environment's seed. Seats are named ``seat_0`` …; an automaton's seat is not among them, for
nobody decides there. Everyone's reward comes at the end (omerta.rl.rewards), with the result in ``infos``. Decisions
come one at a time, so there is no parallel environment.
"""

from typing import Any

from omerta.core.chance import settle
from omerta.core.game import OVER, Game, Json, State
from omerta.core.numbers import Numbers
from omerta.core.sheet_text import plain
from omerta.core.words import Words
from omerta.games import sheet_of
from omerta.rl.extras import missing
from omerta.rl.rewards import utilities
from omerta.rl.seating import Seating

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from omerta.rl.spaces import actions, everyone_box, mask, mask_box, observation_box, observed
except ImportError:
    raise missing("pettingzoo", "rl") from None

ILLEGAL_REWARD = -1.0  # as much as losing


def env(*args: Any, **wishes: Any) -> Any:
    """A table in PettingZoo's usual wrappers: an illegal action ends the game, and its seat pays for it."""
    table: Any = wrappers.TerminateIllegalWrapper(Table(*args, **wishes), illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class Table(AECEnv, EzPickle):
    """One table. An illegal action raises Refused with its clause; ``env`` wraps that away.

    With ``max_cycles`` the game is cut off when a seat has decided so often: all are truncated without a reward.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Json | None = None,
        *,
        render_mode: str | None = None,
        language: str = "en",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        seating = Seating(game, seats, options)
        EzPickle.__init__(
            self,
            seating.game.name,
            seats,
            options,
            render_mode=render_mode,
            language=language,
            max_cycles=max_cycles,
        )
        self._seating = seating
        self._game = seating.game
        self.metadata = {
            "name": f"omerta_{self._game.name}_v{self._game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._language = language
        self._max_cycles = max_cycles
        self._decisions = dict.fromkeys(seating.deciding, 0)
        self._generator: Any = None
        self._numbers = Numbers(0)
        self._state: State = self._game.new(seating.seats, seating.options)
        self._seats = {f"seat_{seat}": seat for seat in seating.deciding}
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        seen: dict[str, spaces.Space[Any]] = {
            "observation": observation_box(self._game),
            "action_mask": mask_box(self._game),
        }
        self.observation_spaces = {name: spaces.Dict(seen) for name in self.possible_agents}
        self.state_space = everyone_box(self._game, len(self.possible_agents))
        self.action_spaces = {name: actions(self._game) for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed makes this and all later games the same again. There are no options here."""
        del options
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self._numbers = Numbers(int(self._generator.integers(1 << 62)))
        self._state = self._game.new(self._seating.seats, self._seating.options)
        settle(self._state, self._numbers)
        self._decisions = dict.fromkeys(self._seating.deciding, 0)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat observes now; only the one to move has actions."""
        seat = self._seats[agent]
        legal = self._state.legal() if self._state.to_move == seat and not self._is_cut_off() else []
        return {
            "observation": observed(self._game, self._state, seat),
            "action_mask": mask(self._game, legal),
        }

    def step(self, action: int | None) -> None:
        """Make the decision of the seat to move; None for a seat whose game is over."""
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._state.apply(-1 if action is None else int(action))
        settle(self._state, self._numbers)
        self._decisions[self._seats[name]] += 1
        self._cumulative_rewards[name] = 0.0
        self._clear_rewards()
        if self._state.to_move == OVER:
            self._finish()
        elif self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _is_cut_off(self) -> bool:
        return self._max_cycles is not None and max(self._decisions.values()) >= self._max_cycles

    def _finish(self) -> None:
        result, shares = self._state.result(), utilities(self._state)
        assert result is not None
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {name: shares[self._seats[name]] for name in self.agents}
        self.infos = {name: {"result": result.to_json(), "utilities": shares} for name in self.agents}

    def _select(self) -> None:
        """The seat to move; when the game is over its last mover first, then the others."""
        if self._state.to_move != OVER:
            self.agent_selection = f"seat_{int(self._state.to_move)}"

    def state(self) -> Any:
        """What every seat observes, one after another: for learners who train together and play apart."""
        everyone = [observed(self._game, self._state, seat) for seat in self._seats.values()]
        return np.concatenate(everyone)

    def render(self) -> str | None:
        """The table as the seat to move sees it."""
        if self.render_mode is None:
            return None
        view = self._state.view(self._seats[self.agent_selection])
        return plain(sheet_of(self._game).draw(view), Words(self._language, self._game))

    def close(self) -> None:
        """Nothing is held open."""
