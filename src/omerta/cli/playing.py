"""`omerta terminal`, `omerta continue` and `omerta replay`: games in the terminal."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from omerta.cli.app import ContentFolder, GameName, Language, Option, Players, app, options_of, speaker_of
from omerta.cli.records import RecordFile, game_of, replayed
from omerta.games import registry
from omerta.kernel.errors import BadInput

if TYPE_CHECKING:
    from textual.screen import Screen

    from omerta.terminal.saving import Kept
    from omerta.terminal.screen.app import OmertaApp
    from omerta.terminal.screen.setup import Wish
    from omerta.terminal.sitting import Sitting
    from omerta.terminal.voice import Voice

Plain = Annotated[
    bool, Parameter(negative="", help="Line by line, for pipes and screen readers; so it is without a terminal.")
]
Ascii = Annotated[
    bool | None, Parameter(name="--ascii", help="Signs of ASCII only; if not given, as the terminal can.")
]

FIRST_GAME = "the_boss"
FOLLOWING = 0.6
"""Seconds before a bot moves on the whole screen, so that people can follow."""
LOST, LEFT = 3, 4
"""Exit status of the line mode: others have won; the game was left before its end. 0: won, shared, or watched."""


@app.command
def terminal(
    game: GameName | None = None,
    *,
    players: Players = 3,
    people: Annotated[int, Parameter(help="People at this screen; bots take the other seats.")] = 1,
    names: Annotated[str | None, Parameter(help="The people's names, with commas.")] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Who plays against you: rookie, soldier, capo, boss, module:Class; one for each bot with commas."
        ),
    ] = "soldier",
    table: Annotated[str | None, Parameter(help="The link to a server's table, to sit down or to watch there.")] = None,
    confirm: Annotated[bool, Parameter(negative="", help="Your finished turns wait until you confirm them.")] = False,
    seed: Annotated[int | None, Parameter(help="Deals the same cards again.")] = None,
    record: Annotated[Path | None, Parameter(help="Keep the game in this file, move by move.")] = None,
    content: ContentFolder = None,
    option: Option = None,
    plain: Plain = False,
    in_ascii: Ascii = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: against bots, several people at one screen, or at a server's table.

    Without a game you choose on the screen. Ctrl+C leaves; `omerta continue` goes on. In the line mode the exit
    status is 0 if you won, 3 if others did, 4 if you left before the end.

    For example:

        omerta terminal
        omerta terminal the_boss --players 4 --people 2 --names Anna,Ben
        omerta terminal gangsta --bots rookie,capo --option resources=true --lang de
        omerta terminal --table 'https://table.example/#join=ABCDEF' --names Anna
        omerta terminal gangster --plain < my-moves.txt
    """
    from omerta.terminal.screen.setup import Wish

    wanted_names, voice = _names(names, people), _voice(lang, in_ascii)
    if table is not None:
        _sit_at_server(table, wanted_names, confirm, plain, voice)
        return
    if record is not None and record.exists():
        raise BadInput(f"{record} exists already; choose another name")
    wish = Wish(game or FIRST_GAME, players, people, bots, confirm)

    def deal(wish: Wish) -> "Kept":
        return _new_game(wish, wanted_names, seed, record, content, options_of(option, wish.game), voice)

    if game is not None or _is_plain(plain):
        kept = deal(wish)
        status = _play(lambda pause: _home(kept, pause), plain, voice)
        if record is not None:
            print(voice.speaker().say("record-kept", file=str(record)))
        sys.exit(status)
    else:
        deal(wish)  # what was wished must be possible
        _choose(wish, deal, voice)


