## Ce qui est à l’écran

round = Round
round-of = Round { $n }
landing = Atterrissage
before-landing = Avant l’atterrissage
planet = Planète
stock-supplies = Provisions
stock-success = Réussite
stock-dice = dés disponibles
stock-charges = Charges
stock-injuries = blessures
tip-supplies = Toute l’équipe se repose sur elles.
leads-mineral = Indices : Minéral
leads-micro-organism = Indices : Micro-organisme
leads-strange-flora = Indices : Flore étrange
leads-alien-technology = Indices : Technologie extraterrestre
leads-living-specimen = Indices : Spécimen vivant
sign-no-move = pas de Déplacement d’ici
sign-important = important
sign-final = entièrement exploré
unread-entry = entrée
sector-tip = Secteur { $n }{ $biomes ->
    [no] .
   *[other]  : { $biomes }.
  }
marked = fanion
one-way = sens unique
route-closed = fermé
route-move = Déplacement
route-spend = { $colour ->
    [any] dépenser 1 dé
    [red] dépenser 1 dé rouge
    [green] dépenser 1 dé vert
   *[blue] dépenser 1 dé bleu
  }
route-danger = lancer le dé de danger { $letter }
member-of = { $name }, { $section }
section-title = { $section ->
    [engineering] Ingénierie
    [recon] Reconnaissance
    [science] Sciences
   *[security] Sécurité
  }
rank-of = { $name }, Rang { $n }
dice-discard = Défausse de dés
available-dice = Dés disponibles
injuries = Blessures
injury-die = dé de blessure
danger-die = dé de danger { $letter }
blank = face vide
hand = Main
skill = Compétence
equipment = Équipement
test-of = { $what } : test de { $who }
test-prepare = Se préparer
test-steps = Étapes du test
pool = Réserve de résultats
dice-to-choose = Dés à choisir
dice-in-hand = Dés en main
outcomes = Incidences possibles
track-at = { $now } sur { $n }
step-choose = Choisir
step-add = Ajouter
step-roll = Lancer
step-change = Modifier
step-combine = Combiner
step-harm = Dégâts
step-effects = Effets
step-mark = Retenir
step-clear = Ranger
step-outcome = Incidence
mission-due = Mission : { $title }
mission-optional = Mission facultative : { $title }
circumstances = Circonstances : { $title }
threat = Menace : { $title }
rank-card = Carte de rang : { $title }
rank-card-done = Carte de rang, accomplie : { $title }
finds = Découvertes dans l’atterrisseur
time-track = Piste de temps
track-empty = avant
log-entry = Entrée du journal
group-go = Aller quelque part
group-act-here = Actions spéciales
group-camp = Camper
group-leave = Partir
group-other = Sinon
name-column-red = dés rouges
name-column-green = dés verts
name-column-blue = dés bleus
name-result-yellow = jaune
name-result-green = vert
name-result-red = rouge
name-needs-A = une icône, la même
name-needs-die = un dé
name-needs-red = un dé rouge
name-needs-green = un dé vert
name-needs-blue = un dé bleu
name-needs-physical = Physique
name-needs-collect = Collecte
name-needs-defence = Défense
name-needs-survey = Prospection
name-needs-biology = Biologie
name-needs-xenology = Xénologie
name-needs-construction = Construction
name-needs-science = Science
name-needs-technology = Technologie
name-needs-basic = Basique
name-needs-vanguard = Vanguard
name-needs-accident = Accident
line-else = aucune autre ligne
line-arrow = Puis { $colour } aussi.
book-world = { $world } : les règles de ce monde
book-law = Ce qui vaut partout
