"""The result pool of the test that is made: what its dice show, and which of them an effect means.  IV-TST-07

IV-CNV-02, IV-CNV-05
"""

from typing import Literal

from msgspec import Struct

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.constants import ACCIDENT, COLOURS, ICONS, AnyColour, Icon
from starboard.games.iss_vanguard.model.dice import Rolled, Test
from starboard.games.iss_vanguard.rules.dice_modifiers import Convert, RaiseRequirement, TreatIcon
from starboard.games.iss_vanguard.rules.requirements import (
    NO_ICON,
    Conversion,
    Counts,
    Look,
    count_looks,
    is_met,
    shows,
)
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.games.iss_vanguard.world import TestCard
from starboard.kernel.words import Seat

NO_TEST = TestCard()  # of Prepare: for combinations alone.  IV-PRE-02


class Which(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Dice of the pool that an effect means."""

    owner: Literal["any", "active", "supporter", "own"] = "any"
    colour: AnyColour = "any"
    face: Icon | Literal[""] = ""
    kind: Literal["", "basic", "single", "double", "triple", "challenge", "universal", "expertise"] = ""
    same: bool = False  # all of one face


def current_test(g: G) -> Test:
    """The test that is made; there must be one."""
    test = g.s.test
    assert test is not None, "no test is made"
    return test


def card_of(book: Book, test: Test) -> TestCard:
    """What the test is about."""
    deed = book.deeds.get(test.action)
    return NO_TEST if deed is None or deed.action.test is None else deed.action.test


def conversion_of(g: G, seat: Seat) -> Conversion:
    """The icons that a Basic of each colour may count as for the active member.  IV-CNV-01, IV-CNV-03, IV-CNV-04"""
    me = member_of(g.s, seat)
    found: tuple[list[int], ...] = ([], [], [])
    if me is not None:
        crew = g.book.crew.get(me.crew)
        cards = [crew.convert] if crew is not None else []
        for key in me.equipment:
            tool = g.book.equipment[key].convert
            if tool is not None:
                cards.append(tool)
        for colour, icon in cards:
            found[COLOURS.index(colour)].append(ICONS.index(icon))
    for _, convert in g.in_force(Convert, seat):
        found[COLOURS.index(convert.colour)].append(ICONS.index(convert.icon))
    return tuple([tuple(sorted(set(icons))) for icons in found])


def looks_of(g: G, test: Test) -> list[tuple[Look, Rolled]]:
    """What each die of the pool shows, as effects change it.  IV-INJ-20"""
    treat = {ICONS.index(m.from_): ICONS.index(m.to) for _, m in g.in_force(TreatIcon, test.seat)}
    ignored = test.ignored
    dice = g.book.dice
    found: list[tuple[Look, Rolled]] = []
    for rolled in test.pool:
        die = dice[rolled.kind]
        icons = die.faces[rolled.face]
        if treat:
            icons = tuple([treat.get(icon, icon) for icon in icons])
        if ignored and ACCIDENT in icons:
            ignored -= 1
            icons = (NO_ICON,)
        found.append(((die.colour, icons), rolled))
    return found


def counts_of(g: G, test: Test) -> Counts:
    return count_looks([look for look, _ in looks_of(g, test)])


def dice_for(g: G, test: Test, pool: Counts, way: tuple[int, ...]) -> list[Rolled]:
    """The very dice of a way to pay: of equal looks the active member's own first."""
    shown = sorted(looks_of(g, test), key=lambda each: each[1].owner != test.seat)
    found: list[Rolled] = []
    for (look, _), n in zip(pool, way, strict=True):
        found += [rolled for other, rolled in shown if other == look][:n]
    return found


def more_of_a(g: G, test: Test) -> int:
    """How many more of the symbol A a requirement needs.  IV-CMB-06"""
    return sum([m.n for _, m in g.in_force(RaiseRequirement, test.seat)])


def pool_meets(g: G, requirement: str) -> bool:
    """A look at the pool without taking dice: Vanguards may count, conversions never.  IV-SPE-11"""
    test = g.s.test
    return test is not None and is_met(counts_of(g, test), requirement, True, more=more_of_a(g, test))


def pool_shows(g: G, icon: str, vanguard: bool = True) -> bool:
    """Whether an icon lies in the pool; a Vanguard may count as it.  IV-SPE-11"""
    test = g.s.test
    return test is not None and shows(counts_of(g, test), ICONS.index(icon), vanguard)


def dice_that(g: G, which: Which, seat: Seat = -1) -> list[Rolled]:
    """The dice of the pool that an effect means; `seat`: whose effect it is."""
    test = g.s.test
    if test is None:
        return []
    found = [rolled for look, rolled in looks_of(g, test) if _is_meant(g, test, which, look, rolled, seat)]
    if which.same:
        return [rolled for rolled in found if sum([_same(g, rolled, other) for other in found]) > 1]
    return found


def _same(g: G, one: Rolled, other: Rolled) -> bool:
    dice = g.book.dice
    return dice[one.kind].faces[one.face] == dice[other.kind].faces[other.face]


def _is_meant(g: G, test: Test, which: Which, look: Look, rolled: Rolled, seat: Seat) -> bool:
    if which.colour != "any" and COLOURS[look[0]] != which.colour:
        return False
    if which.face and ICONS.index(which.face) not in look[1]:
        return False
    if which.kind and g.book.dice[rolled.kind].type != which.kind:
        return False
    if which.owner == "own":
        return rolled.owner == seat
    return which.owner == "any" or (rolled.owner == test.seat) == (which.owner == "active")
