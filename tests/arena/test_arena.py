"""The arena: blocks that cancel luck, results that can be trusted, runs that go on where they stopped."""

import dataclasses
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import vl_convert

import omerta
from omerta.arena import contests, guests, playing, report, standings
from omerta.arena.contests import Order, Result, order_for, play_match, round_robin, run
from omerta.arena.playing import ranks_of
from omerta.bots import Bot, Perspective, rookie
from omerta.bots.asking import LONGEST
from omerta.bots.judgement import weights
from omerta.bots.process import check
from omerta.records import read_file, replay, verify

BOSS = "the_boss"
MINE = "arena.test_arena:First"


class First(Bot):
    """Takes the first choice."""

    def choose(self, perspective: Perspective) -> int:
        return perspective.legal[0]


class Knows(First):
    """Says that it is one of ours, and wants to see everything."""

    __module__ = "omerta.bots.mine"
    sees_everything = True


class Goes(Bot):
    """Takes its process with it now and then."""

    def choose(self, perspective: Perspective) -> int:
        if perspective.seed % 8 == 0:
            os._exit(7)
        return perspective.legal[0]


class Shouts(First):
    """Prints where results are printed."""

    def choose(self, perspective: Perspective) -> int:
        print("hello")
        return super().choose(perspective)


class Fails(Bot):
    """Fails always."""

    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError("no idea")


def small(*line_ups: tuple[str, ...], measure: bool = False) -> Order:
    return order_for(omerta.interpreted_game(BOSS), {}, line_ups, 1, measure)


def test_a_block_is_one_deal_in_all_rotations(tmp_path: Path) -> None:
    order = small((MINE, "rookie", "rookie"))
    results = list(run(order, 2, keep=tmp_path, cores=1))
    assert sorted((one.block, one.rotation) for one in results) == [(b, r) for b in range(2) for r in range(3)]
    game = omerta.interpreted_game(BOSS)
    for result in results:
        record = read_file(tmp_path / f"0-{result.block:06d}-{result.rotation}.omr")
        replay(record, game)
        verify(record, game)
        assert record.names[result.rotation] == MINE
        assert record.result is not None
        assert record.result[result.rotation] == result.shares[0]
        assert record.rows[0].draws == read_file(tmp_path / f"0-{result.block:06d}-0.omr").rows[0].draws


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = small(("rookie", "soldier@5"))
    begun = run(order, 3, keep=tmp_path, cores=1)
    for _ in range(3):
        next(begun)
    del begun
    with (tmp_path / contests.RESULTS).open("a") as file:
        file.write('{"line_up": 0, "blo')  # the power went off
    played = []

    def noting(match: contests.Match) -> Result:
        played.append(match)
        return play_match(match)

    monkeypatch.setattr(contests, "play_match", noting)
    again = list(run(order, 3, keep=tmp_path, cores=1))
    assert len(again) == 6
    assert len(played) == 3

    def outcomes(results: list[Result]) -> list[tuple[int, int, list[float]]]:
        return sorted((one.block, one.rotation, one.shares) for one in results)

    assert outcomes(again) == outcomes(list(run(order, 3, cores=1)))
    with pytest.raises(omerta.BadInput, match=r"another contest \(other line_ups, minds\)"):
        list(run(small(("rookie", "rookie")), 3, keep=tmp_path))


def test_games_of_bots_with_other_weights_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(run(small(("rookie", "soldier@5")), 1, keep=tmp_path, cores=1))
    monkeypatch.setattr(rookie, "FIRST_GLANCE", dataclasses.replace(rookie.FIRST_GLANCE, sweeps=3))
    with pytest.raises(omerta.BadInput, match=r"bots with other settings, weights or code \(rookie\); name another"):
        list(run(small(("rookie", "soldier@5")), 1, keep=tmp_path))


def test_games_of_bots_with_other_code_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_bot(tmp_path, "mended")
    monkeypatch.syspath_prepend(tmp_path)
    check.cache_clear()
    list(run(small(("mended:Mine", "rookie")), 1, keep=tmp_path / "games", cores=1))
    write_bot(tmp_path, "mended", at_the_end="# better now")
    check.cache_clear()
    with pytest.raises(omerta.BadInput, match=r"other settings, weights or code \(mended:Mine\); name another"):
        list(run(small(("mended:Mine", "rookie")), 1, keep=tmp_path / "games"))


