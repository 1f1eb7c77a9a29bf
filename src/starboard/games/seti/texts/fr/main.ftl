# Pourquoi une action, une partie ou une place n’est pas possible maintenant

option-orbit-planet = Mettre une sonde sur orbite
option-land-planet = Poser une sonde sur une planète ou une lune
piece-number = { $n }
why-credits = Cela coûte { $a_key ->
    [number-1] 1 crédit
   *[other] { $a } crédits
} : vous n’en avez pas assez.
why-energy = Cela coûte { $a_key ->
    [number-1] 1 énergie
   *[other] { $a } énergies
} : vous n’en avez pas assez.
why-publicity = Cela coûte { $a } couvertures médiatiques : vous n’en avez pas assez.
why-probe-limit = Vous avez déjà dans l’espace toutes les sondes permises : mettez-en d’abord une sur orbite, ou posez-la.
why-no-probe = Vous n’avez pas de sonde dans l’espace : lancez-en d’abord une.
why-no-planet = Aucune de vos sondes n’est sur la case d’une planète autre que la Terre.
why-orbit-cost = Se mettre sur orbite autour { $a_of } coûte 1 crédit et 1 énergie : vous n’avez pas les deux.
why-orbiter-there = Il y a déjà, autour { $a_of }, le seul orbiteur possible.
why-land-cost = Se poser sur { $a } coûte { $b_key ->
    [number-1] 1 énergie
   *[other] { $b } énergies
} : vous n’en avez pas assez.
why-lander-there = Il y a déjà, sur { $a }, le seul atterrisseur possible.
why-moon-tech = Se poser sur { $a } demande la technologie des lunes.
why-scan-cost = Un scan coûte 1 crédit et 2 énergies : vous n’avez pas les deux.
why-top-row = La rangée du haut de votre ordinateur doit être pleine ; emplacements encore vides : { $a }.
why-all-techs = Vous possédez les douze technologies.
why-tech-owned = Vous possédez déjà { $a_in }.
why-tech-colour = Cet effet donne une technologie d’une autre couleur.
why-tech-of-others = Personne d’autre ne possède { $a_in }.
why-tech-gone = La pile { $a_of } est vide.
why-part-done = Cette partie du scan est faite : chacune ne se fait qu’une fois.
why-signals-first = Il faut d’abord marquer le signal du secteur de la Terre et celui de la rangée de cartes.
why-hand-empty = Vous n’avez pas de carte en main.
option-place-data = Placer une donnée
option-fly-probe = Déplacement contre énergie
option-fly-from = Déplacement contre énergie : { $a } → …
option-corner-card = Défausser une carte pour son action de coin
option-exchange-two = Échanger 2 { $a_key ->
    [credit] crédits
    [card] cartes
   *[energy] énergies
}
why-no-data = Votre réserve de données est vide : marquez des signaux pour en gagner.
why-computer-full = Tous les emplacements de votre ordinateur sont pleins : analysez pour le vider.
why-above-empty = Il faut d’abord remplir l’emplacement { $a } du haut, juste au-dessus.
why-mission = Pas encore : elle s’accomplit si { $a }.
why-circles = Elle s’accomplit d’elle-même quand ses cercles sont couverts ; encore ouverts : { $a }.
why-two = Un échange demande deux ressources du même type.
why-asteroids = Quitter des astéroïdes coûte 2 déplacements : il n’en reste qu’un.

# Ce que l’adversaire prend au lieu de ressources

event-progress = Gagne { $n } { $n ->
    [1] progression
   *[other] progressions
}.
