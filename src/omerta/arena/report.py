"""A contest as a page of charts (Altair) that needs no network."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from omerta.analysis.charts import GAPS, GREY, HEIGHT, NAVY, QUIET_MENU, WIDTH
from omerta.arena.contests import Order
from omerta.arena.standings import Standing
from omerta.kernel.errors import BadInput

COLUMNS = 2


def write_html(
    order: Order, found: Sequence[Standing], rated: Sequence[dict[str, Any]], is_ladder: bool, path: Path
) -> None:
    """One page with everything in it."""
    import vl_convert

    page = vl_convert.vegalite_to_html(page_of(order, found, rated, is_ladder), bundle=True)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None


def page_of(
    order: Order, found: Sequence[Standing], rated: Sequence[dict[str, Any]], is_ladder: bool
) -> dict[str, Any]:
    """The charts as Vega-Lite."""
    import altair

    charts = [_ladder(found)] if is_ladder else [_shares(one) for one in found]
    charts += [_ratings(rated)] if rated else []
    charts += [_scores(one) for one in found[-1:]] if is_ladder else [_scores(one) for one in found]
    games = sum(one.games for one in found)
    options = f", {order.options}" if order.options else ""
    title = altair.TitleParams(
        f"{order.game}, {order.players} players{options}",
        subtitle=f"{games:,} games; lines: 95 % sure, from blocks of one deal in all seat rotations",
        fontSize=20,
        subtitleFontSize=13,
        offset=16,
    )
    page = altair.concat(*charts, columns=COLUMNS, bounds="flush", spacing=GAPS, title=title)
    page = page.resolve_scale(color="independent").configure_view(stroke=None)
    page = page.configure_axis(gridColor="#e8e8e8", domainColor=GREY, tickColor=GREY)
    spec: dict[str, Any] = page.configure_title(anchor="start", fontSize=14).configure(padding=16).to_dict()
    return spec | {"usermeta": QUIET_MENU}


def _chart(rows: list[dict[str, Any]], title: str, subtitle: str) -> Any:
    import altair

    heading = altair.TitleParams(title, subtitle=subtitle, subtitleColor=GREY, anchor="start", frame="group", offset=10)
    return altair.Chart(altair.InlineData(values=rows), title=heading, width=WIDTH, height=HEIGHT)


def _labels(names: Sequence[str]) -> list[str]:
    """Names of seats, equal ones numbered."""
    counted, seen = Counter(names), Counter[str]()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name} ({seen[name]})" if counted[name] > 1 else name)
    return labels


def _shares(standing: Standing) -> Any:
    """Who wins how often."""
    import altair

    even = 1 / len(standing.seats)
    rows = [
        {"bot": bot, "share": share, "low": low, "high": high, "even": even}
        for bot, share, low, high in zip(
            _labels(standing.seats), standing.win_share, standing.low, standing.high, strict=True
        )
    ]
    chart = _chart(rows, "Share of the victories", f"{standing.games:,} games; dashed: even, {even:.0%}")
    bot = altair.Y("bot:N", title=None, sort=None)
    reach = chart.mark_rule(color=NAVY, strokeWidth=3).encode(
        altair.X("low:Q", title="share of the victories", axis=altair.Axis(format="%")), altair.X2("high:Q"), bot
    )
    dots = chart.mark_point(color=NAVY, filled=True, size=110, opacity=1).encode(altair.X("share:Q"), bot)
    words = chart.mark_text(dy=-14, color=NAVY).encode(altair.X("share:Q"), bot, altair.Text("share:Q", format=".1%"))
    dashed = chart.mark_rule(color=GREY, strokeDash=[5, 4]).encode(altair.X("even:Q"))
    return altair.layer(dashed, reach, dots, words)


def _ladder(found: Sequence[Standing]) -> Any:
    """Strength against thinking time."""
    import altair

    rows = [
        {
            "iterations": int(one.seats[0].partition("@")[2]),
            "share": one.win_share[0],
            "low": one.low[0],
            "high": one.high[0],
            "even": 1 / len(one.seats),
        }
        for one in found
    ]
    bot, others = found[0].seats[0].partition("@")[0], ", ".join(found[0].seats[1:])
    spent = f"{found[0].milliseconds[0]:.1f} to {found[-1].milliseconds[0]:.1f} ms a decision"
    chart = _chart(rows, f"Thinking longer: {bot} against {others}", f"{spent}; dashed: even")
    across = altair.X(
        "iterations:Q",
        title="iterations a decision, doubled from step to step",
        scale=altair.Scale(type="log", base=2),
        axis=altair.Axis(values=[row["iterations"] for row in rows], format=","),
    )
    up = altair.Y("share:Q", title="share of the victories", axis=altair.Axis(format="%"))
    band = chart.mark_area(color=NAVY, opacity=0.2).encode(across, altair.Y("low:Q"), altair.Y2("high:Q"))
    line = chart.mark_line(color=NAVY, point=altair.OverlayMarkDef(color=NAVY, size=60)).encode(across, up)
    dashed = chart.mark_rule(color=GREY, strokeDash=[5, 4]).encode(altair.Y("even:Q"))
    return altair.layer(band, dashed, line)


def _scores(standing: Standing) -> Any:
    """How the scores are spread."""
    import altair

    labels = _labels(standing.seats)
    rows = [
        {"bot": bot, "score": score} for bot, scores in zip(labels, standing.scores, strict=True) for score in scores
    ]
    chart = _chart(rows, "Scores", ", ".join(f"{mean:.1f}" for mean in standing.mean_score) + " on average")
    return chart.mark_boxplot(color=NAVY, size=24).encode(
        altair.X("score:Q", title="score at the end", scale=altair.Scale(zero=False)),
        altair.Y("bot:N", title=None, sort=labels),  # with sort=None whoever has outliers would come first
    )


def _ratings(rated: Sequence[dict[str, Any]]) -> Any:
    """Ratings of a round robin."""
    import altair

    rows = [
        one | {"low": one["rating"] - 2 * one["uncertainty"], "high": one["rating"] + 2 * one["uncertainty"]}
        for one in rated
    ]
    chart = _chart(rows, "Ratings", "Plackett and Luce; lines: twice the uncertainty")
    bot = altair.Y("bot:N", title=None, sort=None)
    low = altair.X("low:Q", title="rating", scale=altair.Scale(zero=False))
    reach = chart.mark_rule(color=NAVY, strokeWidth=3).encode(low, altair.X2("high:Q"), bot)
    dots = chart.mark_point(color=NAVY, filled=True, size=110, opacity=1).encode(altair.X("rating:Q"), bot)
    return altair.layer(reach, dots)