def test_a_mind_is_manner_and_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("rookie", "soldier", "capo", "boss", "boss@9", "boss@taught=0.5", "cheater")
    minds = {name: contests.mind_of(name, BOSS, 4) for name in names}
    assert len(set(minds.values())) == len(names)
    assert contests.mind_of("capo", BOSS, 2) == minds["capo"]
    others = weights.by_hand(BOSS)._replace(weights=weights.by_hand(BOSS).weights * 1.01)
    monkeypatch.setattr(weights, "by_hand", lambda _: others)
    assert contests.mind_of("capo", BOSS, 4) != minds["capo"]
    order = small(("capo", MINE))
    assert order.minds.keys() == {"capo", MINE}
    assert order.minds[MINE] == hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]


IMPOSSIBLE = (
    '{{"line_up":0,"block":0,"rotation":0,"shares":{shares},"ranks":{ranks},"scores":[1,2],"thought":[0,0],'
    '"decisions":[1,1],"problems":[[],[]]}}\n'
)


@pytest.mark.parametrize("content", ["[1]", "{}", '{"game": ', '{"game": "the_boss", "minds": 3}'])
def test_a_folder_that_does_not_say_which_contest_it_is_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / contests.ORDER).write_text(content)
    with pytest.raises(omerta.BadInput, match=rf"^{tmp_path}.*; name another folder"):
        list(run(small(("rookie", "rookie")), 1, keep=tmp_path))


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(omerta.BadInput, match="file cannot be used to keep games: Not a directory"):
        list(run(small(("rookie", "rookie")), 1, keep=tmp_path / "file"))


def test_looking_at_a_folder_changes_nothing(tmp_path: Path) -> None:
    """Half a line at the end is perhaps being written just now."""
    order = small(("rookie", "rookie"))
    list(run(order, 1, keep=tmp_path, cores=1))
    with (tmp_path / contests.RESULTS).open("a") as file:
        file.write('{"line_up": 0, "blo')
    before = (tmp_path / contests.RESULTS).read_bytes()
    assert len(list(run(order, 1, keep=tmp_path, cores=1))) == 2
    assert (tmp_path / contests.RESULTS).read_bytes() == before
    assert len(list(run(order, 2, keep=tmp_path, cores=1))) == 4
    assert (tmp_path / contests.RESULTS).read_bytes().count(b"\n") == 4
    assert len(list(run(order, 2, keep=tmp_path, cores=1))) == 4


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('{"line_up": 0}\n', r"games\.jsonl, line 1: Object missing required field `block`"),
        ('{"line_up"\n', r"games\.jsonl, line 1: Input data was truncated"),
        (
            '{"line_up":0,"block":0,"rotation":7,"shares":[],"ranks":[],"scores":[],"thought":[],"decisions":[],'
            '"problems":[]}\n',
            r"games\.jsonl, line 1: not a game of this contest",
        ),
        (IMPOSSIBLE.format(shares="[7,-5]", ranks="[1,2]"), r"games\.jsonl, line 1: not a game of this contest"),
        (IMPOSSIBLE.format(shares="[1,1]", ranks="[1,2]"), r"games\.jsonl, line 1: not a game of this contest"),
        (IMPOSSIBLE.format(shares="[1,0]", ranks="[0,2]"), r"games\.jsonl, line 1: not a game of this contest"),
        (b"\xff\n", r"games\.jsonl, line 1: JSON is malformed"),
    ],
)
def test_a_broken_result_is_named(tmp_path: Path, content: str | bytes, complaint: str) -> None:
    order = small(("rookie", "rookie"))
    list(run(order, 1, keep=tmp_path, cores=1))
    (tmp_path / contests.RESULTS).write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(omerta.BadInput, match=f"^{tmp_path}/{complaint}.*; without that line the game is played again"):
        list(run(order, 1, keep=tmp_path))


