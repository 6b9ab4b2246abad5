"""The contract suite can fail: each fault planted into the template game is caught by the check that is meant to."""

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import spoof

import omerta
from omerta.kernel import contract
from omerta.kernel.game import Game, open_game
from omerta.kernel.luck import pick
from omerta.kernel.narration import tell
from omerta.kernel.protocol import PLAYS

PLAYERS = 3


@pytest.fixture
def plant() -> Iterator[Callable[..., Game]]:
    """Put a faulty version of the template into play, interpreted, until the test is over."""

    def planted(**faults: Any) -> Game:
        functions = {name: fault for name, fault in faults.items() if name in spoof.GAME.functions}
        others = {name: fault for name, fault in faults.items() if name not in functions}
        broken = dataclasses.replace(spoof.GAME, functions={**spoof.GAME.functions, **functions}, **others)
        PLAYS[spoof.State.dtype] = broken
        return open_game(broken)

    yield planted
    PLAYS[spoof.State.dtype] = spoof.GAME


def whole_games(game: Game) -> None:
    for seed in range(5):
        contract.check_game(game, PLAYERS, seed)


def keep_secrets(game: Game) -> None:
    for seed in range(5):
        contract.check_secrets(game, PLAYERS, seed)


def redeal_twins(game: Game) -> None:
    assert contract.check_twins(game, PLAYERS, 20) > 0


def test_the_template_without_a_fault_passes(plant: Callable[..., Game]) -> None:
    for check in (whole_games, keep_secrets, redeal_twins):
        check(plant())


def leaky_view(box: Any, state: Any, seat: int) -> msgspec.Struct:
    shown = spoof.view(box, state, seat)
    shown.total = int(state.coins.sum())
    return shown


def loud_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
    spoof.apply(box, state, seat, action, luck, log)
    tell(log, spoof.Event.HID, seat, state.coins[seat])


def lazy_redeal(box: Any, state: Any, seat: int, luck: Any) -> None:
    """Leaves the truth as it is."""


def knowing_redeal(box: Any, state: Any, seat: int, luck: Any) -> None:
    for other in range(box.players):
        if other != seat:
            state.coins[other] = (state.coins[other] + pick(luck, 4)) % 4


def redeal_of_own(box: Any, state: Any, seat: int, luck: Any) -> None:
    for other in range(box.players):
        state.coins[other] = pick(luck, 4)


def telling_why_not(box: Any, state: Any, seat: int, action: int) -> int:
    refusal = spoof.why_not(box, state, seat, action)
    return refusal or (2 if action == state.coins.sum() and seat == 0 else 0)


def knowing_legal(box: Any, state: Any, seat: int, out: Any) -> int:
    found = 0
    for action in range(spoof.GUESSES):
        if telling_why_not(box, state, seat, action) == 0:
            out[found] = action
            found += 1
    return found


def short_legal(box: Any, state: Any, seat: int, out: Any) -> int:
    return max(0, spoof.legal(box, state, seat, out) - 1)


def reversed_legal(box: Any, state: Any, seat: int, out: Any) -> int:
    found = spoof.legal(box, state, seat, out)
    out[:found] = out[:found][::-1].copy()
    return found


def empty_legal(box: Any, state: Any, seat: int, out: Any) -> int:
    return 0


def lenient_why_not(box: Any, state: Any, seat: int, action: int) -> int:
    return 0


def crooked_sample(box: Any, state: Any, seat: int, luck: Any) -> int:
    return spoof.GUESSES - 1 - spoof.sample(box, state, seat, luck)


def lavish_sample(box: Any, state: Any, seat: int, luck: Any) -> int:
    action = spoof.sample(box, state, seat, luck)
    pick(luck, 2)
    return action


def endless_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
    """Nothing ever happens."""


def box_writing_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
    spoof.apply(box, state, seat, action, luck, log)
    box.players = 2


HIDDEN_MEMORY: list[int] = []


def remembering_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
    HIDDEN_MEMORY.append(seat)
    spoof.apply(box, state, seat, (action + len(HIDDEN_MEMORY)) % spoof.GUESSES, luck, log)


