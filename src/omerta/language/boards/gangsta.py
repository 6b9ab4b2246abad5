"""The board of Gangsta! as text: whose turn, heists, gangsters for hire, snitches, players, gangs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from omerta.language.boards.columns import DOT, NOTHING, bound, columns, flow, heading, shorten
from omerta.language.gangsta import effect, family, heist, kind, reward, skill
from omerta.language.speaker import Speaker

View = Mapping[str, Any]

_LONGEST_NAME = 12
_ACTS, _WON, _AVAILABLE, _ENGAGED, _COOPERATIVE = "▶", "★", "●", "○", "&"
_SKILLS = {"L": "leader", "M": "mercenary", "I": "informant", "S": "sniper", "B": "brawler", "H": "hacker"}
_INDENT = "   "
_LONG_STANDSTILL = 5
"""Rounds of the table before a standstill ends the chapter: from here on the board warns of it."""


def draw(speaker: Speaker, view: View) -> str:
    """Everything this seat may see."""
    if _over(view):
        lines = [
            *_result(speaker, view),
            "",
            heading(speaker.say("gangsta-board-standing")),
            *_standing(speaker, view),
            *_gangs(speaker, view),
        ]
    else:
        lines = [
            *_status(speaker, view),
            "",
            *_dealt(speaker, view),
            *_underway(speaker, view),
            *_snitches(speaker, view),
            *_heists(speaker, view),
            *_recruits(speaker, view),
            heading(speaker.say("gangsta-board-players")),
            *_players(speaker, view),
            *_gangs(speaker, view),
        ]
    return "\n".join(lines)


def _over(view: View) -> bool:
    return bool(view["stage"] == "over")


def _name(speaker: Speaker, seat: int) -> str:
    return bound(shorten(speaker.player(seat), _LONGEST_NAME))


def _money(speaker: Speaker, money: int) -> str:
    return bound(speaker.say("gangsta-board-money", money=money))


def _influence(speaker: Speaker, influence: int) -> str:
    return bound(speaker.say("gangsta-board-influence", influence=influence))


# --- whose turn


def _result(speaker: Speaker, view: View) -> Iterator[str]:
    winners = speaker.listed([speaker.player(seat) for seat in view["winners"]])
    if len(view["winners"]) == 1:
        yield from flow([f"{_WON} {speaker.say('game-over-winner', winner=winners)}"])
    else:
        yield from flow([f"{_WON} {speaker.say('game-over-shared', winners=winners)}"])
    yield speaker.say("gangsta-board-result", chapter=view["chapter"])


def _status(speaker: Speaker, view: View) -> Iterator[str]:
    """Who must decide what, and how near the end of the chapter is."""
    acting = speaker.listed([_acting(speaker, view, seat) for seat in view["acting"]])
    details = [bound(text) for text in _details(speaker, view)]
    yield from flow([f"{_ACTS} {acting}", speaker.question("gangsta", view["stage"]), *details])
    parts = [speaker.say("gangsta-board-chapter", chapter=view["chapter"], size=view["chapter_size"])]
    if view["snitches"]["until_end"] is not None:
        parts.append(speaker.say("gangsta-board-snitch-end", snitches=view["snitches"]["until_end"]))
    if view["idle_turns_left"] <= _LONG_STANDSTILL * view["players"]:
        parts.append(speaker.say("gangsta-board-idle", turns=view["idle_turns_left"]))
    if view["extra_turn"]:
        parts.append(speaker.say("gangsta-board-extra-turn"))
    if view["extra_turn_due"]:
        parts.append(speaker.say("gangsta-board-extra-turn-due"))
    yield from flow([bound(part) for part in parts])


def _acting(speaker: Speaker, view: View, seat: int) -> str:
    player = speaker.player(seat)
    return speaker.say("gangsta-board-you", player=player) if seat == view["seat"] else player


def _details(speaker: Speaker, view: View) -> Iterator[str]:
    """The numbers that go with a question."""
    match view["stage"]:
        case "mobilise":
            yield speaker.say("gangsta-board-free-left", gangsters=view["free_left"])
        case "divert":
            yield speaker.say("gangsta-board-diversions", gangsters=view["diversions"])
        case "steal":
            yield _money(speaker, view["stealing"])
        case "victim" | "arrest" | "war" if view["loser"] not in view["acting"]:
            yield speaker.say("gangsta-board-loser", player=speaker.player(view["loser"]))


def _dealt(speaker: Speaker, view: View) -> Iterator[str]:
    """While resource cards are chosen: one's own two, and what they do; with everything open, everybody's."""
    for held in view["seats"]:
        if held["dealt"]:
            own = held["seat"] == view["seat"]
            yield heading(speaker.say("gangsta-board-dealt") if own else speaker.player(held["seat"]))
        for card in held["dealt"]:
            name, text = effect(speaker, card["effect"])
            facts = {"name": name, "skills": card["skills"], "influence": card["influence"]}
            yield from columns([[card["id"], speaker.say("gangsta-board-dealt-card", **facts)], ["", text]])


# --- heists


def _underway(speaker: Speaker, view: View) -> Iterator[str]:
    underway = view["underway"]
    if underway is None:
        return
    card = underway["heist"]
    named = heist(speaker, f"{card['id']} {card['kind']}")
    missing = underway["missing"]
    yield heading(speaker.say("gangsta-board-underway"))
    parts = [
        speaker.say("gangsta-board-underway-heist", heist=named, skills=card["skills"]),
        speaker.say("gangsta-board-underway-missing", skills=missing)
        if missing
        else speaker.say("gangsta-board-underway-done"),
        speaker.say("gangsta-board-underway-crew", gangsters=", ".join(underway["crew"]) or NOTHING),
        speaker.say("gangsta-board-underway-brings", rewards=_brought(speaker, card)),
    ]
    yield from flow([bound(part) for part in parts], _INDENT)


def _heists(speaker: Speaker, view: View) -> Iterator[str]:
    """The row, and what the viewer has seen on top of the deck."""
    deck, discarded = view["heist_deck"], len(view["heist_discard"])
    yield heading(speaker.say("gangsta-board-heists", deck=deck, discarded=discarded))
    cards = [card for card in (*view["heists"], view["top_heist"]) if card is not None]
    keys = ("gangsta-board-needs", "gangsta-board-brings", "gangsta-board-lack", "gangsta-board-possible")
    needs, brings, lack, possible = (speaker.say(key) for key in keys)
    rows = [["", "", needs, brings, *([] if view["seat"] is None else [lack]), possible]]
    rows += [_heist(speaker, view, card) for card in cards]
    yield from columns(rows)
    if view["top_heist"] is not None:
        yield from flow([speaker.say("gangsta-board-top-heist", number=view["top_heist"]["id"])], _INDENT)
    if view["top_snitch"] is not None:
        named = speaker.say("gangsta-snitch", informants=view["top_snitch"])
        yield from flow([speaker.say("gangsta-board-top-snitch", snitch=named)], _INDENT)
    lacking = [] if view["seat"] is None else [_lack(speaker, view, card) for card in cards]
    signs = [
        (any(card["cooperative"] for card in cards), speaker.say("gangsta-board-legend-cooperative")),
        (any("(" in text for text in lacking), speaker.say("gangsta-board-legend-engaged")),
    ]
    yield from flow([bound(text) for occurs, text in signs if occurs], _INDENT)


def _heist(speaker: Speaker, view: View, card: View) -> list[str]:
    able = _able(speaker, [crew["seat"] for crew in card["players"] if crew["possible"]], view["players"])
    named = kind(speaker, card["kind"]) + (f"\N{NO-BREAK SPACE}{_COOPERATIVE}" if card["cooperative"] else "")
    own = [] if view["seat"] is None else [_lack(speaker, view, card)]
    return [card["id"], named, card["skills"], _brought(speaker, card), *own, able]


def _able(speaker: Speaker, seats: Sequence[int], players: int) -> str:
    """Who could do a heist now."""
    if len(seats) == players:
        return speaker.say("gangsta-board-everybody")
    return ", ".join(_name(speaker, seat) for seat in seats) or NOTHING


def _brought(speaker: Speaker, card: View) -> str:
    """The left box; behind the sign, the right box."""
    parts = [_money(speaker, card["money"])] if card["money"] else []
    parts += [_influence(speaker, card["influence"])] if card["influence"] else []
    parts += [bound(reward(speaker, words)) for words in card["rewards"]]
    text = ", ".join(parts) or NOTHING
    return (
        f"{text} {_COOPERATIVE}\N{NO-BREAK SPACE}{_money(speaker, card['cooperative_money'])}"
        if card["cooperative"]
        else text
    )


def _lack(speaker: Speaker, view: View, card: View) -> str:
    """The skills that the viewer lacks; those that engaged gangsters have stand in brackets."""
    crew = card["players"][view["seat"]]
    if crew["possible"]:
        return NOTHING
    if not crew["missing"]:
        return bound(speaker.say("gangsta-board-no-starter")) if card["cooperative"] else _money(speaker, 1)
    never = crew["missing_with_all"]
    engaged = _less(crew["missing"], never)
    return " ".join(filter(None, [never, f"({engaged})" if engaged else ""]))


def _less(letters: str, others: str) -> str:
    """The letters that are left when others are taken away."""
    return "".join(letter * (letters.count(letter) - others.count(letter)) for letter in _SKILLS)


# --- gangsters for hire, and snitches


def _recruits(speaker: Speaker, view: View) -> Iterator[str]:
    deck, discarded = view["gangster_deck"], len(view["gangster_discard"])
    yield heading(speaker.say("gangsta-board-hire", deck=deck, discarded=discarded))
    keys = ("gangsta-board-skills", "gangsta-board-cost", "gangsta-board-points")
    rows = [["", "", *(speaker.say(key) for key in keys), ""]]
    for card in (*view["gangsters"], view["top_gangster"]):
        if card is not None:
            cells = [card["id"], bound(family(speaker, card["family"])), card["skills"]]
            notes = ", ".join(_notes(speaker, view, card))
            rows.append([*cells, _money(speaker, card["cost"]), str(card["influence"]), notes])
    yield from columns(rows, right=frozenset({3, 4}))


def _notes(speaker: Speaker, view: View, card: View) -> Iterator[str]:
    if view["seat"] is not None and not card["affordable"]:
        yield speaker.say("gangsta-board-short", money=card["cost"] - view["seats"][view["seat"]]["money"])
    if card is view["top_gangster"]:
        yield speaker.say("gangsta-board-top")


def _snitches(speaker: Speaker, view: View) -> Iterator[str]:
    """What each snitch still to come would cost each player."""
    left = view["snitches"]["left"]
    if not left:
        return
    yield heading(speaker.say("gangsta-board-snitches"))
    sorts = [
        bound(speaker.say("gangsta-board-snitch", count=count, informants=int(asked))) for asked, count in left.items()
    ]
    rows = [["", speaker.say("gangsta-board-informants"), *sorts, ""]]
    for forecast in view["snitches"]["forecast"]:
        prices = [_price(speaker, forecast, asked) for asked in left]
        rows.append([_name(speaker, forecast["seat"]), str(forecast["informants"]), *prices, ""])
    yield from columns(rows, right=frozenset(range(1, len(left) + 2)))
    if any(forecast["ruined_by"] for forecast in view["snitches"]["forecast"]):
        yield from flow([bound(speaker.say("gangsta-board-legend-arrest"))], _INDENT)


def _price(speaker: Speaker, forecast: View, asked: str) -> str:
    if asked in forecast["ruined_by"]:
        return speaker.say("gangsta-board-arrest")
    return _money(speaker, forecast["prices"][asked])


# --- the players


def _players(speaker: Speaker, view: View) -> list[str]:
    """One line each: money, size of the gang, skills, heists done, points if they may be shown."""
    keys = ("gangsta-board-money-head", "gangsta-board-gang-head", "gangsta-board-heists-head", "gangsta-board-points")
    money, gang, heists, points = (speaker.say(key) for key in keys)
    rows = [["", "", money, gang, *_SKILLS, heists, points, ""]]
    for held in view["seats"]:
        skills = [_count(held["ready"][letter], held["symbols"][letter]) for letter in _SKILLS]
        rows.append(
            [
                _ACTS if held["seat"] in view["acting"] else "",
                _name(speaker, held["seat"]),
                _money(speaker, held["money"]),
                bound(speaker.say("gangsta-board-of", has=held["gang_size"], needs=view["chapter_size"])),
                *skills,
                str(len(held["done"])),
                NOTHING if held["score"] is None else str(held["score"]["total"]),
                "",
            ]
        )
    return columns(rows, right=frozenset(range(2, 12)))


def _count(ready: int, symbols: int) -> str:
    return f"{ready}/{symbols}" if symbols else NOTHING


def _standing(speaker: Speaker, view: View) -> list[str]:
    """When all is over: influence part by part, the best first."""
    bonus = "families" if view["families"] else "largest_gang"
    largest = "gangsta-board-families" if view["families"] else "gangsta-board-largest-gang"
    keys = ["gangsta-board-heists-head", "gangsta-board-gang-head", "gangsta-board-richest", largest]
    parts = ["heists", "gang", "richest", bonus]
    if view["resources"]:
        keys.append("gangsta-board-resources")
        parts.append("resources")
    heads = [speaker.say(key) for key in (*keys, "gangsta-board-total")]
    rows = [["", "", *heads, ""]]
    lines = [held["score"] for held in view["seats"]]
    for line in sorted(lines, key=lambda line: (-line["total"], -line["gang_size"])):
        mark = _WON if line["winner"] else ""
        rows.append([mark, _name(speaker, line["seat"]), *(str(line[part]) for part in (*parts, "total")), ""])
    return columns(rows, right=frozenset(range(2, len(parts) + 3)))


# --- the gangs


def _gangs(speaker: Speaker, view: View) -> Iterator[str]:
    """Everybody's cards, and what the signs mean."""
    yield heading(speaker.say("gangsta-board-gangs"))
    rows = []
    for held in view["seats"]:
        first, *further = _cards(speaker, held)
        rows += [[_name(speaker, held["seat"]), first], *(["", text] for text in further)]
    yield from columns(rows)
    keys = ("gangsta-board-legend-available", "gangsta-board-legend-busy", "gangsta-board-legend-learned")
    signs = [speaker.say(key) for key in keys]
    letters = [f"{letter} {skill(speaker, word)}" for letter, word in _SKILLS.items()]
    yield from flow([bound(sign) for sign in (*signs, *letters)], _INDENT)


