# La première partie guidée : un titre et quelques phrases, lus au moment où la chose se présente.

lesson-goal = La recherche
lesson-goal-text = Votre agence cherche la vie : par des sondes parmi les planètes, par des télescopes parmi huit étoiles, par un ordinateur chez elle. Elle a cinq manches. Après la cinquième, le plus de points l'emporte, et toute façon de chercher en rapporte.
lesson-answering = Comment répondre
lesson-answering-text = Une question donne la liste de tout ce que vous pouvez faire. Touchez un bouton de la liste, ou ce qui s'allume sur le plateau : c'est votre réponse ; le prix est écrit dessus. On revient en arrière tant que rien de caché n'a été révélé.
lesson-first-income = Votre premier revenu
lesson-first-income-text = Chaque carte a un revenu, le dernier de ses signes : un crédit, une énergie ou une carte. Réservez-en une : vous gagnez cela maintenant, puis à chaque revenu à venir, et la carte ne sert plus à rien d'autre. Cédez celle que vous ne joueriez pas de sitôt.

lesson-turn = Votre tour
lesson-turn-text = Une action principale, et autour d'elle autant d'actions gratuites que vous voulez. Lancer, mettre sur orbite, poser, scanner, analyser, rechercher, jouer une carte ou passer : prenez ce qui rapporte le plus avec ce que vous avez.
lesson-stock = De quoi vous vivez
lesson-stock-text = Les crédits paient lancements, scans et cartes ; l'énergie déplace, pose et analyse ; la couverture médiatique, 10 au plus, achète technologies et cartes. Une manche dure tant qu'il en reste : voyez ce que ce tour laisse au suivant.
lesson-cards = Une carte, quatre usages
lesson-cards-text = Une carte se joue pour son effet, ou sert par l'un de ses signes : une action de coin, un signal de sa couleur, un revenu. Elle n'a qu'un usage, une fois. La loupe l'ouvre pour la lire en entier.
lesson-play = Jouer une carte
lesson-play-text = Jouer une carte est une action principale, au prix imprimé. Ce qu'elle accorde est dispensé de son coût habituel : un lancement par carte épargne les 2 crédits d'un lancement. Missions et encadrés dorés restent ensuite devant vous.
lesson-more = Avant de finir le tour
lesson-more-text = L'action principale est faite, les actions gratuites restent : placer une donnée, déplacer une sonde, défausser pour un coin. Paliers et découvertes se règlent à la fin du tour, et plus rien ne s'y glisse alors.
lesson-corner = Les coins
lesson-corner-text = Par une action gratuite, défaussez une carte pour son coin : 1 couverture médiatique, 1 donnée ou 1 déplacement. Bon pour la carte que vous ne pourrez payer cette manche, et pour le pas qui manque à une sonde.
lesson-trade = Échanger
lesson-trade-text = Il vous manque une chose ? Deux crédits, deux énergies ou deux cartes en font un crédit, une énergie ou une carte ; 3 couvertures médiatiques achètent une carte. Le cours est mauvais, et c'est parfois toute la différence.

lesson-launch = Lancer
lesson-launch-text = Pour 2 crédits, une sonde part de la Terre. Vous pouvez en avoir une dans l'espace ; en orbite ou posée, elle ne compte plus. Lancez quand il vous reste de l'énergie pour la déplacer : les planètes n'attendent pas.
lesson-move = Voler
lesson-move-text = Chaque déplacement coûte 1 énergie et c'est une action gratuite : la case suivante de l'anneau, ou un anneau vers l'intérieur ou l'extérieur, jamais en diagonale. Quitter des astéroïdes en coûte un de plus. Rien ne presse de tout dépenser.
lesson-visit = Une visite
lesson-visit-text = Arriver sur une planète autre que la Terre, ou sur une comète, donne 1 couverture médiatique, à chaque fois. Le chemin peut donc se payer lui-même : cherchez une comète entre vous et votre but.
lesson-orbit = Sur orbite
lesson-orbit-text = Votre sonde est à une planète. Pour 1 crédit et 1 énergie, elle y devient orbiteur : vous gagnez ce que la planète montre pour une orbite, et 3 PV de plus si c'est la première. Elle y reste pour de bon.
lesson-land = L'orbite ou le sol ?
lesson-land-text = À une planète, une sonde se met sur orbite, pour 1 crédit et 1 énergie, ou se pose, pour 3 énergies, 2 si quelqu'un y est en orbite. Se poser donne des points et une trace jaune, et des données à qui s'y pose en premier. L'onglet « Planètes » dit ce que chacune paie.

