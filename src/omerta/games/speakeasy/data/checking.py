"""E2.4: what makes a data file refused."""

from typing import Any

Data = dict[str, Any]


def check(data: Data) -> None:
    """Damaged names the part that is wrong."""