@app.command(name="continue")
def go_on(
    file: Annotated[Path | None, Parameter(help="A game that was kept; the one left last if not given.")] = None,
    *,
    plain: Plain = False,
    in_ascii: Ascii = None,
    lang: Language = None,
) -> None:
    """Go on with a game that you left: nothing is lost, not even when the machine was switched off.

    For example:

        omerta continue
        omerta continue --plain --lang fr
    """
    from omerta.terminal import saving

    voice = _voice(lang, in_ascii)
    place = file or saving.last_place()
    if place is None:
        raise BadInput(f"no game was left; begin one with `omerta terminal` (games are kept in {saving.folder()})")
    kept = saving.kept_at(place)
    if isinstance(kept, saving.Seat):
        _sit_at_server(kept.link, [], False, plain, voice, place)
    else:
        sys.exit(_play(lambda pause: saving.sit_down(kept, place, pause), plain, voice))


@app.command
def replay(
    file: RecordFile,
    *,
    seat: Annotated[int | None, Parameter(help="Look through this seat's eyes; a spectator's if not given.")] = None,
    everything: Annotated[bool, Parameter(name="--open", negative="", help="Show hidden things too.")] = False,
    content: ContentFolder = None,
    plain: Plain = False,
    in_ascii: Ascii = None,
    lang: Language = None,
) -> None:
    """Step through a record. In the line mode Enter goes on, `b` back, a number to that row, `q` ends.

    For example:

        omerta replay game.omr
        omerta replay game.omr@40 --seat 1
        omerta replay game.omr --open --plain --lang fr
    """
    from omerta.terminal.stepping import Stepper

    played, row = replayed(file, content)
    if seat is not None and not 0 <= seat < played.record.players:
        raise BadInput(f"--seat is 0 to {played.record.players - 1}, not {seat}")
    opened, voice = game_of(played.record, content), _voice(lang, in_ascii)
    if _is_plain(plain):
        Stepper(opened, voice, played, seat, everything).run(row or 0)
        return
    from omerta.terminal.screen.replaying import ReplayScreen

    _open(lambda: ReplayScreen(opened, played, row or 0, seat, everything), voice)


# --- setting up


def _names(names: str | None, people: int) -> list[str]:
    given = [name.strip() for name in names.split(",")] if names else []
    if len(given) > people or not all(name.isprintable() and name for name in given):
        raise BadInput(f"--names needs at most {people} names with commas between them, not `{names}`")
    return given


def _new_game(
    wish: "Wish",
    given: list[str],
    seed: int | None,
    record: Path | None,
    content: Path | None,
    options: dict[str, object],
    voice: "Voice",
) -> "Kept":
    """A game to be dealt; BadInput if it cannot be played so."""
    from omerta.bots.process import check
    from omerta.kernel.game import open_game
    from omerta.terminal.saving import Kept, new_seed

    definition = registry.definition(wish.game)
    open_game(definition, content).table(wish.players, options)
    if not 1 <= wish.people <= wish.players:
        raise BadInput(f"--people is 1 to {wish.players} (the number of players), not {wish.people}")
    characters = wish.bot.split(",")
    others = wish.players - wish.people
    if len(characters) not in (1, others):
        raise BadInput(f"--bots names one bot for all, or one for each of {others} with commas, not `{wish.bot}`")
    for name in characters:
        check(name)
    bots = {wish.people + place: characters[place % len(characters)] for place in range(others)}
    speaker = voice.speaker()
    people = [*given, *(speaker.say("player-name", number=seat + 1) for seat in range(len(given), wish.people))]
    called = [f"{name.rpartition(':')[2].capitalize()} {seat + 1}" for seat, name in bots.items()]
    return Kept(
        game=definition.name,
        names=people + called,
        people=list(range(wish.people)),
        bots=bots,
        seed=new_seed(seed),
        options=options,
        content=None if content is None else str(content.absolute()),
        file=None if record is None else str(record.absolute()),
        confirm=wish.confirm,
    )


def _home(kept: "Kept", pause: float) -> "Sitting":
    from omerta.terminal import saving

    return saving.sit_down(kept, saving.new_place(kept.game), pause)


