# Pourquoi le conseiller préfère une réponse : ce qu’elle fait de plus, ou de moins.

term-points = { $more ->
    [yes] elle marque plus tout de suite
   *[no] elle marque moins tout de suite
}
term-credits = { $more ->
    [yes] elle laisse plus de crédits
   *[no] elle laisse moins de crédits
}
term-energy = { $more ->
    [yes] elle laisse plus d’énergie
   *[no] elle laisse moins d’énergie
}
term-publicity = { $more ->
    [yes] elle apporte de la couverture médiatique
   *[no] elle apporte moins de couverture médiatique
}
term-data = { $more ->
    [yes] elle apporte des données à analyser
   *[no] elle apporte moins de données
}
term-technologies = { $more ->
    [yes] elle rentabilise une technologie
   *[no] elle rentabilise moins les technologies
}
term-life = { $more ->
    [yes] elle apporte des signes de vie
   *[no] elle apporte moins de signes de vie
}
term-income = { $more ->
    [yes] elle augmente le revenu
   *[no] elle apporte moins de revenu
}
term-cards = { $more ->
    [yes] elle laisse de meilleures cartes en main
   *[no] elle laisse de moins bonnes cartes en main
}
term-flights = { $more ->
    [yes] elle mène une sonde là où elle rapporte
   *[no] elle laisse les sondes plus loin de ce qui rapporte
}
term-sectors = { $more ->
    [yes] elle aide à couvrir un secteur
   *[no] elle aide moins à couvrir un secteur
}
term-missions = { $more ->
    [yes] elle rapproche une mission de son but
   *[no] elle laisse les missions plus loin de leur but
}
term-goals = { $more ->
    [yes] elle rapporte plus en fin de partie
   *[no] elle rapporte moins en fin de partie
}
term-rivals = { $more ->
    [yes] elle laisse moins aux autres
   *[no] elle laisse plus aux autres
}
