"""How tasks end: cancelled once, and waited for until they have let go of what they hold.

A task that is cancelled in the middle of a query closes its connection; to cancel it again, or to end the
event loop meanwhile, would leave that half done. So tasks that run beside each other are in an
`asyncio.TaskGroup`, which waits for all of them, not in an `asyncio.gather`, which does not.
"""

import asyncio
from collections.abc import Iterable
from typing import Any


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them and wait until they have ended."""
    ending = tuple(tasks)
    for task in ending:
        task.cancel()
    if ending:
        await asyncio.wait(ending)
