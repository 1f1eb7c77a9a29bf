"""What pieces and places are called."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import FACES, LETTER
from starboard.games.under_our_sun.model.hexes import around, distance, legs, side_of
from starboard.games.under_our_sun.rules.dice import Lying
from starboard.games.under_our_sun.rules.enemies import MERCHANTS
from starboard.kernel.forms import Condition
from starboard.kernel.ids import Names, parts_of
from starboard.kernel.texts import Say, Text
from starboard.kernel.words import Id

NO_TITLE = Text("", "")
COLOUR = {letter: colour for colour, letter in LETTER.items()}


def spot_name(g: G, at: int, say: Say) -> str:
    """Ground that touches no tile, by the way to it from the nearest one: so far to a side, then so far to the next."""
    near = min(g.s.tiles, key=lambda tile: (distance(tile, at), len(legs(tile, at)), tile))
    way = [say("hex-leg", n=n, side=say.word(side)) for side, n in legs(near, at)]
    noun = say.noun(g.s.tiles[near].key)
    return say("hex-far", way=say.join(way), **say.cases("near", noun.the if noun is not None else ""))


def hex_name(g: G, at: int, say: Say) -> str:
    """A tile by its title; an unexplored position by the side of a tile on which it lies, that of who acts first."""
    s = g.s
    if at in s.tiles:
        return say.text(g.book.titles[s.tiles[at].key])
    here = s.characters[s.active].at if s.active >= 0 else -1
    beside = here if here in s.tiles and at in around(here) else next((to for to in around(at) if to in s.tiles), None)
    if beside is None:
        return spot_name(g, at, say)
    side = say.word(side_of(beside, at))
    noun = say.noun(s.tiles[beside].key)
    return say("hex-unknown", side=side, **say.cases("beside", noun.the if noun is not None else ""))


def character_name(g: G, number: int, say: Say) -> str:
    key = g.s.characters[number].key
    return say.text(g.book.titles[key]) if key else say("piece-character", n=number + 1)


def enemy_name(g: G, number: int, say: Say) -> str:
    """An enemy by its title; of several alike on the map, with a letter.  OS-ENE-08."""
    if number >= MERCHANTS:
        return say.text(g.book.titles[g.s.merchants[number - MERCHANTS].key])
    enemy = next((e for e in g.s.enemies if e.id == number), None)
    if enemy is None:
        return say("piece-enemy", n=number)
    alike = [e.id for e in g.s.enemies if e.key == enemy.key]
    title = say.text(g.book.titles[enemy.key])
    return say("enemy-letter", title=title, letter=chr(65 + alike.index(number) % 26)) if len(alike) > 1 else title


def remains_name(g: G, number: int, say: Say) -> str:
    found = next((r for r in g.s.remains if r.id == number), None)
    noun = say.noun(found.key) if found else None
    return say("remains-of", **say.cases("what", noun.the)) if noun else say("piece-remains", n=number)


def ability_name(g: G, key: str, at: int, say: Say) -> str:
    title = g.book.abilities[key][at].title
    return say.text(title) if title is not None else say.text(g.book.titles[key])


def fact_of(g: G, rest: tuple[str, ...]) -> tuple[Condition, ...]:
    """One of the conditions of an ability: its card, its number there, the number of the condition."""
    *card, at, number = rest
    return (g.book.abilities["-".join(card)][int(at)].requires[int(number)],)


def die_name(g: G, number: int, say: Say) -> str:
    """A die that lies on the table, by its colour and its face."""
    lying = g.s.stack[-1].verb if g.s.stack else None
    if not isinstance(lying, Lying) or number >= len(lying.dice):
        return say("piece-die", n=number + 1)
    letter = lying.dice[number]
    return say("die-lying", colour=say.word(COLOUR[letter]), face=say("die-face", n=FACES[letter][lying.faces[number]]))


NAMES = Names(
    numbered=("number",),
    die=lambda g, rest, say: die_name(g, int(rest[0]), say),
    hex=lambda g, rest, say: hex_name(g, int(rest[0]), say),
    spot=lambda g, rest, say: spot_name(g, int(rest[0]), say),
    character=lambda g, rest, say: character_name(g, int(rest[0]), say),
    enemy=lambda g, rest, say: enemy_name(g, int(rest[0]), say),
    remains=lambda g, rest, say: remains_name(g, int(rest[0]), say),
    thing=lambda g, rest, say: say.text(g.book.titles[rest[1]]),
    fact=lambda g, rest, say: say.facts(fact_of(g, rest)),
    ability=lambda g, rest, say: ability_name(g, rest[0], int(rest[1]), say),
    face=lambda g, rest, say: say("face", colour=say.word(COLOUR[rest[0]]), n=int(rest[1])),
)


def name_of(g: G, id_: Id, say: Say) -> str:
    """The name of anything that an option, a refusal or an event touches."""
    title = g.book.titles.get(str(id_))
    return say.text(title) if title is not None else NAMES(g, id_, say)


def phrase_of(g: G, id_: Id, say: Say) -> str:
    """The same inside a sentence: people, places and things with their article, the title of a card in quotes."""
    word, *rest = parts_of(id_)
    if word == "ability":
        return say.quote(name_of(g, id_, say))
    key = _piece(g, str(id_), word, rest)
    if key in g.book.read_cards:
        return say.quote(say.text(g.book.titles[key]))
    noun = say.noun(key)
    if noun is None:
        return name_of(g, id_, say)
    name, title = name_of(g, id_, say), say.text(g.book.titles.get(key, NO_TITLE))
    return noun.the + name.removeprefix(title) if title and name.startswith(title) else noun.the


def _piece(g: G, id_: str, word: str, rest: list[str]) -> str:
    """The key of the piece that an id stands for; the id where it stands for none."""
    s = g.s
    if word == "hex" and int(rest[0]) in s.tiles:
        return s.tiles[int(rest[0])].key
    if word == "character":
        return s.characters[int(rest[0])].key
    if word == "enemy" and int(rest[0]) >= MERCHANTS:
        return s.merchants[int(rest[0]) - MERCHANTS].key
    if word == "enemy":
        return next((enemy.key for enemy in s.enemies if enemy.id == int(rest[0])), id_)
    return rest[1] if word == "thing" else id_
