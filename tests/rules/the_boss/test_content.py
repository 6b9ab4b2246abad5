"""The cards as files: what is wrong is said with file, line and remedy; what is right changes the game."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rules.the_boss.positions import at, cards_of, follow, legal_words, place_in_view, position, random_game, seat_at

import omerta
from omerta import BadInput, Game
from omerta.games.the_boss import content
from omerta.games.the_boss.content import read_content
from omerta.kernel.content_files import BadContent

HEAD = "number,city,card,origin"
OWN = [
    HEAD,
    *(f"1,New York,{card},own" for card in ("2", "2", "3", "prison")),
    *(f"2,Boston,{card},own" for card in ("7", "8", "9", "banished")),
    *(f"3,Detroit,{card},own" for card in ("1", "2", "3", "4", "revolver")),
    *(f"4,Kansas City,{card},own" for card in ("99", "3", "revolver")),
    *(f"5,Cincinnati,{card},own" for card in ("1", "2", "4", "banished")),
    *(f"6,Memphis,{card},own" for card in ("1", "2", "3", "hospital")),
    *(f"7,Philadelphia,{card},own" for card in ("4", "prison", "revolver")),
]
LINE_OF_BOSTON_7 = 6


def folder(tmp_path: Path, lines: list[str], line: int | None = None, text: str = "") -> Path:
    """A folder with a cities.csv, one line of which (as editors count) is replaced."""
    changed = list(lines)
    if line is not None:
        changed[line - 1] = text
    (tmp_path / "cities.csv").write_text("\n".join(changed) + "\n", encoding="utf-8")
    return tmp_path


def complaints(where: Path) -> list[str]:
    with pytest.raises(BadContent) as raised:
        read_content(where)
    assert str(raised.value) == "\n".join(raised.value.problems)
    assert isinstance(raised.value, BadInput)
    return list(raised.value.problems)


@pytest.fixture(scope="session")
def owners(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The Boss with an owner's cards."""
    return omerta.game("the_boss", folder(tmp_path_factory.mktemp("own"), OWN))


# --- complaints


def test_content_missing_file_names_folder_and_columns(tmp_path: Path) -> None:
    expected = f"cities.csv: not found in {tmp_path}; make it with the columns {HEAD}"
    assert complaints(tmp_path) == [expected]
    nowhere = tmp_path / "nowhere"
    assert complaints(nowhere) == [f"cities.csv: not found in {nowhere}; make it with the columns {HEAD}"]


def test_content_folder_that_is_a_file(tmp_path: Path) -> None:
    where = folder(tmp_path, OWN) / "cities.csv"
    assert complaints(where) == [f"cities.csv: not found in {where}; make it with the columns {HEAD}"]


@pytest.mark.parametrize(
    ("head", "shown"),
    [
        ("number,city,card", "number,city,card"),
        ("city,number,card,origin", "city,number,card,origin"),
        ("number;city;card;origin", "number;city;card;origin"),
        ("", "nothing"),
    ],
)
def test_content_wrong_columns(tmp_path: Path, head: str, shown: str) -> None:
    where = folder(tmp_path, OWN, 1, head)
    assert complaints(where) == [f"cities.csv, line 1: the columns must be {HEAD}, not {shown}"]


def test_content_empty_file(tmp_path: Path) -> None:
    (tmp_path / "cities.csv").write_bytes(b"")
    assert complaints(tmp_path) == [f"cities.csv, line 1: the columns must be {HEAD}, not nothing"]


@pytest.mark.parametrize("card", ["pistol", "100", "-1", "2.5", "", "²", "1 000"])
def test_content_unknown_card(tmp_path: Path, card: str) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, f"2,Boston,{card},own")
    expected = (
        f"cities.csv, line 6: unknown card `{card}`;"
        " write an amount of 0 to 99, or revolver, prison, hospital, banished"
    )
    assert complaints(where) == [expected]


@pytest.mark.parametrize("number", ["8", "0", "two", "", "-1", "2.0"])
def test_content_unknown_city_number(tmp_path: Path, number: str) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, f"{number},Boston,7,own")
    assert complaints(where) == [f"cities.csv, line 6: unknown city number `{number}`; write 1 to 7"]


@pytest.mark.parametrize("name", ["Detroit", "Bosten", "Chicago", ""])
def test_content_name_not_matching_the_number(tmp_path: Path, name: str) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, f"2,{name},7,own")
    assert complaints(where) == [f"cities.csv, line 6: city 2 is Boston, not `{name}`"]


