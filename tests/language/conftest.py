"""Who tells it."""

import pytest
from language.positions import NAMES

from omerta.language import LANGUAGES, Speaker


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    """One for each language."""
    return Speaker(request.param, NAMES)


@pytest.fixture
def english() -> Speaker:
    """One who speaks English."""
    return Speaker("en", NAMES)
