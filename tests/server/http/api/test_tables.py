"""Making, finding and sharing tables; sitting down, leaving, coming back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.client import Device, Json, live_url, play_all, sitting
from tests.server.serving import Server


async def close_code_of(url: str, headers: dict[str, str]) -> int | None:
    """With what a socket is turned away."""
    async with connect(url, additional_headers=headers, proxy=None) as socket:
        await socket.wait_closed()
        return socket.close_code


# --- making and finding -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "status", "problem"),
    [
        ({"game": "chess", "seats": [{"kind": "link"}] * 2}, 422, "bad-game"),
        ({"game": "drakon", "seats": [{"kind": "link"}]}, 422, "bad-request"),
        ({"game": "draftosaurus", "seats": [{"kind": "link"}] * 6}, 422, "bad-option-value"),
        ({"game": "drakon", "seats": [{"kind": "link"}, {"kind": "bot", "bot": "genius"}]}, 422, "bad-bot"),
        ({"game": "drakon", "seats": [{"kind": "bot", "bot": "greedy"}] * 2}, 422, "bad-nobody"),
        ({"game": "drakon", "seats": [{"kind": "device", "name": "\u200b"}] * 2}, 422, "bad-name"),
        ({"game": "drakon", "seats": [{"kind": "link"}] * 2, "options": {"players": 3}}, 422, "bad-seats"),
        ({"game": "drakon", "seats": [{"kind": "link"}] * 2, "start": True}, 409, "refused-seats-open"),
        ({"game": "drakon", "seats": [{"kind": "link"}] * 2, "seed": "mine"}, 422, "bad-request"),
    ],
)
async def test_what_cannot_be_is_refused(server: Server, wish: Json, status: int, problem: str) -> None:
    async with Device(server) as device:
        assert await device.refused("POST", "/api/tables", wish) == (status, problem)
        assert (await device.get("/api/my-tables"))["tables"] == []


async def test_public_tables_are_listed_until_they_are_over(server: Server) -> None:
    async def listed(device: Device) -> list[str]:
        return [table["id"] for table in (await device.get("/api/tables"))["tables"]]

    async with Device(server) as device:
        public = await device.make_table("draftosaurus", "A", "B", public=True, start=True)
        private = await device.make_table("draftosaurus", "A", "B", start=True)
        assert public["id"] in await listed(device)
        assert private["id"] not in await listed(device)
        async with sitting([server], public) as looks:
            await play_all(looks)
        assert public["id"] not in await listed(device)


async def test_large_answers_are_compressed_for_those_who_take_it(server: Server) -> None:
    async with Device(server) as device:
        made = await device.make_table("draftosaurus", "A", "B", start=True)

        async def answer(path: str, encoding: str) -> httpx.Response:
            return await device.http.get(path, headers={"accept-encoding": encoding})

        path = f"/api/tables/{made['id']}"
        packed, plain = await answer(path, "gzip"), await answer(path, "identity")
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert "content-encoding" not in (await answer("/api/my-tables", "gzip")).headers


async def test_a_device_finds_its_tables_again(server: Server) -> None:
    async with Device(server) as device, Device(server) as other:
        first = await device.make_table("draftosaurus", "A", "link")
        second = await device.make_table("drakon", "A", "link", "B")
        mine = (await device.get("/api/my-tables"))["tables"]
        assert {table["id"]: table["mine"] for table in mine} == {first["id"]: [0], second["id"]: [0, 2]}
        assert (await other.get("/api/my-tables"))["tables"] == []
        assert "saurian" not in other.http.cookies  # it might come after that of a table made meanwhile


async def test_there_is_no_such_table(server: Server) -> None:
    async with Device(server) as device:
        for path in (
            "",
            "/components",
            "/record",
            "/replay?move=0",
            "/memory",
            "/hint?seat=0",
            "/preview?seat=0",
        ):
            assert await device.refused("GET", f"/api/tables/none{path}") == (404, "no-such-table")
        assert await device.refused("GET", "/api/nothing") == (404, "refused-by-http")
    assert await close_code_of(live_url(server.url, "none", None), {}) == 4404


async def test_a_seat_is_told_what_its_placements_would_change(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest:
        made = await host.make_table("draftosaurus", "Host", "bot:greedy", start=True)
        path = f"/api/tables/{made['id']}/preview"
        found = await host.get(path, seat=0)
        assert set(found) == {"seq", "changes"}
        assert found["changes"]
        assert all("river" in spots for spots in found["changes"].values())
        assert await guest.refused("GET", f"{path}?seat=0") == (403, "refused-not-yours")


# --- sitting down -------------------------------------------------------------------------------------


async def test_a_link_opens_a_seat(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest:
        made = await host.make_table("draftosaurus", "Host", "link")
        table = f"/api/tables/{made['id']}"
        assert await guest.refused("GET", f"{table}?seat=1") == (403, "refused-not-yours")
        assert await guest.refused("POST", f"{table}/enter", {"secret": "wrong-secret"}) == (
            403,
            "refused-not-yours",
        )
        assert await guest.post(f"{table}/enter", {"secret": made["secrets"]["1"]}) == {
            "seat": 1,
            "game": "draftosaurus",
        }
        await guest.post(f"{table}/seats/1", {"name": " Gü\u200bst ", "added": "luck"})
        shown = await guest.get(table, seat=1)
        assert shown["mine"] == [1]
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Host", "Güst"]
        async with host.look(made["id"], 0) as look:
            await look.do("start")
            await look.until(lambda look: look.table.get("stage") == "playing")
            assert look.table["chance"]["added"] == ["", "luck"]
        assert await guest.refused("POST", f"{table}/seats/1", {"name": "G", "added": "more"}) == (
            409,
            "refused-started",
        )


@pytest.mark.parametrize("public", [False, True])
async def test_who_has_the_tables_link_takes_a_free_seat(server: Server, public: bool) -> None:
    async with Device(server) as host, Device(server) as one, Device(server) as other:
        made = await host.make_table("drakon", "Host", "link", "link", public=public)
        table = f"/api/tables/{made['id']}"
        seats = await asyncio.gather(
            *(device.post(f"{table}/join", {"name": "X"}) for device in (one, other))
        )
        assert sorted(seat["seat"] for seat in seats) == [1, 2]
        assert await other.refused("POST", f"{table}/join", {"name": "Y"}) == (409, "refused-no-free-seat")
        assert (await other.get(table))["mine"] == [seats[1]["seat"]]
        for seat in ("1", "2"):
            assert (await one.refused("POST", f"{table}/enter", {"secret": made["secrets"][seat]}))[0] == 403


async def test_a_seat_that_somebody_has_opened_by_its_link_is_taken_last(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest, Device(server) as other:
        made = await host.make_table("drakon", "Host", "link", "link")
        table = f"/api/tables/{made['id']}"
        await guest.post(f"{table}/enter", {"secret": made["secrets"]["1"]})
        assert (await other.post(f"{table}/join", {"name": "Other"}))["seat"] == 2
        await guest.post(f"{table}/seats/1", {"name": "Guest"})


async def test_at_two_servers_each_seat_is_taken_once(two_servers: tuple[Server, Server]) -> None:
    async with Device(two_servers[0]) as host, AsyncExitStack() as stack:
        made = await host.make_table("drakon", "Host", "link", "link", "link")
        table = f"/api/tables/{made['id']}"
        guests = [await stack.enter_async_context(Device(two_servers[place % 2])) for place in range(5)]
        answers = await asyncio.gather(
            *(guest.http.post(f"{table}/join", json={"name": "X"}) for guest in guests)
        )
        seated = [answer.json()["seat"] for answer in answers if answer.is_success]
        assert sorted(seated) == [1, 2, 3]
        for guest, answer in zip(guests, answers, strict=True):
            mine = [answer.json()["seat"]] if answer.is_success else []
            assert (await guest.get(table))["mine"] == mine
        async with host.look(made["id"], 0) as look:
            await look.do("start")


async def test_the_host_removes_somebody_who_can_come_back_by_the_tables_link(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest:
        made = await host.make_table("drakon", "Host", "link", "bot:greedy")
        table = f"/api/tables/{made['id']}"
        await guest.post(f"{table}/enter", {"secret": made["secrets"]["1"]})
        await guest.post(f"{table}/seats/1", {"name": "Guest"})
        async with host.look(made["id"], 0) as look, guest.look(made["id"], 1) as watching:
            await look.do("remove", seat=1)
            assert await watching.until_closed() == 4403
            assert (await guest.get(table))["mine"] == []
            assert (await guest.refused("POST", f"{table}/seats/1", {"name": "Guest"}))[0] == 403
            assert (await guest.refused("POST", f"{table}/enter", {"secret": made["secrets"]["1"]}))[0] == 403
            assert (await guest.post(f"{table}/join", {"name": "Guest"}))["seat"] == 1
            await look.do("remove", seat=2)
            secret = (await host.post(f"{table}/seats/2/link", {}))["secret"]
            await guest.post(f"{table}/enter", {"secret": secret})
            assert (await guest.get(table))["mine"] == [1, 2]


async def test_seats_that_change_places_are_opened_by_who_goes_along(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest:
        made = await host.make_table("drakon", "Host", "link")
        table = f"/api/tables/{made['id']}"
        await guest.post(f"{table}/enter", {"secret": made["secrets"]["1"]})
        await guest.post(f"{table}/seats/1", {"name": "Guest"})
        async with host.look(made["id"], 0) as look, guest.look(made["id"], 1) as watching:
            await look.do("swap", seat=0, other=1)
            assert await watching.until_closed() == 4403
            assert await look.until_closed() == 4403
        assert (await host.get(table))["mine"] == [1]
        assert (await guest.get(table))["mine"] == [0]
        assert (await host.get("/api/my-tables"))["tables"][0]["mine"] == [1]
        async with host.look(made["id"], 1) as look, guest.look(made["id"], 0) as other:
            await other.until(lambda other: other.presence.get("present") == [0, 1])
            await look.do("start")


async def test_absence_is_told_soon_and_when_a_bot_may_be_called_in(server: Server) -> None:
    async with Device(server) as device:
        made = await device.make_table("draftosaurus", "A", "B", start=True, grace=60)
        async with device.look(made["id"], 0) as look:
            async with device.look(made["id"], 1):
                await look.until(lambda look: look.presence.get("present") == [0, 1])
                assert look.presence["stand_in_at"] == {}
            await look.until(lambda look: look.presence["present"] == [0])
            assert set(look.presence["stand_in_at"]) == {"1"}


async def test_who_leaves_before_the_game_cannot_watch_who_joins(server: Server) -> None:
    async with Device(server) as host, Device(server) as one, Device(server) as other:
        made = await host.make_table("drakon", "Host", "link", public=True)
        table = f"/api/tables/{made['id']}"
        await one.post(f"{table}/join", {"name": "One"})
        async with one.look(made["id"], 1) as old:
            await old.do("leave")
            assert (await one.get("/api/my-tables"))["tables"] == []
            await other.post(f"{table}/join", {"name": "Other"})
            assert await old.until_closed() == 4403
        assert (await one.get(table))["mine"] == []
        assert (await other.get(table))["mine"] == [1]
        assert (await one.refused("POST", f"{table}/enter", {"secret": made["secrets"]["1"]}))[0] == 403


async def test_a_bot_fills_a_seat_and_its_link_opens_nothing(server: Server) -> None:
    async with Device(server) as host, Device(server) as late:
        made = await host.make_table("drakon", "Host", "link")
        table = f"/api/tables/{made['id']}"
        await late.post(f"{table}/enter", {"secret": made["secrets"]["1"]})
        async with host.look(made["id"], 0) as look, late.look(made["id"], 1) as waiting:
            assert await waiting.fail("fill", seat=1, bot="greedy") == "refused-not-host"
            assert await look.fail("start") == "refused-seats-open"
            await look.do("fill", seat=1, bot="greedy")
            assert await look.fail("fill", seat=0, bot="greedy") == "refused-seat-taken"
            assert await waiting.until_closed() == 4403
        assert (await late.get(table))["mine"] == []
        assert (await late.refused("POST", f"{table}/enter", {"secret": made["secrets"]["1"]}))[0] == 403


async def test_a_seat_is_handed_over(server: Server) -> None:
    async with Device(server) as old, Device(server) as new:
        made = await old.make_table("drakon", "A", "B", start=True)
        table, secret = f"/api/tables/{made['id']}", made["secrets"]["0"]
        assert await new.refused("POST", f"{table}/seats/0/link", {"alone": True}) == (
            403,
            "refused-not-yours",
        )
        async with old.look(made["id"], 0) as by_cookie, old.look(made["id"], 0, secret=secret) as by_secret:
            fresh = (await old.post(f"{table}/seats/0/link", {"alone": True}))["secret"]
            assert await by_cookie.until_closed() == 4403
            assert await by_secret.until_closed() == 4403
        assert (await old.get(table))["mine"] == [1]
        assert (await old.refused("POST", f"{table}/enter", {"secret": secret}))[0] == 403
        headers = {"Authorization": f"Bearer {secret}"}
        assert await close_code_of(live_url(server.url, made["id"], 0), headers) == 4403
        await new.post(f"{table}/enter", {"secret": fresh})
        async with new.look(made["id"], 0) as look:
            await look.do("say", phrase="hello")


async def test_a_new_link_lets_another_device_in_beside(server: Server) -> None:
    async with Device(server) as old, Device(server) as new:
        made = await old.make_table("drakon", "A", "B", start=True)
        table = f"/api/tables/{made['id']}"
        async with old.look(made["id"], 0) as look:
            fresh = (await old.post(f"{table}/seats/0/link", {}))["secret"]
            await new.post(f"{table}/enter", {"secret": fresh})
            async with new.look(made["id"], 0) as beside:
                seq = await beside.do("say", phrase="hello")
                await look.until(lambda look: look.seq >= seq)


async def test_the_host_invites_anew_while_nobody_sits_there(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest:
        made = await host.make_table("drakon", "A", "link")
        table = f"/api/tables/{made['id']}"
        secret = (await host.post(f"{table}/seats/1/link", {}))["secret"]
        await guest.post(f"{table}/enter", {"secret": secret})
        await guest.post(f"{table}/seats/1", {"name": "Guest"})
        assert (await host.refused("POST", f"{table}/seats/1/link", {}))[0] == 403


# --- forged -------------------------------------------------------------------------------------------


async def test_nobody_acts_for_another(server: Server) -> None:
    async with Device(server) as host, Device(server) as stranger:
        made = await host.make_table("drakon", "A", "B", start=True)
        other = await host.make_table("drakon", "A", "B", start=True)
        await stranger.make_table("drakon", "A", "B")
        cookie = stranger.http.cookies["saurian"]
        body, _, signature = host.http.cookies["saurian"].partition(".")
        forged = [
            {"Authorization": f"Bearer {made['secrets']['1']}"},
            {"Authorization": f"Bearer {other['secrets']['0']}"},
            {"Authorization": "Bearer"},
            {"Authorization": f"Basic {made['secrets']['0']}"},
            {"Cookie": f"saurian={cookie}"},
            {"Cookie": f"saurian={body}x.{signature}"},
            {"Cookie": f"saurian={body}"},
            {"Cookie": "saurian=\xff"},
            {},
        ]
        command = {"type": "say", "id": "x", "phrase": "hello"}
        path = f"/api/tables/{made['id']}/seats/0/commands"
        for headers in forged:
            raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.post(path, json=command, headers=raw)).status_code == 403, headers
            assert await close_code_of(live_url(server.url, made["id"], 0), headers) == 4403, headers
        async with stranger.look(made["id"]) as spectator:
            assert await spectator.fail("say", phrase="hello") == "refused-spectator"
            assert await spectator.fail("move", move="x", seen=1) == "refused-spectator"
        assert (await host.get(f"/api/tables/{made['id']}"))["seq"] == 1


async def test_other_pages_and_names_are_turned_away(server: Server) -> None:
    wish = {"game": "drakon", "seats": [{"kind": "link"}] * 2}
    async with httpx.AsyncClient(base_url=server.url) as http:
        for headers, status in [
            ({"Origin": "http://evil.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Host": "evil.example"}, 421),
            ({"Origin": server.url}, 201),
        ]:
            assert (await http.post("/api/tables", json=wish, headers=headers)).status_code == status
        made = (await http.post("/api/tables", json=wish)).json()
    with pytest.raises(InvalidStatus):
        async with connect(
            live_url(server.url, made["id"], None), origin=Origin("http://evil.example"), proxy=None
        ):
            pass


async def test_what_browsers_are_told(server: Server) -> None:
    """No script in a page, none from elsewhere; a cookie that no script can read and no other page sends."""
    wish = {"game": "drakon", "seats": [{"kind": "device", "name": "A"}, {"kind": "link"}]}
    async with httpx.AsyncClient(base_url=server.url) as http:
        made = await http.post("/api/tables", json=wish)
        secure = await http.post(
            "/api/tables", json=wish, headers={"cookie": "", "x-forwarded-proto": "https"}
        )
        answers = [made, await http.get("/"), await http.get("/api/nothing"), await http.get("/health")]
        answers.append(await http.post("/api/tables", headers={"origin": "http://evil.example"}))
    name, *flags = made.headers["set-cookie"].split("; ")
    assert name.startswith("saurian=")
    assert {flag.lower() for flag in flags} >= {"httponly", "samesite=strict", "path=/"}
    assert "secure" not in made.headers["set-cookie"].lower()
    assert "secure" in secure.headers["set-cookie"].lower()
    for answer in answers:
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert not {"script-src", "script-src-elem", "worker-src"} & policy.keys()  # so it is as the default
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert policy["connect-src"] == policy["form-action"] == "'self'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


async def test_too_large_is_refused_announced_or_not(server: Server) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 10_000

    async with httpx.AsyncClient(base_url=server.url) as http:
        assert (await http.post("/api/tables", content=b" " * 100_000)).status_code == 413
        answer = await http.post("/api/tables", content=parts())
        assert answer.status_code == 413
        assert answer.json()["problem"]["id"] == "refused-too-large"


@pytest.mark.parametrize(
    "body",
    [
        b'{"\\ud800": 1}',
        b'{"game": "drakon", "seats": [{"kind": "link"}, {"kind": "link"}], "options": {"\\udfff": 1}}',
        b'{"game": "drakon", "seats": [{"kind": "link"}, {"kind": "link"}], "options": {"first": NaN}}',
        b'{"game": "drakon", "seats": [{"kind": "link"}, {"kind": "link"}], "options": {"first": %b}}'
        % (b"[" * 900 + b"]" * 900),
        b"[" * 60_000,
        b"\xff",
        b"{",
    ],
    ids=["half a character", "as an option", "no number", "deep", "deeper", "no text", "unfinished"],
)
@pytest.mark.parametrize("path", ["tables", "score"])
async def test_what_is_no_json_is_refused(server: Server, path: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post(f"/api/{path}", content=body, headers=headers)
    assert (answer.status_code, answer.json()["problem"]["id"]) == (422, "bad-request")


# --- rematch ------------------------------------------------------------------------------------------


async def finished_game(server: Server, host: Device, guest: Device) -> Json:
    """A game of two people that is over."""
    made = await host.make_table("draftosaurus", "Host", "link", options={"order": "quick"})
    table = f"/api/tables/{made['id']}"
    await guest.post(f"{table}/enter", {"secret": made["secrets"]["1"]})
    await guest.post(f"{table}/seats/1", {"name": "Guest"})
    async with sitting([server], made) as looks:
        await looks[0].do("start")
        assert await host.refused("POST", f"{table}/rematch") == (409, "refused-playing")
        await play_all(looks)
    return made


async def test_they_play_again_when_both_want_to(server: Server) -> None:
    async with Device(server) as host, Device(server) as guest, Device(server) as stranger:
        made = await finished_game(server, host, guest)
        table = f"/api/tables/{made['id']}"
        assert (await stranger.refused("POST", f"{table}/rematch"))[0] == 403
        async with guest.look(made["id"], 1) as look:
            again = (await host.post(f"{table}/rematch"))["id"]
            await look.until(lambda look: look.table["rematch"] == again)
            assert look.table["invitation"]["seat"] == 0
        shown = (await guest.get(f"/api/tables/{again}"))["table"]
        assert shown["stage"] == "open"
        assert [seat["invited"] for seat in shown["seats"]] == [False, True]
        assert shown["series"]["games"] == 1
        assert (await guest.post(f"{table}/rematch"))["id"] == again
        for device, seat in ((host, 0), (guest, 1)):
            told = await device.get(f"/api/tables/{again}")
            assert told["mine"] == [seat]
            assert told["table"]["stage"] == "playing"
            assert [one["name"] for one in told["table"]["seats"]] == ["Host", "Guest"]
            assert len((await device.get("/api/my-tables"))["tables"]) == 2
        async with sitting([server], {**made, "id": again}) as looks:
            await play_all(looks)
    assert looks[0].table["outcome"] == looks[1].table["outcome"]
    assert looks[0].table["series"]["games"] == 2


async def test_who_asks_at_the_same_time_meets_at_one_table(two_servers: tuple[Server, Server]) -> None:
    async with Device(two_servers[0]) as host, Device(two_servers[1]) as guest:
        made = await finished_game(two_servers[0], host, guest)
        path = f"/api/tables/{made['id']}/rematch"
        ids = await asyncio.gather(*(device.post(path) for device in (host, guest) * 3))
        assert len({answer["id"] for answer in ids}) == 1
        for seat, device in enumerate((host, guest)):
            async with device.look(ids[0]["id"], seat) as look:  # news may still be on its way to one of them
                await look.until(lambda look: look.table.get("stage") == "playing")


async def test_a_rematch_is_not_refused_by_a_process_that_has_not_heard_of_the_end(
    two_servers: tuple[Server, Server],
) -> None:
    """Asked right after the last move at the other process, before the bus can have brought the news."""
    async with Device(two_servers[0]) as host, Device(two_servers[1]) as guest:
        made = await finished_game(two_servers[0], host, guest)
        assert (await guest.post(f"/api/tables/{made['id']}/rematch"))["id"]


async def test_who_plays_against_bots_alone_waits_for_nobody(server: Server) -> None:
    async with Device(server) as host:
        made = await host.make_table("draftosaurus", "Host", "Guest", options={"order": "quick"}, start=True)
        async with sitting([server], made) as looks:
            await play_all(looks)
        again = (await host.post(f"/api/tables/{made['id']}/rematch"))["id"]
        assert (await host.get(f"/api/tables/{again}"))["table"]["stage"] == "playing"
