"""Cards as text, written from their verbs."""

from collections.abc import Iterator
from typing import Final

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.wording.actions import (
    ability_text,
    action_lines,
    after_colon,
    capital,
    effect_lines,
    requirement_text,
    special_lines,
    test_lines,
)
from starboard.games.iss_vanguard.wording.ship import ship_lines
from starboard.games.iss_vanguard.world import (
    Board,
    Circumstances,
    CrewCard,
    DiscoveryCard,
    EquipmentCard,
    EventCard,
    InjuryCard,
    LanderCard,
    MissionCard,
    ModuleCard,
    Piece,
    Place,
    RankCard,
    SectionCard,
    ThreatCard,
    UniqueCard,
)
from starboard.games.iss_vanguard.world.ship import (
    BridgeCard,
    CrisisCard,
    FacilityCard,
    ObjectiveCard,
    ProductionCard,
    ResearchCard,
)
from starboard.kernel.forms import Conditions
from starboard.kernel.texts import Say, once_a_piece, sentence
from starboard.kernel.verbs import Verb


@once_a_piece
def card_text(piece: Piece, say: Say) -> str:
    """All that a card says, in one paragraph."""
    return " ".join(card_lines(piece, say))


def card_lines(piece: Piece, say: Say) -> list[str]:
    """All that a card says, a line a thing: what its kind prints first, abilities, rules that it changes, Actions."""
    found = list(_own(piece, say))
    if not isinstance(piece, CrewCard):
        found += [ability_text(ability, say) for ability in piece.abilities]
    found += [sentence(line) for line in say.lines(piece.static, subject=say("text-you"))]
    if isinstance(piece, EquipmentCard) and piece.aids:
        found += [say("card-token"), *(ability_text(ability, say) for ability in piece.aids)]
    if isinstance(piece, Board):
        found += [line for action in piece.actions for line in action_lines(action, say)]
        found += _time(piece, say)
    return [line for line in found if line]


def card_kind(piece: Piece, say: Say) -> str:
    """What kind of card it is, as its head line says."""
    if isinstance(piece, SectionCard):
        return say("kind-section-card", section=say(f"name-section-{piece.section}"), n=piece.rank)
    if isinstance(piece, DiscoveryCard):
        return say("kind-discovery", deck=capital(say.word(piece.deck)), grade=piece.grade)
    if isinstance(piece, EquipmentCard):
        return say("kind-equipment", kind=piece.kind)
    if isinstance(piece, UniqueCard):
        return say("kind-unique", n=piece.number)
    if isinstance(piece, ObjectiveCard):
        return say("kind-side-objective" if piece.side else "kind-objective")
    return say(f"kind-{KINDS[type(piece)]}") if type(piece) in KINDS else ""


KINDS: Final = {
    CrewCard: "crew", EventCard: "event", InjuryCard: "injury", LanderCard: "lander", ModuleCard: "module",
    RankCard: "rank-card", MissionCard: "mission", Circumstances: "circumstances", ThreatCard: "threat", Place: "place",
    CrisisCard: "crisis", ResearchCard: "research", ProductionCard: "production", BridgeCard: "bridge",
    FacilityCard: "facility",
}  # fmt: skip


