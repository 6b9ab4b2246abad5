"""Folding a record into positions, and checking that its luck is what the seed says."""

from collections.abc import Callable
from dataclasses import dataclass

from omerta.kernel.errors import BadInput, IllegalAction
from omerta.kernel.game import Game, State
from omerta.kernel.narration import Event
from omerta.records.reading import BadRecord
from omerta.records.record import Record, Row, seed_hash, why_not_undo, written_position
from omerta.records.writing import json_text


@dataclass(frozen=True)
class Replay:
    """A record played through: the position after each row, and what each row told."""

    record: Record
    states: list[State]
    events: list[list[Event]]

    def at(self, row: int) -> State:
        """The position after a row; negative rows count from the end."""
        if not -len(self.states) <= row < len(self.states):
            raise BadInput(f"{self.record.source} has the rows 0 to {len(self.states) - 1}, not {row}")
        return self.states[row]


def replay(record: Record, game: Game) -> Replay:
    """Play a record through with its recorded outcomes, without a generator; BadRecord if it does not fit the rules."""
    check_header(record, game)
    deal, *rows = record.rows
    state, told = _try(record, deal, lambda: _begin(record, game))
    _check_draws(record, deal, state)
    states, events = [state], [told]
    for row in rows:
        state, told = _follow(record, game, row, states, [outcome for outcome, _ in row.draws])
        _check_draws(record, row, state)
        states.append(state)
        events.append(told)
    check_result(record, game, states[-1])
    return Replay(record, states, events)


def verify(record: Record, game: Game) -> Replay:
    """Deal the whole game again from its seed and compare every outcome. BadRecord at the first that differs.

    A written position is taken as it is: nobody can prove how it came about, only the luck from there on.
    """
    played = replay(record, game)
    if record.seed is None:
        line = record.header_lines.get("seed", 1)
        raise BadRecord(record.source, line, "the seed is secret until the game is over; verify the record then")
    seed = bytes.fromhex(record.seed)
    if seed_hash(seed) != record.seed_hash:
        line = record.header_lines.get("seed", 1)
        raise BadRecord(record.source, line, "the seed is not the one whose hash was published before the deal")
    state = game.new(record.players, seed, record.options) if record.start is None else _set_up(record, game, seed)
    _check_luck(record, record.rows[0], state)
    states = [state]
    for row in record.rows[1:]:
        state, _ = _follow(record, game, row, states, None)
        _check_luck(record, row, state)
        states.append(state)
    return played


def _begin(record: Record, game: Game) -> tuple[State, list[Event]]:
    """The first position: dealt with the recorded outcomes, or as it was written."""
    outcomes = [outcome for outcome, _ in record.rows[0].draws]
    if record.start is None:
        return game.new_with_events(record.players, options=record.options, outcomes=outcomes)
    if outcomes:
        raise BadInput("a written position draws no luck")
    return _set_up(record, game, None), []


def _set_up(record: Record, game: Game, seed: bytes | None) -> State:
    state = game.from_dict(written_position(record), seed)
    if record.start is None or json_text(game.to_dict(state)["position"]) != json_text(record.start):
        raise BadInput("the position is not written as the game itself writes it")
    return state


def check_header(record: Record, game: Game) -> None:
    """Is this record of this game, of this edition, with this content?"""

    def wrong(field: str, message: str) -> BadRecord:
        return BadRecord(record.source, record.header_lines.get(field, 1), message)

    if record.game != game.name:
        raise wrong("game", f"this is a record of `{record.game}`, not of `{game.name}`")
    if record.edition > game.edition:
        raise wrong("edition", f"edition {record.edition} is newer than our rules ({game.edition}); update Omerta")
    if record.edition < game.edition:
        reason = game.definition.old_editions.get(record.edition, "there was no such edition")
        raise wrong("edition", f"edition {record.edition} of the rules is not replayed any more: {reason}")
    if record.content != game.content_digest:
        ours = f"played with other content ({record.content[:12]}) than ours ({game.content_digest[:12]})"
        raise wrong("content", f"{ours}; name the folder with its content files: --content FOLDER")


def _follow(
    record: Record, game: Game, row: Row, states: list[State], outcomes: list[int] | None
) -> tuple[State, list[Event]]:
    """The state after a row: a decision, or an undo."""
    assert row.seat is not None
    seat, to_row = row.seat, row.undo_to
    if to_row is None:
        _check_words(record, game, row, states[-1])
        return _try(record, row, lambda: game.play(states[-1], seat, row.words, outcomes))
    refused = why_not_undo(record.rows[: row.number], seat, to_row, bool(game.awaiting(states[-1])))
    if refused:
        raise BadRecord(record.source, row.line, f"row {row.number}: {refused}")
    return states[to_row], []


def _check_words(record: Record, game: Game, row: Row, state: State) -> None:
    """A decision stands in the record as the game itself writes it."""
    try:
        written = game.text(state, game.parse(state, row.words))
    except BadInput as error:
        raise BadRecord(record.source, row.line, f"row {row.number}: {error}") from None
    if written != row.words:
        raise BadRecord(record.source, row.line, f"row {row.number}: must be written `{written}`")


def _try(record: Record, row: Row, play: Callable[[], tuple[State, list[Event]]]) -> tuple[State, list[Event]]:
    try:
        return play()
    except (BadInput, IllegalAction) as error:
        raise BadRecord(record.source, row.line, f"row {row.number}: {error}") from None


def _check_draws(record: Record, row: Row, state: State) -> None:
    """The recorded outcomes were drawn from as many ways as the rules ask for."""
    if row.undo_to is None and row.draws != state.draws:
        place = next(i for i, draw in enumerate(row.draws) if draw != state.draws[i])
        recorded, asked = row.draws[place], state.draws[place]
        message = (
            f"row {row.number}: outcome {place + 1} is one of {recorded[1]} ways, but the rules ask for {asked[1]}"
        )
        raise BadRecord(record.source, row.line, message)


def _check_luck(record: Record, row: Row, state: State) -> None:
    """The recorded outcomes are those the seed gives."""
    if row.undo_to is None and row.draws != state.draws:
        raise BadRecord(record.source, row.line, f"row {row.number}: the seed gives other luck than is recorded here")


def check_result(record: Record, game: Game, state: State) -> None:
    """Does the game end, or go on, as the header says?"""
    result = game.returns(state) if not game.awaiting(state) else None
    near = result is not None and record.result is not None
    if near and all(abs(a - b) < 1e-6 for a, b in zip(result or [], record.result or [], strict=True)):
        return
    if result != record.result:
        says = "that it goes on" if record.result is None else f"{record.result}"
        is_so = "it goes on" if result is None else f"it ends {result}"
        line = record.header_lines.get("result", 1)
        raise BadRecord(record.source, line, f"result: the header says {says}, but played through {is_so}")
