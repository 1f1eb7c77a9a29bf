# Ce que le conseiller dit d'une option. $gap est en points ou en centièmes ; $other et $reply sont des options nommées.

advice-wins-now = Gagne sur-le-champ.
advice-loses-now = Perd sur-le-champ.
advice-only = C’est la seule réponse possible.
advice-reply = { $danger ->
    [100] { $who } pourrait répondre « { $reply } » et gagner.
   *[other] { $who } pourrait répondre « { $reply } » et gagnerait alors environ { $danger } fois sur 100.
}
advice-prevents = { $danger ->
    [100] Sans cela, { $who } pourrait répondre « { $reply } » et gagner.
   *[other] Sans cela, { $who } pourrait répondre « { $reply } » et gagnerait alors environ { $danger } fois sur 100.
}
advice-clear = Nettement devant « { $other } », d’environ { $gap } { $unit ->
    [points] { $gap ->
        [0] point
        [1] point
       *[other] points
    }
   *[percent] sur 100
}.
advice-narrow = Semble la meilleure, mais « { $other } » la vaut peut-être.
advice-close = Vaut à peu près « { $other } ».
advice-behind = Derrière « { $other } », d’environ { $gap } { $unit ->
    [points] { $gap ->
        [0] point
        [1] point
       *[other] points
    }
   *[percent] sur 100
}.
advice-because = En effet, { $why }.
advice-points = { $lead ->
    [ahead] Vous pourriez finir avec environ { $n } { $n ->
        [1] point
       *[other] points
    } d’avance.
    [behind] Vous pourriez finir avec environ { $n } { $n ->
        [1] point
       *[other] points
    } de retard.
   *[level] Vous pourriez finir à égalité avec le meilleur.
}
advice-chance = { $low ->
    [0] { $high ->
        [100] Il est trop tôt pour le dire.
       *[other] Chances de gagner : au plus { $high } %.
    }
   *[other] { $high ->
        [100] Chances de gagner : au moins { $low } %.
       *[other] Chances de gagner : environ { $chance } %.
    }
}

# Les robots par leur nom

bot-random = Au hasard
bot-greedy = Un coup d’avance
bot-search = Recherche
bot-easy = Facile
bot-normal = Normal
bot-strong = Fort