def _own(piece: Piece, say: Say) -> Iterator[str]:
    """What only cards of this kind print."""
    if isinstance(piece, SectionCard):
        yield ability_text(piece.upper, say)
        yield from _lead("card-combination", piece.lower.does, say, req=requirement_text(piece.lower.req, say))
    elif isinstance(piece, CrewCard):
        yield say("card-expertise", icon=say.word(piece.expertise))
        yield say("card-convert", colour=say.word(piece.convert[0]), icon=say.word(piece.convert[1]))
        yield from (
            say("card-skill", title=say.text(piece.skill), does=ability_text(ability, say))
            for ability in piece.abilities
        )
        yield say("card-charges", n=piece.charges)
    elif isinstance(piece, EventCard):
        yield from _lead(
            "card-biomes", piece.does, say, biomes=capital(say.either([say.word(biome) for biome in piece.biomes]))
        )
        yield from _lead("card-otherwise", piece.otherwise, say)
    elif isinstance(piece, InjuryCard):
        for icon, verbs in piece.icons.items():
            yield from _lead("card-harm", verbs, say, icon=_word(icon, say))
    elif isinstance(piece, EquipmentCard):
        yield from _equipment(piece, say)
    elif isinstance(piece, LanderCard):
        stats = (("armour", piece.armour), ("sensors", piece.sensors), ("agility", piece.agility))
        room = (("supplies", piece.supplies), ("personal", piece.personal), ("mission", piece.mission))
        for stat, n in (*stats, *room, ("discoveries", piece.discoveries)):
            yield say("card-stat", stat=_word(stat, say), n=n)
        yield say("card-tests", n=piece.tests)
        yield say("card-sturdy") if piece.sturdy else ""
    elif isinstance(piece, ModuleCard):
        yield from (
            say("card-bonus", stat=_word(key, say), n=n) for key, n in (*piece.stats.items(), *piece.capacity.items())
        )
    elif isinstance(piece, RankCard):
        yield _goal(piece.goal, say)
    elif isinstance(piece, MissionCard):
        yield say("card-optional") if piece.optional else ""
        if piece.aim is not None:
            yield say.text(piece.aim)
        elif piece.objective:
            yield _goal(piece.objective, say)
        yield from _lead("card-done", piece.does, say)
    elif isinstance(piece, Circumstances):
        yield from _lead("card-move", piece.move.does, say)
        if piece.move.test is not None:
            yield say("card-move-test")
            yield from test_lines(piece.move.test, say)
        for combination in piece.combos:
            yield from _lead("card-combination", combination.does, say, req=requirement_text(combination.req, say))
        yield from special_lines(piece.special, say)
    elif isinstance(piece, ThreatCard):
        for behaviour in piece.behaviours:
            yield from _lead("card-behaviour", behaviour.does, say, title=capital(say.text(behaviour.title)))
    elif isinstance(piece, UniqueCard):
        yield from effect_lines(piece.does, say)
    else:
        yield from ship_lines(piece, say)


def _goal(goal: Conditions, say: Say) -> str:
    return say("card-goal", what=say.aims(goal))


def _equipment(piece: EquipmentCard, say: Say) -> Iterator[str]:
    if piece.section:
        yield say("card-only", section=say(f"name-section-{piece.section}"))
    if piece.upgrades:
        yield say("card-upgrade", title=say.word(piece.upgrades))
    if piece.convert is not None:
        yield say("card-convert", colour=say.word(piece.convert[0]), icon=say.word(piece.convert[1]))


def _time(piece: Board, say: Say) -> list[str]:
    """The boxes of a time track that do something; the last one is its end.  IV-TIM-02"""
    boxes = () if piece.time is None else piece.time.boxes
    ends = len(boxes)
    return [
        say("card-end" if n == ends else "card-box", n=n, does=after_colon(verbs, say))
        for n, verbs in enumerate(boxes, 1)
        if verbs
    ]


def _lead(key: str, verbs: tuple[Verb, ...], say: Say, **more: str) -> Iterator[str]:
    if verbs:
        yield say(key, does=after_colon(verbs, say), **more)


def _word(key: str, say: Say) -> str:
    return capital(say.word(key))


NAMES: Final = {
    SectionCard: "section", CrewCard: "crew", EventCard: "event", EquipmentCard: "equipment", MissionCard: "mission",
    DiscoveryCard: "discovery", Circumstances: "circumstances", ThreatCard: "threat", Place: "place",
    ModuleCard: "module", LanderCard: "lander", RankCard: "rank", ObjectiveCard: "objective", CrisisCard: "crisis",
    ResearchCard: "research", ProductionCard: "production", BridgeCard: "bridge", FacilityCard: "facility",
}  # fmt: skip


def all_texts(book: Book, say: Say) -> Iterator[tuple[str, str]]:
    """Every generated text of the box and of its worlds, under the key of what it is printed on."""
    for piece in book.pieces():
        if lines := card_lines(piece, say):
            yield f"{NAMES.get(type(piece), 'card')} {piece.key}", " | ".join(lines)
    for row in book.rows.values():
        if lines := list(effect_lines(row.does, say)):
            yield f"row {row.key}", " | ".join(lines)
    for thing in book.objects.values():
        if lines := list(effect_lines(thing.does, say)):
            yield f"object {thing.key}", " | ".join(lines)
    for entry in book.entries.values():
        if lines := list(effect_lines(entry.does, say)):
            yield f"entry {entry.key}", " | ".join(lines)