@pytest.mark.parametrize("origin", ["mine", "", "Own"])
def test_content_unknown_origin(tmp_path: Path, origin: str) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, f"2,Boston,7,{origin}")
    expected = f"cities.csv, line 6: unknown origin `{origin}`; write printed, example, house or own"
    assert complaints(where) == [expected]


@pytest.mark.parametrize(("text", "count"), [("2,Boston,7", 3), ("2,Boston,7,own,", 5), ("2;Boston;7;own", 1)])
def test_content_wrong_number_of_values(tmp_path: Path, text: str, count: int) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, text)
    assert complaints(where) == [f"cities.csv, line 6: {count} values, but the columns are {HEAD}"]


def test_content_too_few_cards(tmp_path: Path) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, "")
    assert complaints(where) == [
        "cities.csv: Boston has 3 cards instead of 4; add 1 of its lines (`2,Boston,...`)",
    ]


def test_content_too_many_and_too_few_cards(tmp_path: Path) -> None:
    where = folder(tmp_path, OWN, LINE_OF_BOSTON_7, "4,Kansas City,1,own")
    assert complaints(where) == [
        "cities.csv: Boston has 3 cards instead of 4; add 1 of its lines (`2,Boston,...`)",
        "cities.csv: Kansas City has 4 cards instead of 3; take out 1 of its lines (`4,Kansas City,...`)",
    ]


def test_content_heading_only_misses_every_city(tmp_path: Path) -> None:
    problems = complaints(folder(tmp_path, [HEAD]))
    assert [problem.split(" has ")[1].split(";")[0] for problem in problems] == [
        f"0 cards instead of {count}" for count in (4, 4, 5, 3, 4, 4, 3)
    ]


def test_content_not_utf8(tmp_path: Path) -> None:
    (tmp_path / "cities.csv").write_bytes(f"{HEAD}\n1,New York,1,\xff\n".encode("latin-1"))
    assert complaints(tmp_path) == [f"cities.csv: byte {len(HEAD) + 14} is no UTF-8; save the file as UTF-8"]


def test_content_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    lines = list(OWN)
    lines[1], lines[5], lines[27] = "9,New York,2,own", "2,Boston,pistol,own", "7,Philadelfia,4,own"
    assert [problem.split(":")[0] for problem in complaints(folder(tmp_path, lines))] == [
        "cities.csv, line 2",
        "cities.csv, line 6",
        "cities.csv, line 28",
    ]


def test_content_forgives_order_case_blanks_empty_lines_and_byte_order_mark(tmp_path: Path) -> None:
    plain = read_content(folder(tmp_path, OWN))
    lines = [HEAD, "", *reversed(OWN[1:])]
    lines[2] = " 7 , philadelphia , Revolver , own "
    (tmp_path / "cities.csv").write_bytes("\r\n".join(lines).encode("utf-8-sig"))
    assert read_content(tmp_path) == plain
    assert read_content(tmp_path).digest == plain.digest


def test_content_digest_changes_with_a_card_but_not_with_its_origin(tmp_path: Path) -> None:
    plain = read_content(folder(tmp_path, OWN)).digest
    assert read_content(folder(tmp_path, OWN, LINE_OF_BOSTON_7, "2,Boston,7,house")).digest == plain
    assert read_content(folder(tmp_path, OWN, LINE_OF_BOSTON_7, "2,Boston,6,own")).digest != plain


