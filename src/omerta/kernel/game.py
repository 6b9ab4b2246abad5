"""A game as Python sees it: deal, ask, play, look. Words in and out; the work is done behind the doors."""

import copy
import functools
import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any, SupportsIndex

import msgspec
import numpy as np

from omerta.kernel import luck as luck_module
from omerta.kernel.batches import Batch
from omerta.kernel.compiling import Progress, compiled_doors, interpreted_doors
from omerta.kernel.errors import BadInput, IllegalAction, Refusal
from omerta.kernel.layout import Records, copied, unpacked
from omerta.kernel.narration import Event, new_log, told
from omerta.kernel.protocol import EVERYBODY, SPECTATOR, Definition

COMPONENTS: dict[tuple[str, bytes], Any] = {}
"""Boxes already unpacked: one for each kind of table."""


@dataclass(frozen=True, eq=False)
class State:
    """A position at a table: the box, the position itself, and the luck still to come. Never changed, only replaced.

    Two states are equal when box and position are; luck is no part of the position.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    box: Records
    record: Records
    luck: Records

    @functools.cached_property
    def components(self) -> Any:
        """The fields of the box, for reading; the same for all states of a table."""
        key = self.game, self.box.tobytes()
        if key not in COMPONENTS:
            COMPONENTS[key] = unpacked(self.box)
        return COMPONENTS[key]

    @functools.cached_property
    def position(self) -> Any:
        """The fields of the position, for reading."""
        return unpacked(self.record)

    @property
    def drawn(self) -> tuple[int, ...]:
        """The outcomes of luck that led here from the state before."""
        return luck_module.journal(self.luck)

    @property
    def draws(self) -> tuple[tuple[int, int], ...]:
        """The same, each with the number of ways it was one of: what a record keeps."""
        return luck_module.draws(self.luck)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash(self._bytes())

    def __repr__(self) -> str:
        return f"<{self.game}, {self.players} players>"

    def _bytes(self) -> bytes:
        return self.box.tobytes() + self.record.tobytes()


class Game:
    """One of the games, with its content. Made by `omerta.game(name)`."""

    def __init__(self, definition: Definition, content: Any) -> None:
        self.definition = definition
        self.name = definition.name
        self.edition = definition.edition
        self.players = definition.players
        self.actions = definition.actions
        """Every action has a number below this."""
        self.content = content
        self.doors: SimpleNamespace = interpreted_doors()
        self._boxes: dict[tuple[int, bytes], Records] = {}

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def content_digest(self) -> str:
        """A hash of all component data: two games with the same digest have the same cards."""
        digest: str = self.content.digest
        return digest

    # --- how it runs

    @property
    def is_compiled(self) -> bool:
        """Does it run as machine code?"""
        return not isinstance(self.doors.act, FunctionType)

    def compile(self, progress: Progress | None = None) -> "Game":
        """Run as machine code from now on; the first time on a machine this takes a while."""
        self.doors = compiled_doors(self.definition, progress)
        return self

    # --- dealing

    def new(
        self,
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        outcomes: Sequence[int] | None = None,
    ) -> State:
        """Deal a new game. Luck comes from the seed (None: from the operating system), or from recorded outcomes."""
        return self.new_with_events(players, seed, options, outcomes)[0]

    def new_with_events(
        self,
        players: int,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        outcomes: Sequence[int] | None = None,
    ) -> tuple[State, list[Event]]:
        """Deal a new game and say what happened."""
        box, chosen = self.table(players, options)
        record, log = self.definition.state.new(), new_log()
        luck = _luck(seed)
        drawn_from = luck if outcomes is None else luck_module.scripted(outcomes)
        self.doors.new_game(box, record, drawn_from, log)
        luck_module.settle(luck, drawn_from)
        state = State(self.name, players, chosen, box, record, luck)
        return state, self._events(state.components, log)

    def table(self, players: int, options: Mapping[str, Any] | None = None) -> tuple[Records, dict[str, Any]]:
        """The box of a table, and its options with the defaults left out; BadInput if the game cannot be played so."""
        if type(players) is not int or players not in self.players:
            raise BadInput(f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        chosen = self._options({} if options is None else options)
        usual = msgspec.to_builtins(self.definition.options())
        plain = {name: value for name, value in msgspec.to_builtins(chosen).items() if value != usual[name]}
        key = players, msgspec.json.encode(plain, order="sorted")
        if key not in self._boxes:
            self._boxes[key] = self.definition.pack(self.content, players, chosen)
        return self._boxes[key], plain

    def _options(self, given: Any) -> Any:
        try:
            return _convert(given, self.definition.options, "options", strict=False)
        except BadInput as error:
            known = ", ".join(self.definition.options.__struct_fields__) or "none"
            raise BadInput(f"{error} (options of {self.name}: {known})") from None

    def batch(self, games: int, players: int, seed: int | bytes = 0, options: Mapping[str, Any] | None = None) -> Batch:
        """Thousands of games stepped together."""
        if type(games) is not int or games < 1:
            raise BadInput(f"a batch has at least one game, not {games!r}")
        return Batch(self, self.table(players, options)[0], games, players, seed)

    # --- asking

    def awaiting(self, state: State) -> list[int]:
        """The seats that must choose now; empty when the game is over."""
        self._own(state)
        mask = self.doors.seats_awaited(state.box, state.record)
        return [seat for seat in range(state.players) if mask >> seat & 1]

    def legal(self, state: State, seat: int) -> list[int]:
        """Every action the seat may choose now."""
        seat = self._seat(state, seat)
        out = np.empty(self.definition.most_legal, np.int32)
        actions: list[int] = out[: self.doors.list_legal(state.box, state.record, seat, out)].tolist()
        return actions

    def text(self, state: State, action: int) -> str:
        """An action in words, the same in every language."""
        self._own(state)
        return self.definition.text(state.components, self._number(action))

    def parse(self, state: State, words: str) -> int:
        """The action that the words mean, whether allowed or not."""
        self._own(state)
        if not isinstance(words, str):
            raise BadInput(f"an action in words is a text, not {words!r}")
        return self.definition.parse(state.components, words)

    def why_not(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """None if the seat may do this now; otherwise the rule that forbids it, with the facts."""
        seat = self._seat(state, seat)
        number = self._number(action, state)
        return self._refusal(state, seat, number, self.doors.refusal(state.box, state.record, seat, number))

    # --- playing

    def play(
        self, state: State, seat: int, action: int | str, outcomes: Sequence[int] | None = None
    ) -> tuple[State, list[Event]]:
        """The state after an action, and what happened. The old state stays as it was; IllegalAction if forbidden.

        Recorded outcomes stand in for the luck of this one decision; what comes later is drawn as before.
        """
        seat = self._seat(state, seat)
        number = self._number(action, state)
        record, log = copied(state.record), new_log()
        luck = copied(state.luck)
        luck["drawn"] = 0
        drawn_from = luck if outcomes is None else luck_module.scripted(outcomes)
        code = self.doors.act(state.box, record, seat, number, drawn_from, log)
        refusal = self._refusal(state, seat, number, code)
        if refusal:
            raise IllegalAction(self.text(state, number), refusal)
        luck_module.settle(luck, drawn_from)
        after = State(state.game, state.players, state.options, state.box, record, luck)
        return after, self._events(state.components, log)

    def sample(self, state: State, seat: int, seed: int | bytes) -> int:
        """A random legal action."""
        seat = self._seat(state, seat)
        if seat not in self.awaiting(state):
            raise BadInput(f"seat {seat} has nothing to choose now")
        return int(self.doors.sample_action(state.box, state.record, seat, luck_module.seeded(seed)))

    # --- looking

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may see, as plain data."""
        number = self._viewer(state, seat)
        return _plain(self.definition.view(state.components, state.position, number))

    def laid_open(self, state: State) -> dict[str, Any]:
        """All that the seats know together, as plain data: for looking back at a game that is over."""
        self._own(state)
        return _plain(self.definition.view(state.components, state.position, EVERYBODY))

    def redeal(self, state: State, seat: int | None, seed: int | bytes) -> State:
        """A world that this seat cannot tell from the real one, with luck of its own."""
        viewer = self._viewer(state, seat)
        record, luck = copied(state.record), luck_module.seeded(seed, journaling=True)
        self.doors.redeal_for(state.box, record, viewer, luck)
        return State(state.game, state.players, state.options, state.box, record, luck)

    def returns(self, state: State) -> list[float]:
        """Each seat's share of the victory: 1 in all, and 0 for everybody while the game goes on."""
        self._own(state)
        shares = np.zeros(state.players)
        self.doors.results(state.box, state.record, shares)
        result: list[float] = shares.tolist()
        return result

    def score_sheet(self, state: State) -> dict[str, Any]:
        """The result, or the standing so far, line by line."""
        self._own(state)
        return _plain(self.definition.score_sheet(state.components, state.position))

    def account(self, state: State) -> dict[str, int]:
        """Every component counted, wherever it lies."""
        self._own(state)
        return self.definition.account(state.components, state.position)

    # --- keeping

    def to_dict(self, state: State) -> dict[str, Any]:
        """The whole position in readable names, hidden things included."""
        self._own(state)
        return {
            "game": self.name,
            "edition": self.edition,
            "players": state.players,
            "options": copy.deepcopy(dict(state.options)),
            "position": _plain(self.definition.describe(state.components, state.position)),
        }

    def from_dict(self, data: Mapping[str, Any], seed: int | bytes | None = None) -> State:
        """A state from readable names; BadInput names the field that is wrong. Luck to come is from the seed."""
        given = _convert(data, Envelope, "data")
        if given.game != self.name:
            raise BadInput(f"game: this is a position of `{given.game}`, not of `{self.name}`")
        if given.edition != self.edition:
            raise BadInput(f"edition: the position is of edition {given.edition}, the rules are edition {self.edition}")
        box, chosen = self.table(given.players, given.options)
        record = self.definition.state.new()
        position = _convert(given.position, self.definition.position, "position")
        self.definition.restore(box[0], record[0], position)
        return State(self.name, given.players, chosen, box, record, _luck(seed))

    # --- at the door

    def _number(self, action: int | str, state: State | None = None) -> int:
        if isinstance(action, str) and state is not None:
            return self.parse(state, action)
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise BadInput(f"an action is a number or its words, not {action!r}") from None
        if not 0 <= number < self.actions:
            raise BadInput(f"actions of {self.name} are numbered 0 to {self.actions - 1}, not {action!r}")
        return number

    def _own(self, state: State) -> None:
        if not isinstance(state, State):
            raise BadInput(f"a state comes from `new`, `play` or `from_dict`; this is {state!r}")
        if state.game != self.name:
            raise BadInput(f"this state is of {state.game}, not of {self.name}")

    def _seat(self, state: State, seat: int) -> int:
        self._own(state)
        if isinstance(seat, bool) or not isinstance(seat, SupportsIndex) or seat not in range(state.players):
            raise BadInput(f"the seats are 0 to {state.players - 1}, not {seat!r}")
        return operator.index(seat)

    def _viewer(self, state: State, seat: int | None) -> int:
        self._own(state)
        return SPECTATOR if seat is None else self._seat(state, seat)

    def _refusal(self, state: State, seat: int, action: int, code: int) -> Refusal | None:
        if code == 0:
            return None
        name, rule = self.definition.refusals[code]
        return Refusal(name, rule, self.definition.facts(state.components, state.position, seat, action, code))

    def _events(self, components: Any, log: Any) -> list[Event]:
        events = []
        for audience, kind, *numbers in told(log):
            name, facts = self.definition.events[kind]
            readable = {
                fact: self.definition.fact(components, fact, number)
                for fact, number in zip(facts, numbers, strict=False)
            }
            seats = None if audience < 0 else tuple(seat for seat in range(32) if audience >> seat & 1)
            events.append(Event(name, readable, seats))
        return events


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """What `to_dict` puts around every game's position."""

    game: str
    edition: int
    players: int
    position: dict[str, Any]
    options: dict[str, Any] = {}


def open_game(definition: Definition, content: str | Path | None = None) -> Game:
    """A game with its own content, or with that of an owner's folder."""
    return Game(definition, _read_content(definition, None if content is None else Path(content)))


@functools.lru_cache(maxsize=8)
def _read_own_content(definition_name: str, read: Any) -> Any:
    return read(None)


def _read_content(definition: Definition, folder: Path | None) -> Any:
    if folder is None:
        return _read_own_content(definition.name, definition.read_content)
    return definition.read_content(folder)


def _luck(seed: int | bytes | None) -> Records:
    return luck_module.seeded(luck_module.fresh_seed() if seed is None else seed, journaling=True)


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(struct)
    return data


def _convert(data: Any, wanted: type[Any], where: str, strict: bool = True) -> Any:
    """Data from outside as the wanted structure; BadInput names the field. Not strict: typed text may mean a number."""
    try:
        return msgspec.convert(data, wanted, strict=strict)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        field = f"{where}{path.rstrip('`')}"
        raise BadInput(f"{field}: {message}") from None
