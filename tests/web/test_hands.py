"""Other hands than a mouse: keys alone, and a finger on a phone."""

import random

from web.conftest import NewPerson
from web.people import Person, play_any, say
from web.serving import Serving

# What the focus is on: `ready` if Enter would decide or open something.
FOCUS = """() => {
  const one = document.activeElement;
  const stage = document.querySelector("main");
  if (!one || !stage?.contains(one) || !one.matches("button, [role=button]")) return null;
  const glows = one.closest(".legal, [role=dialog]") !== null || one.matches(".button");
  return { ready: glows && one.ariaDisabled !== "true", visible: one.matches(":focus-visible"), words: one.ariaLabel ?? one.innerText };
}"""  # noqa: E501


def decide_by_keys(anna: Person, chance: random.Random) -> None:
    """Arrows until something is there that can be chosen, then Enter."""
    keys = anna.page.keyboard
    if anna.may_confirm():
        keys.press("c")
        anna.settled()
    for _ in range(80):
        if not anna.now["asked"]:
            return
        keys.press(chance.choice(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]))
        focus = anna.page.evaluate(FOCUS)
        if focus and focus["ready"]:
            assert focus["visible"], f"the focus cannot be seen: {focus}"
            before = anna.now["ply"]
            keys.press("Enter")
            anna.settled()
            if anna.now["ply"] > before:
                return
    raise AssertionError(f"no key leads to a decision\n{anna.where()}")


def test_a_whole_game_by_keys_alone(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person(confirm=True).go(serving.at(made, 0)).sat_down()
    keys, chance = anna.page.keyboard, random.Random(6)
    anna.turn()
    keys.press("?")
    anna.page.get_by_role("dialog", name=say("web-keys")).wait_for()
    keys.press("Escape")
    anna.page.get_by_role("dialog", name=say("web-keys")).wait_for(state="detached")
    decide_by_keys(anna, chance)
    first = anna.now
    keys.press("Control+z")
    anna.until(lambda: not anna.now["staged"] and anna.now["ply"] > first["ply"], "the undo")
    for _ in range(400):
        anna.turn()
        if anna.over:
            break
        decide_by_keys(anna, chance)
    assert anna.over
    anna.page.get_by_role("dialog", name=say("web-sheet")).wait_for()


def test_escape_lets_go_of_a_half_made_choice(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person().go(serving.at(made, 0)).sat_down()
    anna.turn()
    anna.page.locator("main .city.legal button").first.focus()
    anna.page.keyboard.press("Enter")
    window = anna.page.locator("main [role=dialog]")
    window.wait_for()
    ply = anna.now["ply"]
    anna.page.keyboard.press("Escape")
    window.wait_for(state="detached")
    assert anna.now["ply"] == ply


def test_a_whole_game_with_a_finger_on_a_phone(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person(width=360, height=740, touch=True).go(serving.at(made, 0)).sat_down()

    def fits() -> None:
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360

    assert play_any(anna, random.Random(9), check=fits) > 10
    assert anna.over
    anna.page.get_by_role("dialog", name=say("web-sheet")).wait_for()


def test_what_a_finger_aims_at_is_large_enough(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "bot")
    anna = person(width=360, height=740, touch=True).go(serving.at(made, 0)).sat_down()
    anna.turn()
    anna.press(anna.page.locator("main .city.legal").first)
    anna.page.locator("main [role=dialog]").wait_for()
    small = anna.page.evaluate(
        """() => [...document.querySelectorAll("main .legal, main [role=dialog] button, header button, nav button")]
          .filter((one) => one.checkVisibility())
          .map((one) => [one.ariaLabel ?? one.innerText, one.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([words, { width, height }]) => `${words}: ${width} x ${height}`)"""
    )
    assert small == []
