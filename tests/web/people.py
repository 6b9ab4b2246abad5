"""People at a browser: everything they see and hear is watched, and whatever goes wrong is told at the end."""

import functools
import json
import os
import random
import shutil
import time
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ElementHandle, Locator, Page, Playwright, WebSocket
from web.serving import PATIENCE

from omerta.language import Speaker

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""As tools/find-chromium.sh looks for them."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
say = Speaker("en", []).say

# What somebody could click on the board now. An open window on it (how many? which one?) comes first.
OFFERED = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0;
  const free = (one) => seen(one) && !one.disabled && one.ariaDisabled !== "true" && one.tabIndex >= 0;
  const windows = [...document.querySelectorAll("main [role=dialog]")].filter(seen);
  if (windows.length) return [...windows.at(-1).querySelectorAll("button")].filter(free);
  const glowing = [...document.querySelectorAll("main .legal")].filter(seen);
  return [...glowing, ...[...document.querySelectorAll("main .button:not(.legal)")].filter(free)];
}"""  # noqa: E501

# One of them by chance (a number from 0 to 1), if possible one with such a name, and where in the window a click would
# really reach it: something may lie over parts of it. Two frames later nothing moves any more. All in one question,
# since every further one costs time.
REACHED = f"""async ([chance, wanted]) => {{
  const frame = () => new Promise((go) => (requestAnimationFrame(go), setTimeout(go, 50)));  // hidden pages have none
  const all = ({OFFERED})();
  const name = (one) => one.getAttribute("aria-label") ?? one.textContent;
  const named = wanted ? all.filter((one) => new RegExp(wanted).test(name(one))) : [];
  const things = named.length ? named : all;
  if (!things.length) return null;
  const one = things[Math.floor(chance * things.length)];
  for (const block of ["nearest", "center"]) {{
    one.scrollIntoView({{ block, inline: "nearest", behavior: "instant" }});
    await frame().then(frame);
    const {{ left, top, width, height }} = one.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.8, 0.05, 0.95])
      for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) {{
        const [x, y] = [left + across * width, top + down * height];
        if (one.contains(document.elementFromPoint(x, y))) return [x, y];
      }}
  }}
  return null;
}}"""

# The words on the board, commands aside: what a screen reader finds and what is printed, in order.
DRAWN = """() => {
  const words = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim()) words.push(node.data.trim());
    if (!(node instanceof Element) || node.matches("button.button, [role=dialog], [role=tooltip]")) return;
    const label = node.getAttribute("aria-label");
    if (label) words.push(label);
    node.childNodes.forEach(walk);
  };
  walk(document.querySelector("main"));
  return words;
}"""


def chromium() -> str:
    """Where the browser is."""
    found = os.environ.get("OMERTA_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "install Chromium, or set OMERTA_CHROMIUM to a browser"
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        width: int = 1400,
        height: int = 900,
        touch: bool = False,
        device_language: str = "en",
        **preferences: Any,
    ) -> None:
        self.url = url
        self.problems: list[str] = []
        self.forgiven: list[str] = []
        """Words of console messages that are expected."""
        self.received: list[str] = []
        self.sent: list[str] = []
        self.unanswered: set[str] = set()
        """Ids of messages that wait for their answer."""
        self.latest: dict[int | None, dict[str, Any]] = {}
        """The last update of each seat, since the last hello."""
        self._greeted = False
        self.touch = touch
        chosen = json.dumps({"motion": "none", "confirm": False, "name": "Rosie"} | preferences)
        stored = {"origin": url, "localStorage": [{"name": "omerta.preferences", "value": chosen}]}
        kept: Any = {"cookies": [], "origins": [stored]}
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=device_language,
            color_scheme="dark",
            storage_state=kept,
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    # --- watching

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(f"page error: {error.stack}"))
        page.on("console", lambda message: self._console(message.type, f"{message.text} {message.location['url']}"))
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", self._socket)

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning", "assert") and not any(words in text for words in self.forgiven):
            self.problems.append(f"console {kind}: {text}")

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.url).netloc:
            self.problems.append(f"a request leaves the server: {url}")

    def _socket(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        socket.on("close", lambda _: self.unanswered.clear())  # what matters is sent again
        socket.on("framereceived", lambda payload: self._heard(str(payload)))
        socket.on("framesent", lambda payload: self._said(str(payload)))

    def _said(self, text: str) -> None:
        self.sent.append(text)
        self.unanswered.add(self.read(text)["id"])

    def _heard(self, text: str) -> None:
        self.received.append(text)
        message = self.read(text)
        self.unanswered.discard(message.get("id"))
        if message["type"] == "welcome":
            self._greeted = True
        elif message["type"] == "update":
            if self._greeted:
                self.latest.clear()
                self._greeted = False
            self.latest[message["seat"]] = message

    @staticmethod
    @functools.lru_cache(5000)
    def read(text: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        return message

    def check(self) -> None:
        """Did anything go wrong?"""
        assert not self.problems, "\n".join(self.problems)

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait; Playwright tells what happened only while it is asked something."""
        end = time.monotonic() + PATIENCE
        while not wanted():
            self.check()
            assert time.monotonic() < end, f"waited in vain: {what}\n{self.where()}"
            self.page.wait_for_timeout(5)

    def is_settled(self) -> bool:
        """Is everything answered, and drawn?

        Updates come before the answer to what led to them, and until then the board offers nothing. The page is asked
        something first: whatever it sent before is known then, and whatever came before is drawn.
        """
        self.page.evaluate("0")
        return not self.unanswered

    def settled(self) -> "Person":
        """Wait until the page shows all that is known of it."""
        self.until(self.is_settled, "everything to be answered and drawn")
        return self

    def where(self) -> str:
        """What is on the screen, for messages of failed tests."""
        waiting = [text for text in self.sent if self.read(text)["id"] in self.unanswered]
        return f"{self.page.url}\nunanswered: {waiting}\n{self.page.locator('body').inner_text()[:1500]}"

    # --- acting

    def go(self, address: str = "") -> "Person":
        if self.page.url != "about:blank":
            self.settled()
        self.page.goto(address if address.startswith("http") else f"{self.url}/{address}")
        self.unanswered.clear()
        return self

    def button(self, key: str, **facts: Any) -> Locator:
        """The button with these words, by their key."""
        return self.page.get_by_role("button", name=say(key, **facts), exact=True)

    def choice(self, key: str, **facts: Any) -> Locator:
        """The list to choose from with these words beside it."""
        return self.page.get_by_role("combobox", name=say(key, **facts), exact=True)

    def press(self, thing: Locator | ElementHandle) -> None:
        """Click, or tap."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def press_at(self, x: float, y: float) -> None:
        """Click or tap there, whatever it is."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def panel(self, part: Literal["log", "chat"]) -> None:
        """Show the log or the talk: beside the board, or from the bar below it."""
        bar = self.page.get_by_role("navigation").get_by_role("button", name=say(f"web-panel-{part}"))
        if not bar.is_visible():
            self.press(self.page.locator("aside").get_by_role("button", name=say(f"web-{part}")))
        elif bar.get_attribute("aria-expanded") != "true":
            self.press(bar)

    def push(self, key: str, **facts: Any) -> None:
        self.press(self.button(key, **facts))

    def offered(self) -> list[ElementHandle]:
        """Everything that can be clicked on the board now."""
        listed = self.settled().page.evaluate_handle(OFFERED)
        return [one for one in (handle.as_element() for handle in listed.get_properties().values()) if one]

    def drawn(self) -> list[str]:
        """What the board says."""
        words: list[str] = self.settled().page.evaluate(DRAWN)
        return words

    def status(self) -> str:
        return self.settled().page.locator(".status p").first.inner_text()

    # --- knowing

    @property
    def now(self) -> dict[str, Any]:
        """The newest update of whoever is looked through."""
        asked = [one for one in self.latest.values() if one["asked"] or one["held"] == one["seat"] is not None]
        return asked[0] if asked else next(iter(self.latest.values()))

    @property
    def over(self) -> bool:
        return bool(self.latest) and all(not one["awaiting"] for one in self.latest.values())

    def sat_down(self) -> "Person":
        """Wait for the board."""
        self.until(lambda: bool(self.latest), "the first update")
        self.page.locator(".table main > :not(h2)").first.wait_for()
        return self

    def turn(self) -> dict[str, Any]:
        """Wait for the own turn (or the end), until it is on the screen."""
        self.until(lambda: self.is_settled() and self.may_act(), "my turn")
        return self.now

    def may_act(self) -> bool:
        return bool(self.latest) and (self.over or self.now["asked"] or self.may_confirm())

    def may_confirm(self) -> bool:
        return bool(self.latest) and self.now["held"] == self.now["seat"] is not None


