"""The Mascamites: samples, capsules, deliveries."""

import pytest

from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.launch import below_limit
from starboard.games.seti.rules.planets import planets_in_reach
from starboard.games.seti.rules.solar import Rotate
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.seti.aliens import alien, discovering, known
from tests.games.seti.given import at, lander, probes, techs

TOKENS = [
    {"credits": 2},
    {"energy": 2},
    {"hand": 2},
    {"publicity": 3},
    {"data": 2},
    {"vp": 3, "hand": 1},
    {"vp": 7},
]  # what each sample gives


def capsule(where, sample=6, *cards, **fields):
    """Seat 0 has a capsule with this sample on a space, and these missions lie open."""
    own = {"missions": [Mission(alien(n)) for n in cards], **fields.pop("p0", {})}
    fields.setdefault("samples_out", [6 if sample != 6 else 5])
    return known(
        "mascamites", p0=own, probes=[Probe(1, 0, at(where), 0)], cargo=[Secret(sample, 1, "samples")], **fields
    )


def stock(given):
    me = given.me
    return {
        "credits": me.credits,
        "energy": me.energy,
        "hand": len(me.hand),
        "publicity": me.publicity,
        "data": me.data,
        "vp": me.vp,
    }


def won(before, given):
    after = stock(given)
    return {what: n - before[what] for what, n in after.items() if n != before[what]}


@rule("SE-MAS-01")
def test_seven_samples_are_laid_out():
    s = discovering("mascamites", 0, 1, 1).g.s
    assert [len(part) for part in s.samples] == [3, 3] and len(s.samples_out) == 1
    everywhere = [*(sample.value for part in s.samples for sample in part), *s.samples_out]
    assert sorted(everywhere) == list(range(7))
    assert not any(sample.known_to(seat) for part in s.samples for sample in part for seat in (0, 1, None))


@rule("SE-MAS-01")
def test_the_samples_are_shuffled():
    tables = [discovering("mascamites", 0, 1, 1, rng=seed).g.s for seed in range(30)]
    assert len({s.samples_out[0] for s in tables}) > 3
    assert len({tuple(sample.value for part in s.samples for sample in part) for s in tables}) > 20


@rule("SE-MAS-02")
@pytest.mark.parametrize("colour", ["purple", "yellow"])
@pytest.mark.parametrize(("space", "vp", "card"), [(1, 5, 1), (2, 3, 1), (3, 5, 0), (4, 4, 0)])
def test_purple_and_yellow_spaces(colour, space, vp, card):
    given = known("mascamites").doing(Trace((colour,))).when(f"trace left-{colour}-space-{space}")
    given.when(*["deck"] * card).then(p0={"vp": vp})
    assert len(given.me.aliens) == card


@rule("SE-MAS-03")
@pytest.mark.parametrize(("space", "vp", "card"), [(1, 5, 1), (2, 3, 1), (3, 7, 0)])
def test_blue_spaces(space, vp, card):
    given = known("mascamites").doing(Trace(("blue",))).when(f"trace left-blue-space-{space}", *["deck"] * card)
    given.then(p0={"vp": vp})
    assert len(given.me.aliens) == card


@rule("SE-MAS-03")
def test_six_places_wait_for_delivered_samples():
    given = known("mascamites", samples_out=[6, 0]).doing(Trace(("blue",)))
    given.offers("trace left-blue-space-4").refuses(*(f"trace left-blue-space-{n}" for n in range(5, 10)))


@rule("SE-MAS-04", "SE-MAS-18")
@pytest.mark.parametrize("sample", range(7))
def test_a_marked_sample_space_gives_what_lies_on_it(sample):
    given = known("mascamites", samples_out=[sample]).doing(Trace(("blue",)))
    before = stock(given)
    given.when("trace left-blue-space-3", *["deck"] * (sample == 5))
    assert won(before, given) == TOKENS[sample]


@rule("SE-MAS-05")
@pytest.mark.parametrize(("where", "place"), [("jupiter", "jupiter"), ("saturn", "saturn"), ("jupiter", "io")])
def test_a_card_takes_a_sample_at_a_giant_or_its_moon(where, place):
    given = known("mascamites", 2, probes=probes(where)).when(f"play {alien(2)}", f"land {place}")
    while given.prompt() != "sample":
        given.when(str(given.g.options(0)[0]))
    there = (1, 2, 3) if where == "jupiter" else (4, 5, 6)
    given.asks("sample", *(f"sample sample-{n}" for n in there))


