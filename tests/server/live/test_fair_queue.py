"""Owners take turns, however much one of them asks for."""

import asyncio

from saurian.server.live.fair_queue import FairQueue


async def work(queue: FairQueue, owner: str, done: list[str]) -> None:
    async with queue.place(owner):
        await asyncio.sleep(0)
        done.append(owner)


async def test_whoever_asks_once_waits_for_one_of_a_hundred() -> None:
    queue, done = FairQueue(1), list[str]()
    flood = [asyncio.create_task(work(queue, "many", done)) for _ in range(100)]
    await asyncio.sleep(0)
    await asyncio.gather(work(queue, "one", done), *flood)
    assert done.index("one") <= 3
    assert done.count("many") == 100


async def test_a_place_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    queue, done = FairQueue(1), list[str]()
    async with queue.place("first"):
        gone, given_at_once, stays = [
            asyncio.create_task(work(queue, owner, done)) for owner in ("gone", "given", "stays")
        ]
        await asyncio.sleep(0)
        assert len(queue) == 3
        gone.cancel()
    given_at_once.cancel()  # it has just been given the place
    await asyncio.wait([gone, given_at_once, stays], timeout=5)
    assert done == ["stays"]
    await work(queue, "later", done)
    assert done == ["stays", "later"]
