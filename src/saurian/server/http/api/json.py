"""How bodies are read and written."""

from collections.abc import Callable, Coroutine
from json import JSONDecodeError
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic_core import from_json, to_json
from starlette.responses import JSONResponse


class Json(JSONResponse):
    """JSON, quickly."""

    def render(self, content: Any) -> bytes:
        """As bytes."""
        return to_json(content)


class _StrictRequest(Request):
    """Python's reader lets through what is no JSON, and what cannot be written again: NaN, halves of a
    character, lists in lists without end."""

    async def json(self) -> Any:
        """The body."""
        try:
            return from_json(await self.body(), allow_inf_nan=False)
        except ValueError as error:
            raise JSONDecodeError(str(error), "", 0) from None


class StrictRoute(APIRoute):
    """For what takes a body."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """As ever, but strict."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(_StrictRequest(request.scope, request.receive))

        return strictly
