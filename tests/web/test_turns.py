"""At the table: why not, take back, confirm, look back, and the board in words."""

import random

from web.conftest import NewPerson
from web.people import Person, decide_any, play_any, say
from web.playing import the_boss_is_drawn
from web.serving import Serving


def at_the_boss(person: NewPerson, serving: Serving, **wishes: object) -> Person:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person(**wishes).go(serving.at(made, 0)).sat_down()
    anna.turn()
    return anna


def test_a_click_on_something_impossible_says_why_with_the_rule(person: NewPerson, serving: Serving) -> None:
    anna = at_the_boss(person, serving)
    ply = anna.now["ply"]
    board = anna.page.locator("main")  # the log speaks of Chicago too
    for impossible in (board.get_by_role("button", name="Chicago"), board.locator(".hand button")):
        impossible.first.click(force=True)  # dimmed, and yet it answers
        notice = anna.page.get_by_role("alert").filter(has=anna.page.get_by_role("link"))
        notice.wait_for()
        problem = next(Person.read(text)["problem"] for text in reversed(anna.received) if '"answer"' in text)
        assert problem["message"] in notice.inner_text()
        link = notice.get_by_role("link")
        assert link.inner_text() == say("web-rule", title=problem["title"])
        assert link.get_attribute("href") == f"#rules={problem['rule'].replace('/', '%2F')}"
        notice.get_by_role("button", name=say("web-close")).click()
        notice.wait_for(state="detached")
    assert anna.now["ply"] == ply


def test_undo_reset_and_confirm(person: NewPerson, serving: Serving) -> None:
    anna = at_the_boss(person, serving, confirm=True)
    chance = random.Random(12)
    beginning = anna.now
    assert not anna.button("web-undo").is_visible()
    drawn = anna.drawn()

    decide_any(anna, chance)
    assert anna.page.locator("ol.log li.staged").count() == 1
    anna.push("web-undo")
    anna.until(lambda: not anna.now["staged"], "undo")
    assert (anna.now["legal"], anna.drawn()) == (beginning["legal"], drawn)
    assert anna.page.locator("ol.log li.staged").count() == 0

    while not anna.may_confirm():
        decide_any(anna, chance)
    assert anna.status() == say("web-status-confirm")
    assert len(anna.now["staged"]) == 2
    anna.push("web-reset")
    anna.until(lambda: not anna.now["staged"], "reset")
    assert (anna.now["legal"], anna.drawn()) == (beginning["legal"], drawn)

    while not anna.may_confirm():
        decide_any(anna, chance)
    anna.push("web-confirm")
    anna.until(lambda: not anna.may_confirm(), "the turn to stand")
    anna.turn()
    assert not anna.button("web-undo").is_visible()


def test_who_does_not_want_to_confirm_is_not_asked(person: NewPerson, serving: Serving) -> None:
    anna = at_the_boss(person, serving, confirm=True)
    anna.push("web-menu")
    anna.page.get_by_label(say("web-confirm-turns")).uncheck()
    anna.settled()
    anna.push("web-close")
    before = anna.now["ply"]
    while anna.now["ply"] < before + 4:
        assert not anna.may_confirm()
        decide_any(anna, random.Random(2))
        anna.turn()


def test_a_line_of_the_log_leads_to_its_position_and_back(person: NewPerson, serving: Serving) -> None:
    anna = at_the_boss(person, serving)
    opening, lines = anna.now, anna.page.locator("ol.log button").count()
    play_any(anna, random.Random(4), most=6)
    anna.turn()
    now, offered = anna.drawn(), len(anna.offered())
    for back in ("button", "Escape"):
        anna.page.locator("ol.log button").nth(lines - 1).click()
        anna.page.get_by_text(say("web-status-past")).wait_for()
        assert anna.page.locator("main .legal").count() == 0
        sight = next(Person.read(text) for text in reversed(anna.received) if '"sight"' in text)
        assert sight["view"] == opening["view"]
        assert anna.drawn() != now
        the_boss_is_drawn(opening["view"], anna)
        if back == "button":
            anna.push("web-back-to-now")
        else:
            anna.page.keyboard.press(back)
        anna.until(lambda: anna.drawn() == now, "the present")
        assert len(anna.offered()) == offered


def test_the_board_in_words_can_be_played_too(person: NewPerson, serving: Serving) -> None:
    anna = at_the_boss(person, serving)
    anna.page.keyboard.press("t")
    board = anna.page.get_by_role("region", name=say("web-board-in-words"))

    def sight() -> str:
        newest = next((Person.read(text) for text in reversed(anna.received) if '"sight"' in text), {"text": ""})
        return str(newest["text"]).rstrip("\n")

    def same() -> None:
        anna.until(lambda: not anna.unanswered and board.inner_text() == sight(), "the board in words")
        choices = anna.page.locator("main .choice code").all_inner_texts()
        assert sorted(choices) == sorted(anna.now["legal"])

    assert play_any(anna, random.Random(3), most=6, check=same) == 6
    anna.turn()
    anna.page.keyboard.press("t")
    anna.page.locator("main .city").first.wait_for()
