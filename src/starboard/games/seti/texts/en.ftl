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
name-new-planet = a planet, Earth included, for the first time
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
name-cost-1 = a cost of one credit
name-cost-2 = a cost of two credits
name-cost-3 = a cost of three credits
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
piece-tech = a { of-tech } technology
piece-message = { $text }
piece-trace-discovery = { $colour } discovery space of { $place }
piece-trace-overflow = { $colour } overflow space of { $place }
piece-trace-top = { $colour } top space of { $place }
piece-trace-space = { $colour } space { $n } of { $place }

# Verbs of cards

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
then-end = and end your turn
then-pass-round = and pass for this round
series-place = Place all the data that fits ({ $n })
option-pass-round = Pass for this round
option-orbit = Orbit { $a }
option-orbit-row = Orbit
option-orbit-button = { $a }
option-land = Land on { $a }
option-land-row = Land on
option-land-button = { $a }
option-play = Play { $a_in }
option-play-row = Play a card
option-play-button = { $a }
option-end = End your turn
option-yes = Yes
option-take = Take { $a_in }
option-deck = The top card of the deck
option-discard = Discard { $a_in }
option-show = Show { $a_in }
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
option-move-card = Move: { $a } → { $b }, with the corner of { $c_in }
option-publicity = Gain the publicity
option-instead = Take what the card offers
option-probe = Probe: { $a }
option-signal = A signal at { $a }
option-sector = The sector of { $a }
option-resolve = Resolve the sector of { $a }
option-part = { $a_key ->
    [earth] Signal in Earth’s sector
    [row] Signal for a card of the row
    [mercury] Signal in Mercury’s sector
    [hand] Signal for a card of your hand
    [launch] Launch a probe
   *[move] Move a probe
}
option-done = The scan is done
option-tech = Research { $a_in }
option-slot = Put it in { $a }
option-trace = { $a }
option-keep = Keep { $a_in }
option-gold = Mark { $a_in }
option-cover = Cover { $b } of { $a_in }
option-skip = Cover none
option-complete = Complete { $a_in }
option-complete-row = Complete a mission
option-complete-button = { $a }
option-place = Place data on { $a }
option-place-row = Place data
option-place-button = { $a }
option-corner = Discard { $a_in } for its corner action
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
option-tuck = Tuck { $a_in }
option-decline = Decline
option-sample = { $a }
option-peek = Look at the samples of { $a }
option-deliver = Deliver { $a }
option-message = { $a }
option-plot = Play { $a_in } face down
option-plot-row = Play face down
option-plot-button = { $a }

# The log

event-turn = { $who } begins a turn.
event-gain = { $who } gains { $a_n }.
event-draw = { $known ->
    [yes] { $who } draws “{ $secret_a }”.
   *[no] { $who } draws a card.
}
event-take = { $who } takes { $a_in }.
event-discard = { $who } discards { $a_in }.
event-discard-row = { $who } discards { $a_in } from the row for a signal.
event-show = { $who } shows { $a_in }.
event-reshuffle = The discard pile becomes the new deck.
event-tuck = { $who } tucks { $a_in }.
event-income = { $who } takes income.
event-move = { $who } moves a probe to { $d }.
event-visit = { $who } visits { $a }.
event-launch = { $who } launches a probe.
event-orbit = { $who } orbits { $a }.
event-land = { $who } lands on { $a }.
event-remove = { $who } removes a figure at { $a }.
event-signal = { $who } marks a signal at { $a }.
event-complete-sector = { $who } completes the sector of { $a }.
event-win = { $who } wins the sector of { $a }.
event-scan = { $who } scans.
event-analyze = { $who } analyzes data.
event-place = { $who } places data on { $a }.
event-tech = { $who } researches { $a_in }.
event-trace = { $who } marks a trace on the { $a }.
event-play-card = { $who } plays { $a_in }.
event-play = { $who } has resolved { $a_in }.
event-corner = { $who } discards { $a_in } for its corner action.
event-rotate = { $who } rotates the solar system.
event-pass = { $who } passes.
event-round = { $who } opens round { $n }.
event-round-card = { $known ->
    [yes] { $who } keeps “{ $secret_a }”.
   *[no] { $who } keeps a card.
}
event-gold = { $who } marks { $a_in }.
event-neutral = A neutral marker goes to { $a }.
event-discover = The species { $a_in } is discovered.
event-cover = { $who } covers a circle of { $a_in }.
event-mission = { $who } completes { $a_in }.
event-sample = { $who } takes a sample at { $a }.
event-peek = { $who } shows a sample: { $a }.
event-deliver = { $who } delivers a sample: { $a }.
event-anomaly = { $who } is answered by the { $a } anomaly.
event-message = { $who } reads a message: “{ $a }”.
event-arrive = { $who } receives the rest of { $a_in }.
event-plot = { $known ->
    [yes] { $who } plays “{ $secret_a }” face down.
   *[no] { $who } plays an Exertian card face down.
}
event-score = { $who } { $less ->
    [yes] loses
   *[no] gains
} { $size ->
    [1] 1 point
   *[other] { $size } points
} for { $a } in the final count.

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
scene-planets-tip = Each line shows what the next one to come there gains. Landing costs less where anybody orbits. A moon shows its points.
scene-orbiter = Orbiter of { $who_of }
scene-lander = Lander of { $who_of }
scene-probe = Probe of { $who_of }
scene-capsule = Capsule of { $who_of }
scene-rival-in = the rival
scene-player-in = player { $n }
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
scene-gold-now = you now
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
stock-cards = cards
stock-rotation = { $n ->
    [1] disc 1 turns
    [2] discs 1 and 2 turn
   *[other] discs 1, 2 and 3 turn
}
stock-probes = probes in space
stock-signals = signals
stock-technologies = technologies
stock-traces = blue traces
stock-vp = points
stock-credits = credits
stock-energy = energy
stock-publicity = publicity
stock-data = data
stock-exofossils = exofossils
scene-circles = circles open: { $n }

# Why something is asked, where no card asks it

cause-planet = Orbit: { $orbit } Landing: { $land }
cause-star = First: { $first } Every other: { $later }
cause-scan = Your scan.
cause-research = Your research.
cause-analyze = Your analysis of data.
cause-pass = You pass until the next round.
cause-sectors = Sectors that are complete are resolved.
cause-milestone = Your points have reached a milestone.
cause-mission = What just happened covers a circle of your missions.
cause-objective = What just happened fulfils a task of your objective.
cause-credit = You exchange 2 credits.
cause-energy = You exchange 2 energy.
cause-card = You exchange 2 cards.
cause-buy = You buy a card for 3 publicity.
cause-top = You place data on top space { $n } of your computer.
cause-lower = You place data on lower space { $n } of your computer.
cause-land = Your landing.
