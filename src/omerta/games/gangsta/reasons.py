"""The facts behind a refusal: what a player wants to know about this position."""

from typing import Any

from omerta.games.gangsta import gangs, heists, names, recruits
from omerta.games.gangsta.actions import Verb, card_of, verb_of
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import SEATS, Box, State
from omerta.kernel.masks import numbers_of

NAMES_PERSON = (
    Refusal.NOT_IN_GANG,
    Refusal.NOT_ENGAGED,
    Refusal.NO_LEADER,
    Refusal.NOT_FOR_HIRE,
    Refusal.START_WITH_OWN,
    Refusal.NOT_AVAILABLE,
    Refusal.TOOK_NO_PART,
    Refusal.HAS_LEARNED,
    Refusal.SECOND_LEADER,
    Refusal.NOT_A_RIVAL,
    Refusal.NO_VICTIM,
    Refusal.BOSS_IS_SAFE,
    Refusal.NOT_IN_HOSPITAL,
)


def facts(box: Box, state: State, seat: int, action: int, code: int) -> dict[str, Any]:
    """What a refused player wants to know."""
    verb, card = verb_of(action), card_of(action)
    match code:
        case Refusal.GAME_OVER:
            return {"winners": list(numbers_of(state.winners))}
        case Refusal.NOT_YOUR_TURN:
            return {"acting": int(state.asked)}
        case Refusal.NOT_DEALT:
            return {"resource": names.resource_card(box, card)}
        case Refusal.FREEING_COSTS | Refusal.BIKERS_COST:
            return {"needs": 1, "has": int(state.money[seat])}
        case Refusal.TOO_EXPENSIVE:
            cost = recruits.cost_of(box, state, seat, card)
            return {"person": names.person_card(box, card), "needs": cost, "has": int(state.money[seat])}
        case Refusal.HEIST_NOT_OPEN | Refusal.NOBODY_TO_START:
            return {"heist": names.heist_card(box, card)}
        case Refusal.SKILLS_MISSING:
            return {"heist": names.heist_card(box, card), "skills": heists.shortage_letters(box, state, seat, card)}
        case Refusal.NOT_COOPERATIVE:
            return {"person": names.person_card(box, card), "heist": names.heist_card(box, int(state.heist))}
        case Refusal.NOT_USEFUL | Refusal.MORE_THAN_ONE_MISSING:
            missing = names.letters(state.missing)
            return {"skills": missing} | (
                {"person": names.person_card(box, card)} if code == Refusal.NOT_USEFUL else {}
            )
        case Refusal.NOTHING_TO_STEAL:
            return {"person": names.person_card(box, card), "money": _money_of(state, card)}
        case Refusal.NOT_TWO_SYMBOLS:
            return {"person": names.person_card(box, card), "symbols": gangs.symbols_of(box, state, card)}
        case Refusal.NOT_IN_ROW:
            return {"card": names.heist_card(box, card) if verb == Verb.DISCARD_HEIST else names.person_card(box, card)}
        case _ if code in NAMES_PERSON:
            return {"person": names.person_card(box, card)}
        case _:
            return {}


def _money_of(state: State, boss: int) -> int:
    owner = int(state.person_place[boss])
    return int(state.money[owner]) if owner < SEATS else 0
