"""The referee: plies, staged turns, undo until something was learned, confirmations, secret choices at once."""

import random

import pytest
from tables import council

import omerta
from omerta.bots import Reason
from omerta.kernel import contract
from omerta.kernel.game import open_game
from omerta.records import Record, read, replay, verify
from omerta.tables import Stale, Table, TooLate, Unconfirmed
from omerta.tables import table as table_module

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def new(players: int = 3, seed: int = 5, **wishes: object) -> Table:
    return Table(open_game(council.GAME), NAMES[:players], seed, **wishes)  # type: ignore[arg-type]


def voting(players: int = 3) -> Table:
    table = new(players)
    for seat in range(players):
        table.play(seat, "pass")
    return table


def test_council_keeps_the_contract_about_secrets() -> None:
    for seed in range(10):
        contract.check_secrets(open_game(council.GAME), players=3, seed=seed)


# --- plies


def test_a_stale_ply_is_refused_and_changes_nothing() -> None:
    table = new()
    table.play(0, "mark", ply=1)
    for ply in (0, 1, 3, -1):
        with pytest.raises(Stale):
            table.play(0, "mark", ply=ply)
    with pytest.raises(Stale):
        table.undo(0, ply=1)
    assert table.ply == 2


def test_where_all_choose_at_once_another_choice_makes_nothing_stale() -> None:
    table = voting()
    ply = table.ply
    for seat in (2, 0, 1):
        table.play(seat, "vote 1", ply=ply)
    assert table.over
    assert table.record.result == [0, 1, 0]


def test_a_seat_votes_once_even_if_asked_twice() -> None:
    table = voting()
    ply = table.ply
    table.play(2, "vote 1", ply=ply)
    with pytest.raises(Stale):
        table.play(2, "vote 0", ply=ply)
    with pytest.raises(omerta.IllegalAction):
        table.play(2, "vote 0", ply=ply + 1)


def test_what_was_decided_before_an_own_undo_is_stale() -> None:
    table = new()
    table.play(0, "mark")
    table.undo(0)
    with pytest.raises(Stale):
        table.play(0, "mark", ply=2)
    table.play(0, "mark", ply=3)


# --- undo


def test_harmless_choices_are_taken_back_one_by_one() -> None:
    table = new()
    positions = [table.state]
    for _ in range(3):
        table.play(0, "mark")
        positions.append(table.state)
    assert table.undo_targets(0) == [2, 1, 0]
    table.undo(0)
    table.undo(0)
    assert table.state == positions[1]
    table.play(0, "mark")
    table.undo(0)
    table.undo(0)
    assert table.state == positions[0]
    with pytest.raises(TooLate):
        table.undo(0)
    assert [row.words for row in table.record.rows[1:]] == [
        "mark", "mark", "mark", "undo 2", "undo 1", "mark", "undo 1", "undo 0",
    ]  # fmt: skip


def test_reset_takes_back_the_whole_turn() -> None:
    table = new()
    for _ in range(3):
        table.play(0, "mark")
    table.enter(table.prepare_reset(0))
    assert table.record.rows[-1].words == "undo 0"
    assert not table.state.position.marks.any()


@pytest.mark.parametrize(
    "words",
    [
        "look",  # the mover learns, without luck
        "show",  # somebody else learns, without luck, and the mover does not
        "roll",  # luck speaks
    ],
)
def test_nothing_is_undone_once_anybody_learned_something(words: str) -> None:
    table = new()
    table.play(0, "mark")
    table.play(0, words)
    table.play(0, "mark")
    assert table.undo_targets(0) == [2]
    table.undo(0)
    assert table.undo_targets(0) == []


def test_looking_again_teaches_nothing() -> None:
    table = new()
    table.play(0, "look")
    table.play(0, "look")
    assert table.undo_targets(0) == [1]


def test_a_finished_turn_can_be_undone_until_the_next_player_chooses() -> None:
    table = new()
    table.play(0, "mark")
    table.play(0, "pass")
    assert table.awaiting() == [1]
    assert table.undo_targets(0) == [1, 0]
    table.undo(0)
    table.play(0, "pass")
    table.play(1, "mark")
    assert table.undo_targets(0) == []
    assert table.undo_targets(1) == [table.ply - 2]


def test_a_secret_vote_can_be_changed_until_another_votes() -> None:
    table = voting()
    table.play(1, "vote 0")
    table.undo(1)
    table.play(1, "vote 2")
    table.play(0, "vote 2")
    assert table.undo_targets(1) == []
    assert table.undo_targets(0) == [table.ply - 2]
    table.undo(0)
    assert table.undo_targets(1) == [], "never across another seat's decision, even one that was taken back"


def test_minds_are_not_changed_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_UNDOS", 3)
    table = new()
    for _ in range(3):
        table.play(0, "mark")
        table.undo(0)
    table.play(0, "mark")
    with pytest.raises(TooLate):
        table.undo(0)


def test_undo_limits_are_the_same_in_worlds_that_the_mover_cannot_tell_apart() -> None:
    """Short form of the leak test for undo data; a limit that looked at the truth would differ somewhere."""
    for name, moves, seeds in (("council", 10, 6), ("the_boss", 4, 1)):
        game = open_game(council.GAME) if name == "council" else omerta.interpreted_game(name)
        for seed in range(seeds):
            table = Table(game, NAMES[:3], seed)
            chance = random.Random(seed)
            for _ in range(moves):
                seat = chance.choice(table.awaiting())
                action = chance.choice(game.legal(table.state, seat))
                before = table.state
                table.play(seat, action)
                if table.over:
                    break
                limits = {bool(table.undo_targets(seat))}
                for number in range(3):
                    twin = Table(game, NAMES[:3], seed)
                    world = game.redeal(before, seat, 100 + number)
                    twin._states, twin.line = {0: world}, [0]
                    twin._ask(frozenset(), None)
                    twin.play(seat, action)
                    limits.add(bool(twin.undo_targets(seat)))
                assert len(limits) == 1


