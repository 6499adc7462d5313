"""Rows of an answer, with where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

if TYPE_CHECKING:
    import pandas
    import polars

Row = TypeVar("Row", bound=Mapping[str, Any])


def columns_of(rows: Iterable[Mapping[str, Any]], names: Iterable[str]) -> dict[str, list[Any]]:
    """Rows by column; what a row does not have is None. Without rows the columns are there, too."""
    given = list(rows)
    return {name: [row.get(name) for row in given] for name in names}


@dataclass(frozen=True)
class Table(Sequence[Row], Generic[Row]):
    """Rows that state their release, whether they came from the cache, and what else the site said.

    It is a sequence of dicts; ``columns`` has the same by column, and is what data frames are made from.
    """

    #: Values by the name of their column, all of the same length.
    columns: dict[str, list[Any]]
    #: The data release that every row comes from.
    release: str
    #: True if the site did not answer, and any of this was kept from an earlier call.
    from_cache: bool = False
    #: Inputs that led to nothing, each with its reason. They have a row, too, where there is one for each input.
    missing: dict[str, str] = field(default_factory=dict)
    #: What the answer says beside its rows.
    facts: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def rows(self) -> list[Row]:
        """Made when they are first wanted: a data frame has no use for 100,000 dicts."""
        names = tuple(self.columns)
        return [cast(Row, dict(zip(names, values))) for values in zip(*self.columns.values())]

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __repr__(self) -> str:
        kept = ", from the cache" if self.from_cache else ""
        gone = f", {len(self.missing)} missing" if self.missing else ""
        return f"<Table of {len(self)} rows{gone}, release {self.release}{kept}>"

    def to_pandas(self) -> pandas.DataFrame:
        """A data frame; ``attrs`` has the release. Whole numbers stay whole where some are missing. Needs pandas."""
        import pandas

        frame = pandas.DataFrame({name: _exact(values) for name, values in self.columns.items()})
        # Not `missing`: pandas copies attrs with every selection.
        frame.attrs.update(release=self.release, from_cache=self.from_cache)
        return frame

    def to_polars(self) -> polars.DataFrame:
        """A polars data frame, which has no place for the release: keep the table. Needs polars."""
        import polars

        return polars.DataFrame(self.columns, strict=False, infer_schema_length=None)


def _exact(values: list[Any]) -> Any:
    """pandas would turn keys into floating-point numbers wherever one is missing."""
    if type(next((value for value in values if value is not None), None)) is not int or set(map(type, values)) != {int, type(None)}:
        return values
    import numpy
    import pandas

    # Three times as fast as leaving the search for None to pandas.
    mask = numpy.fromiter((value is None for value in values), dtype=bool, count=len(values))
    return pandas.arrays.IntegerArray(numpy.array([value or 0 for value in values], dtype="int64"), mask)
