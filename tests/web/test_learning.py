"""The first lessons on the drawn boards; the rulebook, its pictures and its examples; the card on paper."""

import random
import re

import pytest
from playwright.sync_api import Locator
from web.conftest import NewPerson
from web.people import MOST_CLICKS, Person, click_any, say
from web.serving import Serving

from omerta.games import registry
from omerta.games.examples import Example, examples, lesson
from omerta.language import LANGUAGES, Speaker
from omerta.language.catalogue import bundle

EXAMPLES = [one for game in registry.games() for one in examples(game).values()]
WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 5
LONGEST = 10
"""Minutes."""


def part(key: str, attribute: str, language: str = "en") -> str:
    """A part of a sentence, such as its title."""
    words = bundle(language)
    return str(words.format_pattern(words.get_message(key).attributes[attribute])[0])


def status(person: Person) -> str:
    return person.page.locator(".lesson").get_by_role("status").inner_text()


WANTED = {
    "drive": ("Movement card 3: exactly", ""),
    "harbour": ("Movement card 1: exactly", "Gold Coast"),
    "reckoning": ("Movement card 1: exactly|Memphis", ""),
    "majority": ("Boston", ""),
    "deduce": ("Place nobody", "Place nobody"),
    "show": ("Kansas City", "Kansas City"),
    "chicago": ("Chicago", ""),
    "unload": ("Your car", "Your car"),
    "heist": ("^316 ", "^316 "),
    "hire": ("^121 ", "^121 "),
    "cooperate": ("^322 ", "^322 "),
}
"""What the steps ask for by name, click by click; the rest is found by trying what glows."""


