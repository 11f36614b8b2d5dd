"""Structured logs: lines for people in a terminal, JSON elsewhere. No token, cookie, name, query or table's id."""

import logging
import sys
from typing import Any

import structlog


def set_up(*, quiet: bool) -> None:
    """Everything that is logged in this process, by whichever library, in one form on standard error."""
    renderer: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            renderer,
        ],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    for library in ("uvicorn", "uvicorn.error", "httpx", "litestar", "alembic", "sqlalchemy"):
        logging.getLogger(library).setLevel(logging.WARNING)  # their lines hold addresses with queries
