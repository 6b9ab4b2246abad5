"""The board of The Boss as text: whose turn, the row of cities, the players, the police, the own hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from omerta.language.boards.columns import NOTHING, bound, columns, flow, heading, shorten
from omerta.language.speaker import Speaker
from omerta.language.the_boss import badge, card, face

View = Mapping[str, Any]

_LONGEST_NAME = 12
_CHICAGO, _LEADS, _ACTS, _ACTED, _WON = "◆", "▲", "▶", "✓", "★"
_UNSEEN, _HOUSE = "?", "°"


def draw(speaker: Speaker, view: View) -> str:
    """Everything this seat may see."""
    lines = [
        *_status(speaker, view),
        "",
        heading(speaker.say("the_boss-board-cities")),
        *_cities(speaker, view),
        *_legend(speaker, view),
        heading(speaker.say("the_boss-board-standing" if _over(view) else "the_boss-board-players")),
        *(_standing(speaker, view) if _over(view) else _players(speaker, view)),
        heading(speaker.say("the_boss-board-police")),
        *_police(speaker, view),
        *_hand(speaker, view),
    ]
    return "\n".join(lines)


def _over(view: View) -> bool:
    return bool(view["stage"] == "over")


def _name(speaker: Speaker, seat: int) -> str:
    return shorten(speaker.player(seat), _LONGEST_NAME)


def _gang(professionals: int, occasionals: int) -> str:
    return f"{professionals}+{occasionals}"


# --- whose turn


def _status(speaker: Speaker, view: View) -> Iterator[str]:
    if _over(view):
        winners = speaker.listed([speaker.player(seat) for seat in view["winners"]])
        if len(view["winners"]) == 1:
            yield from flow([f"{_WON} {speaker.say('game-over-winner', winner=winners)}"])
        else:
            yield from flow([f"{_WON} {speaker.say('game-over-shared', winners=winners)}"])
        yield speaker.say("the_boss-board-result", rounds=view["round"])
        return
    acting = speaker.player(view["acting"])
    if view["acting"] == view["seat"]:
        acting = speaker.say("the_boss-board-you", player=acting)
    yield from flow([f"{_ACTS} {acting}", speaker.question("the_boss", view["stage"])])
    start_player = speaker.player(view["start_player"])
    parts = [speaker.say("the_boss-board-round", round=view["round"], turn=view["turn"], start_player=start_player)]
    if view["extra_round"]:
        parts.append(bound(speaker.say("the_boss-board-extra-round")))
    elif view["last_round"]:
        parts.append(bound(speaker.say("the_boss-board-last-round")))
    yield from flow(parts)
    if view["turn"] == 5:
        order = ", ".join(bound(speaker.player(seat)) for seat in view["order"])
        yield from flow([speaker.say("the_boss-board-last-turn", order=order)])


# --- the row of cities


def _cities(speaker: Speaker, view: View) -> list[str]:
    open_now = any(place["hidden"] for place in view["row"])
    last = "the_boss-board-hidden" if open_now else "the_boss-board-gangsters"
    head = ["", "", *(speaker.say(key) for key in ("the_boss-board-cards", "the_boss-board-played", last))]
    return columns([head, *(_city(speaker, place) for place in view["row"])])


def _city(speaker: Speaker, place: View) -> list[str]:
    if place["number"] is None:
        number, played = _CHICAGO, ""
        cards = speaker.say("the_boss-board-chicago", sum=place["chicago_sum"], money=place["chicago_pays"])
    else:
        number = str(place["number"])
        cards = " ".join(shown for known in place["cards"] for shown in _copies(speaker, place, known))
        played = " ".join(_marked(speaker, place, word) for word in place["played"]) or NOTHING
    there = [", ".join(_people(speaker, place)), _banished(speaker, place)]
    return [number, bound(place["name"]), cards, played, "; ".join(filter(None, there)) or NOTHING]


def _house_mark(place: View, word: str) -> str:
    """The sign behind a card of this city whose value is ours, not the printed one."""
    return _HOUSE if any(known["house"] for known in place["cards"] if known["face"] == word) else ""


def _marked(speaker: Speaker, place: View, word: str) -> str:
    """What a card of this city shows, with its sign."""
    return face(speaker, word) + _house_mark(place, word)


def _copies(speaker: Speaker, place: View, known: View) -> list[str]:
    """A card as often as it is printed; those the viewer has not seen bear a question mark."""
    text = _marked(speaker, place, known["face"])
    return [text] * (known["copies"] - known["unseen"]) + [text + _UNSEEN] * known["unseen"]


def _people(speaker: Speaker, place: View) -> Iterator[str]:
    """What lies hidden there, if the viewer knows; who stands there, the leader first."""
    if place["hidden"] is not None:
        yield _marked(speaker, place, place["hidden"])
    for gang in sorted(place["gangsters"], key=lambda gang: bool(gang["seat"] != place["leader"])):
        mark = f"{_LEADS} " if gang["seat"] == place["leader"] else ""
        yield bound(f"{mark}{_name(speaker, gang['seat'])} {_gang(gang['professionals'], gang['occasionals'])}")


def _banished(speaker: Speaker, place: View) -> str:
    """Who may never place there again."""
    if not place["banished"]:
        return ""
    first, *others = (bound(_name(speaker, seat)) for seat in place["banished"])
    return ", ".join([bound(speaker.say("the_boss-board-banished", players=first)), *others])


def _legend(speaker: Speaker, view: View) -> list[str]:
    """The signs that occur above."""
    cards = [known for place in view["row"] for known in place["cards"]]
    signs = [
        (any(known["unseen"] for known in cards), speaker.say("the_boss-board-legend-unseen")),
        (any(known["house"] for known in cards), speaker.say("the_boss-board-legend-house")),
        (any(place["leader"] is not None for place in view["row"]), speaker.say("the_boss-board-legend-leader")),
        (not _over(view), speaker.say("the_boss-board-legend-gang")),
        (True, speaker.say("the_boss-board-legend-top")),
    ]
    return flow([bound(text) for occurs, text in signs if occurs], "   ")


# --- the players


def _players(speaker: Speaker, view: View) -> list[str]:
    """One line each, in the order of this turn."""
    numbers = {place["city"]: str(place["number"]) for place in view["row"] if place["number"] is not None}
    numbers = dict(sorted(numbers.items(), key=lambda item: item[1]))
    keys = ("the_boss-board-money", "the_boss-board-front", "the_boss-board-backs", "the_boss-board-away")
    money, front, backs, away = (speaker.say(key) for key in keys)
    rows = [["", "", money, front, bound(f"{backs} {' '.join(numbers.values())}"), away]]
    acted = True
    for seat in view["order"]:
        acted = acted and seat != view["acting"]
        mark = _ACTED if acted else _ACTS if seat == view["acting"] else ""
        held = view["seats"][seat]
        cards = " ".join(str(held["backs"].get(city, "·")) for city in numbers)
        rows.append(
            [
                mark,
                bound(_name(speaker, seat)),
                bound(speaker.say("the_boss-board-millions", money=held["money"])),
                _gang(held["professionals"], held["occasionals"]),
                bound(cards),
                ", ".join(bound(text) for text in _away(speaker, held)) or NOTHING,
            ]
        )
    return columns(rows, right=frozenset({2, 3, 4}))


def _away(speaker: Speaker, held: View) -> Iterator[str]:
    """Gangsters who sit out this round, or are gone for good."""
    for rounds, gangsters in enumerate(held["prison"], 1):
        if gangsters:
            yield speaker.say("the_boss-board-in-prison", gangsters=gangsters, rounds=rounds)
    if held["hospital"]:
        yield speaker.say("the_boss-board-in-hospital", gangsters=held["hospital"], rounds=1)
    if held["shot"]:
        yield speaker.say("the_boss-board-shot", gangsters=held["shot"])


def _standing(speaker: Speaker, view: View) -> list[str]:
    """When all is over: winners first, then by money."""
    money, earned = speaker.say("the_boss-board-money"), speaker.say("the_boss-board-earned")
    rows = [["", "", money, earned]]
    for held in sorted(view["seats"], key=lambda held: (held["seat"] not in view["winners"], -held["money"])):
        rows.append(
            [
                _WON if held["seat"] in view["winners"] else "",
                bound(_name(speaker, held["seat"])),
                bound(speaker.say("the_boss-board-millions", money=held["money"])),
                " + ".join(map(str, held["earned"])),
            ]
        )
    return columns(rows, right=frozenset({2}))


# --- police and hand


def _police(speaker: Speaker, view: View) -> list[str]:
    police = view["police"]
    turned = ", ".join(badge(speaker, word) for word in police["turned"]) or NOTHING
    count = speaker.say("the_boss-board-badges", gold=police["gold"], silver=police["silver"], left=police["left"])
    return flow([turned, count], "   ")


def _hand(speaker: Speaker, view: View) -> Sequence[str]:
    """The own cards; a spectator has none, and who looks back with everything open has everybody's."""
    if _over(view):
        return []
    if view["seat"] is not None:
        return [heading(speaker.say("the_boss-board-hand")), *flow(_held(speaker, view, view["seat"]), "   ")]
    open_hands = [held["seat"] for held in view["seats"] if held["hand"] is not None]
    rows = [[speaker.player(seat), "   ".join(_held(speaker, view, seat))] for seat in open_hands]
    return columns(rows) if rows else []


def _held(speaker: Speaker, view: View, seat: int) -> list[str]:
    places = {place["city"]: place for place in view["row"]}
    held = []
    for words in view["seats"][seat]["hand"]:
        city, shown = words.split()
        held.append(bound(card(speaker, words) + _house_mark(places[city], shown)))
    return held or [NOTHING]
