"""Records: written, read, played through, verified; and whatever is wrong with one is said with its line."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from records.archiving import FOLDER

import omerta
from omerta.records import BadRecord, Row, read, read_file, replay, sealed, unsealed, verify, write
from omerta.tables import Table, TooLate

ROOT = Path(__file__).parents[2]
FILE = FOLDER / "the_boss-edition1-2-usual.omr"
TEXT = FILE.read_text()
SCRIPT = ROOT / "tools" / "verify_luck.py"


@pytest.fixture(scope="module")
def game() -> omerta.Game:
    return omerta.interpreted_game("the_boss")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The stand-alone verifier."""
    spec = importlib.util.spec_from_file_location("verify_luck", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def changed(old: str, new: str, text: str = TEXT) -> str:
    """A record with a change, sealed again so that the change itself must be noticed."""
    assert old in text
    return sealed(unsealed(text).replace(old, new, 1))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.omr")), ids=lambda path: path.stem)
def test_reading_and_writing_are_inverse(path: Path) -> None:
    assert write(read_file(path)) == path.read_text()


def test_a_replay_shows_every_position(game: omerta.Game) -> None:
    played = replay(read_file(FILE), game)
    assert len(played.states) == len(played.record.rows) == len(played.events)
    undone = next(row for row in played.record.rows if row.undo_to is not None)
    assert undone.undo_to is not None
    assert played.states[undone.number] == played.states[undone.undo_to]
    assert not game.awaiting(played.at(-1))
    assert played.at(0) == game.new(2, bytes.fromhex(played.record.seed or ""))
    with pytest.raises(omerta.BadInput, match="has the rows 0 to"):
        played.at(1000)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("\n1. ", "\n001. ", "must be written `1. "),
        ("\n1. ", "\n\n1. ", "must be written `1. "),
        ("# A comment", "#A comment", "must be written `# A comment"),
        ("result: 1 0", "result: 2/2 0", "must be written `result: 1 0`"),
        ("\n", "\r\n", "line 1: Windows line ends"),
        ("omerta record", "\ufeffomerta record", "line 1: .* byte order mark"),
        ("Player 1", "Player \x1b[31m1", "line 7: a sign that cannot be printed"),
        ("Player 1", "P" * 100, "line 7: player-0: must be a name of 1 to 60 signs"),
        ("date: 2026-11-16", "date: 2026-99-99", "line 9: date: must be a day"),
        ("options: {}", 'options: {"cities": ' + "9" * 5000 + "}", "line 6: options: must be a JSON object"),
        ("/5 ", "/9999999999 ", "is no outcome"),
        (" undo ", " undo  ", "an undo names an earlier row"),
    ],
)
def test_a_game_has_one_text_only(old: str, new: str, message: str) -> None:
    if old not in TEXT:
        old, new = "result: 0 1", "result: 0 2/2"
        message = "must be written `result: 0 1`"
    with pytest.raises(BadRecord, match=message):
        read(changed(old, new))


def test_words_must_be_those_of_the_game(game: omerta.Game) -> None:
    line = next(line for line in TEXT.splitlines() if " play " in line and "|" not in line and "{" not in line)
    for other in ("PLAY", "play "):
        with pytest.raises(BadRecord, match=f"must be written `{line.split(maxsplit=2)[2]}`"):
            replay(read(changed(line, line.replace("play", other))), game)


def test_an_undo_draws_no_luck_and_nothing_is_undone_after_the_end(game: omerta.Game) -> None:
    undo = next(line for line in TEXT.splitlines() if " undo " in line)
    with pytest.raises(BadRecord, match="an undo draws no luck"):
        read(changed(undo, f"{undo} | 1/2"))
    table = Table(game, ["Anna", "Ben"], seed=1)
    while seats := game.awaiting(table.state):
        table.play(seats[0], game.legal(table.state, seats[0])[0])
    with pytest.raises(TooLate, match="nothing to take back"):
        table.undo(table.record.rows[-1].seat or 0)
    table.record.rows.append(Row(table.ply, table.record.rows[-1].seat, f"undo {table.ply - 2}"))
    with pytest.raises(BadRecord, match="the game is over"):
        replay(table.record, game)


def test_notes_and_comments_are_kept() -> None:
    record = read_file(FILE)
    assert record.rows[3].note == "a note"
    assert record.rows[5].comments == ("A comment before row 5.",)
    assert record.comments == ("And one at the end.",)


