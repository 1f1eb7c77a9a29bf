"""Slots, steps, lines, clashes and exchanges in words."""

from starboard.kernel.part_words import furnished_text
from starboard.kernel.scene_parts import (
    Blow,
    Clash,
    Exchange,
    Fighter,
    Lines,
    Party,
    Prospect,
    Requirement,
    Slot,
    Slots,
    StepMark,
    Steps,
    Ware,
)
from starboard.kernel.texts import speaker
from starboard.kernel.tokens import Amount, Die, Piece

SAY = speaker("en")


def told(part) -> list[str]:
    return furnished_text(part, SAY, {"knife": "4", "wolf": "1", "ware": "2"}).split("\n")


def test_slots_say_what_lies_there_and_what_is_free():
    wood = Piece("wood", "good", "wood", count=2)
    part = Slots(
        "bag", "Bag", (Slot("mixed", room=3, holds=(wood,)), Slot("item"), Slot("gear", locked=True)), "room for 1"
    )
    assert told(part) == ["Bag: room for 1", "  mixed 2 / 3: wood ×2", "  item: free", "  gear: locked"]


def test_steps_say_where_one_is_and_what_was_left_out():
    numbers = tuple(StepMark(str(n), "now" if n == 2 else "ahead") for n in (1, 2, 3))
    assert told(Steps("day", "Day", numbers)) == ["Day: 2 of 3"]
    words = (StepMark("dawn", "done"), StepMark("noon", "now"), StepMark("dusk", "skipped"))
    assert told(Steps("phase", "Phase", words, "rain")) == ["Phase: noon; without dusk; rain"]


def test_lines_say_what_is_there_and_what_is_needed():
    ready = Prospect("knife", "Knife", needs=(Requirement("metal", 1, 1),), ready=True)
    lacks = Prospect("bow", "Bow", needs=(Requirement("wood", 0, 2),), note="goes to items")
    assert told(Lines("bench", "Bench", (ready, lacks), "2 more", "Ready", "Not yet")) == [
        "Bench",
        "  Ready",
        "    Knife [4]: metal 1 / 1",
        "  Not yet",
        "    Bow: wood 0 / 2; goes to items",
        "  2 more",
    ]


def test_a_clash_says_both_sides_and_who_strikes_whom():
    health = (Amount("health", 2, most=3),)
    die = Die("d", "yellow", "", unrolled=True)
    part = Clash(
        "clash",
        "The fight",
        "Dry Creek",
        (Fighter("ines", "Ines", 0, stock=health, state="waits"),),
        (Fighter("wolf", "Wolf", stock=health, dice=(die,)),),
        (Blow("ines", "wolf", "Ines strikes Wolf", (Die("e", "blue", "success"),), "1", "now"),),
        (Amount("you deal 1"),),
        sides=("Your side", "Against you"),
    )
    assert told(part) == [
        "The fight: Dry Creek",
        "  Your side",
        "    Ines: health 2 / 3; waits",
        "  Against you",
        "    Wolf [1]: health 2 / 3; yellow",
        "  Ines strikes Wolf: blue success; 1",
        "  you deal 1",
    ]


def test_an_exchange_says_stocks_worth_and_balance():
    left = Party("Ines", (Ware("ware", "cloth", 2, 1, 1),), "Ines gives", 1)
    right = Party("Bo", (), "Bo gives", note="decides")
    assert told(Exchange("x", "The counter", left, right, 1, "1 over", Amount("water"))) == [
        "The counter",
        "  Ines",
        "    cloth [2] ×2 (1 water)",
        "    Ines gives: cloth ×1 (1 water)",
        "  Bo: decides",
        "    Bo gives: – (0 water)",
        "  1 over",
    ]
