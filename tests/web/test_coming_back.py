"""Reload the page, kill the server, change the language: the game goes on where it was, without a word."""

import random
from pathlib import Path

from playwright.sync_api import Browser
from web.conftest import NewPerson
from web.people import Person, click_any, play_any, say, whose_turn
from web.serving import QUICK, Serving

from omerta.kernel.narration import Event
from omerta.language import Speaker


def test_after_a_reload_everything_is_there(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    play_any(anna, random.Random(2), most=5)
    anna.turn()
    log = anna.page.locator("ol.log").inner_text()
    anna.panel("chat")
    anna.page.get_by_label(say("web-chat-write")).fill("Not a word to anybody.")
    anna.push("web-chat-send")
    anna.page.get_by_text("Not a word to anybody.").wait_for()
    drawn, status = anna.drawn(), anna.status()
    anna.latest.clear()
    anna.page.reload()
    anna.sat_down().turn()
    anna.until(lambda: anna.drawn() == drawn, "the same board")
    assert anna.status() == status
    # What happened since my last turn is marked in both.
    assert anna.page.locator("ol.log").inner_text() == log
    anna.panel("chat")
    anna.page.get_by_text("Not a word to anybody.").wait_for()
    assert anna.page.get_by_role("alert").inner_text() == ""
    play_any(anna, random.Random(3), most=2)


def test_the_server_is_killed_and_both_come_back_by_themselves(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "Ben")
    anna, ben = (person().go(serving.at(made, seat)).sat_down() for seat in (0, 1))
    serving.play_on(made, most=6)
    for one in (anna, ben):
        one.until(lambda: one.now["ply"] == 7, "six moves")  # noqa: B023
        one.forgiven += ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to"]
    mover = whose_turn(anna, ben)
    waiter = ben if mover is anna else anna
    serving.kill()
    for one in (anna, ben):
        one.page.get_by_text(say("web-reconnecting")).wait_for()
    # A decision made meanwhile is not lost: it is sent when the server is there again.
    before = mover.now["ply"]
    chosen = [thing for thing in mover.offered() if "legal" in str(thing.get_attribute("class"))]
    mover.press(chosen[0])
    window = mover.page.locator("main [role=dialog] button")
    if window.first.is_visible():
        window.first.click()
    serving.start()
    for one in (anna, ben):
        one.until(lambda: one.now["ply"] > before, "the move that was made in the dark")  # noqa: B023
        one.page.get_by_text(say("web-reconnecting")).wait_for(state="hidden")
        assert one.page.get_by_role("alert").inner_text() == ""
    for _ in range(4):
        play_any(whose_turn(anna, ben), random.Random(8), most=1)
    assert waiter.now["ply"] > before


def test_whoever_is_too_quick_is_slowed_down_and_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    options = list(QUICK)
    options[options.index("--messages") + 1] = "0.5"
    strict = Serving(tmp_path, options=tuple(options)).start()
    try:
        made = strict.set_up("the_boss", "Anna", "bot")
        anna = Person(browser, strict.url).go(strict.at(made, 0)).sat_down()
        chance = random.Random(4)
        for _ in range(6):
            ply, sent = anna.turn()["ply"], len(anna.sent)
            while len(anna.sent) == sent:
                click_any(anna, chance)
            anna.until(lambda: anna.now["ply"] > ply, "a move that came too fast to be made after all")  # noqa: B023
        assert any('"slow-down"' in text for text in anna.received)
        anna.context.close()
    finally:
        strict.stop()


def test_another_language_in_the_middle_says_everything_again(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    play_any(anna, random.Random(2), most=4)
    anna.turn()
    log = anna.page.locator("ol.log li:not(.news)")
    english = log.all_inner_texts()
    anna.push("web-menu")
    anna.choice("web-language").select_option("de")
    german = Speaker("de", [])
    menu = anna.page.get_by_role("dialog", name=german.say("web-menu"))
    menu.get_by_role("button", name=german.say("web-close"), exact=True).click()
    anna.until(lambda: log.count() > 0 and log.all_inner_texts() != english, "the log in German")
    anna.settled()
    lines = log.all_inner_texts()
    told = [row["events"] for row in anna.now["log"] if row["events"]]
    assert lines == ["\n".join(event["words"] for event in events) for events in told]
    assert len(lines) == len(english)
    names = [seat["name"] for seat in made["table"]["seats"]]
    dealt = next(event for events in told for event in events if event["kind"] == "round_began")
    assert dealt["words"] == Speaker("de", names).event("the_boss", Event(dealt["kind"], dealt["facts"]))
    assert anna.page.locator("html").get_attribute("lang") == "de"
    assert german.say("web-log") in anna.page.locator("aside").inner_text()
    assert anna.status() == german.say("web-status-asked", question=anna.now["question"])
