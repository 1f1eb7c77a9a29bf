# Pourquoi le conseiller préfère une réponse : ce qu’elle fait de plus, ou de moins.

term-page = { $more ->
    [yes] elle rapproche la page ouverte de sa fin
   *[no] elle laisse la page ouverte plus loin de sa fin
}
term-ahead = { $more ->
    [yes] elle prépare les pages suivantes
   *[no] elle prépare moins les pages suivantes
}
term-time = { $more ->
    [yes] elle épargne du temps et de l’endurance
   *[no] elle coûte plus de temps ou d’endurance
}
term-distress = { $more ->
    [yes] elle laisse moins de détresse
   *[no] elle laisse plus de détresse
}
term-focus = { $more ->
    [yes] elle garde une concentration élevée
   *[no] elle dépense plus de concentration
}
term-finds = { $more ->
    [yes] elle rapporte une découverte
   *[no] elle rapporte moins de découvertes
}
term-learning = { $more ->
    [yes] elle apporte de l’intuition ou de la compréhension
   *[no] elle apporte moins d’intuition et de compréhension
}
term-stores = { $more ->
    [yes] elle remplit les réserves
   *[no] elle laisse moins dans les réserves
}
term-land = { $more ->
    [yes] elle fait connaître le terrain
   *[no] elle fait moins connaître le terrain
}
term-trust = { $more ->
    [yes] elle renforce la cohésion
   *[no] elle renforce moins la cohésion
}
term-moments = { $more ->
    [yes] elle garde des opportunités ouvertes
   *[no] elle laisse moins d’opportunités
}
term-tempo = { $more ->
    [yes] elle tire plus du tour
   *[no] elle tire moins du tour
}
