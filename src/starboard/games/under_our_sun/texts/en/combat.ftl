# Fights: questions, answers, reasons, the log, odds.

prompt-first-round = They are upon you. What do you do?
prompt-avoid = Which attack do you dodge?
prompt-join = A fight in your reach. Do you join?
prompt-join-in = A fight in your reach. What do you do?
prompt-step-in = You kept action points. Do you step in?
prompt-attacked = You are attacked. How do you answer?
prompt-under-fire = You are shot at. How do you react?
option-attack = Attack { $a }{ $n ->
    [2] { " " }with { $b }
   *[other] { "" }
}
option-sneak-attack = Sneak attack on { $a }{ $n ->
    [2] { " " }with { $b }
   *[other] { "" }
}
option-shoot = Shoot at { $a } with { $b }
option-dodge = Dodge
option-avoid = Dodge { $a } ({ $b })
option-join = { $a } joins
option-stand-by = Stay out of it
option-hold = Hold
option-counter = Strike back{ $n ->
    [1] { " " }with { $a }
   *[other] { "" }
}
option-take-it = Take it
option-charge = Charge to { $a_in }
why-unloaded = The weapon is empty.
why-own-tile = A shot reaches adjacent tiles only.
why-seen = You are not in stealth.
why-charge = You do not have the action points for the way to { $a_in }.
event-dodge = { $a } dodges.
event-avoid = { $a } avoids an attack.
event-joins = { $a } joins the fight.
event-steps-in = { $a } steps in.
event-assault = { $a } attacks { $b }.
event-charge = { $a } charges.
