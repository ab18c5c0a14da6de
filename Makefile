# Set-up happens by itself: every target first makes what it needs in .venv, and makes it again when a
# lock changes. Only make and a Python of 3.11 or newer have to be there. Choose one: make PYTHON=python3.12 play

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
PLAY := $(VENV)/play.stamp
DEV := $(VENV)/dev.stamp
BENCH := $(VENV)/bench.stamp
FAST := $(VENV)/fast.stamp
MUTATE := $(VENV)/mutate.stamp
# Neighbours run in one process as far as possible: they share what they are given.
TESTS := $(BIN)/pytest -n auto --dist worksteal

SUITS := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for it in python3.11 python3 python; do $$it -c '$(SUITS)' 2>/dev/null && echo $$it && break; done)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-slow lint format coverage mutate fuzz bench fast captures client pictures frames docs lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) ## Play in your browser, alone or with friends (in the terminal: make play ARGS=--terminal)
	@$(BIN)/hullbreach play $(ARGS)

test: lint ## Check style and types, then run the quick tests (about five minutes; only Python is needed)
	$(TESTS) -m "not slow" $(ARGS)

test-slow: $(DEV) ## Run all other tests: browser, whole games, databases (needs Chromium and PostgreSQL)
	$(TESTS) -m slow $(ARGS)

lint: $(DEV) ## Check style, types and the import law
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(DEV) ## Format the code and fix what ruff can fix
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

coverage: $(DEV) ## Run all tests, quick and slow, and show the lines that none of them reach
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report

mutate: $(MUTATE) ## Make small changes to the rules and list those that no citing test notices (ARGS="--rules nemesis/noise")
	$(BIN)/python -m tests.mutation $(ARGS)

fuzz: $(PLAY) ## Play 1000 random games of each game on the shelf and check the engine's promises in each
	@for game in $$($(BIN)/python -c 'import hullbreach; print(*hullbreach.games())'); do \
		$(BIN)/hullbreach fuzz $$game --games 1000 $(ARGS) || exit; done

bench: $(BENCH) ## Measure the engine against other engines, in one run
	$(BIN)/hullbreach bench $(ARGS)

fast: $(FAST) ## Compile the engine into a wheel in dist/, and measure it (needs GCC; playing does not)
	$(VENV)/fast/bin/hullbreach bench $(ARGS)

captures: $(DEV) ## Draw the terminal and the charts of the pages again, from real games
	$(BIN)/python -m docs.capturing

client: ## Check, test and build the pages in the browser (needs Node; playing does not)
	cd client && npm install --no-save --ignore-scripts
	cd client && npm run laid-out && npm run lint && npm run check && npm test && npm run build

pictures: $(DEV) ## Take the pictures of the documentation again, from real tables (needs Chromium)
	$(BIN)/python -m tests.browser.pictures docs/pictures

frames: $(DEV) ## Measure how smoothly the ship moves in a browser (needs Chromium)
	$(BIN)/python -m tests.browser.frames

docs: $(DEV) ## Build the documentation into docs/_build
	$(BIN)/sphinx-build -W --keep-going -b html docs docs/_build

COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --python-version 3.11 --universal --fork-strategy fewest \
	--generate-hashes --no-header --no-annotate --group build $(ARGS)

lock: $(DEV) ## Write requirements/ again (take newer versions: make lock ARGS=--upgrade)
	$(COMPILE) --extra dev --output-file requirements/dev.txt
	$(COMPILE) --constraints requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) --constraints requirements/dev.txt --extra bench --group compile --output-file requirements/bench.txt
	$(COMPILE) --constraints requirements/dev.txt --group mutate --output-file requirements/mutate.txt

clean: ## Remove everything that make has built
	rm -rf $(VENV) client/node_modules dist docs/_build docs/_generated .citations.json .coverage .hypothesis .import_linter_cache .mutation .mypy_cache .pytest_cache .ruff_cache
	find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/pip:
	@"$(or $(PYTHON),false)" -c '$(SUITS)' || \
		{ echo 'Hullbreach needs Python 3.11 or newer, with venv. Name one: make PYTHON=/path/to/python …' >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

$(PLAY): requirements/play.txt pyproject.toml | $(BIN)/pip
	$(INSTALL) --require-hashes -r requirements/play.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(PLAY)
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH): requirements/bench.txt $(PLAY)
	$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(MUTATE): requirements/mutate.txt $(DEV)
	$(INSTALL) --require-hashes -r requirements/mutate.txt
	@touch $@

# The compiled engine has an environment of its own, and must pass every test of the engine to get its stamp.
$(FAST): PIP = $(VENV)/fast/bin/python -m pip -qq --disable-pip-version-check
$(FAST): requirements/dev.txt requirements/bench.txt hatch_build.py inline_cache.h $(shell find src -name '*.py') | $(BIN)/pip
	$(PYTHON) -m venv --clear $(VENV)/fast
	$(PIP) install --require-hashes -r requirements/dev.txt -r requirements/bench.txt
	rm -rf dist
	HULLBREACH_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(PIP) install --no-deps dist/*.whl
	$(VENV)/fast/bin/pytest -q -n auto tests/kernel tests/nemesis tests/properties
	@touch $@
