"""The names that this server goes by: a page that gives itself another one, which leads here, is a stranger's."""

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

_PORTS = {"http": "80", "https": "443"}


class Names:
    """Addresses always, localhost, the machine's own name, and whatever the server was told."""

    def __init__(self, told: Sequence[str], origins: Sequence[str]) -> None:
        machine = socket.gethostname().lower()
        first = machine.partition(".")[0]
        known = {machine, first, f"{first}.local", "localhost"}
        known |= {name.lower().rstrip(".") for name in told}
        known |= {urlsplit(origin).hostname or "" for origin in origins}
        self._known = known - {""}
        self._origins = {normal(origin) for origin in origins}

    def knows(self, host: str) -> bool:
        """Whether a Host header may be ours; who sends none at all is no browser."""
        name = _split(host)[0].lower().rstrip(".")
        return not host or name in self._known or name.endswith(".localhost") or _is_address(name)

    def is_ours(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page is ours, or one that was allowed: scheme, host and port must be the same."""
        given = normal(origin)
        return bool(given) and (given in self._origins or given == normal(f"{scheme}://{host}"))


def normal(origin: str) -> str:
    """An origin with its port, in small letters; nothing if it is none."""
    scheme, found, host = origin.lower().rstrip("/").partition("://")
    name, port = _split(host)
    port = port or _PORTS.get(scheme, "")
    return f"{scheme}://{name.rstrip('.')}:{port}" if found and name and port else ""


def _split(host: str) -> tuple[str, str]:
    """Name and port; an IPv6 address stands in brackets."""
    if host.startswith("["):
        name, _, rest = host[1:].partition("]")
        return name, rest.removeprefix(":")
    name, _, port = host.partition(":")
    return name, port


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
