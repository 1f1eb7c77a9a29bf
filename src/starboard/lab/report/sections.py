"""The sections of the report, each a question of a designer: a heading, what was found in a sentence, charts."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import structs

from starboard.kernel.texts import Say
from starboard.lab.intervals import Estimate, mean
from starboard.lab.report import charts, measures
from starboard.lab.report.course import course
from starboard.lab.report.measures import CardFact, Group, groups
from starboard.lab.report.names import Names
from starboard.lab.report.numbers import Numbers
from starboard.lab.report.section import Section
from starboard.lab.results import Row
from starboard.lab.tally import won_by_bot

BINS = 30


def sections(rows: list[Row], names: Names, other: list[Row] | None, say: Say, numbers: Numbers) -> Iterator[Section]:
    """All that these games can answer; where two files are compared, of both."""
    files = [rows] if other is None else [rows, other]
    marks = [""] if other is None else [say("changed-first"), say("changed-second")]
    found = {group: some for one, mark in zip(files, marks, strict=True) for group, some in groups(one, mark).items()}
    together = measures.is_together([*rows, *(other or ())])
    if other is not None:
        yield comparison(rows, other, say, numbers)
    yield crews(found, say, numbers) if together else seats(found, say, numbers)
    yield ends(found, names, say)
    yield length(found, say, numbers)
    yield from course(files, names, say, numbers)
    for one, mark in zip(files, marks, strict=True):
        if len({name for row in one for name in row.bots}) > 1:
            yield _mark(bots(one, say), mark)
    if names.keys():
        for one, mark in zip(files, marks, strict=True):
            for section in content(one, names, together, say):
                yield _mark(section, mark)


def _mark(section: Section, mark: str) -> Section:
    return structs.replace(section, title=f"{section.title} ({mark})") if mark else section


def estimate(label: str, series: str, value: Estimate) -> dict[str, Any]:
    return {"label": label, "series": series, "value": value.value, "low": value.low, "high": value.high, "n": value.n}


def crews(found: dict[Group, list[Row]], say: Say, numbers: Numbers) -> Section:
    rates = [(measures.win_rate(rows), group) for group, rows in found.items()]
    data = [estimate(say("seats", n=group.seats), group.kind, rate) for rate, group in rates]
    (low, hardest), (high, easiest) = min(rates, key=lambda one: one[0].value), max(rates, key=lambda one: one[0].value)
    told = {
        "hardest": hardest.label(say),
        "low": numbers.rate(low),
        "easiest": easiest.label(say),
        "high": numbers.rate(high),
    }
    said = (
        say("won-one", label=hardest.label(say), rate=numbers.rate(low))
        if len(rates) == 1
        else say("won-range", **told)
    )
    return Section(say("won-title"), (said,), (charts.rates(say, data, say("won-axis")),))


def seats(found: dict[Group, list[Row]], say: Say, numbers: Numbers) -> Section:
    """First-seat advantage, told only where every bot sat everywhere."""
    said, even = [], 0
    by_count: dict[int, list[dict[str, Any]]] = {}
    for group, rows in found.items():
        rates, fair = measures.by_seat(rows), 1 / group.seats
        first = rates[0]
        by_count.setdefault(group.seats, []).extend(
            estimate(say("seat", n=seat), group.kind, one) for seat, one in enumerate(rates, 1)
        )
        if not measures.seats_are_fair(rows):
            said.append(say("seats-mixed", label=group.label(say)))
        elif first.low > fair or first.high < fair:
            share = "seats-more" if first.value > fair else "seats-less"
            said.append(say(share, label=group.label(say), rate=numbers.rate(first)))
        else:
            even += 1
    if even:
        said.append(say("seats-even", even=even, all=len(found)))
    specs = [charts.rates(say, data, say("seats-axis", n=n), 1 / n, charts.NARROW) for n, data in by_count.items()]
    return Section(say("seats-title"), tuple(said), tuple(specs))


def ends(found: dict[Group, list[Row]], names: Names, say: Say) -> Section:
    data, lost = [], Counter[str]()
    for group, rows in found.items():
        for kind, why, share in measures.endings(rows):
            row = estimate(group.label(say), kind, share)
            data.append(row | {"why": names.ending(why), "shade": kind, "kind": say(f"kind-{kind}")})
            lost[names.ending(why)] += round(share.value * share.n) if kind == "loss" else 0
    total = sum(lost.values())
    said = [say("ends-lost", total=total, n=n, why=why) for why, n in lost.most_common(3) if n]
    return Section(say("ends-title"), tuple(said), (charts.endings(say, data),))


def length(found: dict[Group, list[Row]], say: Say, numbers: Numbers) -> Section:
    longest = max(row.decisions for rows in found.values() for row in rows)
    width = max(1, -(-(longest + 1) // BINS))
    data: list[dict[str, Any]] = []
    table = [("", *(say(f"length-{word}") for word in ("mean", "shortest", "half", "longest")))]
    for group, rows in found.items():
        counts = sorted(row.decisions for row in rows)
        counted = Counter(n // width for n in counts)
        data += [
            {
                "seats": say("seats", n=group.seats),
                "series": group.kind,
                "from": at * width,
                "share": counted[at] / len(rows),
            }
            for at in range(longest // width + 2)
        ]
        low, high, *ends_ = (
            numbers.count(n) for n in (counts[len(counts) // 4], counts[3 * len(counts) // 4], counts[0], counts[-1])
        )
        middle = say("length-between", low=low, high=high)
        table.append((group.label(say), numbers.estimate(mean(counts)), ends_[0], middle, ends_[1]))
    return Section(say("length-title"), (say("length-unit"),), (charts.lengths(say, data),), table=tuple(table))


def bots(rows: list[Row], say: Say) -> Section:
    won = won_by_bot([row.as_result() for row in rows])
    data = [estimate(name, say("bots-all"), value) for name, value in won.items()]
    return Section(say("bots-title"), (), (charts.rates(say, data, say("bots-axis")),))


def content(rows: list[Row], names: Names, together: bool, say: Say) -> Iterator[Section]:
    """Every card: how often it comes up, is used, and what that does; then those that never do."""
    facts = measures.cards(rows, names.keys())
    alive = [fact for fact in facts if fact.appeared.value]
    shown = [_effect(fact, fact.effect, names, say) for fact in alive if fact.effect]
    sure = Counter(row["sure"] for row in shown)
    if shown:
        said = say("effects-said", helps=sure[say("sure-helps")], hurts=sure[say("sure-hurts")])
        chart = charts.effects(say, shown, "games" if together else "seats")
        yield Section(say("effects-title"), (said,), (chart,))
    data = [
        {"card": names.card(fact.key), "what": what, "value": value.value}
        for fact in sorted(alive, key=lambda fact: -fact.appeared.value)
        for what, value in ((say("presence-up"), fact.appeared), (say("presence-used"), fact.used))
        if fact.named or what == say("presence-up")
    ]
    if data:
        yield Section(say("presence-title"), (), (charts.presence(say, data),))
    yield dead(facts, names, len(rows), say)


def _effect(fact: CardFact, effect: Estimate, names: Names, say: Say) -> dict[str, Any]:
    sure = "helps" if effect.low > 0 else "hurts" if effect.high < 0 else "unsure"
    return {
        "card": names.card(fact.key),
        "effect": effect.value,
        "low": effect.low,
        "high": effect.high,
        "appeared": fact.appeared.value,
        "used": fact.used.value,
        "sure": say(f"sure-{sure}"),
    }


def dead(facts: list[CardFact], names: Names, games: int, say: Say) -> Section:
    gone = [names.card(fact.key) for fact in facts if not fact.appeared.value]
    idle = [names.card(fact.key) for fact in facts if fact.named and not fact.used.value]
    if not gone and not idle:
        return Section(say("dead-title"), (say("dead-none", games=games),))
    said = []
    if gone:
        said.append(say("dead-gone", gone=len(gone), all=len(facts), games=games))
    if idle:
        said.append(say("dead-idle", n=len(idle), cards=", ".join(sorted(idle))))
    return Section(say("dead-title"), tuple(said), listed=tuple(sorted(gone)))


def comparison(rows: list[Row], other: list[Row], say: Say, numbers: Numbers) -> Section:
    """Two versions on the same seeds."""
    found = measures.pairs(rows, other)
    if not found:
        return Section(say("changed-title"), (say("changed-nothing"),))
    sure = sum(one.change.low > 0 or one.change.high < 0 for one in found)
    said = say("changed-said", sure=sure, all=len(found))
    head = (say(f"changed-{word}") for word in ("measure", "first", "second", "change", "pairs"))
    table = [("", *head, ""), *(_row(one, say, numbers) for one in found)]
    specs = []
    for what in dict.fromkeys(one.what for one in found):
        data = [_change(one, say) for one in found if one.what == what]
        specs.append(charts.changes(say, data, say(f"measure-{what}"), what.startswith("won")))
    return Section(say("changed-title"), (said,), tuple(specs), table=tuple(table))


def _row(one: measures.Paired, say: Say, numbers: Numbers) -> tuple[str, ...]:
    change = one.change
    share = one.what.startswith("won")
    before, after = (numbers.percent(part) if share else numbers.write(part) for part in (one.before, one.after))
    times, shape = (100, "+.1f") if share else (1, "+,.3g")
    value, low, high = (numbers.write(times * part, shape) for part in (change.value, change.low, change.high))
    sure = say("changed-doubtless" if change.low > 0 or change.high < 0 else "changed-noise")
    measure = say(f"measure-{one.what}")
    return (
        one.group.label(say),
        measure,
        before,
        after,
        f"{value} {numbers.range(low, high)}",
        numbers.count(change.n),
        sure,
    )


def _change(one: measures.Paired, say: Say) -> dict[str, Any]:
    change = one.change
    sure = "more" if change.low > 0 else "less" if change.high < 0 else "unsure"
    return {
        "group": one.group.label(say),
        "change": change.value,
        "low": change.low,
        "high": change.high,
        "before": one.before,
        "after": one.after,
        "sure": say(f"sure-{sure}"),
    }
