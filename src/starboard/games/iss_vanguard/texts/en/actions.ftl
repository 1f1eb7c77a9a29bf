# Questions, answers and reasons of the field.

prompt-act = What does your member do?
prompt-agree = Do you agree to lift off now?
prompt-buy-dice = Do you buy Challenge dice for all Sections?
prompt-choose-member = Which member?
prompt-commit = Do you promise a die for this test?
prompt-discard-discovery = Which Discovery do you give up?
prompt-discovery-deck = From which deck does the Discovery come?
prompt-event = An event is revealed. Do you reply?
prompt-lead-bonus = Who gets the bonus of the Lead?
prompt-pilot = Who makes the next landing test?
prompt-place-lead = Which Lead do you place, and where?
prompt-rank-card = Which Rank card do you pursue?
prompt-shift = Where does the member go?
prompt-start-marker = Who begins the round?
prompt-team = Which Section sends a member?
prompt-threat-way = Which way does it take?
prompt-use-or-not = Do you use it now?
option-advance = { $a } first
option-agree = Agree
option-bonus = { $a }
option-buy-dice = Buy a die for each Section{ $n ->
    [0] { "" }
   *[other] , with the help of { $a }
}
option-commit = Promise a die
option-conclude = Conclude “{ $a }”
option-deck = { $a }
option-discard = Give up { $a_in }
option-done = End the turn
option-first = { $a_in } first
option-give = Give { $a_in } to { $b_in }
option-icon = { $a }
option-keep-success = Keep the Success tokens
option-lead = { $a } onto the deck “{ $b }”
option-lift-off = Lift off
option-member = { $a }
option-move = Move to { $a_in }{ $n ->
    [2] { " " }by { $b }
   *[other] { "" }
}
option-pilot = { $a }
option-prepare = Prepare: { $a }
option-rank-card = { $a }
option-refuse = Refuse
option-rest = Rest
option-send = Send { $a }
option-special = { $a }
option-start = { $a }
option-to = To { $a_in }
option-use = Use { $a_in }
name-draw = draw a card
name-draw-test = draw a card, then test
name-test-draw = test, then draw a card
why-forbidden = A card in force forbids it: read the circumstances and the cards beside your board.
why-no-move = Nobody moves away from here: a No-move icon lies in this sector. Play its Special Action first.
why-not-agreed = Somebody refused to lift off in this turn: ask again in another one.
why-not-at-lander = You are not on the lander sector: move there first.
why-not-supported = Nobody promised a die for it in this turn: ask again in another one.
why-requires = This can be done only if { $a }.
why-special = The Special Action of this turn is used: the next turn has one again.
why-supplies = There are not enough Supplies: persevere, or gain some first.
why-support = Nobody on this sector could add a die: wait for another member here.
setting-players = People at the table
setting-team = Members in the field
setting-team-by-players = As the rules say
setting-survival = Survival mode
setting-survival-off = Off
setting-survival-on = On
