"""What Crises and entries take on board, as the players choose.  IV-CRI-07"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import Bed, Kind
from starboard.games.iss_vanguard.rules.crew import at_post, person_of, ship_of
from starboard.games.iss_vanguard.rules.discoveries import deck_of
from starboard.games.iss_vanguard.rules.infirmary import SurvivalTest, admit, is_tested
from starboard.kernel.asking import Together
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option, opt


def discoveries_of(g: G, kinds: tuple[Kind, ...]) -> list[str]:
    """Found Discoveries of these types, or of any."""
    return [key for key in ship_of(g).found if not kinds or g.book.discoveries[key].deck in kinds]


class ChooseGivenUp(Together, frozen=True):
    """Which Found Discovery goes to the bottom of its deck."""

    n: int = 1
    kinds: tuple[Kind, ...] = ()
    prompt: ClassVar[str] = "give_up_found"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discard", key) for key in dict.fromkeys(discoveries_of(g, self.kinds))] if self.n > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        key = str(option.ids[0])
        ship_of(g).found.remove(key)
        deck_of(g, g.book.discoveries[key].deck).insert(0, key)
        g.did("discard", here.seat, key)
        g.push(here.seat, ChooseGivenUp(self.n - 1, self.kinds), source=here.source)


class ChooseResting(Together, frozen=True):
    """Which Available member rests."""

    n: int = 1
    prompt: ClassVar[str] = "choose_resting"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("rests", person.crew) for person in at_post(ship_of(g), "available")] if self.n > 0 else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        person = person_of(ship_of(g), str(option.ids[0]))
        person.post = "resting"
        g.did("rests_on_board", person.seat, person.crew)
        g.push(here.seat, ChooseResting(self.n - 1), source=here.source)


class ChoosePatient(Together, frozen=True):
    """Which Available member goes to the Infirmary."""

    bed: Bed
    prompt: ClassVar[str] = "choose_patient"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("falls_ill", person.crew) for person in at_post(ship_of(g), "available")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        key = str(option.ids[0])
        bed = admit(g, person_of(ship_of(g), key), self.bed)
        if is_tested(g, bed):
            g.push(here.seat, SurvivalTest(key))


def soft_landers(g: G) -> list[str]:
    """Landers in the Hangar that can be damaged and are whole.  IV-LND-07"""
    ship = ship_of(g)
    return [key for key in ship.landers if not g.book.landers[key].sturdy and key not in ship.damaged]


class ChooseDamaged(Together, frozen=True):
    """Which lander is damaged."""

    prompt: ClassVar[str] = "choose_damaged"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("damage", key) for key in soft_landers(g)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        ship_of(g).damaged.append(str(option.ids[0]))
        g.did("damaged", -1, option.ids[0])
