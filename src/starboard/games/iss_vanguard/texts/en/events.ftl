# The log of the field.

who = { $seat ->
    [1] Engineering
    [2] Recon
    [3] Science
   *[other] Security
}
event-abandoned = { $a_in } is left behind.
event-arrive = { $a_in } arrives on { $b_in }.
event-behave = { $a_in } acts.
event-bought-dice = Each Section receives a Challenge die.
event-circumstances = Circumstances: { $a_in }.
event-commit = { $a_in } promises a die.
event-d10 = The D10 shows { $n }.
event-damaged = { $a_in } is damaged.
event-died = { $a_in } dies.
event-discard = { who } gives up { $a_in }.
event-discovery = { who } finds { $a_in }.
event-elimination = { who } fights for life.
event-ended = The exploration is over.
event-entry = Log: { $a }.
event-evacuation = Emergency evacuation.
event-event = { who } draws the event { $a_in }.
event-event-discarded = The event { $a_in } is put aside.
event-extra-action = { who } gains { $n ->
    [1] 1 Action
   *[other] { $n } Actions
}.
event-figure = { $a_in } spreads to { $b_in }.
event-figure-gone = { $a_in } leaves { $b_in }.
event-fourth-injury = { $a_in } cannot bear a fourth injury.
event-give = { who } gives { $a_in } to { $b_in }.
event-landed = The team is on the ground.
event-landing = { $n ->
    [0] No landing test is left.
    [1] One landing test is left.
   *[other] { $n } landing tests are left.
}
event-lead = { $a } goes onto the deck “{ $b }”.
event-lift-off = The lander lifts off.
event-marker = A marker lies on { $b_in }.
event-marker-gone = The marker leaves { $b_in }.
event-mission = New mission: { $a_in }.
event-mission-done = Mission accomplished: { $a_in }.
event-mission-failed = Mission failed: { $a_in }.
event-move = { $a_in } sets out for { $b_in }.
event-note = Something is written in the log.
event-place = { $a_in } lies on { $b_in } now.
event-prepare = { who } prepares.
event-promoted = { who } is promoted.
event-rank-card = Rank card: { $a_in }.
event-rank-complete = The Rank card { $a_in } is complete.
event-refused = { who } refuses to lift off.
event-rest = { who } rests.
event-returned = { $a_in } returns to the Armoury.
event-rolled-again = Three Accidents: this first roll is made again, with all dice.
event-round = Round { $n }.
event-route-closed = The route between { $a_in } and { $b_in } closes.
event-route-opened = The route between { $a_in } and { $b_in } opens.
event-sent = { who } sends a member.
event-special = { who } plays the Special Action { $a_in }.
event-start = { $a_in } begins.
event-success = The team gains { $n ->
    [1] 1 Success
   *[other] { $n } Successes
}.
event-success-lost = The team loses { $n ->
    [1] 1 Success
   *[other] { $n } Successes
}.
event-supplies = The team { $less ->
    [yes] loses
   *[no] gains
} { $size } Supplies.
event-threat = { $a_in } is on { $b_in }.
event-threat-gone = { $a_in } is gone.
event-time = The time track of { $a_in } is on box { $n }.
event-time-back = The time track of { $a_in } goes back by { $n ->
    [1] 1 box
   *[other] { $n } boxes
}.
event-token = { $a_in } lies on { $b_in }.
event-token-taken = { who } carries { $a_in }.
event-turn-begins = It is the turn of { $a_in }.
event-uncover = { $a_in } is taken away.
event-unique = Unique discovery: { $a_in }.
event-use = { who } uses { $a_in }.
who-in = { who }
