"""Bots at work: a queue with an end before the processes that think."""

import asyncio

from omerta.bots.process import Worker
from omerta.bots.worker import Answer, Question
from omerta.server.logs import note


class Crew:
    """All workers. Questions wait in a queue of limited length."""

    def __init__(self, workers: int, queue: int, seconds: float) -> None:
        self._seconds, self._room = seconds, queue
        self._all = [Worker() for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self._all):
            self._idle.put_nowait(worker)

    async def ask(self, question: Question) -> Answer:
        """The bot's answer, or what went wrong with it."""
        if self._room <= 0:
            return Answer(problem="too many questions are waiting")
        self._room -= 1
        try:
            worker = await self._idle.get()
            try:
                return await worker.ask(question, self._seconds)
            finally:
                self._idle.put_nowait(worker)
        finally:
            self._room += 1

    async def close(self) -> None:
        """End all processes."""
        running = [worker.process for worker in self._all if worker.process is not None]
        for worker in self._all:
            worker.stop()
        for process in running:
            await process.wait()
        if running:
            note("bots stopped", processes=len(running))
