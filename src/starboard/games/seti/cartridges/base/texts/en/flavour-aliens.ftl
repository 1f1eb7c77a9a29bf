# Mascamites

flavour-first-contact = We had rehearsed what to say for sixty years. They are about a millimetre long, and busy.
flavour-rover-exploration = The rover was not found where we had parked it. They had moved it, politely, out of the way.
flavour-mass-sample-collection = Nobody could say how many to take. They settled it for us: when we had enough, they closed the lid.
flavour-martian-quarantine-lab = The lab was put so far away that nothing of theirs could reach us. By the second week we were also protecting them from us.
flavour-ecosystem-study = Everything there eats the light of something else. We have drawn the web twice, and both times it had moved.
flavour-the-queen = She weighs four grams. When she turned towards the lens, so did every one of the others, on both planets.
flavour-breeding-sample = The capsule was sealed with twelve on board. The count on arrival is the reason for this second form.
flavour-hive-sample = It is a wall, a pantry, a nursery and, if the readings are right, a diary.
flavour-orbital-monitoring = From orbit their colonies pulse like slow cities. Twice a day the pattern spells out where our probe will be next.
flavour-computer-simulations = The model predicts the swarm perfectly for nine minutes. After that, the swarm seems to predict the model.

# Anomalies

flavour-signs-of-life = A regular pulse, no source, and no sense that we can find. We called it life, for want of a shyer word.
flavour-close-up-view = From close by there is nothing there, to nine decimal places. It is the tenth that keeps us awake.
flavour-concerned-people = The hotline expected fear. Most callers only wished to know whether it would happen again, and whether they might watch.
flavour-listening-carefully = We went quiet on every band for one hour. It went quiet as well, and then coughed, as one does in a concert.
flavour-part-of-everyday-life = It is in the forecast now, between the rain and the tides. People take an umbrella, to be safe.
flavour-flooding-the-media-space = For a week no other story was told anywhere. Three wars paused, chiefly because nobody was reporting them.
flavour-are-we-being-observed = Each time we improve the instrument, the anomaly becomes exactly as much fainter. Somebody is adjusting something.
flavour-message-capsule = Inside: a machine, finished, in working order, made to fit a human hand. On the outside, scratches: it has been opened before.
flavour-new-physics = The constant is not constant on Thursdays. The paper says it better, and at greater length.
flavour-amazing-uncertainty = Our error bars have never been so wide, nor the laboratory so happy.

# Oumuamua

flavour-visitor-in-the-sky = It came from between the stars, slowed down where nothing could slow it, and waited for us to look up.
flavour-altered-trajectory = A stone does not choose its road. This one took a slightly better one.
flavour-exofossil-discovery = A spiral in the rock, no bigger than a thumbnail. It died before our Sun was lit.
flavour-terrain-mapping = We mapped a seabed, complete with ripples. The sea is still missing; so is the planet.
flavour-probe-customisation = The engineers asked what the fossils were made of, then what they had lived in. They built a foot for that.
flavour-race-against-time = It will leave as it came. Ten million years of travel, and we have until about the end of the budget.
flavour-perfect-timing = One window, eleven seconds, both bodies tumbling. The pilot breathed out when it was over, and not before.
flavour-exofossil-samples = It had six-fold symmetry, a mouth, and a patient sort of shell. We do not know which end it thought was up.
flavour-comparative-analysis = Side by side with ours, under one lamp. Two oceans that never met had the same idea about eyes.
flavour-excavation-rover = It digs with a brush. Whatever lies here has waited long enough to deserve good manners.

# Centaurians

flavour-vessel-designs = The drawings are clear, and quite possible to build. The seats are the difficulty: there are five sizes, and one is ours.
flavour-exocomputers = It computes with light, heat and what we take for tact. It finished our problem and tidied our notation.
flavour-infocluster = Every sign holds a smaller sign, and so on down. The librarians wept, and asked for more shelves.
flavour-a-message-from-afar = It was sent before there was anyone here to read it. It begins, as near as we can tell, with “Already?”
flavour-synthesis-instructions = Step one is water. Step forty is patience, and they give its quantity.
flavour-alien-schematics = We built it as drawn and it hummed. The next part of the message, years later, explained how to switch it off.
flavour-music-of-the-spheres = The bar is eleven years long. The audience is asked not to clap between movements.
flavour-hivemind-concept = Their word for “I” and their word for “we” differ by a pause. We keep hearing the pause.
flavour-telescope-blueprints = With it one can see their world as a point of light, and they have marked where to wave.
flavour-torrent-chain-signal = Each star that hears it repeats it, louder. We are asked, very courteously, not to break the chain.

# Exertians

flavour-razor-edge-shuttle = Its hull is one atom thick at the edge, and the edge points home. We have not decided whose home.
flavour-deflector = Nothing has ever struck it. On reflection we would rather know what it was built to stop.
flavour-expender-core = It turns everything into power, and keeps no accounts. It has lately begun on the scaffolding.
flavour-pierced-exoplanet = A hole, perfectly round, through a whole world. One can see stars through it, and for a moment one does.
flavour-core-breach-exoplanet = They opened it to the iron, took what they needed, and left a door frame.
flavour-vortex-exoplanet = The storm has one eye and no weather. It turned to follow the telescope, which was forty light years away.
flavour-fission-sun-exoplanet = They needed two suns, and had one. The cut is still warm.
flavour-oscillating-probes = They are here, and a moment later they are also here. Counting them makes more of them.
flavour-generative-infrastructure = It lays road ahead of itself, then bridges, then reasons to travel. It has reached the inner planets.
flavour-cassette-deployment = A row of boxes, all alike, all counting down together. They have been at four for some time.
flavour-extractor = It extracts. We have put that in the report, and taken the previous report out of the machine.
flavour-automated-lab = All the experiments are running still. The harmless one is labelled; it is the label that we trust least.
flavour-neuralab = It asks questions in the voice of whoever is listening. The answers were very good, and nobody recalls giving them.
flavour-nanowielder-node = Left alone overnight, it mended the instrument, the table, and an old quarrel about the table.
flavour-stratoelevator = It goes up from a world with no ground left. The car arrives, empty, every ninety minutes; the door waits for us.
