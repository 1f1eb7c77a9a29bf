"""A table of SETI where a species is discovered, or about to be."""

from typing import Any

from starboard.games.seti.constants import FREE, NEUTRAL
from starboard.games.seti.model.sky import Anomaly, Slot
from starboard.games.seti.model.species import Species
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.words import Seat
from tests.games.seti.given import TABLES, Given, slots

COLOURS = ("purple", "yellow", "blue")


def alien(number: int) -> str:
    """A card of a species by the number that is printed on it."""
    return next(card.key for card in TABLES.world.aliens if card.number == f"ET.{number}")


def held(*numbers: int, seat: Seat = 0) -> list[Secret[str]]:
    """Alien cards in the hand of a seat."""
    return [Secret(alien(n), 1 << seat, TABLES.cards[alien(n)].species) for n in numbers]


def undiscovered(key: str, *marks: int) -> Species:
    """A species that nobody knows, with these markers on its discovery spaces."""
    return Species(Secret(key, 0, "species"), False, [*marks, *[FREE] * (3 - len(marks))], [(), (), ()])


def board(key: str, away: tuple[str, ...] = (), **columns: dict[int, Seat]) -> Species:
    """A discovered species; `blue={1: 0}` is a marker of seat 0 on the lowest blue space."""
    data = TABLES.species[key]
    made = [[FREE] * len(column.spaces) for column in data.columns]
    for colour, marks in columns.items():
        column = made[COLOURS.index(colour)]
        for space, seat in marks.items():
            if space > len(column):
                column.append(seat)
            else:
                column[space - 1] = seat
    deck = [card.key for card in TABLES.world.aliens if card.species == key and card.key not in away]
    hidden = [Secret(card, 0, key) for card in deck[1:]]
    return Species(
        Secret(key, EVERYBODY, "species"), True, [NEUTRAL] * 3, [(), (), ()], made, hidden, deck[0] if deck else ""
    )


def known(
    key: str, *cards: int, seats: int = 2, columns: dict[str, dict[int, Seat]] | None = None, **fields: Any
) -> Given:
    """The left species is this one; seat 0 has these alien cards, and enough to play them."""
    held_cards = held(*cards)
    other = "exertians" if key != "exertians" else "anomalies"
    fields["p0"] = {"aliens": held_cards, "credits": 9, "energy": 9, **fields.get("p0", {})}
    if key == "mascamites":
        fields.setdefault("samples", samples((0, 1, 2), (3, 4, 5)))
        fields.setdefault("samples_out", [6])
    if key == "oumuamua":
        fields.setdefault("slots", slots())
        fields["slots"] = [*fields["slots"][:8], fields.pop("tile", Slot(3))]
        fields.setdefault("oumuamua", True)
    if key == "anomalies":
        fields.setdefault("anomalies", [Anomaly(5, "purple", 0), Anomaly(0, "yellow", 0), Anomaly(2, "blue", 0)])
    if key == "exertians":
        fields.setdefault("exertian_marks", [99, 199])
    made = board(key, tuple(card.value for card in held_cards), **(columns or {}))
    return Given(seats, species=[made, undiscovered(other)], found=[0], neutral=[0, 0], **fields)


def samples(jupiter: tuple[int, ...], saturn: tuple[int, ...]) -> list[list[Secret[int]]]:
    return [[Secret(sample, 0, "samples") for sample in part] for part in (jupiter, saturn)]


def discovering(key: str, *marks: int, seats: int = 2, **fields: Any) -> Given:
    """Seat 0 ends a turn in which the left species has all its discovery markers: it is discovered then."""
    fields.setdefault("neutral", [0, 0])
    other = "exertians" if key != "exertians" else "anomalies"
    given = Given(seats, species=[undiscovered(key, *marks), undiscovered(other)], **fields)
    return given.when("launch", "end")
