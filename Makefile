# Every chore of the project. `make help` lists them; the continuous integration calls the same targets.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
HEGEMON := $(PY) -m hegemon

GAME  ?= duellum
DEPTH ?= 3
N     ?= 200
SEED  ?= 1
JOBS  ?= 2
PEERS ?=
PORT  ?= 8000
MINUTES ?= 30
PICTURES ?=
KILLS ?= 100
NODE_PATH := PATH="$(CURDIR)/$(BIN):$$PATH"
# Several targets at once, each with its output in one piece (the make 3.81 of macOS cannot keep them apart: there one follows the other).
SIDE_BY_SIDE := $(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),-j $(JOBS) --output-sync=target)
# Tests wait, too: for pages, for clocks, for each other. A worker more than processors fills the pauses.
PYTEST := $(PY) -m pytest -q --dist worksteal -n
WORKERS := $(shell echo $$(($(JOBS) + 1)))
NOT_HERE := --ignore tests/browser --ignore tests/package
EVERYTHING := tests README.md docs/tour.md docs/chance.md

# A user's own PYTHONPATH or pip settings for "user" installs must not leak into the project's environment; without
# bytecode on disk every process that the tests start would compile all sources again.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PIP_USER
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal web wheel test-wheel test-web test-browser check check-bare test test-plain most-tests kernels lint lint-python lint-web lint-web-quick types imports trace fast-tests check-tests perft goldens fuzz learn bench speed figures budget coverage attack kills docs pictures icons clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-12s %s\n", $$1, $$2 }'
	@echo "  Variables: GAME=$(GAME) DEPTH=$(DEPTH) N=$(N) SEED=$(SEED) JOBS=$(JOBS) PEERS=catanatron,open_spiel"