lesson-scan = Scanner
lesson-scan-text = Pour 1 crédit et 2 énergies, vous marquez deux signaux : l'un à l'étoile du secteur de la Terre, l'autre en défaussant une carte de la rangée, à une étoile de sa couleur. Chaque signal emporte une donnée.
lesson-signal = Où écouter
lesson-signal-text = Un signal remplace la donnée la plus à gauche d'une étoile, et la donnée est à vous. La deuxième place marque aussitôt 2 PV. Chaque couleur a deux étoiles : prenez celle où vous êtes devant, ou pourriez l'être.
lesson-majority = Une majorité
lesson-majority-text = Quand la dernière donnée d'une étoile est prise, son secteur est rempli : qui y a le plus de signaux le couvre, et à égalité le dernier signal tranche. C'est de là que viennent les traces violettes. Mieux vaut une étoile gagnée que trois partagées.
lesson-sector = Un secteur est rempli
lesson-sector-text = Quiconque y a un signal gagne 1 couverture médiatique, la majorité prend la récompense du secteur, et la deuxième place garde un signal pour la fois suivante. Puis l'étoile se remplit, et l'écoute reprend.
lesson-rotation = Les disques pivotent
lesson-rotation-text = Une recherche, et la première fois que l'on passe dans une manche, font pivoter le Système solaire : le disque 1, puis 1 et 2, puis les trois. Ce qui est sur un disque le suit, sondes comprises ; une sonde en travers est poussée d'une case, et c'est une visite.

lesson-data = L'ordinateur
lesson-data-text = Les données attendent dans votre réserve, 6 au plus. En placer une est une action gratuite, de gauche à droite : la deuxième case donne 1 couverture médiatique, la quatrième un revenu. Placez-les avant que la réserve soit pleine, ou la suite est perdue.
lesson-analyze = Analyser
lesson-analyze-text = Quand les six cases du haut sont pleines, 1 énergie en fait une trace de vie bleue. L'ordinateur est alors vide, et l'on recommence. C'est le chemin le plus régulier vers une découverte.
lesson-research = Rechercher
lesson-research-text = Avec 6 couvertures médiatiques, vous faites pivoter le Système solaire et prenez une technologie qui vous manque. Les sondes vont plus loin, les télescopes entendent mieux, l'ordinateur paie davantage. Prise tôt, elle sert toute la partie ; prise tard, à peine.
lesson-tech = Quelle technologie ?
lesson-tech-text = Les orange servent aux sondes, les violettes aux télescopes, les bleues à l'ordinateur. La première prise d'une pile marque 2 PV, et la tuile donne son bonus aussitôt. Prenez ce qui servira à la plupart de vos tours.
lesson-slot = Dans l'ordinateur
lesson-slot-text = Une technologie bleue se place à la case 1, 3, 5 ou 6. Une donnée posée au-dessus d'elle marque 2 PV ; la case du dessous peut alors en recevoir une et paie ce qu'elle montre. Les premières cases se remplissent plus souvent.
lesson-income = Plus de revenus
lesson-income-text = Réservez une carte de votre main : vous gagnez son revenu maintenant, puis à la fin de chaque manche sauf la dernière. Le plus tôt est le mieux. Vers la fin, mieux vaut parfois renoncer et garder la carte.

lesson-mission = Une mission
lesson-mission-text = Les missions devant vous réagissent à ce que vous faites : un acte qui convient couvre un cercle et le paie aussitôt. Un acte n'en couvre qu'un, répartissez donc les vôtres. Quand tous sont couverts, la mission est accomplie.
lesson-condition = Une condition est remplie
lesson-condition-text = Cette mission demande un état de la partie, et il est atteint. L'accomplir est une action gratuite de votre tour ; on peut attendre, mais un état a tôt fait de passer.

lesson-passing = Quand passer
lesson-passing-text = Passez quand rien de ce que vous pouvez payer n'en vaut la peine. Vous gardez 4 cartes au plus et n'agissez plus de la manche, mais ce que vous épargnez vous reste. Qui passe en premier fait pivoter le Système solaire : songez à votre sonde.
lesson-round-card = Une carte pour la route
lesson-round-card-text = Qui passe prend une carte de la pile de la manche ; plus on passe tôt, plus il y a de choix. Gardez-en une que vous pourrez payer au début de la manche suivante.
lesson-round = Une nouvelle manche
lesson-round-text = Chacun a touché ses revenus : 3 crédits, 2 énergies, une carte, et ce que portent les cartes réservées. L'agence suivante commence, cette fois. Regardez le ciel avant de rien dépenser : il a peut-être tourné.
lesson-last-round = La dernière manche
lesson-last-round-text = Aucun revenu ne suit, passer ne donne plus de carte, et ce qui reste ne vaut rien. Changez tout en points : posez, analysez, accomplissez des missions, et pensez aux tuiles dorées que vous avez marquées.

