"""What `starboard check` says of a mission that cannot be played."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml

from starboard.games.under_our_sun import UnderOurSun
from starboard.kernel.cartridge import cartridges
from starboard.kernel.lint import cartridge_problems

TINY = UnderOurSun.home() / "cartridges" / "tiny"
TITLE = {"en": "One word", "fr": "Un mot"}
SACK = {"key": "sack", "title": TITLE, "carried": True}
FLAG = {"key": "flag", "title": TITLE}

Change = Callable[[dict[str, Any]], None]


def at_least(what: dict[str, Any], n: Any = 1) -> dict[str, Any]:
    return {"is": "at_least", "what": what, "n": n}


def does(*verbs: dict[str, Any], card: int = 0) -> Change:
    return lambda mission: mission["cards"][card].setdefault("does", []).extend(verbs)


def goal(*goals: dict[str, Any], card: int = 0) -> Change:
    return lambda mission: mission["cards"][card].update(goal=list(goals))


def ability(card: int = 1, **fields: Any) -> Change:
    base = {"when": "mission", "which": "pump_house", "title": TITLE, "ap": 1, "does": [{"do": "gain_karma"}]}
    made = {key: value for key, value in (base | fields).items() if value is not None}
    return lambda mission: mission["cards"][card].setdefault("abilities", []).append(made)


def word(name: str, *words: dict[str, Any]) -> Change:
    return lambda mission: mission.setdefault(name, []).extend(words)


def both(*changes: Change) -> Change:
    def change(mission: dict[str, Any]) -> None:
        for each in changes:
            each(mission)

    return change


def vote(*ways: dict[str, Any]) -> Change:
    return does({"do": "vote", "among": list(ways)})


WAY = {"key": "left", "title": TITLE, "does": []}
COUNTED = at_least({"count": "counter", "key": "turns_of_the_pump"})

FAULTS: dict[str, tuple[Change, str, str]] = {
    "an unknown place": (
        does({"do": "spawn", "at": "pomp_house"}),
        "cards[tiny_walk].does[1].at",
        "pomp_house is no place of this mission; did you mean pump_house?",
    ),
    "a tile that nothing lays": (
        does({"do": "light_fire", "at": "the_mast"}),
        "cards[tiny_walk].does[1].at",
        "nothing lays the tile the_mast; expected: `{do: place_tile, tile: the_mast, distance: 3}`",
    ),
    "a place that comes later": (
        both(does({"do": "place_tile", "tile": "the_mast", "distance": 3}, card=2), ability(which="the_mast")),
        "cards[tiny_pump].abilities[1].which",
        "only a later card lays the_mast; expected: one of new_haven, pump_house",
    ),
    "a tile that is no objective": (
        does({"do": "place_tile", "tile": "dry_creek", "distance": 2}),
        "cards[tiny_walk].does[1].tile",
        "dry_creek is no objective tile; ",
    ),
    "a tile on New Haven": (
        does({"do": "place_tile", "tile": "the_mast", "distance": 0}),
        "cards[tiny_walk].does[1].distance",
        "0; expected: 1 or more steps from New Haven",
    ),
    "an unknown start": (
        lambda mission: mission.update(start="the_mast"),
        "mission.start",
        "the first card does not lay the_mast; expected: new_haven, pump_house",
    ),
    "a counter that nothing defines": (
        does({"do": "count", "what": "turns_of_the_pomp"}),
        "cards[tiny_walk].does[1].what",
        "turns_of_the_pomp is none of the counters; did you mean turns_of_the_pump?",
    ),
    "a counter that nothing raises": (
        both(word("counters", FLAG), goal(at_least({"count": "counter", "key": "flag"}))),
        "cards[tiny_walk].goal[0]",
        "nothing in force raises the counter flag; expected: `{do: count, what: flag}`",
    ),
    "a counter that only a card which is over raises": (
        both(goal(COUNTED, card=2), lambda mission: mission["cards"][2].update(ends=["tiny_pump"])),
        "cards[tiny_home].goal[0]",
        "nothing in force raises the counter turns_of_the_pump",
    ),
    "a counter that only falls": (
        both(word("counters", FLAG), does({"do": "count", "what": "flag", "down": True})),
        "counters[flag]",
        "nothing raises the counter flag",
    ),
    "a counter that nobody asks for": (
        both(word("counters", FLAG), does({"do": "count", "what": "flag"})),
        "counters[flag]",
        "nothing asks for the counter flag",
    ),
    "a card that is never read": (
        both(word("counters", FLAG), goal(at_least({"count": "counter", "key": "flag"}))),
        "cards[tiny_pump]",
        "it can never be read, since nothing completes the goal of tiny_walk",
    ),
    "a goal that asks for nothing": (
        goal(),
        "cards[tiny_walk]",
        "a goal that asks for nothing is met at once",
    ),
    "a day that never comes": (
        goal({"is": "all", "of": [{"is": "day_at_least", "n": 5}]}),
        "cards[tiny_walk].goal[0].of[0]",
        "day 5 never comes; expected: at most 4",
    ),
    "neither of two ways to the goal": (
        both(
            word("markers", SACK),
            goal({"is": "any", "of": [{"is": "day_at_least", "n": 9}, at_least({"count": "carried", "what": "sack"})]}),
        ),
        "cards[tiny_walk].goal[0].of[1]",
        "no card up to here lays the marker sack; expected: `{do: place_marker, marker: sack, at: …}`",
    ),
    "more characters than may play": (
        goal(at_least({"count": "characters", "at": "pump_house"}, 3)),
        "cards[tiny_walk].goal[0]",
        "3 characters, but two may play; expected: `{count: players}`",
    ),
    "a marker that nothing lays": (
        word("markers", SACK),
        "markers[sack]",
        "nothing lays the marker sack; expected: `{do: place_marker, marker: sack, at: …}`",
    ),
    "a marker that nothing defines": (
        does({"do": "place_marker", "marker": "sac"}),
        "cards[tiny_walk].does[1].marker",
        "sac is none of the markers",
    ),
    "a carried marker as a place": (
        both(word("markers", SACK), does({"do": "place_marker", "marker": "sack"}, {"do": "spawn", "at": "sack"})),
        "cards[tiny_walk].does[2].at",
        "the marker sack is carried, so it is no place",
    ),
    "a marker on the ground as a thing": (
        both(
            word("markers", {"key": "sack", "title": TITLE}),
            does({"do": "place_marker", "marker": "sack"}, {"do": "lose_card", "card": "sack"}),
        ),
        "cards[tiny_walk].does[2]",
        "the marker sack is not carried; expected: `carried: true`",
    ),
    "an unknown card": (
        does({"do": "gain_card", "card": "med_kit"}),
        "cards[tiny_walk].does[1].card",
        "med_kit is none of the cards and markers; did you mean medkit",
    ),
    "an unknown enemy": (
        does({"do": "spawn", "key": "glass_beer"}),
        "cards[tiny_walk].does[1].key",
        "glass_beer is none of the enemies; did you mean glass_bear",
    ),
    "a card of another deck": (
        does({"do": "remove_cards", "deck": "sun", "card": "glass_bear"}),
        "cards[tiny_walk].does[1].card",
        "glass_bear is none of the sun cards",
    ),
    "an unknown card left in the box": (
        lambda mission: mission.update(without=["the_marshall"]),
        "mission.without[0]",
        "the_marshall is no card of the box; did you mean the_marshal",
    ),
    "a later card that is ended": (
        lambda mission: mission["cards"][1].update(ends=["tiny_home"]),
        "cards[tiny_pump].ends[0]",
        "tiny_home is no earlier card",
    ),
    "an unknown step": (
        ability(when="preparation", which="z", ap=None, title=None),
        "cards[tiny_pump].abilities[1].which",
        "z is none of the steps of the Preparation",
    ),
    "a tier that no enemy has": (
        does({"do": "spawn", "type": "human", "tier": 9}),
        "cards[tiny_walk].does[1].tier",
        "no such enemy is of tier 9; expected: 1, 2",
    ),
    "an animal of the Sons": (
        does({"do": "spawn", "type": "animal", "faction": "sons_of_liberty"}),
        "cards[tiny_walk].does[1]",
        "no enemy is animal and of sons_of_liberty",
    ),
    "a goal that is met at once": (
        lambda mission: mission["cards"][0].update(goal=[{"is": "at_least", "what": {"count": "characters"}, "n": 0}]),
        "cards[tiny_walk].goal[0].n",
        "at least 0 is met at once; expected: 1 or more",
    ),
    "a failure after the last day": (
        lambda mission: mission["cards"][0].update(failure=[{"is": "day_at_least", "n": 99}]),
        "cards[tiny_walk].failure[0]",
        "day 99 never comes; expected: at most",
    ),
    "a vote without options": (vote(), "cards[tiny_walk].does[1]", "a vote among 0; expected: two ways or more"),
    "a vote with one option": (vote(WAY), "cards[tiny_walk].does[1]", "a vote among 1; expected: two ways or more"),
    "a vote with the same option twice": (vote(WAY, WAY), "does[1]", "two ways of this vote have the key left"),
    "a way without a title": (
        vote(WAY, {"key": "right", "does": []}),
        "does[1].among[right]",
        "no title; expected: `title: {en: …, fr: …}`",
    ),
    "a mission action without a title": (ability(title=None), "abilities[1]", "a mission action without a title"),
    "a mission action without a price": (ability(ap=None), "abilities[1]", "can be taken without end"),
    "an ability that does nothing": (ability(does=[]), "abilities[1]", "it does nothing; expected: verbs in `does`"),
    "a key of the box": (
        word("counters", {"key": "medkit", "title": TITLE}),
        "counters[medkit]",
        "the box has something called medkit",
    ),
    "a key that stands twice": (
        both(word("counters", FLAG), word("markers", {"key": "flag", "title": TITLE})),
        "counters[flag]",
        "the key flag stands here twice",
    ),
    "no day": (lambda mission: mission.update(days=0), "mission.days", "0; expected: 1 or more"),
}


def check(tmp_path: Path, change: Change) -> list[str]:
    """The tiny mission with a change, as a folder of its own, and what is said of it."""
    folder = tmp_path / "broken"
    copytree(TINY, folder)
    file = folder / "mission.yaml"
    mission = yaml.safe_load(file.read_text(encoding="utf-8"))
    change(mission)
    file.write_text(yaml.safe_dump(mission, allow_unicode=True, sort_keys=False), encoding="utf-8")
    return cartridge_problems(UnderOurSun, folder)


@pytest.mark.parametrize("change, where, fault", FAULTS.values(), ids=list(FAULTS))
def test_a_fault_is_named_with_its_place_and_what_would_help(tmp_path: Path, change: Change, where: str, fault: str):
    found = check(tmp_path, change)

    line = next((line for line in found if fault in line and where in line), None)
    assert line is not None, found
    file, row, column = line.split(": ")[0].rsplit(":", 2)
    assert file.endswith("mission.yaml") and int(row) > 1 and int(column) >= 1


def test_the_place_is_that_of_the_fault(tmp_path: Path):
    found = check(tmp_path, does({"do": "spawn", "at": "pomp_house"}))

    place = found[0].split(": ")[0]
    text = (tmp_path / "broken" / "mission.yaml").read_text(encoding="utf-8").splitlines()
    row, column = map(int, place.rsplit(":", 2)[1:])
    assert text[row - 1][column - 1 :] == "pomp_house"


def test_a_mission_on_the_shelf_has_five_cards(tmp_path: Path):
    folder = tmp_path / "short"
    copytree(TINY, folder)
    about = folder / "cartridge.yaml"
    about.write_text(about.read_text(encoding="utf-8").replace("listed: false\n", ""), encoding="utf-8")

    found = cartridge_problems(UnderOurSun, folder)

    assert len(found) == 1 and "3 cards; expected: 5, or `listed: false` in cartridge.yaml" in found[0]


@pytest.mark.parametrize("name, folder", cartridges(UnderOurSun).items())
def test_the_missions_in_the_box_have_no_fault(name: str, folder: Path):
    assert cartridge_problems(UnderOurSun, folder) == []