def test_one_bot_against_itself_wins_its_share() -> None:
    order = small(("soldier@5",) * 4)
    (standing,) = standings.standings(order, list(run(order, 25, cores=1)))
    assert sum(standing.win_share) == pytest.approx(1)
    for low, high in zip(standing.low, standing.high, strict=True):
        assert low - 0.06 <= 0.25 <= high + 0.06
    assert len(set(standing.win_share)) > 1  # rotations are games of their own


def test_a_better_bot_is_seen_to_be_better() -> None:
    order = small(("soldier", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 10, cores=1)))
    assert standing.low[0] > 0.5 > standing.high[1]
    assert standing.mean_rank[0] < standing.mean_rank[1]
    assert standing.mean_score[0] > standing.mean_score[1]


def test_a_failing_bot_is_replaced_and_reported() -> None:
    order = small(("arena.test_arena:Fails", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 1, cores=1)))
    assert standing.replaced[0] > 0
    assert (standing.replaced[1], standing.problems[0]) == (0, ["RuntimeError: no idea"])
    assert "replaced by Soldier" in standings.as_text(standing)


def test_a_bot_that_ends_its_process_is_replaced_and_play_goes_on() -> None:
    order = small(("arena.test_arena:Goes", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 1, cores=1)))
    assert standing.replaced[0] > 0 == standing.replaced[1]
    assert standing.problems[0][0] == "its process ended (IncompleteReadError)"


def test_others_are_never_shown_the_position_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they want."""

    def showing(*_: object) -> Perspective:
        raise AssertionError("a bot of others is asked in our own process")

    monkeypatch.setattr(playing, "perspective", showing)
    order = small(("arena.test_arena:Knows", MINE))
    (standing,) = standings.standings(order, list(run(order, 1, cores=1)))
    assert standing.replaced == [0, 0]


def test_others_are_not_even_imported_where_results_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bot(tmp_path, "quiet", "pathlib.Path(f'{os.getpid()}.imported').touch()")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    order = small(("quiet:Mine", "rookie"))
    list(run(order, 1, cores=1))
    assert list(tmp_path.glob("*.imported"))
    assert not (tmp_path / f"{os.getpid()}.imported").exists()
    assert "quiet" not in sys.modules


def test_each_seat_has_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a bot that sits at the table twice would see two hands."""
    write_bot(tmp_path, "telling", choosing="pathlib.Path(f'{os.getpid()}.{perspective.seat}').touch()")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    list(run(small(("telling:Mine", "telling:Mine", "telling:Mine")), 1, cores=1))
    found = sorted(tuple(one.name.split(".")) for one in tmp_path.glob("*.[0-9]"))
    assert len({process for process, _ in found}) == len(found) == 3
    assert {seat for _, seat in found} == {"0", "1", "2"}


def test_whoever_never_answers_is_asked_three_times_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_bot(tmp_path, "gone", choosing="pathlib.Path(str(os.getpid())).touch(); os._exit(7)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    order = small(("gone:Mine", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 2, cores=1)))
    assert len([one for one in tmp_path.iterdir() if one.name.isdecimal()]) == standing.games * guests.MISSES
    assert standing.replaced[0] > standing.games * guests.MISSES


def test_what_went_wrong_is_one_short_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_bot(tmp_path, "loud", choosing="raise RuntimeError('\\x1b[31mred\\n' * 999)")
    monkeypatch.syspath_prepend(tmp_path)
    order = small(("loud:Mine", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 1, cores=1)))
    (problem,) = standing.problems[0]
    assert problem.startswith("RuntimeError: [31mred [31mred")
    assert problem.isprintable()
    assert len(problem) == LONGEST


