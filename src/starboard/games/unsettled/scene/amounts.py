"""What an answer costs and brings, in words, before it is given.  UN-FOC-02, UN-FOC-03"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import CUBES
from starboard.games.unsettled.rules.stock import stock
from starboard.kernel.offers import Change
from starboard.kernel.scene import Amount, Tone
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

UNCOUNTED: dict[str, tuple[str, Tone]] = {  # what has no number: its icon, and whether one is glad of it
    "trust-up": ("trust", "good"),
    "trust-down": ("trust", "bad"),
    "discovery": ("discovery", "good"),
    "opportunity": ("opportunity", "good"),
    "move": ("move", "good"),
    "structure": ("build", "good"),
}
TRACKS = {"insight": "insight", "endurance": "endurance", "focus": "change-focus", "distress": "change-distress"}


def amount(g: G, seat: Seat, change: Change, say: Say) -> Amount:
    """A cube from one value to another, time and stores by a difference, tracks of oneself or of somebody else."""
    what, by = change.what, change.by
    if what in UNCOUNTED:
        icon, tone = UNCOUNTED[what]
        return Amount(say(f"change-{what}"), icon=icon, tone=tone)
    if what in CUBES:
        value = stock(g, seat, what) or 0
        return Amount(g.rules.name(g, what, say), value, value + (by or 0), icon=what)
    if what == "time":
        return Amount(say("time"), by=by, icon="time", tone="bad")
    if what not in TRACKS:
        return Amount(say.word(what), by=by, icon=what)
    label = say(TRACKS[what])
    if change.whose:
        label = say("change-for", what=label, who=say(f"name-who-{change.whose.replace('_', '-')}"))
    return Amount(label, by=by, icon=what, tone=tone_of(what, by))


def tone_of(what: str, by: int | None) -> Tone:
    """Distress is the one track that nobody likes to see rise."""
    if not by:
        return ""
    return "good" if (by > 0) != (what == "distress") else "bad"
