"""Games that begin from a written position: kept, read, played through, and never passed off as dealt."""

import json
from pathlib import Path

import pytest

import omerta
from omerta import BadInput, Game
from omerta.cli.records import verify as verify_command
from omerta.games.examples import example
from omerta.records import BadRecord, Record, read, replay, sealed, unsealed, verify, write
from omerta.records.tables import Tables
from omerta.tables import Table

NAMES = ["Anna", "Ben"]


@pytest.fixture(scope="module")
def game() -> Game:
    return omerta.interpreted_game("the_boss")


@pytest.fixture(scope="module")
def played(game: Game) -> Record:
    """The record of a game played out at random from an example."""
    table = Table(game, NAMES, seed=5, start=example("the_boss/place-majority").position)
    while not table.over:
        seat = table.awaiting()[0]
        table.play(seat, game.sample(table.state, seat, table.ply))
    return table.record


def changed(record: Record, old: str, new: str) -> str:
    text = unsealed(write(record))
    assert old in text
    return sealed(text.replace(old, new, 1))


def test_the_table_begins_from_the_position(game: Game) -> None:
    table = Table(game, NAMES, seed=5, start=example("the_boss/place-majority").position)
    assert table.state == example("the_boss/place-majority").state(game)
    assert (table.record.rows[0].words, table.record.rows[0].draws) == ("position", ())
    assert table.awaiting() == [0]
    with pytest.raises(BadInput, match="a game for 2 begins there"):
        Table(game, [*NAMES, "Cleo"], start=example("the_boss/place-majority").position)


def test_the_record_holds_the_position_and_is_played_through(game: Game, played: Record) -> None:
    text = write(played)
    assert "\nposition: {" in text
    assert "\n0. position\n" in text
    again = read(text)
    assert write(again) == text
    states = replay(again, game).states
    assert states[0] == example("the_boss/place-majority").state(game)
    assert game.returns(states[-1]) == played.result
    assert verify(again, game).states == states


def test_a_table_goes_on_after_a_restart(game: Game, played: Record) -> None:
    start = example("the_boss/place-majority").position
    seed = bytes.fromhex(played.seed or "")
    table = Table.resume(game, NAMES, seed, {}, played.date, played.rows[:9], start)
    assert write(table.record) == write(
        Table.resume(game, NAMES, seed, {}, played.date, table.record.rows, start).record
    )
    assert table.ply == 9
    with pytest.raises(BadInput, match="row 0"):
        Table.resume(game, NAMES, seed, {}, played.date, played.rows[:9])


def test_other_luck_than_the_seed_gives_is_found(game: Game, played: Record) -> None:
    drawn = next(row for row in played.rows if row.draws)
    outcome, ways = drawn.draws[0]
    text = changed(played, f" | {outcome}/{ways}", f" | {(outcome + 1) % ways}/{ways}")
    with pytest.raises(BadRecord, match=r"the seed gives other luck|row \d+"):
        verify(read(text), game)


def test_while_the_game_goes_on_the_position_stays_secret(game: Game) -> None:
    table = Table(game, NAMES, seed=5, start=example("the_boss/place-majority").position)
    for viewer in (0, 1, None):
        assert "\nposition: secret\n" in table.text_for(viewer)
        assert "hidden" not in table.text_for(viewer)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\n0. position\n", "\n0. deal\n", "row 0, and no other, is `0. position`"),
        ("\n0. position\n", "\n0. position | 1/2\n", "a written position draws no luck"),
        ('"turn": 2', '"turn": 9', "turn"),
        ("position: {", "position: [{", "must be a JSON object"),
    ],
)
def test_a_damaged_position_is_found(game: Game, played: Record, old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(read(changed(played, old, new)), game)


def test_a_position_written_in_another_way_is_refused(game: Game, played: Record) -> None:
    assert played.start is not None
    twice = json.loads(json.dumps(played.start))
    twice["gangsters"]["boston"].reverse()
    again = read(write(played))
    again.start = twice
    with pytest.raises(BadRecord, match="not written as the game itself writes it"):
        replay(again, game)


def test_collections_take_dealt_games_only(game: Game, played: Record) -> None:
    with pytest.raises(BadRecord, match="collections are of dealt games"):
        Tables().add("1", played, game, replay(played, game).at(-1))


def test_whoever_verifies_is_told(played: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "learning.omr"
    file.write_text(write(played))
    verify_command(str(file))
    assert "not dealt but begun from a written position" in capsys.readouterr().out
