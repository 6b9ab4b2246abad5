"""The HTTP side of the rulebooks."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter

from omerta.language.rulebook import CARDS, Rulebook, rulebook
from omerta.server.http import REFUSALS
from omerta.server.problems import Refused

GamePath = Annotated[str, PathParameter(pattern="^[a-z_]{1,40}$")]


@get("/api/rulebooks/{game:str}", responses=REFUSALS, sync_to_thread=True)
def read_rulebook(request: Request[Any, Any, Any], game: GamePath) -> Rulebook:
    """The chapters and examples of a game's rulebook; the sentences are in the catalogues."""
    if game not in CARDS:
        raise Refused(404, "not-found")
    return rulebook(game)


RULEBOOK_HANDLERS = [read_rulebook]
