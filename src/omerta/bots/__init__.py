"""Players made of code. A bot sees what its seat may see, and nothing else."""

from omerta.bots.asking import Asked, ask, hint
from omerta.bots.bot import BOTS, Bot, Choice, Perspective, Reason, load

__all__ = ["BOTS", "Asked", "Bot", "Choice", "Perspective", "Reason", "ask", "hint", "load"]
