"""The words of Gangsta!: letters, families, heists and effects in the notation. Cards go by their printed numbers."""

from collections.abc import Iterable

from omerta.games.gangsta.state import BOSSES, HEISTS, SKILLS, Box, Effect, Reward, Skill

LETTERS = "LMISBH"
SKILL_WORDS = tuple(skill.name.lower() for skill in Skill)
FAMILY_NAMES = ("Bratva", "Cartel", "Ghetto gang", "Mafia", "Triads")
FAMILY_WORDS = tuple(name.lower().replace(" ", "_") for name in FAMILY_NAMES)
HEIST_NAMES = (
    "Armored van",
    "Casino",
    "Inmate transfer",
    "Jewelry",
    "Supermarket",
    "Rival gangs",
    "Hack attack",
    "Drug dealer",
    "Offshore investment",
    "Art theft",
)
HEIST_WORDS = tuple(name.lower().replace(" ", "_") for name in HEIST_NAMES)
EFFECT_WORDS = tuple(effect.name.lower() for effect in Effect)
NUMBERED_REWARDS = (Reward.STEAL, Reward.DIVERT)
SKILLED_REWARDS = (Reward.TRAIN,)

assert len(LETTERS) == SKILLS


def person(box: Box, number: int) -> str:
    """`111`: a boss or gangster by the number on the card."""
    return str(int(box.person_id[number]))


def heist(box: Box, number: int) -> str:
    """`215`: a heist by the number on the card; beyond the heists come the snitches."""
    return str(int(box.heist_id[number])) if number < HEISTS else str(int(box.snitch_id[number - HEISTS]))


def resource(box: Box, number: int) -> str:
    """`905`: a resource by the number on the card."""
    return str(int(box.resource_id[number]))


def person_card(box: Box, number: int) -> str:
    """`111 bratva MS`: a boss or gangster with what the card shows, for those who put it into words."""
    family = FAMILY_WORDS[int(box.person_family[number])]
    return f"{person(box, number)} {family} {letters(box.person_skill[number])}"


def heist_card(box: Box, number: int) -> str:
    """`215 supermarket`: a heist with its sort."""
    return f"{heist(box, number)} {HEIST_WORDS[int(box.heist_kind[number])]}"


def snitch_card(box: Box, number: int) -> str:
    """`803 4`: a snitch with the informants it asks for."""
    return f"{int(box.snitch_id[number])} {int(box.snitch_informants[number])}"


def resource_card(box: Box, number: int) -> str:
    """`905 bank`: a resource with what it does."""
    return f"{resource(box, number)} {EFFECT_WORDS[int(box.resource_effect[number])]}"


def letters(skills: Iterable[int]) -> str:
    """`LMM`: skills as letters, one for each symbol."""
    return "".join(letter * int(count) for letter, count in zip(LETTERS, skills, strict=True))


def rewards(box: Box, heist_number: int) -> list[str]:
    """`train:leader`, `steal:2`, `rally`: the special rewards as the content files write them."""
    found = []
    for kind, number in zip(
        box.heist_reward[heist_number].tolist(), box.heist_reward_number[heist_number].tolist(), strict=True
    ):
        if kind == Reward.NONE:
            continue
        word = Reward(kind).name.lower()
        if kind in NUMBERED_REWARDS:
            word += f":{number}"
        elif kind in SKILLED_REWARDS:
            word += f":{SKILL_WORDS[number]}"
        found.append(word)
    return found


def is_boss(number: int) -> bool:
    """Bosses come first among the people."""
    return number < BOSSES
