"""Forty mistakes that designers make, in worlds of three games: each is named at its place, with what would help."""

import re
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest

from starboard.kernel.lint import cartridge_problems
from starboard.kernel.registry import find

PLACE = re.compile(r"(?P<file>[^:]+\.yaml):(?P<row>\d+):(?P<column>\d+): ")
HELP = re.compile(r"did you mean|expected:|first at line")


class Mistake(NamedTuple):
    """In a file of a world, these words instead of those: what is said of it, and the words at its place."""

    world: str
    file: str
    old: str
    new: str
    said: str
    at: str


def planet(file: str, old: str, new: str, said: str, at: str) -> Mistake:
    return Mistake("unsettled/tiny", file, old, new, said, at)


def mission(old: str, new: str, said: str, at: str) -> Mistake:
    return Mistake("under_our_sun/tiny", "mission", old, new, said, at)


def sky(file: str, old: str, new: str, said: str, at: str) -> Mistake:
    return Mistake("seti/base", file, old, new, said, at)


MISTAKES = {
    # Spelling: what the types know
    "a field misspelt": planet(
        "journal", "which: hum", "wich: hum", "unknown field `wich`; did you mean which?", "wich"
    ),
    "a moment misspelt": planet(
        "journal", "when: on_trigger", "when: on_triger", "'on_triger'; did you mean on_trigger", "on_triger"
    ),
    "a verb misspelt": planet(
        "journal",
        "do: lower_trust",
        "do: lower_trusts",
        "no verb 'lower_trusts'; did you mean lower_trust",
        "lower_trusts",
    ),
    "a condition misspelt": planet(
        "tasks", "is: on_scarab", "is: on_scarb", "no condition 'on_scarb'; did you mean on_scarab?", "on_scarb"
    ),
    "a field of a verb misspelt": planet(
        "journal", "who: each_explorer", "whom: each_explorer", "unknown field `whom`; did you mean who?", "whom"
    ),
    "a person misspelt": planet(
        "journal", "who: each_explorer", "who: each_explorers", "did you mean each_explorer", "each_explorers"
    ),
    "a word where a number belongs": planet(
        "environment", "materials: 1", "materials: one", "expected: a number", "one"
    ),
    "a field left out": planet(
        "journal",
        "{do: draw_planet_card, deck: whim}",
        "{do: draw_planet_card}",
        "missing required field `deck`; expected: a word",
        "{do: draw_planet_card}",
    ),
    "a key that stands twice": planet(
        "journal", "markers:\n", "tokens:\n", "'tokens' stands here twice, first at line", "tokens"
    ),
    "no text in one language": planet(
        "environment",
        "fr: Flaque de midi",
        "fr: ''",
        "no text in fr; expected: words for people who read it",
        "{en: Puddle of Noon",
    ),
    # Names that nothing defines
    "a token that nothing defines": planet(
        "opportunities", "kind: bug", "kind: bag", "bag, which is none of the tokens; did you mean bug?", "bag"
    ),
    "a counter that nothing defines": planet(
        "tasks",
        "{is: progress, counter: signal",
        "{is: progress, counter: signa",
        "none of the counters; did you mean signal?",
        "signa",
    ),
    "a deck that nothing defines": planet(
        "journal", "deck: whim}", "deck: whims}", "whims, which is none of the decks; did you mean whim?", "whims"
    ),
    "an icon that nothing defines": planet(
        "environment",
        "east: [whim_icon]",
        "east: [whim]",
        "whim is none of the icons of edges; did you mean whim_icon?",
        "whim",
    ),
    "an unknown `which` of a trigger": planet(
        "journal", "which: hum", "which: drum", "drum, which is none of the triggers", "drum"
    ),
    "an unknown `which` of a node": planet(
        "journal",
        "when: on_timeline_round",
        "when: on_investigate\n    which: swamp",
        "swamp, which is none of the nodes",
        "swamp",
    ),
    "an unknown `which` of an action": planet(
        "journal",
        "when: on_timeline_round",
        "when: on_action\n    which: dance",
        "dance, which is none of the action spaces",
        "dance",
    ),
    "an unknown `which` of a scan": planet(
        "journal",
        "when: on_timeline_round",
        "when: on_scan\n    which: datum",
        "datum, which is none of the kinds of resources; did you mean data?",
        "datum",
    ),
    "a `which` that says nothing": planet(
        "journal",
        "when: on_timeline_round",
        "when: on_timeline_round\n    which: hum",
        "`which` says nothing with on_timeline_round; expected: none",
        "hum",
    ),
    "a node that nothing defines": planet(
        "tasks", "node: bouncing_meadow", "node: bouncing_medow", "did you mean bouncing_meadow?", "bouncing_medow"
    ),
    "a discovery that is pictured and not there": planet(
        "environment",
        "discoveries: [humming_shard]",
        "discoveries: [humming_shards]",
        "humming_shards is none of the discoveries; did you mean humming_shard?",
        "humming_shards",
    ),
    # Worlds that cannot be played
    "an objective on a counter that nothing raises": planet(
        "tasks",
        "does: [{do: add_progress, counter: signal}]",
        "does: [{do: raise_trust}]",
        "nothing raises the counter signal; expected: `{do: add_progress, counter: signal}`",
        "{is: progress",
    ),
    "an objective beyond the end of its counter": planet(
        "journal",
        "fr: le signal}}",
        "fr: le signal}, max: 1}",
        "the counter signal ends at 1; expected: `n` of 1 at most",
        "{is: progress",
    ),
    "an objective that asks for more nodes than there are": planet(
        "tasks",
        "{is: revealed, n: 2}",
        "{is: revealed, n: 20}",
        "20 nodes, and there are 6; expected: 6 at most",
        "{is: revealed",
    ),
    "two places on one spot": planet(
        "tasks",
        "x: 0, y: -1}, {do: add",
        "x: 0, y: -1}, {do: place_node, x: 0, y: -1}, {do: add",
        "two nodes on one spot: 0, -1; expected: a spot of its own for each",
        "{do: place_node, x: 0, y: -1}",
    ),
    "a place on the Scarab": planet(
        "tasks", "x: 0, y: -1}", "x: 0, y: 0}", "the Scarab lies at 0, 0; expected: another spot", "{do: place_node"
    ),
    "a place that cannot be walked to": planet(
        "tasks",
        "x: 0, y: -1}",
        "x: 5, y: -5}",
        "nobody can walk to 5, -5, since there are 6 nodes; expected: ",
        "{do: place_node",
    ),
    "a page that nothing completes": planet(
        "tasks",
        "completes: page",
        "completes: none",
        "a goal, and nothing completes this page; expected: `completes: page`",
        'story: {en: "Answer it',
    ),
    "a page after one that nothing completes": planet(
        "tasks",
        "does: [{do: add_progress, counter: signal}]",
        "does: [{do: raise_trust}]",
        "it can never be read, since nothing completes the page before it",
        'story: {en: "It listens',
    ),
    "a last page that asks for nothing": planet(
        "tasks",
        "      objective: [{is: crew_present, place: scarab}]",
        "",
        "its last page asks for nothing",
        'story: {en: "Everybody aboard',
    ),
    "a modifier where an effect belongs": planet(
        "environment",
        "does: [{do: raise_focus}]",
        "does: [{do: change_move, n: 1}]",
        "change_move holds while it lies there; expected: in `static`, or in `rule` of `apply`",
        "{do: change_move, n: 1}",
    ),
    "an effect where a modifier belongs": planet(
        "environment",
        "static: [{do: change_move, n: 1}]",
        "static: [{do: raise_focus}]",
        "raise_focus happens once; expected: in `does`",
        "{do: raise_focus}",
    ),
    "a word that nothing uses": planet(
        "journal",
        "markers:\n",
        "markers:\n  - {key: ash, title: {en: ash, fr: cendre}}\n",
        "nothing uses the marker ash; expected: content that does",
        "{key: ash",
    ),
    "a clause that does nothing": planet(
        "environment",
        ", does: [{do: raise_focus}]",
        "",
        "it does nothing; expected: verbs in `does`",
        "{when: when_entering}",
    ),
    "a free action without end": planet(
        "tasks",
        "cost: [{do: spend, kind: data}], does: [{do: add_p",
        "does: [{do: add_p",
        "can be taken without end; expected: ",
        "{does: [{do: add_p",
    ),
    # Missions
    "a goal that nothing completes": mission(
        "do: count, what: turns_of_the_pump",
        "do: gain_karma",
        "nothing in force raises the counter turns_of_the_pump; expected:",
        "{is: at_least",
    ),
    "an enemy misspelt": mission(
        "does: [",
        "does: [{do: spawn, key: glass_beer}, ",
        "glass_beer is none of the enemies; did you mean glass_bear",
        "glass_beer",
    ),
    "a modifier as an effect of a mission": mission(
        "does: [",
        "does: [{do: add_slot, slot: item}, ",
        "add_slot holds while it lies there; expected: in `static`",
        "{do: add_slot",
    ),
    "a `which` that says nothing to a mission": mission(
        "abilities:\n",
        "abilities:\n      - {when: enter, which: pump_house, does: [{do: gain_karma}]}\n",
        "`which` says nothing with enter; expected: none",
        "pump_house",
    ),
    # SETI
    "an event that never happens": sky(
        "cards",
        "what: visit, of: [jupiter]",
        "what: visits, of: [jupiter]",
        "no event 'visits' to wait for; did you mean visit?",
        "{what: visits",
    ),
    "a planet misspelt": sky(
        "cards", "of: [jupiter]", "of: [jupitre]", "jupitre is nothing in this world; did you mean jupiter?", "jupitre"
    ),
    "a mission without circles": sky(
        "cards",
        "kind: triggered",
        "kind: conditional",
        "a card of kind conditional without `requires`; expected: ",
        "key: pioneer_11_mission",
    ),
    "a planet that lies nowhere": sky(
        "layers", "mercury, ", "empty, ", "mercury lies nowhere, so no probe can reach it; expected: ", "- disc: 1"
    ),
    "a ring of seven cells": sky(
        "layers", "empty, venus, hole, ", "empty, venus, ", "7 cells; expected: 8", "[hole, mercury"
    ),
    "a card whose key stands twice": sky(
        "cards",
        "key: mariner_10_mission",
        "key: pioneer_11_mission",
        "the key pioneer_11_mission stands in cards.yaml already; expected: ",
        "key: pioneer_11_mission",
    ),
}


