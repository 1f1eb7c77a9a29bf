"""From a game to its catalogue: the system and the planet in play, and all that was worked out of both beforehand."""

from typing import TYPE_CHECKING

from starboard.games.unsettled.model.table import G

if TYPE_CHECKING:
    from starboard.games.unsettled import Unsettled
    from starboard.games.unsettled.catalogue import Catalogue


def console(g: G) -> "Catalogue":
    rules: Unsettled = g.rules  # type: ignore[assignment]  # every game of a Table is one of Unsettled
    return rules.catalogue
