"""Mistakes that designers make in worlds of four games: each is named at its place, with what would help."""

import re
from collections import Counter
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


def world(file: str, old: str, new: str, said: str, at: str) -> Mistake:
    return Mistake("iss_vanguard/tiny", file, old, new, said, at)


MISTAKES = {
    # Spelling: what the types know
    "a field misspelt": planet(
        "journal", "which: hum", "wich: hum", "unknown field `wich`; did you mean which?", "wich"
    ),
    "a number that is none of three": mission(
        "difficulty: 1", "difficulty: 5", "Invalid enum value 5; expected: 1, 2, 3", "5"
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
    "a goal at a place that is not there": mission(
        "at: new_haven",
        "at: new_heaven",
        "new_heaven is no place of this mission; did you mean new_haven?",
        "new_heaven",
    ),
    "a deed at a place that is not there": mission(
        "which: pump_house", "which: pump_hose", "pump_hose is no place of this mission; did you mean", "pump_hose"
    ),
    "a tile that nothing lays": mission(
        "does: [{do: place_tile, tile: pump_house, distance: 2}]",
        "does: []",
        "nothing lays the tile pump_house; expected: ",
        "pump_house",
    ),
    "an attribute misspelt": mission(
        "attribute: strength", "attribute: strenght", "'strenght'; did you mean strength", "strenght"
    ),
    "a mode misspelt": mission(
        "mode: cooperative", "mode: cooperativ", "'cooperativ'; did you mean cooperative", "cooperativ"
    ),
    "a mission of no day": mission("days: 4", "days: 0", "mission.days: 0; expected: 1 or more", "0"),
    "a distance in words": mission("distance: 2", "distance: two", "expected: a number", "two"),
    "a number of a mission misspelt": mission(
        "{count: players}", "{count: player}", "no counter 'player'; did you mean players?", "player"
    ),
    "a condition of a mission misspelt": mission(
        "is: at_least", "is: atleast", "no condition 'atleast'; did you mean at_least", "atleast"
    ),
    "a moment of a mission misspelt": mission(
        "when: mission", "when: misson", "'misson'; did you mean mission", "misson"
    ),
    "an outcome of a test misspelt": mission(
        "success: [", "succes: [", "unknown field `succes`; did you mean", "succes"
    ),
    "a mission card whose key stands twice": mission(
        "key: tiny_pump", "key: tiny_walk", "the key tiny_walk stands here twice; expected: a key", "key: tiny_walk"
    ),
    "a counter of a mission misspelt": mission(
        "what: turns_of_the_pump}]",
        "what: turn_of_the_pump}]",
        "players read turn_of_the_pump; expected: ",
        "turn_of_the_pump",
    ),
    "a mission card without French": mission(
        "fr: La marche", "fr: ''", "no text in fr; expected: words for people who read it", "{en: The walk"
    ),
    "a form of a word misspelt": mission(
        "fr_many:", "fr_mny:", "unknown field `fr_mny`; did you mean fr_many", "fr_mny"
    ),
    # SETI
    "a star without room for a signal": sky("stars", "slots: 6", "slots: 0", "slots: 0; expected: 1 or more", "0"),
    "a board of one star": sky("stars", "board: 1", "board: 9", "board 9 has 1 of two stars; expected: 2", "9"),
    "a star whose key stands twice": sky(
        "stars", "key: vega", "key: procyon", "two of these have the key procyon; expected: a key", "key: procyon"
    ),
    "a colour of a star misspelt": sky("stars", "colour: blue", "colour: bleu", "'bleu'; did you mean blue?", "bleu"),
    "a technology that there is not": sky(
        "techs", "key: orange_4", "key: orange_5", "orange_5 is no technology; did you mean orange_4", "orange_5"
    ),
    "a resource misspelt": sky(
        "techs", "gain, what: credit", "gain, what: credits", "'credits'; did you mean credit?", "credits"
    ),
    "a gold tile of one side": sky(
        "gold", "tile: tech", "tile: techs", "the tile techs has 1 of two sides; did you mean tech?", "techs"
    ),
    "a gold tile with two values": sky(
        "gold", "values: [11, 8, 5]", "values: [11, 8]", "length 3, got 2; expected:", "[11"
    ),
    "a gold tile that divides by nothing": sky("gold", "each: 2", "each: 0", "each: 0; expected: 1 or more", "0"),
    "a counter of a gold tile misspelt": sky(
        "gold", "count: techs, of: [orange]", "count: tech, of: [orange]", "'tech'; did you mean techs?", "tech"
    ),
    "a colour of a gold tile misspelt": sky(
        "gold", "of: [purple]", "of: [purpel]", "purpel is nothing in this world; did you mean purple", "purpel"
    ),
    "a planet that nothing knows": sky(
        "planets", "key: venus", "key: vennus", "'vennus'; did you mean venus?", "vennus"
    ),
    "a reward misspelt": sky(
        "planets", "do: income", "do: incomes", "no verb 'incomes'; did you mean income", "incomes"
    ),
    "a signal at no planet": sky("planets", "of: [mercury]", "of: [mercuri]", "did you mean mercury?", "mercuri"),
    "a first place misspelt": sky(
        "planets", "first_lander: [3]", "first_landers: [3]", "did you mean first_lander", "first_landers"
    ),
    "a moon without its planet": sky("moons", "planet:", "plannet:", "`plannet`; did you mean planet?", "plannet"),
    "an income misspelt": sky("cards", "income: energy", "income: engery", "'engery'; did you mean energy?", "engery"),
    "a cost below nothing": sky("cards", "cost: 3", "cost: -3", "cost: -3; expected: 0 or more", "-3"),
    "a cost in words": sky("cards", "cost: 3", "cost: three", "expected: a number", "three"),
    "a kind of card misspelt": sky(
        "cards", "kind: triggered", "kind: trigered", "'trigered'; did you mean triggered", "trigered"
    ),
    "a counter of a card misspelt": sky(
        "cards", "count: figures, of: [venus]", "count: figure, of: [venus]", "'figure'; did you mean figures", "figure"
    ),
    "a title without French": sky(
        "cards", "fr: Mission Pioneer 11", "fr: ''", "no text in fr; expected: words for people", "{en: Pioneer 11"
    ),
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
    "a counter whose key stands twice": planet(
        "journal",
        "counters:\n",
        "counters:\n  - {key: signal, title: {en: the noise, fr: le bruit}}\n",
        "two of these have the key signal; expected: a key of its own",
        "{key: signal, title: {en: the signal",
    ),
    "an action replaced that no game has": planet(
        "journal",
        "clauses:\n",
        "replaces: [{key: recovr, title: {en: Doze, fr: Somnoler}, does: [{do: gain_insight}]}]\nclauses:\n",
        "recovr is none of the actions and boards; did you mean recover",
        "{key: recovr",
    ),
    # Worlds of ISS Vanguard: spelling
    "a sign of a place misspelt": world(
        "places",
        "important: true",
        "importent: true",
        "unknown field `importent`; did you mean important?",
        "importent",
    ),
    "a verb of a world misspelt": world(
        "places",
        "do: gain_success}, {do: rep",
        "do: gain_succes}, {do: rep",
        "no verb 'gain_succes'; did you mean gain_success",
        "gain_succes",
    ),
    "a condition of a world misspelt": world(
        "entries",
        "is: first_time",
        "is: frist_time",
        "no condition 'frist_time'; did you mean first_time",
        "frist_time",
    ),
    "a counter of a world misspelt": world(
        "places", "count: supplies", "count: suplies", "'suplies'; did you mean supplies", "suplies"
    ),
    "a biome misspelt": world(
        "planet", "biomes: [desert]", "biomes: [dessert]", "'dessert'; did you mean desert", "dessert"
    ),
    "a colour of an outcome misspelt": world(
        "places", "colour: green", "colour: grean", "'grean'; did you mean green", "grean"
    ),
    "a deck of Discoveries misspelt": world(
        "circumstances",
        "deck: living_specimen",
        "deck: living_speciment",
        "'living_speciment'; did you mean living_specimen",
        "living_speciment",
    ),
    "a danger die of no letter": world(
        "places",
        "test:\n      lines:",
        "test:\n      danger: [Q]\n      lines:",
        "'Q'; expected: A, B, C, D, E, T",
        "Q",
    ),
    "a moment of a world misspelt": world(
        "places",
        "  no_move: true\n",
        "  no_move: true\n  abilities: [{when: arival, does: [{do: spend_die}]}]\n",
        "'arival'; did you mean arrival",
        "arival",
    ),
    "a sector numbered in words": world("planet", "number: 4", "number: four", "expected: a number", "four"),
    "a place that is laid without its name": world(
        "places",
        "{do: cover_place, place: trodden_mud}",
        "{do: cover_place}",
        "missing required field `place`; expected: a word",
        "{do: cover_place}",
    ),
    "an entry that is told twice": world(
        "planet",
        "lift_off: away",
        "landing_entry: away",
        "'landing_entry' stands here twice, first at line",
        "landing_entry",
    ),
    "a place without French": world(
        "places",
        "fr: Boue foulée",
        "fr: ''",
        "no text in fr; expected: words for people who read it",
        "{en: Trodden Mud",
    ),
    "an entry without English": world(
        "entries",
        "en: The skids find stone.",
        "en: ''",
        "no text in en; expected: words for people who read it",
        "{en: ''",
    ),
    # Names that nothing defines
    "a sector with an entry that is not there": world(
        "planet",
        "entry: a_voice_below",
        "entry: a_voice_bellow",
        "there is no entry called a_voice_bellow; did you mean a_voice_below?",
        "a_voice_bellow",
    ),
    "a link to an entry that is not there": world(
        "entries",
        "does: [{do: note, key: hummed}]",
        "does: [{do: note, key: hummed}, {do: read_entry, entry: pulled_in}]",
        "there is no entry called pulled_in; did you mean pulled_out",
        "pulled_in",
    ),
    "a point of interest that is not there": world(
        "places",
        "place: opened_cairn",
        "place: opened_carn",
        "there is no place called opened_carn; did you mean opened_cairn",
        "opened_carn",
    ),
    "a mission that is not there": world(
        "places",
        "mission: look_around",
        "mission: look_aruond",
        "there is no mission called look_aruond; did you mean look_around",
        "look_aruond",
    ),
    "a Threat that no box holds": world(
        "planet",
        "grey_walker: 4",
        "grey_waker: 4",
        "there is no threat called grey_waker; did you mean grey_walker?",
        "4",
    ),
    "a Threat on a sector that is not there": world(
        "planet", "grey_walker: 4", "grey_walker: 9", "there is no sector 9; expected: 1, 2, 3, 4", "9"
    ),
    "a behaviour that is not there": world(
        "threats",
        "behaviour: stroll",
        "behaviour: strol",
        "there is no behaviour called strol; did you mean stroll?",
        "strol",
    ),
    "circumstances that are not there": world(
        "places",
        "card: loud_wind",
        "card: loud_winds",
        "there is no card called loud_winds; did you mean loud_wind",
        "loud_winds",
    ),
    "a unique discovery that is not there": world(
        "planet", "uniques: [2, 40]", "uniques: [2, 41]", "there is no unique discovery 41; expected: 2, 40", "41"
    ),
    "an injury that is not there": world(
        "planet", "injury: trauma", "injury: truama", "there is no injury called truama; did you mean trauma", "truama"
    ),
    "a time track that is not there": world(
        "threats",
        "of: this",
        "of: grey_waker",
        "there is no card called grey_waker; did you mean grey_walker?",
        "grey_waker",
    ),
    "somebody whom the crew does not have": world(
        "kit",
        "crew: leila_haddad",
        "crew: leila_hadad",
        "there is no leila_hadad in the box; did you mean leila_haddad?",
        "leila_hadad",
    ),
    "Equipment that the box does not have": world(
        "kit", "grip_gloves", "grip_glove", "there is no grip_glove in the box; did you mean grip_gloves", "grip_glove"
    ),
    "a Rank card that the box does not have": world(
        "kit",
        "three_trails",
        "three_trials",
        "there is no three_trials in the box; did you mean three_trails",
        "three_trials",
    ),
    "one person for two Sections": world(
        "kit",
        "crew: leila_haddad",
        "crew: clara_novak",
        "clara_novak goes for engineering; expected: somebody else",
        "clara_novak",
    ),
    "more Equipment than the lander holds": world(
        "kit",
        "equipment: [grip_gloves]",
        "equipment: [zip_line, core_drill]",
        "the lander holds 2; expected: 2 at most",
        "engineering",
    ),
    "an objective on a sector that is not there": world(
        "missions", "sector: 3", "sector: 7", "there is no sector 7; expected: 1, 2, 3, 4", "7"
    ),
    "two places of one key": world(
        "places",
        "key: trodden_mud",
        "key: sinking_mud",
        "the key sinking_mud stands in places.yaml already; expected: a key of its own",
        "sinking_mud",
    ),
    "a key that the box has": world(
        "uniques",
        "key: dry_biscuit",
        "key: ration_bar",
        "the key ration_bar stands in the box already; expected: a key of its own",
        "ration_bar",
    ),
    "an act that is not there": world(
        "planet",
        "circumstances: still_air",
        "act: 7\ncircumstances: still_air",
        "there is no act 7; expected: 1 to 3",
        "7",
    ),
    # The board
    "a sector nobody can reach": world(
        "planet",
        "- {a: 2, b: 4, icons: [move]}\n- {a: 3, b: 4}\n",
        "",
        "nobody can ever reach sector 4; expected: a route that leads there",
        "{number: 4",
    ),
    "a sector nobody comes home from": world(
        "planet",
        "- {a: 2, b: 4, icons: [move]}\n- {a: 3, b: 4}\n",
        "- {a: 2, b: 4, one_way: true}\n",
        "nobody comes home from sector 4; expected: a route that leads back",
        "{number: 4",
    ),
    "a route to nowhere": world(
        "planet", "{a: 3, b: 4}", "{a: 3, b: 5}", "there is no sector 5; expected: 1, 2, 3, 4", "5"
    ),
    "a route to where it begins": world(
        "planet",
        "{a: 3, b: 4}",
        "{a: 3, b: 3}",
        "it leads from sector 3 to itself; expected: two sectors",
        "{a: 3, b: 3}",
    ),
    "an icon that routes do not have": world(
        "planet", "spend_any", "spend_all", "spend_all is no icon; did you mean spend_any", "spend_all"
    ),
    "no sector for the lander": world(
        "planet", ", lander: true", "", "no sector has `lander: true`; expected: one", "- {number: 1"
    ),
    "two sectors of one number": world(
        "planet", "number: 4", "number: 3", "two sectors are number 3; expected: a number of its own", "3"
    ),
    "a sector off the board": world(
        "planet", "x: 0.9", "x: 9", "9.0, 0.5 is off the board; expected: `x` and `y` from 0 to 1", "{number: 4"
    ),
    "two sectors on one spot": world(
        "planet", "x: 0.9, y: 0.5", "x: 0.1, y: 0.5", "it lies on sector 1; expected: a spot of its own", "{number: 4"
    ),
    # What leads nowhere
    "a mission nothing completes": world(
        "missions",
        "  objective: [{is: all_members_on, sector: 3}]\n",
        "",
        "nothing completes it; expected: `objective`, or `complete_mission`",
        "key: stand_together",
    ),
    "a mission nothing adds": world(
        "places",
        ", {do: add_mission, mission: look_around}",
        "",
        "nothing adds it; expected: `missions` in planet.yaml",
        "key: look_around",
    ),
    "no mission that must be done": world(
        "missions",
        "  number: M90\n",
        "  number: M90\n  optional: true\n",
        "none of them must be done, so to lift off is to win; expected: ",
        "[stand_together]",
    ),
    "an entry nothing reads": world(
        "planet", "lift_off: away\n", "", "nothing reads it; expected: `{do: read_entry, entry: away}`", "key: away"
    ),
    "a place nothing lays": world(
        "places",
        "{do: cover_place, place: trodden_mud}",
        "{do: gain_success}",
        "nothing lays it; expected: `{do: replace_place, place: trodden_mud}`",
        "key: trodden_mud",
    ),
    "circumstances nothing puts into force": world(
        "places",
        "{do: set_circumstances, card: loud_wind}",
        "{do: spend_die}",
        "nothing puts them into force; expected: ",
        "key: loud_wind",
    ),
    "a Threat nothing places": world(
        "planet",
        "threats: {grey_walker: 4}\n",
        "",
        "nothing places it; expected: `threats` in planet.yaml",
        "key: grey_walker",
    ),
    "a behaviour nothing calls": world(
        "threats",
        "{do: behave, behaviour: stroll}",
        "{do: behave, behaviour: stamp}",
        "nothing calls it; expected: `{do: behave, behaviour: stroll}`",
        "{key: stroll",
    ),
    "a unique discovery nothing brings": world(
        "planet",
        "uniques: [2, 40]",
        "uniques: [2]",
        "nothing brings it; expected: 40 in `uniques` of planet.yaml",
        "{key: dry_biscuit",
    ),
    "a note nothing sets": world(
        "entries",
        "{do: note, key: hummed}",
        "{do: gain_success}",
        "nothing notes hummed; expected: `{do: note, key: hummed}`",
        "{is: noted",
    ),
    "a note nothing asks for": world(
        "entries",
        "is: noted, key: hummed",
        "is: first_time",
        "nothing asks for the note hummed; expected: `{is: noted, key: hummed}`",
        "{do: note",
    ),
    "a note misspelt where it is asked for": world(
        "entries", "is: noted, key: hummed", "is: noted, key: humed", "did you mean hummed?", "{is: noted"
    ),
    "a sign that nothing has": world(
        "places",
        "  important: true\n",
        "",
        "no sector and no place is important; expected: `important: true`",
        "{is: sector_has",
    ),
    "a marker nothing places": world(
        "missions",
        "what: important",
        "what: marker, key: lamp",
        "nothing places the marker lamp; expected: `{do: place_marker, marker: lamp}`",
        "{is: sector_has",
    ),
    # Tests
    "a requirement misspelt": world(
        "places",
        "req: die",
        "req: phisical",
        "'phisical' is no part of a requirement; did you mean physical",
        "phisical",
    ),
    "a requirement without its number": world(
        "planet",
        "req: 3*die",
        "req: three*die",
        "'three*die' is no part of a requirement; expected: a number before the star",
        "three*die",
    ),
    "more dice than anybody has": world(
        "planet", "req: 3*die", "req: 30*die", "it takes 30 dice; expected: 15 at most", "30*die"
    ),
    "an outcome that takes nothing": world(
        "planet",
        "{colour: green, req: die}",
        "{colour: green}",
        "a green outcome that takes nothing; expected: a `req`",
        "{colour: green}",
    ),
    "an outcome that is never met": world(
        "planet",
        "{colour: green, req: die}",
        "{colour: green, req: 3*die}",
        "a line above takes the same, so it is never met; expected: another one",
        "3*die",
    ),
    "two sectors for one lander": world(
        "planet",
        "place: old_cairn",
        "place: old_cairn, lander: true",
        "sectors 1 and 2 have `lander: true`; expected: one on which the lander stands",
        "- {number: 1",
    ),
    "a note that players would read by its key": world(
        "entries",
        "{do: note, key: hummed}",
        "{do: all_of, parts: [{do: note, key: hummed}, {do: note, key: song_heard}]}",
        "players read song_heard; expected: `name-key-song-heard = …` in texts/en.ftl",
        "song_heard",
    ),
    "an easy outcome above a hard one": world(
        "planet",
        "  - {colour: yellow, req: 3*die}\n  - {colour: green, req: die}\n",
        "  - {colour: green, req: die}\n  - {colour: yellow, req: 2*die}\n",
        "a line above takes less, so it is never met; expected: the harder one first",
        "2*die",
    ),
    "a red outcome that takes dice": world(
        "circumstances",
        "- {colour: red}",
        "- {colour: red, req: basic}",
        "a red outcome is what is left; expected: no `req`",
        "basic",
    ),
    "a test without an outcome": world(
        "places",
        "{supported: true, lines: [{colour: green, req: die, does: [{do: gain_unique}]}]}",
        "{supported: true}",
        "a test without an outcome; expected: `lines`, or `tracks`",
        "{supported: true}",
    ),
    "a track nothing advances": world(
        "places",
        "lines: [{colour: green, req: die, does: [{do: gain_unique}]}]",
        "tracks: [{colour: green, length: 2, does: [{do: gain_unique}]}]",
        "nothing advances it; expected: `{do: advance, colour: green}` in `special`",
        "{colour: green",
    ),
    "a way of moving by which nobody arrives": world(
        "circumstances",
        "does: [{do: arrive}]",
        "does: [{do: gain_success}]",
        "nobody ever arrives by it; expected: `{do: arrive}`",
        "lines:",
    ),
    "an action that does nothing": world(
        "threats",
        "    does: [{do: remove_threat}]\n",
        "",
        "it does nothing; expected: a `test`, or verbs in `does`",
        "title: {en: Wave",
    ),
    "a time track without a box": world(
        "places",
        "time: {boxes: [[], [{do: gain_success}]]}",
        "time: {boxes: []}",
        "a time track without a box; expected: ",
        "{boxes: []}",
    ),
    "a gain of less than nothing": world(
        "missions",
        "{do: gain_supplies, n: 2}",
        "{do: gain_supplies, n: -2}",
        "gain_supplies -2 times; expected: 1 or more",
        "-2",
    ),
    "a table that ends too early": world(
        "missions",
        "{do: gain_supplies, n: 2}",
        "{do: roll_d10, rows: [{upto: 8, does: [{do: gain_success}]}]}",
        "no row for 9; expected: `upto: 9`",
        "[{upto: 8",
    ),
    "a choice of one": world(
        "entries",
        "    - {key: hum_back, title: {en: Hum back, fr: Fredonner}, does: [{do: note, key: hummed}]}\n",
        "",
        "a choice among 1; expected: two ways or more",
        "do: choose_one",
    ),
    "two ways of one key": world(
        "entries",
        "key: keep_still",
        "key: hum_back",
        "two ways have the key hum_back; expected: a key of its own",
        "hum_back",
    ),
    "a verb around nothing": world(
        "entries",
        "requires: [{is: first_time}], does: [{do: gain_success}]",
        "requires: [{is: first_time}], does: []",
        "if around nothing; expected: verbs in `does`",
        "{do: if",
    ),
    "a modifier as an effect of a world": world(
        "uniques",
        "does: [{do: gain_success}]",
        "does: [{do: ignore_routes}]",
        "ignore_routes holds while it lies there; expected: in `static`",
        "{do: ignore_routes",
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


def test_every_game_has_its_share():
    games = Counter(mistake.world.partition("/")[0] for mistake in MISTAKES.values())
    assert games["iss_vanguard"] >= 40 and games.total() - games["iss_vanguard"] >= 80
    assert set(games) == {"iss_vanguard", "seti", "under_our_sun", "unsettled"} and min(games.values()) >= 20


@pytest.mark.parametrize("world", sorted({mistake.world for mistake in MISTAKES.values()}))
def test_the_worlds_have_no_fault_before(world: str):
    game, _, cartridge = world.partition("/")
    assert cartridge_problems(find(game), find(game).home() / "cartridges" / cartridge) == []
