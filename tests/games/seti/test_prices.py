"""What an option costs is shown before it is chosen, and is what is then paid."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.effects.probes import Land, Move
from starboard.games.seti.model.table import Table
from starboard.kernel.cartridge import say
from starboard.kernel.game import Game
from starboard.kernel.irreversible import foresee
from starboard.kernel.offers import offer_of
from starboard.kernel.show import amounts_of, choice
from starboard.kernel.words import Option
from tests.games.seti.given import Given, lander, orbiter, parse, probes, techs

STOCK = ("credits", "energy", "publicity", "data")


def price_of(g: Game[Table], seat: int, option: Option) -> dict[str, int]:
    found = offer_of(g, seat, option)
    return dict(found[1].price) if found else {}


def paid(given: Given, text: str) -> dict[str, int]:
    """What the stock of seat 0 has less of, as soon as it has said this."""
    before = {what: getattr(given.me, what) for what in STOCK}
    given.when(text)
    return {what: before[what] - getattr(given.me, what) for what in STOCK if getattr(given.me, what) < before[what]}


@pytest.mark.parametrize(
    "text",
    [
        "launch", "orbit venus", "land venus", "scan", "analyze", "research", "play juno_probe", "play falcon_heavy",
        "buy", "fly probe-1 space-1-5", "place lower-2",
    ],
)  # fmt: skip
def test_the_price_shown_is_the_price_paid(text):
    own = {
        "credits": 9, "energy": 9, "publicity": 10, "data": 3, "top": 6, "slots": [-1, 2, -1, -1],
        "hand": ["juno_probe", "falcon_heavy"], "techs": techs("orange_1", "blue_3"),
    }  # fmt: skip
    figures = [orbiter("venus", 1), lander("venus", 1, 0)]
    given = Given(probes=probes("venus"), figures=figures, p0=own)
    shown = price_of(given.g, 0, parse(text)[1])
    assert shown and shown == paid(given, text) | ({"data": 1} if "data" in shown else {})


def test_leaving_asteroids_by_energy_costs_two():
    given = Given(probes=probes("3.2"))
    assert price_of(given.g, 0, parse("fly probe-1 space-3-1")[1]) == {"energy": 2}


def test_parts_of_a_scan_and_a_step_off_asteroids():
    given = Given(p0={"techs": techs("purple_2", "purple_4")}).when("scan")
    assert price_of(given.g, 0, parse("part mercury")[1]) == {"publicity": 1}
    assert price_of(given.g, 0, parse("part earth")[1]) == {}
    given = Given(probes=probes("3.2")).doing(Move(1))
    assert price_of(given.g, 0, parse("move_energy probe-1 space-3-1")[1]) == {"energy": 1}


def test_a_granted_landing_costs_nothing():
    given = Given(probes=probes("venus", "mars")).doing(Land()).asks("land", "land venus", "land mars")
    assert price_of(given.g, 0, parse("land venus")[1]) == {}


@pytest.mark.parametrize(("lang", "word"), [("en", "credits"), ("fr", "crédits")])
def test_a_price_is_named_in_the_readers_language(lang, word):
    given = Given()
    amount, probe = amounts_of(given.g, 0, parse("launch")[1], say(Seti, "base", lang))
    assert (amount.label.lower(), amount.by, probe.by) == (word, -2, 1)


def shown(given: Given, text: str) -> dict[str, int | None]:
    """What an option is said to cost and to bring, by the word for it."""
    option = parse(text)[1]
    made = choice(given.g, 0, option, say(Seti, "base", "en"), foresee(given.g, 0, (option,)))
    return {amount.label: amount.by for amount in made.changes}


def test_a_main_action_shows_what_it_brings_beside_its_price():
    own = {"credits": 9, "energy": 9, "publicity": 10, "top": 6}
    given = Given(p0=own)
    assert shown(given, "launch") == {"credits": -2, "probes in space": 1}
    assert shown(given, "scan") == {"credits": -1, "energy": -2, "signals": 2}
    assert shown(given, "research") == {"publicity": -6, "technologies": 1, "disc 1 turns": None}
    assert shown(given, "analyze") == {"energy": -1, "blue traces": 1}
    assert shown(Given(p0=own, row=[]), "scan")["signals"] == 1
