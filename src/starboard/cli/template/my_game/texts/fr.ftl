# Ce que lisent les joueurs. Un message qui manque, ou qui n'existe que dans une langue, fait échouer les tests.

prompt-act = Que fait votre agence ?
option-earn = Gagner des crédits
option-plan = Piocher un projet
option-launch = Lancer « { $a } »

event-earn = { $who } gagne { $n } crédits.
event-plan = { $known ->
    [yes] { $who } pioche « { $secret_a } ».
   *[no] { $who } pioche un projet.
}
event-launch = { $who } lance « { $a } ».
event-gain = { $who } gagne { $a_key ->
    [credits] { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}.
event-lose-credits = { $who } perd { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}.

why-hand-full = Vous tenez déjà trois projets : lancez-en un d'abord.
why-deck-empty = La pioche est vide.

do-gain = | { v-gain } | { $what ->
    [credits] { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
do-others-lose = chacun des autres | perd | { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}

noun-credits = crédit
stock-credits = Crédits
stock-points = Points
hand = Projets en main
hand-empty = aucun projet en main
discards = Projets lancés
no-card = rien n'est encore lancé
round = Tour
