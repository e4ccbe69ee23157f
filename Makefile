# Needs Python 3.11, 3.12 or 3.13 and make; everything else goes into .venv.
# To choose the interpreter of a new .venv: make setup PYTHON=/path/to/python3.12

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?=
PYTHONS := $(if $(PYTHON),$(PYTHON),python3.13 python3.12 python3.11 python3)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
# More options for pytest, as in: make test ARGS="-k damage"
ARGS ?=

BASE := $(VENV)/.base.stamp
SETUP := $(VENV)/.setup.stamp
BENCH := $(VENV)/.bench.stamp
NEURAL := $(VENV)/.neural.stamp

# What learning needs; too large to be installed for everybody.
NETWORKS := torch==2.13.0 onnx==1.23.2 onnxruntime==1.31.1 onnxscript==0.7.2

# Only `make lock` uses uv, from a virtual environment that it throws away.
UV := uv==0.13.7
LOCK := --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade)

IN_RANGE := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))

# $(call find_python): sets $$python to the first suitable interpreter, or ends with an explanation.
define find_python
	python=; bare=; \
	for name in $(PYTHONS); do \
		"$$name" -c '$(IN_RANGE)' >/dev/null 2>&1 || continue; \
		if "$$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then python=$$name; break; fi; \
		bare=$$name; \
	done; \
	if [ -z "$$python" ] && [ -n "$$bare" ]; then \
		echo "$$bare cannot make virtual environments: its venv module is not installed" \
			"(on Debian and Ubuntu: apt-get install python3-venv)." >&2; \
		exit 1; \
	elif [ -z "$$python" ]; then \
		echo "Elementarium needs Python 3.11, 3.12 or 3.13, and found none of them." \
			"Tried: $(PYTHONS)." >&2; \
		echo "To name one yourself: make setup PYTHON=/path/to/python3" >&2; \
		exit 1; \
	fi
endef

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

.PHONY: setup
setup: $(SETUP) ## install everything into .venv

# What it takes to play.
$(BASE): pyproject.toml requirements/base.lock
	@if ! $(BIN)/python -c '$(IN_RANGE)' >/dev/null 2>&1; then \
		$(find_python); \
		echo "Making $(VENV) with $$("$$python" --version)"; \
		"$$python" -m venv --clear $(VENV); \
	fi
	@echo "Installing the locked packages"
	@$(PIP) install --quiet --no-compile --require-hashes -r requirements/base.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# What it takes to work on it.
$(SETUP): $(BASE) requirements/dev.lock
	@echo "Installing the locked packages for tests and checks"
	@$(PIP) install --quiet --require-hashes -r requirements/dev.lock
	@touch $@

$(BENCH): $(SETUP) requirements/bench.lock
	@echo "Installing the locked packages of the benchmark"
	@$(PIP) install --quiet --require-hashes -r requirements/bench.lock
	@touch $@

$(NEURAL): $(SETUP)
	@echo "Installing $(NETWORKS)"
	@$(PIP) install --quiet $(NETWORKS)
	@touch $@

.PHONY: neural
neural: $(NEURAL) ## install what networks learn with: elementarium solve, elementarium train

.PHONY: play
play: $(BASE) ## play in the browser (ARGS="--host 0.0.0.0": with phones on the same network)
	@$(BIN)/elementarium play $(ARGS)

.PHONY: test
test: $(SETUP) ## run the tests
	@$(PYTEST) -n auto --dist worksteal $(ARGS)

.PHONY: test-slow
test-slow: $(SETUP) ## run the long soaks
	@$(PYTEST) -n auto -m slow $(ARGS)

.PHONY: adversity
adversity: $(SETUP) ## try to break the house, in full: takes hours
	@ELEMENTARIUM_ADVERSITY=full $(PYTEST) -s tests/adversity tests/e2e/test_markup.py $(ARGS)

.PHONY: bench
bench: $(BENCH) ## measure the speed of the engine
	@$(BIN)/elementarium bench

# Other libraries are fetched from PyPI into environments of their own in build/peers. To begin
# anew, or to be quick about it: make peers ARGS="--fresh --rounds 3 --seconds 0.5"
.PHONY: peers
peers: $(SETUP) ## measure the games beside those of other libraries, and write docs/benchmarks.md
	@$(BIN)/python -m benchmarks.peers $(ARGS)

