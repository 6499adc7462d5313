"""How far long work is, as a line on the terminal or below the cell of a notebook."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Sequence, Sized
from typing import TypeVar

Part = TypeVar("Part", bound=Sized)

#: Shorter work shows nothing.
QUIET_SECONDS = 1.0
_WIDTH = 30


def is_watched() -> bool:
    """Whether somebody looks: at a terminal or, where standard error is none, in a notebook."""
    return sys.stderr.isatty() or ("ipykernel" in sys.modules and "JPY_PARENT_PID" in os.environ)


class Progress:
    """Counts up to a total, or without one where nobody knows it."""

    def __init__(self, of: str, total: int | None, *, is_shown: bool) -> None:
        self._of = of
        self._total = total
        self._done = 0
        self._began = time.monotonic()
        self._is_shown = is_shown
        self._longest = 0

    def add(self, count: int = 1) -> None:
        self._done += count
        if self._is_shown and time.monotonic() - self._began > QUIET_SECONDS:
            self._write(self._line())

    def end(self) -> None:
        """The line stays, so that a log shows what was done."""
        if self._longest > 0:
            self._write(self._line())
            print(file=sys.stderr)

    def _line(self) -> str:
        passed = time.monotonic() - self._began
        if self._total is None:
            return f"{self._of}: {passed:.0f} s"
        share = min(1.0, self._done / self._total) if self._total else 1.0
        bar = "#" * int(share * _WIDTH)
        left = f", {passed / share - passed:.0f} s left" if 0 < share < 1 else ""
        return f"{self._of} [{bar:.<{_WIDTH}}] {self._done:,} of {self._total:,}{left}"

    def _write(self, line: str) -> None:
        self._longest = max(self._longest, len(line))
        print(f"\r{line:<{self._longest}}", end="", file=sys.stderr, flush=True)


def each_part(parts: Sequence[Part], of: str, *, is_shown: bool) -> Iterator[Part]:
    """The parts of long work, counted by what they hold."""
    progress = Progress(of, sum(map(len, parts)), is_shown=is_shown)
    try:
        for part in parts:
            yield part
            progress.add(len(part))
    finally:
        progress.end()
