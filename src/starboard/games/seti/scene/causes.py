"""What a question comes from: a card, or what is printed on a planet, a star, a technology or a gold tile."""

from starboard.games.seti.book import Book
from starboard.games.seti.scene.faces import exertian
from starboard.games.seti.scene.faces import face as card_face
from starboard.games.seti.wording import space_gives
from starboard.kernel.scene import Card
from starboard.kernel.texts import Say


def face(t: Book, key: str, say: Say) -> Card | None:
    """A piece as it is printed, with what it gives."""
    if key in t.cards:
        return card_face(t, key, say)
    if key in t.exertians:
        return exertian(t, key, say)
    text = print_of(t, key, say)
    return Card(key, name(t, key, say), rules=text, art=key) if text else None


def name(t: Book, key: str, say: Say) -> str:
    title = t.titles.get(key)
    return say.text(title) if title is not None else say.word(key)


def print_of(t: Book, key: str, say: Say) -> str:
    """What a planet, a moon, a star, a technology or a species gives."""
    if key in t.planets:
        planet = t.planets[key]
        return say("cause-planet", orbit=say.rules(planet.orbit), land=say.rules(planet.land))
    if key in t.moons:
        return say.rules(t.moons[key].land)
    if key in t.stars:
        star = t.world.stars[t.stars[key]]
        return say("cause-star", first=say.rules(star.first), later=say.rules(star.later))
    tech = next((tech for tech in t.techs if tech.key == key), None)
    if tech is not None:
        return say.rules(tech.lower)
    if key in t.species:
        spaces = (space for column in t.species[key].columns for space in column.spaces)
        return " ".join(dict.fromkeys(space_gives(space, say) for space in spaces))
    return ""