def check(tmp_path: Path, mistake: Mistake) -> tuple[list[str], Path]:
    game, _, cartridge = mistake.world.partition("/")
    folder = tmp_path / cartridge
    copytree(find(game).home() / "cartridges" / cartridge, folder)
    file = folder / f"{mistake.file}.yaml"
    text = file.read_text(encoding="utf-8")
    assert mistake.old in text
    file.write_text(text.replace(mistake.old, mistake.new, 1), encoding="utf-8")
    return cartridge_problems(find(game), folder), folder


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=list(MISTAKES))
def test_a_mistake_is_named_at_its_place_with_what_would_help(tmp_path: Path, mistake: Mistake):
    found, folder = check(tmp_path, mistake)

    line = next((line for line in found if mistake.said in line), "")
    assert line, found
    assert HELP.search(line), line
    place = PLACE.search(line)
    assert place is not None, line
    text = (folder / Path(place["file"]).name).read_text(encoding="utf-8").splitlines()
    assert text[int(place["row"]) - 1][int(place["column"]) - 1 :].startswith(mistake.at), (line, mistake.at)


def test_there_are_forty():
    assert len(MISTAKES) >= 40


@pytest.mark.parametrize("world", sorted({mistake.world for mistake in MISTAKES.values()}))
def test_the_worlds_have_no_fault_before(world: str):
    game, _, cartridge = world.partition("/")
    assert cartridge_problems(find(game), find(game).home() / "cartridges" / cartridge) == []
