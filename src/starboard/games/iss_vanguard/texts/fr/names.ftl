# Comment les pièces s’appellent, et comment tout finit.

map = Planète
no-move = pas de déplacement
do-landing-advances = le marqueur d’atterrissage avance d’une case de plus
slots = Dés disponibles
used = Défausse de dés
crew = Membre d’équipage
leads = Indices
times = Temps
name-prepare = Se préparer
