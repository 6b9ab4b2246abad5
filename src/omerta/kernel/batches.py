"""Thousands of games stepped in one call, with the mask of legal actions of each: for learners and measurements."""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from omerta.kernel.errors import BadInput, IllegalAction, Refusal
from omerta.kernel.layout import Records, unpacked
from omerta.kernel.luck import Luck, seeded
from omerta.kernel.narration import new_log

if TYPE_CHECKING:
    from omerta.kernel.game import Game


class Batch:
    """Games side by side. Game g is dealt from stream g of the seed: a batch can be repeated."""

    def __init__(self, game: "Game", box: Records, games: int, players: int, seed: int | bytes) -> None:
        self.game = game
        self.box = box
        self.states = game.definition.state.new(games)
        self.lucks = seeded(seed, count=games)
        self.seats: npt.NDArray[np.int32] = np.full(games, -1, np.int32)
        """Who must choose in each game; -1 where it is over."""
        self.returns: npt.NDArray[np.float64] = np.zeros((games, players))
        """Shares of the victory; zeros until a game is over."""
        self._masks = np.zeros((games, game.actions), np.int8)
        self._out = np.empty(game.definition.most_legal, np.int32)
        self._silent = new_log(0)
        self._deal(np.ones(games, np.int8))

    def __len__(self) -> int:
        return len(self.states)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """masks[g, a]: may the seat that is asked in game g choose action a?"""
        return self._masks.view(np.bool_)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games are over?"""
        return self.seats < 0

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in every game not over. If any is illegal, nothing is done and IllegalAction says why."""
        given = _whole_numbers(actions)
        if given.shape != self.seats.shape:
            raise BadInput(f"{len(self)} games need {len(self)} actions, not an array of shape {given.shape}")
        chosen = np.where((given < 0) | (given >= self.game.actions), -1, given).astype(np.int32)
        wrong = self.game.doors.step_batch(
            self.box, self.states, self.lucks, chosen, self.seats, self._masks, self.returns, self._out, self._silent
        )
        if wrong >= 0:
            raise self._refused(wrong, int(given[wrong]))

    def sample(self, lucks: Records) -> npt.NDArray[np.int32]:
        """A random legal action for each game, drawn from the luck given (see `luck.seeded`); 0 where it is over."""
        if not isinstance(lucks, np.ndarray) or lucks.dtype != Luck.dtype:
            raise BadInput("batch.sample needs luck to draw from: omerta.kernel.luck.seeded(seed)")
        actions = np.zeros(len(self), np.int32)
        self.game.doors.sample_batch(self.box, self.states, self.seats, lucks, actions)
        return actions

    def restart(self) -> None:
        """Deal a new game wherever one is over; its luck goes on where the old game's ended."""
        again = self.over
        self.returns[again] = 0
        self._deal(again.astype(np.int8))

    def _deal(self, again: npt.NDArray[np.int8]) -> None:
        self.game.doors.deal_batch(
            self.box, self.states, self.lucks, again, self.seats, self._masks, self._out, self._silent
        )

    def _refused(self, place: int, action: int) -> Exception:
        definition: Any = self.game.definition
        if not 0 <= action < definition.actions:
            return BadInput(
                f"game {place} of the batch: actions are numbered 0 to {definition.actions - 1}, not {action}"
            )
        box, state, seat = unpacked(self.box), self.states[place : place + 1], int(self.seats[place])
        code = self.game.doors.refusal(self.box, state, seat, action)
        name, rule = definition.refusals[code]
        refusal = Refusal(name, rule, definition.facts(box, unpacked(state), seat, action, code))
        return IllegalAction(f"game {place} of the batch: {definition.text(box, action)}", refusal)


def _whole_numbers(actions: npt.ArrayLike) -> npt.NDArray[np.integer[Any]]:
    try:
        given = np.asarray(actions)
    except ValueError:
        given = np.asarray(None)
    if given.dtype.kind not in "iu":
        raise BadInput("actions are whole numbers, one for each game of the batch")
    return given
