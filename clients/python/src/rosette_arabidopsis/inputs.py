"""Ids as people have them: in a text, a list or a column of a data frame. Each is requested once, and has its rows in its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any, TypeVar

Item = TypeVar("Item")

_SIGN = re.compile("[^\\s\x00-\x1f\x7f-\x9f\u200b]")
_MODEL = re.compile(r"AT[1-5CM]G\d{5}\.\d{1,3}", re.IGNORECASE)

#: Longer texts are no names, and the site refuses them.
LONGEST_ID = 200
#: Below what the site takes as one request, with quotes and commas.
MOST_BYTES = 1_900_000

NO_SUCH_NAME = "the release has no such name"


@dataclass(frozen=True)
class Inputs:
    """Ids in the order given. What is requested from the site are their texts, each once, without blank and overlong ones."""

    given: list[str]
    requested: list[str]
    #: Of each input, its index among those requested; -1 if it is not requested.
    at: list[int]
    #: Of each input, the index of the first one with the same text; None in that one.
    same_as: list[int | None]

    def spread(self, values: list[Item]) -> list[Item]:
        """A value for every input. ``values`` has one for each id that was requested, and one more, for inputs that were not."""
        return list(map(values.__getitem__, self.at))


# Written for lists of 100,000: what can be left to map, zip and dict is several times faster than a loop.
def read_inputs(ids: str | Iterable[Any]) -> Inputs:
    given = listed(ids)
    texts = list(map(str.strip, given))
    first: dict[str, int] = {}
    firsts = list(map(first.setdefault, texts, range(len(texts))))
    requested = [each for each in first if len(each) <= LONGEST_ID and (each.isalnum() or _SIGN.search(each))]
    index_of = dict(zip(requested, range(len(requested))))
    at = list(map(index_of.get, texts, repeat(-1)))
    if len(first) == len(texts):
        return Inputs(given, requested, at, [None] * len(given))
    return Inputs(given, requested, at, [None if earlier == index else earlier for index, earlier in enumerate(firsts)])


def listed(ids: str | Iterable[Any]) -> list[str]:
    """A text is split at blanks, commas and semicolons; of anything else each item is one id, missing values included."""
    if isinstance(ids, str):
        return [each for each in re.split(r"[\s,;]+", ids) if each]
    values = list(ids)
    return values if set(map(type, values)) <= {str} else [each if isinstance(each, str) else _as_text(each) for each in values]


def _as_text(value: Any) -> str:
    """Missing values of Python, NumPy and pandas are blank. NaN differs from itself, and pandas.NA from whatever it is compared with."""
    if value is None or type(value).__name__ in ("NAType", "NaTType"):
        return ""
    return "" if value != value else str(value)


def is_gene_model(text: str) -> bool:
    return _MODEL.fullmatch(text.strip()) is not None


def in_parts(items: Sequence[Item], size: int) -> list[list[Item]]:
    return [list(items[start : start + size]) for start in range(0, len(items), size)]


def ids_in_parts(ids: Sequence[str], size: int) -> Iterator[list[str]]:
    """Parts of so many ids at most, and of no more bytes than one request may have."""
    for part in in_parts(ids, size):
        text = "".join(part)
        # As JSON: two quotes and a comma for each, and escapes where there are any.
        length = len(text.encode("utf-8", "replace")) + 3 * len(part) + text.count('"') + text.count("\\")
        if length <= MOST_BYTES:
            yield part
        else:
            yield from ids_in_parts(part, (len(part) + 1) // 2)


def reason_of(bucket: str, candidates: Iterable[Mapping[str, Any]] = ()) -> str:
    """Why an id led to nothing."""
    if bucket == "unknown":
        return NO_SUCH_NAME
    names = ", ".join(str(each["label"]) for each in candidates)
    if bucket == "ambiguous":
        return f"it may mean {names}"
    if bucket == "obsolete":
        return f"it is obsolete; now {names}" if names else "it is obsolete"
    return "the release has nothing of it"
