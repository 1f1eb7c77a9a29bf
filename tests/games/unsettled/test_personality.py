"""What a seat reads of its personal actions, its trait, and what is offered before the game."""

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.focus import LowerTrust
from starboard.kernel.cartridge import say
from starboard.kernel.game import Game
from starboard.kernel.scene import Card, Cards
from starboard.kernel.setup import Setup
from tests.games.unsettled.given import RULES, Given

EN = say(Unsettled, "tiny", "en")


def action(given: Given, key: str) -> Card:
    parts = RULES.scene(given.g, 0, EN).players[0].parts
    return next(card for part in parts if isinstance(part, Cards) for card in part.cards if card.id == key)


def test_an_action_shows_what_it_does_now_and_what_lies_on_it():
    given = Given(p0={"trait": "dreamer", "distress": ["wrong_song", "", "", "", "", ""], "on": ["", "recover", ""]})

    assert action(given, "rest").rules.startswith("Doze and wonder") and action(given, "rest").flavour
    assert action(given, "theorize").blocked and "The Wrong Song" in action(given, "theorize").foot
    assert action(given, "recover").foot == "wonder" and "↑↑↑" in action(given, "recover").rules

    given.doing(LowerTrust())
    assert action(given, "rest").rules.startswith("Rest ↑") and not action(given, "rest").flavour


def test_the_tiles_and_avatars_to_choose_from_are_shown_to_who_chooses_with_all_that_they_say():
    for lang in ("en", "fr"):
        g, seen = Game(RULES.new(Setup(2, 5)), RULES), []
        while not g.s.turns:
            for seat in range(2):
                shown = [p for p in RULES.scene(g, seat, say(Unsettled, "tiny", lang)).shared if p.id == "offered"]
                keys = [str(o.ids[0]) for o in g.options(seat) if o.key in ("trait", "avatar")]
                cards = [card for part in shown if isinstance(part, Cards) for card in part.cards]
                assert [card.id for card in cards] == keys
                assert all(card.flavour and (card.rules or card.kind == "avatar") for card in cards)
                seen += [card.kind for card in cards]
            g.answer(g.waiting[0], g.options(g.waiting[0])[0])
        assert set(seen) == {"trait", "avatar"}
