"""Rules of tests and of crew boards that cards change: each kind is read by the one function that asks for it."""

from starboard.games.iss_vanguard.constants import Colour, Icon, Letter
from starboard.kernel.force import Modifier


class Convert(Modifier, frozen=True):
    """A Basic of this colour may count as this icon when it is spent.  IV-CNV-01, IV-CNV-04"""

    colour: Colour
    icon: Icon


class TreatIcon(Modifier, frozen=True, rename={"from_": "from"}):
    """All results of one icon in the pool count as another.  IV-INJ-20"""

    from_: Icon
    to: Icon


class SupportDice(Modifier, frozen=True):
    """Whoever it is in force for supports a test with up to so many dice.  IV-SUP-01"""

    n: int = 2


class SupportFrom(Modifier, frozen=True):
    """Whoever it is in force for supports tests from sectors that are so many moves away; -1: from anywhere."""

    distance: int = 1


class AddDanger(Modifier, frozen=True):
    """A danger die more in each test.  IV-TST-05"""

    letter: Letter


class RaiseRequirement(Modifier, frozen=True):
    """A requirement with the symbol A needs so many more of it.  IV-CMB-06"""

    n: int = 1


class PersevereAmount(Modifier, frozen=True):
    """Persevering brings back so many dice.  IV-PSV-02"""

    n: int


class RoomChange(Modifier, frozen=True):
    """Each column has so many usable slots more or fewer.  IV-LOC-03"""

    n: int = 1


class HandChange(Modifier, frozen=True):
    """The hand limit is so much higher or lower.  IV-CRD-04"""

    n: int = 1
