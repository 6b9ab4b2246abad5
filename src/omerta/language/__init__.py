"""Sentences in four languages, and boards as text. Games speak in ids and facts; only this layer makes sentences."""

from omerta.language.boards import draw
from omerta.language.catalogue import LANGUAGES, system_language
from omerta.language.speaker import MissingSentence, Speaker

__all__ = ["LANGUAGES", "MissingSentence", "Speaker", "draw", "system_language"]
