"""A sensible player of Gangsta!: greedy, quick to read, and no cheat, for it sees a view and the words it may choose.

words = choose(game.view(state, seat), legal_words)
"""

from collections import Counter
from typing import Any

View = dict[str, Any]

POINT = 3.0
"""What one influence is worth in $."""
REWARDS = {"hire": 1.5, "train": 2.5, "extra_turn": 3.0, "steal": 1.0, "divert": 0.5, "murder": 1.5, "rally": 2.0}


def choose(view: View, legal: list[str]) -> str:
    """One of the legal actions, as words."""
    if len(legal) == 1:
        return legal[0]
    seat = view["acting"][0] if view["seat"] is None else view["seat"]
    return _BY_STAGE[view["stage"]](view, seat, sorted(legal))


def _card(words: str) -> str:
    return words.rsplit(maxsplit=1)[-1]


def _gang(view: View, seat: int) -> dict[str, Any]:
    return {one["id"]: one for one in view["seats"][seat]["gang"]}


def _everybody(view: View) -> dict[str, tuple[int, Any]]:
    return {one["id"]: (seat["seat"], one) for seat in view["seats"] for one in seat["gang"]}


def _symbols(one: Any) -> str:
    return str(one["skills"] + (one.get("learned") or ""))


def _worth(one: Any) -> float:
    """What somebody is worth to a gang."""
    return POINT * int(one["influence"]) + 1.2 * len(_symbols(one))


# --- the action of a turn


def _act(view: View, seat: int, legal: list[str]) -> str:
    return max(legal, key=lambda words: _value(view, seat, words))


def _value(view: View, seat: int, words: str) -> float:
    if words.startswith("heist"):
        return _value_of_heist(view, seat, _card(words))
    if words.startswith("hire"):
        return _value_of_hire(view, seat, _card(words))
    return 0.5 * int(view["seats"][seat]["leaders"])


def _value_of_heist(view: View, seat: int, card: str) -> float:
    heist = next(one for one in [*view["heists"], view["top_heist"]] if one and one["id"] == card)
    value = heist["money"] + POINT * heist["influence"]
    for reward in heist["rewards"]:
        word, _, number = reward.partition(":")
        value += REWARDS[word] * (int(number) if number.isdigit() else 1)
    if heist["cooperative"] and any(Counter(heist["skills"]) - Counter(view["seats"][seat]["ready"])):
        value += 0.5 * heist["cooperative_money"]
    return float(value) - 0.3 * len(heist["skills"])


def _value_of_hire(view: View, seat: int, card: str) -> float:
    recruit = next(one for one in [*view["gangsters"], view["top_gangster"]] if one and one["id"] == card)
    own = Counter(view["seats"][seat]["symbols"])
    new = sum(own[letter] == 0 for letter in set(recruit["skills"]))
    value = POINT * recruit["influence"] + 1.2 * len(recruit["skills"]) + 1.0 * new
    if "I" in recruit["skills"] and own["I"] < 3 and view["chapter"] > 1:
        value += 1.5
    return float(value - 0.4 * recruit["cost"])


# --- mobilising and engaging


def _mobilise(view: View, seat: int, legal: list[str]) -> str:
    """Leaders free whom they can; money frees only who makes a good heist possible."""
    gang = _gang(view, seat)
    freeing = [words for words in legal if _card(words) in gang]
    if view["free_left"] > 0:
        return max(freeing, key=lambda words: len(_symbols(gang[_card(words)])))
    if "free all" in legal:
        return "free all"
    best, wanted = 2.0, ""
    for heist in view["heists"]:
        own = heist["players"][seat] if heist else None
        if (
            own
            and own["missing"]
            and not own["missing_with_all"]
            and len(own["missing"]) <= view["seats"][seat]["money"]
        ):
            value = _value_of_heist(view, seat, heist["id"]) - len(own["missing"])
            if value > best:
                best, wanted = value, own["missing"]
    useful = [words for words in freeing if set(wanted) & set(_symbols(gang[_card(words)]))]
    if not useful:
        return "free nothing"
    return max(useful, key=lambda words: len(set(wanted) & set(_symbols(gang[_card(words)]))))


