"""Libraries that only some commands need: imported when they are wanted, named when they are missing."""

from importlib import import_module
from typing import Any

from omerta.core.problems import Unknown


def needs(extra: str, module: str) -> Any:
    """A module of an optional extra, or one of ours that uses it; where it is missing, what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise Unknown("lab-extra", {"what": str(missing.name), "extra": extra}) from None
