"""The sections of the report, each a question of a designer: a heading, what was found in a sentence, charts."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from starboard.lab.intervals import Estimate, mean
from starboard.lab.report import charts, measures
from starboard.lab.report.measures import CardFact, Group
from starboard.lab.report.names import Names
from starboard.lab.results import Row
from starboard.lab.tally import won_by_bot

BINS = 30


class Section(Struct, frozen=True):
    title: str
    said: tuple[str, ...]
    specs: tuple[dict[str, Any], ...] = ()
    listed: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()  # the first row is its head


def sections(rows: list[Row], names: Names, other: list[Row] | None) -> Iterator[Section]:
    """All that these games can answer."""
    found = measures.groups(rows)
    together = measures.is_together(rows)
    if other is not None:
        yield compared(rows, other)
    yield crews(found) if together else seats(found)
    yield ends(found, names)
    yield length(found)
    if len({name for row in rows for name in row.bots}) > 1:
        yield bots(rows)
    if names.keys():
        yield from content(rows, names, together)


def estimate(label: str, series: str, value: Estimate) -> dict[str, Any]:
    return {"label": label, "series": series, "value": value.value, "low": value.low, "high": value.high, "n": value.n}


def crews(found: dict[Group, list[Row]]) -> Section:
    data = [estimate(measures.seats(group.seats), group.kind, measures.win_rate(rows)) for group, rows in found.items()]
    rates = [(measures.win_rate(rows), group) for group, rows in found.items()]
    low, high = min(rates, key=lambda one: one[0].value), max(rates, key=lambda one: one[0].value)
    said = f"Hardest: {low[1].label}, {low[0].percent()}. Easiest: {high[1].label}, {high[0].percent()}."
    if len(rates) == 1:
        said = f"{low[1].label}: {low[0].percent()}."
    return Section("How often is it won?", (said,), (charts.rates(data, "games won"),))


def seats(found: dict[Group, list[Row]]) -> Section:
    """First-seat advantage, told only where every bot sat everywhere."""
    said, even = [], 0
    by_count: dict[int, list[dict[str, Any]]] = {}
    for group, rows in found.items():
        rates, fair = measures.by_seat(rows), 1 / group.seats
        first = rates[0]
        by_count.setdefault(group.seats, []).extend(
            estimate(f"seat {seat}", group.kind, one) for seat, one in enumerate(rates, 1)
        )
        if not measures.seats_are_fair(rows):
            said.append(f"{group.label}: different bots sat in different seats, so the seats cannot be compared.")
        elif first.low > fair or first.high < fair:
            share = "more" if first.value > fair else "less"
            said.append(f"{group.label}: the first seat wins {share} than its share, {first.percent()}.")
        else:
            even += 1
    if even:
        said.append(f"No sign that the first seat has an advantage in {even} of {len(found)} settings.")
    specs = [
        charts.rates(data, f"games won with {n} seats; dashed: a fair share", 1 / n, charts.NARROW)
        for n, data in by_count.items()
    ]
    return Section("Does it matter where one sits?", tuple(said), tuple(specs))


def ends(found: dict[Group, list[Row]], names: Names) -> Section:
    data, lost = [], Counter[str]()
    for group, rows in found.items():
        for kind, why, share in measures.endings(rows):
            data.append(estimate(group.label, kind, share) | {"why": names.ending(why), "kind": kind})
            lost[names.ending(why)] += round(share.value * share.n) if kind == "loss" else 0
    total = sum(lost.values())
    said = [f"Of {total} lost games, {n} ended so: “{why}”" for why, n in lost.most_common(3) if n]
    return Section("How do games end?", tuple(said), (charts.endings(data),))


def length(found: dict[Group, list[Row]]) -> Section:
    longest = max(row.decisions for rows in found.values() for row in rows)
    width = max(1, -(-(longest + 1) // BINS))
    data: list[dict[str, Any]] = []
    table = [("", "mean", "shortest", "half of them within", "longest")]
    for group, rows in found.items():
        counts = sorted(row.decisions for row in rows)
        counted = Counter(n // width for n in counts)
        data += [
            {
                "seats": measures.seats(group.seats),
                "series": group.kind,
                "from": at * width,
                "share": counted[at] / len(rows),
            }
            for at in range(longest // width + 2)
        ]
        middle = f"{counts[len(counts) // 4]} to {counts[3 * len(counts) // 4]}"
        table.append((group.label, str(mean(counts)), str(counts[0]), middle, str(counts[-1])))
    return Section("How long is a game?", ("In decisions.",), (charts.lengths(data),), table=tuple(table))


def bots(rows: list[Row]) -> Section:
    data = [estimate(name, "all", value) for name, value in won_by_bot([row.as_played() for row in rows]).items()]
    return Section("Which bot wins?", (), (charts.rates(data, "share of its seats that won"),))


def content(rows: list[Row], names: Names, together: bool) -> Iterator[Section]:
    """Every card: how often it comes up, is used, and what that does; then those that never do."""
    facts = measures.cards(rows, names.keys())
    alive = [fact for fact in facts if fact.appeared.value]
    who = "games" if together else "seats"
    shown = [_effect(fact, fact.effect, names) for fact in alive if fact.effect]
    sure = Counter(row["sure"] for row in shown)
    said = (
        f"{sure['helps']} cards go with winning beyond doubt, {sure['hurts']} with losing. "
        "That is no proof that they cause it: who is ahead may also be who can afford a card.",
    )
    if shown:
        yield Section("Which cards win?", said, (charts.effects(shown, who),))
    data = [
        {"card": names.card(fact.key), "what": what, "value": value.value}
        for fact in sorted(alive, key=lambda fact: -fact.appeared.value)
        for what, value in (("comes up", fact.appeared), ("is used", fact.used))
    ]
    if data:
        yield Section("How often do cards come up?", (), (charts.presence(data),))
    yield dead(facts, names, len(rows))


def _effect(fact: CardFact, effect: Estimate, names: Names) -> dict[str, Any]:
    sure = "helps" if effect.low > 0 else "hurts" if effect.high < 0 else "unsure"
    return {
        "card": names.card(fact.key),
        "effect": effect.value,
        "low": effect.low,
        "high": effect.high,
        "appeared": fact.appeared.value,
        "used": fact.used.value,
        "sure": sure,
    }


def dead(facts: list[CardFact], names: Names, games: int) -> Section:
    gone = [names.card(fact.key) for fact in facts if not fact.appeared.value]
    idle = [names.card(fact.key) for fact in facts if fact.appeared.value and not fact.used.value]
    if not gone and not idle:
        return Section("Dead cards", (f"None: in {games} games every card came up and was named in an answer.",))
    said = []
    if gone:
        said.append(f"{len(gone)} of {len(facts)} never came up in {games} games.")
    if idle:
        said.append(f"{len(idle)} came up and no answer ever named them: {', '.join(sorted(idle))}.")
    return Section("Dead cards", tuple(said), listed=tuple(sorted(gone)))


def compared(rows: list[Row], other: list[Row]) -> Section:
    """Two versions on the same seeds."""
    found = measures.paired(rows, other)
    if not found:
        none = "The two files have no game in common: the same seats, difficulty, bots and --seed are needed."
        return Section("What changed?", (none,))
    sure = sum(one.change.low > 0 or one.change.high < 0 for one in found)
    said = f"{sure} of {len(found)} measures changed beyond doubt, from the first file to the second, game by game."
    table = [("", "measure", "first", "second", "change", "pairs", ""), *(_row(one) for one in found)]
    specs = []
    for what in dict.fromkeys(one.what for one in found):
        data = [_changed(one) for one in found if one.what == what]
        specs.append(charts.changes(data, what, what.startswith("win")))
    return Section("What changed?", (said,), tuple(specs), table=tuple(table))


def _row(one: measures.Paired) -> tuple[str, ...]:
    change = one.change
    times, unit = (100, "%") if one.what.startswith("win") else (1, "")
    before, after = (f"{times * part:.3g}{unit}" for part in (one.before, one.after))
    value, low, high = (f"{times * part:+.3g}" for part in (change.value, change.low, change.high))
    sure = "beyond doubt" if change.low > 0 or change.high < 0 else "within the noise"
    return one.group, one.what, before, after, f"{value} [{low}, {high}]", str(change.n), sure


def _changed(one: measures.Paired) -> dict[str, Any]:
    change = one.change
    sure = "more" if change.low > 0 else "less" if change.high < 0 else "unsure"
    return {
        "group": one.group,
        "change": change.value,
        "low": change.low,
        "high": change.high,
        "before": one.before,
        "after": one.after,
        "sure": sure,
    }
