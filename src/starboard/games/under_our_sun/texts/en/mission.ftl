# The mission, the dead, the Son of Liberty, endings.

prompt-waive = The Son of Liberty lies dead. Shall nobody revive them?
option-waive = Waive the revival of { $a_in }
option-grant = Leave { $a_in } the chance
option-unmask = Show your Team card
option-command = Command { $a_in } to { $b_in }
option-infiltrate = { $n ->
    [0] Call one of your own
   *[other] Call one of your own to { $a_in }
}
option-take-from = Take { $a_in } from { $b_in }
why-infiltrated = You have called one of your own today: wait until tomorrow.
why-nowhere = There is no tile beside you to call them to.
event-unmasked = { $a_in } is a Son of Liberty: { $b_in }. All Team cards are turned up.
event-waived = Nobody will revive { $a_in }.
is-phase-ends = { $mood ->
    [not] no { $phase_name } is ending
   *[do] the { $phase_name } is ending
}
count-survivors = the number of the Survivors' characters{ $half ->
    [yes] , halved
   *[no] { "" }
}
son-won = The Son of Liberty has what they came for.
son-eliminated = The Son of Liberty is gone. The Survivors win.
son-mission-lost = The mission is lost, as the Son of Liberty wished.
book-mission = { $mission }: this mission's own rules
book-limit = Day limit
book-days = The mission is lost at the end of the night of day { $n }.
