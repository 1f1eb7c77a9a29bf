"""Step 6: injury dice on injury cards, then danger dice, then the injury dice return.  IV-INJ, IV-TST-10

IV-INJ-13
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import HARM_FACES
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.danger_die import lay_danger
from starboard.games.iss_vanguard.rules.harm import PlaceInjuryDice
from starboard.games.iss_vanguard.rules.pool import current_test
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt


def space_for(g: G, test: Test, me: Member, face: int) -> int:
    """The first card from the left without a die that shows the icon and lies face up; -1: none.

    IV-INJ-10, IV-INJ-11, IV-INJ-17
    """
    icon = HARM_FACES[face]
    if icon:
        for at, injury in enumerate(me.injuries):
            if at not in test.placed and not injury.down and icon in g.book.injuries[injury.key].icons:
                return at
    return -1


class ResolveInjuryAndDanger(Verb, frozen=True):
    """Step 6: injury dice, then danger dice; at its end the injury dice return.  IV-TST-10, IV-INJ-14, IV-INJ-25"""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.step = 6
        g.push(here.seat, ChooseInjuryDieToResolve(), ResolveDanger(), ReturnInjuryDice(), source=test.source)


class ChooseInjuryDieToResolve(Ask, frozen=True):
    """The active player picks the injury dice one after another; order is asked for only where it may matter.

    IV-INJ-09
    """

    prompt: ClassVar[str] = "injury_dice"
    because: ClassVar[str] = "injury_die"

    def options(self, g: G, here: Step) -> list[Option]:
        test, me = current_test(g), member_of(g.s, here.seat)
        if me is None or not test.injury:
            return []
        faces = list({HARM_FACES[face]: face for face in sorted(test.injury) if HARM_FACES[face]}.values())
        if not any(space_for(g, test, me, face) >= 0 for face in faces):
            return []
        return [opt("resolve_injury", pid("harm", face)) for face in faces]

    def skip(self, g: G, here: Step) -> None:
        """None of the dice fits a free card: they are discarded without effect.  IV-INJ-12"""
        test = g.s.test
        if test is not None:
            test.injury = []

    def answer(self, g: G, here: Step, option: Option) -> None:
        test, me = current_test(g), member(g.s, here.seat)
        face = number_of(option.ids[0], "harm")
        test.injury.remove(face)
        g.push(here.seat, self, source=here.source)
        at = space_for(g, test, me, face)
        if at < 0:
            return
        key = me.injuries[at].key
        test.placed.append(at)
        g.did("harm", here.seat, key, option.ids[0])
        g.flow(here.seat, g.book.injuries[key].icons[HARM_FACES[face]], key)  # type: ignore[index]


class ResolveDanger(Verb, frozen=True):
    """The danger dice of the test, one after another.  IV-TST-25, IV-DNG-01"""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        if test.danger:
            die = test.danger.pop(0)
            g.push(here.seat, self, source=here.source)
            lay_danger(g, here.seat, die.letter, die.face, test.source)


class ReturnInjuryDice(Verb, frozen=True):
    """All injury dice return to top slots of any columns.  IV-INJ-14, IV-INJ-25"""

    def run(self, g: G, here: Step) -> None:
        test = current_test(g)
        test.placed = []
        if test.out and member_of(g.s, test.seat) is not None:
            g.push(here.seat, PlaceInjuryDice(test.out, returns=True), source=here.source)
