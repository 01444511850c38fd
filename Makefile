# `make judge` and `make test` do all the set-up: they need Python 3.11+, make and a network for pip.
PYTHON ?= python3
BIN := .venv/bin

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

judge: .venv/ready  ## rule on a shipped situation
	$(BIN)/apnap judge scenarios/magic/602-activating/saffi-targets-herself.yaml

test: .venv/ready  ## the tests
	$(BIN)/pytest -n 2

lint: .venv/ready  ## the linters
	$(BIN)/ruff check src tests bench tools
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready  ## speed, as ratios in one run
	$(BIN)/python bench/run.py

law: .venv/ready  ## write docs/law.md anew
	$(BIN)/python tools/law_doc.py

soak: .venv/ready  ## the long sweeps: every offer of every scenario, many random games
	APNAP_OFFERS=all APNAP_GAMES=1000 $(BIN)/pytest -n 2 tests/magic/test_offers.py tests/invariants
	$(BIN)/python tools/berserk_soak.py 1000

corpus: .venv/ready  ## how much of a corpus of card texts is read, all of it
	APNAP_EVERY=1 $(BIN)/pytest tests/text/magic/test_corpus.py

.PHONY: judge test lint bench law soak corpus
