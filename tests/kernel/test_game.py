"""The Python interface: what it takes, what it gives, what it refuses."""

import pickle

import pytest

import omerta
from omerta.kernel.playouts import simulate


def test_a_seed_repeats_a_game_and_no_seed_does_not(the_boss: omerta.Game) -> None:
    assert the_boss.new(4, seed=7) == the_boss.new(4, seed=7)
    assert the_boss.new(4) != the_boss.new(4)


def test_outcomes_replace_the_generator(the_boss: omerta.Game) -> None:
    state = the_boss.new(3, seed=2)
    assert the_boss.new(3, outcomes=state.drawn) == state
    with pytest.raises(omerta.BadInput, match="outcomes end after 3"):
        the_boss.new(3, outcomes=state.drawn[:3])
    seat = the_boss.awaiting(state)[0]
    after, _ = the_boss.play(state, seat, 0, outcomes=())
    with pytest.raises(omerta.BadInput, match="1 outcomes are recorded, but the game draws only 0"):
        the_boss.play(state, seat, 0, outcomes=(1,))
    for _ in range(20):
        seat = the_boss.awaiting(after)[0]
        after, _ = the_boss.play(after, seat, the_boss.legal(after, seat)[0])


def test_states_are_values(the_boss: omerta.Game) -> None:
    state = the_boss.new(2, seed=1)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert len({state, again}) == 1
    assert the_boss.play(again, the_boss.awaiting(again)[0], 0)[0] != state
    assert repr(state) == "<the_boss, 2 players>"


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "for 2 to 4 players, not 1"),
        (5, {}, "for 2 to 4 players, not 5"),
        ("4", {}, "for 2 to 4 players, not '4'"),
        (2, {"colour": 1}, "options: Object contains unknown field `colour`"),
        (2, 7, "options: Expected `object`, got `int`"),
        (2, {"cities": []}, "cities none cannot be dealt"),
        (2.0, {}, "for 2 to 4 players, not 2.0"),
        (2, {"cities": 3}, r"options\.cities: Expected"),
        (2, {"cities": [1, 2]}, r"cities 1\+2 cannot be dealt to 2 players; possible by number: "),
        (2, {"cities": ["atlantis"]}, "unknown city `atlantis`"),
    ],
)
def test_tables_that_cannot_be_are_refused(
    the_boss: omerta.Game, players: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(omerta.BadInput, match=message):
        the_boss.new(players, seed=1, options=options)


def test_seats_and_actions_are_checked_at_the_door(the_boss: omerta.Game) -> None:
    state = the_boss.new(2, seed=1)
    with pytest.raises(omerta.BadInput, match="the seats are 0 to 1, not 2"):
        the_boss.legal(state, 2)
    with pytest.raises(omerta.BadInput, match="the seats are 0 to 1, not -1"):
        the_boss.view(state, -1)
    with pytest.raises(omerta.BadInput, match="numbered 0 to 251, not 252"):
        the_boss.play(state, 0, 252)
    with pytest.raises(omerta.BadInput, match="numbered 0 to 251, not -1"):
        the_boss.text(state, -1)
    with pytest.raises(omerta.BadInput, match="an action is a number or its words"):
        the_boss.play(state, 0, None)  # type: ignore[arg-type]
    with pytest.raises(omerta.BadInput, match="an action is a number or its words"):
        the_boss.play(state, 0, 1.7)  # type: ignore[arg-type]
    with pytest.raises(omerta.BadInput, match="nothing to choose"):
        the_boss.sample(state, 1 - the_boss.awaiting(state)[0], 1)


def test_an_illegal_action_raises_with_its_refusal(the_boss: omerta.Game) -> None:
    state = the_boss.new(2, seed=1)
    seat = the_boss.awaiting(state)[0]
    with pytest.raises(omerta.IllegalAction, match="place chicago 1 0") as caught:
        the_boss.play(state, seat, "place chicago 1 0")
    assert caught.value.refusal == the_boss.why_not(state, seat, "place chicago 1 0")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.refusal == caught.value.refusal


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: this is a position of `chess`, not of `the_boss`"),
        ({"edition": 99}, "edition: the position is of edition 99, the rules are edition 1"),
        ({"players": "two"}, r"data\.players: Expected `int`, got `str`"),
        ({"position": {}}, "position: Object missing required field"),
        ({"extra": 1}, "data: Object contains unknown field `extra`"),
    ],
)
def test_data_that_is_no_position_is_refused(the_boss: omerta.Game, change: dict[str, object], message: str) -> None:
    data = the_boss.to_dict(the_boss.new(2, seed=1)) | change
    with pytest.raises(omerta.BadInput, match=message):
        the_boss.from_dict(data)


def test_a_redealt_state_has_luck_of_its_own(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, seed=1)
    world = the_boss.redeal(state, 0, seed=5)
    assert world.luck["plan"].tobytes() != state.luck["plan"].tobytes()


def test_the_shelf_names_its_games() -> None:
    assert "the_boss" in omerta.games()
    with pytest.raises(omerta.BadInput, match="did you mean the_boss"):
        omerta.game("the_bos")
    with pytest.raises(omerta.BadInput, match="there is gangsta, gangster, the_boss"):
        omerta.game("chess")


def test_simulations_do_not_depend_on_the_number_of_cores(the_boss: omerta.Game) -> None:
    finished: list[int] = []
    one = simulate(the_boss, 3, 5000, seed=4, cores=1)
    two = simulate(the_boss, 3, 5000, seed=4, cores=2, progress=finished.append)
    assert (one.decisions, one.win_share) == (two.decisions, two.win_share)
    assert sum(finished) == 5000
    assert sum(one.win_share) == pytest.approx(1)
    assert one.decisions_per_second > 0
    with pytest.raises(omerta.BadInput, match="at least one game"):
        simulate(the_boss, 3, 0, seed=4)
