"""What only the Tutorial does.  IV-TUT-05, IV-TUT-06, IV-TUT-09, IV-TUT-12, IV-TUT-13, IV-TUT-14, IV-TUT-15"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS
from starboard.games.iss_vanguard.rules.dice_trade import price_of_dice
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.team import living
from starboard.kernel.asking import Together
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, opt

FIRST_EVENTS = "M02"  # events begin with this mission
FIRST_TIME = "G01"  # time of events begins with these circumstances


def events_are_on(g: G) -> bool:
    """In the Tutorial no event is drawn until mission M02 has been revealed.  IV-TUT-06"""
    s = g.s
    cards = [key for key, card in g.book.missions.items() if card.number == FIRST_EVENTS]
    if s.mode != "tutorial" or not cards:
        return True
    return any(key in pile for key in cards for pile in (s.missions, s.missions_done, s.missions_failed))


def time_is_on(g: G, source: str) -> bool:
    """In the Tutorial events advance no time track until circumstances G01 are in play.  IV-TUT-09"""
    if g.s.mode != "tutorial" or source not in g.book.events:
        return True
    cards = [key for key, card in g.book.circumstances.items() if card.number == FIRST_TIME]
    return not cards or circumstances_of(g) in cards


class CleanUpTutorial(Verb, frozen=True):
    """A complete Rank card promotes every member to Rank 2; then dice may be bought.  IV-TUT-14, IV-TUT-15"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if s.rank_done:
            for me in living(s):
                if me.rank == 1:
                    me.rank = 2
                    g.did("promoted", me.seat)
        s.rank_card = ""  # IV-TUT-13
        g.push(here.seat, BuyChallengeDice())


class BuyChallengeDice(Together, frozen=True):
    """The team may pay for one Challenge die for each Section at once; unspent tokens are kept.

    IV-TUT-15, IV-RNK-08, IV-RNK-09, IV-SEC-05
    """

    prompt: ClassVar[str] = "buy_dice"
    because: ClassVar[str] = "clean_up"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("buy_dice"), opt("keep_success")] if g.s.success >= price_of_dice(g) else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "buy_dice":
            g.s.success -= price_of_dice(g)
            g.s.bought += 1
            for seat, dice in enumerate(g.s.dice):
                colour = COLOURS[challenge_colour(g, seat)]
                dice.append(g.book.die_number[f"{colour}_challenge"])
            g.did("bought_dice", here.seat)


def challenge_colour(g: G, seat: int) -> int:
    """The colour of which a Section has most dice; the first of them.  IV-RNK-13"""
    counts = [sum(g.book.dice[die].colour == colour for die in g.s.dice[seat]) for colour in range(len(COLOURS))]
    return counts.index(max(counts))
