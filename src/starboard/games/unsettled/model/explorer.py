"""An explorer and the dashboard: cubes, tracks, cards and what is held."""

from msgspec import Struct

from starboard.games.unsettled.model.ids import SCARAB
from starboard.kernel.words import Seat


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """A discovery with its anomaly: one item for good.  UN-DSC-02"""

    discovery: str
    anomaly: str


class Explorer(Struct, forbid_unknown_fields=True):
    """What belongs to one seat.  Lists of three follow CUBES, the list of six follows ACTIONS.  UN-DSC-13"""

    seat: Seat
    at: str = SCARAB  # the key of a node
    focus: list[int] = []
    on: list[str] = []  # the action space under each cube; empty while it lies beside the dashboard
    endurance: int = 0
    pursuit: str = ""  # the discipline that the pursuit cube shows
    insight: int = 0  # spaces above the bottom of the track
    comprehension: list[str] = []  # the discipline of each token, in the order of the slots
    breakthroughs: list[str] = []
    distress: list[str] = []  # the card that covers each action
    finds: list[Find] = []
    inventory: dict[str, int] = {}
    trait: str = ""
    avatar: str = ""
    engaged: list[str] = []  # cards kept beside the dashboard whose marker travels along
    cards: list[str] = []  # planet cards kept

    @property
    def conscious(self) -> bool:
        return self.endurance > 0
