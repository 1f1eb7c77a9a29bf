# Ce que dit le journal.

name-key-shepherd-friend = la confiance du Berger
name-key-shepherd-gone = le Berger derrière sa barrière
name-key-saw = la scie
name-value-stopped = arrêtée
name-value-broken = brisée
name-key-root = la racine
name-value-followed = suivie
name-value-cut = coupée
name-key-grove-healed = le bois soigné
name-key-witness-2 = un second témoin
