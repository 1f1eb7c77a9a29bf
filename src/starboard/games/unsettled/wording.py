"""Clauses and action spaces as text, written from their verbs."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import structs

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.effects.forms import ForEach
from starboard.games.unsettled.world import (
    ActionSpace,
    Breakthrough,
    Card,
    Clause,
    Counter,
    EdgeIcon,
    Environment,
    Journal,
    Opportunity,
    Page,
    PlanetCard,
    StructureTile,
)
from starboard.kernel.texts import Say, once_a_piece, sentence
from starboard.kernel.verbs import Verb

CHOSEN = (
    "free_action",
    "on_discard",
)  # what one decides to use has its requirements in brackets; what happens says "if"
ANYBODY = (  # what happens to the table: on a piece of everybody's the active explorer is meant
    "on_trigger", "on_timeline_round", "on_trust_high", "on_trust_low", "on_structure_built", "on_node_revealed",
    "on_investigate", "on_scan", "as_soon_as",
)  # fmt: skip


@once_a_piece
def card_text(card: Card, say: Say) -> str:
    """All that a card says: its clauses, its spaces, the rules that it changes, its badge."""
    once = isinstance(card, Breakthrough)
    told = [clause_text(clause, say, once, _is_held(card)) for clause in card.clauses]
    told += [space_text(space, say) for space in card.spaces]
    told += [sentence(line) for line in say.lines(card.static, subject=_held_by(card, say))]
    noun = say.noun(card.property) if card.property else None
    badge = [say("card-badge", what=noun.a)] if noun is not None else []
    if isinstance(card, Opportunity):
        return " ".join([*told, *badge, *_moment_rules(card, say)])
    return " ".join([*_where_it_stays(card, say), *told, *badge])


def _is_held(card: Card) -> bool:
    """Whether it is one explorer's while it lies in play; all else belongs to whoever is active."""
    if isinstance(card, Opportunity):
        return card.engages
    return card.goes in ("keep", "engage") if isinstance(card, PlanetCard) else not isinstance(card, Environment)


def _held_by(card: Card, say: Say) -> str:
    """For whom the rules hold that a card changes."""
    if isinstance(card, Environment):
        return say("static-here")
    return say("static-everybody") if card.static_for == "everybody" else say("text-you")


def _where_it_stays(card: Card, say: Say) -> Iterator[str]:
    """What becomes of a card once it is revealed."""
    if isinstance(card, PlanetCard) and card.goes != "discard":
        yield say("card-engages" if card.goes == "engage" else f"card-goes-{card.goes}")


def _moment_rules(card: Opportunity, say: Say) -> Iterator[str]:
    """Who is engaged with an opportunity, and who may act on it."""
    if card.engages:
        yield say("card-engages")
    if card.reserved_to != "anyone":
        yield say(f"card-reserved-{card.reserved_to}")
    if card.luna_alone:
        yield say("card-luna-alone")


@lru_cache(maxsize=4096)
def clause_text(clause: Clause, say: Say, once: bool = False, held: bool = False) -> str:
    """One clause with its moment: what must hold, what it costs, what it does."""
    moment, asked = _moment(clause, say, once, held), clause.requires
    if clause.when in ANYBODY and not held:
        clause = structs.replace(clause, does=of_active(clause.does), chain=tuple(map(of_active, clause.chain)))
    if asked and clause.when in CHOSEN:
        return say.fact(say("space-label", title=moment, what=say.brief(asked)), _clause_lines(clause, say))
    if asked and clause.when != "as_soon_as":
        return say.fact(
            moment, say("clause-if", what=say.facts(asked), does=_clause_lines(clause, say, say("text-between")))
        )
    return say.fact(moment, _clause_lines(clause, say))


