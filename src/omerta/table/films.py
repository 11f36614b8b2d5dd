"""A replay on its way to whoever wants to see it: compressed, in a file that has no name."""

import os
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final

import msgspec

from omerta.table.studied import Replay

CHUNK: Final = 64 * 1024  # bytes that are held in memory
GZIP: Final = 31  # how zlib calls that format


class Film:
    """A file to be filled by another process, which knows it by its name, and read here."""

    def __init__(self) -> None:
        descriptor, self.name = mkstemp(prefix="omerta-replay-")
        self._file = os.fdopen(descriptor, "rb")
        self.length = 0  # bytes of JSON

    @property
    def squeezed_length(self) -> int:
        return os.fstat(self._file.fileno()).st_size

    def squeezed(self) -> Iterator[bytes]:
        """As it is."""
        self._file.seek(0)
        while chunk := self._file.read(CHUNK):
            yield chunk

    def plain(self) -> Iterator[bytes]:
        """As JSON."""
        stream = zlib.decompressobj(GZIP)
        for chunk in self.squeezed():
            rest = chunk
            while rest:
                yield stream.decompress(rest, CHUNK)
                rest = stream.unconsumed_tail
        yield stream.flush()

    def whole(self) -> Replay:
        return msgspec.json.decode(b"".join(self.plain()), type=Replay)

    def close(self) -> None:
        self._file.close()
        with suppress(OSError):  # whoever wrote it has taken its name away
            Path(self.name).unlink()
