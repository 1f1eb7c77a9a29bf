# The log.

event-ap = { $a_in } { $less ->
    [yes] loses
   *[no] gains
} { $size ->
    [1] 1 action point
   *[other] { $size } action points
}.
event-briefing = { $a }
event-chest = { $a_in } opens the chest.
event-chest-placed = A chest stands at { $a_in }.
event-chooses = { $who } plays { $b_in }.
event-clean-up = What was dropped is gone.
event-collect = { $a_in } collects { $b_in }.
event-cook = { $a_in } cooks.
event-cooking-side = { $a_in } makes a cooking fire.
event-counter = { $a_so ->
    [none] Counted so far: { $a_n }
   *[other] It is noted that { $a_so }
}.
event-craft = { $a_in } crafts { $b_in }.
event-cured = { $a_in } is cured.
event-day = Day { $n } begins.
event-dead = { $a_in } is dead.
event-defeated = { $a_in } is defeated.
event-detected = { $a_in } is detected.
event-drop = { $a_in } drops { $b_in }.
event-drop-card = { $a_in } drops { $b_in }.
event-gives-up = { $a_in } gives up { $b_in }.
event-eliminated = { $a_in } is out of the game.
event-enemy = { $a_in } appears at { $b_in }.
event-enemy-moves = { $a_in } goes to { $b_in }.
event-event = { $a_in } draws the event { $b_in }.
event-fed = { $a_in } eats.
event-fire = { $a_in } lights a campfire.
event-fire-out = The fire at { $a_in } goes out.
event-first-player = { $who } goes first.
event-first-round = A fight begins for { $a_in }.
event-fitness = { $a_in } is { $b } now.
event-gain = { $a_in } gains { $b_n }.
event-gain-card = { $a_in } takes { $b_in }.
event-gain-karma = { $a_in } regains karma.
event-goal = The goal is met: { $a_in }.
event-heal = { $a_in } regains { $n } health.
event-hidden = { $a_in } is in stealth.
event-hurt = { $a_in } loses { $n } health to { $b }.
event-hydrate = { $a_in } drinks.
event-infected = { $a_in } is infected.
event-karma = { $a_in } uses { $n ->
    [1] 1 karma die
   *[other] { $n } karma dice
}.
event-laid = A tile is laid face down.
event-load = { $a_in } loads { $b_in } with { $n ->
    [1] 1 shot
   *[other] { $n } shots
}.
event-look = { $a_in } looks at the top: { $b }.
event-loot = { $a_in } searches { $b_in }.
event-lose = { $a_in } loses { $b_n }.
event-lose-karma = { $a_in } loses karma.
event-marker = { $a_in } is at { $b_in }.
event-marker-moves = { $a_in } goes to { $b_in }.
event-merchant = { $a_in } is at { $b_in }.
event-mission-card = { $a }. { $b }
event-ending = { $a }
event-drained = There is { $n } less water at { $a_in }.
event-move = { $a_in } goes to { $b_in }.
event-night-card = { $a_in } draws { $b_in }.
event-night-vote = The camp settles on { $a_in }.
event-phase = Day { $n }: { $a }.
event-pitch = { $a_in } pitches camp.
event-put = The tile receives { $a_n }.
event-reveal = { $a_in } is turned up.
event-revived = { $a_in } lives again.
event-roll = Dice: { $n ->
    [0] no success
    [1] 1 success
   *[other] { $n } successes
}.
event-set-up = { $a_in } sets up { $b_in }.
event-strike = { $a_in } strikes camp.
event-sun-card = The sky: { $a_in }.
event-test = { $a_in } takes a { $b } test.
event-test-failed = The test fails.
event-test-passed = The test succeeds.
event-tile-lost = { $a_in } is lost.
event-turn = { $a_in } acts.
event-use = { $a_in } uses { $b_in }.
event-used-up = { $b_in } is used up.
event-voted = The vote falls on “{ $a }”.
event-wait = { $a_in } waits.
event-yields = { $a_in } yields { $b_n }.
event-blow = { $a_in } takes { $n } damage.
event-buys = { $a_in } starts with { $b_in }.