def of_active(verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """The same verbs with the active explorer named, where nothing else would tell who is meant."""
    return tuple(map(_of_active, verbs))


def _of_active(verb: Verb) -> Verb:
    if isinstance(verb, ForEach):  # it names whom it means
        return verb
    fields = {field: getattr(verb, field) for field in verb.__struct_fields__}
    inside = {
        field: of_active(part)
        for field, part in fields.items()
        if isinstance(part, tuple) and part and all(isinstance(one, Verb) for one in part)
    }
    named = {"who": "active"} if fields.get("who") == "self" else {}
    return structs.replace(verb, **inside, **named) if inside or named else verb


def _moment(clause: Clause, say: Say, once: bool, held: bool) -> str:
    """When it happens; of a free action also how often, and whether LUNA performs it."""
    if clause.when == "free_action":
        luna = "-luna" if clause.performed_by == "luna" else ""
        return say(f"when-free-action{luna}{'-once' if once or clause.once_per_turn else ''}")
    which, noun = clause.which or "none", say.noun(clause.which)
    named = {"which_name": say.word(clause.which), "which_the": noun.the if noun else say.word(clause.which)}
    what = say.facts(clause.requires)
    own = "yes" if held and clause.whose == "mine" else "no"
    return say(f"when-{clause.when.replace('_', '-')}", which=which, whose=clause.whose, own=own, what=what, **named)


def _clause_lines(clause: Clause, say: Say, between: str = "") -> str:
    """The cost with what it is paid for, then the rest, a sentence a subject: after a colon, so without a capital.

    What a condition stands before is one sentence, with `between` between its clauses.
    """
    first, *others = clause.links
    lines = _price_lines(clause.cost, first, say) if clause.cost else say.lines(first)
    if clause.may and lines:
        able = say.to(first) if not clause.cost else ""
        lines[:1] = [say("clause-may", does=able) if able else say("clause-if-you-like", does=lines[0])]
    lines += [line for link in others for line in say.lines(link)]
    if between:
        return sentence(between.join(lines), capital=False)
    start, *rest = lines or [""]
    return " ".join([sentence(start, capital=False), *map(sentence, rest)])


def _price_lines(cost: tuple[Verb, ...], does: tuple[Verb, ...], say: Say) -> list[str]:
    """`spend 1 data to gain 1 insight`; what others do follows in sentences of its own."""
    paid = say.phrase(cost)
    own = next((i for i, verb in enumerate(does) if not say.orders(verb)), len(does))
    if own and (able := say.to(does[:own])):
        return [say("cost-to", cost=paid, does=able), *say.lines(does[own:])]
    first, *rest = say.lines(does) or [""]
    return [say("cost-then", cost=paid, does=first) if first else paid, *rest]


@lru_cache(maxsize=4096)
def space_text(space: ActionSpace, say: Say) -> str:
    """An action space: its title with its arrows and needs, then what it costs and gives, and to which cube more."""
    label, rules = space_label(space, say), space_rules(space, say)
    return say.fact(label, rules) if rules else label


@lru_cache(maxsize=4096)
def space_label(space: ActionSpace, say: Say) -> str:
    arrows = " " + ("↓" * -space.arrows or "↑" * space.arrows) if space.arrows else ""
    title = say.text(space.title) + arrows
    return say("space-label", title=title, what=say.brief(space.requires)) if space.requires else title


@lru_cache(maxsize=4096)
def space_rules(space: ActionSpace, say: Say) -> str:
    """What a space costs and gives."""
    told = [_clause_lines(Clause(cost=space.cost, does=space.does), say)] if space.cost or space.does else []
    if space.bonus is not None:
        focus, gains = say.word(space.bonus.focus), say.gains(space.bonus.does)
        if gains:
            told.append(sentence(say("bonus-gain", focus=focus, what=gains)))
        elif space.bonus.does == space.does and not space.cost:
            told.append(sentence(say("bonus-again", focus=focus)))
        else:
            told.append(sentence(say("bonus-also", focus=focus, does=say.phrase(space.bonus.does))))
    return " ".join([*told, *([say("space-page")] if space.completes == "page" else [])])


# Everything that is printed


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the system and the planet, under the key of what it is printed on."""
    system, world = book.system, book.world
    for space in (*system.actions, *system.boards, world.luna):
        yield f"space {space.key}", space_text(space, say)
    for trait in system.traits:
        for side in (trait.white, trait.black):
            yield f"trait {side.space.key}", space_text(side.space, say)
    for tile in system.scarabs:
        yield f"scarab {tile.key}", space_text(tile.space, say)
    for structure in book.structures:
        yield from structure_texts(structure, say)
    yield from ((f"journal {i}", text) for i, text in enumerate(journal_texts(world.journal, say)))
    for card in book.cards():
        yield f"{book.kind[card.key]} {card.key}", card_text(card, say)
    for task in world.tasks:
        for n, page in enumerate(task.pages, 1):
            yield from ((f"page {task.key}-{n} {i}", text) for i, text in enumerate(page_texts(page, say)))


def structure_texts(tile: StructureTile, say: Say) -> Iterator[tuple[str, str]]:
    for space in (tile.build, tile.destroy):
        if space is not None:
            yield f"structure {space.key}", space_text(space, say)
    if tile.clauses or tile.static:
        yield f"structure {tile.key}", structure_text(tile, say)


def structure_text(tile: StructureTile, say: Say) -> str:
    """What a structure does once it stands."""
    told = [clause_text(clause, say) for clause in tile.clauses]
    return " ".join([*told, *map(sentence, say.lines(tile.static, subject=say("static-everybody")))])


def journal_texts(journal: Journal, say: Say, over: tuple[str, ...] = ()) -> list[str]:
    """How a planet bends the rules, a line a law, without those whose moment is over."""
    laws = [say(f"number-{what.replace('_', '-')}", n=n) for what, n in journal.numbers.items()]
    laws += [clause_text(clause, say) for clause in journal.clauses if clause.when not in over]
    laws += [sentence(line) for line in say.lines(journal.static, subject=say("static-everybody"))]
    laws += [icon_text(icon, say) for icon in journal.icons]
    laws += [counter_text(counter, say) for counter in journal.counters if counter.on_max]
    return laws + [space_text(space, say) for space in (*journal.replaces, *journal.spaces)]


def icon_text(icon: EdgeIcon, say: Say) -> str:
    """What crossing an icon on an edge does."""
    return say.fact(_capital(say.text(icon.title)), " ".join(_after_colon(icon.does, say)))


def _after_colon(verbs: tuple[Verb, ...], say: Say) -> Iterator[str]:
    for i, line in enumerate(say.lines(verbs)):
        yield sentence(line, capital=i > 0)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def counter_text(counter: Counter, say: Say) -> str:
    """What a counter does at its end."""
    again = "yes" if counter.starts_again else "no"
    does = say.phrase(counter.on_max)
    name = _capital(say.text(counter.title))
    return say("counter-end", what=name, max=counter.max, start=counter.start, does=does, again=again)


def page_texts(page: Page, say: Say) -> list[str]:
    """What a page asks for and lets one do."""
    words = [say.fact_of(fact) for fact in page.objective]
    words += [clause_text(clause, say) for clause in page.clauses] + [space_text(space, say) for space in page.spaces]
    return words + [sentence(line) for line in say.lines(page.static, subject=say("static-everybody"))]
