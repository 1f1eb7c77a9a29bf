PYTHON ?= python3
PORT ?= 8000
CORES ?= 2
WORKERS ?= 2 # of each of the two suites that run side by side: they wait for sockets and browsers
INPUTS ?= 1000000
BIN := .venv/bin

.PHONY: setup play test check types imports content client unit pages browser fix pictures golden reference bench nightly lock clean

setup: ## everything, with the tools of the tests, into .venv
	@$(PYTHON) scripts/setup.py --dev

play: ## build what is missing, then serve on PORT
	@$(PYTHON) scripts/setup.py
	@$(BIN)/starboard serve --port $(PORT)

test: setup ## all that must hold before a change goes in
	@$(MAKE) --no-print-directory -j$(CORES) -Oline unit pages

check:
	@echo "test: format and lint"
	@$(BIN)/ruff format --quiet --check . || { echo "run: make fix"; exit 1; }
	@$(BIN)/ruff check --quiet .

types:
	@echo "test: types"
	@$(BIN)/mypy --strict

imports:
	@echo "test: layers"
	@$(BIN)/lint-imports --no-logo

content:
	@echo "test: content of every game"
	@$(BIN)/starboard check

client:
	@echo "test: the browser client"
	@$(BIN)/python scripts/npm.py run --silent check
	@$(BIN)/python scripts/npm.py run --silent test

unit: # the browser tests apart: Playwright keeps an event loop running in its process
	@echo "test: pytest; it prints when it is done, after some minutes"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --ignore=tests/browser

pages: check types imports client browser # what needs no server first; `content` is one of the tests of `unit`
	@echo "test: pytest, in a real browser; it prints when it is done, after some minutes"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/browser

browser: ## the browser of the browser tests
	@scripts/chromium

fix: setup ## format, and mend what the linter can
	@echo "fix: format and lint"
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --quiet --fix .

pictures: setup ## draw the pictures of the README anew
	@$(BIN)/python -m tests.browser.readme_pictures

golden: setup ## record the golden games again; review the diff
	@$(BIN)/python -m tests.golden.renew

reference: setup ## write docs/reference again: what the cartridges of each game may say
	@$(BIN)/python scripts/docs.py

bench: setup ## our speed beside that of other engines, in one run
	@$(BIN)/python -m bench

nightly: setup ## 1,000 random games for every planet and number of seats, watched; kills, leaks, attacks and a fuzzer
	@$(BIN)/python -m bench.nightly --workers $(CORES) $(GAMES)
	@LEAK_GAMES=40 $(BIN)/pytest -q -n 0 tests/server/test_kill.py tests/server/test_secrets.py
	@$(BIN)/python -m bench.attacks
	@$(BIN)/python -m bench.fuzz --inputs $(INPUTS)

lock: setup ## uv.lock anew from pyproject.toml, then what it names
	@$(BIN)/uv lock --quiet --default-index https://pypi.org/simple
	@$(PYTHON) scripts/setup.py --dev

clean: ## back to a fresh clone
	@echo "clean: removing what was built"
	@rm -rf .venv dist src/starboard/static web/node_modules web/dist
	@rm -rf .starboard .bench artefacts .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	@find src examples tests scripts bench -name __pycache__ -prune -exec rm -rf {} +
