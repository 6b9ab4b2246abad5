"""Bots at a table at home: whoever fails is named, and keeps nobody else from thinking properly."""

import asyncio

import omerta
from omerta.bots import Bot, Perspective
from omerta.kernel.compiling import jit_is_off
from omerta.terminal.opponents import Opponents

MINE = "terminal.test_opponents:Fails"


class Fails(Bot):
    """Fails always, each time otherwise."""

    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError(f"no idea {perspective.seat}")


def test_a_bot_that_fails_is_named_and_the_others_play_compiled() -> None:
    async def scene() -> None:
        game = omerta.interpreted_game("the_boss")
        opponents = Opponents(game, {0: MINE, 1: MINE})
        state = game.new(2, 1)
        try:
            for _ in range(2):
                seat = game.awaiting(state)[0]
                action, note = await opponents.choose(state, seat)
                assert note == "why replaced 0"
                state, _events = game.play(state, seat, action)
            assert list(opponents.problems.values()) == [f"RuntimeError: no idea {game.awaiting(game.new(2, 1))[0]}"]
            if opponents._warming is not None:
                await opponents._warming
            assert opponents._is_compiled or jit_is_off()
        finally:
            await opponents.close()

    asyncio.run(scene())
