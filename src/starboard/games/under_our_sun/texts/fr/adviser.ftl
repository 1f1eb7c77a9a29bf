# Pourquoi le conseiller préfère une réponse : ce qu'elle fait de plus, ou de moins.

term-mission = { $more ->
    [yes] elle rapproche du but de la mission
   *[no] elle éloigne du but de la mission
}
term-ahead = { $more ->
    [yes] elle prépare la prochaine carte de la mission
   *[no] elle prépare moins bien la prochaine carte de la mission
}
term-time = { $more ->
    [yes] elle ménage les points d'action
   *[no] elle coûte plus de points d'action
}
term-health = { $more ->
    [yes] elle ménage la santé
   *[no] elle coûte plus de santé
}
term-water = { $more ->
    [yes] elle laisse plus à boire
   *[no] elle laisse moins à boire
}
term-food = { $more ->
    [yes] elle laisse plus à manger
   *[no] elle laisse moins à manger
}
term-rest = { $more ->
    [yes] elle garde des forces et de la chance
   *[no] elle coûte des forces ou de la chance
}
term-gear = { $more ->
    [yes] elle procure de quoi s'équiper
   *[no] elle laisse moins d'objets utiles
}
term-danger = { $more ->
    [yes] elle tient les ennemis à distance
   *[no] elle laisse quelqu'un parmi les ennemis
}
term-shelter = { $more ->
    [yes] elle donne un abri pour la nuit
   *[no] elle laisse quelqu'un à découvert pour la nuit
}
term-company = { $more ->
    [yes] elle garde le groupe ensemble
   *[no] elle laisse quelqu'un seul
}
term-kitchen = { $more ->
    [yes] elle rapproche d'un feu de cuisine
   *[no] elle éloigne de la cuisine
}
term-land = { $more ->
    [yes] elle ouvre le pays
   *[no] elle ouvre moins le pays
}
term-prey = { $more ->
    [yes] elle affaiblit le Fils de la Liberté
   *[no] elle épargne le Fils de la Liberté
}
term-sabotage = { $more ->
    [yes] elle retarde la mission
   *[no] elle fait avancer la mission
}
term-victims = { $more ->
    [yes] elle affaiblit les Survivants
   *[no] elle laisse les Survivants plus forts
}
term-cover = { $more ->
    [yes] votre carte reste cachée
   *[no] elle vous trahit
}
term-goal = { $more ->
    [yes] elle rapproche de votre propre but
   *[no] elle éloigne de votre propre but
}
