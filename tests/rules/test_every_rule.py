"""One rule, one name, one test: every id of a RULES.md has its function and its test."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import omerta
from omerta.games.registry import definition
from omerta.kernel.rulebook import RULES

TESTS = Path(__file__).parent


def rule_ids(name: str) -> set[str]:
    """The ids that a game's rulebook defines."""
    folder = Path(omerta.__file__).parent / "games" / name
    return set(re.findall(rf"`({name}/[a-z-]+)`", (folder / "RULES.md").read_text()))


def names_of_tests(name: str) -> list[str]:
    """The names of the tests of a game's rules."""
    sources = (path.read_text() for path in (TESTS / name).glob("test_*.py"))
    return [found for source in sources for found in re.findall(r"def (test_\w+)", source)]


def without_function(ids: Iterable[str]) -> set[str]:
    return {rule_id for rule_id in ids if rule_id not in RULES}


def without_test(ids: Iterable[str], tests: list[str]) -> set[str]:
    wanted = {rule_id: rule_id.partition("/")[2].replace("-", "_") for rule_id in ids}
    return {
        rule_id for rule_id, word in wanted.items() if not any(f"{test}_".startswith(f"test_{word}_") for test in tests)
    }


@pytest.mark.parametrize("name", omerta.games())
def test_every_rule_has_a_function(name: str) -> None:
    definition(name)
    assert len(rule_ids(name)) > 10
    assert without_function(rule_ids(name)) == set()


@pytest.mark.parametrize("name", omerta.games())
def test_every_rule_has_a_test(name: str) -> None:
    assert without_test(rule_ids(name), names_of_tests(name)) == set()


@pytest.mark.parametrize("name", omerta.games())
def test_every_function_and_refusal_cites_a_known_rule(name: str) -> None:
    cited = {rule_id for rule_id in RULES if rule_id.startswith(f"{name}/")}
    cited |= {rule_id for _, rule_id in definition(name).refusals.values()}
    assert cited - rule_ids(name) == set()


def test_a_rule_without_function_or_test_is_found() -> None:
    assert without_function(["the_boss/no-such-rule"]) == {"the_boss/no-such-rule"}
    assert without_test(["the_boss/no-such-rule"], ["test_place_majority"]) == {"the_boss/no-such-rule"}
    assert without_test(["the_boss/return"], ["test_returns_are_shares"]) == {"the_boss/return"}
    assert without_test(["the_boss/return"], ["test_return", "test_return_of_professionals"]) == set()
