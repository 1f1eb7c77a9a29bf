"""The box is whole: dice, tables, decks and cards are those of the rules, no two cards are alike, all can be read."""

from collections import Counter

import pytest

from starboard.games.iss_vanguard import IssVanguard, system
from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import COLOURS, ICONS, ICONS_OF, KINDS, SECTIONS, Section
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.dice_modifiers import TreatIcon
from starboard.games.iss_vanguard.rules.hand import DiscardSection
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.slots import SacrificeDie, SpendDie
from starboard.games.iss_vanguard.wording import card_lines
from starboard.kernel.force import Last
from starboard.kernel.texts import LANGUAGES, Language, Say
from starboard.testing import rule

BOX = system()
BOOK = Book(BOX, {})
PLAIN, WILD, BAD = (ICONS.index(word) for word in ("basic", "vanguard", "accident"))


def faces(key: str) -> list[tuple[str, ...]]:
    """What the six faces of a kind of die show, in words."""
    die = BOOK.dice[BOOK.die_number[key]]
    return [tuple(ICONS[icon] for icon in face) for face in die.faces]


# Dice


@rule("IV-DIC-01", "IV-DIC-18")
def test_each_colour_has_sixteen_dice_and_four_that_the_story_unlocks() -> None:
    assert sum(die.per_colour for die in BOX.dice if die.from_start) == 16
    assert sum(die.per_colour for die in BOX.dice if not die.from_start) == 4


@rule("IV-DIC-02", "IV-DIC-18")
def test_the_letters_of_a_die_are_the_icons_of_its_colour_in_their_order() -> None:
    assert faces("red_single_x")[0] == ("physical",)
    assert faces("green_single_y")[0] == ("biology",)
    assert faces("blue_double_zx")[:4] == [("technology",)] * 3 + [("construction",)]
    assert faces("red_expertise_y")[0] == ("collect", "collect")
    assert faces("green_universal")[:3] == [("survey", "biology"), ("biology", "xenology"), ("xenology", "survey")]


@rule("IV-DIC-03", "IV-DIC-04", "IV-DIC-05", "IV-DIC-06", "IV-DIC-07")
@pytest.mark.parametrize("number", range(len(BOOK.dice)))
def test_a_die_shows_what_its_type_may_show(number: int) -> None:
    die = BOOK.dice[number]
    own = {ICONS.index(icon) for icon in ICONS_OF[COLOURS[die.colour]]}
    shown = {icon for face in die.faces for icon in face}
    special = shown & own
    assert shown <= own | {PLAIN, WILD, BAD}
    assert len(special) == {"basic": 0, "challenge": 0, "single": 1, "double": 2}.get(die.type, 3)
    pairs = [face for face in die.faces if len(face) == 2]
    assert (BAD in shown) == (die.type not in ("universal", "expertise"))
    assert bool(pairs) == (die.type in ("universal", "expertise"))
    assert all((face[0] == face[1]) == (die.type == "expertise") for face in pairs)
    if die.type == "challenge":
        assert Counter(face[0] for face in die.faces) == {WILD: 3, BAD: 3}


@rule("IV-DIC-08")
def test_only_universal_and_expertise_dice_cannot_be_had_from_the_start() -> None:
    assert {die.type for die in BOOK.dice if not die.from_start} == {"universal", "expertise"}


@rule("IV-DIC-18")
@pytest.mark.parametrize(
    ("section", "special"),
    [
        ("engineering", ["construction", "technology"]),
        ("recon", ["survey", "physical"]),
        ("science", ["science", "biology"]),
        ("security", ["defence", "defence"]),
    ],
)
def test_a_section_starts_with_a_basic_die_of_each_colour_and_two_of_its_own(
    section: Section, special: list[str]
) -> None:
    basic, own = BOX.starting_dice[section][:3], BOX.starting_dice[section][3:]
    assert basic == ("red_basic", "green_basic", "blue_basic")
    assert [faces(key)[0][0] for key in own] == special


# Tables