def test_an_answer_that_is_not_allowed_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when a bot bends the process it thinks in."""
    bend = "__main__.answer = lambda question: __main__.Answer(999_999)"
    write_bot(tmp_path, "bent", choosing=f"import __main__; {bend}")
    monkeypatch.syspath_prepend(tmp_path)
    order = small(("bent:Mine", "rookie"))
    (standing,) = standings.standings(order, list(run(order, 1, cores=1)))
    assert standing.replaced[0] > 0
    assert standing.problems[0] == ["chose 999999, which is not allowed"]


def test_a_file_called_like_a_module_of_pythons_is_in_nobodys_way(tmp_path: Path) -> None:
    write_bot(tmp_path, "mine")
    (tmp_path / "random.py").write_text("raise RuntimeError('nobody should import this')\n")
    command = [str(Path(sys.executable).with_name("omerta")), "arena", BOSS, "--seats", "mine:Mine,rookie", "--json"]
    done = subprocess.run([*command, "--blocks", "1"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["problems"] == [[], []]


@pytest.mark.parametrize(
    ("end", "complaint"),
    [
        ("sys.exit()", r"the module leaving cannot be imported \(SystemExit: \)"),
        ("raise KeyboardInterrupt", r"bot `leaving:Mine` ended its process \(status "),
        ("os._exit(0)", r"bot `leaving:Mine` ended its process \(status 0\)"),
        ("Mine.otherwise = None", "TypeError: 'NoneType' object is not callable"),
    ],
)
def test_bots_that_leave_at_once_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str, complaint: str
) -> None:
    write_bot(tmp_path, "leaving", end)
    monkeypatch.syspath_prepend(tmp_path)
    check.cache_clear()
    with pytest.raises(omerta.BadInput, match=complaint):
        small(("leaving:Mine" + "@7" * end.endswith("None"), "rookie"))


def write_bot(folder: Path, module: str, at_the_end: str = "", choosing: str = "") -> None:
    """A module with a bot, and what it does when it is imported and asked."""
    (folder / f"{module}.py").write_text(
        "import os, pathlib, sys\n"
        "from omerta.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def choose(self, perspective):\n"
        f"        {choosing}\n"
        f"        return perspective.legal[0]\n{at_the_end}\n"
    )


def test_a_cheater_is_for_measuring_only() -> None:
    with pytest.raises(omerta.BadInput, match="cheater sees everything; that is for measuring only, with --measure"):
        small(("cheater", "rookie"))
    order = small(("cheater@150", "boss@150"), measure=True)
    (standing,) = standings.standings(order, list(run(order, 12, cores=1)))
    assert standing.low[0] > 0.5


def result(block: int, rotation: int, shares: list[float], ranks: list[float]) -> Result:
    size = len(shares)
    return Result(0, block, rotation, shares, ranks, [1] * size, [0.0] * size, [1] * size, [[] for _ in shares])


def test_half_a_block_does_not_count() -> None:
    order = small(("rookie", "rookie"))
    results = [result(0, 0, [1, 0], [1, 2]), result(0, 1, [0.5, 0.5], [1.5, 1.5]), result(1, 0, [0, 1], [2, 1])]
    (standing,) = standings.standings(order, results)
    assert (standing.blocks, standing.games, standing.win_share) == (1, 2, [0.75, 0.25])


def test_intervals_are_over_blocks() -> None:
    """Games of a block that always add up to the same leave no doubt, however they fall."""
    sure = np.tile([0.25, 0.75], (40, 1))
    assert standings.bootstrap(sure) == ([0.25, 0.75], [0.25, 0.75], [0.25, 0.75])
    chance = np.random.default_rng(5).random((400, 1))
    (mean,), (low,), (high,) = standings.bootstrap(chance)
    assert low < mean < high
    assert high - low == pytest.approx(2 * 1.96 * chance.std() / 20, rel=0.15)


def test_a_standing_is_read_in_columns() -> None:
    order = small(("rookie", "rookie"))
    sure = [result(block, rotation, [1, 0], [1, 2]) for block in range(2) for rotation in range(2)]
    (standing,) = standings.standings(order, sure)
    header, line, *_ = standings.as_text(standing).splitlines()[1:]
    for column, found in (("wins", "100.0% (100.0% to 100.0%)"), ("rank", "1.00 (1.00 to 1.00)"), ("score", "1.0 (")):
        at = header.index(column)
        assert line[at:].startswith(found)
        assert line[at - 1] == " "


def test_ranks_are_shared_by_those_level() -> None:
    assert ranks_of([0.5, 0, 0.5, 0], [9, 7, 9, 8]) == [1.5, 4, 1.5, 3]


def test_a_round_robin_is_rated() -> None:
    line_ups = round_robin(("rookie", "soldier@20", MINE), 2)
    assert line_ups == [("rookie", "soldier@20"), ("rookie", MINE), ("soldier@20", MINE)]
    order = small(*line_ups)
    rated = standings.ratings(order, list(run(order, 4, cores=1)))
    assert rated[0]["bot"] == "soldier@20"
    unrated = standings.ratings(order, [result(0, 0, [1, 0], [1, 2])])
    assert len({one["rating"] for one in unrated}) == 1  # half a block says who sat where
    for players in (3, 1, -1):
        with pytest.raises(omerta.BadInput, match=f"tables of 2 or more, not {players}, and at least as many"):
            round_robin(("rookie", "soldier"), players)


def test_a_ladder_doubles() -> None:
    assert contests.ladder(("capo@100", "soldier"), 3) == [
        ("capo@100", "soldier"),
        ("capo@200", "soldier"),
        ("capo@400", "soldier"),
    ]
    with pytest.raises(omerta.BadInput, match="begins with a budget"):
        contests.ladder(("capo", "soldier"), 3)


def test_reports_have_every_chart(tmp_path: Path) -> None:
    order = small(("soldier@1", "rookie"), ("soldier@2", "rookie"))
    found = standings.standings(order, list(run(order, 2, cores=1)))
    spec = json.dumps(report.page_of(order, found, [{"bot": "a", "rating": 25.0, "uncertainty": 2.0}], False))
    assert all(title in spec for title in ("Share of the victories", "Scores", "Ratings"))
    assert "Thinking longer: soldier against rookie" in json.dumps(report.page_of(order, found, [], True))
    report.write_html(order, found, [], True, tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text().startswith("<!DOCTYPE html>")


def test_scores_are_charted_in_the_order_of_the_line_up() -> None:
    """Also when one of the others has a score far from the rest, which is drawn as a dot by itself."""
    order = small(("rookie", "soldier"))
    (found,) = standings.standings(order, list(run(order, 1, cores=1)))
    found = dataclasses.replace(found, scores=[[5, 6, 7, 8, 9], [5, 6, 7, 8, 90]])
    drawn = vl_convert.vegalite_to_svg(report._scores(found).to_dict())
    assert re.findall(">(rookie|soldier)<", drawn) == ["rookie", "soldier"]


def omerta_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run where `arena.test_arena` is found."""
    command = [sys.executable, "-m", "omerta", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[1])


