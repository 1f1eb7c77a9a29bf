# Words of content

name-mercury = Mercury
name-venus = Venus
name-earth = Earth
name-mars = Mars
name-jupiter = Jupiter
name-saturn = Saturn
name-uranus = Uranus
name-neptune = Neptune
name-oumuamua = Oumuamua
name-pluto = Pluto
name-phobos-deimos = Phobos and Deimos
name-callisto = Callisto
name-ganymede = Ganymede
name-europa = Europa
name-io = Io
name-titan = Titan
name-enceladus = Enceladus
name-titania = Titania
name-triton = Triton
name-moon = a moon
name-sirius-a = Sirius A
name-barnards-star = Barnard’s Star
name-procyon = Procyon
name-vega = Vega
name-61-virginis = 61 Virginis
name-beta-pictoris = Beta Pictoris
name-kepler-22 = Kepler 22
name-proxima-centauri = Proxima Centauri
name-purple = purple
name-yellow = yellow
name-blue = blue
name-orange = orange
name-red = red
name-black = black
name-asteroids = asteroids
name-comet = a comet
name-planet = a planet other than Earth
name-new-planet = a planet, Earth included, for the first time this turn
name-credit = credit
name-energy = energy
name-card = card
name-publicity = publicity
name-data = data
name-vp = points
name-exofossil = exofossil
name-row = card row
name-hand = hand
name-launch = launch
name-move = move
name-left = the left species
name-right = the right species
name-remove-orbiter = an orbiter
name-remove-lander = a lander
name-final-cards = end-of-game cards
name-final-gold = gold tiles
name-final-exertians = Exertian cards
name-final-danger = danger
name-cost-1 = cost 1
name-cost-2 = cost 2
name-cost-3 = cost 3
name-tag-mars = Mars in its title
name-same-ring = same ring
name-other-ring = other ring

# Pieces and places

piece-probe = probe { $n }
piece-capsule = capsule { $n } ({ $place })
place-asteroids = asteroids towards { $star } (ring { $ring })
place-comet = a comet towards { $star } (ring { $ring })
place-empty = empty space towards { $star } (ring { $ring })
place-world = { $world } (ring { $ring }, towards { $star })
piece-top = top space { $n }
piece-lower = lower space { $n }
piece-slot = computer slot { $n }
piece-first = first place { $n }
piece-circle = circle { $n }
piece-sample = { $text }
piece-message = { $text }
piece-trace-discovery = { $colour } discovery space of { $place }
piece-trace-overflow = { $colour } overflow space of { $place }
piece-trace-top = { $colour } top space of { $place }
piece-trace-space = { $colour } space { $n } of { $place }

# Verbs of cards

