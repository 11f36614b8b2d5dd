# Every target sets itself up in .venv; `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.sql' -o -name '*.toml')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play test test-compiled test-interpreted lint golden docs schema types picture bench bench-baseline \
	bench-server lock hooks clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: .make/installed ## start the table on your own machine and open the browser
	@$(BIN)/omerta serve --open

test: lint test-compiled test-interpreted ## run everything: checks, then the tests at both speeds

lint: .make/developing ## ruff, mypy strict, the levels
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-compiled: .make/developing .make/system ## the tests against the compiled package
	OMERTA_SPEED=compiled $(BIN)/python -m pytest -n 2

test-interpreted: .make/developing .make/system ## the same tests against the plain source
	OMERTA_SPEED=interpreted PYTHONPATH=src $(BIN)/python -m pytest -n 2 -m "not build and not cluster and not server"

golden: .make/developing ## write the golden playthroughs anew
	PYTHONPATH=src:tests $(BIN)/python -m golden

docs: .make/developing ## write the tables of docs/games anew
	PYTHONPATH=src:tests $(BIN)/python -m layouts

schema: .make/developing ## write the SQL for new databases anew, from the migrations
	PYTHONPATH=src $(BIN)/python -c "from omerta.table.storage.migrating import write_stored; write_stored()"

types: .make/developing ## write the page's types and docs/openapi.json anew
	PYTHONPATH=src $(BIN)/python -m omerta.web.typescript

picture: .make/developing ## draw the README's picture anew
	$(BIN)/python docs/pictures/draw.py >/dev/null

bench: .make/bench ## measure the engine against itself and OpenSpiel; writes bench/results.json
	$(BIN)/python bench/run.py

bench-baseline: .make/bench ## the same, and store the figures as the new baseline
	$(BIN)/python bench/run.py --store

bench-server: .make/developing .make/system ## load a server with up to 1000 tables; writes bench/server.json and server.svg
	PYTHONPATH=tests $(BIN)/python -m bench.serving

LOCK := uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-emit-package omerta --no-header pyproject.toml

lock: .make/developing ## renew the lock files
	$(BIN)/$(LOCK) -o requirements.lock
	$(BIN)/$(LOCK) -c requirements.lock --extra build -o requirements-build.lock
	$(BIN)/$(LOCK) -c requirements-build.lock --extra dev -o requirements-dev.lock
	$(BIN)/$(LOCK) -c requirements-build.lock --extra bench -o requirements-bench.lock

hooks: .make/developing ## check every commit with pre-commit
	$(BIN)/pre-commit install

clean: ## remove what the targets made
	rm -rf .venv .make build dist src/*.egg-info

.make/venv:
	@mkdir -p .make
	$(PYTHON) -m venv .venv || { apt-get install -y python3-venv && $(PYTHON) -m venv .venv; }
	@touch $@

.make/locked: .make/venv requirements-build.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-build.lock
	@touch $@

.make/installed: .make/locked $(SOURCES)
	rm -rf build
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation --force-reinstall .
	@touch $@

.make/tools: .make/locked requirements-dev.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	@touch $@

.make/developing: .make/tools .make/installed
	@touch $@

# The tests start a PostgreSQL of their own.
.make/system:
	@mkdir -p .make
	command -v initdb || ls /usr/lib/postgresql/*/bin/initdb || apt-get install -y postgresql || { apt-get update && apt-get install -y postgresql; }
	@touch $@

.make/bench: .make/installed requirements-bench.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-bench.lock
	@touch $@
