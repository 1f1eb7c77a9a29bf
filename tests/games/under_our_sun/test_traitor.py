"""The Son of Liberty: Infiltrate, Command, reveal, and what others can see.  OS-MOD."""

from typing import Any

from msgspec.json import encode

from starboard.games.under_our_sun.rules.enemies import foes, is_threatened
from starboard.games.under_our_sun.rules.joining import FirstRound
from starboard.games.under_our_sun.rules.progress import Look
from starboard.kernel.secrets import Secret
from starboard.kernel.views import view
from starboard.testing import rule
from tests.games.under_our_sun.given import Given, at, hexn

SEMI = (("mode", "semi_cooperative"),)
RING = {"north": "dry_creek", "south": "wind_pump"}
SON = "son_of_the_long_road"


class Sides(Given):
    """A semi-cooperative table: `son` holds that seat's Son card, hidden; the others are Survivors."""

    def __init__(self, son: int = 0, seats: int = 3, card: str = SON, open: bool = False, **fields: Any) -> None:
        self.son, self.card, self.open = son, card, open
        super().__init__(seats, options=SEMI, **{"tiles": RING, **fields})

    def prepare(self, s: Any) -> None:
        for c in s.characters:
            key = self.card if c.id == self.son else "survivor_well"
            c.team = Secret(key, -1 if self.open else 1 << c.seat, "team")
        if self.open:
            s.revealed = 3 * s.day + s.phase
        super().prepare(s)

    @property
    def open_cards(self) -> list[bool]:
        return [c.team.to == -1 for c in self.s.characters]


@rule("OS-MOD-10", "OS-MOD-22", "OS-MOD-14", "OS-MOD-06")
def test_infiltrate_is_free_once_a_day_on_anybodys_turn_and_turns_all_team_cards_up():
    given = Sides(son=1)
    given.s.enemy = ["young_son"]

    given.offers(f"1: infiltrate {hexn('north')}")
    assert given.open_cards == [False] * 3
    given.when(f"1: infiltrate {hexn('north')}")

    assert [(e.key, e.at) for e in given.s.enemies] == [("young_son", at("north"))]
    assert given.open_cards == [True] * 3
    given.waits(0).then(p1={"ap": 6}).lacks("infiltrate", seat=1)
    given.refuses(f"1: infiltrate {hexn('south')}")
    given.s.day = 2
    given.g.settle()
    given.offers(f"1: infiltrate {hexn('south')}")


@rule("OS-MOD-10")
def test_on_the_sons_own_turn_a_second_infiltrate_of_the_day_is_refused_with_its_reason():
    given = Sides(son=0)
    given.when(f"infiltrate {hexn('north')}")

    assert given.refusals()["infiltrate"] == ("why-infiltrated", "OS-MOD-10")


@rule("OS-MOD-22", "OS-MOD-13")
def test_command_and_reveal_need_the_own_turn_and_nothing_is_offered_to_survivors():
    given = Sides(son=1, enemies=["young_son@north"])

    given.lacks("command", "unmask", "infiltrate", seat=0).lacks("command", "unmask", seat=1)
    given.lacks("command", "unmask", "infiltrate", seat=2)


@rule("OS-MOD-11", "OS-MOD-12")
def test_cards_are_drawn_until_the_first_son_and_the_others_are_shuffled_back():
    given = Sides(son=0)
    given.s.enemy, given.s.enemy_done = ["young_son", "captain_of_the_sons", "gaunt_dog", "crawler"], ["butcher"]

    given.when(f"infiltrate {hexn('north')}")

    assert [e.key for e in given.s.enemies] == ["captain_of_the_sons"]
    assert sorted(given.s.enemy) == ["crawler", "gaunt_dog", "young_son"]
    assert given.s.enemy_done == ["butcher"]


@rule("OS-MOD-12")
def test_with_no_son_left_nothing_appears_and_the_ability_is_used():
    given = Sides(son=0)
    given.s.enemy, given.s.enemy_done = ["gaunt_dog", "crawler"], ["butcher"]

    given.when(f"infiltrate {hexn('north')}")

    assert given.s.enemies == [] and sorted([*given.s.enemy, *given.s.enemy_done]) == [
        "butcher",
        "crawler",
        "gaunt_dog",
    ]
    given.lacks("infiltrate")
    assert given.open_cards == [True] * 3


@rule("OS-MOD-24")
def test_infiltrate_reaches_tiles_face_up_or_face_down_and_no_empty_position():
    given = Sides(son=0, covered={at("north_east"): Secret("thorn_field", 0, "tiles")})

    offered = {str(option) for option in given.g.moves(0) if option.key == "infiltrate"}

    assert offered == {f"infiltrate {hexn(side)}" for side in ("north", "north_east", "south")}


@rule("OS-MOD-11", "OS-MOD-22")
def test_infiltrate_starts_no_first_round_even_on_a_tile_with_a_character():
    given = Sides(son=0, at={1: "north"})
    given.s.enemy = ["young_son"]

    given.when(f"infiltrate {hexn('north')}").asks("act").waits(0)

    assert given.events_of("first_round") == []


@rule("OS-MOD-13", "OS-MOD-14", "OS-MOD-23")
def test_command_costs_2_ap_and_pulls_an_enemy_of_the_faction_off_a_tile_with_characters():
    given = Sides(son=0, at={1: "north"}, enemies=["young_son@north", "gaunt_dog@north"])
    given.offers(f"command enemy-1 {hexn('')}")
    assert not [o for o in given.g.moves(0) if o.key == "command" and o.ids[0] == "enemy-2"]
    assert given.price(f"command enemy-1 {hexn('')}") == {"ap": 2}

    given.when(f"command enemy-1 {hexn('')}")

    given.then(p0={"ap": 4, "health": 7})
    assert given.s.enemies[0].at == at("") and given.open_cards == [True] * 3


