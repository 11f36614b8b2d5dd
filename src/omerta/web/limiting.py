"""How much anybody may ask for: buckets that fill up again with time, and places that are taken and given back."""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias

Clock: TypeAlias = Callable[[], float]

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


def address_of(scope: Any) -> str:
    """Whom a limit concerns."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "local"
