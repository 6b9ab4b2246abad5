"""The figures of a collection as charts: Altair for HTML and PNG, plotext for the terminal."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from omerta.analysis.figures import Figures, Histogram
from omerta.kernel.errors import BadInput

if TYPE_CHECKING:
    import altair

NAVY, AMBER, GREY = "#24405f", "#dd8b2a", "#8a8f98"
WIDTH, HEIGHT = 420, 240
GAPS = {"row": 110, "column": 150}
"""Room between charts for titles, axes and the words of actions."""
MOST_ACTIONS = 16
FEW_BARS = 12
SHARPNESS = 2
"""Pixels of a PNG for each point."""
QUIET_MENU = {"embedOptions": {"actions": {"export": True, "source": False, "compiled": False, "editor": False}}}


def write_html(all_figures: Sequence[Figures], path: Path) -> None:
    """One page with everything in it; it needs no network."""
    import vl_convert

    page = vl_convert.vegalite_to_html(_page(all_figures), bundle=True)
    _save(path, page.encode())


def write_png(all_figures: Sequence[Figures], path: Path) -> None:
    """One picture."""
    import vl_convert

    _save(path, vl_convert.vegalite_to_png(_page(all_figures), scale=SHARPNESS))


def in_terminal(figures: Figures, width: int) -> Iterator[str]:
    """Charts made of characters."""
    if figures.lengths:
        yield _drawn("How long games are: decisions, % of the games", *_percent(figures.lengths), width)
    if figures.scores:
        score = figures.scores[0]
        yield _drawn(f"Scores: {score.name}, % of the winners", *_percent(score.winners), width)
        yield _drawn(f"Scores: {score.name}, % of the others", *_percent(score.others), width)
    if figures.seats:
        shares = [100 * seat.share for seat in figures.seats]
        yield _drawn("Who wins: % by seat", [f"seat {seat.seat}" for seat in figures.seats], shares, width, lying=True)
    actions = figures.actions[:MOST_ACTIONS]
    words, times = [action.words for action in actions], [action.a_game for action in actions]
    yield _drawn("What is chosen: times in a game", words, times, width, lying=True)


def _percent(histogram: Histogram) -> tuple[list[str], list[float]]:
    total = sum(histogram.counts)
    return [f"{start}" for start in histogram.starts], [100 * count / total for count in histogram.counts]


def _drawn(title: str, labels: list[str], values: list[float], width: int, lying: bool = False) -> str:
    """Bars: standing, or lying with one line each."""
    import plotext

    figure = plotext.figure
    figure.clear()
    figure.theme("simple")
    figure.plot_size(width, len(values) + 4 if lying else 14)
    figure.title(title)
    if lying:
        labels, values = labels[::-1], values[::-1]
    figure.draw(figure.bar(labels, values, orientation="h" if lying else "v", width=0.1 if lying else 0.8))
    figure.ruler("x" if lying else "y").lim(0, max(values))
    return str(figure.build())


def _page(all_figures: Sequence[Figures]) -> dict[str, Any]:
    import altair

    page = altair.vconcat(*map(_sheet, all_figures), spacing=40)
    page = page.configure_view(stroke=None).configure_axis(gridColor="#e8e8e8", domainColor=GREY, tickColor=GREY)
    page = page.configure_title(anchor="start", fontSize=14).configure(font="sans-serif", padding=16)
    spec: dict[str, Any] = page.to_dict()
    return spec | {"usermeta": QUIET_MENU}


def _sheet(figures: Figures) -> Any:
    """The charts of one kind of table, two by two."""
    import altair

    charts = [_lengths(figures)] if figures.lengths else []
    charts += [_score(figures)] if figures.scores else []
    charts += [_seats(figures)] if figures.seats else []
    charts += [_actions(figures)] if figures.actions else []
    going_on = figures.games - figures.finished
    subtitle = f"{figures.games:,} games" + (f", {going_on:,} not over" if going_on else "")
    title = altair.TitleParams(figures.title, subtitle=subtitle, fontSize=20, subtitleFontSize=13, offset=16)
    sheet = altair.concat(*charts, columns=2, bounds="flush", spacing=GAPS, title=title)
    return sheet.resolve_scale(color="independent").resolve_legend(color="independent")


def _chart(rows: list[dict[str, Any]], title: str, subtitle: str) -> "altair.Chart":
    import altair

    heading = altair.TitleParams(title, subtitle=subtitle, subtitleColor=GREY, anchor="start", frame="group", offset=10)
    return altair.Chart(altair.InlineData(values=rows), title=heading, width=WIDTH, height=HEIGHT)


def _lengths(figures: Figures) -> Any:
    import altair

    spread = figures.decisions
    assert spread is not None
    assert figures.lengths is not None
    rows = _bars(figures.lengths, figures.finished)
    told = f"{spread.average:.1f} on average, {spread.least:.0f} to {spread.most:.0f}"
    return (
        _chart(rows, "How long games are", told)
        .mark_bar(color=NAVY)
        .encode(
            _across("decisions in a game", figures.lengths),
            altair.X2("end:Q"),
            altair.Y("share:Q", title="share of the games", axis=altair.Axis(format="%")),
        )
    )


def _across(title: str, histogram: Histogram) -> "altair.X":
    """The axis below a histogram; a few bars get their numbers, many get round ones."""
    import altair

    few = histogram.width == histogram.step and len(histogram.starts) <= FEW_BARS
    axis = altair.Axis(values=histogram.starts, grid=False) if few else altair.Axis(grid=False)
    return altair.X("start:Q", title=title, bin="binned", axis=axis, scale=altair.Scale(zero=False, nice=False))


def _bars(histogram: Histogram, total: int) -> list[dict[str, Any]]:
    """Where each bar stands: around its numbers."""
    around = histogram.step / 2
    return [
        {"start": start - around, "end": start - around + histogram.width, "share": count / total}
        for start, count in zip(histogram.starts, histogram.counts, strict=True)
    ]


def _score(figures: Figures) -> Any:
    import altair

    score = figures.scores[0]
    rows = [
        row | {"who": who}
        for who, histogram in (("winners", score.winners), ("the others", score.others))
        for row in _bars(histogram, figures.finished * figures.players)
    ]
    told = f"{score.spread.average:.1f} on average, winners {score.winners_average:.1f}"
    return (
        _chart(rows, f"Scores: {score.name}", told)
        .mark_bar()
        .encode(
            _across(f"{score.name} at the end", score.winners),
            altair.X2("end:Q"),
            altair.Y("share:Q", title="share of the players", axis=altair.Axis(format="%")),
            altair.Color(
                "who:N",
                title=None,
                scale=altair.Scale(domain=["winners", "the others"], range=[AMBER, NAVY]),
                legend=altair.Legend(orient="top-right"),
            ),
        )
    )


def _seats(figures: Figures) -> Any:
    import altair

    even = 1 / figures.players
    rows = [
        {"seat": f"seat {seat.seat}", "share": seat.share, "low": seat.low, "high": seat.high, "even": even}
        for seat in figures.seats
    ]
    chart = _chart(rows, "Who wins, by seat", f"lines: 95 % sure; dashed: even, {even:.1%}")
    seat = altair.X("seat:N", title=None, axis=altair.Axis(labelAngle=0, grid=False))
    share = altair.Scale(zero=False, padding=12)
    reach = chart.mark_rule(color=NAVY, strokeWidth=3).encode(
        seat,
        altair.Y("low:Q", title="share of the victories", axis=altair.Axis(format=".1%"), scale=share),
        altair.Y2("high:Q"),
    )
    dots = chart.mark_point(color=NAVY, filled=True, size=110, opacity=1).encode(seat, altair.Y("share:Q"))
    words = chart.mark_text(dx=12, align="left", color=NAVY).encode(
        seat, altair.Y("share:Q"), altair.Text("share:Q", format=".1%")
    )
    dashed = chart.mark_rule(color=GREY, strokeDash=[5, 4]).encode(altair.Y("even:Q"))
    return altair.layer(dashed, reach, dots, words)


def _actions(figures: Figures) -> Any:
    import altair

    shown = figures.actions[:MOST_ACTIONS]
    rows = [{"words": action.words, "a_game": action.a_game} for action in shown]
    more = len(figures.actions) - len(shown)
    told = "by the first two words" + (f"; {more} rarer ones left out" if more else "")
    chart = _chart(rows, "What is chosen", told)
    words = altair.Y("words:N", title=None, sort=None, axis=altair.Axis(labelLimit=GAPS["column"] - 20))
    bars = chart.mark_bar(color=NAVY).encode(altair.X("a_game:Q", title="times in a game"), words)
    return bars + chart.mark_text(dx=4, align="left", color=GREY).encode(
        altair.X("a_game:Q"), words, altair.Text("a_game:Q", format=".1f")
    )


def _save(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
