"""The board as files: what is wrong is said with file, line and remedy, what is unusual is only named."""

import shutil
from pathlib import Path

import pytest
from rules.gangster.positions import SMALL_BOARD, at

import omerta
from omerta import BadInput
from omerta.cli.shelf import check
from omerta.games.gangster import content
from omerta.games.gangster.content import read_content
from omerta.kernel.content_files import BadContent, warnings_of

OURS = Path(content.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our own files."""
    for file in content.COLUMNS:
        shutil.copy(OURS / file, tmp_path)
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def complaints(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as raised:
        read_content(folder)
    return list(raised.value.problems)


def test_our_own_board_is_as_usual() -> None:
    assert warnings_of(read_content()) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("districts.csv", "stickney,Stickney", "stick,Stickney", "line 12: the id of `Stickney` is `stickney`"),
        ("districts.csv", "Stickney,district", "Stickney,town", "line 12: unknown kind `town`; write district or"),
        ("districts.csv", "28,99", "28,101", "line 12: y is `101`; write where the place lies on the board, 0 to 100"),
        ("districts.csv", "Gold Coast,harbour", "Gold Coast,district", "0 places are of the kind harbour; make it one"),
        ("districts.csv", "Stickney,district", "Stickney,harbour", "9 districts; the rules need 10"),
        ("districts.csv", "stickney,Stickney", "nothing,Nothing", "line 12: `nothing` means something else"),
        ("districts.csv", "stickney,Stickney", f"{'x' * 21},{'X' * 21}", "has 21 characters; 1 to 20 fit"),
        ("roads.csv", "greek_town,west_side", "greek_town,wst_side", "line 4: there is no place `wst_side`"),
        ("roads.csv", "greek_town,west_side", "greek_town,the_loop", "line 4: this road stands in line 2 already"),
        ("roads.csv", "greek_town,west_side", "greek_town,greek_town", "line 4: a road joins two places"),
        ("roads.csv", "stickney,", "cicero,", "no road leads from north_side to stickney; join them to the rest"),
        ("tiles.csv", "5 4 2 ?", "5 4 2 x", "line 2: unknown value `x`; write 0 to 99, or ?"),
        ("tiles.csv", "5 4 2 ?", "5 4 2 ? 1 1", "line 2: 6 values; a tile has 1 to 5"),
        ("tiles.csv", "?,16,4", "?,21,4", "line 2: `21` spaces; a tile has 1 to 20, more do not fit"),
        ("tiles.csv", "?,16,4", "?,16,17", "line 2: `17` columns; write 1 to 16"),
        ("tiles.csv", "2,6 4 2", "1,6 4 2", "line 3: `1` stands in line 2 already"),
        ("decks.csv", "movement,3,1", "movement,4,1", "line 4: `4` is no card of the deck movement; write 1, 2, 3"),
        ("decks.csv", "casino,6,1", "casino,6,2", "line 10: the rules need 1 of casino 6, not 2"),
        ("decks.csv", "police,police,3,printed\n", "", "decks.csv: police police is missing"),
        ("decks.csv", "door,5", "door,100", "line 17: the count `100` is no number from 0 to 99"),
        ("decks.csv", "door,5,house", "door,5,mine", "line 17: unknown origin `mine`"),
        ("decks.csv", ",5,house", ",1,own", "6 equipment tiles; 8 are laid out and dealt to five colours: add 2"),
    ],
)  # fmt: skip
def test_content_what_the_rules_need(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    change(folder, file, old, new)
    assert any(complaint in found and found.startswith(file) for found in complaints(folder)), complaints(folder)


def test_content_too_few_or_too_many_tiles(folder: Path) -> None:
    lines = (folder / "tiles.csv").read_text().splitlines()
    (folder / "tiles.csv").write_text("\n".join(lines[:10]))
    assert complaints(folder) == ["tiles.csv: 9 tiles; there must be 10 to 30: add 1"]
    (folder / "tiles.csv").write_text("\n".join([lines[0], *(f"{number},5,6,3,own" for number in range(1, 33))]))
    assert complaints(folder) == ["tiles.csv: 32 tiles; there must be 10 to 30: take out 2"]


def test_content_all_complaints_at_once(folder: Path) -> None:
    change(folder, "districts.csv", "28,99", "28,-1")
    change(folder, "roads.csv", "greek_town,west_side", "greek_town,nowhere")
    change(folder, "tiles.csv", "5 4 2 ?", "")
    change(folder, "decks.csv", "casino,6,1", "casino,7,1")
    files = [found.split(",")[0] for found in complaints(folder)]
    assert files == ["districts.csv", "tiles.csv", "roads.csv", "decks.csv"]
    (folder / "roads.csv").unlink()
    assert any(found.startswith("roads.csv: not found") for found in complaints(folder))


@pytest.mark.parametrize(
    ("file", "old", "new", "warning"),
    [
        ("roads.csv", "stickney,little_italy,house\n", "", "districts.csv, line 12: only one road leads to Stickney"),
        ("roads.csv", "chinatown,little_italy", "chinatown,greek_town", "roads.csv: a 3 from greek_town reaches"),
        ("tiles.csv", "?,16,4", "?,5,5", "tiles.csv, line 2: tile 1 has 5 spaces; usual are 6 or more"),
        ("tiles.csv", "5 4 2 ?", "5 4 2 ? 1", "tiles.csv, line 2: tile 1 has 5 values; usual are at most 4"),
        ("decks.csv", "door,5", "door,6", "decks.csv: 31 equipment tiles; usual are 30"),
    ],
)
def test_content_what_is_only_unusual(folder: Path, file: str, old: str, new: str, warning: str) -> None:
    change(folder, file, old, new)
    (found,) = warnings_of(read_content(folder))
    assert found.startswith(warning)


def test_content_check_prints_what_is_unusual(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, "decks.csv", "door,5", "door,6")
    check(folder)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "unusual: decks.csv: 31 equipment tiles; usual are 30"
    assert lines[1].startswith(f"{folder}: fine as content of gangster (")


def test_content_a_board_without_cicero_is_not_for_three(folder: Path) -> None:
    for file in ("districts.csv", "roads.csv"):
        change(folder, file, "cicero", "oak_park")
    change(folder, "districts.csv", "Cicero", "Oak Park")
    game = omerta.interpreted_game("gangster", folder)
    assert any("three cannot play" in warning for warning in warnings_of(game.content))
    with pytest.raises(
        BadInput, match="with three players the district cicero leaves the game, and this board has none"
    ):
        game.new(3, 1)
    assert "oak_park" in at(game, game.new(4, 1))["districts"]


def test_content_digest_knows_what_matters(folder: Path) -> None:
    ours = read_content().digest
    lines = (folder / "districts.csv").read_text().splitlines()
    (folder / "districts.csv").write_text("\n".join([lines[0], *lines[:0:-1]]))
    change(folder, "roads.csv", "house", "own")
    change(folder, "districts.csv", "28,99", "27,98")
    assert read_content(folder).digest == ours
    change(folder, "tiles.csv", "5 4 2 ?", "5 4 2 1")
    assert read_content(folder).digest != ours


def test_content_of_an_owner_is_played_and_shown(folder: Path) -> None:
    change(folder, "tiles.csv", "4 4 4,9,3,house", "9 8 7,20,5,own")
    game = omerta.interpreted_game("gangster", folder)
    shown = [
        place["tile"]
        for seed in range(10)
        for place in game.view(game.new(4, seed), 0)["places"]
        if place["tile"] and place["tile"]["number"] == 15
    ]
    assert shown[0] == {"number": 15, "values": ["9", "8", "7"], "spaces": 20, "columns": 5, "house": False}


def test_content_of_the_second_board() -> None:
    found = warnings_of(read_content(SMALL_BOARD))
    assert [warning.partition(":")[0] for warning in found] == [
        "districts.csv, line 12", "tiles.csv, line 10", "tiles.csv, line 11", "tiles.csv", "decks.csv",
    ]  # fmt: skip
