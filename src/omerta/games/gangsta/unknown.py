"""What a player of Gangsta! cannot know: cards others looked at, and resource cards before all have chosen."""

from omerta.games.gangsta import decks, gangs
from omerta.games.gangsta.dealing import deal_pair
from omerta.games.gangsta.state import DEALT, HEISTS, NOTHING, Box, Effect, Place, Stage, State
from omerta.kernel.luck import Luck, pick
from omerta.kernel.rulebook import compiled, rule


@rule("gangsta/public")
def redeal(box: Box, state: State, seat: int, luck: Luck) -> None:
    """Deal again what this seat (-1: a spectator) has not seen."""
    if state.stage == Stage.KEEP:
        redeal_resources(box, state, seat, luck)
    if state.top_heist != NOTHING and not knows_top(box, state, seat, Effect.BIKERS):
        redeal_top_heist(box, state, luck)
    if state.top_person != NOTHING and not knows_top(box, state, seat, Effect.INFORMANT_NETWORK):
        state.person_place[state.top_person] = Place.DECK
        state.deck_persons += 1
        state.top_person = decks.draw_from_gangster_bag(state, luck, Place.TOP)


@compiled
def knows_top(box: Box, state: State, seat: int, effect: int) -> bool:
    """Only the owner of the resource that looks has seen the top card."""
    return seat >= 0 and gangs.has(box, state, seat, effect)


@compiled
def redeal_top_heist(box: Box, state: State, luck: Luck) -> None:
    """Any card of the deck may be on top."""
    if state.top_heist < HEISTS:
        state.heist_place[state.top_heist] = Place.DECK
        state.deck_heists += 1
    else:
        state.snitch_place[state.top_heist - HEISTS] = Place.DECK
        state.deck_snitches += 1
    state.top_heist = decks.draw_from_heist_bag(box, state, luck, Place.TOP)


@compiled
def redeal_resources(box: Box, state: State, seat: int, luck: Luck) -> None:
    """The others may hold any two of the other cards, and have kept either."""
    taken = 0
    if seat >= 0:
        taken = 1 << int(state.dealt[seat, 0]) | 1 << int(state.dealt[seat, 1])
    for other in range(box.players):
        if other != seat:
            taken = deal_pair(state, other, taken, luck)
            if state.resource[other] != NOTHING:
                state.resource[other] = state.dealt[other, pick(luck, DEALT)]
