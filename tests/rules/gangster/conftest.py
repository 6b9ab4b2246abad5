"""Single positions are quick without compiling."""

import pytest

import omerta


@pytest.fixture(scope="session")
def game(gangster_interpreted: omerta.Game) -> omerta.Game:
    """Gangster as plain Python."""
    return gangster_interpreted
