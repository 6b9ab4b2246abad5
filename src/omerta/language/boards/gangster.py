"""The board of Gangster as text: whose turn, the map, the districts, the colours and where they can go, the harbour."""

from collections.abc import Iterator, Mapping
from typing import Any

from omerta.language.boards.columns import NOTHING, WIDTH, bound, columns, flow, heading, shorten
from omerta.language.gangster import colour, equipment, place
from omerta.language.speaker import Speaker

View = Mapping[str, Any]

LETTERS = {"blue": "B", "grey": "G", "yellow": "Y", "brown": "N", "green": "R"}
"""As on the pieces, in every language."""
_LONGEST_NAME = 12
_MAP_ROWS = 15
_MOST = 100
"""Places lie between 0 and this in both directions."""
_ROAD, _EMPTY = "·", "·"
_ACTS, _WON, _HOUSE, _DOUBLER, _HARBOUR = "▶", "★", "°", "\N{MULTIPLICATION SIGN}2", "≈"


def draw(speaker: Speaker, view: View) -> str:
    """Everything this seat may see."""
    over = view["stage"] == "over"
    lines = [
        *_status(speaker, view),
        "",
        heading(speaker.say("gangster-board-map") + _mark(any(road["house"] for road in view["roads"]))),
        *_map(view),
        heading(speaker.say("gangster-board-districts")),
        *_districts(speaker, view),
        *_legend(speaker, view),
        heading(speaker.say("gangster-board-standing" if over else "gangster-board-colours")),
        *(_standing(speaker, view) if over else _colours(speaker, view)),
    ]
    if not over:
        lines += [heading(speaker.say("gangster-board-reach")), *_reach(speaker, view)]
        lines += [heading(speaker.say("gangster-board-piles")), *_piles(speaker, view)]
    return "\n".join(lines)


def _mark(house: bool) -> str:
    """The sign of what is ours, not the printed one."""
    return _HOUSE if house else ""


# --- whose turn


def _status(speaker: Speaker, view: View) -> Iterator[str]:
    if view["stage"] == "over":
        winners = speaker.listed([speaker.player(seat) for seat in view["winners"]])
        if len(view["winners"]) == 1:
            yield from flow([f"{_WON} {speaker.say('game-over-winner', winner=winners)}"])
        else:
            yield from flow([f"{_WON} {speaker.say('game-over-shared', winners=winners)}"])
        yield from flow([speaker.say("gangster-board-result")])
        return
    acting = speaker.player(view["acting"])
    if view["acting"] == view["seat"]:
        acting = speaker.say("gangster-board-you", player=acting)
    chosen = [view["colour"]] if view["colour"] else view["seats"][view["acting"]]["colours"]
    who = f"{_ACTS} {acting} ({', '.join(colour(speaker, word) for word in chosen)})"
    yield from flow([who, speaker.question("gangster", view["stage"])])
    end = view["round_end"]
    parts = [
        speaker.say("gangster-board-round", round=view["round"]),
        speaker.say("gangster-board-doublers", left=end["doublers_left"], drives=end["fewest_drives"]),
    ]
    yield from flow(parts)
    if view["must_drive"]:
        yield from flow([speaker.say("gangster-board-must-drive")])


# --- the map


def _map(view: View) -> list[str]:
    """Places where they lie, the letters of the cars behind their names, dots for roads."""
    rows = [[" "] * WIDTH for _ in range(_MAP_ROWS)]
    labels = {there["place"]: _label(there) for there in view["places"]}
    centres = {}
    for there in view["places"]:
        room = WIDTH - len(labels[there["place"]])
        left = round(there["x"] * room / _MOST)
        centres[there["place"]] = (
            left + len(labels[there["place"]]) // 2,
            round(there["y"] * (_MAP_ROWS - 1) / _MOST),
        )
    for road in view["roads"]:
        _draw_road(rows, *(centres[end] for end in road["ends"]))
    for word, label in labels.items():
        across, down = centres[word]
        start = across - len(label) // 2
        rows[down][max(0, start - 1) : start + len(label) + 1] = list(f" {label} " if start else f"{label} ")
    return ["".join(row[:WIDTH]).rstrip() for row in rows]


def _label(there: View) -> str:
    cars = "".join(LETTERS[word] for word in there["cars"])
    name = f"{_HARBOUR} {there['name']}" if there["kind"] == "harbour" else there["name"]
    return f"{name}{_mark(there['house'])}" + (f" [{cars}]" if cars else "")


