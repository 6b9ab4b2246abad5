"""What a player of Gangster cannot know: nothing that is anywhere yet."""

from omerta.games.gangster.state import Box, State
from omerta.kernel.luck import Luck
from omerta.kernel.rulebook import rule


@rule("gangster/open-information")
def redeal(box: Box, state: State, seat: int, luck: Luck) -> None:
    """Leave everything as it is: a pile is known but for its order, and that is drawn only when a card is."""
