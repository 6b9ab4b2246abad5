"""Whole games by clicking only what a person sees."""

import random

from web.conftest import NewPerson
from web.people import play_any, say
from web.serving import Serving


def test_a_fresh_visitor_plays_the_boss_to_its_end_against_bots(person: NewPerson, serving: Serving) -> None:
    rosie = person().go()
    article = rosie.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-play-now")).click()
    decisions = play_any(rosie.sat_down(), random.Random(1))
    assert decisions > 10
