"""Records that people bring along to look at. They stay in memory for a while; nothing of them is stored."""

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from omerta.games import registry
from omerta.kernel.errors import BadInput
from omerta.kernel.game import Game, State
from omerta.kernel.layout import Records
from omerta.kernel.narration import Event
from omerta.records import Record, read, replay
from omerta.records.reading import BadRecord
from omerta.server.problems import Refused
from omerta.server.wording import Voice, preferred, voice

if TYPE_CHECKING:
    from omerta.server.house import House

MOST_ROWS = 5000
MOST_RECORDS, MOST_BYTES = 200, 64_000_000
"""What is kept in memory: then the one that nobody has looked at for longest has to go."""
EVENTS_OF_A_ROW = 4000
"""Bytes, roughly."""


@dataclass(frozen=True)
class Opened:
    """A record played through: the first state, and the position after each row."""

    game: Game
    content: str
    record: Record
    first: State
    positions: list[Records]
    events: list[list[Event]]

    @property
    def size(self) -> int:
        """Bytes in memory, roughly."""
        return len(self.positions) * (self.first.record.nbytes + EVENTS_OF_A_ROW)

    def after(self, row: int) -> State:
        """The position after a row."""
        if not 0 <= row < len(self.positions):
            raise Refused(404, "no-row", complaint=f"The rows are 0 to {len(self.positions) - 1}.")
        return replace(self.first, record=self.positions[row])

    def voice(self, lang: str) -> Voice:
        """Whoever tells of it."""
        return voice(preferred(lang), self.game.name, tuple(self.record.names))


class ReadingRoom:
    """The records that are open."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Opened] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def open(self, house: "House", text: str) -> tuple[str, Opened]:
        """Read a record and play it through, in a thread; BadInput says what is wrong, and in which line."""
        name = hashlib.sha256(text.encode()).hexdigest()[:32]
        if name not in self._open:
            async with self._one_at_a_time:
                self._open[name] = await asyncio.to_thread(_opened, house, text)
        self._open.move_to_end(name)
        while len(self._open) > MOST_RECORDS or sum(one.size for one in self._open.values()) > MOST_BYTES:
            self._open.popitem(last=False)
        return name, self._open[name]

    def get(self, name: str) -> Opened:
        """A record that is open."""
        if name not in self._open:
            raise Refused(404, "no-record", complaint="This record is not open (any more); send it again.")
        self._open.move_to_end(name)
        return self._open[name]


def _opened(house: "House", text: str) -> Opened:
    record = read(text)
    if len(record.rows) > MOST_ROWS:
        raise BadRecord(record.source, record.rows[MOST_ROWS].line, f"more than {MOST_ROWS} rows are not shown here")
    try:
        name = registry.definition(record.game).name
    except BadInput as error:
        raise BadRecord(record.source, record.header_lines["game"], str(error)) from None
    contents = {content: house.game(name, content) for content in house.contents(name)}
    fitting = (content for content, game in contents.items() if game.content_digest == record.content)
    content = next(fitting, next(iter(contents)))
    played = replay(record, contents[content])
    positions = [state.record for state in played.states]
    return Opened(contents[content], content, record, played.states[0], positions, played.events)
