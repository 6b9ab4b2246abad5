"""The examples: each is a position as its game writes it, explains a rule there is, and shows what its caption says."""

import random
from typing import Any

import msgspec
import pytest

import omerta
from omerta import BadInput, Event, Game, State
from omerta.games.examples import Example, LessonStep, Written, example, examples, lesson
from omerta.language.rulebook import chapters, rulebook

NAMES = ("gangsta", "gangster", "the_boss")
ALL = [one for name in NAMES for one in examples(name).values()]


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    return {name: omerta.interpreted_game(name) for name in NAMES}


def legal(game: Game, state: State) -> set[str]:
    return {game.text(state, action) for seat in game.awaiting(state) for action in game.legal(state, seat)}


def plain(data: Any) -> Any:
    """Data as a JSON file has it."""
    return msgspec.json.decode(msgspec.json.encode(data))


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.facts) for event in events if event.kind == kind]


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}/{one.name}")
def test_an_example_is_a_position_in_which_somebody_can_choose(games: dict[str, Game], one: Example) -> None:
    game = games[one.game]
    state = one.state(game)
    assert plain(game.to_dict(state)) == one.position
    assert game.awaiting(state)
    assert 0 <= one.seat < one.players
    assert one.rule in {rule for chapter in chapters(one.game) for rule in chapter.rules}


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_shows_every_example_through_the_eyes_of_its_seat(games: dict[str, Game], name: str) -> None:
    book = rulebook(name)
    assert [picture.name for picture in book.examples] == list(examples(name))
    assert 4 <= len(book.examples) <= 8
    for picture in book.examples:
        one = examples(name)[picture.name]
        assert picture.view == games[name].view(one.state(games[name]), one.seat)


def test_an_unknown_example_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no example `nothing` of gangster; there is bodyguard"):
        example("gangster/nothing")
    with pytest.raises(BadInput, match="unknown game"):
        example("chess/start")


def test_a_damaged_example_is_found() -> None:
    with pytest.raises(msgspec.ValidationError, match="position"):
        msgspec.json.decode(b'{"rule": "x/y", "seat": 0, "seed": 1}', type=Written)


# --- what the captions say; the worked examples of the rulebooks have their tests among those of their rules


def test_place_gaps_says_which_spaces_come_next(games: dict[str, Game]) -> None:
    game = games["gangster"]
    state, events = game.play(example("gangster/place-gaps").state(game), 0, "unload own")
    assert facts(events, "unloaded")[0]["space"] == "south_side 3"
    spaces = game.to_dict(state)["position"]["districts"]["south_side"]["spaces"]
    assert [number for number, colour in enumerate(spaces, 1) if colour is None] == [6]


def test_bodyguard_lets_grey_take_brown_and_yellow_only(games: dict[str, Game]) -> None:
    game = games["gangster"]
    state = example("gangster/bodyguard").state(game)
    assert {words for words in legal(game, state) if words.startswith("load")} == {"load 3", "load 4"}
    refusal = game.why_not(state, 1, "load 1")
    assert refusal is not None
    assert refusal.rule == "gangster/bodyguard"


def test_gold_coast_dumps_two_and_offers_bodyguard_and_bumper(games: dict[str, Game]) -> None:
    game = games["gangster"]
    state, _ = game.play(example("gangster/gold-coast").state(game), 0, "drive 1 gold_coast")
    state, _ = game.play(state, 0, "dump trunk")
    assert legal(game, state) == {"take bodyguard", "take bumper"}
    state, _ = game.play(state, 0, "take bumper")
    assert game.to_dict(state)["position"]["colours"]["blue"]["equipment"] == ["bumper", "trunk"]


def test_deal_has_seven_cities_and_chicago_second(games: dict[str, Game]) -> None:
    view = games["the_boss"].view(example("the_boss/deal").state(games["the_boss"]), 1)
    assert [place["city"] for place in view["row"]][:2] == ["new_york", "chicago"]
    assert len(view["row"]) == 8


def test_deduction_only_the_revolver_is_unseen(games: dict[str, Game]) -> None:
    position = example("the_boss/deduction").position["position"]
    assert position["cities"]["kansas_city"] == {"hidden": "revolver", "played": ["2"]}
    assert "kansas_city 3" in position["seats"][0]["hand"]


def test_last_turn_order_is_seven_five_five_four(games: dict[str, Game]) -> None:
    position = example("the_boss/last-turn-order").position["position"]
    left = [seat["professionals"] + seat["occasionals"] for seat in position["seats"]]
    assert (position["order"], left, position["start_player"]) == ([0, 1, 3, 2], [7, 5, 4, 5], 1)


def test_chicago_pays_three(games: dict[str, Game]) -> None:
    game = games["the_boss"]
    _, events = game.play(example("the_boss/chicago-payout").state(game), 0, "play memphis 3")
    assert facts(events, "chicago_paid") == [{"seat": 0, "sum": 7, "money": 3}]


def test_cooperation_needs_the_others_and_pays_them(games: dict[str, Game]) -> None:
    game = games["gangsta"]
    state = example("gangsta/cooperation").state(game)
    for words in ("heist 322", "engage 121", "engage 104", "engage 113", "engage 131"):
        state, events = game.play(state, 0, words)
    assert sorted(one["seat"] for one in facts(events, "cooperation_paid")) == [0, 1, 2]


# --- the first lessons


def ways_through(game: Game, steps: list[LessonStep], state: State, seat: int, chance: random.Random) -> State:
    """Do what a lesson asks for, in one of the ways that it accepts, until another position is laid out."""
    for step in steps:
        while True:
            actions = [game.text(state, action) for action in game.legal(state, seat)] if game.awaiting(state) else []
            fitting = [words for words in actions if step.fits(words)]
            assert fitting, f"{step.name}: nothing of {actions[:9]} is asked for"
            state, _ = game.play(state, seat, chance.choice(fitting))
            awaited = seat in game.awaiting(state)
            left = [game.text(state, action) for action in game.legal(state, seat)] if awaited else []
            if not (step.whole and any(step.fits(words) for words in left)):
                break
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_first_lesson_can_be_done_in_every_way_it_accepts(games: dict[str, Game], name: str) -> None:
    steps = lesson(name)
    assert steps[0].start is not None
    assert steps[-1].do == []
    starts = [at for at, step in enumerate(steps) if step.start is not None]
    for at, after in zip(starts, [*starts[1:], len(steps)], strict=True):
        one = example(f"{name}/{steps[at].start}")
        todo = [step for step in steps[at:after] if step.do]
        for number in range(12):
            ways_through(games[name], todo, one.state(games[name]), one.seat, random.Random(number))


def test_a_lesson_that_asks_for_the_impossible_is_found(games: dict[str, Game]) -> None:
    one = example("gangster/drive-exact")
    state, impossible = one.state(games["gangster"]), [LessonStep("fly", ["fly *"])]
    with pytest.raises(AssertionError, match="nothing of"):
        ways_through(games["gangster"], impossible, state, one.seat, random.Random(0))
