"""A bot that thinks until it is told to move."""

import os
import time
from pathlib import Path

from omerta.bots import Bot, Perspective


class Patient(Bot):
    """Waits for the file that PATIENT_UNTIL names."""

    def choose(self, perspective: Perspective) -> int:
        while not Path(os.environ["PATIENT_UNTIL"]).exists():
            time.sleep(0.01)
        return perspective.legal[0]
