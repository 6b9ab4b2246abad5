"""Draws the picture in the README from a real position: `python docs/pictures/board.py`."""

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

import omerta
from omerta.language import Speaker, draw

PLAYERS = ["Anna", "Ben", "Cleo", "Dirk"]
MOVES = 52
"""A position in the middle of a round."""


def main() -> None:
    """Play some random moves and draw what Anna sees."""
    game = omerta.interpreted_game("the_boss")
    state = game.new(len(PLAYERS), seed=23)
    for move in range(MOVES):
        seat = game.awaiting(state)[0]
        state, _ = game.play(state, seat, game.sample(state, seat, seed=move))
    console = Console(record=True, width=84, file=StringIO())
    board = draw(Speaker("en", PLAYERS), game.view(state, 0))
    console.print(Text(board.replace(" ", "\N{NO-BREAK SPACE}")))
    fonts_of_our_own = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    fonts_of_our_own = fonts_of_our_own.replace("-matrix {{", "-matrix {{ white-space: pre;")
    picture = console.export_svg(title="omerta terminal the_boss", theme=MONOKAI, code_format=fonts_of_our_own)
    Path(__file__).with_name("the_boss.svg").write_text(picture)


if __name__ == "__main__":
    main()
