"""A message to the outside when it is the turn of somebody who is not connected.

The address is the operator's, never a player's: a server that posts to whatever players type could be sent anywhere.
"""

import asyncio

import httpx

from omerta.server.keeping import Kept
from omerta.server.logs import note

WAITING = 200
"""Messages that may wait to be sent; more are left out."""
SECONDS = 5.0


class Webhook:
    """Posts `{"event": "your-turn", "table", "game", "seat", "name", "link"}`, one after another."""

    def __init__(self, address: str | None, public_url: str | None) -> None:
        self._address, self._public_url = address, public_url
        self._waiting: asyncio.Queue[dict[str, object]] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def your_turn(self, kept: Kept, seat: int) -> None:
        """Tell that somebody is asked. Nothing about the game itself is said."""
        if self._address is None or self._waiting.full():
            return
        link = f"{(self._public_url or '').rstrip('/')}/#table={kept.id}"
        self._waiting.put_nowait(
            {
                "event": "your-turn",
                "table": kept.id,
                "game": kept.game,
                "seat": seat,
                "name": kept.seats[seat].name,
                "link": link,
            }
        )

    async def open(self) -> None:
        """Begin to send."""
        if self._address is not None:
            self._task = asyncio.create_task(self._send(self._address))

    async def close(self) -> None:
        """Stop; what waits is left out."""
        if self._task is not None:
            self._task.cancel()

    async def _send(self, address: str) -> None:
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False) as client:
            while True:
                message = await self._waiting.get()
                try:
                    answer = await client.post(address, json=message)
                    if answer.is_error:
                        note("webhook refused", status=answer.status_code)
                except httpx.HTTPError as error:
                    note("webhook failed", problem=type(error).__name__)
