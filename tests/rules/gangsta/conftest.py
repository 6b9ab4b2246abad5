"""Single positions are quick without compiling."""

import pytest

import omerta


@pytest.fixture(scope="session")
def gangsta() -> omerta.Game:
    """Gangsta! as plain Python."""
    return omerta.interpreted_game("gangsta")


@pytest.fixture(scope="session")
def gangsta_compiled() -> omerta.Game:
    """Gangsta!, compiled: for many whole games."""
    return omerta.game("gangsta")
