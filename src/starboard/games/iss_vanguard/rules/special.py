"""Special Actions: where they may be performed, and how.  IV-SPA-01 to IV-SPA-07"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import Deed, G
from starboard.games.iss_vanguard.model.memory import Acting, Turn
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.missions import Look
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.team import member, member_id, members_on
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.games.iss_vanguard.world import ThreatCard
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def deeds_for(g: G, seat: Seat, closed: bool = False) -> list[Deed]:
    """The Special Actions that a member may perform where it stands.  IV-SPA-01, IV-SPA-02, IV-SPA-03, IV-SPA-06"""
    s, deeds_of = g.s, g.book.deeds_of
    me = member(s, seat)
    top = top_place(g.book, s, me.at)
    found = [*deeds_of.get(top, ())]
    for key in (circumstances_of(g), *s.missions, *s.modules, s.rank_card):
        for deed in deeds_of.get(key, ()):
            if deed.action.at is None or is_there(g, deed, me.at):
                found.append(deed)
    for threat in s.threats:
        for deed in deeds_of.get(threat.key, ()):
            at = deed.action.at or "own_sector"
            if at == "each_figure":
                near = me.at == threat.at or me.at in threat.figures
            else:
                near = threat.at == me.at if at == "own_sector" else is_there(g, deed, me.at)
            if near:
                found.append(deed)
    for place in dict.fromkeys(top_place(g.book, s, at) for at in s.sectors):  # whose text reaches further
        if place and place != top:
            found += [deed for deed in deeds_of.get(place, ()) if deed.action.at in ("every_sector", "lander")
                      and is_there(g, deed, me.at)]  # fmt: skip
    return found


def is_there(g: G, deed: Deed, at: int) -> bool:
    """Whether the text of a Special Action lets it be performed on a sector.  IV-SPA-06"""
    match deed.action.at:
        case "lander":
            return at == g.s.lander_at
        case "own_sector":
            return top_place(g.book, g.s, at) == deed.card or isinstance(g.book.by_key.get(deed.card), ThreatCard)
        case _:
            return True


def special_offers(g: G, seat: Seat) -> list[Offer]:
    """An offer for each of them.  IV-SPA-05"""
    known = g.book.special_offers
    found = []
    for deed in deeds_for(g, seat):
        if deed.id not in known:
            known[deed.id] = special_offer(deed)
        found.append(known[deed.id])
    return found


def is_special_open(g: G, here: Step) -> bool:
    return not g.s.special_used


def special_offer(deed: Deed) -> Offer:
    action = deed.action
    needs = [Need(is_special_open, "why-special", "IV-ACT-02")]
    needs += [
        Need(fact.holds, "why-requires", "IV-SPA-06", (pid("fact", "deed", deed.id, i),))
        for i, fact in enumerate(action.requires)
    ]
    if action.test is not None and action.test.supported:
        needs.append(Need(can_be_supported, "why-support", "IV-SPA-07"))
        needs.append(Need(lambda g, here: deed.id not in _refusals(g), "why-not-supported", "IV-SPA-07"))
    return Offer(
        opt("special", deed.id), needs=tuple(needs), costs=action.cost, does=(PerformSpecial(deed.id),),
        rule="IV-SPA-01", source=deed.card,
    )  # fmt: skip


def _refusals(g: G) -> tuple[str, ...]:
    turn = g.find(Turn)
    return turn.declined if turn is not None else ()


def helpers(g: G, seat: Seat) -> list[Seat]:
    """The others on the sector who could add a die.  IV-SPA-07, IV-SUP-01"""
    at = member(g.s, seat).at
    return [me.seat for me in members_on(g.s, at) if me.seat != seat and me.slots]


def can_be_supported(g: G, here: Step) -> bool:
    return bool(helpers(g, here.seat))


class PerformSpecial(Verb, frozen=True):
    """A Special Action is a test, or its text is followed.  IV-SPA-04"""

    deed: str

    def run(self, g: G, here: Step) -> None:
        deed = g.book.deeds[self.deed]
        g.s.special_used, g.s.last_special = True, here.seat
        g.did("special", here.seat, self.deed)
        test = (StartTest(self.deed),) if deed.action.test is not None else ()
        g.push(here.seat, *test, *deed.action.does, source=deed.card)


class Commit(Ask, frozen=True):
    """Whether another member on the sector commits to add a die to a test that needs it.  IV-SPA-07"""

    deed: str
    asked: tuple[Seat, ...]  # who has not been asked yet; the first is asked now
    seat: Seat  # who wants to perform it
    prompt: ClassVar[str] = "commit"

    def who(self, g: G, here: Step) -> Seat:
        return self.asked[0]

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("commit", self.deed), opt("refuse", self.deed)]

    def silence(self, g: G, here: Step) -> Option:
        return opt("refuse", self.deed)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "commit":
            deed = g.book.deeds[self.deed]
            g.did("commit", self.asked[0], member_id(self.asked[0]), self.deed)
            g.s.actions -= 1
            g.s.special_used, g.s.last_special = True, self.seat
            g.did("special", self.seat, self.deed)
            test = StartTest(self.deed, pledged=self.asked[0])
            g.push(self.seat, AfterAction())
            g.scope(Acting(what="special"), self.seat, *deed.action.cost, test, *deed.action.does, source=deed.card)
        elif self.asked[1:]:
            g.push(here.seat, Commit(self.deed, self.asked[1:], self.seat), source=here.source)
        else:
            g.amend(Turn, declined=(*g.inside(Turn).declined, self.deed))


class AfterAction(Verb, frozen=True):
    """An Action is resolved completely: missions are looked at.  IV-RND-05, IV-MIS-03"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, Look())
