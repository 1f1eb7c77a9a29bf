"""Every field of a clause, a space, a card and a counter that changes what happens is printed, in both languages."""

from typing import Any, get_args

import pytest
from msgspec import structs

from starboard.games.unsettled.effects.presence import OnScarab
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.rules.modifiers import RestOptional
from starboard.games.unsettled.wording import card_text, clause_text, counter_text, space_text, structure_text
from starboard.games.unsettled.world import (
    ActionSpace,
    Bonus,
    Clause,
    Counter,
    Distress,
    Opportunity,
    PlanetCard,
    StructureTile,
    When,
)
from starboard.kernel.cartridge import say
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.registry import find
from starboard.kernel.texts import LANGUAGES, Say
from tests.games.varied import lost

NAMES_WHICH = {  # moments that name what they happen to
    "on_trigger", "on_structure_built", "on_node_revealed", "on_investigate", "on_scan", "on_action", "on_crossing",
    "on_distress_gained", "when_entering_any",
}  # fmt: skip
NAMES_WHOSE = NAMES_WHICH | {"on_timeline_round", "on_trust_high", "on_trust_low", "on_unconscious"}
DATA, TIME = (Gain("data"),), (AdvanceTime(),)
SPACE = ActionSpace("s", Text("Look up", "Lever les yeux"), requires=(OnScarab(),), cost=TIME, does=DATA)
CLAUSE = Clause(requires=(OnScarab(),), cost=TIME, does=DATA)


@pytest.fixture(params=LANGUAGES)
def voice(request: Any) -> Say:
    return say(find("unsettled"), "vespera", request.param)


@pytest.mark.parametrize("when", get_args(When))
def test_a_clause_prints_each_of_its_fields(voice: Say, when: Any):
    clause = structs.replace(CLAUSE, when=when)
    silent = {"when", "chain"}
    silent |= set() if when in NAMES_WHICH else {"which"}
    silent |= set() if when in NAMES_WHOSE else {"whose"}
    silent |= set() if when == "free_action" else {"once_per_turn", "performed_by"}
    assert lost(clause, lambda c: clause_text(c, voice, held=True), silent) == []


def test_each_moment_has_a_wording_of_its_own(voice: Say):
    texts = {clause_text(structs.replace(CLAUSE, when=when), voice, held=True) for when in get_args(When)}
    assert len(texts) == len(get_args(When))


def test_a_chain_of_effects_prints_every_link(voice: Say):
    chain = Clause(chain=(DATA, TIME))
    assert lost(chain, lambda c: clause_text(c, voice), {"when", "which", "whose", "does"}) == []


def test_a_space_prints_each_of_its_fields(voice: Say):
    space = structs.replace(SPACE, bonus=Bonus("wonder", DATA))
    assert lost(space, lambda s: space_text(s, voice), {"key"}) == []
    assert lost(Bonus("wonder", DATA), lambda b: space_text(structs.replace(SPACE, bonus=b), voice)) == []


CARD: dict[str, Any] = {
    "key": "c", "title": Text("C", "C"), "clauses": (CLAUSE,), "spaces": (SPACE,), "static": (RestOptional(),),
    "property": "lit",
}  # fmt: skip
ELSEWHERE = {"key", "title", "flavour", "discoveries", "deck", "mystery"}  # shown beside the rules, or by the deck


@pytest.mark.parametrize("card", [Distress(**CARD), Opportunity(**CARD), PlanetCard(**CARD, deck="d")])
def test_a_card_prints_each_of_its_fields(voice: Say, card: Any):
    assert lost(card, lambda c: card_text(c, voice), ELSEWHERE) == []


def test_a_structure_prints_each_of_its_fields(voice: Say):
    tile = StructureTile("s", Noun("hut", "tente"), clauses=(CLAUSE,), static=(RestOptional(),))
    assert lost(tile, lambda t: structure_text(t, voice), {"key", "title", "discipline", "build", "destroy"}) == []


def test_a_counter_prints_where_it_ends_and_what_it_does_there(voice: Say):
    counter = Counter(
        "long_hour", Noun("the long hour", "l'heure longue"), start=1, max=3, on_max=DATA, starts_again=True
    )
    assert lost(counter, lambda c: counter_text(c, voice), {"key", "title", "flavour"}) == []


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "1 material", "2 materials"), ("fr", "1 matériau", "2 matériaux")],
)
def test_one_is_singular_and_two_are_plural(lang: Any, one: str, two: str):
    voice = say(find("unsettled"), "vespera", lang)
    assert one in voice.clause(Gain("materials")) and two not in voice.clause(Gain("materials"))
    assert two in voice.clause(Gain("materials", 2))