def _sit_at_server(
    link: str,
    names: list[str],
    confirm: bool,
    plain: bool,
    voice: "Voice",
    place: Path | None = None,
) -> None:
    from omerta.terminal import saving
    from omerta.terminal.guest import Guest, read_link, take_seat

    name = names[0] if names else voice.speaker().say("player-name", number=1)
    seat = take_seat(read_link(link), name)
    if seat.tokens:
        place = place or saving.new_place("server")
        saving.keep(place, saving.Seat(seat.address))
    guest = Guest(seat, confirm)
    status = _play(lambda _: guest, plain, voice)
    if place is not None and guest.result is not None:
        place.unlink(missing_ok=True)
    elif place is not None:
        saving.keep(place, saving.Seat(guest.link.address))
    sys.exit(status)


# --- playing


def _is_plain(plain: bool) -> bool:
    return plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"


def _voice(lang: str | None, in_ascii: bool | None) -> "Voice":
    """The wanted language, or the system's; ASCII if it was asked for, or if the terminal cannot write our signs."""
    from omerta.terminal.voice import Voice

    if in_ascii is None:
        try:
            "─▶★▲°“é".encode(sys.stdout.encoding or "ascii")
            in_ascii = False
        except UnicodeEncodeError:
            in_ascii = True
    return Voice(speaker_of(lang, []).language, in_ascii)


def _play(sit_down: Callable[[float], "Sitting"], plain: bool, voice: "Voice") -> int:
    """Sit down and play to the end, or until the player leaves; the exit status tells the result of lines only."""
    if _is_plain(plain):
        sitting = sit_down(0)
        status = asyncio.run(_play_lines(sitting, voice))
        _name_problems(sitting)
        return status
    from omerta.terminal.screen.play import PlayScreen

    sitting = sit_down(FOLLOWING)
    _open(lambda: PlayScreen(sitting), voice, sitting)
    return 0


def _name_problems(sitting: "Sitting") -> None:
    """For whoever wrote the bots."""
    for bot, problem in sitting.problems.items():
        print(f"{bot}: {problem}", file=sys.stderr)


async def _play_lines(sitting: "Sitting", voice: "Voice") -> int:
    """Play line by line; the exit status."""
    from omerta.terminal.lines import LineTable, Quit

    table = LineTable(sitting, voice)
    try:
        shares = await table.run()
    except (Quit, asyncio.CancelledError):
        print()
        for key in dict.fromkeys((sitting.farewell, "farewell")):
            table.say(key)
        return LEFT
    won = not sitting.people or any(shares[seat] > 0 for seat in sitting.people)
    return 0 if won else LOST


def _choose(wish: "Wish", deal: Callable[["Wish"], "Kept"], voice: "Voice") -> None:
    """Let the player choose on the screen what to play."""
    from omerta.bots import BOTS
    from omerta.terminal import saving
    from omerta.terminal.screen.app import OmertaApp
    from omerta.terminal.screen.setup import SetUpScreen

    place = saving.last_place()
    kept = saving.kept_at(place) if place is not None else None
    left = kept if isinstance(kept, saving.Kept) else None

    def begin(wish: "Wish") -> None:
        room.play(_home(deal(wish), FOLLOWING))

    def go_on() -> None:
        assert left is not None
        assert place is not None
        room.play(saving.sit_down(left, place, FOLLOWING))

    room = OmertaApp(lambda: SetUpScreen(wish, list(BOTS), left.game if left else None, begin, go_on), voice)
    _run(room)


def _open(first: Callable[[], "Screen[None]"], voice: "Voice", sitting: "Sitting | None" = None) -> None:
    from omerta.terminal.screen.app import OmertaApp

    room = OmertaApp(first, voice)
    room.sitting = sitting
    _run(room)


def _run(room: "OmertaApp") -> None:
    """Show the screen; whoever leaves is told how to come back."""
    room.run()
    if room.failure is not None:
        raise room.failure
    if room.sitting is not None and room.has_left:
        print(room.voice.speaker().say(room.sitting.farewell))
    if room.sitting is not None:
        _name_problems(room.sitting)
