"""All four languages say the same things, everything that is asked for, and nothing else."""

import copy

import pytest
from language.catalogue_checks import Catalogue, problems, read, words_in_code
from language.page_checks import asked_by_page, sources

from omerta import BadInput
from omerta.language import LANGUAGES, Speaker, system_language


@pytest.fixture(scope="module")
def catalogues() -> dict[str, Catalogue]:
    return {language: read(language)[0] for language in LANGUAGES}


@pytest.fixture(scope="module")
def asked(catalogues: dict[str, Catalogue]) -> set[str]:
    keys, code = set().union(*catalogues.values()), words_in_code()
    return code.union(asked_by_page(sources(), keys, code), *(read(language)[1] for language in LANGUAGES))


def test_catalogues_are_complete_and_alike(catalogues: dict[str, Catalogue], asked: set[str]) -> None:
    assert problems(catalogues, asked) == []


@pytest.mark.parametrize(
    "key",
    ["the_boss-event-placed", "the_boss-refusal-no-majority", "the_boss-rule-police.title", "web-home", "farewell"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_sentence_is_found(
    catalogues: dict[str, Catalogue], asked: set[str], language: str, key: str
) -> None:
    damaged = copy.deepcopy(catalogues)
    del damaged[language][key]
    assert f"{language}: `{key}` is missing" in problems(damaged, asked)


def test_an_unused_sentence_is_found(catalogues: dict[str, Catalogue], asked: set[str]) -> None:
    damaged = {language: catalogue | {"the_boss-idle": frozenset()} for language, catalogue in catalogues.items()}
    assert "`the_boss-idle` is asked for by nobody" in problems(damaged, asked)


def test_a_differing_variable_is_found(catalogues: dict[str, Catalogue], asked: set[str]) -> None:
    damaged = catalogues | {"nl": catalogues["nl"] | {"the_boss-event-placed": frozenset({"seat", "town"})}}
    found = problems(damaged, asked)
    assert "nl: `the_boss-event-placed` uses ['town'], which nobody tells" in found
    assert "nl: `the_boss-event-placed` uses other variables than in en" in found


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown language `eo`; there is en, nl, de, fr"):
        Speaker("eo", [])


@pytest.mark.parametrize("code", ["de", "DE", "De"])
def test_a_language_may_be_written_in_any_case(code: str) -> None:
    speaker = Speaker(code, [])
    assert speaker.language == "de"
    assert speaker.say("choices") == "Du kannst:"


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "DE"}, "de"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "nl_BE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "nl_BE.UTF-8"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
