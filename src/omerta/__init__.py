"""Omerta: a digital tabletop for four gangster board games."""

__version__ = "0.1.0"


def speed() -> str:
    """Whether the engine runs ``compiled`` or ``interpreted``."""
    from omerta.core import game

    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"
