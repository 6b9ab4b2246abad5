"""Sentences, looking at positions, advice: in everybody's language, and never more than a seat may know."""

import ast
import asyncio
from pathlib import Path
from typing import Any

from server.harness import Message, Player, running, set_up, settings, web

from omerta import server
from omerta.language import LANGUAGES, Speaker


def run(coroutine: Any) -> None:
    asyncio.run(coroutine)


class Speaking(Player):
    """A player who says hello in a language."""

    def __init__(self, *arguments: Any, lang: str) -> None:
        super().__init__(*arguments)
        self.lang = lang

    async def hello(self, have: int = -1, **facts: Any) -> Message:
        return await super().hello(have, **({"lang": self.lang} | facts))


def test_everybody_at_a_table_is_spoken_to_in_their_own_language(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me")
            table, tokens = made["table"]["id"], made["tokens"]
            for lang in LANGUAGES:
                speaker = Speaker(lang, ["Player 0", "Player 1"])
                async with (
                    Speaking(house, table, tokens, lang=lang) as both,
                    Speaking(house, table, [], lang=lang) as one,
                ):
                    update = await both.update(1, 0)
                    seat = update["awaiting"][0]
                    assert update["question"] == speaker.question("the_boss", "place")
                    told = [event["words"] for row in update["log"] for event in row["events"]]
                    assert speaker.say("the_boss-event-game-began", players=2, start_player=f"Player {seat}") in told
                    watching = await one.update(1, None)
                    assert len(watching["log"][0]["events"]) < len(update["log"][0]["events"]), "hands are secret"
                    refused = (await both.move(seat, "place chicago 1 0"))["problem"]
                    assert (refused["code"], refused["rule"]) == ("refused", "the_boss/place-chicago")
                    assert refused["title"] == speaker.rule("the_boss/place-chicago")[0]
                    assert refused["title"] not in refused["message"]
                    assert refused["message"] == speaker.say("the_boss-refusal-chicago-too-soon", city="Chicago")
                    assert (await both.ask("why", seat=seat, action="place chicago 1 0"))["problem"] == refused
                    unreadable = (await both.move(seat, "jump"))["problem"]
                    assert unreadable["message"] == speaker.say(
                        "words-verb", word="jump", known=unreadable["facts"]["known"]
                    )

    run(main())


def test_two_who_look_through_the_same_eyes_may_speak_different_languages(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me")
            table, tokens = made["table"]["id"], made["tokens"]
            phones = [Speaking(house, table, tokens, lang=lang) for lang in ("nl", "de", "nl")]
            for phone in phones:
                await phone.connect()
                await phone.hello()
            seat = (await phones[0].update(1, 0))["awaiting"][0]
            assert (await phones[0].move(seat, "place nothing", 1))["ok"]
            said = []
            for phone in phones:
                update = await phone.update(2, seat)
                said.append([event["words"] for event in update["log"][-1]["events"]])
                speaker = Speaker(phone.lang, ["Player 0", "Player 1"])
                assert said[-1] == [speaker.say("the_boss-event-placed-nothing", seat=f"Player {seat}")]
                assert update["question"] == speaker.question("the_boss", "play")
                await phone.close()
            assert said[0] == said[2] != said[1]

    run(main())


def test_advice_comes_in_words_to_whoever_is_asked_where_hints_are_allowed(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "the_boss", "me", "me")
            table, tokens = made["table"]["id"], made["tokens"]
            async with Speaking(house, table, tokens, lang="nl") as both:
                update = await both.update(1, 0)
                seat = update["awaiting"][0]
                advice = await both.ask("hint", seat=seat)
                assert (advice["type"], advice["seat"], advice["ply"]) == ("advice", seat, 1)
                legal = (await both.update(1, seat))["legal"]
                assert advice["choice"]["action"] in legal
                speaker = Speaker("nl", ["Player 0", "Player 1"])
                assert advice["choice"]["words"] == speaker.action("the_boss", advice["choice"]["action"])
                assert advice["why"]
                again = await both.ask("hint", seat=seat)
                assert again | {"id": ""} == advice | {"id": ""}
                assert (await both.ask("hint", seat=1 - seat))["problem"]["code"] == "not-asked"
            silent = await set_up(client, "the_boss", "me", "me", hints=False, deduction=False)
            assert (silent["table"]["hints"], silent["table"]["deduction"]) == (False, False)
            async with Player(house, silent["table"]["id"], silent["tokens"]) as both:
                seat = (await both.update(1, 0))["awaiting"][0]
                assert (await both.ask("hint", seat=seat))["problem"]["code"] == "no-hints"
            unknown = await set_up(client, "council", "me", "me")
            async with Player(house, unknown["table"]["id"], unknown["tokens"]) as both:
                assert (await both.ask("hint", seat=0))["problem"]["code"] == "no-hints", "nobody can judge Council"

    run(main())


def test_hints_are_limited_and_hold_up_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path, hints_per_minute=4)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            async with Player(house, made["table"]["id"], made["tokens"]) as both:
                start = len(both.received)
                asked = await both.send("hint", seat=0)
                assert (await both.ask("ping"))["ok"]
                assert both.received[start]["id"] != asked, "the ping did not wait for the advice"
                await both.wait(lambda message: message.get("id") == asked)
                codes = [(await both.ask("hint", seat=0))["problem"]["code"] for _ in range(3)]
                assert codes[-1] == "slow-down"

    run(main())


def refusals_in_code() -> list[tuple[str, set[str]]]:
    """The sentences that refusals of the server ask for, with the facts they are given."""
    found = []
    for path in Path(server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            words = [word.value for part in node.args for word in ast.walk(part) if isinstance(word, ast.Constant)]
            keys = [word for word in words if isinstance(word, str)]
            facts = {keyword.arg or "" for keyword in node.keywords}
            if node.func.id == "Refused" and "complaint" not in facts:
                found += [(key, facts) for key in (keys[1:] if None not in words else keys) or keys]
            elif node.func.id == "not_allowed":
                found += [(key, facts) for key in keys]
    return found


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    refusals = refusals_in_code()
    assert {"stale", "slow-down", "seat-taken", "all-taken", "not-your-seat"} <= {key for key, _ in refusals}
    for lang in LANGUAGES:
        speaker = Speaker(lang, [])
        for key, facts in refusals:
            assert speaker.say(f"problem-{key}", **dict.fromkeys(facts, 30)), key


def test_problems_are_told_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(settings(tmp_path)) as house, web(house) as client:
            made = await set_up(client, "council", "me", "me")
            for wishes, lang in (("de-AT, en;q=0.5", "de"), ("sv, fr-CA;q=0.7", "fr"), ("*", "en"), ("", "en")):
                answer = await client.get("/api/tables/aaaaaaaaaaaaaaaa", headers={"Accept-Language": wishes})
                assert answer.json()["message"] == Speaker(lang, []).say("problem-no-table")
            async with Speaking(house, made["table"]["id"], made["tokens"], lang="nl") as both:
                stale = await both.move(0, "mark", 77)
                assert stale["problem"]["message"] == Speaker("nl", []).say("problem-stale")

    run(main())
