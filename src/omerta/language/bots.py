"""What is said of bots and by them: their names, how they play, and why they moved."""

from typing import Protocol

from omerta.language.speaker import Speaker

CHARACTERS = ("rookie", "soldier", "capo", "boss")


class Reason(Protocol):
    """As `omerta.bots.Reason` is."""

    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def aspects(self) -> tuple[str, ...]: ...  # noqa: D102
    @property
    def percent(self) -> int: ...  # noqa: D102


def bot_name(speaker: Speaker, bot: str) -> str:
    """What a bot is called; one that is not ours by its own name."""
    return speaker.say(f"bot-{bot}") if bot in CHARACTERS else bot


def bot_style(speaker: Speaker, bot: str) -> str:
    """How it plays, in a sentence; nothing is known of bots that are not ours."""
    return speaker.say(f"bot-{bot}-style") if bot in CHARACTERS else ""


def why(speaker: Speaker, game: str, reason: Reason) -> str:
    """Why a bot moved as it did, in one sentence."""
    if reason.kind == "aspects":
        named = [speaker.say(f"{game}-why-{aspect.replace('_', '-')}") for aspect in reason.aspects]
        return speaker.say("bot-why-aspects", aspects=speaker.listed(named))
    if reason.kind == "share":
        return speaker.say("bot-why-share", percent=reason.percent)
    return speaker.say(f"bot-why-{reason.kind}")