def _engage(view: View, seat: int, legal: list[str]) -> str:
    """The whole gang if that can be, for then it is free again next turn; else as few as possible, leaders last."""
    if "ignore" in legal:
        return "ignore"
    people = _everybody(view)
    missing = Counter(view["underway"]["missing"])
    available = [one for one in view["seats"][seat]["gang"] if not one["engaged"]]
    all_of_them = sum(missing.values()) >= len(available)

    def rank(words: str) -> tuple[float, ...]:
        owner, one = people[_card(words)]
        brings = sum((missing & Counter(_symbols(one))).values())
        return (owner == seat, -brings if all_of_them else brings, "L" not in _symbols(one))

    return max(legal, key=rank)


# --- rewards and losses


def _hire(view: View, seat: int, legal: list[str]) -> str:
    best = max((words for words in legal if words != "hire nothing"), key=lambda words: _value(view, seat, words))
    return best if _value(view, seat, best) > 2 else "hire nothing"


def _train(view: View, seat: int, legal: list[str]) -> str:
    gang = _gang(view, seat)
    return max((words for words in legal if _card(words) in gang), key=lambda words: gang[_card(words)]["boss"])


def _against_the_strongest(view: View, seat: int, legal: list[str]) -> str:
    people = _everybody(view)

    def strength(words: str) -> tuple[float, ...]:
        if _card(words) not in people:
            return (-1.0,)
        owner, one = people[_card(words)]
        rival = view["seats"][owner]
        if view["stage"] == "steal":
            return (rival["money"] - rival["safe_money"],)
        return (rival["heist_points"] + rival["gang_points"], len(_symbols(one)))

    return max(legal, key=strength)


def _remove(view: View, seat: int, legal: list[str]) -> str:
    people = _everybody(view)
    rank = min if people[_card(legal[0])][0] == seat else max
    return rank(legal, key=lambda words: _worth(people[_card(words)][1]))


def _free(view: View, seat: int, legal: list[str]) -> str:
    gang = _gang(view, seat)
    freeing = [words for words in legal if _card(words) in gang]
    return max(freeing, key=lambda words: len(_symbols(gang[_card(words)])))


def _discard(view: View, seat: int, legal: list[str]) -> str:
    """A gangster too dear for the gang, or if no heist at all is within reach, the one that is furthest from it."""
    money = view["seats"][seat]["money"]
    dear = {one["id"]: one["cost"] for one in view["gangsters"] if one and one["cost"] > money + 1}
    if len(dear) >= 4:
        return f"discard {max(dear, key=lambda card: (dear[card], card))}"
    short = {one["id"]: len(one["players"][seat]["missing_with_all"]) for one in view["heists"] if one}
    if short and min(short.values()) > 0:
        return f"discard {max(short, key=lambda card: (short[card], card))}"
    return "discard nothing"


def _keep(view: View, seat: int, legal: list[str]) -> str:
    dealt = {one["id"]: one for one in view["seats"][seat]["dealt"]}
    return max(legal, key=lambda words: dealt[_card(words)]["influence"] - len(dealt[_card(words)]["missing"]))


def _first(view: View, seat: int, legal: list[str]) -> str:
    """Rally, or take somebody back."""
    return next(words for words in legal if not words.endswith("nothing"))


_BY_STAGE = {
    "keep": _keep,
    "mobilise": _mobilise,
    "act": _act,
    "engage": _engage,
    "hire": _hire,
    "train": _train,
    "steal": _against_the_strongest,
    "divert": _against_the_strongest,
    "murder": _against_the_strongest,
    "rally": _first,
    "victim": _remove,
    "arrest": _remove,
    "war": _remove,
    "jet": _free,
    "recover": _first,
    "discard": _discard,
    "society": _free,
}
