"""What a player of The Boss cannot know: which unseen card is which. Chances are exact, city by city."""

import numpy as np

from omerta.games.the_boss.rules import sort_hand
from omerta.games.the_boss.state import HAND, Box, Stage, State
from omerta.kernel.layout import Int16s
from omerta.kernel.luck import Luck, pick
from omerta.kernel.rulebook import compiled, rule


@compiled
def unseen_copies(box: Box, state: State, seat: int, card: int) -> int:
    """How many copies of a card this seat (-1: a spectator) has not seen this round."""
    unseen = box.card_copies[card]
    city = box.card_city[card]
    for i in range(state.played_count[city]):
        if state.played[city, i] == card:
            unseen -= 1
    if seat >= 0:
        for i in range(state.hand_size[seat]):
            if state.hand[seat, i] == card:
                unseen -= 1
    return int(unseen)


@rule("the_boss/open-information")
def redeal(box: Box, state: State, seat: int, luck: Luck) -> None:
    """Shuffle what this seat has not seen: cities are independent, and the backs stay where they are."""
    if state.stage == Stage.OVER:
        return
    pool = np.empty(HAND, np.int16)
    for position in range(box.cities):
        city = box.row[position]
        size = 0
        for card in range(box.first_card[city], box.first_card[city + 1]):
            for _ in range(unseen_copies(box, state, seat, card)):
                pool[size] = card
                size += 1
        state.hidden[city] = draw_from(pool, size, luck)
        size -= 1
        for other in range(box.players):
            if other != seat:
                for i in range(state.hand_size[other]):
                    if box.card_city[state.hand[other, i]] == city:
                        state.hand[other, i] = draw_from(pool, size, luck)
                        size -= 1
    for other in range(box.players):
        sort_hand(state.hand[other], state.hand_size[other])


@compiled
def draw_from(pool: Int16s, size: int, luck: Luck) -> int:
    """Take a random card out of a pool of this size."""
    chosen = pick(luck, size)
    card = pool[chosen]
    pool[chosen] = pool[size - 1]
    return int(card)
