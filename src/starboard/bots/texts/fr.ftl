# Ce que le conseiller dit d'une option. $chance et $gap sont en centièmes ; $other et $reply sont des options nommées.

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
advice-clear = Nettement devant « { $other } », de { $gap } sur 100.
advice-narrow = Semble la meilleure, mais « { $other } » la vaut peut-être.
advice-close = Vaut à peu près « { $other } ».
advice-behind = Derrière « { $other } », de { $gap } sur 100.
advice-chance = { $low ->
    [0] { $high ->
        [100] Il est trop tôt pour le dire.
       *[other] Au plus { $high } chances sur 100.
    }
   *[other] { $high ->
        [100] Au moins { $low } chances sur 100.
       *[other] Environ { $chance } chances sur 100 ({ $low } à { $high }).
    }
}

# Les robots par leur nom

bot-random = Au hasard
bot-greedy = Un coup d’avance
bot-search = Recherche
bot-easy = Facile
bot-normal = Normal
bot-strong = Fort
