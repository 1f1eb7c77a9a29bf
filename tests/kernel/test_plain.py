"""A scene as plain text: every part of it, drawn and aloud."""

from starboard.kernel.plain import plain
from starboard.kernel.scene import (
    Amount,
    Asked,
    Board,
    Card,
    Cards,
    Cell,
    Choice,
    Counter,
    Dice,
    Die,
    Edge,
    Ending,
    Face,
    NoChoice,
    Panel,
    Payee,
    Piece,
    Place,
    Player,
    Prose,
    Scene,
    Tip,
    Track,
)
from starboard.kernel.texts import Say
from starboard.kernel.words import opt

EN, FR = Say("en"), Say("fr")


def scene(*parts, **fields) -> Scene:
    return Scene("toy", "The Toy", (Player(0, "Ines"), Player(1)), board=parts, **fields)


GRID = Board(
    "map",
    "The map",
    "grid",
    (Place("a", "Fen", 0, 0), Place("b", "Orchard", 1, 0), Place("c", "Unknown", 0, 1, unknown=True)),
    (Piece("p", "probe", "Probe", "a", 1),),
    (Edge("a", "b", "thorns"),),
)
ASKED = Asked(
    4,
    "Where to?",
    (Choice(opt("go", "b"), "Go to Orchard", ("b",), changes=(Amount("endurance", by=-1), Amount("focus", 2, 1))),),
    (Choice(opt("rest"), "Rest", wall=True),),
    (NoChoice("Go to Fen", Tip("You are there.", "UN-MOV-01")),),
)


def test_a_grid_is_drawn_with_its_pieces_and_the_numbers_of_the_options():
    text = plain(scene(GRID, question=ASKED, viewer=0, waiting=(0,)), EN)
    assert "The map\n   ◆  1\n   ?" in text


def test_the_question_lists_options_costs_free_moves_and_refusals():
    text = plain(scene(question=ASKED, viewer=0, waiting=(0,)), EN)
    assert (
        "Where to?\n  1. Go to Orchard (endurance −1, focus 2 → 1)\nFree moves\n  2. Rest (cannot be taken back)\n"
        in text
    )
    assert "–  Go to Fen: You are there. [UN-MOV-01]" in text


def test_aloud_a_board_is_sentences():
    text = plain(scene(GRID), EN, aloud=True)
    assert "Fen: Probe; leads to Orchard (thorns)" in text
    assert "◆  1" not in text


def test_players_are_named_with_what_they_hold_and_who_is_to_answer():
    hand = Cards("hand", "Hand", (Card("c1", "Survey", rules="Draw a card.", cost=(Amount("credits", 2),)),), count=3)
    ines = Player(0, "Ines", (Amount("endurance", 4),), (hand,))
    text = plain(Scene("toy", "The Toy", (ines,), viewer=0, waiting=(0,)), EN)
    assert "● Ines: you, to answer, endurance 4\n  Hand (3)\n    Survey (credits 2): Draw a card" in text


def test_a_card_face_down_shows_nothing():
    text = plain(scene(Cards("row", "Row", (Card("c1", "Secret plan", face_down=True),))), FR)
    assert "Une carte, face cachée" in text
    assert "Secret plan" not in text


def test_every_other_part_is_a_line_or_two():
    parts = (
        Track("time", "Time", (Cell("1"), Cell("2", note="storm"), Cell("3")), (Piece("t", "disc", "Now", "1"),)),
        Dice("dice", "Dice", (Die("d1", "Danger", "skull"), Die("d2", "Base", "eye", kept=True))),
        Dice("pool", "Pool", (Die("d3", "Blue", "eye", serves=(Payee("green"), Payee("yellow"))),)),
        Dice("hand", "Hand", (Die("d4", "Red", "", unrolled=True, faces=(Face(("eye",), True), Face(("claw",)))),)),
        Counter("power", "Power", 4, 6),
        Prose("page", "Page 4", ("The orchard rings.", "Something answers.")),
        Panel("box", "Box", (Counter("gas", "Gas", 2),)),
        Cards("next", "Opportunities", empty="Investigate to find one."),
    )
    text = plain(scene(*parts), EN)
    for line in (
        "Time: Now 2 (storm) of 3",
        "Dice: Danger skull, Base eye (kept)",
        "Pool: Blue eye (pays for green and yellow)",
        "Hand: Red (1 of 2 faces pay)",
        "Power: 4 / 6",
        "Page 4\n  The orchard rings.\n  Something answers.",
        "Box\n  Gas: 2",
        "Opportunities: Investigate to find one.",
    ):
        assert line in text


def test_an_ending_names_winners_and_scores():
    text = plain(scene(ending=Ending("win", "Home at last.", (0,), (12, 7))), EN)
    assert "Home at last.\nWon by Ines.\nInes: 12\nPlayer 2: 7" in text


def test_who_is_waited_for_is_said_to_the_others_in_their_language():
    assert "On attend Joueur 2." in plain(scene(waiting=(1,)), FR)
