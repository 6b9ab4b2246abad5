"""Nobody gets in: hostile messages, origins and tokens, floods, caps, headers, and nothing in the logs."""

import asyncio
import itertools
import json
import logging
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets
from server.harness import Player, Refused, bearer, new_id, running, set_up, settings, web
from server.hostile import attacked

from omerta.server import http, logs
from omerta.server.house import House
from omerta.server.limits import FORGET, Limits
from omerta.server.live import LiveTable
from omerta.server.messages import PROTOCOL
from omerta.server.settings import FRAME, Settings
from omerta.server.socket import OUTBOX, Socket
from omerta.server.tokens import HOST, Tokens


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_hostile_messages_get_a_reason_or_a_close_code_and_change_nothing(tmp_path: Path) -> None:
    figures = asyncio.run(attacked(1000, 5, tmp_path))
    assert {"malformed", "not-allowed", "refused", "stale", "closed 4000"} <= figures["answers"].keys()


ORIGINS: dict[str, tuple[str | None, bool]] = {
    "no origin (not a browser)": (None, True),
    "our own page": ("http://127.0.0.1:{port}", True),
    "allow-list": ("https://friends.example", True),
    "elsewhere": ("https://evil.example", False),
    "same host, other port": ("http://127.0.0.1:1", False),
    "allow-list as a prefix": ("https://friends.example.evil.example", False),
    "null (sandboxed page, file)": ("null", False),
    "no address": ("friends.example", False),
}
TOKENS = {
    "none: a spectator": True,
    "of this seat": True,
    "of another table": False,
    "of a seat that changed hands": False,
    "expired": False,
    "tampered": False,
    "the host's": False,
    "made with another key": False,
    "nonsense": False,
}


def test_origin_and_token_matrix(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path, origins=("https://friends.example",))
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            other = await set_up(client, "council", "me", "me")
            table, token = made["table"]["id"], made["tokens"][0]
            tokens = {
                "none: a spectator": [],
                "of this seat": [token],
                "of another table": other["tokens"][:1],
                "of a seat that changed hands": [house.tokens.make(table, 0, 5)],
                "expired": [expired(house, table)],
                "tampered": [token[:-2] + ("AA" if not token.endswith("AA") else "BB")],
                "the host's": [made["host"]],
                "made with another key": [Tokens("another key", 60).make(table, 0, 0)],
                "nonsense": ["nonsense" * 5],
            }
            assert tokens.keys() == TOKENS.keys()
            for (origin, origin_fine), token_kind in itertools.product(ORIGINS.values(), TOKENS):
                at = None if origin is None else origin.format(port=wanted.port)
                player = Player(house, table, tokens[token_kind], origin=at)
                if not origin_fine:
                    with pytest.raises(websockets.InvalidStatus) as refused:
                        await player.connect()
                    assert refused.value.response.status_code == 403
                    continue
                await player.connect()
                greeting = await player.hello()
                assert (greeting["type"] == "welcome") == TOKENS[token_kind], (at, token_kind)
                if not TOKENS[token_kind]:
                    assert greeting["problem"]["code"] == "not-allowed"
                    with pytest.raises(Refused, match="4003"):
                        await player.ask("ping")
                await player.close()
            for (origin, origin_fine), token_kind in itertools.product(ORIGINS.values(), TOKENS):
                headers = bearer("".join(tokens[token_kind])) if tokens[token_kind] else {}
                headers |= {} if origin is None else {"Origin": origin.format(port=wanted.port)}
                answer = await client.post(f"/api/tables/{table}/link", headers=headers)
                expected = 200 if origin_fine and token_kind == "of this seat" else 403
                assert answer.status_code == expected, (origin, token_kind)

    run(main())


def expired(house: House, table: str) -> str:
    """A token of ninety days ago."""
    serializer = house.tokens._serializer
    signer = serializer.make_signer(serializer.salt)
    old = type("Old", (type(signer),), {"get_timestamp": lambda self: int(time.time()) - 90 * 86400})
    serializer.signer, kept = old, serializer.signer
    try:
        return house.tokens.make(table, 0, 0)
    finally:
        serializer.signer = kept


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1:{port}", 200), ("localhost:{port}", 200), ("[::1]:{port}", 200), ("table.example", 200),
     ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("", 421), ("[", 421), ("[::1", 421)],
)  # fmt: skip
def test_only_names_that_are_ours_are_answered(tmp_path: Path, host: str, status: int) -> None:
    """A name that somebody else points at this server (DNS rebinding) is not one of them."""

    async def main() -> None:
        wanted = settings(tmp_path, public_url="https://table.example")
        async with running(wanted) as house, web(house) as client:
            answer = await client.get("/health", headers={"Host": host.format(port=wanted.port)})
            assert answer.status_code == status

    run(main())


def test_too_long_frames_close_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            for data in ("x" * (FRAME + 1), ["x" * 5000, "x" * 5000]):
                player = Player(house, made["table"]["id"], made["tokens"])
                await player.connect()
                await player.hello()
                start = len(player.received)
                await player.socket.send(data)
                with pytest.raises(Refused, match="1009"):
                    await player.wait(lambda message: message["type"] == "answer", start)
                await player.close()
            answer = await client.post("/api/tables", content=b"x" * (FRAME + 1))
            assert answer.status_code == 413
            assert answer.json()["code"] == "too-long"

    run(main())


