"""OpenSpiel: every registered game as ``omerta_<name>``, with explicit chance, so that its algorithms run.

Importing this module registers the games. Parameters are ``players`` and the game's own options:
``pyspiel.load_game("omerta_gangs(players=3)")``. Actions and chance outcomes keep the game's own numbers.

- An *observation* is the seat's view: all it may know of the position now; its tensor is laid out as docs/games tells.
- An *information state* is all that the seat has read since the beginning, in order, so it has perfect recall.
  A state resampled for a seat shares that seat's past; the other seats' begins with what they see at that moment, and
  the history of its decisions is empty, for it would tell what is hidden.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, Final, TypeAlias

import msgspec

from omerta import games
from omerta.bots import Bot, Budget
from omerta.core.features import length
from omerta.core.game import OVER, Game, Json, Option, Shaped, State, View
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible
from omerta.rl.extras import missing
from omerta.rl.rewards import utilities

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
except ImportError:
    raise missing("open_spiel", "openspiel") from None

PLAYERS: Final = "players"
SEEDS: Final = 1 << 53
Step: TypeAlias = int | tuple[int, int]  # a decision, or the seat and seed from which another world was imagined


class Course:
    """A position and how it came about, so that OpenSpiel can copy and pickle it and ask what a seat remembers.

    ``root`` is the view it began with, or None where it began with the game's first position.
    """

    def __init__(self, game: Game, seats: int, options: Json, root: View | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.root = root
        self.steps: list[Step] = []
        self.state: State = game.new(seats, options)

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.steps.append(action)

    def imagine(self, seat: int, seed: int) -> None:
        """Become another world that this seat cannot tell from the one at hand."""
        view = self.root if self.root is not None and not self.steps else self.state.view(seat)
        self.state = self.game.imagine(view, Numbers(seed))
        self.steps.append((seat, seed))

    def follow(self, steps: Iterable[Step]) -> "Course":
        for step in steps:
            if isinstance(step, int):
                self.apply(step)
            else:
                self.imagine(*step)
        return self

    def anew(self) -> "Course":
        return Course(self.game, self.seats, self.options, self.root)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course.__new__(Course)
        twin.game, twin.seats, twin.options, twin.root = self.game, self.seats, self.options, self.root
        twin.steps = self.steps[:]
        twin.state = self.state.copy()
        return twin

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        if self.root is not None:
            raise TypeError("a course that began with a view cannot be pickled")
        return _followed, (self.game.name, self.seats, self.options, self.steps)

    def memory(self, seat: int | None) -> list[Shaped]:
        """All that a seat (None: a spectator) has read since the beginning, in order."""
        course, journal, read = self.anew(), Journal(), list[Shaped]()
        course.state.journal = journal
        for step in self.steps:
            if isinstance(step, int):
                course.apply(step)
                continue
            read += [event.to_json() for event in journal.seen_by(seat)]
            course.imagine(*step)
            course.state.journal = journal = Journal()
            if step[0] != seat or len(course.steps) == 1:
                read = [course.state.view(seat).to_json()]
        return read + [event.to_json() for event in journal.seen_by(seat)]


def _followed(name: str, seats: int, options: Json, steps: list[Step]) -> Course:
    return Course(games.of(name, options), seats, options).follow(steps)


class OmertaState(pyspiel.State):
    """A position as OpenSpiel sees it."""

    def __init__(self, spiel_game: "OmertaGame") -> None:
        super().__init__(spiel_game)
        self.course = Course(spiel_game.rules, spiel_game.seats, spiel_game.options)

    @property
    def position(self) -> State:
        return self.course.state

    def current_player(self) -> int:
        mover = self.course.state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        return self.course.state.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # only ever asked for the seat to move
        return self.course.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.course.state
        weights = state.weights()
        whole = sum(weights)
        return [(action, weight / whole) for action, weight in zip(state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def returns(self) -> list[float]:
        return utilities(self.course.state)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "OmertaState":
        """Another state that the player cannot tell from this one, from the exact posterior."""
        return self.resampled(player_id, int(probability_sampler() * SEEDS))

    def resampled(self, player: int, seed: int) -> "OmertaState":
        # A new state rather than a clone, whose history would tell what is hidden.
        world: OmertaState = self.get_game().new_initial_state()
        world.course = deepcopy(self.course)
        world.course.imagine(player, seed)
        return world

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        move = self.course.state.move(action)
        return f"action {action}" if move is None else " ".join(str(value) for value in move.values())

    def __str__(self) -> str:
        try:
            return _text(self.course.state.to_json())
        except Impossible:
            return _text({"setup": self.course.steps})


class Observer:
    """What can be seen of a state: by a seat or by spectators, now or with perfect recall."""

    def __init__(self, game: Game, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._private = kind.private_info
        if not kind.public_info or self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation has what is public, and of what is private one seat's or nothing")
        self.tensor = None if self._recalls else np.zeros(length(game.layout), np.float32)
        self.dict: dict[str, Any] = {} if self.tensor is None else self._blocks(game, self.tensor)

    @staticmethod
    def _blocks(game: Game, tensor: Any) -> dict[str, Any]:
        """The blocks of the layout by their names, as parts of the whole."""
        ends = np.cumsum([block.size for block in game.layout])
        return {block.name: tensor[end - block.size : end] for block, end in zip(game.layout, ends, strict=True)}

    def _viewer(self, player: int) -> int | None:
        return player if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None

    def set_from(self, state: OmertaState, player: int) -> None:
        if self.tensor is not None:
            view = state.position.view(self._viewer(player))
            self.tensor[:] = np.frombuffer(state.course.game.observe(view), "<f4")

    def string_from(self, state: OmertaState, player: int) -> str:
        viewer = self._viewer(player)
        if self._recalls:
            return "\n".join([f"seat {viewer}", *(_text(line) for line in state.course.memory(viewer))])
        return _text(state.position.view(viewer).to_json())


class OmertaGame(pyspiel.Game):
    """A registered game with its parameters; each game has a subclass of its own."""

    kind: Any
    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        self.seats = int(wishes.pop(PLAYERS))
        self.options: Json = self.rules.chosen(_wishes(self.rules, wishes))
        super().__init__(self.kind, _info(self.rules, self.seats), params or {})

    def new_initial_state(self) -> OmertaState:
        return OmertaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest


def name_of(game: Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"omerta_{game.name}"


def load(game: Game, seats: int, options: Json | None = None) -> OmertaGame:
    """A game as OpenSpiel loads it."""
    options = options or {}
    wishes = {
        option.name: _parameter(option, options[option.name]) for option in game.options if option.name in options
    }
    loaded: OmertaGame = pyspiel.load_game(name_of(game), {PLAYERS: seats, **wishes})
    return loaded


def _parameter(option: Option, value: object) -> object:
    """A value as OpenSpiel holds it: it knows no None, so all values of an option that may be None are texts there."""
    return str(value) if None in option.values else value


def _wishes(game: Game, given: Json) -> Json:
    """What OpenSpiel was given, as values of the options."""
    wishes = dict(given)
    for option in game.options:
        texts = {str(value): value for value in option.values} if None in option.values else {}
        if given.get(option.name) in texts:
            wishes[option.name] = texts[str(given[option.name])]
    return wishes


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Omerta {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: game.fewest_seats,
            **{option.name: _parameter(option, option.default) for option in game.options},
        },
    )
    pyspiel.register_game(kind, type("OmertaGame", (OmertaGame,), {"kind": kind, "rules": game}))


def _info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.action_count,
        num_players=seats,
        min_utility=-1.0,
        max_utility=seats - 1.0,
        utility_sum=0.0,
        max_game_length=game.longest,
    )


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()


for _name in games.NAMES:
    _register(games.find(_name))


class _Enough(Exception):
    """The budget is used up."""


class _Search(ISMCTSBot):
    """OpenSpiel's own search, which also looks at a budget before each simulation."""

    def begin(self, budget: Budget) -> None:
        self._budget = budget
        self._done = 0
        budget.begin()

    def run_search(self, state: OmertaState) -> Any:
        try:
            return super().run_search(state)
        except _Enough:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: OmertaState) -> Any:
        # The first simulation only visits the root: with fewer than two there is no policy.
        if self._done >= 2 and not self._budget.allows(self._done):
            raise _Enough
        self._done += 1
        return super().sample_root_state(state)


