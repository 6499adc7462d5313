"""Requests over one connection: pinned to a release, tried again as the site asks, and kept on disk."""

from __future__ import annotations

import gzip
import http.client
import json
import random
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit
from urllib.request import getproxies, proxy_bypass

from .cache import Answer, Cache
from .errors import AccessDenied, RosetteError, SiteUnavailable, StaleAnswer, error_of, not_startable
from .version import VERSION

Result = TypeVar("Result")

#: Tries of a request whose connection breaks, or that the site is too busy for.
MOST_TRIES = 5
_RETRIED = (429, 502, 503, 504)
#: A site that did not answer is not waited for again so soon: the next call goes to the cache after one try.
_DOWN_SECONDS = 60.0


class Transport:
    """Sends requests to one site. One at a time, also if several threads share it."""

    def __init__(
        self,
        site: str,
        *,
        release: str | None,
        token: str | None,
        cache: Path | None,
        timeout: float,
        longest_wait: float,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        parts = urlsplit(site)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{site!r} is not the address of a site; it begins with https://")
        if token and parts.scheme == "http" and parts.hostname not in ("localhost", "127.0.0.1", "::1"):
            raise ValueError("A token is sent only to addresses with https://, because anyone on the way could read it.")
        self.site = site.rstrip("/")
        self.release = release
        self._parts = parts
        self._token = token
        self._cache = Cache(cache, site=self.site, token=token) if cache else None
        self._timeout = timeout
        self._longest_wait = longest_wait
        self._sleep = sleep
        self._connection: http.client.HTTPConnection | None = None
        self._lock = threading.Lock()
        self._down_until = 0.0

    def get(self, path: str, query: Mapping[str, Any] | None = None) -> Answer:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        return self.ask("GET", f"{path}?{urlencode(given)}" if given else path)

    def post(self, path: str, body: Any) -> Answer:
        return self.ask("POST", path, body)

    def ask(self, method: str, path: str, body: Any = None, *, is_kept: bool = True) -> Answer:
        """An answer of the site; if there is none, that of the cache, with a warning."""
        text = None if body is None else json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        request = f"{method} {path} {text or ''}"
        cache = self._cache if is_kept else None
        with self._lock:
            try:
                answer = self._retrying(lambda: self._read(method, path, text, self._headers(text)))
            except SiteUnavailable as error:
                kept = cache.find(request, self.release) if cache else None
                if kept is None:
                    raise
                self.release = self.release or kept.release
                warnings.warn(f"{error} This is the answer to an earlier call, from release {kept.release}.", StaleAnswer, stacklevel=5)
                return kept
            # What follows is answered from the same release.
            self.release = self.release or answer.release or None
            if cache and answer.release:
                cache.keep(request, answer)
            return answer

    def start(self, path: str, body: Any) -> Answer:
        """Starts something. Requested twice with one key, the site starts it once. Access tokens usually only read, so that one is sent only
        where the site wants to know who asks.
        """
        text = json.dumps(body, ensure_ascii=False)
        key = {"Idempotency-Key": str(uuid.uuid4())}
        with self._lock:
            try:
                return self._retrying(lambda: self._read("POST", path, text, {**self._headers(text, token=None), **key}))
            except AccessDenied as error:
                if self._token is None:
                    raise not_startable(error, self.site) from error
            try:
                return self._retrying(lambda: self._read("POST", path, text, {**self._headers(text), **key}))
            except AccessDenied as error:
                raise not_startable(error, self.site) from error

    def stream(self, path: str, query: Mapping[str, Any]) -> Iterator[bytes]:
        """A file, a piece at a time."""
        with self._lock:
            response = self._retrying(lambda: self._open("GET", f"{path}?{urlencode(query)}", None, self._headers(None, packed=False)))
            try:
                while piece := response.read(1 << 16):
                    yield piece
            except (OSError, http.client.HTTPException) as error:
                raise SiteUnavailable(f"{self.site} stopped in the middle of {path} ({error}). Download it again.") from error
            finally:
                self.close()

    def _headers(self, text: str | None, *, token: str | None = "own", packed: bool = True) -> dict[str, str]:
        token = self._token if token == "own" else token
        return {
            "Accept": "application/json, text/plain;q=0.9, */*;q=0.8",
            "User-Agent": f"rosette-arabidopsis/{VERSION}",
            **({"Accept-Encoding": "gzip"} if packed else {}),
            **({"Rosette-Release": self.release} if self.release else {}),
            **({"Authorization": f"Bearer {token}"} if token else {}),
            **({"Content-Type": "application/json"} if text is not None else {}),
        }

    def _retrying(self, attempt: Callable[[], Result]) -> Result:
        """Tries again when the connection breaks or the site is busy, after as many seconds as the site says."""
        waited = 0.0
        tries = 1 if time.monotonic() < self._down_until else MOST_TRIES
        for tried in range(1, tries + 1):
            was_open = self._connection is not None
            wait = min(8.0, 0.5 * 2 ** (tried - 1)) * random.uniform(0.75, 1.25)
            problem: RosetteError
            try:
                result = attempt()
                self._down_until = 0.0
                return result
            except (OSError, http.client.HTTPException) as error:
                self.close()
                problem = SiteUnavailable(f"{self.site} does not answer ({error or type(error).__name__}).")
                # The site closes a connection that nothing was sent over for a while.
                wait = 0.0 if was_open and tried == 1 else wait
            except RosetteError as error:
                if error.status not in _RETRIED:
                    raise
                problem = error
                wait = error.retry_after if error.retry_after is not None else wait
            if tried == tries or waited + wait > self._longest_wait:
                if isinstance(problem, SiteUnavailable):
                    self._down_until = time.monotonic() + _DOWN_SECONDS
                raise problem
            waited += wait
            self._sleep(wait)
        raise AssertionError("the last try returns or raises")

    def _read(self, method: str, path: str, text: str | None, headers: Mapping[str, str]) -> Answer:
        response = self._open(method, path, text, headers)
        content = response.read()
        is_packed = response.headers.get("content-encoding") == "gzip"
        body = gzip.decompress(content) if is_packed else content
        return Answer(body, response.headers.get("rosette-release", ""), packed=content if is_packed else b"")

    def _open(self, method: str, path: str, text: str | None, headers: Mapping[str, str]) -> http.client.HTTPResponse:
        """A response that is a success, still to be read."""
        self._connection = self._connection or self._connect()
        self._connection.request(method, f"{self._parts.path.rstrip('/')}{path}", _encoded(text), dict(headers))
        response = self._connection.getresponse()
        if 200 <= response.status < 300:
            return response
        if 300 <= response.status < 400:
            response.read()
            raise RosetteError(f"{self.site} sends on to {response.headers.get('location')}; give the address of the site there.")
        raise error_of(
            response.status,
            _json(_content(response)),
            release=response.headers.get("rosette-release", ""),
            pinned=headers.get("Rosette-Release"),
            has_token="Authorization" in headers,
            retry_after=response.headers.get("retry-after"),
        )

    def _connect(self) -> http.client.HTTPConnection:
        host, port = self._parts.hostname or "", self._parts.port
        if self._parts.scheme == "http":
            return http.client.HTTPConnection(host, port, timeout=self._timeout)
        proxy = urlsplit("" if proxy_bypass(host) else getproxies().get("https", ""))
        if proxy.hostname is None:
            return http.client.HTTPSConnection(host, port, timeout=self._timeout)
        # Many institutes let nothing out but through their proxy (HTTPS_PROXY).
        connection = http.client.HTTPSConnection(proxy.hostname, proxy.port, timeout=self._timeout)
        connection.set_tunnel(host, port)
        return connection

    def close(self) -> None:
        if self._connection:
            self._connection.close()
        self._connection = None


def _encoded(text: str | None) -> bytes | None:
    """Halves of characters, as file names of old systems have them, are no names of anything."""
    return None if text is None else text.encode("utf-8", "replace")


def _json(content: bytes) -> Mapping[str, Any]:
    try:
        value = json.loads(content)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _content(response: http.client.HTTPResponse) -> bytes:
    content = response.read()
    return gzip.decompress(content) if response.headers.get("content-encoding") == "gzip" else content