.PHONY: load
load: $(BENCH) ## measure how much a house carries (ARGS="--tables 1250 --paces 500")
	@$(BIN)/python benchmarks/load.py --picture docs/pictures/load.svg $(ARGS)

.PHONY: recovery
recovery: $(BENCH) ## measure how soon a house that was killed answers again
	@$(BIN)/python benchmarks/recovery.py $(ARGS)

.PHONY: soak
soak: $(BENCH) ## let people come and go for half an hour, and watch the memory of the house
	@$(BIN)/python benchmarks/soak.py --picture docs/pictures/soak.svg $(ARGS)

.PHONY: kills
kills: $(SETUP) ## kill a house a thousand times, and let a bad line do its worst
	@ELEMENTARIUM_ADVERSITY=full $(PYTEST) -s -m slow tests/adversity/test_kills.py tests/adversity/test_proxy.py \
		tests/adversity/test_disk.py $(ARGS)

.PHONY: mutants
mutants: $(SETUP) ## take away every line that keeps a secret, a right or a promise: who notices?
	@$(BIN)/python -m tests.adversity.mutants $(ARGS)

.PHONY: lint
lint: $(SETUP) ## check style, types and imports between packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(SETUP) ## put the code into its standard format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: golden
golden: $(SETUP) ## regenerate the golden playthroughs
	@$(BIN)/python -m tests.golden

.PHONY: perft
perft: $(SETUP) ## count the trees anew
	@$(BIN)/python -m tests.perft

.PHONY: docs
docs: $(SETUP) ## write the tables in docs/ anew
	@$(BIN)/python -m tests.docs

.PHONY: pictures
pictures: $(SETUP) ## draw the pictures of the README anew
	@$(BIN)/python docs/pictures/make.py
	@$(BIN)/python -m docs.pictures.screens

# To play more games at a time, and to begin anew where rules or agents have changed:
# make draft-table GAMES=100000 THREADS=16 ARGS=--fresh
GAMES ?=
THREADS ?= 2
LEARN := --guilds beyond $(if $(GAMES),--games $(GAMES)) --threads $(THREADS)

.PHONY: draft-table
draft-table: $(SETUP) ## play to learn what guilds are worth in a draft
	@$(BIN)/elementarium study draft $(LEARN) --out build/draft-table \
		--table elementarium/games/riftforce/draft_table.json $(ARGS)

# New weights make other players: to learn from their games, begin anew.
.PHONY: evaluation
evaluation: $(SETUP) ## play to learn what a table is worth
	@$(BIN)/elementarium study evaluation $(LEARN) --out build/evaluation \
		--table elementarium/games/riftforce/evaluation.json $(ARGS)

.PHONY: evaluation-solo
evaluation-solo: $(SETUP) ## the same for games against the trainer
	@$(BIN)/elementarium study evaluation --mode solo --agent search:steady $(LEARN) \
		--out build/evaluation-solo \
		--table elementarium/games/riftforce/evaluation_solo.json $(ARGS)

.PHONY: lock
lock: ## make the lock files (UPGRADE=1: with the newest versions)
	@$(find_python); \
	set -e; \
	folder=$$(mktemp -d); \
	trap 'rm -rf "$$folder"' EXIT; \
	"$$python" -m venv "$$folder"; \
	"$$folder/bin/python" -m pip --disable-pip-version-check install --quiet $(UV); \
	"$$folder/bin/uv" pip compile $(LOCK) pyproject.toml --extra dev \
		--output-file requirements/dev.lock >/dev/null; \
	"$$folder/bin/uv" pip compile $(LOCK) pyproject.toml --extra build \
		--constraint requirements/dev.lock --output-file requirements/base.lock >/dev/null; \
	"$$folder/bin/uv" pip compile $(LOCK) pyproject.toml --extra dev --extra bench \
		--constraint requirements/dev.lock --output-file requirements/bench.lock >/dev/null; \
	if grep -nE '://|^-' requirements/*.lock; then \
		echo "A lock file names an index or an address (above)." >&2; exit 1; \
	fi

.PHONY: clean
clean: ## delete caches and build outputs
	rm -rf build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . \( -name $(VENV) -o -name .git \) -prune -o -name __pycache__ -type d -exec rm -rf {} +

.PHONY: clean-all
clean-all: clean ## delete .venv too
	rm -rf $(VENV)
