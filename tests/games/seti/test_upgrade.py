"""Saves of older versions: every form that changed its words is read as what it is now."""

from typing import Any

import msgspec
import pytest

from starboard.games.seti import Seti
from starboard.games.seti.effects.gains import Gain, Lose
from starboard.games.seti.effects.probes import RemoveFigure
from starboard.games.seti.rules.conditions import Has
from starboard.games.seti.rules.counters import Figures, Landed, Traces
from starboard.games.seti.rules.modifiers import InsteadOfPublicity, Waive
from starboard.kernel.codec import codec
from starboard.kernel.force import Last, When, Whenever
from starboard.kernel.forms import If, May, Pay, PayOrNot, Per
from starboard.kernel.verbs import AnyVerb, Lasting, Verb

POINTS = [{"do": "gain", "what": "vp", "n": 4}]
GAIN = (Gain("vp", 4),)
VISIT = {"do": "when", "what": "visit", "of": ["mars"]}
MARS = When("visit", ("mars",))
FORMS: list[tuple[dict[str, Any], Verb]] = [
    ({"do": "may", "then": POINTS}, May(GAIN)),
    (
        {"do": "if", "when": [{"do": "has", "what": "landed", "of": ["mars"]}], "then": POINTS},
        If((Has(Landed(("mars",))),), GAIN),
    ),
    (
        {"do": "if", "when": [{"do": "has", "what": "traces", "where": "one_species", "least": 3}], "then": POINTS},
        If((Has(Traces(where="one_species"), least=3),), GAIN),
    ),
    (
        {"do": "per", "count": {"do": "count", "what": "figures", "of": ["mars"]}, "then": POINTS},
        Per(Figures(("mars",)), GAIN),
    ),
    ({"do": "pay", "what": "exofossil", "n": 2, "then": POINTS}, Pay((Lose("exofossil", 2),), GAIN)),
    ({"do": "pay", "what": "data", "may": True, "then": POINTS}, Pay((Lose("data"),), GAIN, may=True)),
    ({"do": "pay", "what": "remove_lander", "then": POINTS}, Pay((RemoveFigure("lander"),), GAIN)),
    (
        {
            "do": "pay_or_not",
            "what": "exofossil",
            "n": 1,
            "paid": {"do": "pay", "what": "exofossil", "often": True, "then": POINTS},
        },
        PayOrNot((Lose("exofossil"),), Pay((Lose("exofossil"),), GAIN, often=True)),
    ),
    ({"do": "this_turn", "when": VISIT, "then": POINTS}, Last((Whenever(MARS, GAIN),))),
    ({"do": "this_turn", "when": VISIT, "once": True, "then": POINTS}, Last((Whenever(MARS, GAIN),), uses=1)),
    ({"do": "this_turn", "when": VISIT, "instead": "publicity", "then": POINTS}, Last((InsteadOfPublicity(GAIN),))),
    ({"do": "waive", "what": "visit_publicity"}, Last((Waive("visit_publicity"),))),
]


def read(plain: Any, kind: Any) -> Any:
    """What the present version makes of plain data of version 1."""
    return msgspec.convert(Seti.upgrade(plain, 1), kind, dec_hook=codec(Seti).hook)


@pytest.mark.parametrize(("plain", "verb"), FORMS)
def test_every_form_of_the_first_version_is_read(plain, verb):
    assert read(plain, AnyVerb) == verb
    assert read({"do": "may", "then": [plain]}, AnyVerb) == May((verb,)), "however deep"


@pytest.mark.parametrize(
    ("plain", "verb"),
    [
        ({"do": "this_turn", "when": VISIT, "once": True, "then": POINTS}, Whenever(MARS, GAIN)),
        ({"do": "this_turn", "when": VISIT, "instead": "publicity", "then": POINTS}, InsteadOfPublicity(GAIN)),
        ({"do": "waive", "what": "asteroid_surcharge"}, Waive("asteroid_surcharge")),
    ],
    ids=("once", "instead", "waive"),
)
def test_what_is_in_force_is_the_trigger_or_the_modifier_itself(plain, verb):
    lasting = {"verb": plain, "seat": 1, "until": ["turn"], "frame": 7, "source": "perseverance", "left": 1}

    assert read(lasting, Lasting) == Lasting(verb, 1, ("turn",), 7, "perseverance", 1)


def test_a_state_of_this_version_is_left_as_it_is():
    plain = {"do": "waive", "what": "asteroid_surcharge"}

    assert Seti.upgrade(plain, 2) == plain
