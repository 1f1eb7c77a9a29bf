"""Where a field of a verb, a condition, a counter or a selector changes what it does, it changes what is printed."""

import typing
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from msgspec import NODEFAULT, Struct, structs

from starboard.games.iss_vanguard.effects.people import MemberWith, MoveMember
from starboard.games.seti.effects.cards import Show
from starboard.games.seti.effects.probes import Launch
from starboard.games.seti.effects.sky import Signal
from starboard.games.under_our_sun.effects.goods import GainLoot
from starboard.games.under_our_sun.problems.names import NARROWED
from starboard.games.under_our_sun.rules.conditions import HasGoods
from starboard.games.under_our_sun.wording import ability_text
from starboard.games.under_our_sun.world import Ability
from starboard.games.under_our_sun.world import When as Moment
from starboard.games.unsettled.effects import engagement, finds, planet, stores
from starboard.games.unsettled.effects.holding import AvatarOn
from starboard.games.unsettled.effects.presence import OnScarab
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.time import AddTrigger, RemoveTrigger
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.effects.who import WhoIs
from starboard.games.unsettled.rules import modifiers
from starboard.kernel.cartridge import cartridges, say
from starboard.kernel.codec import codec
from starboard.kernel.forms import AllOf, AnyOf, ChooseUpTo, Condition, Not, Pay, Repeat, Way
from starboard.kernel.lint import spoken
from starboard.kernel.nouns import Text
from starboard.kernel.registry import find
from starboard.kernel.texts import LANGUAGES, Say
from starboard.kernel.verbs import Verb
from tests.games.varied import lost as lost_fields
from tests.games.varied import variants

GAMES = ("iss_vanguard", "seti", "under_our_sun", "unsettled")
SILENT = {  # fields that change nothing that a card has to say, each with its reason
    ("place_node", "x"): "the map shows where it lies",
    ("place_node", "y"): "the map shows where it lies",
    ("return_node", "x"): "the map shows where it lies",
    ("return_node", "y"): "the map shows where it lies",
    ("return_scarab", "x"): "the map shows where it lies",
    ("return_scarab", "y"): "the map shows where it lies",
    ("board_sample", "place"): "it is printed on that place",
    ("deliver", "to"): "the condition of the mission names it",
    ("last", "until"): "all that lasts in SETI ends with the turn",
    ("sacrifice_die", "instead"): "it is for dice that should have been spent and are not there, never on a card",
    ("test", "kind"): "a chest asks for its test by its symbol, never a card",
    ("replace_place", "place"): "what comes is not told before it comes",
    ("cover_place", "place"): "what comes is not told before it comes",
    ("read_entry", "entry"): "what comes is not told before it comes",
    ("add_mission", "mission"): "what comes is not told before it comes",
    ("mission_in_play", "mission"): "what comes is not told before it comes",
    ("set_circumstances", "card"): "what comes is not told before it comes",
    ("place_threat", "threat"): "what comes is not told before it comes",
    ("remove_cards", "deck"): "no card lies in two decks, so its name tells",
}
REFUSED = {  # values that no cartridge may have: `check` names them
    ("member_with", "most", ""),
    ("member_with", "fewest", ""),
}
IDLE = {  # fields that count only beside another one: a sample below has both
    ("add_trigger", "ahead"): "no space that is named",
    ("ignore_time", "unasked"): "all icons",
    ("node_with", "from_luna"): "a distance",
    ("signal", "of"): "a place that is chosen among several",
    ("draw_loot", "keep"): "more than one card that is drawn",
    ("member_with", "fewest"): "no `most`",
    ("move_member", "sector"): "a way to a sector that is named",
}
DATA = (Gain("data"),)
WAYS = tuple(Way(key, DATA, Text(key, key)) for key in "ab")
WRITTEN: dict[str, tuple[Struct, ...]] = {  # what no content that is installed has, or has only in part
    "iss_vanguard": (MoveMember("sector", 2), MemberWith((MoveMember("lander"),), fewest="dice")),
    "under_our_sun": (GainLoot(3, 1), HasGoods("health", 2)),
    "seti": (Signal("color", of=("red",)), Show((Launch(),), income="card")),
    "unsettled": (
        NodeWith(within=2, from_luna=True),
        WhoIs(at="scarab"),
        WhoIs(within=2),
        AvatarOn("scarab"),
        OnScarab(),
        AnyOf((OnScarab(), OnScarab("another"))),
        AllOf((OnScarab(), OnScarab("another"))),
        Repeat(2, DATA),
        Pay(DATA, DATA),
        ChooseUpTo(2, WAYS),
        AddTrigger("dusk", ahead=2),
        RemoveTrigger("dusk"),
        modifiers.IgnoreTime(all=True),
        modifiers.ChangeLunaMove(1),
        modifiers.IgnorePlanetCard("hours"),
        modifiers.Forbid("move"),
        planet.SetAsideNode("cliff"),
        planet.ReturnNode("cliff", 1, 1),
        finds.PutDiscovery("egg"),
        stores.RemoveFromNode("data"),
        engagement.MoveMarkerOfOpportunity("scarab"),
    ),
}


