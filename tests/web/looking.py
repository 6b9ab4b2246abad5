"""What can be measured of a screen: what axe objects to, what is too wide for a phone, which words are cut off."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from web.people import Person

from omerta.language import LANGUAGES

WIDTHS = (360, 1400)
SPEAK = """async (language) => {
  const preferences = { ...JSON.parse(localStorage["omerta.preferences"]), language };
  localStorage["omerta.preferences"] = JSON.stringify(preferences);
  window.dispatchEvent(new StorageEvent("storage", { key: "omerta.preferences" }));
}"""
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg svg, .unseen"))
  .slice(0, 5).map((one) => `${one.tagName}.${one.className}: ${one.innerText?.slice(0, 40)}`)"""
# Colours change within a moment; what is measured during it is of neither theme.
DRESS = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  for (let tries = 0; tries < 40; tries++) {
    await new Promise((done) => setTimeout(done, 50));
    if (!document.getAnimations().some((one) => one.playState === "running")) return;
  }
}"""
# Words that do not fit where they can be clicked: they reach over its edge, or are cut off.
CLIPPED = """() => [...document.querySelectorAll("button, a.button, label.button, summary, [role=tab]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.clientWidth > 0 && !one.closest("[inert]"))
  .filter((one) => {
    if (one.scrollWidth > one.clientWidth + 1) return true;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest("svg, .unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 3 || box.bottom > bottom + 3) return true;
    }
    return false;
  })
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""  # noqa: E501
# No wider than a phone, within a moment: after a change of size or language everything is laid out anew.
FITS = """async () => {
  await document.fonts.ready;
  for (let tries = 0; tries < 40 && document.documentElement.scrollWidth > innerWidth; tries++)
    await new Promise((done) => setTimeout(done, 50));
  return document.documentElement.scrollWidth;
}"""
# At a table, everything is said again in another language, after another hello.
GREETS = "(language) => document.querySelector('.table') !== null && document.documentElement.lang !== language"
AXE = Axe()


def violations(person: Person) -> list[str]:
    """What axe does not like, in short."""
    found: list[dict[str, Any]] = AXE.run(person.page).response["violations"]
    return [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"][:3]]


def in_both_themes(person: Person) -> list[str]:
    """What axe does not like on a phone and on a desk."""
    person.page.mouse.move(0, 0)
    wrong = []
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 800})
        for theme in ("dark", "light"):
            person.page.evaluate(DRESS, theme)
            wrong += [f"{theme}, {width} px: {violation}" for violation in violations(person)]
    return wrong


def speak(person: Person, language: str) -> None:
    """Change the language, and wait until all is said in it."""
    page, heard = person.page, len(person.received)
    greets = page.evaluate(GREETS, language)
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    if greets:
        person.until(lambda: any('"welcome"' in text for text in person.received[heard:]), "the table to greet again")
    person.settled()


def in_all_languages(person: Person) -> list[str]:
    """What does not fit on a phone."""
    page, wrong = person.page, []
    page.set_viewport_size({"width": 360, "height": 800})
    for language in LANGUAGES:
        speak(person, language)
        wide = page.evaluate(FITS)
        if wide > 360:
            wrong.append(f"{language}: {wide} px wide: {page.evaluate(WIDE)}")
        wrong += [f"{language}: does not fit: {words}" for words in page.evaluate(CLIPPED)]
    return wrong
