"""What takes long and needs this process: one thing at a time, so that the event loop always gets its half."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Result = TypeVar("Result")

_thread: Final = ThreadPoolExecutor(1, "slowly")


async def slowly(work: Callable[..., Result], *given: object) -> Result:
    """In the one thread for this, first come first served."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *given)
