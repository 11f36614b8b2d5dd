"""The boxes of one server: those that come with the games, and those that owners have kept in the store.

A kept box is read when a table, a list or a person names it, so that several servers of one store need not tell each
other of boxes.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

import structlog

from omerta import games
from omerta.core.boxes import Box, Origin, canonical_text, values
from omerta.core.game import Game
from omerta.core.problems import Broken, Unknown
from omerta.table.problems import bad, clash, forbid, told, unknown
from omerta.table.slowly import slowly
from omerta.table.store import BoxRow, Conflict, GuestRow, Store

OPTION: Final = "data"  # by which a table names its box
LARGEST: Final = 512 * 1024  # bytes of a box
MOST_OF_GUEST: Final = 20
MOST_OF_ALL: Final = 500
MOST_READ: Final = 64  # boxes at hand

_log = structlog.get_logger("omerta.table")


class Played(NamedTuple):
    """A game with the box it is played with, and who keeps that box where it is an owner's."""

    game: Game
    keeper: str = ""

    @property
    def digest(self) -> str:
        return "" if self.game.box is None else self.game.box.digest

    @property
    def kept(self) -> str:
        """The id of the box where it is an owner's."""
        box = self.game.box
        return "" if box is None or box.is_shipped else box.id


class Outline(NamedTuple):
    """As much of a box as a list shows of it: the content of hundreds of boxes need not be at hand for that."""

    game: str
    id: str
    digest: str
    title: dict[str, str]
    note: dict[str, str]
    is_shipped: bool
    origins: Counter[Origin]  # values from where


def outline(box: Box) -> Outline:
    origins = Counter(value.origin for value in values(box))
    return Outline(box.game, box.id, box.digest, dict(box.title), dict(box.note), box.is_shipped, origins)


def _is_former(name: str, box: str) -> bool:
    """Whether a box of this id came with the game before."""
    return box in [one.id for one in games.former(name)]


