"""Whole games, examined ply by ply by somebody who knows only the specification: see `examiner`."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playthroughs.sensible import gangster as sensible
from rules.gangster.examiner import (
    BESIDE,
    COLOURS,
    HARBOUR,
    KINDS,
    PLACES,
    POLICE,
    TILES,
    Position,
    Table,
    day,
    next_space,
    paths,
    reached,
)

from omerta import Event, Game, State

Player = Callable[[Game, State, int, random.Random], int]


class Ply(NamedTuple):
    """What was decided, and the position before it and after it."""

    players: int
    before: Position
    legal: set[str]
    words: str
    events: list[Event]
    after: Position


class Moment(NamedTuple):
    """What the game shows and foretells in a position."""

    position: Position
    players: int
    view: dict[str, Any]
    sheet: dict[str, Any]


Played = tuple[list[Ply], list[Moment], list[tuple[State, Position, int]]]


def fickle(game: Game, state: State, seat: int, chance: random.Random) -> int:
    """Any verb, then any action of it: loads, shoots and unloads far more than plain chance would."""
    verbs: dict[str, list[int]] = {}
    for action in game.legal(state, seat):
        verbs.setdefault(game.text(state, action).split()[0], []).append(action)
    return chance.choice(verbs[chance.choice(sorted(verbs))])


def wild(game: Game, state: State, seat: int, chance: random.Random) -> int:
    """Anything at all."""
    return chance.choice(game.legal(state, seat))


GAMES: list[tuple[Player, int, int]] = [
    *((sensible, players, 7) for players in (2, 3, 4, 5)),
    *((fickle, players, 1) for players in (2, 3, 4, 5)),
    *((wild, players, 5) for players in (2, 3, 5)),
]


@pytest.fixture(scope="module")
def played(gangster_interpreted: Game) -> Played:
    """All these games: every ply, a moment every few plies and all last moments, every end."""
    game = gangster_interpreted
    plies: list[Ply] = []
    moments: list[Moment] = []
    ends: list[tuple[State, Position, int]] = []
    for player, players, seed in GAMES:
        state, chance = game.new(players, seed), random.Random(seed)
        while seats := game.awaiting(state):
            before = game.to_dict(state)["position"]
            if len(plies) % 5 == 0:
                moments.append(Moment(before, players, game.view(state, seats[0]), game.score_sheet(state)))
            legal = {game.text(state, action) for action in game.legal(state, seats[0])}
            action = player(game, state, seats[0], chance)
            words = game.text(state, action)
            state, events = game.play(state, seats[0], action)
            plies.append(Ply(players, before, legal, words, events, game.to_dict(state)["position"]))
        last = game.to_dict(state)["position"]
        moments.append(Moment(last, players, game.view(state, None), game.score_sheet(state)))
        ends.append((state, last, players))
    return plies, moments, ends


def test_turn_one_action_examined_all_that_is_legal_and_nothing_else(played: Played) -> None:
    for ply in played[0]:
        assert ply.legal == Table(ply.before, ply.players).legal(), ply.before


def test_turn_order_of_effects_examined_all_that_follows(played: Played) -> None:
    """The position after every decision and every event of it, in order, as the specification has it."""
    for ply in played[0]:
        table = Table(ply.before, ply.players)
        table.play(ply.words, ply.events)
        assert [(event.kind, dict(event.facts)) for event in ply.events] == table.told, ply.words
        assert ply.after == table.at, ply.words


def test_examined_games_contain_what_matters(played: Played) -> None:
    """Otherwise agreeing would prove little: gaps filled, full tiles, bodyguards in the way, every kind of event."""
    seen = Counter[str]()
    for ply in played[0]:
        seen.update({event.kind for event in ply.events})
        table = Table(ply.before, ply.players)
        for colour, gang in ply.before["colours"].items():
            there = ply.before["districts"].get(gang["car"])
            if there and next_space(there) is None:
                seen["car at a full tile"] += 1
            if there and len(table.foreign(colour, gang["car"])) < sum(
                who not in (None, colour) for who in there["spaces"]
            ):
                seen["bodyguard in the way"] += 1
            if sum(gang["trunk"].values()) == 2:
                seen["two in a trunk"] += 1
        for event in ply.events:
            if event.kind == "unloaded":
                place, rank = event.facts["space"].split()
                if int(rank) < len(ply.before["districts"][place]["spaces"]):
                    seen["gap filled"] += 1
                if int(rank) > 1 and None in ply.before["districts"][place]["spaces"]:
                    seen["gap left open"] += 1
    kinds = {
        "drove", "pushed", "pushed_nothing", "dumped", "dumped_nothing", "took", "lost", "laid_out", "three_alike",
        "unloaded", "unloaded_nothing", "aimed", "loaded", "cards_refreshed", "police_drawn", "doubled", "round_began",
        "reckoning_began", "district_settled", "scored", "earned", "gangsters_arrived", "game_won",
    }  # fmt: skip
    wanted = kinds | {"car at a full tile", "bodyguard in the way", "two in a trunk", "gap filled", "gap left open"}
    assert wanted <= set(seen), wanted - set(seen)
    assert seen["gap filled"] > 5


def test_setup_gangsters_examined_twenty_of_each_colour_at_every_ply(played: Played) -> None:
    """Counted from the written position alone: on tiles, in cars, in trunks, dumped, and still to come."""
    to_come = {1: 11, 2: 5, 3: 0}
    for ply in played[0]:
        at = ply.after
        assert list(at["colours"]) == list(COLOURS[: {2: 4}.get(ply.players, ply.players)])
        for colour, gang in at["colours"].items():
            standing = sum(there["spaces"].count(colour) for there in at["districts"].values())
            trunks = sum(other["trunk"].get(colour, 0) for other in at["colours"].values())
            assert gang["gangsters"] + standing + trunks + gang["dumped"] + to_come[at["round"]] == 20
            assert gang["gangsters"] >= 0
            assert colour not in gang["trunk"]
            assert sum(gang["trunk"].values()) <= 2


def test_equipment_different_examined_all_tiles_at_every_ply(played: Played) -> None:
    """Thirty tiles, five of each kind; what is gone is what was lost or removed by threes, counted from the events."""
    for ply in played[0]:
        gone = Counter[str]()
        for at, sign in ((ply.before, 1), (ply.after, -1)):
            for gang in at["colours"].values():
                assert len(gang["equipment"]) == len(set(gang["equipment"])) in (1, 2)
                gone.update(dict.fromkeys(gang["equipment"], sign))
            for pile in (at["open_equipment"], at["supply"]):
                gone.update({kind: sign * count for kind, count in pile.items()})
            assert sum(at["open_equipment"].values()) == 3 or not at["supply"]
            assert 3 not in at["open_equipment"].values()
        told = Counter[str]()
        for event in ply.events:
            if event.kind in ("lost", "three_alike"):
                told[event.facts["equipment"]] += 1 if event.kind == "lost" else 3
        assert +gone == told
        assert not -gone


def test_setup_tiles_examined_stay_where_they_are(played: Played) -> None:
    for ply in played[0]:
        before, after = ply.before["districts"], ply.after["districts"]
        assert {place: there["tile"] for place, there in before.items()} == {
            place: there["tile"] for place, there in after.items()
        }
        assert len({there["tile"] for there in after.values()}) == len(after) == (9 if ply.players == 3 else 10)
        assert ("cicero" in after) == (ply.players != 3)
        assert all(len(there["spaces"]) <= TILES[there["tile"]][1] for there in after.values())


def test_drive_no_turning_examined_every_narrated_path(played: Played) -> None:
    drives = 0
    for ply in played[0]:
        for event in ply.events:
            if event.kind == "drove":
                drives += 1
                card, path = event.facts["card"], event.facts["path"]
                roads = int(card[0]) + ("+1" in card)
                assert path in paths(ply.before["colours"][event.facts["colour"]]["car"], roads)
                assert path[-1] == ply.words.split()[-1]
    assert drives > 500


def test_score_order_examined_sheets_and_forecasts(played: Played) -> None:
    """`now` for each casino card, `last`, the lines and the forecasts of the view, all reckoned again."""
    for at, players, view, sheet in played[1]:
        table = Table(at, players)
        over = at["stage"] == "over"
        assert [now["casino"] for now in sheet["now"]] == ([] if over else [1, 2, 3, 4, 5, 6])
        for number in range(1, 7):
            lines = day(at, number)
            points = [0] * players
            for line in (line for there in lines.values() for line in there):
                points[table.owner(line.colour)] += line.points
            assert [seat["forecast"][number - 1] for seat in view["seats"]] == points
            if not over:
                now = sheet["now"][number - 1]
                assert (now["points"], now["round"]) == (points, at["round"])
                assert now["possible"] == (number not in at["casino"])
                assert explained(now) == {
                    place: (at["districts"][place]["doubler"], TILES[at["districts"][place]["tile"]][0].split(), there)
                    for place, there in lines.items()
                }
        assert sheet["casino"] == at["casino"]
        assert (sheet["final"], sheet["decided_by"]) == ((True, "gangster/game-end") if over else (False, None))
        for line in sheet["lines"]:
            seat = line["seat"]
            mine = {colour: gang["earned"] for colour, gang in at["colours"].items() if table.owner(colour) == seat}
            assert (line["colours"], line["influence"]) == (mine, table.influence(seat))
            assert line["earned"] == [sum(earned) for earned in zip(*mine.values(), strict=True)]
            assert line["winner"] == (over and seat in table.winners())
            assert view["seats"][seat]["influence"] == table.influence(seat)
            assert view["seats"][seat]["earned"] == line["earned"]
        influence = [line["influence"] for line in sheet["lines"]]
        assert influence == sorted(influence, reverse=True)
        if not at["casino"]:
            assert sheet["last"] is None
            continue
        then = {
            place: there | {"tile": at["districts"][place]["tile"]} for place, there in at["last_reckoning"].items()
        }
        lines = day({"districts": then}, at["casino"][-1])
        assert (sheet["last"]["round"], sheet["last"]["casino"]) == (len(at["casino"]), at["casino"][-1])
        assert {place: found[2] for place, found in explained(sheet["last"]).items()} == lines
        assert {place: found[0] for place, found in explained(sheet["last"]).items()} == {
            place: there["doubler"] for place, there in then.items()
        }
        assert sheet["last"]["points"] == [seat["earned"][-1] for seat in view["seats"]]


def explained(sheet: dict[str, Any]) -> dict[str, Any]:
    """A reckoning as the examiner writes it: doubled, values, lines."""
    return {
        there["place"]: (
            there["doubled"],
            there["values"],
            [
                (line["colour"], line["gangsters"], line["best_rank"], line["value"], line["points"])
                for line in there["lines"]
            ],
        )
        for there in sheet["districts"]
    }


def test_drive_exact_examined_reach_in_views(played: Played) -> None:
    """Every unused card of every colour and where it leads; with the motor also one road more."""
    with_motor = 0
    for at, players, view, _ in played[1]:
        for shown in view["colours"]:
            gang = at["colours"][shown["colour"]]
            expected = {str(card): sorted(reached(gang["car"], card)) for card in gang["cards"]}
            if "motor" in gang["equipment"]:
                with_motor += 1
                expected |= {f"{card}+1": sorted(reached(gang["car"], card + 1)) for card in gang["cards"]}
            assert shown["reach"] == expected
            assert (shown["cards"], shown["car"]) == (gang["cards"], gang["car"])
            assert shown["seat"] == Table(at, players).owner(shown["colour"])
    assert with_motor > 20


def test_open_information_examined_views_show_the_position(played: Played) -> None:
    for at, players, view, _ in played[1]:
        over = at["stage"] == "over"
        assert (view["stage"], view["round"], view["idle"]) == (at["stage"], at["round"], at["idle"])
        assert (view["colour"], view["aimed"]) == (at["colour"], at["aimed"])
        assert view["acting"] == (None if over else at["acting"])
        assert view["winners"] == (Table(at, players).winners() if over else [])
        for shown in view["places"]:
            place = shown["place"]
            assert set(shown["neighbours"]) == BESIDE[place]
            assert shown["cars"] == [colour for colour, gang in at["colours"].items() if gang["car"] == place]
            if place not in at["districts"]:
                assert (shown["in_play"], shown["tile"], shown["next_space"], shown["standings"]) == (
                    False,
                    None,
                    None,
                    [],
                )
                assert not shown["doubler"]
                continue
            there = at["districts"][place]
            values, spaces = TILES[there["tile"]]
            assert (shown["tile"]["values"], shown["tile"]["spaces"]) == (values.split(), spaces)
            assert shown["spaces"] == there["spaces"] + [None] * (spaces - len(there["spaces"]))
            assert (shown["next_space"], shown["doubler"]) == (next_space(there), there["doubler"])
            for standing, line in zip(shown["standings"], day(at, 6)[place], strict=True):
                assert tuple(standing.values())[:4] == line[:4]
                known = over or line.value != "?"
                casino = at["casino"][-1] if over else 6
                (worth,) = (one.points for one in day(at, casino)[place] if one.colour == line.colour)
                assert standing["points"] == (worth if known else None)
        assert [shown["place"] for shown in view["places"]] == PLACES
        held = Counter(kind for gang in at["colours"].values() for kind in gang["equipment"])
        for shown in view["equipment"]:
            kind = shown["equipment"]
            lying, supply = at["open_equipment"].get(kind, 0), at["supply"].get(kind, 0)
            assert (shown["copies"], shown["open"], shown["supply"]) == (5, lying, supply)
            assert shown["gone"] == 5 - lying - supply - held[kind]
        assert tuple(shown["equipment"] for shown in view["equipment"]) == KINDS
        undoubled = [place for place, there in at["districts"].items() if not there["doubler"]]
        assert view["deck"] == {
            "districts": undoubled,
            "police": at["police"],
            "police_drawn": POLICE[players] - at["police"],
        }
        assert view["casino"]["drawn"] == at["casino"]
        assert view["casino"]["left"] == [card for card in range(1, 7) if card not in at["casino"]]
        for shown in view["colours"]:
            gang = at["colours"][shown["colour"]]
            assert {key: shown[key] for key in ("gangsters", "trunk", "equipment", "dumped", "earned")} == {
                key: gang[key] for key in ("gangsters", "trunk", "equipment", "dumped", "earned")
            }
            assert shown["trunk_size"] == (2 if "trunk" in gang["equipment"] else 1)
            assert shown["to_come"] == {1: 11, 2: 5, 3: 0}[at["round"]]


def test_round_end_examined_how_soon(played: Played) -> None:
    """The fewest drives are found by trying: whoever needs least uses up the cards, one doubler at a time."""
    for at, _, view, _ in played[1]:
        left = 8 - sum(there["doubler"] for there in at["districts"].values())
        cards = {colour: len(gang["cards"]) for colour, gang in at["colours"].items()}
        assert view["round_end"]["drives_to_refresh"] == cards
        drives = 0
        for _ in range(left):
            nearest = min(cards, key=lambda colour: cards[colour])
            drives += cards[nearest]
            cards[nearest] = 3
        assert view["round_end"]["doublers_left"] == left
        assert view["round_end"]["fewest_drives"] == drives
        assert view["round_end"]["most_refreshes"] == (left + at["police"] if left else 0)


def test_game_end_examined_returns(played: Played, gangster_interpreted: Game) -> None:
    for state, at, players in played[2]:
        winners = Table(at, players).winners()
        shares = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
        assert gangster_interpreted.returns(state) == shares
        assert (at["stage"], at["round"], len(at["casino"]), len(set(at["casino"]))) == ("over", 3, 3, 3)
        assert sum(there["doubler"] for there in at["districts"].values()) == 8


def test_cards_refresh_examined_deck_of_a_round(played: Played) -> None:
    """Eight doublers a round, the first of them before anybody plays; never more police than the table has."""
    districts: list[str] = []
    police = 0
    refreshes = rounds = 0
    for ply in played[0]:
        if ply.before["round"] == 1 and not districts:
            districts = [place for place, there in ply.before["districts"].items() if there["doubler"]]
            assert len(districts) == 1
        kinds = [event.kind for event in ply.events]
        refreshes += kinds.count("cards_refreshed")
        for event in ply.events:
            if event.kind == "doubled":
                if event.facts["doublers"] == 1:
                    districts, police = [], 0
                districts.append(event.facts["place"])
                assert len(set(districts)) == len(districts) == event.facts["doublers"]
            elif event.kind == "police_drawn":
                police += 1
                assert police <= POLICE[ply.players]
                assert event.facts["police"] == POLICE[ply.players] - police
            elif event.kind == "reckoning_began":
                rounds += 1
                assert len(districts) == 8
                assert 7 <= refreshes <= 7 + POLICE[ply.players]
                refreshes = 0
        if ply.after["stage"] == "over":
            districts, police = [], 0
    assert rounds == 3 * len(GAMES)


def test_harbour_only_own_stop_examined(played: Played) -> None:
    """Equipment and dumped gangsters change hands only in a turn in which that colour's own car ends at Gold Coast."""
    for ply in played[0]:
        for colour, gang in ply.after["colours"].items():
            if gang["equipment"] != ply.before["colours"][colour]["equipment"]:
                assert (ply.before["stage"], ply.before["colour"], gang["car"]) == ("take", colour, HARBOUR)
        if any(event.kind == "dumped" for event in ply.events):
            assert (ply.before["stage"], ply.words) == ("dump", "dump trunk")
            assert ply.after["colours"][ply.before["colour"]]["trunk"] == {}
