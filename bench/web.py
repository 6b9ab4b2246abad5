"""The page in a real browser: how large, how soon, how smooth.

    python bench/web.py
    python bench/web.py --interpreted      without compiling the games first; moves take longer
    python bench/web.py --write            also put the figures into bench/results.md

The first load is the home page in a browser that has never been here. A move takes from the click until the position
after it is on the screen. Frames are counted while others play and everything moves.
"""

import argparse
import os
import platform
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")

from playwright.sync_api import Browser, Request, Route, sync_playwright  # noqa: E402
from web.people import Person, click_any, launch  # noqa: E402
from web.serving import QUICK, Serving  # noqa: E402

from omerta.games import registry  # noqa: E402

LOADS, MOVES, SECONDS = 7, 30, 12
RESULTS = Path(__file__).with_name("results.md")
MARK, END = "<!-- figures: bench/web.py -->", "<!-- end of bench/web.py -->"
FONT_DELAY = 1.5
CLOCKED = """
  window.painted = []; window.clicked = 0; window.frames = [];
  addEventListener("click", () => (window.clicked = performance.now()), true);
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => window.painted.push(performance.now());
          after.port2.postMessage(0);
        });
      });
    }
  };
"""
FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const frame = (now) => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, at) => time - times[at]));
  };
  requestAnimationFrame(frame);
})"""


def line(name: str, value: float, unit: str, digits: int = 1) -> str:
    """A line of the table."""
    return f"{name:<52}{value:8.{digits}f} {unit}"


def sizes(browser: Browser, url: str, address: str = "") -> tuple[float, float]:
    """Kilobytes of a first load as they came over the wire: everything but fonts, and fonts."""
    requests: list[Request] = []
    person = Person(browser, url)
    person.page.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108  (it marks handlers)
    person.go(address)
    person.page.wait_for_load_state("networkidle")
    found = [(request.url.endswith(".woff2"), request.sizes()["responseBodySize"]) for request in requests]
    person.context.close()
    return tuple(sum(size for is_font, size in found if is_font == fonts) / 1000 for fonts in (False, True))  # type: ignore[return-value]


def first_paint(browser: Browser, url: str, late_fonts: bool = False) -> float:
    """Milliseconds from the request until the first words are on the screen, in a browser that was never here."""
    person = Person(browser, url)

    def late(route: Route) -> None:
        time.sleep(FONT_DELAY)
        route.continue_()

    if late_fonts:
        person.page.route("**/*.woff2", late)
    person.go()
    person.page.get_by_role("heading", name="OMERTA").wait_for()
    paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    person.until(lambda: person.page.evaluate(paint) > 0, "the first paint")
    found: float = person.page.evaluate(paint)
    person.context.close()
    return found


def moves(browser: Browser, serving: Serving, game: str) -> list[float]:
    """Milliseconds from a click until what came of it is on the screen."""
    made = serving.set_up(game, "Anna", "Ben")
    anna = Person(browser, serving.url)
    anna.context.add_init_script(CLOCKED)
    anna.go(serving.at(made, 0)).sat_down()
    chance = random.Random(1)
    found: list[float] = []
    while len(found) < MOVES and not anna.over:
        if not anna.now["asked"]:
            serving.play_on(made, 1)
            anna.page.wait_for_timeout(30)
            continue
        ply = anna.now["ply"]
        anna.page.evaluate("window.painted = []")
        click_any(anna, chance)
        if anna.now["ply"] > ply:
            anna.until(lambda: anna.page.evaluate("window.painted.length > 0"), "the next frame")
            found.append(anna.page.evaluate("window.painted[0] - window.clicked"))
    anna.context.close()
    return found


def frames(browser: Browser, serving: Serving, game: str) -> list[float]:
    """Milliseconds between frames while four people play and everything moves."""
    made = serving.set_up(game, "Anna", "Ben", "Cleo", "Dora")
    watching = Person(browser, serving.url, width=1600, motion="normal")
    watching.go(f"#table={made['table']['id']}").sat_down()
    playing = threading.Thread(target=serving.play_on, args=(made, SECONDS), kwargs={"pause": 0.9})
    playing.start()
    watching.page.wait_for_timeout(1000)
    found: list[float] = watching.page.evaluate(FRAMES, SECONDS)
    playing.join()
    watching.context.close()
    return found


def measure(browser: Browser, serving: Serving) -> list[str]:
    """All figures, line by line."""
    page, fonts = sizes(browser, serving.url)
    lines = [line("first load, gzip, without fonts (at most 150)", page, "kB")]
    lines += [line("fonts (at most 110)", fonts, "kB")]
    for game in registry.games():
        table = sizes(browser, serving.url, serving.at(serving.set_up(game, "Anna", "Ben"), 0))
        lines += [line(f"straight to a table of {game}, without fonts", table[0], "kB")]
    paints = [first_paint(browser, serving.url) for _ in range(LOADS)]
    lines += [line("first paint (at most 1000)", statistics.median(paints), "ms")]
    late = statistics.median(first_paint(browser, serving.url, late_fonts=True) for _ in range(3))
    lines += [line(f"first paint with fonts {FONT_DELAY} s late", late, "ms")]
    for game in registry.games():
        times = moves(browser, serving, game)
        slow = statistics.quantiles(times, n=20)[-1]
        lines += [line(f"{game}: click to screen (at most 100), median", statistics.median(times), "ms")]
        lines += [line(f"{game}: click to screen, slowest twentieth", slow, "ms")]
    for game in registry.games():
        gaps = frames(browser, serving, game)
        lines += [line(f"{game}: frames a second while things move", 1000 / statistics.fmean(gaps), "")]
        lines += [line(f"{game}: frames later than 25 ms", 100 * sum(gap > 25 for gap in gaps) / len(gaps), "%")]
    return lines


def main() -> None:
    """Measure, print, and with --write keep the figures in results.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--interpreted", action="store_true", help="do not compile the games")
    parser.add_argument("--write", action="store_true", help="put the figures into bench/results.md")
    given = parser.parse_args()
    quick = [word for word in QUICK if word != "--interpreted" or given.interpreted]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), options=tuple(quick)).start()
        try:
            text = "\n".join(measure(launch(playwright), serving))
        finally:
            serving.stop()
    print(text)
    if given.write:
        head, _, rest = RESULTS.read_text().partition(MARK)
        tail = rest.partition(END)[2]
        rules = "interpreted rules" if given.interpreted else "compiled rules"
        load = f"load average {os.getloadavg()[0]:.0f}"
        machine = f"{platform.machine()}, {os.cpu_count()} cores, {rules}, {load}, {time.strftime('%Y-%m-%d')}"
        RESULTS.write_text(f"{head}{MARK}\n{machine}\n\n```\n{text}\n```\n{END}{tail}")


if __name__ == "__main__":
    main()
