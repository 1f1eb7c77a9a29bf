"""The charts of the report, as Vega-Lite made by Altair; each takes plain rows of numbers."""

from typing import Any

import altair as alt

from starboard.kernel.texts import Say

INK, MUTED, GRID = "#1d2530", "#6b7684", "#e4e8ee"
BLUE, ORANGE, GREEN, RED = "#2f6db5", "#d9822b", "#2e8b6f", "#c4463a"
HUES = [BLUE, ORANGE, GREEN, "#8a5fb0", RED, "#4c9fb5", MUTED]
SHADES = {
    "win": ["#2e8b6f", "#57a98f", "#83c3ae"],
    "partial": ["#b7c766", "#d3dd9a"],
    "draw": ["#9aa5b1", "#c0c8d0"],
    "loss": ["#c4463a", "#e07b39", "#8f2f4f", "#e6a15c", "#6f4a8e", "#d98a9e"],
}
ORDER = list(SHADES)
WIDE, NARROW = 620, 290

Data = list[dict[str, Any]]


def with_theme(chart: Any) -> dict[str, Any]:
    """The specification of a chart in the look of the page."""
    styled = (
        chart.configure_view(stroke=None)
        .configure(font="system-ui, sans-serif", background="transparent")
        .configure_axis(labelColor=INK, titleColor=MUTED, gridColor=GRID, domainColor=GRID, tickColor=GRID)
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=260)
        .configure_legend(labelColor=INK, titleColor=MUTED, titleFontWeight="normal", orient="top", symbolSize=90)
        .configure_header(labelColor=INK, titleColor=MUTED, labelFontSize=12)
    )
    spec: dict[str, Any] = styled.to_dict()
    return spec


def rates(say: Say, data: Data, title: str, fair: float | None = None, width: int = WIDE) -> dict[str, Any]:
    """Shares with their intervals, a row each: `label`, `series`, `value`, `low`, `high`, `n`."""
    series = list(dict.fromkeys(row["series"] for row in data))
    hue = alt.Color("series:N", title=None, sort=series, scale=alt.Scale(range=HUES))
    base = alt.Chart(alt.Data(values=data)).encode(
        y=alt.Y("label:N", title=None, sort=None),
        yOffset=alt.YOffset("series:N", sort=series),
        color=hue if len(series) > 1 else alt.value(BLUE),
        tooltip=tips(say, "label", "series", "value:.1%", "low:.1%", "high:.1%", "n"),
    )
    x = {"title": title, "axis": alt.Axis(format="%", tickCount=6), "scale": alt.Scale(domain=[0, 1])}
    layers = [
        base.mark_rule(strokeWidth=2, opacity=0.6).encode(x=alt.X("low:Q", **x), x2="high:Q"),
        base.mark_point(filled=True, size=80, opacity=1).encode(x=alt.X("value:Q", **x)),
    ]
    if fair is not None:
        layers.insert(0, _line(fair).mark_rule(color=MUTED, strokeDash=[4, 4]).encode(x="x:Q"))
    lines = len({row["label"] for row in data}) * len(series)
    return with_theme(alt.layer(*layers).properties(width=width, height=max(50, 20 * lines)))


def _line(at: float) -> Any:
    return alt.Chart(alt.Data(values=[{"x": at}]))


def lengths(say: Say, data: Data) -> dict[str, Any]:
    """How long games are, a strip for each number of seats: `seats`, `series`, `from`, `share`."""
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_area(interpolate="step-after", opacity=0.3, line={"strokeWidth": 1.5})
        .encode(
            x=alt.X("from:Q", title=say("length-axis")),
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=3), stack=None),
            color=alt.Color("series:N", title=None, sort=None, scale=alt.Scale(range=HUES)),
            row=alt.Row("seats:N", title=None, header=alt.Header(labelOrient="top", labelAnchor="start"), sort=None),
            tooltip=tips(say, "seats", "series", "from:.0f", "share:.1%"),
        )
    )
    return with_theme(chart.properties(width=WIDE + 100, height=110))


