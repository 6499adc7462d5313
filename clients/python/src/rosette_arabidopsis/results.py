"""Results of a search, fetched a page at a time while they are needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .session import Session
from .table import Table, columns_of

if TYPE_CHECKING:
    import pandas
    import polars

#: Rows of a page.
PAGE = 250


class Results(Iterator[dict[str, Any]]):
    """An iterator over the rows of a search. ``table()`` and the data frames fetch all that are left."""

    def __init__(self, session: Session, path: str, body: Mapping[str, Any]) -> None:
        self._session = session
        self._path = path
        self._body = body
        self._place: dict[str, Any] | None = {"page": 1}
        self._rows: Iterator[dict[str, Any]] = iter(())
        self._total = 0
        #: The data release that the rows come from.
        self.release: str = ""
        #: True if the site did not answer, and any page was kept from an earlier call.
        self.from_cache: bool = False
        self._fetch(self._place)

    @property
    def total(self) -> int:
        """Rows on all pages."""
        return self._total

    def __next__(self) -> dict[str, Any]:
        while True:
            row = next(self._rows, None)
            if row is not None:
                return row
            if self._place is None:
                raise StopIteration
            self._fetch(self._place)

    def __repr__(self) -> str:
        kept = ", from the cache" if self.from_cache else ""
        return f"<Results, {self.total:,} rows in all, release {self.release}{kept}>"

    def table(self) -> Table[dict[str, Any]]:
        """What has not been read yet, as a table."""
        progress = self._session.progress("search", self._total)
        rows: list[dict[str, Any]] = []
        try:
            for row in self:
                rows.append(row)
                if len(rows) % PAGE == 0:
                    progress.add(PAGE)
        finally:
            progress.end()
        # Some rows have fields that others lack.
        names = dict.fromkeys(name for row in rows for name in row)
        return Table(columns_of(rows, names), self.release, self.from_cache)

    def to_pandas(self) -> pandas.DataFrame:
        return self.table().to_pandas()

    def to_polars(self) -> polars.DataFrame:
        return self.table().to_polars()

    def _fetch(self, place: Mapping[str, Any]) -> None:
        with self._session.counting() as seen:
            answer = self._session.json(self._session.post(self._path, {**self._body, "pageSize": PAGE, **place}))
        self.release = seen[-1].release
        self.from_cache = self.from_cache or seen[-1].from_cache
        self._total = answer["total"]
        self._rows = iter(answer["docs"])
        self._place = _next_page(place, answer)


def _next_page(place: Mapping[str, Any], answer: Mapping[str, Any]) -> dict[str, Any] | None:
    """Pages have numbers up to the first 10,000 rows, and cursors from the last of these on."""
    if not answer["docs"]:
        return None
    if answer.get("cursors") is not None:
        following = answer["cursors"]["next"]
        return None if following is None else {"cursor": following}
    return {"page": place["page"] + 1} if place["page"] * PAGE < answer["total"] else None
