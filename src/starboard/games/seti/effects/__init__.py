"""The verbs that cards, planets, tiles and boards may use, grouped by what they touch."""
