"""The vital numbers of the team, never scrolled away."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import KINDS, MOST_SUCCESS
from starboard.kernel.scene import Counter, Part, Tip
from starboard.kernel.texts import Say


def strip(g: G, say: Say) -> tuple[Part, ...]:
    """Supplies, Success, the round, and the Leads on each deck that has some."""
    s = g.s
    found: list[Part] = []
    if not g.book.world(s.planet).planet.unlimited_supplies:
        tip = Tip(say("tip-supplies"), "IV-SPL-03")
        found.append(Counter("supplies", say("stock-supplies"), s.supplies, s.most_supplies, "supplies", tip=tip))
    found.append(Counter("success", say("stock-success"), s.success, MOST_SUCCESS, "success"))
    if s.round:
        found.append(Counter("round", say("round"), s.round))
    for kind, tokens in zip(KINDS, s.leads, strict=True):
        if tokens:
            worth = sum(g.book.leads[token].value for token in tokens)
            found.append(Counter(f"leads-{kind}", say(f"leads-{kind.replace('_', '-')}"), worth, 3, kind))
    return tuple(found)