# ------------------------------------------------------------------------------------------------- installation
$(VENV)/stamp-python:
	@$(PYTHON) -c '' 2>/dev/null || { echo "Hegemon needs Python 3.11 or newer, but '$(PYTHON)' does not run here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Hegemon needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) -V 2>&1); try make PYTHON=python3.12 $(MAKECMDGOALS)."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python lacks the venv module: install your system's python3-venv package and try again."; exit 1; }
	@if $(PY) -m pip --version >/dev/null 2>&1; then echo "Using the environment in $(VENV)."; \
	else echo "Creating the environment $(VENV) with $$($(PYTHON) -V) ..."; $(PYTHON) -m venv --clear $(VENV); fi
	@touch $@

$(VENV)/stamp-base: $(VENV)/stamp-python requirements/base.txt pyproject.toml
	@echo "Installing what a player needs (click, rich, numba; about 100 MB, once) ..."
	@$(PY) -m pip install --quiet --requirement requirements/base.txt
	@$(PY) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/stamp-server: $(VENV)/stamp-base requirements/server.txt
	@echo "Installing what the table needs (FastAPI, SQLAlchemy; about 40 MB, once) ..."
	@$(PY) -m pip install --quiet --requirement requirements/server.txt
	@touch $@

$(VENV)/stamp-dev: $(VENV)/stamp-server requirements/postgres.txt requirements/dev.txt
	@echo "Installing what a developer needs (pytest, ruff, mypy, playwright; about 100 MB, once) ..."
	@$(PY) -m pip install --quiet --requirement requirements/dev.txt
	@touch $@

setup: $(VENV)/stamp-dev ## create .venv and install everything, pinned
	@echo "Ready: $(VENV) holds hegemon and its tools."

# ------------------------------------------------------------------------------------------------- play
play: $(VENV)/stamp-server web ## install what is needed, build the client and open the table in the browser
	@$(HEGEMON) serve --port $(PORT)

play-terminal: $(VENV)/stamp-base ## play GAME against a bot in the terminal
	@if [ -t 0 ]; then $(HEGEMON) play $(GAME); \
	else echo "Installed, but make play-terminal needs a terminal to play in: its input is a file or a pipe here."; fi

# ------------------------------------------------------------------------------------------------- checks
lint: lint-python lint-web ## style: ruff; eslint and prettier for the client

lint-python: $(VENV)/stamp-dev
	@echo "== style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

lint-web: web/node_modules/stamp
	@echo "== style of the client"
	@cd web && $(NODE_PATH) npm run --silent lint

lint-web-quick: web/node_modules/stamp
	@echo "== style of the client, file by file"
	@cd web && $(NODE_PATH) npm run --silent lint:quick

types: $(VENV)/stamp-dev ## types: mypy --strict
	@echo "== types"
	@$(PY) tools/check_dispatch.py

imports: $(VENV)/stamp-dev ## layers: import-linter
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

trace: $(VENV)/stamp-base ## every citation has code and a scenario
	@echo "== citations"
	@$(HEGEMON) trace

fast-tests: $(VENV)/stamp-dev
	@echo "== fast tests (plain engine)"
	@sh tools/find_postgres.sh
	@HEGEMON_ENGINE=plain $(PYTEST) $(WORKERS) -m "not slow and not compiled" $(NOT_HERE)

check: $(VENV)/stamp-dev web/node_modules/stamp ## everything quick: style, types, layers, citations, fast tests
	@$(SIDE_BY_SIDE) check-tests lint-web-quick types lint-python imports trace
	@echo "make check: all good."

# (said as they go, not in one piece when they are done)
check-tests:
	@$(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=none) fast-tests

check-bare: ## the same checks where no compiler is installed (in an environment of its own)
	@$(MAKE) --no-print-directory VENV=.venv-bare setup
	@.venv-bare/bin/python -m pip uninstall --quiet --yes numba llvmlite numpy
	@$(MAKE) --no-print-directory VENV=.venv-bare check

kernels: $(VENV)/stamp-base
	@echo "== kernels"
	@$(HEGEMON) warmup --all

most-tests: $(VENV)/stamp-dev
	@echo "== all tests but the browser's"
	@sh tools/find_postgres.sh
	@$(PYTEST) $(WORKERS) --doctest-glob='*.md' $(NOT_HERE) $(EVERYTHING)

# The long ones first: compiling keeps one processor busy while the checks come one after the other on another.
test: $(VENV)/stamp-dev web/node_modules/stamp ## everything: the checks, every test, the compiled engine's and the browser's too
	@$(SIDE_BY_SIDE) kernels lint-web types web test-web lint-python imports trace
	@$(MAKE) --no-print-directory most-tests
	@echo "== package and browser, side by side (told when they are done)"
	@$(SIDE_BY_SIDE) test-wheel test-browser
	@echo "make test: all good."

test-plain: $(VENV)/stamp-dev ## every test that needs no compiler, with the plain engine
	@HEGEMON_ENGINE=plain $(PYTEST) $(WORKERS) -m "not compiled" --doctest-glob='*.md' $(NOT_HERE) $(EVERYTHING)

# ------------------------------------------------------------------------------------------------- client
# (`npm ci` refuses lock files without addresses for packages of other platforms; `npm install` leaves ours as it is.)
# The system's Node.js where it is new enough; otherwise one from a Python package, in the project's environment.
web/node_modules/stamp: $(VENV)/stamp-python web/package.json web/package-lock.json
	@if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	  || ! npm --version >/dev/null 2>&1; then \
	  echo "No Node.js 20.19 or newer here: installing one as a Python package ..."; \
	  $(PY) -m pip install --quiet --requirement requirements/node.txt; fi
	@echo "Installing what the client is built with (Svelte, Vite; about 100 MB, once) ..."
	@cd web && $(NODE_PATH) npm install --no-audit --no-fund --loglevel=error
	@touch $@

WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json -type f 2>/dev/null)

web/dist/index.html: web/node_modules/stamp $(WEB_SOURCES)
	@echo "Building the client ..."
	@cd web && $(NODE_PATH) npm run --silent build -- --logLevel error
	@touch $@

web: web/dist/index.html ## build the browser client into web/dist

test-web: $(VENV)/stamp-dev web/node_modules/stamp ## types and unit tests of the client
	@echo "== client: types and unit tests"
	@cd web && $(NODE_PATH) npm run --silent check && $(NODE_PATH) npm run --silent test

