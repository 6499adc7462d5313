"""One record, with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Record(dict[str, Any]):
    """A dict that states its release, and whether it came from the cache."""

    def __init__(self, facts: Mapping[str, Any], *, release: str, from_cache: bool) -> None:
        super().__init__(facts)
        self.release = release
        self.from_cache = from_cache