@rule("IV-DNG-04")
def test_danger_tables_list_what_the_rules_list() -> None:
    spend = (SpendDie(),)
    assert {letter: set(results) for letter, results in BOOK.dangers.items()} == {
        "A": {"common", "rare"},
        "B": {"common", "uncommon"},
        "C": {"uncommon", "rare"},
        "D": {"uncommon", "rare"},
        "E": {"common", "uncommon", "rare"},
        "T": {"common", "rare"},
    }
    assert all(BOOK.dangers[letter]["common"] == spend for letter in ("A", "B", "E", "T"))
    hurts = {(letter, at): verbs[0].injury for letter, results in BOOK.dangers.items()
             for at, verbs in results.items() if isinstance(verbs[0], GainInjury)}  # fmt: skip
    assert hurts == {
        ("A", "rare"): "trauma",
        ("B", "uncommon"): "exhausted",
        ("C", "rare"): "exhausted",
        ("D", "uncommon"): "burned",
        ("D", "rare"): "trauma",
        ("E", "uncommon"): "exhausted",
        ("E", "rare"): "panicked",
        ("T", "rare"): "just_a_scratch",
    }


@rule("IV-INJ-21")
def test_injuries_do_what_the_rules_list() -> None:
    card = BOOK.injuries
    assert sum(each.copies for each in BOX.injuries if not each.tutorial) == 48
    assert card["trauma"].icons == {"damage": (SpendDie(),), "major_damage": (SpendDie(n=2),)}
    assert card["aggravated_trauma"].icons == {
        "damage": (SacrificeDie(),),
        "major_damage": (GainInjury("trauma"),),
    }
    assert card["exhausted"].icons == {"major_damage": (SacrificeDie(),), "psychic_damage": (SpendDie(),)}
    assert card["burned"].icons == {"damage": (Last((TreatIcon("basic", "accident"),), ("test",)),)}
    assert card["panicked"].icons["psychic_damage"] == (DiscardSection(),)
    assert card["poisoned"].icons["damage"] == (SpendDie("green"),)
    assert card["just_a_scratch"].icons == {"damage": (SpendDie(),)}


@rule("IV-LEA-01", "IV-LEA-11")
def test_the_twenty_lead_tokens() -> None:
    values = Counter(dict.fromkeys(range(4), 0))
    for token in BOX.leads:
        values[token.value] += token.count
    assert values == {0: 4, 1: 8, 2: 5, 3: 3}
    assert sum(token.count for token in BOX.leads if token.recycle) == 7
    assert Counter(token.bonus for token in BOX.leads for _ in range(token.count)) == {"": 14, "card": 3, "charge": 3}


@rule("IV-LND-04", "IV-LND-05", "IV-LND-06")
def test_the_first_lander_and_its_modules() -> None:
    lander = BOOK.landers["space_ranger"]
    assert (lander.armour, lander.sensors, lander.agility) == (1, 1, 2)
    assert (lander.supplies, lander.personal, lander.mission, lander.discoveries) == (12, 4, 2, 5)
    assert (lander.structural, lander.utility, lander.tests) == (1, 1, 3)
    assert [key for key, each in BOOK.landers.items() if each.sturdy] == ["space_ranger"]
    first = [module for module in BOX.modules if module.number in ("A01", "A02", "A03")]
    assert [module.stats for module in first] == [{"armour": 2}, {"agility": 2}, {"sensors": 2}]


# Cards


@rule("IV-DSC-01", "IV-DSC-02")
@pytest.mark.parametrize("deck", KINDS)
def test_a_discovery_deck_has_thirteen_cards_of_three_grades(deck: str) -> None:
    grades = Counter(card.grade for card in BOX.discoveries if card.deck == deck)
    assert grades == {"common": 8, "rare": 4, "very_rare": 1}


@rule("IV-EVT-06")
@pytest.mark.parametrize(("deck", "size", "fewest", "most"), [("standard", 20, 7, 10), ("advanced", 12, 5, 5)])
def test_elsewhere_an_event_advances_all_time_tracks_by_one(deck: str, size: int, fewest: int, most: int) -> None:
    cards = [card for card in BOX.events if card.deck == deck]
    assert len(cards) == size
    assert all(len(set(card.biomes)) == 5 and "drift" not in card.biomes for card in cards)
    assert {tuple(map(str, card.otherwise)) for card in cards} == {("AdvanceTime(of='all', n=1)",)}
    met = Counter(biome for card in cards for biome in card.biomes)
    assert len(met) == 12
    assert all(fewest <= often <= most for often in met.values())


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_its_cards_and_one_member_of_the_tutorial(section: Section) -> None:
    cards = [card for card in BOX.section_cards if card.section == section]
    taught = sorted((card.tutorial, card.key) for card in cards if card.tutorial)
    assert [number for number, _ in taught] == [1, 2, 3]
    own = [card for card in cards if not card.tutorial]
    assert Counter((card.rank, card.starter) for card in own) == {
        (1, True): 10,
        (1, False): 4,
        (2, False): 9,
        (3, False): 7,
    }
    assert [card.key for card in BOX.crew if card.tutorial == section]


