# Questions, answers and the log of tests.

prompt-danger = A danger die lies there. Do you change it?
prompt-modify = The results lie there. Do you change them?
prompt-discard-cards = Which cards do you discard?
prompt-spend-dice = Which dice do you spend?
prompt-sacrifice-die = Which die do you sacrifice?
prompt-reactivate-dice = Which dice do you reactivate?
prompt-push-out = Which die has to leave its column?
prompt-place-injury-dice = On which column does the injury die lie?
prompt-support = Do you support this test?
prompt-choose-dice = Which dice do you roll?
prompt-reroll = Which dice do you roll again?
prompt-pool-to-discard = Which dice do you discard?
prompt-pool-to-slots = Which dice go back to their slots?
prompt-choose-injury = Which injury?
prompt-choose-injury-die = Which injury die?
prompt-count-as-there = Does a Vanguard count as it?
prompt-how-often = How often?
prompt-pay-with = Which dice pay for it?
prompt-combinations = Which combination do you activate?
prompt-mark-outcome = Which outcome do you mark?
prompt-injury-dice = Which injury die comes next?
prompt-turn-die = Which die do you turn, and to which face?
option-choose-dice = { $n ->
    [0] No die
    [1] { $a }
   *[other] { $all }
}
option-spend = Spend { $n ->
    [1] { $a }
   *[other] { $all }
}
option-sacrifice = Sacrifice { $n ->
    [1] { $a }
   *[other] { $all }
}
option-reactivate = Reactivate { $n ->
    [1] { $a }
   *[other] { $all }
}
option-push-out = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-injury-die-on = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-discard-cards = Discard { $n ->
    [1] { $a }
   *[other] { $all }
}
then-done = and end your turn
then-enough = and no more
option-combine = { $a }
option-count-as = Yes: { $a }
option-count-not = No
option-mark = { $a }
option-pay-with = { $a }{ $n ->
    [1] { "" }
    [2] , { $b }
    [3] , { $b }, { $c }
   *[other] , { $b }, { $c }, { $d }
}
option-persevere = Persevere
option-play = Play { $a_in }
option-remove-die = { $a }
option-resolve-injury = { $a }
option-times = { $a }
option-turn = { $a } to { $b }
odds-line = { $a }
option-heal = Heal { $a }
option-turn-down = Turn { $a } face down
odds-advance = { $a } track: { $b } or more
odds-track = { $a } track: its outcome
odds-no-outcome = no outcome
odds-injury = an injury
odds-fourth-injury = a fourth injury
why-charges = There are not enough Charges: a Lead or a card may bring one.
why-nothing-to-do = It would change nothing now.
event-advance = { $b } track: { $n } on.
event-back-to-slot = { who } takes a die back.
event-choose-dice = { who } takes { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-combine = Combination: { $a_in }.
event-danger = { $a }.
event-discard-section = { who } discards Section cards.
event-draw-section = { who } draws Section cards: { $n }.
event-extra-die = { who } rolls a die of the supply too.
event-flip-injury = { who } turns the injury { $a_in } over.
event-gain-charge = { who } gains Charges: { $n }.
event-harm = { who }: { $b } on { $a_in }.
event-heal-die = { who } removes an injury die.
event-heal-injury = { who } is healed of { $a_in }.
event-ignore-accidents = { who } ignores Accidents: { $n }.
event-ignore-danger = { who } ignores the danger die.
event-injury = { who } gains the injury { $a_in }.
event-injury-die = { who } places an injury die.
event-lose-charge = { who } loses Charges: { $n }.
event-mark = { who } marks { $a }.
event-outcome = Outcome: { $a }.
event-persevere = { who } perseveres.
event-play = { who } plays { $a_in }.
event-pool-to-discard = { who } discards dice: { $n }.
event-push-out = { who } loses dice from a column: { $n }.
event-reactivate = { who } reactivates dice: { $n }.
event-regress = { $b } track: { $n } back.
event-reroll = { who } rolls dice again: { $n }.
event-reset = { $b } track, now empty.
event-roll = { who } rolls dice: { $n }.
event-sacrifice-die = { who } sacrifices { $a }.
event-sacrifice-section = { who } sacrifices Section cards.
event-shuffle-section = { who } shuffles the card discard.
event-special-effect = Special effect: { $n }.
event-spend-die = { who } spends dice: { $n }.
event-support = { who } supports the test.
event-test = { who } makes a test ({ $a }).
event-turn = { who } turns a die: { $b }.
