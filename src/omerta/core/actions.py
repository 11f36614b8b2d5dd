"""The reusable buffer into which a game writes its legal actions.

Whoever needs one for a moment borrows it, so it belongs to one call at a time, whatever calls are nested and whatever
threads are running; if a problem is raised in between, it is simply not seen again.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

CAPACITY: Final[i64] = 4096
ROOM: Final[i64] = 256
AT_HAND: Final = 8  # buffers made before anybody asks

# Ready-made numbers, as objects: a list of them costs a third of making them anew.
_INTS: Final[list[object]] = list(range(8192))


@final
class Actions:
    """Action numbers in ascending order, each with a weight that matters only to chance."""

    numbers: vec[i64]
    weights: vec[i64]
    count: i64
    total: i64
    room: vec[i64]  # for whoever writes the list to work in

    def __init__(self, capacity: i64 = CAPACITY) -> None:
        self.numbers = vec[i64]([0] * capacity)
        self.weights = vec[i64]([0] * capacity)
        self.count = 0
        self.total = 0
        self.room = vec[i64]([0] * ROOM)

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, action: i64) -> None:
        self.numbers[self.count] = action
        self.count += 1

    def add_weighted(self, action: i64, weight: i64) -> None:
        self.weights[self.count] = weight
        self.total += weight
        self.add(action)

    def has(self, action: i64) -> bool:
        numbers = self.numbers
        for i in range(self.count):
            if numbers[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        numbers = self.numbers
        ints = _INTS
        known: i64 = len(ints)
        return cast(
            list[int],
            [ints[numbers[i]] if numbers[i] < known else int(numbers[i]) for i in range(self.count)],
        )

    def weights_list(self) -> list[int]:
        weights = self.weights
        return [int(weights[i]) for i in range(self.count)]


# Taking from the end of a list and adding to it are single steps, between which no other thread comes.
_spare: Final = [Actions() for _ in range(AT_HAND)]


def borrow() -> Actions:
    """An empty buffer that nobody else has; it is to be given back."""
    try:
        buffer = _spare.pop()
    except IndexError:
        return Actions()
    buffer.clear()
    return buffer


def give_back(buffer: Actions) -> None:
    _spare.append(buffer)
