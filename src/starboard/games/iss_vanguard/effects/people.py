"""To whom an effect happens, and members that effects move.  IV-GEN-01, IV-MOV-10, IV-MOV-12"""

from typing import ClassVar, Final, Literal, TypeAlias

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ALL_DICE, ANY_PLACE, ARRIVAL, HEALED, HURT, OF_OTHERS, PLACE
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.arriving import put_on
from starboard.games.iss_vanguard.rules.chosen import dice_of, pick_random, with_most
from starboard.games.iss_vanguard.rules.movement import Move
from starboard.games.iss_vanguard.rules.sectors import connections, ways_from
from starboard.games.iss_vanguard.rules.team import living, member_id, member_of, members_on, sector_id
from starboard.games.iss_vanguard.rules.threats import threat_of
from starboard.kernel.ids import number_of
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt

Whom: TypeAlias = Literal["members", "members_here", "others_here", "others", "members_on_threat"]
EACH: Final = {
    "members": "each_member", "members_here": "each_here", "others_here": "each_other_here", "others": "each_other",
    "members_on_threat": "each_on_threat",
}  # fmt: skip
ONE: Final = {
    "members": "one_member", "members_here": "one_here", "others_here": "one_other_here", "others": "one_other",
    "members_on_threat": "one_on_threat",
}  # fmt: skip

EVERYWHERE: Final = frozenset({"members", "others"})
MOST: Final = {"injuries": "most_injuries", "dice": "most_dice"}
FEWEST: Final = {"injuries": "fewest_injuries", "dice": "fewest_dice"}
LAST: Final = {"special_action": "last_special_action", "discovery": "last_discovery"}


def people(g: G, here: Step, whom: Whom) -> list[Member]:
    """The members meant, in the order of the table."""
    me = member_of(g.s, here.seat)
    match whom:
        case "members":
            return living(g.s)
        case "members_on_threat":
            threat = threat_of(g, str(here.source))
            return members_on(g.s, threat.at) if threat is not None and threat.at else []
        case "others":
            return [other for other in living(g.s) if other.seat != here.seat]
    if me is None:
        return []
    return [other for other in members_on(g.s, me.at) if whom == "members_here" or other.seat != me.seat]


class Each(Verb, frozen=True):
    """These happen to each of several members, one after the other."""

    of: Whom
    does: Verbs
    alters: ClassVar[int] = NOTHING  # but for its parts

    @property
    def whom(self) -> Whom:
        return self.of

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.of in EVERYWHERE else ANY_PLACE

    @property
    def who_text(self) -> str:
        return EACH[self.of]

    def run(self, g: G, here: Step) -> None:
        for me in reversed(people(g, here, self.of)):
            g.flow(me.seat, self.does, here.source)


class ChooseMember(Ask, frozen=True):
    """These happen to one member, whom who performs it chooses."""

    among: Whom
    does: Verbs
    prompt: ClassVar[str] = "choose_member"
    alters: ClassVar[int] = NOTHING  # but for its parts

    @property
    def whom(self) -> Whom:
        return self.among

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.among in EVERYWHERE else ANY_PLACE

    @property
    def who_text(self) -> str:
        return ONE[self.among]

    def possible(self, g: G, here: Step) -> bool:
        return bool(people(g, here, self.among))

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("member", member_id(me.seat)) for me in people(g, here, self.among)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.flow(number_of(option.ids[0], "member"), self.does, here.source)


class RandomMember(Verb, frozen=True):
    """These happen to a member by chance.  IV-GEN-01"""

    does: Verbs
    among: Whom = "members"
    alters: ClassVar[int] = NOTHING  # but for its parts
    who_text: ClassVar[str] = "a_random_member"

    @property
    def whom(self) -> Whom:
        return self.among

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.among in EVERYWHERE else ANY_PLACE

    def run(self, g: G, here: Step) -> None:
        if found := people(g, here, self.among):
            g.flow(pick_random(g, found).seat, self.does, here.source)


class MemberWith(Verb, frozen=True):
    """These happen to the member with the most or the fewest of something; between equal ones chance decides."""

    does: Verbs
    most: Literal["", "injuries", "dice"] = ""
    fewest: Literal["", "injuries", "dice"] = ""
    whom: ClassVar[str] = "members"
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: G, here: Step) -> int:
        found = HURT | HEALED if "injuries" in (self.most, self.fewest) else ALL_DICE
        return found | found << OF_OTHERS

    @property
    def who_text(self) -> str:
        return MOST[self.most] if self.most else FEWEST[self.fewest]

    def run(self, g: G, here: Step) -> None:
        sign = 1 if self.most else -1
        what = self.most or self.fewest
        found = with_most(living(g.s), lambda me: sign * (len(me.injuries) if what == "injuries" else dice_of(g.s, me)))
        g.flow(pick_random(g, found).seat, self.does, here.source)


class MoveMember(Ask, frozen=True):
    """A member is shifted to another sector, whatever No-move icon lies there.  IV-MOV-10, IV-MOV-12"""

    to: Literal["connected", "sector", "member", "lander"]
    sector: int = 0
    route_icons: bool = False
    alters: ClassVar[int] = PLACE | ARRIVAL
    prompt: ClassVar[str] = "shift"

    def at_stake(self, g: G, here: Step) -> int:
        found = ANY_PLACE if self.to == "member" else PLACE
        return found if self.to in ("connected", "member") else NOTHING

    def goals(self, g: G, here: Step) -> list[int]:
        s, me = g.s, member_of(g.s, here.seat)
        if me is None or me.at not in s.sectors:
            return []
        match self.to:
            case "connected":
                return connections(g.book, s, me.at)
            case "sector":
                return [self.sector] if self.sector in s.sectors else []
            case "member":
                return sorted({other.at for other in living(s) if other.at != me.at})
            case _:
                return [s.lander_at] if s.lander_at in s.sectors else []

    def possible(self, g: G, here: Step) -> bool:
        return bool(self.goals(g, here))

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("to", sector_id(at)) for at in self.goals(g, here)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        to = number_of(option.ids[0], "sector")
        me = member_of(g.s, here.seat)
        assert me is not None
        if self.route_icons and self.to == "connected":
            way = next(way for way in ways_from(g.book, g.s, me.at) if way.to == to)
            g.push(here.seat, Move(way.name, to), source=here.source)
        elif me.at != to:
            put_on(g, here.seat, to)