def test_a_table_writes_what_is_played(game: omerta.Game) -> None:
    table = Table(game, ["Anna", "Ben"], seed=1)
    seat = game.awaiting(table.state)[0]
    table.play(seat, "place detroit 2 1", note="bold")
    assert table.record.seed is None
    assert table.record.result is None
    assert replay(read(table.text()), game).at(-1) == table.state
    with pytest.raises(BadRecord, match="secret until the game is over"):
        verify(read(table.text()), game)
    with pytest.raises(TooLate, match="can go back to row 0, not to 5"):
        table.undo(seat, 5)
    with pytest.raises(omerta.BadInput, match="a note is one line"):
        table.play(seat, 0, note="{")
    for name in ("B\nen", "", " ", "\x1b[31m", "B" * 61, "\ud800"):
        with pytest.raises(omerta.BadInput, match="a player's name"):
            Table(game, ["Anna", name])


def test_luck_cannot_be_undone(game: omerta.Game) -> None:
    table = Table(game, ["Anna", "Ben"], seed=1)
    while not table.state.drawn or table.ply == 1:
        seat = game.awaiting(table.state)[0]
        table.play(seat, game.legal(table.state, seat)[0])
    with pytest.raises(TooLate, match="something was learned"):
        table.undo(seat)
    table.record.rows.append(Row(table.ply, seat, f"undo {table.ply - 2}"))
    with pytest.raises(BadRecord, match="luck has spoken since row"):
        replay(table.record, game)


def test_only_own_choices_can_be_undone(game: omerta.Game) -> None:
    table = Table(game, ["Anna", "Ben"], seed=1)
    first = game.awaiting(table.state)[0]
    table.play(first, "place nothing")
    with pytest.raises(TooLate, match="others have chosen since"):
        table.undo(1 - first, 0)
    table.play(first, game.legal(table.state, first)[0])
    table.play(1 - first, "place nothing")
    with pytest.raises(TooLate, match="can go back to row 2, not to 1"):
        table.undo(1 - first, 1)
    table.undo(1 - first, 2)
    text = table.text().replace(f"4. {1 - first} undo 2", f"4. {first} undo 1")
    with pytest.raises(BadRecord, match="row 4: others have chosen since row 1"):
        replay(read(sealed(unsealed(text))), game)


def test_a_redacted_record_tells_a_seat_no_more_than_its_views(game: omerta.Game) -> None:
    table = Table(game, ["Anna", "Ben", "Cleo"], seed=4)
    for _ in range(70):
        seat = game.awaiting(table.state)[0]
        table.play(seat, game.legal(table.state, seat)[-1], note="secret thought")
    for viewer in (0, 1, 2, None):
        text = table.text_for(viewer)
        assert "secret thought" not in text
        assert "seed: secret" in text
        assert "|" not in text
        chosen = re.findall(r"^\d+\. (\d) (.*)$", text, re.MULTILINE)
        assert all((words == "?") == (seat != str(viewer)) for seat, words in chosen)
        dealt = set(re.findall(r"card_dealt: seat (\d)", text))
        assert dealt == (set() if viewer is None else {str(viewer)})
    with pytest.raises(BadRecord, match="line 2: this is what one seat may know"):
        read(table.text_for(0))


def test_a_redacted_record_hides_choices_that_are_secret_when_made() -> None:
    """Resource cards of Gangsta! are chosen secretly; what was kept is told when all have chosen."""
    gangsta = omerta.interpreted_game("gangsta")
    table = Table(gangsta, ["Anna", "Ben"], seed=4, options={"resources": True})
    kept = [str(table.game.text(table.state, table.game.legal(table.state, seat)[0])) for seat in (0, 1)]
    table.play(0, kept[0])
    assert "\n1. 0 ?\n" in table.text_for(1)
    assert "\n1. 0 ?\n" in table.text_for(None)
    assert f"\n1. 0 {kept[0]}\n" in table.text_for(0)
    assert kept[0].split()[1] not in table.text_for(None)
    table.play(1, kept[1])
    assert f"resource_revealed: seat 0, resource {kept[0].split()[1]}" in table.text_for(1)