def test_no_compression_is_negotiated(tmp_path: Path) -> None:
    """A message's length must not depend on whether secrets repeat themselves in it."""

    async def main() -> None:
        async with running(settings(tmp_path)) as house:
            async with websockets.connect(f"ws://127.0.0.1:{house.settings.port}/ws", compression="deflate") as socket:
                assert "Sec-WebSocket-Extensions" not in (socket.response.headers if socket.response else {})
            async with web(house) as client:
                answer = await client.get("/api/games", headers={"Accept-Encoding": "gzip, br, zstd"})
                assert "content-encoding" not in answer.headers

    run(main())


def test_a_flood_is_slowed_down_then_cut_off_and_disturbs_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, messages_per_second=10.0)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, (one, other) = made["table"]["id"], made["tokens"]
            flooder = Player(house, table, [other])
            await flooder.connect()
            await flooder.hello()
            async with Player(house, table, [one]) as anna:
                for _ in range(200):
                    try:
                        await flooder.send("ping")
                    except Refused:
                        break
                with pytest.raises(Refused, match="4008"):
                    await flooder.wait(lambda message: False)
                slowed = [m["id"] for m in flooder.received if m.get("problem")]
                codes = {m["problem"]["code"] for m in flooder.received if m.get("problem")}
                assert codes == {"slow-down"}
                assert all(slowed), "whoever is told to slow down hears which message was not obeyed"
                assert (await anna.move(0, "mark", 1))["ok"]

    run(main())


