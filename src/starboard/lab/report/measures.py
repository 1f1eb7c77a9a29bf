"""What the report measures: rows of games in, numbers with intervals out.  No chart here, no page."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, structs

from starboard.kernel.cartridge import rules
from starboard.kernel.texts import Say
from starboard.lab.facts import THING
from starboard.lab.intervals import Estimate, difference, mean, rate
from starboard.lab.results import Row


class Group(Struct, frozen=True, order=True):
    """Games that can be counted together."""

    cartridge: str
    seats: int
    difficulty: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    file: str = ""  # which of two files that are compared, in words

    @property
    def kind(self) -> str:
        """All but the number of seats."""
        names = self.bots[0] if len(set(self.bots)) == 1 else " + ".join(sorted(set(self.bots)))
        parts = (Path(self.cartridge).name, self.difficulty, *self.options, names, self.file)
        return " · ".join(word for word in parts if word)

    def label(self, say: Say) -> str:
        return f"{say('seats', n=self.seats)} · {self.kind}"


class CardFact(Struct, frozen=True):
    """How often a card came up and was used, and how much more often those win who used it."""

    key: str
    appeared: Estimate
    used: Estimate
    effect: Estimate | None  # None where all used it, or nobody
    named: bool = True  # some option named it: else it has nothing that an answer could use


def groups(rows: Iterable[Row], file: str = "") -> dict[Group, list[Row]]:
    """Rows by what was played; who sat where does not part them."""
    found: dict[Group, list[Row]] = defaultdict(list)
    for row in rows:
        bots = tuple(sorted(row.bots))
        found[Group(row.cartridge, row.seats, row.difficulty, tuple(sorted(row.options)), bots, file)].append(row)
    return dict(sorted(found.items()))


def is_together(rows: list[Row]) -> bool:
    """Whether all seats win or lose as one: by their sides or, in files without sides, if nobody ever won alone."""
    return all(len(set(row.sides)) == 1 if row.sides else len(row.winners) in (0, row.seats) for row in rows)


def share_of_win(row: Row) -> float:
    """What a game of one crew came to: a win, or half of one."""
    return {"win": 1.0, "partial": 0.5, "draw": 0.5}.get(row.kind, 0.0)


def win_rate(rows: list[Row]) -> Estimate:
    return rate(sum(share_of_win(row) for row in rows), len(rows))


def by_seat(rows: list[Row]) -> list[Estimate]:
    """How often each seat won, a shared win counting in parts, and a draw for all seats alike."""
    seats = rows[0].seats
    shares = [0.0] * seats
    for row in rows:
        winners = row.winners or (range(seats) if row.kind in ("draw", "partial") else ())
        for seat in winners:
            shares[seat] += 1 / len(winners)
    return [rate(share, len(rows)) for share in shares]


def seats_are_fair(rows: list[Row]) -> bool:
    """Whether the win rates of seats can be compared: every bot sat in every seat alike."""
    return len({tuple(sorted(Counter(row.bots[seat] for row in rows).items())) for seat in range(rows[0].seats)}) == 1


def endings(rows: list[Row]) -> list[tuple[str, str, Estimate]]:
    """How games ended: kind, reason, share."""
    counted = Counter((row.kind, row.why or f"end-{row.kind}") for row in rows)
    return [(kind, why, rate(n, len(rows))) for (kind, why), n in counted.most_common()]


def cards(rows: list[Row], keys: Iterable[str]) -> list[CardFact]:
    """The facts of every card, the most helpful first; who used it is a crew, or one seat."""
    together = is_together(rows)
    seen: Counter[str] = Counter()
    users: Counter[str] = Counter()  # chairs that used it
    winners: Counter[str] = Counter()  # and won
    games: Counter[str] = Counter()
    for row in rows:
        seen.update(set(row.appeared) | set(row.used))
        games.update(set(row.used))
        pairs = {(key, 0 if together else seat) for key, seat in zip(row.used, row.used_by, strict=True)}
        for key, seat in pairs:
            users[key] += 1
            winners[key] += (share_of_win(row) == 1) if together else (seat in row.winners)
    chairs = len(rows) if together else sum(row.seats for row in rows)
    wins = sum(share_of_win(row) == 1 if together else len(row.winners) for row in rows)
    n = len(rows)
    old = not any(row.deeds for row in rows)  # a file of an older release does not tell what was offered
    offered = {deed.removeprefix(THING) for row in rows for deed in row.deeds if deed.startswith(THING)}
    spaces = _owners(rows)
    found = []
    for key in dict.fromkeys(keys):
        without = chairs - users[key]
        known = bool(users[key] and without)
        effect = difference(rate(winners[key], users[key]), rate(wins - winners[key], without)) if known else None
        named = old or key in offered or key in spaces or games[key] > 0
        found.append(CardFact(key, rate(seen[key], n), rate(games[key], n), effect, named))
    return sorted(found, key=lambda fact: -(fact.effect.value if fact.effect else -2))


def _owners(rows: list[Row]) -> set[str]:
    """The cards whose spaces options named: a space belongs to the card on which it is printed."""
    made = {(row.game, row.cartridge) for row in rows}
    things = {deed.removeprefix(THING) for row in rows for deed in row.deeds if deed.startswith(THING)}
    return {rules(game, cartridge).key_of(thing) for game, cartridge in made for thing in things}


class Paired(Struct, frozen=True):
    """One measure of two versions on the same seeds; `what` is the word of its text, `measure-…`."""

    group: Group
    what: str
    before: float
    after: float
    change: Estimate


def pairs(old: list[Row], new: list[Row]) -> list[Paired]:
    """What changed between two versions, game by game of the same number and seed: luck that both had counts out."""
    before, after = (groups(structs.replace(row, cartridge="") for row in rows) for rows in (old, new))
    found = []
    for group in before.keys() & after.keys():
        ones = {(row.base_seed, row.number, row.seed): row for row in before[group]}
        pairs = [(ones[at], row) for row in after[group] if (at := (row.base_seed, row.number, row.seed)) in ones]
        if pairs:
            found += [_change(group, what, pairs) for what in _measures(before[group] + after[group])]
    return sorted(found, key=lambda one: (not one.what.startswith("won"), one.what, one.group))


def _measures(rows: list[Row]) -> list[str]:
    ways = ["won"] if is_together(rows) else ["won-first"]
    return [*ways, "decisions", *(["score"] if all(row.scores for row in rows) else [])]


def _change(group: Group, what: str, pairs: list[tuple[Row, Row]]) -> Paired:
    values = [(_measure(what, one), _measure(what, other)) for one, other in pairs]
    return Paired(
        group,
        what,
        mean([one for one, _ in values]).value,
        mean([other for _, other in values]).value,
        mean([other - one for one, other in values]),
    )


def _measure(what: str, row: Row) -> float:
    if what == "decisions":
        return row.decisions
    if what == "score":
        return sum(row.scores) / len(row.scores)
    return share_of_win(row) if what == "won" else by_seat([row])[0].value
