"""What errors of PostgreSQL mean."""

import asyncio
from typing import Final

import asyncpg

from omerta.core.problems import Problem
from omerta.table.store import StoreTrouble

# The connection is gone, or none is to be had: whether a statement was done is unknown. A server that dies in the
# middle of an answer leaves the library's own machinery in any state, which it tells by InternalClientError ("cannot
# switch to state …", "got result for unknown protocol state …"). TLS's and the resolver's errors are OSErrors.
DROPPED: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncio.IncompleteReadError,
    asyncio.TimeoutError,
    OSError,
)
# Somebody else was first; nothing was done.
CLASHES: Final = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError, asyncpg.TransactionRollbackError)
ANY: Final = (*DROPPED, asyncpg.PostgresError)


def is_ours(error: BaseException) -> bool:
    """Whether the program itself is wrong: values that fit no column, or that a constraint forbids."""
    return isinstance(error, (ValueError, asyncpg.DataError, asyncpg.IntegrityConstraintViolationError))


def problem(error: Exception, where: str) -> Problem:
    """What an error means for a person."""
    detail = str(error) or type(error).__name__
    if isinstance(error, asyncpg.DiskFullError):
        return StoreTrouble("database-full", {"what": where})
    if isinstance(error, (*DROPPED, asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)):
        return StoreTrouble("database-unreachable", {"what": where, "detail": detail})
    return StoreTrouble("database-trouble", {"what": where, "detail": detail})
