# Everything a person needs. Set-up is part of each command, and quick when it is already done.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
UV := .tools/bin/uv
RUN := .venv/bin

.PHONY: help play test check bench setup lock
help:  ## Show these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/:/' | awk -F': *' '{printf "  make %-8s %s\n", $$1, $$2}'

# Once there are boards for the browser, this starts `omerta serve` and opens them; until then the terminal.
play: .venv/.play  ## Set up and start a game
	@$(RUN)/omerta terminal || [ $$? -ge 3 ]  # 3 and 4: lost, or left

test: .venv/.dev  ## Set up and run all checks and tests
	@$(MAKE) --no-print-directory check
	@$(RUN)/pytest -n 2

check: .venv/.dev  ## Format, lint, types, layers
	@$(RUN)/ruff format --check .
	@$(RUN)/ruff check .
	@$(RUN)/mypy
	@$(RUN)/lint-imports --no-logo

bench: .venv/.dev  ## Measure speed, beside OpenSpiel in the same run
	@$(RUN)/python bench/speed.py

setup: .venv/.dev  ## Install everything into .venv (part of each command)

lock: $(UV)  ## Renew the lock files from pyproject.toml
	@$(UV) pip compile -q --universal --generate-hashes pyproject.toml -o requirements.lock
	@$(UV) pip compile -q --universal --generate-hashes pyproject.toml --all-extras -c requirements.lock -o requirements-dev.lock

$(UV):
	@echo "Setting up the installer ..."
	@$(PYTHON) -c 'import sys; sys.exit("Omerta needs Python 3.11 or newer, not " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .tools
	@.tools/bin/python -m pip install -qq --disable-pip-version-check uv==0.13.7

.venv/pyvenv.cfg: | $(UV)
	@$(UV) venv -q --python $(PYTHON) .venv

.venv/.play: requirements.lock pyproject.toml | .venv/pyvenv.cfg $(UV)
	@echo "Setting up the game ..."
	@$(UV) pip install -q --compile-bytecode --require-hashes -r requirements.lock
	@$(UV) pip install -q --no-deps -e .
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml | .venv/pyvenv.cfg $(UV)
	@echo "Setting up game, tests and tools ..."
	@$(UV) pip install -q --compile-bytecode --require-hashes -r requirements-dev.lock
	@$(UV) pip install -q --no-deps -e .
	@touch $@ .venv/.play