def test_the_command_prints_json() -> None:
    done = omerta_command("arena", BOSS, "--seats", "soldier@5,rookie", "--blocks", "2", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["seats"] == ["soldier@5", "rookie"]
    assert (data["games"], data["complete"]) == (4, True)
    for name in ("win_share", "low", "high", "mean_rank", "mean_score"):
        assert len(data[name]) == 2


def test_what_bots_print_is_not_among_the_results() -> None:
    done = omerta_command("arena", BOSS, "--seats", "arena.test_arena:Shouts,rookie", "--blocks", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["replaced"] == [0, 0]
    assert "hello" in done.stderr


def test_whoever_stops_an_arena_hears_what_is_waited_for_and_loses_nothing(tmp_path: Path) -> None:
    write_bot(tmp_path, "slow", choosing="import time; time.sleep(0.02)")
    command = ["arena", BOSS, "--seats", "slow:Mine,rookie", "--blocks", "500", "--cores", "2", "--json"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "omerta", *command, "--keep", "games"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )
    kept = tmp_path / "games" / contests.RESULTS
    try:
        wait_until(lambda: kept.exists() and kept.read_bytes().count(b"\n") >= 2)
        arena.send_signal(signal.SIGINT)
        told, complaints = arena.communicate(timeout=60)
    finally:
        arena.kill()
    assert re.search(r"stopping when [123] games that have begun are over", complaints)
    data = json.loads(told)
    played = [(one["block"], one["rotation"]) for one in map(json.loads, kept.read_text().splitlines())]
    assert data["complete"] is False
    assert data["games"] == 2 * sum(one == (one[0], 0) and (one[0], 1) in played for one in played) > 0


def test_own_bots_lie_where_the_command_is_run(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "import time\n"
        "from omerta.bots import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, perspective):\n"
        "        return perspective.legal[0]\n"
        "class Sleeps(Bot):\n"
        "    def choose(self, perspective):\n"
        "        time.sleep(9)\n"
    )
    command = [
        str(Path(sys.executable).with_name("omerta")),
        "arena",
        BOSS,
        "--blocks",
        "1",
        "--json",
        "--limit",
        "0.05",
    ]
    line_up = ["--seats", "my_bots:First,my_bots:Sleeps"]
    done = subprocess.run([*command, *line_up], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["replaced"][0] == 0 < data["replaced"][1]
    given_up = "not asked again in that game after 3 questions without an answer"
    assert data["problems"] == [[], ["no answer within 0.05 s", given_up]]
    assert (data["low"], data["score_high"]) == ([None, None], [None, None])
    assert done.stderr.count("my_bots:Sleeps: no answer within 0.05 s; Soldier steps in") == 1


def test_only_the_cheater_is_shown_the_position_itself(the_boss: omerta.Game) -> None:
    state = the_boss.new(3, 1)
    seen = {}
    for name in ("rookie", "boss", "cheater"):
        bot = playing.seated(name)
        assert bot is not None
        seen[name] = playing.perspective(the_boss, state, 0, bot, 5)._world.record.tobytes()
    assert seen["cheater"] == state.record.tobytes()
    assert seen["rookie"] == seen["boss"] != seen["cheater"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "rookie,nobody"], "there is no bot `nobody`"),
        (["--seats", "rookie,rookie,rookie,rookie,rookie"], "is for 2 to 4 players, not 5"),
        (["--seats", "rookie,rookie", "--blocks", "0"], "--blocks is 1 to 100,000, not 0"),
        (["--seats", "rookie,no_such_module:Bot"], "the module no_such_module cannot be imported"),
        (["--seats", "rookie,rookie", "--blocks", "100001"], "--blocks is 1 to 100,000, not 100,001"),
        (["--seats", "rookie,rookie", "--cores", "1000000"], "--cores is 1 to "),
        (["--seats", "capo@1,rookie", "--ladder", "20000"], "a ladder has 2 to 20 steps"),
        (["--seats", "rookie,rookie", "--limit", "nan"], "--limit is more than 0"),
        (["--seats", "rookie,rookie", "--html", "no/such/folder/x.html"], "there is no folder no/such/folder"),
        (["--seats", "rookie,rookie", "--html", "."], ". is a folder; name a file"),
        (["--seats", "rookie,cheater"], "sees everything"),
        (["--seats", "rookie,cheater@9"], "sees everything"),
        (["--seats", "rookie,omerta.bots.cheater:Cheater"], "sees everything"),
    ],
)
def test_bad_commands_are_refused_before_anything_is_played(arguments: list[str], complaint: str) -> None:
    done = omerta_command("arena", BOSS, *arguments)
    assert done.returncode == 2
    assert complaint in done.stderr


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_workers_go_home_when_the_arena_is_killed(tmp_path: Path) -> None:
    """Also bots that never answer, and what they have started."""
    (tmp_path / "telling.py").write_text(
        "import os, pathlib, subprocess, time\n"
        "from omerta.bots import Bot\n"
        "class Tells(Bot):\n"
        "    def choose(self, perspective):\n"
        "        for process in (os.getpid(), subprocess.Popen(['sleep', '600']).pid):\n"
        "            pathlib.Path(f'{process}.worker').touch()\n"
        "        while True:\n"
        "            try: time.sleep(9)\n"
        "            except BaseException: pass\n"
    )
    command = ["arena", BOSS, "--seats", "telling:Tells,telling:Tells", "--blocks", "100000", "--cores", "2"]
    arena = subprocess.Popen([sys.executable, "-m", "omerta", *command], stderr=subprocess.DEVNULL, cwd=tmp_path)

    def workers() -> list[str]:
        return [one.stem for one in tmp_path.glob("*.worker") if is_running(one.stem)]

    try:
        wait_until(lambda: len(workers()) == 4)
    finally:
        arena.kill()
        arena.wait()
    wait_until(lambda: not workers())


def is_running(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.05)
