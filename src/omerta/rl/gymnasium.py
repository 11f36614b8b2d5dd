"""Gymnasium: one learner on a seat, bots of chosen levels on the others.

Importing this module registers ``omerta/<game>-v<version>`` for every game, which takes ``seats`` and ``options``, and
``omerta/<game>-<setup>-v<version>`` for each of its set-ups; ``gymnasium.make_vec`` makes many of them.
The legal actions are ``info["action_mask"]``. An illegal one ends the game as lost, and ``info["refused"]`` tells the
clause. The reward comes at the end (omerta.rl.rewards), with the result in ``info["result"]``.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from omerta import bots, games
from omerta.core.chance import settle
from omerta.core.game import OVER, Game, Json, State
from omerta.core.numbers import Numbers
from omerta.core.problems import Refused, Unknown
from omerta.core.sheet_text import plain
from omerta.core.words import Words
from omerta.rl.extras import missing
from omerta.rl.rewards import utilities
from omerta.rl.seating import Seating

try:
    import gymnasium

    from omerta.rl.spaces import Numbers32, actions, mask, observation_box, observed
except ImportError:
    raise missing("gymnasium", "rl") from None

Info: TypeAlias = dict[str, Any]
LOST = -1.0


class AgainstBots(gymnasium.Env[Numbers32, int]):
    """A table at which one seat learns.

    ``rivals`` is a level for all other seats ("soldier", "don@500") or a list with one for each of them in order of
    seats; an automaton's seat needs none. Levels count iterations here, for there is no clock.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # the base class declares it so

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Json | None = None,
        *,
        seat: int | None = None,
        rivals: str | Sequence[str] = "pawn",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self._seating = Seating(game, seats, options)
        self._game = self._seating.game
        self._seat = self._seating.own(seat)
        self._levels = self._each_rival(rivals)
        self._language = language
        self.render_mode = render_mode
        self._numbers = Numbers(0)
        self._bots: dict[int, bots.Bot] = {}
        self._state: State = self._game.new(self._seating.seats, self._seating.options)
        self.observation_space = observation_box(self._game)
        self.action_space = actions(self._game)

    def _each_rival(self, rivals: str | Sequence[str]) -> dict[int, str]:
        others = [seat for seat in self._seating.deciding if seat != self._seat]
        levels = [rivals] * len(others) if isinstance(rivals, str) else list(rivals)
        if len(levels) != len(others):
            raise Unknown("rivals", {"count": len(others), "found": len(levels)})
        for level in levels:
            bots.read_level(level).budget(clock=None)
        return dict(zip(others, levels, strict=True))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers32, Info]:
        """A new game up to the learner's first decision. There are no options here."""
        super().reset(seed=seed)
        del options
        while True:
            self._numbers = Numbers(int(self.np_random.integers(1 << 62)))
            self._bots = {seat: self._bot(level) for seat, level in self._levels.items()}
            self._state = self._game.new(self._seating.seats, self._seating.options)
            self._play_on()
            if self._state.to_move != OVER:  # rivals may end a game before the learner is asked at all
                return self._told()

    def _bot(self, level: str) -> bots.Bot:
        return bots.make(level, self._game, Numbers(int(self._numbers.word())))

    def _play_on(self) -> None:
        """Chance and the bots decide until the learner is asked or the game is over."""
        state = self._state
        settle(state, self._numbers)
        while state.to_move != OVER and state.to_move != self._seat:
            bot = self._bots[int(state.to_move)]
            self._decide(bot.choose(state.view(int(state.to_move)), state.legal()))
            settle(state, self._numbers)

    def _decide(self, action: int) -> None:
        witnesses = self._game.witnesses(self._state)
        self._state.apply(action)
        bots.tell(self._bots, witnesses, action)

    def _told(self) -> tuple[Numbers32, Info]:
        legal = self._state.legal() if self._state.to_move == self._seat else []
        info: Info = {"action_mask": mask(self._game, legal)}
        result = self._state.result()
        if result is not None:
            info["result"] = result.to_json()
        return observed(self._game, self._state, self._seat), info

    def step(self, action: int) -> tuple[Numbers32, float, bool, bool, Info]:
        """The learner's decision, then everyone else's up to its next one."""
        try:
            self._decide(int(action))
        except Refused as refusal:
            observation, info = self._told()
            info["refused"] = str(refusal)
            return observation, LOST, True, False, info
        self._play_on()
        observation, info = self._told()
        return observation, utilities(self._state)[self._seat], self._state.to_move == OVER, False, info

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode is None:
            return None
        sheet = games.sheet_of(self._game).draw(self._state.view(self._seat))
        return plain(sheet, Words(self._language, self._game))


def _register(game: Game) -> None:
    point = "omerta.rl.gymnasium:AgainstBots"
    gymnasium.register(f"omerta/{game.name}-v{game.version}", point, kwargs={"game": game.name})
    for setup in game.setups:
        wishes = {"game": game.name, "seats": setup.seats, "options": setup.options}
        gymnasium.register(f"omerta/{game.name}-{setup.name}-v{game.version}", point, kwargs=wishes)


for _name in games.NAMES:
    _register(games.find(_name))
