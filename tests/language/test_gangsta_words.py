"""Gangsta! in words: whole sentences in every language, whatever happens."""

import itertools

import pytest
from language.positions import NAMES, random_game, whole

import omerta
from omerta import BadInput, Event, Game, Refusal
from omerta.games.gangsta import GAME
from omerta.games.gangsta.actions import CARDS_OF, WORDS_ALONE
from omerta.games.gangsta.events import CAUSES, EVENTS
from omerta.games.gangsta.names import EFFECT_WORDS, FAMILY_WORDS, HEIST_WORDS, SKILL_WORDS
from omerta.games.gangsta.refusals import REFUSALS
from omerta.kernel.errors import BadWords
from omerta.language import LANGUAGES, Speaker
from omerta.language.gangsta import heist, person, resource, reward

SAMPLES = {
    "person": "117 bratva MMB",
    "heist": "215 supermarket",
    "snitch": "803 4",
    "resource": "905 bank",
    "skill": "leader",
    "skills": "MS",
    "card": "215 supermarket",
    "winners": [0, 2],
}


@pytest.fixture(scope="module")
def game() -> Game:
    return omerta.interpreted_game("gangsta")


@pytest.mark.parametrize("variant", range(len(GAME.variants)))
def test_a_whole_game_is_told_and_listed(game: Game, variant: int) -> None:
    speakers = [Speaker(language, NAMES) for language in LANGUAGES]
    players, options = GAME.variants[variant]
    for state, events in random_game(game, players, 7, options):
        choices = [game.text(state, action) for seat in game.awaiting(state) for action in game.legal(state, seat)]
        for speaker in speakers:
            assert all(whole(speaker.event("gangsta", event)) for event in events)
            assert all(whole(speaker.action("gangsta", words)) for words in choices)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.parametrize("cause", CAUSES.values())
def test_every_event_can_be_told(speaker: Speaker, number: int, cause: str) -> None:
    samples = SAMPLES | {"cause": cause}
    for kind, facts in EVENTS.values():
        assert whole(speaker.event("gangsta", Event(kind, {name: samples.get(name, number) for name in facts})))


@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_refusal_can_be_told(speaker: Speaker, number: int) -> None:
    facts = {"acting": 1} | dict.fromkeys(("needs", "has", "money", "symbols"), number)
    for code, rule in REFUSALS.values():
        assert whole(speaker.refusal("gangsta", Refusal(code, rule, facts | SAMPLES)))


def test_refusals_of_a_game_are_explained(game: Game) -> None:
    """What is refused anywhere in a game is said in every language, with the facts the game gives."""
    speakers: list[Speaker] = [Speaker(language, NAMES) for language in LANGUAGES]
    met: set[str] = set()
    players, options = GAME.variants[5]
    for ply, (state, _) in enumerate(random_game(game, players, 3, options)):
        if ply % 3 == 0 or not game.awaiting(state):
            for seat, action in itertools.product({*game.awaiting(state), ply % 4}, range(game.actions)):
                refusal = game.why_not(state, seat, action)
                if refusal and refusal.code not in met:
                    met.add(refusal.code)
                    assert all(refusal.rule in speaker.refusal("gangsta", refusal) for speaker in speakers)
    assert len(met) >= 20


