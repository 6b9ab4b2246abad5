"""Facts become sentences, whole ones, in every language."""

import itertools

import pytest
from language.catalogue_checks import GAMES
from language.positions import NAMES, random_game, whole

from omerta import BadInput, Event, Game, Refusal
from omerta.games.the_boss.actions import REFUSALS
from omerta.games.the_boss.events import EVENTS
from omerta.kernel.errors import BadWords
from omerta.language import MissingSentence, Speaker
from omerta.language.rulebook import CARDS, chapters
from omerta.language.speaker import VOCABULARIES

SAMPLES = {"city": "kansas_city", "card": "detroit revolver", "badge": "double"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_and_listed(the_boss_interpreted: Game, speaker: Speaker, players: int) -> None:
    game = the_boss_interpreted
    for state, events in random_game(game, players, 7):
        for event in events:
            assert whole(speaker.event("the_boss", event))
        for seat in game.awaiting(state):
            for action in game.legal(state, seat)[::5]:
                assert whole(speaker.action("the_boss", game.text(state, action)))


def test_every_refusal_of_a_game_is_explained(the_boss_interpreted: Game, speaker: Speaker) -> None:
    game, met = the_boss_interpreted, set()
    for ply, (state, _) in enumerate(random_game(game, 3, 3)):
        if ply % 7 == 0 or not game.awaiting(state):
            for seat, action in itertools.product((*game.awaiting(state), ply % 3), range(game.actions)):
                refusal = game.why_not(state, seat, action)
                if refusal and refusal.code not in met:
                    met.add(refusal.code)
                    assert refusal.rule in speaker.refusal("the_boss", refusal)
    assert met == {code for code, _ in REFUSALS.values()}


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_every_event_can_be_told(speaker: Speaker, number: int) -> None:
    for kind, facts in EVENTS.values():
        assert whole(speaker.event("the_boss", Event(kind, {name: SAMPLES.get(name, number) for name in facts})))


def test_every_refusal_can_be_told(speaker: Speaker) -> None:
    facts = {"acting": 1, "winners": [0, 2], "needs": 2, "has": 0, "leader": 3, "leader_has": 3, "there": 1}
    for code, rule in REFUSALS.values():
        assert whole(speaker.refusal("the_boss", Refusal(code, rule, facts | SAMPLES)))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("placed", {"seat": 0, "city": "detroit", "professionals": 2, "occasionals": 1}),
         "Anna places 2 professionals and 1 occasional in Detroit."),
        (Event("placed", {"seat": 0, "city": "new_york", "professionals": 1, "occasionals": 0}),
         "Anna places 1 professional in New York."),
        (Event("placed", {"seat": 1, "city": "chicago", "professionals": 0, "occasionals": 2}),
         "Ben places 2 occasionals in Chicago."),
        (Event("played", {"seat": 2, "card": "kansas_city revolver"}), "Cleo plays Kansas City revolver."),
        (Event("money_won", {"seat": 0, "city": "boston", "money": 3}), "Anna leads in Boston and wins $3 million."),
        (Event("game_won", {"seat": 0, "money": 9, "sharing": 2}), "Anna shares the victory ($9 million)."),
        (Event("came_back", {"seat": 3, "from_prison": 0, "from_hospital": 1}),
         "A professional of Dora comes back from hospital."),
    ],
)  # fmt: skip
def test_events_in_english(english: Speaker, event: Event, sentence: str) -> None:
    assert english.event("the_boss", event) == sentence


def test_a_refusal_names_its_rule(english: Speaker) -> None:
    facts = {"city": "detroit", "needs": 3, "has": 1, "leader": 0, "leader_has": 3, "there": 1}
    assert english.refusal("the_boss", Refusal("no-majority", "the_boss/place-majority", facts)) == (
        "You need at least 3 more gangsters in Detroit: Anna leads there with 3, you have 1 and would add only 1."
        " (Rule “Majority when placing”, the_boss/place-majority)"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Place 2 professionals and 1 occasional in Detroit"),
        ("nl", "Plaats 2 professionals en 1 gelegenheidsgangster in Detroit"),
        ("de", "2 Profis und 1 Gelegenheitsgangster nach Detroit schicken"),
        ("fr", "Placer 2 professionnels et 1 occasionnel à Detroit"),
    ],
)
def test_an_action_in_four_languages(language: str, sentence: str) -> None:
    assert Speaker(language, NAMES).action("the_boss", "place detroit 2 1") == sentence


