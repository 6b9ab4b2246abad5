"""What every game must keep: one suite of checks, run over every registered game. Use it for your own game too.

    contract.check_game(game, players=3, seed=1)       plays a whole game and checks every position on the way
    contract.check_secrets(game, players=3, seed=1)    nobody learns what he may not
    contract.compare(compiled, interpreted, ...)       both play the same game, move by move

Each check raises ContractBroken, which says what does not hold and where.
"""

import dataclasses
import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from omerta.kernel.errors import BadInput, IllegalAction, OmertaError
from omerta.kernel.game import Game, State
from omerta.kernel.luck import scripted, seeded
from omerta.kernel.narration import Event

LONGEST_GAME = 20_000
"""Decisions after which we say that a game does not end."""
TRIED_REFUSALS = 4
REDEALS = 7_000_000
"""Seeds of redeals begin here, far from those of the games."""


class ContractBroken(OmertaError):
    """A game does not do what every game must."""


def demand(fine: bool, broken: str) -> None:
    """Raise if something does not hold."""
    if not fine:
        raise ContractBroken(broken)


def walk(game: Game, players: int, options: Mapping[str, Any], seed: int) -> Iterator[tuple[State, int, int]]:
    """A game played at random: every state that asks somebody, with the seat and the action it will choose."""
    chance = random.Random(seed)  # noqa: S311  a test walk, no secret
    state = game.new(players, seed, options)
    for ply in range(LONGEST_GAME + 1):
        demand(ply < LONGEST_GAME, f"the game does not end within {LONGEST_GAME} decisions")
        seats = game.awaiting(state)
        if not seats:
            return
        seat = chance.choice(seats)
        actions = game.legal(state, seat)
        demand(bool(actions), f"seat {seat} is awaited but has nothing to choose")
        action = chance.choice(actions)
        yield state, seat, action
        state, _ = game.play(state, seat, action)


