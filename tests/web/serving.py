"""A real `omerta serve` in a process of its own, as quick as it gets: interpreted rules, simple bots, no pauses."""

import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from omerta.server.messages import PROTOCOL

ODD = str(Path(__file__).with_name("odd_server.py"))
PATIENCE = 120.0
"""Seconds after which nobody waits any more."""
LIMITS = ("requests", "new-tables", "guesses", "hints", "records", "messages", "most-per-address")
"""Options of the server that would get into the way of hasty tests."""
QUICK = (
    "--interpreted", "--bot-pause", "0", "--bot-workers", "1", "--bot", "soldier=omerta.bots.rookie:Rookie",
    *(word for name in LIMITS for word in (f"--{name}", "1000000")),
)  # fmt: skip

Ask = Callable[..., dict[str, Any]]
"""Send a message of this kind with these facts; its answer."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Serving:
    """A server that can be killed and started again: same port, same database."""

    def __init__(self, folder: Path, options: tuple[str, ...] = QUICK, program: tuple[str, ...] = ("-m", "omerta")):
        self.port, self.folder = free_port(), folder
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, *program, "serve", *options, "--port", str(self.port)]
        self._command += ["--database", f"sqlite:///{folder}/omerta.db", "--contents", f"{folder}/contents"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Serving":
        """Start, and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                assert httpx.get(f"{self.url}/health").status_code == 200
                return self
            except httpx.TransportError:
                assert self._process.poll() is None, f"the server did not start:\n{self.log()}"
                assert time.monotonic() < end, f"the server does not answer:\n{self.log()}"
                time.sleep(0.05)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """As a power cut would: no goodbye to anybody."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def set_up(self, game: str, *kinds: str, **wishes: Any) -> dict[str, Any]:
        """A table over HTTP. Kinds: a name (a person with a token), `open`, or `bot`; see docs/protocol.md."""
        seats = [_seat(kind) for kind in kinds]
        answer = httpx.post(f"{self.url}/api/tables", json={"game": game, "seats": seats} | wishes, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def play_on(
        self,
        made: Mapping[str, Any],
        most: int = 10_000,
        seed: int = 1,
        pause: float = 0,
        until: Callable[[dict[str, Any]], bool] = lambda now: False,
    ) -> int | None:
        """Play for all people of a table, without a browser: so many decisions, or to the end, or until somebody is
        asked what was wanted (that seat is returned).
        """
        chance = random.Random(seed)
        latest: dict[int, dict[str, Any]] = {}
        with self._at_table(made, latest) as ask:
            while most > 0:
                ask("ping")
                if latest and not any(one["awaiting"] for one in latest.values()):
                    return None
                for seat, now in latest.items():
                    if now["held"] == seat:
                        ask("confirm", seat=seat, ply=now["ply"])
                        break
                    if now["asked"]:
                        if until(now):
                            return seat
                        ask("move", seat=seat, ply=now["ply"], action=chance.choice(now["legal"]))
                        most -= 1
                        time.sleep(pause)
                        break
        return None

    def look(self, made: Mapping[str, Any], seat: int, ply: int) -> dict[str, Any]:
        """The position after a row, as a seat sees it."""
        with self._at_table(made, {}) as ask:
            return ask("look", seat=seat, ply=ply)

    @contextmanager
    def _at_table(self, made: Mapping[str, Any], latest: dict[int, dict[str, Any]]) -> Iterator[Ask]:
        """Ask a table something, with its tokens; keep the last update of each seat."""
        with connect(f"ws://127.0.0.1:{self.port}/ws", compression=None) as socket:

            def ask(kind: str, **facts: Any) -> dict[str, Any]:
                wanted = secrets.token_urlsafe(12)
                socket.send(json.dumps({"type": kind, "id": wanted} | facts))
                while True:
                    message = json.loads(socket.recv(PATIENCE))
                    if message["type"] == "update":
                        latest[message["seat"]] = message
                    if message.get("id") == wanted:
                        assert message.get("problem") is None, message
                        return dict(message)

            ask("hello", protocol=PROTOCOL, table=made["table"]["id"], tokens=made["tokens"], have=-1)
            yield ask

    def at(self, made: Mapping[str, Any], seat: int) -> str:
        """The address at which a seat of a table is taken."""
        return f"{self.url}/#table={made['table']['id']}&seat={made['tokens'][made['seats'].index(seat)]}"


def _seat(kind: str) -> dict[str, str]:
    if kind == "open":
        return {"kind": "open"}
    return {"kind": "bot", "bot": "rookie"} if kind == "bot" else {"kind": "me", "name": kind}
