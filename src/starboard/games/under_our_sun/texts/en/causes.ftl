# Why a question is put, where no card says it.

cause-roll = The dice of this roll lie on the table, and karma may roll some of them again.
cause-surplus = A board holds no more than its spaces.
cause-combat = A fight is going on within your reach.
cause-first-round = A combat begins: its first round costs no action points.
cause-phase = A new phase begins.
cause-waiting = You kept action points to step into a fight.
cause-hydrate = Your turn begins: everybody drinks or grows thirsty.
cause-meal = The day is prepared: everybody eats or goes hungry.
cause-spoils = The merchant is defeated, and the stock is yours to choose from.
cause-waive = The Son of Liberty lies dead.
cause-assault = Another character attacks yours.
cause-attack = An attack is about to land on you.
cause-dodge = Your Dodge avoids one attack.
cause-loot = You found more than you may keep.
cause-discard = You put things down on your tile.
cause-trade = Your exchange with another character.
cause-deal = Your dealing with a merchant.