def test_the_events_of_the_tutorial_know_no_other_danger_than_its_own() -> None:
    events = [card for card in BOX.events if card.deck == "tutorial"]
    letters = {verb.letter for card in events for verb in _inside((card.does, card.otherwise), RollDanger)}
    assert (len(events), letters) == (5, {"T"})


def _inside(value: object, kind: type[RollDanger]) -> list[RollDanger]:
    if isinstance(value, kind):
        return [value]
    if isinstance(value, tuple):
        return [found for part in value for found in _inside(part, kind)]
    return [f for at in getattr(value, "__struct_fields__", ()) for f in _inside(getattr(value, at), kind)]


@rule("IV-CRW-06")
def test_a_crew_member_has_a_skill_that_costs_a_charge_and_converts_within_a_colour() -> None:
    for card in BOX.crew:
        colour, icon = card.convert
        assert icon in ICONS_OF[colour]
        assert len(card.abilities) == 1
        assert [str(cost) for cost in card.abilities[0].cost] == ["PayCharge(n=1)"]
        assert card.charges in (2, 3)
    assert {card.convert[1] for card in BOX.crew} == {card.expertise for card in BOX.crew} == set(ICONS[:9])


def test_no_two_section_cards_are_alike() -> None:
    ordinary = [card for card in BOX.section_cards if not card.tutorial]
    for half in ("upper", "lower"):
        said = Counter(getattr(card, half) for card in ordinary)
        assert [each for each, often in said.items() if often > 1] == []
    assert all(parse(card.lower.req) for card in BOX.section_cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_read_aloud(lang: Language) -> None:
    say = Say(lang, IssVanguard.home() / "texts")
    say.names.update({card.key: say.text(card.title) for card in BOOK.pieces()})
    for card in BOOK.pieces():
        assert card.flavour is not None
        assert len(say.text(card.flavour)) < 160
        assert all("_" not in line and "|" not in line for line in card_lines(card, say))


def test_the_box_holds_what_the_field_needs() -> None:
    """Starter, Rank 1 and Rank 2 cards of the Sections, crew, Equipment, events, Discoveries, Rank cards."""
    assert sum(card.rank <= 2 and not card.tutorial for card in BOX.section_cards) == 92
    assert len(BOX.crew) >= 12
    assert len(BOX.equipment) >= 20
    assert Counter(card.deck for card in BOX.events) == {"tutorial": 5, "standard": 20, "advanced": 12}
    assert len(BOX.discoveries) == 65
    assert sum(not card.tutorial for card in BOX.ranks) >= 8


def test_the_box_holds_forty_people_forty_pieces_of_equipment_and_fourteen_modules() -> None:
    assert len(BOX.crew) == len(BOX.equipment) == 40
    assert Counter(card.kind for card in BOX.equipment) == {"small": 12, "personal": 16, "mission": 8, "upgrade": 4}
    assert Counter(card.section for card in BOX.equipment if card.kind == "personal")[""] == 8
    assert Counter(card.type for card in BOX.modules) == {"structural": 6, "utility": 8}
    numbers = [*(card.number for card in BOX.equipment), *(card.number for card in BOX.modules)]
    assert len(set(numbers)) == len(numbers) == 54


def test_each_icon_is_known_to_four_or_five_people_and_no_two_skills_are_alike() -> None:
    for known in (Counter(card.expertise for card in BOX.crew), Counter(card.convert[1] for card in BOX.crew)):
        assert set(known.values()) == {4, 5}
    assert len({card.abilities for card in BOX.crew}) == len({card.skill.en for card in BOX.crew}) == 40


LONG = {"open_toolbox", "run_for_it", "no_one_left_behind", "ration_bar", "signal_flare", "tomas_reyes"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hardly_any_card_says_more_than_thirty_words_in_one_ability(lang: Language) -> None:
    say = Say(lang, IssVanguard.home() / "texts")
    say.names.update({card.key: say.text(card.title) for card in BOOK.pieces()})
    for card in (*BOX.section_cards, *BOX.equipment, *BOX.crew, *BOX.modules):
        longest = max((len(line.split()) for line in card_lines(card, say)), default=0)
        assert longest <= (47 if card.key in LONG else 30), card.key
