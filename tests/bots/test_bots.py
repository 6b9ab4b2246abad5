"""Bots play by the rules, in every game, and know no more than their seat."""

import contextlib
import dataclasses
import itertools
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

import omerta
from omerta.bots import BOTS, Bot, Choice, Perspective, Reason, ask, hint, load
from omerta.bots.characters import Character, Soldier
from omerta.bots.judgement import weights
from omerta.bots.notes import REPLACED, note_of, reason_in
from omerta.bots.rookie import ABSURD, Rookie
from omerta.bots.search import SIBLING
from omerta.bots.thinking import WELL_TRIED, Manner, Mind
from omerta.bots.worker import answer, question_about
from omerta.games.registry import definition
from omerta.language import LANGUAGES, Speaker, bot_name, bot_style, why

QUICK = Manner(iterations=60, observers=3, plies=5)
TABLES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options) or 'usual'}")
    for name in omerta.games()
    for players, options in definition(name).variants
]


class Quick(Character):
    """Searches a little."""

    def manner(self, game: str) -> Manner:
        return QUICK


class Peeks(Bot):
    """Looks at the world it is shown instead of redealing it: what the test below must catch."""

    def choose(self, perspective: Perspective) -> int:
        secret = perspective._world.record.tobytes()
        return random.Random(secret).choice(perspective.legal)


class Fails(Bot):
    """Is not well."""

    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError("no idea")


class Breaks(Bot):
    """Does what is not allowed."""

    def choose(self, perspective: Perspective) -> int:
        return max(perspective.legal) + 1


class Dawdles(Bot):
    """Never comes to an end, whatever happens."""

    def choose(self, perspective: Perspective) -> int:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Leaves(Bot):
    """Wants everybody to go home."""

    def choose(self, perspective: Perspective) -> int:
        raise SystemExit(3)


class Widens(Bot):
    """Allows itself what it likes."""

    def choose(self, perspective: Perspective) -> int:
        perspective.legal.append(1_000_000)
        return 1_000_000


class Chatters(Bot):
    """Gives a reason in its own words, where a Reason should be."""

    def choose(self, perspective: Perspective) -> Choice:
        return Choice(perspective.legal[0], "because")  # type: ignore[arg-type]


class Counts(Bot):
    """Has its numbers from NumPy."""

    def choose(self, perspective: Perspective) -> int:
        return np.int64(perspective.legal[-1])  # type: ignore[return-value]


class Raises(Character):
    """Must not be made to think."""

    def manner(self, game: str) -> Manner:
        raise AssertionError("it thinks")


def asked(game: omerta.Game, state: omerta.State, seat: int, bot: Bot, seed: int) -> int:
    return asked_as_is(game, game.redeal(state, seat, seed), seat, bot, seed)


