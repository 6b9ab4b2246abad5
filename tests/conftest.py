"""What all tests share: the games, compiled once and as plain Python."""

import pytest

import omerta


@pytest.fixture(scope="session")
def gangster() -> omerta.Game:
    """Gangster, compiled."""
    return omerta.game("gangster")


@pytest.fixture(scope="session")
def gangster_interpreted() -> omerta.Game:
    """Gangster as plain Python."""
    return omerta.interpreted_game("gangster")


@pytest.fixture(scope="session")
def the_boss() -> omerta.Game:
    """The Boss, compiled."""
    return omerta.game("the_boss")


@pytest.fixture(scope="session")
def the_boss_interpreted() -> omerta.Game:
    """The Boss as plain Python."""
    return omerta.interpreted_game("the_boss")
