"""A fourth injury.  IV-INJ-19, IV-SUR-02"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.team import member_id
from starboard.kernel.verbs import Step, Verb


class FourthInjury(Verb, frozen=True):
    """Instead of a fourth injury the team is evacuated; in Survival mode the member faces elimination.

    What it leads to is looked up where events are reacted to (`reactions`).  IV-INJ-19, IV-SUR-02
    """

    def run(self, g: G, here: Step) -> None:
        g.did("fourth_injury", here.seat, member_id(here.seat))