def _cards(speaker: Speaker, held: View) -> Iterator[str]:
    """A player's gang, then what else lies there."""
    yield _people(speaker, held["gang"])
    resource = held["resource"]
    if resource is not None:
        yield _resource(speaker, held, resource)
    elif held["resource_chosen"]:
        yield speaker.say("gangsta-board-resource-chosen")
    if held["hospital"]:
        yield speaker.say("gangsta-board-hospital", gangsters=_people(speaker, held["hospital"]))


def _people(speaker: Speaker, people: Sequence[View]) -> str:
    return DOT.join(bound(_person(speaker, person)) for person in people)


def _person(speaker: Speaker, person: View) -> str:
    mark = _ENGAGED if person["engaged"] else _AVAILABLE
    skills = person["skills"] + (f"+{person['learned']}" if person["learned"] else "")
    text = f"{mark} {person['id']} {family(speaker, person['family'])} {skills}"
    if person["boss"]:
        text = f"{text} {speaker.say('gangsta-board-boss')}"
    return f"{text} {_influence(speaker, person['influence'])}" if person["influence"] else text


def _resource(speaker: Speaker, held: View, resource: View) -> str:
    name, influence = effect(speaker, resource["effect"])[0], resource["influence"]
    if resource["filed"]:
        return speaker.say("gangsta-board-resource-filed", name=name, influence=influence)
    if not resource["active"]:
        facts = {"name": name, "influence": influence, "skills": resource["missing"] or resource["skills"]}
        return speaker.say("gangsta-board-resource-waiting", **facts)
    if held["safe_money"]:
        facts = {"name": name, "influence": influence, "money": held["safe_money"]}
        return speaker.say("gangsta-board-resource-safe", **facts)
    return speaker.say("gangsta-board-resource-active", name=name, influence=influence)
