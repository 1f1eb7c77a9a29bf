# How the field is told to those who look on: one sentence for each kind of event.

tell-sent = { who } goes down.
tell-start = { $a } begins the round.
tell-move = { $a } sets out for { $b_in }.
tell-arrive = { $a } arrives on { $b_in }.
tell-special = { who } sets to work: { $a }.
tell-roll = { who } rolls { $n ->
    [one] a die
   *[other] { $n } dice
}.
tell-support = { who } lends a hand.
tell-commit = { $a } promises a die.
tell-play = { who } plays “{ $a }”.
tell-use = { who } uses “{ $a }”.
tell-combine = { who } puts “{ $a }” to use.
tell-outcome = The outcome of the test: { $a }.
tell-rest = { who } rests and gathers dice.
tell-prepare = { who } prepares.
tell-persevere = { who } will not give in yet.
tell-give = { who } hands “{ $a }” to { $b }.
tell-danger = A danger die is rolled: { $a }.
tell-lead = A trail: { $a } on the deck “{ $b }”.
tell-place = Something new on { $b_in }: { $a }.
tell-time = Time goes on for “{ $a }”.
tell-behave = “{ $a }” stirs.
tell-threat = “{ $a }” comes to { $b_in }.
tell-event = { who } meets an event: { $a }.
tell-landing = The lander shakes and goes on down.
tell-lift-off = The lander lifts off.
tell-promoted = { who } is promoted.
tell-landed = The team stands on the ground.
tell-entry = The log is read: { $a }.
tell-mission = There is more to do: { $a }.
tell-mission-done = Accomplished: { $a }.
tell-mission-failed = It cannot be done any more: { $a }.
tell-circumstances = Things are different now: { $a }.
tell-discovery = { who } finds { $a }.
tell-unique = { who } finds what nobody has seen: { $a }.
tell-rank-complete = The Rank card is complete: { $a }.
tell-injury = { who } is hurt: { $a }.
tell-died = { $a } is dead.
tell-evacuation = Emergency evacuation: all are taken off.

# What opens large over the board.

moment-landed = Landed
moment-landed-title = On the ground
moment-entry = The log
moment-mission = A mission
moment-mission-done = Accomplished
moment-mission-failed = Failed
moment-circumstances = Circumstances
moment-discovery = A discovery
moment-unique = A unique discovery
moment-rank-complete = Complete
moment-injury = An injury
moment-died = A death
moment-died-title = { $a }
moment-evacuation = Evacuation
moment-evacuation-title = Taken off the planet

# Parts of a game, what each did, and what they are called for it.

chapter-landed = On the ground
chapter-mission = { $a }
deed-move = { $n ->
    [one] walk
   *[other] walks
}
deed-special = { $n ->
    [one] place worked on
   *[other] places worked on
}
deed-support = { $n ->
    [one] helping hand
   *[other] helping hands
}
deed-play = { $n ->
    [one] card played
   *[other] cards played
}
deed-combine = { $n ->
    [one] combination
   *[other] combinations
}
deed-rest = { $n ->
    [one] rest
   *[other] rests
}
deed-mission-done = { $n ->
    [one] mission
   *[other] missions
}
deed-discovery = { $n ->
    [one] discovery
   *[other] discoveries
}
deed-unique = { $n ->
    [one] unique discovery
   *[other] unique discoveries
}
role-move = The scout
role-special = The worker
role-support = The friend in need
role-play = The quick mind
role-combine = The tinkerer
role-rest = The patient one
role-mission-done = The one who got it done
role-discovery = The collector
role-unique = The finder
