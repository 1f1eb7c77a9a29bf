# What the log says.

name-key-shepherd-friend = the Shepherd's trust
name-key-shepherd-gone = the Shepherd behind its gate
name-key-saw = the saw
name-value-stopped = stopped
name-value-broken = broken
name-key-root = the root
name-value-followed = followed
name-value-cut = cut
name-key-grove-healed = the grove healed
name-key-witness-2 = a second witness
