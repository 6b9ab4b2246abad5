"""A position of Gangsta! read from readable names. Whatever cannot be is refused, with the field that says it."""

from omerta.games.gangsta import chapters, dealing, gangs, heists, losses, names, recruits, rewards, rules, scoring
from omerta.games.gangsta.position import (
    STEP_OF_STAGE,
    HeistPosition,
    PersonPosition,
    Position,
    SeatPosition,
    lying,
)
from omerta.games.gangsta.state import (
    BOSSES,
    CHAPTER_SIZE,
    CHAPTERS,
    HEISTS,
    LAST_SNITCH,
    NOBODY,
    NOTHING,
    PERSONS,
    RESOURCES,
    ROW,
    SKILLS,
    SNITCHES,
    Activity,
    Box,
    Effect,
    Place,
    Reward,
    Skill,
    Stage,
    State,
    Step,
)
from omerta.kernel.errors import check_field

REWARD_OF_STAGE = {
    Stage.HIRE: Reward.HIRE,
    Stage.TRAIN: Reward.TRAIN,
    Stage.STEAL: Reward.STEAL,
    Stage.DIVERT: Reward.DIVERT,
    Stage.MURDER: Reward.MURDER,
    Stage.VICTIM: Reward.MURDER,
    Stage.RALLY: Reward.RALLY,
}
LOSING = (Stage.VICTIM, Stage.ARREST, Stage.WAR)


def restore(box: Box, state: State, position: Position) -> None:
    """Fill the state; BadInput names what cannot be."""
    stage = _stage(position.stage, "stage")
    players = int(box.players)
    dealing.clear(box, state)
    check_field(len(position.seats) == players, "seats", f"there are {players} players, not {len(position.seats)}")
    check_field(position.active < players, "active", f"the seats are 0 to {players - 1}")
    state.stage, state.chapter, state.active = stage, position.chapter, position.active
    state.extra_turn, state.idle = position.extra_turn, position.idle
    state.step = _step(stage, position.step)
    cards = _Cards(box, position)
    for seat, given in enumerate(position.seats):
        _restore_seat(box, state, cards, stage, seat, given)
    _restore_rows(box, state, cards, position)
    _restore_heist(box, state, cards, stage, position)
    _restore_snitches(box, state, cards, stage, position)
    _restore_decks(box, state, cards)
    _check_rest(box, state, stage, position)


def _stage(word: str, field: str) -> Stage:
    known = {stage.name.lower(): stage for stage in Stage if stage != Stage.NONE}
    check_field(word in known, field, f"unknown stage `{word}`; there is {', '.join(known)}")
    return known[word]


def _step(stage: Stage, word: str | None) -> Step:
    allowed = {step.name.lower(): step for step in STEP_OF_STAGE[stage]}
    if len(allowed) == 1:
        check_field(word is None, "step", f"with the stage `{stage.name.lower()}` it follows by itself; leave it out")
        return STEP_OF_STAGE[stage][0]
    check_field(word in allowed, "step", f"needs one of {', '.join(allowed)}")
    assert word is not None
    return allowed[word]


class _Cards:
    """Finds cards by their numbers, and sees that none lies in two places."""

    def __init__(self, box: Box, position: Position) -> None:
        self.people = {names.person(box, card): card for card in range(PERSONS)}
        self.heists = {names.heist(box, card): card for card in range(HEISTS) if box.heist_chapter[card]}
        self.snitches = {names.heist(box, HEISTS + card): card for card in range(SNITCHES)}
        self.resources = {names.resource(box, card): card for card in range(RESOURCES)}
        self.chapter = position.chapter
        self.chapter_of = box.heist_chapter
        self._placed: dict[str, str] = {}

    def _take(self, known: dict[str, int], sort: str, word: str, field: str) -> int:
        check_field(
            word in known, field, f"`{word}` is no {sort} of this table; one is written like `{next(iter(known))}`"
        )
        elsewhere = self._placed.setdefault(word, field)
        check_field(elsewhere == field, field, f"`{word}` lies already in {elsewhere}")
        return known[word]

    def gangster(self, word: str, field: str) -> int:
        """A gangster who is no boss."""
        card = self._take(self.people, "gangster", word, field)
        check_field(card >= BOSSES, field, f"`{word}` is a boss")
        return card

    def boss(self, word: str, field: str) -> int:
        """A boss."""
        card = self._take(self.people, "boss", word, field)
        check_field(card < BOSSES, field, f"`{word}` is no boss, and every gang begins with one")
        return card

    def heist(self, word: str, field: str, now: bool) -> int:
        """A heist, of this chapter if `now`, else of this or an earlier one."""
        card = self._take(self.heists, "heist", word, field)
        chapter = int(self.chapter_of[card])
        fine = chapter == self.chapter if now else chapter <= self.chapter
        check_field(fine, field, f"`{word}` belongs to chapter {chapter}, and this is chapter {self.chapter}")
        return card

    def snitch(self, word: str, field: str) -> int:
        """A snitch."""
        return self._take(self.snitches, "snitch", word, field)

    def resource(self, word: str, field: str) -> int:
        """A resource card."""
        return self._take(self.resources, "resource", word, field)


