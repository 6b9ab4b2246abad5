"""Whole games by clicking only what a person sees."""

import random

import pytest
from web.conftest import NewPerson
from web.people import Stuck, play_any, say
from web.playing import drawn_is_the_position, whole_game
from web.serving import Serving

from omerta.games import registry


def test_a_fresh_visitor_is_in_a_game_with_one_click(person: NewPerson) -> None:
    fresh = person(name="").go()
    article = fresh.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-play-now")).click()
    assert play_any(fresh.sat_down(), random.Random(1), most=3) == 3


@pytest.mark.parametrize("game", registry.games())
def test_a_whole_game_of_each_kind(person: NewPerson, serving: Serving, game: str) -> None:
    anna = person()
    assert whole_game(anna, serving, game, 2, random.Random(f"1 {game}"), every=25) > 10
    over = say("web-status-over", count=1, winners="Anna").split(":")[0]
    anna.until(lambda: over in anna.status(), "the end to be told")


def test_with_everything_moving_a_game_is_played_too(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person(motion="fast").go(serving.at(made, 0)).sat_down()
    assert play_any(anna, random.Random(5), most=11) == 11
    anna.turn()
    drawn_is_the_position(anna)


def test_a_board_that_draws_something_else_or_leads_nowhere_is_noticed(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.turn()
    drawn_is_the_position(anna)
    anna.page.evaluate("document.querySelector('main .need').textContent += '!'")
    with pytest.raises(AssertionError, match="drawn anew"):
        drawn_is_the_position(anna, seconds=3)
    deaf = "addEventListener('click', (event) => event.stopImmediatePropagation(), true)"
    anna.page.evaluate(deaf)
    with pytest.raises(Stuck):
        play_any(anna, random.Random(1))
