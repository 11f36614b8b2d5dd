"""How long things took, and what of it is told."""

import msgspec

MS = 1000


class Times(msgspec.Struct):
    """Seconds, of one kind of thing in one stage; what had not come when the stage ended counts for what it lasted."""

    taken: list[float] = []

    def add(self, seconds: float) -> None:
        self.taken.append(seconds)

    def share(self, share: float) -> float:
        """Milliseconds within which that share of them lay; 0 where nothing was measured."""
        ordered = sorted(self.taken)
        return MS * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    @property
    def p50(self) -> float:
        return self.share(0.5)

    @property
    def p99(self) -> float:
        return self.share(0.99)

    @property
    def most(self) -> float:
        return self.share(1.0)

    def told(self) -> str:
        return f"p50 {self.p50:.0f} p99 {self.p99:.0f} max {self.most:.0f} ms of {len(self.taken)}"
