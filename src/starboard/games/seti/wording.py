"""Pieces and places by their names, and the rules text of cards, in the reader's language."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct, structs

from starboard.games.seti.book import Book
from starboard.games.seti.world import Card, Circle, Exertian, RivalAction, Space, Task
from starboard.kernel.force import When
from starboard.kernel.texts import Say, once_a_piece, sentence
from starboard.kernel.verbs import Verb

MOVES = "v-move-probe"  # the verb before "1 move", which needs none
BY_KIND = ("tech", "trace", "signal", "play", "corner")  # deeds of which circles name one kind each


def trace_name(place: str, colour: str, kind: str, number: str, say: Say) -> str:
    """`left-purple-space-2` and its like."""
    where = say.word(place)
    named = {"place": where, "colour": say.word(colour), **say.cases("place", where)}
    return say(f"piece-trace-{kind}", n=int(number), **named) if number else say(f"piece-trace-{kind}", **named)


def gain_text(verbs: tuple[Verb, ...], say: Say) -> str:
    """What somebody gains, without the verb where it is plain."""
    return say.gains(verbs, MOVES) or say.phrase(verbs)


@once_a_piece
def card_rules(card: Card, say: Say) -> str:
    """The whole rules text of a card, written from its verbs."""
    lines = [say.rules(card.does), *circle_texts(card.circles, say)]
    if card.requires:
        lines.append(say("card-mission", when=say.facts(card.requires), gain=say.phrase(card.gain)))
    if card.scores is not None:
        lines.append(scores_text(card, say))
    if card.later:
        lines.append(say("card-later", text=sentence(say.phrase(card.later), capital=False)))
    return " ".join(line for line in lines if line)


class OrbitOrLand(Struct, frozen=True):
    """Two deeds that are told as one, so that the places are named once: to orbit one of these or to land there."""

    of: tuple[int | str, ...]

    def text_values(self) -> dict[str, int]:
        return {"places": len(self.of)}


def merge(deeds: tuple[When, ...]) -> tuple[Struct, ...]:
    """Deeds with the same places as one."""
    found: list[Struct] = []
    for deed in deeds:
        last = found[-1] if found else None
        if isinstance(last, When) and last.of and deed == structs.replace(last, what="land") and last.what == "orbit":
            found[-1] = OrbitOrLand(deed.of)
        else:
            found.append(deed)
    return tuple(found)


class CircleOf(Struct, frozen=True):
    """Which of several kinds of one deed covers a circle: a probe technology, a blue trace."""

    what: str
    of: tuple[int | str, ...]


def deed_of(circle: Circle) -> tuple[When, ...]:
    """What covers a circle, without the kind of it where another circle may have the next kind."""
    deeds = circle.when
    one = len(deeds) == 1 and len(deeds[0].of) == 1 and deeds[0].what in BY_KIND
    return (structs.replace(deeds[0], of=()),) if one else deeds


def circle_texts(circles: tuple[Circle, ...], say: Say) -> Iterator[str]:
    """What covers circles and what each gives; circles with the same deeds are told together."""
    for deeds, same in groupby(circles, deed_of):
        group = list(same)
        gains = [gain_text(circle.gain, say) for circle in group]
        kinds = [circle.when[0] for circle in group]
        if len({kind.of for kind in kinds}) == len(kinds) > 1:
            labels = [say.fact_of(CircleOf(kind.what, kind.of)) for kind in kinds]
            said = [say("circle-of", kind=label, gain=gain) for label, gain in zip(labels, gains, strict=True)]
            yield say("card-kinds", when=say.any_of(deeds), gains=" ".join(said))
            continue
        when = say.any_of(merge(group[0].when))
        if len(gains) == 1:
            yield say("card-circle", when=when, gain=gains[0])
        else:
            yield say("card-circles", when=when, gains=" ".join(f"○ {gain}" for gain in gains))


def scores_text(card: Card, say: Say) -> str:
    scores = card.scores
    assert scores is not None
    if scores.special:
        return sentence(say.clause(scores))
    if scores.per is not None:
        return say("card-scores-per", vp=scores.vp, count=say.clause(scores.per))
    return say("card-scores-if", vp=scores.vp, when=say.facts(scores.requires))


def card_foot(card: Card, say: Say) -> str:
    corner = gain_text(card.corner, say)
    return say("card-foot", corner=corner, sector=say.word(card.sector), income=say.word(card.income))


def exertian_rules(card: Exertian, say: Say) -> str:
    return say("exertian-rules", danger=card.danger, vp=card.vp, when=say.facts(card.requires))


# The solo game


def action_text(action: RivalAction, say: Say) -> str:
    """One line of a card: what it does, then what it brings besides."""
    text = say(
        f"rival-{action.act}",
        cost=action.cost,
        moves=action.moves,
        to=", ".join(say.word(planet) for planet in action.to),
        places=len(action.to),
        first=action.kinds[0] if action.kinds else "",
        signals=say.join([say(f"rival-signal-{at}", n=n) for at, n in Counter(action.signals).items()]),
        n=action.number,
    )
    extras = [("vp", action.vp), ("publicity", action.publicity), ("progress", action.progress)]
    gains = say.join([noun.with_count(n) for what, n in extras if n and (noun := say.noun(what)) is not None])
    return say("rival-also", does=text, gains=gains) if gains else text


def task_text(task: Task, say: Say) -> str:
    if task.total:
        return say(f"task-{task.total}", n=task.n)
    return say.any_of(merge(task.deeds), "task")


# Everything that is printed


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the cartridge, under the key of what it is printed on."""
    world = book.world
    for card in book.cards.values():
        yield f"card {card.key}", f"{card_rules(card, say)} | {card_foot(card, say)}"
    for exertian in world.exertians:
        yield f"exertian {exertian.key}", exertian_rules(exertian, say)
    yield from board_texts(book, say)
    for rival in world.rival:
        yield f"rival {rival.key}", " ".join(sentence(action_text(action, say)) for action in rival.actions)
    for objective in world.objectives:
        yield f"objective {objective.number}", " | ".join(task_text(task, say) for task in objective.tasks)


def board_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """What stars, planets, moons, technologies, species and messages give."""
    world = book.world
    for star in world.stars:
        yield f"star {star.key}", f"{say.rules(star.first)} | {say.rules(star.later)}"
    for planet in world.planets:
        yield f"planet {planet.key}", " | ".join(map(say.rules, (planet.orbit, planet.land, planet.first_orbiter)))
    yield from ((f"moon {moon.key}", say.rules(moon.land)) for moon in world.moons)
    yield from ((f"technology {tech.key}", say.rules(tech.lower)) for tech in world.techs if tech.lower)
    yield from ((f"bonus {i}", say.rules(verbs)) for i, verbs in enumerate(world.bonuses, 1))
    for species in world.species:
        for column in species.columns:
            spaces = [*column.spaces, *([column.open] if column.open else [])]
            yield f"species {species.key} {column.colour}", " | ".join(space_gives(space, say) for space in spaces)
        for i, token in enumerate(species.tokens, 1):
            yield f"species {species.key} token {i}", " | ".join(say.rules(side) for side in token.sides)
    yield from ((f"message {i}", say.rules(verbs)) for i, verbs in enumerate(world.messages, 1))


def space_gives(space: Space, say: Say) -> str:
    """What a space of a species board costs and gives."""
    text = say.rules(space.gain)
    if space.pay:
        text = say("scene-space-costs", n=space.n, what=space.pay, text=say.to(space.gain))
    return f"{text} {say('scene-space-danger', n=space.danger)}" if space.danger else text