def _restore_seat(box: Box, state: State, cards: _Cards, stage: Stage, seat: int, given: SeatPosition) -> None:
    where = f"seats[{seat}]"
    gangs.take_money(state, seat, given.money)
    check_field(bool(given.gang), f"{where}.gang", "needs a boss at least")
    most = CHAPTER_SIZE[int(state.chapter)] - (stage != Stage.OVER and not _chapter_is_ending(stage, state, seat))
    check_field(len(given.gang) <= most, f"{where}.gang", f"{len(given.gang)} in it; in this chapter at most {most}")
    for i, member in enumerate(given.gang):
        field = f"{where}.gang[{i}]"
        person = (cards.gangster if i else cards.boss)(member.id, f"{field}.id")
        if not i:
            state.boss[seat] = person
        _restore_person(box, state, cards, member, person, field)
        state.person_place[person] = seat
        state.gang_size[seat] += 1
        state.engaged[person], state.took_part[person] = member.engaged, member.took_part
        state.engaged_count[seat] += member.engaged
        gangs.count_symbols(box, state, seat, person, 1)
    for i, word in enumerate(given.done):
        state.heist_place[cards.heist(word, f"{where}.done[{i}]", now=False)] = seat
    _restore_resource(box, state, cards, stage, seat, given)
    for i, member in enumerate(given.hospital):
        field = f"{where}.hospital[{i}]"
        check_field(gangs.has(box, state, seat, Effect.HOSPITAL), field, "this player has no active Hospital")
        check_field(not member.engaged and not member.took_part, field, "nobody is engaged in the Hospital")
        person = cards.gangster(member.id, f"{field}.id")
        _restore_person(box, state, cards, member, person, field)
        state.person_place[person] = Place.HOSPITAL


def _chapter_is_ending(stage: Stage, state: State, seat: int) -> bool:
    """While the gang war of a chapter just ended is settled, the gang that ended it is still that large."""
    return stage == Stage.WAR and seat == state.active


def _restore_person(box: Box, state: State, cards: _Cards, given: PersonPosition, person: int, field: str) -> None:
    if given.learned is None:
        return
    heist = cards.heist(given.learned, f"{field}.learned", now=False)
    skill = int(box.heist_training[heist])
    check_field(skill != NOTHING, f"{field}.learned", f"nothing can be learned from `{given.learned}`")
    second = skill == Skill.LEADER and box.person_skill[person, Skill.LEADER] > 0
    check_field(not second, f"{field}.learned", f"`{given.id}` is a leader already and cannot learn it")
    state.tucked[person] = heist
    state.heist_place[heist] = Place.TUCKED


def _restore_resource(box: Box, state: State, cards: _Cards, stage: Stage, seat: int, given: SeatPosition) -> None:
    where = f"seats[{seat}]"
    needed = 2 if stage == Stage.KEEP else 0
    fine = len(given.dealt) == needed
    check_field(fine, f"{where}.dealt", f"{needed} cards at this stage, not {len(given.dealt)}")
    for i, word in enumerate(given.dealt):
        state.dealt[seat, i] = cards.resource(word, f"{where}.dealt[{i}]")
    check_field(
        stage != Stage.KEEP or state.dealt[seat, 0] < state.dealt[seat, 1], f"{where}.dealt", "put them in order"
    )
    if stage == Stage.KEEP:
        if given.resource is not None:
            check_field(given.resource in given.dealt, f"{where}.resource", f"one of {', '.join(given.dealt)}")
            state.resource[seat] = cards.resources[given.resource]
        check_field(not given.resource_active, f"{where}.resource_active", "not before all have chosen")
        return
    if given.resource is None:
        gone = not box.resources or state.chapter == CHAPTERS or stage == Stage.WAR
        check_field(gone, f"{where}.resource", "every player has one in this variant")
        check_field(not given.resource_active, f"{where}.resource_active", "there is no resource card to be active")
        return
    check_field(bool(box.resources), f"{where}.resource", "this table plays without resource cards")
    resource = cards.resource(given.resource, f"{where}.resource")
    state.resource[seat] = resource
    shown = all(state.symbols[seat, skill] >= box.resource_skill[resource, skill] for skill in range(SKILLS))
    check_field(
        given.resource_active or not shown, f"{where}.resource_active", "the gang shows all its skills: it is active"
    )
    filed = box.resource_effect[resource] == Effect.COUNTERFEIT and (state.chapter == CHAPTERS or stage == Stage.WAR)
    check_field(
        given.resource_active or not filed, f"{where}.resource", "inactive Counterfeit leaves the game in the war"
    )
    if given.resource_active:
        state.resource_state[seat] = Activity.FILED if filed else Activity.ACTIVE


