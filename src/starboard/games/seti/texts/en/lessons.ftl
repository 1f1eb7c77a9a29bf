# The guided first game: a title and a few sentences, each read at the moment when its thing comes up.

lesson-goal = The search
lesson-goal-text = Your agency looks for life: with probes among the planets, with telescopes among eight stars, with a computer at home. It has five rounds. Whoever has most points after the fifth wins, and every way of searching scores.
lesson-answering = How to answer
lesson-answering-text = A question lists everything you may do now. Press a button of the list, or what is lit on the board: that answers; what it costs stands on it. Undo takes you back as far as nothing hidden has come to light.
lesson-first-income = Your first income
lesson-first-income-text = Each card has an income, the last of its signs: a credit, an energy or a card. Tuck one: you gain that now and again in every income to come, and the card does nothing else any more. Give up one that you would not play soon.

lesson-turn = Your turn
lesson-turn-text = One main action, and any number of free actions around it. Launch, orbit, land, scan, analyze, research, play a card, or pass for the round: choose what brings most for what you have now.
lesson-stock = What you live on
lesson-stock-text = Credits pay for launches, scans and cards; energy moves, lands and analyzes; publicity, 10 at most, buys technologies and cards. A round lasts as long as they do, so see what one turn will leave for the next.
lesson-cards = One card, four uses
lesson-cards-text = A card can be played for its effect, or used for one of its signs: a corner action, a signal of its colour, an income. It serves one purpose, once. The lens opens a card to read it whole.
lesson-play = Play a card
lesson-play-text = Playing a card is a main action, at the price printed on it. What it grants is free of its usual cost: a launch by card saves the 2 credits of a launch. Missions and gold boxes stay in front of you afterwards.
lesson-more = Before you end the turn
lesson-more-text = The main action is done, free actions are not: place data, move a probe, discard a corner. Milestones and discoveries are settled when you end the turn, and nothing can be slipped in after that.
lesson-corner = Corners
lesson-corner-text = As a free action, discard a card for its corner: 1 publicity, 1 data or 1 move. Good for a card that you cannot pay for this round, and for the one step that a probe is short of.
lesson-trade = Exchange
lesson-trade-text = Short of one thing? Two credits, two energy or two cards make one credit, one energy or one card; 3 publicity buy a card. It is a poor rate, and sometimes the whole difference.

lesson-launch = Launch
lesson-launch-text = For 2 credits a probe starts on Earth. You may have one in space; once it orbits or lands it counts no longer. Launch when you have energy left to move it, for the planets do not wait.
lesson-move = Fly
lesson-move-text = Each move costs 1 energy and is a free action: to the next space of the ring, or one ring in or out, never across a corner. Leaving asteroids costs a move more. You need not spend it all in one turn.
lesson-visit = A visit
lesson-visit-text = Moving onto a planet other than Earth, or onto a comet, gives 1 publicity, every time. So the way may pay for itself: look for a comet between you and where you want to be.
lesson-orbit = Orbit
lesson-orbit-text = Your probe stands at a planet. For 1 credit and 1 energy it becomes an orbiter there: you gain what the planet shows for orbiting, 3 points more if you are the first. It stays for good.
lesson-land = Orbit, or land?
lesson-land-text = At a planet a probe may orbit, for 1 credit and 1 energy, or land, for 3 energy: 2 if anybody orbits it. A landing gives points and a yellow trace of life, and data to the first. See the tab “Planets” for what each one pays.

lesson-scan = Scan
lesson-scan-text = For 1 credit and 2 energy you mark two signals: one at the star that Earth faces, one by discarding a card of the row, at a star of its colour. Each signal takes a data token with it.
lesson-signal = Where to listen
lesson-signal-text = A signal replaces the leftmost data at a star, and the data is yours. The second place scores 2 points at once. Every colour has two stars: choose the one where you are ahead, or could be.
lesson-majority = A majority
lesson-majority-text = When the last data of a star is taken, its sector is complete: whoever has most signals there wins it, and in a tie the latest signal decides. This is where purple traces come from. One star won beats three shared.
lesson-sector = A sector is complete
lesson-sector-text = Everybody with a signal there gains 1 publicity, the winner takes the reward of the sector, and second place keeps one signal for the next time. Then the star is filled anew, and the listening goes on.
lesson-rotation = The discs turn
lesson-rotation-text = A research, and the first pass of a round, turn the solar system: disc 1, then 1 and 2, then all three. What lies on a disc rides along, probes too; a probe in the way is pushed one space, and that counts as a visit.

