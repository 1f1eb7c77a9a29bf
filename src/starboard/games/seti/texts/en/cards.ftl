# What cards do and ask, in clauses: subject | verb | object | ending.

noun-credit = credit
noun-credits = credit
noun-energy = energy
    .mass = yes
noun-publicity = publicity
    .mass = yes
noun-data = data
    .mass = yes
noun-vp = point
noun-exofossil = exofossil
noun-progress = progress
    .mass = yes

v-carry-out = carry out
v-deliver = deliver
v-land = land
v-launch = launch
v-move-probe = make
v-mark = mark
v-orbit = orbit
v-research = research
v-rotate-research = rotate the solar system and research
v-show = show
v-tuck = tuck
v-increase = increase
v-choose = choose

# Technologies by what they are for: the glossary calls the orange ones so

of-tech = { $of_key ->
    [orange] probe
    [purple] telescope
    [orange-purple] probe or telescope
   *[blue] computer
}
had-tech = { $count_of_key ->
    [orange] probe
    [purple] telescope
   *[blue] computer
}

do-gain = | { v-gain } | { $what_n }
do-income = | { v-increase } | your income
do-tuck-self = | { v-tuck } | this card | as income
do-card = | { v-take } | { $n ->
    [one] 1 card
   *[other] { $n } cards
} (row or deck){ $reveal ->
    [yes] { " " }and show it
   *[no] { "" }
}
do-random = | { v-draw } | { $n ->
    [one] 1 card
   *[other] { $n } cards
} | { $apart ->
    [yes] (those left at the end join your hand)
   *[no] { "" }
}
do-alien-card = | { v-take } | { $n ->
    [one] 1 card
   *[other] { $n } cards
} of this species
do-corner = | { v-carry-out } | { $of ->
    [drawn] its corner action
   *[discarded] its corner actions
}
do-income-resource = | { v-gain } | its income
do-discard = | { v-discard } | { $what ->
    [row] the whole row
   *[drawn] one of them
} to { $does_to }
do-take-row = | { v-take } | all cards of the row
do-refill-row = | fill | the row
do-show = | { v-show } | any number of cards | with { $corner ->
    [none] { $income ->
        [energy] an energy income
       *[other] a { $income_name } income
    }
   *[other] a { $corner_name } corner{ $income ->
        [none] { "" }
       *[other] { " " }and { $income_name } income
    }
} to { $does_to } for each
do-return-self = this card | returns | | to your hand
do-own-planet = from now on you alone | may orbit or land | | on { $planet_or } from any space of the outer ring
do-move = | { v-move-probe } | { $n ->
    [one] 1 move
   *[other] up to { $n } moves
}
do-launch = | { v-launch } | a probe | { $nolimit ->
    [yes] , ignoring the probe limit
   *[no] { "" }
}
do-orbit = | { v-orbit } | { $land ->
    [yes] or land
   *[no] a planet
}
do-land = | { v-land } | { $anymoon ->
    [yes] , even on a moon without the technology{ $reuse ->
        [yes] , or on a first place or a moon that is taken, and gain its reward again
       *[no] { "" }
    }
   *[no] { $reuse ->
        [yes] , even on a first place or a moon that is taken, and gain its reward again
       *[no] a probe
    }
}
do-choose-probe = | { v-choose } | one of your probes
do-signal = { $at ->
    [deck] | { v-discard } | { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of the deck
   *[other] { $up_to ->
        [yes] { $n ->
            [one] you may | mark
           *[other] | mark up to
        }
       *[no] | { v-mark }
    } | { $n ->
        [one] 1 signal
       *[other] { $n } signals
    }
} | { $at ->
    [row] { $n ->
        [one] for a card discarded from the row
       *[other] for cards discarded from the row
    }
    [hand] { $n ->
        [one] for a card discarded from your hand
       *[other] for cards discarded from your hand
    }
    [deck] to mark { $n ->
        [one] its signal
       *[other] their signals
    }
    [any] in any sector
    [chosen] in one sector of your choice
    [earth] in the sector of Earth
    [planet] in the sector of { $of_or }
    [star] at { $of_or }
    [color] in a { $of_or } sector
    [probe] in a sector with your probe
    [probe_and_neighbours] in a sector with your probe and in both sectors next to it
    [probes] in the sectors of different probes, anybody's
    [oumuamua] in the sector of Oumuamua
   *[next_anomaly] in the sector of the next anomaly
}{ $nodata ->
    [yes] , without taking the data
   *[no] { "" }
}
do-scan = | perform | a scan
do-tech = { $of_others ->
    [yes] | take | a technology that another player owns | , without a rotation or its printed bonus
   *[no] | { $norotate ->
        [yes] { v-research }
       *[no] { v-rotate-research }
    } | { $of_key ->
        [any] a technology
       *[other] a { of-tech } technology
    } | { $nobonus ->
        [yes] without its printed bonus
       *[no] { "" }
    }
}
do-trace = | { v-mark } | { $of_key ->
    [any] a trace of any colour
   *[other] { $of_a } trace
} | { $where ->
    [same_species] for a species where you have one of that colour
    [that_species] for that species
   *[other] { "" }
}
do-last = { $uses ->
    [-1] this turn,
    [1] once this turn,
   *[other] { $uses } times this turn,
} { $rule }
do-whenever = when you { $when_name }, { $does }
do-instead-of-publicity = when you visit a planet, you may { $does_to } instead of gaining its publicity
do-lose = | { v-pay } | { $what_n }
do-remove-figure = | { v-remove } | { $kind ->
    [orbiter] one of your orbiters
   *[lander] one of your landers
}
do-waive = { $what ->
    [asteroid_surcharge] leaving asteroids costs you no extra move
   *[visit_publicity] your moves give you no publicity
}
do-take-sample = if that was at Jupiter or Saturn, look at the samples there and make one your capsule
do-peek-sample = { $at ->
    [probe] if your probe is at Jupiter or Saturn, look at the samples there and show one
   *[either] look at the samples of Jupiter or Saturn and show one
} to { $does_to }
do-deliver = | { v-deliver } | it
do-sample-reward = | { v-gain } | its reward
do-board-sample = | { v-gain } | the reward of the sample that lies here
do-anomaly-reward = | { v-gain } | the visible reward of the next anomaly

# What is counted, after "for each"

count-figures = { $of_key ->
    [any] orbiter or lander you have
    [one_planet] orbiter or lander at the planet where you have most
   *[other] orbiter or lander you have at { $of_or }
}
count-orbiters = orbiter you have
count-landers = { $of_key ->
    [any] lander you have
    [planets_only] lander you have that is not on a moon
   *[other] lander you have at { $of_or }
}
count-wins = { $of_key ->
    [any] sector you have won
    [one_sector] win in the sector where you have most
   *[other] { $of_or } sector you have won
}
count-traces = { $of_key ->
    [any] trace you have
    [one_color] trace of your most frequent colour
   *[other] { $of_or } trace you have
}{ $where ->
    [this_species] { " " }for this species
    [other_species] { " " }for the other species
    [each_species] { " " }for the species where you have fewest
    [one_species] { " " }for the species where you have most
   *[other] { "" }
}
count-techs = { $of_key ->
    [any] technology you own
   *[other] { of-tech } technology you own
}
count-tucked = { $of_key ->
    [any] tucked card
   *[other] tucked card with { $of_or } income
}
count-publicity = publicity you have
count-score = point you have
count-hand = card in your hand
count-exofossils = exofossil you have
count-completed-missions = mission you have completed
count-endgame-cards = end-of-game card you have
count-signal-sectors = sector with a signal of yours
count-signals-there = signal you have there
count-signals-anomaly = signal you have in a sector with an anomaly
count-signals-scan = signal of this scan { $of_key ->
    [oumuamua] on the Oumuamua tile
   *[other] in a { $of_or } sector
}
count-sectors-marked = different sector marked
count-adjacent-asteroids = space with asteroids next to it
count-earth-line = other planet and comet in the sector of Earth
count-techs-that-color = technology of that colour you own
count-traces-that-color = trace of that colour you have
count-probe-on = probe you have on { $of_or }
count-probe-by-earth = probe you have on { $of_or } next to Earth
count-probe-distance = step from Earth to your farthest probe
count-chosen-on = time it is on { $of_or }
count-capsule-on = capsule you have on { $of_or }
count-landed = landing on { $of_or }
count-tech-of-others = other player who owns that technology
count-earth-anomaly = anomaly in the sector of Earth
count-signals-oumuamua = signal you have on the Oumuamua tile
count-orbiter-and-lander = planet where you have an orbiter and a lander
count-paid-space = trace you have on a space of this species that costs exofossils

# What must hold

is-has = { $mood ->
    [not] it is not so that{ " " }
   *[do] { "" }
}{ $count_word ->
    [figures] you | have | { $least ->
        [1] an orbiter or a lander
       *[other] at least { $least } orbiters or landers
    } | { $count_of_key ->
        [any] { "" }
        [one_planet] at one planet
       *[other] at { $count_of_or }
    }
    [orbiters] you have { $least ->
        [1] an orbiter
       *[other] at least { $least } orbiters
    }
    [landers] you have { $least ->
        [1] a lander
       *[other] at least { $least } landers
    }{ $count_of_key ->
        [any] { "" }
        [planets_only] { " " }that are not on moons
       *[other] { " " }at { $count_of_or }
    }
    [wins] you have won { $count_of_key ->
        [any] { $least ->
            [1] a sector
           *[other] at least { $least } sectors
        }
        [one_sector] one sector at least { $least } times
       *[other] { $least ->
            [1] a { $count_of_or } sector
           *[other] at least { $least } { $count_of_or } sectors
        }
    }
    [traces] you have { $count_of_key ->
        [any] at least { $least } traces
        [one_color] at least { $least } traces of one colour
        [purple-yellow-blue] { $least ->
            [1] traces of all three colours
           *[other] { $least } traces of each of the three colours
        }
       *[other] { $least ->
            [1] { $count_of_a } trace
           *[other] at least { $least } { $count_of_or } traces
        }
    }{ $count_where ->
        [this_species] { " " }for this species
        [other_species] { " " }for the other species
        [each_species] { " " }for both species
        [one_species] { " " }for one species
       *[other] { "" }
    }
    [techs] you own { $count_of_key ->
        [any] at least { $least } technologies
       *[other] at least { $least } { had-tech } technologies
    }
    [tucked] you have tucked at least { $least } cards
    [publicity] you have at least { $least } publicity
    [score] you have at least { $least } points
    [hand] you have { $exactly ->
        [-1] at least { $least } cards
        [0] no card
        [1] exactly 1 card
       *[other] exactly { $exactly } cards
    } in hand
    [exofossils] you have at least { $least } exofossils
    [completed_missions] you have completed at least { $least } missions
    [signal_sectors] you have signals in at least { $least } sectors
    [signals_there] it is your only signal there
    [signals_scan] the scan marked a signal { $count_of_key ->
        [oumuamua] on the Oumuamua tile
       *[other] in a { $count_of_or } sector
    }
    [probe_on] a probe of yours is on { $count_of_or }
    [probe_by_earth] a probe of yours is on { $count_of_or } next to Earth
    [probe_distance] a probe of yours is at least { $least } steps from Earth
    [chosen_on] it is on { $count_of_or }
    [capsule_on] a capsule of yours is on { $count_of_or }
    [landed] you landed on { $count_of_or }
    [tech_of_others] another player owns that technology
    [earth_anomaly] Earth is in a sector with an anomaly
    [signals_oumuamua] you have a signal on the Oumuamua tile
    [orbiter_and_lander] you have an orbiter and a lander at one planet
    [paid_space] you have a trace on a space of this species that costs exofossils
   *[other] { $count_name }
}{ $exactly ->
    [-1] { "" }
   *[other] { $count_word ->
        [hand] { "" }
        [signals_there] { "" }
       *[other] { " " }(exactly { $exactly })
    }
}

# Deeds, after "when you"

part-when = { $what ->
    [visit] visit { $of_or }{ $own_turn ->
        [yes] { " " }on your own turn
       *[no] { "" }
    }
    [launch] launch a probe
    [orbit] { $of ->
        [none] | orbit | a planet
       *[other] | orbit | { $of_or }
    }
    [land] { $of ->
        [none] | land |
       *[other] | land | | on { $of_or }
    }
    [scan] scan
    [tech] research { $of ->
        [none] a technology
       *[other] a { of-tech } technology
    }
    [trace] mark { $of ->
        [none] a trace
       *[other] { $of_a } trace
    }
    [signal] mark a signal in a { $of ->
        [none] sector
       *[other] { $of_or } sector
    }
    [play] play { $mood ->
        [task] a
       *[do] another
    } card{ $of ->
        [none] { "" }
       *[other] { " " }with { $of_or }
    }
    [corner] discard a card for its corner{ $of ->
        [none] { "" }
       *[other] { " " }({ $of_or })
    }
    [complete_sector] complete a sector
    [move] move a probe within its ring
    [win] | win | { $of ->
        [none] a sector
       *[other] { $of_a } sector
    }
   *[mission] complete a mission
}
part-orbit-or-land = | orbit or land | | on { $of_or }
part-scores = { $special ->
    [score_unmarked_tile] at the end of the game, score, at its lowest value, one gold tile that you have not marked
   *[other] at the end of the game, gain { $vp } { $vp ->
        [one] point
       *[other] points
    }
}
part-circle-of = { $what ->
    [tech] { of-tech }
   *[other] { $of_or }
}
circle-of = ○ { $kind } – { $gain }
card-kinds = When you { $when }: { $gains }.
card-circle = When you { $when }: ○ { $gain }.
card-circles = When you { $when }, cover one: { $gains }.
card-mission = Mission: if { $when }, { $gain }.
card-scores-per = At the end of the game, gain { $vp } { $vp ->
    [one] point
   *[other] points
} for each { $count }.
card-scores-if = At the end of the game, gain { $vp } points if { $when }.
card-later = 15 points later: { $text }
card-foot = Corner: { $corner }. Signal: { $sector }. Income: { $income }.
exertian-rules = Danger { $danger }. At the end of the game, gain { $vp } points if { $when }.
