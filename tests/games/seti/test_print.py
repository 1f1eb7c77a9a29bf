"""Every field of a card, a circle, a space, a rival's action and a task that changes what happens is printed."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.seti.effects.gains import Gain
from starboard.games.seti.effects.probes import Launch
from starboard.games.seti.rules.conditions import Has
from starboard.games.seti.rules.counters import Landers, Traces
from starboard.games.seti.wording import action_text, card_foot, card_rules, exertian_rules, space_gives, task_text
from starboard.games.seti.world import Card, Circle, Exertian, RivalAction, Scores, Space, Task
from starboard.kernel.cartridge import say
from starboard.kernel.force import When
from starboard.kernel.nouns import Text
from starboard.kernel.registry import find
from starboard.kernel.texts import LANGUAGES, Say
from tests.games.varied import lost

GAIN, LAUNCH, ASKED = (Gain("credit"),), (Launch(),), (Has(Landers()),)
NAMED: dict[str, Any] = {"key": "c", "title": Text("C", "C"), "number": "1"}
CARD = Card(**NAMED, kind="action", corner=GAIN, sector="red", income="card", does=LAUNCH, requires=ASKED, gain=GAIN)
SHOWN = {"key", "title", "number", "kind", "cost", "pays", "tags", "species"}  # on the card itself, not in its rules


@pytest.fixture(params=LANGUAGES)
def voice(request: Any) -> Say:
    return say(find("seti"), "base", request.param)


def test_a_card_prints_each_of_its_fields(voice: Say):
    card = structs.replace(CARD, circles=(Circle((When("launch"),), GAIN),), later=GAIN, scores=Scores(3, Traces()))
    assert lost(card, lambda c: card_rules(c, voice) + card_foot(c, voice), SHOWN) == []


@pytest.mark.parametrize("when", [When("visit", ("mars",)), When("tech", ("orange",)), When("trace", ("blue",))])
def test_a_circle_prints_what_covers_it_and_what_it_gives(voice: Say, when: When):
    def printed(circle: Circle) -> str:
        return card_rules(structs.replace(CARD, circles=(circle,)), voice)

    assert lost(Circle((when,), GAIN), printed) == []
    assert lost(when, lambda w: printed(Circle((w,), GAIN)), {"what", "whose", "own_turn"}) == []


@pytest.mark.parametrize("scores", [Scores(3, Traces()), Scores(3, requires=ASKED)])
def test_the_end_of_the_game_prints_each_of_its_fields(voice: Say, scores: Scores):
    assert lost(scores, lambda s: card_rules(structs.replace(CARD, scores=s), voice)) == []


def test_a_card_of_the_exertians_prints_each_of_its_fields(voice: Say):
    card = Exertian(**NAMED, danger=2, vp=5, requires=ASKED)
    assert lost(card, lambda c: exertian_rules(c, voice), {"key", "title", "number"}) == []


def test_a_space_of_a_species_prints_each_of_its_fields(voice: Say):
    assert lost(Space(GAIN, "data", 2, 1), lambda s: space_gives(s, voice)) == []


@pytest.mark.parametrize(
    ("action", "silent"),
    [
        (RivalAction("tech", cost=6), {"act", "moves", "to", "kinds", "signals", "number"}),
        (RivalAction("fly", moves=3, to=("mars", "venus"), kinds=("orbit", "land")), {"act", "cost", "number"}),
        (RivalAction("scan", signals=("earth", "row")), {"act", "cost", "moves", "number"}),
        (RivalAction("species", number=1), {"act", "cost", "moves"}),
    ],
)
def test_what_a_rival_does_prints_each_of_its_fields(voice: Say, action: RivalAction, silent: set[str]):
    assert lost(action, lambda a: action_text(a, voice), silent | {"kinds", "signals"}) == []


def test_a_task_prints_each_of_its_fields(voice: Say):
    assert lost(Task("data", 3), lambda t: task_text(t, voice)) == []
    deeds = (When("launch"), When("scan"))
    assert lost(Task(deeds=deeds), lambda t: task_text(t, voice), {"total", "n"}) == []
    assert "another" not in task_text(Task(deeds=(When("play", ("cost_3",)),)), voice)
