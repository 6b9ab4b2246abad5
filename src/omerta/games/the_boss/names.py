"""The words of The Boss: cities and card faces in the notation, and as they are printed."""

from omerta.games.the_boss.state import CHICAGO, Box, Penalty

CITY_NAMES = ("New York", "Boston", "Detroit", "Kansas City", "Cincinnati", "Memphis", "Philadelphia", "Chicago")
PLACE_WORDS = tuple(name.lower().replace(" ", "_") for name in CITY_NAMES)
PENALTY_WORDS = {penalty.name.lower(): penalty for penalty in Penalty if penalty != Penalty.NONE}

assert CITY_NAMES[CHICAGO] == "Chicago"


def place_word(place: int) -> str:
    """`kansas_city`: a city, or Chicago, in the notation."""
    return PLACE_WORDS[place]


def face(box: Box, card: int) -> str:
    """`3` or `revolver`: what a card shows."""
    penalty = int(box.card_penalty[card])
    return Penalty(penalty).name.lower() if penalty else str(int(box.card_money[card]))


def card_words(box: Box, card: int) -> str:
    """`detroit revolver`: a card in the notation."""
    return f"{place_word(int(box.card_city[card]))} {face(box, card)}"