def samples(game: str) -> Iterator[tuple[Struct, bool]]:
    """Each verb, condition, counter and selector of a game: as content has it, with nothing but defaults, or by hand.

    The second says whether it is by hand.
    """
    known = codec(find(game))
    kinds = (*known.content.values(), *known.conditions.values(), *known.counters.values())
    found: dict[type, Struct] = {}
    for value in spoken(find(game)):
        if isinstance(value, Struct) and (type(value) in kinds or isinstance(value, NodeWith | WhoIs)):
            found.setdefault(type(value), value)
    for kind in kinds:
        if all(f.default is not NODEFAULT or f.default_factory is not NODEFAULT for f in structs.fields(kind)):
            found.setdefault(kind, kind())
    yield from ((value, False) for kind, value in found.items() if not kind.__subclasses__())
    yield from ((value, True) for value in WRITTEN[game])


def written(value: Struct, voice: Say) -> Iterator[str]:
    """As it is printed: a verb as an order and where it is optional, a condition with its contrary and in brackets."""
    if isinstance(value, Verb):
        yield from (voice.clause(value), voice.clause(value, "may"))
    elif isinstance(value, Condition):
        yield from (voice.fact_of(value), voice.fact_of(value, "not"), voice.brief((value,)))
    else:
        yield voice.fact_of(value)


def word(value: Struct) -> str:
    tag = value.__struct_config__.tag
    return str(tag) if tag is not None else {NodeWith: "node_with", WhoIs: "who_is"}[type(value)]


def lost(game: str, voice: Say) -> Iterator[tuple[str, str, Any]]:
    """The fields with a value that is printed, in one of its forms, as another one is."""
    for value, by_hand in samples(game):
        silent = SILENT if by_hand else SILENT | IDLE
        for field, other, changed in variants(value):
            if (word(value), field, other) in REFUSED:
                continue
            pairs = zip(written(value, voice), written(changed, voice), strict=True)
            if (word(value), field) not in silent and any(a == b for a, b in pairs):
                yield word(value), field, other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_field_that_changes_what_happens_changes_the_text(game: str, lang: Any):
    voice = say(find(game), next(iter(cartridges(find(game)))), lang)
    assert list(lost(game, voice)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_contrary_of_a_condition_is_printed_as_such(game: str, lang: Any):
    voice = say(find(game), next(iter(cartridges(find(game)))), lang)
    facts = [value for value, _ in samples(game) if isinstance(value, Condition) and not isinstance(value, Not)]

    assert [word(fact) for fact in facts if voice.fact_of(fact) == voice.fact_of(fact, "not")] == []
    assert [word(fact) for fact in facts if voice.brief((fact,)) == voice.brief((Not(fact),))] == []
    assert [word(fact) for fact in facts if voice.fact_of(Not(Not(fact))) != voice.fact_of(fact)] == []
    assert [word(fact) for fact in facts if voice.fact_of(Not(fact), "not") != voice.fact_of(fact)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_contrary_of_several_conditions_is_said_of_each(game: str, lang: Any):
    voice = say(find(game), next(iter(cartridges(find(game)))), lang)
    facts = [value for value, _ in samples(game) if isinstance(value, Condition) and not isinstance(value, Not)]
    pairs = [pair for pair in pairwise(facts) if not any(isinstance(fact, AnyOf | AllOf) for fact in pair)]

    for a, b in pairs:
        neither, either_not = AllOf((Not(a), Not(b))), AnyOf((Not(a), Not(b)))
        for written_ in (voice.fact_of, lambda fact: voice.facts((fact,)), lambda fact: voice.brief((fact,))):
            assert written_(Not(AnyOf((a, b)))) == written_(neither) != written_(either_not)
            assert written_(Not(AllOf((a, b)))) == written_(either_not)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", typing.get_args(Moment))
def test_a_moment_of_under_our_sun_is_printed_with_what_narrows_it(moment: Any, lang: Any):
    voice = say(find("under_our_sun"), "tiny", lang)
    ability = Ability(when=moment, which="new_haven" if moment == "mission" else "", does=(GainLoot(),))
    silent = set() if moment in NARROWED and moment != "mission" else {"which"}

    assert lost_fields(ability, lambda one: ability_text(one, voice), silent) == []
