"""The report as one HTML page: text first, charts drawn by the script that the page carries along."""

import json
from html import escape
from typing import Any

from starboard.kernel.texts import Language, Say
from starboard.lab.intervals import mean
from starboard.lab.report.names import Names, voice
from starboard.lab.report.numbers import Numbers
from starboard.lab.report.section import Section
from starboard.lab.report.sections import sections
from starboard.lab.results import ResultsError, Row

STYLE = """
:root { color-scheme: light; --ink: #1d2530; --muted: #5b6675; --line: #dde2e9; --paper: #fff; --ground: #f3f5f8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; padding-bottom: 1rem; }
h1 { font-size: 1.9rem; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
header p { margin: 0; color: var(--muted); }
dl { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1.25rem 0 0; }
dt { font-size: .8rem; color: var(--muted); }
dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem 1.5rem;
  margin: 0 0 1rem; overflow-x: auto; }
section p { margin: 0 0 .5rem; max-width: 46rem; }
.charts { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; margin-top: .75rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; margin-top: .75rem; }
th, td { text-align: left; font-weight: normal; padding: .25rem 1.25rem .25rem 0;
  border-bottom: 1px solid var(--line); }
thead th { color: var(--muted); }
ul { columns: 3 12rem; padding-left: 1.1rem; margin: .5rem 0; }
footer { max-width: 60rem; margin: 0 auto; padding: .5rem 1.25rem 3rem; color: var(--muted); font-size: .85rem; }
@media print { body { background: #fff; } section { break-inside: avoid; border: 0; padding: .5rem 0; } }
"""


def page(rows: list[Row], other: list[Row] | None = None, lang: Language = "en") -> str:
    """One self-contained page about these games, or about what changed from them to the other ones."""
    good = [row for row in rows if not row.error]
    if not good:
        raise ResultsError("there is no finished game in this file")
    if len({row.game for row in good}) > 1:
        raise ResultsError("this file holds several games; a report is about one")
    after = [row for row in other if not row.error] if other is not None else None
    say, names, numbers = voice(lang), Names(good[0], lang), Numbers(lang)
    told = list(sections(good, names, after, say, numbers))
    body = "\n".join(_section(number, one) for number, one in enumerate(told))
    specs = {f"chart-{i}-{k}": spec for i, one in enumerate(told) for k, spec in enumerate(one.specs)}
    data = json.dumps(specs).replace("</", "<\\/")  # what a card is called must not end the script
    script = (
        f"const specs = {data};\n"
        f"const formatLocale = {json.dumps(numbers.locale())};\n"
        "for (const [id, spec] of Object.entries(specs))\n"
        "  vegaEmbed('#' + id, spec, {actions: false, renderer: 'svg', formatLocale});"
    )
    title = say("report-title", game=good[0].game)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
{_head(title, rows, good, say, numbers)}
<main>
{body}
</main>
<footer>{escape(say("report-foot"))}</footer>
<script>{_engine()}</script>
<script>{script}</script>
</body>
</html>
"""


def _head(title: str, rows: list[Row], good: list[Row], say: Say, numbers: Numbers) -> str:
    errors = len(rows) - len(good)
    facts = {
        "games": numbers.count(len(good)),
        "broken": numbers.count(errors),
        "decisions": numbers.count(sum(row.decisions for row in good)),
        "decisions-a-game": numbers.write(mean([row.decisions for row in good]).value, ",.1f"),
        "bots": ", ".join(sorted({name for row in good for name in row.bots})),
        "cartridge": ", ".join(sorted({row.cartridge or say("report-first-cartridge") for row in good})),
    }
    shown = "".join(
        f"<div><dt>{escape(say(f'head-{key}'))}</dt><dd>{escape(value)}</dd></div>" for key, value in facts.items()
    )
    content = escape(say("report-content", worlds=", ".join(sorted({row.world for row in good}))))
    return f"<header><h1>{escape(title)}</h1><p>{content}</p><dl>{shown}</dl></header>"


def _section(number: int, one: Section) -> str:
    said = "".join(f"<p>{escape(text)}</p>" for text in one.said)
    listed = "".join(f"<li>{escape(text)}</li>" for text in one.listed)
    shown = "".join(f'<div id="chart-{number}-{k}"></div>' for k in range(len(one.specs)))
    parts = (said, f"<ul>{listed}</ul>" if listed else "", f'<div class="charts">{shown}</div>', _table(one.table))
    return f"<section><h2>{escape(one.title)}</h2>{''.join(parts)}</section>"


def _table(rows: tuple[tuple[str, ...], ...]) -> str:
    if not rows:
        return ""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join(
        f"<tr><th>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in rows[1:]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _engine() -> str:
    """Vega with all that it needs, so that the page asks nothing of the network."""
    import altair
    import vl_convert

    version = ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])
    bundle: Any = vl_convert.javascript_bundle  # its types ask for a snippet, which it can do without
    return str(bundle(vl_version=version)).replace("</script", "<\\/script")