@rule("SE-MAS-05")
def test_landing_without_such_a_card_takes_none():
    given = known("mascamites", probes=probes("jupiter")).when("land jupiter", "trace right-yellow-discovery", "end")
    given.asks("action", seat=1)
    assert len(given.g.s.samples[0]) == 3


@rule("SE-MAS-05")
def test_no_sample_where_none_is_left():
    given = known("mascamites", 4, probes=probes("jupiter"), samples=[[], []])
    given.when(f"play {alien(4)}", "land jupiter", "trace right-yellow-discovery").asks("end")
    assert given.g.s.probes == []


@rule("SE-MAS-05", "SE-MAS-06")
@pytest.mark.parametrize("number", [2, 4, 6, 7])
def test_the_cards_land_elsewhere_without_a_sample(number):
    given = known("mascamites", number, probes=probes("venus")).when(f"play {alien(number)}")
    given.when("land venus", "trace right-yellow-discovery").asks("end")
    assert [f.at for f in given.g.s.figures] == ["venus"] and len(given.g.s.samples[0]) == 3


@rule("SE-MAS-06")
def test_et_3_may_orbit():
    given = known("mascamites", 3, probes=probes("saturn")).when(f"play {alien(3)}")
    given.asks("orbit", "orbit saturn", "land saturn").when("orbit saturn")
    while given.prompt() != "sample":
        given.when("decline" if given.prompt() == "tuck" else str(given.g.options(0)[0]))
    given.asks("sample", "sample sample-4", "sample sample-5", "sample sample-6")


def taken():
    """The quarantine lab has landed on Jupiter, and asks for a sample."""
    return known("mascamites", 4, probes=probes("jupiter")).when(
        f"play {alien(4)}", "land jupiter", "trace right-yellow-discovery"
    )


@rule("SE-MAS-07")
def test_the_player_looks_at_all_samples_there_and_nobody_else_does():
    given = taken()
    assert all(sample.known_to(0) and not sample.known_to(1) for sample in given.g.s.samples[0])
    assert not any(sample.known_to(0) for sample in given.g.s.samples[1])
    given.when("sample sample-2")
    assert [sample.value for sample in given.g.s.samples[0]] == [0, 2]
    assert not any(sample.known_to(1) for sample in given.g.s.samples[0])


@rule("SE-MAS-07", "SE-MAS-08")
def test_what_a_capsule_carries_is_known_to_its_owner_alone():
    given = taken().when("sample sample-2")
    (cargo,) = given.g.s.cargo
    assert cargo.value == 1 and cargo.known_to(0) and not cargo.known_to(1)


@rule("SE-MAS-08")
def test_the_sample_becomes_a_capsule_at_its_planet():
    (probe,) = taken().when("sample sample-2").g.s.probes
    assert probe.capsule and probe.seat == 0 and probe.at == at("jupiter")


@rule("SE-MAS-09")
def test_a_capsule_moves_visits_and_pays_for_asteroids():
    given = capsule("1.7").when("fly probe-1 space-1-8").then(p0={"energy": 8})
    given.when("fly probe-1 space-1-7").then(p0={"energy": 6})
    assert given.probe() == at("1.7") and given.events_of("visit") == [(0, "asteroids")]


@rule("SE-MAS-09")
def test_a_capsule_gains_the_publicity_of_planets():
    capsule("1.3").when("fly probe-1 space-1-4").then(p0={"publicity": 5})


@rule("SE-MAS-09")
def test_a_capsule_is_turned_with_its_disc():
    assert capsule("earth").doing(Rotate()).probe() == at("1.5")


@rule("SE-MAS-10")
def test_a_capsule_is_no_probe_for_the_limit_for_orbits_and_landings():
    given = capsule("venus").lacks("orbit", "land").offers("launch")
    assert below_limit(given.g, 0) and planets_in_reach(given.g, 0) == {}


@rule("SE-MAS-11")
def test_a_delivery_is_open_while_the_capsule_is_there():
    given = capsule("earth", 6, 1).offers(f"complete {alien(1)}").when("launch").offers(f"complete {alien(1)}")
    given.when(f"complete {alien(1)}").then(p0={"vp": 7, "data": 2})


