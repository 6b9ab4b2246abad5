"""Sentences in four languages, and boards as text. Games speak in ids and facts; only this layer makes sentences."""

from omerta.language.boards import draw
from omerta.language.bots import bot_name, bot_style, why
from omerta.language.catalogue import LANGUAGES, system_language
from omerta.language.speaker import MissingSentence, Speaker

__all__ = ["LANGUAGES", "MissingSentence", "Speaker", "bot_name", "bot_style", "draw", "system_language", "why"]
