# Pourquoi une action, une partie ou une place n’est pas possible maintenant

option-orbit-planet = Mettre une sonde sur orbite
option-land-planet = Poser une sonde sur une planète ou une lune
piece-number = { $n }
why-probe-limit = Vous avez déjà dans l’espace toutes les sondes permises : mettez-en d’abord une sur orbite, ou posez-la.
why-no-probe = Vous n’avez pas de sonde dans l’espace : lancez-en d’abord une.
why-no-planet = Aucune de vos sondes n’est sur une planète autre que la Terre : déplacez-en d’abord une.
why-orbiter-there = Il y a déjà, autour { $a_of }, le seul orbiteur possible : choisissez un autre lieu.
why-lander-there = Il y a déjà, sur { $a }, le seul atterrisseur possible : choisissez un autre lieu.
why-moon-tech = Se poser sur { $a } demande { $b_in } : recherchez d’abord cette technologie.
why-top-row = La rangée du haut de votre ordinateur doit être pleine : placez-y encore { $a_key ->
    [number-1] 1 donnée
   *[other] { $a } données
}.
why-all-techs = Vous possédez les douze technologies.
why-tech-owned = Vous possédez déjà { $a_in } : choisissez une autre technologie.
why-tech-colour = Cet effet ne donne qu’{ $a } : choisissez parmi celles-là.
why-tech-of-others = Personne d’autre ne possède { $a_in } : choisissez une technologie que quelqu’un possède.
why-tech-gone = La pile { $a_of } est vide : choisissez une autre technologie.
why-part-done = Cette partie est déjà faite : chacune ne se fait qu’une fois par scan.
why-signals-first = Il faut d’abord marquer le signal du secteur de la Terre et celui de la rangée de cartes.
why-hand-empty = Vous n’avez pas de carte en main : achetez-en une, ou passez et prenez-en une.
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
why-circles = Elle s’accomplit d’elle-même quand ses cercles sont couverts : { $a_key ->
    [number-1] il en reste 1.
   *[other] il en reste { $a }.
}
why-two = Un échange demande 2 cartes : { $a_key ->
    [number-0] vous n’en avez pas
   *[other] vous en avez { $a }
}.
why-asteroids = Quitter des astéroïdes coûte 2 déplacements : il n’en reste qu’un.

# Ce que l’adversaire prend au lieu de ressources

event-progress = { $who } gagne { $n } { $n ->
    [1] progression
   *[other] progressions
}.
