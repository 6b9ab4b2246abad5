"""Prints a fingerprint of every move of some games: run in each mode, the lines must be the same.

python tests/contract/moves.py GAME [GAMES]
"""

import hashlib
import sys

import omerta
from omerta.games.registry import definition
from omerta.kernel import contract, luck
from omerta.kernel.compiling import bounds_are_checked, jit_is_off


def main(name: str, games: int) -> None:
    game = omerta.game(name)
    print(f"# jit {'off' if jit_is_off() else 'on'}, bounds {'checked' if bounds_are_checked() else 'free'}")
    for players, options in definition(name).variants:
        for seed in range(games):
            contract.check_game(game, players, seed, options)
            for ply, (state, seat, action) in enumerate(contract.walk(game, players, options, seed)):
                after, events = game.play(state, seat, action)
                world = game.redeal(state, seat, ply)
                sampled = game.doors.sample_action(state.box, state.record, seat, luck.seeded(ply))
                seen = (after.record.tobytes(), world.record.tobytes(), events, game.legal(state, seat), sampled)
                print(
                    players, seed, ply, game.text(state, action), hashlib.sha256(repr(seen).encode()).hexdigest()[:16]
                )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
