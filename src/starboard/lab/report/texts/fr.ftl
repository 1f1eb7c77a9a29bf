# Le rapport d’équilibrage : ce que lit un auteur. $rate et $range s’écrivent avec leur intervalle à 95 %.

report-title = { $game } : équilibrage
report-content = contenu { $worlds }
report-foot = Les fourchettes entre crochets contiennent la vraie valeur à 95 %. Établi par starboard report.
report-first-cartridge = la première

head-games = parties
head-broken = interrompues par une erreur
head-decisions = décisions
head-decisions-a-game = décisions par partie
head-bots = robots
head-cartridge = cartouche

seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
seat = place { $n }

won-title = À quelle fréquence gagne-t-on ?
won-one = { $label } : { $rate }.
won-range = Le plus dur : { $hardest }, { $low }. Le plus facile : { $easiest }, { $high }.
won-axis = parties gagnées

seats-title = La place à table compte-t-elle ?
seats-mixed = { $label } : les robots n’ont pas tous occupé toutes les places, qui ne peuvent donc être comparées.
seats-more = { $label } : la première place gagne plus que sa part, { $rate }.
seats-less = { $label } : la première place gagne moins que sa part, { $rate }.
seats-even = Aucun signe d’un avantage de la première place dans { $even } configurations sur { $all }.
seats-axis = parties gagnées à { $n } places ; en tirets : une part équitable

ends-title = Comment finissent les parties ?
ends-lost = Sur { $total } parties perdues, { $n } ont fini ainsi : « { $why } »
ends-axis = part des parties

length-title = Combien dure une partie ?
length-unit = En décisions.
length-axis = décisions par partie
length-mean = moyenne
length-shortest = la plus courte
length-half = la moitié d’entre elles
length-longest = la plus longue
length-between = de { $low } à { $high }

bots-title = Quel robot gagne ?
bots-axis = part de ses places qui ont gagné
bots-all = tous

effects-title = Quelles cartes font gagner ?
effects-said = { $helps } cartes vont sans doute possible avec la victoire, { $hurts } avec la défaite. Cela ne prouve pas qu’elles en soient la cause : qui est en tête est peut-être aussi qui peut s’offrir une carte.
effects-axis-games = taux de victoire des parties qui s’en sont servi, moins celui des autres
effects-axis-seats = taux de victoire des places qui s’en sont servi, moins celui des autres
sure-helps = aide
sure-hurts = nuit
sure-unsure = incertain

presence-title = À quelle fréquence les cartes apparaissent-elles ?
presence-axis = part des parties
presence-up = apparaît
presence-used = sert

dead-title = Cartes mortes
dead-none = Aucune : en { $games } parties, chaque carte est apparue et une réponse l’a nommée.
dead-gone = { $gone } sur { $all } ne sont jamais apparues en { $games } parties.
dead-idle = { $n } sont apparues sans qu’aucune réponse les nomme : { $cards }.

changed-title = Qu’est-ce qui a changé ?
changed-nothing = Les deux fichiers n’ont aucune partie en commun : il faut les mêmes places, difficulté, robots et --seed.
changed-said = { $sure } mesures sur { $all } ont changé sans doute possible, du premier fichier au second, partie par partie.
changed-measure = mesure
changed-first = premier
changed-second = second
changed-change = écart
changed-pairs = paires
changed-doubtless = sans doute possible
changed-noise = dans le bruit
changed-axis = { $what } : écart du premier fichier au second, par paires
sure-more = plus
sure-less = moins

measure-won = taux de victoire
measure-won-first = taux de victoire de la place 1
measure-decisions = décisions
measure-score = score moyen

field-label = configuration
field-series = série
field-value = valeur
field-low = bas
field-high = haut
field-n = parties
field-seats = places
field-from = à partir de
field-share = part
field-why = fin
field-kind = issue
field-card = carte
field-effect = effet
field-appeared = apparaît
field-used = sert
field-what = quoi
field-group = configuration
field-before = premier
field-after = second
field-change = écart

kind-win = gagnée
kind-partial = gagnée en partie
kind-draw = nulle
kind-loss = perdue

stage = { $word ->
    [page] page { $n }
    [round] manche { $n }
    [card] carte { $n }
    [day] jour { $n }
   *[other] étape { $n }
}
course-title = Où passe le temps ?
course-said = La part des parties qui sont allées jusque-là, les décisions qu’elles y ont prises en moyenne, et sa part de toutes les décisions.
course-reached = parties
course-decisions = décisions
course-share = part
course-of = { $what }, { $file }

left-title = Que reste-t-il à la fin ?
left-said = Ce qu’une place possède, en moyenne, quand la partie est finie.
left-all = toutes les parties

acts-title = Quelles actions choisit-on ?
acts-said = La part des parties où elle était proposée ; parmi elles, celles où on l’a choisie ; et combien de fois en moyenne.
things-title = Quels emplacements et quels objets servent ?
things-said = Tout ce qui a un nom et sur quoi porte une réponse, les cartes mises à part : les parties qui le proposaient, celles qui s’en sont servi, et combien de fois.
deed-offered = proposé
deed-taken = choisi
deed-times = fois
deed-never = { $n } proposés sans jamais être choisis : { $names }.
