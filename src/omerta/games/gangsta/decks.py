"""Gangsta!: rows and decks. A face-down deck is a bag: its next card is drawn when it is turned, or looked at."""

from omerta.games.gangsta import gangs
from omerta.games.gangsta.events import Event
from omerta.games.gangsta.state import (
    BOSSES,
    HEISTS,
    NOTHING,
    PERSONS,
    ROW,
    SNITCHES,
    Box,
    Effect,
    Place,
    State,
)
from omerta.kernel.luck import Luck, pick
from omerta.kernel.narration import Log, tell, whisper
from omerta.kernel.rulebook import compiled, rule

# --- gangsters


@compiled
def draw_from_gangster_bag(state: State, luck: Luck, place: int) -> int:
    """A random gangster of the deck, put somewhere."""
    drawn = pick(luck, state.deck_persons)
    person = BOSSES - 1
    while drawn >= 0:
        person += 1
        if state.person_place[person] == Place.DECK:
            drawn -= 1
    state.person_place[person] = place
    state.deck_persons -= 1
    return person


@rule("gangsta/decks-run-out")
def remake_gangster_deck(state: State, log: Log) -> None:
    """An empty gangster deck is remade from those discarded by passing."""
    for person in range(BOSSES, PERSONS):
        if state.person_place[person] == Place.DISCARD:
            state.person_place[person] = Place.DECK
            state.deck_persons += 1
    if state.deck_persons > 0:
        tell(log, Event.GANGSTERS_RESHUFFLED, state.deck_persons)


@compiled
def draw_gangster(state: State, luck: Luck, log: Log) -> int:
    """The next gangster for the row; NOTHING if there is none left."""
    if state.top_person != NOTHING:
        person = int(state.top_person)
        state.top_person = NOTHING
        state.person_place[person] = Place.ROW
        return person
    if state.deck_persons == 0:
        remake_gangster_deck(state, log)
    if state.deck_persons == 0:
        return NOTHING
    return draw_from_gangster_bag(state, luck, Place.ROW)


@rule("gangsta/hire", "gangsta/decks-run-out")
def refill_gangsters(state: State, luck: Luck, log: Log) -> None:
    """Empty places of the row are filled from the deck."""
    for slot in range(ROW):
        if state.row_person[slot] == NOTHING:
            person = draw_gangster(state, luck, log)
            if person == NOTHING:
                return
            state.row_person[slot] = person
            tell(log, Event.GANGSTER_LAID_OUT, person)


