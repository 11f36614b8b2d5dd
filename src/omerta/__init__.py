"""Omerta: a digital tabletop for four gangster board games."""

from importlib.util import find_spec

__version__ = "0.1.0"


def speed() -> str:
    """Whether the engine runs ``compiled`` or ``interpreted``."""
    engine = find_spec("omerta.core.game")
    source = "" if engine is None or engine.origin is None else engine.origin
    return "interpreted" if source.endswith(".py") else "compiled"
