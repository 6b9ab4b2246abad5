"""The page says everything by the catalogues, and the catalogues say nothing that nobody asks for."""

import pytest
from language.catalogue_checks import read, words_in_code
from language.page_checks import asked_by_page, literal_texts, missing, sources, templates_in_page, words_in_page


@pytest.fixture(scope="module")
def keys() -> set[str]:
    return set(read("en")[0])


def test_the_page_asks_only_for_sentences_that_exist(keys: set[str]) -> None:
    assert len(sources()) > 30
    assert missing(sources(), keys) == []


def test_a_sentence_that_does_not_exist_is_found(keys: set[str]) -> None:
    planted = {"Planted.svelte": '<p>{say("web-no-such-sentence")}</p>'}
    assert missing(planted, keys) == ["`web-no-such-sentence` is said by the page, but by no catalogue"]


def test_no_text_stands_in_the_page_itself() -> None:
    assert literal_texts(sources()) == []


@pytest.mark.parametrize(
    ("planted", "said"),
    [
        ("<p>Hello there</p>", "Hello there"),
        ("<p>{say('web-home')} or not</p>", "or not"),
        ('<button aria-label="Close it">+</button>', "Close it"),
        ('<p>{over ? "Finished" : say("web-home")}</p>', "Finished"),
        ('<i data-tip="Look" class={a > b ? "x" : "y"}></i>', "Look"),
        ("<i title=\"{name} sits here\">{say('web-home')}</i>", " sits here"),
        ("<svg><text>IP</text></svg>", "IP"),
    ],
)
def test_text_in_the_page_is_found(planted: str, said: str) -> None:
    script = '<script lang="ts">const text = "Some words";</script>\n<!-- A comment. -->\n'
    assert literal_texts({"Planted.svelte": script + planted}) == [f"Planted.svelte: {said!r}"]


def test_text_told_by_code_is_found() -> None:
    assert literal_texts({"planted.ts": 'tell("That did not work.");'}) == ["planted.ts: 'That did not work.'"]


@pytest.mark.parametrize(
    "fine",
    [
        '<p class="big bold">{say("web-home", { name: "Anna" })} · {count}</p>',
        '{#if a > b}<a href="#x">{say(`web-${one}`)}</a>{:else if c === "some thing"}{@render children()}{/if}',
        '<path d="M0 0L10 10" /><input type="text" placeholder={say("web-name")} />',
    ],
)
def test_what_is_no_text_is_no_fault(fine: str) -> None:
    assert literal_texts({"Fine.svelte": fine}) == []


def test_a_template_asks_only_for_what_can_fill_it() -> None:
    page = {"Keys.svelte": '{#each ["up", "down"] as one}{say(`web-key-${one}.means`)}{/each}'}
    keys = {"web-key-up.means", "web-key-down.means", "web-key-sideways.means", "web-key-up"}
    assert asked_by_page(page, keys, set()) == {"web-key-up.means", "web-key-down.means"}
    assert asked_by_page(page, keys, {"sideways"}) == keys - {"web-key-up"}
    assert templates_in_page(page) == {"web-key-${one}.means"}


def test_every_template_of_the_page_fits_some_sentence(keys: set[str]) -> None:
    """A template with a slip of the pen would ask for nothing that exists."""
    known = words_in_code() | words_in_page(sources())
    for template in templates_in_page(sources()):
        if template.startswith(("web-", "rulebook-", "${game}-")):
            assert asked_by_page({"One.ts": f"`{template}`"}, keys, known), template
