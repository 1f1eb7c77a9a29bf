# How a game is told to those who do not play just now.

tell-move = { $a } walks to { $b_in }.
tell-reveal = { $a_in } comes into sight.
tell-collect = { $a } gathers { $b }.
tell-craft = { $a } makes { $b_in }.
tell-use = { $a } uses { $b_in }.
tell-gain-card = { $a } comes by { $b_in }.
tell-chest = { $a } gets the chest open.
tell-loot = { $a } goes through what { $b_in } left.
tell-set-up = { $a } sets up { $b_in }.
tell-dismantle = { $a } takes { $b_in } to pieces.
tell-drop = { $a } leaves { $b } behind.
tell-drop-card = { $a } leaves { $b_in } behind.
tell-hands = { $a } hands something over to { $b }.
tell-no-trade = { $a } and { $b } come to no agreement.
tell-caught = { $a } has a hand in the wrong pocket, and { $b } sees it.
tell-turns-on = { $a } turns on { $b }.
tell-pitch = { $a } pitches camp.
tell-strike = { $a } strikes camp.
tell-fire = { $a } gets a fire going.
tell-cook = { $a } cooks.
tell-cooking-side = { $a } builds a hearth.
tell-wait = { $a } watches and waits.
tell-hidden = { $a } goes unseen.
tell-detected = { $a } is seen.
tell-karma = { $a } tries the luck once more.
tell-first-round = { $a } has to fight.
tell-joins = { $a } joins the fight.
tell-steps-in = { $a } steps in.
tell-dodge = { $a } ducks away.
tell-assault = { $a } attacks { $b }!
tell-charge = { $a } charges.
tell-test-passed = It works.
tell-test-failed = It does not work.
tell-hydrate = { $a } drinks.
tell-fed = { $a } eats.
tell-fitness = { $a } is { $b } now.
tell-night-card = The night brings { $a } this: { $b_in }.
tell-event = { $a } comes upon { $b_in }.
tell-merchant = { $a } has come to { $b_in }.
tell-voted = The vote is in: { $a }.
tell-cured = { $a } has no fever any more.
tell-heal = { $a } feels better.
tell-sun-card = The sky: { $a_in }.
tell-enemy-moves = { $a } comes to { $b_in }.
tell-counter = That brings it on: { $a }, { $n } by now.
tell-enemy = { $a } waits at { $b_in }.
tell-defeated = { $a } falls.
tell-hurt = { $a } is hurt.
tell-infected = { $a } has caught a fever.
tell-dead = { $a } lies still.
tell-eliminated = { $a } is gone.
tell-revived = { $a } breathes again.
tell-tile-lost = { $a_in } is lost.
tell-unmasked = { $a } shows the card: a Son of Liberty.
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