def _restore_rows(box: Box, state: State, cards: _Cards, position: Position) -> None:
    for field, row in (("gangsters", position.gangsters), ("heists", position.heists)):
        check_field(len(row) == ROW, field, f"a row has {ROW} places, empty ones are null; not {len(row)}")
    for slot, word in enumerate(position.gangsters):
        if word is not None:
            state.row_person[slot] = cards.gangster(word, f"gangsters[{slot}]")
            state.person_place[state.row_person[slot]] = Place.ROW
    for slot, word in enumerate(position.heists):
        if word is not None:
            state.row_heist[slot] = cards.heist(word, f"heists[{slot}]", now=True)
            state.heist_place[state.row_heist[slot]] = Place.ROW
    for i, word in enumerate(position.gangsters_discarded):
        state.person_place[cards.gangster(word, f"gangsters_discarded[{i}]")] = Place.DISCARD
    for i, word in enumerate(position.gangsters_gone):
        state.person_place[cards.gangster(word, f"gangsters_gone[{i}]")] = Place.GONE
    for i, word in enumerate(position.heists_discarded):
        state.heist_place[cards.heist(word, f"heists_discarded[{i}]", now=True)] = Place.DISCARD
    for i, word in enumerate(position.heists_gone):
        state.heist_place[cards.heist(word, f"heists_gone[{i}]", now=True)] = Place.GONE
    if position.top_gangster is not None:
        looks = gangs.owner_of_effect(box, state, Effect.INFORMANT_NETWORK) != NOBODY
        check_field(looks, "top_gangster", "nobody has an active Informant network to look at it")
        state.top_person = cards.gangster(position.top_gangster, "top_gangster")
        state.person_place[state.top_person] = Place.TOP
    if position.top_heist is not None:
        looks = gangs.owner_of_effect(box, state, Effect.BIKERS) != NOBODY
        check_field(looks, "top_heist", "nobody has an active Bikers gang to look at it")
        if position.top_heist in cards.snitches:
            snitch = cards.snitch(position.top_heist, "top_heist")
            state.top_heist, state.snitch_place[snitch] = HEISTS + snitch, Place.TOP
        else:
            state.top_heist = cards.heist(position.top_heist, "top_heist", now=True)
            state.heist_place[state.top_heist] = Place.TOP


def _restore_heist(box: Box, state: State, cards: _Cards, stage: Stage, position: Position) -> None:
    """The heist that is being done, or whose rewards are being taken."""
    given = position.heist
    doing = state.step in (Step.ENGAGE, Step.REWARD)
    if given is None:
        check_field(not doing, "heist", "needs the heist that is being done")
        idle = not any(member.took_part for seat in position.seats for member in seat.gang)
        check_field(idle, "seats", "nobody has taken part if no heist is being done")
        return
    check_field(doing, "heist", f"none is being done at the stage `{position.stage}`")
    if state.step == Step.ENGAGE:
        heist = cards.heist(given.id, "heist.id", now=True)
        state.heist_place[heist] = Place.UNDERWAY
    else:
        known = {names.heist(box, card): card for card in range(HEISTS)}
        done = given.id in known and state.heist_place[known[given.id]] in (state.active, Place.TUCKED)
        check_field(
            done, "heist.id", f"`{given.id}` must be among the heists done by seat {position.active}, or learned"
        )
        heist = known[given.id]
    state.heist = heist
    needed = names.letters(box.heist_skill[heist])
    crew = [person for person in range(PERSONS) if state.took_part[person]]
    for skill in range(SKILLS):
        brought = sum(gangs.skill_of(box, state, person, skill) for person in crew)
        state.missing[skill] = max(int(box.heist_skill[heist, skill]) - brought, 0) if state.step == Step.ENGAGE else 0
    missing = names.letters(state.missing)
    check_field(
        given.missing == missing, "heist.missing", f"`{missing}` of `{needed}` is missing, not `{given.missing}`"
    )
    check_field(state.step != Step.ENGAGE or bool(missing), "stage", "nothing is missing, so the heist is done")
    for seat in given.crew:
        check_field(seat < len(position.seats), "heist.crew", f"the seats are 0 to {len(position.seats) - 1}")
        state.crew |= 1 << seat
    for seat, player in enumerate(position.seats):
        took_part = [member.id for member in player.gang if member.took_part]
        fits = not took_part or seat in given.crew
        check_field(
            fits, "heist.crew", f"{took_part and took_part[0]} of seat {seat} took part, so seat {seat} is in it"
        )
    exact = state.step != Step.ENGAGE or state.crew == sum(
        1 << seat for seat in {gangs.owner_of(state, p) for p in crew}
    )
    check_field(exact, "heist.crew", "names the players whose gangsters have taken part so far, and no others")
    state.reward_step, state.diversions = given.rewards_taken, given.diversions
    _check_reward(box, state, stage, given)


