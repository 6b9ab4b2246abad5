"""Tokens of seats: renewed, and requests that come again because their answer was lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.harness import Player, Refused, bearer, new_id, running, set_up, settings, web


def run(coroutine: Any) -> None:
    asyncio.run(coroutine)


def test_a_renewed_seat_shuts_out_whoever_has_the_old_link(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, (old, other) = made["table"]["id"], made["tokens"]
            seat = f"/api/tables/{table}/seats/0/renew"
            thief = Player(house, table, [old])
            await thief.connect()
            await thief.hello()
            async with Player(house, table, [other]) as ben:
                assert (await client.post(seat, headers=bearer(other))).status_code == 403
                assert (await client.post(seat, headers=bearer(made["host"]))).status_code == 403
                renewed = (await client.post(seat, headers=bearer(old))).json()
                assert renewed["seats"] == [0]
                with pytest.raises(Refused, match="4003"):
                    await thief.ask("ping")
                again = Player(house, table, [old])
                await again.connect()
                assert (await again.hello())["problem"]["code"] == "not-allowed"
                assert (await client.post(seat, headers=bearer(old))).status_code == 403
                assert (await ben.ask("ping"))["ok"]
            async with Player(house, table, renewed["tokens"]) as anna:
                assert (await anna.move(0, "mark", 1))["ok"]

    run(main())


def key(message: str) -> dict[str, str]:
    return {"Idempotency-Key": message}


def test_a_request_that_comes_again_does_nothing_twice_even_after_a_restart(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bo"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "council", "seats": seats, "open": True}
    first, second, third, fourth = (new_id() for _ in range(4))

    async def main() -> None:
        wanted = settings(tmp_path)
        async with running(wanted) as house, web(house) as client:
            made = (await client.post("/api/tables", json=body, headers=key(first))).json()
            again = (await client.post("/api/tables", json=body, headers=key(first))).json()
            assert (again["table"]["id"], again["seats"]) == (made["table"]["id"], [0, 1])
            other = (await client.post("/api/tables", json=body, headers=key(second))).json()
            assert other["table"]["id"] != made["table"]["id"]
            join = f"/api/tables/{made['table']['id']}/seats"
            ben = (await client.post(join, json={"name": "Ben"}, headers=key(third))).json()
            assert (await client.post(join, json={"name": "Ben"})).json()["code"] == "name-taken"
        async with running(wanted) as house, web(house) as client:
            again = (await client.post("/api/tables", json=body, headers=key(first))).json()
            assert again["table"]["id"] == made["table"]["id"]
            same = (await client.post(join, json={"name": "Ben"}, headers=key(third))).json()
            assert same["seats"] == ben["seats"] == [2]
            assert [seat["kind"] for seat in same["table"]["seats"]] == ["person", "person", "person", "open"]
            assert len((await client.get("/api/tables")).json()) == 2
            async with Player(house, made["table"]["id"], same["tokens"]) as back:
                assert (await back.ask("ping"))["ok"]
            renew = f"{join}/0/renew"
            old = bearer(made["tokens"][0])
            new = (await client.post(renew, headers=old | key(fourth))).json()
            lost = (await client.post(renew, headers=old | key(fourth))).json()
            assert lost["seats"] == new["seats"] == [0]
            for headers in (old | key(third), old, bearer(made["tokens"][1]) | key(fourth)):
                assert (await client.post(renew, headers=headers)).status_code == 403
            again = (await client.post("/api/tables", json=body, headers=key(first))).json()
            assert again["seats"] == [1], "a seat with a new token is not handed out by an old request"
            for bad in ("short", "with spaces in it, too", "x" * 41):
                assert (await client.post("/api/tables", json=body, headers=key(bad))).status_code == 400

    run(main())