def test_addresses_have_limits(tmp_path: Path) -> None:
    async def main() -> None:
        usual = Settings("sqlite:///unused.db")
        limits = {
            "requests_per_minute": usual.requests_per_minute,
            "new_tables_per_minute": usual.new_tables_per_minute,
            "guesses_per_minute": usual.guesses_per_minute,
        }
        async with running(settings(tmp_path, **limits)) as house, web(house) as client:
            guesses = [(await client.get("/api/codes/ABCDEF")).json()["code"] for _ in range(8)]
            assert guesses[0] == "no-table"
            assert "slow-down" in guesses  # not always the last: meanwhile the bucket fills up
            body = {"game": "council", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
            created = [(await client.post("/api/tables", json=body)).status_code for _ in range(8)]
            assert created[0] == 201
            assert 429 in created
            statuses = [(await client.get("/health")).status_code for _ in range(400)]
            assert statuses[0] == 200
            assert 429 in statuses

    run(main())


def test_limits_forget_whoever_has_been_quiet() -> None:
    now = [0.0]
    limits = Limits(60, lambda: now[0])
    for number in range(FORGET):
        limits.allow(number)
    now[0] = 1000.0
    limits.allow("one more")
    assert len(limits._buckets) == 1
    assert sum(limits.allow("one more") for _ in range(100)) == 14
    now[0] += 10
    assert sum(limits.allow("one more") for _ in range(100)) == 10


def test_tables_connections_and_spectators_are_capped(tmp_path: Path) -> None:
    async def main() -> None:
        wanted = settings(tmp_path, most_tables=1, most_connections=3, most_spectators=1)
        async with running(wanted) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
            full = await client.post("/api/tables", json={"game": "council", "seats": seats})
            assert (full.status_code, full.json()["code"]) == (503, "full")
            table = made["table"]["id"]
            async with Player(house, table, made["tokens"]), Player(house, table, []):
                second = Player(house, table, [])
                await second.connect()
                assert (await second.hello())["problem"]["code"] == "full"
                third = Player(house, table, made["tokens"])
                await second.close()
                await third.connect()
                with pytest.raises(websockets.InvalidStatus):
                    await Player(house, table, []).connect()
                await third.close()

    run(main())


def test_private_things_of_a_table_without_spectators(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me", spectators=False)
            table = made["table"]["id"]
            watcher = Player(house, table, [])
            await watcher.connect()
            assert (await watcher.hello())["problem"]["code"] == "no-table"
            await watcher.close()
            assert (await client.get(f"/api/tables/{table}/record")).status_code == 404
            assert (await client.get("/api/tables")).json() == []
            info = (await client.get(f"/api/tables/{table}")).json()
            assert (info["code"], info["seed"]) == (None, None)
            for path in ("record", "invitation"):
                mine = await client.get(f"/api/tables/{table}/{path}", headers=bearer(made["tokens"][0]))
                assert mine.status_code == 200

    run(main())


def test_order_of_greetings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.server.socket.HELLO_SECONDS", 0.3)

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table, tokens = made["table"]["id"], made["tokens"]
            silent = Player(house, table, tokens)
            await silent.connect()
            with pytest.raises(Refused, match="4001"):
                await silent.wait(lambda message: False)
            hasty = Player(house, table, tokens)
            await hasty.connect()
            assert (await hasty.ask("ping"))["problem"]["code"] == "no-hello"
            old = Player(house, table, tokens)
            await old.connect()
            assert (await old.hello(protocol=PROTOCOL + 1))["problem"]["code"] == "reload"
            with pytest.raises(Refused, match="4010"):
                await old.wait(lambda message: False)
            async with Player(house, table, tokens) as twice:
                assert (await twice.hello())["problem"]["code"] == "hello-twice"
                await asyncio.sleep(0.4)
                assert (await twice.ask("ping"))["ok"]

    run(main())


def test_a_slow_client_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house:
            slow = Socket(house, None, "")  # type: ignore[arg-type]
            for number in range(OUTBOX + 50):
                slow.send(b"%d" % number)
            assert slow.is_closing
            assert slow._outbox.get_nowait() == (4013, "too slow; come back")
            assert slow._outbox.empty()

    run(main())


def test_every_answer_has_security_headers_and_none_tells_of_our_insides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            table = made["table"]["id"]
            for path in ("/", "/health", "/api/games", "/api/tables", "/nowhere", "/schema/openapi.json"):
                answer = await client.get(path)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers
                assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")

            def broken(*_: object, **__: object) -> None:
                raise RuntimeError("the seed is 1234")

            monkeypatch.setattr(LiveTable, "info", broken)
            answer = await client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert "1234" not in answer.text
            player = Player(house, table, made["tokens"])
            await player.connect()
            refused = await player.hello()
            assert refused["problem"]["code"] == "internal"
            assert "1234" not in json.dumps(player.received)

    run(main())


def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets_: list[str] = []

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "bot", open=True)
            table, token = made["table"]["id"], made["tokens"][0]
            async with Player(house, table, [token]) as anna:
                await anna.ask("say", seat=0, text="A secret between us")
                await anna.move(0, "mark")
                await anna.send_raw(f"rubbish {token}")
                await client.post(f"/api/tables/{table}/link", headers=bearer(token[:-1]))
                await client.get(f"/api/tables/{token}")
            live = await house.table(table)
            secrets_.extend([token, made["host"], live.kept.seed, live.kept.code, "A secret between us", "Player 0"])

    run(main())
    formatter = logs.JsonLines()
    logged = [record for record in caplog.records if record.levelno >= logs.LEVELS.get(record.name, 99)]
    lines = [formatter.format(record) for record in logged]
    assert any(json.loads(line)["event"] == "table set up" for line in lines)
    for secret in secrets_:
        assert not any(secret in line for line in lines), secret


def test_figures_are_for_this_machine_only_unless_said_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        for who, local, far in (("local", 200, 403), ("all", 200, 200), ("nobody", 403, 403)):
            async with running(settings(tmp_path, metrics=who)) as house, web(house) as client:
                assert (await client.get("/metrics")).status_code == local
                with monkeypatch.context() as patch:
                    patch.setattr(http, "LOCAL", ("10.0.0.1",))
                    assert (await client.get("/metrics")).status_code == far

    run(main())


def test_host_tokens_and_seat_tokens_are_not_mixed_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "open", "open")
            table, seat, host = made["table"]["id"], made["tokens"][0], made["host"]
            fill = {"kind": "bot"}
            for token, status in ((seat, 403), (host, 200), ("x" * 30, 403), (house.tokens.make(table, 7, 0), 403)):
                answer = await client.put(f"/api/tables/{table}/seats/1", json=fill, headers=bearer(token))
                assert answer.status_code == status
            other = house.tokens.make("a" * 16, HOST, 0)
            answer = await client.put(f"/api/tables/{table}/seats/2", json=fill, headers=bearer(other))
            assert answer.status_code == 403
            assert (await client.post(f"/api/tables/{table}/rematch", headers=bearer(host))).status_code == 403
            link = (await client.post(f"/api/tables/{table}/link", headers=bearer(seat))).json()
            before, _, after = link["address"].partition("#")
            assert table not in before
            assert after.startswith(f"table={table}&seat=")
            assert link["qr"].startswith("<svg")

    run(main())


def test_ids_are_needed_and_have_a_form(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                for bad in ("", "short", "x" * 41, "with space in it", None, 12345678):
                    start = len(both.received)
                    await both.send_raw(json.dumps({"type": "ping", "id": bad}))
                    answer = await both.wait(lambda message: message["type"] == "answer", start)
                    assert answer["problem"]["code"] == "malformed"
                assert (await both.ask("ping", id=new_id()))["ok"]

    run(main())


def test_what_is_nested_too_deeply_is_refused_like_anything_malformed(tmp_path: Path) -> None:
    deep = "[" * 3500 + "]" * 3500

    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            answer = await client.post(
                "/api/tables", content=f'{{"options":{deep}}}', headers={"Content-Type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
            made = await set_up(client, "council", "me", "me")
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                start = len(both.received)
                await both.send_raw(f'{{"a":{deep},"type":"ping"}}')
                refused = await both.wait(lambda message: message["type"] == "answer", start)
                assert refused["problem"]["code"] == "malformed"
                assert (await both.ask("ping"))["ok"]

    run(main())
