"""What was typed, and what it could mean: filtering, completing, grouping. No rules, only words."""

from collections.abc import Mapping, Sequence

from omerta.terminal.menu import Entry, entries


def matching(typed: str, choices: Mapping[str, str]) -> list[str]:
    """The actions (notation -> sentence) that fit what was typed: as they are written, or by any of their words."""
    wanted = " ".join(typed.casefold().split())
    written = [words for words in choices if words.startswith(wanted)]
    if written or not wanted:
        return written
    parts = wanted.split()
    return [words for words, sentence in choices.items() if _fits(parts, f"{words} {sentence}".casefold())]


def _fits(parts: Sequence[str], text: str) -> bool:
    known = text.replace("_", " ").split() + text.split()
    return all(any(word.startswith(part) for word in known) for part in parts)


def completed(typed: str, choices: Mapping[str, str]) -> str:
    """The typed words, as far as they can be completed: up to where the actions that fit differ."""
    fitting = [words.split() for words in matching(typed, choices)]
    if len(fitting) == 1:
        return " ".join(fitting[0])
    common = []
    for words in zip(*fitting, strict=False):
        if len(set(words)) > 1:
            break
        common.append(words[0])
    longer = "".join(f"{word} " for word in common)
    return longer if len(longer) > len(typed) else typed


def listed(typed: str, choices: Mapping[str, str]) -> list[Entry]:
    """The list for what was typed; where there are many, those that begin alike share a line."""
    return entries(matching(typed, choices))


def names_in(choices: Sequence[str]) -> dict[str, str]:
    """The names and card numbers in these actions, as a board writes them -> as the notation does."""
    words = {word for action in choices for word in action.split()[1:]}
    names = {word for word in words if len(word) > 2 and (word.isdigit() or not word[0].isdigit())}
    return {name.replace("_", " ").title(): name for name in sorted(names)}
