"""Lift-off, with the agreement of all.  IV-LFT-01, IV-LFT-02, IV-LFT-03"""

from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.memory import Turn
from starboard.games.iss_vanguard.rules.ending import abandon, end_exploration
from starboard.games.iss_vanguard.rules.missions import is_failed
from starboard.games.iss_vanguard.rules.team import living, member
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Seat, opt


def is_at_lander(g: G, here: Step) -> bool:
    return member(g.s, here.seat).at == g.s.lander_at


def is_not_declined(g: G, here: Step) -> bool:
    turn = g.find(Turn)
    return turn is None or "lift_off" not in turn.declined


LIFT_OFF: Final = Offer(
    opt("lift_off"),
    needs=(
        Need(is_at_lander, "why-not-at-lander", "IV-LFT-01"),
        Need(is_not_declined, "why-not-agreed", "IV-LFT-01"),
    ),
    rule="IV-LFT-01",
)


def others_than(g: G, seat: Seat) -> tuple[Seat, ...]:
    return tuple(me.seat for me in living(g.s) if me.seat != seat)


class AskLiftOff(Ask, frozen=True):
    """Every other member, wherever it stands, agrees to lift off, or nobody does.  IV-LFT-01"""

    asked: tuple[Seat, ...]
    prompt: ClassVar[str] = "agree"
    because: ClassVar[str] = "lift_off"

    def who(self, g: G, here: Step) -> Seat:
        return self.asked[0] if self.asked else here.seat

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("agree"), opt("refuse")] if self.asked else []

    def silence(self, g: G, here: Step) -> Option:
        return opt("refuse")

    def skip(self, g: G, here: Step) -> None:
        lift_off(g, here.seat)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "agree":
            g.push(here.seat, AskLiftOff(self.asked[1:]))
        else:
            g.did("refused", self.asked[0])
            g.amend(Turn, declined=(*g.inside(Turn).declined, "lift_off"))


def lift_off(g: G, seat: Seat) -> None:
    """Whoever is not on the lander sector is left behind and dies; the exploration is over.  IV-LFT-02, IV-LFT-03"""
    s = g.s
    failed = is_failed(g.book, s)
    g.did("lift_off", seat)
    for me in living(s):
        if me.at != s.lander_at:
            abandon(g, me)
    end_exploration(g, seat, "failure" if failed else "success", g.book.worlds[s.planet].planet.lift_off, "lift_off")
