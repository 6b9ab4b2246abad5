"""The cards as files: what is wrong is said with file, line and remedy; what is right changes the game."""

import hashlib
import shutil
from collections import Counter
from pathlib import Path

import pytest
from rules.gangsta.positions import (
    BOSSES,
    FOLDER,
    GANGSTERS,
    HEISTS,
    RESOURCES,
    SNITCHES,
    at,
    follow,
    money,
    position,
    position_data,
    told,
)

import omerta
from omerta import BadInput, Game
from omerta.games.gangsta.content import FILES, read_content
from omerta.kernel.content_files import BadContent

HEADS = {
    "bosses.csv": "id,family,start_money,skills,influence,origin",
    "gangsters.csv": "id,family,cost,skills,influence,origin",
    "heists.csv": "id,chapter,name,skills,cooperative,money,influence,reward,cooperative_money,high_tech,origin",
    "snitches.csv": "id,chapter,informants,origin",
    "resources.csv": "id,name,effect,skills,influence,origin",
}
HEIST_NAMES = (
    "Armored van, Casino, Inmate transfer, Jewelry, Supermarket, Rival gangs, Hack attack, Drug dealer,"
    " Offshore investment, Art theft"
)
SKILLS = "L leader, M mercenary, I informant, S sniper, B brawler, H hacker"
REWARDS = "hire, train:SKILL, extra_turn, steal:N, divert:N, murder or rally, two of them joined by +"
EFFECTS = (
    "bank, police_station, high_tech, bikers, hospital, counterfeit, private_jet, black_market, media, headquarters,"
    " informant_network, secret_society"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our own cards, to be spoilt."""
    for file in HEADS:
        shutil.copy(FOLDER / file, tmp_path / file)
    return tmp_path


def change(folder: Path, file: str, line: int, text: str | None) -> Path:
    """Replace a line, as editors count them; None takes it out."""
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    lines[line - 1 : line] = [] if text is None else [text]
    (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def complaints(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as raised:
        read_content(folder)
    assert str(raised.value) == "\n".join(raised.value.problems)
    return list(raised.value.problems)


# --- our own cards


def test_content_counts_of_the_rulebook() -> None:
    assert len(BOSSES) == 5
    assert Counter(card["family"] for card in GANGSTERS.values()) == dict.fromkeys(
        ["Bratva", "Cartel", "Ghetto gang", "Mafia", "Triads"], 7
    )
    assert Counter(card["chapter"] for card in HEISTS.values() if card["origin"] == "printed") == {
        "1": 30,
        "2": 30,
        "3": 30,
    }
    assert Counter(card["chapter"] for card in SNITCHES.values()) == {"2": 3, "3": 5}
    assert sorted(int(card["informants"]) for card in SNITCHES.values()) == [2, 3, 3, 3, 3, 4, 4, 4]
    assert len(RESOURCES) == 12
    assert len(BOSSES | GANGSTERS | HEISTS | SNITCHES | RESOURCES) == 5 + 35 + 93 + 8 + 12


@pytest.mark.parametrize(
    ("file", "digest"),
    [
        ("bosses.csv", "67cbd3f917766998"),
        ("gangsters.csv", "a31c95f70117900f"),
        ("heists.csv", "b21ecea013542394"),
        ("resources.csv", "97307b6fd06bf996"),
        ("snitches.csv", "d3e1e7bc122a727a"),
    ],
)
def test_content_is_what_the_specification_gives(file: str, digest: str) -> None:
    """A fingerprint of each table as it was handed down: nobody changes a card by accident."""
    assert hashlib.sha256((FOLDER / file).read_bytes()).hexdigest()[:16] == digest


def test_content_cards_are_in_the_view_as_printed(gangsta: Game) -> None:
    state = position(gangsta, 2, chapter=3, row="156", heists="429", gangs={0: "103", 1: "102"})
    view = gangsta.view(state, None)
    shown = view["gangsters"][0]
    assert (shown["family"], shown["skills"], shown["influence"], shown["cost"]) == ("triads", "SBH", 2, 6)
    heist = view["heists"][0]
    assert (heist["kind"], heist["skills"], heist["rewards"]) == ("art_theft", "LLMI", ["steal:3", "rally"])
    assert (heist["money"], heist["influence"], heist["cooperative"], heist["high_tech"]) == (0, 0, False, True)
    boss = view["seats"][0]["gang"][0]
    assert (boss["id"], boss["family"], boss["skills"], boss["boss"]) == ("103", "ghetto_gang", "LM", True)


# --- complaints


@pytest.mark.parametrize("file", sorted(HEADS))
def test_content_missing_file(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert complaints(folder) == [f"{file}: not found in {folder}; make it with the columns {HEADS[file]}"]


def test_content_missing_folder_names_every_file(tmp_path: Path) -> None:
    assert [problem.split(":")[0] for problem in complaints(tmp_path / "nowhere")] == list(FILES)


@pytest.mark.parametrize("file", sorted(HEADS))
def test_content_wrong_columns(folder: Path, file: str) -> None:
    change(folder, file, 1, "number,family")
    assert complaints(folder) == [f"{file}, line 1: the columns must be {HEADS[file]}, not number,family"]


@pytest.mark.parametrize(
    ("file", "line", "text", "message"),
    [
        ("gangsters.csv", 3, "112,Bratva,4,SX,2,own", f"unknown skill `X`; write letters: {SKILLS}"),
        ("gangsters.csv", 3, "112,Bratva,4,,2,own", f"no skills; write letters: {SKILLS}"),
        ("bosses.csv", 2, "101,Bratva,8,L?,0,own", f"unknown skill `?`; write letters: {SKILLS}"),
        ("heists.csv", 5, "204,1,Casino,LZ,no,2,2,,0,no,own", f"unknown skill `Z`; write letters: {SKILLS}"),
        ("resources.csv", 2, "901,Police,police_station,LQ,3,own", f"unknown skill `Q`; write letters: {SKILLS}"),
        ("gangsters.csv", 3, "112,Bratva,4,SBSBSBSBSB,2,own", "10 skills; a card shows at most 9"),
        (
            "gangsters.csv",
            3,
            "112,Yakuza,4,SB,2,own",
            "unknown family `Yakuza`; write Bratva, Cartel, Ghetto gang, Mafia, Triads",
        ),
        (
            "bosses.csv",
            4,
            "103,Ghetto,6,LM,0,own",
            "unknown family `Ghetto`; write Bratva, Cartel, Ghetto gang, Mafia, Triads",
        ),
        ("gangsters.csv", 3, "112,Bratva,-1,SB,2,own", "cost `-1` is no number from 0 to 99"),
        ("gangsters.csv", 3, "112,Bratva,100,SB,2,own", "cost `100` is no number from 0 to 99"),
        ("gangsters.csv", 3, "112,Bratva,four,SB,2,own", "cost `four` is no number from 0 to 99"),
        ("gangsters.csv", 3, "112,Bratva,4,SB,²,own", "influence `²` is no number from 0 to 99"),
        ("gangsters.csv", 3, "112,Bratva,4,SB,,own", "influence `` is no number from 0 to 99"),
        ("gangsters.csv", 3, "0,Bratva,4,SB,2,own", "id `0` is no number from 1 to 9999"),
        ("gangsters.csv", 3, "x,Bratva,4,SB,2,own", "id `x` is no number from 1 to 9999"),
        ("gangsters.csv", 3, "10000,Bratva,4,SB,2,own", "id `10000` is no number from 1 to 9999"),
        ("bosses.csv", 2, "101,Bratva,8.5,LS,0,own", "start_money `8.5` is no number from 0 to 99"),
        ("heists.csv", 5, "204,4,Casino,LL,no,2,2,,0,no,own", "chapter `4` is no number from 1 to 3"),
        ("heists.csv", 5, "204,0,Casino,LL,no,2,2,,0,no,own", "chapter `0` is no number from 1 to 3"),
        ("heists.csv", 5, "204,1,Bakery,LL,no,2,2,,0,no,own", f"unknown name `Bakery`; write {HEIST_NAMES}"),
        ("heists.csv", 5, "204,1,Casino,LL,maybe,2,2,,0,no,own", "unknown cooperative `maybe`; write no, yes"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,,0,1,own", "unknown high_tech `1`; write no, yes"),
        ("heists.csv", 5, "204,1,Casino,LL,no,x,2,,0,no,own", "money `x` is no number from 0 to 99"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,,x,no,own", "cooperative_money `x` is no number from 0 to 99"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,gold,0,no,own", f"unknown reward `gold`; write {REWARDS}"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,none,0,no,own", f"unknown reward `none`; write {REWARDS}"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,hire+,0,no,own", f"unknown reward ``; write {REWARDS}"),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,hire+rally+murder,0,no,own", "3 rewards; a heist has at most 2"),
        (
            "heists.csv",
            5,
            "204,1,Casino,LL,no,2,2,train:driver,0,no,own",
            "unknown skill in `train:driver`; write leader, mercenary, informant, sniper, brawler, hacker",
        ),
        (
            "heists.csv",
            5,
            "204,1,Casino,LL,no,2,2,train:leader+train:sniper,0,no,own",
            "two trainings; a heist teaches at most one skill",
        ),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,steal,0,no,own", "`steal` needs a number from 1 to 99: `steal:2`"),
        (
            "heists.csv",
            5,
            "204,1,Casino,LL,no,2,2,divert:0,0,no,own",
            "`divert:0` needs a number from 1 to 99: `divert:2`",
        ),
        ("heists.csv", 5, "204,1,Casino,LL,no,2,2,rally:2,0,no,own", "`rally` takes no number"),
        ("snitches.csv", 2, "801,1,2,own", "chapter `1` is no number from 2 to 3"),
        ("snitches.csv", 2, "801,2,0,own", "informants `0` is no number from 1 to 99"),
        ("resources.csv", 2, "901,Police,arrest,LLMI,3,own", f"unknown effect `arrest`; write {EFFECTS}"),
        ("resources.csv", 2, "901,Police,police_station,LLMI,-3,own", "influence `-3` is no number from 0 to 99"),
        ("gangsters.csv", 3, "112,Bratva,4,SB,2,mine", "unknown origin `mine`; write printed, example, house or own"),
        ("gangsters.csv", 3, "112,Bratva,4,SB,2", f"5 values, but the columns are {HEADS['gangsters.csv']}"),
        (
            "gangsters.csv",
            3,
            "111,Bratva,4,SB,2,own",
            "the id 111 is taken by gangsters.csv, line 2; give each card its own",
        ),
        (
            "gangsters.csv",
            3,
            "0101,Bratva,4,SB,2,own",
            "the id 0101 is taken by bosses.csv, line 2; give each card its own",
        ),
        ("snitches.csv", 2, "201,2,2,own", "the id 201 is taken by heists.csv, line 2; give each card its own"),
    ],
)
def test_content_complaint_names_file_line_and_remedy(
    folder: Path, file: str, line: int, text: str, message: str
) -> None:
    change(folder, file, line, text)
    assert complaints(folder) == [f"{file}, line {line}: {message}"]


@pytest.mark.parametrize(
    ("file", "line", "text", "message"),
    [
        ("bosses.csv", 3, None, "0 bosses of Cartel instead of 1; add 1"),
        ("bosses.csv", 7, "106,Triads,8,LS,0,own", "2 bosses of Triads instead of 1; take out 1"),
        ("gangsters.csv", 3, None, "6 gangsters of Bratva instead of 7; add 1"),
        ("gangsters.csv", 38, "158,Triads,4,SB,2,own", "8 gangsters of Triads instead of 7; take out 1"),
        ("heists.csv", 2, None, "29 heists of chapter 1 instead of 30; add 1"),
        ("heists.csv", 96, "431,3,Casino,L,no,1,1,,0,no,own", "31 heists of chapter 3 instead of 30; take out 1"),
        ("heists.csv", 63, None, "2 heists with the origin online_extra instead of 3; add 1"),
        ("snitches.csv", 2, None, "2 snitches of chapter 2 instead of 3; add 1"),
        ("snitches.csv", 10, "809,3,2,own", "6 snitches of chapter 3 instead of 5; take out 1"),
        ("resources.csv", 2, None, "0 resources with the effect police_station instead of 1; add 1"),
        ("resources.csv", 14, "913,Bank,bank,H,1,own", "2 resources with the effect bank instead of 1; take out 1"),
    ],
)
def test_content_wrong_counts(folder: Path, file: str, line: int, text: str | None, message: str) -> None:
    change(folder, file, line, text)
    assert complaints(folder) == [f"{file}: {message}"]


def test_content_online_extras_belong_to_chapter_two(folder: Path) -> None:
    lines = (folder / "heists.csv").read_text().splitlines()
    assert lines[62].startswith("335,2")
    change(folder, "heists.csv", 63, "335,3,Art theft,ISB,no,2,0,steal:2,0,yes,online_extra")
    assert complaints(folder) == ["heists.csv: heists with the origin online_extra belong to chapter 2"]


def test_content_all_that_is_wrong_is_said_at_once(folder: Path) -> None:
    change(folder, "bosses.csv", 2, "101,Bratva,8,LX,0,own")
    change(folder, "gangsters.csv", 9, "121,Cartel,x,S,1,own")
    change(folder, "gangsters.csv", 3, "112,Nobody,4,SB,2,own")
    change(folder, "heists.csv", 40, "309,2,Inmate transfer,LLB,no,2,1,fire,0,no,own")
    change(folder, "snitches.csv", 1, "id,chapter")
    (folder / "resources.csv").unlink()
    assert [problem.split(":")[0] for problem in complaints(folder)] == [
        "bosses.csv, line 2",
        "gangsters.csv, line 3",
        "gangsters.csv, line 9",
        "heists.csv, line 40",
        "snitches.csv, line 1",
        "resources.csv",
    ]


def test_content_very_long_numbers_are_complaints_too(folder: Path) -> None:
    """int() raises a bare ValueError on thousands of digits."""
    change(folder, "gangsters.csv", 3, f"112,Bratva,{'1' * 5000},SB,2,own")
    (problem,) = complaints(folder)
    assert problem.startswith("gangsters.csv, line 3: cost `111")


def test_content_forgives_order_case_and_blanks(folder: Path) -> None:
    plain = read_content(folder)
    lines = (folder / "gangsters.csv").read_text().splitlines()
    text = [lines[0], "", " 157 , triads , 7 , bim , 2 , own ", *reversed(lines[1:-1])]
    (folder / "gangsters.csv").write_bytes("\r\n".join(text).encode("utf-8-sig"))
    assert read_content(folder) == plain
    assert read_content(folder).digest == plain.digest


def test_content_digest_changes_with_a_card(folder: Path) -> None:
    plain = read_content(folder).digest
    assert read_content(change(folder, "gangsters.csv", 2, "111,Bratva,4,MS,1,own")).digest == plain
    assert read_content(change(folder, "gangsters.csv", 2, "111,Bratva,5,MS,1,own")).digest != plain


# --- an owner's cards


def test_content_of_an_owner_changes_the_game(folder: Path) -> None:
    """A gangster for $0 whose family discount makes him no cheaper, a richer heist, a nosier snitch."""
    change(folder, "gangsters.csv", 24, "142,Mafia,0,LB,1,own")
    change(folder, "heists.csv", 27, "226,1,Offshore investment,H,no,9,5,,0,no,own")
    change(folder, "snitches.csv", 2, "801,2,6,own")
    game = omerta.interpreted_game("gangsta", folder)
    state = position(game, 2, row="142", options={"families": True})
    assert game.view(state, 0)["gangsters"][0]["cost"] == 0
    state, events = follow(game, state, "hire 142")
    assert told(events, "hired") == [{"seat": 0, "person": "142", "money": 0}]
    assert money(game, state)[0] == 0
    state, _ = follow(game, position(game, 2, heists="226"), "heist 226", "engage 104")
    assert money(game, state)[0] == 9
    state = position(game, 2, chapter=2, stage="discard", heists="301", money={0: 9, 1: 9})
    state, _ = follow(game, state, "discard 301", draws="801 330")
    assert money(game, state) == [3, 3]


def test_content_of_an_owner_may_have_other_numbers(folder: Path) -> None:
    change(folder, "gangsters.csv", 2, "1111,Bratva,4,MS,1,own")
    game = omerta.interpreted_game("gangsta", folder)
    state = game.new(2, 1)
    assert game.text(state, game.parse(state, "hire 1111")) == "hire 1111"
    with pytest.raises(BadInput):
        game.parse(state, "hire 111")


def test_content_position_of_other_cards_is_refused(gangsta: Game, folder: Path) -> None:
    change(folder, "gangsters.csv", 2, "199,Bratva,4,MS,1,own")
    game = omerta.interpreted_game("gangsta", folder)
    data = position_data(2, gangs={0: "104 111"})
    gangsta.from_dict(data)
    with pytest.raises(BadInput, match=r"^position.seats\[0\].gang\[1\].id: `111` is no gangster of this table"):
        game.from_dict(data)
    assert at(game, game.new(2, 1))["chapter"] == 1


def test_content_of_an_owner_with_a_resource_that_a_boss_alone_activates(folder: Path) -> None:
    """The moment the gang shows all skills can be the moment of revealing."""
    lines = (folder / "resources.csv").read_text().splitlines()
    for line, text in enumerate(lines[1:], 2):
        number, name, effect, _, influence, _ = text.split(",")
        change(folder, "resources.csv", line, f"{number},{name},{effect},L,{influence},own")
    game = omerta.interpreted_game("gangsta", folder)
    state = game.new(2, 1, {"resources": True})
    state, _ = game.play(state, 1, game.legal(state, 1)[0])
    assert not any(seat.get("resource_active") for seat in at(game, state)["seats"])
    state, events = game.play(state, 0, game.legal(state, 0)[0])
    assert [one["seat"] for one in told(events, "resource_activated")] == [0, 1]
    assert all(seat["resource_active"] for seat in at(game, state)["seats"])
