"""A connection as the functions of this package use it: parsed answers, progress, and tables that say where they come from."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from typing import Any, TypeVar

from .cache import Answer
from .errors import RosetteError
from .progress import Progress, each_part
from .table import Table
from .transport import Transport

Part = TypeVar("Part", bound=Sized)


class Session:
    def __init__(self, transport: Transport, *, progress: bool) -> None:
        self.transport = transport
        self._is_watched = progress
        self._local = threading.local()

    def get(self, path: str, query: Mapping[str, Any] | None = None) -> Answer:
        return self._noted(self.transport.get(path, query))

    def post(self, path: str, body: Any) -> Answer:
        return self._noted(self.transport.post(path, body))

    def json(self, answer: Answer) -> Any:
        try:
            return json.loads(answer.body)
        except ValueError as error:
            raise RosetteError(f"{self.transport.site} did not answer with JSON; is it the address of a Rosette site?") from error

    def text(self, answer: Answer) -> str:
        return answer.body.decode()

    @contextmanager
    def counting(self) -> Iterator[list[Answer]]:
        """The answers that a result is made of."""
        seen: list[Answer] = []
        self._counted().append(seen)
        try:
            yield seen
        finally:
            self._counted().pop()

    def table(
        self, columns: dict[str, list[Any]], seen: Sequence[Answer], *, missing: Mapping[str, str] | None = None, **facts: Any
    ) -> Table[Any]:
        if not seen:
            # Nothing had to be requested; the table still says which release has nothing to say.
            seen = [self.get("/api/release")]
        return Table(columns, seen[-1].release, any(each.from_cache for each in seen), dict(missing or {}), facts)

    def steps(self, parts: Sequence[Part], of: str) -> Iterator[Part]:
        """The parts of long work, with a line that says how far it is."""
        return each_part(parts, of, is_shown=self._is_watched)

    def progress(self, of: str, total: int | None) -> Progress:
        return Progress(of, total, is_shown=self._is_watched)

    def _noted(self, answer: Answer) -> Answer:
        for seen in self._counted():
            seen.append(answer)
        return answer

    def _counted(self) -> list[list[Answer]]:
        """Of this thread; a function that uses another counts its answers, too."""
        if not hasattr(self._local, "seen"):
            self._local.seen = []
        counted: list[list[Answer]] = self._local.seen
        return counted
