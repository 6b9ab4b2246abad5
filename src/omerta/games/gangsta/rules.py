"""Gangsta!: the course of a game and of a turn. The chapters of the rulebook are in the modules named after them.

A turn is a row of steps. `proceed` carries on step by step until somebody must decide, and `apply` carries out the
decision and lets it proceed.
"""

from omerta.games.gangsta import chapters, dealing, decks, gangs, heists, losses, recruits, rewards
from omerta.games.gangsta.actions import Verb, card_of, verb_of
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.refusals import Refusal
from omerta.games.gangsta.state import (
    HEISTS,
    NOBODY,
    NOTHING,
    PERSONS,
    ROW,
    Box,
    Effect,
    Place,
    Stage,
    State,
    Step,
)
from omerta.kernel.luck import Luck, pick
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.rulebook import compiled, rule

GENEROUS_PASS = 2
BLACK_MARKET_MONEY = 2

# --- setup ------------------------------------------------------------------------------------------------------------


@compiled
def setup(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Deal a new game."""
    dealing.clear(box, state)
    state.active = pick(luck, box.players)
    tell(log, Event.GAME_BEGAN, box.players, state.active)
    dealing.deal_bosses(box, state, luck, log)
    decks.open_chapter(box, state, 1, luck, log)
    decks.refill_gangsters(state, luck, log)
    if box.resources:
        dealing.deal_resources(box, state, luck, log)
    else:
        begin_turn(box, state, luck, log)
        proceed(box, state, luck, log)


@rule("gangsta/resources")
def keep(box: Box, state: State, seat: int, resource: int, luck: Luck, log: Log) -> None:
    """Nobody learns of it before all have chosen; then all are revealed, and the others leave the game."""
    state.resource[seat] = resource
    tell(log, Event.RESOURCE_CHOSEN, seat)
    whisper(log, seat, Event.RESOURCE_KEPT, seat, resource)
    if awaiting(box, state) != 0:
        return
    state.stage = Stage.NONE
    state.dealt[:] = NOTHING
    for other in range(box.players):
        tell(log, Event.RESOURCE_REVEALED, other, state.resource[other])
        gangs.activate(box, state, other, log)
    begin_turn(box, state, luck, log)


# --- a turn -----------------------------------------------------------------------------------------------------------


@rule("gangsta/resource-counterfeit", "gangsta/synchronised", "gangsta/leaders")
def begin_turn(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Start-of-turn effects, then mobilising: who is all engaged is free at once, else leaders free others."""
    seat = int(state.active)
    tell(log, Event.EXTRA_TURN_BEGAN if state.extra_turn else Event.TURN_BEGAN, seat)
    if gangs.has(box, state, seat, Effect.COUNTERFEIT):
        gangs.take_money(state, seat, 1)
        tell(log, Event.COUNTERFEITED, seat, 1)
    decks.look_at_top_heist(box, state, seat, luck, log)
    decks.look_at_top_gangster(box, state, seat, luck, log)
    state.step = Step.MOBILISE
    state.free_left = 0
    if state.engaged_count[seat] == state.gang_size[seat]:
        gangs.free_everybody(box, state, seat)
        tell(log, Event.SYNCHRONISED, seat)
    elif state.engaged_count[seat] > 0:
        state.free_left = gangs.leaders_of(box, state, seat, True)


@compiled
def proceed(box: Box, state: State, luck: Luck, log: Log) -> None:
    """Carry on until somebody must decide, or the game is over."""
    while state.stage == Stage.NONE:
        if state.losers:
            losses.ask_next_loser(box, state, log)
        elif state.chapter_ends:
            chapters.settle_chapter(box, state, luck, log)
        elif state.snitch != NOTHING:
            finish_snitch(box, state, log)
        elif state.diversions:
            rewards.next_diversion(box, state)
        else:
            take_step(box, state, luck, log)


@compiled
def take_step(box: Box, state: State, luck: Luck, log: Log) -> None:
    """The next step of the active player's turn: it asks something, or leads on to the step after it."""
    state.asked = state.active
    if state.step == Step.MOBILISE:
        if can_mobilise(state, state.active):
            state.stage = Stage.MOBILISE
        else:
            end_mobilising(state)
    elif state.step == Step.ACT:
        state.stage = Stage.ACT
    elif state.step == Step.ENGAGE:
        state.stage = Stage.ENGAGE
    elif state.step == Step.REWARD:
        rewards.next_reward(box, state, log)
    elif state.step == Step.JET:
        offer_jet(box, state)
    elif state.step == Step.RECOVER:
        offer_recovery(box, state)
    elif state.step == Step.DISCARD:
        state.step = Step.REFILL
        state.stage = Stage.DISCARD
    elif state.step == Step.REFILL:
        refill_heists(box, state, luck, log)
    elif state.step == Step.SOCIETY:
        offer_society(box, state)
    else:
        end_turn(box, state, luck, log)


@rule("gangsta/pay-to-free")
def can_mobilise(state: State, seat: int) -> bool:
    """Somebody is engaged, and can be freed by a leader or for money."""
    return bool(state.engaged_count[seat] > 0 and (state.free_left > 0 or state.money[seat] > 0))


@compiled
def end_mobilising(state: State) -> None:
    """Now the action."""
    state.free_left = 0
    state.step = Step.ACT


@rule("gangsta/leaders", "gangsta/pay-to-free")
def why_not_free(state: State, seat: int, person: int) -> int:
    """An engaged gangster of one's own; beyond what leaders free, each costs $1."""
    if gangs.owner_of(state, person) != seat:
        return Refusal.NOT_IN_GANG
    if not state.engaged[person]:
        return Refusal.NOT_ENGAGED
    if state.stage == Stage.MOBILISE and state.free_left == 0 and state.money[seat] < 1:
        return Refusal.FREEING_COSTS
    return 0


@rule("gangsta/leaders", "gangsta/pay-to-free")
def mobilise(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """Leaders free first, then money does."""
    gangs.free(box, state, person)
    if state.free_left > 0:
        state.free_left -= 1
        tell(log, Event.FREED, seat, person)
    else:
        gangs.take_money(state, seat, -1)
        tell(log, Event.FREED_FOR_MONEY, seat, person, 1)


@rule("gangsta/resource-headquarters")
def why_not_free_all(box: Box, state: State, seat: int) -> int:
    """With the Headquarters, for $1."""
    if not gangs.has(box, state, seat, Effect.HEADQUARTERS):
        return Refusal.NO_HEADQUARTERS
    if state.money[seat] < 1:
        return Refusal.FREEING_COSTS
    return 0


@rule("gangsta/resource-headquarters")
def free_by_headquarters(box: Box, state: State, seat: int, log: Log) -> None:
    """The whole gang is free."""
    gangs.take_money(state, seat, -1)
    gangs.free_everybody(box, state, seat)
    tell(log, Event.HEADQUARTERS_FREED, seat, 1)


@rule("gangsta/pass", "gangsta/resource-black-market", "gangsta/options")
def pass_turn(box: Box, state: State, seat: int, log: Log) -> None:
    """$1 for each gangster with a Leader symbol, available or engaged."""
    money = gangs.leaders_of(box, state, seat, False)
    if box.generous_pass:
        money = max(money, GENEROUS_PASS)
    if gangs.has(box, state, seat, Effect.BLACK_MARKET):
        money += BLACK_MARKET_MONEY
    gangs.take_money(state, seat, money)
    tell(log, Event.PASSED, seat, money)
    state.idle += 1
    state.step = Step.RECOVER


@rule("gangsta/resource-hospital")
def offer_recovery(box: Box, state: State) -> None:
    """Who passes may take gangsters back from the Hospital, one by one."""
    if gangs.has(box, state, state.active, Effect.HOSPITAL) and recruits.somebody_waits(state):
        state.stage = Stage.RECOVER
    else:
        state.step = Step.DISCARD


@rule("gangsta/resource-hospital")
def why_not_recover(state: State, person: int) -> int:
    """One of those who wait there."""
    return 0 if state.person_place[person] == Place.HOSPITAL else Refusal.NOT_IN_HOSPITAL


@rule("gangsta/resource-hospital", "gangsta/gang-size")
def recover(box: Box, state: State, seat: int, person: int, log: Log) -> None:
    """He is back, available; that too can end the chapter."""
    tell(log, Event.RECOVERED, seat, person)
    gangs.join(box, state, seat, person, log)


@rule("gangsta/pass")
def discard_gangster(state: State, seat: int, person: int, luck: Luck, log: Log) -> None:
    """An open gangster is replaced; he may come back in a new deck."""
    tell(log, Event.GANGSTER_DISCARDED, seat, person)
    state.person_place[person] = Place.DISCARD
    for slot in range(ROW):
        if state.row_person[slot] == person:
            state.row_person[slot] = NOTHING
    decks.refill_gangsters(state, luck, log)


@rule("gangsta/pass")
def discard_heist(state: State, seat: int, heist: int, log: Log) -> None:
    """An open heist is replaced when the row is refilled."""
    tell(log, Event.HEIST_DISCARDED, seat, heist)
    state.heist_place[heist] = Place.DISCARD
    for slot in range(ROW):
        if state.row_heist[slot] == heist:
            state.row_heist[slot] = NOTHING


# --- the end of a turn ------------------------------------------------------------------------------------------------


@rule("gangsta/resource-private-jet")
def offer_jet(box: Box, state: State) -> None:
    """The owner of the Private jet, if gangsters of his took part in the heist, may free one of his own."""
    owner = gangs.owner_of_effect(box, state, Effect.PRIVATE_JET)
    due = owner != NOBODY and state.crew >> owner & 1 and state.engaged_count[owner] > 0
    heists.forget_heist(state)
    state.step = Step.REFILL
    if due:
        state.stage = Stage.JET
        state.asked = owner


@rule("gangsta/heist-complete", "gangsta/snitch")
def refill_heists(box: Box, state: State, luck: Luck, log: Log) -> None:
    """The row is refilled; a snitch interrupts, and the refill goes on when it is settled."""
    for slot in range(ROW):
        if state.row_heist[slot] == NOTHING:
            card = decks.draw_heist(box, state, luck, log)
            if card == NOTHING:
                break
            if card >= HEISTS:
                losses.meet_snitch(box, state, card - HEISTS, log)
                return
            state.row_heist[slot] = card
            tell(log, Event.HEIST_LAID_OUT, card)
    state.step = Step.SOCIETY


@rule("gangsta/snitch", "gangsta/chapter-three-end")
def finish_snitch(box: Box, state: State, log: Log) -> None:
    """When all have paid and lost what they must, the snitch leaves; the third of chapter III ends the game."""
    losses.send_snitch_away(state)
    if chapters.is_last_snitch(state):
        chapters.end_game(box, state, log)


@rule("gangsta/resource-secret-society")
def offer_society(box: Box, state: State) -> None:
    """At the end of the turn the owner of the Secret society may free one own leader."""
    state.step = Step.END
    if not gangs.has(box, state, state.active, Effect.SECRET_SOCIETY):
        return
    for person in range(PERSONS):
        if why_not_free_leader(box, state, state.active, person) == 0:
            state.stage = Stage.SOCIETY
            return


@rule("gangsta/resource-secret-society")
def why_not_free_leader(box: Box, state: State, seat: int, person: int) -> int:
    """An engaged leader of one's own."""
    refusal = why_not_free(state, seat, person)
    if refusal == 0 and not gangs.is_leader(box, state, person):
        return Refusal.NO_LEADER
    return refusal


@rule("gangsta/stalemate", "gangsta/reward-extra-turn")
def end_turn(box: Box, state: State, luck: Luck, log: Log) -> None:
    """An extra turn, or the next player clockwise; too long a standstill ends the chapter first."""
    if chapters.is_stalemate(box, state):
        tell(log, Event.STALEMATE, state.idle)
        state.idle = 0
        state.chapter_ends = chapters.ENDS
        return
    state.extra_turn = state.extra_due
    state.extra_due = 0
    if not state.extra_turn:
        state.active = (state.active + 1) % box.players
    begin_turn(box, state, luck, log)


# --- choosing ---------------------------------------------------------------------------------------------------------


@compiled
def awaiting(box: Box, state: State) -> int:
    """One player at a time; only resource cards are chosen by all at once. Nobody when the game is over."""
    if state.stage == Stage.OVER:
        return 0
    if state.stage != Stage.KEEP:
        return 1 << int(state.asked)
    seats = 0
    for seat in range(box.players):
        if state.resource[seat] == NOTHING:
            seats |= 1 << seat
    return seats


@compiled
def why_not(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may do this now, else the refusal."""
    stage = state.stage
    if stage == Stage.OVER:
        return Refusal.GAME_OVER
    if stage == Stage.KEEP and state.resource[seat] != NOTHING:
        return Refusal.KEPT_ALREADY
    if stage != Stage.KEEP and seat != state.asked:
        return Refusal.NOT_YOUR_TURN
    verb, card = verb_of(action), card_of(action)
    if stage == Stage.KEEP:
        return dealing.why_not_keep(state, seat, card) if verb == Verb.KEEP else Refusal.KEEP_FIRST
    if stage == Stage.MOBILISE:
        if verb == Verb.FREE:
            return why_not_free(state, seat, card)
        if verb == Verb.FREE_ALL:
            return why_not_free_all(box, state, seat)
        return 0 if verb == Verb.FREE_NOTHING else Refusal.MOBILISE_FIRST
    if stage == Stage.ACT:
        if verb == Verb.HIRE:
            return recruits.why_not_hire(box, state, seat, card)
        if verb == Verb.HEIST:
            return heists.why_not_heist(box, state, seat, card)
        return 0 if verb == Verb.PASS else Refusal.ACT_NOW
    if stage == Stage.ENGAGE:
        if verb == Verb.ENGAGE:
            return heists.why_not_engage(box, state, seat, card)
        return heists.why_not_ignore(box, state, seat) if verb == Verb.IGNORE else Refusal.FINISH_THE_HEIST
    if stage == Stage.HIRE or stage == Stage.TRAIN or stage == Stage.RALLY:
        return why_not_optional_reward(box, state, seat, verb, card)
    if stage == Stage.STEAL or stage == Stage.DIVERT or stage == Stage.MURDER:
        return why_not_against_others(box, state, seat, verb, card)
    if stage == Stage.JET:
        if verb == Verb.FREE:
            return why_not_free(state, seat, card)
        return 0 if verb == Verb.FREE_NOTHING else Refusal.FREE_BY_JET
    if stage == Stage.SOCIETY:
        if verb == Verb.FREE:
            return why_not_free_leader(box, state, seat, card)
        return 0 if verb == Verb.FREE_NOTHING else Refusal.FREE_A_LEADER
    if stage == Stage.RECOVER:
        if verb == Verb.RECOVER:
            return why_not_recover(state, card)
        return 0 if verb == Verb.RECOVER_NOTHING else Refusal.RECOVER_FIRST
    if stage == Stage.DISCARD:
        return why_not_discard(state, verb, card)
    return losses.why_not_remove(box, state, card) if verb == Verb.REMOVE else Refusal.GIVE_UP_FIRST


@compiled
def why_not_optional_reward(box: Box, state: State, seat: int, verb: int, card: int) -> int:
    """Rewards for oneself, each of which may be declined."""
    if state.stage == Stage.HIRE:
        if verb == Verb.HIRE:
            return recruits.why_not_hire(box, state, seat, card)
        return 0 if verb == Verb.HIRE_NOTHING else Refusal.TAKE_THE_REWARD
    if state.stage == Stage.TRAIN:
        if verb == Verb.TRAIN:
            return rewards.why_not_train(box, state, seat, card)
        return 0 if verb == Verb.TRAIN_NOTHING else Refusal.TAKE_THE_REWARD
    return 0 if verb == Verb.RALLY or verb == Verb.RALLY_NOTHING else Refusal.TAKE_THE_REWARD


@compiled
def why_not_against_others(box: Box, state: State, seat: int, verb: int, card: int) -> int:
    """Rewards at the expense of others."""
    if state.stage == Stage.STEAL and verb == Verb.STEAL:
        return rewards.why_not_steal(box, state, seat, card)
    if state.stage == Stage.MURDER and verb == Verb.MURDER:
        return rewards.why_not_murder(box, state, seat, card)
    if state.stage == Stage.DIVERT and verb == Verb.DIVERT:
        return rewards.why_not_divert(state, seat, card)
    return 0 if state.stage == Stage.DIVERT and verb == Verb.DIVERT_NOTHING else Refusal.TAKE_THE_REWARD


@rule("gangsta/pass")
def why_not_discard(state: State, verb: int, card: int) -> int:
    """One open heist, or one open gangster, or none."""
    if verb == Verb.DISCARD_PERSON:
        return 0 if state.person_place[card] == Place.ROW else Refusal.NOT_IN_ROW
    if verb == Verb.DISCARD_HEIST:
        return 0 if state.heist_place[card] == Place.ROW else Refusal.NOT_IN_ROW
    return 0 if verb == Verb.DISCARD_NOTHING else Refusal.DISCARD_FIRST


@compiled
def apply(box: Box, state: State, seat: int, action: int, luck: Luck, log: Log) -> None:
    """Carry out a decision and all that follows from it."""
    verb, card = verb_of(action), card_of(action)
    if verb == Verb.KEEP:
        keep(box, state, seat, card, luck, log)
    else:
        stage = int(state.stage)
        state.stage = Stage.NONE
        if stage == Stage.MOBILISE or stage == Stage.JET or stage == Stage.SOCIETY:
            carry_out_freeing(box, state, seat, stage, verb, card, log)
        elif verb <= Verb.PASS:
            carry_out_action(box, state, seat, verb, card, luck, log)
        elif verb <= Verb.IGNORE:
            if verb == Verb.ENGAGE:
                heists.engage_in_heist(box, state, seat, card, log)
            else:
                heists.ignore_symbol(box, state, seat, log)
        elif verb <= Verb.RALLY_NOTHING:
            carry_out_reward(box, state, seat, verb, card, log)
        else:
            carry_out_rest(box, state, seat, verb, card, luck, log)
    proceed(box, state, luck, log)


@compiled
def carry_out_freeing(box: Box, state: State, seat: int, stage: int, verb: int, card: int, log: Log) -> None:
    """Free somebody: while mobilising, by the Private jet, or by the Secret society."""
    if stage == Stage.MOBILISE:
        if verb == Verb.FREE:
            mobilise(box, state, seat, card, log)
            return
        if verb == Verb.FREE_ALL:
            free_by_headquarters(box, state, seat, log)
        else:
            tell(log, Event.MOBILISED_NO_MORE, seat)
        end_mobilising(state)
    elif verb == Verb.FREE:
        gangs.free(box, state, card)
        tell(log, Event.JET_FREED if stage == Stage.JET else Event.SOCIETY_FREED, seat, card)
    else:
        tell(log, Event.JET_UNUSED if stage == Stage.JET else Event.SOCIETY_UNUSED, seat)


@compiled
def carry_out_action(box: Box, state: State, seat: int, verb: int, card: int, luck: Luck, log: Log) -> None:
    """Hire, as the action of the turn or as a reward; begin a heist; pass."""
    if verb == Verb.HIRE:
        if state.step == Step.ACT:
            state.step = Step.SOCIETY
        recruits.hire(box, state, seat, card, luck, log)
    elif verb == Verb.HIRE_NOTHING:
        tell(log, Event.HIRED_NOBODY, seat)
    elif verb == Verb.HEIST:
        heists.begin_heist(box, state, seat, card, log)
    else:
        pass_turn(box, state, seat, log)


@compiled
def carry_out_reward(box: Box, state: State, seat: int, verb: int, card: int, log: Log) -> None:
    """Take a reward, or decline it."""
    if verb == Verb.TRAIN:
        rewards.train(box, state, seat, card, log)
    elif verb == Verb.TRAIN_NOTHING:
        tell(log, Event.TRAINED_NOBODY, seat)
    elif verb == Verb.STEAL:
        rewards.steal(box, state, seat, card, rewards.amount_to_steal(box, state), log)
    elif verb == Verb.DIVERT:
        rewards.divert(box, state, seat, card, log)
    elif verb == Verb.DIVERT_NOTHING:
        state.diversions = 0
        tell(log, Event.DIVERTED_NO_MORE, seat)
    elif verb == Verb.MURDER:
        rewards.murder(state, seat, card, log)
    elif verb == Verb.RALLY:
        rewards.rally(box, state, seat, log)
    else:
        tell(log, Event.RALLIED_NOT, seat)


@compiled
def carry_out_rest(box: Box, state: State, seat: int, verb: int, card: int, luck: Luck, log: Log) -> None:
    """What follows a pass, and giving up a gangster."""
    if verb == Verb.RECOVER:
        recover(box, state, seat, card, log)
    elif verb == Verb.RECOVER_NOTHING:
        state.step = Step.DISCARD
        tell(log, Event.RECOVERED_NO_MORE, seat)
    elif verb == Verb.DISCARD_PERSON:
        discard_gangster(state, seat, card, luck, log)
    elif verb == Verb.DISCARD_HEIST:
        discard_heist(state, seat, card, log)
    elif verb == Verb.DISCARD_NOTHING:
        tell(log, Event.DISCARDED_NOTHING, seat)
    else:
        losses.remove(box, state, card, log)
