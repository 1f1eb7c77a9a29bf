"""How a campaign ends.  IV-STR-11, IV-STR-12, IV-STR-13"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Outcome


def lose_campaign(g: G, why: str) -> None:
    """The entry of this loss is read, and the campaign is over.  IV-STR-12, IV-STR-13"""
    said = g.book.campaign
    assert said is not None
    entry = said.campaign.lost_morale if why == "morale" else said.campaign.lost_crew
    g.push(0, ReadEntry(entry), EndCampaign(f"lost_{why}"))


class EndCampaign(Verb, frozen=True):
    """The campaign is over: won with an ending, or lost.  IV-STR-11, IV-STR-14"""

    ending: str

    def run(self, g: G, here: Step) -> None:
        ship_of(g).ending = self.ending
        if self.ending in g.book.endings:
            g.end(Outcome("win", tuple(range(len(SECTIONS))), why="outcome-campaign-won"))
        else:
            g.end(Outcome("loss", why=f"outcome-campaign-{self.ending.replace('_', '-')}"))
