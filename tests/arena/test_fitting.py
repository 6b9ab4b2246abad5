"""Learning from games: slopes, hunches, lessons that are kept readably, and proof before anything is written."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import omerta
from omerta.arena import fitting, learning
from omerta.arena.learning import Examples
from omerta.bots.judgement import weights
from omerta.bots.judgement.gangster import LONG, doublers_left, time_left
from omerta.bots.judging import Judgement, details, features, judge, sheet_of
from omerta.bots.thinking import Mind
from omerta.cli.fitting import fit as fit_command
from omerta.games.gangster.state import DOUBLERS

BOSS, CITY = "the_boss", "gangster"


def some_judgement(game: str) -> Judgement:
    """By hand, with hunches that do count."""
    by_hand, chance = weights.by_hand(game), np.random.default_rng(3)
    sizes = [np.ones(len(names(game)), np.float32) for names in weights.NAMES]
    taught = learning.with_hunches(by_hand, sizes, chance)
    shape = taught.of_seats.thresholds.shape
    return taught._replace(
        of_seats=taught.of_seats._replace(
            counts=0.01 * chance.normal(size=learning.HUNCHES), thresholds=chance.normal(size=shape)
        ),
        of_things=taught.of_things._replace(
            counts=0.1 * chance.normal(size=learning.HUNCHES), thresholds=chance.normal(size=shape)
        ),
    )


def position(game: omerta.Game, players: int, seed: int) -> omerta.State:
    """In the middle of a game."""
    state = game.new(players, seed)
    for ply in range(40):
        seat = game.awaiting(state)[0]
        state, _ = game.play(state, seat, game.sample(state, seat, ply))
    return state


def seen(game: omerta.Game, state: omerta.State) -> Examples:
    """A position as an example."""
    room = np.zeros((state.players, weights.width_of(game.name)))
    stage = features(state.box[0], state.record[0], room)
    things = details(state.box[0], state.record[0], room)
    width, detailed = len(weights.names_of(game.name)), len(weights.details_of(game.name))
    used = room[:, width : width + things * detailed].reshape(1, len(room), things, detailed)
    return Examples(
        room[None, :, :width], used, np.zeros((1, len(room))), np.zeros(1, np.int32), np.array([stage], np.int32)
    )


# --- judging


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in omerta.games() for players in omerta.interpreted_game(name).players],
)
def test_bots_judge_as_they_have_learned(name: str, players: int) -> None:
    """What learning thinks a judgement says is what a bot with that judgement thinks."""
    game, judgement, most = omerta.interpreted_game(name), some_judgement(name), 0.0
    for seed in range(3):
        state = position(game, players, seed)
        shares, room = np.zeros(players), np.full((players, weights.width_of(name)), 7.0)
        judge(state.box[0], state.record[0], sheet_of(judgement), room, np.zeros(learning.HUNCHES), shares)
        sizes = [np.ones(len(names(name))) for names in weights.NAMES]
        expected = learning.softmax(learning.scores(learning.measure(judgement, sizes), seen(game, state))[0])
        assert shares == pytest.approx(expected[0], rel=1e-4)
        most = max(most, *shares)
    assert most > 1.01 / players  # there was something to judge


@pytest.mark.parametrize("name", omerta.games())
def test_reasons_add_up_to_the_judgement(name: str) -> None:
    """Without thresholds all that speaks for a seat comes from aspects that can be named."""
    game, judgement = omerta.interpreted_game(name), some_judgement(name)
    judgement.of_seats.thresholds[:] = judgement.of_things.thresholds[:] = 0
    state = position(game, 3, 1)
    scores = Mind(game, 3, judgement).scores(state)
    assert scores.shape == (3, len(weights.aspects_of(name)))
    shares, room = np.zeros(3), np.zeros((3, weights.width_of(name)))
    judge(state.box[0], state.record[0], sheet_of(judgement), room, np.zeros(learning.HUNCHES), shares)
    assert learning.softmax(scores.sum(axis=1)[None])[0] == pytest.approx(shares)


def test_time_is_judged_by_the_cards_that_are_left() -> None:
    """Each colour draws after three drives. Eight doublers end a round; one lies there from the beginning."""
    game = omerta.interpreted_game(CITY)
    state = game.new(4, 1)
    box, record = state.box[0], state.record[0]
    assert time_left(box, record) == 6 / LONG  # four colours draw after three drives, and three of them after six
    record.cards[:4] = 0b001
    assert time_left(box, record) == 4 / LONG  # after one, and after four
    record.cards[:4] = 0b001, 0b001, 0b001, 0b111
    assert time_left(box, record) == 4 / LONG  # three after one, one after three, three after four
    record.doubled = (1 << DOUBLERS - 1) - 1
    assert time_left(box, record) == 1 / LONG
    record.cards[:4] = 0b110, 0b111, 0b111, 0b111
    assert time_left(box, record) == 2 / LONG
    assert doublers_left(record) == 1 / DOUBLERS


def test_time_is_never_longer_than_lessons_have_seen() -> None:
    """Three colours have nine drives each, but lessons come from games of four."""
    game = omerta.interpreted_game(CITY)
    state = game.new(3, 1)
    box, record = state.box[0], state.record[0]
    assert time_left(box, record) == 1
    record.cards[:3] = 0b001
    record.doubled = 0b11  # six to come: after one drive three, after four the other three
    assert time_left(box, record) == 4 / LONG


def test_part_of_the_way_is_between(monkeypatch: pytest.MonkeyPatch) -> None:
    taught, by_hand = some_judgement(CITY), weights.by_hand(CITY)
    monkeypatch.setattr(weights, "fitted", lambda _game, _players: taught)
    half = weights.mixed(CITY, 4, 0.5)
    game = omerta.interpreted_game(CITY)
    state = position(game, 4, 1)
    taught.of_seats.thresholds[:] = taught.of_things.thresholds[:] = 0
    none, part, whole = (Mind(game, 4, one).scores(state).sum(axis=1) for one in (by_hand, half, taught))
    assert part == pytest.approx((none + whole) / 2)


# --- learning


def random_examples(count: int) -> Examples:
    """Positions of nothing in particular."""
    chance = np.random.default_rng(4)
    return Examples(
        chance.normal(size=(count, 3, 4)).astype(np.float32),
        chance.normal(size=(count, 3, 2, 5)).astype(np.float32),
        chance.normal(size=(count, 3)).astype(np.float32),
        np.arange(count, dtype=np.int32),
        chance.integers(0, 2, count).astype(np.int32),
    )


def test_slopes_are_those_of_the_surprise() -> None:
    """A little more of any parameter changes the surprise as its slope says."""
    examples, chance = random_examples(20), np.random.default_rng(5)
    targets = learning.targets_of(examples.points)
    shapes = [(2, 4), (4, 8), (2, 8), (8,), (5, 8), (2, 8), (8,)]
    parameters = [0.3 * chance.normal(size=shape) for shape in shapes]

    def surprised() -> float:
        return learning.surprise(targets, learning.softmax(learning.scores(parameters, examples)[0]))

    for part, slope in zip(parameters, learning.slopes(parameters, examples, targets), strict=True):
        assert part.shape == slope.shape
        for _ in range(4):
            place = tuple(chance.integers(0, length) for length in part.shape)
            before = part[place]
            part[place] = before + 1e-5
            more = surprised()
            part[place] = before - 1e-5
            less = surprised()
            part[place] = before
            assert (more - less) / 2e-5 == pytest.approx(slope[place], abs=1e-4)


def test_what_is_foretold_looks_ahead_within_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the last position of a game its end, before that also what is judged at the next one."""
    monkeypatch.setattr(learning, "FORESIGHT", 0.25)
    ends = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    thought = np.array([[0.9, 0.1], [0.6, 0.4], [0.2, 0.8], [0.7, 0.3]])
    targets = learning.look_ahead(ends, thought, np.array([0, 0, 0, 1], np.int32))
    assert targets[:, 0] == pytest.approx([0.25 * 0.6 + 0.75 * 0.8, 0.25 * 0.2 + 0.75, 1, 0])
    assert targets.sum(axis=1) == pytest.approx(1)


