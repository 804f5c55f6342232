"""Without a network the score pad works; with one, nobody is kept on an old client."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, expect

from saurian.locale import load_language
from tests.browser.conftest import Visit
from tests.browser.site import Visitor
from tests.browser.test_score import tap, totals
from tests.server.serving import serving
from tools import web

IS_KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
"""Once the service worker is ready, all that the pad needs has been kept."""


def test_the_score_pad_works_offline(visit: Visit, tmp_path: Path) -> None:
    """Never opened before, with no server at all: counting, another pad, the history."""
    with serving(tmp_path) as server:
        visitor = visit("/", server=server)
        visitor.page.evaluate(IS_KEPT)
    visitor.context.set_offline(True)
    visitor.go("/score")
    tap(visitor, "Triceratops", "sameness", "sameness", "sameness")
    assert totals(visitor)[0] == "8"
    visitor.page.get_by_role("button", name="New pad").click()
    tap(visitor, "T-Rex", "river")
    visitor.page.reload()
    expect(visitor.page.get_by_role("group", name="Zoos")).to_contain_text("1")
    expect(visitor.page.get_by_role("heading", name="Earlier pads on this device")).to_be_visible()
    visitor.page.get_by_label("Language").select_option("Polski")
    pad = load_language("pl", "web").text("home-pad")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(pad)


def test_the_page_can_be_installed(visit: Visit) -> None:
    """Chromium finds nothing that would keep it from being installed."""
    visitor = visit("/score")
    visitor.page.evaluate(IS_KEPT)
    found = visitor.context.new_cdp_session(visitor.page).send("Page.getInstallabilityErrors")
    reasons = {one["errorId"] for one in found["installabilityErrors"]}
    assert reasons <= {"in-incognito"}


def test_an_old_worker_keeps_nobody_on_an_old_client(browser: Browser, tmp_path: Path) -> None:
    """After an upgrade the next visit is the new client, and nothing old is kept."""
    folder = tmp_path / "web"
    shutil.copytree(web.OUTPUT, folder)
    with _files(folder) as url:
        visitor = Visitor(browser.new_context(), url)
        visitor.page.goto(url)
        [before] = visitor.page.evaluate(IS_KEPT)
        _upgrade(folder)
        visitor.page.reload()
        expect(visitor.page.locator("meta[name=upgraded]")).to_have_count(1)
        visitor.page.wait_for_function(
            "old => caches.keys().then((names) => !names.includes(old))", arg=before
        )
        visitor.context.close()


def _upgrade(folder: Path) -> None:
    index, worker = folder / "index.html", folder / "worker.js"
    index.write_text(index.read_text().replace("<head>", '<head><meta name="upgraded">'))
    worker.write_text(worker.read_text().replace('VERSION = "', 'VERSION = "newer-'))


class _Pages(SimpleHTTPRequestHandler):
    """A server of files only: whatever is none is the page."""

    def translate_path(self, path: str) -> str:
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def _files(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Pages, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
