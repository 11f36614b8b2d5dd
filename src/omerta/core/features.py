"""Observations for learners: a view as 32-bit numbers, and a layout that tells what each of them means.

A game writes the blocks of its layout one after another, the numbers of a block in the order of its axes, the last axis
fastest. Seats stand relative to the viewer: its own first, then clockwise.
"""

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

CHUNK: Final[i64] = 64
_ZEROS: Final = [bytes(4 * size) for size in range(65)]  # by how many numbers


@final
class Axis:
    """What the numbers of a block are told apart by, with a label for each place."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name = name
        self.labels = labels


@final
class Block:
    """Numbers that follow one another and mean the same, each within ``least`` and ``most``."""

    def __init__(self, name: str, meaning: str, axes: list[Axis], least: float = 0.0, most: float = 1.0) -> None:
        self.name = name
        self.meaning = meaning
        self.axes = axes
        self.least = least
        self.most = most

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis.labels)
        return size

    def label(self, index: int) -> str:
        """What the number at this index of the block is about."""
        labels: list[str] = []
        for axis in reversed(self.axes):
            labels.insert(0, f"{axis.name} {axis.labels[index % len(axis.labels)]}".strip())
            index //= len(axis.labels)
        return ", ".join(labels)


def numbered(name: str, count: int, first: int = 0) -> Axis:
    """An axis whose places are numbers."""
    return Axis(name, [str(number) for number in range(first, first + count)])


def relative_seats(count: int) -> Axis:
    """The viewer's own seat, then the others clockwise."""
    return Axis("seat", ["own", *[f"own + {step}" for step in range(1, count)]])


def length(layout: list[Block]) -> int:
    """How many numbers an observation has."""
    return sum([block.size for block in layout])


def put(into: BytesWriter, value: float) -> None:
    write_f32_le(into, value)


def put_flag(into: BytesWriter, flag: bool) -> None:
    write_f32_le(into, 1.0 if flag else 0.0)


def put_share(into: BytesWriter, count: i64, whole: i64) -> None:
    """A count as a part of the most there can be."""
    write_f32_le(into, float(count) / float(whole))


def put_one_of(into: BytesWriter, chosen: i64, size: i64) -> None:
    """A 1 at the chosen place of so many, zeros elsewhere; only zeros where none is chosen (−1)."""
    first: i64 = len(into)
    put_zeros(into, size)
    if 0 <= chosen < size:
        _turn_to_one(into, first + 4 * chosen)


def _turn_to_one(into: BytesWriter, place: i64) -> None:
    """The bytes 00 00 80 3f are the little-endian 1.0."""
    into[place + 2] = 0x80
    into[place + 3] = 0x3F


def put_shares(into: BytesWriter, counts: vec[i64], first: i64, size: i64, whole: i64) -> None:
    """Some counts in a row, each as a part of the most there can be."""
    for i in range(first, first + size):
        write_f32_le(into, float(counts[i]) / float(whole))


def put_zeros(into: BytesWriter, size: i64) -> None:
    while size > CHUNK:
        into.write(_ZEROS[CHUNK])
        size -= CHUNK
    into.write(_ZEROS[size])
