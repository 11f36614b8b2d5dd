"""Whether a decision told anybody anything. What told nobody anything can be taken back.

Computed by imagination, for any game: whoever watches draws worlds that may be the real one, and has learnt something
if in one of them the decision could not have been made, or would have looked otherwise. Each world that agrees makes it
less likely that some do not: a decision that rules out a share p of what somebody held possible passes unnoticed with
probability (1 − p)^worlds. So many are drawn before anything is offered.

What is left are worlds too rare to be drawn. Most of those that random games had were of one kind, in which the next
question would not have been asked because nothing but “no” was left to answer: such questions are not trusted.

Who has learnt something may depend on what is hidden from the seat that decided. An answer to that seat must not:
may_be_undone takes its view and nothing else, so it cannot leak.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from math import isqrt
from typing import Final, TypeAlias

import msgspec

from omerta.core.game import Game, Json, Shaped, State, View
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Impossible

WORLDS: Final = 128  # for everyone who watches
CHOICES: Final = 4  # in one world of so many all choices are compared: that takes longer, and tells sooner

Sight: TypeAlias = tuple[Shaped, list[Json]]


def learnt(game: Game, before: State, action: int, numbers: Numbers, worlds: int = WORLDS) -> bool:
    """Whether a seat's decision tells any seat, its own too, or a spectator something about what is hidden.

    Where chance decides next, or the game is over, there is no way back. The first who learns something settles it.
    """
    question = Question()
    decision = _Decision(before, action, question)
    return any(_lessons(game, decision, numbers, worlds)) or question.is_suspect


def _lessons(game: Game, decision: "_Decision", numbers: Numbers, worlds: int) -> Iterator[bool]:
    """Of one viewer after the other, whether the decision tells them something."""
    if decision.is_final:
        yield True
        return
    try:
        for viewer in _viewers(decision.before):
            view = decision.before.view(viewer)
            yield decision.tells(viewer, (game.imagine(view, numbers) for _ in range(worlds)))
    except Impossible:  # a set-up in which nobody can imagine anything yet
        yield True


class Question:
    """What is asked next, in one world and another.

    Rules do not ask who has nothing but one answer. Where what can be answered is hidden, but for one answer that there
    always is (to decline, to pass), being asked tells that there are others, unless the one alone was asked for too.
    """

    def __init__(self) -> None:
        self._common: set[int] = set()
        self._last: list[int] = []
        self._differs = False
        self._is_asked_of_all = False

    @property
    def is_suspect(self) -> bool:
        return self._differs and len(self._common) == 1 and not self._is_asked_of_all

    def add(self, legal: list[int]) -> None:
        """The answers in a further world."""
        if legal == self._last:
            return
        self._differs = bool(self._last)
        self._common = self._common.intersection(legal) if self._last else set(legal)
        self._is_asked_of_all |= len(legal) == 1
        self._last = legal


class _Decision:
    """What a seat decided, among what else, and what came of it."""

    def __init__(self, before: State, action: int, question: Question) -> None:
        self.before = before
        self._action = action
        self._after = before.copy()
        _decide(self._after, action)
        self._legal = before.legal()
        self._others: dict[int, bool] = {}  # by action: whether it is a move of another kind
        self._question = question
        question.add(self._after.legal())

    @property
    def is_final(self) -> bool:
        """Whether chance decides next, or nobody any more."""
        return self._after.to_move < 0

    def tells(self, viewer: int | None, imagined: Iterable[State]) -> bool:
        """Whether it rules out one of the worlds that somebody imagined before."""
        seen = _sight(self._after, viewer)
        for number, world in enumerate(imagined):
            if number % CHOICES == 0 and not self._has_same_choice(world):
                return True
            if not world.is_legal(self._action):
                return True
            _decide(world, self._action)
            if _sight(world, viewer) != seen:
                return True
            self._question.add(world.legal())
        return False

    def _has_same_choice(self, world: State) -> bool:
        """Whether the same moves of this kind can be made; where that is hidden, each of them hints at it."""
        legal = world.legal()
        if legal == self._legal:
            return True
        return all(self._is_other(world, action) for action in set(legal).symmetric_difference(self._legal))

    def _is_other(self, world: State, action: int) -> bool:
        if action not in self._others:
            state = self.before if action in self._legal else world
            self._others[action] = _kind(state, action) != _kind(self.before, self._action)
        return self._others[action]


def _kind(state: State, action: int) -> object:
    return (state.move(action) or {}).get("move")


def may_be_undone(game: Game, view: View, action: int, worlds: int = WORLDS) -> bool:
    """Whether, for all that the seat to decide can know, its decision tells nobody anything.

    The same view gives the same answer. Whether chance has decided since is for the log to say.
    """
    return all(judged(game, view, action, worlds))


def judged(game: Game, view: View, action: int, worlds: int = WORLDS) -> Iterator[bool]:
    """The same, a millisecond or so at a time: for some worlds that may be real, and everybody, whether they learn."""
    numbers = Numbers(_seed(view))
    real = max(1, isqrt(worlds))  # and in each of them others imagine theirs
    question = Question()
    for _ in range(real):
        try:
            imagined = game.imagine(view, numbers)
        except Impossible:
            yield False
            return
        for tells in _lessons(game, _Decision(imagined, action, question), numbers, worlds // real):
            yield not tells
    yield not question.is_suspect


def offered(game: Game, state: State, actions: Sequence[int]) -> Iterator[int]:
    """How many of one seat's last decisions, made from this state on, must stay: the last number is the answer."""
    seat = int(state.to_move)
    states = [state.copy()]
    for action in actions[:-1]:
        states.append(states[-1].copy())
        states[-1].advance(action)
    for kept in range(len(actions) - 1, -1, -1):
        for is_harmless in judged(game, states[kept].view(seat), actions[kept]):
            yield kept + 1
            if not is_harmless:
                return
        yield kept


def _seed(view: View) -> int:
    written = msgspec.json.encode(view.to_json(), order="deterministic")
    return int.from_bytes(blake2b(written, digest_size=8).digest())


def _decide(state: State, action: int) -> None:
    state.journal = Journal()
    state.advance(action)


def _sight(state: State, viewer: int | None) -> Sight:
    """What somebody sees and has just read."""
    assert state.journal is not None
    return state.view(viewer).to_json(), [event.to_json() for event in state.journal.seen_by(viewer)]


def _viewers(state: State) -> list[int | None]:
    """All who might learn, who knows least first."""
    others = [seat for seat in range(int(state.players)) if seat != state.to_move]
    return [None, *others, int(state.to_move)]