class Boxes:
    """What a Host does about boxes."""

    def __init__(self, store: Store, now: Callable[[], int], *, is_open: bool = True) -> None:
        self.is_open = is_open  # whether owners may keep boxes here, and choose them at new tables
        self._store = store
        self._now = now
        self._read: OrderedDict[tuple[str, str], Played] = OrderedDict()  # by game and id
        self._outlines: OrderedDict[str, Outline | None] = OrderedDict()  # by digest; none: refused by now

    # For tables.

    async def chosen(self, name: str, options: dict[str, Any]) -> Played:
        """What a new table with these options is played with."""
        if self._is_shipped(name, options):
            return Played(games.find(name))
        if not self.is_open:
            forbid("boxes-off")
        found = await self._kept(name, str(options[OPTION]))
        if found is None:
            bad("no-such-box", what=box_named(options))
        return found

    async def of_table(self, name: str, options: dict[str, Any], digest: str) -> Played:
        """What a table of the store is played with; if that is not to be had, why."""
        try:
            played = await self._of_table(name, options, digest)
        except Broken as broken:
            _log.error("box-broken", game=name, reason=broken.reason, **broken.facts)
            raise told(broken) from None
        except Unknown as problem:
            raise told(problem) from None
        if digest and played.digest != digest:
            clash("box-other", game=name, what=box_named(options))
        return played

    async def _of_table(self, name: str, options: dict[str, Any], digest: str) -> Played:
        if self._is_shipped(name, options) or _is_former(name, str(options[OPTION])):
            return Played(games.of(name, options))
        found = await self._kept(name, str(options[OPTION]), digest)
        if found is None:
            clash("box-missing", game=name, what=box_named(options))
        return found

    @staticmethod
    def _is_shipped(name: str, options: dict[str, Any]) -> bool:
        """Whether these options name no box of an owner; a game without boxes says itself what it thinks of one."""
        if name not in games.NAMES:
            raise Unknown("unknown-game", {"what": name[:40], "known": ", ".join(games.NAMES)})
        shipped = games.shipped(name)
        return shipped is None or options.get(OPTION, shipped.id) == shipped.id

    async def _kept(self, game: str, box: str, digest: str = "") -> Played | None:
        """A game with a kept box; the one at hand unless it is known to be another one by now."""
        key = (game, box)
        if key not in self._read or digest not in ("", self._read[key].digest):
            self._read.pop(key, None)
            found = await self._store.box(game, box)
            if found is None:
                return None
            self._read[key] = await slowly(_played, *found)
        self._read.move_to_end(key)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return self._read[key]

    def forget(self, game: str, box: str) -> None:
        """Read it anew when it is next named."""
        self._read.pop((game, box), None)

    # For people.

    async def listed(self, game: str) -> list[tuple[Outline, BoxRow | None]]:
        """The boxes of a game: the one that comes with it, then those kept here."""
        shipped = games.shipped(game)
        found: list[tuple[Outline, BoxRow | None]] = [] if shipped is None else [(outline(shipped), None)]
        for row in await self._store.boxes(game):
            one = await self._outlined(row)
            if one is not None:
                found.append((one, row))
        return found

    async def _outlined(self, row: BoxRow) -> Outline | None:
        """What a kept box is, unless by now it would be refused; found out once."""
        if row.digest not in self._outlines:
            box = await self._readable(row)
            self._outlines[row.digest] = None if box is None else await slowly(outline, box)
            while len(self._outlines) > 2 * MOST_OF_ALL:
                self._outlines.popitem(last=False)
        return self._outlines[row.digest]

    async def _readable(self, row: BoxRow) -> Box | None:
        try:
            kept = await self._kept(row.game, row.id, row.digest)
        except Broken as broken:
            _log.error("box-broken", game=row.game, reason=broken.reason, **broken.facts)
            return None
        return None if kept is None else kept.game.box

    async def find(self, game: str, box: str) -> Box:
        """A box by its id."""
        shipped = games.shipped(game)
        if shipped is not None and shipped.id == box:
            return shipped
        kept = await self._kept(game, box)
        if kept is None or kept.game.box is None:
            unknown("no-such-box", what=box[:64])
        return kept.game.box

    async def keep(self, guest: GuestRow, game: str, content: bytes) -> Box:
        """Keep a guest's box for tables to come; Broken if it cannot be played by."""
        box = await self.read(game, content)
        self._check_id(box)
        own, every = await self._store.count_boxes(guest.id)
        if own >= MOST_OF_GUEST:
            clash("too-many-boxes", most=MOST_OF_GUEST)
        if every >= MOST_OF_ALL:
            clash("boxes-full", most=MOST_OF_ALL)
        try:
            row = BoxRow(box.game, box.id, box.digest, guest.id, self._now(), len(content))
            await self._store.keep_box(row, content)
        except Conflict:
            await self._refuse_another(box)
        self.forget(box.game, box.id)
        return box

    async def read(self, game: str, content: bytes) -> Box:
        """The box in a file; Broken says what is wrong with it."""
        if not self.is_open:
            forbid("boxes-off")
        if len(content) > LARGEST:
            bad("box-too-large", most=LARGEST // 1024)
        return await slowly(games.read_box, content, game)

    @staticmethod
    def _check_id(box: Box) -> None:
        shipped = games.shipped(box.game)
        if shipped is not None and shipped.digest == box.digest:
            clash("box-is-shipped")
        if (shipped is not None and shipped.id == box.id) or _is_former(box.game, box.id):
            clash("data-same-id", what=box.id)

    async def _refuse_another(self, box: Box) -> None:
        """Who keeps the same box once more does no harm."""
        found = await self._store.box(box.game, box.id)
        if found is None or found[0].digest != box.digest:
            clash("data-same-id", what=box.id)

    async def drop(self, guest: GuestRow, game: str, box: str) -> None:
        """Take a box away again; whoever kept it may, while no table uses it."""
        found = await self._store.box(game, box)
        if found is None:
            unknown("no-such-box", what=box[:64])
        if found[0].guest != guest.id:
            forbid("not-your-box")
        try:
            await self._store.drop_box(found[0])
        except Conflict:
            clash("box-used", what=box)
        self.forget(game, box)


def packed(game: Game) -> tuple[str, bytes]:
    """The digest and content of an owner's box, for processes that may not know it; nothing of the shipped one."""
    box = game.box
    return ("", b"") if box is None or box.is_shipped else (box.digest, _content(box))


@lru_cache(MOST_READ)
def _content(box: Box) -> bytes:
    return canonical_text(box.data).encode()


def box_named(options: dict[str, Any]) -> str:
    return str(options.get(OPTION, ""))[:64]


def _played(row: BoxRow, content: bytes) -> Played:
    """Reads and checks everything, which takes a while."""
    return Played(games.make(row.game, games.read_box(bytes(content), row.game)), row.keeper)