def whose_turn(*people: Person) -> Person:
    """Wait until all see the same position; who has to decide there?"""
    people[0].until(lambda: len({one.now["ply"] for one in people}) == 1, "all to see the same position")
    return next(one for one in people if one.now["asked"])


class Stuck(AssertionError):
    """There is something to decide, and nothing that one could click leads there."""


MOST_CLICKS = 60
"""Clicks without a decision after which somebody is stuck."""


def play_any(person: Person, chance: random.Random, most: int = 10_000, check: Callable[[], None] | None = None) -> int:
    """Click at random what glows and what can be pressed, until the game is over or `most` decisions are made.

    Returns the number of decisions. `check` is called before each.
    """
    decisions = 0
    while decisions < most:
        person.turn()
        if person.over:
            break
        if check is not None:
            check()
        decide_any(person, chance)
        decisions += 1
    person.check()
    return decisions


def decide_any(person: Person, chance: random.Random) -> None:
    """Click until something is decided (or confirmed)."""
    before = person.now
    for _ in range(MOST_CLICKS):
        click_any(person, chance)
        if person.latest[before["seat"]] is not before:
            return
    raise Stuck(f"{before['question']}: {before['legal'][:20]}\n{person.where()}")


def click_any(person: Person, chance: random.Random, wanted: str = "") -> None:
    """One click (or tap) on something that is offered; if there is something with such a name, on that."""
    curtain = person.page.locator(".curtain button")
    if curtain.is_visible():
        person.press(curtain)
        return
    if person.may_confirm() and not person.page.locator("main [role=dialog]").first.is_visible():
        person.push("web-confirm")
    elif place := person.page.evaluate(REACHED, [chance.random(), wanted]):
        person.press_at(*place)
    else:
        person.page.wait_for_timeout(20)  # nothing yet: something moves, or lies over it
    person.settled()
