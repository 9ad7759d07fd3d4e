# Every target does its own set-up: Python 3.11 or newer with venv is all a machine needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?=
PORT ?= 8000
WORKERS ?=
ROOMS ?= $(foreach room,rules games bots terminal,tests/$(room) src/reihum/$(room)) tests/pages tests/test_docs.py tests/test_house.py
PARTS ?=
TABLES := the-game:1 the-game:2 the-game:3 the-game:4 extreme:1 extreme:2 extreme:3 face-to-face:2 nix:2 nix:3 nix:4
# Tests start Python hundreds of times: what was compiled once is kept, whatever is set outside.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: audit proxies help play terminal client protocol texts chromium test quick format lint lint-python lint-client oracle rewritten tools check soak fuzz bench bench-strength pictures puzzles site lock clean

help:  ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: $(VENV)/.play client  ## play in the browser; tables are kept in reihum.db, PORT=8000
	@$(BIN)/reihum serve --port $(PORT)

terminal: $(VENV)/.play  ## play in the terminal; GAME=nix picks a game
	@$(BIN)/reihum play $(GAME)

client: | $(VENV)/.play  ## build the browser client, where it has changed
	@$(BIN)/python hatch_build.py

protocol: $(VENV)/.dev  ## make the client's types of the protocol from the server's models
	@$(BIN)/python hatch_build.py protocol

texts: $(VENV)/.dev  ## make the client's type of all messages from the English message files
	@$(BIN)/python hatch_build.py texts

# Four workers for two cores: often some of them wait for a browser or a server.
test: $(VENV)/.dev client chromium  ## the whole suite, and whether it covers enough of each room
	$(BIN)/python hatch_build.py test
	NATIVE_TESTS="$$($(BIN)/python -m tests.native)" $(BIN)/pytest -n $(or $(WORKERS),4) --dist loadgroup --no-loadscope-reorder -rs --cov --cov-report=
	$(BIN)/python -m tests.measure

quick: $(VENV)/.dev  ## the developer's loop, under 30 seconds; ROOMS=tests/server picks a room
	$(BIN)/pytest -n $(or $(WORKERS),2) -m "not slow" -q $(ROOMS)

format: $(VENV)/.dev  ## lay out all files anew, and mend what the linters can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py format

lint: lint-python lint-client  ## ruff, mypy, import-linter, zizmor; svelte-check, eslint, prettier

lint-python: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/zizmor --offline --quiet .github

lint-client: $(VENV)/.dev
	$(BIN)/python hatch_build.py check

check: lint site test  ## all of it

oracle: $(VENV)/.dev
	@$(BIN)/python -m tests.native > /dev/null

# What pytest makes of the tests is kept beside them: otherwise each worker of a first run would make it for itself.
rewritten: $(VENV)/.dev
	-@$(BIN)/pytest --collect-only -q > /dev/null

tools: $(VENV)/.dev $(VENV)/.docs  # not at the same time: both write into one environment

soak: $(VENV)/.dev  ## play while servers and databases are killed: 20 minutes; SOAK_MINUTES, SOAK_TABLES, SOAK_SEED
	$(BIN)/python -m tests.server.stress.soak

fuzz: $(VENV)/.dev  ## send 100,000 hostile messages, and requests; FUZZ_MESSAGES, FUZZ_REQUESTS, FUZZ_SEED
	$(BIN)/python -m tests.server.stress.fuzz

bench: $(VENV)/.dev client chromium  ## the figures the README names
	$(BIN)/python -m bench

bench-strength: $(VENV)/.dev  ## how strong the bots are: many hours; PARTS="nix the-game:2" picks some
	$(BIN)/python -m bench.strength $(PARTS)

puzzles: $(VENV)/.dev  ## make the puzzles that come with the package anew: some hours
	for table in $(TABLES); do $(BIN)/reihum puzzles --make 32 --game $${table%:*} --players $${table#*:} --seed ship \
		--out src/reihum/review/puzzles/shipped/$${table%:*}-$${table#*:}.jsonl; done

proxies: $(VENV)/.dev  ## the examples of deploy/ with nginx and Caddy, where they are installed
	$(BIN)/python -m tests.deploy.proxies

audit: $(VENV)/.dev  ## known faults of what this stands on; needs the internet
	$(BIN)/pip install -q --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --strict --require-hashes --disable-pip -r requirements/play.txt
	$(BIN)/pip-audit --strict --require-hashes --disable-pip -r requirements/serve.txt
	$(BIN)/pip-audit --strict --require-hashes --disable-pip -r requirements/dev.txt
	$(BIN)/python hatch_build.py audit

pictures: $(VENV)/.dev client chromium  ## contact sheets of every page at every size, and the README's pictures
	$(BIN)/python -m tests.browser.pictures

site: $(VENV)/.docs  ## these docs as a site, in site/index.html; needs no network
	$(BIN)/python -m docs.site

lock: $(VENV)/.dev  ## pin the requirements anew, with hashes
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header \
		--extra fast --extra server --group build pyproject.toml -o requirements/play.txt
	$(BIN)/uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header \
		--extra cluster --extra openspiel --extra pettingzoo --extra postgres --group dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header -c requirements/dev.txt \
		--extra arena --extra server --group build --group docs pyproject.toml -o requirements/docs.txt
	$(BIN)/uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header -c requirements/dev.txt \
		--extra fast --extra postgres --extra server pyproject.toml -o requirements/serve.txt
	$(BIN)/uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header -c requirements/dev.txt \
		--group build -o requirements/build.txt

chromium:
	@.ci/chromium

$(VENV)/bin/python:
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "reihum needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing what playing needs; the first time this takes a minute ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python hatch_build.py
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/bin/python
	@echo "Installing what developing needs; the first time this takes a minute ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python hatch_build.py tools
	@$(BIN)/python hatch_build.py
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.play

$(VENV)/.docs: requirements/docs.txt pyproject.toml | $(VENV)/.play
	@echo "Installing what the site needs; the first time this takes a minute ..."
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@touch $@

clean:  ## remove what the targets made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage* dist
	rm -rf client/node_modules src/reihum/server/client pictures site