@rule("SE-MAS-11")
def test_elsewhere_it_is_not():
    capsule("venus", 6, 1).lacks("complete")


@rule("SE-MAS-12")
def test_the_quarantine_lab_waits_on_mars():
    capsule("earth", 6, 4).lacks("complete")
    capsule("mars", 6, 4).when(f"complete {alien(4)}", "deck").then(p0={"vp": 9})


@rule("SE-MAS-12")
@pytest.mark.parametrize("number", [1, 2, 3, 6, 7])
def test_all_others_are_delivered_to_earth(number):
    capsule("mars", 6, number).lacks("complete")
    capsule("earth", 6, number).offers(f"complete {alien(number)}")


@rule("SE-MAS-13")
def test_a_delivery_gives_both_rewards_and_opens_a_blue_space():
    given = capsule("earth", 0, 2).when(f"complete {alien(2)}")
    given.then(
        p0={"credits": 11, "vp": 3, "data": 3, "done": [alien(2)], "missions": []}, probes=[], samples_out=[6, 0]
    )
    given.doing(Trace(("blue",))).when("trace left-blue-space-4").then(p0={"credits": 13})


@rule("SE-MAS-13")
def test_what_is_delivered_is_seen_by_all():
    given = capsule("earth", 0, 2).when(f"complete {alien(2)}")
    assert given.events_of("deliver") == [(0, "sample-1")] and given.g.s.cargo[0].known_to(None)


@rule("SE-MAS-14")
def test_any_capsule_completes_any_delivery():
    given = known(
        "mascamites",
        p0={"missions": [Mission(alien(1)), Mission(alien(6))]},
        probes=[Probe(1, 0, at("earth"), 0), Probe(2, 0, at("earth"), 1)],
        cargo=[Secret(0, 1, "samples"), Secret(3, 1, "samples")],
    )
    given.offers(f"complete {alien(1)}").when(f"complete {alien(6)}")
    given.asks("deliver", "deliver probe-1", "deliver probe-2").when("deliver probe-2").then(
        p0={"publicity": 9, "vp": 6}
    )


@rule("SE-MAS-15")
def test_the_ecosystem_study_needs_a_probe_there():
    figures = [lander("jupiter"), lander("titan")]
    known("mascamites", 5, figures=figures).when(f"play {alien(5)}").asks("end")
    given = known("mascamites", 5, figures=figures, probes=probes("saturn")).when(f"play {alien(5)}", "peek saturn")
    given.asks("sample", "sample sample-4", "sample sample-5", "sample sample-6")


@rule("SE-MAS-16")
def test_the_sample_used_is_shown_to_all_and_put_back():
    given = known("mascamites", 5, probes=probes("saturn")).when(f"play {alien(5)}", "peek saturn", "sample sample-5")
    given.then(p0={"data": 2})
    assert [(sample.value, sample.known_to(1)) for sample in given.g.s.samples[1]] == [
        (3, False),
        (4, True),
        (5, False),
    ]


@rule("SE-MAS-17")
def test_the_breeding_sample_gives_its_reward_twice():
    capsule("earth", 3, 7).when(f"complete {alien(7)}").then(p0={"publicity": 10, "vp": 0})
    capsule("earth", 6, 7).when(f"complete {alien(7)}").then(p0={"vp": 14})


@rule("SE-MAS-19")
@pytest.mark.parametrize(("number", "moon"), [(1, False), (2, True), (3, False), (4, False), (6, True), (7, False)])
def test_which_cards_land_on_moons_without_the_technology(number, moon):
    given = known("mascamites", number, probes=probes("saturn")).when(f"play {alien(number)}")
    if number == 1:
        given.when("stop")
    landing = given.g.s.figures == [] and "land titan" in {str(option) for option in given.g.options(0)}
    assert landing == moon


@rule("SE-MAS-19")
@pytest.mark.parametrize("number", [1, 3, 4, 7])
def test_with_the_technology_they_do(number):
    given = known("mascamites", number, probes=probes("saturn"), p0={"techs": techs("orange_4")})
    given.when(f"play {alien(number)}", *["stop"] * (number == 1)).offers("land titan")
