"""Access to seats: the secret of a seat's link, the cookie of a device, and what is stored of both."""

import hashlib
import secrets
from collections.abc import Mapping

from itsdangerous import BadSignature, Signer

from saurian.server.secrets import SECRET_BYTES, hashed
from saurian.server.storage.store import Store

COOKIE = "saurian"
KEY_NAME = "cookies"


class Devices:
    """Browsers know themselves by a signed cookie."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="device", digest_method=hashlib.sha256)

    @classmethod
    async def load(cls, store: Store) -> "Devices":
        """With the key that all servers of the database share."""
        return cls(await store.shared_key(KEY_NAME, secrets.token_urlsafe(32)))

    def new_cookie(self) -> str:
        """For a device that has none."""
        return self._signer.sign(secrets.token_urlsafe(SECRET_BYTES)).decode()

    def device(self, cookie: str | None) -> str | None:
        """The hash of the device that has the cookie; None: the cookie is not ours."""
        if cookie is None:
            return None
        try:
            return hashed(self._signer.unsign(cookie).decode())
        except BadSignature:
            return None


class Access:
    """Finds out who is asking."""

    def __init__(self, store: Store, devices: Devices) -> None:
        self._store = store
        self._devices = devices

    async def chairs(
        self, table_id: str, headers: Mapping[str, str], cookies: Mapping[str, str]
    ) -> frozenset[int]:
        """The chairs at a table that the asker holds: by the seat's own token, or by the device's cookie."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            chair = await self._store.chair_of_secret(table_id, hashed(token.strip()))
            return frozenset() if chair is None else frozenset({chair})
        device = self._devices.device(cookies.get(COOKIE))
        return frozenset() if device is None else await self._store.chairs_of_device(table_id, device)
