"""Help at the table: a hint with its reason, marked on the board; and what happened since one's last turn."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import NewPerson
from web.people import Person, play_any, say
from web.serving import Serving

from omerta.games import registry
from omerta.language import Speaker

MARKED = ("main [role=dialog] .hinted", "main .chooser .hinted", "main .hinted")
"""Where the hint is marked; an open question comes first."""


def ask(anna: Person, button: str) -> dict[str, Any]:
    """Push it, and wait for the newest advice."""
    known = len(anna.received)
    anna.page.get_by_role("button", name=button, exact=True).click()
    anna.until(lambda: any('"advice"' in text for text in anna.received[known:]), "advice")
    return next(Person.read(text) for text in reversed(anna.received) if '"advice"' in text)


def follow(anna: Person) -> str:
    """Click what is marked until something is decided; what was sent."""
    before = anna.now["ply"]
    for _ in range(4):
        places = [anna.page.locator(place) for place in MARKED]
        next(place for place in places if place.count()).first.click()
        anna.settled()
        if anna.now["ply"] > before:
            break
    moves = [Person.read(text) for text in anna.sent if '"move"' in text]
    return str(moves[-1]["action"])


@pytest.mark.parametrize("game", registry.games())
def test_a_hint_gives_its_reason_in_two_languages_and_is_marked_on_the_board(
    person: NewPerson, serving: Serving, game: str
) -> None:
    made = serving.set_up(game, "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    play_any(anna, random.Random(3), most=3)
    anna.turn()
    shown = anna.page.locator(".advice > span")
    english = ask(anna, say("web-hint"))
    words = say("web-advice", words=english["choice"]["words"])
    anna.until(lambda: shown.inner_text() == f"{words} {english['why']}", "the hint in words")
    assert english["why"]
    assert anna.page.locator("main .hinted").count()

    anna.push("web-menu")
    anna.choice("web-language").select_option("de")
    german = Speaker("de", [])
    anna.page.get_by_role("button", name=german.say("web-close"), exact=True).click()
    shown.wait_for(state="detached")  # what was said in another language is gone
    again = ask(anna, german.say("web-hint"))
    assert again["choice"]["action"] == english["choice"]["action"]
    assert again["why"] not in ("", english["why"])
    words = german.say("web-advice", words=again["choice"]["words"])
    anna.until(lambda: shown.inner_text() == f"{words} {again['why']}", "the hint in German")

    assert follow(anna) == again["choice"]["action"]
    shown.wait_for(state="detached")
    assert anna.page.locator("main .hinted").count() == 0


def test_what_the_hint_says_can_be_done_at_once(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.turn()
    advice, before = ask(anna, say("web-hint")), anna.now["ply"]
    anna.push("web-do-it")
    anna.until(lambda: anna.now["ply"] > before, "the move")
    assert [Person.read(text)["action"] for text in anna.sent if '"move"' in text] == [advice["choice"]["action"]]


def test_without_hints_nobody_is_asked(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot", hints=False)
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.turn()
    anna.page.locator("main .city.legal").first.wait_for()
    assert anna.button("web-hint").count() == 0


def test_what_happened_since_the_last_turn_is_told(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()

    def lines() -> list[str]:
        """What the log must say: the rows, and where the news begin."""
        rows = {row["ply"]: row for text in anna.received if '"update"' in text for row in Person.read(text)["log"]}
        told = [row for _, row in sorted(rows.items()) if row["events"]]
        words = ["\n".join(event["words"] for event in row["events"]) for row in told]
        mine = max((at for at, row in enumerate(told) if row["seat"] == 0), default=None)
        if mine is not None and mine < len(told) - 1:
            words.insert(mine + 1, say("web-since-your-turn"))
        return words

    news = 0
    for _ in range(4):
        play_any(anna, random.Random(1), most=2)
        anna.turn()
        anna.until(lambda: anna.page.locator("ol.log li").all_inner_texts() == lines(), "the log with its news")
        news += anna.page.locator("ol.log li.news").count()
    assert news >= 3


def test_a_bot_says_why_and_a_phone_shows_the_newest_first(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("gangster", "Anna", "bot")
    serving.play_on(made, 12)
    anna = person(width=360, height=740, touch=True).go(serving.at(made, 0)).sat_down()
    anna.turn()
    anna.panel("log")
    updates = [Person.read(text)["log"] for text in anna.received if '"update"' in text]
    rows = [row for log in updates for row in log if row["events"]]
    for row, told in zip(rows, anna.page.locator("ol.log li:not(.news)").all_inner_texts(), strict=True):
        words = [event["words"] for event in row["events"]]
        assert told.split("\n") == words[:1] + [say("bot-why-whim")] * (row["why"] is not None) + words[1:]
    assert {row["seat"] for row in rows if row["why"]} == {1}
    expect(anna.page.locator("ol.log li").last).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator("ol.log li").first).not_to_be_in_viewport()
