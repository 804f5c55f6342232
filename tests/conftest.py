"""What all tests share: how long properties are searched, and how golden files are written anew."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.server.serving import Server, serving

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", PATIENT, derandomize=True, max_examples=60)
settings.register_profile("soak", PATIENT, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A process started in the background ignores Ctrl-C, and so would all processes that tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-playthroughs",
        action="store_true",
        help="write the golden playthroughs anew; then read the diff",
    )
    parser.addoption(
        "--pictures",
        action="store_true",
        help="keep pictures of the pages that browser tests visit, in build/pictures",
    )


@pytest.fixture
def rewrite_playthroughs(request: pytest.FixtureRequest) -> bool:
    """Whether golden playthroughs are to be written anew."""
    return bool(request.config.getoption("--rewrite-playthroughs"))


@pytest.fixture(scope="session")
def bot_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots, on SQLite, for all tests that do not mind sharing it. It takes as long to get ready
    as to play some games: there is one for each worker of pytest-xdist."""
    with serving(tmp_path_factory.mktemp("bots"), bot_workers=1) as found:
        yield found


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what did not run."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.section("TESTS THAT DID NOT RUN", red=True)
        for report in skipped:
            terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[2]}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In continuous integration nothing may be skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
