"""Every screen: nothing axe objects to in both themes; no wider than a phone and no words cut off in four languages."""

import pytest
from web.conftest import NewPerson
from web.looking import CLIPPED, in_all_languages, in_both_themes, violations
from web.screens import SCREENS
from web.serving import Serving


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen(person: NewPerson, serving: Serving, screen: str) -> None:
    somebody = person()
    SCREENS[screen](somebody, serving)
    wrong = in_both_themes(somebody) + in_all_languages(somebody)
    assert not wrong, "\n".join(wrong)


def test_axe_and_the_measure_find_what_is_planted(person: NewPerson) -> None:
    somebody = person(width=360).go()
    somebody.page.locator("main").wait_for()
    assert violations(somebody) == somebody.page.evaluate(CLIPPED) == []
    somebody.page.evaluate(
        """() => {
          document.querySelector(".button").style.maxWidth = "30px";
          const button = document.createElement("button");
          button.style.setProperty("width", "500px");
          document.querySelector("main").append(button);
        }"""
    )
    assert any(violation.startswith("button-name") for violation in violations(somebody))
    assert somebody.page.evaluate("document.documentElement.scrollWidth") > 360
    assert any("px wide" in one for one in in_all_languages(somebody))
    assert len(somebody.page.evaluate(CLIPPED)) == 1