lesson-trace = Une trace de vie
lesson-trace-text = Les traces violettes, jaunes et bleues vont aux emplacements de leur couleur. Un emplacement Découverte donne 5 PV à gauche, 3 à droite, avec 1 couverture médiatique. Trois traces font une découverte, qui que ce soit qui les ait marquées.
lesson-neutral = La chance des autres
lesson-neutral-text = Qui atteint 20 PV, puis 30, met un marqueur neutre sur un emplacement Découverte, tant qu'il y en a. Ce n'est la trace de personne, mais cela rapproche une espèce pour tous. Comptez combien il en manque.
lesson-gold = Une tuile dorée
lesson-gold-text = À 25, 50 et 70 PV, vous marquez une tuile Score dorée, chaque fois une autre. À la fin, elle rapporte sa valeur pour chaque série que vous avez. La première marque vaut le plus : prenez celle que vous continuerez à remplir.
lesson-species = Il y a quelqu'un
lesson-species-text = Les trois emplacements Découverte sont marqués : l'espèce est connue. Les marqueurs qui s'y trouvent sont récompensés, d'ordinaire par une carte de l'espèce. Son plateau offre de nouveaux emplacements, et ses règles sont dans le livret : lisez-les avant d'aller plus loin.
lesson-scoring = Le décompte
lesson-scoring-text = Les cartes à encadré doré comptent d'abord, puis les tuiles dorées, puis ce qu'ajoute une espèce. Le résultat montre chaque étape. La relecture rejoue toute la partie ; la prochaine fois, essayez à trois agences, ou seul contre l'adversaire.

# Le premier tour, pas à pas

lesson-first-search = La recherche
lesson-first-search-text = Vous dirigez une agence qui cherche la vie. Vous avez cinq manches ; qui a le plus de points ensuite gagne. Voici notre système solaire, vu d’en haut : ses anneaux tournent, et vos sondes y voyagent. Envoyons-en une vers Vénus.
lesson-first-launch = Lancez une sonde
lesson-first-launch-text = À votre tour, vous faites une action principale. Lancer en est une, pour 2 crédits : une sonde part d’ici, de la Terre. Appuyez sur « Lancer une sonde ». Tout peut être annulé tant que rien de caché n’est apparu.
lesson-first-fly = Volez
lesson-first-fly-text = Voler ne prend pas d’action et coûte 1 énergie par pas, le long d’un anneau ou d’un anneau à l’autre. Votre sonde est sur la Terre. Appuyez sur la case voisine qui brille.
lesson-first-visit = Atteignez une planète
lesson-first-visit-text = Vénus est au pas suivant. Qui arrive sur une planète ou une comète gagne 1 couverture médiatique, qui achète plus tard technologies et cartes. Appuyez sur la case qui brille.
lesson-first-planet = Ce que paie une planète
lesson-first-planet-text = Vous êtes à Vénus. À un tour suivant, la sonde pourra s’y mettre sur orbite ou s’y poser, pour ce qui est dessiné à côté de la planète : points, revenu, trace de vie. La première y gagne plus. L’onglet « Planètes » les montre toutes.
lesson-first-corner = Le coin d’une carte
lesson-first-corner-text = Une carte se joue, à son prix, ou se défausse pour le signe de son coin, ce qui est gratuit. Celle-ci vous apporterait 1 donnée. Appuyez sur la carte qui brille.
lesson-first-data = Nourrissez l’ordinateur
lesson-first-data-text = Les données vont dans votre ordinateur, de gauche à droite, quand vous voulez. Une rangée du haut pleine s’analyse : cela trouve une trace de vie. Appuyez sur la case qui brille.
lesson-first-end = Finissez votre tour
lesson-first-end-text = Il vous reste 3 crédits et 1 énergie : assez pour l’orbite de Vénus la prochaine fois. Quand plus personne ne peut payer, tous passent, et une nouvelle manche apporte le revenu. Appuyez sur « Finir votre tour » ; puis votre adversaire joue.
lesson-first-own = À vous de jouer
lesson-first-own-text = Désormais, toutes les réponses sont ouvertes. Votre sonde attend à Vénus : l’orbite coûte 1 crédit et 1 énergie. Une leçon vient avec chaque nouveauté ; le reste attend derrière le point d’interrogation.
