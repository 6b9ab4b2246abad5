"""A record with everything open: what everybody hides is shown at once, and only to who asks for it."""

import asyncio
from pathlib import Path

import pytest
from server.harness import running, settings, web
from server.test_records_and_page import ARCHIVE

import omerta
from omerta.language.boards import draw_data
from omerta.records import read, replay


@pytest.mark.parametrize("name", ["gangsta", "gangster", "the_boss"])
def test_everything_is_open_if_one_wants_it_so(tmp_path: Path, name: str) -> None:
    text = (ARCHIVE / f"{name}-edition1-3-usual.omr").read_text(encoding="utf-8")
    game = omerta.interpreted_game(name)
    states = replay(read(text), game).states

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            record = (await client.post("/api/records", json={"text": text})).json()["id"]
            for ply in (0, 30, len(states) - 1):
                path, state = f"/api/records/{record}/positions/{ply}", states[ply]
                spectator = game.view(state, None)
                assert (await client.get(path)).json()["view"] == spectator
                shown = (await client.get(path, params={"everything": "true"})).json()
                own = [game.view(state, seat)["seats"][seat] for seat in range(3)]
                assert shown["view"] == spectator | {"seats": own}
                assert shown["text"].endswith(draw_data(game.to_dict(state)["position"]))

    asyncio.run(main())
