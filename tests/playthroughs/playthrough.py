"""Golden playthroughs: whole games as text that people can read, one file for every game and number of players.

After a change of the rules that is meant, write them anew and read the difference:

    python tests/playthroughs/playthrough.py
"""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import omerta
from omerta.games.registry import definition

FOLDER = Path(__file__).parent
SEED = 1930


def expected() -> list[tuple[str, int, Path]]:
    """Every playthrough that must exist."""
    return [
        (name, players, FOLDER / name / f"{players}_players.txt")
        for name in omerta.games()
        for players in definition(name).players
    ]


def written(game: omerta.Game, players: int) -> str:
    """A game played at random, told move by move."""
    return "\n".join(_lines(game, players)) + "\n"


def _lines(game: omerta.Game, players: int) -> Iterator[str]:
    chance = random.Random(SEED)
    state, events = game.new_with_events(players, SEED)
    yield f"{game.name}, edition {game.edition}, {players} players, seed {SEED}"
    yield f"luck: {' '.join(map(str, state.drawn))}"
    yield from map(_told, events)
    ply = 0
    while seats := game.awaiting(state):
        seat = seats[0]
        choices = game.legal(state, seat)
        action = chance.choice(choices)
        yield f"{ply:4}. seat {seat}: {game.text(state, action)}   ({len(choices)} choices)"
        state, events = game.play(state, seat, action)
        if state.drawn:
            yield f"      luck: {' '.join(map(str, state.drawn))}"
        yield from map(_told, events)
        ply += 1
    yield f"returns: {game.returns(state)}"
    yield from (f"  {line}" for line in game.score_sheet(state)["lines"])
    yield f"final position: {hashlib.sha256(state.record.tobytes()).hexdigest()}"


def _told(event: omerta.Event) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in event.facts.items())
    to = "" if event.seats is None else f"   [only to seat {event.seats[0]}]"
    return f"        {event.kind.replace('_', ' ')}: {facts}{to}"


if __name__ == "__main__":
    for game_name, player_count, path in expected():
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(omerta.game(game_name), player_count))
        print(path.relative_to(FOLDER))