class IsmctsBot(Bot):
    """OpenSpiel's ISMCTS on a seat of ours: random rollouts, its defaults, worlds from our ``imagine``.

    The budget counts its simulations; where there is a clock it is looked at before each of them.
    """

    def __init__(self, game: Game, numbers: Numbers, budget: Budget, uct_c: float = 2.0, rollouts: int = 1) -> None:
        self._game = game
        self._numbers = numbers
        self._budget = budget
        self._uct_c = uct_c
        self._rollouts = rollouts

    def choose(self, view: View, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root = self._root(view)
        random_state = np.random.RandomState(self._numbers.word())
        evaluator = RandomRolloutEvaluator(self._rollouts, random_state)
        limit = int(self._budget.iterations)
        search = _Search(
            root.get_game(), evaluator, self._uct_c, limit, random_state=random_state, use_observation_string=True
        )
        search.set_resampler(lambda state, player: state.resampled(player, int(self._numbers.word())))
        search.begin(self._budget)
        return int(search.step(root))

    def _root(self, view: View) -> OmertaState:
        """A state that the seat cannot tell from the real one."""
        assert view.seat is not None
        root = load(self._game, int(view.players)).new_initial_state()
        root.course = Course(self._game, int(view.players), root.course.options, view)
        root.course.imagine(view.seat, int(self._numbers.word()))
        return root
