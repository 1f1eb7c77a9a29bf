"""What a member pays: spend, else sacrifice, else Exhausted, else home; and persevering in reply."""

from typing import ClassVar

from msgspec import structs

from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import Ask, Scope, Verb
from starboard.kernel.words import Option, opt
from tests.hard.iss_vanguard.model import INJURIES, G, Here, Member, alike, field, in_play, member


class SpendDie(Ask, frozen=True):
    """Dice are spent one by one; for one that is missing a die is sacrificed.  It is one question with tiers, so that
    persevering in reply changes what it offers.  IV-LOC-07, 08, 11, 16."""

    dice: int = 1
    prompt: ClassVar[str] = "spend"

    def options(self, g: G, here: Here) -> list[Option]:
        me = member(g, here.seat)
        return [opt("spend", die) for die in alike(g, me.slots)] or sacrifices(g, me)

    def answer(self, g: G, here: Here, option: Option) -> None:
        me = member(g, here.seat)
        if self.dice > 1:
            g.push(here.seat, structs.replace(self, dice=self.dice - 1), source=here.source)
        if option.key == "spend":
            die = int(option.ids[0])
            me.slots.remove(die)
            me.discard.append(die)
            g.did("spent", here.seat, die)
        else:
            g.push(here.seat, given_up(option), source=here.source)


class SacrificeDie(Ask, frozen=True):
    """IV-LOC-09, IV-LOC-11."""

    prompt: ClassVar[str] = "sacrifice"

    def options(self, g: G, here: Here) -> list[Option]:
        return sacrifices(g, member(g, here.seat))

    def answer(self, g: G, here: Here, option: Option) -> None:
        g.push(here.seat, given_up(option), source=here.source)


def sacrifices(g: G, me: Member) -> list[Option]:
    """With three dice in play or fewer, or none at hand, the price is an injury.  IV-LOC-11, IV-PSV-08."""
    dice = [*me.slots, *me.discard]
    if in_play(g, me) <= 3 or not dice:
        return [opt("exhausted")]
    return [opt("sacrifice", die) for die in alike(g, dice)]


def given_up(option: Option) -> Verb:
    return GainInjury("exhausted") if option.key == "exhausted" else GiveUp(int(option.ids[0]))


class GiveUp(Verb, frozen=True):
    """A die is out for the rest of the exploration.  IV-LOC-09, IV-LOC-10."""

    die: int

    def run(self, g: G, here: Here) -> None:
        me = member(g, here.seat)
        (me.slots if self.die in me.slots else me.discard).remove(self.die)
        me.lost.append(self.die)
        g.did("sacrificed", here.seat, self.die)


class Reactivate(Verb, frozen=True):
    """Dice come back from the discard; the owner chooses where there are more of them.  IV-LOC-05, IV-LOC-06."""

    dice: int

    def run(self, g: G, here: Here) -> None:
        me = member(g, here.seat)
        if len(me.discard) > self.dice:
            g.push(here.seat, ReactivateOne(self.dice), source=here.source)
        else:
            me.slots += me.discard
            me.discard.clear()


class ReactivateOne(Ask, frozen=True):
    dice: int
    prompt: ClassVar[str] = "reactivate"

    def options(self, g: G, here: Here) -> list[Option]:
        return [opt("reactivate", die) for die in alike(g, member(g, here.seat).discard)]

    def answer(self, g: G, here: Here, option: Option) -> None:
        me, die = member(g, here.seat), int(option.ids[0])
        me.discard.remove(die)
        me.slots.append(die)
        if self.dice > 1:
            g.push(here.seat, Reactivate(self.dice - 1), source=here.source)


class GainInjury(Verb, frozen=True):
    """The card goes on the leftmost empty space; a fourth one is an emergency evacuation instead.  IV-INJ-01, 19."""

    kind: str

    def run(self, g: G, here: Here) -> None:
        me = member(g, here.seat)
        if len(me.injuries) == INJURIES:
            g.push(here.seat, EndExploration("evacuation"))
        else:
            me.injuries.append(self.kind)
            g.did("injured", here.seat, self.kind)


class Explore(Scope, frozen=True, kw_only=True):
    """An exploration: all that happens in the field lies above it.  Successes come home whatever the end; given-up
    dice are whole again next time, because the field is set up anew.  IV-STR-03, IV-END-01, IV-END-09, IV-LOC-10."""

    planet: str

    def close(self, g: G, here: Here, cut: bool) -> None:
        ex, g.s.exploration = field(g), None
        g.s.successes += ex.successes
        g.s.armoury += [m.tool for m in ex.members if m.tool]
        g.s.notes[self.planet] = ex.result
        g.s.notes[f"{self.planet}/tests"] = str(len([e for e in self.kept if e.what == "tested"]))
        g.did("home", here.seat, self.planet, ex.result)
        g.push(here.seat, ReadEntry(90 if ex.result == "evacuation" else 10))


class EndExploration(Verb, frozen=True):
    """Nothing more of the interrupted turn is resolved.  IV-END-07, IV-TST-19."""

    result: str

    def run(self, g: G, here: Here) -> None:
        field(g).result = self.result
        g.cut(Explore)


class ReadEntry(Verb, frozen=True):
    """An entry of the log: here it is only noted.  IV-END-02."""

    number: int

    def run(self, g: G, here: Here) -> None:
        g.s.notes["entry"] = str(self.number)


def persevere_moves(g: G) -> list[Free]:
    """Any member at any time; its price is in the option, so that it is paid before anything can interrupt.  A seat
    is stopped for it only where a price is about to fall back on it.  IV-PSV-01 to 08."""
    if g.s.exploration is None:
        return []
    top = g.s.stack[-1]
    found: list[Free] = []
    for me in field(g).members:
        falls_back = isinstance(top.verb, SpendDie) and top.seat == me.seat and not me.slots and bool(me.discard)
        for price in sacrifices(g, me):
            found.append(
                Free(
                    me.seat,
                    Offer(
                        opt("persevere", *price.ids), costs=(given_up(price),), does=(Reactivate(5),), opens=falls_back
                    ),
                )
            )
    return found
