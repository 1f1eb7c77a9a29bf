"""The effect language reads every example that the rules write in it."""

import msgspec
import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.wording import clause_text, space_text
from starboard.games.unsettled.world import ActionSpace, Card, Clause
from starboard.kernel.cartridge import say
from starboard.kernel.codec import codec
from starboard.kernel.texts import LANGUAGES

TITLE = {"en": "x", "fr": "x"}
SPACES = {
    "theorize": {
        "arrows": -1,
        "does": [{"do": "gain_insight", "n": 1, "who": "another"}],
        "bonus": {"focus": "awareness", "does": [{"do": "gain_insight"}]},
    },
    "support": {
        "arrows": -1,
        "requires": [{"is": "has_distress", "n": 1, "who": "another_local"}],
        "does": [{"do": "remove_distress", "n": 1, "who": "another_local"}, {"do": "raise_trust"}],
    },
    "altruist_black": {"arrows": 0, "does": [{"do": "gain_insight", "n": 2, "who": "another"}]},
    "build_laboratory": {
        "arrows": -1,
        "requires": [{"is": "build_site_empty"}],
        "cost": [{"do": "time_unless_comprehension", "discipline": "chemistry"}],
        "does": [{"do": "build_structure", "kind": "laboratory", "usable_now": False}],
    },
    "study_the_living_plastics": {
        "arrows": -1,
        "requires": [{"is": "at", "place": "marker"}],
        "cost": [
            {"do": "spend", "kind": "power"},
            {"do": "advance_time"},
            {"do": "forfeit_discovery", "property": "rare_polymers"},
        ],
    },
    "task_action": {
        "arrows": -1,
        "requires": [
            {"is": "at_structure", "kind": "laboratory"},
            {"is": "comprehension_present", "discipline": "chemistry", "n": 1},
        ],
        "cost": [{"do": "spend", "kind": "data", "n": 2}],
        "completes": "page",
    },
}
CLAUSES = {
    "augmented_harvest": {
        "cost": [{"do": "spend", "kind": "power"}],
        "does": [{"do": "collect_from_node", "kind": "materials", "n": 2}],
        "once_per_turn": True,
    },
    "opaline_jelly": {
        "cost": [{"do": "spend", "kind": "materials"}],
        "does": [
            {
                "do": "apply",
                "rule": [{"do": "ignore_time", "all": True}],
                "who": "local_explorer",
                "duration": "this_move",
            }
        ],
        "once_per_turn": True,
    },
    "lunas_comfort": {
        "cost": [{"do": "spend", "kind": "data"}],
        "does": [{"do": "raise_focus", "n": 1, "who": "local_explorer"}],
        "once_per_turn": True,
        "performed_by": "luna",
    },
    "quoted_distress": {
        "when": "on_gain",
        "does": [{"do": "gain", "kind": "data", "n": 2}, {"do": "lower_focus"}],
    },
    "quoted_anomaly": {
        "when": "on_discard",
        "requires": [{"is": "comprehension_present", "discipline": "chemistry", "n": 1}],
        "does": [{"do": "distribute", "what": "raise_focus", "n": 2, "among": "each_local"}],
    },
    "space_bugs": {
        "when": "on_reveal",
        "chain": [
            [{"do": "spawn", "kind": "bug", "n": 2}],
            [{"do": "move_tokens", "kind": "bug", "n": 2, "toward": "explorer"}],
            [{"do": "place_marker", "meaning": "eggs", "at_each": "bug"}],
        ],
    },
}
HOOK = codec(Unsettled).hook


@pytest.mark.parametrize("key", SPACES)
def test_an_example_of_an_action_space_loads_and_can_be_written_in_both_languages(key: str):
    space = msgspec.convert({"key": key, "title": TITLE, **SPACES[key]}, ActionSpace, dec_hook=HOOK)

    for lang in LANGUAGES:
        assert space_text(space, say(Unsettled, "tiny", lang)).startswith("x")


@pytest.mark.parametrize("key", CLAUSES)
def test_an_example_of_a_clause_loads_and_can_be_written_in_both_languages(key: str):
    clause = msgspec.convert(CLAUSES[key], Clause, dec_hook=HOOK)

    for lang in LANGUAGES:
        assert clause_text(clause, say(Unsettled, "tiny", lang)).endswith(".")


def test_a_misspelt_field_stops_the_load():
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"does": [], "cots": []}, Clause, dec_hook=HOOK)


def test_a_card_without_a_title_is_refused():
    with pytest.raises(msgspec.ValidationError, match="title"):
        msgspec.convert({"key": "x"}, Card, dec_hook=HOOK)
