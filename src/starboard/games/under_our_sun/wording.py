"""Cards as text, written from their verbs."""

from collections.abc import Iterator, Sequence

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.effects.goods import Lose, LoseCard
from starboard.games.under_our_sun.effects.people import Vote
from starboard.games.under_our_sun.rules.conditions import Holds
from starboard.games.under_our_sun.world import Ability, EnemyCard, Fixture, Marker, MissionCard, Piece, ThingCard
from starboard.kernel.forms import ChooseOne, Conditions, May, Way
from starboard.kernel.texts import Say, once_a_piece, sentence
from starboard.kernel.verbs import Verb


@once_a_piece
def card_text(piece: Piece, say: Say) -> str:
    """All that a card says, in one paragraph."""
    return " ".join(card_lines(piece, say))


def card_lines(piece: Piece, say: Say) -> list[str]:
    """All that a card says, a line a thing: numbers, what it does as it comes, abilities, rules it changes, goal."""
    found = [*_effects(getattr(piece, "does", ()), say)]
    if isinstance(piece, ThingCard):
        found += _thing_facts(piece, say)
    if isinstance(piece, EnemyCard):
        found += [*_enemy_facts(piece, say), _label("card-arrival", piece.arrival, say)]
        found.append(_label("card-hit", piece.hit, say))
    found += [ability_text(ability, say) for ability in piece.abilities]
    found.append(_sentences(piece.static, say, say("text-you")))
    if isinstance(piece, ThingCard):
        found += _wear(piece, say)
    if isinstance(piece, EnemyCard):
        found += [say("card-loot", n=n, does=_after_colon(row, say)) for n, row in enumerate(piece.loot) if row]
    if isinstance(piece, MissionCard):
        found.append(say("card-goal", what=say.aims(piece.goal)) if piece.aim is None else say.text(piece.aim))
        found += [say("card-failure", what=say.facts((failure,))) for failure in piece.failure]
    return [line for line in found if line]


def _dice(dice: Sequence[str], say: Say) -> str:
    """Dice in words: `1 yellow die and 1 blue die`."""
    return say.with_count("dice", tuple(dice))


def _thing_facts(card: ThingCard, say: Say) -> Iterator[str]:
    """What is printed on an item or a gear beside its abilities.  OS-ITM-02"""
    if card.only:
        yield say("card-only", who=say.word(card.only))
    if card.melee:
        yield say("card-melee", dice=_dice(card.melee, say))
    if card.ranged:
        yield say("card-ranged", dice=_dice(card.ranged, say))
    if card.ammo:
        yield say("card-ammo", ammo=card.ammo, n=card.rounds)
    if card.bottle:
        yield say("card-bottle", n=card.bottle)
    if card.tent:
        yield say("card-tent")
    if card.fixture is not None:
        yield from _fixture(card.fixture, say)
    if card.fire:
        yield say("card-fire")


def _wear(card: ThingCard, say: Say) -> Iterator[str]:
    """What a use does to the card, and when there is none."""
    if card.uses:
        yield say("card-uses", n=card.uses)
    if card.single_use:
        yield say("card-single-use")
    if card.reusable:
        yield say("card-reusable")
    if card.electric:
        yield say("card-electric")


def _fixture(fixture: Fixture, say: Say) -> Iterator[str]:
    yield say("card-fixture", where="camp" if fixture.camp_only else "tile")
    if fixture.yields:
        yield say("card-yields", when=fixture.when, what_n=say.amounts([(fixture.yields, fixture.n)]))
    if fixture.bars:
        yield say("card-bars")


def _enemy_facts(card: EnemyCard, say: Say) -> Iterator[str]:
    """The dice that an enemy rolls and what else is printed on it.  OS-CRD-08"""
    for kind, dice in (("melee", card.melee), ("ranged", card.ranged)):
        if dice.day or dice.night:
            day, night = (_dice(each, say) if each else say("card-no-dice") for each in (dice.day, dice.night))
            yield say(f"card-enemy-{kind}", day=day, night=night, same="yes" if day == night else "no")
    if card.protection:
        yield say("card-protection", n=card.protection)
    if card.pierce:
        yield say("card-pierce", n=card.pierce)
    if card.moves != 1:
        yield say("card-moves", n=card.moves)