def test_content_of_a_game_is_refused_when_the_game_is_opened(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cities\.csv, line 6"):
        omerta.interpreted_game("the_boss", folder(tmp_path, OWN, LINE_OF_BOSTON_7, "2,Boston,x,own"))


# --- our own cards


def test_content_our_own_has_the_rulebooks_counts() -> None:
    counts = Counter(card.city for card in read_content().cards)
    assert [counts[city] for city in range(7)] == [4, 4, 5, 3, 4, 4, 3]
    assert counts.total() == 27
    assert content.CARDS_OF_CITY == (4, 4, 5, 3, 4, 4, 3)


def test_content_our_own_marks_house_cards(the_boss: Game) -> None:
    state = the_boss.new(4, 1)
    house = {
        place["city"]: [card["face"] for card in place["cards"] if card["house"]]
        for place in the_boss.view(state, None)["row"]
    }
    assert house == {
        "new_york": ["1", "2", "3", "prison"],
        "chicago": [],
        "boston": ["0", "2", "3", "hospital"],
        "detroit": [],
        "kansas_city": [],
        "cincinnati": ["1", "2", "4"],
        "memphis": [],
        "philadelphia": ["4"],
    }


# --- an owner's cards


def test_content_of_an_owner_is_what_is_dealt(owners: Game) -> None:
    assert [card for card in cards_of(owners, 2) if card.startswith("boston")] == [
        "boston 7",
        "boston 8",
        "boston 9",
        "boston banished",
    ]
    state = owners.new(2, 1)
    shown = place_in_view(owners, state, None, "boston")["cards"]
    assert [(card["face"], card["house"]) for card in shown] == [
        ("7", False),
        ("8", False),
        ("9", False),
        ("banished", False),
    ]
    assert state.box != omerta.interpreted_game("the_boss").new(2, 1).box


def test_content_of_an_owner_pays(owners: Game) -> None:
    before = position(
        owners,
        2,
        turn=5,
        acted=1,
        stage="play",
        hidden={"boston": "9", "detroit": "1"},
        gangsters={"boston": {0: (1, 0)}},
    )
    state, _ = follow(owners, before)
    assert seat_at(owners, state, 0)["earned"] == [9, 0]


def test_content_of_an_owner_moves_a_penalty(owners: Game) -> None:
    hidden, gangs = {"boston": "banished"}, {"boston": {0: (1, 0)}}
    state, _ = follow(owners, position(owners, 2, turn=5, acted=1, stage="play", hidden=hidden, gangsters=gangs))
    assert at(owners, state)["banished"] == {"boston": [0]}


def test_content_of_an_owner_does_not_change_our_own(owners: Game, the_boss: Game) -> None:
    assert "boston 9" in cards_of(owners, 2)
    assert "boston 9" not in cards_of(the_boss, 2)


def test_content_position_of_other_cards_is_refused(owners: Game, the_boss: Game) -> None:
    with pytest.raises(BadInput, match=r"`boston [789]` is no card of this table|`boston banished` is no card"):
        the_boss.from_dict(owners.to_dict(owners.new(2, 1)))


# --- the same face twice in a city


def test_content_twins_are_shown_with_two_copies(owners: Game) -> None:
    state = position(owners, 2, hands={0: ["new_york 2"], 1: ["new_york 3", "new_york 2"]})
    for seat, unseen in ((None, 2), (0, 1), (1, 1)):
        cards = place_in_view(owners, state, seat, "new_york")["cards"]
        two = next(card for card in cards if card["face"] == "2")
        assert (two["copies"], two["unseen"]) == (2, unseen)
        assert [card["face"] for card in cards] == ["2", "3", "prison"]


def test_content_twins_in_one_hand_are_one_choice_and_two_cards(owners: Game) -> None:
    hand = ["new_york 2", "new_york 2", "boston 7", "boston 8", "detroit 1"]
    state, _ = follow(owners, position(owners, 2, hands={0: hand}), "place nothing")
    words = [owners.text(state, action) for action in owners.legal(state, 0)]
    assert sorted(words) == ["play boston 7", "play boston 8", "play detroit 1", "play new_york 2"]
    state, _ = follow(owners, state, "play new_york 2")
    assert seat_at(owners, state, 0)["hand"] == ["new_york 2", "boston 7", "boston 8", "detroit 1"]
    state, _ = follow(owners, state, "place nothing")
    state, _ = follow(owners, state)
    state, _ = follow(owners, state, "place nothing", "play new_york 2")
    assert at(owners, state)["cities"]["new_york"]["played"].count("2") == 2
    assert "new_york 2" not in seat_at(owners, state, 0)["hand"]
    cards = place_in_view(owners, state, None, "new_york")["cards"]
    assert next(card["unseen"] for card in cards if card["face"] == "2") == 0


def test_content_twins_are_hidden_twice_as_often(owners: Game) -> None:
    hidden = Counter(at(owners, owners.new(2, seed))["cities"]["new_york"]["hidden"] for seed in range(1500))
    assert hidden["2"] / 1500 == pytest.approx(0.5, abs=0.06)
    assert hidden["3"] / 1500 == pytest.approx(0.25, abs=0.06)


def test_content_twins_count_twice_in_a_redeal(owners: Game) -> None:
    state = position(
        owners, 2, hidden={"new_york": "2"}, hands={0: ["new_york prison"], 1: ["new_york 2", "new_york 3"]}
    )
    worlds = [at(owners, owners.redeal(state, 0, seed)) for seed in range(1500)]
    hidden = Counter(world["cities"]["new_york"]["hidden"] for world in worlds)
    assert hidden["2"] / 1500 == pytest.approx(2 / 3, abs=0.06)
    assert set(hidden) == {"2", "3"}


def test_content_twins_survive_writing_down(owners: Game) -> None:
    for state in random_game(owners, 2, 5)[::7]:
        assert owners.from_dict(owners.to_dict(state)) == state
        assert owners.account(state)["new_york 2"] == 2


def test_content_twins_never_three(owners: Game) -> None:
    data = owners.to_dict(position(owners, 2, hidden={"new_york": "2"}, hands={0: ["new_york 2", "new_york 3"]}))
    data["position"]["seats"][0]["hand"][1] = "new_york 2"
    with pytest.raises(BadInput, match=r"seats\[0\]\.hand\[1\]: `new_york 2` lies somewhere else already"):
        owners.from_dict(data)


def test_content_twins_are_drawn_as_one_choice_at_random(owners: Game) -> None:
    hand = ["new_york 2", "new_york 2", "boston 7", "boston 8", "detroit 1"]
    state, _ = follow(owners, position(owners, 2, hands={0: hand}), "place nothing")
    drawn = Counter(owners.text(state, owners.sample(state, 0, seed)) for seed in range(2000))
    assert set(drawn) == legal_words(owners, state, 0)
    assert all(count == pytest.approx(500, abs=90) for count in drawn.values())


# --- options


@pytest.mark.parametrize("players", [0, 1, 5, True, "2", None])
def test_options_number_of_players(the_boss: Game, players: Any) -> None:
    with pytest.raises(BadInput, match=r"^the_boss is for 2 to 4 players, not ") as raised:
        the_boss.new(players, 1)
    assert str(raised.value).endswith(repr(players))


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"towns": [1, 2, 3]}, "options: Object contains unknown field `towns` (options of the_boss: cities)"),
        (
            2,
            {"cities": "123"},
            "unknown city `123`; write numbers 1 to 7 or"
            " new_york, boston, detroit, kansas_city, cincinnati, memphis, philadelphia",
        ),
        (
            2,
            {"cities": [1, 2, None]},
            "options.cities[2]: Expected `int | str`, got `null` (options of the_boss: cities)",
        ),
        (
            2,
            {"cities": [1, 2, True]},
            "options.cities[2]: Expected `int | str`, got `bool` (options of the_boss: cities)",
        ),
        (
            2,
            {"cities": [1, 2, "Atlantis"]},
            "unknown city `Atlantis`; write numbers 1 to 7 or"
            " new_york, boston, detroit, kansas_city, cincinnati, memphis, philadelphia",
        ),
        (
            2,
            {"cities": [1, 2, "chicago"]},
            "unknown city `chicago`; write numbers 1 to 7 or"
            " new_york, boston, detroit, kansas_city, cincinnati, memphis, philadelphia",
        ),
        (
            3,
            {"cities": ["Boston", 1, 3]},
            "cities 1+2+3 cannot be dealt to 3 players; possible by number: 1+2+3+4+5 1+2+3+4+6 1+2+3+5+7 1+2+3+6+7"
            " 1+3+4+5+6 1+3+5+6+7 2+3+4+5+6 2+3+5+6+7",
        ),
        (4, {"cities": [1, 2]}, "cities 1+2 cannot be dealt to 4 players; possible by number: 1+2+3+4+5+6+7"),
    ],
)
def test_options_wrong_ones_are_explained(the_boss: Game, players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as raised:
        the_boss.new(players, 1, options)
    assert str(raised.value) == message


def test_options_are_kept_with_the_position(the_boss: Game) -> None:
    state = the_boss.new(2, 1, {"cities": [4, 5, 6, 7]})
    assert the_boss.to_dict(state)["options"] == {"cities": [4, 5, 6, 7]}
    assert the_boss.from_dict(the_boss.to_dict(state)) == state
    assert the_boss.to_dict(the_boss.new(2, 1, {"cities": None}))["options"] == {}
