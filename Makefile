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

# A user's own PYTHONPATH or pip settings for "user" installs must not leak into the project's environment.
unexport PYTHONPATH PYTHONHOME PIP_USER
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.DEFAULT_GOAL := help
.PHONY: help setup play check test test-plain lint types imports trace fast-tests perft goldens fuzz bench docs clean

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

$(VENV)/stamp-dev: $(VENV)/stamp-base requirements/dev.txt
	@echo "Installing what a developer needs (pytest, ruff, mypy; about 50 MB, once) ..."
	@$(PY) -m pip install --quiet --requirement requirements/dev.txt
	@touch $@

setup: $(VENV)/stamp-dev ## create .venv and install everything, pinned
	@echo "Ready: $(VENV) holds hegemon and its tools."

# ------------------------------------------------------------------------------------------------- play
play: $(VENV)/stamp-base ## install what is needed and play Antike Duellum against a bot
	@if [ -t 0 ]; then $(HEGEMON) play $(GAME); \
	else echo "Installed, but make play needs a terminal to play in: its input is a file or a pipe here."; fi

# ------------------------------------------------------------------------------------------------- checks
lint: $(VENV)/stamp-dev ## style: ruff
	@echo "== style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/stamp-dev ## types: mypy --strict
	@echo "== types"
	@$(BIN)/mypy --strict src

imports: $(VENV)/stamp-dev ## layers: import-linter
	@echo "== layers"
	@$(BIN)/lint-imports --no-logo

trace: $(VENV)/stamp-base ## every citation has code and a scenario
	@echo "== citations"
	@$(HEGEMON) trace

fast-tests: $(VENV)/stamp-dev
	@echo "== fast tests (plain engine)"
	@HEGEMON_ENGINE=plain $(PY) -m pytest -q -n $(JOBS) -m "not slow and not compiled"

check: lint types imports trace fast-tests ## everything quick: style, types, layers, citations, fast tests
	@echo "make check: all good."

test: lint types imports trace ## everything: the checks, then every test, compiled engine and documentation included
	@echo "== kernels"
	@$(HEGEMON) warmup --all
	@echo "== all tests"
	@$(PY) -m pytest -n $(JOBS) --doctest-glob='*.md' tests README.md docs/tour.md
	@echo "make test: all good."

test-plain: $(VENV)/stamp-dev ## every test that needs no compiler, with the plain engine
	@HEGEMON_ENGINE=plain $(PY) -m pytest -n $(JOBS) -m "not compiled" --doctest-glob='*.md' tests README.md docs/tour.md

# ------------------------------------------------------------------------------------------------- tools
perft: $(VENV)/stamp-base ## count the tree of GAME to DEPTH
	@$(HEGEMON) perft $(GAME) --depth $(DEPTH)

goldens: $(VENV)/stamp-base ## rewrite perft counts and playthroughs (the commit must name what explains the change)
	@$(PY) tools/goldens.py

fuzz: $(VENV)/stamp-base ## N random games of GAME with all invariants checked
	@$(HEGEMON) fuzz $(GAME) --games $(N) --seed $(SEED) --jobs $(JOBS)

bench: $(VENV)/stamp-base ## speed of GAME; PEERS=catanatron,open_spiel compares
	@$(HEGEMON) bench $(GAME) $(if $(PEERS),--against $(PEERS))

docs: $(VENV)/stamp-base ## generate docs/rules/<game>.md from the rulebooks
	@$(PY) tools/rule_pages.py

clean: ## remove the environment and all caches
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