def test_every_card_has_a_name(speaker: Speaker) -> None:
    assert all(whole(person(speaker, f"111 {family} MS")) for family in FAMILY_WORDS)
    assert all(whole(heist(speaker, f"211 {kind}")) for kind in HEIST_WORDS)
    assert all(whole(resource(speaker, f"911 {effect}")) for effect in EFFECT_WORDS)
    assert all(
        whole(reward(speaker, words)) for words in ("hire", "extra_turn", "steal:2", "divert:1", "murder", "rally")
    )
    assert all(reward(speaker, f"train:{skill}").endswith(f" {skill[0].upper()}") for skill in SKILL_WORDS)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("hired", {"seat": 0, "person": "117 bratva MMB", "money": 8}), "Anna hires 117 (Bratva, MMB) for $8."),
        (Event("heist_began", {"seat": 1, "heist": "208 inmate_transfer"}), "Ben begins heist 208 (Inmate transfer)."),
        (Event("engaged", {"seat": 0, "person": "131 ghetto_gang B", "owner": 1}),
         "Ben\N{RIGHT SINGLE QUOTATION MARK}s 131 (Ghetto gang, B) takes part."),
        (Event("heist_done", {"seat": 0, "heist": "205 casino", "money": 4, "influence": 0}),
         "Anna has done heist 205 (Casino): $4."),
        (Event("heist_done", {"seat": 0, "heist": "205 casino", "money": 1, "influence": 2}),
         "Anna has done heist 205 (Casino): $1 and 2 IP."),
        (Event("snitch_came", {"snitch": "803 4", "informants": 4}), "Here comes a snitch who asks for 4 Informants."),
        (Event("snitch_ruined", {"seat": 2, "informants": 0, "money": 3}),
         "Cleo has no Informant and cannot pay: all the money ($3) is gone, and the police look for a gangster."),
        (Event("resource_revealed", {"seat": 3, "resource": "903 headquarters"}),
         "Dora reveals the resource Headquarters (903)."),
        (Event("lost", {"seat": 0, "person": "111 bratva MS", "cause": "arrest"}),
         "Anna\N{RIGHT SINGLE QUOTATION MARK}s 111 (Bratva, MS) is arrested."),
        (Event("trained", {"seat": 0, "person": "111 bratva MS", "skill": "hacker"}),
         "Anna trains 111 (Bratva, MS): Hacker."),
        (Event("chapter_began", {"chapter": 2, "start_player": 1}), "Chapter II begins; next is Ben."),
    ],
)  # fmt: skip
def test_events_in_english(english: Speaker, event: Event, sentence: str) -> None:
    assert english.event("gangsta", event) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "117 (Bratva, MMB) costs $8, and you have $3."),
        ("nl", "117 (Bratva, MMB) kost 8 dollar, en je hebt 3 dollar."),
        ("de", "117 (Bratva, MMB) kostet 8 Dollar, und du hast 3 Dollar."),
        ("fr", "117 (Bratva, MMB) coûte 8\N{NO-BREAK SPACE}$, et vous avez 3\N{NO-BREAK SPACE}$."),
    ],
)
def test_a_refusal_in_four_languages(language: str, sentence: str) -> None:
    facts = {"person": "117 bratva MMB", "needs": 8, "has": 3}
    said = Speaker(language, NAMES).refusal("gangsta", Refusal("too-expensive", "gangsta/hire", facts))
    assert said.startswith(sentence)
    assert "gangsta/hire" in said


def test_what_a_refusal_speaks_of_may_be_a_heist_or_a_gangster(english: Speaker) -> None:
    for card, said in (("215 supermarket", "215 (Supermarket)"), ("111 bratva MS", "111 (Bratva, MS)")):
        refusal = Refusal("not-in-row", "gangsta/pass", {"card": card})
        assert english.refusal("gangsta", refusal).startswith(f"{said} does not lie in the row.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Do heist 215"),
        ("nl", "Pleeg overval 215"),
        ("de", "Coup 215 durchführen"),
        ("fr", "Réaliser le casse 215"),
    ],
)
def test_an_action_in_four_languages(language: str, sentence: str) -> None:
    assert Speaker(language, NAMES).action("gangsta", "heist 215") == sentence


def test_every_action_is_said_and_its_writing_explained(speaker: Speaker) -> None:
    verbs = {verb.name.lower().partition("_")[0] for verb in CARDS_OF}
    for words in (*(f"{verb} 121" for verb in verbs), *WORDS_ALONE.values()):
        assert whole(speaker.action("gangsta", words))
        verb = words.partition(" ")[0]
        assert verb in speaker.unreadable("gangsta", BadWords("usage", verb, words))


@pytest.mark.parametrize("words", ["", "hire", "hire all", "keep nothing", "pass 3", "sing 111", "hire 111 112"])
def test_an_action_nobody_writes_is_refused(english: Speaker, words: str) -> None:
    with pytest.raises(BadInput):
        english.action("gangsta", words)
