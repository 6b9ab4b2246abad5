"""Looking back at records in the page: steps, eyes, chart, links, playing on, proof; and files that are no records."""

import hashlib
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.conftest import NewPerson
from web.people import Person, say
from web.screens import ARCHIVE
from web.serving import Serving

from omerta.games import registry
from omerta.language import Speaker
from omerta.language.boards import draw
from omerta.records import read, replay

POINTS = {"the_boss": "money", "gangster": "influence", "gangsta": "total"}
"""What counts in a line of the score sheet."""


def archived(game: str) -> Path:
    return ARCHIVE / f"{game}-edition1-3-usual.omr"


def opened(person: Person, file: Path) -> Person:
    """Choose a file at home, as everybody does."""
    person.go()
    person.page.locator("input[type=file]").set_input_files(file)
    return person


def row(person: Person) -> tuple[int, int]:
    """Where we are, and the last one."""
    at, last = person.page.locator(".controls .number").inner_text().split("/")
    return int(at), int(last)


def reach(person: Person, wanted: int) -> None:
    person.until(lambda: row(person)[0] == wanted, f"row {wanted}")


@pytest.mark.parametrize("game", registry.games())
def test_a_record_is_stepped_through_with_arrows_slider_log_and_chart(person: NewPerson, game: str) -> None:
    anna = opened(person(), archived(game))
    page = anna.page
    page.locator("svg.chart").wait_for()
    at, last = row(anna)
    record, rules = read(archived(game).read_text(encoding="utf-8")), registry.interpreted_game(game)
    assert (at, last) == (0, last)
    assert last < len(record.rows)
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        reach(anna, wanted)
    anna.push("web-replay-next")
    anna.push("web-replay-next")
    anna.push("web-replay-back")
    reach(anna, 1)
    page.get_by_role("slider").fill(str(last // 2))
    reach(anna, last // 2)
    now = page.get_by_role("region", name=say("web-log")).inner_text()
    assert now == page.locator(".happened .here").inner_text()
    page.locator(".happened li button").nth(3).click()
    assert row(anna)[0] == int(page.locator(".happened li").nth(3).get_attribute("data-row") or 0)
    chart = page.locator("svg.chart")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 60})
    assert 0 < row(anna)[0] < last
    anna.push("web-replay-last")
    lines = rules.score_sheet(replay(record, rules).states[-1])["lines"]
    ends = [int(words.split()[0]) for words in page.locator("svg.chart text.end").all_text_contents()]
    assert ends == [line[POINTS[game]] for line in sorted(lines, key=lambda line: int(line["seat"]))]
    page.locator("main").get_by_role("table").first.wait_for()
    anna.push("web-replay-first")
    anna.push("web-replay-run")
    reach(anna, 1)
    anna.push("web-replay-pause")


def test_every_eye_sees_its_own_and_everybody_everything(person: NewPerson) -> None:
    anna = opened(person(), archived("the_boss"))
    page, eyes = anna.page, anna.choice("web-eyes")
    page.locator("main .city").first.wait_for()
    hands = page.locator("aside .open")
    assert hands.count() == 15
    assert page.get_by_role("img", name=re.compile(f"^{say('the_boss-board-hidden')}: ")).count() > 4
    eyes.select_option("none")
    anna.until(lambda: hands.count() == 0, "the hands to be hidden")
    eyes.select_option("1")
    own = page.get_by_role("list", name=say("the_boss-board-hand"))
    own.wait_for()
    anna.until(lambda: own.get_by_role("button").count() == 5, "the own hand")
    assert hands.count() == 0
    anna.until(lambda: "eyes=1" in page.url, "the address to follow")
    eyes.select_option("all")
    anna.push("web-as-text")
    words = page.get_by_role("region", name=say("web-board-in-words"))
    record, game = read(archived("the_boss").read_text(encoding="utf-8")), registry.interpreted_game("the_boss")
    together = game.laid_open(replay(record, game).states[0])
    wanted = draw(Speaker("en", record.names), together).split()
    anna.until(lambda: words.inner_text().split() == wanted, "all hands in words")


def whole(serving: Serving, game: str = "the_boss") -> dict[str, Any]:
    made = serving.set_up(game, "Anna", "bot")
    serving.play_on(made)
    return made


def test_a_link_leads_to_a_move_through_the_same_eyes(person: NewPerson, serving: Serving) -> None:
    made = whole(serving)
    anna = person().go(f"#replay={made['table']['id']}&at=7&eyes=1")
    anna.page.locator("main .city").first.wait_for()
    assert row(anna)[0] == 7
    anna.page.keyboard.press("ArrowRight")
    reach(anna, 8)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.push("web-replay-link")
    anna.page.get_by_text(say("web-copied")).wait_for()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    ben = person().go(link)
    ben.page.locator("main .city").first.wait_for()
    assert row(ben)[0] == 8
    assert ben.choice("web-eyes").input_value() == "1"
    far = person().go(f"#replay={made['table']['id']}&at=100000&eyes=7")
    far.page.locator("main .city").first.wait_for()
    assert row(far)[0] == row(far)[1]
    assert far.choice("web-eyes").input_value() == "all"


def test_one_plays_on_from_there_against_bots(person: NewPerson) -> None:
    anna = opened(person(), archived("the_boss"))
    anna.page.get_by_role("slider").fill("5")
    reach(anna, 5)
    anna.choice("web-play-on-as").select_option("2")
    anna.choice("web-opponents").select_option("rookie")
    anna.push("web-play-on")
    anna.sat_down()
    assert anna.now["seat"] == 2
    welcome = Person.read(next(text for text in anna.received if '"welcome"' in text))
    assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["bot", "bot", "person"]


def test_the_shuffles_are_proved_and_the_record_is_saved(person: NewPerson, serving: Serving, tmp_path: Path) -> None:
    made = whole(serving)
    anna = person().go(f"#replay={made['table']['id']}")
    anna.push("web-prove")
    outcomes = sum(len(one.draws) for one in read(text_of(serving, made)).rows)
    anna.page.get_by_text(say("web-proof-fair", outcomes=outcomes)).wait_for()
    with anna.page.expect_download() as download:
        anna.push("web-record")
    saved = tmp_path / "saved.omr"
    download.value.save_as(saved)
    assert saved.read_text(encoding="utf-8") == text_of(serving, made)
    again = opened(person(), saved)
    again.page.locator("main .city").first.wait_for()


def text_of(serving: Serving, made: dict[str, Any], **headers: str) -> str:
    answer = httpx.get(f"{serving.url}/api/tables/{made['table']['id']}/record", headers=headers)
    assert answer.status_code == 200
    return answer.text


def sealed(text: str) -> str:
    """As if its last line had been written for it."""
    body = text[: text.rindex("end ")]
    return f"{body}end {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("kind", ["picture", "empty", "tampered", "resealed", "redacted", "long"])
def test_a_file_that_is_no_whole_record_is_explained(
    person: NewPerson, serving: Serving, tmp_path: Path, kind: str
) -> None:
    text, file = archived("the_boss").read_text(encoding="utf-8"), tmp_path / "mine.omr"
    swapped = re.sub(r" place \w+ (\d) (\d)", " place chicago 6 3", text, count=1)
    assert swapped != text
    made = serving.set_up("the_boss", "Anna", "bot")
    cases = {
        "picture": ("\x89PNG\r\n\x1a\n", "line 1"),
        "empty": ("", say("web-replay-no-file")),
        "tampered": (swapped, "line"),
        "resealed": (sealed(swapped), "line"),
        "redacted": (text_of(serving, made, authorization=f"Bearer {made['tokens'][0]}"), "what one seat may know"),
        "long": (text + "#" * 2_000_000, say("web-file-too-long")),
    }
    content, complaint = cases[kind]
    file.write_text(content, encoding="utf-8")
    anna = person()
    anna.forgiven.append("400 (Bad Request)")
    opened(anna, file).page.get_by_role("alert").filter(has_text=complaint).wait_for()
    assert anna.page.locator("main .city").count() == 0


def test_who_has_lost_the_file_is_told(person: NewPerson) -> None:
    person().go("#replay=file&at=3").page.get_by_role("alert").filter(has_text=say("web-replay-no-file")).wait_for()


def test_a_capo_says_what_he_would_have_done_there(person: NewPerson) -> None:
    anna = opened(person(), archived("the_boss"))
    anna.push("web-replay-next")
    reach(anna, 1)
    anna.push("web-hint")
    said = anna.page.locator("section p[role=status]").first
    said.wait_for()
    assert say("web-advice", words="|").partition("|")[0] in said.inner_text()
    anna.push("web-replay-next")
    reach(anna, 2)
    anna.button("web-hint").wait_for()
