"""What a collection of games shows: lengths, scores, seat advantage, action frequencies."""

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from omerta.kernel.errors import BadInput

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

CONFIDENCE = 1.96
"""Standard deviations either side that hold 95 % of a normal distribution."""
MOST_BARS = 40
SHARES = "SELECT unnest(result) AS share, generate_subscripts(result, 1) - 1 AS seat FROM finished"


@dataclass(frozen=True)
class Spread:
    """How a number is spread: average and standard deviation; least, quartiles, most."""

    average: float
    deviation: float
    least: float
    lower: float
    middle: float
    upper: float
    most: float


@dataclass(frozen=True)
class Histogram:
    """How often a number fell into each bar; a bar begins at its start and is `width` wide."""

    width: int
    step: int
    """The smallest distance between two different numbers."""
    starts: list[int]
    counts: list[int]


@dataclass(frozen=True)
class Score:
    """One number of the score sheet: over all seats, of winners and of the others."""

    name: str
    spread: Spread
    winners_average: float
    by_seat: list[float]
    winners: Histogram
    others: Histogram


@dataclass(frozen=True)
class Seat:
    """A seat's share of the victories, and where it truly lies with 95 % confidence."""

    seat: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Action:
    """How often something was chosen, by its first two words."""

    words: str
    count: int
    a_game: float
    share: float


@dataclass(frozen=True)
class Figures:
    """All figures of one kind of table. Lengths, scores and seats are of finished games only."""

    game: str
    edition: int
    players: int
    options: str
    games: int
    finished: int
    decisions: Spread | None
    lengths: Histogram | None
    seats: list[Seat]
    scores: list[Score]
    actions: list[Action]

    @property
    def title(self) -> str:
        """Which games these are."""
        options = "" if self.options == "{}" else f", {self.options}"
        return f"{self.game}, {self.players} players{options}"


def figures_of(folder: Path) -> list[Figures]:
    """The figures of a folder of tables, each kind of table by itself."""
    import duckdb

    try:
        with duckdb.connect() as connection:
            for table in ("games", "decisions"):
                connection.read_parquet(str(folder / table / "*.parquet")).create_view(table)
            return list(_all_figures(connection))
    except duckdb.Error as error:
        raise BadInput(f"{folder} holds no tables that can be read: {str(error).splitlines()[0]}") from None


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    square = CONFIDENCE**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def _all_figures(connection: "DuckDBPyConnection") -> Iterator[Figures]:
    kinds = connection.execute(
        "SELECT game, edition, players, options, count(*), count(result) FROM games GROUP BY ALL ORDER BY ALL"
    ).fetchall()
    for game, edition, players, options, games, finished in kinds:
        connection.execute(
            "CREATE OR REPLACE TEMP TABLE chosen AS SELECT * FROM games"
            " WHERE game = ? AND edition = ? AND players = ? AND options = ?",
            [game, edition, players, options],
        )
        connection.execute("CREATE OR REPLACE TEMP VIEW finished AS SELECT * FROM chosen WHERE result IS NOT NULL")
        lengths = "SELECT decisions AS value FROM finished"
        yield Figures(
            game,
            edition,
            players,
            options,
            games,
            finished,
            _spread(connection, lengths) if finished else None,
            _histogram(connection, lengths, *_bars(connection, lengths)) if finished else None,
            list(_seats(connection)),
            list(_scores(connection)),
            _actions(connection, games),
        )


def _spread(connection: "DuckDBPyConnection", values: str) -> Spread:
    """`values` is a query with the one column `value`."""
    found = connection.sql(values).aggregate(
        "avg(value), stddev_pop(value), min(value), quantile_cont(value, [0.25, 0.5, 0.75]), max(value)"
    )
    average, deviation, least, quartiles, most = found.fetchall()[0]
    lower, middle, upper = quartiles
    return Spread(average, deviation, least, lower, middle, upper, most)


