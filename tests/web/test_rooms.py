"""Finding each other: links, codes, waiting rooms, rematches; and looking back at what was played."""

import random
from pathlib import Path

from web.conftest import NewPerson
from web.people import Person, decide_any, play_any, say, whose_turn
from web.serving import Serving

import omerta
from omerta.language import Speaker, draw
from omerta.records import read, replay

ARCHIVE = Path(__file__).parents[1] / "records" / "archive"


def invite(person: NewPerson, players: int) -> Person:
    """From the home page to a waiting room."""
    host = person().go()
    article = host.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-invite-friends")).click()
    host.choice("web-how-many").select_option(str(players))
    host.push("web-set-up-invite")
    host.page.get_by_role("heading", name=say("web-waiting")).wait_for()
    return host


def test_friends_join_by_code_and_by_link(person: NewPerson, serving: Serving) -> None:
    host = invite(person, 3)
    code = host.page.get_by_label(say("web-code"), exact=True).inner_text()
    address = host.page.locator(".address").inner_text()
    assert address == f"{serving.url}/#join={code}"
    host.page.get_by_role("img", name=say("web-qr")).wait_for()

    by_code = person(name="Ben").go()
    by_code.page.get_by_role("link", name=say("web-join-by-code")).click()
    field = by_code.page.get_by_label(say("web-code"), exact=True)
    field.fill("AB1")
    by_code.push("web-find-table")
    by_code.page.get_by_text(say("web-code-shape")).wait_for()
    by_code.forgiven.append("404")
    field.fill("AAAAAA" if code != "AAAAAA" else "BBBBBB")
    by_code.push("web-find-table")
    by_code.page.get_by_text(say("web-code-unknown")).wait_for()
    field.fill(code.lower())
    by_code.push("web-find-table")
    by_code.page.get_by_role("button", name=say("web-sit-here")).first.click()
    host.page.locator(".who", has_text="Ben").wait_for()

    by_link = person(name="").go(address)
    by_link.page.get_by_label(say("web-your-name")).fill("Cleo")
    by_link.page.get_by_role("button", name=say("web-sit-here")).click()
    for one in (host, by_code, by_link):
        one.until(lambda: set(one.latest) - {None} != set(), "a seat of one's own")  # noqa: B023
        strip = one.page.get_by_role("list", name=say("web-players"))
        for name in ("Rosie", "Ben", "Cleo"):
            strip.filter(has_text=name).wait_for()
    play_any(whose_turn(host, by_code, by_link), random.Random(1), most=1)
    host.page.evaluate("location.hash = ''")
    host.page.get_by_role("heading", name=say("web-continue")).wait_for()
    host.page.get_by_role("link").filter(has_text="Rosie, Ben, Cleo").first.click()
    host.page.locator("main .city").first.wait_for()


def test_the_host_fills_the_table_with_bots(person: NewPerson) -> None:
    host = invite(person, 3)
    host.page.get_by_role("button", name=say("web-fill-with-bot")).first.click()
    host.push("web-free-seat")
    host.page.get_by_role("button", name=say("web-fill-with-bot")).nth(1).wait_for()
    free = host.page.get_by_role("button", name=say("web-fill-with-bot"))
    for left in (1, 0):
        free.first.click()
        host.until(lambda: free.count() == left, "a bot to sit down")  # noqa: B023
    play_any(host.sat_down(), random.Random(1), most=2)


def test_whoever_has_another_device_takes_the_seat_along(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.until(lambda: "seat=" not in anna.page.url, "the token to be out of sight")
    anna.push("web-menu")
    anna.push("web-show-link")
    address = anna.page.get_by_role("dialog").get_by_text(f"{serving.url}/#table=").inner_text()
    phone = person(width=360, height=740, touch=True).go(address).sat_down()
    assert 0 in phone.latest
    anna.push("web-renew")
    anna.page.get_by_text(say("web-renewed")).wait_for()
    phone.page.get_by_text(say("web-reconnecting")).or_(phone.page.get_by_text(say("web-no-entry"))).first.wait_for()
    anna.latest.clear()
    anna.page.reload()
    anna.sat_down()
    assert 0 in anna.latest


def test_who_leaves_gets_the_seat_back_from_the_bot(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "Ben")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.push("web-menu")
    anna.push("web-leave")
    anna.push("web-leave-yes")
    anna.page.get_by_role("heading", name=say("web-continue")).wait_for()
    anna.latest.clear()
    anna.page.get_by_role("link").filter(has_text="Anna, Ben").first.click()
    anna.sat_down()
    anna.push("web-menu")
    anna.push("web-come-back")
    anna.button("web-leave").wait_for()


def test_play_again_after_the_end(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "Ben")
    anna, ben = (person().go(serving.at(made, seat)).sat_down() for seat in (0, 1))
    serving.play_on(made)
    for one in (anna, ben):
        one.page.get_by_role("dialog", name=say("web-sheet")).wait_for()
        first = one.page.url
        one.latest.clear()
        one.push("web-what-next")
        one.push("web-rematch")
        one.until(lambda: one.page.url != first, "another table")  # noqa: B023
    for one, seat in ((anna, 1), (ben, 0)):
        one.sat_down()
        assert set(one.latest) == {seat}, "everybody sits one seat further"
    anna.until(lambda: anna.page.url == ben.page.url, "the same address")
    decide_any(whose_turn(anna, ben), random.Random(1))


def test_the_record_is_saved_opened_and_stepped_through(person: NewPerson, serving: Serving, tmp_path: Path) -> None:
    made = serving.set_up("the_boss", "Anna", "Ben")
    serving.play_on(made)
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.push("web-menu")
    with anna.page.expect_download() as download:
        anna.push("web-record")
    download.value.save_as(tmp_path / "game.omr")
    text = (tmp_path / "game.omr").read_text(encoding="utf-8")
    record = read(text)
    assert record.result is not None
    anna.push("web-home")
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "game.omr")

    game = omerta.interpreted_game("the_boss")
    played = replay(record, game)
    speaker = Speaker("en", record.names)
    place = anna.page.locator(".controls .number")
    last = len(record.rows) - 1
    anna.page.get_by_text(f"0/{last}").wait_for()
    anna.button("web-as-text").click()
    anna.choice("web-eyes").select_option("none")

    def shows(row: int, seat: int | None) -> None:
        wanted = draw(speaker, game.view(played.states[row], seat)).rstrip("\n")
        anna.until(lambda: anna.page.locator("main pre").inner_text().rstrip("\n") == wanted, f"row {row}")
        assert place.inner_text() == f"{row}/{last}"

    shows(0, None)
    anna.push("web-replay-next")
    shows(1, None)
    anna.page.keyboard.press("ArrowRight")
    shows(2, None)
    anna.choice("web-eyes").select_option("Ben")
    shows(2, 1)
    anna.page.locator("aside ol button").nth(7).click()
    anna.until(lambda: "at=2" not in anna.page.url, "another row")
    shows(int(place.inner_text().split("/")[0]), 1)
    anna.page.keyboard.press("End")
    shows(last, 1)
    assert anna.button("web-replay-next").is_disabled()
    anna.push("web-replay-back")
    shows(last - 1, 1)


def test_what_is_no_record_is_explained(person: NewPerson, tmp_path: Path) -> None:
    (tmp_path / "bad.omr").write_text("omerta record 1\nnonsense\n")
    anna = person().go()
    anna.forgiven.append("400")
    anna.page.locator("input[type=file]").set_input_files(tmp_path / "bad.omr")
    anna.page.get_by_role("alert").filter(has_text="line 2").first.wait_for()
