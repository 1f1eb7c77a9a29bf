# How others' answers are told: $who is who answered

tell-play-card = { $who } plays { $a_in }.
tell-launch = { $who } launches a probe.
tell-move = { $who } flies a probe to { $d }.
tell-scan = { $who } ends the scan.
tell-signal = { $who } marks a signal at { $a }.
tell-analyze = { $who } analyzes the data.
tell-place = { $who } places data on { $a }.
tell-trace = { $who } marks a trace on the { $a }.
tell-pass = { $who } passes for this round.
tell-tuck = { $who } tucks { $a_in } for income.
tell-corner = { $who } discards { $a_in } for its corner.
tell-take = { $who } takes { $a_in }.
tell-draw = { $who } draws a card.
tell-show = { $who } shows { $a_in }.
tell-discard = { $who } discards { $a_in }.
tell-discard-row = { $who } points the dishes by { $a_in } from the row.
tell-round-card = { $who } keeps a card for the next round.
tell-rotate = The solar system turns.
tell-cover = { $who } fulfils a part of { $a_in }.
tell-sample = { $who } takes a sample at { $a }.
tell-peek = { $who } looks at a sample.
tell-deliver = { $who } delivers a sample.
tell-message = { $who } reads a message.
tell-arrive = { $who } receives the rest of { $a_in }.
tell-plot = { $who } plays a card face down.
tell-remove = { $who } removes a figure at { $a }.
tell-reveal = { $who } reveals { $a }.
tell-objective = { $who } completes { $a }.
tell-gain = { $who } gains { $a_n }.
tell-orbit = { $who } puts an orbiter round { $a }.
tell-land = { $who } lands on { $a }.
tell-tech = { $who } researches { $a_in }.
tell-mission = { $who } completes { $a_in }.
tell-win = The sector of { $a } is complete.
tell-gold = { $who } marks the gold tile { $a_in }.
tell-anomaly = The { $a } anomaly answers { $who }.
tell-discover = We are not alone: { $who } discovers { $a_in }.
tell-round = Round { $n } begins.

# What opens large

moment-orbit = In orbit
moment-land = Touchdown
moment-tech = A technology
moment-mission = A mission completed
moment-win = A sector is won
moment-gold = A gold tile
moment-anomaly = An anomaly answers
moment-discover = We are not alone
moment-round = A new round
moment-round-title = Round { $n }

# The ending: parts of the game, who did what

chapter-round = Round { $n }
deed-play-card = { $n ->
    [one] card played
   *[other] cards played
}
deed-launch = { $n ->
    [one] launch
   *[other] launches
}
deed-signal = { $n ->
    [one] signal
   *[other] signals
}
deed-trace = { $n ->
    [one] trace
   *[other] traces
}
deed-orbit = { $n ->
    [one] orbiter
   *[other] orbiters
}
deed-land = { $n ->
    [one] landing
   *[other] landings
}
deed-tech = { $n ->
    [one] technology
   *[other] technologies
}
deed-mission = { $n ->
    [one] mission
   *[other] missions
}
deed-win = { $n ->
    [one] sector
   *[other] sectors
}
role-play-card = the planner
role-launch = the launcher
role-signal = the listener
role-trace = the tracker
role-orbit = the navigator
role-land = the pilot
role-tech = the engineer
role-mission = the one who delivers
role-win = the stargazer
