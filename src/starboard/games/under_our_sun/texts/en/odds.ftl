# Odds, as they are shown with an option.

odds-success = { $a_in }
odds-passed = test passed
odds-result = successes
odds-hit = hit
odds-defeats = defeat
odds-deals = damage dealt
odds-takes = damage taken
odds-dodged = dodge
odds-unseen = unseen
odds-charged = charge