def do_step(person: Person, name: str, sentence: str, chance: random.Random) -> None:
    """Click what glows until the step is done: whatever does not belong to it is not done, but explained."""
    for click in range(MOST_CLICKS):
        if status(person) == sentence:
            return
        tabs = [tab for tab in person.page.locator("main .tabs button").all() if tab.is_visible()]
        if tabs and click % 2 == 0:  # a phone shows one part of the table at a time
            person.press(tabs[click // 2 % len(tabs)])
        click_any(person, chance, WANTED.get(name, ("", ""))[click % 2])
        close = person.page.get_by_role("alert").get_by_role("button", name=say("web-close"))
        if close.is_visible():
            person.press(close)
    raise AssertionError(f"the lesson does not say {sentence!r} but {status(person)!r}\n{person.where()}")


@pytest.mark.parametrize(("width", "height", "touch"), [(1366, 768, False), (360, 740, True)])
@pytest.mark.parametrize("game", registry.games())
def test_a_lesson_is_clicked_through(person: NewPerson, game: str, width: int, height: int, touch: bool) -> None:
    pupil, chance = person(width=width, height=height, touch=touch).go(f"#learn={game}"), random.Random(game)
    steps, go_on = lesson(game), pupil.page.locator(".lesson").get_by_role("button", name=say("lesson-next"))
    for number, step in enumerate(steps, 1):
        key = f"{game}-lesson-{step.name}"
        pupil.page.get_by_text(say("lesson-step", step=number, steps=len(steps))).wait_for()
        pupil.sat_down()
        assert status(pupil) == say(key)
        if step.do:
            assert not go_on.is_visible()
            do_step(pupil, step.name, part(key, "done"), chance)
        if number < len(steps):
            pupil.press(go_on)
    pupil.push("lesson-play")
    pupil.page.wait_for_url("**/#table=*")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_a_lesson_takes_ten_minutes_at_most(game: str, language: str) -> None:
    speaker, steps = Speaker(language, []), lesson(game)
    keys = [f"{game}-lesson-{step.name}" for step in steps]
    texts = [speaker.say(key) for key in keys]
    texts += [part(key, "done", language) for key, step in zip(keys, steps, strict=True) if step.do]
    clicks = sum(5 if step.whole else 3 for step in steps)
    minutes = len(" ".join(texts).split()) / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK / 60
    assert minutes <= LONGEST


def test_a_wrong_click_says_what_to_do_instead(person: NewPerson) -> None:
    pupil = person().go("#learn=the_boss")
    pupil.push("lesson-next")
    pupil.page.get_by_role("button", name=say("the_boss-action-place-nothing")).click()
    todo = part("the_boss-lesson-place", "instead")
    pupil.page.get_by_role("alert").filter(has_text=todo).wait_for()
    assert status(pupil) == say("the_boss-lesson-place")


# --- the rulebook


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: f"{one.game}/{one.name}")
def test_an_example_opens_on_the_board_and_is_played_on(person: NewPerson, serving: Serving, one: Example) -> None:
    reader = person().go(f"#rules={one.rule}")
    figure = reader.page.get_by_role("figure").filter(
        has=reader.page.get_by_role("img", name=part(f"{one.game}-example-{one.name}", "title"))
    )
    figure.locator("[inert] > *").first.wait_for()
    with reader.page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answered:
        figure.get_by_role("button", name=say("rulebook-play-on")).click()
    reader.sat_down()
    game = registry.interpreted_game(one.game)
    state = one.state(game)
    first = next(Person.read(text) for text in reader.received if '"update"' in text)
    if one.seat not in game.awaiting(state):  # a bot may have moved already
        first = serving.look(answered.value.json(), one.seat, 0)
    assert first["view"] == game.view(state, one.seat)
    reader.turn()
    before, chance = reader.now["ply"], random.Random(1)
    for _ in range(MOST_CLICKS):
        click_any(reader, chance)
        if reader.now["ply"] > before:
            return
    raise AssertionError(f"nothing can be done\n{reader.where()}")


def test_a_refusal_leads_to_its_rule_and_the_rule_back_to_the_table(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.turn()
    anna.page.locator("main").get_by_role("button", name="Chicago").first.click(force=True)
    anna.page.get_by_role("alert").get_by_role("link").click()
    rule = anna.page.locator("[id='the_boss/place-chicago']")
    rule.wait_for()
    assert rule.evaluate("one => one === document.activeElement && one.getBoundingClientRect().top < innerHeight")
    anna.page.get_by_role("link", name=say("rulebook-back-to-table")).click()
    anna.sat_down()


def test_the_rulebook_is_searched_turned_and_linked(person: NewPerson) -> None:
    reader = person().go("#rules=gangster")
    page = reader.page
    page.get_by_role("searchbox").fill("nobody can be unloaded")
    page.get_by_role("status").filter(has_text=say("rulebook-found", count=1)).wait_for()
    page.locator(".found a").click()
    page.locator("[id='gangster/tile-full']").wait_for()
    assert page.get_by_role("navigation").locator("[aria-current]").inner_text() == "Spaces and rank"
    page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name="Gold Coast", level=2).wait_for()
    page.get_by_role("searchbox").fill("zzz")
    page.get_by_text(say("rulebook-found", count=0)).wait_for()
    reader.go("#rules=gangster/nothing")
    page.get_by_text(say("rulebook-no-such-page")).wait_for()


# --- on paper


def sheets(person: Person) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", person.page.pdf(format="A4", prefer_css_page_size=True)))


@pytest.mark.parametrize("game", registry.games())
def test_the_card_is_one_screen_and_one_printed_page(person: NewPerson, game: str) -> None:
    for language in LANGUAGES:
        reader = person(width=1366, height=768, language=language).go(f"#card={game}")
        reader.page.locator(".card section").last.wait_for()
        tall = reader.page.evaluate(
            "document.fonts.ready.then(() => document.querySelector('.card').getBoundingClientRect().bottom)"
        )
        assert tall <= 768, f"{language}: {tall} px"
        assert sheets(reader) == 1, language
    reader.page.evaluate("document.querySelector('.card').style.height = '400mm'")
    assert sheets(reader) == 2


def test_a_chapter_is_printed_with_its_pictures(person: NewPerson) -> None:
    """As wide as the paper, however wide the screen is."""
    reader = person(width=1400).go("#rules=the_boss&chapter=a-turn")
    reader.page.locator("figure [inert] > *").first.wait_for()
    before = width_of(reader.page.locator("figure [inert]").first)
    assert before > 700
    picture = reader.page.locator("figure [inert]").first
    for event, media, wide in (("beforeprint", "print", 620), ("afterprint", "screen", before)):
        reader.page.evaluate("event => dispatchEvent(new Event(event))", event)
        reader.page.emulate_media(media=media)  # type: ignore[arg-type]
        reader.until(lambda: abs(width_of(picture) - wide) < 1, f"{wide} px")  # noqa: B023
        assert reader.page.get_by_role("button", name=say("rulebook-print")).is_visible() == (media == "screen")


def width_of(thing: Locator) -> float:
    wide: float = thing.evaluate("one => one.getBoundingClientRect().width")
    return wide
