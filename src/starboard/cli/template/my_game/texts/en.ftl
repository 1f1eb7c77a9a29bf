# What players read. A message that is missing, or that only one language has, fails the tests.

prompt-act = What does your agency do?
option-earn = Earn credits
option-plan = Draw a plan
option-launch = Launch “{ $a }”

event-earn = { $who } earns { $n } credits.
event-plan = { $known ->
    [yes] { $who } draws “{ $secret_a }”.
   *[no] { $who } draws a plan.
}
event-launch = { $who } launches “{ $a }”.
event-gain = { $who } gains { $a_key ->
    [credits] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}.
event-lose-credits = { $who } loses { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}.

why-hand-full = You hold three plans already: launch one first.
why-deck-empty = The deck is empty.

do-gain = | { v-gain } | { $what ->
    [credits] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
do-others-lose = everybody else | loses | { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}

noun-credits = credit
stock-credits = Credits
stock-points = Points
hand = Plans in hand
hand-empty = no plan in hand
discards = Plans launched
no-card = nothing launched yet
round = Round
