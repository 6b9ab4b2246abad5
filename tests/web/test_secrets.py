"""What others hold reaches nobody's browser: not the page, not the socket, not before the curtain is lifted."""

import random
from pathlib import Path

import pytest
from web.conftest import NewPerson
from web.people import Person, decide_any, play_any, say, whose_turn
from web.serving import ODD, QUICK, Serving

from omerta.language import Speaker
from omerta.language.the_boss import card as card_words

NAMES = ("Anna", "Ben")
SPEAKER = Speaker("en", [])


def hand(holder: Person, seat: int) -> set[str]:
    return set(holder.latest[seat]["view"]["seats"][seat]["hand"] or ())


def labels(cards: set[str]) -> set[str]:
    """As the page says them: `Detroit revolver`, `Detroit $4`."""
    said = set()
    for card in cards:
        face = card.split()[1]
        words = say("the_boss-money", money=int(face)) if face.isdigit() else face
        said |= {card_words(SPEAKER, card), card_words(SPEAKER, card).replace(f" {face}", f" {words}")}
    return said


def found(watcher: Person, cards: set[str]) -> list[str]:
    """Which of these cards appear anywhere in somebody's browser: source, what is drawn, and all that was received."""
    page = watcher.page.content() + "\n".join(watcher.drawn())
    frames = "\n".join(watcher.received)
    return [label for label in labels(cards) if label in page] + [
        card for card in cards if f'"{card}"' in frames or f"play {card}" in frames
    ]


def public(watcher: Person) -> set[str]:
    """Cards that everybody has seen: those on the table now, and those that were turned up."""
    return {
        event["facts"]["card"]
        for text in watcher.received
        if '"update"' in text
        for row in Person.read(text)["log"]
        for event in row["events"]
        if "card" in event["facts"] and event["kind"] != "card_dealt"
    }


def two_at_a_table(person: NewPerson, serving: Serving) -> tuple[Person, Person]:
    made = serving.set_up("the_boss", "Anna", "Ben")
    anna, ben = (person(url=serving.url).go(serving.at(made, seat)).sat_down() for seat in (0, 1))
    return anna, ben


def test_two_browsers_at_one_table_see_different_secrets(person: NewPerson, serving: Serving) -> None:
    anna, ben = two_at_a_table(person, serving)
    chance = random.Random(5)
    kept: dict[int, set[str]] = {0: set(), 1: set()}
    searched = 0
    for _ in range(24):
        play_any(whose_turn(anna, ben), chance, most=1)
        for seat, me, other in ((0, anna, ben), (1, ben, anna)):
            me.until(lambda: anna.now["ply"] == ben.now["ply"], "the same position on both screens")
            mine = hand(me, seat)
            assert mine == set(found(me, mine)) & mine, "everybody has their own cards"
            # Cards come again every round: only those that the other can never have seen count.
            kept[1 - seat] |= hand(other, 1 - seat) | public(me)
            assert found(other, mine - kept[1 - seat]) == []
            searched += len(mine - kept[1 - seat])
    assert searched > 20


def test_the_search_finds_a_planted_leak(person: NewPerson, tmp_path: Path) -> None:
    leaking = Serving(tmp_path, options=QUICK, program=(ODD, "leaking")).start()
    try:
        anna, ben = two_at_a_table(person, leaking)
        theirs = hand(ben, 1)
        assert theirs
        assert {card for card in found(anna, theirs) if card in theirs} == theirs, "in the frames"
        assert labels(theirs) & set(found(anna, theirs)), "on the page"
    finally:
        leaking.stop()


def at_one_screen(person: NewPerson, **wishes: object) -> Person:
    """Two people sit down at one screen, from the home page on."""
    both = person(**wishes).go()
    article = both.page.get_by_role("article").filter(has_text="The Boss")
    article.get_by_role("button", name=say("web-play-here")).click()
    for number, name in enumerate(NAMES, 1):
        both.page.get_by_label(say("web-name-of-seat", number=number)).fill(name)
    both.push("web-begin")
    both.until(lambda: set(both.latest) == {0, 1}, "both seats")
    return both


