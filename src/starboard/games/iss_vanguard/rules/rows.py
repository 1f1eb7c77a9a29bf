"""The rows of unique discoveries in the Ship Book.  IV-DOC-09, IV-UNI-04, IV-UNI-06"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.crew import ship_of


def keep_uniques(g: G, numbers: list[int]) -> None:
    """Unique discoveries lie in the Ship Book; each row gives its reward once.  IV-DOC-09, IV-UNI-06"""
    ship = ship_of(g)
    ship.uniques = sorted({*ship.uniques, *numbers})
    for key, row in g.book.rows.items():
        if key not in ship.rows and set(row.uniques) <= set(ship.uniques):
            ship.rows.append(key)
            g.did("row", -1, key)
            g.push(0, *row.does, source=key)
