# Pourquoi une action, une partie ou une place n’est pas possible maintenant

option-orbit-planet = Mettre une sonde sur orbite
option-land-planet = Se poser sur une planète ou une lune
piece-number = { $n }
why-credits = Cela coûte { $a_key ->
    [number-1] 1 crédit
   *[other] { $a } crédits
} : vous n’en avez pas assez.
why-energy = Cela coûte { $a_key ->
    [number-1] 1 énergie
   *[other] { $a } énergies
} : vous n’en avez pas assez.
why-publicity = Cela coûte { $a } de couverture médiatique : vous n’en avez pas assez.
why-probe-limit = Vous avez déjà dans l’espace toutes les sondes permises : mettez-en d’abord une sur orbite, ou posez-la.
why-no-probe = Vous n’avez pas de sonde dans l’espace : lancez-en d’abord une.
why-no-planet = Aucune de vos sondes n’est sur la case d’une planète autre que la Terre.
why-orbit-cost = { $a } : s’y mettre sur orbite coûte 1 crédit et 1 énergie, et vous n’avez pas les deux.
why-orbiter-there = { $a } : le seul orbiteur possible est déjà là.
why-land-cost = { $a } : s’y poser coûte { $b_key ->
    [number-1] 1 énergie
   *[other] { $b } énergies
}, et vous n’en avez pas assez.
why-lander-there = { $a } : le seul atterrisseur possible est déjà là.
why-moon-tech = { $a } : s’y poser demande la technologie des lunes.
why-scan-cost = Un scan coûte 1 crédit et 2 énergies : vous n’avez pas les deux.
why-top-row = La rangée du haut de votre ordinateur doit être pleine ; emplacements encore vides : { $a }.
why-all-techs = Vous possédez les douze technologies.
why-tech-owned = { $a } : vous possédez déjà cette technologie.
why-tech-colour = Cet effet donne une technologie d’une autre couleur.
why-tech-of-others = { $a } : personne d’autre ne possède cette technologie.
why-tech-gone = { $a } : la pile de cette technologie est vide.
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
why-no-data = Votre réserve de données est vide : marquer un signal en prend une.
why-computer-full = Tous les emplacements de votre ordinateur sont pleins : analysez pour le vider.
why-above-empty = Il faut d’abord remplir l’emplacement { $a } du haut, juste au-dessus.
why-mission = Pas encore ; il faut ceci : { $a }.
why-circles = Elle s’accomplit d’elle-même quand ses cercles sont couverts ; encore ouverts : { $a }.
why-two = Un échange demande deux ressources du même type.
why-asteroids = Quitter des astéroïdes coûte 2 déplacements : il n’en reste qu’un.

# Ce que l’adversaire prend au lieu de ressources

event-progress = Gagne { $n } de progression.
