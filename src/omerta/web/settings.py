"""How a server is set up; what a worker process is told through its environment."""

import os
from typing import Final

import msgspec

from omerta.core.problems import Unknown

VARIABLE: Final = "OMERTA_SERVE"  # holds the settings as JSON, for worker processes


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of anything one browser, one address or everybody together may ask for. Per worker process."""

    body: int = 64 * 1024  # bytes of a request
    message: int = 16 * 1024  # bytes of a socket's message
    messages: int = 40  # of one socket, a second
    tables: int = 30  # set up by one address, an hour
    guests: int = 60  # by one address, an hour
    joins: int = 60  # by one address, an hour
    changes: int = 240  # of names, wishes, seats and phases, by one guest, a minute
    chat: int = 20  # lines of one guest, a minute
    hints: int = 30  # asked for by one guest, a minute
    doubts: int = 60  # questions whether a choice gives chances away, of one guest, a minute
    foresights: int = 240  # questions about a choice, of one guest, a minute
    records: int = 120  # looked at or replayed for one address, a minute
    replays: int = 40  # made and sent at once, of all
    replays_of_one: int = 4  # at once, of one address
    sockets: int = 5000  # at once, of all
    sockets_of_one: int = 50  # at once, of one address
    remembered: int = 20_000  # addresses and guests of which is known how much they have asked for
    hello: int = 10  # seconds until the first message
    ping: int = 20  # seconds from one ping to the next
    silence: int = 60  # seconds after which a silent browser is gone
    patience: int = 10  # seconds in which a browser must take a message


class Settings(msgspec.Struct, frozen=True):
    """Everything a worker must know."""

    database: str = ""  # an address; empty: the file in the user's data folder
    origins: list[str] = []  # pages besides our own that may speak to us
    names: list[str] = []  # by which browsers may find us, besides addresses and the machine's own
    secure: bool = False  # whether browsers reach us through https
    proxies: list[str] = []  # whose word on where a request comes from is believed, besides this machine's
    metrics: str = ""  # the address where the figures are told; empty: nowhere
    metrics_token: str = ""  # who has it is told them at /metrics
    quiet: bool = False
    page: str = ""  # the folder of the built page; empty: the package's own
    notices: str = "none"
    pace: str = "usual"  # of bots' answers
    boxes: bool = True  # whether owners may keep boxes here, and choose them at new tables
    limits: Limits = Limits()

    def publish(self) -> None:
        """Leave them where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def published() -> Settings:
    """The settings left by whoever started this process."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def read_limits(typed: list[str]) -> Limits:
    """Limits as they are typed: name=number."""
    chosen = dict(_pair(wish) for wish in typed)
    return msgspec.convert(chosen, Limits)


def _pair(wish: str) -> tuple[str, int]:
    name, _, number = wish.partition("=")
    name = name.replace("-", "_")
    if name not in Limits.__struct_fields__:
        known = ", ".join(field.replace("_", "-") for field in Limits.__struct_fields__)
        raise Unknown("unknown-limit", {"what": wish, "known": known})
    if not number.isascii() or not number.isdecimal() or not 0 < int(number) < 2**31:
        raise Unknown("limit-number", {"what": wish})
    return name, int(number)
