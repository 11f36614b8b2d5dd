"""What a bot's process does with a question: replay what has been decided, tell the bot what it saw, let it choose.

Whoever has thought at a table remembers, so that the next question there is a step and not a game.
"""

import secrets
from collections import OrderedDict
from contextlib import suppress
from mmap import PAGESIZE
from pathlib import Path
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from omerta import bots, games
from omerta.bots.budget import UNLIMITED, Budget
from omerta.bots.search import Search
from omerta.bots.searching import SearchBot
from omerta.core import foresight
from omerta.core.foresight import Foresight
from omerta.core.game import Game, State, View
from omerta.core.numbers import Numbers
from omerta.core.problems import Problem
from omerta.table.studied import Doubt, Step, Suggestion
from omerta.table.thinkers import Advised, Answer, Question

ADVISING: Final = 1.0  # seconds
DOUBTING: Final = 0.25  # seconds for each half of a doubt
JUDGING: Final = 0.15  # seconds for one moment of a game that has many
FORESEEN_BY: Final = 1  # the same worlds for the same view, whatever is hidden
MOST_BOTS: Final = 32
MOST_BYTES: Final = 512 << 20  # a don keeps 10 to 35 MB of tree after a second's thought

MOST_BOXES: Final = 32  # of owners

Key: TypeAlias = tuple[str, str, int, int, str]

_boxes: Final[OrderedDict[str, Game]] = OrderedDict()  # by digest
_memory: Final[OrderedDict[Key, "Ponderer"]] = OrderedDict()


class Ponderer:
    """A bot on its seat, and the position as far as it has been followed. The bot itself only gets views."""

    def __init__(self, game: Game, question: Question) -> None:
        self.game = game
        self.seat = question.seat
        self.decisions: list[int] = []
        self.has_tree = False
        self.state = game.new(question.seats, question.options)
        # Nobody can foretell a bot.
        self.bot = bots.make(question.level, game, Numbers(secrets.randbits(64)), monotonic)

    def knows(self, decisions: list[int]) -> bool:
        """Whether these go on from where it is; after an undo they do not."""
        return decisions[: len(self.decisions)] == self.decisions

    def follow(self, decisions: list[int]) -> None:
        """Go on to where these lead, watching."""
        watchers = {self.seat: self.bot} if self.bot.is_watchful else {}
        for action in decisions[len(self.decisions) :]:
            witnesses = self.game.witnesses(self.state) if watchers else []
            self.state.advance(action)
            self.decisions.append(action)
            bots.tell(watchers, witnesses, action)

    def choose(self) -> int:
        return self.bot.choose(self.state.view(self.seat), self.state.legal())

    def drop_tree(self) -> None:
        """Thirty megabytes, of use only while the same seat goes on deciding; what it suspects of its rivals stays."""
        bot = self.bot
        if isinstance(bot, SearchBot):
            bot._search = Search(self.game, bot._numbers, bot._suspicion)  # noqa: SLF001
            bot._expected = {}  # noqa: SLF001
        self.has_tree = False


def warm_up() -> None:
    """Have every game at hand before the first question; one whose box is broken is nobody else's trouble."""
    for name in games.NAMES:
        with suppress(Problem):
            games.find(name)


def game_of(question: Question) -> Game:
    """The game in question; an owner's box comes with the first question about it."""
    if not question.digest:
        return games.of(question.game, question.options)
    game = _boxes.pop(question.digest, None)
    if game is None:
        game = games.make(question.game, games.read_box(question.box, question.game))
    _boxes[question.digest] = game
    while len(_boxes) > MOST_BOXES:
        _boxes.popitem(last=False)
    return game


def recall(question: Question) -> Ponderer:
    """Whoever is to answer, at the position in question."""
    ponderer = _memory.pop(_key(question), None)
    if ponderer is None or not ponderer.knows(question.decisions):
        _make_room()
        ponderer = Ponderer(game_of(question), question)
    ponderer.follow(question.decisions)
    _memory[_key(question)] = ponderer
    return ponderer


def forget(question: Question) -> None:
    """Whoever has failed starts anew."""
    _memory.pop(_key(question), None)


def choose(question: Question) -> Answer:
    """The decision of a bot of the level in question. Only whoever was asked last keeps a tree."""
    ponderer = recall(question)
    for other in _memory.values():
        if other is not ponderer and other.has_tree:
            other.drop_tree()
    ponderer.has_tree = True
    return Answer(ponderer.choose(), question.level, ponderer.bot.has_solved)


def advise(question: Question, budget: Budget | None = None) -> Advised:
    """What somebody strong would do on the seat in question, from its view alone."""
    game, state = game_of(question), replay(question)
    view = state.view(question.seat)
    advice = bots.advise(game, view, budget or Budget(UNLIMITED, ADVISING, monotonic))
    suggestions = [_suggestion(game, state, view, one) for one in advice.suggestions]
    return Advised(suggestions, advice.iterations, advice.solved)


def _suggestion(game: Game, state: State, view: View, found: bots.Suggestion) -> Suggestion:
    return Suggestion(
        action=found.action,
        facts=dict(found.facts),
        move=state.move(found.action) or {},
        chance=found.chance,
        visits=found.visits,
        line=[Step(step.seat, dict(step.facts)) for step in found.line],
        brings=foresight.brought(game, view, found.action, Numbers(FORESEEN_BY)),
    )


def judge(question: Question, budget: Budget | None = None) -> list[float]:
    """How likely each seat was to win, nothing being hidden any more."""
    state = replay(question)
    return bots.chances(game_of(question), state, budget or Budget(UNLIMITED, JUDGING, monotonic))


def foresee(question: Question, action: int) -> Foresight:
    """What an action is sure to bring the seat in question, from its view alone."""
    game = game_of(question)
    view, draw = replay(question).view(question.seat), games.sheet_of(game).draw
    found = foresight.foresee(game, view, action, draw, Numbers(FORESEEN_BY))
    return msgspec.structs.replace(found, warnings=games.warned(game, view, action))


def doubt(question: Question, action: int, budget: Budget | None = None) -> Doubt:
    """Whether an action gives chances of the seat in question away, from its view alone."""
    view = replay(question).view(question.seat)
    found = bots.doubt(game_of(question), view, action, budget or Budget(UNLIMITED, DOUBTING, monotonic))
    return Doubt() if found is None else Doubt(found.loses, found.better)


def choose_blindly(question: Question) -> Answer:
    """Any legal action: the weakest level, which needs neither time nor a process."""
    return Answer(secrets.choice(replay(question).legal()), bots.LEVELS[0])


def replay(question: Question) -> State:
    """The position in question."""
    state = game_of(question).new(question.seats, question.options)
    for action in question.decisions:
        state.advance(action)
    return state


def _key(question: Question) -> Key:
    return (question.table, question.game, question.seats, question.seat, question.level)


def _make_room() -> None:
    """Those who have not been asked for longest are forgotten; half of them where memory grows short."""
    allowed = MOST_BOTS - 1 if _bytes_held() < MOST_BYTES else len(_memory) // 2
    while len(_memory) > allowed:
        _memory.popitem(last=False)


def _bytes_held() -> int:
    """What this process has in memory, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGESIZE
    except OSError:
        return 0
