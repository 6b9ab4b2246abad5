"""Every screen at four sizes in both themes, and one with more contrast, into screenshots/; see its index.html.

    python tools/screenshots.py
    python tools/screenshots.py --only the_boss "gangster push"

The luck is the same each time, so that two runs can be compared.
"""

import argparse
import sys
import tempfile
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from rich.progress import Progress  # noqa: E402
from web.people import Person, launch  # noqa: E402
from web.screens import QUESTIONS, SCREENS  # noqa: E402
from web.serving import ODD, QUICK, Serving  # noqa: E402

WIDTHS = {360: 780, 900: 1100, 1366: 768, 1600: 900}
LARGE = max(WIDTHS)
TALLEST = 3000
"""Of longer pages, such as rulebooks, only the beginning is shown."""
THEMES = ("dark", "light", "contrast")
ALL = SCREENS | QUESTIONS
DRESS = """theme => {
  document.documentElement.dataset.theme = theme === "light" ? "light" : "dark";
  document.documentElement.dataset.contrast = theme === "contrast" ? "more" : "";
}"""
FOLDER = ROOT / "screenshots"
SHEET = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Omerta, screen by screen</title>
<style>
body {{ font: 16px sans-serif; background: #777; }}
section div {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }}
img {{ height: 320px; border: 1px solid #000; }}
</style>
{sections}
</html>
"""


def pictures(browser: Browser, serving: Serving, screen: str) -> list[str]:
    """All pictures of a screen; the names of their files."""
    person, names = Person(browser, serving.url, width=1600, height=900), []
    try:
        ALL[screen](person, serving)
        for width, height in sorted(WIDTHS.items(), reverse=True):
            person.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                if theme == "contrast" and width != LARGE:
                    continue
                person.page.evaluate(DRESS, theme)
                person.page.mouse.move(0, 0)
                names.append(f"{screen.replace(' ', '-')}-{width}-{theme}.png")
                long = person.page.evaluate("document.documentElement.scrollHeight")
                person.page.set_viewport_size({"width": width, "height": min(long, TALLEST)})
                person.page.screenshot(path=FOLDER / names[-1], animations="disabled")
                person.page.set_viewport_size({"width": width, "height": height})
        if person.problems:
            print(f"{screen}: {person.problems}", file=sys.stderr)
    finally:
        person.context.close()
    return names


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=[""], help="only screens with any of these words in their name")
    given = parser.parse_args()
    wanted = [screen for screen in ALL if any(words in screen for words in given.only)]
    FOLDER.mkdir(exist_ok=True)
    sections = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), options=QUICK, program=(ODD, "seeded=1")).start()
        try:
            browser = launch(playwright)
            with Progress() as progress:
                task = progress.add_task("", total=len(wanted))
                for screen in wanted:
                    progress.update(task, description=screen)
                    shown = "".join(
                        f'<a href="{name}"><img src="{name}" alt="{name}" loading="lazy"></a>'
                        for name in pictures(browser, serving, screen)
                    )
                    sections.append(f"<section><h2>{escape(screen)}</h2><div>{shown}</div></section>")
                    progress.advance(task)
        finally:
            serving.stop()
    (FOLDER / "index.html").write_text(SHEET.format(sections="\n".join(sections)), encoding="utf-8")
    print(f"Look at {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
