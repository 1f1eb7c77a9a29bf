"""A hidden Son of Liberty among three browsers, on dice laid ready: attacked, revealed, beaten, winning."""

import pytest
from playwright.sync_api import expect

from starboard.testing import rule
from tests.browser.conftest import Visit
from tests.browser.pictures import keep
from tests.browser.sun_sides import Three
from tests.games.under_our_sun.given import NO, YES, hexn
from tests.games.under_our_sun.test_traitor import Sides

LONG_ROAD, LAST_DAY = "son_of_the_long_road", "son_of_the_last_day"
TOLD = "Half of them is enough"  # words on the card


@rule("OS-MOD-06", "OS-MOD-15", "OS-MOD-17", "OS-END-04", "OS-MOD-08")
def test_a_son_stays_hidden_under_the_blows_of_their_own_then_reveals_and_is_beaten(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    forced = {"y": [NO, YES, YES], "b": [NO, YES]}  # Bo misses, the Son hits; Cleo hits with both dice
    position = Sides(
        son=1, turn=1, card=LONG_ROAD, tiles={"north": "dry_creek"}, at={2: "north"}, enemies=["young_son@north"],
        p0={"acted": True}, p1={"health": 2}, p2={"hidden": True}, forced=forced,
    )  # fmt: skip
    three = Three(visit, monkeypatch, position)

    three.plays(f"1: move {hexn('north')}", "1: attack enemy-1", "2: stand_by")

    assert three.was_sent(1, [LONG_ROAD, TOLD]), "Bo does not know the own card"
    for other in (0, 2):
        assert three.was_sent(other, [LONG_ROAD, TOLD, "unmask", "infiltrate"]) == []
        assert not three.sees(other, TOLD)
        file = three.pages[other].request.get(f"{three.house}/api/tables/{three.table}/export").json()
        assert "answers" not in file and file["state"]["setup"].get("seed", 0) == 0
    keep(three.pages[1], "sun-son-hidden-desktop-en")

    three.plays("1: unmask")
    for other in (0, 2):
        expect(three.pages[other].locator("body")).to_contain_text("Son of Liberty")
        assert three.was_sent(other, [LONG_ROAD]) == [LONG_ROAD]

    three.plays("1: wait", "2: drink", "2: attack character-1", "1: take_it", "0: waive character-1")
    three.plays("2: waive character-1")

    for page in three.pages:
        expect(page.locator(".ask [data-ending]")).to_have_text("The Son of Liberty is gone. The Survivors win.")
        expect(page.locator("body")).to_contain_text("A Son of Liberty all along.")
    keep(three.pages[0], "sun-survivors-win-desktop-en")
    keep(three.pages[1], "sun-son-beaten-desktop-en")


@rule("OS-END-05", "OS-MOD-09")
def test_a_son_who_showed_the_card_in_time_wins_with_the_last_day(visit: Visit, monkeypatch: pytest.MonkeyPatch):
    position = Sides(son=1, turn=1, card=LAST_DAY, day=4, p0={"acted": True}, p2={"acted": True}, sun=["clear_sky"] * 3)
    three = Three(visit, monkeypatch, position)

    three.plays("1: unmask", "1: wait")
    for _ in range(40):
        asked = next((seat for seat in range(3) if three.choices(seat)), None)
        if asked is None:
            break
        offered = [choice["option"]["key"] for choice in three.choices(asked)]
        quiet = next(key for key in ("drink", "thirst", "wait", "keep", *offered) if key in offered)
        chosen = three.choices(asked)[offered.index(quiet)]["option"]
        three.plays(f"{asked}: " + " ".join((quiet, *chosen.get("ids", ()))))

    for page in three.pages:
        expect(page.locator(".ask [data-ending]")).to_have_text("The mission is lost, as the Son of Liberty wished.")
    keep(three.pages[1], "sun-son-wins-desktop-en")
