"""What can be asked for over HTTP, by subject."""

from collections.abc import Sequence
from typing import Any, Final

from omerta.web.routes import boxes, games, guests, machine, play, seats, studies, tables
from omerta.web.socket import table_socket

API: Final[Sequence[Any]] = (
    *guests.ROUTES,
    *games.ROUTES,
    *boxes.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *play.ROUTES,
    *studies.ROUTES,
    table_socket,
)
MACHINE: Final[Sequence[Any]] = machine.ROUTES
