# Everything a person needs. Set-up is part of each command, and quick when it is already done.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
UV := .tools/bin/uv
RUN := .venv/bin

PAGE := src/omerta/server/page/index.html
NPM := npm --prefix web --no-fund --no-audit --loglevel=error

.PHONY: help play test check bench screenshots setup lock
help:  ## Show these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/:/' | awk -F': *' '{printf "  make %-8s %s\n", $$1, $$2}'

play: .venv/.play $(PAGE)  ## Set up and open the game in the browser
	@$(RUN)/omerta serve --open

test: .venv/.dev $(PAGE)  ## Set up and run all checks and tests
	@sh tools/find-chromium.sh
	@$(MAKE) --no-print-directory check
	@$(NPM) run --silent test
	@$(RUN)/pytest -n 2 --dist worksteal --ignore tests/web
	@$(RUN)/pytest -n 2 --dist worksteal tests/web  # apart: the browser's event loop stays in its process, and others need their own

check: .venv/.dev web/node_modules/.ready  ## Format, lint, types, layers
	@$(NPM) run --silent check
	@$(RUN)/ruff format --check .
	@$(RUN)/ruff check .
	@$(RUN)/mypy
	@$(RUN)/lint-imports --no-logo

bench: .venv/.dev  ## Measure speed, beside OpenSpiel in the same run
	@$(RUN)/python bench/speed.py

screenshots: .venv/.dev $(PAGE)  ## Every screen at four sizes in both themes, into screenshots/
	@$(RUN)/python tools/screenshots.py

setup: .venv/.dev $(PAGE)  ## Install everything and build the page (part of each command)

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

web/node_modules/.ready: web/package-lock.json
	@echo "Setting up the tools for the page ..."
	@$(NPM) ci --silent
	@touch $@

$(PAGE): web/node_modules/.ready web/index.html web/vite.config.ts $(shell find web/src web/public src/omerta/language/catalogues -type f)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
