"""What all tests share: how long properties are searched, and how golden files are written anew."""

import os

import pytest
from hypothesis import HealthCheck, settings

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True, max_examples=60)
settings.register_profile("soak", PATIENT, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew; then read the diff",
    )


@pytest.fixture
def rewrite_playthroughs(request: pytest.FixtureRequest) -> bool:
    """Whether golden playthroughs are to be written anew."""
    return bool(request.config.getoption("--rewrite-playthroughs"))