@pytest.mark.parametrize(
    ("language", "placeholders"),
    [("en", "CITY CARD"), ("nl", "STAD KAART"), ("de", "STADT KARTE"), ("fr", "VILLE CARTE")],
)
def test_how_an_action_is_written(language: str, placeholders: str) -> None:
    speaker = Speaker(language, NAMES)
    assert f"play {placeholders}" in speaker.unreadable("the_boss", BadWords("usage", "play it", "play"))
    assert "place nothing" in speaker.unreadable("the_boss", BadWords("usage", "place", "place"))


def test_what_nobody_has_put_into_words_is_said_as_the_game_says_it(english: Speaker) -> None:
    assert english.unreadable("spoof", BadWords("usage", "bid", "`bid 3`")) == "Write it like this: `bid 3`."
    assert english.unreadable("the_boss", BadWords("guess", "play", "place")) == (
        "“play” is unknown here. Did you mean place?"
    )


def test_a_card_that_does_not_exist_can_be_spoken_of(speaker: Speaker) -> None:
    assert "26" in speaker.action("the_boss", "play no_card 26")


@pytest.mark.parametrize("words", ["", "place detroit", "place gotham 2 1", "play gotham 3", "sing"])
def test_an_action_nobody_writes_is_refused(english: Speaker, words: str) -> None:
    with pytest.raises(BadInput):
        english.action("the_boss", words)


@pytest.mark.parametrize("name", GAMES)
def test_rules_come_in_rulebook_order(speaker: Speaker, name: str) -> None:
    rules = speaker.rules(name)
    assert [rule_id for rule_id, _, _ in rules] == [rule for chapter in chapters(name) for rule in chapter.rules]
    assert len(rules) > 10
    assert all(title and text.endswith((".", ")")) for _, title, text in rules)


def test_the_boss_begins_with_its_cities(english: Speaker) -> None:
    assert english.rules("the_boss")[0][:2] == ("the_boss/cities-in-play", "Cities in play")


@pytest.mark.parametrize("name", GAMES)
def test_the_card_says_something_in_every_part(speaker: Speaker, name: str) -> None:
    card = speaker.card(name)
    assert len(card) == len(CARDS[name])
    assert all(title and lines and all(lines) for title, lines in card)


def test_every_game_has_a_vocabulary() -> None:
    assert VOCABULARIES.keys() == set(GAMES)


def test_names_are_listed(english: Speaker) -> None:
    assert english.listed(["Anna"]) == "Anna"
    assert english.listed(["Anna", "Ben", "Cleo"]) == "Anna, Ben and Cleo"


def test_half_a_sentence_is_never_said(speaker: Speaker) -> None:
    with pytest.raises(MissingSentence, match="no-such-key"):
        speaker.say("no-such-key")
    with pytest.raises(MissingSentence, match="turn-of"):
        speaker.say("turn-of")
    with pytest.raises(MissingSentence, match="the_boss-event-placed"):
        speaker.event("the_boss", Event("placed", {"seat": 0, "city": "detroit"}))
    with pytest.raises(MissingSentence, match="whist"):
        speaker.action("whist", "bid 3")


def test_unknown_rules_and_seats_are_refused(english: Speaker) -> None:
    for rule_id in ("the_boss/no-such-rule", "farewell", "the_boss-rule-police"):
        with pytest.raises(BadInput, match="there is no rule"):
            english.rule(rule_id)
    with pytest.raises(BadInput, match="seat -1"):
        english.player(-1)
