# Fights: questions, answers, reasons, the log, odds.

prompt-first-round = They are upon you. What do you do?
prompt-avoid = Which attack do you dodge?
prompt-join = A fight in your reach. Do you join?
prompt-join-in = A fight in your reach. What do you do?
prompt-step-in = You kept action points. Do you step in?
prompt-attacked = You are attacked. How do you answer?
prompt-under-fire = You are shot at. How do you react?
option-attack = Attack { $a_in }{ $n ->
    [2] { " " }with { $b_in }
   *[other] { "" }
}
option-sneak-attack = Sneak attack on { $a_in }{ $n ->
    [2] { " " }with { $b_in }
   *[other] { "" }
}
option-shoot = Shoot at { $a_in } with { $b_in }
option-dodge = Dodge
option-avoid = Dodge { $a_in } ({ $b_key ->
    [number-0] no success
    [number-1] 1 success
   *[other] { $b } successes
})
option-join = Let { $a_in } join
option-stand-by = Stay out of it
option-hold = Hold
option-counter = Strike back{ $n ->
    [1] { " " }with { $a_in }
   *[other] { "" }
}
option-take-it = Take it
option-charge = Charge to { $a_in }
why-unloaded = The weapon is empty: load it.
why-own-tile = A shot reaches neighbouring tiles only: attack in melee, or step away.
why-seen = You are not in stealth: enter the tile with a Stealth move.
why-charge = You do not have the action points for the way to { $a_in }.
event-dodge = { $a_in } dodges.
event-avoid = { $a_in } avoids an attack.
event-joins = { $a_in } joins the fight.
event-steps-in = { $a_in } steps in.
event-assault = { $a_in } attacks { $b_in }.
event-charge = { $a_in } charges.
