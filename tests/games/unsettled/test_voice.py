"""How the planets are told: not every card is a joke, and a second game reads differently."""

import pytest
from msgspec import Struct

from starboard.games.unsettled import Unsettled
from starboard.kernel.cartridge import cartridges, read
from starboard.kernel.texts import Text

# The cards whose last sentence is a plain image.  Whoever rewrites one of them judges it again.
PLAIN = {
    "meticula": """
        folded_hills lake_of_lids spare_meadow cloud_line long_drawer key_orchard swept_plain what_dusts_the_hills
        the_mislaid_noon a_stack_of_doors luggage_of_no_one tucking_in_routine crumb_tea spring_hinge kindly_observed
        homesick_for_mess sorted_feelings it_is_still_warm it_is_heavier_at_night it_has_a_slow_heart ripe_key
        borrowed_feather jarred_hum pocket_moon
    """,
    "vespera": """
        noon_pasture star_furrows salt_of_noon dew_works lamplighters_steps the_deep_yawn a_yawn_at_large
        footprints_of_the_night a_door_left_ajar standby_glow phosphor_paint shade_sail eyes_too_open afraid_of_the_sun
        homesick_for_rain someone_hums_at_two it_weeps_dew it_folds_distance it_breathes_slowly tame_shadow cold_ember
        star_seed pocket_dawn folded_sky hour_hand the_hour_of_candles the_hour_of_footsteps the_hour_of_the_cat
    """,
}
FIRST = 3  # the page before which nothing has happened that one could tell of


def told_cards(value: object) -> set[str]:
    """The keys of all pieces of a world with a line of flavour."""
    if isinstance(value, Struct):
        own = {str(value.key)} if isinstance(getattr(value, "flavour", None), Text) and hasattr(value, "key") else set()
        return own.union(*(told_cards(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, dict):
        return set().union(*map(told_cards, value.values()))
    return set().union(*map(told_cards, value)) if isinstance(value, tuple | list) else set()


@pytest.mark.parametrize("planet", PLAIN)
def test_one_card_in_four_ends_on_a_plain_image(planet: str):
    cards, plain = told_cards(read(Unsettled, cartridges(Unsettled)[planet])), PLAIN[planet].split()

    assert set(plain) <= cards
    assert len(plain) >= len(cards) / 4


@pytest.mark.parametrize("planet", PLAIN)
def test_each_page_of_a_task_has_two_or_three_sentences_that_what_happened_chooses_from(planet: str):
    for task in read(Unsettled, cartridges(Unsettled)[planet]).tasks:
        for n, page in enumerate(task.pages[FIRST - 1 :], FIRST):
            conditions = [aside.requires for aside in page.asides]
            stories = [text for aside in page.asides for text in (aside.story.en, aside.story.fr)]

            assert 2 <= len(page.asides) <= 3, (task.key, n)
            assert all(conditions) and len(set(conditions)) == len(conditions), (task.key, n)
            assert len(set(stories)) == 2 * len(page.asides), (task.key, n)


def test_vespera_is_frightening_for_a_page():
    task = next(task for task in read(Unsettled, cartridges(Unsettled)["vespera"]).tasks if task.key == "b")
    page = task.pages[5]

    assert page.story.en.startswith("Out there the night has stopped.") and page.story.fr != page.story.en
    assert [aside.story.en for aside in page.asides] == [
        "It has stopped at the one who does not wake.",
        "You are inside it. It has begun with you.",
    ]