def check_game(game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
    """Play a whole game and check every position; returns how many there were."""
    chance = random.Random(seed)  # noqa: S311  a test walk, no secret
    positions = 0
    account: dict[str, int] | None = None
    state = None
    for before, seat, action in walk(game, players, options or {}, seed):
        account = account or game.account(before)
        check_choices(game, before, chance)
        check_words(game, before)
        check_sampling(game, before, seat)
        check_position(game, before, account)
        state = check_play(game, before, seat, action)
        positions += 1
    assert state is not None
    check_end(game, state, account or {})
    return positions


def check_choices(game: Game, state: State, chance: random.Random) -> None:
    """`legal` lists exactly what `why_not` allows; every refusal cites a rule, and `play` refuses too."""
    awaited = game.awaiting(state)
    for seat in range(state.players):
        codes = refusal_codes(game, state, seat)
        allowed = [action for action, code in enumerate(codes) if code == 0]
        listed = game.legal(state, seat)
        demand(listed == allowed, f"seat {seat}: legal lists {_differ(listed, allowed)} against why_not")
        demand(bool(listed) == (seat in awaited), f"seat {seat}: awaited and able to choose are not the same")
        refused = [action for action, code in enumerate(codes) if code]
        for action in chance.sample(refused, min(TRIED_REFUSALS, len(refused))):
            check_refusal(game, state, seat, action)


def check_refusal(game: Game, state: State, seat: int, action: int) -> None:
    """A refusal names a rule of this game, and nothing happens."""
    refusal = game.why_not(state, seat, action)
    demand(refusal is not None, f"why_not allows action {action} of seat {seat} only sometimes")
    assert refusal is not None
    demand(refusal.rule.startswith(f"{game.name}/"), f"refusal {refusal.code} cites no rule of {game.name}")
    before = state.record.tobytes()
    try:
        game.play(state, seat, action)
    except IllegalAction as error:
        demand(error.refusal == refusal, f"play refuses action {action} for another reason than why_not")
    else:
        raise ContractBroken(f"play accepts action {action} of seat {seat}, which why_not refuses")
    demand(before == state.record.tobytes(), f"refusing action {action} changed the position")


def check_words(game: Game, state: State) -> None:
    """Every action has words, and the words mean that action and no other."""
    for action in range(game.actions):
        words = game.text(state, action)
        meant = game.parse(state, words)
        demand(meant == action, f"action {action} is written `{words}`, which is read as action {meant}")


def check_sampling(game: Game, state: State, seat: int) -> None:
    """`sample` is the r-th legal action for the outcome r, so that every one is equally likely."""
    listed = game.legal(state, seat)
    for r, action in enumerate(listed):
        luck = scripted([r] if len(listed) > 1 else [])
        sampled = game.doors.sample_action(state.box, state.record, seat, luck)
        demand(sampled == action, f"sample gives action {sampled} for outcome {r}, legal lists {action} there")
        drew_once = luck["recited"][0] == luck["scripted"][0] and luck["fault"][0] == 0
        demand(drew_once, f"sample draws more or fewer outcomes than one, or cannot use outcome {r}")


def check_position(game: Game, state: State, account: Mapping[str, int]) -> None:
    """The position survives being written down, views are plain data, and every component is accounted for."""
    data = msgspec.json.decode(msgspec.json.encode(game.to_dict(state)))
    again = game.from_dict(data)
    demand(again == state, f"from_dict(to_dict()) is another position: {differing_fields(state, again)}")
    for seat in (*range(state.players), None):
        msgspec.json.encode(game.view(state, seat))
    msgspec.json.encode(game.score_sheet(state))
    counted = game.account(state)
    demand(counted == account, f"components appear or vanish: {_changes(account, counted)}")
    demand(not any(game.returns(state)) or not game.awaiting(state), "somebody has won while the game goes on")


def check_play(game: Game, state: State, seat: int, action: int) -> State:
    """Playing changes nothing in the old state, gives the same result twice, and its luck can be recited."""
    box, before, luck = state.box.tobytes(), state.record.tobytes(), state.luck.tobytes()
    after, events = game.play(state, seat, action)
    demand(box == state.box.tobytes(), "playing wrote to the box")
    demand(before == state.record.tobytes(), "playing changed the old position")
    demand(luck == state.luck.tobytes(), "playing used up the old state's luck")
    again, same_events = game.play(state, seat, action)
    demand(again == after and same_events == events, "the same action in the same state had two results")
    try:
        recited, recited_events = game.play(state, seat, action, outcomes=after.drawn)
    except BadInput as error:
        raise ContractBroken(f"the drawn outcomes cannot be recited: {error}") from error
    demand(recited == after and recited_events == events, "reciting the drawn outcomes led to another state")
    demand(recited.drawn == after.drawn, "the journal of recited outcomes is another one")
    return after


def check_end(game: Game, state: State, account: Mapping[str, int]) -> None:
    """When the game is over the whole victory is given away and nothing can be done."""
    check_choices(game, state, random.Random(0))  # noqa: S311  a test walk, no secret
    check_position(game, state, account)
    demand(abs(sum(game.returns(state)) - 1) < 1e-9, f"the shares of the victory are {game.returns(state)}")


def check_secrets(
    game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None, most: int = LONGEST_GAME
) -> int:
    """Nobody can tell a redealt world from the real one; returns how many positions were looked at."""
    positions = 0
    for state, seat, action in walk(game, players, options or {}, seed):
        if positions == most:
            break
        for observer in (*range(players), None):
            check_redeal(game, state, observer, REDEALS + positions)
            check_events(game, state, observer, seat, action, REDEALS + positions)
        positions += 1
    return positions


def check_redeal(game: Game, state: State, observer: int | None, seed: int) -> None:
    """View, choices and refusals stay; the redealt world is whole; and it depends on the view and the luck alone."""
    who = "a spectator" if observer is None else f"seat {observer}"
    world = game.redeal(state, observer, seed)
    demand(_bytes(game.view(state, observer)) == _bytes(game.view(world, observer)), f"{who} can tell by the view")
    demand(game.awaiting(state) == game.awaiting(world), f"{who} can tell by who is awaited")
    demand(game.account(state) == game.account(world), f"{who} is dealt a world with other components")
    demand(state.luck.tobytes() != world.luck.tobytes(), f"{who} is given the real luck")
    if observer is not None:
        same = refusal_codes(game, state, observer) == refusal_codes(game, world, observer)
        demand(same, f"{who} can tell by what is allowed or refused")
    other_seed = seed + 1_000_003
    from_world, from_truth = game.redeal(world, observer, other_seed), game.redeal(state, observer, other_seed)
    demand(from_world == from_truth, f"for {who} the redeal depends on what is hidden, not on the view alone")


def check_twins(game: Game, players: int, deals: int, options: Mapping[str, Any] | None = None) -> int:
    """Deals that look the same to somebody are redealt to the same world; returns how many such pairs there were.

    A twin is the same deal with one outcome of luck changed. A redeal that leaves the truth, or part of it, passes
    every check but this one.
    """
    chance = random.Random(deals)  # noqa: S311  a test walk, no secret
    pairs = 0
    for seed in range(deals):
        state = game.new(players, seed, options)
        changed = [outcome for outcome, _ in state.draws]
        place = chance.randrange(len(changed))
        changed[place] = (changed[place] + 1) % state.draws[place][1]
        try:
            twin = game.new(players, seed, options, changed)
        except BadInput:
            continue  # after another outcome the game draws more, or fewer, or from other ways
        for observer in (*range(players), None):
            if twin != state and _bytes(game.view(state, observer)) == _bytes(game.view(twin, observer)):
                same = game.redeal(state, observer, REDEALS) == game.redeal(twin, observer, REDEALS)
                demand(same, f"two deals look the same to {observer} but are redealt to different worlds")
                pairs += 1
    return pairs


def check_events(game: Game, state: State, observer: int | None, seat: int, action: int, seed: int) -> None:
    """Events say no more than views do: where two worlds look the same afterwards, the same was told."""
    world = game.redeal(state, observer, seed)
    if game.why_not(world, seat, action):
        return
    luck = seeded(seed, journaling=True)
    seen: list[tuple[bytes, list[Event]]] = []
    for one in (state, world):
        after, events = game.play(dataclasses.replace(one, luck=luck), seat, action)
        seen.append((_bytes(game.view(after, observer)), [event for event in events if event.seen_by(observer)]))
    (view, told), (other_view, other_told) = seen
    demand(view != other_view or told == other_told, f"events tell {observer} what the view does not: {told}")


def compare(one: Game, other: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
    """Two ways of running a game agree move by move, byte by byte; returns the number of moves."""
    pairs = zip(walk(one, players, options or {}, seed), walk(other, players, options or {}, seed), strict=True)
    moves = 0
    for (state, seat, action), (other_state, other_seat, other_action) in pairs:
        where = f"move {moves}"
        same = differing_fields(state, other_state)
        demand(not same, f"{where}: the positions differ in {same}")
        demand((seat, action) == (other_seat, other_action), f"{where}: other choices are offered")
        for viewer in range(players):
            codes, other_codes = refusal_codes(one, state, viewer), refusal_codes(other, other_state, viewer)
            demand(codes == other_codes, f"{where}: other refusals for seat {viewer}")
            world, other_world = one.redeal(state, viewer, moves), other.redeal(other_state, viewer, moves)
            demand(world == other_world, f"{where}: redealt to {differing_fields(world, other_world)}")
        (after, events), (other_after, other_events) = (
            one.play(state, seat, action),
            other.play(other_state, seat, action),
        )
        demand(events == other_events, f"{where}: other events")
        demand(after.drawn == other_after.drawn, f"{where}: other luck")
        demand(one.returns(after) == other.returns(other_after), f"{where}: other returns")
        moves += 1
    return moves


def refusal_codes(game: Game, state: State, seat: int) -> list[int]:
    """The refusal code of every action number."""
    codes = np.zeros(game.actions, np.int32)
    game.doors.list_refusals(state.box, state.record, seat, codes)
    result: list[int] = codes.tolist()
    return result


def differing_fields(state: State, other: State) -> list[str]:
    """The fields in which two positions differ; if only padding does, that is said too."""
    one, two = state.record[0], other.record[0]
    fields = [name for name in state.record.dtype.names or () if not np.array_equal(one[name], two[name])]
    if not fields and state.record.tobytes() != other.record.tobytes():
        return ["bytes between the fields"]
    return fields


def _bytes(view: Any) -> bytes:
    return msgspec.json.encode(view)


def _differ(listed: list[int], allowed: list[int]) -> str:
    if sorted(listed) == allowed:
        return "actions out of order"
    return f"{sorted(set(listed) - set(allowed))} too many, {sorted(set(allowed) - set(listed))} too few"


def _changes(account: Mapping[str, int], counted: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    names = account.keys() | counted.keys()
    both = {name: (account.get(name, 0), counted.get(name, 0)) for name in sorted(names)}
    return {name: numbers for name, numbers in both.items() if numbers[0] != numbers[1]}
