"""One server and one browser for all tests of a worker; everybody gets a browser profile of their own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from web.people import Person, launch
from web.serving import ODD, QUICK, Serving

NewPerson = Callable[..., Person]


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A table server. The same luck at all tables, so that a test does the same each time; playing.py looks further."""
    server = Serving(tmp_path_factory.mktemp("server"), QUICK, (ODD, "alike=1")).start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser. It ends with this folder: its event loop would be in the way of others."""
    with sync_playwright() as playwright:
        yield launch(playwright)


@pytest.fixture
def person(browser: Browser, serving: Serving) -> Iterator[NewPerson]:
    """Makes people; each of them tells at the end what went wrong."""
    people: list[Person] = []

    def made(url: str = serving.url, **wishes: object) -> Person:
        people.append(Person(browser, url, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield made
    try:
        for one in people:
            one.check()
    finally:
        for one in people:
            one.context.close()