def _check_reward(box: Box, state: State, stage: Stage, given: HeistPosition) -> None:
    wanted = REWARD_OF_STAGE.get(stage)
    if wanted is not None:
        taken = given.rewards_taken - 1
        asked = taken >= 0 and box.heist_reward[state.heist, taken] == wanted
        check_field(
            asked, "heist.rewards_taken", f"reward {given.rewards_taken} of this heist is no {wanted.name.lower()}"
        )
    elif stage == Stage.ENGAGE:
        check_field(given.rewards_taken == 0, "heist.rewards_taken", "there are none before the heist is done")
    most = box.heist_reward_number[state.heist, given.rewards_taken - 1] if stage == Stage.DIVERT else 0
    fine = (0 < given.diversions <= most) if stage == Stage.DIVERT else given.diversions == 0
    check_field(fine, "heist.diversions", f"at most {most}, and only while somebody is being diverted")


def _restore_snitches(box: Box, state: State, cards: _Cards, stage: Stage, position: Position) -> None:
    for i, word in enumerate(position.snitches_met):
        field = f"snitches_met[{i}]"
        snitch = cards.snitch(word, field)
        check_field(box.snitch_chapter[snitch] == state.chapter, field, f"`{word}` is no snitch of this chapter")
        state.snitch_place[snitch] = Place.GONE
    state.snitches_met = len(position.snitches_met)
    last = state.chapter == CHAPTERS and state.snitches_met >= LAST_SNITCH and stage != Stage.OVER
    check_field(not last, "snitches_met", f"the game is over with {LAST_SNITCH} snitches in chapter {CHAPTERS}")
    check_field(
        (position.snitch is not None) == (stage == Stage.ARREST), "snitch", "needed during arrests, and only then"
    )
    if position.snitch is not None:
        state.snitch = cards.snitch(position.snitch, "snitch")
        check_field(box.snitch_chapter[state.snitch] == state.chapter, "snitch", "is no snitch of this chapter")
        state.snitch_place[state.snitch] = Place.UNDERWAY
    for seat in position.losers:
        check_field(seat < len(position.seats), "losers", f"the seats are 0 to {len(position.seats) - 1}")
        state.losers |= 1 << seat
    check_field(bool(position.losers) == (stage in LOSING), "losers", "needed where somebody must give up a gangster")
    if stage in LOSING:
        state.loss = stage
    if stage == Stage.WAR:
        check_field(state.chapter == CHAPTERS - 1, "stage", "the gang war comes at the end of chapter 2")
        state.chapter_ends = 2


def _restore_decks(box: Box, state: State, cards: _Cards) -> None:
    """All that lies nowhere else is in the decks of this chapter, gone with an earlier one, or still to come."""
    for heist in range(HEISTS):
        chapter = box.heist_chapter[heist]
        if chapter and state.heist_place[heist] == Place.BOX:
            if chapter == cards.chapter:
                state.heist_place[heist] = Place.DECK
            elif chapter < cards.chapter:
                state.heist_place[heist] = Place.GONE
    for snitch in range(SNITCHES):
        if state.snitch_place[snitch] == Place.BOX:
            if box.snitch_chapter[snitch] == cards.chapter:
                state.snitch_place[snitch] = Place.DECK
            elif box.snitch_chapter[snitch] < cards.chapter:
                state.snitch_place[snitch] = Place.GONE
    state.deck_persons = len(lying(state.person_place, Place.DECK))
    state.deck_heists = len(lying(state.heist_place, Place.DECK))
    state.deck_snitches = len(lying(state.snitch_place, Place.DECK))