@pytest.mark.parametrize("bot", [Rookie(), Soldier(), Quick()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_whole_game_of_legal_choices(name: str, players: int, options: dict[str, object], bot: Bot) -> None:
    game = omerta.game(name)
    state = game.new(players, 3, options)
    ply = 0
    while seats := game.awaiting(state):
        action = asked(game, state, seats[0], bot, ply)
        assert game.why_not(state, seats[0], action) is None
        state, _ = game.play(state, seats[0], action)
        ply += 1
    assert sum(game.returns(state)) == pytest.approx(1)


def different_choices(bot: Bot, game: omerta.Game, players: int, options: dict[str, object], most: int) -> int:
    """In how many of so many positions the bot chooses otherwise when only what it cannot know is different."""
    return sum(
        asked_as_is(game, state, seat, bot, number) != asked_as_is(game, twin, seat, bot, number)
        for number, (state, twin, seat) in enumerate(itertools.islice(twins(game, players, options), most))
    )


def twins(
    game: omerta.Game, players: int, options: dict[str, object]
) -> Iterator[tuple[omerta.State, omerta.State, int]]:
    """Positions, and others that differ only in what the seat that is to choose cannot know."""
    chance, numbers = random.Random(players), itertools.count(777)
    for seed in itertools.count():
        state = game.new(players, seed, options)
        while seats := game.awaiting(state):
            seat = seats[0]
            if len(game.legal(state, seat)) > 1:
                yield state, game.redeal(state, seat, next(numbers)), seat
            state, _ = game.play(state, seat, chance.choice(game.legal(state, seat)))


def asked_as_is(game: omerta.Game, state: omerta.State, seat: int, bot: Bot, seed: int) -> int:
    """What the bot does if it is shown the position itself, as no table ever does."""
    chosen = bot.choose(Perspective(game, state, seat, seed))
    return chosen.action if isinstance(chosen, Choice) else chosen


UNKNOWN = [("the_boss", 3, {}), ("gangsta", 2, {"resources": True}), ("gangster", 4, {})]


@pytest.mark.parametrize("bot", ["capo@60", "boss@60"])
@pytest.mark.parametrize(("name", "players", "options"), UNKNOWN)
def test_bots_do_not_act_on_what_they_cannot_know(
    name: str, players: int, options: dict[str, object], bot: str
) -> None:
    """Neither those who judge by hand, nor those who have learned."""
    assert different_choices(load(bot), omerta.game(name), players, options, 1000) == 0


@pytest.mark.parametrize(("name", "players", "options"), UNKNOWN)
def test_the_world_that_is_shown_says_nothing_of_the_real_one(
    name: str, players: int, options: dict[str, object]
) -> None:
    """From a position and from its twin the same world is dealt, to the last byte."""
    game, different = omerta.game(name), 0
    for state, twin, seat in itertools.islice(twins(game, players, options), 300):
        different += state.record.tobytes() != twin.record.tobytes()
        worlds = [game.redeal(one, seat, 5).record.tobytes() for one in (state, twin)]
        assert worlds[0] == worlds[1]
    assert (different > 0) == (name != "gangster")  # nothing is hidden there but luck to come


@pytest.mark.parametrize(("name", "players", "options"), UNKNOWN)
def test_rookies_do_not_act_on_what_they_cannot_know(name: str, players: int, options: dict[str, object]) -> None:
    assert different_choices(Rookie(), omerta.game(name), players, options, 200) == 0


@pytest.mark.parametrize(("name", "players", "options"), UNKNOWN)
def test_a_cheater_is_caught(name: str, players: int, options: dict[str, object]) -> None:
    cheater = load("omerta.bots.cheater:Cheater").otherwise("60")
    assert different_choices(cheater, omerta.game(name), players, options, 300) > 0


def test_who_peeks_at_cards_is_caught(the_boss: omerta.Game) -> None:
    assert different_choices(Peeks(), the_boss, 3, {}, 60) > 0


@pytest.mark.parametrize(("players", "candidates"), [(2, 0), (3, 0), (3, 8), (4, 8)])
@pytest.mark.parametrize("name", omerta.games())
def test_compiled_and_interpreted_minds_think_the_same(name: str, players: int, candidates: int) -> None:
    """By hand, and as games of four have taught."""
    compiled, interpreted = omerta.game(name), omerta.interpreted_game(name)
    manner = Manner(iterations=25, observers=3, plies=5, candidates=candidates)
    judgement = weights.fitted(name, 4) if candidates or players == 2 else weights.by_hand(name)
    state = compiled.new(players, 1)
    for ply in range(6):
        seat = compiled.awaiting(state)[0]
        if len(compiled.legal(state, seat)) > 1:
            fast = Mind(compiled, players, judgement).think(state, seat, manner, ply)
            slow = Mind(interpreted, players, judgement).think(state, seat, manner, ply)
            assert [(one.action, one.visits) for one in fast] == [(one.action, one.visits) for one in slow]
            assert [one.promise for one in fast] == pytest.approx([one.promise for one in slow])
        state, _ = compiled.play(state, seat, compiled.legal(state, seat)[0])


@pytest.mark.parametrize("name", omerta.games())
def test_a_soldier_beats_chance(name: str) -> None:
    """Half of the seats each: far more than half of the victories."""
    game, soldier = omerta.game(name), Soldier()
    won = 0.0
    for seed in range(12):
        state, ply = game.new(2, seed), 0
        seat_of_soldier = seed % 2
        while seats := game.awaiting(state):
            seat = seats[0]
            if seat == seat_of_soldier:
                action = asked(game, state, seat, soldier, 1000 * seed + ply)
            else:
                action = game.sample(state, seat, 1000 * seed + ply)
            state, _ = game.play(state, seat, action)
            ply += 1
        won += game.returns(state)[seat_of_soldier]
    assert won > 8


def test_past_its_time_a_mind_gives_the_best_so_far(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    endless = Manner(iterations=10**9)
    mind = Mind(the_boss, 4, weights.by_hand("the_boss"))
    mind.think(state, seat, Manner(iterations=1), 1)
    began = time.monotonic()
    thoughts = mind.think(state, seat, endless, 1, seconds=0.2)
    assert 0.2 <= time.monotonic() - began < 2
    assert thoughts[0].visits > 1


def test_at_a_table_nobody_thinks_longer_than_three_seconds(the_boss: omerta.Game) -> None:
    """A question says so unless somebody wants it otherwise, and whoever thinks is told."""
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    question = question_about(the_boss, None, True, state, seat, "capo@1000000000", 1)
    assert question.seconds == 3
    answer(msgspec.structs.replace(question, bot="capo@1"))  # making ready is not thinking
    began = time.monotonic()
    assert answer(question).action in the_boss.legal(state, seat)
    assert 3 <= time.monotonic() - began < 9


def test_a_limit_does_not_change_how_a_mind_thinks(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    mind, manner = Mind(the_boss, 4, weights.by_hand("the_boss")), Manner(iterations=1000, observers=3)
    assert mind.think(state, seat, manner, 1, seconds=60) == mind.think(state, seat, manner, 1)


def test_nobody_thinks_where_there_is_one_choice(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    while len(the_boss.legal(state, seat := the_boss.awaiting(state)[0])) > 1:
        state, _ = the_boss.play(state, seat, the_boss.legal(state, seat)[-1])
    choice = Raises().choose(Perspective(the_boss, state, seat, 1))
    assert choice == Choice(the_boss.legal(state, seat)[0], Reason("forced"))


@pytest.mark.parametrize(("name", "players"), [("the_boss", 4), ("gangsta", 4), ("gangster", 5)])
def test_a_search_takes_less_than_200_megabytes(name: str, players: int) -> None:
    game = omerta.game(name)
    mind, state = Mind(game, players, weights.by_hand(name)), game.new(players, 1)
    mind.think(state, game.awaiting(state)[0], Manner(iterations=1), 1)
    assert 1_000_000 < mind.bytes < 200_000_000


def test_our_bots_have_names() -> None:
    assert isinstance(load("soldier"), Soldier)
    assert isinstance(load("omerta.bots.characters:Soldier"), Soldier)
    with pytest.raises(omerta.BadInput, match="there is no bot `cheater`"):
        load("cheater")


def test_a_manner_can_be_named() -> None:
    assert isinstance(load("soldier@7"), Soldier)
    for name in ("capo@", "capo@x", "capo@2.5", "capo@patience=3", "capo@exploration=much"):
        with pytest.raises(omerta.BadInput, match="after @ comes a number of iterations, or one of"):
            load(name)
    for name, bounds in (
        ("capo@0", "iterations is 1 to 1e"),
        ("capo@50+exploration=nan", "exploration is 0 to 1e"),
        ("capo@temperature=0.001", "temperature is 0.002 to 1e"),
        ("capo@temperature=inf", "temperature is 0.002 to 1e"),
        ("capo@sweeps=0", "sweeps is 1 to 1000, not 0"),
        ("capo@candidates=-3", "candidates is 0 to 1e"),
        ("capo@ripe=0", "ripe is 1 to 1e"),
        ("capo@taught=1.5", "taught is 0 to 1, not 1.5"),
    ):
        with pytest.raises(omerta.BadInput, match=f"after @: {bounds}"):
            load(name)
    with pytest.raises(omerta.BadInput, match="after @"):
        load("capo@sees_everything=1")
    with pytest.raises(omerta.BadInput, match="Fails does not think in iterations"):
        load(f"{__name__}:Fails@7")


@pytest.mark.parametrize("how", ["temperature=0.002", "exploration=0", "candidates=999", "ripe=1", "plies=-1"])
@pytest.mark.parametrize("name", omerta.games())
def test_whatever_can_be_named_can_be_thought_in(name: str, how: str) -> None:
    game = omerta.game(name)
    state = game.new(4, 1)
    seat = game.awaiting(state)[0]
    perspective = Perspective(game, game.redeal(state, seat, 1), seat, 1)
    bot = load(f"capo@60+{how}")
    assert isinstance(bot, Character)
    thoughts = bot.think(perspective)
    assert sum(thought.visits for thought in thoughts) >= 60
    assert all(0 <= thought.promise <= 1 for thought in thoughts)


def test_a_named_manner_is_thought_in(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    perspective = Perspective(the_boss, the_boss.redeal(state, seat, 1), seat, 1)
    by_hand, taught = load("capo@50"), load("capo@50+sweeps=2+taught=1")
    assert isinstance(by_hand, Character)
    assert isinstance(taught, Character)
    assert by_hand.judgement("the_boss", 4) is weights.by_hand("the_boss")
    assert taught.judgement("the_boss", 4).weights.tolist() == weights.fitted("the_boss", 4).weights.tolist()
    assert by_hand.think(perspective) != taught.think(perspective)


def test_candidates_are_tried_by_halves() -> None:
    """Of the best eight all, of the best four more, and so on; the most promising of those tried often is chosen."""
    game = omerta.game("gangster")
    state = game.new(4, 1)
    seat = game.awaiting(state)[0]
    assert len(game.legal(state, seat)) > 8
    manner = Manner(iterations=4000, temperature=0.003)
    mind = Mind(game, 4, weights.by_hand("gangster"))
    followed = mind.think(state, seat, manner, 1)
    halved = mind.think(state, seat, dataclasses.replace(manner, candidates=8), 1)
    assert sum(thought.visits for thought in halved) == sum(thought.visits for thought in followed)
    assert sorted((thought.visits for thought in followed), reverse=True)[3] < 100
    assert sorted((thought.visits for thought in halved), reverse=True)[7] > 100
    often = max(thought.visits for thought in halved) * WELL_TRIED
    assert halved[0].visits >= often > 300
    assert halved[0].promise == max(thought.promise for thought in halved if thought.visits >= often)


def test_a_node_opens_when_it_is_ripe() -> None:
    """Up to then its choices are not looked at one by one; the choices at the root always are."""
    game = omerta.game("gangster")
    state = game.new(4, 1)
    seat = game.awaiting(state)[0]
    choices = len(game.legal(state, seat))
    sizes = {}
    for ripe in (3, 10, 10_000):
        mind = Mind(game, 4, weights.by_hand("gangster"))
        mind.think(state, seat, Manner(iterations=2000, temperature=0.003, ripe=ripe), 1)
        sizes[ripe] = int(mind._trees[0].links[0, SIBLING])
    assert sizes[3] > sizes[10] > sizes[10_000] > choices


def test_several_cores_think_as_much_together(the_boss: omerta.Game) -> None:
    state = the_boss.new(4, 1)
    seat = the_boss.awaiting(state)[0]
    mind = Mind(the_boss, 4, weights.by_hand("the_boss"))
    alone, together = (mind.think(state, seat, Manner(iterations=600), 1, cores=cores) for cores in (1, 3))
    choices = len(the_boss.legal(state, seat))
    assert sum(thought.visits for thought in alone) == 600 + choices
    assert sum(thought.visits for thought in together) == 600 + 3 * choices
    assert mind.think(state, seat, Manner(iterations=600), 1, cores=3) == together


def test_only_possible_choices_are_thought_of(the_boss: omerta.Game) -> None:
    """Through an opponent's eyes the searcher may hold other cards: those must not come out of a search."""
    mind, state = Mind(the_boss, 3, weights.by_hand("the_boss")), the_boss.new(3, 1)
    manner = Manner(iterations=60, observers=2)
    for ply in range(30):
        seat = the_boss.awaiting(state)[0]
        legal = the_boss.legal(state, seat)
        assert {thought.action for thought in mind.think(state, seat, manner, ply)} == set(legal)
        state, _ = the_boss.play(state, seat, legal[ply % len(legal)])


def test_who_chooses_at_the_same_time_is_asked_for_himself() -> None:
    """Resource cards are chosen secretly by all at once; every seat gets its own answer."""
    game = omerta.game("gangsta")
    state = game.new(3, 1, {"resources": True})
    assert len(game.awaiting(state)) == 3
    for seat in game.awaiting(state):
        assert asked(game, state, seat, Quick(), 1) in game.legal(state, seat)


@pytest.mark.parametrize("name", omerta.games())
def test_a_rookie_does_nothing_absurd_but_much_else(name: str) -> None:
    """In a position where there are absurd choices and others."""
    game, rookie = omerta.game(name), Rookie()

    def promised(perspective: Perspective) -> dict[int, float]:
        return {thought.action: thought.promise for thought in rookie.think(perspective)}

    def enough(promises: dict[int, float]) -> list[int]:
        return [action for action, promise in promises.items() if promise >= ABSURD * max(promises.values())]

    for state, seat in positions(game):
        glances = [promised(Perspective(game, game.redeal(state, seat, 1), seat, seed)) for seed in range(4)]
        if all(1 < len(enough(promises)) < 0.8 * len(promises) for promises in glances):
            break
    chosen = set()
    for seed in range(40):
        perspective = Perspective(game, game.redeal(state, seat, 1), seat, seed)
        action = rookie.choose(perspective).action
        assert action in enough(promised(perspective))
        chosen.add(action)
    assert len(chosen) > 1


def positions(game: omerta.Game) -> Iterator[tuple[omerta.State, int]]:
    """Of random games, from the end of each to its beginning: at the end absurd choices are more frequent."""
    for seed in itertools.count():
        state, seen = game.new(3, seed), []
        while seats := game.awaiting(state):
            if len(game.legal(state, seats[0])) > 2:
                seen.append((state, seats[0]))
            state, _ = game.play(state, seats[0], game.sample(state, seats[0], seed + len(seen)))
        yield from reversed(seen)


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Fails(), "RuntimeError: no idea"),
        (Breaks(), "chose .*, which is not allowed"),
        (Widens(), "chose 1000000, which is not allowed"),
        (Dawdles(), "within 0.3 s"),
        (Leaves(), "SystemExit: 3"),
        (Chatters(), "ValidationError: Expected `object"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_bot_that_fails_is_reported_and_soldier_steps_in(the_boss: omerta.Game, bot: Bot, problem: str) -> None:
    state = the_boss.new(3, 1)
    seat = the_boss.awaiting(state)[0]
    perspective = Perspective(the_boss, the_boss.redeal(state, seat, 4), seat, 4)
    answer = ask(bot, perspective, limit=0.3)
    assert re.search(problem, answer.problem or "")
    assert answer.action == Soldier().choose(perspective).action


def test_a_number_is_a_number_whoever_made_it(the_boss: omerta.Game) -> None:
    state = the_boss.new(3, 1)
    perspective = Perspective(the_boss, state, the_boss.awaiting(state)[0], 4)
    assert (ask(Counts(), perspective).action, ask(Counts(), perspective).problem) == (perspective.legal[-1], None)


def test_a_bot_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_bots.py").write_text(
        "from omerta.bots import Bot\n"
        "class Abstract(Bot): ...\n"
        "class Broken(Bot):\n"
        "    def __init__(self): raise OSError('no weights')\n"
        "    def choose(self, perspective): ...\n"
    )
    (tmp_path / "typed_too_fast.py").write_text("def (")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, words in (
        ("half_bots:Abstract", r"cannot be made \(TypeError: .*choose"),
        ("half_bots:Broken", r"cannot be made \(OSError: no weights"),
        ("typed_too_fast:Bot", "the module typed_too_fast cannot be imported .SyntaxError"),
    ):
        with pytest.raises(omerta.BadInput, match=words):
            load(name)


@pytest.mark.parametrize("name", omerta.games())
def test_a_bot_says_why_in_every_language(name: str) -> None:
    game, bots = omerta.game(name), [Rookie(), Soldier(), Quick()]
    state, kinds = game.new(3, 2), set()
    for ply in range(60):
        seat = game.awaiting(state)[0]
        perspective = Perspective(game, game.redeal(state, seat, ply), seat, ply, reasons=True)
        answer = ask(bots[seat], perspective)
        assert answer.problem is None
        assert answer.reason is not None
        kinds.add(answer.reason.kind)
        sentences = {why(Speaker(language, []), name, answer.reason) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        state, _ = game.play(state, seat, answer.action)
    assert {"whim", "aspects", "share"} <= kinds


@pytest.mark.parametrize(
    "reason", [Reason("aspects", ("money", "to_win"), 64), Reason("share", (), 100), Reason("whim"), REPLACED], ids=str
)
def test_a_reason_stands_in_a_record_as_a_note(reason: Reason) -> None:
    note = note_of("the_boss", reason)
    assert reason_in("the_boss", note) == reason
    assert reason_in("the_boss", f"{note} nonsense") is None


@pytest.mark.parametrize(
    "reason", [None, Reason("forced"), Reason("mood"), Reason("aspects", ("}",), 5), Reason("share", (), -1)], ids=str
)
def test_a_reason_that_nobody_could_read_is_not_noted(reason: Reason | None) -> None:
    assert note_of("the_boss", reason) == ""


@pytest.mark.parametrize(
    "note",
    [
        "",
        "why",
        "why aspects 5",
        "why share ² ",
        "why share 64 money",
        "why aspects 1 money money money",
        "well played",
    ],
)
def test_other_notes_are_no_reasons(note: str) -> None:
    assert reason_in("the_boss", note) is None


def test_a_hint_is_what_capo_would_do(the_boss: omerta.Game) -> None:
    state = the_boss.new(3, 1)
    seat = the_boss.awaiting(state)[0]
    perspective = Perspective(the_boss, the_boss.redeal(state, seat, 4), seat, 4, reasons=True)
    answer = hint(perspective)
    assert (answer.problem, answer.action) == (None, load("capo").choose(perspective).action)  # type: ignore[union-attr]
    assert answer.reason is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_characters_have_names_and_styles(language: str) -> None:
    speaker = Speaker(language, [])
    assert len({bot_name(speaker, bot) for bot in BOTS}) == len({bot_style(speaker, bot) for bot in BOTS}) == len(BOTS)
    assert (bot_name(speaker, "mine"), bot_style(speaker, "mine")) == ("mine", "")