def _effects(verbs: tuple[Verb, ...], say: Say) -> Iterator[str]:
    """What happens, with a line for each way that can be chosen or voted for."""
    plain: tuple[Verb, ...] = ()
    for verb in verbs:
        if isinstance(verb, Vote | ChooseOne) and all(way.title is not None for way in verb.among):
            yield from map(sentence, say.lines(plain))
            plain = ()
            yield say("card-vote" if isinstance(verb, Vote) else "card-choice")
            yield from (_way(way, say) for way in verb.among)
        else:
            plain = (*plain, verb)
    yield from map(sentence, say.lines(plain))


def _way(way: Way, say: Say) -> str:
    assert way.title is not None
    title = say.text(way.title)
    if not way.does:
        return say("card-way-none", title=title)
    return say("card-way", title=title, does=_after_colon(way.does, say))


def ability_text(ability: Ability, say: Say) -> str:
    """An ability: when or what it is called, where, at what price, what it needs, how often; then what it does."""
    word = say.word(ability.which) if ability.which else ""
    moment = say(f"when-{ability.when.replace('_', '-')}", which=ability.which or "none", word=word)
    if ability.title is not None:
        moment = say.text(ability.title)
    terms = [
        _place(ability.which, say) if ability.when == "mission" else "",
        say("card-ap", n=ability.ap) if ability.ap else "",
        _cost(ability.cost, say) if ability.cost else "",
        say("card-if", what=say.facts(needs)) if (needs := _needs(ability)) else "",
        say(f"limit-{ability.limit}") if ability.limit else "",
    ]
    said = ", ".join(term for term in terms if term)
    return say(
        "card-ability",
        head=f"{moment} ({said})" if said else moment,
        does=_after_colon((May(ability.does),) if ability.may else ability.does, say),
    )


def _needs(ability: Ability) -> Conditions:
    """What must hold, without what its price asks for already: whoever loses a card has it."""
    lost = {verb.card for verb in ability.cost if isinstance(verb, LoseCard)}
    return tuple(fact for fact in ability.requires if not (isinstance(fact, Holds) and fact.card in lost))


def _cost(cost: tuple[Verb, ...], say: Say) -> str:
    """What is paid: goods by their names alone."""
    goods = say.gains(cost, "v-lose") if all(isinstance(verb, Lose) for verb in cost) else ""
    return goods or say("card-cost", what=say.phrase(cost))


def _place(which: str, say: Say) -> str:
    noun = say.noun(which) if which else None
    return say("card-at", at=which, to=noun.to) if noun is not None else ""


def _label(key: str, verbs: tuple[Verb, ...], say: Say) -> str:
    return say(key, does=_after_colon(verbs, say)) if verbs else ""


def _after_colon(verbs: tuple[Verb, ...], say: Say) -> str:
    """Sentences of which the first stands after a colon."""
    lines = say.lines(verbs)
    return " ".join(sentence(line, capital=at > 0) for at, line in enumerate(lines))


def _sentences(verbs: tuple[Verb, ...], say: Say, subject: str = "") -> str:
    return " ".join(sentence(line) for line in say.lines(verbs, subject=subject)) if verbs else ""


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the box and the mission, under the key of what it is printed on."""
    for piece in book.pieces():
        if lines := card_lines(piece, say):
            yield f"mission {piece.key}" if isinstance(piece, MissionCard) else piece.key, " | ".join(lines)
    for marker in book.mission.markers:
        if lines := marker_lines(marker, say):
            yield f"marker {marker.key}", " | ".join(lines)


def marker_lines(marker: Marker, say: Say) -> list[str]:
    """What a mission's marker says of itself."""
    found = [ability_text(ability, say) for ability in marker.abilities]
    found.append(_sentences(marker.static, say, say("text-you")))
    return [line for line in found if line]
