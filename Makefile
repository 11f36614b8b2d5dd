# Every target sets itself up in .venv; `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules setup.py pyproject.toml -path src/omerta/web/page -prune -o \
	\( -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' -o -name '*.sql' -o -name '*.toml' \) -print)
PAGE := $(shell find web src/omerta/words -path web/node_modules -prune -o -type f ! -name '*.test.ts' -print)
HAS_NODE := node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' 2>/dev/null
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Where it is set, every process of ours and of the tests, some thousand, would compile all its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page test test-page test-compiled test-browser test-interpreted test-thorough test-wholly-interpreted \
	lint golden docs schema types fixtures screenshots picture bench bench-baseline bench-server soak leaks siege lock hooks clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: .make/complete ## start the table on your own machine and open the browser
	@$(BIN)/omerta serve --open

page: .make/page ## build the browser's table into the package

# What works on one processor goes beside what works on another, and browsers wait more than they work.
test: .make/tools .make/npm .make/system ## run everything: checks, then the tests at both speeds
	@$(MAKE) --no-print-directory -j 3 --output-sync=line .make/complete lint test-page
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory -j 2 --output-sync=line test-browser test-interpreted

lint: .make/tools ## ruff, mypy strict, the levels
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

test-page: .make/npm ## svelte-check, eslint, prettier and the page's own tests
	cd web && npm run -s check && npm run -s lint && npm run -s test

test-compiled: .make/developing .make/complete .make/system ## the tests against the compiled package
	OMERTA_SPEED=compiled $(BIN)/python -m pytest -n 3 -m "not page"

# Apart from the others: its library keeps an event loop running.
test-browser: .make/developing .make/complete .make/system ## the tests that play in a real browser
	OMERTA_SPEED=compiled $(BIN)/python -m pytest -n 2 tests/page

# Of the bots, how they search and what they may know: more thinking at the slow speed shows nothing more.
# Of the games, all but what is never compiled.
TWO_SPEEDS := tests/bots/test_levels.py tests/bots/test_search.py tests/contract tests/core tests/games tests/test_speed.py

test-interpreted: .make/developing .make/system ## the tests of what is compiled against the plain source
	OMERTA_SPEED=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not build" --ignore-glob="*/test_terminal.py" --ignore-glob="*/test_data.py" $(TWO_SPEEDS)

test-thorough: .make/developing .make/complete ## what every game must promise, with as many positions of heavy games as of light ones
	OMERTA_THOROUGH=1 OMERTA_SPEED=compiled $(BIN)/python -m pytest -n 2 tests/contract

test-wholly-interpreted: .make/developing .make/system ## all tests against the plain source, also of what is never compiled
	OMERTA_SPEED=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not build and not cluster and not page and not server"

golden: .make/developing ## write the golden playthroughs anew
	PYTHONPATH=src:tests $(BIN)/python -m golden

docs: .make/developing ## write the tables of docs/games anew
	PYTHONPATH=src:tests $(BIN)/python -m layouts

schema: .make/developing ## write the SQL for new databases anew, from the migrations
	PYTHONPATH=src $(BIN)/python -c "from omerta.table.storage.migrating import write_stored; write_stored()"

types: .make/developing ## write the page's types, of every game too, and docs/openapi.json anew
	PYTHONPATH=src $(BIN)/python -m omerta.web.typescript

fixtures: .make/developing ## write anew what the page's own tests look at
	PYTHONPATH=src:tests $(BIN)/python -m fixtures

screenshots: .make/developing .make/complete .make/system ## pictures of every page and of the games into build/screenshots
	PYTHONPATH=tests $(BIN)/python -m screenshots

picture: .make/developing ## draw the README's picture anew
	$(BIN)/python docs/pictures/draw.py >/dev/null

bench: .make/bench ## measure the engine against itself and OpenSpiel; writes bench/results.json
	$(BIN)/python bench/run.py

bench-baseline: .make/bench ## the same, and store the figures as the new baseline
	$(BIN)/python bench/run.py --store

bench-server: .make/developing .make/system ## load a server with up to 1000 tables; writes bench/server.json and server.svg
	PYTHONPATH=tests $(BIN)/python -m bench.serving

# Arguments of a trial, as: make soak WITH="--kills 500"
soak: .make/developing .make/system ## kill servers again and again beside games that are played
	PYTHONPATH=tests $(BIN)/python -m trials.soak $(WITH)

leaks: .make/developing .make/system ## games that differ in hidden things only, compared answer by answer
	PYTHONPATH=tests $(BIN)/python -m trials.leaks $(WITH)

siege: .make/developing .make/system ## floods, greed and nonsense beside a game that is played
	PYTHONPATH=tests $(BIN)/python -m trials.siege $(WITH)

LOCK := uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-emit-package omerta --no-header pyproject.toml

lock: .make/developing ## renew the lock files
	$(BIN)/$(LOCK) -o requirements.lock
	$(BIN)/$(LOCK) -c requirements.lock --extra build -o requirements-build.lock
	$(BIN)/$(LOCK) -c requirements-build.lock --extra dev -o requirements-dev.lock
	$(BIN)/$(LOCK) -c requirements-build.lock --extra bench -o requirements-bench.lock

hooks: .make/developing ## check every commit with pre-commit
	$(BIN)/pre-commit install

clean: ## remove what the targets made
	rm -rf .venv .make build dist src/*.egg-info src/omerta/web/page web/node_modules

.make/venv:
	@mkdir -p .make
	$(PYTHON) -m venv .venv || { apt-get install -y python3-venv && $(PYTHON) -m venv .venv; }
	@touch $@

.make/locked: .make/venv requirements-build.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-build.lock
	@touch $@

# The wheel contains the page as it is then; a page built later is put beside the installed package without compiling it again.
.make/installed: .make/locked $(SOURCES) | .make/page
	rm -rf build
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

.make/complete: .make/installed .make/page
	@test ! -d src/omerta/web/page || $(BIN)/python -c "from shutil import copytree, rmtree; from omerta.web.built import FOLDER; \
		rmtree(FOLDER, ignore_errors=True); copytree('src/omerta/web/page', FOLDER)"
	@touch $@

# Without Node the server runs all the same, and says that the page was not built.
.make/page: $(PAGE)
	@mkdir -p .make
	@if $(HAS_NODE); then $(MAKE) --no-print-directory .make/npm && cd web && npm run -s build -- --logLevel warn && touch ../$@; \
	else echo "Node 20 or newer is not installed: the page is not built."; fi

# Not npm ci: it wants the native parts of every system, which the lock file leaves out.
.make/npm: web/package.json web/package-lock.json
	@mkdir -p .make
	@$(HAS_NODE) || { echo "The page needs Node 20 or newer."; exit 1; }
	cd web && npm install --silent --no-audit --no-fund
	@touch $@

.make/tools: .make/locked requirements-dev.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	@touch $@

.make/developing: .make/tools .make/installed
	@touch $@

# The tests start a PostgreSQL and a browser of their own.
.make/system:
	@mkdir -p .make
	command -v initdb || ls /usr/lib/postgresql/*/bin/initdb || apt-get install -y postgresql || { apt-get update && apt-get install -y postgresql; }
	command -v chromium || apt-get install -y chromium || { apt-get update && apt-get install -y chromium; }
	@touch $@

.make/bench: .make/installed requirements-bench.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.lock
	@touch $@
