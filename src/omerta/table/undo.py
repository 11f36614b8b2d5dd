"""Whether a decision told anybody anything. What told nobody anything can be taken back.

Computed by imagination, for any game: whoever watches draws worlds that may be the real one, and has learnt something
if in one of them the decision could not have been made, or would have looked otherwise. Each world that agrees makes it
less likely that some do not: a decision that rules out a share p of what somebody held possible passes unnoticed with
probability (1 − p)^worlds. So many are drawn before anything is offered.

What is left are worlds too rare to be drawn. Most of those that random games had were of one kind, in which the next
question would not have been asked because nothing but “no” was left to answer: such questions are not trusted.

An offer must not tell anything either, to nobody: that somebody takes back is seen by all, and that they do not may be.
So it is judged by what a spectator saw before and after, and by nothing else: not by what any seat holds, not by what
was really decided where that is hidden, not by how often chance was asked. Whoever saw the same gets the same answer.
"""

from collections.abc import Generator, Iterator, Sequence
from hashlib import blake2b
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

import msgspec

from omerta.core.game import CHANCE, Game, Shaped, State, View
from omerta.core.journal import Journal
from omerta.core.numbers import Numbers
from omerta.core.problems import Facts, Impossible

WORLDS: Final = 128  # for everyone who watches
CHOICES: Final = 4  # in one world of so many all choices are compared: that takes longer, and tells sooner

Line: TypeAlias = tuple[str, str, Facts]
Sight: TypeAlias = tuple[Shaped, list[Line]]


class Seen(NamedTuple):
    """What a spectator saw of a decision: the table before it, and table and lines when a seat was asked again.

    The guess of what was decided saves time; a wrong one gives the same answers.
    """

    before: View
    after: Sight
    guess: int

    @classmethod
    def of(cls, state: State, actions: Sequence[int]) -> "Seen":
        """What was seen of a decision, and of what chance decided after it; the state is then the one after them."""
        before = state.view(None)
        state.journal = Journal()
        for action in actions:
            state.advance(action)
        return cls(before, _sight(state, None), actions[0])


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
    """What seems to have been decided, among what else, in one world and another."""

    def __init__(self, world: State, action: int) -> None:
        self.question = Question()
        self._first = world
        self._action = action
        self._kind = _kind(world, action)
        self._legal = world.legal()
        self._choice = frozenset(self._legal)
        self._others: set[int] = set()  # actions that are moves of another kind

    def has_same_choice(self, world: State) -> bool:
        """Whether the same moves of this kind can be made; where that is hidden, each of them hints at it."""
        legal = world.legal()
        if legal == self._legal:
            return True
        unknown = self._choice.symmetric_difference(legal) - self._others
        self._others.update(action for action in unknown if self._is_other(world, action))
        return unknown <= self._others

    def _is_other(self, world: State, action: int) -> bool:
        return _kind(self._first if action in self._choice else world, action) != self._kind

    def is_made(self, world: State) -> bool:
        """Make it there; whether it can be made, and a seat is asked after it."""
        if not world.is_legal(self._action):
            return False
        _decide(world, self._action)
        if world.to_move < 0:
            return False
        self.question.add(world.legal())
        return True

    def looks_same(self, worlds: Iterator[State], viewer: int | None, sight: Sight) -> Iterator[bool]:
        """Of one world after the other, whether somebody would see this in it."""
        for number, world in enumerate(worlds):
            is_same = number % CHOICES != 0 or self.has_same_choice(world)
            yield is_same and self.is_made(world) and _sight(world, viewer) == sight


def _kind(state: State, action: int) -> object:
    return (state.move(action) or {}).get("move")


def may_be_undone(game: Game, seen: Seen, worlds: int = WORLDS) -> bool:
    """Whether, for all that everybody knows, a decision told nobody anything."""
    return all(judged(game, seen, worlds))


