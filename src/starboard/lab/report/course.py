"""How games went: time on each page or round, what was left at the end, and how often each action was taken."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from starboard.kernel.texts import Say
from starboard.lab.facts import ACT, THING
from starboard.lab.intervals import Estimate, mean, rate
from starboard.lab.report.names import Names
from starboard.lab.report.numbers import Numbers
from starboard.lab.report.section import Section
from starboard.lab.results import Row

Files = Sequence[list[Row]]  # one file, or the two that are compared


def course(files: Files, names: Names, say: Say, numbers: Numbers) -> Iterator[Section]:
    """The sections for which these files have something to tell; files of older releases have nothing."""
    if any(row.stages for rows in files for row in rows):
        yield stages(files, names, say, numbers)
    if any(row.left for rows in files for row in rows):
        yield left(files, names, say, numbers)
    for kind, title in ((ACT, "acts"), (THING, "things")):
        found = deeds(files, names, say, numbers, kind, title)
        if len(found.table) > 1:
            yield found


def head(files: Files, say: Say, *words: str) -> tuple[str, ...]:
    """The head of a table: its columns, once for each file."""
    if len(files) == 1:
        return ("", *(say(word) for word in words))
    ends = (say("changed-first"), say("changed-second"))
    return ("", *(say("course-of", what=say(word), file=end) for end in ends for word in words))


def stages(files: Files, names: Names, say: Say, numbers: Numbers) -> Section:
    """How many games came to each stage, and how many decisions it took those."""
    counted: list[dict[int, list[int]]] = []
    for rows in files:
        of: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            for stage, n in zip(row.stages, row.stage_answers, strict=True):
                of[stage].append(n)
        counted.append(of)
    table = [head(files, say, "course-reached", "course-decisions", "course-share")]
    for stage in sorted({stage for of in counted for stage in of}):
        cells = [names.stage(stage, say)]
        for rows, of in zip(files, counted, strict=True):
            spent, all_ = of.get(stage, []), sum(sum(values) for values in of.values())
            reached = rate(len(spent), len(rows))
            cells += [numbers.percent(reached.value), _mean(mean(spent), numbers), _share(sum(spent), all_, numbers)]
        table.append(tuple(cells))
    return Section(say("course-title"), (say("course-said"),), table=tuple(table))


def _mean(value: Estimate, numbers: Numbers) -> str:
    return numbers.estimate(value, ",.1f") if value.n else "–"


def _share(part: float, whole: float, numbers: Numbers) -> str:
    return numbers.percent(part / whole) if whole else "–"


def left(files: Files, names: Names, say: Say, numbers: Numbers) -> Section:
    """What a seat had left at the end, in all games, and apart in those that a crew won and lost."""
    kinds = sorted({row.kind for rows in files for row in rows})
    apart = kinds if len(kinds) > 1 else []
    columns = ["left-all", *(f"kind-{kind}" for kind in apart)]
    table = [head(files, say, *columns)]
    for word in dict.fromkeys(word for rows in files for row in rows for word in row.left):
        cells = [names.stock(word)]
        for rows in files:
            for kind in ("", *apart):
                some = [_amount(row, word) for row in rows if not kind or row.kind == kind]
                cells.append(_mean(mean(some), numbers))
        table.append(tuple(cells))
    return Section(say("left-title"), (say("left-said"),), table=tuple(table))


def _amount(row: Row, word: str) -> float:
    return dict(zip(row.left, row.left_amounts, strict=True)).get(word, 0.0)


def deeds(files: Files, names: Names, say: Say, numbers: Numbers, kind: str, title: str) -> Section:
    """Every action, or everything that one acts on: of the games that offered it, how many took it, and how often."""
    games: list[Counter[str]] = [Counter() for _ in files]
    takers: list[Counter[str]] = [Counter() for _ in files]
    times: list[Counter[str]] = [Counter() for _ in files]
    cards = set(names.keys())
    for at, rows in enumerate(files):
        for row in rows:
            for deed, n in zip(row.deeds, row.deed_times, strict=True):
                if deed.startswith(kind) and deed.removeprefix(kind) not in cards:
                    games[at][deed] += 1
                    takers[at][deed] += n > 0
                    times[at][deed] += n
    all_ = sorted({deed for one in games for deed in one}, key=lambda deed: (-sum(one[deed] for one in times), deed))
    table = [head(files, say, "deed-offered", "deed-taken", "deed-times")]
    never = []
    for deed in all_:
        word = deed.removeprefix(kind)
        name = names.act(word) if kind == ACT else names.thing(word)
        if not name:
            continue
        if not any(one[deed] for one in times):
            never.append(name)
            continue
        cells = [name]
        for rows, offered, taken, often in zip(files, games, takers, times, strict=True):
            cells += [
                numbers.percent(offered[deed] / len(rows), ".0f"),
                numbers.percent(taken[deed] / offered[deed], ".0f") if offered[deed] else "–",
                numbers.write(often[deed] / offered[deed], ",.1f") if offered[deed] else "–",
            ]
        table.append(tuple(cells))
    said = [say(f"{title}-said")]
    if never:
        said.append(say("deed-never", n=len(never), names=", ".join(sorted(never))))
    return Section(say(f"{title}-title"), tuple(said), table=tuple(table))