lesson-data = The computer
lesson-data-text = Data waits in your pool, 6 at most. Placing it is a free action, from left to right: the second space gives 1 publicity, the fourth an income. Place it before the pool is full, or what comes next is lost.
lesson-analyze = Analyze
lesson-analyze-text = With all six spaces of the top row filled, 1 energy turns them into a blue trace of life. The computer is empty then, and you begin again. It is the steadiest road to a discovery.
lesson-research = Research
lesson-research-text = With 6 publicity you turn the solar system and take a technology that you lack. Probes fly further, telescopes hear more, computers pay better. An early technology works all game long, a late one hardly at all.
lesson-tech = Which technology?
lesson-tech-text = Orange ones are for probes, purple ones for telescopes, blue ones for the computer. The first to take from a stack scores 2 points, and the tile gives its bonus at once. Take what you will use in most turns.
lesson-slot = Into the computer
lesson-slot-text = A computer technology lies at space 1, 3, 5 or 6. Data on the space above it scores 2 points; then the space below can take one more and pays what it shows. Early spaces are filled more often.
lesson-income = More income
lesson-income-text = Tuck a card from your hand: you gain its income now, and again at the end of every round but the last. The earlier, the better. Later in the game you may rather decline and keep the card.

lesson-mission = A mission
lesson-mission-text = Missions in front of you react to what you do: a fitting deed covers one circle, and pays it at once. One deed covers one circle only, so spread your deeds. When all are covered the mission is complete.
lesson-condition = A condition is met
lesson-condition-text = This mission asks for a state of the game, and it holds now. Completing it is a free action in your own turn; waiting is allowed, though states have a way of ending.

lesson-passing = When to pass
lesson-passing-text = Pass when nothing you can pay for is worth it. You keep 4 cards at most, and you may not act any more this round, but what you save you keep. The first to pass turns the solar system, so mind your probe.
lesson-round-card = A card for the way
lesson-round-card-text = Whoever passes takes one card of the round's stack, and the earlier you pass, the more there are to choose from. Keep one that you can pay for at the beginning of the next round.
lesson-round = A new round
lesson-round-text = Everybody took income: 3 credits, 2 energy, a card, and what your tucked cards show. The next agency begins this time. Look at the sky before you spend anything: it may have turned.
lesson-last-round = The last round
lesson-last-round-text = No income follows, passing gives no card, and what is left over is worth nothing. Turn everything into points: land, analyze, complete missions, and think of the gold tiles you have marked.

lesson-trace = A trace of life
lesson-trace-text = Purple, yellow and blue traces go to spaces of their colour. A discovery space of the left species gives 5 points, of the right one 3, each with 1 publicity. Three traces make a discovery, whoever marked them.
lesson-neutral = Somebody else's luck
lesson-neutral-text = Whoever reaches 20 points, and 30, puts a neutral marker on a discovery space while there are any. It is nobody's trace, but it brings a species nearer for all. Count how many are missing.
lesson-gold = A gold tile
lesson-gold-text = At 25, 50 and 70 points you mark a gold tile, a different one each time. At the end it scores its value for each set that you have. Being first on a tile is worth most: take one that you will go on filling.
lesson-species = Somebody is there
lesson-species-text = All three discovery spaces are marked, so the species is known. Markers there are rewarded, mostly with a card of the species. Its board has new spaces for traces, and its rules are in the rulebook: read them before you go on.
lesson-scoring = The count
lesson-scoring-text = Cards with a gold box score first, then the gold tiles, then what the species adds. The steps stand in the result. The replay shows the whole game again; next time, try three agencies, or play alone against the rival.

# The first turn, step by step

lesson-first-search = The search
lesson-first-search-text = You lead an agency that looks for life. You have five rounds; whoever has most points after them wins. This is our solar system, seen from above: its rings turn, and your probes travel on them. Let us send one to Venus.
lesson-first-launch = Launch a probe
lesson-first-launch-text = In a turn you take one main action. Launching is one, for 2 credits: a probe starts here, on Earth. Press “Launch a probe”. Everything can be taken back with Undo while nothing hidden has come to light.
lesson-first-fly = Fly
lesson-first-fly-text = Flying is free of actions and costs 1 energy a step, along a ring or between rings. Your probe stands on Earth. Press the glowing space beside it.
lesson-first-visit = Reach a planet
lesson-first-visit-text = Venus is one step on. Whoever comes to a planet or a comet gains 1 publicity, which buys technologies and cards later. Press the glowing space.
lesson-first-planet = What a planet pays
lesson-first-planet-text = You are at Venus. In a later turn the probe may orbit or land here, for what is drawn beside the planet: points, income, a trace of life. The first one there gets more. The tab “Planets” shows all of them.
lesson-first-corner = A card has corners
lesson-first-corner-text = A card can be played, at its price, or discarded for the sign in its corner, which is free. This one would bring you 1 data. Press the glowing card.
lesson-first-data = Feed the computer
lesson-first-data-text = Data goes into your computer, from left to right, whenever you like. A full upper row can be analyzed: that finds a trace of life. Press the glowing space.
lesson-first-end = End your turn
lesson-first-end-text = You have 3 credits and 1 energy left: enough to orbit Venus next time. When nobody can pay for more, all pass, and a new round brings income. Press “End your turn”; then your rival plays.
lesson-first-own = Your own turn
lesson-first-own-text = From here on every answer is open. Your probe waits at Venus: orbiting costs 1 credit and 1 energy. A lesson comes when something is new; the rest lies behind the question mark.
