"""How much anybody may ask for: buckets that fill up again with time, and places that are taken and given back."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

Clock: TypeAlias = Callable[[], float]

OWN: Final = ("127.0.0.1", "::1", "::ffff:127.0.0.1")  # from which a machine's browsers reach its own servers
# Headers by which proxies speak for others.
FORWARDED: Final = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")
HOME: Final = "home"  # in place of the address of whoever sits at this very machine
READ: Final = 4096  # addresses that need not be read again, which takes longer than to count them


class Bucket:
    """So many at once, and as many again after so many seconds."""

    __slots__ = ("_at", "_left", "_most", "_pace")

    def __init__(self, most: int, seconds: float, now: float) -> None:
        self._most = most
        self._pace = most / seconds
        self._left = float(most)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        self._left = min(float(self._most), self._left + (now - self._at) * self._pace)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def wait(self) -> float:
        """Seconds from the last attempt until there is one again."""
        return max(0.0, (1.0 - self._left) / self._pace)


class Buckets:
    """A bucket for everybody who asks; who has not asked for longest is forgotten when there are too many."""

    def __init__(self, most: int, seconds: float, remembered: int, clock: Clock) -> None:
        self._most = most
        self._seconds = seconds
        self._remembered = remembered
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: str) -> bool:
        """Whether this one may have another."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._most, self._seconds, now)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now)

    def wait(self, who: str) -> int:
        """Whole seconds after which whoever was refused may try again."""
        return ceil(self._buckets[who].wait) if who in self._buckets else 0


class Places:
    """So many at once for everybody together, so many for each."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._taken: dict[str, int] = {}
        self.count = 0

    def take(self, who: str) -> bool:
        taken = self._taken.get(who, 0)
        if self.count >= self._most or taken >= self._most_of_one:
            return False
        self._taken[who] = taken + 1
        self.count += 1
        return True

    def give_back(self, who: str) -> None:
        self.count -= 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


@lru_cache(READ)
def neighbourhood(address: str) -> str:
    """Whom a limit concerns: an address, or in IPv6 the network that one household has."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)


@lru_cache(READ)
def is_loopback(address: str) -> bool:
    """Whether an address leads to this very machine."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return (mapped or parsed).is_loopback


def is_at_home(scope: Any) -> bool:
    """Whether a browser on this very machine asks, found by a name of this machine's, and no proxy for somebody else.

    A proxy that hides whom it speaks for looks as if it were at home, but for the names that browsers know it by.
    """
    client = scope.get("client")
    if client is None or client[0] not in OWN:
        return False
    told = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if any(name in FORWARDED for name in told):
        return False
    hosts = [urlsplit(f"//{told.get(b'host', '')}").hostname, *_origin(told.get(b"origin", ""))]
    return all(host == "localhost" or is_loopback(host or "") for host in hosts)


def _origin(origin: str) -> list[str | None]:
    return [urlsplit(origin).hostname] if origin else []


def address_of(scope: Any) -> str:
    """Whom a limit concerns."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "local"
