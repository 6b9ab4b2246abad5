"""Golden playthroughs: whole games as text that people can read, one for every game, number of players and variant.

One is played at random, and where `sensible.py` has a player for the game, another one by sensible play.

After a change of the rules that is meant, write them anew and read the difference:

    PYTHONPATH=tests python tests/playthroughs/playthrough.py
"""

import hashlib
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from playthroughs.sensible import SENSIBLE

import omerta
from omerta.games.registry import definition

FOLDER = Path(__file__).parent
SEED = 1930
RANDOM = "random"


Golden = tuple[str, int, Mapping[str, Any], str, Path]
"""Game, players, options, manner, file."""


def expected() -> list[Golden]:
    """Every playthrough that must exist."""
    return [
        (name, players, options, manner, FOLDER / name / f"{'_'.join([f'{players}_players', *options, *end])}.txt")
        for name in omerta.games()
        for players, options in definition(name).variants
        for manner, end in ((RANDOM, ()), ("sensible", ("sensible",)))
        if manner == RANDOM or name in SENSIBLE
    ]


def written(game: omerta.Game, players: int, options: Mapping[str, Any], manner: str) -> str:
    """A game told move by move."""
    return "\n".join(_lines(game, players, options, manner)) + "\n"


def _chosen(game: omerta.Game, state: omerta.State, seat: int, manner: str, chance: random.Random) -> int:
    return (
        chance.choice(game.legal(state, seat)) if manner == RANDOM else SENSIBLE[game.name](game, state, seat, chance)
    )


def _lines(game: omerta.Game, players: int, options: Mapping[str, Any], manner: str) -> Iterator[str]:
    chance = random.Random(SEED)
    state, events = game.new_with_events(players, SEED, options)
    yield f"{game.name}, edition {game.edition}, {players} players, seed {SEED}"
    if options:
        yield f"options: {options}"
    yield f"luck: {' '.join(map(str, state.drawn))}"
    yield from map(_told, events)
    ply = 0
    while seats := game.awaiting(state):
        seat = seats[0]
        choices = game.legal(state, seat)
        action = _chosen(game, state, seat, manner, chance)
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
    for game_name, player_count, chosen, how, path in expected():
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(omerta.game(game_name), player_count, chosen, how))
        print(path.relative_to(FOLDER))