def test_the_curtain_hides_everything_until_it_is_lifted(person: NewPerson) -> None:
    both = at_one_screen(person)
    hands = {seat: hand(both, seat) for seat in (0, 1)}
    only = {0: hands[0] - hands[1], 1: hands[1] - hands[0]}
    first = both.now["seat"]
    for seat in (first, 1 - first):
        name = NAMES[seat]
        both.button("web-curtain-lift", player=name).wait_for()
        shown = both.page.content()
        only = {holder: cards - public(both) for holder, cards in only.items()}
        assert [label for label in labels(only[0] | only[1]) if label in shown] == []
        both.push("web-curtain-lift", player=name)
        both.sat_down()
        shown = both.page.content()
        assert labels(only[seat]) & {label for label in labels(only[seat]) if label in shown}
        assert [label for label in labels(only[1 - seat]) if label in shown] == []
        while both.now["seat"] == seat:
            decide_any(both, random.Random(seat))


def test_who_confirms_while_looking_back_shows_the_next_one_nothing(person: NewPerson) -> None:
    both = at_one_screen(person, confirm=True)
    first = both.now["seat"]
    both.push("web-curtain-lift", player=NAMES[first])
    chance = random.Random(3)
    while not both.may_confirm():
        decide_any(both, chance)
    both.page.locator("ol.log button").first.click()
    both.page.get_by_text(say("web-status-past")).wait_for()
    both.page.keyboard.press("c")
    both.push("web-curtain-lift", player=NAMES[1 - first])
    both.sat_down()
    secret = hand(both, first) - hand(both, 1 - first) - public(both)
    shown = both.page.content()
    assert [label for label in labels(secret) if label in shown] == []
    assert say("web-status-past") not in shown


def test_nothing_is_shown_to_a_screen_of_two_before_somebody_says_who_they_are(person: NewPerson) -> None:
    both = at_one_screen(person)
    both.push("web-curtain-lift", player=NAMES[both.now["seat"]])
    both.page.reload()
    both.page.locator(".curtain").wait_for()
    assert both.page.locator("main .hand").count() == 0


def test_a_spectator_follows_and_sees_no_hand(person: NewPerson, serving: Serving) -> None:
    made = serving.set_up("the_boss", "Anna", "Ben", open=True)
    anna = person().go(serving.at(made, 0)).sat_down()
    crowd = person().go()
    crowd.page.get_by_role("link").filter(has_text="Anna, Ben").first.click()
    crowd.sat_down()
    assert set(crowd.latest) == {None}
    for ply in range(2, 6):
        if anna.now["asked"]:
            play_any(anna, random.Random(4), most=1)
        else:
            serving.play_on(made, most=1)
        crowd.until(lambda: crowd.now["ply"] == anna.now["ply"] == ply, "everybody to see the move")  # noqa: B023
    crowd.settled()
    assert found(crowd, hand(anna, 0) - public(crowd)) == []
    assert crowd.offered() == []
    crowd.panel("chat")
    assert crowd.page.get_by_label(say("web-chat-write")).count() == 0
    anna.page.get_by_text(say("web-watching", count=1)).wait_for()
    for key in ("web-undo", "web-confirm", "web-hint"):
        assert not crowd.button(key).is_visible()


@pytest.mark.parametrize("address", ["#table=aaaaaaaaaaaaaaaa", "#table=x&seat=nonsense"])
def test_whoever_is_not_let_in_is_told_so(person: NewPerson, address: str) -> None:
    stranger = person().go(address)
    stranger.page.get_by_role("heading", name=say("web-no-entry")).wait_for()
    stranger.push("web-home")
    stranger.page.get_by_role("heading", name="OMERTA").wait_for()
