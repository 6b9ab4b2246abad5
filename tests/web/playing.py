"""Random games through the real page: no error, nothing stuck, what is drawn is the position, and looks as it should.

Long form, with a figure and a seed (games, luck and clicks are the same each time):

    PYTHONPATH=tests python tests/web/playing.py --games 20 --seed 1
    PYTHONPATH=tests python tests/web/playing.py --games 20 --seed 1 --game gangsta --players 4
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track
from web.looking import in_all_languages, in_both_themes, speak
from web.people import DRAWN, Person, launch, play_any, say
from web.serving import ODD, PATIENCE, QUICK, Serving

from omerta.games import registry
from omerta.language import LANGUAGES


def drawn_is_the_position(person: Person, seconds: float = PATIENCE / 2) -> None:
    """A page that has just been opened draws the same as the one on which all moves were made, when nothing moves."""
    person.settled()
    person.page.keyboard.press("Escape")  # what is only half chosen does not count
    person.page.mouse.move(0, 0)  # what is only shown where one points does not count
    person.page.evaluate("document.activeElement?.blur()")
    live, fresh = person.drawn(), person.context.new_page()
    fresh.goto(person.page.url)
    end, words = time.monotonic() + seconds, None
    while words != live:
        assert time.monotonic() < end, f"drawn after the moves: {live}\ndrawn anew: {words}"
        fresh.wait_for_timeout(20)
        words = fresh.evaluate(f"document.querySelector('main') && ({DRAWN})()")
        live = person.drawn()
    fresh.close()
    person.settled()
    if person.now["view"]["game"] == "the_boss":
        the_boss_is_drawn(person.now["view"], person)


def the_boss_is_drawn(view: dict[str, Any], person: Person) -> None:
    """Leaders, money and the own hand, as the view has them."""
    welcome = Person.read(next(text for text in person.received if '"welcome"' in text))
    names = [seat["name"] for seat in welcome["table"]["seats"]]
    words = person.drawn()
    for place in view["row"]:
        gangs = {gang["seat"]: gang["professionals"] + gang["occasionals"] for gang in place["gangsters"]}
        leader = place["leader"]
        told = "web-the_boss-nobody" if leader is None else "web-the_boss-leads"
        facts = {} if leader is None else {"seat": names[leader], "men": gangs[leader]}
        label = [one for one in words if one.startswith(f"{place['name']}, ") and say(told, **facts) in one]
        assert label, f"{place['name']}: {say(told, **facts)} is not on the board: {words}"
    strip = person.page.get_by_role("list", name=say("web-players")).inner_text()
    for seat in view["seats"]:
        assert say("web-the_boss-money", money=seat["money"]) in strip
    hand = person.page.get_by_role("list", name=say("the_boss-board-hand")).get_by_role("button")
    assert hand.count() == len(view["seats"][view["seat"]]["hand"])


def looks_right(person: Person) -> None:
    """Nothing to object to in this position, in any language and theme."""
    size = person.page.viewport_size
    wrong = in_both_themes(person) + in_all_languages(person)
    assert not wrong, "\n".join([*wrong, f"position: {person.now['view']}"])
    assert size is not None
    person.page.set_viewport_size(size)
    speak(person, LANGUAGES[0])


def whole_game(
    person: Person, serving: Serving, game: str, players: int, chance: random.Random, every: int, looks: int = 10_000
) -> int:
    """A game against bots to its end, compared with a fresh page after every so many decisions, and looked at after
    every so many. Returns how many there were.
    """
    made = serving.set_up(game, "Anna", *["bot"] * (players - 1))
    person.go(serving.at(made, 0)).sat_down()
    count = 0

    def check() -> None:
        nonlocal count
        count += 1
        if count % every == 0:
            drawn_is_the_position(person)
        if count % looks == 0:
            looks_right(person)

    decisions = play_any(person, chance, check=check)
    assert person.over
    drawn_is_the_position(person)
    return decisions


def games(browser: Browser, serving: Serving, wanted: list[str], number: int, players: int | None, seed: int) -> None:
    chance = random.Random(seed)
    for game in wanted:
        allowed = registry.definition(game).players
        for _ in track(range(number), description=game):
            person = Person(browser, serving.url)
            try:
                number_of = players or chance.choice(list(allowed))
                whole_game(person, serving, game, number_of, chance, every=5, looks=23)
            finally:
                person.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=registry.games(), action="append", help="only this one; repeatable")
    parser.add_argument("--players", type=int, help="instead of any number that the game allows")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), options=QUICK, program=(ODD, f"seeded={given.seed}")).start()
        try:
            games(
                launch(playwright),
                serving,
                given.game or list(registry.games()),
                given.games,
                given.players,
                given.seed,
            )
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
