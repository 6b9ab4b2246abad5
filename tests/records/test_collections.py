"""Collections: random games kept as records and as tables, resumed, exported, and what they show."""

import dataclasses
import functools
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import duckdb
import pytest

import omerta
from omerta.analysis import charts, collections, exporting, figures
from omerta.analysis.collections import make
from omerta.kernel.errors import BadInput
from omerta.records import BadRecord, Record, Row, read_file, replay, sealed, verify, write
from omerta.records.bulk import final_position, random_records, read_collection
from omerta.records.tables import DECISIONS, Tables, standing_rows
from omerta.records.tables import GAMES as GAMES_COLUMNS
from omerta.tables import Table

GAMES = 200
ARCHIVE = Path(__file__).parent / "archive"


@pytest.fixture(scope="module")
def kept(the_boss: omerta.Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """200 random games of four players, as records and as tables, in files of 70."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(collections, "CHUNK", 70)
        make(the_boss, 4, GAMES, 7, records=folder / "records", tables=folder / "tables", cores=1)
    return folder


def records_in(folder: Path) -> list[Record]:
    return [record for file in exporting.record_files(str(folder)) for record in read_collection(file)]


def table(folder: Path, name: str, order: str = "ALL") -> list[tuple[object, ...]]:
    return duckdb.read_parquet(str(folder / name / "*.parquet")).order(order).fetchall()


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "omerta", *arguments]
    variables = os.environ | {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


def test_every_record_verifies_and_ends_where_its_game_ended(the_boss: omerta.Game) -> None:
    for record, final in random_records(the_boss, 3, 5, 40, 25, "2026-11-16"):
        assert verify(record, the_boss).states[-1] == final
        assert record.result == the_boss.returns(final)


def test_a_game_depends_on_seed_and_number_only(
    the_boss: omerta.Game, the_boss_interpreted: omerta.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [record for record, _ in random_records(the_boss, 4, 7, 0, 12, "2026-11-16")]
    later = [record for record, _ in random_records(the_boss_interpreted, 4, 7, 10, 2, "2026-11-16")]
    assert later == played[10:]
    assert len({str(record.rows) for record in played}) == 12
    monkeypatch.setattr("omerta.records.bulk.ROOM", 16)  # too little at first
    assert [record for record, _ in random_records(the_boss, 4, 7, 0, 12, "2026-11-16")] == played


def test_records_and_tables_hold_the_same_games(kept: Path, the_boss: omerta.Game) -> None:
    records = {
        f"{file.stem}/{place}": record
        for file in (kept / "records").glob("*.omr")
        for place, record in enumerate(read_collection(file))
    }
    games = {row[0]: row for row in table(kept / "tables", "games")}
    decisions: dict[object, list[object]] = {game: [] for game in records}
    for game_id, *row in table(kept / "tables", "decisions", "game_id, ply"):
        decisions[game_id].append(tuple(row))
    assert len(records) == GAMES
    assert games.keys() == records.keys()
    for game_id, record in records.items():
        final = final_position(record, the_boss)
        lines = sorted(the_boss.score_sheet(final)["lines"], key=lambda line: int(line["seat"]))
        scores = {name: [line[name] for line in lines] for name in ("money", "last_round", "gangsters")}
        winners = [line["seat"] for line in lines if line["winner"]]
        assert games[game_id][-4:] == (len(record.rows) - 1, record.result, winners, scores)
        assert decisions[game_id] == [
            ("the_boss", 1, 4, row.number, row.seat, the_boss.parse(final, row.words), row.words, drawn(row), False)
            for row in record.rows[1:]
        ]


def drawn(row: Row) -> str:
    return " ".join(f"{outcome}/{ways}" for outcome, ways in row.draws)


def test_a_second_run_makes_only_what_is_missing_byte_for_byte(
    kept: Path, the_boss: omerta.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(kept, tmp_path, dirs_exist_ok=True)
    (tmp_path / "records" / "the_boss-4-seed7-000001.omr").unlink()
    (tmp_path / "tables" / "games" / "the_boss-4-seed7-000002.parquet").unlink()
    monkeypatch.setattr(collections, "CHUNK", 70)
    done: list[int] = []
    again = functools.partial(
        make, the_boss, 4, GAMES, 7, records=tmp_path / "records", tables=tmp_path / "tables", cores=1
    )
    made = again(progress=done.append)
    assert made.played == 70 + 60
    assert done == [70, 70, 60]
    assert contents(tmp_path) == contents(kept)
    assert again().played == 0


def test_an_interruption_leaves_only_whole_chunks(
    the_boss: omerta.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collections, "CHUNK", 10)
    again = functools.partial(
        make, the_boss, 4, 30, 7, records=tmp_path / "records", tables=tmp_path / "tables", cores=1
    )

    def interrupt(games: int) -> None:
        if games:
            monkeypatch.setattr(Tables, "write", broken_off)

    def broken_off(self: Tables, folder: Path, name: str) -> None:
        (folder / "games" / f"{name}.parquet.part").touch()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        again(progress=interrupt)
    monkeypatch.undo()
    monkeypatch.setattr(collections, "CHUNK", 10)
    assert len(records_in(tmp_path / "records")) == 10
    again()
    assert len(records_in(tmp_path / "records")) == len(table(tmp_path / "tables", "games")) == 30


def test_several_processes_make_the_same_files(kept: Path, the_boss: omerta.Game, tmp_path: Path) -> None:
    for cores in (1, 2):
        make(the_boss, 2, 3500, 3, records=tmp_path / f"{cores}", cores=cores)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")


OTHER = [
    ({"seed": 8}, "seed is 7 there, not 8"),
    ({"games": 300}, "games is 200 there, not 300"),
    ({"players": 3}, "players is 4 there, not 3"),
]


@pytest.mark.parametrize(("changed", "message"), OTHER)
@pytest.mark.parametrize("kind", ["records", "tables"])
def test_a_folder_of_other_games_is_refused(
    kept: Path, the_boss: omerta.Game, tmp_path: Path, kind: str, changed: dict[str, int], message: str
) -> None:
    arguments = {"players": 4, "games": GAMES, "seed": 7} | changed
    before = contents(kept)
    folders = {"records": tmp_path / "new", "tables": tmp_path / "new"} | {kind: kept / kind}
    with pytest.raises(BadInput, match=message):
        make(the_boss, **arguments, **folders)  # type: ignore[arg-type]
    assert contents(kept) == before
    assert not (tmp_path / "new").exists()


def test_a_folder_with_other_things_is_refused(the_boss: omerta.Game, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(BadInput, match="holds other things"):
        make(the_boss, 4, 10, 7, records=tmp_path)
    (tmp_path / "manifest.json").write_text("{broken")
    with pytest.raises(BadInput, match="is no manifest"):
        make(the_boss, 4, 10, 7, records=tmp_path)


def test_exported_records_equal_the_simulated_tables(kept: Path, tmp_path: Path) -> None:
    files = exporting.record_files(str(kept / "records"))
    assert exporting.export(files, kept / "records", tmp_path / "out", cores=1) == GAMES
    for name in ("decisions", "games"):
        assert table(tmp_path / "out", name) == table(kept / "tables", name)


def test_a_database_of_records_is_a_collection(kept: Path, tmp_path: Path) -> None:
    texts = {f"{number:04d}": write(record) for number, record in enumerate(records_in(kept / "records"))}
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("CREATE TABLE records (name TEXT PRIMARY KEY, text TEXT)")
        database.executemany("INSERT INTO records VALUES (?, ?)", texts.items())
        database.commit()
    ran = run("export", f"sqlite:///{tmp_path / 'games.db'}", "--parquet", str(tmp_path / "out"))
    assert ran.returncode == 0, ran.stderr
    without_id = slice(list(DECISIONS).index("game_id") + 1, None)
    exported, simulated = (
        sorted(repr(row[without_id]) for row in table(folder, "decisions"))
        for folder in (tmp_path / "out", kept / "tables")
    )
    assert len(exported) > GAMES
    assert exported == simulated
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE records SET text = replace(text, 'place nothing', 'place nobody') WHERE name = '0003'")
        database.commit()
    damaged = run("export", str(tmp_path / "games.db"), "--parquet", str(tmp_path / "other"))
    assert damaged.returncode == 1
    assert "games.db, record 0003, line" in damaged.stderr
    with closing(sqlite3.connect(tmp_path / "empty.db")) as database:
        database.execute("CREATE TABLE something (name TEXT)")
        database.commit()
    empty = run("export", str(tmp_path / "empty.db"), "--parquet", str(tmp_path / "other"))
    assert empty.returncode == 2
    assert "a table or view `records`" in empty.stderr


def test_export_marks_what_was_taken_back(tmp_path: Path) -> None:
    files = exporting.record_files(str(ARCHIVE))
    exporting.export(files, ARCHIVE, tmp_path / "out", cores=1)
    assert len(table(tmp_path / "out", "games")) == len(files)
    for file in files:
        record = read_file(file)
        game = omerta.game(record.game)
        rows = duckdb.read_parquet(str(tmp_path / "out" / "decisions" / "*.parquet"))
        rows = rows.filter(f"game_id = '{file.stem}/0'").order("ply")
        undone = [ply for ply, is_undone in rows.project("ply, undone").fetchall() if is_undone]
        assert undone
        assert set(undone) == set(range(1, len(record.rows))) - standing_rows(record)
        state = game.new(record.players, bytes.fromhex(record.seed or ""), record.options)
        for seat, words in rows.filter("NOT undone").project("seat, words").fetchall():
            state, _ = game.play(state, seat, words)
        assert state == replay(record, game).states[-1]
        assert all(
            (action is None) == words.startswith("undo") for action, words in rows.project("action, words").fetchall()
        )


def test_an_unfinished_game_has_no_result(tmp_path: Path, the_boss: omerta.Game) -> None:
    begun = Table(the_boss, ["Anna", "Ben"], 3)
    begun.play(*first_choice(the_boss, begun))
    (tmp_path / "begun.omr").write_text(begun.text())
    exporting.export([tmp_path / "begun.omr"], tmp_path, tmp_path / "out", cores=1)
    assert table(tmp_path / "out", "games")[0][-4:] == (1, None, None, None)
    found = figures.figures_of(tmp_path / "out")[0]
    assert (found.games, found.finished, found.decisions, found.seats, found.scores) == (1, 0, None, [], [])
    assert "1 games, 1 of them not over" in figures.as_text(found)
    charts.write_png([found], tmp_path / "begun.png")


def first_choice(game: omerta.Game, begun: Table) -> tuple[int, int]:
    seat = begun.awaiting()[0]
    return seat, game.legal(begun.state, seat)[0]


def test_a_collection_names_the_right_line(kept: Path, tmp_path: Path, the_boss: omerta.Game) -> None:
    lines = next((kept / "records").glob("*.omr")).read_text().splitlines(keepends=True)
    ends = [number for number, line in enumerate(lines, 1) if line.startswith("end ")]
    whole = tmp_path / "whole.omr"
    whole.write_text("".join(lines[: ends[2]]))
    assert [record.rows[0].line for record in read_collection(whole)] == [16, ends[0] + 16, ends[1] + 16]
    with pytest.raises(BadRecord, match="a collection of 3") as several:
        read_file(whole)
    assert several.value.line == ends[0] + 1
    changed = lines[: ends[1]]
    changed[ends[0] + 20] = changed[ends[0] + 20].replace("pl", "Pl")
    for broken, line, message in (
        (lines[: ends[1] + 5], ends[1] + 5, "cut off"),
        (changed, ends[1], "was changed"),
        (["rubbish\n", *lines[: ends[0]]], 1, "begins with"),
        ([], 1, "begins with"),
        ([*lines[: ends[0]], "\n"], ends[0] + 1, "begins with"),
    ):
        (tmp_path / "broken.omr").write_text("".join(broken))
        with pytest.raises(BadRecord, match=message) as complaint:
            list(read_collection(tmp_path / "broken.omr"))
        assert complaint.value.line == line


def test_export_checks_records_against_the_rules(kept: Path, tmp_path: Path) -> None:
    lines = next((kept / "records").glob("*.omr")).read_text().splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("end "))
    lines[15] = re.sub(r"\d+/\d+$", "1/3", lines[15])
    (tmp_path / "forged.omr").write_text(sealed("\n".join(lines[:end]) + "\n"))
    with pytest.raises(BadRecord, match=r"forged.omr, line 16: row 0: outcome"):
        exporting.export([tmp_path / "forged.omr"], tmp_path, tmp_path / "out", cores=1)
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "out.part").exists()


def test_figures_of_a_tiny_collection_are_right(tmp_path: Path) -> None:
    tiny(tmp_path)
    found = figures.figures_of(tmp_path)
    assert [(one.game, one.players, one.games, one.finished) for one in found] == [("go_fish", 2, 4, 3)]
    fish = found[0]
    assert fish.decisions is not None
    assert dataclasses.astuple(fish.decisions) == pytest.approx((4, (8 / 3) ** 0.5, 2, 3, 4, 5, 6))
    assert fish.lengths == figures.Histogram(2, 2, [2, 4, 6], [1, 1, 1])
    assert [seat.share for seat in fish.seats] == [0.5, 0.5]
    assert (fish.seats[0].low, fish.seats[0].high) == pytest.approx((0.1253, 0.8747), abs=1e-4)
    assert figures.interval(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)  # as in textbooks
    assert figures.interval(0, 3)[0] == 0
    assert [score.name for score in fish.scores] == ["books"]
    books = fish.scores[0]
    assert (books.by_seat, books.winners_average, books.spread.average) == ([3, 3], 4, 3)
    assert (books.winners.starts, books.winners.counts) == ([3, 5], [2, 2])
    assert [(action.words, action.count, action.a_game) for action in fish.actions] == [
        ("ask two", 3, 0.75),
        ("fish", 2, 0.5),
    ]


def tiny(folder: Path) -> None:
    """Four games of two players: one victory each, a draw, and one not over."""
    for name in ("games", "decisions"):
        (folder / name).mkdir()
    with duckdb.connect() as connection:
        connection.execute(
            f"""COPY (SELECT * FROM (VALUES
                ('a', 2, [1.0, 0.0], MAP {{'books': [5, 1]}}),
                ('b', 4, [0.0, 1.0], MAP {{'books': [1, 5]}}),
                ('c', 6, [0.5, 0.5], MAP {{'books': [3, 3]}}),
                ('d', 1, NULL, NULL)) AS games(game_id, decisions, result, scores),
                (SELECT 'go_fish' AS game, 1 AS edition, 2 AS players, '{{}}' AS options))
            TO '{folder}/games/1.parquet'"""
        )
        connection.execute(
            f"""COPY (SELECT * FROM (VALUES
                ('a', 'ask two threes', false), ('a', 'ask two', false), ('a', 'fish', true),
                ('b', 'ask two sixes', false), ('c', 'fish', false), ('d', 'fish', false)
            ) AS rows(game_id, words, undone)) TO '{folder}/decisions/1.parquet'"""
        )


def test_charts_need_no_network(kept: Path, tmp_path: Path) -> None:
    found = figures.figures_of(kept / "tables")
    charts.write_html(found, tmp_path / "charts.html")
    page = (tmp_path / "charts.html").read_text()
    assert not re.search(r"<(script|link)[^>]*(src|href)=", page)
    known = r"http://www\.w3\.org/|https://vega\.github\.io/(schema|editor)|https://github\.com/vega/vega-lite/issues"
    links = re.findall(r"https?://[^\s\"'`<>)\\]+", page)
    assert links
    assert [link for link in links if not re.match(known, link)] == []
    assert "Who wins, by seat" in page
    charts.write_png(found, tmp_path / "charts.png")
    assert (tmp_path / "charts.png").read_bytes().startswith(b"\x89PNG")
    shown = "".join(charts.in_terminal(found[0], 80))
    assert "Who wins" in shown
    assert "place nothing" in shown


def test_the_commands_together(tmp_path: Path) -> None:
    wanted = "simulate", "the_boss", "--players", "3", "--games", "60", "--seed", "2"
    folders = "--records", str(tmp_path / "r"), "--parquet", str(tmp_path / "p")
    made = run(*wanted, *folders, "--json")
    assert made.stderr == ""
    assert json.loads(made.stdout)["played"] == 60
    assert "60 games of the_boss with 3 players, 60 there already" in run(*wanted, *folders).stdout
    exported = run("export", str(tmp_path / "r"), "--parquet", str(tmp_path / "e"))
    assert (exported.returncode, exported.stderr) == (0, "")
    shown = [run("stats", str(tmp_path / name), "--json") for name in ("r", "e")]
    assert [one.stderr for one in shown] == ["", ""]
    assert shown[0].stdout == shown[1].stdout
    assert json.loads(shown[0].stdout)[0]["finished"] == 60
    pictures = "--html", str(tmp_path / "c.html"), "--png", str(tmp_path / "c.png")
    text = run("stats", str(tmp_path / "p"), "--chart", *pictures)
    assert (text.returncode, text.stderr) == (0, "")
    assert "the_boss, 3 players: 60 games" in text.stdout
    assert "Who wins" in text.stdout
    assert (tmp_path / "c.html").stat().st_size > 100_000


WRONG = [
    (("export", "nowhere", "--parquet", "out"), "nowhere is neither a folder nor a file"),
    (("export", "games.sqlite", "--parquet", "out"), "neither a folder nor a file"),
    (("export", "postgresql://host/games", "--parquet", "out"), "the database cannot be read"),
    (("export", "empty", "--parquet", "out"), "holds no records"),
    (("export", "rubbish.omr", "--parquet", "out"), "rubbish.omr, line 1: a record begins with"),
    (("export", "rubbish.omr", "--parquet", "."), "is there already"),
    (("export", "rubbish.omr"), "--parquet"),
    (("export", "rubbish.omr", "--parquet", "out", "--cores", "0"), "--cores is 1 to "),
    (("stats", "nowhere"), "neither a folder nor a file"),
    (("stats", "broken"), "broken holds no tables that can be read"),
    (("simulate", "the_boss", "--games", "5", "--records", "rubbish.omr"), "rubbish.omr holds other things"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_bad_sources_get_one_line(
    arguments: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "rubbish.omr").write_text("hello\n")
    for name in ("games", "decisions"):
        (tmp_path / "broken" / name).mkdir(parents=True)
        (tmp_path / "broken" / name / "1.parquet").write_text("hello")
    monkeypatch.chdir(tmp_path)
    ran = run(*arguments)
    assert ran.returncode in (1, 2)
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert message in ran.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("command", ["export", "stats", "simulate"])
def test_help_shows_examples(command: str) -> None:
    shown = run(command, "--help").stdout
    assert "For example:" in shown
    assert f"omerta {command}" in shown


def test_the_documentation_names_every_column_and_its_queries_run(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "collections.md").read_text()
    for part, columns in zip(re.split(r"\n`(?:decisions|games)`: ", text)[1:], (DECISIONS, GAMES_COLUMNS), strict=True):
        rows = [line.split("|")[1] for line in part.split("\n\n")[1].splitlines()[2:]]
        assert re.findall(r"`(\w+)`", "".join(rows)) == list(columns)
    shutil.copytree(kept / "tables", tmp_path / "my-tables")
    monkeypatch.chdir(tmp_path)
    queries = re.findall(r"```sql\n(.*?)```", text, re.DOTALL)[0].split(";")[:-1]
    with duckdb.connect() as connection:
        assert all(connection.execute(query).fetchall() for query in queries)