def _check_rest(box: Box, state: State, stage: Stage, position: Position) -> None:
    """Who is asked, and whether there is anything to ask."""
    players = int(box.players)
    seat = position.active
    check_field(
        not position.extra_turn_due or state.step == Step.REWARD or _after_heist(state), "extra_turn_due", "not now"
    )
    state.extra_due = position.extra_turn_due
    most = gangs.leaders_of(box, state, seat, False) if stage == Stage.MOBILISE else 0
    check_field(position.free_left <= most, "free_left", f"at most {most} now")
    state.free_left = position.free_left
    if stage == Stage.OVER:
        check_field(position.chapter == CHAPTERS, "stage", f"a game is over only in chapter {CHAPTERS}")
        state.winners = scoring.best_seats(box, state)
    asked = position.active if position.asked is None else position.asked
    check_field(asked < players, "asked", f"the seats are 0 to {players - 1}")
    if stage in LOSING:
        loser = losses.next_loser(box, state)
        if stage == Stage.WAR and players == 2 and asked != loser:
            state.picker = asked
        check_field(
            asked == loser or state.picker != NOBODY, "asked", f"seat {loser} is the next to give up a gangster"
        )
    elif stage == Stage.JET:
        owner = gangs.owner_of_effect(box, state, Effect.PRIVATE_JET)
        check_field(asked == owner, "asked", "the owner of the active Private jet")
    else:
        check_field(position.asked is None, "asked", "it is the active player; leave it out")
    state.asked = NOBODY if stage == Stage.KEEP else asked
    if stage == Stage.KEEP:
        check_field(bool(box.resources), "stage", "this table plays without resource cards")
        check_field(rules.awaiting(box, state) != 0, "stage", "all have chosen, so the first turn has begun")
    idle_most = chapters.IDLE_ROUNDS * players
    check_field(position.idle < idle_most, "idle", f"after {idle_most} turns the chapter ends")
    check_field(
        _something_to_ask(box, state, stage, asked), "stage", f"at `{position.stage}` there is nothing to choose"
    )


def _can_be_finished(box: Box, state: State, seat: int) -> bool:
    """Those still available bring all that is missing, but for what may be ignored."""
    others = range(int(box.players)) if box.heist_cooperative[state.heist] else (seat,)
    short = sum(
        max(int(state.missing[skill]) - sum(int(state.ready[other, skill]) for other in others), 0)
        for skill in range(SKILLS)
    )
    return short <= heists.may_ignore_one(box, state, seat, int(state.heist))


def _after_heist(state: State) -> bool:
    """The steps between a heist and the end of its turn."""
    return bool(state.step in (Step.REFILL, Step.END))


def _something_to_ask(box: Box, state: State, stage: Stage, seat: int) -> bool:
    """The rules ask only where there is a choice."""
    people = range(PERSONS)
    match stage:
        case Stage.MOBILISE:
            return rules.can_mobilise(state, seat) and bool(state.engaged_count[seat] < state.gang_size[seat])
        case Stage.ENGAGE:
            engaging = any(heists.why_not_engage(box, state, seat, person) == 0 for person in people)
            return (engaging or heists.why_not_ignore(box, state, seat) == 0) and _can_be_finished(box, state, seat)
        case Stage.HIRE:
            return recruits.can_hire(box, state, seat)
        case Stage.TRAIN:
            return rewards.can_train(box, state, seat)
        case Stage.STEAL:
            return sum(rewards.why_not_steal(box, state, seat, boss) == 0 for boss in range(BOSSES)) > 1
        case Stage.MURDER:
            return sum(rewards.why_not_murder(box, state, seat, boss) == 0 for boss in range(BOSSES)) > 1
        case Stage.DIVERT:
            return any(rewards.why_not_divert(state, seat, person) == 0 for person in people)
        case Stage.RALLY | Stage.JET:
            return bool(state.engaged_count[seat] > 0)
        case Stage.SOCIETY:
            owns = gangs.has(box, state, seat, Effect.SECRET_SOCIETY)
            return owns and any(rules.why_not_free_leader(box, state, seat, person) == 0 for person in people)
        case Stage.RECOVER:
            return gangs.has(box, state, seat, Effect.HOSPITAL) and recruits.somebody_waits(state)
        case Stage.VICTIM | Stage.ARREST | Stage.WAR:
            return sum(losses.why_not_remove(box, state, person) == 0 for person in people) > 1
        case _:
            return True
