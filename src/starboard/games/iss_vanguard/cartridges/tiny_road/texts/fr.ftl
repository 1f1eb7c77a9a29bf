# Rien à elle.
