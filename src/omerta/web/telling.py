"""What a socket still has to send: the table as it is now, less the lines that have been sent."""

from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from omerta.table.shown import Line, Sight, TableShown
from omerta.web.wire import TableNews

_encoder = msgspec.json.Encoder()


class Teller:
    """Remembers what one browser has been sent of a table."""

    def __init__(self) -> None:
        self._lines: dict[int | None, tuple[list[Line], int]] = {}  # a journal, and how many of its lines were sent
        self._rest = b""  # a digest

    def forget(self) -> None:
        """Whatever was sent, send everything anew."""
        self._lines = {}
        self._rest = b""

    def news(self, shown: TableShown, now: int = 0) -> bytes | None:
        """The message; None if this browser knows all of it, so that it learns not even that something happened."""
        kept = [self._kept(sight) for sight in shown.sights]
        news = [sight.lines[first:] for sight, first in zip(shown.sights, kept, strict=True)]
        is_longer = any(news) or any(first < self._sent(sight) for sight, first in zip(shown.sights, kept, strict=True))
        rest = _digest(_with_lines(shown, [[] for _ in shown.sights]))
        if rest == self._rest and not is_longer:
            return None
        self._rest = rest
        self._lines = {sight.seat: (sight.lines, len(sight.lines)) for sight in shown.sights}
        return _encoder.encode(TableNews(_with_lines(shown, news), kept, 0 if shown.deadline is None else now))

    def _sent(self, sight: Sight) -> int:
        return self._lines.get(sight.seat, ((), 0))[1]

    def _kept(self, sight: Sight) -> int:
        """How many of the lines sent still stand: all of them, unless something has been taken back.

        A journal only grows; whoever takes back begins a new one.
        """
        sent, count = self._lines.get(sight.seat, ((), 0))
        if sight.lines is sent:
            return count
        pairs = zip(sent[:count], sight.lines, strict=False)
        return next((number for number, (old, new) in enumerate(pairs) if old != new), min(count, len(sight.lines)))


def _digest(shown: TableShown) -> bytes:
    return blake2b(_encoder.encode(shown), digest_size=16).digest()


def _with_lines(shown: TableShown, lines: list[list[Line]]) -> TableShown:
    sights = [replace(sight, lines=some) for sight, some in zip(shown.sights, lines, strict=True)]
    return replace(shown, sights=sights)
