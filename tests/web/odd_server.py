"""The server, with something odd about it:

python tests/web/odd_server.py leaking serve ...    everybody is sent what the second seat sees
python tests/web/odd_server.py seeded=7 serve ...   its luck, codes and ids are the same each time
python tests/web/odd_server.py alike=7 serve ...    every table has the same luck, in whatever order they are set up
"""

import random
import secrets
import sys
from typing import Any

from omerta.cli import main
from omerta.kernel.luck import seed_bytes
from omerta.server import seating
from omerta.server.live import LiveTable
from omerta.server.messages import Update


def leaking() -> None:
    honest = LiveTable.update

    def update(live: LiveTable, *arguments: Any) -> Update | None:
        made = honest(live, *arguments)
        if made is not None and live.table is not None:
            second = live.table.game.view(live.table.state, 1)
            made.view["seats"] = [seat | {"hand": second["seats"][1]["hand"]} for seat in made.view["seats"]]
        return made

    LiveTable.update = update  # type: ignore[method-assign, assignment]


def seeded(seed: str) -> None:
    chance = random.Random(seed)
    secrets.token_bytes = chance.randbytes  # type: ignore[assignment]
    secrets.choice = chance.choice
    secrets.randbits = chance.getrandbits  # type: ignore[assignment]


def alike(seed: str) -> None:
    seating.fresh_seed = lambda: seed_bytes(int(seed))  # type: ignore[attr-defined]
    secrets.randbits = lambda k: int(seed)


if __name__ == "__main__":
    oddity, _, value = sys.argv.pop(1).partition("=")
    if oddity == "leaking":
        leaking()
    elif oddity == "alike":
        alike(value)
    else:
        seeded(value)
    main()