def _histogram(connection: "DuckDBPyConnection", values: str, least: int, width: int, step: int) -> Histogram:
    place = f"floor((value - {least}) / {width})::INTEGER AS place"
    rows = connection.sql(values).aggregate(f"{place}, count(*)", "place").order("place").fetchall()
    return Histogram(width, step, [least + place * width for place, _ in rows], [count for _, count in rows])


def _bars(connection: "DuckDBPyConnection", values: str) -> tuple[int, int, int]:
    """Where the first bar begins, a width for not too many bars, and the smallest distance between two numbers."""
    different = [value for (value,) in connection.sql(values).distinct().order("value").fetchall()]
    step = width = min((after - before for before, after in itertools.pairwise(different)), default=1)
    widen = itertools.cycle((2, 2.5, 2))
    while (different[-1] - different[0]) / width >= MOST_BARS:
        width = round(width * next(widen))
    return different[0], width, step


def _seats(connection: "DuckDBPyConnection") -> Iterator[Seat]:
    rows = connection.sql(SHARES).aggregate("seat, avg(share), count(*)", "seat").order("seat").fetchall()
    for seat, share, games in rows:
        yield Seat(seat, share, *interval(share, games))


def _scores(connection: "DuckDBPyConnection") -> Iterator[Score]:
    names = connection.execute("SELECT map_keys(scores) FROM finished LIMIT 1").fetchall()
    for name in names[0][0] if names else ():
        connection.execute(
            "CREATE OR REPLACE TEMP TABLE scored AS SELECT unnest(scores[$name]) AS value, unnest(result) > 0 AS won,"
            " generate_subscripts(result, 1) - 1 AS seat FROM finished",
            {"name": name},
        )
        everybody = "SELECT value FROM scored"
        winners, others = f"{everybody} WHERE won", f"{everybody} WHERE NOT won"
        bars = _bars(connection, everybody)
        averages = connection.sql("FROM scored").aggregate("seat, avg(value)", "seat").order("seat").fetchall()
        yield Score(
            name,
            _spread(connection, everybody),
            _spread(connection, winners).average,
            [average for _, average in averages],
            _histogram(connection, winners, *bars),
            _histogram(connection, others, *bars),
        )


def _actions(connection: "DuckDBPyConnection", games: int) -> list[Action]:
    rows = connection.execute(
        "SELECT words, count(*) FROM decisions SEMI JOIN chosen USING (game_id) WHERE NOT undone GROUP BY words"
    ).fetchall()
    counts: Counter[str] = Counter()
    for words, count in rows:
        counts[" ".join(words.split()[:2])] += count
    often = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [Action(words, count, count / games, count / counts.total()) for words, count in often]


def as_text(figures: Figures) -> str:
    """The figures to read."""
    return "\n".join(_lines(figures))


def _lines(figures: Figures) -> Iterator[str]:
    going_on = figures.games - figures.finished
    yield f"{figures.title}: {figures.games:,} games" + (f", {going_on:,} of them not over" if going_on else "")
    if figures.decisions:
        yield f"  decisions a game: {_spread_text(figures.decisions)}"
    for score in figures.scores:
        yield f"  {score.name}: {_spread_text(score.spread)}; winners {score.winners_average:.1f}"
    if figures.seats:
        names = [score.name for score in figures.scores]
        yield ""
        yield f"  {'seat':<6}{'victories':>10}{'95 % sure':>18}" + "".join(f"{name:>12}" for name in names)
    for seat in figures.seats:
        sure = f"{seat.low:.1%} to {seat.high:.1%}"
        scores = "".join(f"{score.by_seat[seat.seat]:>12.1f}" for score in figures.scores)
        yield f"  {seat.seat:<6}{seat.share:>10.1%}{sure:>18}{scores}"
    yield ""
    yield f"  {'choice':<28}{'a game':>10}{'share':>10}"
    for action in figures.actions:
        yield f"  {action.words:<28}{action.a_game:>10.2f}{action.share:>10.1%}"


def _spread_text(spread: Spread) -> str:
    return (
        f"{spread.average:.1f} on average, {spread.least:,.0f} to {spread.most:,.0f},"
        f" half of them {spread.lower:,.0f} to {spread.upper:,.0f}"
    )
