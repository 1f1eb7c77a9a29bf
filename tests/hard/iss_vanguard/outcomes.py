"""A test while it lasts, and what it brings: outcomes, tracks, places replaced, cards played on results."""

from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import Scope, Verb
from starboard.kernel.words import Id, opt
from tests.hard.iss_vanguard.model import Action, G, Here, Member, content, faces, field, member, to_discard, trial
from tests.hard.iss_vanguard.solver import Convert


class InTest(Scope, frozen=True, kw_only=True):
    """A test from its first step to its last.  However it ends, its dice go to the discards of their owners."""

    def close(self, g: G, here: Here, cut: bool) -> None:
        to_discard(g, list(trial(g).pool))
        for die in trial(g).hand:
            member(g, field(g).dice[die].owner).discard.append(die)
        g.did("tested", here.seat, trial(g).card)
        field(g).test = None


class ApplyLine(Verb, frozen=True):
    """An outcome, then the one its arrow points to, though the card may be gone by then.  IV-OUT-04, 05, 08."""

    line: int

    def run(self, g: G, here: Here) -> None:
        line = action(g).lines[self.line]
        after = (ApplyLine(line.arrow),) if line.arrow >= 0 else ()
        g.push(here.seat, *line.does, *after, source=here.source)


class AdvanceTrack(Verb, frozen=True):
    """A marker on its outcome box goes no further, and waits for step 10.  IV-TRK-01 to 03."""

    colour: str

    def run(self, g: G, here: Here) -> None:
        card = trial(g).card
        needs = next(t.needs for t in content(g).actions[card].tracks if t.colour == self.colour)
        key = f"{card}/{self.colour}"
        field(g).tracks[key] = min(needs, field(g).tracks.get(key, 0) + 1)


class ResolveTracks(Verb, frozen=True):
    """Finished tracks from top to bottom; none after one that has replaced the card.  IV-TRK-06 to 08."""

    def run(self, g: G, here: Here) -> None:
        card, ex = trial(g).card, field(g)
        if ex.cards.get(member(g, here.seat).sector) != card:
            return
        for track in content(g).actions[card].tracks:
            if ex.tracks.get(f"{card}/{track.colour}") == track.needs:
                del ex.tracks[f"{card}/{track.colour}"]
                g.push(here.seat, *track.does, ResolveTracks(), source=here.source)
                return


class ReplaceCard(Verb, frozen=True):
    """A new place covers the old one, whose markers are returned."""

    by: str

    def run(self, g: G, here: Here) -> None:
        ex, sector = field(g), member(g, here.seat).sector
        old, ex.cards[sector] = ex.cards.get(sector, ""), self.by
        ex.tracks = {key: n for key, n in ex.tracks.items() if not key.startswith(f"{old}/")}
        g.did("replaced", here.seat, old, self.by)


class GainSuccess(Verb, frozen=True):
    def run(self, g: G, here: Here) -> None:
        field(g).successes += 1


class LoseSupplies(Verb, frozen=True):
    def run(self, g: G, here: Here) -> None:
        field(g).supplies = max(0, field(g).supplies - 1)


class Converts(Verb, frozen=True):
    """While it is in force, a Basic of that colour may be spent as that icon.  IV-CNV-01, IV-CNV-02."""

    colour: str
    icon: str


class PlayCard(Verb, frozen=True):
    """A card is played on the results: it is gone, and a supporter has played the one it may.  IV-SUP-02."""

    card: str
    supports: bool

    def run(self, g: G, here: Here) -> None:
        member(g, here.seat).cards.remove(self.card)
        if self.supports:
            trial(g).supported.append(here.seat)


class Reroll(Verb, frozen=True):
    die: int

    def run(self, g: G, here: Here) -> None:
        die = field(g).dice[self.die]
        trial(g).pool[self.die] = faces(die.colour, die.kind)[g.roll(6, f"die{self.die}")]


class TradeIn(Verb, frozen=True):
    """One die of the pool for a face of another.  IV-DIC-20."""

    die: int
    other: int
    face: str

    def run(self, g: G, here: Here) -> None:
        to_discard(g, [self.die])
        trial(g).pool[self.other] = self.face


def card_moves(g: G, active: Member) -> list[Free]:
    """Cards on the results: any number of the active member's, one of each supporter.  IV-TST-08, IV-SUP-02, 03."""
    found: list[Free] = []
    for me in field(g).members:
        supports = me.seat != active.seat
        if me.sector == active.sector and me.seat not in trial(g).supported:
            for card in dict.fromkeys(me.cards):
                cost = (PlayCard(card, supports),)
                found += [
                    Free(me.seat, Offer(opt("play", card, *ids), costs=cost, does=verbs))
                    for ids, verbs in plays(g, card)
                ]
    return found


def plays(g: G, card: str) -> list[tuple[tuple[Id, ...], tuple[Verb, ...]]]:
    """The ways to play a card now: the ids of the option, and what happens."""
    lying, dice, what = trial(g).pool, field(g).dice, content(g).cards[card]
    if what.play == "reroll":
        return [((die,), (Reroll(die),)) for die in lying]
    if what.play == "trade":
        return [
            ((die, other, face), (TradeIn(die, other, face),))
            for die in lying
            for other in lying
            if other != die
            for face in dict.fromkeys(faces(dice[other].colour, dice[other].kind))
        ]
    return [((), what.does)] if what.play else []


def action(g: G) -> Action:
    return content(g).actions[trial(g).card]


def converting(g: G, here: Here) -> Convert:
    """What the active member may convert as it is spent: printed on the crew card, or for this test.  IV-CNV-01, 05."""
    lasting = ((verb.colour, verb.icon) for _, verb in g.in_force(Converts, here.seat))
    return (*member(g, here.seat).convert, *lasting)
