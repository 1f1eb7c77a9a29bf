# What players read. A message that is missing, or that only one language has, fails the tests.

prompt-act = What does your agency do?
option-earn = Earn credits
option-plan = Draw a plan
option-launch = Launch “{ $a }”

event-earn = Earns { $n } credits.
event-plan = { $known ->
    [yes] Draws “{ $secret_a }”.
   *[no] Draws a plan.
}
event-launch = Launches “{ $a }”.
event-gain = Gains { $a_key ->
    [credits] { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}.
event-lose-credits = Loses { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}.

why-credits = It costs { $a_key ->
    [number-1] 1 credit
   *[other] { $a } credits
}: you do not have that much.
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

piece-number = { $n }
stock-credits = Credits
stock-points = Points
hand = Plans in hand
hand-empty = no plan in hand
discards = Plans launched
no-card = nothing launched yet
round = Round
