"""A real server with its default limits: what it holds in memory, which connections it has, what it has logged."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

PATIENCE = 60  # seconds until it must be up
MB = 1_000_000
OPEN = {"01", "08"}  # states in /proc/net/tcp: established, and closed by the other side only
WORKER = b"omerta.table.worker"


class Besieged:
    """One server on a database of its own."""

    def __init__(self, folder: Path, more: Sequence[str] = ()) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "log"
        command = [sys.executable, "-m", "omerta", "serve", "--port", str(self.port)]
        command += ["--database", str(folder / "tables.sqlite"), *more]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=log)  # noqa: S603

    def wait(self) -> None:
        """Until it answers."""
        started = time.monotonic()
        while time.monotonic() < started + PATIENCE:
            with suppress(httpx.HTTPError):
                httpx.get(f"{self.address}/healthz", timeout=5)
                return
            if self._process.poll() is not None:
                raise RuntimeError(self._log.read_text(encoding="utf-8")[-2000:])
            time.sleep(0.02)
        raise TimeoutError

    @property
    def is_up(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    # What it costs.

    def memory(self) -> dict[str, int]:
        """Megabytes of each kind of its processes: the one that serves, and its children by what they do."""
        held = {"serving": _resident(self._process.pid)}
        for child in _children(self._process.pid):
            kind = _kind(child)
            held[kind] = held.get(kind, 0) + _resident(child)
        return {kind: size // MB for kind, size in held.items()}

    def processor(self) -> float:
        """Seconds of processor time of the process that serves."""
        with suppress(OSError):
            fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def connections(self, sources: Sequence[str]) -> int:
        """How many connections from these addresses it holds open."""
        wanted, port = {_hexadecimal(source) for source in sources}, f"{self.port:04X}"
        found = 0
        for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
            _, here, there, state, *_ = line.split()
            found += here.endswith(port) and state in OPEN and there.partition(":")[0] in wanted
        return found

    # What it has said.

    def faults(self) -> Counter[str]:
        """What its log tells of faults: answers of 5xx, errors, the last words of tracebacks."""
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        return Counter(fault for fault in map(_fault, filter(None, lines)) if fault)


def _fault(line: str) -> str:
    """What a line complains of; nothing where it does not."""
    try:
        said: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError:
        return line[:200]  # whatever is not written by our log was not meant to be said
    if said.get("level") in {"error", "critical"} or "exception" in said:
        return f"{said.get('event')} {_last_words(str(said.get('exception', '')))}".strip()
    status = int(said.get("status") or 0)
    return f"{status} {said.get('route')}" if status >= 500 else ""


def _last_words(trace: str) -> str:
    """Where it happened, as far as that is ours, and what it was."""
    lines = trace.strip().splitlines()
    ours = [line.strip() for line in lines if "omerta" in line and line.strip().startswith("File")]
    place = ours[-1].rpartition("omerta/")[2] if ours else ""
    return f"{place}: {lines[-1][:200]}" if lines else ""


def _hexadecimal(address: str) -> str:
    return "".join(f"{int(part):02X}" for part in reversed(address.split(".")))


def _children(pid: int) -> list[int]:
    with suppress(OSError):
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [int(child) for child in found.split()]
    return []


def _kind(pid: int) -> str:
    with suppress(OSError):
        return "bots" if WORKER in Path(f"/proc/{pid}/cmdline").read_bytes() else "other"
    return "other"


def _resident(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


@contextmanager
def besieged(*more: str) -> Iterator[Besieged]:
    """A server that is up; gone afterwards, with all that it kept."""
    with TemporaryDirectory(prefix="omerta-siege-") as folder:
        server = Besieged(Path(folder), more)
        try:
            server.wait()
            yield server
        finally:
            server.kill()
