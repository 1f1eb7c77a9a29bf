"""Avatars: one of fifteen for each explorer, before the first turn.  UN-SET-30"""

from starboard.games.unsettled import Unsettled, system
from starboard.games.unsettled.effects.holding import AvatarOn
from starboard.games.unsettled.effects.planet import PlaceAvatar
from starboard.kernel.cartridge import say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.texts import LANGUAGES
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given


@rule("UN-SET-30")
def test_each_explorer_picks_one_of_fifteen_and_no_two_the_same():
    g, left = Game(RULES.new(Setup(4, 3)), RULES), []
    while not g.s.turns:
        seat = g.waiting[0]
        options = g.options(seat)
        if options[0].key == "avatar":
            left.append(len(options))
        g.answer(seat, options[-1])

    assert left == [15, 14, 13, 12]
    assert [e.avatar for e in g.s.explorers] == [a.key for a in reversed(system().avatars[-4:])]


@rule("UN-SET-30")
def test_an_avatar_matters_only_where_something_names_it():
    given = Given(map="glass_thicket 0 -1")
    here = Step(PlaceAvatar(), 0)
    assert not AvatarOn("adjacent_node").holds(given.g, here)

    given.doing(PlaceAvatar("adjacent_node"))

    assert AvatarOn("adjacent_node").holds(given.g, here) and not AvatarOn("adjacent_node", "another").holds(
        given.g, here
    )


def test_all_have_a_name_and_a_line_in_both_languages():
    for lang in LANGUAGES:
        voice = say(Unsettled, "tiny", lang)
        lines = [voice.text(a.flavour) for a in system().avatars if a.flavour is not None]
        assert len({voice.text(a.title) for a in system().avatars}) == len(set(lines)) == 15
