"""Arabidopsis data from a Rosette site. Begin with ``Rosette("https://…")``."""

from .client import Rosette
from .errors import (
    AccessDenied,
    InvalidRequest,
    NotFound,
    ReleaseNotHeld,
    RosetteError,
    SiteUnavailable,
    StaleAnswer,
    TooManyRequests,
)
from .record import Record
from .results import Results
from .table import Table
from .version import VERSION

__version__ = VERSION

__all__ = [
    "AccessDenied",
    "InvalidRequest",
    "NotFound",
    "Record",
    "ReleaseNotHeld",
    "Results",
    "Rosette",
    "RosetteError",
    "SiteUnavailable",
    "StaleAnswer",
    "Table",
    "TooManyRequests",
    "__version__",
]
