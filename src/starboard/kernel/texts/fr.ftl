# The console's own words. Each game adds its own.
