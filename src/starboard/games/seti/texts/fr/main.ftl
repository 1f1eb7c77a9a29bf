# Pourquoi une action, une partie ou une place n’est pas possible maintenant

option-orbit-planet = Mettre une sonde en orbite
option-land-planet = Se poser sur une planète ou une lune
piece-number = { $n }
why-credits = Cela coûte { $a } crédits : vous n’en avez pas assez.
why-energy = Cela coûte { $a } d’énergie : vous n’en avez pas assez.
why-publicity = Cela coûte { $a } de couverture médiatique : vous n’en avez pas assez.
why-probe-limit = Vous avez déjà dans l’espace toutes les sondes permises : mettez-en d’abord une en orbite, ou posez-la.
why-no-probe = Vous n’avez pas de sonde dans l’espace : lancez-en d’abord une.
why-no-planet = Aucune de vos sondes n’est sur la case d’une planète autre que la Terre.
why-orbit-cost = Se mettre en orbite ici coûte 1 crédit et 1 énergie : { $a }. Vous n’avez pas les deux.
why-orbiter-there = Le seul orbiteur possible est déjà là : { $a }.
why-land-cost = Se poser ici coûte { $b } d’énergie : { $a }. Vous n’en avez pas assez.
why-lander-there = Le seul atterrisseur possible est déjà là : { $a }.
why-moon-tech = Se poser ici demande la technologie des lunes : { $a }.
why-scan-cost = Un scan coûte 1 crédit et 2 d’énergie : vous n’avez pas les deux.
why-top-row = La rangée du haut de votre ordinateur doit être pleine ; emplacements encore vides : { $a }.
why-all-techs = Vous possédez les douze technologies.
why-tech-owned = Vous possédez déjà cette technologie : { $a }.
why-tech-colour = Cet effet donne une technologie d’une autre couleur.
why-tech-of-others = Aucun autre joueur ne possède cette technologie : { $a }.
why-tech-gone = La pile de cette technologie est vide : { $a }.
why-part-done = Cette partie du scan est faite : chacune ne se fait qu’une fois.
why-signals-first = Il faut d’abord marquer le signal du secteur de la Terre et celui de la rangée de cartes.
why-hand-empty = Vous n’avez pas de carte en main.
why-asteroids = Quitter des astéroïdes coûte 2 déplacements : il n’en reste qu’un.

# Ce que l’adversaire prend au lieu de ressources

event-progress = Gagne { $n } de progression.
