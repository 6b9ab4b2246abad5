"""Players made of code. A bot sees what its seat may see, and nothing else."""

from omerta.bots.bot import BOTS, Bot, Perspective, load

__all__ = ["BOTS", "Bot", "Perspective", "load"]
