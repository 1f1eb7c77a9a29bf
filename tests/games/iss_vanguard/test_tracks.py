"""Tracks: IV-TRK."""

from starboard.games.iss_vanguard.rules.tracks import Advance, Regress, Reset
from starboard.kernel.verbs import Verb
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given
from tests.games.iss_vanguard.test_special_effects import CRASH

GREEN, RED = "action-crash-0-0", "action-crash-0-1"


def after(*verbs: Verb, **tracks: int) -> dict[str, int]:
    start = {GREEN: tracks["green"]} if "green" in tracks else {}
    return Given(tracks=start).doing(*verbs, seat=2).s.tracks


def green(verb: type[Verb], n: int = 1) -> Verb:
    return verb(colour="green", n=n, card="crash")


@rule("IV-TRK-01", "IV-TRK-02", "IV-TRK-09")
def test_a_track_starts_empty_advances_box_by_box_and_stops_at_its_outcome():
    assert after(green(Advance)) == {GREEN: 1}
    assert after(green(Advance, 3), green(Advance)) == {GREEN: 4}
    assert after(green(Advance, 3), green(Advance, 3)) == {GREEN: 4}


@rule("IV-TRK-04", "IV-TRK-10")
def test_a_track_goes_back_from_its_outcome_too_and_never_below_empty():
    assert after(green(Regress), green=4) == {GREEN: 3}
    assert after(green(Regress), green=1) == {}
    assert after(green(Regress)) == {}
    assert after(green(Regress, 3), green(Advance), green=1) == {GREEN: 1}


@rule("IV-TRK-08")
def test_a_reset_track_starts_again_on_its_first_box():
    assert after(Reset("green", card="crash"), green(Advance), green=3) == {GREEN: 1}


@rule("IV-TRK-03", "IV-TRK-11")
def test_a_marker_moved_back_before_step_10_is_not_resolved():
    table = Given(p2={"at": 2, "hand": ["shelter"]}, **CRASH, tracks={GREEN: 4}, roll="red_basic:accident")
    table.testing("crash-0", "red_basic").doing(Regress("green"), seat=2)
    assert (table.s.tracks, table.me.charges) == ({GREEN: 3}, 0)

    table.when("pass").is_idle().then(tracks={GREEN: 3, RED: 1}, p2={"charges": 0})


@rule("IV-TRK-06", "IV-TRK-08", "IV-TST-17")
def test_every_finished_track_is_resolved_from_the_top_and_loses_its_marker():
    table = Given(p2={"at": 2}, **CRASH, tracks={GREEN: 3, RED: 3}, roll="red_basic:accident blue_basic:basic")
    table.testing("crash-0", "red_basic blue_basic")

    table.is_idle().then(tracks={}, p2={"charges": 11})
    assert table.events_of("outcome") == [(2, "green"), (2, "red")]


@rule("IV-TRK-05")
def test_tracks_belong_to_the_card_and_are_shared_by_all():
    table = Given(p2={"at": 2}, **CRASH, roll="red_basic:basic red_basic:basic").testing("crash-0", "red_basic")
    table.s.members[2].at, table.s.members[0].at = 3, 2

    table.testing("crash-0", "red_basic", seat=0).is_idle().then(tracks={GREEN: 2})


def test_advance_of_a_sector_names_the_track_of_its_active_place():
    table = Given().doing(Advance("red", sector=2), seat=2)

    assert table.s.tracks == {RED: 1}
