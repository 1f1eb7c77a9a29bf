# How a game is told to those who do not play just now.

tell-move = { $a_in } walks to { $b_in }.
tell-reveal = { $a_in } comes into sight.
tell-collect = { $a_in } gathers { $b_in }.
tell-craft = { $a_in } makes { $b_in }.
tell-use = { $a_in } uses { $b_in }.
tell-gain-card = { $a_in } comes by { $b_in }.
tell-chest = { $a_in } gets the chest open.
tell-loot = { $a_in } goes through what { $b_in } left.
tell-set-up = { $a_in } sets up { $b_in }.
tell-dismantle = { $a_in } takes { $b_in } to pieces.
tell-drop = { $a_in } leaves { $b_in } behind.
tell-drop-card = { $a_in } leaves { $b_in } behind.
tell-hands = { $a_in } hands something over to { $b_in }.
tell-no-trade = { $a_in } and { $b_in } come to no agreement.
tell-caught = { $a_in } has a hand in the wrong pocket, and { $b_in } sees it.
tell-turns-on = { $a_in } turns on { $b_in }.
tell-pitch = { $a_in } pitches camp.
tell-strike = { $a_in } strikes camp.
tell-fire = { $a_in } gets a fire going.
tell-cook = { $a_in } cooks.
tell-cooking-side = { $a_in } builds a hearth.
tell-wait = { $a_in } watches and waits.
tell-hidden = { $a_in } goes unseen.
tell-detected = { $a_in } is seen.
tell-karma = { $a_in } tries the luck once more.
tell-first-round = { $a_in } has to fight.
tell-joins = { $a_in } joins the fight.
tell-steps-in = { $a_in } steps in.
tell-dodge = { $a_in } ducks away.
tell-assault = { $a_in } attacks { $b_in }!
tell-charge = { $a_in } charges.
tell-test-passed = It works.
tell-test-failed = It does not work.
tell-hydrate = { $a_in } drinks.
tell-fed = { $a_in } eats.
tell-fitness = { $a_in } is { $b_in } now.
tell-night-card = The night brings { $a_in } this: { $b_in }.
tell-event = { $a_in } comes upon { $b_in }.
tell-merchant = { $a_in } has come to { $b_in }.
tell-voted = The vote is in: { $a }.
tell-cured = { $a_in } has no fever any more.
tell-heal = { $a_in } feels better.
tell-sun-card = The sky: { $a_in }.
tell-enemy-moves = { $a_in } comes to { $b_in }.
tell-counter = That brings it on: { $a }, { $n } by now.
tell-enemy = { $a_in } waits at { $b_in }.
tell-defeated = { $a_in } falls.
tell-hurt = { $a_in } is hurt.
tell-infected = { $a_in } has caught a fever.
tell-dead = { $a_in } lies still.
tell-eliminated = { $a_in } is gone.
tell-revived = { $a_in } breathes again.
tell-tile-lost = { $a_in } is lost.
tell-unmasked = { $a_in } shows the card: a Son of Liberty.
tell-goal = It is done: { $a_in }.
tell-mission-card = The mission goes on: { $a_in }.
tell-day = Day { $n } begins.

# What opens large over the board.

moment-enemy = An enemy
moment-defeated = Defeated
moment-infected = A fever
moment-infected-title = { $a } is infected
moment-dead = Down
moment-dead-title = { $a } lies still
moment-eliminated = Gone
moment-eliminated-title = { $a } is gone
moment-revived = Alive
moment-revived-title = { $a } breathes again
moment-tile-lost = Lost
moment-tile-lost-title = { $a_in }
moment-unmasked = The card is shown
moment-unmasked-title = { $a } is a Son of Liberty
moment-goal = The goal is met
moment-mission-card = The mission
moment-day = A new day
moment-day-title = Day { $n }

# Parts of a game, what each did, and what they are called for it.

chapter-mission-card = { $a }
deed-move = { $n ->
    [one] walk
   *[other] walks
}
deed-reveal = { $n ->
    [one] place found
   *[other] places found
}
deed-collect = { $n ->
    [one] find gathered
   *[other] finds gathered
}
deed-craft = { $n ->
    [one] thing made
   *[other] things made
}
deed-chest = { $n ->
    [one] chest opened
   *[other] chests opened
}
deed-loot = { $n ->
    [one] pocket searched
   *[other] pockets searched
}
deed-hands = { $n ->
    [one] gift
   *[other] gifts
}
deed-fire = { $n ->
    [one] fire lit
   *[other] fires lit
}
deed-cook = { $n ->
    [one] meal cooked
   *[other] meals cooked
}
deed-karma = { $n ->
    [one] second try
   *[other] second tries
}
deed-joins = { $n ->
    [one] fight joined
   *[other] fights joined
}
deed-heal = { $n ->
    [one] wound dressed
   *[other] wounds dressed
}
deed-counter = { $n ->
    [one] step of the mission
   *[other] steps of the mission
}
deed-revived = { $n ->
    [one] return from the dead
   *[other] returns from the dead
}
role-move = The walker
role-reveal = The pathfinder
role-collect = The gatherer
role-craft = The maker
role-chest = The locksmith
role-loot = The one who wastes nothing
role-hands = The giver
role-fire = The keeper of the fire
role-cook = The cook
role-karma = The one with luck
role-joins = The one who was there
role-heal = The one who went on
role-counter = The one who got it done
role-revived = The one who came back
