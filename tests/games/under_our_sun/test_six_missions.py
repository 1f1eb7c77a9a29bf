"""The six missions: each can be won, whichever way is voted for, and each card is read on the way.

So can the one that was written from `docs/writing-a-mission.md` alone.
"""

from pathlib import Path
from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.effects.people import Vote
from starboard.kernel.cartridge import cartridges, read
from starboard.kernel.lint import cartridge_problems, walk
from tests.games.under_our_sun.guide import Guide, lucky

NIGHT_SCHOOL = Path(__file__).parents[3] / "examples" / "missions" / "under_our_sun" / "night_school"
WORLDS = {name: read(UnderOurSun, folder) for name, folder in cartridges(UnderOurSun).items()}
LISTED = {name: world.mission for name, world in WORLDS.items() if world.cartridge.listed}

PLANS: dict[str, dict[str, str]] = {
    "dry_well": {
        "the_walk_out": "go pump_house",
        "it_turns": "mission 0, go pump_house",
        "what_it_wants": "mission 0, mission 1, go pump_house",
        "what_slept_in_the_shaft": "attack, go pump_house",
        "the_heart": "fetch pump_heart, lead pump_heart, go pump_heart, go new_haven",
    },
    "late_walkers": {
        "two_smokes": "go abandoned_camp",
        "zipped_from_inside": "mission 0, go abandoned_camp",
        "three_in_a_ditch": "fetch walker, go abandoned_camp",
        "four_cups": "mission 0",
        "names_at_the_gate": "go new_haven",
    },
    "smoke_without_fire": {
        "a_smell_of_pine": "mission 0, go abandoned_camp",
        "a_second_smoke": "mission 0, go lorry_park",
        "our_own_wood": "drop branded_wood, haul branded_wood",
        "the_gate_at_dusk": "attack, go new_haven",
        "who_gave_the_order": "attack, go captain_of_the_sons, go the_marshal",
    },
    "quiet_mast": {
        "locked_parts": "chest, go chest",
        "three_walks_up": "mission 0, go the_mast",
        "when_the_sun_is_loud": "mission 0, go the_mast",
        "somebody_asks": "fetch the_message, go the_mast",
        "down_from_the_light": "go new_haven",
    },
    "last_convoy": {
        "three_lorries": "mission 0, mission 1, unless pump_lorry pump_house, unless camp_lorry abandoned_camp",
        "fuel_for_one": "mission fuel_for_one-0, go the_lorry",
        "the_other_two": "mission the_other_two-0, go the_lorry",
        "at_walking_pace": "attack, drive",
        "the_last_bend": "attack, drive",
    },
    "long_noon": {
        "a_hand_a_night": "fetch seed_stock, mission 2",
        "a_green_pencil": "fetch seed_stock, go shaded_valley",
        "before_the_fifth_day": "mission 0, go shaded_valley",
        "people_on_the_road": "go shaded_valley",
        "ash_from_the_east": "go shaded_valley, pitch, drop ration, last build_fire",
    },
}
GIFTS: dict[str, dict[str, dict[str, int]]] = {
    "dry_well": {"what_it_wants": {"metal": 3, "connector": 3}},
    "late_walkers": {"four_cups": {"antibiotic": 1}},
    "last_convoy": {"fuel_for_one": {"alcohol": 3}},
    "long_noon": {"ash_from_the_east": {"tent": 1, "lighter": 1, "wood": 1, "ration": 4}},
}


def votes(mission: Any) -> list[Vote]:
    return [value for _, value in walk(mission) if isinstance(value, Vote)]


WAYS = [(name, way.key) for name, mission in LISTED.items() for vote in votes(mission) for way in vote.among]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("mission, way", WAYS)
def test_it_can_be_won_whichever_way_is_voted_for(mission: str, way: str, seats: int, monkeypatch: pytest.MonkeyPatch):
    lucky(monkeypatch)

    game = Guide(mission, seats, PLANS[mission], (way,), GIFTS.get(mission)).play()

    assert game.read == [card.key for card in LISTED[mission].cards]
    assert game.g.s.outcome is not None and game.g.s.outcome.why == "won", (game.g.s.day, game.card, game.g.s.counters)


@pytest.mark.parametrize("way", ["leave_at_once", "hear_who_comes"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_mission_written_from_the_docs_has_no_fault_and_can_be_won(
    way: str, seats: int, monkeypatch: pytest.MonkeyPatch
):
    lucky(monkeypatch)
    plans = {
        "chalk_on_the_sleeves": "mission 0",
        "a_school_with_wheels": "mission school_bench-0, send lorry_park",
        "who_teaches": "mission who_teaches-0, go school_bench",
        "the_voice_on_the_tape": "attack, fetch the_ninth_child, go school_bench",
        "the_way_back_aloud": "go new_haven",
    }

    game = Guide(str(NIGHT_SCHOOL), seats, plans, (way,), {"who_teaches": {"connector": 4}}).play()

    assert cartridge_problems(UnderOurSun, NIGHT_SCHOOL) == []
    assert game.read == list(plans) and game.g.s.outcome is not None and game.g.s.outcome.why == "won", game.read


def test_two_are_easy_two_medium_and_two_hard_of_five_cards_each_with_a_vote():
    assert sorted(mission.difficulty for mission in LISTED.values()) == [1, 1, 2, 2, 3, 3]
    assert all(len(mission.cards) == 5 and votes(mission) for mission in LISTED.values())
    assert sum(mission.mode == "semi_cooperative" for mission in LISTED.values()) >= 2
    assert all(mission.son_won and mission.son_gone for mission in LISTED.values())


def test_no_story_is_told_twice():
    told = [text for m in LISTED.values() for text in (m.briefing, m.won, m.lost, m.son_won, m.son_gone)]
    told += [card.text for mission in LISTED.values() for card in mission.cards]

    assert len({text.en for text in told}) == len({text.fr for text in told}) == len(told)
