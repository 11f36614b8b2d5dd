"""What a socket still has to send: the table as it is now, less the lines that have been sent."""

from hashlib import blake2b
from typing import Final

import msgspec
from msgspec.structs import replace

from omerta.table.shown import Line, Sight, TableShown
from omerta.web.wire import TableNews

NO_LINES: Final = b'"lines":[]}'
NO_SIGHTS: Final = b'"sights":[]}'

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
        is_longer = any(
            first < max(self._sent(sight), len(sight.lines)) for sight, first in zip(shown.sights, kept, strict=True)
        )
        table = _encoder.encode(replace(shown, sights=[]))
        bare = [_encoder.encode(replace(sight, lines=[])) for sight in shown.sights]
        rest = blake2b(b"".join([table, *bare]), digest_size=16).digest()
        if rest == self._rest and not is_longer:
            return None
        self._rest = rest
        self._lines = {sight.seat: (sight.lines, len(sight.lines)) for sight in shown.sights}
        news = [_with_lines(*one) for one in zip(bare, shown.sights, kept, strict=True)]
        told = _spliced(table, NO_SIGHTS, b",".join(news))
        return _encoder.encode(TableNews(msgspec.Raw(told), kept, 0 if shown.deadline is None else now))  # type: ignore[arg-type]

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


def _with_lines(bare: bytes, sight: Sight, first: int) -> bytes:
    """A sight that was written without lines, with those from a number on."""
    return _spliced(bare, NO_LINES, _encoder.encode(sight.lines[first:])[1:-1])


def _spliced(text: bytes, ending: bytes, items: bytes) -> bytes:
    """JSON that ends with an empty list, with items in it: so most of a table is written only once."""
    assert text.endswith(ending)
    return b"".join([text[:-2], items, text[-2:]])