def private_luck_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
    spoof.apply(box, state, seat, action, luck, log)
    luck.journaling = 0
    state.coins[seat] = pick(luck, 4)
    luck.journaling = 1


def same_text(box: Any, action: int) -> str:
    return f"guess {max(1, action)}"


def forgetful_describe(box: Any, state: Any) -> msgspec.Struct:
    position = spoof.describe(box, state)
    position.coins = [0] * len(position.coins)
    return position


def counting_account(box: Any, state: Any) -> dict[str, int]:
    return {"guesses": int(state.guessed)}


def greedy_returns(box: Any, state: Any, out: Any) -> None:
    out[:] = 1 if state.guessed == box.players else 0


def early_returns(box: Any, state: Any, out: Any) -> None:
    spoof.returns(box, state, out)
    if state.guessed < box.players:
        out[0] = 1


FAULTS: dict[str, tuple[dict[str, Any], Callable[[Game], object], str]] = {
    "a view that shows the total": ({"view": leaky_view}, keep_secrets, "can tell by the view"),
    "an event that tells a secret": ({"apply": loud_apply}, keep_secrets, "events tell"),
    "a redeal that leaves the truth": ({"redeal": lazy_redeal}, redeal_twins, "two deals look the same"),
    "a redeal made from the truth": ({"redeal": knowing_redeal}, keep_secrets, "the redeal depends on what is hidden"),
    "a redeal that changes what the seat knows": ({"redeal": redeal_of_own}, keep_secrets, "can tell by the view"),
    "refusals that tell a secret": (
        {"why_not": telling_why_not, "legal": knowing_legal},
        keep_secrets,
        "allowed or refused",
    ),
    "a legal action missing": ({"legal": short_legal}, whole_games, "too few"),
    "legal actions out of order": ({"legal": reversed_legal}, whole_games, "out of order"),
    "nothing to choose": ({"legal": empty_legal}, whole_games, "nothing to choose"),
    "illegal actions accepted": ({"why_not": lenient_why_not}, whole_games, "too few"),
    "sampling in another order": ({"sample": crooked_sample}, whole_games, "sample gives action"),
    "sampling that draws twice": ({"sample": lavish_sample}, whole_games, "sample draws"),
    "a game without end": ({"apply": endless_apply}, whole_games, "does not end"),
    "a rule that writes to the box": ({"apply": box_writing_apply}, whole_games, "wrote to the box"),
    "a rule with a memory of its own": ({"apply": remembering_apply}, whole_games, "had two results"),
    "luck that is not recorded": ({"apply": private_luck_apply}, whole_games, "cannot be recited"),
    "two actions with the same words": ({"text": same_text}, whole_games, "is read as action"),
    "a position written without its coins": ({"describe": forgetful_describe}, whole_games, "another position"),
    "components that appear": ({"account": counting_account}, whole_games, "appear or vanish"),
    "more than one whole victory": ({"returns": greedy_returns}, whole_games, "shares of the victory"),
    "a winner before the end": ({"returns": early_returns}, whole_games, "while the game goes on"),
    "a refusal that cites no rule": (
        {"refusals": {1: ("not-your-turn", "chess/en-passant"), 2: ("already-said", "spoof/guess")}},
        whole_games,
        "cites no rule",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str, plant: Callable[..., Game], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "LONGEST_GAME", 50)
    changes, check, message = FAULTS[fault]
    with pytest.raises(contract.ContractBroken, match=message):
        check(plant(**changes))


def test_two_games_that_differ_in_one_rule_are_told_apart(plant: Callable[..., Game]) -> None:
    compiled = omerta.kernel.game.open_game(spoof.GAME).compile()

    def other_apply(box: Any, state: Any, seat: int, action: int, luck: Any, log: Any) -> None:
        spoof.apply(box, state, seat, action, luck, log)
        state.coins[seat] = 0

    faulty = plant(apply=other_apply)
    with pytest.raises(contract.ContractBroken, match="the positions differ in"):
        contract.compare(compiled, faulty, PLAYERS, 1)
