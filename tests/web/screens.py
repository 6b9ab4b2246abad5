"""Every screen of the page, and how one gets there: for axe, for narrow windows, and for `make screenshots`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from web.people import Person, say
from web.serving import Serving

from omerta.games import registry
from omerta.games.examples import examples

MOST_GAMES = 60
NAMES = ("Rosie", "Dutch", "Lefty", "Maxine", "Mr Schneider")
ARCHIVE = Path(__file__).parents[1] / "records" / "archive"
Screen = Callable[[Person, Serving], None]
SHOW_RECORD = """([text, hash]) => {
  sessionStorage.setItem("omerta.record", text);
  location.hash = hash;
}"""


def home(person: Person, serving: Serving) -> None:
    """With a table to continue, and one that waits."""
    serving.set_up("gangster", "Dutch", "open", open=True)
    made = serving.set_up("the_boss", "Rosie", "bot")
    person.go(serving.at(made, 0)).sat_down()
    person.go()
    person.page.get_by_role("heading", name=say("web-continue")).wait_for()
    person.page.get_by_role("link").filter(has_text="Dutch, …").first.wait_for()


def window(key: str, person: Person, serving: Serving) -> None:
    person.go()
    person.push(key)
    person.page.get_by_role("dialog").wait_for()


def set_up(key: str, person: Person, serving: Serving) -> None:
    person.go()
    person.page.get_by_role("article").filter(has_text="Gangsta!").get_by_role("button", name=say(key)).click()
    person.page.get_by_role("dialog").locator("summary").wait_for()


def join(person: Person, serving: Serving) -> None:
    person.go("#join=")
    person.page.get_by_label(say("web-code"), exact=True).fill("AB1")
    person.push("web-find-table")
    person.page.get_by_text(say("web-code-shape")).wait_for()


def waiting(person: Person, serving: Serving) -> None:
    person.go()
    article = person.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-invite-friends")).click()
    person.push("web-set-up-invite")
    person.page.get_by_role("button", name=say("web-fill-with-bot")).first.click()
    person.button("web-free-seat").wait_for()
    person.page.get_by_role("img", name=say("web-qr")).wait_for()


def invited(person: Person, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Dutch", "open", "bot")
    person.go(f"#join={made['table']['code']}")
    person.button("web-sit-here").wait_for()


def no_entry(person: Person, serving: Serving) -> None:
    person.go("#table=aaaaaaaaaaaaaaaa")
    person.page.get_by_role("heading", name=say("web-no-entry")).wait_for()


def table(game: str, decisions: int, person: Person, serving: Serving, stage: str = "") -> None:
    """A table of three, after so many decisions, when it is our turn (at this stage of it)."""
    made = serving.set_up(game, "Rosie", "Dutch", "Lefty")
    serving.play_on(made, decisions)
    person.go(serving.at(made, 0)).sat_down()
    while person.now["awaiting"] and not (person.now["asked"] and stage in person.now["view"]["stage"]):
        ply = person.now["ply"]
        serving.play_on(made, 1)
        person.until(lambda: person.now["ply"] > ply, "the move")  # noqa: B023
    person.settled()


def past(game: str, person: Person, serving: Serving) -> None:
    table(game, 30, person, serving)
    person.panel("log")
    person.page.locator("ol.log button").nth(4).click()
    person.page.get_by_text(say("web-status-past")).wait_for()


def end(game: str, person: Person, serving: Serving) -> None:
    """The last position, without and then with the score sheet."""
    table(game, 10_000, person, serving)
    person.push("web-menu")
    if person.button("web-sheet").is_visible():
        person.push("web-sheet")
        person.button("web-what-next").wait_for()
    else:
        person.push("web-close")


def choosing(person: Person, serving: Serving) -> None:
    table("the_boss", 0, person, serving, stage="place")
    person.page.locator("main .city.legal button").first.click()
    person.page.locator("main [role=dialog]").wait_for()


def why_not(person: Person, serving: Serving) -> None:
    table("the_boss", 0, person, serving)
    person.page.locator("main").get_by_role("button", name="Chicago").first.click(force=True)
    person.page.get_by_role("alert").get_by_role("link").wait_for()


def in_words(person: Person, serving: Serving) -> None:
    table("the_boss", 12, person, serving)
    person.page.keyboard.press("t")
    person.page.locator("main .choice").first.wait_for()


def menu(person: Person, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Rosie", "Dutch")
    person.go(serving.at(made, 0)).sat_down()
    person.push("web-menu")
    person.push("web-show-link")
    person.page.get_by_role("img", name=say("web-qr")).wait_for()


def keys(person: Person, serving: Serving) -> None:
    table("the_boss", 0, person, serving)
    person.page.keyboard.press("?")
    person.page.get_by_role("dialog").wait_for()


def talk(person: Person, serving: Serving) -> None:
    table("the_boss", 6, person, serving)
    person.panel("chat")
    person.page.get_by_label(say("web-chat-write")).fill("Not a word to anybody.")
    person.push("web-chat-send")
    person.page.get_by_text("Not a word to anybody.").wait_for()


def curtain(person: Person, serving: Serving) -> None:
    person.go()
    article = person.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-play-here")).click()
    person.push("web-begin")
    person.page.locator(".curtain").wait_for()


def replay(game: str, at: str, person: Person, serving: Serving) -> None:
    """A record of the archive at a row: the same picture each time."""
    text = next(ARCHIVE.glob(f"{game}-edition1-4-usual.omr")).read_text(encoding="utf-8")
    person.go()
    person.page.evaluate(SHOW_RECORD, [text, f"replay=file&eyes=0&at={at}"])
    person.page.locator(".replay main > :not(h2)").first.wait_for()


def content(game: str, person: Person, serving: Serving) -> None:
    """The sheets, with something that cannot be."""
    person.go(f"#content={game}")
    person.page.get_by_role("textbox").nth(1).fill("???")
    person.page.locator("tbody p.alarm").first.wait_for()


def question(
    game: str,
    wanted: Callable[[dict[str, Any]], bool],
    person: Person,
    serving: Serving,
    players: int = 4,
    clicks: tuple[str, ...] = (),
    **options: bool,
) -> None:
    """Somebody is asked something of this kind, somewhere in a game of chance; then these things are clicked."""
    for seed in range(MOST_GAMES):
        made = serving.set_up(game, *NAMES[:players], options=options)
        seat = serving.play_on(made, seed=seed, until=wanted)
        if seat is not None:
            break
    else:
        raise AssertionError(f"nobody was asked in {MOST_GAMES} games")
    person.go(serving.at(made, seat)).sat_down()
    for click in clicks:
        person.page.locator(f"main {click}").first.click()


def hint(game: str, person: Person, serving: Serving) -> None:
    """What somebody who knows the game would do, marked on the board."""
    table(game, 20, person, serving)
    person.push("web-hint")
    person.page.locator("main .hinted").first.wait_for()


def stage(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda now: bool(now["view"]["stage"] == name)


def full(now: dict[str, Any]) -> bool:
    """Large gangs: four of them, almost nine in the own one."""
    sizes = [seat["gang_size"] for seat in now["view"]["seats"]]
    return bool(now["view"]["stage"] == "act" and sum(sizes) >= 25 and sizes[now["seat"]] >= 7)


def rules(rule: str, person: Person, serving: Serving) -> None:
    """A rule with a picture."""
    person.go(f"#rules={rule}")
    person.page.locator("figure [inert] > *").first.wait_for()


def card(game: str, person: Person, serving: Serving) -> None:
    person.go(f"#card={game}")
    person.page.locator(".card section").first.wait_for()


def first_lesson(game: str, person: Person, serving: Serving) -> None:
    """The first thing to do."""
    person.go(f"#learn={game}")
    person.push("lesson-next")
    person.sat_down()


SCREENS: dict[str, Screen] = {
    "home": home,
    "preferences": partial(window, "web-preferences"),
    "about": partial(window, "web-about"),
    "set up bots": partial(set_up, "web-choose-bots"),
    "set up here": partial(set_up, "web-play-here"),
    "join": join,
    "waiting room": waiting,
    "invited": invited,
    "no entry": no_entry,
    "why not": why_not,
    "choosing": choosing,
    "in words": in_words,
    "menu": menu,
    "keys": keys,
    "talk": talk,
    "curtain": curtain,
}
for _game in registry.games():
    _example = next(iter(examples(_game).values()))
    SCREENS |= {
        f"{_game} opening": partial(table, _game, 0),
        f"{_game} middle": partial(table, _game, 40),
        f"{_game} past": partial(past, _game),
        f"{_game} end": partial(end, _game),
        f"{_game} content": partial(content, _game),
        f"{_game} rules": partial(rules, _example.rule),
        f"{_game} card": partial(card, _game),
        f"{_game} lesson": partial(first_lesson, _game),
        f"{_game} replay": partial(replay, _game, "60"),
        f"{_game} replayed": partial(replay, _game, "100000"),
    }

DRIVE, AIM = (".move.legal",), ("button.gear.legal",)
"""Choosing a card or the gun: the places it leads to light up."""
QUESTIONS: dict[str, Screen] = {
    "gangster five": partial(question, "gangster", lambda now: now["ply"] > 60, players=5),
    "gangster two": partial(question, "gangster", lambda now: now["ply"] > 60, players=2),
    "gangster drive": partial(question, "gangster", lambda now: now["ply"] > 40 and stage("act")(now), clicks=DRIVE),
    "gangster aim": partial(question, "gangster", lambda now: "aim " in " ".join(now["legal"]), clicks=AIM),
    **{
        f"gangster {name}": partial(question, "gangster", stage(name))
        for name in ("push", "dump", "take", "load", "unload")
    },
    **{
        f"gangsta {name}": partial(question, "gangsta", stage(name), resources=True)
        for name in (
            "keep", "mobilise", "engage", "hire", "train", "steal", "divert", "murder", "victim", "arrest", "war",
            "jet", "recover", "discard", "society",
        )
    },
    "gangsta full": partial(question, "gangsta", full, resources=True),
    "the_boss play": partial(question, "the_boss", stage("play")),
    "the_boss late": partial(question, "the_boss", lambda now: now["view"]["round"] == 3 and now["view"]["turn"] == 4),
    **{f"{_game} hint": partial(hint, _game) for _game in registry.games()},
}  # fmt: skip
"""What can be asked, for `make screenshots`: too many for axe each time."""
