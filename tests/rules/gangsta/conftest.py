"""Single positions are quick without compiling."""

import pytest

import omerta


@pytest.fixture(scope="session")
def gangsta() -> omerta.Game:
    """Gangsta! as plain Python."""
    return omerta.interpreted_game("gangsta")