@rule("OS-MOD-13", "OS-MOD-23")
def test_command_moves_one_from_the_own_tile_but_none_from_two_tiles_away_and_not_with_1_ap():
    tiles = {**RING, "north.north": "thorn_field"}
    given = Sides(son=0, tiles=tiles, enemies=["young_son@", "young_son@north.north"], open=True)

    commands = {o.ids[0] for o in given.g.moves(0) if o.key == "command"}
    assert commands == {"enemy-1"}

    poor = Sides(son=0, enemies=["young_son@north"], open=True, p0={"ap": 1})
    poor.lacks("command")
    assert poor.refusals()[f"command enemy-1 {hexn('')}"][0] == "why-price"


@rule("OS-MOD-15")
def test_a_hidden_son_that_meets_its_own_may_stay_hidden_and_be_attacked():
    given = Sides(son=0, enemies=["young_son@", "young_son@"], forced={"y": [7, 7, 0, 0]}).doing(FirstRound())

    given.asks("first_round").offers("unmask").when("attack enemy-1").when("stand_by", "stand_by")

    assert given.s.characters[0].health == 5 and given.open_cards == [False] * 3


@rule("OS-MOD-15", "OS-MOD-16")
def test_a_hidden_son_that_meets_its_own_may_reveal_and_there_is_no_first_round():
    given = Sides(son=0, enemies=["young_son@", "young_son@"]).doing(FirstRound()).asks("first_round")

    given.when("unmask").asks("act")

    given.then(p0={"health": 7, "ap": 6})
    assert given.s.enemies[0].damage == 0 and given.open_cards == [True] * 3


@rule("OS-MOD-15")
def test_meeting_another_enemy_or_a_survivor_meeting_a_son_is_no_reason_to_reveal():
    Sides(son=0, enemies=["gaunt_dog@", "crawler@"]).doing(FirstRound()).asks("first_round").lacks("unmask")
    Sides(son=1, enemies=["young_son@", "young_son@"]).doing(FirstRound()).asks("first_round").lacks("unmask")


@rule("OS-MOD-16")
def test_for_a_revealed_son_its_own_are_no_enemies_and_answer_nothing_while_others_do():
    given = Sides(son=0, enemies=["young_son@"], open=True, p0={"fitness": 0, "ap": 6})
    me, other = given.s.characters[0], given.s.characters[1]

    assert foes(given.g, me) == [] and not is_threatened(given.g, me)
    assert len(foes(given.g, other)) == 1
    given.offers("sleep")
    assert not [o for o in given.g.moves(0) if o.key == "attack" and o.ids[0] == "enemy-1"]
    given.when("collect ration").then(p0={"health": 7, "ap": 5})

    seen = Sides(son=1, enemies=["young_son@"], open=True, forced={"y": [0], "b": [7]})
    seen.when("collect ration").then(p0={"health": 6})


@rule("OS-MOD-17", "OS-MOD-06")
def test_a_son_may_show_the_card_on_its_own_turn_for_no_ap():
    given = Sides(son=0)
    left = list(given.s.team_left)

    given.when("unmask").asks("act")

    given.then(p0={"ap": 6}).lacks("unmask")
    assert given.open_cards == [True] * 3 and given.s.team_left == left
    assert given.events_of("unmasked") == [(0, "character-0", SON)]


@rule("OS-MOD-25")
def test_a_hidden_son_counts_for_the_mission_and_a_revealed_one_neither_as_needed_nor_as_present():
    def card_after(open_: bool, where: dict[int, str]) -> int:
        given = Sides(son=0, open=open_, at=where)
        given.s.places["pump_house"] = at("north")
        return int(given.doing(Look()).s.card)

    assert card_after(False, {0: "north"}) == 2
    assert card_after(True, {0: "north"}) == 1
    assert card_after(True, {1: "north"}) == 2


@rule("OS-MOD-25")
def test_a_number_of_players_leaves_a_revealed_son_out():
    def won_with(open_: bool, turns: int) -> bool:
        given = Sides(son=0, open=open_)
        given.s.card, given.s.counters = 2, {"turns_of_the_pump": turns}
        return int(given.doing(Look()).s.card) == 3 or given.s.outcome is not None

    assert not won_with(False, 2) and won_with(False, 3)
    assert won_with(True, 2) and not won_with(True, 1)


@rule("OS-MOD-06")
def test_no_seat_and_no_spectator_reads_anothers_team_card_before_the_reveal():
    given = Sides(son=1)
    for seat in (0, 2, None):
        assert SON.encode() not in encode(view(given.s, seat))
    assert SON.encode() in encode(view(given.s, 1))


@rule("OS-MOD-16", "OS-EVT-06")
def test_an_event_waits_for_no_enemy_that_is_none_of_a_revealed_sons():
    given = Sides(son=0, enemies=["young_son@north", "gaunt_dog@north"], open=True, tiles={"north": "toll_bridge"},
                  at={0: "north"}, event=["forgotten_crate"], forced={"y": [0, 0, 7], "bag": [0, 0]})  # fmt: skip

    given.when("attack enemy-2").then(p0={"ration": 2})
    assert not given.tile("north").event and [enemy.key for enemy in given.s.enemies] == ["young_son"]