test-browser: $(VENV)/stamp-dev web ## play every game in a real Chromium
	@echo "== browser"
	@sh tools/find_chromium.sh
	@$(PYTEST) $(WORKERS) tests/browser || { \
	  echo "== browser: what failed among several at a time (above; a race worth finding), once more, one after the other"; \
	  $(PYTEST) 0 --last-failed --last-failed-no-failures none tests/browser; }

wheel: $(VENV)/stamp-base web ## build the package with the browser client inside, into dist/
	@echo "Building the package ..."
	@rm -rf build/lib build/bdist.*
	@$(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

test-wheel: $(VENV)/stamp-dev wheel ## install the package into an empty environment, serve and play
	@echo "== package"
	@$(PY) -m pytest -q tests/package

# ------------------------------------------------------------------------------------------------- tools
perft: $(VENV)/stamp-base ## count the tree of GAME to DEPTH
	@$(HEGEMON) perft $(GAME) --depth $(DEPTH)

goldens: $(VENV)/stamp-base ## rewrite perft counts, playthroughs and stale end records (the commit must name what explains the change)
	@$(PY) tools/goldens.py
	@$(PY) tools/end_records.py

fuzz: $(VENV)/stamp-base ## N random games of GAME with all invariants checked
	@$(HEGEMON) fuzz $(GAME) --games $(N) --seed $(SEED) --jobs $(JOBS)

learn: $(VENV)/stamp-dev ## ten minutes of learning for GAME in a fresh folder; fails unless it improves on its start
	rm -rf .learning/$(GAME)
	$(HEGEMON) train $(GAME) --folder .learning/$(GAME) --minutes 10 --games 40 --turns 200 --width 2 --check

bench: $(VENV)/stamp-base ## speed of GAME; PEERS=catanatron,open_spiel compares
	@$(HEGEMON) bench $(GAME) $(if $(PEERS),--against $(PEERS))

speed: $(VENV)/stamp-base ## put the stored measurements (bench/results) into the table of the README
	@$(PY) tools/speed_table.py

attack: $(VENV)/stamp-dev ## attack a server of its own for MINUTES: schemathesis and a fuzzer, not one answer may be a fault
	@$(PY) tools/attack.py --minutes $(MINUTES) --seed $(SEED)

kills: $(VENV)/stamp-dev ## kill -9 one of three servers on a PostgreSQL, KILLS times in the middle of play: nothing acknowledged may be lost
	@sh tools/find_postgres.sh
	@$(PY) tools/kill_run.py --kills $(KILLS) --seed $(SEED)

figures: $(VENV)/stamp-base ## measure both ways to compile, and write the table of docs/engines.md
	@$(PY) tools/engine_figures.py

budget: $(VENV)/stamp-dev ## measure the tests, and write which of them are too dear for `make check`
	@sh tools/find_postgres.sh
	@JOBS=$(JOBS) $(PY) tools/test_budget.py

coverage: $(VENV)/stamp-dev ## what the fast tests cover: prints it and writes the table of docs/testing.md
	@rm -f .coverage .coverage.*
	@HEGEMON_ENGINE=plain $(BIN)/coverage run -m pytest -q -n $(JOBS) --dist worksteal -m "not slow and not compiled" $(NOT_HERE)
	@$(BIN)/coverage combine --quiet
	@$(PY) tools/coverage_figures.py

docs: $(VENV)/stamp-base ## generate docs/rules/<game>.md from the rulebooks
	@$(PY) tools/rule_pages.py

pictures: $(VENV)/stamp-dev web ## photograph every game at four sizes into docs/pictures, and for its card (PICTURES="--game duellum --size 1440x900": only some)
	@sh tools/find_chromium.sh
	@$(PY) -m tests.browser.pictures $(PICTURES)

icons: ## draw the icons of the browser client again
	@$(PYTHON) tools/draw_icons.py

clean: ## remove the environment and all caches
	rm -rf $(VENV) .venv-bare build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.* src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
