# Why a question is put, where no card says it.

cause-clean-up = The Tutorial is over.
cause-column = A column holds no more dice than it has slots.
cause-danger = A danger die was rolled on your sector.
cause-hand-limit = A hand holds no more cards than the Rank allows.
cause-injury-die = An injury die was rolled in this test.
cause-landing = The lander is on its way down.
cause-launch = The mission is being launched.
cause-lift-off = A member at the lander wants to lift off.
cause-results = The dice of this test lie on the table.
cause-round = A round begins.
cause-special-effect = The special effects of this test are resolved.
cause-support = A member on your sector makes a test.
cause-test = A test is made.
cause-persevere = A member perseveres.
cause-route = A member moves along a route, whose icons are resolved first.
cause-action = An Action is resolved.
cause-exploration = The exploration goes on.
cause-unload = The lander brings home no more than it holds.