# --- staged turns and confirmations


def test_the_rows_of_an_unfinished_turn_are_staged() -> None:
    table = new()
    assert table.staged() == []
    table.play(0, "mark")
    table.play(0, "mark")
    assert table.staged() == [1, 2]
    table.undo(0)
    assert table.staged() == [1]
    table.play(0, "pass")
    assert table.staged() == []


def test_a_turn_waits_for_its_confirmation_if_the_seat_wants_that() -> None:
    table = new()
    table.confirming.add(0)
    table.play(0, "mark")
    assert table.held() is None
    table.play(0, "pass")
    assert table.held() == 0
    assert (table.awaiting(), table.asked()) == ([1], [])
    assert table.staged() == [1, 2]
    with pytest.raises(Unconfirmed):
        table.play(1, "mark")
    table.undo(0)
    assert table.held() is None
    table.play(0, "pass")
    table.confirm()
    assert table.held() is None
    table.play(1, "mark")


def test_a_confirmation_holds_up_nobody_who_was_asked_already() -> None:
    table = voting()
    table.confirming.update(range(3))
    table.play(0, "vote 1")
    assert table.held() == 0
    assert table.asked() == [1, 2]
    table.play(2, "vote 1")
    table.play(1, "vote 1")
    assert table.over


# --- the record


def test_a_record_of_a_table_replays_and_verifies_and_resumes() -> None:
    for seed in range(5):
        table = new(seed=seed)
        chance = random.Random(seed)
        while not table.over:
            seat = chance.choice(table.asked())
            table.play(seat, chance.choice(table.legal(seat)))
            if chance.random() < 0.4 and table.undo_targets(seat):
                table.enter(table.prepare_undo(seat, chance.choice(table.undo_targets(seat))))
        record = read(table.text())
        assert verify(record, table.game).states[-1] == table.state
        for cut in range(1, len(record.rows) + 1):
            again = Table.resume(
                table.game, table.record.names, bytes.fromhex(record.seed or ""), {}, record.date, record.rows[:cut]
            )
            assert again.ply == cut
            assert again.state == replay_to(record, table.game, cut)
        assert again.line == table.line
        assert again.text() == table.text()


def replay_to(record: Record, game: omerta.Game, cut: int) -> omerta.State:
    return replay(record, game).states[cut - 1]


def test_a_resumed_table_draws_the_same_luck() -> None:
    table = new(seed=9)
    table.play(0, "roll")
    again = Table.resume(table.game, NAMES[:3], table._seed, {}, table.record.date, table.record.rows)
    for one in (table, again):
        one.play(0, "roll")
    assert table.text() == again.text()


def test_rows_that_the_seed_does_not_give_are_refused() -> None:
    table = new(seed=9)
    table.play(0, "roll")
    with pytest.raises(omerta.BadInput, match="row 0: the rules and the seed give something else"):
        Table.resume(table.game, NAMES[:3], bytes(32), {}, table.record.date, table.record.rows)


def test_nothing_happens_if_it_cannot_be_committed() -> None:
    kept: list[int] = []

    def commit(record: Record) -> None:
        if len(record.rows) == 3:
            raise OSError("no space left")
        kept.append(len(record.rows))

    table = new(commit=commit)
    table.play(0, "mark")
    before = table.text()
    for decide in (lambda: table.play(0, "mark"), lambda: table.undo(0)):
        with pytest.raises(OSError, match="no space"):
            decide()
        assert table.text() == before
        assert table.ply == 2
    assert kept == [1, 2]


def test_a_seat_is_told_no_words_of_others() -> None:
    table = voting()
    table.play(0, "vote 1")
    table.play(1, "vote 2")
    assert "vote" not in table.text_for(2).replace("voted", "")
    assert "4. 0 vote 1" in table.text_for(0)
    assert "vote 2" not in table.text_for(0)


def test_memory_holds_only_what_can_be_reached() -> None:
    table = Table(omerta.interpreted_game("the_boss"), NAMES[:2], 3)
    for _ in range(30):
        seat = table.awaiting()[0]
        table.play(seat, table.legal(seat)[0])
        assert len(table._states) <= 4


# --- reasons of bots


def reasons(name: str, **options: object) -> tuple[Table, set[tuple[bool, bool, bool]]]:
    """A game in which everybody notes a reason: was something hidden before, after, and was the reason told?"""
    table, chance, seen = Table(omerta.interpreted_game(name), NAMES[:3], 5, options), random.Random(1), set()
    while not table.over:
        seat, before = table.awaiting()[0], is_hidden(table)
        table.play(seat, chance.choice(table.legal(seat)), note="why share 64")
        if not table.over:
            seen.add((before, is_hidden(table), table.reason(table.ply - 1) is not None))
    return table, seen


def is_hidden(table: Table) -> bool:
    """Are there worlds that a spectator could not tell from this one?"""
    return any(table.game.redeal(table.state, None, seed) != table.state for seed in range(20))


def test_a_reason_that_could_betray_a_hand_is_told_after_the_game() -> None:
    table, seen = reasons("the_boss")
    assert seen == {(True, True, False)}
    assert table.reason(1) == Reason("share", (), 64)
    assert table.reason(0) is None


def test_a_reason_is_told_at_once_where_nothing_is_hidden() -> None:
    assert reasons("gangster")[1] == {(False, False, True)}
    assert {seen[2] for seen in reasons("gangsta")[1]} == {True}
    _, seen = reasons("gangsta", resources=True)
    assert seen == {(False, False, True), (False, True, False), (True, True, False), (True, False, False)}
