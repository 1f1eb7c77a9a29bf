# Questions, answers and the log of tests.

prompt-danger = A danger die is rolled. Do you change it?
prompt-modify = Here are the results. Do you change them?
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
    [1] { $a_in }
   *[other] { $all_in }
}
option-sacrifice = Sacrifice { $n ->
    [1] { $a_in }
   *[other] { $all_in }
}
option-reactivate = Reactivate { $n ->
    [1] { $a_in }
   *[other] { $all_in }
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
    [1] { $a_in }
   *[other] { $all_in }
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
option-turn = Turn { $a_in } to { $b }
odds-line = { $a }
option-heal = Heal { $a_in }
option-turn-down = Turn { $a_in } face down
odds-advance = { $a } track: { $b } or more
odds-track = { $a } track: its outcome
odds-combine = combination: { $a }
odds-no-outcome = no outcome
odds-injury = an injury
odds-fourth-injury = a fourth injury
why-charges = There are not enough Charges: a Lead or a card may bring one.
why-nothing-to-do = It would change nothing now: choose something else.
event-advance = The { $b } track advances by { $n ->
    [1] 1 box
   *[other] { $n } boxes
}.
event-back-to-slot = { who } takes a die back.
event-choose-dice = { who } takes { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-combine = Combination: { $a_in }.
event-danger = { $a }.
event-discard-section = { who } discards Section cards.
event-draw-section = { who } draws { $n ->
    [1] 1 Section card
   *[other] { $n } Section cards
}.
event-extra-die = { who } rolls a die of the supply too.
event-flip-injury = { who } turns the injury { $a_in } over.
event-gain-charge = { who } gains { $n ->
    [1] 1 Charge
   *[other] { $n } Charges
}.
event-harm = { who } suffers { $b } ({ $a_in }).
event-heal-die = { who } removes an injury die.
event-heal-injury = { who } is healed of { $a_in }.
event-ignore-accidents = { who } ignores { $n ->
    [1] 1 Accident
   *[other] { $n } Accidents
}.
event-ignore-danger = { who } ignores the danger die.
event-injury = { who } gains the injury { $a_in }.
event-injury-die = { who } places an injury die.
event-lose-charge = { who } loses { $n ->
    [1] 1 Charge
   *[other] { $n } Charges
}.
event-mark = { who } marks the { $a } outcome.
event-outcome = The { $a } outcome is resolved.
event-persevere = { who } perseveres.
event-play = { who } plays { $a_in }.
event-pool-to-discard = { who } discards { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-push-out = { who } loses { $n ->
    [1] 1 die
   *[other] { $n } dice
} from a column.
event-reactivate = { who } reactivates { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-regress = The { $b } track goes back by { $n ->
    [1] 1 box
   *[other] { $n } boxes
}.
event-reroll = { who } rolls { $n ->
    [1] 1 die
   *[other] { $n } dice
} again.
event-reset = The { $b } track is cleared.
event-roll = { who } rolls { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-sacrifice-die = { who } sacrifices { $a_in }.
event-sacrifice-section = { who } sacrifices Section cards.
event-shuffle-section = { who } shuffles the card discard.
event-special-effect = { $n ->
    [1] A special effect applies.
   *[other] A special effect applies { $n } times.
}
event-spend-die = { who } spends { $n ->
    [1] 1 die
   *[other] { $n } dice
}.
event-support = { who } supports the test.
event-test = { who } makes a test ({ $a }).
event-turn = { who } turns a die to { $b }.