def endings(say: Say, data: Data) -> dict[str, Any]:
    """How games ended, a bar for each group: `label`, `shade`, `kind`, `why`, `value`; worse is warmer."""
    whys = list(
        dict.fromkeys((row["shade"], row["why"]) for row in sorted(data, key=lambda row: ORDER.index(row["shade"])))
    )
    used: dict[str, int] = {}
    hues = []
    for kind, _ in whys:
        hues.append(SHADES[kind][used.get(kind, 0) % len(SHADES[kind])])
        used[kind] = used.get(kind, 0) + 1
    names = [why for _, why in whys]
    chart = (
        alt.Chart(alt.Data(values=[row | {"order": names.index(row["why"])} for row in data]))
        .mark_bar(height=20)
        .encode(
            y=alt.Y("label:N", title=None, sort=None),
            x=alt.X("value:Q", title=say("ends-axis"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("why:N", title=None, sort=names, scale=alt.Scale(domain=names, range=hues)),
            order=alt.Order("order:Q"),
            tooltip=tips(say, "label", "why", "kind", "value:.1%", "low:.1%", "high:.1%"),
        )
    )
    return with_theme(chart.properties(width=WIDE, height=alt.Step(28)))


def effects(say: Say, data: Data, who: str) -> dict[str, Any]:
    """What using a card does to the chance of winning: `card`, `effect`, `low`, `high`, `appeared`, `used`."""
    told = tips(say, "card", "effect:+.1%", "low:+.1%", "high:+.1%", "appeared:.1%", "used:.1%")
    hues = {say("sure-helps"): GREEN, say("sure-unsure"): MUTED, say("sure-hurts"): RED}
    title, axis = say(f"effects-axis-{who}"), alt.Axis(format="+%")
    return _differences(data, ("card", "effect"), hues, told, {"title": title, "axis": axis}, step=20)


def presence(say: Say, data: Data) -> dict[str, Any]:
    """How often each card comes up and is used: `card`, `what`, `value`."""
    both = [say("presence-up"), say("presence-used")]
    chart = (
        alt.Chart(alt.Data(values=data))
        .mark_bar(cornerRadiusEnd=1)
        .encode(
            y=alt.Y("card:N", title=None, sort=None),
            yOffset=alt.YOffset("what:N", sort=both),
            x=alt.X("value:Q", title=say("presence-axis"), axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("what:N", title=None, scale=alt.Scale(domain=both, range=["#a9c4e4", BLUE])),
            tooltip=tips(say, "card", "what", "value:.1%"),
        )
    )
    return with_theme(chart.properties(width=WIDE, height=alt.Step(10)))


def changes(say: Say, data: Data, what: str, percent: bool) -> dict[str, Any]:
    """What a new version changed, by group: `group`, `change`, `low`, `high`, `before`, `after`."""
    shape = ".1%" if percent else ".3g"
    numbers = (f"{field}:{shape}" for field in ("before", "after", "change", "low", "high"))
    hues = {say("sure-more"): BLUE, say("sure-unsure"): MUTED, say("sure-less"): ORANGE}
    axis = alt.Axis(format="+%") if percent else alt.Axis(format="+.3~g")
    x = {"title": say("changed-axis", what=what), "axis": axis}
    return _differences(data, ("group", "change"), hues, tips(say, "group", *numbers), x, step=28)


def _differences(
    data: Data, fields: tuple[str, str], hues: dict[str, str], told: list[Any], x: dict[str, Any], step: int
) -> dict[str, Any]:
    """Differences with their intervals around zero, a row each, coloured by how sure they are."""
    name, value = fields
    sure = alt.Scale(domain=list(hues), range=list(hues.values()))
    base = alt.Chart(alt.Data(values=data)).encode(
        y=alt.Y(f"{name}:N", title=None, sort=None), color=alt.Color("sure:N", title=None, scale=sure), tooltip=told
    )
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=INK, opacity=0.4).encode(x="x:Q")
    bars = base.mark_rule(strokeWidth=2, opacity=0.6).encode(x=alt.X("low:Q", **x), x2="high:Q")
    dots = base.mark_point(filled=True, size=80, opacity=1).encode(x=alt.X(f"{value}:Q", **x))
    return with_theme(alt.layer(zero, bars, dots).properties(width=WIDE, height=alt.Step(step)))


def tips(say: Say, *fields: str) -> list[Any]:
    """What stands beside the pointer: `field` or `field:format`."""
    made = []
    for field in fields:
        name, _, shape = field.partition(":")
        title = say(f"field-{name}")
        made.append(
            alt.Tooltip(f"{name}:Q", title=title, format=shape) if shape else alt.Tooltip(f"{name}:N", title=title)
        )
    return made