def test_redacted_records_of_worlds_that_look_alike_are_alike(game: omerta.Game) -> None:
    """Two deals that a spectator cannot tell apart give the same redacted text but for the hash of the seed."""
    texts: dict[str, set[str]] = {}
    deals: dict[str, set[bytes]] = {}
    for seed in range(300):
        table = Table(game, ["Anna", "Ben"], seed=seed)
        look = str(game.view(table.state, None))
        without_hash = re.sub(r"(seed-hash: |end ).*", "", table.text_for(None))
        texts.setdefault(look, set()).add(without_hash)
        deals.setdefault(look, set()).add(table.state.record.tobytes())
    assert any(len(records) > 1 for records in deals.values())
    assert all(len(one) == 1 for one in texts.values())


# --- damage


def test_one_flipped_bit_is_refused_everywhere(script: ModuleType) -> None:
    data = FILE.read_bytes()
    for position in range(len(data)):
        for bit in range(8):
            damaged = data[:position] + bytes([data[position] ^ 1 << bit]) + data[position + 1 :]
            try:
                text = damaged.decode("utf-8")
            except UnicodeDecodeError:
                continue
            with pytest.raises(BadRecord):
                read(text)
            with pytest.raises(ValueError, match=r"line|seed"):
                script.check(text)


def test_a_truncated_file_is_refused_wherever_it_is_cut() -> None:
    for length in range(0, len(TEXT) - 1, 7):
        with pytest.raises(BadRecord):
            read(TEXT[:length])


SEED_LINE = next(line for line in TEXT.splitlines() if line.startswith("seed: "))