def test_learning_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who trusts only the judgement of what comes next learns something else than who waits for the end."""
    examples, found = replace(random_examples(400), games=np.arange(400, dtype=np.int32) // 4), []
    nothing = learning.judgement_of(
        [np.zeros(shape) for shape in ((2, 4), (4, 0), (2, 0), (0,), (5, 0), (2, 0), (0,))], [np.ones(4), np.ones(5)]
    )
    for foresight in (0, 0, 1):
        monkeypatch.setattr(learning, "FORESIGHT", foresight)
        found.append(learning.learn(examples, nothing, nothing, 1)[0].weights)
    assert np.array_equal(found[0], found[1])
    assert not np.allclose(found[0], found[2])


def test_all_are_judged_however_many_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    examples, chance = random_examples(20), np.random.default_rng(5)
    parameters = [chance.normal(size=shape) for shape in [(2, 4), (4, 8), (2, 8), (8,), (5, 8), (2, 8), (8,)]]
    sizes = [np.full(4, 2.0), np.full(5, 2.0)]
    expected = learning.softmax(learning.scores(parameters, examples.measured(sizes))[0])
    monkeypatch.setattr(learning, "CHUNK", 7)
    assert learning.judged(parameters, examples, sizes) == pytest.approx(expected)


def test_hunches_find_what_no_weight_can_say() -> None:
    """Who wins hangs on whether two features agree: each of them alone says nothing."""
    count = 6000
    examples = random_examples(count)
    points = 3 * (examples.features[:, :, 0] * examples.features[:, :, 1] > 0) + 0.1 * examples.points
    points += (examples.details[:, :, :, 0] * examples.details[:, :, :, 1] > 0).sum(axis=2)
    examples = Examples(examples.features, examples.details, points, examples.games, examples.stages)
    nothing = learning.judgement_of(
        [np.zeros(shape) for shape in ((2, 4), (4, 0), (2, 0), (0,), (5, 0), (2, 0), (0,))], [np.ones(4), np.ones(5)]
    )
    taught = nothing
    for seed in range(8):
        taught, foretold = learning.learn(examples, taught, nothing, seed)
    assert foretold.loss_by_hand == pytest.approx(foretold.loss_of_guessing)
    assert foretold.loss < 0.85 * foretold.loss_of_guessing
    without = taught._replace(of_seats=nothing.of_seats, of_things=nothing.of_things)
    sizes = [np.ones(4, np.float32), np.ones(5, np.float32)]
    plain = learning.softmax(learning.scores(learning.measure(without, sizes), examples)[0])
    assert learning.surprise(learning.shares_of(points), plain) > 0.95 * foretold.loss_of_guessing


def test_sizes_are_only_a_measure() -> None:
    judgement, sizes = some_judgement(CITY), [np.full(len(names(CITY)), 3.0) for names in weights.NAMES]
    again = learning.judgement_of(learning.measure(judgement, sizes), sizes)
    assert again.weights == pytest.approx(judgement.weights, rel=1e-5)
    for part in (1, 2):
        for one, other in zip(judgement[part], again[part], strict=True):
            assert other == pytest.approx(one, rel=1e-5)


# --- lessons


def test_lessons_teach_and_are_kept_readably(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "PROOF", 6)
    played: list[int] = []
    fit = fitting.fit(CITY, 4, 120, 2, 1, cores=1, progress=played.append)
    assert fit.foretold.loss < fit.foretold.loss_of_guessing
    assert fit.foretold.games == 240
    assert fit.low <= fit.won <= fit.high
    assert sum(played) == fitting.work_to_do(4, 120, 2)
    path = tmp_path / f"{CITY}.toml"
    fitting.write(path, CITY, 4, "omerta fit", "2026-01-01", fit)
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    read = weights.fitted.__wrapped__
    (tmp_path / f"{CITY}.py").touch()
    found = read(CITY, 4)
    assert found.weights == pytest.approx(fit.judgement.weights, rel=1e-3)
    for part in (1, 2):
        for one, other in zip(found[part], fit.judgement[part], strict=True):
            assert one == pytest.approx(other, rel=1e-3)
    assert read(CITY, 3).weights.tolist() == found.weights.tolist()  # the nearest lesson
    assert read(BOSS, 3) is weights.by_hand(BOSS)  # there is none


@pytest.mark.filterwarnings("error")
def test_a_game_without_details_can_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """And its last games make a smaller lesson than the others."""
    monkeypatch.setattr(fitting, "PROOF", 2)
    fit = fitting.fit(BOSS, 2, 30, 1, 1, cores=1)
    assert fit.foretold.loss < fit.foretold.loss_of_guessing
    assert fit.judgement.of_seats.mixtures.shape == (len(weights.names_of(BOSS)), learning.HUNCHES)
    assert list(weights.as_tables(BOSS, fit.judgement)) == ["weights", "hunches_of_seats"]


@pytest.mark.parametrize("missing", ["influence", "arrears"])
def test_lessons_of_other_features_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    file = Path(weights.__file__).with_name(f"{CITY}.toml").read_text().replace(f"\n{missing} = ", "\nfame = ")
    (tmp_path / f"{CITY}.toml").write_text(file)
    (tmp_path / f"{CITY}.py").touch()
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    with pytest.raises(omerta.BadInput, match=r"gangster\.toml was learned from other features: `omerta fit gangster`"):
        weights.fitted.__wrapped__(CITY, 4)


@pytest.mark.parametrize(
    "content",
    [
        "[shopping]\nmilk = 2\n",
        "[players]\n2 = 5\n",
        "[players.x]\n",
        "[players.4]\n",
        '[players.4]\ncommand = "omerta fit gangster --players 4"\n',
    ],
)
def test_a_file_of_something_else_is_not_written_over(tmp_path: Path, content: str) -> None:
    file = tmp_path / "notes.toml"
    file.write_text(content)
    with pytest.raises(omerta.BadInput, match=r"notes\.toml holds no lessons for the_boss, and is not written over"):
        fit_command(BOSS, games=20, out=file)
    assert file.read_text() == content


def test_where_nothing_can_be_written_nothing_is_learned(tmp_path: Path) -> None:
    with pytest.raises(omerta.BadInput, match=r"there is no folder .*nowhere to write x\.toml into"):
        fit_command(BOSS, games=20, out=tmp_path / "nowhere" / "x.toml")


def test_what_was_learned_before_it_was_stopped_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(_game: str, players: int, *_: object) -> fitting.Fit:
        if players == 4:
            raise KeyboardInterrupt
        return fitting.Fit(weights.by_hand(BOSS), learning.Foretold(60, 600, 1.0, 1.1, 1.2), 0.6, 0.55, 0.7)

    monkeypatch.setattr(fitting, "fit", found)
    with pytest.raises(KeyboardInterrupt):
        fit_command(BOSS, out=tmp_path / "fitted.toml")
    assert list(tomllib.loads((tmp_path / "fitted.toml").read_text())["players"]) == ["2", "3"]


def test_what_wins_no_more_than_by_hand_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def found(_game: str, players: int, *_: object) -> fitting.Fit:
        low = 1 / 3 if players == 3 else 0.51
        return fitting.Fit(weights.by_hand(BOSS), learning.Foretold(60, 600, 1.0, 1.1, 1.2), 0.6, low, 0.7)

    monkeypatch.setattr(fitting, "fit", found)
    fit_command(BOSS, out=tmp_path / "fitted.toml")
    assert "3 players: not shown to play better than by hand" in capsys.readouterr().err
    assert list(tomllib.loads((tmp_path / "fitted.toml").read_text())["players"]) == ["2", "4"]
    fit_command(BOSS, players=3, out=tmp_path / "none.toml")
    assert not (tmp_path / "none.toml").exists()


def test_the_same_seed_teaches_the_same() -> None:
    lesson = fitting.Lesson(CITY, 3, 5, 0, 4, some_judgement(CITY))
    first, second = fitting.play_lesson(lesson)[1], fitting.play_lesson(lesson)[1]
    assert first.features.tobytes() == second.features.tobytes()
    assert first.details.shape == (len(first.games), 3, 9, len(weights.details_of(CITY)))
    assert set(first.games.tolist()) == {0, 1, 2, 3}


def test_a_block_is_the_same_wherever_it_is_played() -> None:
    by_hand = weights.by_hand(BOSS)
    _, shares, points = fitting.play_contest(fitting.Contest(BOSS, 3, 5, 7, 2, by_hand, by_hand))
    again = fitting.play_contest(fitting.Contest(BOSS, 3, 5, 8, 1, by_hand, by_hand))
    assert shares.sum(axis=1) == pytest.approx(1)
    assert again[1].tolist() == shares[1:].tolist()
    assert again[2].tolist() == points[1:].tolist()
    assert not np.array_equal(points[0], points[1])


def test_a_contest_says_who_judges_better() -> None:
    """Who takes good for bad loses to those who do not, and the other way round."""
    by_hand = weights.by_hand(CITY)
    mistaken = by_hand._replace(weights=-by_hand.weights)
    better, points = fitting.contend(CITY, 3, by_hand, mistaken, 4, 3, 1)
    worse, _ = fitting.contend(CITY, 3, mistaken, by_hand, 4, 3, 1)
    assert better[:, 0].mean() == 1
    assert points[:, 0].min() > points[:, 1:].max()
    assert worse[:, 0].mean() == 0


@pytest.mark.parametrize("name", omerta.games())
def test_our_weights_fit_the_features(name: str) -> None:
    stages, features = len(weights.stages_of(name)), len(weights.names_of(name))
    for players in omerta.interpreted_game(name).players:
        for one in (weights.by_hand(name), weights.fitted(name, players)):
            assert one.weights.shape == (stages, features)
            for hunches, names in zip(one[1:], weights.NAMES, strict=True):
                felt = len(hunches.counts)
                assert hunches.mixtures.shape == (len(names(name)), felt)
                assert hunches.thresholds.shape == (stages, felt)
