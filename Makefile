# The two commands: `make play` and `make test`. Both set everything up by themselves.
PYTHON ?= python3
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal
# Tests that need nothing compiled: they run while the kernels for the others are.
PLAIN := tests/core tests/games tests/locale tests/web tests/test_docs.py

.PHONY: play test lint bench load speed pictures soak coverage golden lock clean

play:
	@$(PYTHON) tools/bootstrap.py run
	@$(PYTHON) tools/web.py build || true # the server says what is missing
	@$(BIN)/saurian serve

test:
	@$(PYTHON) tools/bootstrap.py dev
	@$(PYTHON) tools/services.py
	@$(PYTHON) tools/web.py build
	$(BIN)/python -m tests.kernels & kernels=$$!; \
	    $(PYTHON) tools/web.py test && $(PYTEST) $(PLAIN) && wait $$kernels || { kill $$kernels; exit 1; }
	$(PYTEST) tests $(PLAIN:%=--ignore=%)

lint:
	@$(PYTHON) tools/bootstrap.py dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PYTHON) tools/web.py check

bench:
	@$(PYTHON) tools/bootstrap.py run
	@$(BIN)/saurian bench --json

# How much a server on this machine bears; takes two minutes, on loopback alone.
load:
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python -m tests.load

# How quick the pages are in a browser on this machine; takes half a minute.
speed:
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python -m tests.browser.speed

# The pictures of the README, made anew; look at them before you commit them.
pictures:
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python -m tests.browser.pictures

soak:
	@$(PYTHON) tools/bootstrap.py dev
	@$(PYTHON) tools/services.py
	@$(BIN)/python -m tests.kernels
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -q -n auto -m "soak or hypothesis"

# Which lines and branches the tests reach; slower than `make test`.
coverage:
	@$(PYTHON) tools/bootstrap.py dev
	@$(PYTHON) tools/services.py
	@$(BIN)/python -m tests.kernels
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term

# Rewrite the golden playthroughs and the generated docs; look at the diff before you commit it.
golden:
	@$(PYTHON) tools/bootstrap.py dev
	$(BIN)/python -m pytest -q --rewrite-playthroughs -k playthrough

# Lock the newest allowed versions, with hashes and without addresses.
lock:
	@$(PYTHON) tools/bootstrap.py dev
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/run.in -o requirements/run.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/dev.in -c requirements/run.txt -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --python-version 3.11 requirements/node.in -o requirements/node.txt

clean:
	rm -rf .venv web/node_modules src/saurian/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
