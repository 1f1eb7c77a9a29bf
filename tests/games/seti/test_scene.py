"""What a seat sees: the sky with its signals, species and their tokens, the computer, the count at the end."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.model.player import Waiting
from starboard.games.seti.model.sky import Anomaly, Figure, Probe, Slot
from starboard.games.seti.rules.final import FinalScoring
from starboard.games.seti.scene import draw_scene
from starboard.games.seti.scene.agency import computer
from starboard.games.seti.scene.ending import count
from starboard.games.seti.scene.faces import face
from starboard.games.seti.scene.planets import planets
from starboard.games.seti.scene.sky import solar
from starboard.games.seti.scene.species import species
from starboard.kernel.cartridge import say
from starboard.kernel.scene import Cards, Counter, Panel, Part, Prose, Track
from starboard.kernel.show import line, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Event
from starboard.testing import rule
from tests.games.seti.aliens import known
from tests.games.seti.given import TABLES, Given, at, probes

EN = say(Seti, "base", "en")
FR = say(Seti, "base", "fr")


def columns(panel: Part) -> list[Track]:
    assert isinstance(panel, Panel)
    return [part for part in panel.parts if isinstance(part, Track)]


def test_signals_lie_at_their_star_with_the_data_that_is_left():
    table = Given()
    table.s.slots[0] = Slot(3, (1, 0))
    star = TABLES.world.stars[0].key
    there = [(piece.kind, piece.seat, piece.text) for piece in solar(TABLES, table.g, EN).pieces if piece.at == star]
    assert there == [("signal", 1, ""), ("signal", 0, ""), ("data", None, "3")]


def test_an_anomaly_lies_at_the_star_of_its_sector_and_the_next_one_says_so():
    table = Given()
    table.s.anomalies = [Anomaly(5, "purple", 0), Anomaly(0, "yellow", 1), Anomaly(2, "blue", 0)]
    tokens = [piece for piece in solar(TABLES, table.g, EN).pieces if piece.kind == "anomaly"]
    assert [piece.at for piece in tokens] == [TABLES.world.stars[n].key for n in (5, 0, 2)]
    assert [piece.id for piece in tokens if piece.tip and "next" in piece.tip.text] == ["anomaly-blue"]


def test_a_planet_tells_what_it_gives_until_its_first_places_are_taken():
    def text(table: Given) -> str:
        mars = next(place for place in planets(TABLES, table.g, EN).places if place.id == "mars")
        assert mars.tip is not None
        return mars.tip.text

    taken = Given(figures=[Figure(0, "lander", "mars", "mars", 0), Figure(1, "orbiter", "mars", "mars", 0)])
    assert "data: 2 and 1." in text(Given()) and "First orbiter" in text(Given())
    assert "data: 1." in text(taken) and "First orbiter" not in text(taken)


def labels(table: Given, speaker: Say, key: str) -> set[str]:
    asked = question(table.g, 0, speaker)
    assert asked is not None
    return {choice.label for choice in (*asked.choices, *asked.free) if choice.option.key == key}


def test_a_move_names_what_lies_at_both_ends():
    table = Given(probes=probes("4.2"), p0={"energy": 3})
    assert labels(table, EN, "fly") == {
        "Move for energy: empty space towards Barnard’s Star (ring 4) → Uranus",
        "Move for energy: empty space towards Barnard’s Star (ring 4) → empty space towards Procyon (ring 4)",
        "Move for energy: empty space towards Barnard’s Star (ring 4) → asteroids towards Barnard’s Star (ring 3)",
    }
    assert labels(table, FR, "fly") >= {
        "Déplacement contre énergie\u00a0: le vide du côté de l’étoile de Barnard (anneau 4) → Uranus"
    }


@pytest.mark.parametrize("speaker", [EN, FR])
def test_no_two_ways_from_a_space_have_one_name(speaker):
    for space in range(32):
        table = Given(probes=[Probe(1, 0, space)], p0={"energy": 3})
        assert len(labels(table, speaker, "fly")) == sum(free.offer.option.key == "fly" for free in table.g.free)


def test_two_capsules_on_one_space_are_told_apart_by_their_numbers():
    table = Given(probes=[Probe(1, 0, at("jupiter"), 0), Probe(2, 0, at("jupiter"), 1)])
    names = {label.partition(" → ")[0] for label in labels(table, EN, "fly")}
    assert names == {"Move for energy: capsule 1 (Jupiter)", "Move for energy: capsule 2 (Jupiter)"}


def test_the_log_tells_where_a_probe_came_though_the_discs_have_turned_since():
    table = Given(probes=probes("4.2")).when("fly probe-1 space-4-1")
    moved = next(event for event in table.events if event.what == "move")
    table.s.turned[:] = [3, 3, 3]
    table.s.star_at.reverse()
    assert line(table.g, moved, EN) == "Player 1 moves a probe to Uranus."
    assert line(table.g, moved, FR) == "Joueur 1 déplace une sonde vers Uranus."


def test_what_is_gained_is_told_in_the_plural_where_it_is_many():
    told = {
        (what, n): [line(Given().g, Event("gain", 0, (what,), n), speaker) for speaker in (EN, FR)]
        for what, n in (("vp", 1), ("credit", 2), ("energy", 2), ("publicity", 1))
    }
    assert told == {
        ("vp", 1): ["Player 1 gains 1 point.", "Joueur 1 gagne 1 PV."],
        ("credit", 2): ["Player 1 gains 2 credits.", "Joueur 1 gagne 2 crédits."],
        ("energy", 2): ["Player 1 gains 2 energy.", "Joueur 1 gagne 2 énergies."],
        ("publicity", 1): ["Player 1 gains 1 publicity.", "Joueur 1 gagne 1 couverture médiatique."],
    }


def test_a_hidden_species_shows_no_more_than_its_discovery_spaces():
    left = species(TABLES, Given().g, EN)[0]
    assert {cell.id.split("-", 2)[2] for track in columns(left) for cell in track.cells} == {"discovery", "overflow"}


@pytest.mark.parametrize("speaker", [EN, FR])
@pytest.mark.parametrize("key", TABLES.species)
def test_every_space_of_a_discovered_species_says_what_it_gives(key, speaker):
    table = known(key)
    for track in columns(species(TABLES, table.g, speaker)[0]):
        for cell in track.cells:
            assert cell.label and cell.note and "{" not in cell.note and "_" not in cell.note, cell


def test_a_marker_lies_on_its_space():
    blue = columns(species(TABLES, known("centaurians", columns={"blue": {2: 1}}).g, EN)[0])[2]
    (marker,) = blue.markers
    assert (blue.cells[int(marker.at)].id, marker.seat) == ("left-blue-space-2", 1)


def test_the_computer_shows_its_data_and_only_ones_own_can_be_pressed():
    table = Given()
    table.s.players[0].top = 2
    top, _ = computer(TABLES, table.s.players[0], True, EN)
    other, _ = computer(TABLES, table.s.players[0], False, EN)
    assert [cell.icon for cell in top.cells] == ["data", "data", "", "", "", ""]  # type: ignore[union-attr]
    assert [cell.id for cell in top.cells][:2] == ["top-1", "top-2"]  # type: ignore[union-attr]
    assert not any(cell.id for cell in other.cells)  # type: ignore[union-attr]


def test_a_message_tile_and_a_waiting_card_say_when_they_come():
    table = Given()
    table.s.players[0].message = 23
    table.s.players[0].waiting = [Waiting("infocluster", 31)]
    parts = {part.id: part for part in draw_scene(TABLES, table.g, 0, EN).players[0].parts}
    message = parts["message-0"]
    assert isinstance(message, Prose) and "23 points" in message.paragraphs[0]
    assert "31 points" in parts["waiting-0"].cards[0].foot  # type: ignore[union-attr]


@pytest.mark.parametrize("speaker", [EN, FR])
def test_the_count_at_the_end_adds_up_to_the_scores(speaker):
    table = Given(gold=["tech_b", *Given().s.gold[1:]], p0={"techs": 0b1111, "vp": 30, "claimed": 0b11111})
    table.s.gold_marks[0] = (0,)
    end = count(table.doing(FinalScoring()).g, speaker)
    assert end is not None and end.scores == (44, 0)
    for seat, panel in enumerate(end.parts):
        assert isinstance(panel, Panel)
        assert sum(part.value for part in panel.parts if isinstance(part, Counter)) == end.scores[seat]


@rule("SE-SOL-03")
def test_a_space_tells_which_disc_it_is_on_and_what_that_hides():
    places = {place.id: place for place in solar(TABLES, Given().g, EN).places}

    top = places[TABLES.space[at("1.2")]]
    assert top.levels == ("mercury", "hole", "comet", "comet") and top.look == "mercury"
    assert top.tip is not None and top.tip.text == "On disc 1. Hidden beneath: comet and comet."
    deep = places[TABLES.space[at("2.2")]]
    assert deep.levels[:3] == ("hole", "hole", "hole") and deep.tip is not None
    assert deep.tip.text == "On the board itself, seen through the discs."


@rule("SE-SOL-05")
def test_the_discs_tell_how_far_they_have_turned_and_which_turn_next():
    table = Given(turned=[2, 1, 0], cycle=1)
    rings = solar(TABLES, table.g, EN).rings

    assert [ring.turned for ring in rings] == [6, 7, 0, 0, 0]  # against the clock
    assert [ring.turns for ring in rings] == [True, True, False, False, False]


def test_the_corners_of_a_card_are_signs():
    card = face(TABLES, "pioneer_11_mission", EN)

    assert [(sign.icon, sign.value, sign.by) for sign in card.signs] == [
        ("move", 1, None),
        ("sector-yellow", None, None),
        ("energy", None, 1),
    ]


def test_the_cards_of_a_stack_are_laid_out_for_who_keeps_one_and_for_nobody_else():
    table = Given().when("pass_round")

    def shown(seat: int) -> list[str]:
        parts = draw_scene(TABLES, table.g, seat, EN).shared
        return [card.id for part in parts if isinstance(part, Cards) and part.id == "offered" for card in part.cards]

    asked = table.g.question(0)
    assert asked is not None and asked.prompt == "round_card"
    assert shown(0) == [option.ids[0] for option in asked.options] and len(shown(0)) > 1
    assert shown(1) == []
