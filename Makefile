# The two commands: `make play` and `make test`. Both set everything up by themselves.
PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
# Tests that need nothing compiled: they run while the kernels for the others are.
PLAIN := tests/core tests/games tests/locale tests/tools tests/web tests/test_docs.py

MAKEFLAGS += --jobs=2
unexport PYTHONDONTWRITEBYTECODE # tests start hundreds of processes: none is to compile again what they share

.PHONY: docs play test lint venv ready services pages kernels plain rest style types imports facts graph names prose pages-types pages-style
.PHONY: bench load speed pictures soak coverage golden lock clean

play:
	@$(PYTHON) tools/bootstrap.py run
	@$(PYTHON) tools/web.py build || true # the server says what is missing
	@$(BIN)/saurian serve

# What does not need each other is done at the same time.
test: plain rest

lint: style types imports facts graph names prose pages-types pages-style

venv:
	@$(PYTHON) tools/bootstrap.py venv

ready: venv
	@$(PYTHON) tools/bootstrap.py dev

services: venv
	@$(PYTHON) tools/services.py

pages: venv
	@$(PYTHON) tools/web.py build

kernels: ready
	$(BIN)/python -m tests.kernels

plain: ready pages
	$(PYTHON) tools/web.py test
	$(PYTEST) $(PLAIN)

rest: plain kernels services
	$(PYTEST) tests $(PLAIN:%=--ignore=%)

style: ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: ready
	$(BIN)/mypy

imports: ready
	$(BIN)/lint-imports

# What TypeScript knows from Python; `python tools/facts.py` writes it.
facts: ready
	$(BIN)/python tools/facts.py --check

# The picture in docs/architecture.md; `python tools/import_graph.py` draws it.
graph: ready
	$(BIN)/python tools/import_graph.py --check

# Shared code names no game.
names: ready
	$(BIN)/python tools/shared_names.py

# Docstrings, comments and docs in plain English.
prose: ready
	$(BIN)/python tools/prose.py

pages-types: pages
	$(PYTHON) tools/web.py check

# `npm run format` in web/ writes what Prettier asks for.
pages-style: pages
	$(PYTHON) tools/web.py lint

# The documentation site, in build/docs; built without a network, and a warning is an error.
docs: ready
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs

bench:
	@$(PYTHON) tools/bootstrap.py run
	@$(BIN)/saurian bench --json

# How much a server on this machine bears; takes two minutes, on loopback alone.
load: ready
	@$(BIN)/python -m tests.load

# How quick the pages are in a browser on this machine; takes half a minute.
speed: ready
	@$(BIN)/python -m tests.browser.speed

# The pictures of the README, and a contact sheet of every state in build/contact-sheet: look at them before you commit.
pictures: ready
	@$(BIN)/python -m tests.browser.pictures

soak: services kernels
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -q -n auto -m "soak or hypothesis"

# Which lines and branches the tests reach; slower than `make test`.
coverage: services kernels
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term

# Rewrite the golden playthroughs and the generated docs; look at the diff before you commit it.
golden: ready
	$(BIN)/python -m pytest -q --rewrite-playthroughs -k playthrough

# Lock the newest allowed versions, with hashes and without addresses.
lock: ready
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/run.in -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/dev.in -c requirements/run.txt -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/node.in -o requirements/node.txt

clean:
	rm -rf .venv web/node_modules src/saurian/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