@rule("gangsta/resource-informant-network")
def look_at_top_gangster(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """At the start of a turn the owner of the Informant network looks at the top gangster."""
    if not gangs.has(box, state, seat, Effect.INFORMANT_NETWORK):
        return
    if state.top_person == NOTHING and state.deck_persons > 0:
        state.top_person = draw_from_gangster_bag(state, luck, Place.TOP)
    if state.top_person != NOTHING:
        whisper(log, seat, Event.GANGSTER_PEEKED, seat, state.top_person)


# --- heists and snitches


@compiled
def draw_heist_from_bag(box: Box, state: State, luck: Luck, place: int) -> int:
    """A random heist of the deck, put somewhere: no snitch."""
    return take_heist_from_bag(box, state, pick(luck, state.deck_heists), place)


@compiled
def take_heist_from_bag(box: Box, state: State, drawn: int, place: int) -> int:
    """The heist of the deck with this number among them."""
    heist = int(box.first_heist[state.chapter]) - 1
    while drawn >= 0:
        heist += 1
        if state.heist_place[heist] == Place.DECK:
            drawn -= 1
    state.heist_place[heist] = place
    state.deck_heists -= 1
    return heist


@compiled
def draw_from_heist_bag(box: Box, state: State, luck: Luck, place: int) -> int:
    """A random card of the deck, put somewhere: a heist, or HEISTS + a snitch."""
    drawn = pick(luck, state.deck_heists + state.deck_snitches)
    if drawn < state.deck_heists:
        return take_heist_from_bag(box, state, drawn, place)
    drawn -= state.deck_heists
    snitch = -1
    while drawn >= 0:
        snitch += 1
        if state.snitch_place[snitch] == Place.DECK:
            drawn -= 1
    state.snitch_place[snitch] = place
    state.deck_snitches -= 1
    return HEISTS + snitch


@rule("gangsta/decks-run-out")
def remake_heist_deck(box: Box, state: State, log: Log) -> None:
    """An empty heist deck is remade from the heists discarded in this chapter."""
    for heist in range(box.first_heist[state.chapter], box.first_heist[state.chapter + 1]):
        if state.heist_place[heist] == Place.DISCARD:
            state.heist_place[heist] = Place.DECK
            state.deck_heists += 1
    if state.deck_heists > 0:
        tell(log, Event.HEISTS_RESHUFFLED, state.deck_heists)


@compiled
def draw_heist(box: Box, state: State, luck: Luck, log: Log) -> int:
    """The next card of the heist deck, which may be a snitch; NOTHING if there is none left."""
    if state.top_heist != NOTHING:
        card = int(state.top_heist)
        state.top_heist = NOTHING
        if card < HEISTS:
            state.heist_place[card] = Place.ROW
        else:
            state.snitch_place[card - HEISTS] = Place.ROW
        return card
    if state.deck_heists + state.deck_snitches == 0:
        remake_heist_deck(box, state, log)
    if state.deck_heists + state.deck_snitches == 0:
        return NOTHING
    return draw_from_heist_bag(box, state, luck, Place.ROW)


@rule("gangsta/resource-bikers")
def look_at_top_heist(box: Box, state: State, seat: int, luck: Luck, log: Log) -> None:
    """At the start of a turn the owner of the Bikers looks at the top heist; a snitch stays on top."""
    if not gangs.has(box, state, seat, Effect.BIKERS):
        return
    if state.top_heist == NOTHING and state.deck_heists + state.deck_snitches > 0:
        state.top_heist = draw_from_heist_bag(box, state, luck, Place.TOP)
    if state.top_heist >= HEISTS:
        whisper(log, seat, Event.SNITCH_PEEKED, seat, state.top_heist - HEISTS)
    elif state.top_heist != NOTHING:
        whisper(log, seat, Event.HEIST_PEEKED, seat, state.top_heist)


@rule("gangsta/setup", "gangsta/new-chapter", "gangsta/snitch-layout")
def open_chapter(box: Box, state: State, chapter: int, luck: Luck, log: Log) -> None:
    """The old heists and their deck go, five new ones come.

    A snitch drawn now would be put aside and shuffled back, so the five are drawn from the heists alone.
    """
    for heist in range(box.first_heist[state.chapter], box.first_heist[state.chapter + 1]):
        place = state.heist_place[heist]
        if place == Place.DECK or place == Place.ROW or place == Place.DISCARD or place == Place.TOP:
            state.heist_place[heist] = Place.GONE
    state.chapter = chapter
    state.top_heist = NOTHING
    state.snitches_met = 0
    state.idle = 0
    state.deck_heists = 0
    for heist in range(box.first_heist[chapter], box.first_heist[chapter + 1]):
        if box.heist_chapter[heist] == chapter:
            state.heist_place[heist] = Place.DECK
            state.deck_heists += 1
    state.deck_snitches = 0
    for snitch in range(SNITCHES):
        if box.snitch_chapter[snitch] == chapter:
            state.snitch_place[snitch] = Place.DECK
            state.deck_snitches += 1
        elif state.snitch_place[snitch] != Place.BOX:
            state.snitch_place[snitch] = Place.GONE
    for slot in range(ROW):
        state.row_heist[slot] = draw_heist_from_bag(box, state, luck, Place.ROW)
        tell(log, Event.HEIST_LAID_OUT, state.row_heist[slot])
