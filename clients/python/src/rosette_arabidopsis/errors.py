"""What can go wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class RosetteError(Exception):
    """The site refused a request. ``code`` comes from a closed list; ``request_id`` helps the operator to find it."""

    def __init__(
        self,
        message: str,
        *,
        reason: str = "",
        code: str = "",
        status: int = 0,
        request_id: str = "",
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        #: What the site said, without the advice.
        self.reason = reason or message
        #: Seconds after which asking again makes sense.
        self.retry_after = retry_after
        self.code = code
        self.status = status
        self.request_id = request_id


class InvalidRequest(RosetteError):
    """The request makes no sense to the site; the message names what to change."""


class AccessDenied(RosetteError):
    """The site knows who asks, or that nobody is named, and does not answer."""


class NotFound(RosetteError):
    """There is no such record, list, run or file in this release."""


class TooManyRequests(RosetteError):
    """A limit was reached, and it did not pass while the client waited."""


class ReleaseNotHeld(RosetteError):
    """The pinned release is not held any more. ``served`` is the one that the site serves now."""

    def __init__(self, message: str, *, served: str, **facts: Any) -> None:
        super().__init__(message, **facts)
        self.served = served


class SiteUnavailable(RosetteError):
    """The site did not answer, and the cache has no answer to this request."""


class StaleAnswer(UserWarning):
    """The site did not answer; what is shown was kept from an earlier call."""


def error_of(
    status: int,
    problem: Mapping[str, Any],
    *,
    release: str,
    pinned: str | None,
    has_token: bool,
    retry_after: str | None = None,
) -> RosetteError:
    """The error for an answer that is not a success; its text ends with what to do."""
    code = str(problem.get("code", ""))
    message = str(problem.get("message") or f"The site answered with status {status}.")
    facts: dict[str, Any] = {"reason": message, "code": code, "status": status, "request_id": str(problem.get("requestId", ""))}
    if retry_after is not None and retry_after.isdigit():
        facts["retry_after"] = float(retry_after)
    if status == 409 and pinned is not None and release != pinned:
        advice = f"Make a new client with release={release!r}, or with none to follow the site, and run everything again."
        return ReleaseNotHeld(f"{message} {advice}", served=release, **facts)
    if code == "invalid_token":
        return AccessDenied(f"{message} Set ROSETTE_TOKEN to a token from your profile page, or unset it.", **facts)
    if status in (401, 403):
        advice = "Your token's account may not see this." if has_token else "Set ROSETTE_TOKEN to an access token from your profile page."
        return AccessDenied(f"{message} {advice}", **facts)
    if status == 404:
        return NotFound(message, **facts)
    if status == 429:
        return TooManyRequests(f"{message} Send fewer requests, or use one call for many ids.", **facts)
    if status >= 500:
        return SiteUnavailable(f"{message} (request {facts['request_id'] or 'unknown'})", **facts)
    return InvalidRequest(f"{message}{_issues(problem.get('issues'))}", **facts)


def not_startable(error: RosetteError, site: str) -> AccessDenied:
    """What is started here belongs to somebody who is logged in."""
    advice = f"On this site, start it in the browser, at {site}; a token can only read what came of it."
    return AccessDenied(f"{error.reason} {advice}", code=error.code, status=error.status, request_id=error.request_id)


def _issues(issues: object) -> str:
    if not isinstance(issues, Sequence) or isinstance(issues, str):
        return ""
    return "".join(f" {issue.get('path')}: {issue.get('message')}." for issue in issues if isinstance(issue, Mapping))
