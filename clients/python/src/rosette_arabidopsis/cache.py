"""Answers on disk, for the time at which the site does not answer."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path

#: Of all answers of one site to one account; the oldest go first.
MOST_BYTES = 2 << 30


@dataclass(frozen=True)
class Answer:
    body: bytes
    release: str
    from_cache: bool = False
    #: The same as it was sent, in gzip; empty if it was not.
    packed: bytes = field(default=b"", repr=False, compare=False)


def default_folder() -> Path:
    """``ROSETTE_CACHE``, or the folder for caches of this system."""
    named = os.environ.get("ROSETTE_CACHE")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(named) if named else Path(base) / "rosette-arabidopsis"


class Cache:
    """One file for each request and release. What one account may see is not given to another, so its token is part of the name."""

    def __init__(self, folder: Path, *, site: str, token: str | None, most_bytes: int = MOST_BYTES) -> None:
        owner = json.dumps([site, hashlib.sha256((token or "").encode()).hexdigest()])
        self._folder = folder / hashlib.sha256(owner.encode()).hexdigest()[:16]
        self._most_bytes = most_bytes
        #: Bytes in the folder; None until they were counted.
        self._size: int | None = None

    def keep(self, request: str, answer: Answer) -> None:
        """A full disk, or a folder that cannot be written, is no reason to lose an answer."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            content = answer.packed or gzip.compress(answer.body, 1)
            self._write(self._path(request, answer.release), content)
            if self.last_release() != answer.release:
                self._write(self._folder / "last-release", answer.release.encode())
            self._size = self._bytes() if self._size is None else self._size + len(content)
            if self._size > self._most_bytes:
                self._drop_oldest()
        except OSError:
            return

    def find(self, request: str, release: str | None) -> Answer | None:
        wanted = release or self.last_release()
        if wanted is None:
            return None
        try:
            packed = self._path(request, wanted).read_bytes()
            return Answer(gzip.decompress(packed), wanted, from_cache=True)
        except (OSError, EOFError, zlib.error):
            return None

    def last_release(self) -> str | None:
        try:
            return (self._folder / "last-release").read_text() or None
        except OSError:
            return None

    def _path(self, request: str, release: str) -> Path:
        return self._folder / f"{hashlib.sha256(f'{release} {request}'.encode('utf-8', 'replace')).hexdigest()}.gz"

    def _write(self, path: Path, content: bytes) -> None:
        # Renamed into place, so that nobody reads half of it.
        handle, name = tempfile.mkstemp(dir=self._folder)
        try:
            with open(handle, "wb") as file:
                file.write(content)
            os.replace(name, path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def _bytes(self) -> int:
        return sum(entry.stat().st_size for entry in os.scandir(self._folder))

    def _drop_oldest(self) -> None:
        """Down to nine tenths, so that not every answer looks through the folder."""
        files = sorted(((file.stat(), file) for file in self._folder.glob("*.gz")), key=lambda each: each[0].st_mtime_ns)
        left = sum(facts.st_size for facts, _ in files)
        for facts, file in files:
            if left <= self._most_bytes * 0.9:
                break
            file.unlink(missing_ok=True)
            left -= facts.st_size
        self._size = left
