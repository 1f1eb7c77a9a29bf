# Ce que lisent les joueurs. Un message qui manque, ou qui n'existe que dans une langue, fait échouer les tests.

prompt-act = Que fait votre agence ?
option-earn = Gagner des crédits
option-plan = Piocher un projet
option-launch = Lancer « { $a } »

event-earn = Gagne { $n } crédits.
event-plan = { $known ->
    [yes] Pioche « { $secret_a } ».
   *[no] Pioche un projet.
}
event-launch = Lance « { $a } ».
event-gain = Gagne { $a_key ->
    [credits] { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
   *[other] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}.
event-lose-credits = Perd { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}.

why-credits = Il en coûte { $a_key ->
    [number-1] 1 crédit
   *[other] { $a } crédits
} : vous n'en avez pas assez.
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

piece-number = { $n }
stock-credits = Crédits
stock-points = Points
hand = Projets en main
hand-empty = aucun projet en main
discards = Projets lancés
no-card = rien n'est encore lancé
round = Tour