do-gain = { $what ->
    [credit] { $n ->
        [one] gain 1 credit
       *[other] gain { $n } credits
    }
    [energy] gain { $n } energy
    [publicity] gain { $n } publicity
    [data] gain { $n } data
    [vp] { $n ->
        [one] score 1 point
       *[other] score { $n } points
    }
   *[exofossil] { $n ->
        [one] gain 1 exofossil
       *[other] gain { $n } exofossils
    }
}
do-income = increase your income
do-tuck-self = tuck this card as income
do-card = { $reveal ->
    [yes] take 1 card from the row or the deck and show it
   *[no] { $n ->
        [one] take 1 card from the row or the deck
       *[other] take { $n } cards from the row or the deck
    }
}
do-random = { $apart ->
    [yes] draw { $n } cards and keep them apart; what is left of them joins your hand
   *[no] { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
}
do-alien-card = { $n ->
    [one] take 1 card of this species
   *[other] take { $n } cards of this species
}
do-corner = { $of ->
    [drawn] carry out its corner action
   *[discarded] carry out the corner actions of what you discarded
}
do-income-resource = gain the income of the card you discarded
do-discard = { $what ->
    [row] discard the whole row: { $does }
   *[drawn] discard one of the cards kept apart: { $does }
}
do-take-row = take all cards of the row
do-refill-row = fill the row
do-show = { $corner ->
    [move] show any number of cards with a move corner; for each, { $does }
   *[other] show any number of cards with an energy income; for each, { $does }
}
do-return-self = this card returns to your hand
do-own-planet = from now on you alone may orbit or land on { $planet } from any space of the outer ring
do-move = { $n ->
    [one] make 1 move
   *[other] make up to { $n } moves
}
do-launch = { $nolimit ->
    [yes] launch a probe, ignoring the probe limit
   *[no] launch a probe
}
do-orbit = { $land ->
    [yes] orbit or land
   *[no] orbit
}
do-land = { $anymoon ->
    [yes] land; you may choose a moon without the technology
   *[no] { $reuse ->
        [yes] land; you may use a first place or a moon that is taken, and gain its reward again
       *[no] land
    }
}
do-choose-probe = choose one of your probes
do-signal = { $up_to ->
    [yes] mark up to { $n } { $n ->
        [one] signal
       *[other] signals
    }
   *[no] mark { $n } { $n ->
        [one] signal
       *[other] signals
    }
} { $at ->
    [row] { $n ->
        [one] for a card discarded from the row
       *[other] for cards discarded from the row
    }
    [hand] { $n ->
        [one] for a card discarded from your hand
       *[other] for cards discarded from your hand
    }
    [deck] for the top card of the deck, which you reveal and discard
    [any] in any sector
    [chosen] in one sector of your choice
    [earth] in the sector of Earth
    [planet] in the sector of { $of }
    [star] at { $of }
    [color] in a { $of } sector
    [probe] in one sector with your probe
    [probe_and_neighbours] in a sector with your probe and in both sectors next to it
    [probes] in the sectors of different probes of anyone
    [oumuamua] in the sector of Oumuamua
   *[next_anomaly] in the sector of the next anomaly
}{ $nodata ->
    [yes] ; replaced data go to the supply
   *[no] { "" }
}
do-scan = perform a scan
do-tech = { $of_others ->
    [yes] take a technology that another player owns, without a rotation and without its printed bonus
   *[no] { $of ->
        [any] rotate the solar system and research a technology
       *[other] rotate the solar system and research a technology ({ $of })
    }
}
do-trace = { $of ->
    [any] mark a trace of any colour
   *[other] mark a { $of } trace
}{ $where ->
    [same_species] {" "}for a species for which you have one of that colour
    [that_species] {" "}for that species
   *[other] { "" }
}
do-last = { $uses ->
    [1] once this turn, { $rule }
   *[other] this turn, { $rule }
}
do-whenever = when you { $when }: { $does }
do-instead-of-publicity = when you visit a planet, you may do this instead of gaining its publicity: { $does }
do-lose = { $what ->
    [exofossil] pay { $n ->
        [one] 1 exofossil
       *[other] { $n } exofossils
    }
   *[data] pay { $n } data
}
do-remove-figure = { $kind ->
    [orbiter] remove one of your orbiters
   *[lander] remove one of your landers
}
do-waive = { $what ->
    [asteroid_surcharge] leaving asteroids costs you no extra move
   *[visit_publicity] your moves give you no publicity
}
do-take-sample = if that was at Jupiter or Saturn, look at the samples there and make one of them your capsule
do-peek-sample = { $at ->
    [probe] at Jupiter or Saturn with your probe on its space, look at the samples, show one and put it back: { $does }
   *[either] look at the samples of Jupiter or Saturn, show one and put it back: { $does }
}
do-deliver = deliver the capsule on { $to }
do-sample-reward = gain the reward of that sample
do-board-sample = gain the reward of the sample that lies here
do-anomaly-reward = gain the visible reward of the next anomaly

count-figures = { $of ->
    [any] orbiter or lander of yours
    [one_planet] figure at the planet where you have most
   *[other] orbiter or lander of yours at { $of }
}
count-orbiters = orbiter of yours
count-landers = { $of ->
    [any] lander of yours
    [planets_only] lander of yours that is not on a moon
   *[other] lander of yours at { $of }
}
count-wins = { $of ->
    [any] sector you have won
    [one_sector] win in the sector where you have most
   *[other] { $of } sector you have won
}
count-traces = { $of ->
    [any] trace of yours
    [one_color] trace of your most frequent colour
   *[other] { $of } trace of yours
}{ $where ->
    [this_species] {" "}for this species
    [other_species] {" "}for the other species
   *[other] { "" }
}
count-techs = { $of ->
    [any] technology of yours
   *[other] { $of } technology of yours
}
count-tucked = { $of ->
    [any] tucked card
   *[other] tucked card with { $of } income
}
count-publicity = publicity you have
count-score = point you have
count-hand = card in your hand
count-exofossils = exofossil you have
count-completed-missions = mission you have completed
count-endgame-cards = end-of-game card of yours
count-signal-sectors = sector with a signal of yours
count-signals-there = signal of yours there
count-signals-anomaly = signal of yours in sectors with an anomaly
count-signals-scan = signal that this scan marked at { $of }
count-sectors-marked = different sector that this card marked
count-adjacent-asteroids = space with asteroids next to that probe
count-earth-line = other planet and comet in the sector of Earth
count-techs-that-color = technology of yours of that colour
count-traces-that-color = trace of yours of that colour
count-probe-on = probe of yours on { $of }
count-probe-by-earth = probe of yours on { $of } next to Earth
count-probe-distance = step from Earth to your farthest probe
count-chosen-on = time that probe is on { $of }
count-capsule-on = capsule of yours on { $of }
count-landed = landing on one of these: { $of }
count-tech-of-others = other player who owns that technology
count-earth-anomaly = anomaly in the sector of Earth
count-signals-oumuamua = signal of yours on the Oumuamua tile
count-orbiter-and-lander = planet where you have an orbiter and a lander
count-paid-space = trace of yours on a space of this species that costs exofossils
is-has = { $count_word ->
    [figures] you have { $least } or more { $count_of ->
        [any] orbiters and landers
        [one_planet] orbiters and landers at one planet
       *[other] orbiters or landers at { $count_of }
    }
    [orbiters] you have { $least } or more orbiters
    [landers] you have { $least } or more { $count_of ->
        [any] landers
        [planets_only] landers that are not on moons
       *[other] landers at { $count_of }
    }
    [wins] you have won { $least } or more { $count_of ->
        [any] sectors
        [one_sector] times in one sector
       *[other] { $count_of } sectors
    }
    [traces] you have { $least } or more { $count_of ->
        [any] traces
        [one_color] traces of one colour
       *[other] traces of each of these colours: { $count_of }
    }{ $count_where ->
        [this_species] {" "}for this species
        [other_species] {" "}for the other species
        [each_species] {" "}for both species
        [one_species] {" "}for one and the same species
       *[other] { "" }
    }
    [techs] you have { $least } or more { $count_of } technologies
    [tucked] you have tucked { $least } or more cards
    [publicity] you have { $least } or more publicity
    [score] you have { $least } or more points
    [hand] you have exactly { $exactly } cards in hand
    [exofossils] you have { $least } or more exofossils
    [completed_missions] you have completed { $least } or more missions
    [signal_sectors] you have signals in { $least } or more sectors
    [signals_there] it is your only signal there
    [signals_scan] the scan marked { $least } or more signals on { $count_of }
    [probe_on] a probe of yours is on { $count_of }
    [probe_by_earth] a probe of yours is on { $count_of } next to Earth
    [probe_distance] a probe of yours is { $least } or more steps from Earth
    [chosen_on] that probe is on { $count_of }
    [capsule_on] a capsule of yours is on { $count_of }
    [landed] you landed on one of these: { $count_of }
    [tech_of_others] another player owns that technology
    [earth_anomaly] Earth is in a sector with an anomaly
    [signals_oumuamua] you have a signal on the Oumuamua tile
    [orbiter_and_lander] you have an orbiter and a lander at one planet
    [paid_space] you have a trace on a space of this species that costs exofossils
   *[other] { $count_of }
}
part-when = { $what ->
    [visit] { $own_turn ->
        [yes] visit { $of } on your own turn
       *[no] visit { $of }
    }
    [launch] launch a probe
    [orbit] { $of ->
        [none] orbit a planet
       *[other] orbit { $of }
    }
    [land] { $of ->
        [none] land
       *[other] land at { $of }
    }
    [scan] scan
    [tech] { $of ->
        [none] research a technology
       *[other] research a technology ({ $of })
    }
    [trace] { $of ->
        [none] mark a trace
       *[other] mark a { $of } trace
    }
    [signal] mark a signal in a { $of } sector
    [play] play another card with { $of }
    [corner] discard a card for its corner action ({ $of })
    [complete_sector] complete a sector
    [move] move a probe within its ring
    [win] { $of ->
        [none] win a sector
       *[other] win a { $of } sector
    }
   *[mission] complete a mission
}
part-scores = { $special ->
    [score_unmarked_tile] at the end of the game, score one gold tile that you have not marked with its lowest value
   *[other] at the end of the game: { $vp } { $vp ->
        [one] point
       *[other] points
    }
}
card-circle = { $n ->
    [1] When you
   *[other] { $n } times, when you
} { $when }: { $gain }.
card-or = { $first } or { $last }
card-mission = Mission: if { $when }, { $gain }.
card-scores-per = At the end of the game, { $vp } { $vp ->
    [one] point
   *[other] points
} for each { $count }.
card-scores-if = At the end of the game, { $vp } points if { $when }.
card-later = 15 points later: { $text }
card-foot = Corner: { $corner }. Signal: { $sector }. Income: { $income }.
exertian-rules = Danger { $danger }. { $vp } points if { $when }.

# Questions

prompt-action = Your turn: which main action?
prompt-end = Anything more before you end your turn?
prompt-take-card = Which card do you take?
prompt-take-alien = Which card of the species do you take?
prompt-discard = Which card do you discard?
prompt-show = Which card do you show?
prompt-remove = Which figure do you remove?
prompt-orbit = What do you orbit?
prompt-land = Where do you land?
prompt-first-place = Which first place do you cover?
prompt-walk = Where do you move?
prompt-instead = Publicity, or what the card offers?
prompt-name-probe = Which of your probes?
prompt-signal = Where do you mark the signal?
prompt-sector = Which sector?
prompt-row-signal = Which card of the row do you discard for its signal?
prompt-hand-signal = Which card do you discard from your hand for its signal?
prompt-probe-signal = The sector of which probe?
prompt-resolve = Which completed sector is resolved now?
prompt-scan = Which part of the scan is next?
prompt-tech = Which technology do you research?
prompt-slot = In which computer slot?
prompt-trace = Where do you mark the trace?
prompt-round-card = Which card do you keep?
prompt-gold = Which gold tile do you mark?
prompt-cover = Which circle does this cover?
prompt-tuck = Which card do you tuck as income?
prompt-first-tuck = Which card do you tuck as your first income?
prompt-sample = Which sample?
prompt-peek = At which samples do you look?
prompt-deliver = Which capsule do you deliver?
prompt-message = Which part of the message do you take?
prompt-plot = Do you play an Exertian card face down?

option-launch = Launch a probe
option-scan = Scan
option-analyze = Analyze data
option-research = Research a technology
option-pass-round = Pass for this round
option-orbit = Orbit { $a }
option-orbit-row = Orbit
option-orbit-button = { $a }
option-land = Land on { $a }
option-land-row = Land on
option-land-button = { $a }
option-play = Play { $a }
option-play-row = Play a card
option-play-button = { $a }
option-end = End your turn
option-yes = Yes
option-take = Take { $a }
option-deck = The top card of the deck
option-discard = Discard { $a }
option-show = Show { $a }
option-stop = No more
option-remove = { $n ->
    [one] Remove the one at { $a }
   *[other] Remove the one at { $a }, { $b }
}
option-first = Cover { $a }
option-move = Move: { $a } → { $b }
option-move-row = Move
option-move-button = { $b }
option-fly = Move for energy: { $a } → { $b }
option-fly-row = Move for energy
option-fly-button = { $b }
option-move-energy = Move: { $a } → { $b }, with 1 energy more
option-move-card = Move: { $a } → { $b }, with the corner of { $c }
option-publicity = Gain the publicity
option-instead = Take what the card offers
option-probe = The probe: { $a }
option-signal = A signal at { $a }
option-sector = The sector of { $a }
option-resolve = Resolve: { $a }
option-part = { $a_key ->
    [earth] Signal in Earth’s sector
    [row] Signal for a card of the row
    [mercury] Signal in Mercury’s sector
    [hand] Signal for a card of your hand
    [launch] Launch a probe
   *[move] Move a probe
}
option-done = The scan is done
option-tech = Research { $a }
option-slot = Put it in { $a }
option-trace = { $a }
option-keep = Keep { $a }
option-gold = Mark { $a }
option-cover = Cover { $b } of { $a }
option-skip = Cover none
option-complete = Complete { $a }
option-complete-row = Complete a mission
option-complete-button = { $a }
option-place = Place data on { $a }
option-place-row = Place data
option-place-button = { $a }
option-corner = Discard { $a } for its corner action
option-corner-row = Discard for a corner
option-corner-button = { $a }
option-buy = Buy a card for 3 publicity
option-exchange = Exchange 2 { $a_key ->
    [credit] credits
    [card] cards
   *[energy] energy
} for 1 { $b }
option-exchange-row = Exchange two
option-exchange-button = { $a } → { $b }
option-tuck = Tuck { $a }
option-decline = Decline
option-sample = { $a }
option-peek = Look at the samples of { $a }
option-deliver = Deliver { $a }
option-message = { $a }
option-plot = Play { $a } face down
option-plot-row = Play face down
option-plot-button = { $a }

# The log

event-turn = Begins a turn.
event-gain = Gains { $a_key ->
    [vp] { $n ->
        [one] 1 point
       *[other] { $n } points
    }
    [credit] { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
    [exofossil] { $n ->
        [one] 1 exofossil
       *[other] { $n } exofossils
    }
   *[other] { $n } { $a }
}.
event-draw = { $known ->
    [yes] Draws { $secret_a }.
   *[no] Draws a card.
}
event-take = Takes { $a }.
event-discard = Discards { $a }.
event-discard-row = Discards { $a } from the row for a signal.
event-show = Shows { $a }.
event-reshuffle = The discard pile becomes the new deck.
event-tuck = Tucks { $a }.
event-income = Takes income.
event-move = Moves a probe to { $d }.
event-visit = Visits { $a }.
event-launch = Launches a probe.
event-orbit = Orbits { $a }.
event-land = Lands on { $a }.
event-remove = Removes a figure at { $a }.
event-signal = Marks a signal at { $a }.
event-complete-sector = Completes the sector of { $a }.
event-win = Wins the sector of { $a }.
event-scan = Has scanned.
event-analyze = Analyzes data.
event-place = Places data on { $a }.
event-tech = Has researched { $a }.
event-trace = Marks a trace: { $a }.
event-play-card = Plays { $a }.
event-play = Has resolved { $a }.
event-corner = Discards { $a } for its corner action.
event-rotate = Rotates the solar system.
event-pass = Passes.
event-round = Opens round { $n }.
event-round-card = { $known ->
    [yes] Keeps { $secret_a }.
   *[no] Keeps a card.
}
event-gold = Marks { $a }.
event-neutral = A neutral marker goes to { $a }.
event-discover = Discovered: { $a }.
event-cover = Covers a circle of { $a }.
event-mission = Completes { $a }.
event-sample = Takes a sample at { $a }.
event-peek = Shows a sample: { $a }.
event-deliver = Delivers a sample: { $a }.
event-anomaly = Is answered by the { $a } anomaly.
event-message = Reads a message: { $a }.
event-arrive = Receives the rest of { $a }.
event-plot = { $known ->
    [yes] Plays { $secret_a } face down.
   *[no] Plays an Exertian card face down.
}
event-score = Final scoring: { $n } points for { $a }.

end-points = Five rounds are over, and the points are counted.

# The scene

scene-round = Round { $n } of 5
scene-solar = Solar system
scene-ring = Ring { $n }
scene-sectors = Sectors
scene-sector = { $star } ({ $colour })
scene-slot = { $data } data left of { $slots }; signals: { $marks }
scene-nobody = none
scene-planets = Planets
scene-orbiter = Orbiter { $rival ->
    [yes] of the rival
   *[no] of player { $seat }
}
scene-lander = Lander { $rival ->
    [yes] of the rival
   *[no] of player { $seat }
}
scene-probe = Probe { $rival ->
    [yes] of the rival
   *[no] of player { $seat }
}
scene-capsule = Capsule { $rival ->
    [yes] of the rival
   *[no] of player { $seat }
}
scene-row = Card row
scene-deck = Deck
scene-empty = empty
scene-techs = Technologies
scene-research = Research and life
scene-tiles-left = { $n } left
scene-orbit = orbit
scene-land = land
scene-tech-note = { $text } { $left } left; top tile: { $bonus }
scene-gold = Gold tiles
scene-free = free
scene-neutral = neutral marker
scene-hand = Hand
scene-aliens = Alien cards
scene-exertian = Exertian cards
scene-plotted = Exertian cards played
scene-missions = Missions
scene-done = Completed missions
scene-kept = Cards that stay
scene-income = Tucked income
scene-computer = Computer
scene-own-techs = Technologies
scene-passed = passed
stock-vp = points
stock-credits = credits
stock-energy = energy
stock-publicity = publicity
stock-data = data
stock-exofossils = exofossils
scene-circles = circles open: { $n }
