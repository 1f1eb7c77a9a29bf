# The log of the field.

who = { $seat ->
    [1] Engineering
    [2] Recon
    [3] Science
   *[other] Security
}
event-abandoned = { $a } is left behind.
event-arrive = { $a } arrives: { $b }.
event-behave = { $a } acts.
event-bought-dice = Each Section receives a Challenge die.
event-circumstances = Circumstances: { $a }.
event-commit = { $a } promises a die.
event-d10 = The D10 shows { $n }.
event-damaged = { $a } is damaged.
event-died = { $a } dies.
event-discard = { who } gives up { $a }.
event-discovery = { who } finds { $a }.
event-elimination = { who } fights for life.
event-ended = The exploration is over.
event-entry = Log: { $a }.
event-evacuation = Emergency evacuation.
event-event = { who } draws the event { $a }.
event-event-discarded = The event { $a } is put aside.
event-extra-action = { who } gains Actions: { $n }.
event-figure = { $a } spreads: { $b }.
event-figure-gone = { $a } leaves: { $b }.
event-fourth-injury = { $a } cannot bear a fourth injury.
event-give = { who } gives { $a } to { $b }.
event-landed = The team is on the ground.
event-landing = Landing tests left: { $n }.
event-lead = { $a } on { $b }.
event-lift-off = The lander lifts off.
event-marker = A marker on { $b }.
event-marker-gone = The marker leaves { $b }.
event-mission = New mission: { $a }.
event-mission-done = Mission accomplished: { $a }.
event-mission-failed = Mission failed: { $a }.
event-move = { $a } sets out: { $b }.
event-note = Something is written in the log.
event-place = { $b }: { $a }.
event-prepare = { who } prepares.
event-promoted = { who } is promoted.
event-rank-card = Rank card: { $a }.
event-rank-complete = The Rank card { $a } is complete.
event-refused = { who } refuses to lift off.
event-rest = { who } rests.
event-returned = { $a } returns to the Armoury.
event-rolled-again = Three Accidents: this first roll is made again, with all dice.
event-round = Round { $n }.
event-route-closed = The route between { $a } and { $b } closes.
event-route-opened = The route between { $a } and { $b } opens.
event-sent = { who } sends a member.
event-special = { who }: { $a }.
event-start = { $a } begins.
event-success = Success: { $n } more.
event-success-lost = Success: { $n } fewer.
event-supplies = Supplies: { $n }.
event-threat = { $a }: { $b }.
event-threat-gone = { $a } is gone.
event-time = Time of { $a }: box { $n }.
event-time-back = Time of { $a }: { $n } back.
event-token = { $a } lies on { $b }.
event-token-taken = { who } carries { $a }.
event-turn-begins = It is the turn of { $a }.
event-uncover = { $a } is taken away.
event-unique = Unique discovery: { $a }.
event-use = { who } uses { $a }.
