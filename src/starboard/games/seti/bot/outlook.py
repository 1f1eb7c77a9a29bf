"""What a cartridge promises, worked out once: cards, circles, stars, planets and moons at each moment of a game."""

from functools import lru_cache

from msgspec import Struct

from starboard.games.seti.book import CELLS, Book
from starboard.games.seti.bot.prices import CARD, DATA, INCOME, LAST, MOMENTS, STOCK, worth
from starboard.games.seti.world import Card

CHANCE = (0.6, 0.57, 0.53, 0.45, 0.25, 0.0)  # that an open mission is completed, and a circle covered
GROWTH = (3.0, 2.6, 2.2, 1.8, 1.3, 0.0)  # how often an end-of-game card will score for each
HELD = 0.45  # what a card in hand is worth of what it would bring
MOST = 9.0  # a card that promises more is not believed


class Landfall(Struct, frozen=True):
    """What a planet gives at one moment: an orbit, its first one more; a landing, data of first places; its moons."""

    orbit: float
    first: float
    land: float
    places: tuple[float, ...]
    moons: tuple[tuple[str, float], ...]


class Outlook:
    """The promises of one cartridge.  Book are by moment, then by key."""

    def __init__(self, t: Book) -> None:
        world = t.world
        self.played = [{key: worth_when_played(card, now) for key, card in t.cards.items()} for now in MOMENTS]
        self.held = [
            {key: worth_in_hand(card, self.played[now][key], now) for key, card in t.cards.items()} for now in MOMENTS
        ]
        self.mission = [{key: worth(card.gain, now) for key, card in t.cards.items()} for now in MOMENTS]
        self.circles = [
            {key: tuple(CHANCE[now] * worth(c.gain, now) for c in card.circles) for key, card in t.cards.items()}
            for now in MOMENTS
        ]
        self.income = [{key: INCOME[card.income][now] for key, card in t.cards.items()} for now in MOMENTS]
        self.stars = [[(worth(star.first, now), worth(star.later, now)) for star in world.stars] for now in MOMENTS]
        self.planets = [
            {
                p.key: Landfall(
                    worth(p.orbit, now),
                    worth(p.first_orbiter, now),
                    worth(p.land, now),
                    tuple(n * DATA[now] for n in p.first_lander),
                    tuple((m, worth(t.moons[m].land, now)) for m in t.moons_of[p.key]),
                )
                for p in world.planets
            }
            for now in MOMENTS
        ]


def worth_when_played(card: Card, now: int) -> float:
    """What a card brings when it is played, less its cost."""
    brings = worth(card.does, now) + CHANCE[now] * worth(card.gain, now)
    brings += CHANCE[now] * sum(worth(circle.gain, now) for circle in card.circles)
    if card.scores is not None:
        brings += card.scores.vp * (GROWTH[now] if card.scores.per else 0.5) if now <= LAST else 0.0
    return brings - card.cost * STOCK[card.pays][now]


def worth_in_hand(card: Card, brings: float, now: int) -> float:
    """What a card is worth in hand: to be played, or tucked, or discarded for its corner."""
    return CARD[now] + HELD * max(0.0, min(MOST, brings) - CARD[now]) if now <= LAST else 0.0


@lru_cache(maxsize=8)
def outlook(t: Book) -> Outlook:
    return Outlook(t)


@lru_cache(maxsize=2048)
def ways(t: Book, cells: tuple[str, ...], asteroids: bool) -> dict[str, tuple[int, ...]]:
    """For each planet how many moves away each space is; leaving asteroids takes two without the technology."""
    leave = [1 if asteroids or ground != "asteroids" else 2 for ground in cells]
    return {
        planet: _distances(t, at, leave)
        for at, planet in enumerate(cells)
        if planet not in ("", "earth", "comet", "asteroids")
    }


def _distances(t: Book, goal: int, leave: list[int]) -> tuple[int, ...]:
    far = [99] * CELLS
    far[goal] = 0
    wave = [goal]
    while wave:
        at = wave.pop(0)
        for near in t.near[at]:
            if far[at] + leave[near] < far[near]:
                far[near] = far[at] + leave[near]
                wave.append(near)
    return tuple(far)
