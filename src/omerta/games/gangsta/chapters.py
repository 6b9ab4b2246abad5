"""Gangsta!: how a chapter ends, and what comes then."""

from omerta.games.gangsta import decks, gangs, heists, scoring
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.state import (
    CHAPTERS,
    LAST_SNITCH,
    NOBODY,
    NOTHING,
    Activity,
    Box,
    Effect,
    Skill,
    Stage,
    State,
    Step,
)
from omerta.kernel.luck import Luck
from omerta.kernel.masks import members
from omerta.kernel.narration import Log, tell
from omerta.kernel.rulebook import compiled, rule

ENDS, AT_WAR = 1, 2
"""Values of `chapter_ends`."""
IDLE_ROUNDS = 10


@rule("gangsta/chapter-at-once")
def settle_chapter(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Before anything else: what the end of this chapter brings, then the next one.

    An untaken extra turn is lost, and who passed recovers and discards nothing more.
    """
    state.extra_due = 0
    if state.step == Step.RECOVER:
        state.step = Step.SOCIETY
    if state.chapter_ends == AT_WAR:
        begin_chapter(box, state, luck, log)
        return
    tell(log, Event.CHAPTER_ENDED, state.chapter, state.active, state.gang_size[state.active])
    if state.chapter == CHAPTERS:
        state.chapter_ends = 0
        end_game(box, state, log)
    elif state.chapter == 1:
        pay_occasional_income(box, state, log)
        begin_chapter(box, state, luck, log)
    else:
        file_counterfeit(box, state, log)
        fight_gang_war(box, state, log)
        state.chapter_ends = AT_WAR


@rule("gangsta/chapter-one-end")
def pay_occasional_income(box: Box, state: State, log: Log) -> None:
    """Each player gets the difference in $ to the highest number of symbols."""
    most = 0
    for seat in range(box.players):
        most = max(most, all_symbols(state, seat))
    for i in range(box.players):
        seat = int((state.active + i) % box.players)
        money = most - all_symbols(state, seat)
        gangs.take_money(state, seat, money)
        tell(log, Event.OCCASIONAL_INCOME, seat, all_symbols(state, seat), money)


@compiled
def all_symbols(state: State, seat: int) -> int:
    """Symbols on the whole gang."""
    return int(state.symbols[seat].sum())


@rule("gangsta/chapter-two-end")
def fight_gang_war(box: Box, state: State, log: Log) -> None:
    """A single leader in Mercenaries loses nothing, all others a gangster; a tie for most: everybody."""
    most, leader, tied = -1, NOBODY, False
    for i in range(box.players):
        seat = int((state.active + i) % box.players)
        strength = int(state.symbols[seat, Skill.MERCENARY])
        tell(log, Event.WAR_STRENGTH, seat, strength)
        if strength > most:
            most, leader, tied = strength, seat, False
        elif strength == most:
            tied = True
    state.losers = (1 << int(box.players)) - 1
    state.loss = Stage.WAR
    if tied:
        tell(log, Event.WAR_TIED, most)
    else:
        state.losers &= ~(1 << leader)
        tell(log, Event.WAR_WON, leader, most)
        if box.players == 2:
            state.picker = picker_of_two(state, leader, most)


@rule("gangsta/gang-war-two-players")
def picker_of_two(state: State, winner: int, strength: int) -> int:
    """With two players a winner who is at least twice as strong picks the loser's gangster."""
    weaker = int(state.symbols[1 - winner, Skill.MERCENARY])
    return winner if strength >= 2 * weaker else NOBODY


@rule("gangsta/resource-counterfeit")
def file_counterfeit(box: Box, state: State, log: Log) -> None:
    """At the gang war Counterfeit joins the completed heists, with its influence only; inactive it is out."""
    for seat in range(box.players):
        resource = state.resource[seat]
        if resource == NOTHING or box.resource_effect[resource] != Effect.COUNTERFEIT:
            continue
        if state.resource_state[seat] == Activity.ACTIVE:
            state.resource_state[seat] = Activity.FILED
            tell(log, Event.COUNTERFEIT_FILED, seat)
        else:
            state.resource[seat] = NOTHING
            tell(log, Event.COUNTERFEIT_OUT, seat)


@rule("gangsta/new-chapter")
def begin_chapter(box: Box, state: State, luck: Luck, log: Log) -> None:
    """New heists; the left neighbour of the player who ended the chapter begins, once that turn is over."""
    state.chapter_ends = 0
    tell(log, Event.CHAPTER_BEGAN, state.chapter + 1, (state.active + 1) % box.players)
    decks.open_chapter(box, state, int(state.chapter) + 1, luck, log)


@rule("gangsta/stalemate")
def is_stalemate(box: Box, state: State) -> bool:
    """Ten rounds of the table in which nobody hired or did a heist."""
    return bool(state.idle >= IDLE_ROUNDS * box.players)


@rule("gangsta/chapter-three-end")
def is_last_snitch(state: State) -> bool:
    """The third snitch of chapter III has been settled."""
    return bool(state.chapter == CHAPTERS and state.snitches_met == LAST_SNITCH)


@rule("gangsta/winner", "gangsta/chapter-three-end")
def end_game(box: Box, state: State, log: Log) -> None:
    """Most influence wins; tie: the larger gang; still tied: shared."""
    state.stage = Stage.OVER
    state.step = Step.END
    state.asked = state.active
    state.extra_due = 0
    heists.forget_heist(state)
    state.winners = scoring.best_seats(box, state)
    sharing = members(int(state.winners))
    tell(log, Event.GAME_ENDED, state.snitches_met, state.gang_size[state.active])
    for seat in range(box.players):
        tell(log, Event.SCORED, seat, scoring.score_of(box, state, seat), state.gang_size[seat])
    for seat in range(box.players):
        if state.winners >> seat & 1:
            tell(log, Event.GAME_WON, seat, scoring.score_of(box, state, seat), sharing)