WRONG: list[tuple[Callable[[], str], str]] = [
    (lambda: "", r"line 1: a record begins with `omerta record 1`"),
    (lambda: changed("omerta record 1", "omerta record 2"), r"line 1: a record begins with"),
    (lambda: changed("game: the_boss", "game: chess"), r"line 2: this is a record of `chess`, not of `the_boss`"),
    (lambda: changed("edition: 1", "edition: 2"), r"line 3: edition 2 is newer than our rules \(1\); update Omerta"),
    (lambda: changed("edition: 1", "edition: x"), r"line 3: edition: must be a whole number"),
    (lambda: changed("content: ", "content: 0"), r"line 4: content: must be 64 hexadecimal digits"),
    (
        lambda: re.sub("content: .{4}", "content: 0000", unsealed(TEXT)),
        r"the file is cut off",
    ),
    (
        lambda: sealed(re.sub("content: .{4}", "content: 0000", unsealed(TEXT))),
        r"line 4: played with other content .* --content FOLDER",
    ),
    (lambda: changed("players: 2", "players: 3"), r"line 5: players: 3 lines player-0"),
    (lambda: changed("options: {}", "options: []"), r"line 6: options: must be a JSON object"),
    (lambda: changed("options: {}", 'options: {"colour": 1}'), r"row 0: options: Object contains unknown field"),
    (lambda: changed("date: 2026", "date: 26"), r"line 9: date: must be a day, written like"),
    (lambda: changed("date: ", "day: "), r"line 9: unknown field `day`"),
    (lambda: changed("date: 2026-11-16\n", ""), r"line 12: the header lacks `date: ...`"),
    (
        lambda: changed("date: 2026-11-16\n", "date: 2026-11-16\ndate: 2026-11-16\n"),
        r"line 10: `date` stands in line 9",
    ),
    (lambda: changed("date: 2026-11-16\n", "whatever\n"), r"line 9: `whatever` is no header line"),
    (lambda: changed("result: ", "result: 1 "), r"line 12: result: must be 2 shares"),
    (lambda: changed("\n\n", "\n"), r"line 13: `0. deal.*` is no header line|unknown field"),
    (lambda: changed("0. deal", "0. 0 deal"), r"line 14: row 0, and no other, is `0. deal`"),
    (lambda: changed("\n2. ", "\n3. "), r"line 16: row 2 must stand here, not 3"),
    (lambda: changed("\n2. ", "\n2) "), r"line 16: `2\) .*` is no row"),
    (lambda: changed("\n1. ", "\n1. 7 place nothing\n1. "), r"line 15: after the row number comes the seat, 0 to 1"),
    (lambda: changed("/2 ", "/1 "), r"line 14: luck: `.*` is no outcome"),
    (lambda: sealed(TEXT.split("0. deal")[0]), r"line 14: there is no row 0"),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_is_wrong_is_said_with_the_line(game: omerta.Game, make: Callable[[], str], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        replay(read(make()), game)


def test_an_old_edition_is_refused_with_the_reason(game: omerta.Game) -> None:
    record = read(TEXT)
    record.edition = 0
    with pytest.raises(BadRecord, match="edition 0 of the rules is not replayed any more: there was no such edition"):
        replay(record, game)


def row_line(number: int) -> str:
    return next(line for line in TEXT.splitlines() if line.startswith(f"{number}. "))


def test_an_action_against_the_rules_is_refused(game: omerta.Game) -> None:
    seat = row_line(1).split()[1]
    with pytest.raises(BadRecord, match=r"line 15: row 1: `place chicago 1 0` is not allowed: chicago-too-soon"):
        replay(read(changed(row_line(1), f"1. {seat} place chicago 1 0")), game)
    with pytest.raises(BadRecord, match=r"line 15: row 1: `jump` is no action"):
        replay(read(changed(row_line(1), f"1. {seat} jump")), game)
    with pytest.raises(BadRecord, match=r"line 15: row 1: .*not-your-turn"):
        replay(read(changed(row_line(1), f"1. {1 - int(seat)} place nothing")), game)


def test_wrong_luck_is_refused(game: omerta.Game) -> None:
    deal = row_line(0)
    with pytest.raises(BadRecord, match=r"line 14: row 0: the recorded outcomes end after"):
        replay(read(changed(deal, deal.rpartition(" ")[0])), game)
    with pytest.raises(BadRecord, match=r"line 14: row 0: .* outcomes are recorded, but the game draws only"):
        replay(read(changed(deal, f"{deal} 0/2")), game)
    first = deal.split()[3]
    more_ways = f"{first.split('/')[0]}/9"
    with pytest.raises(BadRecord, match=r"line 14: row 0: outcome 1 is one of 9 ways, but the rules ask for 2"):
        replay(read(changed(first, more_ways)), game)


def test_luck_that_the_seed_does_not_give_is_refused(game: omerta.Game, script: ModuleType) -> None:
    other = changed(row_line(0).split()[3], f"{1 - int(row_line(0).split()[3][0])}/2")
    with pytest.raises(BadRecord):
        verify(read(other), game)
    with pytest.raises(ValueError, match="line 14: the record says"):
        script.check(other)
    other_seed = changed(SEED_LINE, "seed: " + "0" * 64)
    with pytest.raises(BadRecord, match="line 11: the seed is not the one whose hash was published"):
        verify(read(other_seed), game)
    with pytest.raises(ValueError, match="not the one whose hash"):
        script.check(other_seed)


def test_a_wrong_result_is_refused(game: omerta.Game) -> None:
    result = next(line for line in TEXT.splitlines() if line.startswith("result: "))
    for wrong in ("result: 1/2 1/2", "result: *"):
        with pytest.raises(BadRecord, match=r"line 12: result: the header says"):
            replay(read(changed(result, wrong)), game)


def test_undo_rows_are_checked(game: omerta.Game) -> None:
    undo = next(line for line in TEXT.splitlines() if " undo " in line)
    number = undo.split(".")[0]
    with pytest.raises(BadRecord, match="an undo names an earlier row"):
        read(changed(undo, f"{number}. 0 undo {number}"))
    with pytest.raises(BadRecord, match=r"luck has spoken since row 1"):
        replay(read(changed(row_line(60), "60. 0 undo 1")), game)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.omr").write_bytes(b"omerta record 1\n\xff\xfe")
    with pytest.raises(BadRecord, match=r"a\.omr, line 2: is no UTF-8 text"):
        read_file(tmp_path / "a.omr")
    with pytest.raises(omerta.BadInput, match="cannot be read"):
        read_file(tmp_path / "missing.omr")
    with pytest.raises(omerta.BadInput, match="cannot be read"):
        read_file(tmp_path)


def test_shared_victories_are_written_as_fractions(game: omerta.Game) -> None:
    record = read(TEXT)
    record.result = [1 / 3, 2 / 3]
    assert "result: 1/3 2/3\n" in write(record)
    assert read(write(record)).result == [1 / 3, 2 / 3]


# --- the stand-alone script and the commands


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.omr")), ids=lambda path: path.stem)
def test_the_script_accepts_every_record(script: ModuleType, path: Path) -> None:
    assert script.check(path.read_text()) == sum(len(row.draws) for row in read_file(path).rows)


def test_the_script_is_short_and_stands_alone() -> None:
    source = SCRIPT.read_text()
    assert len(source.splitlines()) < 150
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported <= set(sys.stdlib_module_names)
    ran = subprocess.run([sys.executable, "-I", str(SCRIPT), str(FILE)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0
    assert "all as the seed gives them" in ran.stdout


def omerta_command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "omerta", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_check_verify_and_position_commands(tmp_path: Path) -> None:
    assert "fine; the_boss" in omerta_command("record", "check", str(FILE)).stdout
    assert "follow from it" in omerta_command("verify", str(FILE)).stdout
    assert '"game": "the_boss"' in omerta_command("record", "position", f"{FILE}@5").stdout
    damaged = tmp_path / "damaged.omr"
    damaged.write_text(TEXT.replace("place", "plaze", 1))
    for command in (("record", "check"), ("verify",), ("replay",), ("record", "position")):
        ran = omerta_command(*command, str(damaged))
        assert ran.returncode == 1
        assert ran.stderr.count("\n") == 1
        assert "damaged.omr, line" in ran.stderr
    for wrong, message in (
        (f"{FILE}@999", "has the rows 0 to"),
        (f"{FILE}@x", "after @ comes the number"),
        ("no.omr", "no.omr"),
    ):
        ran = omerta_command("replay", wrong)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
        assert message in ran.stderr


def test_seal_accepts_a_comment_and_refuses_a_broken_game(tmp_path: Path) -> None:
    file = tmp_path / "game.omr"
    file.write_text(TEXT.replace("\n1. ", "\n# What a deal!\n1. ", 1))
    assert omerta_command("record", "check", str(file)).returncode == 1
    assert omerta_command("record", "seal", str(file)).returncode == 0
    assert read_file(file).rows[1].comments == ("What a deal!",)
    before = TEXT.replace(row_line(1), "1. 0 jump", 1)
    file.write_text(before)
    assert omerta_command("record", "seal", str(file)).returncode == 1
    assert file.read_text() == before


def test_seal_puts_right_what_an_editor_left(tmp_path: Path) -> None:
    file = tmp_path / "game.omr"
    file.write_bytes(("\ufeff" + TEXT).replace("\n", "\r\n").replace("# A", "#A").encode())
    assert "Windows line ends" in omerta_command("record", "check", str(file)).stderr
    assert omerta_command("record", "seal", str(file)).returncode == 0
    assert file.read_text() == TEXT


def test_files_that_cannot_be_written_or_named_get_one_line(tmp_path: Path) -> None:
    for command in (
        ("terminal", "the_boss", "--plain", "--record", str(tmp_path / "nowhere" / "a.omr")),
        ("replay", f"{FILE}@{'9' * 5000}"),
        ("replay", str(tmp_path)),
    ):
        ran = omerta_command(*command)
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr


def test_replay_steps_through_any_eyes() -> None:
    stepped = omerta_command("replay", f"{FILE}@1", "--seat", "0", "--lang", "en", typed="\nb\n0\n999\nwhat\nq\n")
    assert stepped.returncode == 0
    assert "Row 1 of" in stepped.stdout
    assert "There is no row 999" in stepped.stdout
    assert "Enter goes on" in stepped.stdout
    assert "Your hand" in stepped.stdout
    assert "Player 2 is dealt" not in stepped.stdout
    everything = omerta_command("replay", str(FILE), "--open", "--lang", "en", typed="q\n").stdout
    assert "Player 1 is dealt" in everything
    assert "Player 2 is dealt" in everything
    assert "Hidden card" in everything
    watched = omerta_command("replay", str(FILE), "--lang", "en", typed="q\n").stdout
    assert "is dealt" not in watched
    assert "Hidden card" not in watched
    assert omerta_command("replay", str(FILE), "--seat", "5").returncode == 2


def test_play_keeps_a_record(tmp_path: Path) -> None:
    file = tmp_path / "tonight.omr"
    ran = omerta_command(
        *("terminal", "the_boss", "--plain", "--players", "2", "--bots", "rookie", "--seed", "5"),
        *("--record", str(file), "--lang", "en"),
        typed="1\n" * 200,
    )
    assert f"The game is kept in {file}." in ran.stdout
    assert "follow from it" in omerta_command("verify", str(file)).stdout
    again = omerta_command("terminal", "the_boss", "--plain", "--record", str(file))
    assert again.returncode == 2
    assert "exists already" in again.stderr