def judged(game: Game, seen: Seen, worlds: int = WORLDS) -> Iterator[bool]:
    """The same, a little at a time: whether nothing stands against it so far."""
    numbers = Numbers(_seed(seen.before))
    try:
        first = game.imagine(seen.before, numbers)
        action = yield from _action(first, seen)
        if action is None:
            yield False
        else:
            yield from _judged_in_worlds(game, seen, _Decision(first, action), numbers, worlds)
            yield action != seen.guess or (yield from _only(first, seen)) == action
    except Impossible:  # a set-up in which nobody can imagine anything yet
        yield False


def _judged_in_worlds(game: Game, seen: Seen, decision: _Decision, numbers: Numbers, worlds: int) -> Iterator[bool]:
    """For worlds that may be real, whether any seat learns something in them."""
    real = max(1, isqrt(worlds))
    for _ in range(real):
        yield from decision.looks_same(_imagined(game, seen.before, numbers, worlds // real), None, seen.after)
        world = game.imagine(seen.before, numbers)
        views = [world.view(seat) for seat in range(int(world.players))]
        if not decision.is_made(world):
            yield False
            return
        for seat, view in enumerate(views):
            of_seat = _imagined(game, view, numbers, worlds // real)
            yield from decision.looks_same(of_seat, seat, _sight(world, seat))
    yield not decision.question.is_suspect


def _imagined(game: Game, view: View, numbers: Numbers, count: int) -> Iterator[State]:
    return (game.imagine(view, numbers) for _ in range(count))


def _action(world: State, seen: Seen) -> Generator[bool, None, int | None]:
    """What looks in this world as what was decided; that nothing else does is looked at last if the guess is right."""
    fit = _fit(world, seen.guess, seen.after) if world.is_legal(seen.guess) else False
    if fit is None:
        return None
    return seen.guess if fit else (yield from _only(world, seen))


def _only(world: State, seen: Seen) -> Generator[bool, None, int | None]:
    """The one decision that would have looked so in this world; None if there are several, or chance would decide."""
    found: int | None = None
    for action in world.legal():
        yield True
        fit = _fit(world, action, seen.after)
        if fit is None or (fit and found is not None):
            return None
        if fit:
            found = action
    return found


def _fit(world: State, action: int, sight: Sight) -> bool | None:
    """Whether a decision looks so to a spectator; None if chance, which is asked after it, may make it look so."""
    after, (view, lines) = world.copy(), sight
    _decide(after, action)
    read = _lines(after, None)
    if after.to_move == CHANCE and read == lines[: len(read)]:
        return None
    return read == lines and after.to_move >= 0 and after.view(None).to_json() == view


def offered(game: Game, state: State, actions: Sequence[int]) -> Iterator[int]:
    """How many decisions must stay of those that one seat, and chance, made from this state on: the last is the answer.

    How often chance was asked is hidden, so that its decisions are taken for a part of the seat's last one.
    """
    for first, end, seen in reversed(_turns(state, actions)):
        for is_harmless in judged(game, seen):
            yield end
            if not is_harmless:
                return
        yield first


def _turns(state: State, actions: Sequence[int]) -> list[tuple[int, int, Seen]]:
    """Each decision of the seat: its place, that of the next, and what was seen of it."""
    firsts = _firsts(state.copy(), actions)
    ends, state = [*firsts[1:], len(actions)], state.copy()
    return [(first, end, Seen.of(state, actions[first:end])) for first, end in zip(firsts, ends, strict=True)]


def _firsts(state: State, actions: Sequence[int]) -> list[int]:
    """Which of the decisions chance did not make."""
    found: list[int] = []
    for place, action in enumerate(actions):
        if state.to_move != CHANCE:
            found.append(place)
        state.advance(action)
    return found


def _seed(view: View) -> int:
    written = msgspec.json.encode(view.to_json(), order="deterministic")
    return int.from_bytes(blake2b(written, digest_size=8).digest())


def _decide(state: State, action: int) -> None:
    state.journal = Journal()
    state.advance(action)


def _sight(state: State, viewer: int | None) -> Sight:
    """What somebody sees and has just read."""
    return state.view(viewer).to_json(), _lines(state, viewer)


def _lines(state: State, viewer: int | None) -> list[Line]:
    assert state.journal is not None
    return [(event.kind, event.clause, event.facts) for event in state.journal.seen_by(viewer)]
