"""The content of a game in the page: shown, typed over, checked while typing, saved, chosen for a table."""

from web.conftest import NewPerson
from web.people import say
from web.serving import Serving


def test_an_owner_types_in_a_card_and_plays_with_it(person: NewPerson, serving: Serving) -> None:
    owner = person().go()
    article = owner.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("link", name=say("web-content"), exact=True).click()
    card = owner.page.get_by_label(say("web-content-cell", column="card", line=4))
    origin = owner.page.get_by_label(say("web-content-cell", column="origin", line=4))
    save = owner.button("web-content-save")
    verdict = owner.page.get_by_role("status").filter(has_text=say("web-content-fine"))
    verdict.wait_for()
    assert origin.input_value() == "house"
    line = owner.page.get_by_role("row").filter(has=card)
    assert line.get_by_role("img", name=say("web-content-house")).count() == 1

    card.fill("lots")
    owner.page.get_by_role("status").filter(has_text=say("web-content-wrong", count=1)).wait_for()
    assert "unknown card `lots`" in owner.page.locator(f"[id='{card.get_attribute('aria-describedby')}']").inner_text()
    assert card.get_attribute("aria-invalid") == "true"
    assert save.is_disabled()
    card.fill("7")
    verdict.wait_for()
    assert origin.input_value() == "own"
    assert line.get_by_role("img", name=say("web-content-house")).count() == 0
    card.press("ArrowDown")
    below = owner.page.get_by_label(say("web-content-cell", column="card", line=5))
    assert below.evaluate("cell => cell === document.activeElement")

    owner.page.get_by_label(say("web-content-name")).fill("my-cards")
    owner.press(save)
    owner.page.get_by_text(say("web-content-saved", name="my-cards", more=say("web-more"))).wait_for()
    assert ",7,own" in (serving.folder / "contents/the_boss/my-cards/cities.csv").read_text()

    owner.page.get_by_role("link", name=say("web-home")).click()
    article.get_by_role("button", name=say("web-play-here")).click()
    choice = owner.choice("web-content")
    if not choice.is_visible():
        owner.page.get_by_text(say("web-more"), exact=True).click()
    choice.select_option("my-cards")
    with owner.page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answered:
        owner.push("web-begin")
    assert answered.value.json()["table"]["content"] == "my-cards"