def _draw_road(rows: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted line."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        across, down = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
        rows[down][min(across, WIDTH - 1)] = _ROAD


# --- the districts


def _districts(speaker: Speaker, view: View) -> list[str]:
    keys = ("district", "values", "spaces", "settled" if view["stage"] == "over" else "scores")
    head = ["", *(speaker.say(f"gangster-board-{key}") for key in keys)]
    return columns([head, *(_district(there) for there in view["places"] if there["tile"])])


def _district(there: View) -> list[str]:
    tile = there["tile"]
    spaces = "".join(LETTERS[word] if word else _EMPTY for word in there["spaces"])
    return [
        _DOUBLER if there["doubler"] else "",
        bound(there["name"]),
        bound(" ".join(tile["values"]) + _mark(tile["house"])),
        spaces,
        " ".join(_score(there, standing) for standing in there["standings"]) or NOTHING,
    ]


def _score(there: View, standing: View) -> str:
    """`B3=10`: Blue has three gangsters and would get ten."""
    points = standing["points"]
    if points is None:
        points = "2·?" if there["doubler"] else "?"
    return f"{LETTERS[standing['colour']]}{standing['gangsters']}={points}"


def _legend(speaker: Speaker, view: View) -> list[str]:
    """The signs that occur above."""
    tiles = [there["tile"] for there in view["places"] if there["tile"]]
    house = any(tile["house"] for tile in tiles) or any(road["house"] for road in view["roads"])
    signs = [
        (view["stage"] != "over", speaker.say("gangster-board-legend-scores")),
        (any(there["doubler"] for there in view["places"]), speaker.say("gangster-board-legend-doubler")),
        (any(there["cars"] for there in view["places"]), speaker.say("gangster-board-legend-cars")),
        (house, speaker.say("gangster-board-legend-house")),
    ]
    return flow([bound(text) for occurs, text in signs if occurs], "   ")


# --- the colours


def _colours(speaker: Speaker, view: View) -> list[str]:
    keys = ("influence", "cards", "riding", "trunk", "equipment")
    rows = [["", "", "", *(speaker.say(f"gangster-board-{key}") for key in keys)]]
    for held in view["colours"]:
        trunk = "".join(LETTERS[word] * count for word, count in held["trunk"].items())
        rows.append(
            [
                _ACTS if held["seat"] == view["acting"] and view["colour"] in (None, held["colour"]) else "",
                f"{LETTERS[held['colour']]}\N{NO-BREAK SPACE}{colour(speaker, held['colour'])}",
                bound(shorten(speaker.player(held["seat"]), _LONGEST_NAME)),
                str(view["seats"][held["seat"]]["influence"]),
                bound(" ".join(str(card) if card in held["cards"] else _EMPTY for card in (1, 2, 3))),
                str(held["gangsters"]),
                f"{trunk or NOTHING}/{held['trunk_size']}",
                ", ".join(bound(equipment(speaker, word)) for word in held["equipment"]) or NOTHING,
            ]
        )
    return columns(rows, right=frozenset({3, 5}))


def _reach(speaker: Speaker, view: View) -> Iterator[str]:
    """Every colour's unused cards and where they lead: the own ones are not the only ones worth knowing."""
    for held in view["colours"]:
        goals = [
            f"{card}: {', '.join(bound(place(speaker, word)) for word in words) or NOTHING}"
            for card, words in held["reach"].items()
        ]
        first = speaker.say("gangster-board-from", place=place(speaker, held["car"]))
        first_line, *rest = flow([bound(f"{LETTERS[held['colour']]} {first}"), *goals], "   ")
        yield first_line.lstrip()
        yield from rest


def _piles(speaker: Speaker, view: View) -> Iterator[str]:
    """Gold Coast, the supply, the district cards, the casino."""
    open_tiles = [
        equipment(speaker, kind["equipment"]) + _mark(kind["house"])
        for kind in view["equipment"]
        for _ in range(kind["open"])
    ]
    supply = [
        bound(f"{kind['supply']} {equipment(speaker, kind['equipment'])}")
        for kind in view["equipment"]
        if kind["supply"]
    ]
    deck = view["deck"]
    yield from flow([speaker.say("gangster-board-open", equipment=", ".join(map(bound, open_tiles)) or NOTHING)])
    yield from flow(
        [speaker.say("gangster-board-supply", tiles=view["supply"], equipment=", ".join(supply) or NOTHING)]
    )
    yield from flow(
        [
            speaker.say(
                "gangster-board-deck",
                cards=len(deck["districts"]) + deck["police"],
                police=deck["police"],
                districts=", ".join(bound(place(speaker, word)) for word in deck["districts"]),
            )
        ]
    )
    yield from flow([speaker.say("gangster-board-casino", numbers=" ".join(map(str, view["casino"]["left"])))])
    forecasts = [
        bound(f"{shorten(speaker.player(seat['seat']), _LONGEST_NAME)} {_range(seat['forecast'])}")
        for seat in view["seats"]
    ]
    yield from flow([speaker.say("gangster-board-forecast", points=", ".join(forecasts))])


def _range(points: list[int]) -> str:
    """What could come, from a 1 to a 6 for the question marks."""
    return str(points[0]) if points[0] == points[-1] else f"{points[0]}{NOTHING}{points[-1]}"


def _standing(speaker: Speaker, view: View) -> list[str]:
    """When all is over: winners first, then by influence."""
    rows = [["", "", "", speaker.say("gangster-board-influence"), speaker.say("gangster-board-earned")]]
    for held in sorted(view["seats"], key=lambda held: -held["influence"]):
        rows.append(
            [
                _WON if held["seat"] in view["winners"] else "",
                bound(shorten(speaker.player(held["seat"]), _LONGEST_NAME)),
                bound(", ".join(colour(speaker, word) for word in held["colours"])),
                str(held["influence"]),
                " + ".join(map(str, held["earned"])),
            ]
        )
    return columns(rows, right=frozenset({3}))
