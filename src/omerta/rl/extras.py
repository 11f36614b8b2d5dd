"""What to say where a library of a door is not installed."""

from omerta.core.problems import Problem, Unknown


def missing(library: str, extra: str) -> Problem:
    """How to get the library that a door needs."""
    return Unknown("missing-extra", {"what": library, "install": f"pip install 'omerta[{extra}]'"})
